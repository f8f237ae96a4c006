// Every sentence of the components of Trade Routes at sea; the rest comes from the game's own words. To translate, translate this file.

import { say as client } from "$client/sentences"

export const say = {
  subtitle: "at sea",

  // Beside the board
  majorities: "Majorities this round",
  ifYouLeave: (place: string) => `+ if you leave ${place}`,
  short: { "even numbers": "Even", "odd numbers": "Odd" } as Record<string, string>,
  abilities: "Abilities",
  owner: (who: string | null) => (who === null ? "nobody’s" : who === client.you ? "yours" : `${who}’s`),
  sides: { north: "north", east: "east", south: "south", west: "west" },
  coinsLeft: (sides: string) => `Coins left: ${sides}`,
  coinsAt: (n: number) => `${n} ${n === 1 ? "coin" : "coins"} left`,

  // The end of a round
  scored: "The round is scored",
  nobodyLeads: "nobody has the most",
  scores: (who: string, points: string) => `${who} ${who === client.you ? "score" : "scores"} ${points}`,
  die: (who: string, points: string) => `${who === client.you ? "your" : `${who}’s`} die, ${points} ${points === "1" ? "point" : "points"}`,

  // Abilities
  powers: { suns: "two steps", moons: "enter empties", arms: "embargo" },
  power: (suit: string, points: number, what: string) => `${suit} ${points}: ${what}`,
  notYours: "not yours",
  noPoints: "0 points",
  notNow: "not now",
  slip: "Suns and Moons",
  slipHint: "two steps by empties",

  // Status
  round: (n: number, of?: number) => `Round ${n}${of ? ` of ${of}` : ""}`,
  sailFrom: (place: string) => `Sail one space from ${place}.`,
  parting: "Embargo a space, or end your turn.",
  noClaim: "You claim nothing on this way.",
  leaving: (gain: string) => `Leaving ${gain}.`,
  coinWaits: (place: string, coin: string) => `At ${place} waits a coin (${coin}).`,
  nullCoin: (suit: string) => `${suit} null`,
  tileWaits: (place: string, suit: string, rank: string) => `At ${place} waits ${suit} ${rank}.`,
  embargoed: "It is embargoed.",
  noWayOut: "A dead end: you could not sail out of it.",
  deadEnd: "A dead end: nothing full lies beyond.",
  wayOut: (beside: string, many: boolean) => `${beside} beside it ${many ? "keep" : "keeps"} your way out open.`,
}
