"""Scoring, new rounds and the end: SR-R12 to SR-R16, SR-R22 to SR-R25."""

import pytest

from argosy.games.sea_routes.rules.scoring import tally
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.tests.tables import Sea, start

CROWNS, EVEN, ODD, ARMS, MOONS, SUNS = range(6)


def counts(t: Sea, seat: int) -> list[int]:
    assert isinstance(t.game, Tables)
    return [tally(t.game, t.s, seat, category) for category in range(6)]


def end_round(t: Sea) -> None:
    """Red's last move of the round; nothing more is claimed by it."""
    s = t.s
    s.passed = 2 ** len(t.seats) - 1 - 1
    s.mover = s.decider = 0
    s.step = 4
    t.empty("b0", "d0", "c1", "b1", "d1", "c2")
    t.put_ship("red", "c1")
    t.play("red sail c0")


def test_the_worked_example() -> None:
    """SR-R12, SR-R14, SR-A9, SR-A10, SR-A11: null tile twice, null coin once, coins by number only."""
    t = start()
    t.give_tiles("red", "crowns.null", "crowns.3", "moons.ace", "suns.4")
    t.give_coins("red", "5", "3", "crowns")
    assert counts(t, 0) == [4, 1, 4, 0, 1, 1]


def test_aces_count_as_odd_and_ace_coins_never() -> None:
    """SR-R12, SR-A12: the ace tile is odd; no coin in the game is an ace."""
    t = start()
    t.give_tiles("red", "arms.ace")
    assert counts(t, 0) == [0, 0, 1, 1, 0, 0]
    assert not [e for e in t.entries if e.line.text.startswith("coin ace")]


@pytest.mark.parametrize(("null_tile", "null_coin"), [(0, 0), (3, 3)])
def test_what_nulls_count_is_an_option(null_tile: int, null_coin: int) -> None:
    """SR-R14"""
    t = start(null_tile=null_tile, null_coin=null_coin)
    t.give_tiles("red", "crowns.null", "moons.null")
    t.give_coins("red", "crowns", "arms")
    assert counts(t, 0) == [null_tile + null_coin, 0, 0, null_coin, null_tile, 0]


def test_strictly_more_scores_its_count() -> None:
    """SR-R13, SR-R15: crowns, even, odd in this order."""
    t = start()
    t.give_tiles("red", "crowns.2", "crowns.null", "suns.3")
    t.give_tiles("blue", "crowns.3", "moons.5", "moons.4")
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
    t.give_points("blue", arms=2)
    t.give_tiles("red", "arms.2")
    t.give_tiles("blue", "arms.4")
    end_round(t)
    assert t.scores() == {"red": 0, "blue": 0}
    assert t.die("arms") == ("blue", 2)
    assert t.die("suns") == ("", 0)
    assert "Nobody had the most Arms." in t.said()


def test_majority_against_each_other_player() -> None:
    """SR-A28, SR-R13: with three seats the two highest must not tie."""
    t = start(seats=3)
    t.give_tiles("red", "crowns.2")
    t.give_tiles("blue", "crowns.3")
    t.give_tiles("green", "suns.5", "moons.5")
    s = t.s
    s.passed = 6
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert "Nobody had the most Crowns." in t.said()


def test_the_majority_turns_and_raises_the_die() -> None:
    """SR-R16, SR-A15, SR-A16: it points at the winner and shows one more."""
    t = start()
    t.give_tiles("blue", "suns.2")
    end_round(t)
    assert t.die("suns") == ("blue", 1)


def test_gain_is_an_option_and_five_is_the_limit() -> None:
    """SR-R16, SR-A14: a die at its limit stays there but still turns."""
    t = start(gain=4)
    t.give_points("red", arms=3)
    t.give_tiles("blue", "arms.2")
    end_round(t)
    assert t.die("arms") == ("blue", 5)
    t = start(die_limit=2)
    t.give_points("red", arms=2)
    t.give_tiles("blue", "arms.2")
    end_round(t)
    assert t.die("arms") == ("blue", 2)


def test_a_new_round_lays_the_tiles_anew_and_keeps_the_coins() -> None:
    """SR-R22: claimed coins stay claimed and count again; their places stay empty."""
    t = start("coin 5 b0", "coin 3 c0")
    t.s.passed = 2
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert t.s.round == 2
    assert len([e for e in t.entries if e.line.text.startswith("tile")]) == 48
    assert len([e for e in t.entries if e.line.text.startswith("coin")]) == 20
    assert {t.ship("red"), t.ship("blue")} == {"c3"}
    assert not t.holds("b0")
    assert counts(t, 0)[ODD] == 2
    assert list(t.s.tiles_of) == [0, 0]


def test_the_lowest_score_begins() -> None:
    """SR-R6: in later rounds."""
    t = start()
    t.set_scores(red=5, blue=9)
    end_round(t)
    assert t.turn == "red"


def test_among_equals_the_latest_of_the_last_round_begins() -> None:
    """SR-A17: with two, whoever did not start."""
    t = start()
    end_round(t)
    assert t.turn == "blue"
    t = start(seats=4)
    t.set_scores(red=1, blue=0, green=0, black=4)
    s = t.s
    s.first = 2  # order green, black, red, blue
    s.passed = 14
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    low = min(t.scores().values())
    latest = [seat for seat in ("green", "black", "red", "blue") if t.scores()[seat] == low][-1]
    assert t.turn == latest


def test_the_game_ends_when_one_side_has_no_coins() -> None:
    """SR-R23, SR-A25: looked at once, after the scoring of the round."""
    t = start()
    t.empty("a0", "b0", "d0", "e0")
    t.give_points("red", suns=1)
    t.s.passed = 2
    t.put_ship("red", "c2")
    t.lines("red rush c1 c0", "red sail c1")
    assert t.ending == ""  # cleared, but the round goes on
    t.play("red sail c2")
    while t.turn == "red":
        assert t.s.round == 1
        t.play(t.legal()[0])
    assert t.ending == "SR-R23"
    assert t.refuses("red sail c2") == "SR-R23"
    assert t.legal("red") == []


def test_three_and_four_need_two_empty_sides() -> None:
    """SR-R25, SR-A28"""
    t = start(seats=3)
    t.empty(*(f"{c}0" for c in "abcdefg"))
    t.s.passed = 6
    t.put_ship("red", "b8")
    t.lines("red sail c8", "red sail d8")
    assert not t.is_over
    t.empty(*(f"z{n}" for n in range(1, 8)))
    s = t.s
    s.mover = s.decider = 0
    s.step, s.passed = 4, 6
    t.put_ship("red", "e8")
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
    t.s.passed = 2
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert t.ending == "SR-A21b"


def test_the_first_ending_that_holds_is_the_ending() -> None:
    """SR-A36: an empty side before idle rounds before the last round."""
    t = start(rounds=1, idle_rounds=1)
    end_round(t)
    assert t.ending == "SR-A21a"
    t = start(rounds=1, idle_rounds=1)
    t.empty(*(f"{c}6" for c in "abcde"))
    end_round(t)
    assert t.ending == "SR-R23"


def finished(**positions: tuple[int, int, int]) -> Sea:
    """A game over with (score, dice, coins) per seat."""
    t = start(rounds=1)
    s = t.s
    s.scores[0], s.scores[1] = positions["red"][0], positions["blue"][0]
    dice = ["arms", "moons", "suns"]
    for seat in ("red", "blue"):
        for _ in range(positions[seat][1]):
            t.give_points(seat, **{dice.pop(): 0})
        t.give_coins(seat, *["2", "3", "4", "5"][: positions[seat][2]])
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
    t.put_ship("red", "b0")
    t.lines("red sail c0", "blue sail b3")
    assert t.turn == "blue"


def test_empty_sides_is_an_option() -> None:
    """SR-R23"""
    t = start(empty_sides=2)
    t.empty(*(f"{c}6" for c in "abcde"))
    end_round(t)
    assert not t.is_over


def test_the_facts_say_what_each_lead_is_worth_at_four_seats() -> None:
    """SR-R15, SR-R16, SR-A14, SR-A28: what the facts promise is what the scoring gives."""
    t = start(seats=4, die_limit=2)
    t.give_tiles("red", "crowns.2", "crowns.null", "suns.3")
    t.give_tiles("blue", "crowns.3", "moons.5", "moons.4", "arms.null")
    t.give_tiles("green", "arms.2", "arms.3")
    t.give_tiles("black", "suns.5", "suns.ace")
    promised = {row.category: row for row in t.facts.majorities}
    assert (promised["crowns"].leads, promised["crowns"].worth) == ("red", 3)
    assert promised["arms"].leads is None  # 0:2:2:0, and a tie brings nobody anything
    assert (promised["suns"].leads, promised["suns"].worth) == ("black", 1)
    end_round(t)
    paid = dict.fromkeys(t.seats, 0)
    for row in promised.values():
        if row.leads and not row.is_power:
            paid[row.leads] += row.worth
    assert t.scores() == paid
    dice = {die.suit: (die.owner, die.points) for die in t.facts.dice}
    powers = {name: row for name, row in promised.items() if row.is_power}
    assert dice == {
        name: (row.leads, row.worth if row.leads else 0) for name, row in powers.items()
    }
