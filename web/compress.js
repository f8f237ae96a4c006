// Lays a compressed form beside every file of text that the server hands out: `app.js.br` and `app.js.gz`.
// Compressed once, here, as small as it goes; the server only chooses. Called by build.py after the build.
import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt"])
const WORTH = 0.9 // of the plain size: below that the reader has to unpack for next to nothing

const forms = {
  ".br": (plain) =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ".gz": (plain) => gzipSync(plain, { level: 9 }),
}

const folder = process.argv[2]
for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXTS.has(extname(name))) continue
  const plain = readFileSync(join(folder, name))
  for (const [ending, compress] of Object.entries(forms)) {
    const packed = compress(plain)
    if (packed.length < plain.length * WORTH) writeFileSync(join(folder, name + ending), packed)
  }
}
