// What goes over the wire, as docs/protocol.md has it.

export interface Zone { id: string; w: number; h: number; label?: string }
export interface Piece {
  id: string; kit: string; kind: string; side: string; suit: string; rank: string
  x: number; y: number; z?: number; angle?: number; zone?: string; size?: number; note?: string
}
export interface Spot { id: string; x: number; y: number; w?: number; h?: number; zone?: string; label?: string }
export interface Mark { id: string; kind: string; points: [number, number][]; text?: string; zone?: string; of?: string }
export interface Counter { zone: string; label: string; value: number; most?: number | null }
export interface Sheet { title: string; columns: string[]; rows: string[][]; zone?: string }
export interface SceneData {
  zones?: Zone[]; pieces?: Piece[]; spots?: Spot[]; marks?: Mark[]; counters?: Counter[]; sheets?: Sheet[]
}

export interface Action {
  text: string; label: string; verb: string; clause: string; places: string[]; warning?: string; odds?: string
  first?: string // another action that is played before it, where both are one thought
}
export interface Noun { noun: string; kind: string; text: string; place: string | null }
export interface GameEvent { says: string; clause: string; verb: number; nouns: Noun[] }
export interface Line {
  line: number; who: string; text: string; at: number; undoes: number; undone: number; by: string; events: GameEvent[]
}
export interface Seat {
  seat: string; number: number; kind: "open" | "person" | "bot"; name: string; level: string
  connected: boolean; stand_in: string; why: string; silent: boolean; muted: boolean
}
export interface Clock { kind: string; seconds: number; running?: string | null; left?: Record<string, number> }
export interface Undo {
  line?: number; free?: boolean; obstacle?: string; decisions?: number; drawn?: number; others?: string[]; asks?: string[]
  request?: { seat: string; line: number; agreed: string[]; missing: string[] } | null
}
export interface You { seats: string[]; owner: boolean; member: boolean; seat?: string | null }
export interface Ending { clause: string; says: string; scores: Record<string, number>; winners: string[] }
export type Status = "open" | "playing" | "over"
export interface View {
  type: "view"; table: string; game: string; number: number; since: number; status: Status; now: number; you: You
  turn: string | null; waiting: string | null; step: string; clause: string; prompt: string
  scene: SceneData; actions: Action[]; news: Line[]; seats: Seat[]; clock: Clock; undo: Undo
  scores: Record<string, number> | null; ending: Ending | null
}
export interface TableInfo {
  id: string; game: string; title: string; options: Record<string, number>; rules: number
  visibility: "public" | "unlisted" | "private"; status: Status; clock: Clock; pace: string; start: string; hints: boolean
  created: number; number: number; waiting: string | null; owner: string; seats: Seat[]; watchers: number; you: You
  rematch?: string | null; forked?: { table: string; at: number } | null
}
export interface Said { type?: "said"; n: number; at: number; name: string; seat: string; text: string; kind: "chat" | "note" }
export interface WhyAnswer {
  text: string; verb: string; label: string; legal: boolean; clause: string; says: string; rule: string
}
export interface Why { seat: string | null; answers: WhyAnswer[] }
export interface HintLine { text: string; label: string; chances: Record<string, number>; says: string; expecting: string }
export interface Hint { text: string; label: string; places: string[]; lines: HintLine[] }
export interface Refusal { code: string; says: string; clause?: string; rule?: string }

export interface Option {
  name: string; says: string; clause: string; low: number; high: number; default: number; choices: string[]
  by_seats: { seats: number; default: number; high: number }[]
}
export interface Preset { name: string; says: string; options: Record<string, number> }
export interface Game {
  id: string; code: string; title: string; designer: string; credits: string; licence: string; pitch: string
  minutes: string; notices: string[]; seats: number[]; default_seats: number; seat_names: Record<string, string[]>
  rules: number; has_secrets: boolean; options: Option[]; presets: Preset[]
  parts: string // the address of its module for the browser, if it comes from another package
}
export interface Clause { number: string; title: string; text: string; house_rule: boolean }
export interface Rules {
  rulebook: string; rulings: string; clauses: Clause[]; notices: string[]; credits: string; licence: string
}
export interface Guest { id: string; name: string }
export interface Member { id: string; name: string; seats: string[] }
