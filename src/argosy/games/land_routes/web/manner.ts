import type { Manner, Shown } from "$client/games"
import type { Action, Piece } from "$client/types"
import { bestPrices, terms } from "./offer"
import { PLATE, centers, lay, standsAt } from "./centers"

const cap = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** What the center under my token pays for a card: said on the card. */
export function tag(piece: Piece, { view, scene }: Shown): string {
  if (piece.kind !== "card" || !view.you.seat || piece.zone !== `seat:${view.you.seat}`) return ""
  const at = standsAt(view.you.seat, view.scene.pieces ?? [], scene)
  const market = scene.sheet("Market")
  const column = market?.columns.indexOf(`pays for ${piece.suit}`) ?? -1
  return market && column > 0 && at ? (market.rows.find((row) => row[0] === at.name)?.[column] ?? "") : ""
}

/** What a center sells, and what it pays for the cargo in hand. */
function offers(center: string, { view, scene }: Shown): string {
  const market = scene.sheet("Market"), row = market?.rows.find((r) => r[0] === center)
  if (!market || !row) return ""
  const mine = scene.in(`seat:${view.you.seat ?? ""}`).pieces.filter((p) => p.kind === "card").map((p) => p.suit)
  const pays = [...new Set(mine)].map((good) => `${row[market.columns.indexOf(`pays for ${good}`)]} for your ${cap(good)}`)
  const sells = row[1] ? `has ${cap(row[1])}` : "has nothing for sale"
  return `${center} ${sells}${row[2] ? `, needs ${cap(row[2])}` : ""}${pays.length ? `, and pays ${pays.join(", ")}` : ""}.`
}

function detail(shown: Shown, action: Action | null): string {
  const { view, scene, targets } = shown
  if (!action) {
    if (view.waiting !== view.you.seat) return ""
    const titles = [...targets].filter((id) => /^[a-z]$/.test(id)).flatMap((id) => scene.spots.find((s) => s.id === id)?.label ?? [])
    if (view.step === "moving" && titles.length) return titles.slice(0, 1).map((title) => `In reach: ${offers(title, shown)}`).join(" ")
    if (view.step === "answering") return bestPrices(shown)
    if (view.step === "moving") return "Every lit square is a whole roll away."
    const here = standsAt(view.you.seat, view.scene.pieces ?? [], scene)
    return here && ["departing", "trading", "selling"].includes(view.step) ? offers(here.name, shown) : ""
  }
  if (action.verb !== "move" && action.verb !== "start") return [`${action.label}.`, action.warning].filter(Boolean).join(" ")
  const end = action.places.at(-1), title = scene.spots.find((s) => s.id === end)?.label ?? ""
  const hazard = scene.pieces.find((p) => p.id === `hazard.${end}`)
  return offers(title, shown) || (hazard?.note ? `There: ${hazard.note}.` : "Nothing happens on this square.")
}

export const manner: Manner = {
  first: ["move", "start", "sell"],
  wash: "country",
  lay,
  tag,
  stands: (id, scene) => {
    const c = centers(scene).find((found) => found.id === id)
    if (!c) return null
    if (c.middle) return { box: { x: c.x - 0.72, y: c.y - 0.72, w: 1.44, h: 1.44 }, round: true }
    return { box: { x: c.x - PLATE.w / 2 - 0.06, y: c.top - 0.06, w: PLATE.w + 0.12, h: PLATE.h + 0.12 } }
  },
  hand: true,
  hideMark: (mark) => ["label", "ground", "way", "area"].includes(mark.kind),
  hideSpot: (spot) => /^[a-z]$/.test(spot.id),
  composed: ["offer", "counter"],
  score: "gold",
  sheets: ["Offer", "Market", "Cargo"],
  hide: (label) => ["bank", "round", "rounds with this bank"].includes(label),
  gauge: (scene) => {
    const bank = scene.counter("supply", "bank")
    return bank ? { label: "Bank", value: bank.value, most: bank.most ?? bank.value } : null
  },
  progress: (_, scene) => `Round ${scene.counter("supply", "round")?.value ?? 1}`,
  prompts: {
    departing: ({ view }) => (view.actions.some((a) => ["buy", "sell", "stay"].includes(a.verb)) ? "Roll, or stay, buy or sell first." : "Roll the die."),
    moving: ({ scene }) => {
      const die = scene.pieces.find((p) => p.id === "die")
      return die ? `You rolled ${die.rank}: where to?` : "Choose where to stop."
    },
    trading: "Buy, sell, or end your turn.",
    selling: "Sell another card, or close the sale.",
    pricing: "Say how much gold goes with your offer.",
    answering: (shown) => terms(shown) || "Accept or decline the offer.",
    starting: "Choose a trade center to start at.",
  },
  detail,
}
