// A board under fingers: what a tap means where places are small, and what is brought into view.

import { untrack } from "svelte"
import { middle, type Box } from "$client/scene"
import type { BoardState } from "./board.svelte"

const FINGER = 46 // pixels that a fingertip needs
const isCoarse = () => matchMedia("(pointer: coarse)").matches

/** Whether a click was made by a finger; a page that is not told takes any click for one where there is nothing finer. */
export const isFinger = (event: MouseEvent): boolean => (event instanceof PointerEvent ? event.pointerType === "touch" : isCoarse())

/** Where on the sheet an event happened. */
export function pointOf(event: MouseEvent): { x: number; y: number } {
  const wrap = (event.currentTarget as Element).closest("svg")!.getBoundingClientRect()
  return { x: event.clientX - wrap.x, y: event.clientY - wrap.y }
}

/** A finger means the nearest target, if one is near enough. */
function nearestTarget(board: BoardState, id: string, event: MouseEvent): string {
  const { targets } = board.props
  if (targets.has(id) || !isCoarse()) return id
  let best = id, least = 24
  const at = pointOf(event)
  for (const target of targets) {
    const box = board.onScreen(target)
    if (!box) continue
    const m = middle(box)
    const far = Math.hypot(Math.max(0, Math.abs(at.x - m.x) - box.w / 2), Math.max(0, Math.abs(at.y - m.y) - box.h / 2))
    if (far < least) { least = far; best = target }
  }
  return best
}

/** Whether a finger cannot tell apart what it may mean here. */
function isCrowded(board: BoardState, event: MouseEvent): boolean {
  const { phone, zooms, targets } = board.props
  if (!phone || !zooms || board.zoom.k >= 3 || !isCoarse()) return false
  const at = pointOf(event)
  const near = [...targets].filter((target) => {
    const box = board.onScreen(target)
    if (!box) return false
    const m = middle(box)
    return Math.hypot(m.x - at.x, m.y - at.y) < 26
  })
  return near.length > 1
}

/** The place that a click means; null if it only brings a place nearer. */
export function placeMeant(board: BoardState, id: string, event: MouseEvent): string | null {
  const { zoom, s } = board
  // The first tap brings the place nearer, the second one means it.
  if (isCrowded(board, event)) {
    const { x, y } = pointOf(event)
    zoom.zoomAt(x, y, Math.min(3, Math.max(zoom.k * 1.6, FINGER / s)))
    return null
  }
  return zoom.k * s * 2 < 90 ? nearestTarget(board, id, event) : id
}

/** Where squares are too small for a finger, show what can be done. Called while a component is made, whose effects these are. */
export function keepTargetsInView(board: BoardState): void {
  const { zoom, props } = board
  const boxesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => board.onSheet(id) ?? [])
  let opened = false
  // What others do may happen anywhere: it is shown on the whole board.
  $effect(() => {
    if (!props.phone || !props.othersAct) return
    untrack(() => zoom.reset())
    opened = false
  })
  $effect(() => {
    if (!board.isReady || !props.zooms || !props.phone || !props.targets.size) return
    const boxes = boxesOf(props.targets)
    if (!boxes.length) return
    untrack(() => {
      const isSeen = (box: Box) => zoom.shows(box)
      if (opened && (board.hasManyTargets ? boxes.some(isSeen) : boxes.every(isSeen))) return
      opened = true
      const finger = FINGER / Math.min(boxes[0]!.w, boxes[0]!.h)
      const k = Math.min(4, Math.max(Math.min(zoom.fitting(boxes), finger), board.hasManyTargets ? Math.min(finger, 2.4) : 1))
      // So little larger is not worth losing sight of the rest.
      if (k < 1.3) zoom.reset()
      else zoom.centre(boxes, k)
    })
  })
  // What the bot proposes comes into view.
  $effect(() => {
    const boxes = boxesOf(props.hinted)
    untrack(() => {
      if (props.phone && boxes.length && !boxes.every((box) => zoom.shows(box))) zoom.centre(boxes, Math.min(zoom.k, zoom.fitting(boxes)))
    })
  })
  // When something is chosen, what it can do comes into view: once, then the fingers decide.
  $effect(() => {
    const ids = props.chosen.length ? [...props.targets] : []
    untrack(() => {
      if (!props.phone || !props.zooms || zoom.k <= 1 || board.hasManyTargets) return
      const boxes = boxesOf(ids)
      const isCut = boxes.map((box) => zoom.onScreen(box)).some((b) => b.x < 0 || b.y < 0 || b.x + b.w > board.width || b.y + b.h > board.height)
      if (isCut) zoom.centre(boxes, Math.min(zoom.k, zoom.fitting(boxes)))
    })
  })
}
