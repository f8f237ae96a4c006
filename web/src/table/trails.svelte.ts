// Dotted lines behind what has moved in the last turn, along the way that it took.

import { isLarge, pathsBetween, staysWithin, trailOf, type Path } from "$client/director/paths"
import type { GameUi } from "$client/games"
import type { LiveTable } from "$client/live.svelte"
import { Scene } from "$client/scene"
import type { Phrase, View } from "$client/types"

export type Trail = Path

export class Trails {
  shown = $state.raw<Trail[]>([])
  /** The ways of what the last scene moved, for the pieces themselves. */
  routes = $state.raw<Map<string, Path>>(new Map())
  /** Whether what lies there now was put there: nothing of it comes from anywhere. */
  isCut = $state(false)
  private actor: string | null = null // whose turn they belong to

  constructor(private readonly live: LiveTable, private readonly table: { readonly ui: GameUi }) {}

  /** Trails between two views take the place of those that are shown; those of the same actor go on. */
  follow(next: View, last: View, actor: string | null = null, events: Phrase[] = []): void {
    const area = new Scene(this.live.backdrop, next.scene, next.facts, this.table.ui.adjustPiece).in("board")
    this.routes = pathsBetween(area, last, next, events, this.table.ui)
    const found = [...this.routes].filter(([, path]) => !staysWithin(area, path)).map(([id, path]) => trailOf(area, path, isLarge(area.pieces.find((piece) => piece.id === id))))
    this.shown = actor && actor === this.actor ? [...this.shown, ...found] : found
    this.actor = actor
    this.isCut = false
  }

  /** The trails of a move that was made before anybody looked: nothing moves any more. */
  recall(next: View, last: View): void {
    this.follow(next, last)
    this.routes = new Map()
  }

  clear(): void {
    this.shown = []
    this.routes = new Map()
    this.actor = null
    this.isCut = true
  }
}
