// Links that are drawn, loads that are turned up, and a shipment with who earns what and why (SI-R20 to SI-R22).

import { find, isFirst, number, turning, type Moment, type Moments, type Row, type Telling } from "$client/director/moments"
import type { ShipItFacts } from "$client/generated"
import { textOf, verbatim } from "$client/phrases"
import type { Phrase } from "$client/types"

const factsOf = ({ facts }: Telling) => facts as ShipItFacts

const drew = ({ event, say }: Telling): Moment =>
  ({ title: say(event), shown: [turning({ id: "moment.link", kit: "dominoes", kind: "domino", side: "face", suit: "", rank: textOf(event.nouns?.domino), x: 0, y: 0 })] })

/** A load that is turned up at a hub, unless what it sets off is told at once. */
function turned(told: Telling): Moment | null {
  const { event, view, say } = told
  if (find(told, "event-shipped")) return null
  const load = view.scene.pieces?.find((piece) => piece.id === textOf(event.nouns?.load))
  return load ? { title: say(event), shown: [turning({ ...load, side: "face", rank: String(number(event.nouns?.value)), angle: 0 })] } : null
}

/** What was warehoused, what the tile adds, and what that makes for each colour. */
function shipped(told: Telling): Moment {
  const { event, events, say, t } = told, { threshold, loads, terms } = factsOf(told)
  const at = events.indexOf(event)
  const tile = textOf(event.nouns?.tile), rank = rankOf(told, tile)
  const here = loads.filter((load) => load.space === tile || delivered(events, load.load) === tile)
  const earned = until(events.slice(at + 1), "event-shipped").filter((each) => each.id === "event-earned")
  const rows = earned.map((each): Row => {
    const colour = textOf(each.nouns?.seat), own = here.filter((load) => load.colour === colour)
    const values = own.map((load) => valueOf(events, load.load) ?? load.value ?? 0)
    const bonus = hasOfficial(told, colour, tile) ? terms.official : 0
    const triggers = colour === textOf(event.nouns?.seat), profit = number(each.nouns?.profit)
    const why = reckoning(values.map((value) => value + bonus), terms.tile * rank, triggers ? terms.trigger : 1, triggers && tile.startsWith(`${colour}.`) ? terms.home : 0)
    return { name: told.label(each.nouns?.seat), mark: { suit: told.suit(seatOf(told, colour)) }, says: t("ui-earns", { why: verbatim(why.total === profit ? why.says : ""), profit }) }
  })
  return { title: say(event), needs: t("ui-ships-at", { threshold }), rows, waits: true }
}

const seatOf = (told: Telling, colour: string) => factsOf(told).colours.find((each) => each.colour === colour)?.seat ?? colour
const rankOf = (told: Telling, tile: string) => { const rank = factsOf(told).hubs.find((hub) => hub.tile === tile)?.rank ?? ""; return rank === "ace" ? 1 : Number(rank) || 0 }
const delivered = (events: Phrase[], load: string) => textOf(events.find((event) => event.id === "event-moved" && textOf(event.nouns?.load) === load)?.nouns?.space)
const valueOf = (events: Phrase[], load: string) => { const shown = events.find((event) => event.id === "event-turned" && textOf(event.nouns?.load) === load); return shown ? number(shown.nouns?.value) : null }
const until = (events: Phrase[], id: string) => { const at = events.findIndex((event) => event.id === id); return at < 0 ? events : events.slice(0, at) }
const hasOfficial = (told: Telling, colour: string, tile: string) => {
  const went = told.events.find((event) => event.id === "event-directed" && textOf(event.nouns?.seat) === colour)
  return (went ? textOf(went.nouns?.space) : factsOf(told).officials.find((official) => official.colour === colour)?.space) === tile
}

/** Each coin with the tile, all of it times a factor, and what comes on top. */
function reckoning(coins: number[], tile: number, factor: number, home: number): { says: string; total: number } {
  const sum = coins.map((coin) => (tile ? `${coin} + ${tile}` : `${coin}`)).join(" + ")
  const times = factor === 1 ? sum : coins.length > 1 || tile ? `(${sum}) × ${factor}` : `${sum} × ${factor}`
  return { says: `${times}${home ? ` + ${home}` : ""} = `, total: coins.reduce((all, coin) => all + coin + tile, 0) * factor + home }
}

export const moments: Moments = { "event-drew": drew, "event-turned": (told) => (isFirst(told, "event-turned") ? turned(told) : null), "event-shipped": shipped }
