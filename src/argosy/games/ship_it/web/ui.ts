import type { GameUi, GameProps } from "$client/games"
import { bounds, boxOf, type Area, type Edges } from "$client/scene"
import { capitalise } from "$client/sentences"
import type { Action } from "$client/types"
import { hubsOf, arrangeActions, plan, spaceName } from "./plan.svelte"
import { say } from "./sentences"

const PHASES: { name: string; steps: string[] }[] = [
  { name: say.plan, steps: ["planning", "drawing"] },
  { name: say.build, steps: ["choosing", "building"] },
  { name: say.officials, steps: ["directing"] },
  { name: say.freight, steps: ["stopping", "shipping", "turning", "keeping", "revealing", "laying out", "looking"] },
]

/** Tiles and links, and half a square around them: where one can build beyond, it shows at the edge of the chart. */
function frame(area: Area) {
  const box = bounds(area.pieces.filter((p) => p.kind === "tile" || p.kind === "domino").map(boxOf))
  return { x: box.x - 0.5, y: box.y - 0.5, w: box.w + 1, h: box.h + 1 }
}

const letter = (n: number): string => (n < 26 ? String.fromCharCode(97 + n) : letter(Math.floor(n / 26) - 1) + letter(n % 26))
function grid(area: Area): Edges {
  const box = frame(area)
  const columns = new Map<number, string>(), rows = new Map<number, string>()
  for (let x = Math.max(0, Math.ceil(box.x)); x + 0.5 < box.x + box.w; x++) columns.set(x + 0.5, letter(x))
  for (let y = Math.max(0, Math.ceil(box.y)); y + 0.5 < box.y + box.h; y++) rows.set(y + 0.5, String(y + 1))
  return { columns, rows }
}
/** Of a shipment: who gets what, by the names of the people where a colour is a seat. */
export function told(text: string, { view, name }: GameProps): string {
  const seats = view.seats.map((seat) => seat.seat)
  return text.replace(/\b(red|green|blue|black) (?=\d)/g, (whole, colour: string) => (seats.includes(colour) ? `${name(colour)} ` : whole))
}

/** What an action costs, and what it makes of a hub. */
function consequence(game: GameProps, action: Action): string {
  const { scene } = game
  const end = action.places.at(-1) ?? ""
  const way = scene.marks.find((m) => m.kind === "way" && (action.verb === "official" ? m.of === end : m.id === `way.${action.places[0]}.${end}`))
  const makes = (way?.text ?? "").split("; ").slice(1).join("; ")
  const price = action.first ? say.withStop(action.odds ?? "") : action.odds
  return [price ? `${price}.` : `${action.label}.`, makes && say.makes(told(makes, game))].filter(Boolean).join(" ")
}

function detail(game: GameProps, action: Action | null): string {
  const { view, scene } = game
  if (view.waiting !== view.you.seat) return ""
  if (action) return consequence(game, action)
  if (game.chosen.length && ["stopping", "shipping"].includes(view.step)) {
    const load = scene.pieces.find((p) => p.id === game.chosen[0])
    return load?.note ? `${capitalise(load.note.replace("value unseen", say.unseen))}.` : ""
  }
  return ({
    building: game.phone ? say.tapTwice : say.turnKey,
    directing: say.costsPoint,
    stopping: plan.stop !== null ? say.stopHolds(plan.stop) : game.phone ? say.chooseLoad : `${say.chooseLoad} ${say.lowestStop}`,
    shipping: say.chooseLoad,
  } as Record<string, string>)[view.step] ?? ""
}

export const ui: GameUi = {
  background: "land",
  pieceScale: { tile: 0.97, pawn: 1, domino: 0.96 },
  suits: { red: "suns", black: "moons", green: "crowns", blue: "arms", redblue: "suns", greenblack: "crowns" },
  scoreCounter: "profit",
  ownSheets: ["Hubs", "Known freight"],
  clickVerbs: ["ship", "official", "build", "takeback"],
  composedVerbs: ["pipstop", "choose", "chit"],
  arrangeActions, frame, grid, detail,
  alwaysClickable: (piece) => piece.kind === "tile" || piece.kind === "coin",
  movingPiece: (view) => (view.scene.marks ?? []).find((m) => m.id.startsWith("way.official."))?.id.split(".").slice(1, 3).join(".") ?? null,
  hideCounter: (label) => label.endsWith("action points") || ["round", "pip-stop", "links in the pool", "pawns out"].includes(label),
  hideSpot: () => true,
  hideMark: (mark) => mark.id.startsWith("total.") || mark.kind === "region",
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    return round ? say.round(round.value) : ""
  },
  phases: (view) => PHASES.map((phase) => ({ name: phase.name, on: phase.steps.includes(view.step) })),
  pips: (scene, action) => {
    const points = scene.counters.find((c) => c.label.endsWith("action points"))
    const spent = action?.verb === "buy" ? 1 : Number(/(\d+) AP/.exec(action?.odds ?? "")?.[1] ?? 0)
    return points && points.value > 0 ? { left: points.value, most: Math.max(8, points.value), label: say.points, spent } : null
  },
  prompts: {
    planning: ({ view }) => (view.actions.some((a) => a.verb === "buy") ? say.buyLinks : say.poolEmpty),
    choosing: say.chooseLink,
    building: ({ view }) => say.buildLink((view.scene.pieces ?? []).find((p) => p.note === "to be built now")?.rank),
    directing: say.moveOfficial,
    stopping: (game) => aim(game) || say.moveFreight,
    shipping: (game) => aim(game) || say.moveMore,
    keeping: say.keepCoin,
  },
}

/** What the way under the pointer would do, in one sentence. */
function aim({ chosen, hover, scene, actions }: GameProps): string {
  if (!chosen.length || !hover) return ""
  const found = actions.find((a) => a.verb === "ship" && a.places[0] === chosen[0] && a.places[1] === hover)
  const stop = found?.first?.split(" ")[1] ?? scene.counter("supply", "pip-stop")?.value
  if (!found || stop === undefined) return ""
  return say.aim(stop, capitalise(chosen[0]!.replace(/(\d)$/, " $1")), spaceName(hover), hubsOf(scene).has(hover))
}
