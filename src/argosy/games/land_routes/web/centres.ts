// The trade centres as plates: where each lies, what it has and needs, and for how much.

import type { Scene } from "$client/scene"
import type { Piece } from "$client/types"

export interface Ware { word: "has" | "needs"; x: number; y: number; price: string; good: string }
export interface Centre {
  id: string; name: string; x: number; y: number
  middle: boolean // a round town with its cards above and below; the others are plates
  top: number // of the plate
  wares: Ware[]
}

export const PLATE = { w: 2.3, h: 1.96, name: 0.44, box: 1.0, tall: 1.3, gap: 0.06 }

const kept = new WeakMap<Scene, Centre[]>()

export function centres(scene: Scene): Centre[] {
  const found = kept.get(scene) ?? survey(scene)
  kept.set(scene, found)
  return found
}

function survey(scene: Scene): Centre[] {
  const high = (scene.zones.find((z) => z.id === "board")?.h ?? 12) / 2
  return scene.spots.filter((s) => (s.zone ?? "board") === "board" && /^[a-z]$/.test(s.id)).map((s) => {
    const x = s.x + (s.w ?? 1) / 2, y = s.y + (s.h ?? 1) / 2
    const middle = Math.abs(y - high) < 1, top = y < high ? y - 1.5 : y - 0.42
    const boxes = scene.marks.filter((m) => m.id.startsWith(`box.${s.id}.`))
    const left = Math.min(...boxes.map((m) => m.points[0]?.[0] ?? 0))
    const wares = boxes.map((mark): Ware => {
      const word = mark.id.endsWith("needs") ? "needs" : "has"
      const side = mark.points[0]?.[0] === left ? -1 : 1
      return {
        word, price: /\d+/.exec(mark.text ?? "")?.[0] ?? "",
        good: scene.pieces.find((p) => p.id === `${s.id}.${word}`)?.suit ?? "",
        x: middle ? x : x + side * (PLATE.box / 2 + PLATE.gap / 2), y: middle ? y + (word === "has" ? -1.42 : 1.42) : top + PLATE.name + 0.1 + PLATE.tall / 2,
      }
    })
    return { id: s.id, name: s.label ?? s.id, x, y, middle, top, wares }
  })
}

/** A card on a plate is only its picture; tokens stand before a plate and beside the round town, so that all can be read. */
export function adjustPiece(piece: Piece, scene: Scene): Piece {
  const [, letter, word] = /^([a-z])\.(has|needs)$/.exec(piece.id) ?? []
  if (letter) {
    const ware = centres(scene).find((c) => c.id === letter)?.wares.find((w) => w.word === word)
    return ware ? { ...piece, kind: "ware", x: ware.x, y: ware.y + 0.16, size: 0.8 } : piece
  }
  if (piece.kind !== "pawn") return piece
  const centre = centres(scene).find((c) => Math.abs(c.x - piece.x) < 0.45 && Math.abs(c.y - piece.y) < 0.45)
  if (!centre) return { ...piece, size: 0.72, x: piece.x + 0.02, y: piece.y - 0.16 }
  // The table sets them side by side: the first at the right, the next at the left, then behind.
  const n = (piece.x > centre.x + 0.05 ? 0 : 1) + (piece.y > centre.y - 0.05 ? 0 : 2)
  if (centre.middle) return { ...piece, size: 0.72, x: centre.x + (n % 2 ? -0.78 : 0.78), y: centre.y + (n > 1 ? -0.38 : 0.3) }
  return { ...piece, size: 0.72, x: centre.x + 0.9 - n * 0.6, y: centre.top + PLATE.h + 0.02 }
}

/** The centre where a seat's token stands, by the bare table. */
export function standsAt(seat: string | null | undefined, pieces: Piece[], scene: Scene): Centre | undefined {
  const token = pieces.find((p) => p.id === `token.${seat}`)
  return token && centres(scene).find((c) => Math.abs(c.x - token.x) < 0.45 && Math.abs(c.y - token.y) < 0.45)
}
