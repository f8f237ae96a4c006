"""Draws the board on its chart sheet."""

from argosy.core.language import Reader
from argosy.core.table import Mark, Piece, Spot
from argosy.draw.chart_sheet import chart, rose
from argosy.draw.kinds import kind_of
from argosy.draw.marks import draw_mark, shoals
from argosy.draw.pieces import Pen
from argosy.draw.scene import Area, Edges, bounds, edges, size_of
from argosy.draw.sprite import Sprite
from argosy.draw.svg_elements import element, group, text

PAD = 58.0  # from the edge of the chart to the board: the neatline, letters and numbers
WIDE, HIGH = 1000.0, 720.0  # at most, in pixels


def draw_board(sprite: Sprite, area: Area, reader: Reader) -> tuple[str, float, float]:
    left, top, right, bottom = area.extent()
    scale = min(WIDE / max(right - left, 1.0), HIGH / max(bottom - top, 1.0), 90.0)
    width, height = (right - left) * scale + 2 * PAD, (bottom - top) * scale + 2 * PAD
    shift = f"translate({PAD - left * scale:.2f} {PAD - top * scale:.2f})"
    decoration = rose(sprite, width - 78, height - 84, 120) if is_free(area, right, bottom) else ""
    sheet = chart(sprite, ground_of(area), width, height) + decoration
    drawn = contents(sprite, area, scale, reader)
    return sheet + group(drawn, transform=shift), width, height


def contents(sprite: Sprite, area: Area, scale: float, reader: Reader) -> list[str]:
    """Draw from the bottom up: printed marks, land, places, tiles, owned regions, other pieces, names."""
    grid = edges(area.spots)
    pen = Pen(sprite, scale, reader)
    lands = [piece for piece in area.pieces if is_land(piece, area)]
    labels = [mark for mark in area.marks if mark.kind == "label" and mark.points]
    inside = [shoals(sprite, area.marks, scale)]
    owned = [mark for mark in area.marks if is_owned(mark)]
    under = [mark for mark in area.marks if mark not in labels and mark not in owned]
    inside += [draw_mark(sprite, mark, scale, reader) for mark in under]
    inside += [land_plate(sprite, piece, scale) for piece in lands]
    inside += spots(sprite, area, scale, grid)
    ground = [piece for piece in area.pieces if is_ground(piece)]
    inside += [pen.piece(piece) for piece in ground if piece not in lands]
    inside += [draw_mark(sprite, mark, scale, reader) for mark in owned]
    inside += [pen.piece(piece) for piece in area.pieces if not is_ground(piece)]
    inside += [draw_mark(sprite, mark, scale, reader) for mark in labels]
    return inside + (edge_names(sprite, grid, area, scale) if grid else [])


def is_ground(piece: Piece) -> bool:
    return kind_of(piece.kind).layer == "ground"


def is_owned(mark: Mark) -> bool:
    """Return whether a region has an owner: its hatching covers tiles and links, but not what stands on them."""
    return mark.kind == "region" and bool(mark.suit)


def spots(sprite: Sprite, area: Area, scale: float, grid: Edges | None) -> list[str]:
    lying = [piece for piece in area.pieces if not kind_of(piece.kind).stands]
    taken = {spot.id for piece in lying for spot in area.covered(piece)}
    labels = [mark for mark in area.marks if mark.kind == "label" and mark.points]
    named = {spot.id for mark in labels for spot in area.under(*mark.points[0])}
    drawn = []
    for spot in area.spots:
        name = "" if spot.id in named else spot.id
        drawn.append(draw_spot(sprite, spot, name, (scale, grid is not None, spot.id in taken)))
    return drawn


def is_land(piece: Piece, area: Area) -> bool:
    """Return whether a piece is plain land: a tile face down on a board that has coasts."""
    has_coast = any(mark.kind == "coast" for mark in area.marks)
    return has_coast and piece.kind == "tile" and piece.side == "back" and not piece.rank


def land_plate(sprite: Sprite, piece: Piece, scale: float) -> str:
    w, h = (side * scale for side in size_of(piece))
    return element(
        "rect",
        id=f"piece-{piece.id}",
        x=piece.x * scale - w / 2,
        y=piece.y * scale - h / 2,
        width=w,
        height=h,
        fill=sprite.colour("land"),
        stroke=sprite.colour("land-2"),
        stroke_width=1.4,
    )


def ground_of(area: Area) -> str:
    """Return what a mark "ground" without points is; without one, a board with roads is land and any other is sea."""
    named = next((m.suit for m in area.marks if m.kind == "ground" and not m.points), "")
    kinds = {mark.kind for mark in area.marks}
    return named or ("land" if "road" in kinds and "coast" not in kinds else "sea")


def is_free(area: Area, right: float, bottom: float) -> bool:
    """Return whether the lower right corner has room for a compass rose."""
    boxes = [*area.boxes()]
    return not any(x2 > right - 2.0 and y2 > bottom - 2.0 for _, _, x2, y2 in boxes)


def draw_spot(sprite: Sprite, spot: Spot, name: str, how: tuple[float, bool, bool]) -> str:
    """Draw a place: water where a tile has gone, a hairline around a small square, else a plate with its name."""
    scale, grid, taken = how
    x, y, w, h = (v * scale for v in (spot.x, spot.y, spot.w, spot.h))
    if grid and spot.w < 1.5:
        return element(
            "rect",
            x=x,
            y=y,
            width=w,
            height=h,
            fill="none",
            stroke=sprite.colour("line-strong"),
            stroke_width=0.6,
            stroke_opacity=0.45,
        )
    if grid:
        return "" if taken else water(sprite, x, y, w, h)
    return place(sprite, spot, scale, name)


def water(sprite: Sprite, x: float, y: float, w: float, h: float) -> str:
    ink = sprite.colour("ink-2")
    outline = element(
        "rect",
        x=x + w * 0.08,
        y=y + h * 0.08,
        width=w * 0.84,
        height=h * 0.84,
        rx=w * 0.06,
        fill="none",
        stroke=ink,
        stroke_opacity=0.45,
        stroke_width=1.2,
        stroke_dasharray="4 4",
    )
    waves = "".join(
        f"M{x + w * left:.1f} {y + h * down:.1f}q{w * 0.06:.1f} {-h * 0.06:.1f} {w * 0.12:.1f} 0"
        f"t{w * 0.12:.1f} 0"
        for left, down in ((0.34, 0.47), (0.42, 0.57))
    )
    return outline + element(
        "path", d=waves, fill="none", stroke=ink, stroke_opacity=0.6, stroke_width=1.3
    )


def place(sprite: Sprite, spot: Spot, scale: float, name: str) -> str:
    x, y, w, h = (v * scale for v in (spot.x, spot.y, spot.w, spot.h))
    plate = element(
        "rect",
        x=x + 1,
        y=y + 1,
        width=w - 2,
        height=h - 2,
        rx=min(w, h) * 0.16,
        fill=sprite.colour("piece-face"),
        stroke=sprite.colour("coast"),
        stroke_width=1.3,
    )
    if not name:
        return plate
    size = max(7.0, min(12.0, w * 0.24, w * 1.6 / max(len(name), 1)))
    return plate + text(
        *(x + w / 2, y + size + 1.5, name),
        font_size=size,
        fill=sprite.colour("piece-ink"),
        fill_opacity=0.65,
        text_anchor="middle",
    )


def edge_names(sprite: Sprite, grid: Edges, area: Area, scale: float) -> list[str]:
    """Write letters above the columns and numbers left of the rows, inside the neatline."""
    left, top, _, _ = bounds((s.x, s.y, s.x + s.w, s.y + s.h) for s in area.spots)
    given = {"font_size": 13, "fill": sprite.colour("ink-2"), "text_anchor": "middle"}
    columns = [text(x * scale, top * scale - 12, name, **given) for x, name in grid.columns.items()]
    rows = [
        text(left * scale - 18, y * scale + 4.5, name, **given) for y, name in grid.rows.items()
    ]
    return columns + rows
