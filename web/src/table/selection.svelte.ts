// What is being chosen, from the first click to the move that is sent; and the answers to "why not?" and "what would you do?".

import { Refused } from "$client/api"
import { click, complete, grouped, nothing, open as openOf, take, targets as targetsOf, type Choice } from "$client/choose"
import type { GameUi } from "$client/games"
import type { LiveTable, Question } from "$client/live.svelte"
import { verbatim, type Value } from "$client/phrases"
import { PAUSE } from "$client/pressGuard.svelte"
import type { Scene } from "$client/scene"
import { sounds } from "$client/sound"
import type { Action, Hint, View } from "$client/types"
import type { Notices } from "./notices.svelte"
import type { People } from "./people.svelte"

const FEW = 3 // actions of a verb that have a button each; more of them are composed

interface Shown {
  readonly ui: GameUi
  readonly view: View | null
  readonly scene: Scene
  readonly phone: boolean
  /** Whether somebody at this screen looks at the game as it stands and may act in it. */
  readonly isOpen: boolean
  readonly isReplay: boolean
}

/** Why something cannot be done: what it is about, if that is a place, and one reason. */
export interface Reason { what?: Value | null; says: Value; clause: string; legal?: boolean }

const reasonOf = (problem: unknown): Reason =>
  problem instanceof Refused ? { says: problem.problem ?? verbatim(problem.message), clause: problem.clause } : { says: verbatim((problem as Error).message), clause: "" }

export class Selection {
  choice = $state.raw<Choice>(nothing)
  /** An action that cannot be taken back, until somebody is sure of it. */
  pending = $state.raw<Action | null>(null)
  /** What was pressed for it: the question takes its place. */
  asker = $state.raw<Element | null>(null)
  /** The target under the pointer. */
  hovered = $state<string | null>(null)
  /** The target that a finger has tapped: it is shown what that would do, and a second tap means it. */
  tapped = $state<string | null>(null)
  private tappedAt = -Infinity
  /** What a composer in the bar would do. */
  preview = $state.raw<Action | null>(null)
  refusal = $state.raw<{ place: string | null; reason: Reason } | null>(null)
  hint = $state.raw<{ action: Action | null; info: Hint } | null>(null)
  /** Whether something was sent and not answered yet. */
  busy = $state(false)
  #awaited = 0 // the line that what was sent leads to, once that is answered
  /** Called when something is done. */
  onact: () => void = () => {}

  private readonly offered = $derived.by(() => {
    const { ui, view, scene, phone } = this.shown
    return ui.arrangeActions?.(view?.actions ?? [], scene, phone) ?? view?.actions ?? []
  })
  readonly actions = $derived.by((): Action[] => (this.busy || !this.shown.isOpen ? [] : this.offered))
  readonly canAct = $derived(this.actions.length > 0)
  /** Every place that any action names. */
  readonly places = $derived.by(() => new Set([...(this.shown.view?.actions ?? []), ...this.offered].flatMap((a) => a.places)))
  readonly targets = $derived.by(() => targetsOf(this.actions, this.choice))
  /** For each target, the actions that it leads to. */
  readonly reach = $derived.by(() => grouped(openOf(this.actions, this.choice), (action) => action.places[this.choice.chosen.length] ?? ""))
  /** What a click on the target under the pointer would do. */
  readonly aimed = $derived.by((): Action | null => {
    const place = this.tapped ?? this.hovered
    return !place || this.pending ? null : (click(this.actions, this.choice, place, this.shown.ui.clickVerbs).play ?? null)
  })
  /** Whether there is something to let go of. */
  readonly isChosen = $derived.by(() => !!(this.choice.verb ?? this.choice.chosen[0] ?? this.tapped))
  /** What the main button does while nothing is pointed at. */
  readonly usual = $derived.by((): Action | null => {
    const ready = complete(this.actions, this.choice)
    const { ui, view } = this.shown, isBare = this.choice.verb === null && !this.choice.chosen.length
    const usual = ready.length === 1 ? ready[0]! : isBare && ready.length ? ui.usualAction?.(this.actions, view?.facts) : undefined
    return usual && !this.givesAway(usual) ? usual : null
  })
  /** What the bot proposes instead; what has a button of its own is shown there, and the main button stays what it is. */
  readonly proposed = $derived.by((): Action | null => {
    const hinted = this.hint?.action
    if (hinted && this.usual && this.hasButton(hinted)) return null
    return hinted && hinted !== this.usual && this.actions.includes(hinted) && !this.givesAway(hinted) ? hinted : null
  })
  /** What the main button does. */
  readonly main = $derived.by((): Action | null => {
    if (!this.canAct) return null
    // A pointer that only rests where something was clicked does not mean the end of the turn.
    const isMeant = this.aimed && (this.tapped || !this.usual || !this.givesAway(this.aimed))
    return (isMeant ? this.aimed : null) ?? this.proposed ?? this.usual
  })

  /** What the bot would do, and how it sees everybody's chances. */
  readonly hintSays = $derived.by(() => {
    const { t } = this.people.speaker, info = this.hint?.info
    if (!info) return ""
    const chances = Object.entries(info.lines[0]?.chances ?? {}).map(([seat, chance]) => t("hint-chance", { seat: `seat:${seat}`, percent: Math.round(chance * 100) }))
    return chances.length ? t("hint-says-chances", { action: info.says, chances: verbatim(chances.join(", ")) }) : t("hint-says", { action: info.says })
  })

  constructor(private readonly live: LiveTable, private readonly people: People, private readonly notices: Notices, private readonly shown: Shown) {
    $effect(() => {
      if (!this.refusal) return
      const timer = setTimeout(this.closeRefusal, 12_000)
      return () => clearTimeout(timer)
    })
  }

  /** Whether the bar has a button for just this action, whatever is chosen: one of few of its verb, without places. */
  private hasButton({ verb, places }: Action): boolean {
    const { ui } = this.shown
    return !places.length && !ui.abilities && !ui.composedVerbs?.includes(verb) && this.actions.filter((other) => other.verb === verb && !other.places.length).length <= FEW
  }

  /** Whether an action gives the turn away while there is more to do: no key and no habit should do that. */
  private givesAway(action: Action): boolean {
    return !!action.yields && this.actions.some((other) => !other.yields)
  }

  /** Another position: nothing that was chosen or said belongs to it. */
  reset(): void {
    this.cancel()
    this.hovered = null
    this.refusal = null
    this.hint = null
    this.preview = null
  }

  /** Answered is not drawn: what is offered stays what it was until the view that a move leads to is on the page. */
  drawn(view: View): void {
    if (view.number >= this.#awaited) this.busy = false
  }

  /** Another position is shown for a while. */
  leavePlace(): void {
    this.choice = nothing
    this.tapped = null
    this.refusal = null
  }

  cancel = (): void => {
    this.choice = nothing
    this.pending = null
    this.asker = null
    this.tapped = null
  }

  closeRefusal = (): void => {
    this.refusal = null
  }

  hover = (place: string | null): void => {
    this.hovered = place
  }

  showPreview = (action: Action | null): void => {
    this.preview = action
  }

  /** What the main button, Enter or the question on the board stands for. */
  proceed = (): void => {
    const action = this.pending ?? this.main
    if (action) this.act(action, true)
  }

  /** `asker` is what was pressed for it. */
  act = (action: Action, sure = false, asker: Element | null = null): void => {
    this.refusal = null
    this.hint = null
    this.onact()
    if (action.warning && !sure) {
      this.pending = action
      this.asker = asker
      return
    }
    this.cancel()
    this.hovered = null
    this.preview = null
    const sent = action.first ? this.live.play(action.first).then(({ number }) => this.live.play(action.text, number)) : this.live.play(action.text)
    this.busy = true
    this.#awaited = Infinity
    sent.then(({ number }) => {
      this.#awaited = number
      if (this.live.view) this.drawn(this.live.view)
    }, (e: unknown) => {
      this.#awaited = 0
      this.busy = false
      if (e instanceof Refused && e.code !== "stale") this.refusal = { place: null, reason: reasonOf(e) }
    })
  }

  async whileBusy<T>(sent: Promise<T>): Promise<T> {
    this.busy = true
    try { return await sent } finally { this.busy = false }
  }

  chooseVerb = (verb: string | null, asker: Element | null = null): void => {
    this.pending = null
    this.tapped = null
    this.refusal = null
    // A verb with a single action needs no further choice: the bar stays as it is.
    const own = verb ? this.actions.filter((a) => a.verb === verb) : []
    const only = own.length === 1 && !own[0]!.places.length ? own[0]! : null
    this.choice = only ? nothing : take(this.actions, verb)
    if (only) this.act(only, false, asker)
  }

  /** A finger has nothing to hover with: it sees what a place would do before it means it. */
  clickPlace = (place: string, finger = false): void => {
    this.refusal = null
    if (!this.canAct) {
      if (!this.shown.isReplay && this.shown.view?.status === "playing") this.askWhyHere(place)
      return
    }
    const step = click(this.actions, this.choice, place, this.shown.ui.clickVerbs)
    if (step.play && finger && this.tapped !== place && this.choice.chosen.at(-1) !== place) this.point(place)
    else if (step.play && finger) {
      if (performance.now() - this.tappedAt >= PAUSE) this.act(step.play, true)
    } else if (step.play) this.act(step.play, false, document.getElementById(`cell-${place}`))
    else if (step.choice) {
      this.choice = step.choice
      this.pending = null
      this.tapped = null
      sounds.tile()
    } else this.askWhyHere(place)
  }

  private point(place: string): void {
    this.tapped = place
    this.tappedAt = performance.now()
    this.pending = null
    sounds.tile()
  }

  /** What was chosen so far is part of the question: why not there with this piece? */
  askWhyHere = (place: string): void => {
    const { chosen, verb } = this.choice
    void this.askWhy({ place, chosen, verb: verb ?? "" })
  }

  askWhy = async (about: Question): Promise<void> => {
    const place = about.place ?? null
    sounds.refuse()
    try {
      const { answers: [reason] } = await this.live.why(about)
      if (reason) this.refusal = { place, reason }
    } catch (e) { this.refusal = { place, reason: reasonOf(e) } }
  }

  askHint = async (): Promise<void> => {
    const position = this.live.view?.number
    try {
      const found = await this.live.hint()
      if (this.live.view?.number !== position) return // it was about what is no more
      this.shown.ui.hold?.(found.text)
      this.hint = { action: this.actions.find((a) => a.text === found.text) ?? null, info: found }
      this.pending = null
      this.notices.speak(this.hintSays)
    } catch (e) { this.notices.toast((e as Error).message) }
  }
}
