"""In the open ocean: PV-R23, PV-R24, PV-R26, PV-A64."""

import pytest

from argosy.games.pirates.tests.scene import Scene


def test_all_killed_crew_returns() -> None:
    """PV-R23: all at once, aboard; values dealt anew among them (PV-A64)."""
    scene = Scene().berth(suns="ocean").put(suns_b="killed", suns_d="killed")
    scene.play("suns recruit", "? crew suns.b 5", "? crew suns.d 3")
    assert (scene.where("suns.b"), scene.where("suns.d")) == ("aboard", "aboard")
    assert [int(scene.s.values[coin]) for coin in range(4)] == [2, 5, 4, 3]
    lines = [str(entry.line) for entry in scene.t.entries[-2:]]
    assert lines == ["?suns crew suns.b 5", "?suns crew suns.d 3"]


def test_recruits_are_dealt_only_their_own_values() -> None:
    """PV-A64: equally likely among the values of the recruited coins; the last is a line too."""
    scene = Scene().berth(suns="ocean").put(suns_b="killed", suns_d="killed")
    scene.t.chance = None
    scene.play("suns recruit")
    assert scene.t.outcomes() == ["crew suns.b 3", "crew suns.b 5"]
    scene.t.play("?suns crew suns.b 3")
    assert scene.t.outcomes() == ["crew suns.d 5"]


def test_recruits_are_no_longer_known() -> None:
    """PV-A64, PV-A53: what was shown is forgotten, even of a single coin."""
    scene = Scene().berth(suns="ocean").put(suns_b="killed")
    scene.s.open = 0b1010
    scene.play("suns recruit", "? crew suns.b 3")
    assert not scene.is_open("suns.b") and scene.is_open("suns.d")


def test_recruiting_needs_ocean_and_dead() -> None:
    """PV-R23"""
    scene = Scene().put(suns_b="killed")
    assert scene.refuses("suns recruit") == "PV-R23"
    scene.put(suns_b="aboard").berth(suns="ocean")
    assert scene.refuses("suns recruit") == "PV-R23"


@pytest.mark.parametrize(("supply", "balls"), [(1, 1), (2, 2)])
def test_supplies(supply: int, balls: int) -> None:
    """PV-R24: one spent ball returns; option supply."""
    scene = Scene(supply=supply).berth(suns="ocean").load(suns=0).play("suns supply")
    assert scene.balls("suns") == balls


def test_supplies_never_exceed_two() -> None:
    """PV-R24: option supply takes what was spent."""
    scene = Scene(supply=2).berth(suns="ocean").load(suns=1).play("suns supply")
    assert scene.balls("suns") == 2
    assert scene.refuses("suns supply") == "PV-R24"


def test_supplies_only_in_the_ocean() -> None:
    """PV-R24"""
    assert Scene().load(suns=0).refuses("suns supply") == "PV-R24"


def test_dropping_off() -> None:
    """PV-R26: all treasures aboard are claimed."""
    scene = Scene().berth(suns="ocean").hide(moons="ship suns").faces(moons="4")
    scene.play("suns unload")
    assert scene.die("moons") == "claimed by suns"
    assert scene.t.scores()["suns"] == 4
    assert scene.refuses("suns unload") == "PV-R26"  # none aboard


def test_dropping_off_only_in_the_ocean() -> None:
    """PV-R26"""
    assert Scene().hide(moons="ship suns").refuses("suns unload") == "PV-R26"
