// A place of the table in words, for those who do not see it.

import { capitalise, say } from "$client/sentences"
import type { Piece } from "$client/types"
import type { Table } from "./table.svelte"

export function describe({ scene, selection, people }: Table, place: string): string {
  const spot = scene.spots.find((s) => s.id === place)
  const piece = scene.pieces.find((p) => p.id === place)
  const area = scene.in(spot?.zone ?? piece?.zone ?? "board")
  const wordsOf = (p: Piece) => pieceWords(p, people.tell)
  const on = spot ? area.on(spot).map(wordsOf) : piece ? [wordsOf(piece)] : []
  const label = spot ? (spot.label && spot.label !== spot.id ? `${spot.id} ${spot.label}` : spot.id) : ""
  const may = selection.reach.get(place)
  return [
    label, on.join(", ") || (spot ? say.empty : ""), may ? say.canAct(may.label) : "", selection.choice.chosen.includes(place) ? say.chosenNow : "",
  ].filter(Boolean).join(", ")
}

function pieceWords(piece: Piece, tell: (text: string) => string): string {
  const face = [piece.suit && capitalise(piece.suit), piece.rank].filter(Boolean).join(" ")
  if (piece.note) return tell(piece.note).replace(/^./, (c) => c.toLowerCase())
  return [face, piece.kind === "tile" ? "" : piece.kind].filter(Boolean).join(" ") || piece.kind
}
