// The names under which the client speaks of what goes over the wire. The types themselves are made from the server's
// structs (`python web/build.py check` writes generated.ts); what the client adds to them stands here.

import type * as wire from "./generated"

export type {
  ClauseInfo as Clause, ClockInfo as Clock, Counter, EndingInfo as Ending, GameInfo as Game, GuestInfo as Guest, HintInfo as Hint, LineInfo as Line,
  MemberInfo as Member, NewTable, OptionInfo as Option, Phrase, PresetInfo as Preset, ProblemInfo as Problem, Rules, Said, SeatInfo as Seat,
  TableInfo, UndoInfo as Undo, WhyInfo as Why, WhyNot, WordsInfo as Words, You, Zone,
} from "./generated"

export type Status = wire.TableInfo["status"]

// ── The table ──

declare const TOLD: unique symbol
/**
 * A value that is there to be told, and for nothing else: a note, a label, a text, the cell of a sheet. It can be said; nothing can be
 * compared with it, so nothing is decided by it. What a program needs is in the facts.
 */
export interface Told { readonly [TOLD]: true }

/** A piece, with what a game's `adjustPiece` may add for our drawing. */
export interface Piece extends Omit<wire.Piece, "note"> {
  note?: Told | null
  arrow?: "up" | "down" // on a coin: out of the hold, or into it
}
export interface Spot extends Omit<wire.Spot, "label"> { label?: Told }
export interface Mark extends Omit<wire.Mark, "text"> { text?: Told }
export interface Sheet extends Omit<wire.Sheet, "columns" | "rows"> { columns: Told[]; rows: Told[][] }
export interface SceneData extends Omit<wire.Table, "pieces" | "spots" | "marks" | "sheets"> {
  pieces?: Piece[]; spots?: Spot[]; marks?: Mark[]; sheets?: Sheet[]
}

// ── A view ──

export interface Action extends wire.ActionInfo {
  first?: string // another action that is played before it, where both are one thought
}
export interface View extends Omit<wire.ViewInfo, "scene" | "actions" | "facts"> {
  scene: SceneData
  actions: Action[]
  facts: unknown // a struct of its game, such as SeaRoutesFacts
}
