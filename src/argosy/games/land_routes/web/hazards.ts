// What is printed on the roads: which kinds of hazards there are, and what each does.

import type { GameProps } from "$client/games"
import type { LandRoutesFacts } from "$client/generated"

export const HAZARDS = ["cargo", "gold", "turn", "back"] as const

/** The kinds that lie on this board, with their words. */
export function legend(game: GameProps): { kind: string; says: string }[] {
  const printed = new Set(Object.values((game.facts as LandRoutesFacts).hazards).map((hazard) => hazard.kind))
  return HAZARDS.filter((kind) => printed.has(kind)).map((kind) => ({ kind, says: game.t(`ui-hazard-${kind}`) }))
}
