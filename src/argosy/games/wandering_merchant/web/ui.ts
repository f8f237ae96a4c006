import type { GameUi, GameProps } from "$client/games"
import { consequence } from "$client/labels"
import type { Scene } from "$client/scene"
import { capitalise } from "$client/sentences"
import type { Action, Piece } from "$client/types"
import { cellBeyond, compassOf, goodOf, townOf } from "./map"
import { say } from "./sentences"

const SPECIAL = new Set(["tile.tower", "tile.field", "tile.castle", "tile.cave"])
const HIDDEN = new Set(["round", "towns found", "coins in the cup", "dice", "places free", "steps left", "compass number", "wilderness tiles to come", "towns to come", "towns cut off", "aces ignored"])

/** A coin lies upright with an arrow, and what we draw ourselves loses its rank: orcs, special tiles, hidden towns. */
function adjustPiece(piece: Piece): Piece {
  if (piece.kind === "orc") return { ...piece, rank: "" }
  if (piece.kind === "coin" && piece.angle) return { ...piece, angle: 0 }
  if (SPECIAL.has(piece.id) || (piece.kind === "tile" && piece.side === "back")) return { ...piece, rank: "" }
  return piece
}

/** A compass number is the tile it leads to; a purchase says of what; a finger sees a tile before it is laid. */
function arrangeActions(actions: Action[], scene: Scene, phone: boolean): Action[] {
  const mover = actions.some((a) => a.verb === "compass") ? compassOf(scene) : []
  const good = goodOf(scene)
  return actions.map((a) => {
    if (a.verb === "compass") {
      const way = mover[Math.ceil(Number(a.text.split(" ")[1]) / 2) - 1]
      const to = way && cellBeyond(scene, way.x, way.y)
      return to ? { ...a, places: [to] } : a
    }
    if (a.verb === "buy" && good) return { ...a, label: a.label.replace("a unit", good) }
    return a.verb === "lay" && phone ? { ...a, places: [a.places[0]!, a.places[0]!] } : a
  })
}

const count = (scene: Scene, start: string) => scene.pieces.filter((p) => p.id.startsWith(start)).length

/** WM-R9, in figures. */
export function diceWords(scene: Scene, seat: string): string {
  const horses = count(scene, `${seat}.use.horses.`), carts = count(scene, `${seat}.cart.`)
  const dice = scene.counter(`seat:${seat}`, "dice")?.value ?? 0
  return say.diceSum(horses, carts, dice)
}

function detail(game: GameProps, action: Action | null): string {
  const { view, scene } = game
  const seat = view.you.seat
  if (!seat || view.waiting !== seat) return ""
  const cell = action?.places.at(-1)
  const spot = cell ? scene.in("board").spots.find((s) => s.id === cell) : undefined
  const tile = spot && scene.in("board").on(spot).find((p) => p.kind === "tile")
  if (action && tile && action.verb !== "orcs") return consequence(action, capitalise(tile.note ?? ""))
  if (action) return consequence(action)
  if (view.step === "beginning") return say.nameFirst(capitalise(diceWords(scene, seat)))
  if (view.step === "moving") {
    const left = scene.counter(`seat:${seat}`, "steps left")?.value ?? 0
    return say.stepsLeft(left, view.actions.some((a) => a.verb === "compass"))
  }
  if (view.step === "trading") return townOf(scene, seat)
  if (view.step === "placing") return scene.in("supply").pieces.find((p) => p.kind === "tile")?.note ?? say.faceDownRule
  return ""
}

export const ui: GameUi = {
  background: "land",
  seatPiecesScale: (seats) => (seats > 4 ? 20 : seats > 3 ? 28 : 44),
  pieceScale: { pawn: 1.3 },
  margin: { left: 0, right: 330 },
  suits: { red: "suns", blue: "arms", green: "crowns", black: "moons", white: "winter", orange: "autumn" },
  scoreCounter: "GC",
  ownSheets: ["Market"],
  clickVerbs: ["head", "step", "ferry", "compass", "lay", "orcs", "sell", "give", "barter"],
  composedVerbs: ["sell", "give", "barter"],
  arrangeActions, adjustPiece, detail,
  hideCounter: (label) => HIDDEN.has(label),
  hideSpot: () => true,
  hideMark: (mark) => mark.kind === "step" || mark.id.startsWith("compass."),
  movingPiece: (view) => (view.waiting && ["beginning", "moving"].includes(view.step) ? `pawn.${view.waiting}` : null),
  dice: (scene) => scene.in("supply").pieces.filter((p) => p.kind === "die"),
  gauge: (scene) => {
    const purses = scene.counters.filter((c) => c.label === "GC")
    const goal = purses[0]?.most
    return goal ? { label: say.goal, value: Math.max(...purses.map((c) => c.value)), most: goal } : null
  },
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    return round ? say.round(round.value, round.most) : say.buildingBoard
  },
  prompts: {
    building: say.drawTile,
    placing: say.layTile,
    beginning: ({ view }) => {
      const verbs = new Set(view.actions.map((a) => a.verb))
      return verbs.has("roll") ? say.rollOut : verbs.has("search") ? say.orSearch : verbs.has("explore") ? say.orExplore : say.setOut
    },
    moving: ({ view }) => (view.actions.some((a) => a.verb === "compass") ? say.chooseCompass : say.goOn),
    trading: say.trade,
    "placing orcs": say.layOrcs,
    sheltering: say.payNight,
  },
}
