// Dice on the road, and what hazards do (LR-R5, LR-R7).

import { die, find, number, outcomes, type First, type Moment, type Moments, type Telling } from "$client/director/moments"
import type { LandRoutesFacts } from "$client/generated"
import { phrase, textOf } from "$client/phrases"

const rolled = ({ event, say }: Telling): Moment => ({ title: say(event), shown: [die(number(event.nouns?.roll))] })

/** The hazard on which a move has ended, with the dice it asks for. */
function hazard(told: Telling): Moment | null {
  const { event, events, facts, say, label } = told
  const moved = find(told, "event-moved")
  const square = textOf(moved?.nouns?.to)
  const printed = (facts as LandRoutesFacts).hazards[square]
  const dice = outcomes(told, "roll").map(([, face]) => die(face!))
  if (event !== events.findLast((each) => LOSSES.includes(each.id))) return null
  const bad = event.id !== "event-lost-nothing"
  return {
    title: printed ? label(phrase(`note-hazard-${printed.kind}`, { number: printed.amount })) : say(event), shown: dice, needs: dice.length ? places(told) : undefined,
    says: events.filter((each) => LOSSES.includes(each.id)).map(say).join(" "), tone: bad ? "bad" : "good",
    first: moved && arrival(told, square),
  }
}

/** The token on the hazard, before that does what it does. */
function arrival({ facts, actor }: Telling, square: string): First {
  const traders = (facts as LandRoutesFacts).traders.map((trader) => (trader.seat === actor ? { ...trader, square } : trader))
  return { moves: [{ piece: `token.${actor}`, to: square }], facts: { ...(facts as LandRoutesFacts), traders } }
}

/** Which face loses what (LR-R8). */
function places({ facts, actor, t }: Telling): string {
  const cargo = (facts as LandRoutesFacts).traders.find((trader) => trader.seat === actor)?.cargo ?? []
  return [0, 1, 2].map((n) => (cargo[n] ? t("ui-hazard-place", { low: 2 * n + 1, high: 2 * n + 2, good: `good:${cargo[n]}` }) : t("ui-hazard-bare", { low: 2 * n + 1, high: 2 * n + 2 }))).join(", ")
}
const LOSSES = ["event-lost-gold", "event-will-miss", "event-lost-cargo", "event-lost-nothing", "event-sent-back"]

export const moments: Moments = { "event-rolled": rolled, "event-rolled-to-start": rolled, ...Object.fromEntries(LOSSES.map((id) => [id, hazard])) }
