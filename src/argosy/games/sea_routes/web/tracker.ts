// The six majorities, as the table's own sheet has them, and what leaving would add.

import type { Shown } from "$client/games"

export interface Row { name: string; suit: string; figures: string; counts: number[]; gain: number; leads: string; ability: boolean }

const FIGURES: Record<string, string> = { "even numbers": "2 4", "odd numbers": "1 3 5" }
const SHORT: Record<string, string> = { "even numbers": "Even", "odd numbers": "Odd" }

export function rowsOf({ view, scene }: Shown): { seats: string[]; rows: Row[] } {
  const sheet = scene.sheet("Majorities")
  if (!sheet) return { seats: [], rows: [] }
  const named = sheet.columns.slice(1, -2)
  const mine = view.you.seat && named.includes(view.you.seat) ? view.you.seat : named[0]!
  const order = [mine, ...named.filter((s) => s !== mine)]
  const gain = scene.marks.find((m) => m.kind === "gain" && m.of === `ship.${mine}`)?.text ?? ""
  const rows = sheet.rows.map((row) => {
    const name = row[0]!
    const more = new RegExp(`${name} \\+(\\d+)`).exec(gain)
    const suit = ["Crowns", "Arms", "Moons", "Suns"].includes(name) ? name.toLowerCase() : ""
    return {
      name: SHORT[name] ?? name, suit, figures: FIGURES[name] ?? "", leads: row.at(-2)!, ability: row.at(-1) === "point",
      counts: order.map((seat) => Number(row[1 + named.indexOf(seat)])), gain: more && view.waiting === mine ? Number(more[1]) : 0,
    }
  })
  return { seats: order, rows }
}
