// The open offer in words: what either side gives, and where its goods sell best.

import type { GameProps } from "$client/games"
import { capitalise } from "$client/sentences"
import { say } from "./sentences"

/** The goods that a cell of the sheet names. */
export const goods = (text: string) => text.split(/,| and /).map((good) => good.trim()).filter((good) => good && good !== "nothing")

export interface Side { seat: string; goods: string[]; gold: number }

export function sides({ scene }: GameProps): Side[] {
  return (scene.sheet("Offer")?.rows ?? []).map((row) => ({ seat: row[0]!, goods: goods(row[1]!), gold: Number(row[2]) }))
}

const bundle = (side: Side) => say.bundle([...side.goods.map(capitalise), side.gold ? say.gold(side.gold) : ""].filter(Boolean))

/** "Bea gives Gemstones for Lumber and 1 gold." */
export function terms(game: GameProps): string {
  const [maker, taker] = sides(game)
  return maker && taker ? say.terms(game.name(maker.seat), bundle(maker), bundle(taker)) : ""
}

export function bestPrices(game: GameProps): string {
  const market = game.scene.sheet("Market")
  const found = [...new Set(sides(game).flatMap((side) => side.goods))].flatMap((good) => {
    const column = market?.columns.indexOf(`pays for ${good}`) ?? -1
    const row = [...(market?.rows ?? [])].sort((a, b) => Number(b[column]) - Number(a[column]))[0]
    return column > 0 && row ? say.bestPrice(row[0]!, row[column]!, capitalise(good)) : []
  })
  return found.length ? `${found.join("; ")}.` : ""
}
