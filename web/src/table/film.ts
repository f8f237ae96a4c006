// A game played like a film: decision by decision, and a round in seconds, however many it has.

const ROUND = 6000 // milliseconds that a round takes,
const LONGEST = 900, SHORTEST = 150 // and each of its pictures: none is waited for, and every one can be seen
const MOST = ROUND / SHORTEST // pictures of a round; of more decisions some are passed over

export interface Decided { line: number; round?: number }

export interface Frame { at: number; pause: number }

/** The positions that are shown, each with how long it stays. The last is the end. */
export function framesOf(decisions: readonly Decided[], end: number): Frame[] {
  const rounds = new Map<number | undefined, number[]>()
  for (const { line, round } of decisions) rounds.set(round, [...(rounds.get(round) ?? []), line])
  const frames = [...rounds.values()].flatMap((lines) => {
    const shown = lines.filter((_, n) => n % Math.ceil(lines.length / MOST) === 0)
    const pause = Math.min(LONGEST, ROUND / shown.length)
    return shown.map((at) => ({ at, pause }))
  })
  return [...frames, { at: end, pause: LONGEST }]
}
