// An offer that is being composed: cards and gold of either side. Gold goes one way only (LR-A32).

import { phrase, type Value } from "$client/phrases"
import type { Action, Piece } from "$client/types"
import { NOTHING } from "./offer"

export type Which = "give" | "want"

const slotOf = (card: Piece): string => card.id.split(".")[1]!
const slots = (cards: Piece[]): string => cards.map(slotOf).sort().join("") || "0"

function listed(cards: Piece[], gold: number): Value {
  const found = [...[...cards].sort((a, b) => slotOf(a).localeCompare(slotOf(b))).map((card) => `good:${card.suit}`), ...(gold ? [phrase("sum-gold", { gold })] : [])]
  return found.length ? found : NOTHING
}

export class Draft {
  private cards = $state.raw<Record<Which, Piece[]>>({ give: [], want: [] })
  private golds = $state.raw<Record<Which, number>>({ give: 0, want: 0 })

  /** What the maker would give, and what they would get. */
  readonly gives = $derived.by(() => listed(this.cards.give, this.golds.give))
  readonly gets = $derived.by(() => listed(this.cards.want, this.golds.want))

  clear(): void {
    this.cards = { give: [], want: [] }
    this.golds = { give: 0, want: 0 }
  }

  has(which: Which, card: Piece): boolean {
    return this.cards[which].some((found) => found.id === card.id)
  }

  flip(which: Which, card: Piece): void {
    const rest = this.cards[which].filter((found) => found.id !== card.id)
    this.cards = { ...this.cards, [which]: this.has(which, card) ? rest : [...rest, card] }
  }

  gold(which: Which): number {
    return this.golds[which]
  }

  setGold(which: Which, gold: number): void {
    this.golds = { give: 0, want: 0, [which]: gold }
  }

  text(verb: string, other: string): string {
    return [verb, ...(verb === "counter" ? [] : [other]), slots(this.cards.give), slots(this.cards.want)].join(" ")
  }

  /** The offer and its gold as one action, where each side gives something and there is such an offer. */
  action(offer: Action | undefined, other: string): Action | null {
    if (!offer || this.gives === NOTHING || this.gets === NOTHING) return null
    const { give, want } = this.golds
    const nouns = { other: `seat:${other}`, give: this.gives, get: this.gets }
    const text = give ? `pay ${give}` : want ? `ask ${want}` : "even"
    return { text, verb: text.split(" ")[0]!, says: phrase("choice-pay", nouns), places: [], first: offer.text }
  }
}
