// A place of the table in words, for those who do not see it.

import type { Speaker } from "$client/language.svelte"
import { phrase, verbatim } from "$client/phrases"
import type { Piece, Spot } from "$client/types"
import type { Table } from "./table.svelte"

export function describe({ scene, selection, people }: Table, place: string): string {
  const { speaker } = people
  const spot = scene.spots.find((s) => s.id === place)
  const piece = scene.pieces.find((p) => p.id === place)
  const area = scene.in(spot?.zone ?? piece?.zone ?? "board")
  const on = (spot ? area.on(spot) : piece ? [piece] : []).map((p) => pieceWords(p, speaker))
  const may = selection.reach.get(place)
  return [
    spot ? spotWords(spot, speaker) : "",
    on.join(", ") || (spot ? speaker.t("board-empty") : ""),
    may ? speaker.t("board-can-act", { action: may.says }) : "",
    selection.choice.chosen.includes(place) ? speaker.t("board-chosen") : "",
  ].filter(Boolean).join(", ")
}

function spotWords(spot: Spot, { t }: Speaker): string {
  return spot.label ? t("board-spot", { id: verbatim(spot.id), label: spot.label }) : spot.id
}

/** A piece is called by its note, else by what it shows and what it is: nouns of the types `suit`, `rank` and `kind`. */
export function pieceWords(piece: Piece, { say }: Speaker): string {
  const { suit, rank, kind } = piece
  if (piece.note) return say(piece.note)
  if (kind === "tile" && suit && rank) return say(`tile:${suit}.${rank}`)
  const face = suit && rank ? phrase("piece-face", { suit: `suit:${suit}`, rank: `rank:${rank}` }) : suit ? `suit:${suit}` : `rank:${rank}`
  return suit || rank ? say(phrase("piece-faced", { face, kind: `kind:${kind}` })) : say(`kind:${kind}`)
}
