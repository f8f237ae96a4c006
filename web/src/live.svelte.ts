// One table, kept up to date: the socket, what it told us, and how to ask. It reconnects by itself and loses no move.

import { Refused, api, saysOf } from "./api"
import { speakerOf } from "./language.svelte"
import type * as wire from "./generated"
import { prefs } from "./prefs.svelte"
import type { Hint, Line, Said, SceneData, TableInfo, View, Why } from "./types"

interface Request {
  message: Record<string, unknown>
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

type Told =
  | View
  | (Omit<wire.Hello, "backdrop"> & { backdrop: SceneData | null })
  | wire.People
  | wire.ActionRefused
  | wire.Played
  | wire.WhyInfo
  | wire.HintInfo
  | wire.Pong
  | wire.Said
  | wire.Closing

const PROTOCOL = 2 // as in server/messages.py: a test compares them
const RELOAD = "reload" // the code of a server that speaks another one

const OUTDATED = 4426 // what it closes with then
const FATAL = [4401, 4403, 4404] // who one is, not invited, no such table

/** The time in which the seat that has just ended its turn can take that back, by our clock. */
export interface Grace { seat: string; whole: number; until: number }

const graceOf = ({ grace }: wire.People | View): Grace | null => (grace ? { seat: grace.seat, whole: grace.whole, until: Date.now() + grace.left } : null)

/** Why not? About an action, or about a place: with the places that were clicked before it, and what was chosen with a button. */
export interface Question { text?: string; place?: string; chosen?: string[]; verb?: string }

export class LiveTable {
  table = $state.raw<TableInfo | null>(null)
  backdrop = $state.raw<SceneData | null>(null)
  view = $state.raw<View | null>(null)
  lines = $state.raw<Line[]>([])
  chat = $state.raw<Said[]>([])
  state = $state<"connecting" | "open" | "lost" | "gone" | "outdated">("connecting")
  /** Why it is gone: the code with which the server closed. */
  gone = $state(0)
  /** Told at once, whatever is still being shown. */
  grace = $state.raw<Grace | null>(null)
  skew = 0 // server's clock minus ours
  /** Whether seats know different things: what one was told is not kept for another at the same screen. */
  secrets = true
  /** Called with every view as it is told. Who hears it decides when it is on the page: see `adopt`. */
  onview: (told: View) => void = () => {}
  onsaid: (said: Said) => void = () => {}

  private socket: WebSocket | null = null
  private waiting = new Map<string, Request>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined
  private closed = false
  private count = 0
  private looked: string | null = null
  private told = 0 // the last line that the server told of
  private people: wire.People | null = null // as they were told of last
  private readonly tag = Math.random().toString(36).slice(2, 10)

  constructor(readonly id: string) {}

  connect(): void {
    if (this.closed) return
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?seen=${this.told}&v=${PROTOCOL}`)
    this.socket = socket
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Told)
    socket.onopen = () => {
      this.tries = 0
      this.state = "open"
      if (this.looked) socket.send(JSON.stringify({ type: "look", seat: this.looked }))
      // What was asked and not answered is asked again: an id is never carried out twice.
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message))
      clearInterval(this.heartbeat)
      this.heartbeat = setInterval(() => this.tell({ type: "ping" }), 25_000)
    }
    socket.onclose = (event) => {
      clearInterval(this.heartbeat)
      if (this.closed || socket !== this.socket) return
      if (event.code === OUTDATED) return this.outdate()
      if (FATAL.includes(event.code)) {
        this.state = "gone"
        this.gone = event.code
        return
      }
      this.state = "lost"
      const pause = Math.min(8000, 250 * 2 ** this.tries++) * (0.6 + Math.random() * 0.8)
      this.timer = setTimeout(() => this.connect(), pause)
    }
  }

  /** The table as a request has just answered it. */
  change(table: TableInfo): void {
    const satDown = !this.table?.you.seats.length && table.you.seats.length > 0
    this.table = table
    if (satDown) this.reconnect()
  }

  /** Who only looked on may have been nobody yet when the socket was opened: a new one knows who sits here. */
  private reconnect(): void {
    const old = this.socket
    clearTimeout(this.timer)
    this.connect()
    if (!old) return
    old.onmessage = null
    old.close()
  }

  /** Try at once: somebody came back to the page, or the network did. */
  wake(): void {
    if (this.state !== "lost") return
    clearTimeout(this.timer)
    this.tries = 0
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.heartbeat)
    this.socket?.close()
  }

  private hear(told: Told): void {
    switch (told.type) {
      case "hello":
        this.skew = told.now - Date.now()
        this.table = told.table
        if (told.backdrop) this.backdrop = told.backdrop
        this.chat = told.chat
        break
      case "view":
        this.skew = told.now - Date.now()
        this.told = told.number
        this.people = null
        this.grace = graceOf(told)
        this.onview(told)
        break
      case "people":
        this.people = told
        this.grace = graceOf(told)
        if (this.table) this.table = { ...this.table, status: told.status, seats: told.seats, watchers: told.watchers, rematch: told.rematch }
        if (this.view) this.view = this.withPeople(this.view)
        break
      case "said":
        if (!this.chat.some((said) => said.n === told.n)) {
          this.chat = [...this.chat, told]
          this.onsaid(told)
        }
        break
      case "refused":
        if (told.code === RELOAD) this.outdate()
        else this.finish(told.id, (w) => w.reject(new Refused(told.code, saysOf(told.problem, "", speakerOf(this.table?.game ?? "")), told.clause, 0, told.problem)))
        break
      case "played": case "why": case "hint": case "pong":
        this.finish(told.id ?? "", (w) => w.resolve(told as never))
        break
      case "closing":
        break
    }
  }

  /** A view takes the place of the last on the page, with lines of the log. */
  adopt(next: View, lines: Line[]): void {
    const last = this.view
    if (this.closed) return
    if (last && last.you.seat !== next.you.seat && this.secrets) void this.forget(next)
    this.keep(lines)
    this.view = this.withPeople(next)
    if (this.table) this.table = { ...this.table, status: next.status, seats: this.view.seats, you: { ...next.you } }
  }

  /** A view with what has been told of people since. What can be undone belongs to how the game stands. */
  private withPeople(view: View): View {
    if (!this.people) return view
    const { status, seats, clock, undo, now } = this.people
    return view.number === this.told ? { ...view, status, seats, clock, undo, now } : { ...view, seats, clock, now }
  }

  /** Another person looks: the log as told to them. */
  private async forget(told: View): Promise<void> {
    this.lines = []
    this.keep(await api.log(this.id, Math.max(0, told.number - 200), told.you.seat))
  }

  private keep(news: Line[]): void {
    if (!news.length) return
    const known = new Map(this.lines.map((line) => [line.line, line]))
    for (const line of news) {
      known.set(line.line, line)
      if (line.undoes) {
        for (const [n, old] of known) if (n >= line.undoes && n < line.line && !old.undone) known.set(n, { ...old, undone: line.line })
      }
    }
    this.lines = [...known.values()].sort((a, b) => a.line - b.line)
  }

  /** The server has become another one: only the page that it hands out now understands it. */
  private outdate(): void {
    this.close()
    this.state = "outdated"
  }

  private finish(id: string, how: (request: Request) => void): void {
    const found = this.waiting.get(id)
    if (!found) return
    this.waiting.delete(id)
    how(found)
  }

  private tell(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private ask<T>(message: Record<string, unknown>): Promise<T> {
    const id = `${this.tag}-${Date.now().toString(36)}-${this.count++}`
    const whole = { ...message, id }
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { message: whole, resolve, reject })
      this.tell(whole)
    })
  }

  get seat(): string | null { return this.view?.you.seat ?? null }

  play(text: string, at = this.view?.number ?? 0): Promise<{ number: number; lines: number }> {
    return this.ask({ type: "play", at, text, seat: this.seat, grace: prefs.grace })
  }
  /** Go on: the turn that has just ended will not be taken back. */
  release(): void { this.tell({ type: "release", seat: this.seat }) }
  undo(line: number): Promise<{ done: boolean }> { return this.ask({ type: "undo", line, seat: this.seat }) }
  answer(agree: boolean): Promise<unknown> { return this.ask({ type: "answer", agree, seat: this.seat }) }
  why(about: Question): Promise<Why> { return this.ask({ type: "why", ...about, seat: this.seat }) }
  /** What a bot saw when it decided that line, thought once more from what the reader knows. */
  explain(line: number): Promise<Hint> { return this.ask({ type: "hint", seat: this.seat, line }) }
  hint(): Promise<Hint> { return this.ask({ type: "hint", seat: this.seat }) }
  say(text: string): void { this.tell({ type: "chat", text }) }
  look(seat: string): void {
    this.looked = seat
    this.tell({ type: "look", seat })
  }
  handOver(seat: string, level: string): void { this.tell({ type: "bot", seat, level }) }
  back(seat: string): void { this.tell({ type: "back", seat }) }

  /** All lines, as far as a game is likely to have them. */
  async wholeLog(): Promise<void> {
    try {
      for (let n = 0; n < 20 && (this.lines[0]?.line ?? 1) > 1; n++) await this.older()
    } catch { /* the rest is asked for when somebody scrolls up */ }
  }

  /** Lines from before the first news, for those who scroll up. */
  async older(): Promise<void> {
    const first = this.lines[0]?.line ?? 1
    if (first <= 1) return
    this.keep(await api.log(this.id, Math.max(0, first - 201), this.seat))
  }
}
