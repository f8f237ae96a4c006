// What actions say: as sentences, and on a button that stands for several of them.

import type { Nouns, Sayable, Value } from "./phrases"
import type { Action, Told } from "./types"

interface Says { t: (id: string, nouns?: Nouns) => string; say: (value: Sayable) => string; knows?: (id: string) => boolean }

/** What an action does, what its chances are and what it warns of, as sentences; `what` in place of what it says itself. */
export const consequence = ({ t, say }: Says, action: Action, what: Value | Told = action.says) =>
  [t("bar-sentence", { what }), action.odds ? t("bar-sentence", { what: action.odds }) : "", say(action.warning)].filter(Boolean).join(" ")

/** A button that stands for several actions of a verb: `ui-verb-` and the verb in the game's words, else the words with which they all begin. */
export function common({ t, say, knows }: Says, actions: Action[]): string {
  const id = `ui-verb-${actions[0]?.verb}`
  if (knows?.(id)) return t(id)
  const [first, ...others] = actions.map((a) => say(a.says).split(" "))
  if (!first) return ""
  let n = 0
  while (n < first.length && others.every((words) => words[n] === first[n])) n++
  return first.slice(0, n || 1).join(" ")
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

/** The noun that a word of an action's text stands for: the words after the verb are its nouns, in their order. */
export const nounAt = (action: Action, at: number): Value | undefined => Object.values(action.says.nouns ?? {})[at - 1]
