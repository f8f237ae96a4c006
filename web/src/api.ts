// Requests to the server. Every refusal becomes an Error with its sentence, in the reader's language, and its clause.

import type { Game, Guest, Hint, Line, Member, NewTable, Phrase, Problem, Rules, SceneData, TableInfo, View, Why } from "./types"
import { bringParts } from "./games"
import { client, language, t } from "./language.svelte"

export class Refused extends Error {
  /** `problem` says it once more with the words of a game and the names at a table. */
  constructor(readonly code: string, says: string, readonly clause = "", readonly status = 0, readonly problem: Phrase | null = null) {
    super(says)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { "X-Argosy": "1", "Accept-Language": language.code, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused("offline", t("page-offline"))
  }
  const text = await answer.text()
  if (answer.ok) return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T
  throw refusalOf(answer.status, text)
}

function refusalOf(status: number, text: string): Refused {
  let said: Partial<Problem> = {}
  try { said = JSON.parse(text) as Partial<Problem> } catch { /* not ours: a proxy's page */ }
  const { code = String(status), problem = null, clause = "" } = said
  return new Refused(code, saysOf(problem, said.says) || t("page-server-answered", { status }), clause, status, problem)
}

/** A problem in the reader's language; where its words are not known, as the server says it. */
export const saysOf = (problem: Phrase | null, says = "", { knows, say } = client) => (problem && knows(problem.id) ? say(problem) : says)

const get = <T>(path: string) => ask<T>("GET", path)
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body)
const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`
const query = (seat?: string | null) => (seat ? `?seat=${encodeURIComponent(seat)}` : "")

/** How long a game takes at least and at most; one that does not say comes last. */
function minutesOf(game: Game): [number, number] {
  const [least = Infinity, most = least] = (game.minutes.match(/\d+/g) ?? []).map(Number)
  return [least, most]
}

/** From the shortest to the longest. */
const byLength = (games: Game[]) => games.sort((a, b) => {
  const [least, most] = minutesOf(a), [otherLeast, otherMost] = minutesOf(b)
  return least < otherLeast ? -1 : least > otherLeast ? 1 : most < otherMost ? -1 : most > otherMost ? 1 : a.id.localeCompare(b.id)
})

let known: Promise<Game[]> | undefined
const books = new Map<string, Promise<Rules>>()

export interface CreateTable {
  game: string; seats: string[]; options?: Record<string, number>; visibility?: string
  clock?: { kind: string; seconds: number }; pace?: string; start?: string; hints?: boolean | null; title?: string
}

export const api = {
  games: () => (known ??= get<Game[]>("/api/games").then(byLength).then(bringParts).catch((e) => { known = undefined; throw e })),
  game: async (id: string) => {
    const found = (await api.games()).find((game) => game.id === id)
    if (!found) throw new Refused("unknown", t("page-no-such-game"), "", 404)
    return found
  },
  rules: (game: string) => {
    const path = `/api/games/${encodeURIComponent(game)}/rules?language=${language.code}`
    let book = books.get(path)
    if (!book) {
      book = get<Rules>(path)
      book.catch(() => books.delete(path))
      books.set(path, book)
    }
    return book
  },
  me: async (): Promise<Guest | null> => {
    try { return await get<Guest | null>("/api/guests/me") } catch (e) {
      if (e instanceof Refused && e.status === 401) return null // known to a server that is no more
      throw e
    }
  },
  guest: (name: string | null) => post<Guest>("/api/guests", { name }),
  rename: (name: string) => ask<Guest>("PATCH", "/api/guests/me", { name }),
  mine: () => get<TableInfo[]>("/api/guests/me/tables"),
  open: () => get<TableInfo[]>("/api/tables"),
  create: (table: CreateTable) => post<NewTable>("/api/tables", table),
  table: (id: string) => get<TableInfo>(at(id)),
  enter: (id: string, secret: string, name: string | null) => post<TableInfo>(at(id, "/enter"), { secret, name }),
  join: (id: string, seat: string | null = null, name: string | null = null) => post<TableInfo>(at(id, "/join"), { seat, name }),
  mute: (id: string, seat: string | null, muted: boolean) => post<TableInfo>(at(id, "/mute"), { seat, muted }),
  leave: (id: string, seat: string) => post<TableInfo>(at(id, "/leave"), { seat }),
  start: (id: string, fill: string | null) => post<TableInfo>(at(id, "/start"), { fill }),
  openSeat: (id: string, seat: string) => post<TableInfo>(at(id, `/seats/${seat}/open`)),
  seatBot: (id: string, seat: string, level: string) => post<TableInfo>(at(id, `/seats/${seat}/bot`), { level }),
  seatBack: (id: string, seat: string) => post<TableInfo>(at(id, `/seats/${seat}/back`)),
  invite: (id: string) => post<{ secret: string }>(at(id, "/invite")),
  members: (id: string) => get<Member[]>(at(id, "/members")),
  removeMember: (id: string, guest: string) => post<TableInfo>(at(id, `/members/${guest}/remove`)),
  seatLink: (id: string, seat: string) => post<{ secret: string }>(at(id, `/seats/${seat}/link`)),
  rematch: (id: string) => post<TableInfo>(at(id, "/rematch")),
  fork: (id: string, line: number, seat: string, level: string) =>
    post<TableInfo>(at(id, "/fork"), { at: line, seat, level }),
  backdrop: (id: string) => get<SceneData>(at(id, "/backdrop")),
  position: (id: string, n: number, seat?: string | null) => get<View>(at(id, `/positions/${n}`) + query(seat)),
  log: (id: string, after = 0, seat?: string | null) =>
    get<Line[]>(at(id, "/log") + `?after=${after}&limit=200${seat ? `&seat=${encodeURIComponent(seat)}` : ""}`),
  why: (id: string, body: { text?: string; place?: string; seat?: string | null }) => post<Why>(at(id, "/why"), body),
  hint: (id: string, seat: string | null) => post<Hint>(at(id, "/hint"), { seat }),
  recordAddress: (id: string) => at(id, "/record"),
}
