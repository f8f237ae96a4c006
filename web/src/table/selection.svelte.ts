// What is being chosen, from the first click to the move that is sent; and the answers to "why not?" and "what would you do?".

import { Refused } from "$client/api"
import { click, complete, nothing, open as openOf, take, targets as targetsOf, type Choice } from "$client/choose"
import type { GameUi } from "$client/games"
import type { LiveTable } from "$client/live.svelte"
import type { Scene } from "$client/scene"
import { capitalise, say } from "$client/sentences"
import { sounds } from "$client/sound"
import type { Action, View, WhyAnswer } from "$client/types"
import type { Notices } from "./notices.svelte"
import type { People } from "./people.svelte"

interface Shown {
  readonly ui: GameUi
  readonly view: View | null
  readonly scene: Scene
  readonly phone: boolean
  /** Whether somebody at this screen looks at the game as it stands and may act in it. */
  readonly isOpen: boolean
  readonly isReplay: boolean
}

const refused = (says: string, action?: Action, clause = "", rule = ""): WhyAnswer =>
  ({ text: action?.text ?? "", verb: action?.verb ?? "", label: action?.label ?? "", legal: false, clause, says, rule })

export class Selection {
  choice = $state.raw<Choice>(nothing)
  /** An action that cannot be taken back, until somebody is sure of it. */
  pending = $state.raw<Action | null>(null)
  /** The target under the pointer. */
  hovered = $state<string | null>(null)
  /** What a composer in the bar would do. */
  preview = $state.raw<Action | null>(null)
  refusal = $state.raw<{ place: string | null; answers: WhyAnswer[] } | null>(null)
  hint = $state.raw<{ action: Action | null; says: string } | null>(null)
  /** Whether something was sent and not answered yet. */
  busy = $state(false)
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
  /** For each target, an action that it leads to. */
  readonly reach = $derived.by(() => new Map(openOf(this.actions, this.choice).map((action) => [action.places[this.choice.chosen.length] ?? "", action] as const).reverse()))
  /** What a click on the target under the pointer would do. */
  readonly aimed = $derived.by((): Action | null => (!this.hovered || this.pending ? null : (click(this.actions, this.choice, this.hovered, this.shown.ui.clickVerbs).play ?? null)))
  /** What the main button does. */
  readonly main = $derived.by((): Action | null => {
    if (!this.canAct) return null
    if (this.aimed) return this.aimed
    if (this.hint?.action && this.actions.includes(this.hint.action)) return this.hint.action
    const ready = complete(this.actions, this.choice)
    return ready.length === 1 ? ready[0]! : null
  })

  constructor(private readonly live: LiveTable, private readonly people: People, private readonly notices: Notices, private readonly shown: Shown) {
    $effect(() => {
      if (!this.refusal) return
      const timer = setTimeout(this.closeRefusal, 12_000)
      return () => clearTimeout(timer)
    })
  }

  /** Another position: nothing that was chosen or said belongs to it. */
  reset(): void {
    this.cancel()
    this.hovered = null
    this.refusal = null
    this.hint = null
    this.preview = null
  }

  /** The server has answered, be it with a view. */
  answered(): void {
    this.busy = false
  }

  /** Another position is shown for a while. */
  leavePlace(): void {
    this.choice = nothing
    this.refusal = null
  }

  cancel = (): void => {
    this.choice = nothing
    this.pending = null
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

  act = (action: Action, sure = false): void => {
    this.refusal = null
    this.hint = null
    this.onact()
    if (action.warning && !sure) {
      this.pending = action
      return
    }
    this.cancel()
    this.hovered = null
    this.preview = null
    const sent = action.first ? this.live.play(action.first).then(({ number }) => this.live.play(action.text, number)) : this.live.play(action.text)
    this.busy = true
    sent.then(({ number }) => {
      // The position that it was chosen in is offered no more: the next one is on its way.
      if ((this.live.view?.number ?? 0) >= number) this.answered()
    }).catch((e: unknown) => {
      this.answered()
      if (e instanceof Refused && e.code !== "stale") this.refusal = { place: null, answers: [refused(e.message, action, e.clause, e.rule)] }
    })
  }

  async whileBusy<T>(sent: Promise<T>): Promise<T> {
    this.busy = true
    try { return await sent } finally { this.busy = false }
  }

  chooseVerb = (verb: string | null): void => {
    this.pending = null
    this.refusal = null
    // A verb with a single action needs no further choice: the bar stays as it is.
    const own = verb ? this.actions.filter((a) => a.verb === verb) : []
    const only = own.length === 1 && !own[0]!.places.length ? own[0]! : null
    this.choice = only ? nothing : take(this.actions, verb)
    if (only) this.act(only)
  }

  clickPlace = (place: string): void => {
    this.refusal = null
    if (!this.canAct) {
      if (!this.shown.isReplay && this.shown.view?.status === "playing") void this.askWhy({ place })
      return
    }
    const step = click(this.actions, this.choice, place, this.shown.ui.clickVerbs)
    if (step.play) this.act(step.play)
    else if (step.choice) {
      this.choice = step.choice
      this.pending = null
      sounds.tile()
    } else void this.askWhy({ place })
  }

  askWhy = async (about: { text?: string; place?: string }): Promise<void> => {
    const place = about.place ?? null
    sounds.refuse()
    try {
      const why = await this.live.why(about)
      const no = why.answers.filter((a) => !a.legal)
      // What a bare click would have meant comes first.
      const rank = (a: WhyAnswer) => { const n = (this.shown.ui.clickVerbs ?? []).indexOf(a.verb); return n < 0 ? 99 : n }
      this.refusal = { place, answers: no.sort((a, b) => rank(a) - rank(b)) }
      this.notices.speak(no[0] ? this.people.tell(no[0].says) : say.nothingMeant)
    } catch (e) { this.refusal = { place, answers: [refused((e as Error).message)] } }
  }

  askHint = async (): Promise<void> => {
    const position = this.live.view?.number
    try {
      const found = await this.live.hint()
      if (this.live.view?.number !== position) return // it was about what is no more
      const chances = Object.entries(found.lines[0]?.chances ?? {}).map(([seat, chance]) => say.chanceOf(capitalise(this.people.name(seat)), Math.round(chance * 100)))
      this.hint = { action: this.actions.find((a) => a.text === found.text) ?? null, says: say.hintSays(found.label, chances.join(", ")) }
      this.pending = null
      this.notices.speak(this.hint.says)
    } catch (e) { this.notices.toast((e as Error).message) }
  }
}
