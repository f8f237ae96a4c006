// A place of the table in words: for those who do not see it, and for those who ask what it is. core/about.py says the same of it.

import { byVerb } from "$client/choose"
import { common } from "$client/labels"
import type { Speaker } from "$client/language.svelte"
import { phrase, verbatim } from "$client/phrases"
import type { Scene } from "$client/scene"
import type { Action, Piece, Told } from "$client/types"
import type { Table } from "./table.svelte"

/** What a place is and what can be done there: the name that a screen reader reads. */
export function describe({ scene, selection, people }: Table, place: string): string {
  const { speaker } = people
  const may = selection.reach.get(place) ?? []
  return [
    whatIs(scene, speaker, place),
    doable(speaker, may),
    selection.choice.chosen.includes(place) ? speaker.t("board-chosen") : "",
  ].filter(Boolean).join(", ")
}

/** One action is named as it is; of several, what is common to them: none of them is the one that is meant. */
function doable(speaker: Speaker, [first, ...others]: Action[]): string {
  if (!first) return ""
  const verbs = [...byVerb([first, ...others]).values()]
  if (!others.length || !verbs.every(([one]) => speaker.knows(`ui-verb-${one!.verb}`))) return speaker.t("board-can-act", { action: first.says })
  return speaker.t("board-can-order", { orders: verbatim([...new Set(verbs.map((actions) => common(speaker, actions)))].join(", ")) })
}

/** What a place is called, and what lies there. */
export function whatIs(scene: Scene, speaker: Speaker, place: string): string {
  const { t } = speaker
  const piece = scene.pieces.find((p) => p.id === place)
  if (piece) return t("place-piece", { thing: pieceWords(piece, speaker) })
  const spot = scene.spots.find((s) => s.id === place)
  if (!spot) return ""
  const name = spot.label ?? verbatim(spot.id)
  const things = scene.in(spot.zone ?? "board").on(spot).map((each) => pieceWords(each, speaker))
  if (!things.length) return t("place-empty", { place: name })
  return t("place-holds", { place: name, things: things.reduceRight((other, one) => phrase("place-and", { one, other })) })
}

/** What the things on a place are there for: what is on top comes first. */
export function useOf(scene: Scene, speaker: Speaker, place: string): string {
  const piece = scene.pieces.find((p) => p.id === place)
  const spot = piece ? undefined : scene.spots.find((s) => s.id === place)
  const things = piece ? [piece] : spot ? scene.in(spot.zone ?? "board").on(spot).reverse() : []
  for (const thing of things) {
    const use = speaker.use(thing.note) || speaker.use(`kind:${thing.kind}`)
    if (use) return use
  }
  return speaker.use(spot?.label)
}

/** A piece is called as its game calls the kind, else by its note, else by what it shows and is: nouns of the types `suit`, `rank` and `kind`. */
function pieceWords(piece: Piece, { knows }: Speaker): Value {
  const { suit, rank, kind } = piece
  const none = verbatim("")
  if (knows(`piece-${kind}`)) return phrase(`piece-${kind}`, { suit: suit ? `suit:${suit}` : none, rank: rank ? `rank:${rank}` : none, note: piece.note ?? none })
  if (piece.note) return piece.note
  if (kind === "tile" && suit && rank) return `tile:${suit}.${rank}`
  const face = suit && rank ? phrase("piece-face", { suit: `suit:${suit}`, rank: `rank:${rank}` }) : suit ? `suit:${suit}` : `rank:${rank}`
  return suit || rank ? phrase("piece-faced", { face, kind: `kind:${kind}` }) : `kind:${kind}`
}

type Value = string | Told | ReturnType<typeof phrase>
