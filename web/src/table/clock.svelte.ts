// How much time each seat has left, twice a second.

import type { LiveTable } from "$client/live.svelte"

export class Clock {
  private now = $state(Date.now())

  constructor(private readonly live: LiveTable) {}

  /** Milliseconds; null if the seat has no clock. */
  left = (seat: string): number | null => {
    const view = this.live.view
    const ms = view?.clock.left?.[seat]
    if (!view || ms === undefined) return null
    return view.clock.running === seat ? ms - (this.now + this.live.skew - view.now) : ms
  }

  run(): () => void {
    const every = setInterval(() => (this.now = Date.now()), 500)
    return () => clearInterval(every)
  }
}
