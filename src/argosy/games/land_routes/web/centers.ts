// The trade centers as plates: where each lies, what it has and needs, and for how much.

import type { LandRoutesFacts, LandRoutesCenter } from "$client/generated"
import type { Scene } from "$client/scene"
import type { Piece } from "$client/types"

export interface Ware { word: "has" | "needs"; x: number; y: number; price: number; good: string | null }
export interface Center {
  id: string; x: number; y: number
  middle: boolean // a round town with its cards above and below; the others are plates
  top: number // of the plate
  wares: Ware[]
}

export const PLATE = { w: 2.3, h: 1.96, name: 0.44, box: 1.0, tall: 1.3, gap: 0.06 }

const kept = new WeakMap<Scene, Center[]>()

export function centers(scene: Scene): Center[] {
  const found = kept.get(scene) ?? survey(scene)
  kept.set(scene, found)
  return found
}

function survey(scene: Scene): Center[] {
  const facts = scene.facts as LandRoutesFacts | null
  const high = (scene.zones.find((z) => z.id === "board")?.h ?? 12) / 2
  return (facts?.centers ?? []).flatMap((center) => {
    const s = scene.spots.find((spot) => spot.id === center.square)
    if (!s || !facts) return []
    const x = s.x + (s.w ?? 1) / 2, y = s.y + (s.h ?? 1) / 2
    const middle = Math.abs(y - high) < 1, top = y < high ? y - 1.5 : y - 0.42
    const boxes = (["has", "needs"] as const).map((word) => ({ word, left: scene.marks.find((m) => m.id === `box.${s.id}.${word}`)?.points[0]?.[0] ?? 0 }))
    const left = Math.min(...boxes.map((box) => box.left))
    const wares = boxes.map((box): Ware => {
      const side = box.left === left ? -1 : 1
      return {
        word: box.word, price: box.word === "has" ? facts.price : facts.pays_needs, good: center[box.word],
        x: middle ? x : x + side * (PLATE.box / 2 + PLATE.gap / 2), y: middle ? y + (box.word === "has" ? -1.42 : 1.42) : top + PLATE.name + 0.1 + PLATE.tall / 2,
      }
    })
    return [{ id: s.id, x, y, middle, top, wares }]
  })
}

/** The card of a center, by the id of its piece: "a.has". */
export function wareOf(id: string, scene: Scene): Ware | undefined {
  const [place, word] = id.split(".")
  return centers(scene).find((c) => c.id === place)?.wares.find((w) => w.word === word)
}

/** A card on a plate is only its picture, and a hazard its sign: how much it takes is written larger. Tokens stand before a plate and beside the round town, so that all can be read. */
export function adjustPiece(piece: Piece, scene: Scene): Piece {
  const facts = scene.facts as LandRoutesFacts | null
  const [place] = piece.id.split("."), ware = wareOf(piece.id, scene)
  if (ware) return { ...piece, kind: "ware", x: ware.x, y: ware.y + 0.16, size: 0.8 }
  if (place === "hazard") return { ...piece, rank: "", size: 0.6 }
  const trader = facts?.traders.find((t) => piece.id === `token.${t.seat}`)
  if (!facts || !trader) return piece
  const center = centers(scene).find((c) => c.id === trader.square)
  if (!center) return { ...piece, size: 0.72, x: piece.x + 0.02, y: piece.y - 0.16 }
  // They stand side by side: the first at the right, the next at the left, then behind.
  const n = facts.traders.filter((t) => t.square === trader.square).indexOf(trader)
  if (center.middle) return { ...piece, size: 0.72, x: center.x + (n % 2 ? -0.78 : 0.78), y: center.y + (n > 1 ? -0.38 : 0.3) }
  return { ...piece, size: 0.72, x: center.x + 0.9 - n * 0.6, y: center.top + PLATE.h + 0.02 }
}

/** The center where a seat's token is, if it is at one. */
export function centerOf(seat: string | null | undefined, facts: LandRoutesFacts): LandRoutesCenter | undefined {
  const square = facts.traders.find((t) => t.seat === seat)?.square
  return facts.centers.find((c) => c.square === square)
}
