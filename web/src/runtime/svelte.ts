export * from "svelte"
