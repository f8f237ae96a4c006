// Who sits at the table, and how the page speaks of them.

import type { GameUi } from "$client/games"
import { Speaker } from "$client/language.svelte"
import type { LiveTable } from "$client/live.svelte"
import { nameOf } from "$client/names"
import { actorOf, seatsOf } from "$client/phrases"
import { suitOf, type Scene } from "$client/scene"
import type { Line, Phrase, Seat } from "$client/types"

export class People {
  readonly seats = $derived.by((): Seat[] => this.live.view?.seats ?? this.live.table?.seats ?? [])
  readonly seatNames = $derived(this.seats.map((s) => s.seat))
  /** Whether several people sit at this screen. */
  readonly shareScreen = $derived.by(() => (this.live.view?.you.seats.length ?? 0) > 1)
  readonly game = $derived.by(() => this.live.table?.game ?? "")
  private readonly names = $derived(Object.fromEntries(this.seats.map((seat) => [seat.seat, nameOf(seat)])))
  /** The seats of the reader. At a screen that several share nobody is "you": everybody is named. */
  private readonly own = $derived.by(() => (this.shareScreen ? [] : (this.live.view?.you.seats ?? this.live.table?.you.seats ?? [])))
  readonly speaker: Speaker

  constructor(private readonly live: LiveTable, private readonly shown: { readonly ui: GameUi; readonly scene: Scene }) {
    this.speaker = this.speakerTo(() => this.own)
  }

  suit = (seat: string): string => this.shown.ui.suits?.[seat] ?? suitOf(seat, this.shown.scene)

  /** Of whoever did this: of the seat, or of the colour that acts for it. */
  suitOfAct = (seat: string | null, events: Phrase[]): string => {
    const acts = actorOf(events) || seat
    return acts ? this.suit(acts) : ""
  }

  /** As a label: "You", "Ann". */
  name = (seat: string): string => this.speaker.label(`seat:${seat}`)

  /** Whether a bot sits there for good: not one that stands in for somebody. */
  isBot = (seat: string): boolean => this.seats.some((one) => one.seat === seat && one.kind === "bot")

  /** What is asked of a seat, said to who sits there. */
  ask(seat: string, prompt: Phrase): string {
    return this.speakerTo(() => [seat]).say(prompt)
  }

  /** What a line of one's own says that one did: the event that names its seat, else the first. */
  tellOwn = (line: Line): string => this.speaker.say(line.events.find((event) => seatsOf(event).includes(line.who)) ?? line.events[0])

  private speakerTo(you: () => string[]): Speaker {
    const read = { game: () => this.game, names: () => this.names }
    return new Speaker({
      get game() { return read.game() },
      get names() { return read.names() },
      get you() { return you() },
    })
  }
}
