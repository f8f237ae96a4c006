// What the labels of actions say: as sentences, and as the words of a button that stands for several.

import { capitalise } from "./sentences"
import type { Action } from "./types"

/** What an action does, what its chances are and what it warns of, as sentences; `what` in place of its label. */
export const consequence = (action: Action, what = action.label) =>
  [`${what}.`, action.odds && `${capitalise(action.odds)}.`, action.warning].filter(Boolean).join(" ")

/** The beginning that all labels share, in whole words. */
export function common(actions: Action[]): string {
  const [first, ...others] = actions.map((a) => a.label.split(" "))
  if (!first) return ""
  if (!others.length) return actions[0]!.label
  let n = 0
  while (n < first.length && others.every((label) => label[n] === first[n])) n++
  const shared = first.slice(0, n).join(" ").replace(/[,;:]$/, "").replace(/ (to|on|at|by|for|of|with|into|from|the|a)$/, "").replace(/ (to|on|at|by|for|of|with|into|from|the|a)$/, "")
  return shared || capitalise(actions[0]!.verb.replace(/_/g, " "))
}

export interface Column { at: number; values: string[]; numeric: boolean }

/** Where actions of one verb differ, word by word of their texts; null if they are not of one form. */
export function columns(actions: Action[]): Column[] | null {
  const texts = actions.map((a) => a.text.split(" "))
  const length = texts[0]?.length ?? 0
  if (texts.some((words) => words.length !== length)) return null
  const found: Column[] = []
  for (let at = 0; at < length; at++) {
    const values = [...new Set(texts.map((words) => words[at]!))]
    if (values.length < 2) continue
    found.push({ at, values, numeric: values.every((v) => /^\d+$/.test(v)) })
  }
  return found
}
