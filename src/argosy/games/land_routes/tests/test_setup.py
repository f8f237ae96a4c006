"""Setting up: parts, boxes, gold, who begins, where."""

import pytest

import argosy
from argosy.core.edition import BadInput
from argosy.games.land_routes.words.nouns import GOODS
from argosy.tabletop import tabletop

from .tables import BOXES, Road, dealing, road


def fresh(**options: int) -> Road:
    """Nothing is dealt yet, and nothing happens by itself."""
    t = Road("land_routes", {"seats": 2, **options}, [], 1)
    t.chance = None
    t.entries.clear()
    t.state = t.game.setup()
    return t


def test_the_parts_are_108_gold_and_80_cargo_cards() -> None:
    """LR-R1, LR-A2"""
    t = fresh()
    assert len(t.game.census(t.state)) == 80 + 108
    assert t.is_whole()
    outcomes = t.game.outcomes(t.state)
    assert len(outcomes) == 80
    assert {t.words.write_outcome(o) for o in outcomes} == {f"has a {good}" for good in GOODS}
    assert all(outcomes.count(o) == 10 for o in outcomes)


def test_parts_are_options() -> None:
    """LR-R1, LR-A2, LR-A25"""
    t = fresh(gold=60, copies=5)
    assert len(t.game.census(t.state)) == 40 + 60
    assert t.s.bank == 60 - 16


def test_a_lost_or_doubled_card_is_noticed() -> None:
    """LR-R1"""
    t = road()
    t.s.bag -= 1
    assert sorted(t.game.census(t.state))[:2] == [0, 1]
    t.s.bag += 2
    assert max(t.game.census(t.state)) == 2
    t.s.bag -= 1
    t.s.bank += 1
    assert not t.is_whole()


def test_every_box_gets_a_card_in_turn_from_one_deck() -> None:
    """LR-R2, LR-A3"""
    t = fresh()
    for number, line in enumerate(dealing(BOXES)):
        assert t.step == "dealing"
        assert len(t.game.outcomes(t.state)) == 80 - number
        t.play(f"? {line}")
        assert t.is_whole()
    assert t.step == "opening"
    assert [(t.has(c), t.needs(c)) for c in "abcde"] == list(BOXES.values())
    assert sum(t.s.bag >> 5 * good & 31 for good in range(8)) == 70


def test_boxes_are_dealt_in_order() -> None:
    """LR-R2, LR-A31"""
    t = fresh()
    assert t.waiting == -1
    with pytest.raises(argosy.Refused):
        t.play("? needs a grain")
    with pytest.raises(argosy.Refused):
        t.play("? roll 4")
    t.play("? has a grain")
    with pytest.raises(argosy.Refused):
        t.play("? has a grain")


def test_everyone_gets_8_gold_and_the_rest_is_the_bank() -> None:
    """LR-R3"""
    for seats in (2, 3, 4):
        t = tabletop("land_routes", seats=seats)
        assert list(t.scores().values()) == [8] * seats
    t = road("a b c d")
    assert t.s.bank == 108 - 32
    t = road(purse=12)
    assert t.gold("blue") == 12
    assert t.s.bank == 108 - 24


def test_the_highest_roll_begins() -> None:
    """LR-R4, LR-A4"""
    t = fresh(seats=3)
    t.follow(*(f"? {line}" for line in dealing(BOXES)))
    t.follow("? roll 2", "? roll 5")
    assert t.step == "opening"
    t.play("? roll 4")
    assert (t.step, t.turn) == ("starting", "blue")
    assert t.last() == ["Green rolled 4 for the start.", "Blue rolled highest and began."]


def test_those_who_tie_roll_again_until_one_is_left() -> None:
    """LR-A4"""
    t = fresh(seats=4)
    t.follow(*(f"? {line}" for line in dealing(BOXES)))
    t.follow("? roll 5", "? roll 1", "? roll 5", "? roll 5")
    assert t.step == "opening"
    t.follow("? roll 3", "? roll 4", "? roll 4")  # red, green, yellow: red is out
    assert t.step == "opening"
    t.follow("? roll 6", "? roll 2")  # green, yellow
    assert t.turn == "green"


def test_everyone_starts_at_a_center_of_his_choice_clockwise() -> None:
    """LR-R4, LR-A4, LR-A28"""
    t = fresh(seats=3)
    t.follow(*(f"? {line}" for line in dealing(BOXES)), "? roll 1", "? roll 6", "? roll 2")
    assert t.legal() == ["start a", "start b", "start c", "start d", "start e"]
    assert t.refuses("red start a") == "LR-R4"
    t.follow("blue start d")
    assert t.turn == "green"
    t.follow("green start d")
    assert t.turn == "red"
    t.follow("red start d")
    assert [t.where(seat) for seat in t.seats] == ["d", "d", "d"]
    assert (t.turn, t.step, t.s.round) == ("blue", "departing", 1)


def test_a_road_square_is_no_start() -> None:
    """LR-R4, LR-A31"""
    t = fresh()
    t.follow(*(f"? {line}" for line in dealing(BOXES)), "? roll 1", "? roll 6")
    assert t.refuses("blue start ab1") == "LR-A31"
    assert t.refuses("blue start f") == "LR-A31"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    """LR-A30"""
    with pytest.raises(BadInput):
        argosy.game("land_routes", seats=seats)


def test_the_reconstruction_is_said_plainly() -> None:
    """LR-A1"""
    edition = argosy.edition("land_routes")
    notices = " ".join(edition.say(f"notice-{notice}") for notice in edition.notices)
    assert "lost" in notices and "reconstruction" in notices
