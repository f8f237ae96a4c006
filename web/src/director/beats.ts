// What is new at a table, taken apart: one beat is one decision of one actor, with the chance that answered it.

import type { Line, Phrase, View } from "$client/types"

export interface Beat {
  /** The seat that decided; null where only chance did something. */
  actor: string | null
  /** The lines of the record, in order: the decision, then chance. */
  lines: Line[]
  /** What is told of it. */
  events: Phrase[]
  /** Whether pieces are put where they belong without a way there: something was taken back, or the table is laid anew. */
  isCut: boolean
  /** Whether the table is laid anew. */
  isDeal?: boolean
}

const DEAL = 16 // more outcomes than answer any decision: the table is laid anew

const isChance = (line: Line) => line.who.startsWith("?")

/** The beats of the lines after `since`, in order. What has been taken back since is none. */
export function beatsOf(news: Line[], since: number): Beat[] {
  const beats: Beat[] = []
  let outcomes: Line[] = []
  const answer = () => {
    const last = beats.at(-1)
    if (outcomes.length >= DEAL) beats.push({ actor: null, lines: outcomes, events: [], isCut: true, isDeal: true })
    else if (last && !last.isCut) beats.splice(-1, 1, { ...last, lines: [...last.lines, ...outcomes], events: [...last.events, ...eventsOf(outcomes)] })
    else if (outcomes.length) beats.push({ actor: null, lines: outcomes, events: eventsOf(outcomes), isCut: false })
    outcomes = []
  }
  for (const line of news) {
    if (line.line <= since || line.undone) continue
    if (isChance(line)) {
      outcomes.push(line)
      continue
    }
    answer()
    beats.push({ actor: line.who, lines: [line], events: line.events, isCut: line.undoes > 0 })
  }
  answer()
  return beats
}

/** The last of these that somebody did in one go, as one beat: a turn of many decisions. */
export function turnOf(beats: Beat[]): Beat | null {
  const last = beats.findLast((beat) => beat.events.length || beat.isCut)
  if (!last || last.isCut) return last ?? null
  const first = beats.findLastIndex((beat) => beat.isCut || (beat.actor !== null && beat.actor !== last.actor)) + 1
  const turn = beats.slice(first)
  return { ...last, lines: turn.flatMap((beat) => beat.lines), events: turn.flatMap((beat) => beat.events) }
}

const eventsOf = (lines: Line[]) => lines.flatMap((line) => line.events)

/** Whether somebody at this screen decided it. */
export const isOwn = (beat: Beat, view: View): boolean => !!beat.actor && view.you.seats.includes(beat.actor)
