// Pan and pinch: how far the board is zoomed in, and what of it is seen.

import { bounds, middle, type Box } from "$client/scene"

const MOST = 6
const DRAG = 8 // pixels a finger may stray and still tap
const DOUBLE = 280 // milliseconds between the taps of a double tap

interface Point { x: number; y: number }
interface View extends Point { k: number }

const WHOLE: View = { k: 1, x: 0, y: 0 }

export class Zoom {
  private view = $state.raw<View>(WHOLE)
  /** How far in; panning alone does not change it. */
  readonly k = $derived(this.view.k)
  readonly isIn = $derived(this.view.k > 1.01)
  private readonly fingers = new Map<number, Point>()
  private pinch: { apart: number; k: number } | null = null
  private dragged = 0
  private lastTap = 0

  /** `sheet` is what is looked at, in pixels. */
  constructor(private readonly sheet: { readonly width: number; readonly height: number }) {}

  get x(): number { return this.view.x }
  get y(): number { return this.view.y }
  /** Whether the press that is under way moves the board instead of meaning a place. */
  get isDrag(): boolean { return this.dragged > DRAG }

  reset = (): void => {
    this.view = WHOLE
  }

  /** Zoom so that what lies at this point stays there. */
  zoomAt(x: number, y: number, k: number): void {
    const r = Math.min(MOST, Math.max(1, k)) / this.k
    this.set({ k: this.k * r, x: x - (x - this.x) * r, y: y - (y - this.y) * r })
  }

  /** Bring boxes of the sheet into the middle. */
  centre(boxes: Box[], k: number): void {
    const m = middle(bounds(boxes))
    this.set({ k, x: this.sheet.width / 2 - m.x * k, y: this.sheet.height / 2 - m.y * k })
  }

  /** How far one can zoom in and still see all of them. */
  fitting(boxes: Box[]): number {
    const all = bounds(boxes)
    return Math.max(1, Math.min(this.sheet.width / (all.w + 40), this.sheet.height / (all.h + 60)))
  }

  /** Where a box of the sheet is on the screen. */
  onScreen(box: Box): Box {
    return { x: box.x * this.k + this.x, y: box.y * this.k + this.y, w: box.w * this.k, h: box.h * this.k }
  }

  /** Whether the middle of a box of the sheet is on the screen. */
  shows(box: Box): boolean {
    const { x, y } = middle(this.onScreen(box))
    return x > 0 && y > 0 && x < this.sheet.width && y < this.sheet.height
  }

  down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.offsetX, y: event.offsetY })
    this.dragged = this.fingers.size > 1 ? 99 : 0
    const [a, b] = [...this.fingers.values()]
    this.pinch = a && b ? { apart: Math.hypot(a.x - b.x, a.y - b.y), k: this.k } : null
  }

  move = (event: PointerEvent): void => {
    const last = this.fingers.get(event.pointerId)
    if (!last) return
    const next = { x: event.offsetX, y: event.offsetY }
    this.fingers.set(event.pointerId, next)
    const [a, b] = [...this.fingers.values()]
    if (this.pinch && a && b) this.zoomAt((a.x + b.x) / 2, (a.y + b.y) / 2, (this.pinch.k * Math.hypot(a.x - b.x, a.y - b.y)) / this.pinch.apart)
    else if (this.k > 1) {
      this.dragged += Math.hypot(next.x - last.x, next.y - last.y)
      this.set({ k: this.k, x: this.x + next.x - last.x, y: this.y + next.y - last.y })
    }
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
    this.pinch = null
    if (event.type !== "pointerup" || event.pointerType !== "touch" || this.dragged >= DRAG) return
    if (Date.now() - this.lastTap < DOUBLE && this.k > 1) this.reset()
    this.lastTap = Date.now()
  }

  /** `always` also without the key that zooms a page. */
  wheel(event: WheelEvent, always: boolean): void {
    if (!event.ctrlKey && !always) return
    event.preventDefault()
    this.zoomAt(event.offsetX, event.offsetY, this.k * Math.exp(-event.deltaY / 300))
  }

  /** The sheet always covers the screen. */
  private set(next: View): void {
    const k = Math.min(MOST, Math.max(1, next.k))
    const within = (at: number, size: number) => Math.min(0, Math.max(-size * (k - 1), at))
    this.view = { k, x: within(next.x, this.sheet.width), y: within(next.y, this.sheet.height) }
  }
}
