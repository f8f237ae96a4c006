"""The piecepack (public domain, James Kyle): four suits, six ranks, 24 tiles, 24 coins, 4 dice, 4 pawns."""

from typing import Final

from mypy_extensions import i64

SUNS: Final = 0
MOONS: Final = 1
CROWNS: Final = 2
ARMS: Final = 3
SUITS: Final = ("suns", "moons", "crowns", "arms")

NULL: Final = 0
ACE: Final = 1
RANKS: Final = ("null", "ace", "2", "3", "4", "5")

FACES: Final = 24  # tiles of a set, and coins


def face(suit: i64, rank: i64) -> i64:
    """The number of a tile or coin in its set."""
    return suit * 6 + rank


def suit_of(piece: i64) -> i64:
    """Of a tile or coin of any set of the same kind."""
    return piece % 24 // 6


def rank_of(piece: i64) -> i64:
    return piece % 6


def face_names() -> list[str]:
    """moons.5, crowns.null ..."""
    return [f"{suit}.{rank}" for suit in SUITS for rank in RANKS]
