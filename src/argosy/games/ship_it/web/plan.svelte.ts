// What is thought of and not sent yet: a pip-stop, and how the next link would lie.

import type { Scene } from "$client/scene"
import { capitalise } from "$client/sentences"
import type { Action, Mark } from "$client/types"
import { say } from "./sentences"

export const WAYS = ["east", "south", "west", "north"]
/** How a domino of that way is turned, counter-clockwise, its higher half at the named square. */
export const ANGLES: Record<string, number> = { east: 0, north: 90, west: 180, south: 270 }
export const STEPS: Record<string, [number, number]> = { east: [1, 0], south: [0, 1], west: [-1, 0], north: [0, -1] }

export const plan = $state<{ stop: number | null; way: string }>({ stop: null, way: "east" })

const figure = (text: string | undefined, before: string, after: string) => Number(new RegExp(`${before}(\\d+)${after}`).exec(text ?? "")?.[1] ?? 0)
const loadName = (id: string) => capitalise(id.replace(/(\d)$/, " $1"))
export const spaceName = (id: string) => (id.includes(".") ? capitalise(id.replace(".", " ")) : id)

export interface Way { load: string; to: string; stop: number; price: number; makes: string }

/** Where the loads of the colour on turn can get to, as the table says it. */
export function waysOf(scene: Scene): Way[] {
  return scene.marks.filter((mark) => mark.kind === "way" && !mark.id.startsWith("way.official.")).map((mark) => wayOf(mark))
}

function wayOf(mark: Mark): Way {
  const [head, ...makes] = (mark.text ?? "").split("; ")
  const load = mark.of ?? ""
  return { load, to: mark.id.slice(`way.${load}.`.length), stop: figure(head, "stop ", ","), price: figure(head, "", " AP"), makes: makes.join("; ") }
}

export const hubsOf = (scene: Scene) => new Set((scene.sheet("Hubs")?.rows ?? []).map((row) => row[1]!))

/** What a pip-stop costs by itself; null if it may not be chosen. */
export function stopPrice(actions: Action[], stop: number): number | null {
  const found = actions.find((a) => a.text === `pipstop ${stop}`)
  return found ? figure(found.odds, "", " AP") : null
}

/** The legal actions as they are clicked. */
export function arrangeActions(actions: Action[], scene: Scene, phone: boolean): Action[] {
  if (actions.some((a) => a.verb === "build")) return sites(actions, phone)
  const hubs = hubsOf(scene)
  const warned = actions.map((a) => ({ ...a, odds: a.odds?.split("; ").find((part) => part.endsWith(" AP")) ?? "", ...turning(a, hubs) }))
  const last = actions.some((a) => a.verb === "pipstop" || a.verb === "ship")
  for (const action of warned) {
    if (last && action.verb === "done") action.label = say.endTurn
    if (action.verb === "chit") action.places = [] // it is in the fist, not on the board
  }
  return actions.some((a) => a.verb === "pipstop") ? [...warned, ...runs(actions, scene, hubs)] : warned
}

const turning = (a: Action, hubs: Set<string>) => (a.verb === "ship" && hubs.has(a.places[1]!) ? { warning: say.turnedUp } : {})

/** Before the pip-stop is chosen: a load and where it goes, with the pip-stop that is fixed, else the cheapest. */
function runs(actions: Action[], scene: Scene, hubs: Set<string>): Action[] {
  const fixed = plan.stop !== null ? stopPrice(actions, plan.stop) : null
  return waysOf(scene).flatMap(({ load, to, stop, price }): Action[] => {
    if (fixed !== null && stop > plan.stop!) return []
    const own = stopPrice(actions, stop)
    if (own === null) return []
    const chosen = fixed === null ? stop : plan.stop!
    const sum = fixed === null ? price : price - own + fixed
    const action: Action = {
      text: `ship ${load} ${to}`, first: `pipstop ${chosen}`, verb: "ship", clause: "SI-R14", places: [load, to],
      label: say.move(loadName(load), spaceName(to)), odds: `${sum} AP`,
    }
    return [{ ...action, ...turning(action, hubs) }]
  })
}

/** How a link may lie with its higher half on a square, the way it is held first. */
export function turnsAt(actions: Action[], square: string): Action[] {
  const from = WAYS.indexOf(plan.way)
  const turn = (a: Action) => (WAYS.indexOf(a.text.split(" ")[2]!) - from + 4) % 4
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
  const now = fits[0]?.text.split(" ")[2] ?? plan.way
  const next = fits[1]?.text.split(" ")[2] ?? WAYS[(WAYS.indexOf(now) + 1) % 4]!
  plan.way = next
}
