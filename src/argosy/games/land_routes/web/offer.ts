// The open offer in words: what either side gives, and where its goods sell best.

import type { GameProps } from "$client/games"
import type { LandRoutesFacts, LandRoutesSide } from "$client/generated"
import { phrase, type Value } from "$client/phrases"

export const NOTHING = "cargo:nothing"

function gives(side: LandRoutesSide): Value {
  const found = [...side.cargo.map((good) => `good:${good}`), ...(side.gold ? [phrase("ui-gold", { gold: side.gold })] : [])]
  return found.length ? found : NOTHING
}

/** "Bea gives gemstones for lumber and 1 gold." */
export function terms(game: GameProps): string {
  const { offer } = game.facts as LandRoutesFacts
  return offer ? game.t("ui-terms", { seat: `seat:${offer.maker.seat}`, given: gives(offer.maker), wanted: gives(offer.taker) }) : ""
}

export function bestPrices(game: GameProps): string {
  const { offer, centers } = game.facts as LandRoutesFacts
  const goods = offer ? [...new Set([...offer.maker.cargo, ...offer.taker.cargo])] : []
  return goods.flatMap((good) => {
    const best = [...centers].sort((a, b) => (b.pays[good] ?? 0) - (a.pays[good] ?? 0))[0]
    return best ? game.t("ui-best-price", { good: `good:${good}`, gold: best.pays[good] ?? 0, center: `square:${best.square}` }) : []
  }).join(" ")
}
