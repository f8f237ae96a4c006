// What taking back would mean, in words, before it is done.

import type { Speaker } from "./language.svelte"
import { verbatim } from "./phrases"
import type { Line, Undo } from "./types"

export interface UndoOffer {
  label: string // of the button
  says: string // what it takes back, or why there is nothing
  may: boolean
  ask: { title: string; says: string[]; yes: string } | null // what is asked before it is done
}

/** `tell` says what a line of one's own did, "" if it does not tell; `isBot` knows who plays a seat. */
export function undoOffer(undo: Undo, lines: Line[], { t, say }: Speaker, tell: (line: Line) => string, isBot: (seat: string) => boolean): UndoOffer {
  if (!undo.line) return { label: t("undoing-name"), says: t("undoing-nothing"), may: false, ask: null }
  const line = lines.find((l) => l.line === undo.line)
  const own = line ? tell(line) : ""
  const shown = own || t("undoing-last")
  if (undo.free) return { label: t("undoing-name"), says: shown, may: true, ask: null }
  const others = (undo.others ?? []).map((seat) => `seat:${seat}`), people = (undo.asks ?? []).map((seat) => `seat:${seat}`)
  const says = [
    own ? t("undoing-takes", { what: verbatim(own) }) : t("undoing-takes-last"),
    others.length ? t("undoing-takes-others", { others, decisions: undo.decisions ?? 1 }) : "",
    undo.drawn ? t("undoing-drawn-again") : others.length ? "" : say(undo.obstacle),
    people.length ? t("undoing-must-agree", { people }) : "",
  ].filter(Boolean)
  if (people.length) return { label: t("undoing-ask"), says: shown, may: true, ask: { title: t("undoing-ask-title"), says, yes: t("undoing-ask-yes", { people }) } }
  return { label: t(others.length && (undo.others ?? []).every(isBot) ? "undoing-back" : "undoing-more"), says: shown, may: true, ask: { title: t("undoing-title"), says, yes: t("undoing-yes") } }
}
