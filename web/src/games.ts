// What a game adds to the page beyond pieces, spots and marks: files in games/<id>/web/, found by the build, or a
// module that another package brings.

import type { Component } from "svelte"
import { SvelteMap } from "svelte/reactivity"
import type { Moments } from "./director/moments"
import { language, speakerOf } from "./language.svelte"
import { verbatim, type Nouns, type Sayable } from "./phrases"
import type { Area, Box, Edges, Scene } from "./scene"
import type { Action, Game, Line, Mark, Piece, Spot, View } from "./types"

/** What a component on or beside the board is given. */
export interface GameProps {
  view: View
  facts: unknown // what the game's facts.py says of this view: cast it once per module, to its type in $client/generated
  scene: Scene
  phone: boolean
  t: (id: string, nouns?: Nouns) => string // a message of the game's words.ftl, such as "ui-round"; seats are nouns: { seat: "seat:red" }
  say: (value: Sayable) => string // a phrase, a noun ("tile:suns.3") or a number, within a sentence
  label: (value: Sayable) => string // the same by itself, with a capital at its beginning: a heading, a row of a table
  name: (seat: string) => string // of the person there, as a label: "You" for the reader. In a sentence use the noun: "seat:red"
  suit: (seat: string) => string
  act: (action: Action, asker?: Element) => void // `asker` is what was pressed for it
  chooseVerb: (verb: string | null) => void
  clickPlace: (place: string, finger?: boolean) => void // as if it were clicked, or tapped
  chosenVerb: string | null
  askWhy: (text: string) => void // why not?
  openRule: (number: string) => void // open the rules there
  hover: string | null // the place under the pointer, if it is a target
  chosen: string[] // places clicked so far
  targets: Set<string> // places that may be clicked next
  actions: Action[] // what may be done, as it is offered
  lines: Line[] // the log, as far as it is loaded
}

/** Where the board lies on its chart: s pixels an inch, its origin at ox and oy; k is how far it is zoomed in. */
export interface Chart { width: number; height: number; s: number; ox: number; oy: number; board: Box; k: number }

/** A verb with a button of its own: what the button says, in a word or two, and below it, small, what it does or why it cannot be used. What is asked then is why not `why`, or what keeps one from the place `whyAt`. */
export interface Ability { verb: string; says: string; hint: string; suit?: string; why: string; whyAt?: string; key?: string }

/** Grounds that overlap, such as berths along a coast, are each shown as a dot in their middle until one is meant. */
export interface TargetArea { box: Box; dot?: boolean; round?: boolean }

/** How a game is shown. Sentences are finished ones, by `game.t` and `game.say`; nothing is decided by a sentence. `scene.facts` are the view's facts. */
export interface GameUi {
  clickVerbs?: string[] // verbs that a bare click means
  pieceScale?: Record<string, number> // pieces drawn smaller or larger than they are
  background?: string
  targetArea?: (id: string, scene: Scene) => TargetArea | null // the ground a target stands for, where that is more than its own square or picture
  isRound?: (spotId: string, scene: Scene) => boolean // an empty place shown as a ring
  arrangeActions?: (actions: Action[], scene: Scene, phone: boolean) => Action[] // the legal actions as they are clicked: a shorter way to some
  way?: (piece: Piece, last: View, next: View) => string[] | null // the places that a piece passed between two views, the last one included, where no mark shows them
  usualAction?: (actions: Action[], facts: unknown) => Action | undefined // of several that are ready, the one that the main button is for
  hold?: (text: string) => void // what a hint speaks of is held ready: a link, turned its way
  movingPiece?: (view: View) => string | null // the piece that goes where one clicks
  detail?: (game: GameProps, action: Action | null) => string // one line of consequence
  progress?: (game: GameProps) => string // round and move, in the bar
  abilities?: (game: GameProps) => Ability[] // verbs that are always shown, also when they may not be used
  barRows?: { wide: number; phone: number } // of buttons, below that of the main button; the bar keeps that height, so that the board does not move
  idle?: (game: GameProps) => string // what stands in the place of the main button while nothing is chosen, if not what the page says
  prompts?: Record<string, (game: GameProps) => string> // what a step asks of the reader
  hideCounter?: (id: string) => boolean // counters that a panel of its own shows
  isResult?: (id: string) => boolean // counters that stand on the end card; all, if it is not said
  ownSheets?: string[] // ids of sheets that a panel of its own shows
  scoreCounter?: string // the id of the counter that is a seat's score
  suits?: Record<string, string>
  adjustPiece?: (piece: Piece, scene: Scene, facts: unknown) => Piece // where our drawing differs from the bare table
  frame?: (area: Area) => Box // what of the board is shown when it fits, if not all
  grid?: (area: Area) => Edges | null // letters and numbers at its edges, if its places do not tell
  alwaysClickable?: (piece: Piece) => boolean // pieces that can always be clicked, if only for the reason why not
  phases?: (game: GameProps) => { name: string; on: boolean }[] // the parts of a turn, in the bar
  hideMark?: (mark: Mark) => boolean // drawn by a component of the game
  hideSpot?: (spot: Spot, scene: Scene) => boolean
  composedVerbs?: string[] // verbs that a component of the game composes
  priceTag?: (piece: Piece, game: GameProps) => string // a price beside a piece of a seat
  gauge?: (game: GameProps) => { label: string; value: number; most: number; look?: string } | null // the game's clock, in the bar; `look` is the message that explains it, without its `about-`
  pips?: (game: GameProps, action: Action | null) => { left: number; most: number; label: string; spent?: number } | null // actions left, beside the sentence, and how many of them an action would spend
  turnOf?: (game: GameProps) => string | null // the seat whose turn it is, where others decide in it
  actingSuit?: (game: GameProps) => string | null // that acts, where a seat has several: shown as the badge beside the sentence
  dice?: (game: GameProps) => Piece[] // shown beside the sentence
  scoringClause?: string // the clause of the events that score: a seat, what for, how much
  margin?: { left: number; right: number } // pixels of the chart kept free beside the board, on wide screens
  seatPiecesScale?: number | ((seats: number) => number) // a seat's pieces are shown as they lie, at most so many pixels an inch
  largeHand?: boolean // whether a seat's pieces are shown large
}

/** How many rows of buttons the bar has below that of the main button. */
export const barRowsOf = ({ barRows }: GameUi, phone: boolean): number => (phone ? (barRows?.phone ?? 2) : (barRows?.wide ?? 1))

export interface GameParts {
  ui: GameUi
  moments?: Moments
  Vignette?: Component
  Panel?: Component<{ game: GameProps }>
  Mini?: Component<{ game: GameProps }>
  Ground?: Component<{ game: GameProps; chart: Chart }>
  UnderPieces?: Component<{ game: GameProps; chart: Chart }>
  OnTiles?: Component<{ game: GameProps; chart: Chart }>
  Top?: Component<{ game: GameProps; chart: Chart }>
  Overlay?: Component<{ game: GameProps; chart: Chart }>
  Composer?: Component<{ game: GameProps }>
}

// The pictures of the cards are there at once; the rest of a game comes with its first table, all in one file (vite.config.ts).
const pictures = import.meta.glob<{ default: Component }>("../../src/argosy/games/*/web/Vignette.svelte", { eager: true })
const uis = import.meta.glob<{ ui: GameUi }>("../../src/argosy/games/*/web/ui.ts")
const staged = import.meta.glob<{ moments: Moments }>("../../src/argosy/games/*/web/moments.ts")
const parts = import.meta.glob<{ default: Component }>(["../../src/argosy/games/*/web/*.svelte", "!../../src/argosy/games/*/web/Vignette.svelte"])

const built = new Set(Object.keys({ ...pictures, ...uis, ...parts }).map(gameOf))
const found = new SvelteMap<string, GameParts>()
for (const [path, module] of Object.entries(pictures)) found.set(gameOf(path), { ui: {}, Vignette: module.default })

const loaded = new Map<string, Promise<void>>()

/** Have what a game adds to the page of a table. */
export function loadParts(game: string): Promise<void> {
  let loading = loaded.get(game)
  if (!loading) {
    loading = load(game)
    loading.catch(() => loaded.delete(game))
    loaded.set(game, loading)
  }
  return loading
}

async function load(game: string): Promise<void> {
  const own = <T>(modules: Record<string, () => Promise<T>>) => Object.entries(modules).filter(([path]) => gameOf(path) === game)
  const [[ui], [stages], components] = await Promise.all([
    Promise.all(own(uis).map(([, module]) => module())),
    Promise.all(own(staged).map(([, module]) => module())),
    Promise.all(own(parts).map(async ([path, module]) => [path.replace(/^.*\/|\.svelte$/g, ""), (await module()).default] as const)),
  ])
  if (built.has(game)) found.set(game, { ...partsOf(game), ...Object.fromEntries(components), ...stages, ui: ui?.ui ?? {} })
}

function gameOf(path: string): string {
  return /games\/([^/]+)\/web/.exec(path)?.[1] ?? ""
}

/** A game of another package brings its parts as a module; without one it is played with what all games share. */
export function bringParts(games: Game[]): Game[] {
  for (const game of games) if (!built.has(game.id)) void bring(game)
  return games
}

async function bring(game: Game): Promise<void> {
  await language.learn(game.id)
  // eslint-disable-next-line no-console -- who writes such a game looks there
  if (!game.parts) return console.info(speakerOf(game.id).t("parts-missing", { game: game.title }))
  try {
    const module = (await import(/* @vite-ignore */ game.parts)) as Partial<GameParts>
    found.set(game.id, { ui: {}, ...module })
  } catch (e) {
    // eslint-disable-next-line no-console
    console.warn(speakerOf(game.id).t("parts-broken", { game: game.title, address: verbatim(game.parts) }), e)
  }
}

export const partsOf = (game: string): GameParts => found.get(game) ?? { ui: {} }
