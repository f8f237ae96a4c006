"""How the game ends, and the goal."""

import pytest

from argosy.games.wandering_merchant.tests.tables import Caravan, example


def rich(seats: int = 3, **options: int) -> Caravan:
    """Red can sell wood for 90 in e4."""
    t = example(seats=seats, **options)
    t.put("red", "e4")
    t.found("e4", "clothes")
    t.load("red", "wood")
    return t.begin("red")


def sold(coin: str, *lines: str) -> Caravan:
    """Red has reached 150 with his wood and then played these lines; the round is finished."""
    t = rich(goal=150)
    t.act("stay")
    t.act("sell wood", f"coin {coin}")  # 60 + 90
    for line in (*lines, "done"):
        t.act(line)
    assert t.ending == ""
    t.act("blue stay")
    t.act("green stay")
    return t


def test_the_round_is_finished_when_the_goal_is_reached() -> None:
    """WM-R32, WM-R1: all have equally many turns, the most GC win."""
    t = sold("fish")
    assert t.ending == "WM-R32"
    assert t.winners() == ["red"]
    assert t.record().ending == "WM-R32 red 150 blue 60 green 60"


def test_the_last_seat_of_a_round_is_before_the_first() -> None:
    """WM-R32, WM-A1: with blue as first player the round ends with red."""
    t = example(seats=3, rounds=1)
    t.s.first = 1
    t.begin("blue")
    t.act("blue stay")
    t.act("green stay")
    assert t.ending == ""
    t.act("red stay")
    assert t.ending == "WM-A57"


def test_the_goal_counts_cash_and_holds_once_reached() -> None:
    """WM-A55: the game ends even if he falls below it again."""
    t = sold("clothes", "buy cargo")
    assert t.purse("red") == 90
    assert t.ending == "WM-R32"
    goods = example(seats=2, goal=100)
    goods.load("red", "magic", 3)  # worth much, but no cash
    goods.begin("red")
    goods.act("stay")
    goods.act("blue stay")
    assert goods.ending == ""


def test_start_money_may_reach_the_goal() -> None:
    """WM-A73"""
    t = example(seats=2, goal=40)
    t.act("stay")
    t.act("blue stay")
    assert t.ending == "WM-R32"
    assert t.winners() == ["red", "blue"]


def test_ties_count_equipment_then_are_shared() -> None:
    """WM-R32, WM-A56, WM-A73: every horse in use; carts, cargo and credit do not count."""
    t = example(seats=3, goal=60)
    t.equip("blue", "weapons")
    t.load("red", "magic", 3)
    t.s.big = 4
    t.credit("jewelry", 100)
    t.begin("red")
    for seat in ("red", "blue", "green"):
        t.act(f"{seat} stay")
    assert t.winners() == ["blue"]
    horses = example(seats=3, goal=60)
    horses.equip("green", "horses")
    horses.equip("blue", "shields")
    horses.begin("red")
    for seat in ("red", "blue", "green"):
        horses.act(f"{seat} stay")
    assert horses.winners() == ["green"]  # 160 against 130 and 80


@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        ({"goal": 1000}, 60),
        ({"goal": 2000}, 120),
        ({"goal": 3000}, 180),
        ({"goal": 10}, 1),
        ({"goal": 2000, "pace": 10}, 20),
        ({"goal": 0}, 60),
        ({"goal": 0, "pace": 200}, 200),
        ({"goal": 2000, "rounds": 7}, 7),
    ],
)
def test_the_last_round(options: dict[str, int], rounds: int) -> None:
    """WM-A57, WM-R1"""
    assert example(**options).game.rounds == rounds  # type: ignore[attr-defined]


def test_a_game_without_a_goal_ends_after_its_rounds() -> None:
    """WM-A57, WM-R1, WM-R32: scored in the same way."""
    t = example(seats=2, goal=0, rounds=2)
    for _ in range(2):
        t.act("red stay")
        t.act("blue stay")
    assert t.ending == "WM-A57"
    assert t.winners() == ["red", "blue"]
    late = example(seats=2, goal=1000, rounds=1)
    late.fill_purse("blue", 500)
    late.act("red stay")
    late.act("blue stay")
    assert (late.ending, late.winners()) == ("WM-A57", ["blue"])


def test_the_goal_goes_before_the_last_round() -> None:
    """WM-R32, WM-A57: tested in this order."""
    t = example(seats=2, goal=40, rounds=1)
    t.act("red stay")
    t.act("blue stay")
    assert t.ending == "WM-R32"


def test_returns_are_zero_sum() -> None:
    """WM-R32"""
    t = sold("fish")
    assert t.game.returns(t.state) == [1.0, -0.5, -0.5]
