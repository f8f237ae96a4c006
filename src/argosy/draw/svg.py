"""A whole table as one self-contained SVG: the board on its chart at the left, seats, supply and sheets beside it."""

from argosy.core.table import Counter, Piece, Sheet, Spot, Table
from argosy.draw.ground import chart, rose
from argosy.draw.ink import SERIF, element, group, serif, text, wide, wrapped
from argosy.draw.marks import draw_mark
from argosy.draw.pieces import Pen
from argosy.draw.scene import BOARD, STANDING, Area, Edges, areas, bounds, edges, size_of
from argosy.draw.sprite import Sprite

MARGIN = 24.0
HEAD = 74.0
PAD = 58.0  # from the edge of the chart to the board: the neatline, letters and numbers
COLUMN = 348.0
BOARD_WIDE, BOARD_HIGH = 1000.0, 720.0  # at most, in pixels
HAND = 21.0  # pixels an inch in a panel, at most
COLOURS = {"red": "suns", "blue": "arms", "green": "crowns", "black": "moons"}
COLOURS |= {"yellow": "autumn", "orange": "autumn", "purple": "summer", "white": "winter"}


def draw(table: Table, *, title: str = "", says: str = "", dark: bool = False) -> str:
    """`table` is the backdrop and what lies on it."""
    sprite = Sprite(dark)
    found = areas(table)
    board = found.pop(BOARD, None)
    sheet, width, height = draw_board(sprite, board) if board else ("", 0.0, 0.0)
    panels = [panel for area in found.values() for panel in panels_of(sprite, area)]
    if board:
        panels += [draw_sheet(sprite, sheet_) for sheet_ in board.sheets]
    body, size = arrange(sprite, sheet, (width, height), panels)
    return document(sprite, body, size, title, says)


def document(sprite: Sprite, body: str, size: tuple[float, float], title: str, says: str) -> str:
    width, height = size[0] + 2 * MARGIN, size[1] + HEAD + MARGIN
    heading = [
        sprite.use("rose", MARGIN + 15, 36, 34, color=sprite.colour("sea"), knock=sprite.colour("paper")),
        serif(MARGIN + 42, 34, title, font_size=24, font_style="italic", font_weight=500),
        text(MARGIN + 42, 55, says[:1].upper() + says[1:], font_size=15, fill=sprite.colour("ink-2")),
    ]
    paper = element("rect", width=width, height=height, fill=sprite.colour("paper"))
    inside = group(heading, fill=sprite.colour("ink")) + group([body], transform=f"translate({MARGIN} {HEAD})")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" role="img">\n'
        f"<title>{title}</title>\n<defs>\n{sprite.defs()}\n</defs>\n{paper}{inside}\n</svg>\n"
    )


# ── The board ─────────────────────────────────────────────────────────────────────────────────────


def draw_board(sprite: Sprite, area: Area) -> tuple[str, float, float]:
    left, top, right, bottom = area.extent()
    scale = min(BOARD_WIDE / max(right - left, 1.0), BOARD_HIGH / max(bottom - top, 1.0), 90.0)
    width, height = (right - left) * scale + 2 * PAD, (bottom - top) * scale + 2 * PAD
    grid = edges(area.spots)
    ground = next((mark.text for mark in area.marks if mark.kind == "ground"), "sea")
    pen = Pen(sprite, scale)
    lying = [piece for piece in area.pieces if piece.kind not in STANDING]
    taken = {spot.id for piece in lying for spot in area.covered(piece)}
    inside = [draw_mark(sprite, mark, scale) for mark in area.marks if mark.kind != "label"]
    inside += [draw_spot(sprite, spot, scale, grid, spot.id in taken) for spot in area.spots]
    inside += [pen.piece(piece) for piece in area.pieces]
    inside += [draw_mark(sprite, mark, scale) for mark in area.marks if mark.kind == "label"]
    inside += edge_names(sprite, grid, area, scale) if grid else []
    shift = f"translate({PAD - left * scale:.2f} {PAD - top * scale:.2f})"
    decoration = rose(sprite, width - 78, height - 84, 120) if is_free(area, right, bottom) else ""
    sheet = chart(sprite, ground, width, height) + decoration
    return sheet + group(inside, transform=shift), width, height


def is_free(area: Area, right: float, bottom: float) -> bool:
    """Whether the lower right corner has room for a compass rose."""
    boxes = [*area.boxes()]
    return not any(x2 > right - 2.0 and y2 > bottom - 2.0 for _, _, x2, y2 in boxes)


def draw_spot(sprite: Sprite, spot: Spot, scale: float, grid: Edges | None, taken: bool) -> str:
    """Where a tile was is water now; small squares are hairlines; places off a grid show their names."""
    x, y, w, h = (v * scale for v in (spot.x, spot.y, spot.w, spot.h))
    if grid and spot.w < 1.5:
        return rectangle(x, y, w, h, sprite.colour("line-strong"), 0.5, 0.35)
    if grid:
        return "" if taken else water(sprite, x, y, w, h)
    return place(sprite, spot, scale)


def rectangle(
    x: float, y: float, w: float, h: float, stroke: str, width: float, opacity: float
) -> str:
    return element(
        *("rect",),
        x=x,
        y=y,
        width=w,
        height=h,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_opacity=opacity,
    )


def water(sprite: Sprite, x: float, y: float, w: float, h: float) -> str:
    ink = sprite.colour("ink-2")
    outline = element(
        *("rect",),
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
        *("path",), d=waves, fill="none", stroke=ink, stroke_opacity=0.6, stroke_width=1.3
    )


def place(sprite: Sprite, spot: Spot, scale: float) -> str:
    x, y, w, h = (v * scale for v in (spot.x, spot.y, spot.w, spot.h))
    plate = element(
        *("rect",),
        x=x + 1,
        y=y + 1,
        width=w - 2,
        height=h - 2,
        rx=min(w, h) * 0.16,
        fill=sprite.colour("piece-face"),
        stroke=sprite.colour("coast"),
        stroke_width=1.3,
    )
    name = spot.label or spot.id
    size = max(8.0, min(13.0, w * 0.3, w * 1.6 / max(len(name), 1)))
    return plate + text(
        *(x + w / 2, y + size + 2, name),
        font_size=size,
        fill=sprite.colour("piece-ink"),
        fill_opacity=0.65,
        text_anchor="middle",
    )


def edge_names(sprite: Sprite, grid: Edges, area: Area, scale: float) -> list[str]:
    """Letters above the columns and numbers left of the rows, inside the neatline."""
    left, top, _, _ = bounds((s.x, s.y, s.x + s.w, s.y + s.h) for s in area.spots)
    given = {"font_size": 13, "fill": sprite.colour("ink-2"), "text_anchor": "middle"}
    columns = [text(x * scale, top * scale - 12, name, **given) for x, name in grid.columns.items()]
    rows = [text(left * scale - 18, y * scale + 4.5, name, **given) for y, name in grid.rows.items()]
    return columns + rows


# ── Panels ────────────────────────────────────────────────────────────────────────────────────────


def panels_of(sprite: Sprite, area: Area) -> list[tuple[str, float]]:
    """Drawn at 0, 0 with their heights."""
    found = []
    if area.pieces or area.counters or area.is_seat:
        found.append(draw_panel(sprite, area))
    return found + [draw_sheet(sprite, sheet) for sheet in area.sheets]


def draw_panel(sprite: Sprite, area: Area) -> tuple[str, float]:
    indent = 58.0 if area.is_seat else 18.0
    drawn = [serif(indent, 30, area.title.capitalize(), font_size=19, font_weight=700)]
    if area.is_seat:
        drawn.append(seal(sprite, area.zone.id.removeprefix("seat:"), 31, 31))
    counters = list(area.counters)
    if area.is_seat and counters and counters[0].most is None:
        drawn.append(big_number(sprite, counters.pop(0)))
    y = 50.0
    for line in wrapped(list(map(counter_text, counters)), 13.5, COLUMN - indent - 70):
        drawn.append(text(indent, y, line, font_size=13.5, fill=sprite.colour("ink-2")))
        y += 18
    if area.pieces:
        hand, height = draw_hand(sprite, area, COLUMN - indent - 18)
        drawn.append(group([hand], transform=f"translate({indent} {y - 6:.1f})"))
        y += height
    return group(drawn), max(y + 4, 62.0)


def seal(sprite: Sprite, seat: str, x: float, y: float) -> str:
    """The one face of a player: wax in the suit colour with the mark."""
    suit = COLOURS.get(seat, seat)
    drawn = sprite.use("seal", x, y, 42, color=sprite.suit(suit))
    if f"suit-{suit}" in sprite:
        paper = sprite.colour("piece-face")
        drawn += sprite.use(f"suit-{suit}", x, y, 20, color=paper, knock=sprite.suit(suit))
    return drawn


def big_number(sprite: Sprite, counter: Counter) -> str:
    x = COLUMN - 18
    number = serif(x, 34, str(counter.value), font_size=28, font_weight=700, text_anchor="end")
    name = text(
        *(x, 50, counter.label),
        font_size=12.5,
        fill=sprite.colour("ink-2"),
        text_anchor="end",
    )
    return number + name


def counter_text(counter: Counter) -> str:
    if counter.most == 1:
        return f"{counter.label}: {'yes' if counter.value else 'no'}"
    most = f" of {counter.most}" if counter.most is not None else ""
    return f"{counter.label} {counter.value}{most}"


def draw_hand(sprite: Sprite, area: Area, room: float) -> tuple[str, float]:
    """The pieces of a zone, small enough for the panel; labels keep their places among them."""
    left, top, right, bottom = bounds(box(piece) for piece in area.pieces)
    labels = [mark for mark in area.marks if mark.points]
    scale = min(HAND, room / max(right - left, 1.0))
    if labels:  # a label needs room to be read
        scale = min(room / max(right - left, 1.0), 42.0)
        bottom = max(bottom, *(mark.points[0][1] + 0.3 for mark in labels))
        left = min(left, *(m.points[0][0] - wide(m.text, 12) / 2 / scale for m in labels))
    pen = Pen(sprite, scale)
    drawn = [pen.piece(piece) for piece in area.pieces]
    drawn += [small_label(sprite, mark.text, mark.points[0], scale) for mark in labels]
    shift = f"translate({-left * scale:.2f} {-top * scale:.2f})"
    return group(drawn, transform=shift), (bottom - top) * scale + 6


def small_label(sprite: Sprite, says: str, at: tuple[float, float], scale: float) -> str:
    return text(
        *(at[0] * scale, at[1] * scale, says),
        font_size=12,
        fill=sprite.colour("ink-2"),
        text_anchor="middle",
    )


def box(piece: Piece) -> tuple[float, float, float, float]:
    w, h = size_of(piece)
    return piece.x - w / 2, piece.y - h / 2, piece.x + w / 2, piece.y + h / 2


def draw_sheet(sprite: Sprite, sheet: Sheet) -> tuple[str, float]:
    """A small table of figures: words at the left of their columns, numbers at the right."""
    rows = [sheet.columns, *sheet.rows]
    count = len(sheet.columns)
    natural = [max(wide(row[n], 13.5) for row in rows if n < len(row)) + 12 for n in range(count)]
    spare = max(0.0, COLUMN - 36 - sum(natural)) / max(count - 1, 1)
    size = 13.5 * min(1.0, (COLUMN - 36) / sum(natural))
    drawn = [serif(18, 28, sheet.title, font_size=18, font_style="italic", font_weight=500)]
    y = 50.0
    for n, row in enumerate(rows):
        drawn += sheet_row(sprite, row, (natural, spare, size), y, n == 0)
        y += 20
        if n == 0 or n == len(rows) - 1:
            continue
        drawn.append(element("path", d=f"M18 {y - 14.5:.1f}H{COLUMN - 18}", stroke=sprite.colour("line")))
    return group(drawn), y + 2


def sheet_row(
    sprite: Sprite,
    row: tuple[str, ...],
    measure: tuple[list[float], float, float],
    y: float,
    is_head: bool,
) -> list[str]:
    widths, spare, size = measure
    drawn, x = [], 18.0
    shrink = size / 13.5
    for n, says in enumerate(row[: len(widths)]):
        numeric = says.lstrip("+-").isdigit()
        given: dict[str, object] = {"font_size": size, "fill": sprite.colour("ink-2" if is_head else "ink")}
        if numeric:
            given |= {"font_weight": 600}
        drawn.append(text(x, y, says, **given))
        x += widths[n] * shrink + spare
    return drawn


# ── All of it ─────────────────────────────────────────────────────────────────────────────────────


def arrange(
    sprite: Sprite, sheet: str, size: tuple[float, float], panels: list[tuple[str, float]]
) -> tuple[str, tuple[float, float]]:
    """Panels fill the column beside the board, then rows below it."""
    width, height = size
    drawn, x, y = [sheet], width + (20.0 if width else 0.0), 0.0
    lowest = height
    columns = 1
    for panel, tall in panels:
        if y and y + tall > max(height, 500.0) + 8:
            x, y = x + COLUMN + 20, 0.0
            columns += 1
        drawn.append(card(sprite, panel, x, y, tall))
        y += tall + 12
        lowest = max(lowest, y - 12)
    total = width + (20 if width else 0) + columns * (COLUMN + 20) - 20 if panels else width
    return "".join(drawn), (total, lowest)


def card(sprite: Sprite, panel: str, x: float, y: float, tall: float) -> str:
    paper = element(
        *("rect",),
        width=COLUMN,
        height=tall,
        rx=14,
        fill=sprite.colour("paper-raised"),
        stroke=sprite.colour("line"),
    )
    return group([paper, panel], transform=f"translate({x:.1f} {y:.1f})", fill=sprite.colour("ink"))


__all__ = ["SERIF", "draw"]
