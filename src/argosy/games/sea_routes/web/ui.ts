import type { Ability, GameProps, GameUi } from "$client/games"
import type { SeaRoutesFacts } from "$client/generated"
import { typeOf } from "$client/phrases"
import type { Area, Box } from "$client/scene"
import type { Action } from "$client/types"
import { shipAt } from "./majorities"

const factsOf = (game: GameProps) => game.facts as SeaRoutesFacts

// ── Abilities ──

const POWERS = [
  { suit: "suns", verb: "rush", key: "S" },
  { suit: "moons", verb: "sneak", key: "M" },
  { suit: "arms", verb: "embargo", key: "A" },
]

function abilities(game: GameProps): Ability[] {
  const { view, scene, t } = game
  const some = scene.spots[0]?.id ?? "a1"
  const found = POWERS.map(({ suit, verb, key }): Ability => ({
    verb, suit, key, says: t("ui-ability", { suit: `suit:${suit}`, points: factsOf(game).dice.find((die) => die.suit === suit)?.points ?? 0 }),
    hint: view.actions.some((a) => a.verb === verb) ? t(`ui-power-${suit}`) : obstacle(suit, game),
    why: verb === "rush" ? `rush ${some} ${some}` : `${verb} ${some}`,
  }))
  const slips = view.actions.some((a) => a.verb === "slip")
  return slips ? [...found, { verb: "slip", says: t("ui-slip"), hint: t("ui-slip-hint"), suit: "suns", why: "" }] : found
}

/** Why an ability cannot be used, in a word or two. */
function obstacle(suit: string, game: GameProps): string {
  const die = factsOf(game).dice.find((each) => each.suit === suit)
  if (!die?.owner) return game.t("ui-owner-nobody")
  if (die.owner !== game.view.you.seat) return game.t("ui-not-yours")
  return game.t(die.points ? "ui-not-now" : "ui-no-points")
}

// ── Sentences ──

function detail(game: GameProps, action: Action | null): string {
  const { view } = game
  if (!view.you.seat || view.waiting !== view.you.seat) return ""
  const to = action && ["sail", "sneak"].includes(action.verb) ? action.places.at(-1) : null
  return [leaving(game, action), ...(to ? arriving(game, to) : [])].filter(Boolean).join(" ")
}

/** What leaving brings. */
function leaving(game: GameProps, action: Action | null): string {
  const { t } = game, { claims } = factsOf(game)
  if (action && ["rush", "slip"].includes(action.verb)) return t("ui-no-claim")
  if (action?.verb === "embargo") return t("bar-sentence", { what: action.says })
  const space = `space:${shipAt(factsOf(game), game.view.you.seat)}`
  if (!claims) return ""
  return typeOf(claims) === "coin" ? t("ui-leaving-coin", { space, coin: claims }) : t("ui-leaving-tile", { space, tile: claims })
}

/** What waits at a space, and whether one could sail on from there. */
function arriving({ scene, t, ...game }: GameProps, to: string): string[] {
  const area = scene.in("board"), spot = area.spots.find((s) => s.id === to)
  const on = spot ? area.on(spot) : []
  const coin = on.find((p) => p.kind === "coin"), tile = on.find((p) => p.kind === "tile")
  const space = `space:${to}`
  const says: string[] = []
  if (coin) says.push(t("ui-coin-waits", { space, coin: `coin:${coin.rank || coin.suit}` }))
  else if (tile) says.push(t("ui-tile-waits", { space, tile: `tile:${tile.suit}.${tile.rank}` }))
  if (on.some((p) => p.kind === "embargo")) says.push(t("ui-embargoed"))
  const ways = (game.facts as SeaRoutesFacts).exits.find((exit) => exit.space === to)?.on
  if (ways && !ways.length) says.push(t(coin ? "ui-no-way-out" : "ui-dead-end"))
  else if (ways && coin) says.push(t("ui-way-out", { spaces: ways.map((way) => `space:${way}`), number: ways.length }))
  return says
}

// ── Where things lie ──

/** How wide the card with the powers is, in pixels from the edge of the chart. */
export const CARD = 236
const RIM = 0.36 // inches: coins are smaller than the spaces they lie on, so that much of the rim is bare

/** The spaces without their bare rim, whatever stands on them: the board never moves. */
function rimmed(area: Area): Box {
  const { x, y, w, h } = area.extent([])
  return { x: x + RIM, y: y + RIM, w: w - 2 * RIM, h: h - 2 * RIM }
}

export const ui: GameUi = {
  barRows: { wide: 1, phone: 1 },
  clickVerbs: ["sail", "sneak", "embargo"],
  pieceScale: { tile: 0.97, coin: 1.36, ship: 0.94 },
  background: "sea",
  margin: { left: CARD - 20, right: 0 },
  frame: rimmed,
  isRound: (id, scene) => {
    const spots = scene.in("board").spots
    const spot = spots.find((s) => s.id === id)
    const ends = [Math.min(...spots.map((s) => s.x)), Math.max(...spots.map((s) => s.x))]
    return !!spot && (ends.includes(spot.x) || ends.includes(spot.y))
  },
  movingPiece: (view) => (view.waiting ? `ship.${view.waiting}` : null),
  abilities,
  detail,
  scoreCounter: "score",
  scoringClause: "SR-R15",
  ownSheets: ["majorities"],
  hideCounter: (id) => id === "dice" || id === "coins",
  prompts: {
    sailing: (game) => {
      const space = shipAt(factsOf(game), game.view.you.seat)
      return space ? game.t("ui-sail-from", { space: `space:${space}` }) : ""
    },
  },
  progress: (game) => {
    const { round, rounds } = factsOf(game)
    return rounds < 100 ? game.t("ui-round-of", { round, rounds }) : game.t("ui-round", { round })
  },
}
