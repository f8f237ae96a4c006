// The six majorities, as the table's own sheet has them, and what leaving would add.

import type { GameProps } from "$client/games"
import { capitalise } from "$client/sentences"
import type { Line } from "$client/types"
import { say } from "./sentences"

export interface Row { name: string; suit: string; figures: string; counts: number[]; gain: number; leads: string; ability: boolean }

const FIGURES: Record<string, string> = { "even numbers": "2 4", "odd numbers": "1 3 5" }

export function rowsOf({ view, scene }: GameProps): { seats: string[]; rows: Row[] } {
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
      name: say.short[name] ?? name, suit, figures: FIGURES[name] ?? "", leads: row.at(-2)!, ability: row.at(-1) === "point",
      counts: order.map((seat) => Number(row[1 + named.indexOf(seat)])), gain: more && view.waiting === mine ? Number(more[1]) : 0,
    }
  })
  return { seats: order, rows }
}

export interface Scored { name: string; suit: string; figures: string; seat: string; says: string }

/** What each majority brought at the end of a round, in the order of scoring (SR-R15, SR-R16, SR-A13). */
export function scored(lines: Line[], { name }: GameProps): Scored[] {
  const found: Scored[] = []
  for (const event of lines.flatMap((line) => line.events)) {
    if (!["SR-R15", "SR-R16", "SR-A13"].includes(event.clause)) continue
    const seat = event.nouns.find((n) => n.kind === "seat")?.text ?? ""
    const what = event.nouns[seat ? 1 : 0]?.text ?? "", number = event.nouns[2]?.text ?? ""
    const label = capitalise(what), who = name(seat)
    const says = !seat ? say.nobodyLeads : event.clause === "SR-R15" ? say.scores(who, number) : say.die(who, number)
    const suit = ["crowns", "arms", "moons", "suns"].includes(what.toLowerCase()) ? what.toLowerCase() : ""
    found.push({ name: say.short[what] ?? label, suit, figures: FIGURES[what] ?? "", seat, says: capitalise(says) })
  }
  return found
}
