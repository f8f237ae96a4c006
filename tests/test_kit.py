"""The material: bags, grids, piecepack, seasons, dominoes."""

import pytest

from argosy.core.contract import Rng
from argosy.kit.bags import bit, byte, count, first, members, nth, with_byte
from argosy.kit.dominoes import DOMINOES, HIGH, LOW, domino, domino_names, is_double
from argosy.kit.grids import (
    EAST,
    NORTH,
    SOUTH,
    WAYS,
    WEST,
    beside,
    column_name,
    neighbours,
    square_names,
)
from argosy.kit.piecepack import FACES, RANKS, SUITS, face, face_names, rank_of, suit_of
from argosy.kit.seasons import EMBLEMS, SEASONS, SPRING, WINTER

# ── Bags ──────────────────────────────────────────────────────────────────────────────────────────


def test_every_bit_is_its_own_power() -> None:
    assert [bit(n) for n in range(62)] == [2**n for n in range(62)]


def test_a_bag_holds_what_was_put_in() -> None:
    rng = Rng(1)
    for _ in range(300):
        things = sorted({rng.below(62) for _ in range(rng.below(40))})
        bag = sum(2**thing for thing in things)
        assert count(bag) == len(things)
        assert members(bag) == things
        assert [nth(bag, n) for n in range(len(things))] == things
        if things:
            assert first(bag) == things[0]


def test_the_fullest_and_the_emptiest_bag() -> None:
    full = 2**62 - 1
    assert (count(full), first(full), nth(full, 61)) == (62, 0, 61)
    assert members(full) == list(range(62))
    assert (count(0), members(0)) == (0, [])
    assert [first(bit(n)) for n in range(62)] == list(range(62))


def test_small_numbers_side_by_side() -> None:
    word = 0
    for index in range(7):
        word = with_byte(word, index, 10 * index + 5)
    assert [byte(word, index) for index in range(7)] == [5, 15, 25, 35, 45, 55, 65]
    word = with_byte(word, 3, 255)
    word = with_byte(word, 3, 0)
    assert [byte(word, index) for index in range(7)] == [5, 15, 25, 0, 45, 55, 65]


# ── Grids ─────────────────────────────────────────────────────────────────────────────────────────


def test_ways_lead_to_the_next_square_or_over_the_edge() -> None:
    """0 1 2 over 3 4 5."""
    assert [beside(4, way, 3, 2) for way in (NORTH, EAST, SOUTH, WEST)] == [1, 5, -1, 3]
    assert [beside(2, way, 3, 2) for way in (NORTH, EAST, SOUTH, WEST)] == [-1, -1, 5, 1]
    assert [beside(0, way, 3, 2) for way in (NORTH, EAST, SOUTH, WEST)] == [-1, 1, 3, -1]
    assert WAYS == ("north", "east", "south", "west")


def test_neighbours_share_an_edge() -> None:
    assert neighbours(4, 3, 3) == [1, 5, 7, 3]
    assert neighbours(0, 3, 3) == [1, 3]
    assert neighbours(0, 1, 1) == []
    for square in range(20):
        for other in neighbours(square, 5, 4):
            assert square in neighbours(other, 5, 4)


def test_columns_have_letters() -> None:
    assert [column_name(n) for n in (0, 25, 26, 27, 51, 52)] == ["a", "z", "aa", "ab", "az", "ba"]
    assert square_names(3, 2) == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert len(set(square_names(60, 30))) == 1800


# ── Sets ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_piecepack_has_every_suit_and_rank_once() -> None:
    names = face_names()
    assert len(set(names)) == FACES == 24
    for suit in range(4):
        for rank in range(6):
            piece = face(suit, rank)
            assert names[piece] == f"{SUITS[suit]}.{RANKS[rank]}"
            assert (suit_of(piece), rank_of(piece)) == (suit, rank)
            assert (suit_of(piece + FACES), rank_of(piece + FACES)) == (suit, rank)


def test_the_seasons_have_emblems() -> None:
    assert dict(zip(SEASONS, EMBLEMS, strict=True)) == {
        "spring": "flower",
        "summer": "fish",
        "autumn": "leaf",
        "winter": "snowflake",
    }
    assert (SEASONS[SPRING], SEASONS[WINTER]) == ("spring", "winter")


def test_a_double_six_set() -> None:
    names = domino_names()
    assert len(set(names)) == DOMINOES == 28
    assert (names[0], names[1], names[-1]) == ("0-0", "1-0", "6-6")
    for number in range(DOMINOES):
        assert names[number] == f"{HIGH[number]}-{LOW[number]}"
        assert domino(HIGH[number], LOW[number]) == number
        assert is_double(number) == (HIGH[number] == LOW[number])
    assert sum(is_double(number) for number in range(DOMINOES)) == 7


@pytest.mark.parametrize("pips", range(7))
def test_every_number_is_on_eight_halves(pips: int) -> None:
    halves = [*HIGH, *LOW]
    assert halves.count(pips) == 8
