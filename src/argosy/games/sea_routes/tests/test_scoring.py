"""Scoring, new rounds and the end: SR-R12 to SR-R16, SR-R22 to SR-R25."""

import pytest

from argosy.games.sea_routes.rules.scoring import tally
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.tests.tables import (
    die,
    empty,
    give_coins,
    give_points,
    give_tiles,
    holds,
    put_ship,
    set_scores,
    ship,
    start,
    state,
)
from argosy.tabletop import Tabletop

CROWNS, EVEN, ODD, ARMS, MOONS, SUNS = range(6)


def counts(t: Tabletop, seat: int) -> list[int]:
    assert isinstance(t.game, Tables)
    return [tally(t.game, state(t), seat, category) for category in range(6)]


def end_round(t: Tabletop) -> None:
    """Red's last move of the round; nothing more is claimed by it."""
    s = state(t)
    s.passed = 2 ** len(t.seats) - 1 - 1
    s.mover = s.decider = 0
    s.step = 4
    empty(t, "b0", "d0", "c1", "b1", "d1", "c2")
    put_ship(t, "red", "c1")
    t.play("red sail c0")


def test_the_worked_example() -> None:
    """SR-R12, SR-R14, SR-A9, SR-A10, SR-A11: null tile twice, null coin once, coins by number only."""
    t = start()
    give_tiles(t, "red", "crowns.null", "crowns.3", "moons.ace", "suns.4")
    give_coins(t, "red", "5", "3", "crowns")
    assert counts(t, 0) == [4, 1, 4, 0, 1, 1]


def test_aces_count_as_odd_and_ace_coins_never() -> None:
    """SR-R12, SR-A12: the ace tile is odd; no coin in the game is an ace."""
    t = start()
    give_tiles(t, "red", "arms.ace")
    assert counts(t, 0) == [0, 0, 1, 1, 0, 0]
    assert not [e for e in t.entries if e.line.text.startswith("coin ace")]


@pytest.mark.parametrize(("null_tile", "null_coin"), [(0, 0), (3, 3)])
def test_what_nulls_count_is_an_option(null_tile: int, null_coin: int) -> None:
    """SR-R14"""
    t = start(null_tile=null_tile, null_coin=null_coin)
    give_tiles(t, "red", "crowns.null", "moons.null")
    give_coins(t, "red", "crowns", "arms")
    assert counts(t, 0) == [null_tile + null_coin, 0, 0, null_coin, null_tile, 0]


def test_strictly_more_scores_its_count() -> None:
    """SR-R13, SR-R15: crowns, even, odd in this order."""
    t = start()
    give_tiles(t, "red", "crowns.2", "crowns.null", "suns.3")
    give_tiles(t, "blue", "crowns.3", "moons.5", "moons.4")
    end_round(t)
    assert t.scores() == {"red": 3, "blue": 2}  # crowns 3:1, even 1:1 tied, odd 1:2
    scored = [line for line in t.said() if "scored" in line]
    assert scored == [
        "Red had the most Crowns and scored 3.",
        "Blue had the most odd numbers and scored 2.",
    ]


def test_a_tie_brings_nobody_anything() -> None:
    """SR-A13: also 0 to 0; the die stays as it is."""
    t = start()
    give_points(t, "blue", arms=2)
    give_tiles(t, "red", "arms.2")
    give_tiles(t, "blue", "arms.4")
    end_round(t)
    assert t.scores() == {"red": 0, "blue": 0}
    assert die(t, "arms") == ("blue", 2)
    assert die(t, "suns") == ("", 0)
    assert "Nobody had the most Arms." in t.said()


def test_majority_against_each_other_player() -> None:
    """SR-A28, SR-R13: with three seats the two highest must not tie."""
    t = start(seats=3)
    give_tiles(t, "red", "crowns.2")
    give_tiles(t, "blue", "crowns.3")
    give_tiles(t, "green", "suns.5", "moons.5")
    s = state(t)
    s.passed = 6
    put_ship(t, "red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert "Nobody had the most Crowns." in t.said()


def test_the_majority_turns_and_raises_the_die() -> None:
    """SR-R16, SR-A15, SR-A16: it points at the winner and shows one more."""
    t = start()
    give_tiles(t, "blue", "suns.2")
    end_round(t)
    assert die(t, "suns") == ("blue", 1)


def test_gain_is_an_option_and_five_is_the_limit() -> None:
    """SR-R16, SR-A14: a die at its limit stays there but still turns."""
    t = start(gain=4)
    give_points(t, "red", arms=3)
    give_tiles(t, "blue", "arms.2")
    end_round(t)
    assert die(t, "arms") == ("blue", 5)
    t = start(die_limit=2)
    give_points(t, "red", arms=2)
    give_tiles(t, "blue", "arms.2")
    end_round(t)
    assert die(t, "arms") == ("blue", 2)


def test_a_new_round_lays_the_tiles_anew_and_keeps_the_coins() -> None:
    """SR-R22: claimed coins stay claimed and count again; their places stay empty."""
    t = start("coin 5 b0", "coin 3 c0")
    state(t).passed = 2
    put_ship(t, "red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert state(t).round == 2
    assert len([e for e in t.entries if e.line.text.startswith("tile")]) == 48
    assert len([e for e in t.entries if e.line.text.startswith("coin")]) == 20
    assert {ship(t, "red"), ship(t, "blue")} == {"c3"}
    assert not holds(t, "b0")
    assert counts(t, 0)[ODD] == 2
    assert list(state(t).tiles_of) == [0, 0]


def test_the_lowest_score_begins() -> None:
    """SR-R6: in later rounds."""
    t = start()
    set_scores(t, red=5, blue=9)
    end_round(t)
    assert t.turn == "red"


def test_among_equals_the_latest_of_the_last_round_begins() -> None:
    """SR-A17: with two, whoever did not start."""
    t = start()
    end_round(t)
    assert t.turn == "blue"
    t = start(seats=4)
    set_scores(t, red=1, blue=0, green=0, black=4)
    s = state(t)
    s.first = 2  # order green, black, red, blue
    s.passed = 14
    put_ship(t, "red", "b0")
    t.lines("red sail c0", "red sail d0")
    low = min(t.scores().values())
    latest = [seat for seat in ("green", "black", "red", "blue") if t.scores()[seat] == low][-1]
    assert t.turn == latest


def test_the_game_ends_when_one_side_has_no_coins() -> None:
    """SR-R23, SR-A25: looked at once, after the scoring of the round."""
    t = start()
    empty(t, "a0", "b0", "d0", "e0")
    give_points(t, "red", suns=1)
    state(t).passed = 2
    put_ship(t, "red", "c2")
    t.lines("red rush c1 c0", "red sail c1")
    assert t.ending == ""  # cleared, but the round goes on
    t.play("red sail c2")
    while t.turn == "red":
        assert state(t).round == 1
        t.play(t.legal()[0])
    assert t.ending == "SR-R23"
    assert t.refuses("red sail c2") == "SR-R23"
    assert t.legal("red") == []


def test_three_and_four_need_two_empty_sides() -> None:
    """SR-R25, SR-A28"""
    t = start(seats=3)
    empty(t, *(f"{c}0" for c in "abcdefg"))
    state(t).passed = 6
    put_ship(t, "red", "b8")
    t.lines("red sail c8", "red sail d8")
    assert not t.is_over
    empty(t, *(f"z{n}" for n in range(1, 8)))
    s = state(t)
    s.mover = s.decider = 0
    s.step, s.passed = 4, 6
    put_ship(t, "red", "e8")
    t.lines("red sail f8", "red sail g8")
    assert t.ending == "SR-R25"


def test_two_rounds_without_a_coin_end_the_game() -> None:
    """SR-A21: (a) nobody claimed a coin in this round and the one before."""
    t = start()
    end_round(t)
    assert not t.is_over
    end_round(t)
    assert t.ending == "SR-A21a"
    assert t.refuses("red sail c2") == "SR-A21a"


def test_the_last_round_ends_the_game() -> None:
    """SR-A21: (b) after round 12 at the latest; here an option."""
    t = start(rounds=1)
    state(t).passed = 2
    put_ship(t, "red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert t.ending == "SR-A21b"


def test_the_first_ending_that_holds_is_the_ending() -> None:
    """SR-A36: an empty side before idle rounds before the last round."""
    t = start(rounds=1, idle_rounds=1)
    end_round(t)
    assert t.ending == "SR-A21a"
    t = start(rounds=1, idle_rounds=1)
    empty(t, *(f"{c}6" for c in "abcde"))
    end_round(t)
    assert t.ending == "SR-R23"


def finished(**positions: tuple[int, int, int]) -> Tabletop:
    """A game over with (score, dice, coins) per seat."""
    t = start(rounds=1)
    s = state(t)
    s.scores[0], s.scores[1] = positions["red"][0], positions["blue"][0]
    dice = ["arms", "moons", "suns"]
    for seat in ("red", "blue"):
        for _ in range(positions[seat][1]):
            give_points(t, seat, **{dice.pop(): 0})
        give_coins(t, seat, *["2", "3", "4", "5"][: positions[seat][2]])
    s.ending, s.step = 4, 7
    return t


def test_the_highest_score_wins_then_dice_then_coins_then_shared() -> None:
    """SR-R24, SR-A26, SR-A35: a die at null still points at its owner."""
    assert finished(red=(5, 0, 0), blue=(4, 3, 4)).winners() == ["red"]
    assert finished(red=(5, 1, 4), blue=(5, 2, 0)).winners() == ["blue"]
    assert finished(red=(5, 1, 3), blue=(5, 1, 2)).winners() == ["red"]
    shared = finished(red=(5, 1, 2), blue=(5, 1, 2))
    assert shared.winners() == ["red", "blue"]
    assert shared.game.returns(shared.state) == [0.0, 0.0]


def test_coins_per_round_is_an_option() -> None:
    """SR-R11"""
    t = start(coins_per_round=1)
    put_ship(t, "red", "b0")
    t.lines("red sail c0", "blue sail b3")
    assert t.turn == "blue"


def test_empty_sides_is_an_option() -> None:
    """SR-R23"""
    t = start(empty_sides=2)
    empty(t, *(f"{c}6" for c in "abcde"))
    end_round(t)
    assert not t.is_over
