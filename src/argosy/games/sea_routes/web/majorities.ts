// The six majorities as they stand, and what leaving would add.

import type { GameProps } from "$client/games"
import type { SeaRoutesFacts } from "$client/generated"
import { textOf } from "$client/phrases"
import type { Line, Phrase } from "$client/types"

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

export interface Scored extends Category { seat: string; says: string }

/** What each sentence of the scoring says in brief. */
const BRIEF: Record<string, string> = { "event-scored": "ui-scores", "event-turned-die": "ui-die", "event-tied": "ui-tied" }

/** What each majority brought at the end of a round, in the order of scoring (SR-R15, SR-R16, SR-A13). */
export function scored(lines: Line[], game: GameProps): Scored[] {
  return lines.flatMap((line) => line.events).flatMap((event) => scoredBy(event, game) ?? [])
}

function scoredBy({ id, nouns = {} }: Phrase, game: GameProps): Scored | null {
  const brief = BRIEF[id]
  if (!brief) return null
  const { seat, points } = nouns
  return { ...categoryOf(textOf(nouns.category ?? nouns.die), game), seat: textOf(seat), says: game.t(brief, seat && points !== undefined ? { seat, points } : {}) }
}
