// The page of a table is a file of its own: who looks for a game does not wait for it.

type TablePage = typeof import("./TablePage.svelte")
let found: Promise<TablePage> | undefined

export const tablePage = (): Promise<TablePage> => (found ??= import("./TablePage.svelte").catch((e: unknown) => { found = undefined; throw e }))

if (location.pathname.startsWith("/t/")) tablePage().catch(() => {}) // while the words are on their way
