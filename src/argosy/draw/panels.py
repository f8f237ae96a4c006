"""Draws what lies beside the board: seats, supply, sheets of figures."""

from dataclasses import dataclass
from itertools import pairwise

from msgspec.structs import replace

from argosy.core.language import Reader
from argosy.core.table import Counter, Piece, Sheet
from argosy.draw.kinds import kind_of
from argosy.draw.labels import counter_name, counter_text, rows_of, title_of
from argosy.draw.pieces import Pen
from argosy.draw.scene import Area, bounds, is_turned, size_of
from argosy.draw.sprite import Sprite
from argosy.draw.svg_elements import element, group, serif, text, wide, wrapped

COLUMN = 348.0  # pixels wide
HAND = 21.0  # pixels an inch in a panel, at most
COLOURS = {"red": "suns", "blue": "arms", "green": "crowns", "black": "moons"}
COLOURS |= {"yellow": "autumn", "orange": "autumn", "purple": "summer", "white": "winter"}


def panels_of(sprite: Sprite, area: Area, reader: Reader) -> list[tuple[str, float]]:
    """Draw the panel and the sheets of a zone, each at 0, 0; return them with their heights."""
    found = []
    if area.pieces or area.counters or area.is_seat:
        found.append(draw_panel(sprite, area, reader))
    return found + [draw_sheet(sprite, sheet, reader) for sheet in area.sheets]


def draw_panel(sprite: Sprite, area: Area, reader: Reader) -> tuple[str, float]:
    indent = 58.0 if area.is_seat else 18.0
    drawn = [serif(indent, 30, title_of(area.zone, reader), font_size=19, font_weight=700)]
    if area.is_seat:
        drawn.append(seal(sprite, area.zone.id.removeprefix("seat:"), 31, 31))
    counters = list(area.counters)
    if area.is_seat and counters and counters[0].most is None:
        drawn.append(big_number(sprite, counters.pop(0), reader))
    y = 50.0
    figures = [counter_text(counter, reader) for counter in counters]
    for line in wrapped(figures, 13.5, COLUMN - indent - 70):
        drawn.append(text(indent, y, line, font_size=13.5, fill=sprite.colour("ink-2")))
        y += 18
    if area.pieces:
        hand, height = draw_hand(sprite, area, COLUMN - indent - 18, reader)
        drawn.append(group([hand], transform=f"translate({indent} {y - 4:.1f})"))
        y += height
    return group(drawn), max(y + 6, 62.0)


def seal(sprite: Sprite, seat: str, x: float, y: float) -> str:
    """Draw the seal of a seat: wax in the colour of its suit, with the suit's mark."""
    suit = COLOURS.get(seat, seat)
    drawn = sprite.use("seal", x, y, 42, color=sprite.suit(suit))
    if f"suit-{suit}" in sprite:
        paper = sprite.colour("piece-face")
        drawn += sprite.use(f"suit-{suit}", x, y, 20, color=paper, knock=sprite.suit(suit))
    return drawn


def big_number(sprite: Sprite, counter: Counter, reader: Reader) -> str:
    x = COLUMN - 18
    number = serif(x, 34, str(counter.value), font_size=28, font_weight=700, text_anchor="end")
    name = text(
        *(x, 50, counter_name(counter, reader)),
        font_size=12.5,
        fill=sprite.colour("ink-2"),
        text_anchor="end",
    )
    return number + name


@dataclass
class Label:
    """A mark in words."""

    x: float
    y: float
    says: str


def draw_hand(sprite: Sprite, area: Area, room: float, reader: Reader) -> tuple[str, float]:
    """Draw the pieces of a zone small enough for the panel, with labels in their places among them."""
    if is_fanned(area.pieces):
        return draw_row(sprite, area.pieces, room, reader)
    left, top, right, bottom = bounds(box(piece) for piece in area.pieces)
    labels = [Label(*mark.points[0], reader.say(mark.text)) for mark in area.marks if mark.points]
    scale = min(HAND, room / max(right - left, 1.0))
    if labels:  # a label needs room to be read
        scale = min(room / max(right - left, 1.0), 42.0)
        bottom = max(bottom, *(label.y + 0.3 for label in labels))
        left = min(left, *(label.x - wide(label.says, 12) / 2 / scale for label in labels))
    pen = Pen(sprite, scale, reader)
    drawn = [pen.piece(piece) for piece in area.pieces]
    size = label_size(labels, scale)
    drawn += [small_label(sprite, label, size, scale) for label in labels]
    shift = f"translate({-left * scale:.2f} {-top * scale:.2f})"
    return group(drawn, transform=shift), (bottom - top) * scale + 6


def is_fanned(pieces: list[Piece]) -> bool:
    """Return whether a piece hides the middle of another of its kind, so that the hand must be spread out."""
    boxes = [(piece.kind, box(piece)) for piece in pieces]
    for n, (kind, (x1, y1, x2, y2)) in enumerate(boxes):
        for other, (left, top, right, bottom) in boxes[:n]:
            near = abs(x1 + x2 - left - right) < (x2 - x1) * 1.8
            if kind == other and near and abs(y1 + y2 - top - bottom) < (y2 - y1) * 1.8:
                return True
    return False


def draw_row(sprite: Sprite, pieces: list[Piece], room: float, reader: Reader) -> tuple[str, float]:
    """Draw pieces side by side, kind by kind, in as many rows as it takes."""
    drawn, x, y, tall = [], 0.0, 0.0, 0.0
    kinds = list(dict.fromkeys(piece.kind for piece in pieces))
    for piece in sorted(pieces, key=lambda p: (kinds.index(p.kind), p.y, p.x)):
        w, h = size_of(piece)
        scale = kind_of(piece.kind).hand / (h if is_turned(piece) else w)
        if x and x + w * scale > room:
            x, y, tall = 0.0, y + tall + 3, 0.0
        at = replace(piece, x=(x + w * scale / 2) / scale, y=(y + h * scale / 2) / scale)
        drawn.append(Pen(sprite, scale, reader).piece(at))
        x, tall = x + w * scale + 3, max(tall, h * scale)
    return group(drawn), y + tall + 6


def label_size(labels: list[Label], scale: float) -> float:
    """Return a size of type small enough that neighbours do not run into each other."""
    size = 12.0
    for label, other in pairwise(sorted(labels, key=lambda each: (each.y, each.x))):
        if label.y == other.y:
            apart = (other.x - label.x) * scale
            needed = (wide(label.says, 12.0) + wide(other.says, 12.0)) / 2 + 8
            size = min(size, 12.0 * apart / needed)
    return max(size, 8.0)


def small_label(sprite: Sprite, label: Label, size: float, scale: float) -> str:
    return text(
        *(label.x * scale, label.y * scale, label.says),
        font_size=size,
        fill=sprite.colour("ink-2"),
        text_anchor="middle",
    )


def box(piece: Piece) -> tuple[float, float, float, float]:
    w, h = size_of(piece)
    return piece.x - w / 2, piece.y - h / 2, piece.x + w / 2, piece.y + h / 2


def draw_sheet(sprite: Sprite, sheet: Sheet, reader: Reader) -> tuple[str, float]:
    """Draw a small table of figures."""
    rows = rows_of(sheet, reader)
    count = len(sheet.columns)
    natural = [max(wide(row[n], 13.5) for row in rows if n < len(row)) + 12 for n in range(count)]
    spare = max(0.0, COLUMN - 36 - sum(natural)) / max(count - 1, 1)
    size = 13.5 * min(1.0, (COLUMN - 36) / sum(natural))
    title = reader.says(f"sheet-{sheet.id}")
    drawn = [serif(18, 28, title, font_size=18, font_style="italic", font_weight=500)]
    y = 50.0
    for n, row in enumerate(rows):
        drawn += sheet_row(sprite, row, (natural, spare, size), y, n == 0)
        y += 20
        if n == 0 or n == len(rows) - 1:
            continue
        drawn.append(
            element("path", d=f"M18 {y - 14.5:.1f}H{COLUMN - 18}", stroke=sprite.colour("line"))
        )
    return group(drawn), y + 2


def sheet_row(
    sprite: Sprite,
    row: list[str],
    measure: tuple[list[float], float, float],
    y: float,
    is_head: bool,
) -> list[str]:
    widths, spare, size = measure
    drawn, x = [], 18.0
    shrink = size / 13.5
    for n, says in enumerate(row[: len(widths)]):
        numeric = says.lstrip("+-").isdigit()
        given: dict[str, object] = {
            "font_size": size,
            "fill": sprite.colour("ink-2" if is_head else "ink"),
        }
        if numeric:
            given |= {"font_weight": 600}
        drawn.append(text(x, y, says, **given))
        x += widths[n] * shrink + spare
    return drawn
