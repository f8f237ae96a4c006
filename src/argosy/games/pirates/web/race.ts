// The open ocean and the race, as the table's own sheets and counters have them.

import type { GameProps } from "$client/games"
import { capitalise } from "$client/sentences"
import type { Piece } from "$client/types"
import { say } from "./sentences"

/** The ships in the open ocean with who is aboard, and whose they are. */
export function fleet({ scene, name }: GameProps): { ship: Piece; crew: Piece[]; name: string }[] {
  const aboard = scene.in("ocean").pieces
  return scene.pieces.filter((p) => p.kind === "ship-deck" && p.note?.includes("open ocean")).map((ship) => ({
    ship, crew: aboard.filter((p) => Math.hypot(p.x - ship.x, p.y - ship.y) < 1.35), name: capitalise(name(/^seat:(.*)/.exec(ship.zone ?? "")?.[1] ?? "")),
  }))
}

/** Who has brought what home, and what is still needed (PV-R28 to PV-R30). */
export function watch({ view, scene, name }: GameProps): { says: string; strong: boolean }[] {
  const rows = (scene.sheet("Treasure home")?.rows ?? []).map(([seat, dice, value]) => ({ seat: seat!.toLowerCase(), dice: Number(dice), value: Number(value) }))
  const home = rows.filter((row) => row.dice)
  if (!home.length) return [{ says: say.noneHome, strong: false }]
  const said = home.map((row) => ({ says: say.home(capitalise(name(row.seat)), row.dice, row.value), strong: true }))
  if (view.ending) return said
  const all = scene.counter("supply", "treasures home"), alone = scene.counter("supply", "treasures that win alone")?.value ?? 0
  const more = (all?.most ?? 0) - (all?.value ?? 0)
  const next = home.length === 1 && home[0]!.dice < alone ? say.winsAlone(alone - home[0]!.dice) : more > 0 ? say.compared(more) : say.tie
  return [...said, ...next.map((says) => ({ says, strong: false }))]
}
