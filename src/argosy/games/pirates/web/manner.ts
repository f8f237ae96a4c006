import type { Ability, Manner, Shown } from "$client/games"
import type { Box, Sheetful } from "$client/scene"
import { SUITS, bounds } from "$client/scene"
import type { Action, Piece, View } from "$client/types"

// ── What the table says ──

/** The crew that acts: with two players each has two of them. */
export function crewOnTurn(scene: Sheetful): string {
  return scene.sheet("Crews")?.rows.find((row) => row.at(-1) === "on turn")?.[0]?.toLowerCase() ?? ""
}

/** A ship lies on two by two squares, which its place names by their upper left one. */
export function berth(id: string, scene: Sheetful): Box | null {
  const mark = berths(scene).get(id)
  return mark ? bounds(mark.points.map(([x, y]) => ({ x, y, w: 0, h: 0 }))) : null
}

const kept = new WeakMap<Sheetful, Map<string, Sheetful["marks"][number]>>()
function berths(scene: Sheetful): Map<string, Sheetful["marks"][number]> {
  const found = kept.get(scene) ?? new Map(scene.marks.filter((m) => m.id.startsWith("berth.")).map((m) => [m.of ?? "", m]))
  kept.set(scene, found)
  return found
}

const isAtSea = (ship: Piece | undefined) => !!ship?.note?.includes("open ocean")

/** The ship that a crew commands, if it has one. */
export function shipOf(crew: string, scene: Sheetful): Piece | undefined {
  return scene.pieces.find((p) => p.kind === "ship-deck" && p.note?.startsWith(`commanded by ${crew}`))
}

/** What lies before a seat without being in play goes to the trays of the chart. */
function lay(piece: Piece, scene: Sheetful): Piece {
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
  return !found.length ? "" : low === high ? `${low} %` : `${low} to ${high} %`
}
const held = (actions: Action[]) => new Set(actions.map((a) => a.places[0])).size

interface Order { verb: string; says: string; key: string; try: (own: string, other: string) => string; hint: (actions: Action[]) => string }
const ORDERS: Order[] = [
  { verb: "dig", says: "Dig", key: "D", try: (_, other) => `dig ${other} a`, hint: (a) => `${chances(a)}` },
  { verb: "walk", says: "Walk", key: "W", try: () => "walk a a1", hint: (a) => `${held(a)} can` },
  { verb: "attack", says: "Attack", key: "A", try: (_, other) => `attack a ${other}.a`, hint: (a) => `wins ${chances(a)}` },
  { verb: "fire", says: "Fire", key: "F", try: (_, other) => `fire ${other}`, hint: (a) => `${a.length} in line` },
  { verb: "board", says: "Board", key: "B", try: (_, other) => `board ${other}`, hint: (a) => `wins ${chances(a)}` },
  { verb: "sail", says: "Sail", key: "S", try: () => "sail a1", hint: () => "by the coast" },
  { verb: "ocean", says: "Put to sea", key: "O", try: () => "ocean", hint: () => "leave the coast" },
  { verb: "unload", says: "Unload", key: "N", try: () => "unload", hint: () => "claims treasure" },
  { verb: "recruit", says: "Recruit", key: "R", try: () => "recruit", hint: () => "all your killed" },
  { verb: "supply", says: "Supplies", key: "P", try: () => "supply", hint: () => "one ball" },
  { verb: "return", says: "Return", key: "T", try: () => "return a1", hint: () => "to any coast" },
  { verb: "hail", says: "Hail", key: "H", try: (_, other) => `hail ${other} a1`, hint: () => "a free ship" },
  { verb: "whirlpool", says: "Whirlpool", key: "L", try: () => "whirlpool a1", hint: () => "once a game" },
  { verb: "drain", says: "Whirlpool", key: "L", try: () => "drain", hint: () => "remove it" },
]
const AT_SEA = new Set(["unload", "recruit", "supply", "return"])
const ON_COAST = new Set(["fire", "board", "sail", "ocean"])

function abilities({ view, scene }: Shown): Ability[] {
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
    hint: may(verb).length ? hint(may(verb)) : (scene.marks.find((m) => m.id === `order.${verb}`)?.text ?? "not now"),
  }))
}

// ── Sentences ──

const NUMBERS = ["No", "One", "Two", "Three", "Four"]
const left = (scene: Sheetful) => scene.counter("supply", "actions left")?.value ?? 0

function detail({ view, scene, chosen, verb, targets }: Shown, action: Action | null): string {
  if (!view.you.seat || view.waiting !== view.you.seat) return ""
  if (action) return [`${action.label}.`, action.odds ? `${action.odds[0]!.toUpperCase()}${action.odds.slice(1)}.` : "", action.warning].filter(Boolean).join(" ")
  if (view.step !== "acting") return ""
  const inHand = scene.pieces.find((p) => p.id === chosen[0])
  if (verb === "fire") return "Choose a target: the first one in a straight line."
  if (inHand?.kind === "ship-deck") return verb ? "Choose a dot: the middle of your ship." : "Dots: where it can sail. Dotted lines: its shots."
  if (inHand?.kind === "whirlpool") return "Choose a dot. No ship will pass there."
  if (inHand) return "Squares: where it can walk. Pieces: dig or attack."
  return targets.size ? "Choose a piece of yours, your ship, or an order." : ""
}

function mover(view: View): string | null {
  const crew = view.scene.sheets?.find((s) => s.title === "Crews")?.rows.find((row) => row.at(-1) === "on turn")?.[0]?.toLowerCase()
  return view.step === "placing" && crew ? `ship.${crew}` : ["marking", "hiding", "burying"].includes(view.step) ? (view.scene.pieces?.find((p) => p.note === "to be hidden")?.id ?? null) : null
}

export const manner: Manner = {
  first: ["hide"],
  wash: "sea",
  lay,
  mover,
  abilities,
  orders: true,
  detail,
  stands: (id, scene) => { const box = berth(id, scene); return box && { box, dot: true } },
  margin: { left: 0, right: 236 },
  draw: { pawn: 1.15, coin: 1.05 },
  suits: { day: "suns", night: "moons" },
  score: "treasures claimed",
  sheets: ["Crews", "Treasure home"],
  hide: (label) => ["round", "actions left", "their value", "treasures home", "treasures that win alone"].includes(label) || label.endsWith("cannonballs") || label.endsWith("crew killed"),
  hideMark: (mark) => mark.kind === "coast" || mark.id === "name" || /^(berth|fire)\./.test(mark.id),
  hideSpot: () => true,
  prompts: {
    acting: ({ scene }) => `${NUMBERS[left(scene)] ?? left(scene)} ${left(scene) === 1 ? "action" : "actions"} left.`,
    placing: "Place your ship beside land.",
    marking: "Hide your treasure die on land.",
    hiding: "Hide your die elsewhere, or leave it there.",
    burying: "Hide the treasure die again.",
    fleeing: "Run with the treasure, or stay.",
    seizing: "Move over to the captured ship, or stay.",
  },
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    const island = scene.marks.find((m) => m.id === "name")?.text
    return [island, round ? `round ${round.value}` : ""].filter(Boolean).join(", ")
  },
  pips: (scene) => {
    const actions = scene.counter("supply", "actions left")
    return actions?.value && actions.most ? { left: actions.value, most: actions.most, label: "Actions left" } : null
  },
}
