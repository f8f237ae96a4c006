// How each kind of piece is drawn: declared in draw/kinds.json and, for those that only one game has, in games/<id>/kinds.json.
// draw/kinds.py reads the same files for pictures outside a browser, checks them, and says what each property means.

import file from "$draw/kinds.json"
import sprite from "$draw/pieces.svg?raw"

export interface Kind {
  art: "tile" | "coin" | "die" | "domino" | "card" | "pictogram" | "symbol"
  symbol: string
  colour: string
  emblem: { wide: number; down: number; disc: number } | null
  layer: "ground" | "lying" | "standing" | "chart"
  carries: boolean
  round: boolean
  wide: number
  shape: [number, number]
  hand: number
  glyph: string
  ranked: boolean
  known_by_note: boolean
  ppn: string
}
type Declared = Record<string, Partial<Kind>>

const games = import.meta.glob<Declared>("../../src/argosy/games/*/kinds.json", { eager: true, import: "default" })
const shared = file as unknown as { defaults: Kind; kinds: Declared }
const declared: Declared = Object.fromEntries([shared.kinds, ...Object.values(games)].flatMap((kinds) => Object.entries(kinds)))
const known = new Map<string, Kind>()

/** One that nobody declares has every default. */
export function kindOf(name: string): Kind {
  let kind = known.get(name)
  if (!kind) {
    kind = { ...shared.defaults, ...declared[name] }
    kind.symbol = kind.symbol.replace("{kind}", name)
    known.set(name, kind)
  }
  return kind
}

/** Height over width. */
export const tallOf = (kind: Kind) => kind.shape[1] / kind.shape[0]

const symbols = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]))
export const hasSymbol = (id: string) => symbols.has(id)
