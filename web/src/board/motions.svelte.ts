// How long each piece takes to its new place: 260 ms and 40 more for every space. It can be sent elsewhere on its way.

import { untrack } from "svelte"
import { SvelteMap } from "svelte/reactivity"
import type { Area } from "$client/scene"

export class Motions {
  private readonly before = new SvelteMap<string, { x: number; y: number; ms: number }>()

  /** Made while a component is, whose effect this is. */
  constructor(board: { readonly area: Area; readonly props: { readonly isCut: boolean } }) {
    $effect.pre(() => {
      const { pieces, spots } = board.area, { isCut } = board.props
      const space = spots[0]?.w ?? 1
      untrack(() => {
        const here = new Set<string>()
        for (const piece of pieces) {
          here.add(piece.id)
          const last = this.before.get(piece.id)
          const far = last ? Math.hypot(last.x - piece.x, last.y - piece.y) / space : 0
          if (last && far < 0.01) continue
          this.before.set(piece.id, { x: piece.x, y: piece.y, ms: last && !isCut ? Math.min(600, 260 + 40 * far) : 0 })
        }
        for (const id of [...this.before.keys()]) if (!here.has(id)) this.before.delete(id)
      })
    })
  }

  /** Milliseconds of a way over several places. */
  along(path: unknown[]): number {
    return Math.min(1400, 260 + 160 * (path.length - 1))
  }

  /** Milliseconds of a piece's last move. */
  of(id: string): number {
    return this.before.get(id)?.ms ?? 0
  }
}
