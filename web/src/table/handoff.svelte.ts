// A screen that several people share goes to the one who is asked. In a game with secrets a page of its own stands in between until
// that person says "I am here": meanwhile nothing of the table is on the page.

import type { LiveTable } from "$client/live.svelte"
import type { Game } from "$client/types"
import type { People } from "./people.svelte"

export class Handoff {
  /** The seat whose person has said "I am here". */
  private here = $state<string | null>(null)
  /** The seat that has to decide now, of those at this screen; else the one who has the screen. */
  readonly asked = $derived.by(() => {
    const { waiting, you } = this.live.view ?? {}
    return waiting && you?.seats.includes(waiting) ? waiting : (this.here ?? you?.seat ?? null)
  })
  private readonly hasSecrets = $derived.by(() => this.people.shareScreen && this.live.view?.status === "playing" && this.table.game?.has_secrets !== false)
  /** Whether the table must not be seen just now. */
  readonly hides = $derived.by(() => this.hasSecrets && !this.table.director.isPlaying && (this.asked !== this.here || this.live.view?.you.seat !== this.here))
  /** Whether the right person is here and their view is still to come. */
  readonly isOnItsWay = $derived.by(() => !this.table.game || this.asked === this.here)

  constructor(private readonly live: LiveTable, private readonly people: People, private readonly table: { readonly game: Game | null; readonly director: { readonly isPlaying: boolean } }) {}

  /** Where nothing is secret, the screen follows the turn. */
  follow(): void {
    if (this.people.shareScreen && !this.hasSecrets && this.asked && this.live.view?.you.seat !== this.asked) this.live.look(this.asked)
  }

  take = (): void => {
    if (!this.asked) return
    this.here = this.asked
    this.live.look(this.asked)
  }
}
