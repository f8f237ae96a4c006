// Shows what happens at a table one beat after another. Views come as fast as the server tells them; on the page is the scene that
// the director has come to. Whoever sits there is asked when the last beat has been shown, never before.

import type { Line, View } from "$client/types"
import { beatsOf, isOwn, turnOf, type Beat } from "./beats"
import type { First, Moment } from "./moments"

/** What the director works with. */
export interface Stage {
  /** What is on the page. */
  readonly view: View | null
  /** How fast: 1 is the usual, 0 shows everything at once. */
  readonly tempo: number
  /** Whether somebody looks at the game as it goes on. */
  readonly isWatched: boolean
  /** What is said of a beat. */
  tell(beat: Beat): string
  /** What of a beat is shown large, before anything moves. */
  moments(beat: Beat): Moment[]
  /** Whether nobody waits for this screen: what matters stays until somebody has read it. */
  readonly isUnhurried: boolean
  /** A beat begins. */
  begin(beat: Beat): void
  /** Something goes somewhere before a moment comes. */
  move(first: First, beat: Beat): void
  /** Put a scene on the page, with the lines that led to it. */
  show(view: View, lines: Line[], isCut: boolean): void
  /** The position in which a line is due. */
  position(line: number): Promise<View>
  /** All that was told is on the page. */
  settle(): void
}

/** A scene to come to, and the beat that leads there; none where nothing has happened. */
interface Step {
  beat: Beat | null
  /** What the log learns with it. */
  lines: Line[]
  /** The scene. Of several beats in one view only the last has it: the others are asked for. */
  view: View | null
  asked?: Promise<View | null>
}

// Milliseconds at the usual tempo.
const MOVE = 900 // for what leads to a moment
const LEAD = 180 // from who acts to what they do
const READ = { least: 800, letter: 20, most: 2400 }
const LAST = 650 // for the last beat, whose caption stays on the board
const SAME = 0.65 // of the time, where the same actor goes on
const MOMENT = { base: 1500, row: 450, letter: 18, own: 0.75 }
const PATIENCE = 1500 // for a scene that is asked for
const BACKLOG = 5 // beats: with more to come, each takes less
const MOST = 60 // lines: whoever was away for longer reads what they missed

export class Director {
  /** What is being shown. */
  beat = $state.raw<Beat | null>(null)
  /** What was shown last: its caption stays on the board until something is done. Once all is shown, the whole turn of whoever acted last. */
  last = $state.raw<Beat | null>(null)
  /** What is shown large. */
  moment = $state.raw<Moment | null>(null)
  isPlaying = $state(false)

  private queue: Step[] = []
  private told: Beat[] = [] // what was shown since the last rest
  private known = 0 // the last line that was told
  private run = 0
  private wake: (() => void) | null = null
  private frame = 0

  constructor(private readonly stage: Stage) {}

  /** Whose decision is being shown. */
  get actor(): string | null { return this.beat?.actor ?? null }

  /** The server tells of a view. */
  take(view: View): void {
    const since = Math.max(this.known, this.stage.view?.number ?? 0)
    this.queue.push(...stepsTo(view, this.stage.view ? since : Infinity))
    this.known = Math.max(since, view.number)
    if (!this.stage.view || !this.stage.isWatched) this.skip()
    else if (this.isPlaying) return
    else if (this.stage.tempo && view.number - since < MOST && this.queue.some((step) => step.beat)) void this.play()
    else this.frame ||= requestAnimationFrame(this.skip) // a bot may play a whole turn between two frames: only what can be seen is drawn
  }

  /** Show how it stands now. */
  skip = (): void => {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.run++
    this.wake?.()
    const steps = this.queue, view = steps.findLast((step) => step.view)?.view
    this.queue = []
    if (view) {
      const beats = steps.flatMap((step) => step.beat ?? [])
      this.told.push(...beats.filter((beat) => !this.told.includes(beat)))
      this.last = beats.at(-1) ?? this.last
      this.stage.show(view, steps.flatMap((step) => step.lines), beats.length > 1 || beats.some((beat) => beat.isCut))
    }
    if (view || this.isPlaying) this.end()
  }

  /** Go on to what comes next. */
  proceed = (): void => this.wake?.()

  /** Whether somebody has to say that they have read it. */
  get isHeld(): boolean { return !!this.moment?.waits && this.stage.isUnhurried }

  /** What was shown last is of no interest any more. */
  forget = (): void => {
    if (!this.isPlaying) this.last = null
  }

  private async play(): Promise<void> {
    const run = ++this.run
    this.isPlaying = true
    while (this.queue.length) {
      await this.perform(this.queue[0]!, run)
      if (run !== this.run) return
      const { lines } = this.queue.shift()!
      this.queue[0]?.lines.unshift(...lines) // of a scene that was not to be had
    }
    this.end()
  }

  private end(): void {
    this.isPlaying = false
    this.last = turnOf(this.told.splice(0)) ?? this.last
    this.beat = null
    this.moment = null
    this.stage.settle()
  }

  private async perform(step: Step, run: number): Promise<void> {
    const { beat } = step
    this.ask(this.queue.slice(0, 2))
    const own = !beat || isOwn(beat, this.stage.view!)
    if (beat?.events.length || beat?.isCut) {
      this.beat = beat
      if (beat.events.length) this.last = beat
      if (!this.told.includes(beat)) this.told.push(beat)
      this.stage.begin(beat)
      if (!own) await this.pause(LEAD)
      for (const moment of run === this.run ? this.stage.moments(beat) : []) await this.dwell(moment, beat, own, run)
    }
    // The table as it is gathered for a new deal is of no interest.
    if (this.queue[1]?.beat?.isDeal) return
    const view = run === this.run ? (step.view ?? (await this.obtain(step))) : null
    if (run !== this.run) return
    if (view) this.present(step, view)
    if (!own && beat.events.length) await this.pause(this.reading(beat))
  }

  private async dwell(moment: Moment, beat: Beat, own: boolean, run: number): Promise<void> {
    if (moment.first && run === this.run) {
      this.stage.move(moment.first, beat)
      await this.pause(own ? MOVE : Math.max(MOVE, this.reading(beat)))
    }
    if (run !== this.run) return
    this.moment = moment
    const { base, row, letter } = MOMENT
    const long = base + row * (moment.rows?.length ?? 0) + letter * `${moment.title}${moment.needs ?? ""}${moment.says ?? ""}`.length
    await this.pause(this.isHeld ? Infinity : long * (own ? MOMENT.own : 1))
    if (run === this.run) this.moment = null
  }

  private present(step: Step, view: View): void {
    const { lines, beat } = step
    step.lines = []
    step.view = null
    this.stage.show(view, lines, !!beat?.isCut)
  }

  /** Ask for scenes that were not told, before they are needed. */
  private ask(steps: Step[]): void {
    for (const step of steps) {
      if (step.view || !step.lines.length || this.queue[this.queue.indexOf(step) + 1]?.beat?.isDeal) continue
      step.asked ??= this.stage.position(step.lines.at(-1)!.line + 1).catch(() => null)
    }
  }

  private async obtain(step: Step): Promise<View | null> {
    return Promise.race([step.asked ?? null, this.pause(PATIENCE).then(() => null)])
  }

  private reading(beat: Beat): number {
    const next = this.queue[1]?.beat
    const long = Math.min(READ.most, Math.max(READ.least, READ.letter * this.stage.tell(beat).length))
    const hurry = Math.min(1, BACKLOG / this.queue.filter((step) => step.beat).length)
    return (next ? long * (next.actor === beat.actor ? SAME : 1) : Math.min(LAST, long)) * hurry
  }

  /** Wait, until the time is over or somebody skips. */
  private pause(ms: number): Promise<void> {
    const { tempo } = this.stage
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        if (this.wake === go) this.wake = null
        resolve()
      }
      const timer = ms < Infinity ? setTimeout(go, tempo ? ms / tempo : 0) : undefined
      this.wake = go
    })
  }
}

function stepsTo(view: View, since: number): Step[] {
  const beats = beatsOf(view.news, since)
  if (!beats.length) return [{ beat: null, lines: [...view.news], view }]
  const untold = view.news.filter((line) => !beats.some((beat) => beat.lines.includes(line)))
  return beats.map((beat, n) => ({ beat, view: n === beats.length - 1 ? view : null, lines: n ? [...beat.lines] : [...untold, ...beat.lines] }))
}
