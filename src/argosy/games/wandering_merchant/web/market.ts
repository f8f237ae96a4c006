// What the market says in words: of a good on a cart, and of a town.

import type { WanderingMerchantFacts } from "$client/generated"
import type { GameProps } from "$client/games"
import { phrase } from "$client/phrases"
import { factsOf, merchantOf } from "./map"

export type Ware = WanderingMerchantFacts["market"][number]

/** Units of a good that the reader carries as cargo. */
export const carried = (game: GameProps, good: string): number => merchantOf(factsOf(game), game.view.you.seat)?.cargo[good] ?? 0

/** The wares that the reader carries. */
export const load = (game: GameProps): { ware: Ware; many: number }[] => factsOf(game).market.map((ware) => ({ ware, many: carried(game, ware.good) })).filter(({ many }) => many)

/** Of a good on the reader's cart: how many, for how much, and who buys it. */
export function cargoSays(game: GameProps, { good, sell, buyers }: Ware, many: number): string {
  const nouns = { number: many, good: `good:${good}`, price: sell }
  const found = buyers.filter((buyer) => buyer.cell !== null).map(({ town }) => phrase("ui-in-town", { town: `town:${town}` }))
  const missing = buyers.length - found.length
  if (!found.length) return game.t("ui-cargo-unwanted", nouns)
  return missing ? game.t("ui-cargo-missing", { ...nouns, towns: found, missing }) : game.t("ui-cargo", { ...nouns, towns: found })
}

/** Of the town where a seat stands: its name, what it sells and what it buys. */
export function townSays(game: GameProps, seat: string): string {
  const facts = factsOf(game)
  const good = merchantOf(facts, seat)?.town
  const own = facts.market.find((ware) => ware.good === good)
  if (!own) return ""
  const wanted = facts.market.filter((ware) => ware.buyers.some((buyer) => buyer.town === good)).map((ware) => phrase("ui-wanted", { good: `good:${ware.good}`, price: ware.sell }))
  return game.t("ui-town", { town: `town:${good}`, good: `good:${good}`, price: own.buy, number: own.stock, wanted })
}
