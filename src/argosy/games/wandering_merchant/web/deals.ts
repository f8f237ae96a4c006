// The deals that a town offers you now: on the row of which good each stands, and what it does to your purse.

import type { GameProps } from "$client/games"
import { phrase } from "$client/phrases"
import type { Action, Phrase } from "$client/types"
import { factsOf } from "./map"

export interface Deal { action: Action; text: string; gain: boolean }

const ROWS = ["buy", "sell", "barter"] // verbs on the row of a good
const CARTS = ["cart", "upgrade"]
export const DEALS = [...ROWS, ...CARTS]

const word = (action: Action): string => action.text.split(" ")[1] ?? ""
const figure = (action: Action, noun: string): number => Number(action.says.nouns?.[noun] ?? 0)

/** What it says on the small button: the verb, and what the purse loses or gains. */
function short(action: Action): Phrase {
  const cash = figure(action, "cash")
  if (action.verb === "buy") return phrase("ui-deal-buy", { manner: `manner:${word(action)}`, cash })
  if (action.verb === "cart") return phrase("ui-deal-cart", { size: `size:${word(action)}`, cash })
  if (action.verb === "upgrade") return phrase("ui-deal-upgrade", { cash })
  return phrase(action.verb === "sell" ? "ui-deal-sell" : "ui-deal-barter", { price: figure(action, "price") })
}

const dealing = (game: GameProps, actions: Action[]): Deal[] =>
  actions.map((action) => ({ action, text: game.say(short(action)), gain: action.verb === "sell" }))

/** The good on whose row a deal stands: that of the town for a purchase. */
const goodOf = (game: GameProps, action: Action): string | undefined => (action.verb === "buy" ? factsOf(game).trade?.town : word(action))

export const dealsOf = (game: GameProps, good: string): Deal[] =>
  dealing(game, game.actions.filter((a) => ROWS.includes(a.verb) && goodOf(game, a) === good))

export const cartDeals = (game: GameProps): Deal[] => dealing(game, game.actions.filter((a) => CARTS.includes(a.verb)))

/** Of the trade under way: where, what is left of credit and of the limits of an arrival. */
export function tradeSays(game: GameProps): string[] {
  const { trade } = factsOf(game)
  if (!trade || trade.seat !== game.view.you.seat) return []
  const says = [game.label(`town:${trade.town}`)]
  if (trade.credit) says.push(game.t("ui-credit", { gold: trade.credit }))
  if (trade.barter) says.push(game.t("ui-barter-left", { gold: trade.barter }))
  if (trade.buys_left === null) says.push(game.t("ui-no-limit"))
  else says.push(game.t("ui-buys-left", { number: trade.buys_left }), game.t("ui-sales-left", { number: trade.sales_left ?? 0 }))
  return says
}
