// What lies where, as the facts and the table have it.

import type { WanderingMerchantFacts } from "$client/generated"
import type { Scene } from "$client/scene"
import type { Piece } from "$client/types"

export type Merchant = WanderingMerchantFacts["merchants"][number]
export type Exit = WanderingMerchantFacts["forests"][number]["exits"][number]

const GOODS = ["jewelry", "fish", "wood", "clothes", "magic", "horses", "shields", "weapons"]
const SUITS = ["spring", "summer", "autumn", "winter", "suns", "moons", "crowns", "arms"]

/** The suit of a good, and of the town that makes it (WM-R12). */
export const suitOfGood = (good: string): string => SUITS[GOODS.indexOf(good)] ?? "winter"
/** The good of a suit: what is found on a special tile of it (WM-R22). */
export const goodOfSuit = (suit: string): string => GOODS[SUITS.indexOf(suit)] ?? ""

export const factsOf = (from: { facts: unknown }) => from.facts as WanderingMerchantFacts

export const merchantOf = (facts: WanderingMerchantFacts, seat: string | null | undefined): Merchant | undefined => facts.merchants.find((m) => m.seat === seat)

/** The exits of a forest, in the order of their numbers; none where no compass is needed. */
export const exitsOf = (facts: WanderingMerchantFacts, cell: string | null | undefined): Exit[] => facts.forests.find((f) => f.cell === cell)?.exits ?? []

export function tileOn(scene: Scene, cell: string | null | undefined): Piece | undefined {
  const board = scene.in("board")
  const spot = cell ? board.spots.find((s) => s.id === cell) : undefined
  return spot && board.on(spot).find((p) => p.kind === "tile")
}
