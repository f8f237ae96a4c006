"""What happens on a hazard square."""

import json
from typing import Any

import pytest

from argosy.games.land_routes.board import BACKWARD, FORWARD, our_board, read_board
from argosy.games.land_routes.game import LandRoutes
from argosy.games.land_routes.rules.moving import land_on

from .tables import Road, road
from .test_board import data


def landed(start: str, roll: int, end: str, cargo: str = "", gold: int = 8) -> Road:
    t = road().put(red=start).load(red=cargo).pay(red=gold)
    return t.follow("red roll", f"? roll {roll}", f"red move {end}")


def test_who_lands_on_a_hazard_does_what_it_says() -> None:
    """LR-R7, LR-R9"""
    t = landed("a", 3, "ab3")
    assert (t.gold("red"), t.s.bank) == (6, 94)
    moved = "Red moved to Ashford–Brack 3."  # noqa: RUF001
    assert t.last() == [moved, "Red lost 2 gold to the bank."]
    assert t.turn == "blue"
    t = landed("dc6", 1, "dc5")
    assert t.gold("red") == 7


@pytest.mark.parametrize(("number", "left"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_die_says_which_cargo_is_lost(number: int, left: int) -> None:
    """LR-R8, LR-A14, LR-A17"""
    cargo = ["grain", "coal", "iron"]
    t = landed("a", 3, "ac3", " ".join(cargo))
    assert (t.step, t.waiting) == ("losing", -1)
    t.play(f"? roll {number}")
    lost = cargo.pop(left)
    assert t.cargo("red") == cargo  # closed up
    assert f"lost {lost}" in t.last()[0]
    assert t.s.discards != 0 and t.is_whole()
    assert t.turn == "blue"


def test_an_empty_place_loses_nothing() -> None:
    """LR-R8"""
    t = landed("a", 3, "ac3", "grain coal").follow("? roll 5")
    assert t.cargo("red") == ["grain", "coal"]
    assert t.s.discards == 0


def test_without_cargo_there_is_no_roll() -> None:
    """LR-A14"""
    t = landed("a", 3, "ac3")
    assert (t.step, t.turn) == ("departing", "blue")


@pytest.mark.parametrize(
    ("start", "roll", "end", "back"),
    [
        ("ab2", 3, "ab5", "ab2"),  # from A, back towards A
        ("ab8", 3, "ab5", "ab8"),  # from B, back towards B
        ("da6", 2, "da4", "da7"),
        ("ac4", 2, "ac2", "ac4"),
        ("b", 2, "bc2", "b"),
    ],
)
def test_back_is_the_way_just_come(start: str, roll: int, end: str, back: str) -> None:
    """LR-R9, LR-A9"""
    t = landed(start, roll, end)
    assert t.where("red") == back
    assert f"Red was sent back {3 if end in ('ab5', 'da4') else 2}" in t.last()[1]


def test_back_stops_at_the_first_center() -> None:
    """LR-A10"""
    t = road().put(red="ac1").follow("red roll", "? roll 1", "red move ac2")
    assert t.where("red") == "a"
    board = our_board()
    square = board.squares.index("ab2")
    assert [board.squares[board.behind(square, way, 3)] for way in (FORWARD, BACKWARD)] == [
        "a",
        "ab5",
    ]


def test_sent_back_onto_a_center_is_landing_there() -> None:
    """LR-A11"""
    t = landed("a", 2, "ac2", "coal")
    assert (t.where("red"), t.step, t.turn) == ("a", "trading", "red")
    t.follow("red sell 1", "? needs a lumber", "red buy", "? has a iron", "red end")
    assert t.gold("red") == 8 + 4 - 2


def test_lose_one_turn_skips_the_next_turn() -> None:
    """LR-A13, LR-R9"""
    t = landed("ac6", 1, "ac5")
    assert t.s.missing == 1
    t.follow("blue stay")
    assert t.turn == "blue"
    assert "Red missed a turn." in t.last()
    assert t.s.round == 2  # the missed turn counted as red's second
    t.follow("blue stay")
    assert (t.turn, t.s.round) == ("red", 3)


def test_a_missed_turn_allows_trades_but_no_deals() -> None:
    """LR-A13, LR-A32"""
    t = landed("ac6", 1, "ac5", "grain")
    t.follow("blue stay")
    assert t.s.missing == 0 and t.turn == "blue"  # red's turn is passed over, blue plays again
    assert all(text.startswith("offer") for text in t.legal("red"))
    t.follow("red offer blue 1 0", "red ask 2", "blue accept")
    assert (t.gold("red"), t.cargo("blue")) == (10, ["grain"])


def test_lost_turns_do_not_add_up() -> None:
    """LR-A13"""
    t = road()
    t.s.missing = 1
    land_on(t.tables, t.s, t.tables.board.squares.index("ac5"), 0)
    assert t.s.missing == 1
    t.follow("blue stay", "blue stay")
    assert t.turn == "red"


def test_too_little_gold_loses_what_there_is() -> None:
    """LR-A16"""
    t = landed("a", 3, "ab3", gold=1)
    assert (t.gold("red"), t.s.bank) == (0, 100)
    t = landed("a", 3, "ab3", gold=0)
    assert t.gold("red") == 0
    assert t.is_whole()


def chained(**hazards: str | None) -> Road:
    """A table on a board with other hazards."""
    changed = data()
    for name, hazard in hazards.items():
        changed["roads"][name[:2].upper()]["squares"][int(name[2:]) - 1][2] = hazard
    changed["hazards"]["C2"] = {"text": "Lose 2 Cargo"}
    t = road()
    game: Any = LandRoutes(t.options, read_board(json.dumps(changed)))
    t.game = game
    return t


def test_sent_back_onto_a_hazard_it_works_too() -> None:
    """LR-A12"""
    t = chained(ab2="L2")  # Back 3 on AB5 leads to it from A
    t.put(red="ab1").follow("red roll", "? roll 4", "red move ab5")
    assert (t.where("red"), t.gold("red"), t.turn) == ("ab2", 6, "blue")
    t = chained(ab2="B2")  # and on, the same way, to A
    t.put(red="ab1").follow("red roll", "? roll 4", "red move ab5")
    assert (t.where("red"), t.step) == ("a", "trading")


def test_losing_two_cargo_is_two_rolls() -> None:
    """LR-A15"""
    t = chained(ab1="C2").load(red="grain coal iron")
    t.follow("red roll", "? roll 1", "red move ab1", "? roll 1")
    assert (t.step, t.cargo("red")) == ("losing", ["coal", "iron"])
    t.follow("? roll 4")
    assert (t.cargo("red"), t.turn) == (["coal"], "blue")
    t = chained(ab1="C2").load(red="grain")
    t.follow("red roll", "? roll 1", "red move ab1", "? roll 1")
    assert t.turn == "blue"  # nothing left to roll for
