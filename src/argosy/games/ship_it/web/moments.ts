// Links that are drawn, loads that are turned up, and a shipment with who earns what and why (SI-R20 to SI-R22).

import { find, isFirst, number, turning, type First, type Moment, type Moments, type Row, type Telling } from "$client/director/moments"
import type { ShipItFacts } from "$client/generated"
import { textOf, verbatim } from "$client/phrases"
import type { Phrase } from "$client/types"

const factsOf = ({ facts }: Telling) => facts as ShipItFacts

const drew = ({ event, say, ...told }: Telling): Moment =>
  ({ title: say(event), suit: suitOf(told, textOf(event.nouns?.seat)), shown: [turning({ id: "moment.link", kit: "dominoes", kind: "domino", side: "face", suit: "", rank: textOf(event.nouns?.domino), x: 0, y: 0 })] })

/** A load that is turned up at a hub, unless what it sets off is told at once. */
function turned(told: Telling): Moment | null {
  const { event, view, say, t } = told
  if (find(told, "event-shipped")) return null
  const load = view.scene.pieces?.find((piece) => piece.id === textOf(event.nouns?.load))
  if (!load) return null
  const space = delivered(told.events, load.id), { hubs, threshold } = factsOf(told), hub = hubs.find(({ tile }) => tile === space), value = number(event.nouns?.value)
  return {
    title: say(event), suit: load.suit, first: way(told), shown: [turning({ ...load, side: "face", rank: String(value), angle: 0 })],
    needs: hub && isFirst(told, "event-turned") ? t("ui-hub-holds", { tile: `tile:${space}`, total: hub.total + value, threshold }) : undefined,
  }
}

/** The load or official whose move it was, on its way there. */
function way(told: Telling): First | undefined {
  const moved = find(told, "event-moved"), directed = find(told, "event-directed")
  if (moved) return { moves: [{ piece: textOf(moved.nouns?.load), to: textOf(moved.nouns?.space) }] }
  const official = directed && factsOf(told).officials.find(({ colour }) => colour === textOf(directed.nouns?.seat))
  return official ? { moves: [{ piece: `official.${official.colour}`, to: textOf(directed.nouns?.space) }] } : undefined
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
    return { name: told.label(each.nouns?.seat), mark: { suit: suitOf(told, colour) }, says: t("ui-earns", { why: verbatim(why.total === profit ? why.says : ""), profit }) }
  })
  const suit = suitOf(told, textOf(event.nouns?.seat))
  return { title: say(event), suit, needs: t("ui-ships-at", { threshold }), rows, says: t("ui-pays", { tile: terms.tile * rank, times: terms.trigger }), first: isFirst(told, "event-shipped") ? way(told) : undefined, waits: true }
}

const suitOf = (told: Pick<Telling, "facts">, colour: string) => (told.facts as ShipItFacts).hubs.find((hub) => hub.colour === colour)?.suit ?? ""
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
