// Why a bot did what it did last: its lines and chances, thought once more from what the reader knows.

import type { Hint, Line } from "$client/types"
import type { Table } from "./table.svelte"

/** A way that the bot weighed up, in words; the first is the one it took. */
export interface Weighed { says: string; chances: string }

export class Explanation {
  /** Whose decision is explained, and what was found; null while the bot thinks. */
  asked = $state.raw<{ seat: string; line: number; info: Hint | null } | null>(null)

  constructor(private readonly table: Table) {}

  /** The last decision of a bot on this seat, if it can be explained. */
  lastOf = (seat: string): Line | undefined => {
    const { live, people, view } = this.table
    const row = people.seats.find((each) => each.seat === seat)
    if (!live.table?.hints || !view?.you.seat || view.status !== "playing" || row?.kind !== "bot") return undefined
    return live.lines.findLast((line) => line.who === seat && !line.undone && !line.undoes)
  }

  readonly weighed = $derived.by((): Weighed[] => {
    const { t } = this.table.people.speaker
    return (this.asked?.info?.lines ?? []).map(({ says, chances }) => ({
      says: t("explain-line", { action: says }),
      chances: Object.entries(chances).map(([seat, chance]) => t("hint-chance", { seat: `seat:${seat}`, percent: Math.round(chance * 100) })).join(", "),
    }))
  })
  /** What it did, in a sentence. */
  readonly head = $derived.by(() => {
    const { asked } = this, { t } = this.table.people.speaker
    if (!asked) return ""
    const seat = `seat:${asked.seat}`
    if (!asked.info) return t("explain-thinking", { seat })
    return t(asked.info.lines.length ? "explain-weighed" : "explain-forced", { seat, action: asked.info.says })
  })

  toggle = async (seat: string): Promise<void> => {
    const line = this.lastOf(seat)?.line
    if (this.asked?.seat === seat || line === undefined) return this.close()
    this.asked = { seat, line, info: null }
    try {
      const info = await this.table.live.explain(line)
      if (this.asked?.line === line) this.asked = { seat, line, info }
    } catch (e) {
      this.close()
      this.table.notices.toast((e as Error).message)
    }
  }

  close = (): void => { this.asked = null }
}
