/* eslint-disable svelte/no-svelte-internal -- what Svelte's compiler imports: parts of games from elsewhere use ours */
// @ts-expect-error Svelte has no types for it.
export * from "svelte/internal/client"
