"""Draws a table in characters. Empty spaces show their names (dots on a crowded board), and suits are letters."""

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from textwrap import wrap

from argosy.core.language import Reader
from argosy.core.table import Counter, Mark, Sheet, Spot, Table
from argosy.draw.glyphs import LAND, glyph, glyph_at, legend
from argosy.draw.kinds import kind_of
from argosy.draw.labels import counter_text, rows_of, title_of
from argosy.draw.scene import BOARD, Area, Edges, areas, clusters, edges, nearest

WIDTH = 100
INDENT = "  "
TITLE, LONG_TITLE = 10, 14  # letters that the name of a seat or the supply has room for
LINES = ("road", "line", "link", "path", "route", "arrow")
CROWDED = 5  # letters that a square of a board with many columns has room for
AIRY = 10  # boards with at most so many rows get a blank line between them
# Characters between two texts, and characters an inch at least, so that a sparse map keeps its
# shape: the first pair with which the board is narrow enough.
FITS = ((2, 3.0), (2, 1.6), (1, 1.0), (1, 0.0))


def draw(table: Table, reader: Reader, width: int = WIDTH) -> str:
    """Draw a whole table, the backdrop and what lies on it, for somebody who reads its words."""
    found = areas(table)
    blocks: list[list[str]] = []
    if BOARD in found:
        board = found.pop(BOARD)
        blocks += [map_lines(board, width, reader), counter_lines(board.counters, width, reader)]
        blocks += [sheet_lines(sheet, reader) for sheet in board.sheets]
    blocks.append(panels(list(found.values()), width, reader))
    sheets = [sheet_lines(sheet, reader) for area in found.values() for sheet in area.sheets]
    blocks += beside(sheets, width)
    blocks.append([line for texts in legend(table.pieces, reader) for line in filled(texts, width)])
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


# ── The board ─────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Item:
    x: float
    y: float
    text: str


def map_lines(area: Area, width: int, reader: Reader) -> list[str]:
    grid = edges(area.spots)
    notes: list[str] = []
    items = board_items(area, grid, notes, reader)
    if not items:
        return []
    columns = clusters(item.x for item in items)
    rows = clusters(item.y for item in items)
    if grid:
        items += headings(grid, columns, rows)
    sheet = Canvas(columns, rows, items, width)
    for mark in area.marks:
        if mark.kind in LINES:
            sheet.draw_line(mark)
    for item in items:
        sheet.write(item)
    return sheet.lines() + [line for note in notes for line in wrap(note, width)]


def board_items(area: Area, grid: Edges | None, notes: list[str], reader: Reader) -> list[Item]:
    """Return the texts of the board: each spot with its pieces or its name, and each piece that lies on no spot."""
    heaps: dict[str, Heap] = {spot.id: Heap(spot) for spot in area.spots}
    items = []
    for piece in area.pieces:
        spots = area.covered(piece)
        for spot in spots:
            here = glyph_at(piece, spot.x + spot.w / 2, spot.y + spot.h / 2)
            heaps[spot.id].put(here, not kind_of(piece.kind).stands or len(spots) > 1)
        if not spots:
            items.append(Item(piece.x, piece.y, glyph(piece)))
    for mark in area.marks:
        if mark.kind == "label" and mark.text and mark.points:
            items += label_items(mark, area, heaps, reader)
    longest = CROWDED if grid and len(grid.columns) > AIRY else None
    items += [Item(*heap.middle, heap.text(grid is not None, longest)) for heap in heaps.values()]
    notes += [heap.note() for heap in heaps.values() if heap.is_cut]
    return merged(items)


class Heap:
    """What lies on one spot."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.middle = spot.x + spot.w / 2, spot.y + spot.h / 2
        self.glyphs: list[str] = []
        self.is_filled = False  # by more than a ship or pawn: its name is not written
        self.is_cut = False

    def put(self, text: str, fills: bool) -> None:
        self.glyphs.append(text)
        self.is_filled = self.is_filled or fills

    def text(self, is_grid: bool, longest: int | None) -> str:
        name = "" if self.is_filled and is_grid else self.spot.id
        if longest is not None:  # the names stand at the edges
            name = "" if self.glyphs else "."
        whole = name + (":" if self.glyphs and not is_grid else "") + "".join(self.glyphs)
        if longest is None or len(whole) <= longest:
            return whole
        self.is_cut = True
        shown = [here for here in self.glyphs if here != LAND] or self.glyphs
        return shown[0] + "+"

    def note(self) -> str:
        """List everything on the spot, for a crowded board whose squares have too little room."""
        return f"{self.spot.id}: {' '.join(self.glyphs)}"


def label_items(mark: Mark, area: Area, heaps: dict[str, Heap], reader: Reader) -> list[Item]:
    """Put a printed label on the spot under it; return it as a text of its own where there is none."""
    x, y = mark.points[0]
    spots = area.under(x, y)
    says = reader.say(mark.text)
    if any(spot.id == says for spot in spots):
        return []
    if spots and spots[0].w < 1.5 and edges(area.spots):
        return []  # a name across many small squares
    if spots:
        heaps[spots[0].id].put(f"'{says}'", False)
        return []
    return [Item(x, y, says)]


def merged(items: list[Item]) -> list[Item]:
    """Join texts at the same place, so that none hides another."""
    found: dict[tuple[float, float], Item] = {}
    for item in items:
        place = (round(item.x, 1), round(item.y, 1))
        if place in found:
            found[place].text += item.text
        else:
            found[place] = item
    return list(found.values())


def headings(grid: Edges, columns: list[float], rows: list[float]) -> list[Item]:
    top, left = rows[0] - 1.0, columns[0] - 1.0
    rows.insert(0, top)
    columns.insert(0, left)
    return [Item(x, top, name) for x, name in grid.columns.items()] + [
        Item(left, y, name) for y, name in grid.rows.items()
    ]


class Canvas:
    """Rows and columns of characters, each column as wide as its texts need: nothing overlaps, all is aligned."""

    def __init__(
        self, columns: list[float], rows: list[float], items: list[Item], width: int
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.step = 2 if len(rows) <= AIRY + 1 else 1
        self.cells: dict[tuple[int, int], str] = {}
        for gap, spread in FITS:
            self.places = self.spread(items, gap, spread)
            if self.places[-1] + 4 <= width:
                break

    def spread(self, items: list[Item], gap: int, spread: float) -> list[float]:
        """Return the middle of every column, in characters."""
        by_row: dict[int, dict[int, int]] = defaultdict(dict)
        for item in items:
            row, column = nearest(item.y, self.rows), nearest(item.x, self.columns)
            by_row[row][column] = max(len(item.text), by_row[row].get(column, 0))
        places: list[float] = []
        for column, x in enumerate(self.columns):
            least = places[-1] + (x - self.columns[column - 1]) * spread if places else 0.0
            for widths in by_row.values():
                if column in widths:
                    last = max((c for c in widths if c < column), default=None)
                    edge = 0.0 if last is None else places[last] + widths[last] / 2 + gap
                    least = max(least, edge + widths[column] / 2)
            places.append(least)
        return places

    def write(self, item: Item) -> None:
        row = nearest(item.y, self.rows) * self.step
        start = round(self.places[nearest(item.x, self.columns)] - len(item.text) / 2)
        for n, letter in enumerate(item.text):
            self.cells[row, start + n] = letter

    def draw_line(self, mark: Mark) -> None:
        for (x1, y1), (x2, y2) in pairwise(mark.points):
            c1, c2 = (between(x, self.columns, self.places) - 0.5 for x in (x1, x2))
            lines = [float(n * self.step) for n in range(len(self.rows))]
            r1, r2 = (between(y, self.rows, lines) for y in (y1, y2))
            self.draw_segment(c1, r1, c2, r2)

    def draw_segment(self, c1: float, r1: float, c2: float, r2: float) -> None:
        steps = 2 * ceil(max(abs(c2 - c1), abs(r2 - r1), 1.0))  # twice as many as letters: no gaps
        across, down = abs(c2 - c1) > 0.5, abs(r2 - r1) > 0.5
        stroke = "." if across and down else "-" if across else "|"
        for n in range(steps + 1):
            at = round(r1 + (r2 - r1) * n / steps), round(c1 + (c2 - c1) * n / steps)
            self.cells.setdefault(at, stroke)

    def lines(self) -> list[str]:
        height = max(row for row, _ in self.cells) + 1
        left = min(column for _, column in self.cells)
        right = max(column for _, column in self.cells)
        found = []
        for row in range(height):
            text = "".join(self.cells.get((row, c), " ") for c in range(left, right + 1))
            found.append((INDENT + text).rstrip())
        return found


def between(value: float, marks: list[float], places: list[float]) -> float:
    """Return the place of a value among marks whose places are known, in proportion between its neighbours."""
    if value <= marks[0]:
        return places[0]
    for (m1, m2), (p1, p2) in zip(pairwise(marks), pairwise(places), strict=True):
        if value <= m2:
            return p1 + (p2 - p1) * (value - m1) / (m2 - m1)
    return places[-1]


# ── Beside the board ──────────────────────────────────────────────────────────────────────────────


def panels(areas: list[Area], width: int, reader: Reader) -> list[str]:
    """Describe the seats and the supply, their names in a column of their own; a long one stands above its panel."""
    names = [title_of(area.zone, reader) for area in areas]
    column = max([TITLE, *(len(name) for name in names if len(name) <= LONG_TITLE)]) + 1
    found: list[str] = []
    for name, area in zip(names, areas, strict=True):
        lines = panel_lines(area, width - column, reader)
        if lines and len(name) > LONG_TITLE:
            found.append(name)
            name = ""
        found += [f"{'' if n else name:<{column}}{line}" for n, line in enumerate(lines)]
    return found


def panel_lines(area: Area, width: int, reader: Reader) -> list[str]:
    """Describe a seat or the supply: its counters, its pieces by kind."""
    lines = counter_lines(area.counters, width, reader)
    held: dict[str, list[str]] = defaultdict(list)
    for piece in area.pieces:
        note = f" {reader.say(piece.note)}" if piece.note else ""
        held[piece.kind].append(glyph(piece) + note)
    for kind, has in held.items():
        gap = ", " if any(" " in text for text in has) else " "
        lines.append(f"{reader.says('kinds', kind=f'kind:{kind}')} {gap.join(has)}")
    noted = [piece.note for piece in area.pieces]
    marks = [mark for mark in area.marks if mark.kind == "label" and mark.text not in noted]
    lines.append(" ".join(reader.say(mark.text) for mark in marks))
    lines += [reader.say(spot.label) for spot in area.spots if spot.label and not area.pieces]
    return [part for line in lines for part in wrap(line, width)]


def counter_lines(counters: list[Counter], width: int, reader: Reader) -> list[str]:
    return filled([counter_text(counter, reader) for counter in counters], width)


def filled(texts: list[str], width: int) -> list[str]:
    """Write texts with commas between them, as many on a line as fit, without breaking any."""
    whole = ", ".join(text.replace(" ", "\xa0") for text in texts)
    return [line.replace("\xa0", " ") for line in wrap(whole, width)]


def sheet_lines(sheet: Sheet, reader: Reader) -> list[str]:
    rows = rows_of(sheet, reader)
    widths = [max(len(row[n]) for row in rows if n < len(row)) for n in range(len(sheet.columns))]
    lines = [reader.says(f"sheet-{sheet.id}")]
    for row in rows:
        cells = [
            text.rjust(w) if text.lstrip("+-").isdigit() else text.ljust(w)
            for text, w in zip(row, widths, strict=False)
        ]
        lines.append((INDENT + "  ".join(cells)).rstrip())
    return lines


def beside(blocks: list[list[str]], width: int) -> list[list[str]]:
    """Put two small tables side by side where they fit."""
    found: list[list[str]] = []
    for block in blocks:
        last = max((len(line) for line in found[-1]), default=0) if found else 0
        wide = max(len(line) for line in block)
        if found and last + 4 + wide <= width:
            tall = max(len(found[-1]), len(block))
            left = found[-1] + [""] * (tall - len(found[-1]))
            right = block + [""] * (tall - len(block))
            found[-1] = [f"{a:<{last + 4}}{b}".rstrip() for a, b in zip(left, right, strict=True)]
        else:
            found.append(block)
    return found
