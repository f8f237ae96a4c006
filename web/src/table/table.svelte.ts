// The state of the table page. It owns the parts that keep a state of their own, and is told by the socket what is new.

import { tick, untrack } from "svelte"
import { api } from "$client/api"
import { Director } from "$client/director/director.svelte"
import { skipOnPress } from "$client/director/skipping"
import { EnterKey } from "$client/enterKey.svelte"
import { loadParts, partsOf, type Ability, type GameProps, type GameUi } from "$client/games"
import { language, t } from "$client/language.svelte"
import { LiveTable } from "$client/live.svelte"
import { recall } from "$client/prefs.svelte"
import { verbatim } from "$client/phrases"
import { PressGuard } from "$client/pressGuard.svelte"
import { go, replace } from "$client/route.svelte"
import { Scene } from "$client/scene"
import { sounds } from "$client/sound"
import type { Game, Phrase, View } from "$client/types"
import { CatchUp } from "./catchUp.svelte"
import { Clock } from "./clock.svelte"
import { Explanation } from "./explanation.svelte"
import { Handoff } from "./handoff.svelte"
import { Look } from "./look.svelte"
import { Notices } from "./notices.svelte"
import { People } from "./people.svelte"
import { Replay } from "./replay.svelte"
import { Selection } from "./selection.svelte"
import { Staging } from "./staging.svelte"
import { Trails } from "./trails.svelte"
import { Undoing } from "./undoing.svelte"

export type Tab = "board" | "scores" | "log" | "rules" | "chat"

const narrow = () => matchMedia("(max-width: 1099px)")

export class Table {
  readonly live: LiveTable
  readonly people: People
  readonly trails: Trails
  readonly replay: Replay
  readonly handoff: Handoff
  readonly selection: Selection
  readonly undoing: Undoing
  readonly catchUp: CatchUp
  readonly clock: Clock
  readonly staging = new Staging(this)
  readonly director = new Director(this.staging)
  readonly notices = new Notices()
  readonly guard = new PressGuard()
  readonly enterKey = new EnterKey()
  readonly look = new Look(this)
  readonly explanation = new Explanation(this)

  game = $state.raw<Game | null>(null)
  phone = $state(narrow().matches)
  tab = $state<Tab>("log")
  /** Whether something was said while the chat was not open. */
  unread = $state(false)
  /** The clause at which the rules are open; null while they are not. */
  clause = $state<string | null>(null)
  /** Whether the end card may be shown. */
  endIsOpen = $state(true)
  /** How often it has become the turn of somebody at this screen. */
  turns = $state(0)

  readonly parts = $derived.by(() => partsOf(this.live.table?.game ?? ""))
  readonly view = $derived.by((): View | null => this.replay.position?.view ?? this.live.view)
  readonly scene = $derived.by(() => new Scene(this.live.backdrop, this.view?.scene ?? null, this.view?.facts ?? null, this.ui.adjustPiece))
  /** Whether a bot plays for the reader. */
  readonly hasStandIn = $derived.by(() => !!this.people.seats.find((s) => s.seat === this.view?.you.seat)?.stand_in)
  readonly isOpen = $derived.by(() => !this.isReplay && !this.director.isPlaying && !this.handoff.hides && !this.hasStandIn && this.view?.status === "playing")
  readonly isMine = $derived.by(() => !this.isReplay && !this.director.isPlaying && !this.hasStandIn && !!this.view?.waiting && this.view.you.seat === this.view.waiting && this.view.status === "playing")
  readonly canUndo = $derived.by(() => !!this.view?.you.seat && this.view.status === "playing" && !this.isReplay && !this.director.isPlaying && !this.hasStandIn)
  /** The time in which the reader can take back the turn that has just ended. */
  readonly grace = $derived.by(() => {
    const { view, grace } = this.live
    return grace && grace.seat === view?.you.seat && !this.isReplay && view.status === "playing" ? grace : null
  })
  /** The log, as far as it has come where a position of the past is shown. */
  private readonly told = $derived.by(() => {
    const { live: { lines }, replay: { position } } = this
    return position ? lines.filter((line) => line.line < position.at) : lines
  })
  /** What the components of the game are given. */
  readonly gameProps = $derived.by((): GameProps | null => {
    const { view, scene, phone, people, selection } = this
    const { t, say, label } = people.speaker
    return view && {
      view, facts: view.facts, scene, phone, t, say, label, name: people.name, suit: people.suit, lines: this.told, openRule: this.openRules,
      act: (action, asker) => { if (!this.guard.early("turn")) selection.act(action, false, asker ?? null) }, chooseVerb: selection.chooseVerb, clickPlace: selection.clickPlace, askWhy: (text) => void selection.askWhy({ text }),
      chosenVerb: selection.choice.verb, chosen: selection.choice.chosen, hover: selection.tapped ?? selection.hovered, targets: selection.targets, actions: selection.actions,
    }
  })
  readonly abilities = $derived.by((): Ability[] => (this.gameProps && this.selection.canAct ? (this.ui.abilities?.(this.gameProps) ?? []) : []))

  /** `at` is the line of a position that the address names. Made while a component is, whose effects these are. */
  constructor(readonly id: string, at: number | null) {
    this.live = new LiveTable(id)
    this.people = new People(this.live, this)
    this.trails = new Trails(this.live, this)
    this.replay = new Replay(this.live, this.people, this.trails, this.notices)
    this.handoff = new Handoff(this.live, this.people, this)
    this.selection = new Selection(this.live, this.people, this.notices, this)
    this.undoing = new Undoing(this.live, this.people, this.selection, this.notices, this)
    this.catchUp = new CatchUp(this.live, this.people)
    this.clock = new Clock(this.live)
    this.live.onview = (told) => this.director.take(told)
    this.live.onsaid = () => { if (this.tab !== "chat") this.unread = true }
    this.selection.onact = () => { this.catchUp.dismiss(); this.director.forget() }
    this.replay.onmove = () => this.selection.leavePlace()
    this.watch()
    this.beginAt(at)
  }

  /** What the game is called. */
  get title(): string { return this.game ? this.people.speaker.say(this.game.title) : t("page-brand") }
  get ui(): GameUi { return this.parts.ui }
  get isReplay(): boolean { return this.replay.position !== null }
  get showsEnd(): boolean { return !!this.view?.ending && this.endIsOpen && !this.director.isPlaying }
  /** Whether the main button shows the Enter key. */
  get showsEnter(): boolean { return !this.phone && !this.enterKey.taken }

  /** The rule by which something is done or happens; "" if none is known. */
  clauseOf = (says: Phrase): string => this.game?.clauses[says.id] ?? ""

  openRules = (clause: string): void => {
    this.clause = clause
  }

  closeRules = (): void => {
    this.clause = null
  }

  openTab(tab: Tab): void {
    if (tab === "rules") { this.openRules(""); return }
    this.tab = tab
    if (tab === "chat") this.unread = false
  }

  showResult = (): void => {
    this.replay.leave()
    this.endIsOpen = true
  }

  closeEnd = (): void => {
    this.endIsOpen = false
  }

  /** The game once more from its first decision. */
  review = async (): Promise<void> => {
    this.endIsOpen = false
    await this.live.wholeLog()
    await this.replay.show(this.replay.startLine)
  }

  playAgain = async (): Promise<void> => {
    try { go(`/t/${(await api.rematch(this.id)).id}`) } catch (e) { this.notices.toast((e as Error).message) }
  }

  /** The turn stands: the others go on. */
  goOn = (): void => {
    this.live.release()
  }

  takeSeatBack = (): void => {
    if (this.live.seat) this.live.back(this.live.seat)
  }

  giveToBot = (level: string): void => {
    if (this.live.seat) this.live.handOver(this.live.seat, level)
  }

  /** Connect, and listen to the page until it is left. */
  mount(): () => void {
    void this.enter()
    const stops = [skipOnPress(this.director), this.guard.listen(), this.enterKey.listen(), this.clock.run()]
    const width = narrow()
    const resized = () => { this.phone = width.matches; if (!this.phone && this.tab === "board") this.tab = "log" }
    width.addEventListener("change", resized)
    if (this.phone) this.tab = "board"
    const seen = () => {
      if (document.hidden) { this.director.skip(); return }
      this.live.wake()
      this.catchUp.look()
    }
    const online = () => this.live.wake()
    document.addEventListener("visibilitychange", seen)
    addEventListener("online", online)
    return () => {
      this.live.close()
      for (const stop of stops) stop()
      width.removeEventListener("change", resized)
      document.removeEventListener("visibilitychange", seen)
      removeEventListener("online", online)
    }
  }

  /** With the secret of an invitation, if the address has one. */
  private async enter(): Promise<void> {
    const secret = /^#([is]_[\w-]+)$/.exec(location.hash)?.[1]
    if (secret) {
      replace(`/t/${this.id}`)
      try {
        await api.enter(this.id, secret, recall("name"))
      } catch (e) { this.notices.toast((e as Error).message) }
    }
    this.live.connect()
  }

  /** It has become the turn of somebody at this screen. */
  startTurn(): void {
    this.turns++
    sounds.turn()
    this.notices.announceTurn(this.title, this.id)
  }

  /** The game has just ended. */
  finish(): void {
    sounds.win()
    this.endIsOpen = true
  }

  private watch(): void {
    $effect(() => {
      if (this.handoff.hides) untrack(() => { this.notices.clear(); this.closeRules(); this.replay.leave() })
      else this.handoff.follow()
    })
    $effect(() => {
      document.title = t(this.isMine ? "page-title-turn" : "page-title", { title: verbatim(this.title) })
    })
    $effect(() => {
      const table = this.live.table
      if (table && !this.game) void untrack(() => this.learnGame(table.game))
    })
    // What is told of a thing does not cover a card that comes over it.
    $effect(() => {
      if (this.director.moment || this.showsEnd) untrack(this.look.hide)
    })
    // Whatever is offered anew is not pressed at once.
    const position = $derived(`${this.view?.number} ${this.view?.you.seat} ${this.selection.canAct} ${this.isReplay}`)
    const offer = $derived.by(() => {
      // What the pointer passes over changes the main button only, which it is not on: nobody has to wait for that.
      const { choice, usual, hint, pending, tapped } = this.selection
      return `${choice.verb} ${choice.chosen.join()} ${usual?.text} ${hint?.action?.text} ${pending?.text} ${tapped}`
    })
    let stood = ""
    $effect.pre(() => {
      void offer
      this.guard.change(position !== stood)
      stood = position
      void tick().then(this.enterKey.look)
    })
  }

  private async learnGame(id: string): Promise<void> {
    try {
      const [game] = await Promise.all([api.game(id), loadParts(id), language.learn(id)])
      this.live.secrets = game.has_secrets
      this.game = game
    } catch { /* the server is away: asked again when the table is heard of again */ }
  }

  /** With the first view: the position that the address names, else what happened since this person last looked. */
  private beginAt(at: number | null): void {
    let begun = false
    $effect(() => {
      const view = this.live.view
      if (!view || begun) return
      begun = true
      untrack(() => {
        if (at) void this.replay.show(at)
        if (view.ending) void this.live.wholeLog()
        this.catchUp.look()
        if (view.number > 0 && view.status === "playing" && !at) void this.trailLastMove(view)
      })
    })
  }

  private async trailLastMove(view: View): Promise<void> {
    const decided = view.news.findLast((l) => !l.who.startsWith("?") && !l.undone)
    if (!decided) return
    try {
      const before = await api.position(this.id, decided.line, this.live.seat)
      if (!this.trails.shown.length && this.live.view?.number === view.number) this.trails.recall(view, before)
    } catch { /* only a trail is missing */ }
  }
}
