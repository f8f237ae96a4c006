// What lies where, as the table shows it.

import { boxOfSpot, middle, type Scene } from "$client/scene"
import type { Piece } from "$client/types"
import { say } from "./sentences"

export const GOODS = ["jewelry", "fish", "wood", "clothes", "magic", "horses", "shields", "weapons"]
export const GOOD_SUITS = ["spring", "summer", "autumn", "winter", "suns", "moons", "crowns", "arms"]

/** Return the seat that is on its way: the one whose counters show steps left. */
export function walker(scene: Scene): string | null {
  return scene.counters.find((c) => c.label === "steps left")?.zone.replace("seat:", "") ?? null
}

export function tileUnder(scene: Scene, piece: Piece | undefined): Piece | undefined {
  return piece && scene.in("board").pieces.find((p) => p.kind === "tile" && Math.abs(p.x - piece.x) < 1 && Math.abs(p.y - piece.y) < 1)
}

/** The exits of a forest, in the order of their numbers: where they are written. */
export function exits(scene: Scene, tile: Piece | undefined): { x: number; y: number; text: string }[] {
  return scene.marks.filter((m) => tile && m.of === tile.id && m.id.startsWith("compass.")).map((m) => ({ x: m.points[0]![0], y: m.points[0]![1], text: m.text ?? "" }))
}

export function compassOf(scene: Scene) {
  return exits(scene, tileUnder(scene, scene.pieces.find((p) => p.id === `pawn.${walker(scene)}`)))
}

/** The cell on the other side of an exit of the walker's tile. */
export function cellBeyond(scene: Scene, x: number, y: number): string | null {
  const tile = tileUnder(scene, scene.pieces.find((p) => p.id === `pawn.${walker(scene)}`))
  if (!tile) return null
  const to = { x: 2 * x - tile.x, y: 2 * y - tile.y }
  return scene.in("board").spots.find((s) => { const m = middle(boxOfSpot(s)); return Math.hypot(m.x - to.x, m.y - to.y) < 0.5 })?.id ?? null
}

const townAt = (scene: Scene, seat: string) => {
  const tile = tileUnder(scene, scene.pieces.find((p) => p.id === `pawn.${seat}`))
  return tile?.id.startsWith("town.") && tile.suit ? tile : undefined
}

/** The good of the town where somebody trades now. */
export function goodOf(scene: Scene): string | null {
  const seat = walker(scene) ?? scene.zones.find((z) => z.id.startsWith("seat:"))?.id.slice(5) ?? ""
  const town = townAt(scene, seat)
  return town ? GOODS[GOOD_SUITS.indexOf(town.suit)]! : null
}

/** Of the town where a seat stands: its name, what it sells and what it buys. */
export function townOf(scene: Scene, seat: string): string {
  const town = townAt(scene, seat)
  if (!town) return ""
  const good = GOODS[GOOD_SUITS.indexOf(town.suit)]!
  const rows = scene.sheet("Market")?.rows ?? []
  const own = rows.find((row) => row[0] === good)
  const wants = rows.filter((row) => row[5]!.split(" ").some((buyer) => buyer.startsWith(`${good}:`))).map((row) => `${row[0]} ${row[3]}`)
  return say.town(town.note ?? "", good, own?.[2] ?? "?", own?.[1] ?? "0", wants)
}
