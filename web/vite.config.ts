import { svelte } from "@sveltejs/vite-plugin-svelte"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const GAME = /\/games\/([^/]+)\/web\/(?!Vignette)[^/]+$/
const RUNTIME = ["svelte", "svelte-reactivity", "svelte-internal-client"]

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
    rolldownOptions: {
      // Parts that another package brings are built elsewhere and share our one Svelte by these addresses.
      input: {
        index: here("./index.html"),
        ...Object.fromEntries(RUNTIME.map((name) => [`runtime/${name}`, here(`./src/runtime/${name}.ts`)])),
      },
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: (chunk) => (chunk.name.startsWith("runtime/") ? "[name].js" : "assets/[name]-[hash].js"),
        // What a game adds is one file, which its first table fetches; the pictures of all cards are there at once.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "games", name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME }] },
      },
    },
  },
})
