// The six majorities as they stand, and what leaving would add.

import type { GameProps } from "$client/games"
import type { SeaRoutesFacts } from "$client/generated"

/** A category beside the board: its name, and its mark, a suit or the figures that count. */
interface Category { name: string; suit: string; figures: string }
/** `leads` is who leads now, `would` who would once the reader has left their space; `worth` is what that says of the lead: "+4", "die 2". */
export interface Row extends Category { counts: number[]; gain: number; leads: string | null; would: string | null; worth: string; isPower: boolean }

const FIGURES: Record<string, string> = { even: "2 4", odd: "1 3 5" }

function categoryOf(id: string, { t, label }: GameProps): Category {
  const figures = FIGURES[id] ?? ""
  return { name: figures ? t(`ui-short-${id}`) : label(`category:${id}`), suit: figures ? "" : id, figures }
}

/** Where a ship lies. */
export const shipAt = (facts: SeaRoutesFacts, seat: string | null | undefined) => facts.ships.find((ship) => ship.seat === seat)?.space

/** Which of the two things a majority may bring: score, or a power. */
export interface Block { id: "score" | "powers"; rows: Row[] }

/** The rows that score, and those that bring powers (SR-R12); the reader's seat first. */
export function blocksOf(game: GameProps): { seats: string[]; rows: Row[]; blocks: Block[] } {
  const { seats, rows } = rowsOf(game)
  return { seats, rows, blocks: [{ id: "score", rows: rows.filter((row) => !row.isPower) }, { id: "powers", rows: rows.filter((row) => row.isPower) }] }
}

/** Whether two or more have the most, which brings nobody anything (SR-A13). */
export const isTied = (row: Row) => !row.leads && Math.max(...row.counts) > 0

/** The most that any other has: with several rivals the one to beat. */
export const rival = (row: Row) => Math.max(...row.counts.slice(1))

function rowsOf(game: GameProps): { seats: string[]; rows: Row[] } {
  const facts = game.facts as SeaRoutesFacts, { view } = game
  const named = facts.ships.map((ship) => ship.seat)
  const mine = view.you.seat && named.includes(view.you.seat) ? view.you.seat : named[0]!
  const seats = [mine, ...named.filter((seat) => seat !== mine)]
  const rows = facts.majorities.map(({ category, counts, leads, would_lead: would, worth, is_power: isPower, gain }) => ({
    ...categoryOf(category, game), leads, would, isPower, worth: game.t(isPower ? "ui-worth-die" : "ui-worth-score", { points: worth }),
    counts: seats.map((seat) => counts[named.indexOf(seat)]!), gain: view.waiting === mine ? gain : 0,
  }))
  return { seats, rows }
}
