"""The facts of a screen: what its parts decide by, from what the viewer knows."""

import random

import argosy
from argosy.core.contract import SPECTATOR
from argosy.core.edition import Edition
from argosy.games.pirates.facts import Coin, Crew, Die, Hoard, PiratesFacts, Ship, Whirlpool
from argosy.games.pirates.state import BURYING, HIDING, MARKING
from argosy.games.pirates.tests.scene import Scene
from argosy.kit.piecepack import SUITS
from argosy.tabletop import tabletop


def facts_of(scene: Scene, viewer: int = 0) -> PiratesFacts:
    """As a table tells them: from the redacted state."""
    edition: Edition = scene.t.edition
    assert edition.facts is not None
    found = edition.facts(scene.game, scene.t.game.redact(scene.s, viewer), viewer)
    assert isinstance(found, PiratesFacts)
    return found


def ship(scene: Scene, suit: str) -> Ship:
    return next(ship for ship in facts_of(scene).ships if ship.suit == suit)


def crew(scene: Scene, suit: str, viewer: int = 0) -> Crew:
    return next(crew for crew in facts_of(scene, viewer).crews if crew.suit == suit)


def die(scene: Scene, suit: str) -> Die:
    return next(die for die in facts_of(scene).dice if die.suit == suit)


def test_who_is_on_turn() -> None:
    """PV-R5, PV-R7: a crew, with the actions it has left."""
    scene = Scene(seats=2)
    found = facts_of(scene)
    assert (found.crew, found.actions_left, found.actions) == ("suns", 2, 2)
    assert (found.island, found.round, found.rounds) == ("island:twin-islands", 1, 60)
    scene.play("day ocean")
    assert facts_of(scene).actions_left == 1
    scene.play("day done")
    assert facts_of(scene).crew == "moons"


def test_nobody_is_on_turn_before_the_first_is_drawn_or_after_the_end() -> None:
    """PV-A1, PV-R5"""
    edition = argosy.edition("pirates")
    assert edition.facts is not None
    game = argosy.game("pirates")
    start = edition.facts(game, game.redact(game.setup(), SPECTATOR), SPECTATOR)
    assert isinstance(start, PiratesFacts)
    assert (start.crew, start.island, start.orders) == (None, None, {})
    assert all(ship.square is None and not ship.is_at_sea for ship in start.ships)
    scene = Scene(alone=1).berth(suns="ocean").hide(moons="ship suns").faces(moons="4")
    scene.play("suns unload")
    found = facts_of(scene)
    assert (found.crew, found.race, found.needed) == (None, "over", 0)


def test_where_a_ship_is_and_whose() -> None:
    """PV-R8, PV-R9, PV-R14, PV-A25: on a coast, at sea, or free."""
    scene = Scene(seats=2).berth(moons="ocean").hide(arms="ship suns")
    assert ship(scene, "suns") == Ship("suns", "suns", "day", False, "c1", False, [], ["arms"])
    assert ship(scene, "moons") == Ship("moons", "moons", "night", True, None, False, [], [])
    scene.put(crowns_captain="k9").maroon("crowns")
    assert ship(scene, "crowns") == Ship("crowns", None, None, False, "c11", False, [], [])
    assert crew(scene, "crowns").ship is None


def test_a_holed_ship_waits_for_its_crew() -> None:
    """PV-R12, PV-A16"""
    scene = Scene().berth(suns="a5", moons="a9").put(moons_a="d6", moons_b="k6")
    scene.play("suns fire moons")
    assert ship(scene, "moons") == Ship("moons", "moons", "moons", False, "a9", True, ["d6"], [])


def test_a_crew_as_its_owner_knows_it() -> None:
    """PV-A53, PV-R20: values, and where everybody is."""
    scene = Scene().put(suns_a="c3", suns_b="killed", suns_captain="d3").load(suns=1)
    found = crew(scene, "suns")
    assert found.coins == [
        Coin("suns.a", "a", 2, False, "ashore", "c3", 1),
        Coin("suns.b", "b", 3, False, "killed", None, 0),
        Coin("suns.c", "c", 4, False, "aboard", None, 1),
        Coin("suns.d", "d", 5, False, "aboard", None, 1),
    ]
    assert (found.captain, found.captain_square) == ("ashore", "d3")
    assert (found.ashore, found.killed, found.balls, found.most_balls) == (1, 1, 1, 2)
    assert (found.seat, found.ship, found.unknown) == ("suns", "suns", [])


def test_a_crew_as_others_know_it() -> None:
    """PV-A52, PV-A53: what was shown, and the values that are left."""
    scene = Scene().put(suns_d="d5", moons_a="d6").play("suns attack d moons.a")
    for viewer in (SPECTATOR, 2):
        found = crew(scene, "suns", viewer)
        assert [coin.value for coin in found.coins] == [None, None, None, 5]
        assert [coin.is_shown for coin in found.coins] == [False, False, False, True]
        assert found.unknown == [2, 3, 4]


def test_whirlpools() -> None:
    """PV-R22: not placed yet, placed, removed for good."""
    scene = Scene().whirl(suns="c11", moons="gone")
    assert facts_of(scene).whirlpools[:3] == [
        Whirlpool("suns", "placed", "c11"),
        Whirlpool("moons", "removed", None),
        Whirlpool("crowns", "unplaced", None),
    ]


def test_where_a_die_is() -> None:
    """PV-R17, PV-R19, PV-A44, PV-R26: a spot, carried, aboard, home."""
    scene = Scene(seats=2).put(moons_captain="d3")
    scene.hide(suns="under moons.captain", crowns="ship arms", arms="claimed by day")
    scene.faces(suns="null", crowns="ace", arms="5")
    assert die(scene, "suns") == Die(
        "suns", "carried", None, "moons.captain", None, None, 0, [], []
    )
    assert die(scene, "moons") == Die("moons", "spot", "i6", None, None, None, None, [], [])
    assert die(scene, "crowns") == Die("crowns", "aboard", None, None, "arms", None, 1, [], [])
    assert die(scene, "arms") == Die("arms", "home", None, None, None, "day", 5, [], [])


def test_who_stands_beside_a_spot() -> None:
    """PV-R17, PV-A47: those of the crew on turn, whose values find what lies there."""
    scene = Scene().hide(arms="d5").put(suns_a="d4", suns_captain="c5", moons_a="e5")
    assert die(scene, "arms").diggers == ["suns.a", "suns.captain"]


def test_the_way_of_a_ship_leads_over_coasts_within_reach() -> None:
    """PV-R8, PV-A5, PV-A7: to every coast where it may sail, step by step from where it lies."""
    dice = random.Random(5)
    match = argosy.new("pirates", seats=2, seed=5)
    while not any(text.startswith("sail ") for text in match.legal()):
        match.play(dice.choice(match.legal()))
    assert match.edition.facts is not None
    found = match.edition.facts(match.game, match.state, SPECTATOR)
    assert isinstance(found, PiratesFacts)
    may = {text.split()[1] for text in match.legal() if text.startswith("sail ")}
    assert set(found.sails) == may
    here = next(one.square for one in found.ships if one.crew == found.crew)
    for square in may:
        steps = 0
        while square != here:
            square, steps = found.sails[square], steps + 1
        assert steps <= 8


def test_which_die_is_hidden() -> None:
    """PV-R6, PV-R11, PV-R18: that of the crew on turn at first; later that of the spot or the carrier."""
    t = tabletop("pirates", "first crowns", seats=3, island=1)
    while t.state.step != MARKING:
        t.play(t.legal()[0])
    assert t.edition.facts is not None
    marking = t.edition.facts(t.game, t.view(0), 0)
    assert isinstance(marking, PiratesFacts)
    assert (marking.hides, [d.state for d in marking.dice]) == ("crowns", ["loose"] * 3)
    scene = Scene().hide(arms="d5").put(suns_a="d4").play("suns dig arms a", "? roll arms 5")
    assert (scene.s.step, facts_of(scene).hides) == (HIDING, "arms")
    scene = Scene().berth(suns="a5").put(moons_a="d6").hide(arms="under moons.a")
    scene.play("suns fire moons.a")
    assert (scene.s.step, facts_of(scene).hides) == (BURYING, "arms")
    assert die(scene, "arms").state == "loose"
    assert facts_of(Scene()).hides is None


def test_the_race() -> None:
    """PV-R28, PV-R29, PV-R30: what is home, and how many more decide."""
    scene = Scene()
    found = facts_of(scene)
    assert (found.home, found.goal, found.alone, found.race, found.needed) == (0, 3, 2, "none", 0)
    scene.hide(moons="claimed by suns").faces(moons="4")
    found = facts_of(scene)
    assert found.hoards == [
        Hoard(s, 1 if s == "suns" else 0, 4 if s == "suns" else 0) for s in SUITS
    ]
    assert (found.home, found.race, found.needed) == (1, "alone", 1)
    scene.hide(suns="claimed by moons").faces(suns="4")
    found = facts_of(scene)
    assert (found.home, found.race, found.needed) == (2, "compared", 1)
    scene.hide(crowns="claimed by arms").faces(crowns="null")
    found = facts_of(scene)
    assert (found.home, found.race, found.needed) == (3, "tie", 0)


def test_the_comparison_may_come_before_a_victory_alone() -> None:
    """PV-R28, PV-R29: with the options that way, it takes fewer treasures."""
    scene = Scene(alone=3, claimed=2).hide(moons="claimed by suns").faces(moons="4")
    assert (facts_of(scene).race, facts_of(scene).needed) == ("compared", 1)
