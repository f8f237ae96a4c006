import type { GameUi, GameProps } from "$client/games"
import { verbatim } from "$client/phrases"
import { bounds, boxOfSpot, type Area, type Edges } from "$client/scene"
import type { Action } from "$client/types"
import { arrangeActions, factsOf, hold, isHub, plan, priceOf, spaceNoun } from "./plan.svelte"

const PHASES = ["plan", "build", "officials", "freight"]

/** Wherever links may be built, the board keeps its scale (SI-A10): the outermost squares lie on the margin of the chart. */
function frame(area: Area) {
  const { x, y, w, h } = bounds(area.spots.map(boxOfSpot))
  return { x: x + 1, y: y + 1, w: w - 2, h: h - 2 }
}

const letter = (n: number): string => (n < 26 ? String.fromCharCode(97 + n) : letter(Math.floor(n / 26) - 1) + letter(n % 26))
function grid(area: Area): Edges {
  const box = frame(area)
  const columns = new Map<number, string>(), rows = new Map<number, string>()
  for (let x = Math.max(0, Math.ceil(box.x)); x + 0.5 < box.x + box.w; x++) columns.set(x + 0.5, letter(x))
  for (let y = Math.max(0, Math.ceil(box.y)); y + 0.5 < box.y + box.h; y++) rows.set(y + 0.5, String(y + 1))
  return { columns, rows }
}

// ── Sentences ──

/** What is asked, with the colour that acts where one person plays two. */
function acting(game: GameProps, what: string): string {
  const { colours, colour, seat } = factsOf(game)
  return colours.filter((each) => each.seat === seat).length > 1 ? game.t("ui-acting", { colour: `colour:${colour}`, what: verbatim(what) }) : what
}

/** What an action costs, and what it makes of a hub. */
function consequence(game: GameProps, action: Action): string {
  const { t } = game, { ways, walks } = factsOf(game)
  const end = action.places.at(-1), price = priceOf(action)
  const way = action.verb === "official" ? walks.find((w) => w.to === end) : ways.find((w) => w.load === action.places[0] && w.to === end)
  const costs = price === null ? t("bar-sentence", { what: action.says }) : t(action.first ? "ui-price-with-stop" : "ui-price", { price })
  return way?.makes ? `${costs} ${t("ui-makes", { makes: way.makes })}` : costs
}

function detail(game: GameProps, action: Action | null): string {
  const { view, scene, phone, t } = game
  if (view.waiting !== view.you.seat) return ""
  if (action) return consequence(game, action)
  if (game.chosen.length && ["stopping", "shipping"].includes(view.step)) {
    const load = scene.pieces.find((p) => p.id === game.chosen[0])
    return load?.note ? t("bar-sentence", { what: load.note }) : ""
  }
  if (view.step === "planning") return t("ui-plan-hint")
  if (view.step === "building") return t(phone ? "ui-tap-twice" : "ui-turn-key")
  if (view.step === "directing") {
    const costs = t("ui-space-price", { price: factsOf(game).prices.official })
    return phone ? costs : `${costs} ${t("ui-official-bars")}`
  }
  if (view.step === "stopping" && plan.stop !== null) return t("ui-stop-holds", { stop: plan.stop })
  if (view.step === "stopping" && !phone) return `${t("ui-choose-load")} ${t("ui-lowest-stop")}`
  return ["stopping", "shipping"].includes(view.step) ? t("ui-choose-load") : ""
}

/** What the way under the pointer would do, in one sentence. */
function aim(game: GameProps): string {
  const { chosen, hover, actions, t } = game, facts = factsOf(game)
  if (!chosen.length || !hover) return ""
  const found = actions.find((a) => a.verb === "ship" && a.places[0] === chosen[0] && a.places[1] === hover)
  const stop = found?.first ? Number(found.first.split(" ")[1]) : facts.pip_stop
  if (!found || stop === null) return ""
  const load = `load:${chosen[0]}`, space = spaceNoun(hover)
  return isHub(facts, hover) ? t("ui-aim-hub", { stop, load, tile: space }) : t("ui-aim", { stop, load, space })
}

/** The action points that an action would spend. */
function spentBy(game: GameProps, action: Action | null): number {
  const { prices } = factsOf(game)
  const each: Record<string, number> = { buy: prices.link, takeback: prices.takeback, ship: prices.load }
  return priceOf(action) ?? each[action?.verb ?? ""] ?? 0
}

export const ui: GameUi = {
  background: "land",
  pieceScale: { tile: 0.97, pawn: 1, domino: 0.96 },
  suits: { red: "suns", black: "moons", green: "crowns", blue: "arms", redblue: "suns", greenblack: "crowns" },
  scoreCounter: "profit",
  ownSheets: ["hubs", "known"],
  clickVerbs: ["ship", "official", "build", "takeback"],
  composedVerbs: ["pipstop", "choose", "chit"],
  arrangeActions, frame, grid, detail, hold,
  alwaysClickable: (piece) => piece.kind === "tile" || piece.kind === "coin",
  movingPiece: (view) => {
    const { walks, colour } = factsOf(view)
    return walks.length ? `official.${colour}` : null
  },
  hideCounter: (id) => id.startsWith("colour-") || ["points", "round", "pip-stop", "pool", "pawns-out"].includes(id),
  isResult: (id) => !id.startsWith("colour-") || id === "colour-profit",
  actingSuit: (game) => factsOf(game).hubs.find((hub) => hub.colour === factsOf(game).colour)?.suit ?? null,
  hideSpot: () => true,
  hideMark: (mark) => mark.id.startsWith("total.") || mark.kind === "region",
  progress: (game) => {
    const { round } = factsOf(game)
    return round ? game.t("ui-round", { round }) : ""
  },
  phases: (game) => PHASES.map((phase) => ({ name: game.t(`ui-phase-${phase}`), on: factsOf(game).phase === phase })),
  pips: (game, action) => {
    const { points, usual_points: usual } = factsOf(game)
    return points > 0 && !game.view.ending ? { left: points, most: Math.max(usual, points), label: game.t("ui-points", { points }), spent: spentBy(game, action) } : null
  },
  prompts: {
    planning: (game) => acting(game, game.t(game.view.actions.some((a) => a.verb === "buy") ? "ui-buy-links" : "ui-pool-empty")),
    choosing: (game) => acting(game, game.t("ui-choose-link")),
    building: (game) => {
      const { link } = factsOf(game)
      return link ? acting(game, game.t("ui-build-link", { domino: `domino:${link}` })) : ""
    },
    directing: (game) => acting(game, game.t("ui-move-official")),
    stopping: (game) => aim(game) || acting(game, game.t("ui-move-freight")),
    shipping: (game) => aim(game) || acting(game, game.t("ui-move-more")),
    keeping: (game) => acting(game, game.t("ui-keep-coin")),
  },
}
