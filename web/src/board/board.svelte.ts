// Where everything of a board lies on its chart, and what of it is meant.

import type { Chart, GameUi, TargetArea } from "$client/games"
import { kindOf } from "$client/kinds"
import { boxOf, boxOfSpot, edges, heightOf, middle, rowsOf, stands, widthOf, type Box, type Scene } from "$client/scene"
import type { Piece } from "$client/types"
import { Zoom } from "./zoom.svelte"

/** What a board is given. */
export interface BoardProps {
  scene: Scene
  ui: GameUi
  targets: Set<string>
  places: Set<string> // everything on the board that any action names
  chosen: string[]
  hinted: string[]
  refused: string | null
  phone: boolean
  zooms: boolean
  mover: string | null
  isCut: boolean // whether what lies there was put there, and comes from nowhere
  othersAct: boolean // whether what somebody else did is being shown
  tapped: string | null // the target that a finger has pointed at
}

/** The shape that a ring is drawn around. */
export interface Outline { box: Box; round: boolean }

/** What can be clicked, pointed at and walked to. */
export interface Cell { id: string; box: Box }

const bigger = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by })
const scaled = (box: Box, by: number): Box => {
  const m = middle(box)
  return { x: m.x - (box.w * by) / 2, y: m.y - (box.h * by) / 2, w: box.w * by, h: box.h * by }
}

export class BoardState {
  width = $state(0)
  height = $state(0)
  /** The cell under the pointer or the focus. */
  private hover = $state<string | null>(null)
  readonly zoom = new Zoom(this)

  readonly area = $derived.by(() => this.props.scene.in("board"))
  readonly frame = $derived.by(() => this.props.ui.frame?.(this.area) ?? this.area.extent())
  readonly grid = $derived.by(() => (this.props.ui.grid ? this.props.ui.grid(this.area) : edges(this.area.spots)))
  readonly chart = $derived.by((): Chart => {
    const { width, height, frame, grid } = this
    const { phone, ui } = this.props
    const pad = phone ? { x: grid ? 13 : 6, y: grid ? 16 : 12 } : { x: 46, y: grid ? 36 : 30 }
    const margin = ui.margin ?? { left: 0, right: 0 }
    const beside = phone || width - margin.left - margin.right < 520 ? { left: 0, right: 0 } : margin
    const wide = Math.max(60, width - 2 * pad.x - beside.left - beside.right)
    const high = Math.max(60, height - 2 * pad.y)
    const s = Math.min(wide / frame.w, high / frame.h, 110)
    const shift = phone ? 0 : (beside.left - beside.right) / 2
    const ox = (width - frame.w * s) / 2 - frame.x * s + shift + (phone && grid ? 4 : 0)
    const oy = (height - frame.h * s) / 2 - frame.y * s + (phone ? (grid ? 0 : -4) : grid ? 5 : 0)
    return { width, height, s, ox, oy, board: frame, k: this.zoom.k }
  })
  // Numbers of their own: zooming makes another chart and leaves these as they are.
  readonly s = $derived(this.chart.s)
  private readonly ox = $derived(this.chart.ox)
  private readonly oy = $derived(this.chart.oy)
  readonly isReady = $derived(this.width > 0 && this.height > 0)
  /** The target under the pointer. */
  readonly active = $derived.by(() => this.props.tapped ?? (this.hover && this.props.targets.has(this.hover) ? this.hover : null))
  /** A choice of half the board is dotted: rings all over would hide what lies there. */
  readonly hasManyTargets = $derived.by(() => this.props.targets.size > 90)
  /** What lies on each spot: not what stands there, nor the country itself. */
  private readonly lying = $derived.by(() => {
    const found = new Map<string, Piece>()
    for (const piece of this.area.pieces) {
      if (stands(piece) || kindOf(piece.kind).layer === "chart") continue
      const spot = this.area.under(piece.x, piece.y)
      if (spot) found.set(spot.id, piece)
    }
    return found
  })
  readonly occupied = $derived(new Set(this.lying.keys()))

  /** Rows of cells; what lies on top comes later and is clicked first: a crew before its deck. */
  readonly cells = $derived.by((): Cell[][] => {
    const { ui, places } = this.props
    const spots: Cell[] = [], areas: Cell[] = []
    for (const spot of this.area.spots) {
      const own = boxOfSpot(spot), whole = this.targetArea(spot.id)
      const m = whole && middle(whole.box)
      if (whole && m) areas.push({ id: spot.id, box: whole.dot ? { ...own, x: m.x - own.w / 2, y: m.y - own.h / 2 } : whole.box })
      else spots.push({ id: spot.id, box: own })
    }
    const named = this.area.pieces.filter((p) => places.has(p.id) || !this.area.spots.length || ui.alwaysClickable?.(p))
    const heights = [...new Set(named.map((p) => p.z ?? 0))].sort((a, b) => a - b)
    const layers = heights.map((z) => named.filter((p) => (p.z ?? 0) === z).map((p): Cell => ({ id: p.id, box: ui.targetArea?.(p.id, this.props.scene)?.box ?? scaled(boxOf(p), this.scaleOf(p)) })))
    return [...rowsOf(spots), ...layers.flatMap(rowsOf), ...rowsOf(areas)]
  })
  /** The place that a piece would leave is framed like one that was chosen. */
  private readonly home = $derived.by(() => {
    const { mover, targets, chosen } = this.props
    const piece = mover && targets.size && !chosen.length ? this.area.pieces.find((p) => p.id === mover) : undefined
    const spot = piece && this.area.under(piece.x, piece.y)
    // On a tile of several squares it stands on none of them.
    return spot && ((spot.w ?? 1) > 1.2 || Math.abs(piece.x - spot.x - 0.5) + Math.abs(piece.y - spot.y - 0.5) < 0.3) ? spot.id : undefined
  })
  readonly selected = $derived.by(() => (this.home ? [this.home] : this.props.chosen).filter((id) => this.outline(id)))
  private readonly marks = $derived.by(() => {
    const { ui, chosen } = this.props
    const drawn = this.area.marks.filter((mark) => mark.kind !== "gain" && mark.kind !== "way" && !ui.hideMark?.(mark))
    return drawn.filter((mark) => !mark.of || mark.of === this.hover || chosen.includes(mark.of))
  })
  readonly labels = $derived(this.marks.filter((mark) => mark.kind === "label"))
  readonly printedMarks = $derived(this.marks.filter((mark) => mark.kind !== "label" && !mark.of))
  /** Marks that belong to what is meant. */
  readonly meantMarks = $derived(this.marks.filter((mark) => mark.kind !== "label" && mark.of))
  readonly background = $derived.by(() => {
    const { marks } = this.area
    return this.props.ui.background ?? marks.find((m) => m.kind === "ground" && !m.points.length)?.suit ?? (marks.some((m) => m.kind === "road") ? "country" : "sea")
  })

  constructor(readonly props: BoardProps) {}

  point(cell: string | null): void {
    this.hover = cell
  }

  /** How much smaller or larger than it is a piece is drawn. */
  scaleOf(piece: Piece): number {
    return this.props.ui.pieceScale?.[piece.kind] ?? 1
  }

  px(box: Box): Box {
    const { s } = this
    return { x: box.x * s, y: box.y * s, w: box.w * s, h: box.h * s }
  }

  /** More than its own square, if the place is a target and stands for that: a berth, for its upper left corner. */
  targetArea(id: string): TargetArea | null {
    return this.props.targets.has(id) ? (this.props.ui.targetArea?.(id, this.props.scene) ?? null) : null
  }

  /** The shape that a ring is drawn around: what lies there, else the place itself. */
  outline(id: string): Outline | null {
    const whole = this.targetArea(id)
    if (whole?.dot && id !== this.active) return { box: this.px(scaled(whole.box, 0.16)), round: true }
    if (whole) return { box: this.px(whole.dot ? scaled(whole.box, 0.96) : whole.box), round: !!whole.round }
    const piece = this.lying.get(id) ?? this.area.pieces.find((p) => p.id === id)
    const spot = this.area.spots.find((p) => p.id === id)
    const share = piece && spot ? (Math.max(widthOf(piece), heightOf(piece)) * this.scaleOf(piece)) / (spot.w ?? 1) : 1
    if (piece && share > 0.4 && share < 1.2) {
      const round = stands(piece) || kindOf(piece.kind).round
      const box = this.px(scaled(boxOf(piece), this.scaleOf(piece)))
      // Rings of small pieces that stand close together keep close to them.
      return { box: bigger(box, round ? Math.min(4, box.w * 0.07) * (box.w > 60 ? -1 : 1) : 1), round }
    }
    if (!spot) return null
    const round = this.props.ui.isRound?.(id, this.props.scene) ?? false
    return { box: this.px(scaled(boxOfSpot(spot), round ? 0.62 : (spot.w ?? 1) < 1.5 ? 0.94 : 0.9)), round }
  }

  /** The place that is nearest to a point of the screen. */
  nearestSpot({ x, y }: { x: number; y: number }): string | null {
    const { s, zoom } = this
    const at = { x: ((x - zoom.x) / zoom.k - this.ox) / s, y: ((y - zoom.y) / zoom.k - this.oy) / s }
    const far = ({ x, y, w, h }: Box) => Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h))
    const found = this.area.spots.map((spot) => ({ id: spot.id, far: far(boxOfSpot(spot)) }))
    return found.length ? found.reduce((best, one) => (one.far < best.far ? one : best)).id : null
  }

  /** The outline of a place on the chart, before it is zoomed. */
  onSheet(id: string): Box | null {
    const box = this.outline(id)?.box
    return box ? { ...box, x: box.x + this.ox, y: box.y + this.oy } : null
  }

  onScreen = (id: string): Box | null => {
    const box = this.onSheet(id)
    return box && this.zoom.onScreen(box)
  }
}
