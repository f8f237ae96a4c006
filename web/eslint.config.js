// Lints the client and the games' browser parts. It is run from the top of the repository, where both are in reach.
import eslint from "@eslint/js"
import svelte from "eslint-plugin-svelte"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import tseslint from "typescript-eslint"
import svelteConfig from "./svelte.config.js"

const tsconfigRootDir = dirname(fileURLToPath(import.meta.url))

export default tseslint.config(
  { ignores: ["web/src/generated.ts"] },
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // svelte-check knows what is defined
      "no-console": "error",
      "prefer-const": "off", // svelte/prefer-const knows $props and $bindable
      "svelte/prefer-const": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "svelte/prefer-svelte-reactivity": "off", // our Maps and Sets are made anew, not changed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    // The parser takes the parameters of event handlers and snippets in a template for `any`; svelte-check knows their types.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
)
