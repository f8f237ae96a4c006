// What others did since this person last looked.

import type { LiveTable } from "$client/live.svelte"
import { recall, remember } from "$client/prefs.svelte"
import type { People } from "./people.svelte"

export class CatchUp {
  /** The last line that was seen, when more has happened meanwhile. */
  since = $state<number | null>(null)
  private readonly key: string

  constructor(private readonly live: LiveTable, private readonly people: People) {
    this.key = `seen.${live.id}`
  }

  /** Somebody is back at the table. */
  look(): void {
    const view = this.live.view
    if (!view || this.people.shareScreen) return
    const last = Number(recall(this.key) ?? "0")
    const missed = this.live.lines.some((l) => l.line > last && l.events.length && !view.you.seats.includes(l.who))
    if (last && missed && view.status === "playing" && this.since === null) this.since = last
    this.see(view.number)
  }

  /** Remember that everything up to this line has been seen. */
  see(line: number): void {
    remember(this.key, String(line))
  }

  dismiss = (): void => {
    this.since = null
  }
}
