// Who sits at the table, and how the page speaks of them.

import type { GameUi } from "$client/games"
import { named } from "$client/grammar"
import type { LiveTable } from "$client/live.svelte"
import { SUITS, suitOf, type Scene } from "$client/scene"
import { capitalise, say } from "$client/sentences"
import type { GameEvent, Line, Seat } from "$client/types"

/** The first word of a noun: for a ship or a crew that is the suit of its owner. */
const owner = (text: string) => /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? ""

export class People {
  readonly seats = $derived.by((): Seat[] => this.live.view?.seats ?? this.live.table?.seats ?? [])
  readonly seatNames = $derived(this.seats.map((s) => s.seat))
  /** Whether several people sit at this screen. */
  readonly shareScreen = $derived.by(() => (this.live.view?.you.seats.length ?? 0) > 1)
  // A seat that is called like a suit is only meant where a sentence says that it speaks of a seat.
  private readonly plainNames = $derived(this.seatNames.filter((s) => !SUITS.includes(s)))

  constructor(private readonly live: LiveTable, private readonly shown: { readonly ui: GameUi; readonly scene: Scene }) {}

  suit = (seat: string): string => this.shown.ui.suits?.[seat] ?? suitOf(seat, this.shown.scene)

  name = (seat: string): string => {
    const found = this.seats.find((s) => s.seat === seat)
    if (!found) return seat
    const own = this.live.view?.you.seats ?? this.live.table?.you.seats ?? []
    if (own.includes(seat) && !this.shareScreen) return say.you
    if (found.kind === "bot") return say.botNames[found.number % say.botNames.length]!
    return found.name || seat
  }

  /** A sentence of the engine with the names of people. It begins with a capital; the name of a place does not change. */
  tell = (sentence: string, of = this.plainNames): string => {
    const text = named(sentence, of, this.name)
    return /^[a-z]{1,2}\d/.test(text) ? text : capitalise(text)
  }

  tellEvent = (event: GameEvent): string => this.tell(event.says, [...new Set(this.seatsOf(event))])

  /** What a line of one's own says that one did; what merely came of it does not tell. */
  tellOwn = (line: Line): string => {
    const mine = line.events.find((e) => this.seatsOf(e).includes(line.who)) ?? line.events.find((e) => e.nouns.some((n) => SUITS.includes(owner(n.text))))
    return mine ? this.tellEvent(mine) : ""
  }

  /** The seats that an event speaks of: by name, or by their suit, as an owner of ships and crews. */
  private seatsOf(event: GameEvent): string[] {
    const found = event.nouns.flatMap((n) => (n.kind === "seat" ? n.text : n.noun !== "die" && SUITS.includes(owner(n.text)) ? owner(n.text) : []))
    return found.filter((text) => this.seatNames.includes(text))
  }
}
