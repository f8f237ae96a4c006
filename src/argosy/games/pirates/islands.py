# compiled
"""Survey the six island layouts: everything about them that can be known before a game begins.

Squares are numbered on one grid of 20 by 18 for all layouts, so that a text means the same square
on each. Land squares and coast positions are numbered per layout, in reading order. A set of either
is two masks, `lo` and `hi`, of 60 bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.kit.bags import bit, first

COLUMNS: Final = 20
ROWS: Final = 18
SQUARES: Final = 360
WORD: Final = 60  # bits of a mask; the second one goes on from here
LAYOUTS: Final = 12  # six, each with and without the tiles that only three players have
LINES: Final = 8  # two rows and two columns of a ship, both ways (PV-A12)

ISLANDS: Final = (
    "one-great-island",
    "twin-islands",
    "four-quarters",
    "lagoon",
    "mother-and-chicks",
    "pinwheel",
)
# PV-R3, our reconstruction: "#" a tile of land, "+" a tile that only three players have.
DRAWINGS: Final = (
    "####. ####+ ####+ ####.",
    "##.## ##.## ##.## ##.## +...+",
    ".+... ##.## ##.## ..... ##.## ##.## ...+.",
    ".#####. .#...#. +#.#.#+ .#...#. .##.##.",
    ".+##... ....... ..###.# +.###.# #.###.. ....... ...##..",
    ".####.#. ......#. .#....#+ +#....#. .#...... .#.####.",
)
ORTHOGONAL: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))

NONE: Final = vec[i64]([])


def low(numbers: list[int]) -> int:
    """Return the first mask of a set."""
    return sum(2**n for n in set(numbers) if n < WORD)


def high(numbers: list[int]) -> int:
    return sum(2 ** (n - WORD) for n in set(numbers) if n >= WORD)


def has(lo: i64, hi: i64, n: i64) -> bool:
    """Return whether number n is in the set of two masks."""
    return lo & bit(n) != 0 if n < WORD else hi & bit(n - WORD) != 0


def all_next(next_lo: vec[i64], next_hi: vec[i64], lo: i64, hi: i64) -> tuple[i64, i64]:
    """Return everything that one step leads to from any number of a set, by a table of steps."""
    new_lo: i64 = 0
    new_hi: i64 = 0
    while lo:
        n = first(lo)
        lo &= lo - 1
        new_lo |= next_lo[n]
        new_hi |= next_hi[n]
    while hi:
        n = WORD + first(hi)
        hi &= hi - 1
        new_lo |= next_lo[n]
        new_hi |= next_hi[n]
    return new_lo, new_hi


class Islands:
    """Holds one layout with its tables. `x` and `y` count squares from the north-west corner.

    The fields have values from the start so that compiled code need not look whether they are there.
    """

    island: i64 = 0
    number: i64 = 0  # island * 2, 1 more with the tiles that only three players have
    width: i64 = 0
    height: i64 = 0
    tiles: list[tuple[int, int]]  # column and row of each tile of land
    lands: i64 = 0
    land_square: vec[i64] = NONE  # land -> square
    square_land: vec[i64] = NONE  # square -> land, or -1
    island_of: vec[i64] = NONE  # land -> number of its island
    near: vec[i64] = NONE  # four places a land: the land to the north, east, south, west, or -1
    around: vec[i64] = NONE  # eight places a land: those that touch it, or -1
    near_lo: vec[i64] = NONE  # the same as masks
    near_hi: vec[i64] = NONE
    around_lo: vec[i64] = NONE
    around_hi: vec[i64] = NONE
    land_lo: i64 = 0  # all land
    land_hi: i64 = 0
    positions: i64 = 0
    position_square: vec[i64] = NONE  # position -> its upper left square
    square_position: vec[i64] = NONE  # square -> position, or -1
    all_lo: i64 = 0  # all positions
    all_hi: i64 = 0
    edge_lo: i64 = 0  # those with an edge along land (PV-A8)
    edge_hi: i64 = 0
    step_lo: vec[i64] = NONE  # position -> where one step of a ship leads (PV-A5)
    step_hi: vec[i64] = NONE
    overlap_lo: vec[i64] = NONE  # position -> those it has a square in common with, itself too
    overlap_hi: vec[i64] = NONE
    side_lo: vec[i64] = NONE  # position -> those whose ships lie side by side with it (PV-A19)
    side_hi: vec[i64] = NONE
    touches: vec[i64] = NONE  # position -> mask of the islands it touches, corners too
    edges: vec[i64] = NONE  # position -> mask of the islands it has an edge along
    landing_lo: vec[i64] = NONE  # position -> land with an edge along it
    landing_hi: vec[i64] = NONE
    shore_lo: vec[i64] = NONE  # position -> land that touches it, corners too (PV-A31, PV-A63)
    shore_hi: vec[i64] = NONE
    fire_from: vec[i64] = NONE  # position * 9 + line -> its begin in fire_over; 8: the end
    fire_over: vec[i64] = NONE  # land in the order in which a ball flies over it (PV-A13)
    sees: vec[i64] = NONE  # position * positions + other -> lines that hit it, << 8: how far

    def __init__(self, island: i64, extra: bool) -> None:
        rows = DRAWINGS[island].split(" ")
        self.island = island
        self.number = island * 2 + (1 if extra else 0)
        self.width = len(rows[0]) * 2 + 4
        self.height = len(rows) * 2 + 4
        shown = "#+" if extra else "#"
        self.tiles = [
            (c, r) for r in range(len(rows)) for c in range(len(rows[0])) if rows[r][c] in shown
        ]
        self.survey_land()
        self.survey_coast()
        self.survey_shores()
        self.survey_lines()

    def is_inside(self, square: i64) -> bool:
        """Return whether a square belongs to the grid of this layout."""
        return square % COLUMNS < self.width and square // COLUMNS < self.height

    # ── Land ──

    def survey_land(self) -> None:
        squares = sorted(
            (r * 2 + 2 + y) * COLUMNS + c * 2 + 2 + x
            for c, r in self.tiles
            for x in range(2)
            for y in range(2)
        )
        number = {square: land for land, square in enumerate(squares)}
        self.lands = len(squares)
        self.land_square = vec[i64](squares)
        self.square_land = vec[i64]([number.get(square, -1) for square in range(SQUARES)])
        near = [
            [number.get(square + y * COLUMNS + x, -1) for x, y in ORTHOGONAL] for square in squares
        ]
        around = [
            [number.get(square + y * COLUMNS + x, -1) for x, y in AROUND] for square in squares
        ]
        self.near = vec[i64]([land for lands in near for land in lands])
        self.around = vec[i64]([land for lands in around for land in lands])
        beside = [[land for land in lands if land >= 0] for lands in near]
        touching = [[land for land in lands if land >= 0] for lands in around]
        self.near_lo = vec[i64]([low(lands) for lands in beside])
        self.near_hi = vec[i64]([high(lands) for lands in beside])
        self.around_lo = vec[i64]([low(lands) for lands in touching])
        self.around_hi = vec[i64]([high(lands) for lands in touching])
        self.land_lo = low(list(range(len(squares))))
        self.land_hi = high(list(range(len(squares))))
        self.island_of = vec[i64](self.name_islands(beside))

    def name_islands(self, beside: list[list[int]]) -> list[int]:
        """Return the island of each land; islands are numbered in reading order."""
        found = [-1] * len(beside)
        islands = 0
        for land in range(len(beside)):
            if found[land] >= 0:
                continue
            rest = [land]
            while rest:
                here = rest.pop()
                found[here] = islands
                rest += [other for other in beside[here] if found[other] < 0]
            islands += 1
        return found

    def land_at(self, x: int, y: int) -> int:
        """Return the land there, or -1 for water."""
        if 0 <= x < COLUMNS and 0 <= y < ROWS:
            return int(self.square_land[y * COLUMNS + x])
        return -1

    # ── Coasts ──

    def survey_coast(self) -> None:
        """Find where a ship can be, and where one step leads (PV-A5, PV-A6, PV-A8)."""
        squares: list[int] = []
        touches: list[int] = []
        edges: list[int] = []
        for y in range(self.height - 1):
            for x in range(self.width - 1):
                if any(land >= 0 for land in self.lands_under(x, y)):
                    continue
                touched = self.islands_at(self.rim(x, y, True))
                if touched:
                    squares.append(y * COLUMNS + x)
                    touches.append(touched)
                    edges.append(self.islands_at(self.rim(x, y, False)))
        number = {square: position for position, square in enumerate(squares)}
        self.positions = len(squares)
        self.position_square = vec[i64](squares)
        self.square_position = vec[i64]([number.get(square, -1) for square in range(SQUARES)])
        self.touches = vec[i64](touches)
        self.edges = vec[i64](edges)
        every = list(range(len(squares)))
        self.all_lo = low(every)
        self.all_hi = high(every)
        self.edge_lo = low([p for p in every if edges[p]])
        self.edge_hi = high([p for p in every if edges[p]])
        steps = [
            [
                number[square + d]
                for d in (-COLUMNS, 1, COLUMNS, -1)
                if square + d in number and touches[number[square + d]] & touches[p]
            ]
            for p, square in enumerate(squares)
        ]
        self.step_lo = vec[i64]([low(found) for found in steps])
        self.step_hi = vec[i64]([high(found) for found in steps])

    def lands_under(self, x: int, y: int) -> list[int]:
        """Return the land that a ship there would cover."""
        return [self.land_at(x + dx, y + dy) for dx in range(2) for dy in range(2)]

    def rim(self, x: int, y: int, corners: bool) -> list[int]:
        """Return the land around a ship there."""
        ends = range(-1, 3) if corners else range(2)
        found = [self.land_at(x + d, y + e) for d in ends for e in (-1, 2)]
        found += [self.land_at(x + d, y + e) for d in (-1, 2) for e in ends]
        return sorted({land for land in found if land >= 0})

    def islands_at(self, lands: list[int]) -> int:
        return sum(2**island for island in {int(self.island_of[land]) for land in lands})

    def survey_shores(self) -> None:
        """Find what lies beside a ship (PV-A19, PV-A31)."""
        overlaps: list[list[int]] = []
        sides: list[list[int]] = []
        landings: list[list[int]] = []
        shores: list[list[int]] = []
        for p in range(self.positions):
            x, y = self.corner(p)
            apart = [self.corner(q) for q in range(self.positions)]
            gaps = [(abs(a - x), abs(b - y)) for a, b in apart]
            overlaps.append([q for q, (a, b) in enumerate(gaps) if a < 2 and b < 2])
            sides.append([q for q, (a, b) in enumerate(gaps) if max(a, b) == 2 and min(a, b) < 2])
            landings.append(self.rim(x, y, False))
            shores.append(self.rim(x, y, True))
        self.overlap_lo = vec[i64]([low(found) for found in overlaps])
        self.overlap_hi = vec[i64]([high(found) for found in overlaps])
        self.side_lo = vec[i64]([low(found) for found in sides])
        self.side_hi = vec[i64]([high(found) for found in sides])
        self.landing_lo = vec[i64]([low(found) for found in landings])
        self.landing_hi = vec[i64]([high(found) for found in landings])
        self.shore_lo = vec[i64]([low(found) for found in shores])
        self.shore_hi = vec[i64]([high(found) for found in shores])

    def position_at(self, x: int, y: int) -> int:
        """Return the position whose upper left square is there, or -1."""
        return int(self.square_position[y * COLUMNS + x]) if x >= 0 and y >= 0 else -1

    def corner(self, position: i64) -> tuple[int, int]:
        square = self.position_square[position]
        return int(square % COLUMNS), int(square // COLUMNS)

    # ── Lines of fire ──

    def survey_lines(self) -> None:
        """Follow eight lines from each position, over land alone or over water alone (PV-A12, PV-A13)."""
        begins: list[int] = []
        over: list[int] = []
        sees = [0] * (self.positions * self.positions)
        for p in range(self.positions):
            x, y = self.corner(p)
            for line in range(LINES):
                begins.append(len(over))
                dx, dy = ORTHOGONAL[line // 2]
                side = line % 2
                at_x = x + (side if dx == 0 else 2 if dx > 0 else -1)
                at_y = y + (side if dy == 0 else 2 if dy > 0 else -1)
                if self.land_at(at_x, at_y) >= 0:
                    while self.land_at(at_x, at_y) >= 0:
                        over.append(self.land_at(at_x, at_y))
                        at_x, at_y = at_x + dx, at_y + dy
                else:
                    self.look_over_water(p, line, (at_x, at_y), sees)
            begins.append(len(over))
        self.fire_from = vec[i64](begins)
        self.fire_over = vec[i64](over)
        self.sees = vec[i64](sees)

    def look_over_water(self, p: int, line: int, start: tuple[int, int], sees: list[int]) -> None:
        """Enter every position that a ball over water from p would strike."""
        dx, dy = ORTHOGONAL[line // 2]
        x, y = start
        distance = 1
        while 0 <= x < self.width and 0 <= y < self.height and self.land_at(x, y) < 0:
            for a, b in ((0, 0), (1, 0), (0, 1), (1, 1)):
                other = self.position_at(x - a, y - b)
                if other >= 0:
                    place = p * int(self.positions) + other
                    if not sees[place] & 2**line:
                        sees[place] = (sees[place] & 255) | 2**line | distance * 256
            x, y = x + dx, y + dy
            distance += 1


def surveyed(island: i64, extra: bool) -> Islands:
    """Return the islands of a layout. Each layout is surveyed once."""
    key = (int(island), extra)
    if key not in SURVEYED:
        SURVEYED[key] = Islands(island, extra)
    return SURVEYED[key]


SURVEYED: Final[dict[tuple[int, bool], Islands]] = {}
