import type { Manner } from "$client/games"

export const manner: Manner = {
  wash: "land",
  laid: 30,
  draw: { pawn: 1.1 },
  margin: { left: 0, right: 330 },
  suits: { red: "suns", blue: "arms", green: "crowns", black: "moons", white: "winter", yellow: "autumn" },
  score: "GC",
  sheets: ["Market"],
  hide: (label) => ["round", "towns found", "coins in the cup"].includes(label),
  mover: (view) => (view.waiting ? `pawn.${view.waiting}` : null),
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    return round ? `Round ${round.value}` : "Building the board"
  },
}

/** What the market's sheet says, line by line. */
export interface Ware { good: string; suit: string; stock: string; buy: string; sell: string; town: string; buyers: { suit: string; found: boolean }[] }

export const GOOD_SUITS = ["spring", "summer", "autumn", "winter", "suns", "moons", "crowns", "arms"]
