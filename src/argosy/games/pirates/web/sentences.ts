// Every sentence of the components of The Pirates of Van Zandt; the rest comes from the game's own words. To translate, translate this file.

const NUMBERS = ["No", "One", "Two", "Three", "Four"]

export const say = {
  // On the chart
  free: "free",
  ocean: "Open ocean",
  safe: ["Cannot be shot", "or boarded"],
  safeAre: (names: string) => `${names}: cannot be shot or boarded.`,
  noShipOut: "No ship is out.",
  outOfPlay: "Slain and spent",

  // Who is near to winning: short lines, one under the other
  watch: "Win watch",
  noneHome: "No treasure is home yet.",
  home: (who: string, dice: number, value: number) => `${who}: ${dice} home, worth ${value}`,
  winsAlone: (more: number) => [`${more} more wins the game`, "while nobody else has any."],
  compared: (more: number) => [`${more} more, and the hoards`, "are compared."],
  tie: ["A tie: the next one decides."],

  // Crews
  crews: "What you know of the crews",
  cannonballs: (n: number) => `${n} of 2 cannonballs`,
  captain: (value: string) => `captain ${value}`,
  ashore: (n: number) => `${n} ashore`,
  slain: (n: number) => `${n} slain`,
  holed: (squares: string) => `holed, waiting for ${squares}`,
  noShip: "no ship",

  // Orders
  orders: {
    dig: "Dig", walk: "Walk", attack: "Attack", fire: "Fire", board: "Board", sail: "Sail", ocean: "Put to sea", unload: "Unload",
    recruit: "Recruit", supply: "Supplies", return: "Return", hail: "Hail", whirlpool: "Whirlpool", drain: "Whirlpool",
  },
  hints: {
    walk: (n: number) => `${n} can`,
    wins: (chances: string) => `wins ${chances}`,
    fire: (n: number) => `${n} in line`,
    sail: "by the coast",
    ocean: "leave the coast",
    unload: "claims treasure",
    recruit: "all your killed",
    supply: "one ball",
    return: "to any coast",
    hail: "a free ship",
    whirlpool: "once a game",
    drain: "remove it",
  },
  chances: (low: number, high: number) => (low === high ? `${low} %` : `${low} to ${high} %`),
  notNow: "not now",

  // Status
  round: (n: number) => `round ${n}`,
  pips: "Actions left",
  chooseTarget: "Choose a target: the first one in a straight line.",
  chooseBerth: "Choose a dot: the middle of your ship.",
  shipInHand: "Dots: where it can sail. Dotted lines: its shots.",
  whirlpoolInHand: "Choose a dot. No ship will pass there.",
  crewInHand: "Squares: where it can walk. Pieces: dig or attack.",
  chooseOrder: "Choose a piece of yours, your ship, or an order.",

  // What a step asks
  actionsLeft: (n: number) => `${NUMBERS[n] ?? n} ${n === 1 ? "action" : "actions"} left.`,
  placing: "Place your ship beside land.",
  marking: "Hide your treasure die on land.",
  hiding: "Hide your die elsewhere, or leave it there.",
  burying: "Hide the treasure die again.",
  fleeing: "Run with the treasure, or stay.",
  seizing: "Move over to the captured ship, or stay.",
}
