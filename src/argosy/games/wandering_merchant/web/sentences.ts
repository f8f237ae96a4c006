// Every sentence that the page of this game adds to what the game itself says; to translate the page, translate this file.

import { few, list } from "$client/sentences"

export const say = {
  // The market
  market: "Market",
  good: "Good",
  stock: "stock",
  buy: "buy",
  sell: "sell",
  soldTo: "sold to",
  buyer: (suit: string, found: boolean) => `${suit}${found ? "" : ", not found yet"}`,
  youCarry: (n: number) => `you carry ${n}`,
  legend: "Filled mark: town found. Dashed: not yet.",
  cup: (n: number) => `${few(n, "coin", "coins")} in the cup`,
  townsFound: (found: number, cut?: number) => `${found} of 8 towns found${cut === undefined ? "" : `, ${cut} cut off by orcs`}`,
  town: (name: string, good: string, price: string, stock: string, wants: string[]) => `${name} sells ${good} at ${price} (${stock} there) and buys ${wants.join(", ")}.`,

  // Yours
  yourCargo: "Your cargo",
  cargo: (n: number, good: string, price: string, buyers: string[], missing: number) => {
    const known = buyers.length ? `: ${list(buyers)} ${buyers.length > 1 ? "buy" : "buys"}` : ""
    const unknown = buyers.length ? ` ${few(missing, "buyer", "buyers")} not found yet.` : " No buyer is found yet."
    return `${n} × ${good}, ${price} each${known}.${missing ? unknown : ""}`
  },
  noCargo: "Nothing yet: buy where a good is made.",
  placesFree: (n: number) => `${n} free`,
  dice: (n: number) => few(n, "die", "dice"),
  diceSum: (horses: number, carts: number, dice: number) => `${few(horses, "horse", "horses")} − ${few(carts, "cart", "carts")} + 1 = ${say.dice(dice)}`,
  townsCut: (n: number) => `Orcs cut off ${n} of 8 towns; if all are, everybody loses.`,
  ledger: "Ledger",

  // While the board is built
  toBeLaid: "To be laid",
  stacks: "The stacks",
  faceDown: "A town, face down",
  faceDownRule: "A town, face down: two tiles of wilderness must lie between towns.",
  wildToCome: (n: number) => `${n} tiles of wilderness to come`,
  townsToCome: (n: number) => `${n} towns to come`,
  stillToLay: (wild: number, towns: number) => `${wild} tiles of wilderness and ${towns} towns are still to be laid. Forests with three neighbours need a compass.`,

  // In the bar
  goal: "Goal",
  round: (n: number, of?: number | null) => `Round ${n}${of ? ` of ${of}` : ""}`,
  buildingBoard: "Building the board",
  nameFirst: (dice: string) => `${dice}. Name the way first, then roll.`,
  stepsLeft: (n: number, compass: boolean) => `${few(n, "step", "steps")} left.${compass ? " The number you choose holds for the whole turn." : ""}`,

  // On the board: "must stop", on a phone
  stop: "stop",

  // What a step asks
  drawTile: "Draw a tile from either stack.",
  layTile: "Lay the tile beside the others.",
  rollOut: "Roll, and let a die lead you out of the forest.",
  orSearch: "Set out, search or stay.",
  orExplore: "Set out, explore this town or stay.",
  setOut: "Set out, or stay.",
  chooseCompass: "Choose a compass die to leave the forest.",
  goOn: "Go on, or stop here.",
  trade: "Buy, sell, or end your trade.",
  layOrcs: "Orcs come. Lay them beside a town.",
  payNight: "Pay for the night in the mountains.",
}
