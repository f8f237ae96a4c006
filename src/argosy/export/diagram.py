"""Draws a board in the style of the diagrams that go with Portable Piecepack Notation: box-drawing characters.

Two columns and two rows an inch: a tile is 5 by 5 characters, and neighbours share their borders. A coin is its symbol
in a circle, a die in a square, a pawn in a diamond (combining characters, so a font that has them is needed).
"""

from collections.abc import Iterable
from typing import Final

from argosy.export.board import Laid

RANKS: Final = "na2345"
SUITS: Final = {"piecepack": "☀☾♛⸸", "four_seasons": "⚘☼❧❄"}
AROUND: Final = {"coin": "\u20dd", "die": "\u20de", "pawn": "\u20df"}
# A border is the sum of its arms, light 1 or heavy 2: north, east, south, west, as digits of base 3.
NORTH, EAST, SOUTH, WEST = 1, 3, 9, 27
BORDERS: Final = {
    **dict(zip((0, 4, 28, 12, 36, 31, 39, 13, 37, 40), " └┘┌┐┴┬├┤┼", strict=True)),
    **dict(zip((30, 10, 60, 20, 80), "─│━┃╋", strict=True)),
    **dict(zip((48, 32, 16, 64), "┰┸┝┥", strict=True)),
    **dict(zip((70, 50), "┿╂", strict=True)),
}
CORNERS: Final = {0: (-1, -1), 90: (-1, 1), 180: (1, 1), 270: (1, -1)}  # of the mark, by angle


def draw(pieces: Iterable[Laid]) -> str:
    """Return the drawing of these pieces, the lowest first."""
    sheet = Sheet()
    for laid in pieces:
        sheet.lay(laid)
    return sheet.text()


class Sheet:
    """Characters by column and row, rows downward; half an inch apart."""

    def __init__(self) -> None:
        self.arms: dict[tuple[int, int], int] = {}
        self.symbols: dict[tuple[int, int], str] = {}

    def lay(self, laid: Laid) -> None:
        x, y = round(2 * laid.x), round(-2 * laid.y)
        if laid.box == "dominoes":
            self.domino(laid, x, y)
        elif laid.piece != "tile":
            suit, rank = SUITS[laid.box][laid.suit - 1], RANKS[laid.rank - 1]
            is_number = laid.piece != "pawn" and laid.side == "face" and "r" in laid.shown
            self.symbols[x, y] = (rank if is_number else suit) + AROUND[laid.piece]
        else:
            self.clear(x, y, 2, 2)
            self.frame(x, y, 2, 2)
            self.tile(laid, x, y)

    def tile(self, laid: Laid, x: int, y: int) -> None:
        if laid.side == "back":
            self.line(x - 2, y, x + 2, y, 2)
            self.line(x, y - 2, x, y + 2, 2)
            return
        across, down = CORNERS[laid.angle]
        self.symbols[x + across, y + down] = SUITS[laid.box][laid.suit - 1]
        self.symbols[x, y] = RANKS[laid.rank - 1]

    def domino(self, laid: Laid, x: int, y: int) -> None:
        """Draw two squares with their pips as numbers; at angle 0 the higher half is the upper one."""
        across, down = {0: (0, -1), 90: (-1, 0), 180: (0, 1), 270: (1, 0)}[laid.angle]
        wide, tall = (2, 1) if across else (1, 2)
        self.clear(x, y, wide, tall)
        self.frame(x, y, wide, tall)
        self.symbols[x + across, y + down] = str(laid.rank - 1)
        self.symbols[x - across, y - down] = str(laid.suit - 1)

    def clear(self, x: int, y: int, wide: int, tall: int) -> None:
        """Take away what this covers."""
        for column in range(x - wide + 1, x + wide):
            for row in range(y - tall + 1, y + tall):
                self.arms.pop((column, row), None)
                self.symbols.pop((column, row), None)

    def frame(self, x: int, y: int, wide: int, tall: int) -> None:
        left, right, top, bottom = x - wide, x + wide, y - tall, y + tall
        for row in (top, bottom):
            self.line(left, row, right, row, 1)
        for column in (left, right):
            self.line(column, top, column, bottom, 1)

    def line(self, x1: int, y1: int, x2: int, y2: int, weight: int) -> None:
        """Draw a line downward or to the right; arms that are there already stay if they are heavier."""
        for x in range(x1, x2):
            self.arm(x, y1, EAST, weight)
            self.arm(x + 1, y1, WEST, weight)
        for y in range(y1, y2):
            self.arm(x1, y, SOUTH, weight)
            self.arm(x1, y + 1, NORTH, weight)

    def arm(self, x: int, y: int, way: int, weight: int) -> None:
        arms = self.arms.get((x, y), 0)
        has = arms // way % 3
        self.arms[x, y] = arms + (max(has, weight) - has) * way

    def text(self) -> str:
        places = {**self.arms, **self.symbols}
        if not places:
            return ""
        columns = [x for x, _ in places]
        left, right = min(columns), max(columns)
        lines = []
        for y in range(min(y for _, y in places), max(y for _, y in places) + 1):
            line = "".join(self.character(x, y) for x in range(left, right + 1))
            lines.append(line.rstrip())
        return "\n".join(lines) + "\n"

    def character(self, x: int, y: int) -> str:
        return self.symbols.get((x, y)) or border(self.arms.get((x, y), 0))


def border(arms: int) -> str:
    """Return the character with these arms; where Unicode has none with just these weights, the light one."""
    light = sum(way for way in (NORTH, EAST, SOUTH, WEST) if arms // way % 3)
    return BORDERS.get(arms) or BORDERS.get(light, "┼")
