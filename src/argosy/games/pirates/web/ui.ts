import type { Ability, GameProps, GameUi } from "$client/games"
import type { PiratesFacts } from "$client/generated"
import { consequence } from "$client/labels"
import type { Area, Box, Scene } from "$client/scene"
import { SUITS, bounds, boxOf, boxOfSpot, edges } from "$client/scene"
import type { Action, Piece, View } from "$client/types"

const factsOf = (game: GameProps) => game.facts as PiratesFacts

// ── Where things lie ──

/** How wide the column beside the islands is, in pixels. */
export const COLUMN = 240
const SHIP = 2 // squares

/** The islands with room for a ship on every coast: a layout for three keeps more land than two or four players use. */
function coasts(area: Area): Box {
  const lands = area.pieces.filter((p) => p.kind === "land")
  if (!lands.length) return area.extent()
  const { x, y, w, h } = bounds(lands.map(boxOf))
  return { x: x - SHIP, y: y - SHIP, w: w + 2 * SHIP, h: h + 2 * SHIP }
}
const isInside = (box: Box, frame: Box) => box.x >= frame.x && box.y >= frame.y && box.x + box.w <= frame.x + frame.w && box.y + box.h <= frame.y + frame.h

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

/** What lies before a seat without being in play goes to the trays of the chart. */
function adjustPiece(piece: Piece, scene: Scene, facts: unknown): Piece {
  if (piece.id.startsWith("land.")) return { ...piece, kind: "land" }
  const { ships, dice } = (facts ?? { ships: [], dice: [] }) as Pick<PiratesFacts, "ships" | "dice">
  if (piece.kind === "ship-deck" && ships.some((ship) => piece.id === `ship.${ship.suit}` && !ship.crew)) return { ...piece, suit: "" }
  if (!piece.zone?.startsWith("seat:") || !/^(coin|pawn|cannonball|die)$/.test(piece.kind)) return piece
  if (dice.some((die) => piece.id === `die.${die.suit}` && die.state === "loose")) return piece
  const ship = scene.pieces.find((p) => p.kind === "ship-deck" && p.zone === piece.zone && Math.hypot(p.x - piece.x, p.y - piece.y) < 1.35)
  if (ship) return { ...piece, zone: "ocean" }
  return piece.kind === "coin" ? { ...piece, zone: "slain" } : piece.kind === "cannonball" ? { ...piece, zone: "spent" } : piece
}

function movingPiece(view: View): string | null {
  const { crew, hides } = view.facts as PiratesFacts
  if (view.step === "placing" && crew) return `ship.${crew}`
  return hides ? `die.${hides}` : null
}

// ── Orders ──

/** How likely actions are to succeed, by the least and the most likely of them. */
function chances({ t }: GameProps, actions: Action[], one: string, between: string): string {
  const found = actions.map((a) => a.odds?.nouns?.chance).filter((chance) => typeof chance === "number")
  if (!found.length) return ""
  const low = Math.min(...found), high = Math.max(...found)
  return low === high ? t(one, { chance: low }) : t(between, { low, high })
}
const held = (actions: Action[]) => new Set(actions.map((a) => a.places[0])).size

/** The die of others that lies nearest to the reader's ship: what an order to dig is most likely about. */
function nearestSpot({ facts, scene }: GameProps): string | undefined {
  const { crew, crews, dice, ships } = facts as PiratesFacts
  const seatOf = (suit: string | null) => crews.find((each) => each.suit === suit)?.seat
  const pieceOf = (id: string) => scene.pieces.find((p) => p.id === id)
  const ship = pieceOf(`ship.${ships.find((each) => each.crew === crew)?.suit}`)
  const far = (die: string) => { const at = pieceOf(die); return at && ship ? Math.hypot(at.x - ship.x, at.y - ship.y) : 0 }
  return dice.filter((die) => die.state === "spot" && seatOf(die.suit) !== seatOf(crew)).map((die) => `die.${die.suit}`).sort((a, b) => far(a) - far(b))[0]
}

interface Order { verb: string; key: string; try: (other: string) => string; at?: (game: GameProps) => string | undefined; hint?: (game: GameProps, actions: Action[]) => string }
const ORDERS: Order[] = [
  { verb: "dig", key: "D", try: (other) => `dig ${other} a`, at: nearestSpot, hint: (game, a) => chances(game, a, "ui-hint-chance", "ui-hint-chances") },
  { verb: "walk", key: "W", try: () => "walk a a1", hint: ({ t }, a) => t("ui-hint-walk", { number: held(a) }) },
  { verb: "attack", key: "A", try: (other) => `attack a ${other}.a`, hint: (game, a) => chances(game, a, "ui-hint-wins", "ui-hint-wins-between") },
  { verb: "fire", key: "F", try: (other) => `fire ${other}`, hint: ({ t }, a) => t("ui-hint-fire", { number: a.length }) },
  { verb: "board", key: "B", try: (other) => `board ${other}`, hint: (game, a) => chances(game, a, "ui-hint-wins", "ui-hint-wins-between") },
  { verb: "sail", key: "S", try: () => "sail a1" },
  { verb: "ocean", key: "O", try: () => "ocean" },
  { verb: "unload", key: "N", try: () => "unload" },
  { verb: "recruit", key: "R", try: () => "recruit" },
  { verb: "supply", key: "P", try: () => "supply" },
  { verb: "return", key: "T", try: () => "return a1" },
  { verb: "hail", key: "H", try: (other) => `hail ${other} a1` },
  { verb: "whirlpool", key: "L", try: () => "whirlpool a1" },
  { verb: "drain", key: "L", try: () => "drain" },
]
const AT_SEA = new Set(["unload", "recruit", "supply", "return"])
const ON_COAST = new Set(["fire", "board", "sail", "ocean"])

function abilities(game: GameProps): Ability[] {
  const { view, t, say } = game, { crew, crews, ships, orders } = factsOf(game)
  if (view.step !== "acting") return []
  const ship = ships.find((each) => crew && each.crew === crew)
  const other = SUITS.find((suit) => suit !== crew && crews.some((each) => each.suit === suit)) ?? "suns"
  const may = (verb: string) => view.actions.filter((a) => a.verb === verb)
  return ORDERS.filter(({ verb }) => {
    if (may(verb).length) return true
    if (verb === "hail") return !ship
    if (verb === "drain") return false
    if (verb === "whirlpool") return !may("drain").length
    return AT_SEA.has(verb) ? !!ship?.is_at_sea : !ON_COAST.has(verb) || (!!ship && !ship.is_at_sea)
  }).map(({ verb, key, try: text, at, hint }) => ({ verb, key, says: t(`ui-verb-${verb}`), why: text(other), whyAt: at?.(game), hint: hintOf(verb, hint) }))

  function hintOf(verb: string, hint: Order["hint"]): string {
    const actions = may(verb)
    if (!actions.length) return orders[verb] ? say(orders[verb]) : t("ui-not-now")
    return hint ? hint(game, actions) : t(`ui-hint-${verb}`)
  }
}

// ── Sentences ──

/** The seat of the crew on turn: the owner of a die hides it in the turn of others (PV-R18, PV-R21). */
function turnOf(game: GameProps): string | null {
  const { crew, crews } = factsOf(game)
  return crews.find((each) => each.suit === crew)?.seat ?? null
}

function detail(game: GameProps, action: Action | null): string {
  const { view, scene, chosen, chosenVerb, targets, t } = game
  if (!view.you.seat || view.waiting !== view.you.seat) return ""
  if (action?.verb === "dig") return `${consequence(game, action)} ${t("ui-dig-miss")}`
  if (action) return consequence(game, action)
  if (view.step !== "acting") return ""
  const inHand = scene.pieces.find((p) => p.id === chosen[0])
  if (chosenVerb === "fire") return t("ui-choose-target")
  if (inHand?.kind === "ship-deck") return t(chosenVerb ? "ui-choose-berth" : "ui-ship-in-hand")
  if (inHand?.kind === "whirlpool") return t("ui-whirlpool-in-hand")
  if (inHand) return t("ui-crew-in-hand")
  return targets.size ? t("ui-choose-order") : ""
}

function progress(game: GameProps): string {
  const { island, round } = factsOf(game)
  if (island) return round ? game.t("ui-progress", { island, round }) : game.say(island)
  return round ? game.t("ui-round", { round }) : ""
}

const COUNTERS = new Set(["round", "left", "value", "home", "alone", "balls", "killed", "crew-balls", "crew-killed"])

// ── The way of a ship ──

/** The coasts along which a ship has sailed, its last berth included: from where it lies now back to where it lay. */
function way(piece: Piece, last: View, next: View): string[] | null {
  const suit = /^ship\.(\w+)$/.exec(piece.id)?.[1]
  const shipIn = (view: View) => (view.facts as PiratesFacts).ships.find((ship) => ship.suit === suit)?.square
  const { sails } = last.facts as PiratesFacts
  const from = shipIn(last), found: string[] = []
  let here = shipIn(next)
  while (here && here !== from && sails[here] && found.length < 99) {
    found.unshift(here)
    here = sails[here]
  }
  return here && here === from && found.length ? found : null
}

export const ui: GameUi = {
  way,
  clickVerbs: ["hide"],
  background: "sea",
  adjustPiece,
  movingPiece,
  abilities,
  barRows: { wide: 1, phone: 3 },
  detail,
  targetArea: (id, scene) => { const box = berth(id, scene); return box && { box, dot: true } },
  margin: { left: 0, right: COLUMN },
  frame: coasts,
  grid: (area) => { const box = coasts(area); return edges(area.spots.filter((spot) => isInside(boxOfSpot(spot), box))) },
  pieceScale: { pawn: 1.15, coin: 1.05 },
  suits: { day: "suns", night: "moons" },
  scoreCounter: "claimed",
  ownSheets: ["crews", "hoards"],
  hideCounter: (id) => COUNTERS.has(id),
  hideMark: (mark) => mark.kind === "coast" || mark.id === "name" || /^(berth|fire)\./.test(mark.id),
  hideSpot: () => true,
  idle: (game) => (game.view.step === "acting" ? game.t("ui-idle") : ""),
  prompts: {
    acting: (game) => game.t("ui-actions-left", { number: factsOf(game).actions_left }),
    hiding: (game) => game.t("ui-hide-missed"),
  },
  turnOf,
  progress,
  pips: (game) => {
    const { actions_left: left, actions: most } = factsOf(game), { you, waiting } = game.view
    if (waiting === you.seat && turnOf(game) !== you.seat) return null // they are another's
    return left ? { left, most, label: game.t("ui-pips", { number: left }) } : null
  },
}
