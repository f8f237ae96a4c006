// Moments: what is shown large over the board, because everything turned on it. A game declares them as data, in its `moments.ts`:
// for the event that tells of it, what lies there, who stands against whom, what counts, and how it came out.

import type { Nouns, Sayable } from "$client/phrases"
import type { Line, Phrase, Piece, View } from "$client/types"
import type { Beat } from "./beats"

/** A piece that is shown large: it rolls, turns over, or is simply there. */
export interface Shown { piece: Piece; says?: string; comes?: "rolls" | "turns" }
/** One side of a fight: what it is made of, and what that comes to. */
export interface Side { name: string; suit: string; parts: { says: string; value: number }[]; total: number; wins: boolean }
/** A line of a reckoning: its mark, what each side has, and what it brings whom. */
export interface Row { name: string; mark?: { suit?: string; text?: string }; counts?: { suit: string; value: number; leads: boolean }[]; says: string; suit?: string }

/** A piece that goes somewhere: to a place of the board, or to a player ("seat:red"). */
export interface Move { piece: string; to: string }
/** What led to a moment, shown before it: what moves, and the facts as they are then. */
export interface First { moves: Move[]; facts?: unknown }

export interface Moment {
  title: string
  /** Whose mark stands beside the title, where it is not the mark of who acts. */
  suit?: string
  first?: First
  shown?: Shown[]
  /** What would have been enough. */
  needs?: string
  sides?: [Side, Side]
  rows?: Row[]
  /** How it came out. */
  says?: string
  tone?: "good" | "bad"
  /** Whether it matters enough to wait until somebody has read it. */
  waits?: boolean
}

/** What a game is told of an event, to make a moment of it. */
export interface Telling {
  event: Phrase
  /** Everything that the beat tells, in order. */
  events: Phrase[]
  lines: Line[]
  actor: string | null
  /** The table as it is on the page: before what happens. */
  view: View
  facts: unknown
  /** What lies or stands on a place of the board. */
  on: (place: string) => Piece[]
  t: (id: string, nouns?: Nouns) => string
  say: (value: Sayable) => string
  label: (value: Sayable) => string
  name: (seat: string) => string
  suit: (seat: string) => string
}

/** By the id of the event; null where it is none this time. */
export type Moments = Record<string, (told: Telling) => Moment | null>

/** The moments of a beat, in order. */
export function momentsOf(moments: Moments, beat: Beat, telling: Omit<Telling, "event" | "events" | "lines" | "actor">): Moment[] {
  const { events, lines, actor } = beat
  return events.flatMap((event) => moments[event.id]?.({ ...telling, event, events, lines, actor }) ?? [])
}

// ── What declarations are made with ──

/** Whether this is the first event of its kind in the beat. */
export const isFirst = ({ event, events }: Telling, ...ids: string[]): boolean => events.find((each) => ids.includes(each.id)) === event
/** The first event with one of these ids. */
export const find = ({ events }: Telling, ...ids: string[]): Phrase | undefined => events.find((each) => ids.includes(each.id))
/** What chance brought, word by word, as the record has it: ["die", "4"]. */
export const outcomes = ({ lines }: Telling, verb: string): string[][] => lines.filter((line) => line.who.startsWith("?")).map((line) => line.text.split(" ")).filter(([word]) => word === verb)
export const number = (value: unknown): number => (typeof value === "number" ? value : 0)

const lying = (kind: string, suit: string, rank: string): Omit<Piece, "id"> => ({ kit: suit ? "piecepack" : "ours", kind, side: "face", suit, rank, x: 0, y: 0 })
export const die = (rank: number | string, suit = "", says = ""): Shown => ({ piece: { ...lying("die", suit, String(rank)), id: `moment.die.${suit}.${rank}` }, says, comes: "rolls" })
export const turning = (piece: Piece, says = ""): Shown => ({ piece, says, comes: "turns" })
