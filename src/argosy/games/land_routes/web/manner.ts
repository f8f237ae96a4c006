import type { Manner, Shown } from "$client/games"
import type { Piece } from "$client/types"
import type { Sheetful } from "$client/scene"

const BOX = /^([a-z])\.(has|needs)$/

/** The centers, by the letter of their square. */
export function centers(scene: Sheetful): { id: string; name: string; x: number; y: number; up: boolean; middle: boolean }[] {
  const spots = scene.in("board").spots, size = scene.zones.find((z) => z.id === "board")
  return spots.filter((s) => /^[a-z]$/.test(s.id)).map((s) => {
    const x = s.x + (s.w ?? 1) / 2, y = s.y + (s.h ?? 1) / 2
    return { id: s.id, name: s.label ?? s.id, x, y, up: y < (size?.h ?? 12) / 2 - 1, middle: Math.abs(y - (size?.h ?? 12) / 2) < 1 }
  })
}

/** Where the card of a box lies on its plate. */
function lay(piece: Piece, scene: Sheetful): Piece {
  const [, letter, box] = BOX.exec(piece.id) ?? []
  if (!letter) return piece.kind === "pawn" ? { ...piece, size: 0.72, x: piece.x + 0.02, y: piece.y - 0.16 } : piece
  const center = centers(scene).find((c) => c.id === letter)
  if (!center) return piece
  const side = piece.x < center.x ? -1 : 1
  if (center.middle) return { ...piece, x: center.x, y: center.y + (box === "has" ? -1.42 : 1.42), size: 0.86 }
  return { ...piece, x: center.x + side * 0.52, y: center.y + (center.up ? -0.96 : 0.96), size: 0.86 }
}

/** What the center under my token pays for a card: said on the card. */
function tag(piece: Piece, { view, scene }: Shown): string {
  if (piece.kind !== "card" || !view.you.seat || piece.zone !== `seat:${view.you.seat}`) return ""
  const token = scene.pieces.find((p) => p.id === `token.${view.you.seat}`)
  const at = token && scene.in("board").under(token.x, token.y + 0.16)
  const market = scene.sheet("Market")
  const column = market?.columns.indexOf(`pays for ${piece.suit}`) ?? -1
  return market && column > 0 && at ? (market.rows.find((row) => row[0] === at.label)?.[column] ?? "") : ""
}

export const manner: Manner = {
  first: ["move", "start", "sell"],
  wash: "country",
  lay,
  tag,
  hand: true,
  suits: { yellow: "moons" },
  hideMark: (mark) => mark.kind === "label" || mark.kind === "ground",
  hideSpot: (spot) => /^[a-z]$/.test(spot.id),
  mover: (view) => (view.step === "moving" && view.waiting ? `token.${view.waiting}` : null),
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
      return die ? `You rolled ${die.rank}: choose where to stop.` : "Choose where to stop."
    },
    trading: "Buy, sell, or end your turn.",
    selling: "Sell another card, or close the sale.",
    pricing: "Say how much gold goes with your offer.",
    answering: "Accept, decline, or make another offer.",
    starting: "Choose a trade center to start at.",
  },
  detail: ({ scene }, action) => {
    if (!action) return ""
    if (action.verb === "move") {
      const hazard = scene.pieces.find((p) => p.id === `hazard.${action.places.at(-1)}`)
      const row = scene.sheet("Market")?.rows.find((r) => r[0] === scene.spots.find((s) => s.id === action.places.at(-1))?.label)
      if (row) return `${row[0]} has ${row[1]} for sale and needs ${row[2]}.`
      return hazard?.note ? `There: ${hazard.note}.` : "Nothing happens on this square."
    }
    return [action.label + ".", action.warning].filter(Boolean).join(" ")
  },
}
