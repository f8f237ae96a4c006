// Which sounds belong to a change of the table.

import { kindOf } from "$client/kinds"
import { stands } from "$client/scene"
import { sounds, type Sound } from "$client/sound"
import type { View } from "$client/types"

export function playMoveSounds(next: View, last: View): void {
  const was = new Map((last.scene.pieces ?? []).map((p) => [p.id, p]))
  const heard = new Set<Sound>()
  for (const piece of next.scene.pieces ?? []) {
    const old = was.get(piece.id)
    if (!old) continue
    if ((old.zone ?? "board") !== (piece.zone ?? "board")) heard.add(kindOf(piece.kind).round ? "coin" : "tile")
    else if (piece.kind === "die" && old.rank !== piece.rank) heard.add("die")
    else if (stands(piece) && Math.hypot(old.x - piece.x, old.y - piece.y) > 0.3) heard.add("sail")
  }
  for (const one of heard) sounds[one]()
}
