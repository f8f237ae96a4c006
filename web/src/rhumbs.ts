// The rhumb lines of a chart sheet, as on real portolans: 16 points on a circle, joined.

const WINDS = 16
const cache = new Map<string, [string, string, string]>()

/** Paths of principal, half and quarter winds for a sheet of that size. */
export function rhumbLines(width: number, height: number, cx = 0.52, cy = 0.515): [string, string, string] {
  const key = `${Math.round(width)} ${Math.round(height)} ${cx} ${cy}`
  const found = cache.get(key)
  if (found) return found
  const x = width * cx, y = height * cy, r = Math.max(width, height) * 0.47
  const paths: [string, string, string] = ["", "", ""]
  for (let i = 0; i < WINDS; i++) {
    const at: [number, number] = [x + r * Math.cos((2 * Math.PI * i) / WINDS), y + r * Math.sin((2 * Math.PI * i) / WINDS)]
    for (let j = i + 3; j < Math.min(i + 14, WINDS); j++) {
      const course = (Math.PI * (i + j)) / WINDS + Math.PI / 2
      paths[(i + j) % 2 ? 2 : (i + j) % 4 ? 1 : 0] += across(at, course, width, height)
    }
  }
  if (cache.size > 40) cache.clear()
  cache.set(key, paths)
  return paths
}

function across([x, y]: [number, number], course: number, width: number, height: number): string {
  let low = -Infinity, high = Infinity
  const way: [number, number, number][] = [[x, Math.cos(course), width], [y, Math.sin(course), height]]
  for (const [place, step, size] of way) {
    if (Math.abs(step) < 1e-9) {
      if (place < 0 || place > size) return ""
      continue
    }
    const one = -place / step, other = (size - place) / step
    low = Math.max(low, Math.min(one, other))
    high = Math.min(high, Math.max(one, other))
  }
  if (low >= high) return ""
  const end = (k: number) => `${(x + Math.cos(course) * k).toFixed(1)} ${(y + Math.sin(course) * k).toFixed(1)}`
  return `M${end(low)}L${end(high)}`
}

/** The alternating bars of the neatline: an odd number, so that both ends look the same. */
export function neatBars(width: number, height: number): string {
  let bars = ""
  for (const flat of [true, false]) {
    const length = (flat ? width : height) - 28
    const count = Math.floor(length / 34) | 1
    const step = length / count
    for (let n = 0; n < count; n += 2) {
      const at = 14 + n * step
      for (const side of [10, (flat ? height : width) - 10]) {
        bars += flat ? `M${at.toFixed(1)} ${side}h${step.toFixed(1)}` : `M${side} ${at.toFixed(1)}v${step.toFixed(1)}`
      }
    }
  }
  return bars
}
