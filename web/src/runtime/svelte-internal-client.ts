// @ts-expect-error Svelte has no types for what its compiler imports.
export * from "svelte/internal/client"
