// What taking back would mean, in words, before it is done.

import { list, say } from "./sentences"
import type { Line, Undo } from "./types"

export interface UndoOffer {
  label: string // of the button
  says: string // what it takes back, or why there is nothing
  may: boolean
  ask: { title: string; says: string[]; yes: string } | null // what is asked before it is done
}

export function undoOffer(undo: Undo, lines: Line[], name: (seat: string) => string, tell: (line: Line) => string): UndoOffer {
  if (!undo.line) return { label: say.undo, says: say.nothingToUndo, may: false, ask: null }
  const line = lines.find((l) => l.line === undo.line)
  const own = (line && tell(line)) || say.lastDecision
  if (undo.free) return { label: say.undo, says: own, may: true, ask: null }
  const others = (undo.others ?? []).map(name), people = (undo.asks ?? []).map(name)
  const says = [
    others.length ? say.takesBackOthers(own, list(others), undo.decisions ?? 1) : say.takesBack(own),
    undo.drawn ? say.drawnAgain : others.length ? "" : (undo.obstacle ?? ""),
    people.length ? say.mustAgree(list(people)) : "",
  ].filter(Boolean)
  return people.length
    ? { label: say.askBack, says: own, may: true, ask: { title: say.askBackTitle, says, yes: say.askThem(list(people)) } }
    : { label: say.undoMore, says: own, may: true, ask: { title: say.undoTitle, says, yes: say.undoYes } }
}
