// Every sentence of the components of Trade Routes on the road; the rest comes from the game's own words. To translate, translate this file.

import { capitalise, say as client } from "$client/sentences"

export const say = {
  subtitle: "on the road",

  // On the board
  stopEarly: "stop early",
  stopHere: "stop here",
  wares: { has: "Has", needs: "Needs" },
  redrawn: "Map redrawn by us: the sheet’s own drawing is lost. LR-A1",

  // Beside the board
  bank: "Bank",
  bankOf: (value: number, most: number | null | undefined) => `Bank ${value} of ${most ?? ""}`,
  yourCargo: "Your cargo",
  held: (good: string, price: string) => `${good}${price ? `, sells here for ${price}` : ""}`,
  prices: "Prices now",
  nothing: "nothing",

  // Offers
  offer: "Offer a trade",
  counter: "Make another offer",
  withWhom: "With whom",
  give: "You give",
  want: (who: string) => `You want from ${who}`,
  noCargo: "no cargo",
  toGold: "Go on to the gold",
  chooseFirst: "choose cargo first",
  cancel: "Cancel",
  offers: (who: string) => `${capitalise(who)} ${who === client.you ? "offer" : "offers"}`,
  swap: "for",
  gold: (n: number) => `${n} gold`,
  from: (who: string) => `from ${who}`,
  accept: "Accept",
  decline: "Decline",
  bundle: (parts: string[]) => parts.join(" and ") || "nothing",
  terms: (who: string, given: string, wanted: string) => `${capitalise(who)} ${who === client.you ? "give" : "gives"} ${given} for ${wanted}.`,
  bestPrice: (centre: string, price: string, good: string) => `${centre} pays ${price} for ${good}`,

  // Status
  round: (n: number) => `Round ${n}`,
  pays: (price: string, good: string) => `${price} for your ${good}`,
  centre: (name: string, has: string, needs: string, pays: string[]) =>
    `${name} ${has ? `has ${has}` : "has nothing for sale"}${needs ? `, needs ${needs}` : ""}${pays.length ? `, and pays ${pays.join(", ")}` : ""}.`,
  inReach: (centre: string) => `In reach: ${centre}`,
  wholeRoll: "Every lit square is a whole roll away.",
  there: (hazard: string) => `There: ${hazard}.`,
  bareSquare: "Nothing happens on this square.",

  // What a step asks
  departing: "Roll, or stay, buy or sell first.",
  roll: "Roll the die.",
  rolled: (rank: string) => `You rolled ${rank}: where to?`,
  moving: "Choose where to stop.",
  trading: "Buy, sell, or end your turn.",
  selling: "Sell another card, or close the sale.",
  pricing: "Say how much gold goes with your offer.",
  answering: "Accept or decline the offer.",
  starting: "Choose a trade centre to start at.",
}
