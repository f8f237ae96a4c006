import { describe, expect, test } from "vitest"
import { framesOf, type Decided } from "../src/table/film"

/** So many decisions in each round, every third line. */
const game = (...rounds: number[]): Decided[] => {
  let line = 40
  return rounds.flatMap((count, n) => Array.from({ length: count }, () => ({ line: (line += 3), round: n + 1 })))
}

describe("a film", () => {
  test("shows a round in seconds, however long it is", () => {
    for (const count of [1, 2, 7, 30, 41, 97, 500]) {
      const frames = framesOf(game(count), 9999).slice(0, -1)
      const spent = frames.reduce((sum, { pause }) => sum + pause, 0)
      expect(spent).toBeLessThanOrEqual(6001)
      expect(Math.min(...frames.map(({ pause }) => pause))).toBeGreaterThanOrEqual(150)
    }
  })

  test("passes over nothing where there is time for all", () => {
    const decisions = game(12, 40, 3)
    expect(framesOf(decisions, 999).map(({ at }) => at)).toEqual([...decisions.map(({ line }) => line), 999])
  })

  test("begins every round, goes forward only, and ends at the end", () => {
    const decisions = game(5, 90, 200, 4)
    const shown = framesOf(decisions, 2000).map(({ at }) => at)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    for (const round of [1, 2, 3, 4]) expect(shown).toContain(decisions.find((one) => one.round === round)!.line)
    expect(shown.at(-1)).toBe(2000)
  })

  test("of a game without decisions is its end", () => {
    expect(framesOf([], 7).map(({ at }) => at)).toEqual([7])
  })
})
