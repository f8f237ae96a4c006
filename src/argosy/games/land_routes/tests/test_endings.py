"""How the game ends, and who wins."""

import pytest

from .tables import Road, road


def bank(t: Road, left: int, red: int = 10) -> Road:
    """So much is left in the bank, red has so much, blue the rest."""
    return t.pay(red=red, blue=108 - left - red)


def test_the_last_gold_paid_in_full_ends_the_game() -> None:
    """LR-R16"""
    t = bank(road(), 2).load(red="iron")
    t.play("red sell 1")
    assert (t.is_over, t.ending, t.step) == (True, "LR-R16", "resting")
    assert t.scores() == {"red": 12, "blue": 96}
    assert t.winners() == ["blue"]
    assert t.record().ending == "LR-R16 red 12 blue 96"
    assert t.is_whole()


def test_a_bank_that_falls_short_pays_what_it_has() -> None:
    """LR-A22"""
    t = bank(road(), 3).load(red="coal iron")
    t.play("red sell 1")
    assert (t.ending, t.gold("red")) == ("LR-A22", 13)
    assert "The bank was 1 gold short." in t.last()
    assert t.is_whole()


def test_the_game_ends_before_the_need_is_replaced() -> None:
    """LR-A33, LR-A22"""
    t = bank(road(), 4).load(red="coal iron")
    t.play("red sell 1")
    assert (t.ending, t.needs("a")) == ("LR-R16", "coal")
    assert t.cargo("red") == ["iron"]


def test_relief_can_end_it_too() -> None:
    """LR-R16, LR-A22, LR-A35"""
    t = bank(road(), 1, red=0)
    t.play("red beg")
    assert t.ending == "LR-R16"
    t = bank(road(relief=3), 2, red=0)
    t.play("red beg")
    assert (t.ending, t.gold("red")) == ("LR-A22", 2)


def test_a_purchase_or_a_loss_fills_the_bank_again() -> None:
    """LR-R16, LR-A16"""
    t = bank(road(), 1)
    t.play("red buy")
    assert t.s.bank == 3


def test_after_the_end_nothing_is_allowed() -> None:
    """LR-A31"""
    t = bank(road(), 2).load(red="iron", blue="coal")
    t.play("red sell 1")
    for text in ("red roll", "blue roll", "blue offer red 1 0", "red end", "nonsense"):
        assert t.refuses(text) == "LR-A31"
    assert t.legal("red") == t.legal("blue") == []


def test_most_gold_wins_then_cargo_then_both() -> None:
    """LR-A23"""
    t = bank(road(), 2, red=52).load(red="iron")
    t.play("red sell 1")
    assert t.scores() == {"red": 54, "blue": 54}
    assert t.winners() == ["red", "blue"]
    t = bank(road(), 2, red=52).load(red="iron", blue="coal")
    t.play("red sell 1")
    assert t.winners() == ["blue"]
    t = bank(road(), 2, red=53).load(red="iron", blue="coal coal coal")
    t.play("red sell 1")
    assert t.winners() == ["red"]
    assert t.game.returns(t.state) == [1.0, -1.0]


def rounds(t: Road, count: int) -> Road:
    for _ in range(count * len(t.seats)):
        t.play(f"{t.turn} stay")
    return t


def test_so_many_rounds_with_the_same_bank_end_it() -> None:
    """LR-A25, LR-A34"""
    t = rounds(road(calm=5), 4)
    assert not t.is_over  # the bank at setup is no reading
    rounds(t, 1)
    assert (t.is_over, t.ending) == (True, "LR-A25")
    t = rounds(road(), 19)
    assert not t.is_over
    assert rounds(t, 1).ending == "LR-A25"


def test_another_bank_at_the_end_of_a_round_begins_the_count_anew() -> None:
    """LR-A34"""
    t = rounds(road(calm=5), 4)
    t.follow("red buy", "? has a iron")
    rounds(t, 1)
    assert t.s.calm == 1
    rounds(t, 3)
    assert not t.is_over
    assert rounds(t, 1).ending == "LR-A25"


def test_only_the_end_of_a_round_is_read() -> None:
    """LR-A34, LR-A20"""
    t = rounds(road(calm=5), 4)
    t.follow("red buy", "? has a iron", "red sell 1")  # the bank went up and came down again
    assert rounds(t, 1).is_over


def test_the_last_round_ends_it() -> None:
    """LR-A25, LR-A34"""
    t = road(turns=20, calm=200)
    rounds(t, 19)
    assert not t.is_over
    t.play("red stay")
    assert not t.is_over
    t.play("blue stay")
    assert (t.ending, t.s.round) == ("LR-A25", 20)
    assert t.scores() == {"red": 8, "blue": 8}


def test_a_round_is_counted_from_the_first_player_and_missed_turns_count() -> None:
    """LR-A34, LR-A13"""
    t = road("a b c", calm=200)
    t.s.first = 1
    t.s.missing = 0b010  # blue, who is first, misses
    t.play("red stay")
    assert (t.turn, t.s.round) == ("green", 2)
    t.s.missing = 0b111
    t.play("green stay")
    assert (t.turn, t.s.round) == ("red", 3)  # red, then blue and green in round 3 were passed
    assert t.s.missing == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_short_game_has_sixty_gold(seats: int) -> None:
    """LR-A25"""
    t = road(" ".join("abcd"[:seats]), gold=60)
    assert t.s.bank == 60 - 8 * seats
    assert t.refuses("red pay 61") == "LR-A31"
