import { vitePreprocess } from "@sveltejs/vite-plugin-svelte"
import { fileURLToPath } from "node:url"

// Svelte names styles after the path of their component. Seen from here, a game's component has its full path, and the
// client would come out differently in every folder it is built in.
const rootDir = fileURLToPath(new URL("..", import.meta.url))

export default { preprocess: vitePreprocess(), compilerOptions: { rootDir } }
