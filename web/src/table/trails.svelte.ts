// Dotted lines behind what has just moved.

import type { GameUi } from "$client/games"
import { kindOf } from "$client/kinds"
import type { LiveTable } from "$client/live.svelte"
import { Scene, boxOfSpot, middle, stands, widthOf, type Area } from "$client/scene"
import type { Piece, View } from "$client/types"

export type Trail = [number, number][]

const onBoard = (piece: Piece) => (piece.zone ?? "board") === "board"

/** A line ends a little before what it leads to. */
const trailTo = (from: { x: number; y: number }, to: { x: number; y: number }): Trail =>
  [[from.x, from.y], [from.x + (to.x - from.x) * 0.78, from.y + (to.y - from.y) * 0.78]]

function trailsOn(area: Area, next: View, last: View): Trail[] {
  const was = new Map((last.scene.pieces ?? []).map((p) => [p.id, p]))
  const found: Trail[] = []
  const shift = (piece: Piece) => `${((was.get(piece.id)?.x ?? 0) - piece.x).toFixed(2)} ${((was.get(piece.id)?.y ?? 0) - piece.y).toFixed(2)}`
  // A crew that is aboard leaves no trail beside that of its ship.
  const ships = new Set((next.scene.pieces ?? []).filter((p) => kindOf(p.kind).carries && onBoard(p)).map(shift))
  for (const piece of next.scene.pieces ?? []) {
    const old = was.get(piece.id)
    if (!old || !stands(piece) || !onBoard(piece) || !onBoard(old)) continue
    if (Math.hypot(old.x - piece.x, old.y - piece.y) < 0.6 || (!kindOf(piece.kind).carries && ships.has(shift(piece)))) continue
    if (widthOf(piece) > 1.5) {
      found.push(trailTo(old, piece))
      continue
    }
    const a = area.under(old.x, old.y), b = area.under(piece.x, piece.y)
    if (a && a === b) continue
    found.push(trailTo(a ? middle(boxOfSpot(a)) : old, b ? middle(boxOfSpot(b)) : piece))
  }
  return found
}

export class Trails {
  shown = $state.raw<Trail[]>([])

  constructor(private readonly live: LiveTable, private readonly table: { readonly ui: GameUi }) {}

  /** The trails between two views take the place of those that are shown; where nothing moved, these stay if `keep`. */
  follow(next: View, last: View, keep = false): void {
    const area = new Scene(this.live.backdrop, next.scene, next.facts, this.table.ui.adjustPiece).in("board")
    const found = trailsOn(area, next, last)
    if (found.length || !keep) this.shown = found
  }

  clear(): void {
    this.shown = []
  }
}
