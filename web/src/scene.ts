// A table sorted for drawing: what lies in which zone, on which spot, and how large it is.

import { kindOf, tallOf } from "./kinds"
import type { Counter, Mark, Piece, SceneData, Sheet, Spot, Zone } from "./types"

export const SUITS = ["suns", "moons", "crowns", "arms", "spring", "summer", "autumn", "winter"]

export interface Box { x: number; y: number; w: number; h: number }

export const widthOf = (piece: Piece) => piece.size || kindOf(piece.kind).wide
export const heightOf = (piece: Piece) => widthOf(piece) * tallOf(kindOf(piece.kind))
export const stands = (piece: Piece) => kindOf(piece.kind).layer === "standing"

export function boxOf(piece: Piece): Box {
  let [w, h] = [widthOf(piece), heightOf(piece)]
  if (Math.abs((piece.angle ?? 0) % 180) === 90) [w, h] = [h, w]
  return { x: piece.x - w / 2, y: piece.y - h / 2, w, h }
}

export const boxOfSpot = (spot: Spot): Box => ({ x: spot.x, y: spot.y, w: spot.w ?? 1, h: spot.h ?? 1 })
export const middle = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

export function bounds(boxes: Box[]): Box {
  if (!boxes.length) return { x: 0, y: 0, w: 1, h: 1 }
  const x = Math.min(...boxes.map((b) => b.x)), y = Math.min(...boxes.map((b) => b.y))
  return {
    x, y,
    w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
    h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
  }
}

/** The backdrop, which never changes, and what lies on it now. */
export class Scene {
  zones: Zone[]; pieces: Piece[]; spots: Spot[]; marks: Mark[]; counters: Counter[]; sheets: Sheet[]
  private readonly areas = new Map<string, Area>() // every cell of the board asks for its own: each is sorted out once

  /** `facts` are those of the view that the scene belongs to. */
  constructor(backdrop: SceneData | null, scene: SceneData | null, readonly facts: unknown = null, lay?: (piece: Piece, scene: Scene, facts: unknown) => Piece) {
    const both = [backdrop ?? {}, scene ?? {}]
    this.zones = both.flatMap((s) => s.zones ?? [])
    this.pieces = both.flatMap((s) => s.pieces ?? []).sort((a, b) => (a.z ?? 0) - (b.z ?? 0))
    this.spots = both.flatMap((s) => s.spots ?? [])
    this.marks = both.flatMap((s) => s.marks ?? [])
    this.counters = both.flatMap((s) => s.counters ?? [])
    this.sheets = both.flatMap((s) => s.sheets ?? [])
    if (lay) {
      this.pieces = this.pieces.map((piece) => lay(piece, this, facts))
      this.areas.clear() // what the game laid elsewhere
    }
  }

  in(zone: string): Area {
    const known = this.areas.get(zone)
    if (known) return known
    const here = (thing: { zone?: string }) => (thing.zone ?? "board") === zone
    const area = new Area(
      this.zones.find((z) => z.id === zone) ?? { id: zone, w: 0, h: 0 },
      this.pieces.filter(here), this.spots.filter(here), this.marks.filter(here),
      this.counters.filter(here), this.sheets.filter((s) => (s.zone ?? "table") === zone),
    )
    this.areas.set(zone, area)
    return area
  }

  place(id: string): Box | null {
    const spot = this.spots.find((s) => s.id === id)
    if (spot) return boxOfSpot(spot)
    const piece = this.pieces.find((p) => p.id === id)
    return piece ? boxOf(piece) : null
  }

  /** `of` is the noun that it counts for, if any. */
  counter(zone: string, id: string, of = ""): Counter | undefined {
    return this.counters.find((c) => c.zone === zone && c.id === id && (c.of ?? "") === of)
  }

  sheet(id: string): Sheet | undefined {
    return this.sheets.find((s) => s.id === id)
  }
}

export class Area {
  constructor(
    readonly zone: Zone, readonly pieces: Piece[], readonly spots: Spot[], readonly marks: Mark[],
    readonly counters: Counter[], readonly sheets: Sheet[],
  ) {}

  extent(pieces = this.pieces): Box {
    const boxes = [...pieces.map(boxOf), ...this.spots.map(boxOfSpot)]
    for (const mark of this.marks) for (const [x, y] of mark.points) boxes.push({ x, y, w: 0, h: 0 })
    return boxes.length ? bounds(boxes) : { x: 0, y: 0, w: this.zone.w, h: this.zone.h }
  }

  /** The smallest spot around a point. */
  under(x: number, y: number): Spot | undefined {
    let best: Spot | undefined
    for (const spot of this.spots) {
      const b = boxOfSpot(spot)
      if (x < b.x || y < b.y || x > b.x + b.w || y > b.y + b.h) continue
      if (!best || b.w * b.h < (best.w ?? 1) * (best.h ?? 1)) best = spot
    }
    return best
  }

  /** What lies or stands on a spot, or belongs to it. */
  on(spot: Spot): Piece[] {
    const b = boxOfSpot(spot)
    const inside = (x: number, y: number) => x > b.x - 0.01 && y > b.y - 0.01 && x < b.x + b.w + 0.01 && y < b.y + b.h + 0.01
    return this.pieces.filter((p) => (p.at ? p.at === spot.id : inside(p.x, p.y)))
  }
}

/** Letters of columns and numbers of rows, where they name the squares of a board. */
export interface Edges { columns: Map<number, string>; rows: Map<number, string> }
export function edges(spots: Spot[]): Edges | null {
  const columns = new Map<number, string>(), rows = new Map<number, string>()
  for (const spot of spots) {
    const [, letters, number] = /^([a-z]{1,2})(\d+)$/i.exec(spot.id) ?? []
    if (!letters || !number) return null
    const at = middle(boxOfSpot(spot))
    const x = Math.round(at.x * 100) / 100, y = Math.round(at.y * 100) / 100
    if ((columns.get(x) ?? letters) !== letters || (rows.get(y) ?? number) !== number) return null
    columns.set(x, letters)
    rows.set(y, number)
  }
  const distinct = new Set(columns.values()).size === columns.size && new Set(rows.values()).size === rows.size
  return distinct && columns.size > 1 && rows.size > 1 ? { columns, rows } : null
}

/** Rows of near things, top to bottom and left to right: how arrow keys and screen readers walk over a board. */
export function rowsOf<T extends { box: Box }>(things: T[]): T[][] {
  const sorted = [...things].sort((a, b) => middle(a.box).y - middle(b.box).y)
  const rows: T[][] = []
  for (const thing of sorted) {
    const row = rows.at(-1)
    if (row && Math.abs(middle(row[0]!.box).y - middle(thing.box).y) < 0.45 * Math.max(0.5, Math.min(thing.box.h, row[0]!.box.h))) row.push(thing)
    else rows.push([thing])
  }
  return rows.map((row) => row.sort((a, b) => middle(a.box).x - middle(b.box).x))
}

const COLOURS: Record<string, string> = {
  red: "suns", blue: "arms", green: "crowns", black: "moons", yellow: "autumn", orange: "autumn", purple: "summer",
  white: "winter", cyan: "spring", brown: "autumn", grey: "winter",
}
/** The suit in whose colour and with whose mark a seat is shown: that of its own piece, else by its name. */
export function suitOf(seat: string, scene?: Scene | null): string {
  if (SUITS.includes(seat)) return seat
  const own = scene?.pieces.find((p) => SUITS.includes(p.suit) && p.id.endsWith(`.${seat}`) && stands(p))
  return own?.suit ?? COLOURS[seat] ?? "winter"
}
