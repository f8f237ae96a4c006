// How long people may think, in words: a few choices that stand for a clock.

import { t } from "./language.svelte"
import { verbatim } from "./phrases"
import { duration } from "./times"
import type { TableInfo } from "./types"

type Kind = "none" | "move" | "game"
export interface ClockTerms { clock?: { kind: Kind; seconds: number }; pace: "live" | "slow" }

const DAY = 86_400
const each = (kind: Kind, seconds: number): ClockTerms => ({ clock: { kind, seconds }, pace: seconds >= DAY ? "slow" : "live" })

/** By the value of the choice. Whoever is silent for ten minutes, or for a day where days are played, may be replaced by a bot. */
export const CLOCKS: Record<string, ClockTerms> = {
  none: { pace: "live" },
  "game-600": each("game", 600),
  "game-1800": each("game", 1800),
  "game-3600": each("game", 3600),
  "move-60": each("move", 60),
  "move-300": each("move", 300),
  "move-86400": each("move", DAY),
  "move-259200": each("move", 3 * DAY),
  days: { pace: "slow" },
}

/** "10 minutes each", "1 day a move", "No clock". */
export function clockWords({ clock, pace }: ClockTerms | TableInfo): string {
  if (!clock || clock.kind === "none") return t(pace === "slow" ? "new-clock-days" : "new-clock-none")
  return t(`time-each-${clock.kind}`, { time: verbatim(duration(clock.seconds)) })
}
