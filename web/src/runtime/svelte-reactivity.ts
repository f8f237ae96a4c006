export * from "svelte/reactivity"
