// Tests of single modules. What a page does is tested in a browser: tests/browser.
import { mergeConfig } from "vitest/config"
import client from "./vite.config.ts"

export default mergeConfig(client, { resolve: { conditions: ["browser"] }, test: { include: ["tests/**/*.test.ts"], environment: "node" } })
