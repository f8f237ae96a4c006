// Times and numbers of people, in words.

import { t } from "./language.svelte"
import type { Game } from "./types"

const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }

/** "1 hour 30 minutes" */
export function duration(seconds: number): string {
  let left = seconds
  const parts = Object.entries(UNITS).map(([unit, length]) => {
    const number = Math.floor(left / length)
    left %= length
    return number ? t(`time-${unit}`, { number }) : ""
  })
  return parts.filter(Boolean).join(" ")
}

/** What a clock shows. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  if (h >= 48) return t("time-days", { number: Math.round(h / 24) })
  return h ? `${h}:${String(m).padStart(2, "0")}:${String(s).padStart(2, "0")}` : `${m}:${String(s).padStart(2, "0")}`
}

/** How long ago something was. */
export function ago(then: number): string {
  const minutes = Math.floor((Date.now() - then) / 60_000)
  if (minutes < 1) return t("lobby-ago-now")
  if (minutes < 60) return t("lobby-ago-minutes", { minutes })
  return minutes < 2880 ? t("lobby-ago-hours", { hours: Math.round(minutes / 60) }) : t("lobby-ago-days", { days: Math.round(minutes / 1440) })
}

/** How many minutes a game takes, from "20-40". */
export function minutesOf(text: string): string {
  const [low = 0, high = low] = text.split("-").map(Number)
  return low === high ? t("lobby-minutes", { low }) : t("lobby-minutes-range", { low, high })
}

/** For how many people a game is. */
export function seatsOf({ seats }: Game): string {
  const low = Math.min(...seats), high = Math.max(...seats)
  return low === high ? String(low) : t("lobby-seats", { low, high })
}
