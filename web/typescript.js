// Reads a JSON Schema from the standard input and writes its types: `node typescript.js src/generated.ts`.
import { compile } from "json-schema-to-typescript"
import { readFileSync, writeFileSync } from "node:fs"

const schema = JSON.parse(readFileSync(0, "utf8"))
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: "// Written by `python web/build.py check` from the structs of argosy.server.messages and of every game's facts.py.",
  format: false,
  unreachableDefinitions: true,
})
writeFileSync(process.argv[2], types)
