"""What a bot with sense does, and what it knows of the end."""

import pytest

from argosy.bots.names import bot
from argosy.core.contract import Rng
from argosy.games.ship_it.distances import NEVER, TWO_TURNS, Survey
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import COLOURS, LOADS


def choice(t: Yard, name: str = "greedy") -> str:
    seat = int(t.s.decider)
    known = t.game.redact(t.state, seat)
    return t.words.write(int(bot(name).choose(t.game, known, seat, Rng(1))))


def score(t: Yard, **points: int) -> None:
    for colour, number in points.items():
        t.s.scores[COLOURS.index(colour)] = number


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_even_table_looks_alike_to_all(seats: int) -> None:
    t = start(seats)
    found = [float(value) for value in t.game.appraise(t.state)]
    assert max(found) - min(found) < 0.1


def test_officials_are_not_walked_about_for_nothing() -> None:
    """SI-R13: whoever has nothing to do ends his turn."""
    t = start(2)
    t.link("2-1", "d6", "west")
    t.direct("red", "red.5")
    t.begin("red", "directing")
    assert "official d6" in t.legal()
    assert choice(t) == "done"


def test_the_lower_of_two_scores_counts() -> None:
    """SI-R34"""
    t = start(2)
    for suit in COLOURS:
        t.hub(suit, 5)
    score(t, red=50, blue=50, green=50, black=50)
    even = t.game.appraise(t.state)[0]
    score(t, red=80, blue=20)
    assert t.game.appraise(t.state)[0] < even - 0.1


def test_a_lead_tells_more_near_the_end() -> None:
    """SI-R33"""
    t = start(2)
    score(t, red=40, blue=40, green=20, black=20)
    early = t.game.appraise(t.state)[0]
    for suit in COLOURS:
        t.hub(suit, 5)
    assert t.game.appraise(t.state)[0] > early + 0.1


def test_nobody_is_helped_by_points_of_others() -> None:
    t = start(2)
    before = t.game.appraise(t.state)
    score(t, green=30, black=30)
    after = t.game.appraise(t.state)
    assert after[0] < before[0]
    assert after[1] > before[1]


def test_it_ends_a_game_that_it_has_won() -> None:
    """SI-R33: from a 5, when another pawn is out already."""
    t = start(2)
    t.hub("green", 6)
    t.hub("red", 5)
    t.put("red2", "blue.null", 5)  # the zone beside it, in one city
    score(t, red=60, blue=70, green=20, black=20)
    t.begin("red", "stopping")
    assert choice(t).startswith("pipstop")
    assert t.game.features(t.state)[0][4] == 1.0


def need(t: Yard, load: str, suit: str) -> int:
    survey = Survey(t.tables, t.s)
    survey.measure_needs(15)
    return int(survey.need(LOADS.index(load), COLOURS.index(suit)))


def test_how_many_turns_a_six_costs() -> None:
    """SI-R15: nothing passes a 6, so a load stops on each of them."""
    t = start(2)
    t.hub("red", 5)
    t.link("6-1", "d6", "west")
    t.link("6-2", "b6", "west")
    t.put("red2", "d6")
    assert need(t, "red2", "red") == 0
    t.put("red2", "c6")
    assert need(t, "red2", "red") == TWO_TURNS
    t.put("red2", "a6")
    assert need(t, "red2", "red") == TWO_TURNS + 1
    assert need(t, "black1", "red") == NEVER
