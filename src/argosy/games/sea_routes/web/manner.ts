import type { Ability, Manner, Shown } from "$client/games"
import { list } from "$client/sentences"
import type { Action, View } from "$client/types"

const cap = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function mover(view: View): string | null {
  return view.waiting ? `ship.${view.waiting}` : null
}

/** Whom a die points at, as the table says it. */
export function ownerOf(note: string | undefined): string | null {
  return /points at (\w+)/.exec(note ?? "")?.[1]?.replace("nobody", "") || null
}

const POWERS: { suit: string; verb: string; what: string; key: string }[] = [
  { suit: "suns", verb: "rush", what: "two steps", key: "S" },
  { suit: "moons", verb: "sneak", what: "enter empties", key: "M" },
  { suit: "arms", verb: "embargo", what: "embargo", key: "A" },
]

function abilities({ view, scene }: Shown): Ability[] {
  const some = scene.spots[0]?.id ?? "a1"
  const found = POWERS.map(({ suit, verb, what, key }): Ability => {
    const die = scene.pieces.find((p) => p.id === `die.${suit}`)
    const owner = ownerOf(die?.note)
    const points = die?.rank === "null" ? 0 : die?.rank === "ace" ? 1 : Number(die?.rank ?? 0)
    const able = view.actions.some((a) => a.verb === verb)
    const hint = able ? what : owner === null ? "nobody’s" : owner !== view.you.seat ? "not yours" : points === 0 ? "0 points" : "not now"
    return { verb, says: `${cap(suit)} ${points}: ${what}`, hint, suit, key, why: verb === "rush" ? `rush ${some} ${some}` : `${verb} ${some}` }
  })
  const slips = view.actions.some((a) => a.verb === "slip")
  return slips ? [...found, { verb: "slip", says: "Suns and Moons", hint: "two steps by empties", suit: "suns", why: "" }] : found
}

function detail({ view, scene }: Shown, action: Action | null): string {
  if (!view.you.seat || view.waiting !== view.you.seat) return ""
  const gain = scene.marks.find((m) => m.kind === "gain" && m.of === `ship.${view.you.seat}`)
  const says: string[] = []
  if (action && ["rush", "slip"].includes(action.verb)) says.push("You claim nothing on this way.")
  else if (action?.verb === "embargo") says.push(`${action.label}.`)
  else if (gain?.text) says.push(`Leaving ${gain.text.replace(/;.*$/, "")}.`)
  const to = action && ["sail", "sneak"].includes(action.verb) ? action.places.at(-1) : null
  const spot = to ? scene.in("board").spots.find((s) => s.id === to) : undefined
  if (spot && to) {
    const on = scene.in("board").on(spot)
    const coin = on.find((p) => p.kind === "coin"), tile = on.find((p) => p.kind === "tile")
    const embargo = on.find((p) => p.kind === "embargo")
    if (coin) says.push(`At ${to} waits a coin (${coin.rank || cap(coin.suit) + " null"}).`)
    else if (tile) says.push(`At ${to} waits ${cap(tile.suit)} ${tile.rank}.`)
    if (embargo) says.push("It is embargoed.")
    const exits = scene.marks.find((m) => m.id === `exits.${to}`)
    if (exits && !exits.text) says.push(coin ? "A dead end: you could not sail out of it." : "A dead end: nothing full lies beyond.")
    else if (exits && coin) says.push(`${cap(list((exits.text ?? "").split(" ")))} beside it ${exits.text?.includes(" ") ? "keep" : "keeps"} your way out open.`)
  }
  return says.join(" ")
}

export const manner: Manner = {
  first: ["sail", "sneak", "embargo"],
  draw: { tile: 0.9, coin: 1.24, ship: 0.94 },
  wash: "sea",
  margin: { left: 170, right: 150 },
  round: (id, scene) => {
    const spots = scene.in("board").spots
    const spot = spots.find((s) => s.id === id)
    const ends = [Math.min(...spots.map((s) => s.x)), Math.max(...spots.map((s) => s.x))]
    return !!spot && (ends.includes(spot.x) || ends.includes(spot.y))
  },
  mover,
  abilities,
  detail,
  score: "score",
  tally: "SR-R15",
  sheets: ["Majorities"],
  hide: (label) => label === "dice" || label === "coins this round",
  prompts: {
    sailing: ({ view, scene }) => {
      const ship = scene.pieces.find((p) => p.id === `ship.${view.you.seat}`)
      const at = ship && scene.in("board").under(ship.x, ship.y)
      return at ? `Sail one space from ${at.id}.` : ""
    },
    parting: "Embargo a space, or end your turn.",
  },
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    return round ? `Round ${round.value}${round.most && round.most < 100 ? ` of ${round.most}` : ""}` : ""
  },
}
