"""Attacks: PV-R20, PV-R21, PV-A34 to PV-A36, PV-A46, PV-A60, PV-A63."""

import pytest

from argosy.games.pirates.tests.scene import Scene


def facing(mine: str, theirs: str, **options: int) -> Scene:
    """A coin of suns at d5 beside one of moons at d6; the captains are on their ships, far off."""
    return Scene(**options).put(**{f"suns_{mine}": "d5", f"moons_{theirs}": "d6"})


def test_the_lower_is_killed() -> None:
    """PV-R20: both are shown."""
    scene = facing("d", "a").play("suns attack d moons.a")
    assert (scene.where("moons.a"), scene.where("suns.d")) == ("killed", "d5")
    assert scene.is_open("suns.d") and scene.is_open("moons.a")
    assert "The Suns crew D showed the value 5." in scene.said()


def test_the_attacker_may_die() -> None:
    """PV-A36"""
    scene = facing("a", "d").play("suns attack a moons.d")
    assert (scene.where("suns.a"), scene.where("moons.d")) == ("killed", "d6")


def test_equal_values_both_live() -> None:
    """PV-A35: shown, and turned down again."""
    scene = facing("b", "b").play("suns attack b moons.b")
    assert (scene.where("suns.b"), scene.where("moons.b")) == ("d5", "d6")
    assert scene.is_open("suns.b") and scene.is_open("moons.b")


@pytest.mark.parametrize("captain", ["d4", "e4", "c6"])
def test_one_more_beside_the_captain(captain: str) -> None:
    """PV-R20, PV-R27: orthogonally or diagonally, in attack and in defence."""
    scene = facing("b", "b").hide(arms="k9").put(suns_captain=captain)
    scene.play("suns attack b moons.b")
    assert scene.where("moons.b") == "killed"
    scene = facing("b", "b").hide(arms="k9").put(moons_captain="e7")
    scene.play("suns attack b moons.b")
    assert scene.where("suns.b") == "killed"


@pytest.mark.parametrize(("courage", "fallen"), [(0, "suns.a"), (1, ""), (2, "moons.b")])
def test_courage_option(courage: int, fallen: str) -> None:
    """PV-R27, PV-R20: option courage; 2 and the bonus against 3."""
    scene = facing("a", "b", courage=courage).put(suns_captain="e5").play("suns attack a moons.b")
    killed = [coin for coin in ("suns.a", "moons.b") if scene.where(coin) == "killed"]
    assert killed == ([fallen] if fallen else [])


def test_a_captain_aboard_helps_over_the_rail() -> None:
    """PV-A63: the corner of the ship at c1 touches e3."""
    scene = Scene().put(suns_b="e3", moons_b="f3").play("suns attack b moons.b")
    assert scene.where("moons.b") == "killed"
    scene = Scene().put(suns_b="f3", moons_b="f4").play("suns attack b moons.b")
    assert scene.where("moons.b") == "f4"


def test_only_beside_by_an_edge() -> None:
    """PV-R20, PV-A30"""
    scene = Scene().put(suns_a="d5", moons_a="e6", moons_b="d7")
    assert scene.refuses("suns attack a moons.a") == "PV-R20"
    assert scene.refuses("suns attack a moons.b") == "PV-R20"


def test_not_the_own_crew() -> None:
    """PV-R20"""
    scene = Scene().put(suns_a="d5", suns_b="d6")
    assert scene.refuses("suns attack a suns.b") == "PV-R20"


def test_nobody_aboard_attacks_or_is_attacked() -> None:
    """PV-A34"""
    scene = Scene().put(moons_a="c3")
    assert scene.refuses("suns attack a moons.a") == "PV-A34"
    scene.put(suns_b="j3")
    assert scene.refuses("suns attack b moons.b") == "PV-A34"


def test_the_captain_neither_attacks_nor_is_attacked() -> None:
    """PV-R27: there is no text for it, and no ball hits him."""
    scene = Scene().put(suns_captain="d5", moons_a="d6", moons_captain="d4")
    assert scene.refuses("suns attack captain moons.a") == ""
    assert scene.refuses("suns attack a moons.captain") == ""
    assert scene.can("attack") == []


def test_the_survivor_takes_the_treasure() -> None:
    """PV-R21"""
    scene = facing("d", "a").hide(crowns="under moons.a").play("suns attack d moons.a")
    assert scene.die("crowns") == "suns.d"


def test_the_defender_takes_it_too() -> None:
    """PV-A36: mirrored; its own suit goes back, placed by its owner."""
    scene = facing("a", "d").hide(crowns="under suns.a", moons="under suns.a")
    scene.play("suns attack a moons.d")
    assert scene.die("crowns") == "moons.d"
    assert (scene.step(), scene.asked()) == ("burying", "moons")
    assert scene.refuses("moons hide d5") == "PV-A60"
    scene.play("moons hide k9")
    assert scene.asked() == "suns"


def test_a_treasure_of_the_killers_suit_goes_back() -> None:
    """PV-R21, PV-A46, PV-A60: the killer puts it anywhere else than where the carrier fell."""
    scene = facing("d", "a").hide(suns="under moons.a").play("suns attack d moons.a")
    assert (scene.step(), scene.asked()) == ("burying", "suns")
    assert scene.refuses("suns hide d6") == "PV-A60"
    assert "hide d6" not in scene.can("hide")
    scene.play("suns hide d7")
    assert scene.die("suns") == "d7"
