# compiled
"""Read the table: gold, squares, hands of cards, boxes, piles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.kit.bags import bit

ONE: Final = vec[i64]([1, 256, 65536, 16777216])  # one more in the byte of a seat


# ── Reading the table ─────────────────────────────────────────────────────────────────────────────


def gold_of(s: LandRoutesState, seat: i64) -> i64:
    return s.purses >> (seat << 3) & 255


def square_of(s: LandRoutesState, seat: i64) -> i64:
    return s.squares >> (seat << 3) & 255


def hand_of(s: LandRoutesState, seat: i64) -> i64:
    """Return a hand: three cards of four bits, slot 1 lowest; a card is its good + 1."""
    return s.hands >> seat * 12 & 4095


def size_of(hand: i64) -> i64:
    """Count the cards of a hand, which has no gaps (LR-A14)."""
    if hand > 255:
        return 3
    if hand > 15:
        return 2
    return 1 if hand > 0 else 0


def card_at(hand: i64, slot: i64) -> i64:
    """Return the card in a slot, counted from 0; 0 is an empty place."""
    return hand >> (slot << 2) & 15


def without(hand: i64, slot: i64) -> i64:
    """Return a hand without the card in a slot; the rest closes up (LR-A14)."""
    shift = slot << 2
    below = hand & bit(shift) - 1
    return below | hand >> (shift + 4) << shift


def set_hand(s: LandRoutesState, seat: i64, hand: i64) -> None:
    shift = seat * 12
    change = s.hands >> shift & 4095 ^ hand
    s.hands ^= change << shift


def box(boxes: i64, center: i64) -> i64:
    return boxes >> (center << 2) & 15


def pile(cards: i64, good: i64) -> i64:
    """Count the cards of a good in the bag or among the discards."""
    return cards >> good * 5 & 31


def is_at_center(game: Tables, s: LandRoutesState, seat: i64) -> bool:
    return square_of(s, seat) < game.centers
