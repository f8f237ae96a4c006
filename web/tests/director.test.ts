import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { beatsOf, turnOf, type Beat } from "$client/director/beats"
import { Director, type Stage } from "$client/director/director.svelte"
import type { First, Moment } from "$client/director/moments"
import type { Line, View } from "$client/types"

/** A line: `red` decides, `?` is chance; its only event has its text as its id. */
const line = (number: number, who: string, text = `${who}${number}`, more: Partial<Line> = {}): Line =>
  ({ line: number, who, text, at: 0, undoes: 0, undone: 0, by: "", events: [{ id: text, nouns: {} }], ...more })

const view = (number: number, news: Line[], more: Partial<View> = {}): View =>
  ({ number, news, since: number - news.length, you: { seats: ["red"], seat: "red", owner: true, member: true }, waiting: "red", ...more }) as View

const told = (beat: Beat) => beat.events.map((event) => event.id).join(" ")

/** A stage that writes down what is done on it. */
class Script implements Stage {
  view: View | null = null
  tempo = 1
  isWatched = true
  isUnhurried = true
  staged = new Map<string, Moment[]>() // by what a beat tells
  done: string[] = []
  log: number[] = []
  positions = new Map<number, View>()
  tell = told
  moments = (beat: Beat): Moment[] => this.staged.get(told(beat)) ?? []
  begin(beat: Beat): void { this.done.push(`begin ${told(beat)}`) }
  show(next: View, lines: Line[], isCut: boolean): void {
    this.view = next
    this.log.push(...lines.map((each) => each.line))
    this.done.push(`${isCut ? "cut" : "show"} ${next.number}`)
  }
  position(number: number): Promise<View> {
    const found = this.positions.get(number)
    return found ? Promise.resolve(found) : Promise.reject(new Error("away"))
  }
  move(first: First): void { this.done.push(`move ${first.moves.map(({ piece, to }) => `${piece} ${to}`).join()}`) }
  settle(): void { this.done.push("settle") }
}

let stage: Script, director: Director

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => setTimeout(call, 16))
  vi.stubGlobal("cancelAnimationFrame", (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer))
  stage = new Script()
  director = new Director(stage)
  director.take(view(10, [line(9, "?"), line(10, "red")]))
  stage.done = []
  stage.log = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("a turn ends where another acts or something is taken back", () => {
  const beats = beatsOf([line(1, "blue"), line(2, "green"), line(3, "green", "back", { undoes: 2 }), line(4, "green"), line(5, "green")], 0)
  expect(told(turnOf(beats)!)).toBe("green4 green5")
  expect(turnOf([])).toBeNull()
})

test("a beat is a decision with the chance that answered it", () => {
  const beats = beatsOf([line(1, "blue"), line(2, "?"), line(3, "?"), line(4, "green")], 0)
  expect(beats.map((beat) => [beat.actor, told(beat)])).toEqual([["blue", "blue1 ?2 ?3"], ["green", "green4"]])
})

test("what was seen or taken back is no beat, and an undo is a cut", () => {
  const lines = [line(1, "blue"), line(2, "green", "green2", { undone: 3 }), line(3, "green", "undo 2", { undoes: 2, events: [] })]
  expect(beatsOf(lines, 1).map((beat) => [beat.actor, beat.isCut])).toEqual([["green", true]])
})

test("a deal is a beat of its own, which nothing moves across", () => {
  const deal = Array.from({ length: 20 }, (_, n) => line(5 + n, "?"))
  expect(beatsOf([line(4, "blue"), ...deal, line(25, "green")], 0).map((beat) => [beat.actor, beat.isCut, beat.lines.length]))
    .toEqual([["blue", false, 1], [null, true, 20], ["green", false, 1]])
})

test("the first view is on the page at once", () => {
  expect(stage.view?.number).toBe(10)
  expect(director.isPlaying).toBe(false)
})

test("two views that come together are shown one after the other, and only then is anybody asked", async () => {
  director.take(view(11, [line(11, "blue")]))
  director.take(view(12, [line(12, "green")]))
  expect(director.actor).toBe("blue")
  expect(stage.view?.number).toBe(10)
  await vi.advanceTimersByTimeAsync(500)
  expect(stage.done).toEqual(["begin blue11", "show 11"])
  expect([director.actor, director.isPlaying]).toEqual(["blue", true])
  await vi.runAllTimersAsync()
  expect(stage.done).toEqual(["begin blue11", "show 11", "begin green12", "show 12", "settle"])
  expect(stage.log).toEqual([11, 12])
  expect([director.actor, director.isPlaying]).toEqual([null, false])
  expect(told(director.last!)).toBe("green12")
})

test("nobody waits for a move of their own", async () => {
  director.take(view(11, [line(11, "red")]))
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.done).toEqual(["begin red11", "show 11", "settle"])
})

test("the scenes between are asked for", async () => {
  stage.positions.set(12, view(11, []))
  director.take(view(12, [line(11, "blue"), line(12, "green")]))
  await vi.runAllTimersAsync()
  expect(stage.done).toEqual(["begin blue11", "show 11", "begin green12", "show 12", "settle"])
  expect(stage.log).toEqual([11, 12])
})

test("where a scene is not to be had, captions go on and pieces move at the end", async () => {
  director.take(view(12, [line(11, "blue"), line(12, "green")]))
  await vi.runAllTimersAsync()
  expect(stage.done).toEqual(["begin blue11", "begin green12", "show 12", "settle"])
  expect(stage.log).toEqual([11, 12])
})

test("a scene that does not come in time holds nothing up", async () => {
  stage.position = () => new Promise(() => {})
  director.take(view(12, [line(11, "blue"), line(12, "green")]))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stage.done.at(-1)).toBe("settle")
})

test("whoever skips sees how it stands at once, and nothing is shown twice", async () => {
  for (const number of [11, 12, 13]) director.take(view(number, [line(number, "blue")]))
  await vi.advanceTimersByTimeAsync(300)
  director.skip()
  expect(stage.done).toEqual(["begin blue11", "show 11", "cut 13", "settle"])
  expect(stage.log).toEqual([11, 12, 13])
  await vi.runAllTimersAsync()
  expect(stage.done).toHaveLength(4)
})

test("what stays is the whole turn of whoever acted last, played or skipped", async () => {
  const news = [line(11, "blue"), line(12, "green"), line(13, "?", "rain"), line(14, "green")]
  director.take(view(14, news))
  await vi.runAllTimersAsync()
  expect(told(director.last!)).toBe("green12 rain green14")
  director.take(view(16, [line(15, "blue"), line(16, "blue")]))
  director.skip()
  expect(told(director.last!)).toBe("blue15 blue16")
})

test("a skip while the last caption is read only ends it", async () => {
  director.take(view(11, [line(11, "blue")]))
  await vi.advanceTimersByTimeAsync(300)
  director.skip()
  expect(stage.done).toEqual(["begin blue11", "show 11", "settle"])
})

test("without tempo everything of a frame is shown at once", async () => {
  stage.tempo = 0
  director.take(view(11, [line(11, "blue")]))
  director.take(view(12, [line(12, "green")]))
  expect(stage.done).toEqual([])
  await vi.runAllTimersAsync()
  expect(stage.done).toEqual(["cut 12", "settle"])
  expect(stage.log).toEqual([11, 12])
})

test("where nobody looks nothing is played, and what was being played ends", () => {
  director.take(view(11, [line(11, "blue")]))
  stage.isWatched = false
  director.take(view(12, [line(12, "green")]))
  expect(stage.view?.number).toBe(12)
  expect(director.isPlaying).toBe(false)
})

test("slow takes longer than usual, and usual longer than fast", async () => {
  const times: number[] = []
  for (const tempo of [0.5, 1, 2]) {
    stage.tempo = tempo
    const begun = Date.now(), number = stage.view!.number + 1
    director.take(view(number, [line(number, "blue")]))
    await vi.runAllTimersAsync()
    times.push(Date.now() - begun)
  }
  expect(times[0]).toBe(2 * times[1]!)
  expect(times[1]).toBe(2 * times[2]!)
})

test("many beats to come take less time each", async () => {
  const time = async (most: number) => {
    const begun = Date.now(), first = stage.view!.number
    for (let number = first + 1; number <= first + most; number++) director.take(view(number, [line(number, number % 2 ? "blue" : "green")]))
    await vi.runAllTimersAsync()
    return (Date.now() - begun) / most
  }
  const few = await time(4)
  expect(await time(30)).toBeLessThan(few * 0.75)
})

test("whoever was away for long does not see it all again", async () => {
  director.take(view(80, Array.from({ length: 70 }, (_, n) => line(11 + n, "blue"))))
  await vi.advanceTimersByTimeAsync(20)
  expect(stage.done).toEqual(["cut 80", "settle"])
})

test("a view without news takes its turn", async () => {
  director.take(view(11, [line(11, "blue")]))
  director.take(view(11, [], { waiting: "green" }))
  expect(stage.view?.number).toBe(10)
  await vi.runAllTimersAsync()
  expect(stage.view?.waiting).toBe("green")
})

test("a moment stands over the old scene, and then things move", async () => {
  stage.staged.set("blue11", [{ title: "a die" }])
  director.take(view(11, [line(11, "blue")]))
  await vi.advanceTimersByTimeAsync(400)
  expect(director.moment?.title).toBe("a die")
  expect(stage.view?.number).toBe(10)
  await vi.runAllTimersAsync()
  expect(director.moment).toBe(null)
  expect(stage.done).toEqual(["begin blue11", "show 11", "settle"])
})

test("what led to a moment is shown before it, whoever did it", async () => {
  for (const who of ["blue", "red"]) {
    const number = stage.view!.number + 1
    stage.done = []
    stage.staged.set(`${who}${number}`, [{ title: "a round", first: { moves: [{ piece: "ship", to: "a1" }] } }])
    director.take(view(number, [line(number, who)]))
    await vi.advanceTimersByTimeAsync(400)
    expect([director.moment, stage.done]).toEqual([null, [`begin ${who}${number}`, "move ship a1"]])
    await vi.advanceTimersByTimeAsync(1500)
    expect(director.moment?.title).toBe("a round")
    await vi.runAllTimersAsync()
    expect(stage.done).toEqual([`begin ${who}${number}`, "move ship a1", `show ${number}`, "settle"])
  }
})

test("the table as it is gathered for a new deal is no scene", async () => {
  stage.positions.set(12, view(11, []))
  director.take(view(31, [line(11, "blue"), ...Array.from({ length: 20 }, (_, n) => line(12 + n, "?"))]))
  await vi.runAllTimersAsync()
  expect(stage.done).toEqual(["begin blue11", "begin ", "cut 31", "settle"])
})

test("what matters waits for whoever looks, where nobody else waits for them", async () => {
  stage.staged.set("blue11", [{ title: "a round", waits: true }])
  director.take(view(11, [line(11, "blue")]))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([director.isHeld, director.moment?.title]).toEqual([true, "a round"])
  director.proceed()
  await vi.runAllTimersAsync()
  expect(stage.done.at(-1)).toBe("settle")
})

test("between people it goes on by itself", async () => {
  stage.isUnhurried = false
  stage.staged.set("blue11", [{ title: "a round", waits: true }])
  director.take(view(11, [line(11, "blue")]))
  await vi.advanceTimersByTimeAsync(15_000)
  expect([director.isHeld, stage.done.at(-1)]).toEqual([false, "settle"])
})

test("a skip passes every moment", async () => {
  stage.staged.set("blue11", [{ title: "one", waits: true }, { title: "two", waits: true }])
  director.take(view(11, [line(11, "blue")]))
  await vi.advanceTimersByTimeAsync(400)
  director.skip()
  await vi.runAllTimersAsync()
  expect([director.moment, stage.view?.number, stage.done.at(-1)]).toEqual([null, 11, "settle"])
})

test("one's own dice are shown as well", async () => {
  stage.staged.set("red11 ?12", [{ title: "a die" }])
  director.take(view(12, [line(11, "red"), line(12, "?")]))
  await vi.advanceTimersByTimeAsync(10)
  expect(director.moment?.title).toBe("a die")
  expect(director.isPlaying).toBe(true)
})
