// Pieces that go from the board to a player, or back, fly there: a copy of each travels over everything else.

import { prefs } from "./prefs.svelte"
import type { View } from "./types"

const zones = (view: View) => new Map((view.scene.pieces ?? []).map((p) => [p.id, p.zone ?? "board"]))

/** Call before the new view is drawn; what it returns, after. */
export function flights(next: View, last: View): () => void {
  const ms = prefs.motion(320)
  if (!ms) return () => {}
  const was = zones(last), is = zones(next)
  const from = new Map<string, DOMRect>()
  for (const [id, zone] of is) {
    if (!was.has(id) || was.get(id) === zone) continue
    const element = document.querySelector(`[data-piece="${CSS.escape(id)}"]`)
    if (element) from.set(id, element.getBoundingClientRect())
  }
  if (!from.size || from.size > 12) return () => {}
  return () => {
    for (const [id, start] of from) {
      const element = document.querySelector<SVGElement>(`[data-piece="${CSS.escape(id)}"]`)
      if (!element) continue
      const end = element.getBoundingClientRect()
      if (!end.width || !start.width) continue
      const art = element instanceof SVGSVGElement ? element.innerHTML : (element.firstElementChild?.innerHTML ?? "")
      const copy = document.createElement("div")
      copy.innerHTML = `<svg viewBox="0 0 100 104" width="100%" height="100%">${art}</svg>`
      Object.assign(copy.style, {
        position: "fixed", left: "0", top: "0", width: `${end.width}px`, height: `${end.height}px`, zIndex: "50", pointerEvents: "none", transformOrigin: "0 0",
      })
      copy.setAttribute("aria-hidden", "true")
      document.body.append(copy)
      element.style.visibility = "hidden"
      const k = start.width / end.width, rise = Math.min(60, Math.abs(end.left - start.left) * 0.12)
      const at = (x: number, y: number, scale: number) => `translate(${x}px,${y}px) scale(${scale})`
      const flight = copy.animate([
        { transform: at(start.left, start.top, k) },
        { transform: at((start.left + end.left) / 2, (start.top + end.top) / 2 - rise, (k + 1) / 2) },
        { transform: at(end.left, end.top, 1) },
      ], { duration: ms, easing: "cubic-bezier(.3,.7,.2,1)" })
      const land = () => { copy.remove(); element.style.visibility = "" }
      flight.onfinish = land
      flight.oncancel = land
    }
  }
}
