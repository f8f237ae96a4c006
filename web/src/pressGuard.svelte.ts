// What has just changed is not pressed yet: the second click of a double click was meant for what stood there before.

export const PAUSE = 400 // milliseconds

export class PressGuard {
  /** Whether what is offered has changed a moment ago. */
  fresh = $state(false)
  private changed = -Infinity
  private turned = -Infinity
  private pressed: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Something else is offered now; `turned` where the position is another one, not only what was chosen in it. */
  change(turned: boolean): void {
    this.changed = performance.now()
    if (turned) this.turned = this.changed
    this.fresh = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.fresh = false), PAUSE)
  }

  /** Whether the press that is under way began too early. A key that is held down began when it went down. */
  early(since: "change" | "turn" = "change"): boolean {
    return (this.pressed ?? performance.now()) - (since === "turn" ? this.turned : this.changed) < PAUSE
  }

  /** For a bar of buttons: an early press does nothing. */
  stop = (event: Event): void => {
    if (!this.early()) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** For the board: places stay where they are, so only the second half of a double click is stopped. */
  stopDouble = (event: MouseEvent): void => {
    if (event.detail > 1 && this.early("turn")) this.stop(event)
  }

  /** Remember when presses begin, before anything else hears of them. */
  listen(): () => void {
    const down = (event: Event) => { if (!(event instanceof KeyboardEvent && event.repeat)) this.pressed = performance.now() }
    const up = () => setTimeout(() => (this.pressed = null)) // after the click that it makes
    const heard: [string, () => void][] = [["pointerup", up], ["pointercancel", up], ["keyup", up], ["blur", up]]
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, down, true)
    for (const [type, what] of heard) addEventListener(type, what, true)
    return () => {
      clearTimeout(this.timer)
      for (const type of ["pointerdown", "keydown"]) removeEventListener(type, down, true)
      for (const [type, what] of heard) removeEventListener(type, what, true)
    }
  }
}
