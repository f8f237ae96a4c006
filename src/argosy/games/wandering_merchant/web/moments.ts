// Dice on the way, what a search or an exploration brings, and fights with what each side puts in.

import { die, find, isFirst, number, outcomes, turning, type Moment, type Moments, type Shown, type Telling } from "$client/director/moments"
import { textOf } from "$client/phrases"
import type { Phrase } from "$client/types"
import { exitsOf, factsOf, goodOfSuit, merchantOf, suitOfGood } from "./map"

const dice = (told: Telling) => outcomes(told, "die").map(([, face]) => Number(face))
const coin = (good: string, says: string): Shown => turning({ id: `moment.${good}`, kit: "piecepack", kind: "coin", side: "back", suit: suitOfGood(good), rank: "", x: 0, y: 0 }, says)

/** The dice of a movement, all at once. */
function rolled(told: Telling): Moment | null {
  if (!isFirst(told, "event-rolled")) return null
  const all = told.events.filter((event) => event.id === "event-rolled").map((event) => number(event.nouns?.die))
  const cell = merchantOf(factsOf(told), told.actor)?.cell
  const exits = exitsOf(factsOf(told), cell)
  return {
    title: told.t("ui-moment-rolled", { seat: `seat:${told.actor}`, total: all.reduce((sum, face) => sum + face, 0) }), shown: all.map((face) => die(face)),
    needs: exits.length ? exits.map((exit) => told.t("ui-moment-exit", { low: exit.low, high: exit.high, cell: `cell:${exit.cell}` })).join(", ") : undefined,
  }
}

/** The die that leads out of a forest, or does not (WM-R20). */
function forest(told: Telling): Moment {
  const { event, say, t } = told
  const tile = tileUnder(told)
  return { title: say(event), shown: [die(number(event.nouns?.die))], needs: tile ? t("ui-moment-forest", { number: Number(tile.rank) || 0 }) : undefined, tone: event.id === "event-forest-passed" ? "good" : "bad" }
}

/** The tile on which whoever acts stands. */
const tileUnder = (told: Telling) => told.on(merchantOf(factsOf(told), told.actor)?.cell ?? "").find(({ kind }) => kind === "tile")

/** A search: the die, and one more for each unit in use (WM-R22). */
function searched(told: Telling): Moment {
  const { event, say, t } = told
  const face = dice(told).at(-1) ?? 0, points = number(event.nouns?.points)
  const end = find(told, "event-found", "event-found-nothing", "event-ambushed")
  const { find: most, ambush } = factsOf(told).search
  return {
    title: say(event), shown: [die(face, "", points > face ? t("ui-moment-equipment", { number: points - face }) : "")], needs: t("ui-moment-search", { find: most, ambush }),
    says: end ? outcome(told, end) : t("ui-moment-find", { good: `good:${goodOfSuit(tileUnder(told)?.suit ?? "")}` }), tone: end?.id === "event-ambushed" ? "bad" : points <= most ? "good" : undefined,
  }
}

/** How it came out, with what that cost or brought. */
const COSTS = ["event-paid", "event-received", "event-weapon-lost"]
const outcome = ({ events, say }: Telling, end: Phrase): string => [end, ...events.filter((each) => COSTS.includes(each.id))].map(say).join(" ")

/** Against orcs: weapons add to the die, the number of the orcs to theirs (WM-R26, WM-R28). */
function fought(told: Telling): Moment {
  const { event, say, t, actor } = told
  const [ours = 0, theirs = 0] = dice(told).slice(-2), mine = number(event.nouns?.mine), orcs = number(event.nouns?.theirs)
  const fight = find(told, "event-fought")
  const won = event.id === "event-fight-won"
  const parts = (face: number, total: number, extra: string) => [{ says: t("ui-moment-die"), value: face }, ...(total > face ? [{ says: t(extra), value: total - face }] : [])]
  return {
    title: fight ? say(fight) : say(event), shown: [die(ours, "", told.name(actor ?? "")), die(theirs, "", t("ui-moment-orcs"))],
    sides: [
      { name: told.name(actor ?? ""), suit: told.suit(actor ?? ""), parts: parts(ours, mine, "ui-moment-weapons"), total: mine, wins: won },
      { name: t("ui-moment-orcs"), suit: "", parts: parts(theirs, orcs, "ui-moment-number"), total: orcs, wins: !won },
    ],
    needs: t("ui-moment-equal-wins"), says: outcome(told, event), tone: won ? "good" : "bad",
  }
}

/** Against another merchant: weapons here, shields there (WM-R30). */
function duelled(told: Telling): Moment {
  const { event, say, t } = told
  const [ours = 0, theirs = 0] = dice(told).slice(-2)
  const seat = textOf(event.nouns?.seat), rival = textOf(event.nouns?.rival)
  const gear = (of: string, good: string) => merchantOf(factsOf(told), of)?.gear[good] ?? 0
  const weapons = gear(seat, "weapons"), shields = gear(rival, "shields"), won = event.id === "event-duel-won"
  const parts = (face: number, extra: number, says: string) => [{ says: t("ui-moment-die"), value: face }, ...(extra ? [{ says: t(says), value: extra }] : [])]
  return {
    title: say(find(told, "event-attacked") ?? event), shown: [die(ours, "", told.name(seat)), die(theirs, "", told.name(rival))],
    sides: [
      { name: told.name(seat), suit: told.suit(seat), parts: parts(ours, weapons, "ui-moment-weapons"), total: ours + weapons, wins: won },
      { name: told.name(rival), suit: told.suit(rival), parts: parts(theirs, shields, "ui-moment-shields"), total: theirs + shields, wins: !won },
    ],
    needs: t("ui-moment-higher-wins"), says: outcome(told, event),
  }
}

/** A town is found: its tile turns over, and goods come to it (WM-R16). */
function explored(told: Telling): Moment {
  const { event, events, say, label } = told
  const town = textOf(event.nouns?.town)
  const tile = turning({ id: "moment.town", kit: "piecepack", kind: "tile", side: "face", suit: suitOfGood(town), rank: "ace", x: 0, y: 0 }, label(`town:${town}`))
  const credit = find(told, "event-credited")
  return { title: say(event), shown: [tile, ...goods(events)], needs: told.t("ui-moment-drawn"), says: credit ? say(credit) : undefined, tone: "good" }

  function goods(all: Telling["events"]): Shown[] {
    return all.filter((each) => each.id === "event-stocked").map((each) => coin(textOf(each.nouns?.good), label(each.nouns?.good)))
  }
}

/** Coins that are drawn by themselves. */
function stocked(told: Telling): Moment | null {
  if (!isFirst(told, "event-stocked") || find(told, "event-explored") || !told.actor) return null
  const drawn = told.events.filter((event) => event.id === "event-stocked")
  return { title: told.t("ui-moment-drawn"), shown: drawn.map((event) => coin(textOf(event.nouns?.good), told.label(event.nouns?.good))) }
}

const orcs = (told: Telling): Moment => ({ title: told.say(told.event), shown: [turning({ id: "moment.orcs", kit: "piecepack", kind: "coin", side: "face", suit: "", rank: String(number(told.event.nouns?.strength)), x: 0, y: 0 })], says: told.t("ui-moment-cut-off"), tone: "bad" })

export const moments: Moments = {
  "event-rolled": rolled, "event-forest-passed": forest, "event-forest-lost": forest, "event-searched": searched, "event-explored": explored, "event-stocked": stocked,
  "event-orcs-came": orcs, "event-fight-won": fought, "event-fight-lost": fought, "event-duel-won": duelled, "event-duel-lost": duelled,
}
