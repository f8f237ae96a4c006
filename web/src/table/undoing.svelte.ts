// Taking back: what would be taken back, the question before it, and the request to the server.

import type { LiveTable } from "$client/live.svelte"
import { t } from "$client/language.svelte"
import { undoOffer } from "$client/undo"
import type { Notices } from "./notices.svelte"
import type { People } from "./people.svelte"
import type { Selection } from "./selection.svelte"

export class Undoing {
  /** The line that is asked about. */
  private line = $state<number | null>(null)
  private readonly offer = $derived.by(() => this.live.view?.undo && undoOffer(this.live.view.undo, this.live.lines, this.people.speaker, this.people.tellOwn, this.people.isBot))
  /** What the button says, if there is one. */
  readonly button = $derived.by(() => (this.table.canUndo ? (this.offer ?? null) : null))
  /** What is asked before it is done. */
  readonly question = $derived.by(() => (this.line !== null && this.line === this.live.view?.undo.line && this.table.canUndo ? (this.offer?.ask ?? null) : null))

  constructor(
    private readonly live: LiveTable, private readonly people: People, private readonly selection: Selection, private readonly notices: Notices,
    private readonly table: { readonly canUndo: boolean },
  ) {}

  start = (): void => {
    if (!this.offer?.may) { this.notices.toast(t("undoing-nothing-there")); return }
    const line = this.live.view!.undo.line!
    if (this.offer.ask) this.line = line
    else void this.takeBack(line)
  }

  confirm = (): void => {
    if (this.line !== null) void this.takeBack(this.line)
  }

  cancel = (): void => {
    this.line = null
  }

  private async takeBack(line: number): Promise<void> {
    if (this.selection.busy) return
    try {
      const answer = await this.selection.whileBusy(this.live.undo(line))
      if (!answer.done) this.notices.toast(t("undoing-asked"))
    } catch (e) { this.notices.toast((e as Error).message) }
  }
}
