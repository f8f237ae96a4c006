import { svelte } from "@sveltejs/vite-plugin-svelte"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // Components of a game live beside its rules, outside this folder: they share our one Svelte.
    dedupe: ["svelte"],
    alias: { $client: here("./src"), $draw: here("../src/argosy/draw") },
  },
  build: {
    outDir: here("../build/web/dist"),
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
})
