// What is looked at: under the pointer, under a finger that stays, or where the focus is. Whatever has a `data-place` or `data-piece`
// is known to the table; `data-look` names the message or the noun that a figure is called by ("counter-gold", "good:fish"), `data-use` says
// what it is there for; a picture has its own name.

import type { People } from "./people.svelte"
import type { Scene } from "$client/scene"
import type { Table } from "./table.svelte"
import { describe, useOf } from "./describe"
import { verbatim } from "$client/phrases"

export interface Looked { what: string; use: string; box: DOMRect }

const SEEN = "[data-look], [data-use], [data-place], [data-piece], [role=img][aria-label]"
const WAIT = 450 // ms until a pointer that rests is one that asks
const GRACE = 160 // ms to get from a thing to what is said of it
const PRESS = 500 // ms that a finger stays
const SLIP = 10 // px that it may move

export const TIP = "look-tip"

export class Look {
  /** What is told, and where the thing is. */
  shown = $state.raw<Looked | null>(null)
  #at: Element | null = null
  #timer = 0
  #pressed: { x: number; y: number } | null = null
  #held = false // a finger has stayed: lifting it is no tap

  constructor(private readonly table: Table) {}

  private get scene(): Scene { return this.table.scene }
  private get people(): People { return this.table.people }

  /** What can be told of an element; null if nothing can. */
  private told(at: Element): Omit<Looked, "box"> | null {
    const { speaker } = this.people
    const place = at.getAttribute("data-place") ?? at.getAttribute("data-piece")
    const look = at.getAttribute("data-look"), use = at.getAttribute("data-use")
    const name = () => speaker.label(verbatim(at.getAttribute("aria-label") ?? at.textContent.trim()))
    if (look !== null) return { what: name(), use: speaker.use(look) }
    if (place === null) return { what: name(), use: use ?? "" }
    return { what: describe(this.table, place), use: useOf(this.scene, speaker, place) }
  }

  private show(at: Element): void {
    const told = at.isConnected ? this.told(at) : null
    this.hide()
    if (!told?.what) return
    this.#at = at
    this.shown = { ...told, box: at.getBoundingClientRect() }
    if (at.hasAttribute("aria-label") || at.hasAttribute("tabindex")) at.setAttribute("aria-describedby", TIP)
  }

  hide = (): void => {
    clearTimeout(this.#timer)
    if (this.#at?.getAttribute("aria-describedby") === TIP) this.#at.removeAttribute("aria-describedby")
    this.#at = null
    this.shown = null
  }

  private later(wait: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(then, wait)
  }

  // ── A pointer ──

  over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return
    const target = event.target as Element
    if (target.closest(`#${TIP}`)) return clearTimeout(this.#timer) // it may be pointed at
    const at = target.closest(SEEN)
    if (at && at === this.#at) return clearTimeout(this.#timer)
    this.later(this.shown ? GRACE : WAIT, () => (at ? this.show(at) : this.hide()))
  }

  /** A finger that stays asks; one that goes elsewhere has read enough. */
  down = (event: PointerEvent): void => {
    const target = event.target as Element
    this.#held = false
    if (target.closest(`#${TIP}`)) return
    this.hide()
    if (event.pointerType !== "touch") return
    const at = target.closest(SEEN)
    this.#pressed = { x: event.clientX, y: event.clientY }
    if (at) this.later(PRESS, () => { this.show(at); this.#held = !!this.shown })
  }

  move = (event: PointerEvent): void => {
    const { x, y } = this.#pressed ?? { x: event.clientX, y: event.clientY }
    if (event.pointerType === "touch" && Math.hypot(event.clientX - x, event.clientY - y) > SLIP) this.up()
  }

  up = (): void => {
    this.#pressed = null
    if (!this.shown) clearTimeout(this.#timer)
  }

  /** What a finger that stayed has asked is not also done. */
  click = (event: MouseEvent): void => {
    if (!this.#held) return
    this.#held = false
    event.stopPropagation()
    event.preventDefault()
  }

  menu = (event: Event): void => {
    if (this.#held || this.#pressed) event.preventDefault()
  }

  // ── Keys ──

  focus = (event: FocusEvent): void => {
    const at = event.target as Element
    if (at.matches(SEEN) && at.matches(":focus-visible")) this.show(at)
  }

  blur = (): void => {
    if (this.#at && this.#at === document.activeElement) this.hide()
  }

  key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.shown) return
    this.hide()
    event.stopImmediatePropagation()
  }
}
