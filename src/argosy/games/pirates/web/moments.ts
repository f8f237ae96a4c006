// Dice that are dug for or rolled off, and fights with all that counts in them.

import { die, find, isFirst, number, type Moment, type Moments, type Side, type Telling } from "$client/director/moments"
import type { PiratesFacts } from "$client/generated"
import { textOf, verbatim, type Value } from "$client/phrases"
import type { Phrase } from "$client/types"

type Crew = PiratesFacts["crews"][number]
type Coin = Crew["coins"][number]

/** The suit of a crew, from the id of one of its pieces. */
const crewIn = (piece: Value | undefined) => textOf(piece).split(".")[0]!
const crewOf = ({ facts }: Telling, suit: string): Crew | undefined => (facts as PiratesFacts).crews.find((crew) => crew.suit === suit)
const coinOf = (told: Telling, id: string): Coin | undefined => crewOf(told, id.split(".")[0]!)?.coins.find((coin) => coin.id === id)
/** What a coin is worth: shown just now, or known before. */
function valueOf(told: Telling, id: string): number | null {
  const shown = told.events.find((event) => event.id === "event-showed" && textOf(event.nouns?.coin) === id)
  return shown ? number(shown.nouns?.value) : (coinOf(told, id)?.value ?? null)
}

/** A die that is dug for, or dice that settle a tie (PV-R17, PV-A50). */
function rolled(told: Telling): Moment | null {
  const { event, events, say, t } = told
  const dug = find(told, "event-dug")
  if (!dug) {
    if (!isFirst(told, "event-rolled")) return null
    const tied = find(told, "event-tied")
    const end = find(told, "event-ended")
    return { title: tied ? say(tied) : say(event), shown: lastRolls(events).map(({ nouns }) => die(textOf(nouns?.face), textOf(nouns?.die), owner(told, textOf(nouns?.die)))), needs: t("ui-roll-off"), says: end ? say(end) : undefined }
  }
  const found = find(told, "event-found"), missed = find(told, "event-missed")
  const suit = textOf(event.nouns?.die)
  const spot = (told.facts as PiratesFacts).dice.find((each) => each.suit === suit)
  const faces = (spot?.diggers ?? []).flatMap((id) => (id.endsWith(".captain") ? "rank:null" : (valueOf(told, id) ?? [])))
  return {
    title: say(dug), suit: crewIn(dug.nouns?.piece), shown: [die(textOf(event.nouns?.face), suit)], needs: faces.length ? t("ui-dig-needs", { faces }) : t("ui-dig-hidden"),
    says: say(found ?? missed ?? event), tone: found ? "good" : "bad",
  }
}

/** Who rolls a treasure: whoever brought it home. What comes home by this very decision is brought by whoever acts. */
const owner = (told: Telling, suit: string) => told.name((told.facts as PiratesFacts).dice.find((each) => each.suit === suit)?.seat ?? told.actor ?? "")

/** The dice that settled it: those who are level again roll once more. */
function lastRolls(events: Phrase[]): Phrase[] {
  const rolls = events.filter((each) => each.id === "event-rolled"), tied = events.findLastIndex((each) => each.id === "event-tied")
  const last = rolls.filter((each) => events.indexOf(each) > tied), found = new Map(last.map((each) => [textOf(each.nouns?.die), each]))
  return [...found.values()]
}

/** Two coins (PV-R20). */
function attacked(told: Telling): Moment {
  const { event, say } = told
  const side = (id: string): Side => {
    const coin = coinOf(told, id), value = valueOf(told, id) ?? 0, courage = coin?.courage ?? 0
    const parts = [{ says: told.t("ui-fight-value"), value }, ...(courage ? [{ says: told.t("ui-fight-captain"), value: courage }] : [])]
    return { name: told.label(`coin:${id}`), suit: id.split(".")[0]!, parts, total: value + courage, wins: false }
  }
  const [ours, theirs] = [side(textOf(event.nouns?.coin)), side(textOf(event.nouns?.enemy))]
  ours.wins = ours.total > theirs.total
  theirs.wins = theirs.total > ours.total
  const end = find(told, "event-drew", "event-killed")
  return { title: say(event), suit: ours.suit, sides: [ours, theirs], says: end ? say(end) : undefined }
}

/** Two crews aboard (PV-R13). */
function boarded(told: Telling): Moment | null {
  const { event, say } = told
  const board = find(told, "event-boarded")
  if (!board) return null
  const attacker = textOf(board.nouns?.crew), ship = textOf(board.nouns?.ship)
  const defender = (told.facts as PiratesFacts).ships.find((each) => each.suit === ship)?.crew ?? ship
  const side = (suit: string, total: number, wins: boolean): Side => {
    const aboard = (crewOf(told, suit)?.coins ?? []).filter((coin) => coin.where === "aboard")
    const parts = aboard.map((coin) => ({ says: told.t("ui-fight-coin", { letter: verbatim(coin.id.split(".")[1]!.toUpperCase()) }), value: valueOf(told, coin.id) ?? 0 }))
    const courage = total - parts.reduce((sum, part) => sum + part.value, 0)
    return { name: told.name(crewOf(told, suit)?.seat ?? suit), suit, parts: courage ? [...parts, { says: told.t("ui-fight-aboard"), value: courage }] : parts, total, wins }
  }
  const ours = number(event.nouns?.attack), theirs = number(event.nouns?.defence)
  const end = find(told, "event-repelled", "event-took"), killed = told.events.filter((each) => each.id === "event-killed").length
  return { title: say(board), suit: attacker, sides: [side(attacker, ours, ours > theirs), side(defender, theirs, theirs >= ours)], says: [...(end ? [say(end)] : []), told.t("ui-boarding-killed", { number: killed })].join(" ") }
}

export const moments: Moments = { "event-rolled": rolled, "event-attacked": attacked, "event-compared": boarded }
