import type { GameUi, GameProps } from "$client/games"
import type { LandRoutesFacts, LandRoutesCenter } from "$client/generated"
import { phrase, textOf } from "$client/phrases"
import type { Area, Scene } from "$client/scene"
import type { Action, Phrase, Piece } from "$client/types"
import { NOTHING, bestPrices, terms } from "./offer"
import { PLATE, adjustPiece, centerOf, centers, wareOf } from "./centers"

const factsOf = (game: GameProps) => game.facts as LandRoutesFacts

const mine = (game: GameProps) => factsOf(game).traders.find((trader) => trader.seat === game.view.you.seat)

/** Whether the reader can still sell something where their token is, in this turn or in the next. */
const sells = (game: GameProps) => !mine(game)?.has_sold && (game.view.step !== "moving" || game.view.waiting !== game.view.you.seat)

/** What the center under my token pays for a card: said on the card. */
export function priceTag(piece: Piece, game: GameProps): string {
  const { seat } = game.view.you
  if (piece.kind !== "card" || !seat || piece.zone !== `seat:${seat}` || !sells(game)) return ""
  return String(centerOf(seat, factsOf(game))?.pays[piece.suit] ?? "")
}

/** What a center sells and needs, and what it pays for the cargo in hand. */
function describe(center: LandRoutesCenter, game: GameProps, id = "ui-center"): string {
  const good = (name: string | null) => (name ? `good:${name}` : NOTHING)
  const { cargo = [], has_sold: hasSold = false } = mine(game) ?? {}
  const pays = [...new Set(cargo)].map((name) => phrase("ui-pays", { gold: center.pays[name] ?? 0, good: good(name) }))
  const says = game.t(id, { center: `square:${center.square}`, has: good(center.has), needs: good(center.needs) })
  if (hasSold && pays.length) return `${says} ${game.t("ui-has-sold")}`
  return pays.length ? `${says} ${game.t("ui-center-pays", { pays })}` : says
}

/** What there is to know before anything is chosen. */
function outlook(game: GameProps): string {
  const { view, targets } = game, facts = factsOf(game)
  if (view.waiting !== view.you.seat) return ""
  if (view.step === "answering") return bestPrices(game)
  if (view.step === "starting") return game.t("ui-start-hint")
  if (view.step === "moving") {
    const near = facts.centers.find((center) => targets.has(center.square))
    return near ? describe(near, game, "ui-center-in-reach") : game.t("ui-whole-roll")
  }
  const here = centerOf(view.you.seat, facts)
  return here && ["departing", "trading", "selling"].includes(view.step) ? describe(here, game) : ""
}

/**
 * A card on a plate is clicked for what is printed on it: to buy what the center has, to sell what it needs. Where a finger would
 * need to come nearer for that the board stays whole, and a tap is told what can be done.
 */
function arrangeActions(actions: Action[], { facts }: Scene, phone: boolean): Action[] {
  const buy = actions.find(({ verb }) => verb === "buy"), sale = actions.find(({ verb, says }) => verb === "sell" && isNeeded(says, facts))
  if (phone || !(buy ?? sale)) return actions
  const on = (action: Action | undefined, word: string) => (action ? [{ ...action, places: [`${textOf(action.says.nouns?.center)}.${word}`] }] : [])
  return [...actions, ...on(buy, "has"), ...on(sale, "needs")]
}

/** Wherever the tokens stand, the board keeps its scale: there is room for them before the lowest plates. */
function frame(area: Area) {
  const box = area.extent(area.pieces.filter((piece) => !piece.id.startsWith("token.")))
  return { x: box.x - 0.2, y: box.y, w: box.w + 0.4, h: box.h + 0.4 }
}

function detail(game: GameProps, action: Action | null): string {
  if (!action) return outlook(game)
  if (action.verb !== "move" && action.verb !== "start") return ""
  const facts = factsOf(game), end = action.places.at(-1) ?? ""
  const center = facts.centers.find((c) => c.square === end), hazard = facts.hazards[end]
  if (center) return describe(center, game)
  return hazard ? game.t("ui-there", { hazard: phrase(`note-hazard-${hazard.kind}`, { number: hazard.amount }) }) : game.t("ui-bare-square")
}

const may = ({ view }: GameProps, verb: string) => view.actions.some((action) => action.verb === verb)

/** Which deals the center still offers this turn. */
function dealsOf(game: GameProps): "deal" | "buy" | "sell" | "" {
  if (may(game, "buy")) return may(game, "sell") ? "deal" : "buy"
  return may(game, "sell") ? "sell" : ""
}

/** What may be done before the roll. */
function departing(game: GameProps): string {
  const deals = dealsOf(game), roll = may(game, "stay") ? "roll-or-stay" : "roll"
  return game.t(deals ? `ui-${deals}-then-${roll}` : `ui-${roll}`)
}

/** What may be done after the move. */
function trading(game: GameProps): string {
  const deals = dealsOf(game)
  return game.t(deals ? `ui-${deals}-or-end` : "ui-end")
}

/** Whether a sale is of what its center needs. */
const isNeeded = ({ nouns }: Phrase, facts: unknown) => (facts as LandRoutesFacts).centers.some(({ square, needs }) => square === textOf(nouns?.center) && needs === textOf(nouns?.good))

/** A sale of what the center needs, which nobody regrets; else the roll that a turn is for. */
export function usualAction(actions: Action[], facts: unknown): Action | undefined {
  const sale = actions.find(({ verb, says }) => verb === "sell" && isNeeded(says, facts))
  return sale ?? actions.find((action) => action.verb === "roll")
}

export const ui: GameUi = {
  barRows: { wide: 1, phone: 2 },
  clickVerbs: ["move", "start", "sell", "buy"],
  arrangeActions,
  alwaysClickable: ({ kind }) => kind === "ware",
  background: "country",
  adjustPiece,
  frame,
  priceTag,
  usualAction,
  targetArea: (id, scene) => {
    const ware = wareOf(id, scene)
    if (ware) return { box: { x: ware.x - PLATE.box / 2, y: ware.y - PLATE.tall / 2, w: PLATE.box, h: PLATE.tall } }
    const c = centers(scene).find((found) => found.id === id)
    if (!c) return null
    if (c.middle) return { box: { x: c.x - 0.72, y: c.y - 0.72, w: 1.44, h: 1.44 }, round: true }
    return { box: { x: c.x - PLATE.w / 2 - 0.06, y: c.top - 0.06, w: PLATE.w + 0.12, h: PLATE.h + 0.12 } }
  },
  largeHand: true,
  hideMark: (mark) => ["label", "ground", "way", "area"].includes(mark.kind),
  hideSpot: (spot, scene) => centers(scene).some((center) => center.id === spot.id),
  composedVerbs: ["offer", "counter", "sell"],
  scoreCounter: "gold",
  ownSheets: ["offer", "market", "cargo"],
  hideCounter: (id) => ["bank", "round", "calm"].includes(id),
  gauge: (game) => ({ label: game.t("ui-bank"), value: factsOf(game).bank, most: factsOf(game).gold, look: "counter-bank" }),
  progress: (game) => game.t("ui-round", { round: factsOf(game).round }),
  prompts: {
    departing,
    trading,
    moving: (game) => {
      const { roll } = factsOf(game)
      return roll ? game.t("ui-rolled", { roll }) : ""
    },
    answering: terms,
  },
  detail,
}
