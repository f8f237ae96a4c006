"""Sorts a table for drawing: which piece lies in which zone, and on which spots."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from argosy.core.table import Counter, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.draw.kinds import kind_of

BOARD = "board"


def size_of(piece: Piece) -> tuple[float, float]:
    """Return width and height in inches as the piece lies, turned by its angle."""
    kind = kind_of(piece.kind)
    width = piece.size or kind.wide
    height = width * kind.tall
    return (height, width) if is_turned(piece) else (width, height)


def is_turned(piece: Piece) -> bool:
    """Return whether the piece lies on its side."""
    return piece.angle % 180 == 90


@dataclass
class Area:
    """One zone with everything in it."""

    zone: Zone
    pieces: list[Piece] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)

    @property
    def is_seat(self) -> bool:
        return self.zone.id.startswith("seat:")

    def extent(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom of what lies there, or of the zone itself while nothing does."""
        return bounds([*self.boxes()] or [(0.0, 0.0, self.zone.w, self.zone.h)])

    def boxes(self) -> Iterator[tuple[float, float, float, float]]:
        for piece in self.pieces:
            w, h = size_of(piece)
            yield piece.x - w / 2, piece.y - h / 2, piece.x + w / 2, piece.y + h / 2
        for spot in self.spots:
            yield spot.x, spot.y, spot.x + spot.w, spot.y + spot.h
        for mark in self.marks:
            for x, y in mark.points:
                yield x, y, x, y

    def covered(self, piece: Piece) -> list[Spot]:
        """Return the spots whose middle a piece covers; else the one it lies in; else none."""
        w, h = size_of(piece)
        found = [
            spot
            for spot in self.spots
            if abs(spot.x + spot.w / 2 - piece.x) < w / 2 - 0.01
            and abs(spot.y + spot.h / 2 - piece.y) < h / 2 - 0.01
        ]
        return found or self.under(piece.x, piece.y)

    def under(self, x: float, y: float) -> list[Spot]:
        """Return the smallest spot around a point, if any."""
        around = [s for s in self.spots if s.x <= x <= s.x + s.w and s.y <= y <= s.y + s.h]
        return [min(around, key=lambda s: s.w * s.h)] if around else []


def bounds(
    boxes: Iterable[tuple[float, float, float, float]],
) -> tuple[float, float, float, float]:
    found = list(boxes) or [(0.0, 0.0, 0.0, 0.0)]
    left, top, right, bottom = zip(*found, strict=True)
    return min(left), min(top), max(right), max(bottom)


def areas(table: Table) -> dict[str, Area]:
    """Sort everything into its zone, in the order of the table; zones that are used but not declared come last."""
    found = {zone.id: Area(zone) for zone in table.zones}

    def area(zone: str) -> Area:
        return found.setdefault(zone, Area(Zone(zone, 0.0, 0.0)))

    for piece in sorted(table.pieces, key=lambda p: p.z):
        area(piece.zone).pieces.append(piece)
    for spot in table.spots:
        area(spot.zone).spots.append(spot)
    for mark in table.marks:
        if not mark.of:  # the others are shown when their piece is chosen, which a picture never is
            area(mark.zone).marks.append(mark)
    for counter in table.counters:
        area(counter.zone).counters.append(counter)
    for sheet in table.sheets:
        area(sheet.zone).sheets.append(sheet)
    return found


def clusters(values: Iterable[float], tolerance: float = 0.3) -> list[float]:
    """Merge values that are close: the columns or rows of things that do not lie quite straight."""
    found: list[list[float]] = []
    for value in sorted(values):
        if found and value - found[-1][0] <= tolerance:
            found[-1].append(value)
        else:
            found.append([value])
    return [sum(group) / len(group) for group in found]


def nearest(value: float, among: list[float]) -> int:
    return min(range(len(among)), key=lambda n: abs(among[n] - value))


@dataclass
class Edges:
    """The letters of columns and the numbers of rows that name the squares of a board."""

    columns: dict[float, str]
    rows: dict[float, str]


def edges(spots: list[Spot]) -> Edges | None:
    """Read letters and numbers from the names of spots. None where they form no grid."""
    columns: dict[float, str] = {}
    rows: dict[float, str] = {}
    for spot in spots:
        letters = spot.id.rstrip("0123456789")
        number = spot.id[len(letters) :]
        if not letters.isalpha() or not number or len(letters) > 2:
            return None
        x, y = round(spot.x + spot.w / 2, 2), round(spot.y + spot.h / 2, 2)
        if columns.setdefault(x, letters) != letters or rows.setdefault(y, number) != number:
            return None
    is_grid = len(set(columns.values())) == len(columns) and len(set(rows.values())) == len(rows)
    return Edges(columns, rows) if is_grid and len(columns) > 1 and len(rows) > 1 else None
