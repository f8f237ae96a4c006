import type { Manner } from "$client/games"

export const manner: Manner = {
  wash: "sea",
  laid: 22,
  lay: (piece) => (piece.id.startsWith("land.") ? { ...piece, kind: "land" } : piece),
  draw: { pawn: 1.15, coin: 1.05 },
  suits: { day: "suns", night: "moons" },
  score: "treasures claimed",
  sheets: ["Crews", "Treasure home"],
  hide: (label) => ["round", "actions left", "their value"].includes(label) || label.endsWith("cannonballs") || label.endsWith("crew killed"),
  hideMark: (mark) => mark.kind === "coast" || mark.id === "name",
  progress: (_, scene) => {
    const round = scene.counter("supply", "round")
    const island = scene.marks.find((m) => m.id === "name")?.text
    return [island, round ? `round ${round.value}` : ""].filter(Boolean).join(", ")
  },
  pips: (scene) => {
    const left = scene.counter("supply", "actions left")
    return left && left.most ? { left: left.value, most: left.most, label: "Actions left" } : null
  },
}
