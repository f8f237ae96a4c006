// Offers that were answered, read from the log: who offered what to whom, and what became of it.

import type { GameProps } from "$client/games"
import type { LandRoutesFacts } from "$client/generated"
import { phrase, type Value } from "$client/phrases"
import type { Phrase } from "$client/types"
import { NOTHING } from "./offer"

export interface Past { id: string; end: string; says: string }

interface Open { seat: Value; other: Value; cargo: Record<"give" | "get", Value | undefined>; gold: Record<"give" | "get", number> }

const ENDS: Record<string, string> = { "event-accepted": "accepted", "event-declined": "declined", "event-countered": "countered", "event-withdrew": "withdrawn" }
const MOST = 3

function side({ cargo, gold }: Open, which: "give" | "get"): Value {
  const goods = cargo[which]
  const found = [...(Array.isArray(goods) ? goods : []), ...(gold[which] ? [phrase("sum-gold", { gold: gold[which] })] : [])]
  return found.length ? found : NOTHING
}

/** An offer after one more event: what the maker wants, or the gold that goes with it. */
function heard(open: Open, { id, nouns }: Phrase): Open {
  const gold = Number(nouns?.gold ?? 0)
  if (id === "event-wanted") return { ...open, cargo: { ...open.cargo, get: nouns?.cargo } }
  if (id === "event-will-pay") return { ...open, gold: { ...open.gold, give: gold } }
  return id === "event-will-ask" ? { ...open, gold: { ...open.gold, get: gold } } : open
}

/** The last offers of this round and the one before, and their answers, the latest first. */
export function pastOffers(game: GameProps): Past[] {
  const found: Past[] = []
  let open: Open | null = null
  const { round } = game.facts as LandRoutesFacts
  for (const line of game.lines) {
    if ((line.round ?? round) < round - 1) continue
    for (const [n, event] of line.undone ? [] : line.events.entries()) {
      const end = ENDS[event.id]
      if (open && end) {
        const { seat, other } = open
        found.unshift({ id: `${line.line}.${n}`, end, says: game.t(`ui-past-${end}`, { seat, other, give: side(open, "give"), get: side(open, "get") }) })
        open = null
      } else if (open) open = heard(open, event)
      if (event.id === "event-offered") open = { seat: event.nouns!.seat!, other: event.nouns!.other!, cargo: { give: event.nouns?.cargo, get: undefined }, gold: { give: 0, get: 0 } }
    }
  }
  return found.slice(0, MOST)
}
