// Whom nobody hears any more, by the owner's word, and whom only the reader does not want to hear.

import { api } from "$client/api"
import { recall, remember } from "$client/prefs.svelte"
import type { LiveTable } from "$client/live.svelte"
import type { Notices } from "./notices.svelte"

export class Muting {
  /** Seats whose words are not shown on this device. */
  hidden = $state.raw<string[]>([])

  constructor(private readonly table: { readonly id: string; readonly live: LiveTable; readonly notices: Notices }) {
    this.hidden = (recall(this.key) ?? "").split(" ").filter(Boolean)
  }

  hide = (seat: string, hide: boolean): void => {
    this.hidden = hide ? [...this.hidden, seat] : this.hidden.filter((other) => other !== seat)
    remember(this.key, this.hidden.join(" "))
  }

  /** For everybody; without a seat, all but the owner. */
  mute = async (seat: string | null, muted: boolean): Promise<void> => {
    try { this.table.live.change(await api.mute(this.table.id, seat, muted)) } catch (e) { this.table.notices.toast((e as Error).message) }
  }

  private get key(): string { return `muted.${this.table.id}` }
}
