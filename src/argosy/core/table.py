"""Describes what lies on the table, for every renderer: browser, SVG, characters.

x and y are inches inside a zone (the board, one zone per seat, the supply), from its upper left corner; each renderer
lays out the zones for its screen. An id has no spaces and never contains a hidden value. What is told in words is a
phrase or a noun, for a language to say; nothing is to be decided by it. Structs, because a server makes hundreds of
these for every move: a frozen dataclass takes twenty times as long.
"""

from dataclasses import dataclass, field

from msgspec import Struct

from argosy.core.phrase import Phrase, Value

KEPT = 512  # parts of a table that a layout may keep until they change: about a board for every table under way


class Piece(Struct, frozen=True, omit_defaults=True):
    """A thing that can be picked up. x and y are its middle; the angle is counter-clockwise, 0 = mark upper left."""

    id: str
    kit: str  # piecepack, seasons, dominoes, cards, ours
    kind: str  # tile, coin, die, pawn, ship, domino, card ... : declared in a kinds.json
    side: str  # face, back
    suit: str  # "" where it has none or nobody may see it
    rank: str
    x: float
    y: float
    z: int = 0
    angle: int = 0
    zone: str = "board"
    size: float = 0.0  # inches wide, where it differs from the kit's size
    note: Phrase | None = None  # what a screen reader or tooltip adds: "embargo of red"
    marked: bool = False  # whether the marked corner of a tile means something: a gate
    at: str = ""  # the spot that it belongs to, where it may be drawn beside that


class Spot(Struct, frozen=True, omit_defaults=True):
    """A place that can be clicked even while nothing lies there. x and y are its upper left corner."""

    id: str
    x: float
    y: float
    w: float = 1.0
    h: float = 1.0
    zone: str = "board"
    label: str = ""  # a noun, where it is called otherwise than its id: `town:fish`


class Mark(Struct, frozen=True, omit_defaults=True):
    """A line, area, arrow or label. `of` names the piece or spot that shows it when chosen; "" shows it always."""

    id: str
    kind: str  # line, area, arrow, label, road, coast, region ...
    points: tuple[tuple[float, float], ...]
    text: Value = ""
    zone: str = "board"
    of: str = ""
    suit: str = (
        ""  # in whose colour it is drawn; of the mark `ground`, what it is: sea, land, country
    )


class Counter(Struct, frozen=True, omit_defaults=True):
    """A figure beside the board. Its message is `counter-` and its id; with most 1 it is a yes or no."""

    zone: str
    id: str
    value: int
    most: int | None = None
    of: str = ""  # a noun that it counts for, `$of` in its message


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A small table of figures: majorities, market, score sheet. Its title is the message `sheet-` and its id."""

    id: str
    columns: tuple[Value, ...]
    rows: tuple[tuple[Value, ...], ...]
    zone: str = "table"


class Zone(Struct, frozen=True, omit_defaults=True):
    """A part of the table with a size of its own: `board`, `seat:red`, `supply`.

    It is called by the message `zone-` and its id; that of a seat by the seat's noun, which is its id.
    """

    id: str
    w: float
    h: float


class Table(Struct, frozen=True, omit_defaults=True):
    zones: tuple[Zone, ...] = ()
    pieces: tuple[Piece, ...] = ()
    spots: tuple[Spot, ...] = ()
    marks: tuple[Mark, ...] = ()
    counters: tuple[Counter, ...] = ()
    sheets: tuple[Sheet, ...] = ()

    def __add__(self, other: "Table") -> "Table":
        return Table(
            self.zones + other.zones,
            self.pieces + other.pieces,
            self.spots + other.spots,
            self.marks + other.marks,
            self.counters + other.counters,
            self.sheets + other.sheets,
        )

    def ids(self) -> list[str]:
        return [*(piece.id for piece in self.pieces), *(spot.id for spot in self.spots)]


@dataclass
class Layout:
    """A table in the making: layouts fill it piece by piece."""

    zones: list[Zone] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)

    def done(self) -> Table:
        return Table(
            tuple(self.zones),
            tuple(self.pieces),
            tuple(self.spots),
            tuple(self.marks),
            tuple(self.counters),
            tuple(self.sheets),
        )
