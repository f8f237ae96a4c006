// The six majorities as they stand, and what leaving would add.

import type { GameProps } from "$client/games"
import type { SeaRoutesFacts } from "$client/generated"

/** A category beside the board: its name, and its mark, a suit or the figures that count. */
interface Category { name: string; suit: string; figures: string }
export interface Row extends Category { counts: number[]; gain: number; leads: string | null; isPower: boolean }

const FIGURES: Record<string, string> = { even: "2 4", odd: "1 3 5" }

function categoryOf(id: string, { t, label }: GameProps): Category {
  const figures = FIGURES[id] ?? ""
  return { name: figures ? t(`ui-short-${id}`) : label(`category:${id}`), suit: figures ? "" : id, figures }
}

/** Where a ship lies. */
export const shipAt = (facts: SeaRoutesFacts, seat: string | null | undefined) => facts.ships.find((ship) => ship.seat === seat)?.space

/** The reader's seat first. */
export function rowsOf(game: GameProps): { seats: string[]; rows: Row[] } {
  const facts = game.facts as SeaRoutesFacts, { view } = game
  const named = facts.ships.map((ship) => ship.seat)
  const mine = view.you.seat && named.includes(view.you.seat) ? view.you.seat : named[0]!
  const seats = [mine, ...named.filter((seat) => seat !== mine)]
  const rows = facts.majorities.map(({ category, counts, leads, is_power: isPower, gain }) => ({
    ...categoryOf(category, game), leads, isPower,
    counts: seats.map((seat) => counts[named.indexOf(seat)]!), gain: view.waiting === mine ? gain : 0,
  }))
  return { seats, rows }
}
