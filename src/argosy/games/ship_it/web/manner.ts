import type { Manner } from "$client/games"

export const PHASES: { name: string; steps: string[] }[] = [
  { name: "1 Plan", steps: ["planning", "drawing"] },
  { name: "2 Build", steps: ["choosing", "building"] },
  { name: "3 Officials", steps: ["directing"] },
  { name: "4 Freight", steps: ["stopping", "shipping", "turning", "keeping", "revealing", "laying out", "looking"] },
]

export const manner: Manner = {
  wash: "land",
  draw: { tile: 0.97, pawn: 1, domino: 0.96 },
  suits: { red: "suns", black: "moons", green: "crowns", blue: "arms", yellow: "arms" },
  score: "profit",
  sheets: ["Hubs", "Known freight"],
  hide: (label) => label.endsWith("action points") || label === "round" || label === "pip-stop" || label === "links in the pool",
  hideMark: (mark) => mark.id.startsWith("total."),
  progress: (view, scene) => {
    const round = scene.counter("supply", "round")
    const phase = PHASES.find((p) => p.steps.includes(view.step))
    return [round ? `Round ${round.value}` : "", phase?.name ?? ""].filter(Boolean).join(", phase ")
  },
  pips: (scene) => {
    const points = scene.counters.find((c) => c.label.endsWith("action points"))
    return points && points.value > 0 ? { left: points.value, most: Math.max(8, points.value), label: "Action points" } : null
  },
  prompts: {
    planning: "Buy links, or go on.",
    directing: "Move your official, or go on.",
    stopping: "Choose a pip-stop and move freight, or go on.",
    shipping: "Move freight, or go on.",
  },
}
