"""Who knows what: PV-A52, PV-A53. Nothing a viewer receives depends on what they may not know."""

from collections import Counter

import pytest

from argosy.core import contract
from argosy.core.contract import SPECTATOR, UNKNOWN, Rng, verb_of
from argosy.games.pirates import EDITION, numbers
from argosy.games.pirates.game import Pirates
from argosy.games.pirates.state import (
    ACTING,
    DEALING,
    DIGGING,
    FLEEING,
    HIDING,
    RECRUITING,
    PiratesState,
)
from argosy.games.pirates.tests.scene import Scene
from argosy.games.pirates.tests.window import Moment, Window, leaks, moments

SEED = 11
COMPILED = contract.__file__.endswith(".so")
STATES = 200 if COMPILED else 20
LIMIT = 150  # assignments: all of them up to here, beyond it one crew at a time
MANY = 14_000  # three crews of which nothing is known have 24 * 24 * 24


def values(s: object) -> list[int]:
    assert isinstance(s, PiratesState)
    return [int(value) for value in s.values]


def pirates(seats: int) -> Pirates:
    return Pirates(EDITION.choose({"seats": seats}))


# ── What is known ─────────────────────────────────────────────────────────────────────────────────


def test_owners_know_their_crew_and_nobody_else_does() -> None:
    """PV-A53, PV-A52"""
    scene = Scene(seats=3)
    assert values(scene.t.view(1)) == [UNKNOWN] * 4 + [2, 3, 4, 5] + [UNKNOWN] * 4 + [0] * 4
    assert values(scene.t.view(SPECTATOR))[:12] == [UNKNOWN] * 12


def test_with_two_players_a_seat_knows_both_crews() -> None:
    """PV-A53, PV-A58"""
    known = values(Scene(seats=2).t.view(0))
    assert known == [2, 3, 4, 5, *[UNKNOWN] * 4, 2, 3, 4, 5, *[UNKNOWN] * 4]


def test_what_was_shown_stays_known_to_all() -> None:
    """PV-A52: after an attack both coins, in the table as well."""
    scene = Scene().put(suns_d="d5", moons_a="d6").play("suns attack d moons.a")
    for viewer in (SPECTATOR, 2, 3):
        known = values(scene.t.view(viewer))
        assert (known[3], known[4]) == (5, 2)
        ranks = {piece.id: piece.rank for piece in scene.t.table(viewer).pieces}
        assert (ranks["suns.d"], ranks["moons.a"], ranks["suns.a"]) == ("5", "2", "")


def test_a_recruit_is_unknown_again() -> None:
    """PV-A64, PV-A53: to the others, not to its owner."""
    scene = Scene().put(suns_d="d5", moons_a="d6").play("suns attack d moons.a", "suns done")
    scene.berth(moons="ocean").play("moons recruit", "? crew moons.a 2")
    assert values(scene.t.view(0))[4] == UNKNOWN
    assert values(scene.t.view(1))[4] == 2


def test_private_lines_are_heard_by_one_seat() -> None:
    """PV-A53, PV-R2: the others read a question mark."""
    record = Scene(seats=3).t.record()
    assert "?suns crew suns.a 2\n" in record.write("suns")
    assert "?suns crew suns.a ?\n" in record.write("moons")
    assert "?suns crew suns.a ?\n" in record.write("")
    assert "The Suns crew A was dealt a value." in Scene(seats=3).said()


def test_a_value_is_told_to_its_owner_alone() -> None:
    """PV-A53, PV-R2: the others hear of it with the value hidden."""
    t = Scene(seats=3).t
    dealt = next(e for entry in t.entries for e in entry.events if e.verb == numbers.DEALT)
    assert t.words.event(dealt, 0).nouns["value"] == 2
    assert t.words.event(dealt, 1).nouns["value"] == "value:?"
    assert t.words.say(t.words.event(dealt, 0)) == "The Suns crew A was dealt the value 2."


def test_showing_is_counted_for_undo() -> None:
    """PV-A52: an attack cannot be taken back freely."""
    scene = Scene().put(suns_d="d5", moons_a="d6")
    before = scene.s.shown
    scene.play("suns attack d moons.a")
    assert scene.s.shown == before + 2


def test_imagined_worlds_are_uniform() -> None:
    """PV-A53: every assignment that the rules allow, each as often (drawn from seed 3)."""
    scene = Scene(seats=3)
    scene.s.open = 1 << 8  # crowns.a, a 2, was shown
    known = scene.t.view(0)
    rng = Rng(3)
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(14_400):
        met[tuple(values(scene.t.game.imagine(known, 0, rng))[4:12])] += 1
    assert len(met) == 24 * 6
    assert all(four[4] == 2 for four in met)
    assert min(met.values()) > 60
    assert max(met.values()) < 145


def test_imagining_in_the_middle_of_a_deal() -> None:
    """PV-A64: a coin without a value keeps none; the others share what is left."""
    scene = Scene(seats=3).berth(suns="ocean").put(suns_b="killed", suns_d="killed")
    scene.t.chance = None
    scene.play("suns recruit")
    scene.t.play("?suns crew suns.b 5")
    known = scene.t.view(1)
    assert values(known)[:4] == [UNKNOWN, UNKNOWN, UNKNOWN, 0]
    for seed in range(20):
        world = values(scene.t.game.imagine(known, 1, Rng(seed)))[:4]
        assert world[3] == 0
        assert len(set(world)) == 4


# ── Non-interference ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_depends_on_what_is_hidden(seats: int) -> None:
    """PV-A53: redacted state, table, facts, actions, refusals, events and log, for every viewer."""
    print("seed", SEED)
    game = pirates(seats)
    found = moments(game, STATES, SEED)
    assert list(leaks(Window(EDITION, game), found, range(SPECTATOR, seats), LIMIT)) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_depends_on_any_assignment(seats: int) -> None:
    """PV-A53: the same for every seat over the whole product of assignments."""
    print("seed", SEED)
    game = pirates(seats)
    found = moments(game, STATES, SEED)
    assert list(leaks(Window(EDITION, game), found, range(seats), MANY)) == []


def test_moments_are_of_many_kinds() -> None:
    """PV-A53: attacks, boardings, rolls and recruits are among the sampled states."""
    game = pirates(4)
    found: list[Moment] = moments(game, 200, SEED)
    steps = {int(moment.s.step) for moment in found}
    assert {DEALING, DIGGING, RECRUITING, ACTING, HIDING, FLEEING} <= steps
    verbs = {verb_of(moment.move) for moment in found if moment.s.step == ACTING}
    assert {numbers.ATTACK, numbers.FIRE, numbers.WALK} <= verbs
    assert any(moment.s.open for moment in found)
