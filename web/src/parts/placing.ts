// Where something lies that opens over the table, in pixels of what is around it.

interface Box { left: number; top: number; right: number; bottom: number; width: number; height: number }

const EDGE = 4
const GAP = 10
const PAD = 5 // between the edge of what opens and its first button
const within = (at: number, size: number, most: number) => Math.max(EDGE, Math.min(at, most - size - EDGE))

/** Over a button: its own first button lies where that was. */
export function placeOver(from: Box, around: Box, width: number, height: number): { x: number; y: number } {
  return { x: within(from.left - around.left - PAD, width, around.width), y: within(from.top - around.top - PAD, height, around.height) }
}

/** Beside a place of the board, which it leaves in sight. */
export function placeBeside(from: Box, around: Box, width: number, height: number): { x: number; y: number } {
  const below = from.bottom - around.top + GAP
  const y = below + height + EDGE <= around.height ? below : from.top - around.top - height - GAP
  return { x: within((from.left + from.right - width) / 2 - around.left, width, around.width), y: Math.max(EDGE, y) }
}
