// What a game adds to the page beyond pieces, spots and marks: files in games/<id>/web/, found by the build, or a
// module that another package brings.

import type { Component } from "svelte"
import { SvelteMap } from "svelte/reactivity"
import { say } from "./sentences"
import type { Area, Box, Edges, Sheetful } from "./scene"
import type { Action, Game, Line, Mark, Piece, Spot, View } from "./types"

/** What a component on or beside the board is given. */
export interface Shown {
  view: View
  scene: Sheetful
  phone: boolean
  name: (seat: string) => string // "you" for the reader
  suit: (seat: string) => string
  act: (action: Action) => void
  pick: (verb: string | null) => void
  tap: (place: string) => void // as if it were clicked
  verb: string | null
  ask: (text: string) => void // why not?
  clause: (number: string) => void // open the rules there
  hover: string | null // the place under the pointer, if it is a target
  chosen: string[] // places clicked so far
  targets: Set<string> // places that may be clicked next
  actions: Action[] // what may be done, as it is offered
  lines: Line[] // the log, as far as it is loaded
}

/** Where the board lies on its chart, in pixels; k is how far it is zoomed in. */
export interface Chart { width: number; height: number; s: number; ox: number; oy: number; board: Box; k: number }

export interface Ability { verb: string; says: string; hint: string; suit?: string; why: string; key?: string }

/** Grounds that overlap, such as berths along a coast, are each shown as a dot in their middle until one is meant. */
export interface Ground { box: Box; dot?: boolean; round?: boolean }

export interface Manner {
  first?: string[] // verbs that a bare click means
  draw?: Record<string, number> // pieces drawn smaller or larger than they are
  wash?: string
  stands?: (spotId: string, scene: Sheetful) => Ground | null // the ground a target stands for, where that is more than its own square
  round?: (spotId: string, scene: Sheetful) => boolean // an empty place shown as a ring
  offer?: (actions: Action[], scene: Sheetful, phone: boolean) => Action[] // the legal actions as they are clicked: a shorter way to some
  mover?: (view: View) => string | null // the piece that goes where one clicks
  detail?: (shown: Shown, action: Action | null) => string // one line of consequence
  progress?: (view: View, scene: Sheetful) => string // round and move, in the bar
  abilities?: (shown: Shown) => Ability[] // verbs that are always shown, also when they may not be used
  orders?: boolean // what can be done fills a row of its own; the bar keeps that height, so that the board does not move
  prompts?: Record<string, string | ((shown: Shown) => string)> // what a step asks of the reader
  hide?: (counterLabel: string) => boolean // counters that a panel of its own shows
  sheets?: string[] // sheets that a panel of its own shows
  score?: string // the counter that is a seat's score
  suits?: Record<string, string>
  lay?: (piece: Piece, scene: Sheetful) => Piece // where our drawing differs from the bare table
  frame?: (area: Area) => Box // what of the board is shown when it fits, if not all
  grid?: (area: Area) => Edges | null // letters and numbers at its edges, if its places do not tell
  answers?: (piece: Piece) => boolean // pieces that can always be clicked, if only for the reason why not
  phases?: (view: View) => { name: string; on: boolean }[] // the parts of a turn, in the bar
  hideMark?: (mark: Mark) => boolean // drawn by a component of the game
  hideSpot?: (spot: Spot, scene: Sheetful) => boolean
  composed?: string[] // verbs that a component of the game composes
  tag?: (piece: Piece, shown: Shown) => string // a price beside a piece of a seat
  gauge?: (scene: Sheetful) => { label: string; value: number; most: number } | null // the game's clock, in the bar
  pips?: (scene: Sheetful, action: Action | null) => { left: number; most: number; label: string; spent?: number } | null // actions left, beside the sentence, and how many of them an action would spend
  dice?: (scene: Sheetful) => Piece[] // shown beside the sentence
  tally?: string // the clause of the events that score: seat, what for, how much
  margin?: { left: number; right: number } // pixels of the chart kept free beside the board, on wide screens
  laid?: number | ((seats: number) => number) // a seat's pieces are shown as they lie, at most so many pixels an inch
  hand?: boolean // whether a seat's pieces are shown large
}

export interface GameParts {
  manner: Manner
  Vignette?: Component
  Panel?: Component<{ shown: Shown }>
  Mini?: Component<{ shown: Shown }>
  Below?: Component<{ shown: Shown; chart: Chart }>
  Under?: Component<{ shown: Shown; chart: Chart }>
  Among?: Component<{ shown: Shown; chart: Chart }>
  Above?: Component<{ shown: Shown; chart: Chart }>
  Over?: Component<{ shown: Shown; chart: Chart }>
  Composer?: Component<{ shown: Shown }>
}

const manners = import.meta.glob<{ manner: Manner }>("../../src/argosy/games/*/web/manner.ts", { eager: true })
const parts = import.meta.glob<{ default: Component }>("../../src/argosy/games/*/web/*.svelte", { eager: true })

const found = new SvelteMap<string, GameParts>()
for (const [path, module] of Object.entries(manners)) found.set(gameOf(path), { manner: module.manner })
for (const [path, module] of Object.entries(parts)) {
  const game = found.get(gameOf(path)) ?? { manner: {} }
  found.set(gameOf(path), { ...game, [path.replace(/^.*\/|\.svelte$/g, "")]: module.default })
}

function gameOf(path: string): string {
  return /games\/([^/]+)\/web/.exec(path)?.[1] ?? ""
}

/** A game of another package brings its parts as a module; without one it is played with what all games share. */
export function bringParts(games: Game[]): Game[] {
  for (const game of games) if (!found.has(game.id)) void bring(game)
  return games
}

async function bring(game: Game): Promise<void> {
  if (!game.parts) return console.info(say.noParts(game.title))
  try {
    const module = (await import(/* @vite-ignore */ game.parts)) as Partial<GameParts>
    found.set(game.id, { manner: {}, ...module })
  } catch (e) {
    console.warn(say.brokenParts(game.title, game.parts), e)
  }
}

export const partsOf = (game: string): GameParts => found.get(game) ?? { manner: {} }
