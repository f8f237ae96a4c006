// What is thought of and not sent yet: a pip-stop, and how the next link would lie.

import type { ShipItFacts } from "$client/generated"
import { phrase } from "$client/phrases"
import type { Scene } from "$client/scene"
import type { Action } from "$client/types"

export const WAYS = ["east", "south", "west", "north"]
/** How a domino of that way is turned, counter-clockwise, its higher half at the named square. */
export const ANGLES: Record<string, number> = { east: 0, north: 90, west: 180, south: 270 }
export const STEPS: Record<string, [number, number]> = { east: [1, 0], south: [0, 1], west: [-1, 0], north: [0, -1] }

export const plan = $state<{ stop: number | null; way: string }>({ stop: null, way: "east" })

export const factsOf = (of: { facts: unknown }) => of.facts as ShipItFacts

/** A space as a noun: a tile, or the square of a half-domino. */
export const spaceNoun = (id: string) => (id.includes(".") ? `tile:${id}` : `square:${id}`)
export const isHub = ({ hubs }: ShipItFacts, space: string | undefined) => hubs.some((hub) => hub.tile === space)

/** The action points that an action says it costs; null if it says nothing of them. */
export function priceOf(action: Action | null): number | null {
  const price = action?.says.nouns?.price
  return typeof price === "number" ? price : null
}

/** What a pip-stop costs by itself; null if it may not be chosen. */
export function stopPrice(actions: Action[], stop: number, { prices }: ShipItFacts): number | null {
  return actions.some((a) => a.text === `pipstop ${stop}`) ? stop * prices.pip : null
}

/** The legal actions as they are clicked. */
export function arrangeActions(actions: Action[], scene: Scene, phone: boolean): Action[] {
  if (actions.some((a) => a.verb === "build")) return sites(actions, phone)
  const facts = factsOf(scene)
  const arranged = actions.map((a) => shownAs(a, facts))
  for (const action of arranged) if (action.verb === "chit") action.places = [] // it is in the fist, not on the board
  return actions.some((a) => a.verb === "pipstop") ? [...arranged, ...runs(actions, facts)] : arranged
}

/** An action without what comes of it, which is told above the board; and with a warning where a load will be turned up. */
function shownAs(action: Action, facts: ShipItFacts): Action {
  const warning = action.verb === "ship" && isHub(facts, action.places[1]) ? phrase("ui-turned-up") : action.warning
  return warning ? { ...action, odds: null, warning } : { ...action, odds: null }
}

/** Before the pip-stop is chosen: a load and where it goes, with the pip-stop that is fixed, else the cheapest. */
function runs(actions: Action[], facts: ShipItFacts): Action[] {
  const fixed = plan.stop !== null ? stopPrice(actions, plan.stop, facts) : null
  return facts.ways.flatMap(({ load, to, stop, price }): Action[] => {
    if (fixed !== null && stop > plan.stop!) return []
    const own = stopPrice(actions, stop, facts)
    if (own === null) return []
    const chosen = fixed === null ? stop : plan.stop!
    const sum = fixed === null ? price : price - own + fixed
    const says = phrase("choice-ship", { load: `load:${load}`, space: spaceNoun(to), price: sum })
    return [shownAs({ text: `ship ${load} ${to}`, first: `pipstop ${chosen}`, verb: "ship", places: [load, to], says }, facts)]
  })
}

/** Which way a link would lie: the last word of the action that builds it. */
export const wayOf = (build: Pick<Action, "text"> | undefined): string | null => build?.text.split(" ")[2] ?? null

/** Hold the link in hand the way that an action builds it. */
export function hold(text: string): void {
  if (text.startsWith("build ")) plan.way = wayOf({ text }) ?? plan.way
}

/** How a link may lie with its higher half on a square, the way it is held first. */
export function turnsAt(actions: Action[], square: string): Action[] {
  const from = WAYS.indexOf(plan.way)
  const turn = (a: Action) => (WAYS.indexOf(wayOf(a)!) - from + 4) % 4
  return actions.filter((a) => a.verb === "build" && a.places[0] === square).sort((a, b) => turn(a) - turn(b))
}

/** One action for each square, the way the link is held or else would fit. A finger shows it first and builds with a second tap. */
function sites(actions: Action[], phone: boolean): Action[] {
  const squares = [...new Set(actions.filter((a) => a.verb === "build").map((a) => a.places[0]!))]
  const best = squares.map((square) => turnsAt(actions, square)[0]!)
  const offered = phone ? best.map((a) => ({ ...a, places: [a.places[0]!, a.places[0]!] })) : best
  return [...offered, ...actions.filter((a) => a.verb !== "build")]
}

/** The next way round in which the link may lie there; anywhere, if no square is meant. */
export function turn(actions: Action[], square: string | null): void {
  const fits = square ? turnsAt(actions, square) : []
  const now = wayOf(fits[0]) ?? plan.way
  plan.way = wayOf(fits[1]) ?? WAYS[(WAYS.indexOf(now) + 1) % 4]!
}
