// Clicking through the legal actions: each has places in the order of clicking, and together they are a prefix tree.

import type { Action } from "./types"

export interface Choice {
  chosen: string[] // places clicked so far
  verb: string | null // chosen by its button, else any
}

export const nothing: Choice = { chosen: [], verb: null }

/** The actions that the clicks so far could still mean. */
export function open(actions: Action[], choice: Choice): Action[] {
  return actions.filter((a) =>
    (choice.verb === null || a.verb === choice.verb) && choice.chosen.every((place, n) => a.places[n] === place))
}

/** Places that take the choice one step further. */
export function targets(actions: Action[], choice: Choice): Set<string> {
  const depth = choice.chosen.length
  return new Set(open(actions, choice).flatMap((a) => a.places[depth] ?? []))
}

/** Actions whose places have all been clicked. */
export function complete(actions: Action[], choice: Choice): Action[] {
  return open(actions, choice).filter((a) => a.places.length === choice.chosen.length)
}

/** A verb is chosen by its button: what all of its actions begin with needs no click. */
export function take(actions: Action[], verb: string | null): Choice {
  let choice: Choice = { chosen: [], verb }
  while (verb !== null && !complete(actions, choice).length) {
    const [only, other] = targets(actions, choice)
    if (only === undefined || other !== undefined) break
    choice = { ...choice, chosen: [...choice.chosen, only] }
  }
  return choice
}

export interface Step {
  play?: Action // there is nothing more to choose
  choice?: Choice // chosen, and more to choose
  ask?: boolean // this cannot be meant: ask why
}

/**
 * What a click on a place means. `first` names the verbs that a bare click means where several are possible:
 * the others have their buttons.
 */
export function click(actions: Action[], choice: Choice, place: string, first: string[] = []): Step {
  for (const from of [choice, { chosen: [], verb: choice.verb }, nothing]) {
    if (from !== choice && !choice.chosen.length && choice.verb === from.verb) continue
    let found = open(actions, { ...from, chosen: [...from.chosen, place] })
    if (!found.length) {
      // Clicking again on what is selected lets go of it.
      if (from === choice && choice.chosen.at(-1) === place) return { choice: { ...choice, chosen: choice.chosen.slice(0, -1) } }
      continue
    }
    if (from.verb === null && found.length > 1) {
      const meant = first.find((verb) => found.some((a) => a.verb === verb))
      if (meant) found = found.filter((a) => a.verb === meant)
    }
    const chosen = [...from.chosen, place]
    if (found.length === 1 && found[0]!.places.length === chosen.length) return { play: found[0] }
    return { choice: { ...from, chosen } }
  }
  return { ask: true }
}

/** Actions by verb, in the order in which the rules list them. */
export const byVerb = (actions: Action[]): Map<string, Action[]> => grouped(actions, (action) => action.verb)

export function grouped(actions: Action[], by: (action: Action) => string): Map<string, Action[]> {
  const groups = new Map<string, Action[]>()
  for (const action of actions) {
    const group = groups.get(by(action))
    if (group) group.push(action)
    else groups.set(by(action), [action])
  }
  return groups
}
