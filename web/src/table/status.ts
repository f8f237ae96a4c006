// The sentence above the board: whose turn it is, what is asked, and what would follow.

import { consequence } from "$client/labels"
import type { Table } from "./table.svelte"

export interface Status { head: string; text: string }

export function statusOf(table: Table): Status {
  const { view, isReplay, hasStandIn, people } = table
  const { t, say } = people.speaker
  if (!view) return { head: "", text: "" }
  if (!view.waiting && (view.ending || (view.status === "over" && !isReplay))) return { head: t("status-over"), text: say(view.ending?.says) }
  const waiting = view.waiting
  if (!waiting) return { head: "", text: isReplay ? t("status-chance") : say(view.prompt) }
  if (table.director.actor) return { head: t("status-acts", { seat: `seat:${table.director.actor}` }), text: table.director.isHeld ? "" : t(table.phone ? "status-tap-to-skip" : "status-skip") }
  const seat = `seat:${waiting}`
  if (hasStandIn && !isReplay) return { head: t("status-bot-plays"), text: view.you.seat === waiting ? t("status-bot-thinking") : say(view.prompt) }
  if (isReplay) return { head: t("status-was-turn", { seat }), text: say(view.prompt) }
  if (view.you.seat === waiting) {
    const own = table.gameProps && table.ui.prompts?.[view.step]?.(table.gameProps)
    return { head: t("status-turn", { seat }), text: own || people.ask(waiting, view.prompt) }
  }
  const who = people.seats.find((s) => s.seat === waiting)
  const bot = who?.kind === "bot" || who?.stand_in
  return { head: t(bot ? "status-thinking" : "status-waiting", { seat }), text: say(view.prompt) }
}

/** What an action would lead to, or what there is to know before one is chosen. */
export function detailOf(table: Table): string {
  const { speaker } = table.people
  const { aimed, pending, hint, hintSays, preview, choice, main, busy } = table.selection
  if (table.live.state === "lost") return speaker.t("status-reconnecting")
  if (busy || table.director.isPlaying || !table.gameProps) return ""
  const action = aimed ?? pending ?? (hint ? null : (preview ?? (choice.chosen.length ? main : null)))
  if (!action && hint) return hintSays
  const own = table.ui.detail?.(table.gameProps, action)
  if (own) return own
  return action ? consequence(speaker, action) : ""
}
