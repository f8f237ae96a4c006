// What the market's sheet says, line by line.

import type { Scene } from "$client/scene"
import { GOOD_SUITS } from "./map"

export interface Ware { good: string; suit: string; stock: string; buy: string; sell: string; town: string; buyers: { suit: string; found: boolean }[] }

export function wares(scene: Scene): Ware[] {
  const sheet = scene.sheet("Market")
  if (!sheet) return []
  const names = sheet.rows.map((row) => row[0]!)
  return sheet.rows.map((row, n) => ({
    good: row[0]!, suit: GOOD_SUITS[n]!, stock: row[1]!, buy: row[2]!, sell: row[3]!, town: row[4]!,
    buyers: row[5]!.split(" ").filter(Boolean).map((buyer) => {
      const [good, cell] = buyer.split(":")
      return { suit: GOOD_SUITS[names.indexOf(good!)] ?? "winter", found: cell !== "?" }
    }),
  }))
}

export const carried = (scene: Scene, seat: string | null | undefined, good: string) => scene.pieces.filter((p) => p.id.startsWith(`${seat}.cargo.${good}.`)).length
