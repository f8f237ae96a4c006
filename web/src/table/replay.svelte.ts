// Positions of the past: one by one, or played like a film.

import { untrack } from "svelte"
import { api } from "$client/api"
import type { LiveTable } from "$client/live.svelte"
import { prefs, recall } from "$client/prefs.svelte"
import { go, replace } from "$client/route.svelte"
import { t } from "$client/language.svelte"
import type { Line, View } from "$client/types"
import { framesOf, type Frame } from "./film"
import type { Notices } from "./notices.svelte"
import type { People } from "./people.svelte"
import type { Trails } from "./trails.svelte"

/** How far one goes at a time. */
export type Unit = "line" | "turn" | "round"
export const UNITS: Unit[] = ["line", "turn", "round"]

export class Replay {
  /** The position that is shown, or null while the game itself is. */
  position = $state.raw<{ at: number; view: View } | null>(null)
  playing = $state(false)
  unit = $state<Unit>("turn")
  /** Called when another position is shown. */
  onmove: () => void = () => {}
  readonly lastLine = $derived.by(() => this.live.view?.number ?? 0)
  /** What was not taken back. */
  private readonly standing = $derived.by(() => this.live.lines.filter((line) => !line.undone && !line.undoes))
  private readonly decisions = $derived.by(() => this.standing.filter((line) => this.people.seatNames.includes(line.who)))
  /** Where play begins: the first decision, with the set-up done. */
  readonly startLine = $derived.by(() => this.decisions[0]?.line ?? 1)
  /** The lines with which turns and rounds begin. */
  private readonly begins = $derived.by((): Record<Unit, number[]> => {
    const found: Record<Unit, number[]> = { line: [], turn: [], round: [] }
    let last: Line | undefined
    for (const line of this.standing.filter((one) => one.line >= this.startLine)) {
      if (last?.round !== line.round) found.round.push(line.line)
      if (last?.round !== line.round || last?.turn !== line.turn) found.turn.push(line.line)
      last = line
    }
    return found
  })
  private readonly seen = new Map<string, Promise<View>>()

  constructor(private readonly live: LiveTable, private readonly people: People, private readonly trails: Trails, private readonly notices: Notices) {
    $effect(() => {
      if (!this.playing) return
      const film = { on: true }
      void untrack(() => this.film(film))
      return () => (film.on = false)
    })
  }

  /** The round that a position is in; 0 before the first, and in a game that counts none. */
  roundAt(at: number): number {
    return (this.standing.findLast((line) => line.line <= at) ?? this.standing[0])?.round ?? 0
  }

  /** The position before or after one, by the unit that was chosen. */
  next(at: number, back = false): number {
    if (this.unit === "line" || (back && at <= this.startLine)) return back ? at - 1 : at + 1
    const marks = this.begins[this.unit]
    return back ? (marks.findLast((mark) => mark < at) ?? this.startLine) : (marks.find((mark) => mark > at) ?? this.lastLine + 1)
  }

  show = async (n: number): Promise<void> => {
    const wanted = Math.min(Math.max(1, n), this.lastLine + 1)
    try {
      if (!this.position) await this.live.wholeLog()
      const found = await this.fetch(wanted)
      const last = this.position
      if (last && wanted > last.at && this.isOneStep(last.at, wanted)) this.trails.follow(found, last.view)
      else this.trails.clear()
      this.position = { at: wanted, view: found }
      this.onmove()
      if (!this.playing) replace(`/t/${this.live.id}@${wanted}`)
    } catch (e) {
      this.playing = false
      this.notices.toast((e as Error).message)
    }
  }

  /** Whether no more than one decision, with what chance made of it, lies between two positions. */
  private isOneStep(from: number, to: number): boolean {
    return this.decisions.filter((line) => line.line >= from && line.line < to).length <= 1
  }

  private fetch(at: number): Promise<View> {
    const key = `${this.live.seat} ${at}`
    let found = this.seen.get(key)
    if (!found) {
      found = api.position(this.live.id, at, this.live.seat)
      found.catch(() => this.seen.delete(key))
      this.seen.set(key, found)
    }
    return found
  }

  playFrom = async (line: number): Promise<void> => {
    await this.show(line)
    this.playing = true
  }

  /** From the end it plays from the beginning again. */
  togglePlaying = (): void => {
    if (!this.playing && (this.position?.at ?? 0) > this.lastLine) void this.playFrom(this.startLine)
    else this.playing = !this.playing
  }

  private async film(film: { on: boolean }): Promise<void> {
    while (film.on && this.position && this.position.at <= this.lastLine) {
      const [frame, next] = this.framesAfter(this.position.at)
      const begun = performance.now()
      await this.show(frame!.at)
      if (next) void this.fetch(next.at).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, frame!.pause / (prefs.speed || 1) - (performance.now() - begun)))
    }
    if (!film.on) return
    this.playing = false
    if (this.position) replace(`/t/${this.live.id}@${this.position.at}`)
  }

  private framesAfter(at: number): Frame[] {
    return framesOf(this.decisions, this.lastLine + 1).filter((frame) => frame.at > at)
  }

  leave = (): void => {
    this.playing = false
    this.position = null
    this.trails.clear()
    if (location.pathname !== `/t/${this.live.id}`) replace(`/t/${this.live.id}`)
  }

  copyLink = async (): Promise<void> => {
    try { await navigator.clipboard.writeText(`${location.origin}/t/${this.live.id}@${this.position?.at ?? this.lastLine + 1}`) } catch { /* the address bar has it */ }
    this.notices.toast(t("page-copied"))
  }

  /** Open a new table at the position that is shown. */
  fork = async (): Promise<void> => {
    if (!this.position) return
    const { at, view } = this.position
    try {
      if (!(await api.me())) await api.guest(recall("name"))
      const made = await api.fork(this.live.id, at, view.waiting ?? view.turn ?? this.people.seatNames[0]!, "medium")
      go(`/t/${made.id}`)
    } catch (e) { this.notices.toast((e as Error).message) }
  }
}
