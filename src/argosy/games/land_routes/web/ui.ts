import type { GameUi, GameProps } from "$client/games"
import { capitalise } from "$client/sentences"
import type { Action, Piece } from "$client/types"
import { bestPrices, terms } from "./offer"
import { PLATE, centres, adjustPiece, standsAt } from "./centres"
import { say } from "./sentences"

/** What the centre under my token pays for a card: said on the card. */
export function priceTag(piece: Piece, { view, scene }: GameProps): string {
  if (piece.kind !== "card" || !view.you.seat || piece.zone !== `seat:${view.you.seat}`) return ""
  const at = standsAt(view.you.seat, view.scene.pieces ?? [], scene)
  const market = scene.sheet("Market")
  const column = market?.columns.indexOf(`pays for ${piece.suit}`) ?? -1
  return market && column > 0 && at ? (market.rows.find((row) => row[0] === at.name)?.[column] ?? "") : ""
}

/** What a centre sells, and what it pays for the cargo in hand. */
function offers(centre: string, { view, scene }: GameProps): string {
  const market = scene.sheet("Market"), row = market?.rows.find((r) => r[0] === centre)
  if (!market || !row) return ""
  const mine = scene.in(`seat:${view.you.seat ?? ""}`).pieces.filter((p) => p.kind === "card").map((p) => p.suit)
  const pays = [...new Set(mine)].map((good) => say.pays(row[market.columns.indexOf(`pays for ${good}`)]!, capitalise(good)))
  return say.centre(centre, capitalise(row[1] ?? ""), capitalise(row[2] ?? ""), pays)
}

function detail(game: GameProps, action: Action | null): string {
  const { view, scene, targets } = game
  if (!action) {
    if (view.waiting !== view.you.seat) return ""
    const titles = [...targets].filter((id) => /^[a-z]$/.test(id)).flatMap((id) => scene.spots.find((s) => s.id === id)?.label ?? [])
    if (view.step === "moving" && titles.length) return titles.slice(0, 1).map((title) => say.inReach(offers(title, game))).join(" ")
    if (view.step === "answering") return bestPrices(game)
    if (view.step === "moving") return say.wholeRoll
    const here = standsAt(view.you.seat, view.scene.pieces ?? [], scene)
    return here && ["departing", "trading", "selling"].includes(view.step) ? offers(here.name, game) : ""
  }
  if (action.verb !== "move" && action.verb !== "start") return [`${action.label}.`, action.warning].filter(Boolean).join(" ")
  const end = action.places.at(-1), title = scene.spots.find((s) => s.id === end)?.label ?? ""
  const hazard = scene.pieces.find((p) => p.id === `hazard.${end}`)
  return offers(title, game) || (hazard?.note ? say.there(hazard.note) : say.bareSquare)
}

export const ui: GameUi = {
  subtitle: say.subtitle,
  clickVerbs: ["move", "start", "sell"],
  actionRow: true,
  background: "country",
  adjustPiece,
  priceTag,
  targetArea: (id, scene) => {
    const c = centres(scene).find((found) => found.id === id)
    if (!c) return null
    if (c.middle) return { box: { x: c.x - 0.72, y: c.y - 0.72, w: 1.44, h: 1.44 }, round: true }
    return { box: { x: c.x - PLATE.w / 2 - 0.06, y: c.top - 0.06, w: PLATE.w + 0.12, h: PLATE.h + 0.12 } }
  },
  largeHand: true,
  hideMark: (mark) => ["label", "ground", "way", "area"].includes(mark.kind),
  hideSpot: (spot) => /^[a-z]$/.test(spot.id),
  composedVerbs: ["offer", "counter"],
  scoreCounter: "gold",
  ownSheets: ["Offer", "Market", "Cargo"],
  hideCounter: (label) => ["bank", "round", "rounds with this bank"].includes(label),
  gauge: (scene) => {
    const bank = scene.counter("supply", "bank")
    return bank ? { label: say.bank, value: bank.value, most: bank.most ?? bank.value } : null
  },
  progress: (_, scene) => say.round(scene.counter("supply", "round")?.value ?? 1),
  prompts: {
    departing: ({ view }) => (view.actions.some((a) => ["buy", "sell", "stay"].includes(a.verb)) ? say.departing : say.roll),
    moving: ({ scene }) => {
      const die = scene.pieces.find((p) => p.id === "die")
      return die ? say.rolled(die.rank) : say.moving
    },
    trading: say.trading,
    selling: say.selling,
    pricing: say.pricing,
    answering: (game) => terms(game) || say.answering,
    starting: say.starting,
  },
  detail,
}
