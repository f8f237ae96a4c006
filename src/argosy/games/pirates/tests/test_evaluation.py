"""What the greedy bot thinks: it carries on with a plan, and never looks at what is hidden."""

from itertools import permutations

import pytest

from argosy.bots.arena import play_between
from argosy.bots.names import bot
from argosy.core import contract
from argosy.core.contract import CHANCE, NOBODY, Rng
from argosy.core.play import Tally
from argosy.games.pirates import EDITION
from argosy.games.pirates.tests.scene import Scene

COMPILED = contract.__file__.endswith(".so")


def choice(scene: Scene, seat: int = 0) -> str:
    known = scene.t.game.redact(scene.s, seat)
    action = bot("greedy").choose(scene.t.game, known, seat, Rng(1))
    return scene.t.words.write(int(action))


def test_it_unloads() -> None:
    """PV-R26"""
    assert choice(Scene().berth(suns="ocean").hide(moons="ship suns").faces(moons="4")) == "unload"


def test_it_puts_to_sea_with_treasure_aboard() -> None:
    """PV-R9"""
    assert choice(Scene().hide(moons="ship suns").faces(moons="4")) == "ocean"


def test_it_brings_treasure_aboard() -> None:
    """PV-R16, PV-A44"""
    scene = Scene().put(suns_a="c3").hide(moons="under suns.a").faces(moons="4")
    assert choice(scene) == "walk a suns"


def test_it_shoots_carriers() -> None:
    """PV-R11"""
    scene = Scene().berth(suns="a5", crowns="a10").put(moons_a="e5").hide(crowns="under moons.a")
    assert choice(scene) == "fire moons.a"


def test_it_digs_with_many() -> None:
    """PV-R17, PV-A38: three of four sides of a die."""
    scene = Scene().hide(arms="d6").put(suns_a="d5", suns_b="c6", suns_c="e6", suns_d="d7")
    assert choice(scene).startswith("dig arms")


def test_it_hides_its_die_from_the_diggers() -> None:
    """PV-R18: not beside those who have just missed it."""
    scene = Scene().hide(arms="d6").put(suns_a="d5", suns_b="c6", suns_c="e6")
    scene.play("suns dig arms a", "? roll arms ace")
    place = choice(scene, 3)
    assert place != "stay"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_for_one_seat_is_that_for_all(seats: int) -> None:
    """PV-R28 to PV-R30: until the end of a game, to the last bit, since a search compares the two."""
    game = EDITION.game(seats=seats)
    rng = Rng(5)
    s = game.setup()
    while game.waiting_for(s) != NOBODY:
        guess = game.appraise(s)
        assert [game.appraise_for(s, seat) for seat in range(seats)] == guess
        seat = game.waiting_for(s)
        actions = game.outcomes(s) if seat == CHANCE else game.actions(s, seat)
        game.apply(s, actions[rng.below(len(actions))])
    assert [game.appraise_for(s, seat) for seat in range(seats)] == game.returns(s)


def test_a_guess_lies_between_defeat_and_victory() -> None:
    """PV-R28: and adds up to nothing for two players."""
    scene = Scene(seats=2).hide(moons="claimed by day")
    found = scene.t.game.appraise(scene.s)
    assert all(-1 < worth < 1 for worth in found)
    assert found[0] > found[1]
    assert abs(sum(found)) < 1e-9


def test_a_choice_does_not_depend_on_hidden_values() -> None:
    """PV-A53: the bot gets what its seat knows, and nothing else."""
    chosen = set()
    for values in permutations((2, 3, 4, 5)):
        scene = Scene().put(suns_b="d5", moons_a="d6", moons_b="e5").deal("moons", *values)
        chosen.add(choice(scene))
    assert len(chosen) == 1


@pytest.mark.skipif(not COMPILED, reason="minutes, when it is not compiled")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random_play(seat: int) -> None:
    """PV-R28: most of a few two-player games, from either seat (seeds 100 to 105)."""
    scene = Scene(seats=2)
    names = ["random", "random"]
    names[seat] = "greedy"
    tally = Tally(2)
    for number in range(6):
        play_between(scene.t.game, [bot(name) for name in names], Rng(100 + number), tally)
    assert tally.wins[seat] >= 5
