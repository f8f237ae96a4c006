// The way that a piece took from one scene to the next, over every place that it passed.

import type { GameUi } from "$client/games"
import { kindOf } from "$client/kinds"
import { textOf, type Value } from "$client/phrases"
import { boxOfSpot, middle, stands, widthOf, type Area } from "$client/scene"
import type { Mark, Phrase, Piece, View } from "$client/types"
import type { Move } from "./moments"

export type Point = [x: number, y: number]
export type Path = Point[]

const LEAST = 0.6 // inches: less is no move
const NEAR = 0.75 // inches between where a printed way ends and the piece that stands there
const onBoard = (piece: Piece) => (piece.zone ?? "board") === "board"
const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v)

/** What stands somewhere else now, with its way there. A crew that is aboard goes with its ship and has none of its own. */
export function pathsBetween(area: Area, last: View, next: View, events: Phrase[], ui: GameUi): Map<string, Path> {
  const was = new Map((last.scene.pieces ?? []).map((piece) => [piece.id, piece]))
  const shift = (piece: Piece) => `${((was.get(piece.id)?.x ?? 0) - piece.x).toFixed(2)} ${((was.get(piece.id)?.y ?? 0) - piece.y).toFixed(2)}`
  const pieces = (next.scene.pieces ?? []).filter((piece) => was.has(piece.id) && stands(piece) && onBoard(piece) && onBoard(was.get(piece.id)!))
  const ships = new Map(pieces.filter((piece) => kindOf(piece.kind).carries).map((piece) => [shift(piece), piece.id]))
  const found = new Map<string, Path>()
  for (const piece of pieces) {
    const old = was.get(piece.id)!, from: Point = [old.x, old.y], to: Point = [piece.x, piece.y]
    const ship = ships.get(shift(piece))
    if (far(from, to) < LEAST || (ship && ship !== piece.id)) continue
    const between = along(area, ui.way?.(piece, last, next), to) ?? printed(last, piece.id, from, to) ?? passed(area, events, to)
    found.set(piece.id, [from, ...between, to])
  }
  return found
}

/** The same pieces, some of them moved: as far from the middle of their new place as they were from that of their old one. */
export function moved(area: Area, pieces: Piece[], moves: Move[]): Piece[] {
  const last = (zone: string) => Math.max(0, ...pieces.filter((piece) => piece.zone === zone).map((piece) => piece.x))
  return pieces.map((piece) => {
    const to = moves.find((move) => move.piece === piece.id)?.to, spot = area.spots.find(({ id }) => id === to), from = area.under(piece.x, piece.y)
    if (!to) return piece
    if (!spot || !from) return { ...piece, zone: to, x: last(to) + 1 }
    const [[x, y], [u, v]] = [centre(boxOfSpot(spot)), centre(boxOfSpot(from))]
    return { ...piece, x: piece.x + x - u, y: piece.y + y - v }
  })
}

/** Over places that the game names. What is larger than a place stands beside its middle, all the way. */
function along(area: Area, places: string[] | null | undefined, to: Point): Path | null {
  const middles = (places ?? []).flatMap((place) => area.spots.filter((spot) => spot.id === place)).map((spot) => centre(boxOfSpot(spot)))
  const end = middles.pop()
  return end ? middles.map(([x, y]): Point => [x + to[0] - end[0], y + to[1] - end[1]]) : null
}
const centre = (box: { x: number; y: number; w: number; h: number }): Point => {
  const { x, y } = middle(box)
  return [x, y]
}

/** A way that the table showed to whoever decided. */
function printed(last: View, piece: string, from: Point, to: Point): Path | null {
  const ways = (last.scene.marks ?? []).filter((mark) => mark.kind === "way" && mark.points.length > 1)
  const own = ways.filter((mark) => mark.id.startsWith(`way.${piece}.`))
  const ends = (mark: Mark) => far(mark.points[0] as Point, from) < NEAR && far(mark.points.at(-1) as Point, to) < NEAR
  const way = (own.length ? own : ways).find(ends)
  return way ? (way.points.slice(1, -1)) : null
}

/** Places that the sentence which tells of the move names on the way. */
function passed(area: Area, events: Phrase[], to: Point): Path {
  for (const { nouns } of events) {
    const places = Object.values(nouns ?? {}).map((noun: Value) => textOf(noun)).flatMap((id) => (id ? area.spots.filter((spot) => spot.id === id) : []))
    const end = places.at(-1)
    if (end && end === area.under(...to)) return places.slice(0, -1).map((spot) => centre(boxOfSpot(spot)))
  }
  return []
}

/** The same as a dotted line: through the middles of places, and a little short of what it leads to. */
export function trailOf(area: Area, path: Path, isLarge: boolean): Path {
  const snap = (point: Point): Point => {
    const spot = isLarge ? undefined : area.under(...point)
    return spot ? centre(boxOfSpot(spot)) : point
  }
  const points = path.map(snap)
  const [x, y] = points.at(-1)!, [u, v] = points.at(-2)!
  return [...points.slice(0, -1), [u + (x - u) * 0.78, v + (y - v) * 0.78]]
}

/** Whether both ends of a way are in one place: what stands there has only been moved aside. */
export function staysWithin(area: Area, path: Path): boolean {
  const a = area.under(...path[0]!)
  return !!a && a === area.under(...path.at(-1)!)
}

/** How large a piece is drawn: what covers several places leaves a trail from its own middle. */
export const isLarge = (piece: Piece | undefined) => !!piece && widthOf(piece) > 1.5
