// Every sentence that the page of this game adds to what the game itself says; to translate the page, translate this file.

import { few } from "$client/sentences"

export const say = {
  // In the bar
  plan: "1 Plan",
  build: "2 Build",
  officials: "3 Officials",
  freight: "4 Freight",
  round: (n: number) => `Round ${n}`,
  points: "Action points",

  // What a step asks
  buyLinks: "Buy links, or go on.",
  poolEmpty: "The pool is empty: take a link back, or go on.",
  chooseLink: "Which link will you build next?",
  buildLink: (link = "link") => `Build the ${link}: it must touch a tile or a link.`,
  moveOfficial: "Move your official, or go on.",
  moveFreight: "Move freight, or end your turn.",
  moveMore: "Move more freight, or end your turn.",
  keepCoin: "Keep one of your coins: it gives you a point in every later turn.",
  aim: (stop: string | number, load: string, space: string, hub: boolean) => `Pip-stop ${stop} carries ${load} to ${hub ? "the hub on " : ""}${space}.`,

  // What follows, and how to go about it
  withStop: (price: string) => `${price} with the pip-stop`,
  makes: (what: string) => `It ${what}.`,
  unseen: "its value has not been seen",
  tapTwice: "Tap a square, then tap it again.",
  turnKey: "R turns it; the higher half lies on the square you choose.",
  costsPoint: "Every space costs a point.",
  chooseLoad: "Choose a load, then where it goes.",
  lowestStop: "The lowest pip-stop that gets there is taken, unless you fix one below.",
  stopHolds: (stop: number) => `Pip-stop ${stop} holds for all your loads this turn.`,

  // Actions
  endTurn: "End your turn",
  turnedUp: "It will be turned up.",
  move: (load: string, space: string) => `Move ${load} to ${space}`,
  turn: "Turn",
  turnTitle: (way: string) => `Turn the link; now to the ${way}`,
  buildHere: "Build here",
  pipStop: "Pip-stop",
  sum: (stop: number, load: number, points: number) => `${stop} + ${load} for each load, of ${points}`,

  // Hubs and freight
  hubs: (most: number) => `Hubs, ship at ${most}`,
  pool: (n: number) => `${few(n, "link", "links")} in the pool`,
  out: "out",
  outOfGame: "out of the game",
  known: (n: number) => `Freight you know of: ${n}`,
}
