"""What each viewer knows: SI-R19, SI-A32, SI-A39, SI-A50, and that nothing else gets through.

Non-interference: whatever the values are that a viewer does not know, he receives the same, byte for
byte. Leaks planted in test_leaks.py show that the comparison would notice.
"""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import argosy
from argosy.core.contract import SPECTATOR, UNKNOWN, Rng
from argosy.games.ship_it.numbers import LOOKED, SHIP
from argosy.games.ship_it.state import LOOKING
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.tests.worlds import STATES, difference, positions, usual, worlds
from argosy.games.ship_it.words import LOADS
from argosy.kit.bags import bit

EDITION = argosy.edition("ship_it")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_viewer_can_tell_the_values_he_does_not_know(seats: int) -> None:
    """SI-A39, SI-A32, SI-R19: 200 positions, every viewer, every allowed assignment, byte for byte."""
    states = positions(seats)
    assert len(states) == STATES
    many = sum(len(list(worlds(s, SPECTATOR))) > 1 for s in states)
    assert many > STATES // 2, "too few positions hide anything"
    assert difference(EDITION, seats, states) == ""


# ── What is known ─────────────────────────────────────────────────────────────────────────────────


def before_the_greens(seats: int = 4) -> Yard:
    """Red is about to ship; a green 4 and a green 1 lie at the hub."""
    t = start(seats)
    t.put("red5", "green.null")
    t.put("blue2", "red.5")
    t.hub("blue", 2)
    t.put("green1", "blue.2", 4)
    t.put("green3", "blue.2", 1)
    t.begin("red", "shipping", 8, 0)
    return t


def two_greens(seats: int = 4) -> Any:
    """Red ships a green 4 and a green 1, and sees which goes where."""
    t = before_the_greens(seats)
    t.put("green5", "green.4")
    t.wish("turn red5 3", "lay green1 blue.ace", "look green1 1")
    t.play("ship red5 blue.2")
    return t


def test_only_the_shipper_knows_which_is_where() -> None:
    """SI-A32: the others know a set."""
    t = two_greens()
    for viewer in range(-1, 4):
        known = t.view(viewer)
        expected = [1, 4] if viewer == 0 else [UNKNOWN, UNKNOWN]
        assert [known.values[LOADS.index(n)] for n in ("green1", "green3")] == expected
        assert [known.one_of[LOADS.index(n)] for n in ("green1", "green3")] == [0b1001] * 2


def test_with_two_seats_a_seat_knows_for_both_its_colours() -> None:
    """SI-A50: red looked, and blue's turn knows it; the other seat does not."""
    t = two_greens(2)
    assert t.view(0).values[LOADS.index("green1")] == 1
    assert t.view(1).values[LOADS.index("green1")] == UNKNOWN
    t.begin("blue", "planning")
    assert t.view(0).values[LOADS.index("green1")] == 1


def test_elimination_is_left_to_the_players() -> None:
    """SI-A50: when one of two is turned up, the other is still marked as one of both."""
    t = two_greens()
    t.put("green1", "green.null")
    t.begin("green", "shipping", 8, 0)
    t.hub("blue", 2)
    t.play("green ship green1 blue.2")
    assert t.value("green1") == 1  # it has its value since red saw it
    assert t.view(1).values[LOADS.index("green1")] == 1
    assert t.view(1).values[LOADS.index("green3")] == UNKNOWN
    assert t.view(1).one_of[LOADS.index("green3")] == 0b1001


def test_unseen_freight_is_a_bag() -> None:
    """SI-R19, SI-A39: nobody, not even the state, has a value for it."""
    s = start().s
    game = EDITION.game(seats=4)
    assert list(game.redact(s, 0).dump()["values"]) == [0] * 20
    world = game.imagine(game.redact(s, 0), 0, Rng(1))
    assert world.dump() == s.dump()


def test_the_look_line_hides_its_last_word_from_the_others() -> None:
    """SI-A32: `?red look green1 1`; and the log says it to red alone."""
    t = two_greens()
    looks = [e for e in t.entries if e.line.text.startswith("look ")]
    assert [e.line.who for e in looks] == ["?red", "?red"]
    event = next(e for e in looks[0].events if e.verb == LOOKED)
    own, other = (t.words.event(event, viewer) for viewer in (0, 1))
    assert own.nouns == {"seat": "seat:red", "load": "load:green1", "value": 1}
    assert other.nouns == {"seat": "seat:red", "load": "load:green1", "value": "value:?"}
    assert t.words.say(own) == "Red looked at load Green A: a 1."
    assert t.words.say(other) == "Red looked at load Green A."


def test_imagined_worlds_are_uniform_over_what_is_allowed() -> None:
    """SI-A32, SI-A39: three greens shaken, six ways; a fourth green of an older fist keeps out."""
    s = start().s
    for n, (load, v) in enumerate((("green1", 1), ("green2", 3), ("green3", 5), ("green4", 2))):
        number = LOADS.index(load)
        s.values[number] = v
        s.one_of[number] = 0b10101 if n < 3 else 0b00010
        s.seen[0] |= bit(number)
    game = EDITION.game(seats=4)
    known = game.redact(s, 1)
    drawn: Counter[tuple[int, ...]] = Counter()
    rng = Rng(7)
    for _ in range(1200):
        world = game.imagine(known, 1, rng)
        drawn[tuple(world.dump()["values"][5:9])] += 1
    assert set(drawn) == {(*three, 2) for three in permutations((1, 3, 5))}
    assert all(140 < times < 260 for times in drawn.values())


def test_worlds_while_a_fist_is_laid_out() -> None:
    """SI-A32: what is laid and what is still in the hand are among what was shaken."""
    t = before_the_greens()
    t.chance = None
    for line in ("red ship red5 blue.2", "? turn red5 3", "? lay green1 blue.ace"):
        t.play(line)
    assert t.s.step == LOOKING
    t.play("?red look green1 1")
    game, rng = t.game, Rng(3)
    known = game.redact(t.s, 2)
    seen = {int(game.imagine(known, 2, rng).dump()["values"][5]) for _ in range(40)}
    assert seen == {1, 4}


def test_no_action_depends_on_a_hidden_value() -> None:
    """SI-A39: legal for the redacted and the whole state, in every sampled position."""
    for seats in (2, 3, 4):
        game = EDITION.make(usual(seats))
        for s in positions(seats)[::5]:
            for seat in range(seats):
                assert game.actions(game.redact(s, seat), seat) == game.actions(s, seat)
    assert SHIP
