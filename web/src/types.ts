// The names under which the client speaks of what goes over the wire. The types themselves are made from the server's
// structs (`python web/build.py check` writes generated.ts); what the client adds to them stands here.

import type * as wire from "./generated"

export type {
  ClauseInfo as Clause, ClockInfo as Clock, Counter, EndingInfo as Ending, GameInfo as Game, GuestInfo as Guest, HintInfo as Hint, LineInfo as Line,
  Mark, MemberInfo as Member, NewTable, OptionInfo as Option, Phrase, PresetInfo as Preset, ProblemInfo as Problem, Rules, Said, SeatInfo as Seat, Sheet, Spot,
  TableInfo, UndoInfo as Undo, WhyInfo as Why, WhyNot, WordsInfo as Words, You, Zone,
} from "./generated"

export type Status = wire.TableInfo["status"]

/** A piece, with what a game's `adjustPiece` may add for our drawing. */
export interface Piece extends wire.Piece {
  arrow?: "up" | "down" // on a coin: out of the hold, or into it
}
export interface SceneData extends Omit<wire.Table, "pieces"> { pieces?: Piece[] }

export interface Action extends wire.ActionInfo {
  first?: string // another action that is played before it, where both are one thought
}
export interface View extends Omit<wire.ViewInfo, "scene" | "actions" | "facts"> { scene: SceneData; actions: Action[]; facts: unknown }
