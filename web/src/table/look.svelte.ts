// What is looked at: under the pointer, under a finger that stays, or where the focus is. Whatever has a `data-place` or `data-piece`
// is known to the table; `data-look` names the message or the noun that a figure is called by ("counter-gold", "good:fish"), `data-use` says
// what it is there for; a picture has its own name, and a cell of a table that of its row and its column. What lies beside the board, in
// a region with `data-stroll`, has one stop of the Tab key; arrow keys go from thing to thing there.

import type { People } from "./people.svelte"
import type { Scene } from "$client/scene"
import type { Table } from "./table.svelte"
import { describe, useOf } from "./describe"
import { verbatim } from "$client/phrases"

export interface Looked { what: string; use: string; box: DOMRect }

const SEEN = "[data-look], [data-use], [data-place], [data-piece], [role=img][aria-label], [data-stroll] td"
const STROLLS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }
const WAIT = 450 // ms until a pointer that rests is one that asks
const GRACE = 160 // ms to get from a thing to what is said of it
const PRESS = 500 // ms that a finger stays
const SLIP = 10 // px that it may move

export const TIP = "look-tip"

/** What an element says, pictures included. */
function wordsOf(at: Element): string {
  const pictures = [...at.querySelectorAll("[role=img][aria-label]")].map((one) => one.getAttribute("aria-label")!)
  const text = at instanceof HTMLElement ? at.innerText : at.textContent
  return at.getAttribute("aria-label") ?? [...text.split("\n"), ...pictures].map((part) => part.trim()).filter(Boolean).join(", ")
}

/** The head of the column that a cell of a table stands in: counted from the end, since heads of several rows come first. */
function headOf(cell: HTMLTableCellElement): HTMLTableCellElement | undefined {
  const widths = (cells: HTMLTableCellElement[]) => cells.reduce((sum, one) => sum + one.colSpan, 0)
  const after = widths([...cell.parentElement!.children].slice(cell.cellIndex + 1) as HTMLTableCellElement[])
  const heads = [...(cell.closest("table")?.tHead?.rows[0]?.cells ?? [])]
  return heads.findLast((_, n) => after < widths(heads.slice(n)))
}

export class Look {
  /** What is told, and where the thing is. */
  shown = $state.raw<Looked | null>(null)
  #at: Element | null = null
  #timer = 0
  #pressed: { x: number; y: number } | null = null
  #held = false // a finger has stayed: lifting it is no tap
  #clicked: { x: number; y: number } | null = null // where a pointer has pressed: until it moves, it asks nothing of what comes under it

  constructor(private readonly table: Table) {}

  private get scene(): Scene { return this.table.scene }
  private get people(): People { return this.table.people }

  /** What can be told of an element; null if nothing can. */
  private told(at: Element): Omit<Looked, "box"> | null {
    const { speaker } = this.people
    const place = at.getAttribute("data-place") ?? at.getAttribute("data-piece")
    const look = at.getAttribute("data-look"), use = at.getAttribute("data-use")
    const name = () => speaker.label(verbatim(wordsOf(at)))
    if (look !== null) return { what: name(), use: speaker.use(look) }
    if (place === null) return at instanceof HTMLTableCellElement ? this.cell(at, use) : { what: name(), use: use ?? "" }
    return { what: describe(this.table, place), use: useOf(this.scene, speaker, place) }
  }

  /** A figure of a table, by the heads of its row and its column. */
  private cell(at: HTMLTableCellElement, use: string | null): Omit<Looked, "box"> {
    const { speaker } = this.people
    const head = headOf(at)
    const [value, row, column] = [at, at.closest("tr")?.querySelector("th[scope=row]"), head].map((one) => verbatim(one ? wordsOf(one) : ""))
    const look = head?.getAttribute("data-look")
    if (!wordsOf(at)) return { what: "", use: "" }
    return { what: speaker.t("look-cell", { row: row!, column: column!, value: value! }), use: use ?? (look ? speaker.use(look) : "") }
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
    if (this.#clicked) return
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
    if (event.pointerType !== "touch") {
      this.#clicked = { x: event.clientX, y: event.clientY }
      return
    }
    const at = target.closest(SEEN)
    this.#pressed = { x: event.clientX, y: event.clientY }
    if (at) this.later(PRESS, () => { this.show(at); this.#held = !!this.shown })
  }

  move = (event: PointerEvent): void => {
    if (this.#clicked && event.pointerType !== "touch" && Math.hypot(event.clientX - this.#clicked.x, event.clientY - this.#clicked.y) > SLIP) {
      this.#clicked = null
      this.over(event)
    }
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
    const region = (event.target as Element).closest("[data-stroll]"), by = STROLLS[event.key]
    if (region && by && !(event.target as Element).closest("input, select, textarea")) this.stroll(event, region, by)
    if (event.key !== "Escape" || !this.shown) return
    this.hide()
    event.stopImmediatePropagation()
  }

  /** On to another thing of a region; what is said of it comes with the focus. */
  private stroll(event: KeyboardEvent, region: Element, by: number): void {
    const isSeen = (at: Element) => at.getClientRects().length > 0 && !at.parentElement?.closest(SEEN)
    const things = [...region.querySelectorAll<HTMLElement | SVGElement>(SEEN)].filter((at) => isSeen(at) && this.told(at)?.what)
    if (!things.length) return
    const now = things.findIndex((at) => at.contains(document.activeElement))
    const next = things[Math.min(Math.max(now < 0 && by < 0 ? 0 : now + by, 0), things.length - 1)]!
    event.preventDefault()
    event.stopPropagation()
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1")
    if (next instanceof SVGElement && !next.hasAttribute("aria-label")) {
      next.removeAttribute("aria-hidden")
      next.setAttribute("role", "img")
      next.setAttribute("aria-label", this.told(next)!.what)
    }
    next.focus()
  }
}
