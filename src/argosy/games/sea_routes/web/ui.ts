import type { Ability, GameUi, GameProps } from "$client/games"
import { capitalise, list } from "$client/sentences"
import type { Action, View } from "$client/types"
import { say } from "./sentences"

function movingPiece(view: View): string | null {
  return view.waiting ? `ship.${view.waiting}` : null
}

/** Whom a die points at, as the table says it. */
export function ownerOf(note: string | undefined): string | null {
  return /points at (\w+)/.exec(note ?? "")?.[1]?.replace("nobody", "") || null
}

const POWERS: { suit: string; verb: string; what: string; key: string }[] = [
  { suit: "suns", verb: "rush", what: say.powers.suns, key: "S" },
  { suit: "moons", verb: "sneak", what: say.powers.moons, key: "M" },
  { suit: "arms", verb: "embargo", what: say.powers.arms, key: "A" },
]

function abilities({ view, scene }: GameProps): Ability[] {
  const some = scene.spots[0]?.id ?? "a1"
  const found = POWERS.map(({ suit, verb, what, key }): Ability => {
    const die = scene.pieces.find((p) => p.id === `die.${suit}`)
    const owner = ownerOf(die?.note)
    const points = die?.rank === "null" ? 0 : die?.rank === "ace" ? 1 : Number(die?.rank ?? 0)
    const able = view.actions.some((a) => a.verb === verb)
    const hint = able ? what : owner === null ? say.owner(null) : owner !== view.you.seat ? say.notYours : points === 0 ? say.noPoints : say.notNow
    return { verb, says: say.power(capitalise(suit), points, what), hint, suit, key, why: verb === "rush" ? `rush ${some} ${some}` : `${verb} ${some}` }
  })
  const slips = view.actions.some((a) => a.verb === "slip")
  return slips ? [...found, { verb: "slip", says: say.slip, hint: say.slipHint, suit: "suns", why: "" }] : found
}

function detail({ view, scene }: GameProps, action: Action | null): string {
  if (!view.you.seat || view.waiting !== view.you.seat) return ""
  const gain = scene.marks.find((m) => m.kind === "gain" && m.of === `ship.${view.you.seat}`)
  const says: string[] = []
  if (action && ["rush", "slip"].includes(action.verb)) says.push(say.noClaim)
  else if (action?.verb === "embargo") says.push(`${action.label}.`)
  else if (gain?.text) says.push(say.leaving(gain.text.replace(/;.*$/, "")))
  const to = action && ["sail", "sneak"].includes(action.verb) ? action.places.at(-1) : null
  const spot = to ? scene.in("board").spots.find((s) => s.id === to) : undefined
  if (spot && to) {
    const on = scene.in("board").on(spot)
    const coin = on.find((p) => p.kind === "coin"), tile = on.find((p) => p.kind === "tile")
    const embargo = on.find((p) => p.kind === "embargo")
    if (coin) says.push(say.coinWaits(to, coin.rank || say.nullCoin(capitalise(coin.suit))))
    else if (tile) says.push(say.tileWaits(to, capitalise(tile.suit), tile.rank))
    if (embargo) says.push(say.embargoed)
    const exits = scene.marks.find((m) => m.id === `exits.${to}`)
    if (exits && !exits.text) says.push(coin ? say.noWayOut : say.deadEnd)
    else if (exits && coin) says.push(say.wayOut(capitalise(list((exits.text ?? "").split(" "))), !!exits.text?.includes(" ")))
  }
  return says.join(" ")
}

export const ui: GameUi = {
  subtitle: say.subtitle,
  clickVerbs: ["sail", "sneak", "embargo"],
  pieceScale: { tile: 0.9, coin: 1.24, ship: 0.94 },
  background: "sea",
  margin: { left: 170, right: 150 },
  isRound: (id, scene) => {
    const spots = scene.in("board").spots
    const spot = spots.find((s) => s.id === id)
    const ends = [Math.min(...spots.map((s) => s.x)), Math.max(...spots.map((s) => s.x))]
    return !!spot && (ends.includes(spot.x) || ends.includes(spot.y))
  },
  movingPiece,
  abilities,
  detail,
  scoreCounter: "score",
  scoringClause: "SR-R15",
  ownSheets: ["Majorities"],
  hideCounter: (label) => label === "dice" || label === "coins this round",
  prompts: {
    sailing: ({ view, scene }) => {
      const ship = scene.pieces.find((p) => p.id === `ship.${view.you.seat}`)
      const at = ship && scene.in("board").under(ship.x, ship.y)
      return at ? say.sailFrom(at.id) : ""
    },
    parting: say.parting,
  },
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    return round ? say.round(round.value, round.most && round.most < 100 ? round.most : undefined) : ""
  },
}
