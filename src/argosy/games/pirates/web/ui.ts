import type { Ability, GameUi, GameProps } from "$client/games"
import { consequence } from "$client/labels"
import type { Box, Scene } from "$client/scene"
import { SUITS, bounds } from "$client/scene"
import type { Action, Piece, View } from "$client/types"
import { say } from "./sentences"

// ── What the table says ──

/** The crew that acts: with two players each has two of them. */
export function crewOnTurn(scene: Scene): string {
  return scene.sheet("Crews")?.rows.find((row) => row.at(-1) === "on turn")?.[0]?.toLowerCase() ?? ""
}

/** A ship lies on two by two squares, which its place names by their upper left one. */
export function berth(id: string, scene: Scene): Box | null {
  const mark = berths(scene).get(id)
  return mark ? bounds(mark.points.map(([x, y]) => ({ x, y, w: 0, h: 0 }))) : null
}

const kept = new WeakMap<Scene, Map<string, Scene["marks"][number]>>()
function berths(scene: Scene): Map<string, Scene["marks"][number]> {
  const found = kept.get(scene) ?? new Map(scene.marks.filter((m) => m.id.startsWith("berth.")).map((m) => [m.of ?? "", m]))
  kept.set(scene, found)
  return found
}

const isAtSea = (ship: Piece | undefined) => !!ship?.note?.includes("open ocean")

/** The ship that a crew commands, if it has one. */
export function shipOf(crew: string, scene: Scene): Piece | undefined {
  return scene.pieces.find((p) => p.kind === "ship-deck" && p.note?.startsWith(`commanded by ${crew}`))
}

/** What lies before a seat without being in play goes to the trays of the chart. */
function adjustPiece(piece: Piece, scene: Scene): Piece {
  if (piece.id.startsWith("land.")) return { ...piece, kind: "land" }
  if (piece.kind === "ship-deck" && piece.note?.startsWith("free")) return { ...piece, suit: "" }
  if (!piece.zone?.startsWith("seat:") || !/^(coin|pawn|cannonball|die)$/.test(piece.kind)) return piece
  if (piece.kind === "die" && piece.note === "to be hidden") return piece
  const ship = scene.pieces.find((p) => p.kind === "ship-deck" && p.zone === piece.zone && Math.hypot(p.x - piece.x, p.y - piece.y) < 1.35)
  if (ship) return { ...piece, zone: "ocean" }
  return piece.kind === "coin" ? { ...piece, zone: "slain" } : piece.kind === "cannonball" ? { ...piece, zone: "spent" } : piece
}

// ── Orders ──

const percents = (actions: Action[]) => actions.flatMap((a) => /(\d+) %/.exec(a.odds ?? "")?.[1] ?? []).map(Number)
function chances(actions: Action[]): string {
  const found = percents(actions), low = Math.min(...found), high = Math.max(...found)
  return found.length ? say.chances(low, high) : ""
}
const held = (actions: Action[]) => new Set(actions.map((a) => a.places[0])).size

interface Order { verb: string; says: string; key: string; try: (own: string, other: string) => string; hint: (actions: Action[]) => string }
const ORDERS: Order[] = [
  { verb: "dig", says: say.orders.dig, key: "D", try: (_, other) => `dig ${other} a`, hint: chances },
  { verb: "walk", says: say.orders.walk, key: "W", try: () => "walk a a1", hint: (a) => say.hints.walk(held(a)) },
  { verb: "attack", says: say.orders.attack, key: "A", try: (_, other) => `attack a ${other}.a`, hint: (a) => say.hints.wins(chances(a)) },
  { verb: "fire", says: say.orders.fire, key: "F", try: (_, other) => `fire ${other}`, hint: (a) => say.hints.fire(a.length) },
  { verb: "board", says: say.orders.board, key: "B", try: (_, other) => `board ${other}`, hint: (a) => say.hints.wins(chances(a)) },
  { verb: "sail", says: say.orders.sail, key: "S", try: () => "sail a1", hint: () => say.hints.sail },
  { verb: "ocean", says: say.orders.ocean, key: "O", try: () => "ocean", hint: () => say.hints.ocean },
  { verb: "unload", says: say.orders.unload, key: "N", try: () => "unload", hint: () => say.hints.unload },
  { verb: "recruit", says: say.orders.recruit, key: "R", try: () => "recruit", hint: () => say.hints.recruit },
  { verb: "supply", says: say.orders.supply, key: "P", try: () => "supply", hint: () => say.hints.supply },
  { verb: "return", says: say.orders.return, key: "T", try: () => "return a1", hint: () => say.hints.return },
  { verb: "hail", says: say.orders.hail, key: "H", try: (_, other) => `hail ${other} a1`, hint: () => say.hints.hail },
  { verb: "whirlpool", says: say.orders.whirlpool, key: "L", try: () => "whirlpool a1", hint: () => say.hints.whirlpool },
  { verb: "drain", says: say.orders.drain, key: "L", try: () => "drain", hint: () => say.hints.drain },
]
const AT_SEA = new Set(["unload", "recruit", "supply", "return"])
const ON_COAST = new Set(["fire", "board", "sail", "ocean"])

function abilities({ view, scene }: GameProps): Ability[] {
  if (view.step !== "acting") return []
  const crew = crewOnTurn(scene), ship = shipOf(crew, scene)
  const other = SUITS.find((suit) => suit !== crew && scene.pieces.some((p) => p.id === `ship.${suit}`)) ?? "suns"
  const may = (verb: string) => view.actions.filter((a) => a.verb === verb)
  return ORDERS.filter(({ verb }) => {
    if (may(verb).length) return true
    if (verb === "hail") return !ship
    if (verb === "drain") return false
    if (verb === "whirlpool") return !may("drain").length
    return AT_SEA.has(verb) ? isAtSea(ship) : !ON_COAST.has(verb) || (!!ship && !isAtSea(ship))
  }).map(({ verb, says, key, try: text, hint }) => ({
    verb, says, key, why: text(crew, other),
    hint: may(verb).length ? hint(may(verb)) : (scene.marks.find((m) => m.id === `order.${verb}`)?.text ?? say.notNow),
  }))
}

// ── Sentences ──

const left = (scene: Scene) => scene.counter("supply", "actions left")?.value ?? 0

function detail({ view, scene, chosen, chosenVerb, targets }: GameProps, action: Action | null): string {
  if (!view.you.seat || view.waiting !== view.you.seat) return ""
  if (action) return consequence(action)
  if (view.step !== "acting") return ""
  const inHand = scene.pieces.find((p) => p.id === chosen[0])
  if (chosenVerb === "fire") return say.chooseTarget
  if (inHand?.kind === "ship-deck") return chosenVerb ? say.chooseBerth : say.shipInHand
  if (inHand?.kind === "whirlpool") return say.whirlpoolInHand
  if (inHand) return say.crewInHand
  return targets.size ? say.chooseOrder : ""
}

function movingPiece(view: View): string | null {
  const crew = view.scene.sheets?.find((s) => s.title === "Crews")?.rows.find((row) => row.at(-1) === "on turn")?.[0]?.toLowerCase()
  return view.step === "placing" && crew ? `ship.${crew}` : ["marking", "hiding", "burying"].includes(view.step) ? (view.scene.pieces?.find((p) => p.note === "to be hidden")?.id ?? null) : null
}

export const ui: GameUi = {
  clickVerbs: ["hide"],
  background: "sea",
  adjustPiece,
  movingPiece,
  abilities,
  actionRow: true,
  detail,
  targetArea: (id, scene) => { const box = berth(id, scene); return box && { box, dot: true } },
  margin: { left: 0, right: 236 },
  pieceScale: { pawn: 1.15, coin: 1.05 },
  suits: { day: "suns", night: "moons" },
  scoreCounter: "treasures claimed",
  ownSheets: ["Crews", "Treasure home"],
  hideCounter: (label) => ["round", "actions left", "their value", "treasures home", "treasures that win alone"].includes(label) || label.endsWith("cannonballs") || label.endsWith("crew killed"),
  hideMark: (mark) => mark.kind === "coast" || mark.id === "name" || /^(berth|fire)\./.test(mark.id),
  hideSpot: () => true,
  prompts: {
    acting: ({ scene }) => say.actionsLeft(left(scene)),
    placing: say.placing,
    marking: say.marking,
    hiding: say.hiding,
    burying: say.burying,
    fleeing: say.fleeing,
    seizing: say.seizing,
  },
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    const island = scene.marks.find((m) => m.id === "name")?.text
    return [island, round ? say.round(round.value) : ""].filter(Boolean).join(", ")
  },
  pips: (scene) => {
    const actions = scene.counter("supply", "actions left")
    return actions?.value && actions.most ? { left: actions.value, most: actions.most, label: say.pips } : null
  },
}
