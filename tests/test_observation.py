"""Observations: what a schema may say, and what its entries become."""

import hashlib

import pytest

import argosy
from argosy.core.contract import CHANCE, NOBODY, Rng, State
from argosy.core.observation import Part, Schema, Sides, flags, number, one_of, seats, side, table
from argosy.encoding.encoder import Beyond
from argosy.encoding.observation import VERSION, Observer, observer

WIDTHS = {  # with the usual number of seats; whoever changes one raises VERSION
    "land_routes": (2, 324),
    "pirates": (3, 1221),
    "sea_routes": (2, 714),
    "ship_it": (2, 2899),
    "wandering_merchant": (2, 1038),
}


@pytest.mark.parametrize("name", argosy.editions())
def test_the_widths_are_those_of_this_version(name: str) -> None:
    seats_, width = WIDTHS[name]
    assert (VERSION, len(observer(name, argosy.game(name, seats=seats_)))) == (2, width)


def middle(name: str, seed: int, decisions: int = 40, **options: int) -> State:
    """A position of a random game."""
    game, rng = argosy.game(name, **options), Rng(seed)
    s = game.setup()
    while (seat := game.waiting_for(s)) != NOBODY and (decisions or seat == CHANCE):
        if seat == CHANCE:
            game.apply(s, game.chance(s, rng))
            continue
        found = game.actions(s, seat)
        game.apply(s, found[rng.below(len(found))])
        decisions -= 1
    return s


def seen(parts: list[Part], **values: int) -> bytes:
    """What seat 1 of Trade Routes at sea sees of a state with these values, by such a schema."""
    game = argosy.game("sea_routes", seats=2)
    s = game.setup()
    for name, value in values.items():
        setattr(s, name, value)
    return Observer(game, Schema(parts, {})).write(s, 1)


def test_what_each_word_writes() -> None:
    both = seats(2)
    assert seen([number("round", 12)], round=7) == b"\7"
    assert seen([number("round", 12)], round=99) == b"\14"  # the bound
    assert seen([number("bag", 300)], bag=299) == bytes([299 >> 2, 299 & 3])
    assert seen([number("bag", 1 << 20)], bag=777_777) == bytes(
        [777_777 >> 14, 777_777 >> 7 & 127, 777_777 & 127]
    )
    assert seen([flags("tiles", "abcdefghijk")], tiles=0b10000000101) == bytes(
        [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    )
    assert seen([flags("tiles", "bc", low=1)], tiles=0b1100) == b"\0\1"
    assert seen([one_of("laid", ("x", "", "z"))], laid=2) == b"\0\1"
    assert seen([one_of("laid", ("x", "", "z"))], laid=1) == b"\0\0"
    assert seen([side("first", both)], first=1) == b"\1\0"
    assert seen([side("first", both, base=1, others={0: "nobody"})], first=0) == b"\0\0\1"
    assert seen([number("pawns", 99).by(both, bits=8)], pawns=0x0B0A) == b"\x0b\x0a"
    assert seen([table("first", "xy", [[3, 4], [5, 6]])], first=1) == b"\5\6"
    assert seen(
        [number("points", 9).each("abc", bits=8).where("tiles")], points=0x030201, tiles=5
    ) == (b"\1\0\3")


def test_a_wide_row_goes_on_in_the_next_word() -> None:
    names = [str(n) for n in range(21)]
    for value in range(21):
        parts = [number("round", 9), one_of("laid", names), number("first", 9)]
        wanted = [1, *(int(n == value) for n in range(21)), 1]
        assert seen(parts, laid=value, first=1) == bytes(wanted)


def test_a_value_beyond_its_table_is_no_observation() -> None:
    with pytest.raises(Beyond):
        seen([one_of("laid", ("x", "y"))], laid=2)


def test_what_a_schema_may_not_say() -> None:
    with pytest.raises(ValueError, match="same name"):
        Schema([number("round", 9), number("round", 9)], {})
    with pytest.raises(ValueError, match="127 at most"):
        Schema([table("round", ["x"], [[200]])], {})


def test_the_viewers_own_side_comes_first() -> None:
    assert Sides(4, (0, 1)).order(1) == [1, 2, 3, 0]
    assert seats(3).names == ("me", "+1", "+2")


# Everything that all seats see in the first 150 decisions of a random game. Both builds must write this.
DIGESTS = {
    "land_routes": "b8f414c202f01a9d",
    "pirates": "917c33786cf054a1",
    "sea_routes": "c49b958f9b2575c0",
    "ship_it": "7e36dece699696a6",
    "wandering_merchant": "950dd80414ba074f",
}


@pytest.mark.laws
@pytest.mark.parametrize("name", argosy.editions())
def test_both_builds_write_the_same(name: str) -> None:
    """And the same fingerprints. Whoever changes a digest raises VERSION, unless the rules are others."""
    count = WIDTHS[name][0]
    look = observer(name, argosy.game(name, seats=count))
    found = hashlib.sha256()
    for decisions in range(0, 150, 10):
        s = middle(name, 1, decisions, seats=count)
        found.update(str(s.fingerprint()).encode())
        for seat in range(count):
            found.update(look.write(s, seat))
    assert found.hexdigest()[:16] == DIGESTS[name]


def test_equal_states_have_equal_fingerprints_and_others_have_others(seed: int) -> None:
    found = {middle("pirates", seed + n, 30, seats=3).fingerprint() for n in range(40)}
    assert len(found) == 40
    one, other = (middle("pirates", seed, 30, seats=3) for _ in range(2))
    assert one.fingerprint() == other.fingerprint()
