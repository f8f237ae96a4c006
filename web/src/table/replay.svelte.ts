// Positions of the past: one by one, or played like a film.

import { untrack } from "svelte"
import { api } from "$client/api"
import type { LiveTable } from "$client/live.svelte"
import { prefs, recall } from "$client/prefs.svelte"
import { go, replace } from "$client/route.svelte"
import { t } from "$client/language.svelte"
import type { View } from "$client/types"
import type { Notices } from "./notices.svelte"
import type { People } from "./people.svelte"
import type { Trails } from "./trails.svelte"

export class Replay {
  /** The position that is shown, or null while the game itself is. */
  position = $state.raw<{ at: number; view: View } | null>(null)
  playing = $state(false)
  /** Called when another position is shown. */
  onmove: () => void = () => {}
  readonly lastLine = $derived.by(() => this.live.view?.number ?? 0)
  /** Where play begins: the first decision, with the set-up done. */
  readonly startLine = $derived.by(() => this.live.lines.find((l) => this.people.seatNames.includes(l.who))?.line ?? 1)
  private readonly seen = new Map<string, View>()

  constructor(private readonly live: LiveTable, private readonly people: People, private readonly trails: Trails, private readonly notices: Notices) {
    $effect(() => {
      if (!this.playing) return
      const every = setInterval(() => {
        const at = untrack(() => this.position?.at ?? 1)
        if (at > this.lastLine) this.playing = false
        else void this.show(at + 1)
      }, Math.max(350, prefs.motion(900) || 900))
      return () => clearInterval(every)
    })
  }

  show = async (n: number): Promise<void> => {
    const wanted = Math.min(Math.max(1, n), this.lastLine + 1)
    try {
      const key = `${this.live.seat} ${wanted}`
      let found = this.seen.get(key)
      if (!found) {
        found = await api.position(this.live.id, wanted, this.live.seat)
        this.seen.set(key, found)
      }
      const last = this.position?.view ?? this.live.view
      if (last && wanted === (this.position?.at ?? 0) + 1) this.trails.follow(found, last)
      else this.trails.clear()
      this.position = { at: wanted, view: found }
      this.onmove()
      replace(`/t/${this.live.id}@${wanted}`)
    } catch (e) {
      this.playing = false
      this.notices.toast((e as Error).message)
    }
  }

  playFrom = async (line: number): Promise<void> => {
    await this.show(line)
    this.playing = true
  }

  togglePlaying = (): void => {
    this.playing = !this.playing
  }

  leave = (): void => {
    this.playing = false
    this.position = null
    this.trails.clear()
    if (location.pathname !== `/t/${this.live.id}`) replace(`/t/${this.live.id}`)
  }

  copyLink = async (): Promise<void> => {
    try { await navigator.clipboard.writeText(`${location.origin}/t/${this.live.id}@${this.position?.at ?? this.lastLine + 1}`) } catch { /* the address bar has it */ }
    this.notices.toast(t("page-copied"))
  }

  /** Open a new table at the position that is shown. */
  fork = async (): Promise<void> => {
    if (!this.position) return
    const { at, view } = this.position
    try {
      if (!(await api.me())) await api.guest(recall("name"))
      const made = await api.fork(this.live.id, at, view.waiting ?? view.turn ?? this.people.seatNames[0]!, "medium")
      go(`/t/${made.id}`)
    } catch (e) { this.notices.toast((e as Error).message) }
  }
}
