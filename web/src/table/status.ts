// The sentence above the board: whose turn it is, what is asked, and what would follow.

import { imperative } from "$client/grammar"
import { capitalise, say } from "$client/sentences"
import type { Table } from "./table.svelte"

export interface Status { head: string; text: string }

export function statusOf(table: Table): Status {
  const { view, isReplay, hasStandIn } = table
  const { name, tell, seats, shareScreen } = table.people
  if (!view) return { head: "", text: "" }
  if (!view.waiting && (view.ending || (view.status === "over" && !isReplay))) return { head: say.gameOver, text: view.ending ? tell(view.ending.says) : "" }
  const seat = view.waiting
  if (!seat) return { head: "", text: isReplay ? say.chanceNext : tell(view.prompt) }
  const prompt = () => tell(view.prompt, [seat])
  const asked = () => tell(imperative(view.prompt, seat), [seat])
  if (hasStandIn && !isReplay) return { head: say.botPlays, text: view.you.seat === seat ? say.thinking(say.theBot) : prompt() }
  const turn = say.turnOf(capitalise(name(seat)))
  if (view.you.seat === seat && !isReplay) {
    const own = table.ui.prompts?.[view.step]
    return { head: shareScreen ? turn : say.yourTurnHead, text: (typeof own === "function" ? table.gameProps && own(table.gameProps) : own) || asked() }
  }
  if (isReplay) return name(seat) === say.you ? { head: say.wasYourTurn, text: asked() } : { head: turn, text: prompt() }
  const who = seats.find((s) => s.seat === seat)
  const bot = who?.kind === "bot" || who?.stand_in
  return { head: bot ? say.thinking(capitalise(name(seat))) : say.wait(name(seat)), text: prompt() }
}

/** What an action would lead to, or what there is to know before one is chosen. */
export function detailOf(table: Table): string {
  const { aimed, pending, hint, preview, choice, main, busy } = table.selection
  if (table.live.state === "lost") return say.reconnecting
  if (busy || !table.gameProps) return ""
  const action = aimed ?? pending ?? (hint ? null : (preview ?? (choice.chosen.length ? main : null)))
  if (!action && hint) return hint.says
  const own = table.ui.detail?.(table.gameProps, action)
  if (own) return own
  return action ? [action.label + ".", action.warning, action.odds].filter(Boolean).join(" ") : ""
}
