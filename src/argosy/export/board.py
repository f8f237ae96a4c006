"""A table as Portable Piecepack Notation sees it: pieces of a box on one plane, in the order in which they were laid.

x and y are inches, y upward. The board lies at the origin, the other zones below it. What a kind is in the box is
declared beside how it is drawn (`ppn` in a kinds.json); a table with any other piece cannot be written.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from argosy.core.edition import bad
from argosy.core.table import Piece, Table
from argosy.draw.kinds import kind_of

SUITS: Final = ("suns", "moons", "crowns", "arms")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
RANKS: Final = ("null", "ace", "2", "3", "4", "5")
BOXES: Final = {"piecepack": SUITS, "four_seasons": SEASONS}
SUIT_LETTERS: Final = "SMCA"
RANK_LETTERS: Final = "na2345"
PIECES: Final = {"t": "tile", "c": "coin", "d": "die", "p": "pawn", "o": "domino"}
GAP: Final = 1.0  # inches between two zones


@dataclass(frozen=True)
class Laid:
    """One piece: a row of the data frame that readers of the notation make. Suits and ranks count from 1."""

    piece: str  # tile, coin, die, pawn; a domino is a tile of the box `dominoes`
    side: str
    suit: int
    rank: int
    box: str
    x: float
    y: float
    angle: int
    shown: str = field(default="sr", compare=False)  # which of suit and rank the table shows: s, r

    @property
    def at(self) -> tuple[float, float]:
        return self.x, self.y


@dataclass
class Plane:
    """Where the zones of a game's tables lie, once for all of them: a board may grow while it is laid."""

    origins: dict[str, tuple[float, float]]

    @classmethod
    def of(cls, tables: Iterable[Table]) -> "Plane":
        tall: dict[str, float] = {}
        for table in tables:
            for zone in table.zones:
                tall[zone.id] = max(zone.h, tall.get(zone.id, 0.0))
        origins = {"board": (0.0, tall.pop("board", 0.0))}
        below = -GAP
        for zone_id, height in tall.items():
            origins[zone_id] = (0.0, below)
            below -= height + GAP
        return cls(origins)

    def laid(self, piece: Piece) -> Laid:
        """Return a piece as its row. Raises BadInput for one that no box holds."""
        found = from_box(piece)
        left, top = self.origins[piece.zone]
        # Two decimals: readers take what lies closer together for one place.
        return replace(found, x=round(left + piece.x, 2), y=round(top - piece.y, 2))


def from_box(piece: Piece) -> Laid:
    """Return what a piece is in the box, without its place. What the table does not show is the first of its kind."""
    declared = kind_of(piece.kind).ppn
    if not declared:
        raise bad("ppn")
    if declared == "o":
        high, low = map(int, piece.rank.split("-"))
        # Upright at angle 0 here, lying with the higher half to the west on our tables.
        return Laid("tile", "face", low + 1, high + 1, "dominoes", 0, 0, (piece.angle + 90) % 360)
    box = "four_seasons" if piece.suit in SEASONS or piece.kit == "seasons" else "piecepack"
    suit = BOXES[box].index(piece.suit) + 1 if piece.suit in BOXES[box] else 1
    rank = RANKS.index(piece.rank) + 1 if piece.rank in RANKS else 1
    side, shown = piece.side, "s" * (piece.suit in BOXES[box]) + "r" * (piece.rank in RANKS)
    for letter in declared[1:]:  # what this kind always shows
        if letter in "fb":
            side = {"f": "face", "b": "back"}[letter]
        elif letter in SUIT_LETTERS:
            suit, box, shown = SUIT_LETTERS.index(letter) + 1, "piecepack", shown + "s"
        else:
            rank, shown = RANK_LETTERS.index(letter) + 1, shown + "r"
    name = PIECES[declared[0]]
    if (name, side) == ("tile", "back"):
        return Laid(name, side, 1, 1, box, 0, 0, piece.angle % 360, "")
    return Laid(name, side, suit, rank, box, 0, 0, piece.angle % 360, shown)


def pieces_of(table: Table) -> Iterator[Piece]:
    """Yield the pieces from the lowest to the highest."""
    yield from sorted(table.pieces, key=lambda piece: piece.z)
