import { expect, test } from "vitest"
import { pathsBetween, trailOf } from "$client/director/paths"
import { Scene } from "$client/scene"
import type { Mark, Phrase, Piece, View } from "$client/types"

// A row of five squares; something stands in the middle of one.
const spots = ["a1", "b1", "c1", "d1", "e1"].map((id, x) => ({ id, x, y: 0, w: 1, h: 1 }))
const pawn = (x: number, id = "pawn.red"): Piece => ({ id, kit: "ours", kind: "pawn", side: "face", suit: "", rank: "", x: x + 0.5, y: 0.5 })
const view = (pieces: Piece[], marks: Mark[] = []): View => ({ scene: { spots, pieces, marks } }) as View
const area = (of: View) => new Scene(null, of.scene).in("board")
const between = (last: View, next: View, events: Phrase[] = [], ui = {}) => Object.fromEntries(pathsBetween(area(next), last, next, events, ui))

test("what stays has no way", () => {
  expect(between(view([pawn(0)]), view([pawn(0)]))).toEqual({})
})

test("a step leads straight there", () => {
  expect(between(view([pawn(0)]), view([pawn(1)]))).toEqual({ "pawn.red": [[0.5, 0.5], [1.5, 0.5]] })
})

test("a way that was shown to whoever decided is the way", () => {
  const way = { id: "way.c1", kind: "way", points: [[0.5, 0.5], [1.5, 3], [2.5, 0.5]] } as Mark
  const other = { id: "way.d1", kind: "way", points: [[0.5, 0.5], [9, 9], [3.5, 0.5]] } as Mark
  expect(between(view([pawn(0)], [other, way]), view([pawn(2)]))["pawn.red"]).toEqual([[0.5, 0.5], [1.5, 3], [2.5, 0.5]])
})

test("places that the event names are passed", () => {
  const events = [{ id: "event-rushed", nouns: { seat: "seat:red", by: "space:b1", to: "space:c1" } }]
  expect(between(view([pawn(0)]), view([pawn(2)]), events)["pawn.red"]).toEqual([[0.5, 0.5], [1.5, 0.5], [2.5, 0.5]])
})

test("a game may know the way", () => {
  const ui = { way: () => ["b1", "d1", "c1"] }
  expect(between(view([pawn(0)]), view([pawn(2)]), [], ui)["pawn.red"]).toEqual([[0.5, 0.5], [1.5, 0.5], [3.5, 0.5], [2.5, 0.5]])
  // A ship lies over the corner of four places.
  expect(between(view([pawn(0)]), view([pawn(2.5)]), [], ui)["pawn.red"]).toEqual([[0.5, 0.5], [2, 0.5], [4, 0.5], [3, 0.5]])
})

test("a trail ends short of what it leads to", () => {
  const [first, second, last] = trailOf(area(view([])), [[0.4, 0.5], [1.5, 0.5], [2.6, 0.5]], false)
  expect([first, second]).toEqual([[0.5, 0.5], [1.5, 0.5]])
  expect(last![0]).toBeLessThan(2.5)
})
