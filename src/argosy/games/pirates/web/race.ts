// The open ocean and the race, as the facts have them.

import type { GameProps } from "$client/games"
import type { PiratesFacts } from "$client/generated"
import type { Piece } from "$client/types"

/** The ships in the open ocean with who is aboard, and whose they are. */
export function fleet({ scene, facts, name }: GameProps): { ship: Piece; crew: Piece[]; name: string }[] {
  const aboard = scene.in("ocean").pieces
  return (facts as PiratesFacts).ships.filter((ship) => ship.is_at_sea).flatMap(({ suit, seat }) => {
    const ship = scene.pieces.find((p) => p.id === `ship.${suit}`)
    if (!ship) return []
    return [{ ship, crew: aboard.filter((p) => Math.hypot(p.x - ship.x, p.y - ship.y) < 1.35), name: seat ? name(seat) : "" }]
  })
}

/** Who has brought what home, and what is still needed (PV-R28 to PV-R30): short lines, one under the other. */
export function watch({ facts, t }: GameProps): { says: string; strong: boolean }[] {
  const { hoards, race, needed } = facts as PiratesFacts
  const home = hoards.filter((hoard) => hoard.treasures)
  if (!home.length) return [{ says: t("ui-none-home"), strong: false }]
  const said = home.map(({ seat, treasures, value }) => ({ says: t("ui-home", { seat: `seat:${seat}`, number: treasures, worth: value }), strong: true }))
  return [...said, ...needs(t, race, needed).map((says) => ({ says, strong: false }))]
}

function needs(t: GameProps["t"], race: PiratesFacts["race"], number: number): string[] {
  if (race === "alone") return [t("ui-wins-alone-first", { number }), t("ui-wins-alone-second")]
  if (race === "compared") return [t("ui-compared-first", { number }), t("ui-compared-second")]
  return race === "tie" ? [t("ui-tie")] : []
}
