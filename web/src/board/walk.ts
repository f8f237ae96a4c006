// Arrow keys walk over a board.

import { middle } from "$client/scene"
import type { Cell } from "./board.svelte"

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest cell in the direction of a key: `undefined` if it is no arrow, null if there is nothing that way. */
export function neighbour(cells: Cell[], id: string, key: string): Cell | null | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const from = middle(cells.find((cell) => cell.id === id)!.box)
  let best: Cell | null = null, least = Infinity
  for (const cell of cells) {
    const to = middle(cell.box), along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1]
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0])
    if (along < 0.05 || aside > along * 2.2) continue
    if (along + 2 * aside < least) { least = along + 2 * aside; best = cell }
  }
  return best
}
