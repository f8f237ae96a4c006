// The end of a round: each majority over the board on which it was won, with what everybody had (SR-R15, SR-R16).

import { find, isFirst, type First, type Moment, type Moments, type Row, type Telling } from "$client/director/moments"
import type { SeaRoutesFacts } from "$client/generated"
import { textOf } from "$client/phrases"
import type { Phrase } from "$client/types"

const SCORING = ["event-scored", "event-turned-die", "event-tied"]
const FIGURES: Record<string, string> = { even: "2 4", odd: "1 3 5" }
/** What each sentence of the scoring says in brief. */
const BRIEF: Record<string, string> = { "event-scored": "ui-scores", "event-turned-die": "ui-die", "event-tied": "ui-tied" }

function scoring(told: Telling): Moment | null {
  if (!isFirst(told, ...SCORING)) return null
  const { events, facts, t } = told
  return { title: t("ui-round-scored", { round: (facts as SeaRoutesFacts).round }), rows: events.filter((event) => SCORING.includes(event.id)).map((event) => rowOf(event, told)), first: lastMove(told), waits: true }
}

/** The move that ended the round: it is made on the old board, which is cleared at once (SR-R9, SR-R22). */
function lastMove(told: Telling): First | undefined {
  const { actor, on, facts } = told, { majorities } = facts as SeaRoutesFacts
  const sailed = find(told, "event-sailed", "event-sneaked", "event-rushed", "event-slipped"), claimed = find(told, "event-claimed-tile", "event-claimed-coin")
  if (!sailed || !actor) return undefined
  const counted = majorities.map((each) => ({ ...each, counts: countsOf(each.category, told).map(({ count }) => count), gain: 0 }))
  const thing = claimed && on(textOf(claimed.nouns?.space)).find(({ kind }) => kind === "tile" || kind === "coin")
  return { moves: [{ piece: `ship.${actor}`, to: textOf(sailed.nouns?.to) }, ...(thing ? [{ piece: thing.id, to: `seat:${actor}` }] : [])], facts: { ...(facts as SeaRoutesFacts), majorities: counted } }
}

function rowOf({ id, nouns = {} }: Phrase, told: Telling): Row {
  const { t, label, suit } = told
  const category = textOf(nouns.category ?? nouns.die), seat = textOf(nouns.seat), figures = FIGURES[category] ?? ""
  return {
    name: figures ? t(`ui-short-${category}`) : label(`category:${category}`),
    mark: figures ? { text: figures } : { suit: category },
    counts: countsOf(category, told).map(({ of, count }) => ({ suit: suit(of), value: count, leads: of === seat })),
    says: t(BRIEF[id]!, seat ? { seat: nouns.seat!, points: nouns.points! } : {}),
    suit: seat ? suit(seat) : undefined,
  }
}

/** What everybody had when it was counted: what the table shows, and what was claimed by the move that ended the round. */
function countsOf(category: string, told: Telling): { of: string; count: number }[] {
  const { facts, actor } = told, { majorities, ships } = facts as SeaRoutesFacts
  const found = majorities.find((each) => each.category === category)
  const claims = !!find(told, "event-claimed-tile", "event-claimed-coin")
  return ships.map(({ seat }, n) => ({ of: seat, count: (found?.counts[n] ?? 0) + (claims && seat === actor ? (found?.gain ?? 0) : 0) }))
}

export const moments: Moments = Object.fromEntries(SCORING.map((id) => [id, scoring]))
