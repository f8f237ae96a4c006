import type { GameProps, GameUi } from "$client/games"
import { consequence } from "$client/labels"
import { phrase } from "$client/phrases"
import { bounds, boxOfSpot, type Area, type Box, type Scene } from "$client/scene"
import type { Action, Phrase, Piece } from "$client/types"
import { exitsOf, factsOf, merchantOf, tileOn } from "./map"
import { DEALS } from "./deals"
import { townSays } from "./market"

const SPECIAL = new Set(["tile.tower", "tile.field", "tile.castle", "tile.cave"])
const HIDDEN = new Set(["round", "towns", "cup", "dice", "places", "steps", "compass", "wild-to-come", "towns-to-come", "cut-off", "pause"])

/** A coin lies upright with an arrow, and what we draw ourselves loses its rank: orcs, special tiles, hidden towns. */
function adjustPiece(piece: Piece): Piece {
  if (piece.kind === "orc") return { ...piece, rank: "" }
  if (piece.kind === "coin" && piece.angle) return { ...piece, angle: 0 }
  if (SPECIAL.has(piece.id) || (piece.kind === "tile" && piece.side === "back")) return { ...piece, rank: "" }
  return piece
}

const PAUSES = ["stop", "stay"]

/**
 * A compass number is the tile it leads to; a finger sees a tile before it is laid. Where a town can be explored, that is the
 * button: to leave it as it is, one clicks the tile, so that the two never stand side by side.
 */
function arrangeActions(actions: Action[], scene: Scene, phone: boolean): Action[] {
  if (!actions.length) return actions
  const facts = factsOf(scene)
  const here = merchantOf(facts, facts.mover)?.cell
  const explores = actions.some((a) => a.verb === "explore")
  return actions.map((a) => {
    if (explores && here && PAUSES.includes(a.verb)) return { ...a, places: [here] }
    const word = a.text.split(" ")[1] ?? ""
    if (a.verb === "compass") {
      const exit = exitsOf(facts, here).find(({ low, high }) => low <= Number(word) && Number(word) <= high)
      return exit ? { ...a, places: [exit.cell] } : a
    }
    return a.verb === "lay" && phone ? { ...a, places: [a.places[0]!, a.places[0]!] } : a
  })
}

/** WM-R9, in figures. */
export function diceSum(game: GameProps, seat: string): Phrase {
  const merchant = merchantOf(factsOf(game), seat)
  if (!merchant) return phrase("ui-dice", { number: 0 })
  const carts = merchant.small_carts + merchant.big_carts
  return phrase(merchant.horses - carts + 1 > merchant.dice ? "ui-dice-sum-most" : "ui-dice-sum", {
    horses: phrase("ui-horses", { number: merchant.horses }),
    carts: phrase("ui-carts", { number: carts }),
    dice: phrase("ui-dice", { number: merchant.dice }),
  })
}

const WHOLE = 30 // inches: the side of the table where players build the board, which is larger than any that is dealt (WM-A67)

/**
 * The tiles alone: whoever comes and goes on them, the board keeps its scale. Where it is built, nobody knows how far it will
 * reach: the whole table, from the first tile to the last turn.
 */
function frame(area: Area): Box {
  const { w, h } = area.zone
  if (w > WHOLE) return { x: 0, y: 0, w, h }
  return area.spots.length ? bounds(area.spots.map(boxOfSpot)) : area.extent()
}

/** In a forest of three ways: which numbers lead where (WM-R19). */
function forestWays(game: GameProps, seat: string): string {
  if (!game.view.actions.some((a) => a.verb === "roll")) return ""
  const ways = exitsOf(factsOf(game), merchantOf(factsOf(game), seat)?.cell).map(({ low, high, cell }) => phrase("ui-forest-way", { low, high, cell: `cell:${cell}` }))
  return game.t("ui-forest-ways", { ways })
}

function detail(game: GameProps, action: Action | null): string {
  const { view, scene } = game
  const facts = factsOf(game)
  const seat = view.you.seat
  if (!seat || view.waiting !== seat) return ""
  const tile = action && action.verb !== "orcs" ? tileOn(scene, action.places.at(-1)) : undefined
  if (action) return consequence(game, action, tile?.note ?? action.says)
  if (view.step === "beginning") return forestWays(game, seat) || game.t("ui-name-first", { dice: diceSum(game, seat) })
  if (view.step === "moving") {
    const chooses = view.actions.filter((a) => a.verb === "compass").length > 1
    return game.t(chooses ? "ui-steps-left-compass" : "ui-steps-left", { number: facts.walk?.steps ?? 0 })
  }
  if (view.step === "trading") return townSays(game, seat)
  if (view.step !== "placing") return ""
  return facts.drawn === "town" ? game.t("ui-face-down-rule") : game.label(scene.in("supply").pieces.find((p) => p.kind === "tile")?.note ?? "")
}

export const ui: GameUi = {
  barRows: { wide: 1, phone: 2 },
  background: "land",
  seatPiecesScale: (seats) => (seats > 4 ? 20 : seats > 3 ? 28 : 44),
  pieceScale: { pawn: 1.3 },
  margin: { left: 0, right: 330 },
  suits: { red: "suns", blue: "arms", green: "crowns", black: "moons", white: "winter", orange: "autumn" },
  scoreCounter: "gold",
  ownSheets: ["market"],
  usualAction: (actions) => actions.find((a) => a.verb === "roll"),
  clickVerbs: [...PAUSES, "head", "step", "ferry", "compass", "lay", "orcs", "sell", "give", "barter"],
  composedVerbs: [...DEALS, "give"], // deals stand in the market
  arrangeActions, adjustPiece, frame, detail,
  hideCounter: (id) => HIDDEN.has(id),
  hideSpot: () => true,
  hideMark: (mark) => mark.kind === "step" || mark.id.startsWith("compass."),
  movingPiece: (view) => (view.waiting && ["beginning", "moving"].includes(view.step) ? `pawn.${view.waiting}` : null),
  dice: ({ scene }) => scene.in("supply").pieces.filter((p) => p.kind === "die"),
  gauge: (game) => {
    const { goal, merchants } = factsOf(game)
    return goal && merchants.length ? { label: game.t("ui-goal"), value: Math.max(...merchants.map((m) => m.gold)), most: goal } : null
  },
  progress: (game) => {
    const { is_built, round, rounds } = factsOf(game)
    return is_built ? game.t("ui-round", { number: round, of: rounds }) : game.t("ui-building-board")
  },
  idle: (game) => (game.view.step === "trading" ? game.t(game.actions.some((a) => DEALS.includes(a.verb)) ? "ui-trade-in-market" : "ui-nothing-to-trade") : ""),
  prompts: {
    beginning: (game) => {
      const verbs = new Set(game.view.actions.map((a) => a.verb))
      return game.t(verbs.has("roll") ? "ui-roll-out" : verbs.has("search") ? "ui-or-search" : verbs.has("explore") ? "ui-or-explore" : "ui-set-out")
    },
    moving: (game) => {
      const verbs = new Set(game.view.actions.map((a) => a.verb))
      const numbers = game.view.actions.filter((a) => a.verb === "compass").length
      return game.t(numbers > 1 ? "ui-choose-compass" : numbers ? "ui-die-leads" : verbs.has("explore") ? (verbs.has("step") ? "ui-explore-or-stop" : "ui-explore-or-stop-only") : "ui-go-on")
    },
  },
}
