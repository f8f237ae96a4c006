// What the director does to a table page: scenes come on the page with their sounds, trails and flights; when all is shown, whoever is asked hears of it.

import { tick } from "svelte"
import { api } from "$client/api"
import type { Beat } from "$client/director/beats"
import type { Stage } from "$client/director/director.svelte"
import { momentsOf, type First, type Moment } from "$client/director/moments"
import { moved } from "$client/director/paths"
import { flights } from "$client/flights"
import { phrase } from "$client/phrases"
import { prefs } from "$client/prefs.svelte"
import type { Line, View } from "$client/types"
import { playMoveSounds } from "./moveSounds"
import type { Table } from "./table.svelte"

const RECENT = 6 // sentences that are read out at once
const CAPTION = 150 // letters of a caption

export class Staging implements Stage {
  private settled: View | null = null // what was on the page when the last beat had been shown
  private unspoken: string[] = []
  private spoken = 0 // the last line that was read out when its beat began

  constructor(private readonly table: Table) {}

  get view(): View | null { return this.table.live.view }
  get tempo(): number { return prefs.speed }
  get isWatched(): boolean { return !document.hidden && !this.table.isReplay && !this.table.handoff.hides }

  tell = (beat: Beat): string => this.sentences(beat).join(" ")

  /** As much of it as a caption has room for, in whole sentences. What came of it comes last and is never left out: the log has the rest. */
  caption(beat: Beat): string {
    const sentences = this.sentences(beat)
    let said = sentences.pop() ?? ""
    for (const sentence of sentences.reverse()) {
      if (said.length + sentence.length > CAPTION) break
      said = `${sentence} ${said}`
    }
    return said
  }

  get isUnhurried(): boolean {
    const { view } = this.table.live
    return view?.clock.kind === "none" && !view.seats.some((seat) => seat.kind === "person" && !seat.stand_in && !view.you.seats.includes(seat.seat))
  }

  moments(beat: Beat): Moment[] {
    const { parts, people, live, scene } = this.table, { t, say, label } = people.speaker, area = scene.in("board")
    const on = (place: string) => area.spots.filter(({ id }) => id === place).flatMap((spot) => area.on(spot))
    return parts.moments && live.view ? momentsOf(parts.moments, beat, { view: live.view, facts: live.view.facts, on, t, say, label, name: people.name, suit: people.suit }) : []
  }

  begin(beat: Beat): void {
    this.table.notices.speak(this.tell(beat))
    this.spoken = beat.lines.at(-1)?.line ?? this.spoken
  }

  move({ moves, facts }: First, { actor, events }: Beat): void {
    const { live, scene, trails } = this.table, last = live.view!
    const next = { ...last, actions: [], facts: facts ?? last.facts, scene: { ...last.scene, pieces: moved(scene.in("board"), last.scene.pieces ?? [], moves) } }
    trails.follow(next, last, actor, events)
    playMoveSounds(next, last)
    void tick().then(flights(next, last))
    live.adopt(next, [])
  }

  show(next: View, lines: Line[], isCut: boolean): void {
    const { live, selection, trails } = this.table, last = live.view
    selection.drawn(next)
    const isSame = last && next.number === last.number && next.you.seat === last.you.seat && next.actions.length === last.actions.length
    if (!isSame) selection.reset()
    if (last && next.you.seat !== last.you.seat && live.secrets) this.turnAway()
    else if (last && !isSame && !this.table.isReplay) {
      const news = lines.filter((line) => line.line > last.number)
      this.unspoken.push(...news.filter((line) => line.line > this.spoken).flatMap((line) => line.events.map((event) => this.table.people.speaker.say(event))))
      if (isCut) trails.clear()
      else if (news.length) trails.follow(next, last, news.find((line) => !line.who.startsWith("?"))?.who ?? null, news.flatMap((line) => line.events))
      playMoveSounds(next, last)
      void tick().then(isCut ? () => {} : flights(next, last))
    }
    live.adopt(next, lines)
  }

  async position(line: number): Promise<View> {
    const { live } = this.table
    const { you, seats, clock } = live.view!
    return { ...(await api.position(live.id, line, you.seat)), you, seats, clock }
  }

  settle(): void {
    const { live, catchUp } = this.table, next = live.view, last = this.settled
    if (!next) return
    this.settled = next
    const says = this.unspoken.splice(0).slice(-RECENT)
    if (!last) return
    if (next.ending) void live.wholeLog() // the score sheet is made of all that was scored
    if (!document.hidden) catchUp.see(next.number)
    if (next.number <= last.number) return
    const turn = this.hasTurned(next, last)
    if (turn) says.push(this.table.people.speaker.t("status-turn", { seat: `seat:${next.waiting}` }))
    if (!this.table.isReplay && says.length) this.table.notices.speak(says.join(" "))
    if (next.ending && !last.ending) this.table.finish()
    else if (turn) this.table.startTurn()
  }

  /** Whether it has become the turn of somebody at this screen. */
  private hasTurned(next: View, last: View): boolean {
    const { waiting } = next
    if (!waiting || !next.you.seats.includes(waiting)) return false
    return waiting !== last.waiting || this.table.live.lines.some((line) => line.line > last.number && line.who !== waiting && !line.who.startsWith("?"))
  }

  /** Another person looks: nothing that was told to the last one stays. */
  private turnAway(): void {
    this.table.notices.speak("")
    this.table.trails.clear()
    this.table.director.forget()
    this.unspoken = []
  }

  private sentences({ lines, events }: Beat): string[] {
    const { speaker } = this.table.people
    const undone = lines.find((line) => line.undoes)
    return undone ? [speaker.say(phrase("log-took-back", { seat: `seat:${undone.who}` }))] : events.map((event) => speaker.say(event))
  }
}
