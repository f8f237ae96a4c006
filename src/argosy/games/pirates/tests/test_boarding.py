"""Boarding, seizing and free ships: PV-R13 to PV-R15, PV-A19 to PV-A28."""

import pytest

from argosy.games.pirates.tests.scene import Scene


def alongside(**options: int) -> Scene:
    """Suns at c1, moons at e1, side by side; both full: 14 and 4 for the captain each."""
    return Scene(**options).berth(suns="c1", moons="e1")


def test_two_balls_are_spent() -> None:
    """PV-R13"""
    scene = alongside().put(moons_a="killed")
    scene.play("suns board moons")
    assert scene.balls("suns") == 0
    scene = alongside().load(suns=1)
    assert scene.refuses("suns board moons") == "PV-R13"


def test_not_the_ship_you_command() -> None:
    """PV-R13"""
    assert alongside().refuses("suns board suns") == "PV-R13"


@pytest.mark.parametrize(("suns", "moons", "beside"), [("c1", "e1", True), ("c1", "f1", False)])
def test_ships_side_by_side(suns: str, moons: str, beside: bool) -> None:
    """PV-A19: their sides touch along at least one square."""
    scene = Scene().berth(suns=suns, moons=moons)
    assert ("board moons" in scene.can("board")) == beside
    if not beside:
        assert scene.refuses("suns board moons") == "PV-A19"


def test_corners_are_not_enough() -> None:
    """PV-A19: one square of shared side is, a corner is not."""
    scene = Scene().berth(suns="b1", moons="a3")
    assert scene.can("board") == ["board moons"]
    scene.berth(suns="c1")
    assert scene.refuses("suns board moons") == "PV-A19"


def test_strength_is_crew_and_captain_bonus() -> None:
    """PV-R13, PV-A20: one more for each crew member aboard with the captain aboard."""
    scene = alongside().put(moons_captain="e5", suns_d="d5")
    scene.play("suns board moons")  # 2 + 3 + 4 and 3 for the captain against 14
    assert "The attack had a strength of 12, the defence 14." in scene.said()
    assert scene.where("suns.a") == "killed"


def test_courage_option() -> None:
    """PV-R27, PV-R13: option courage."""
    scene = alongside(courage=3).put(moons_captain="e5", suns_d="d5")
    scene.play("suns board moons")
    assert "The attack had a strength of 18, the defence 14." in scene.said()


def test_all_coins_aboard_are_shown() -> None:
    """PV-A21, PV-A28: those ashore are neither shown, counted nor killed."""
    scene = alongside().put(moons_d="e5", suns_a="d5")
    scene.play("suns board moons")  # 12 + 3 against 9 + 3
    assert all(scene.is_open(f"suns.{letter}") for letter in "bcd")
    assert all(scene.is_open(f"moons.{letter}") for letter in "abc")
    assert not scene.is_open("suns.a") and not scene.is_open("moons.d")
    assert [scene.where(f"moons.{letter}") for letter in "abc"] == ["killed"] * 3
    assert scene.where("moons.d") == "e5"
    assert "The Moons crew B showed the value 3." in scene.said()


def test_a_won_boarding_takes_the_treasure() -> None:
    """PV-R14, PV-A61: without asking."""
    scene = alongside().put(moons_a="killed").hide(crowns="ship moons")
    scene.play("suns board moons")
    assert scene.die("crowns") == "ship suns"
    assert (scene.step(), scene.asked()) == ("acting", "suns")


def test_a_captured_treasure_of_your_own_suit_goes_back() -> None:
    """PV-A22: you put it on the board."""
    scene = alongside().put(moons_a="killed").hide(suns="ship moons", arms="ship moons")
    scene.play("suns board moons")
    assert scene.die("arms") == "ship suns"
    assert (scene.step(), scene.asked()) == ("burying", "suns")
    scene.play("suns hide k5")
    assert scene.die("suns") == "k5"


def test_a_lost_boarding_is_the_reverse() -> None:
    """PV-R15, PV-A22: the attackers aboard die, the defender takes their treasure."""
    scene = (
        alongside().put(suns_d="killed", suns_a="d5").hide(crowns="ship suns", moons="ship suns")
    )
    scene.play("suns board moons")
    assert [scene.where(f"suns.{letter}") for letter in "abcd"] == [
        "d5",
        "killed",
        "killed",
        "killed",
    ]
    assert scene.die("crowns") == "ship moons"
    assert (scene.step(), scene.asked()) == ("burying", "moons")
    scene.play("moons hide k5")
    assert (scene.command("suns"), scene.command("moons")) == ("suns", "moons")


def test_equal_strength_is_lost() -> None:
    """PV-R15: zero or less."""
    scene = alongside()
    scene.play("suns board moons")
    assert scene.where("suns.a") == "killed" and scene.where("moons.a") == "aboard"


def test_nobody_against_nobody() -> None:
    """PV-A24: zero is zero or less; no ship changes hands."""
    scene = alongside()
    for crew in ("suns", "moons"):
        scene.put(**{f"{crew}_{letter}": "killed" for letter in "abcd"})
    scene.put(moons_captain="e5").hide(crowns="ship suns")
    scene.play("suns board moons")
    assert scene.die("crowns") == "ship moons"
    assert scene.command("suns") == "suns"


# ── Seizing ───────────────────────────────────────────────────────────────────────────────────────


def won_with_captain_ashore(**options: int) -> Scene:
    scene = alongside(**options).put(moons_captain="e5", moons_a="killed")
    scene.hide(crowns="ship suns", arms="ship moons")
    return scene.play("suns board moons")


def test_a_ship_without_its_captain_may_be_seized() -> None:
    """PV-R14, PV-A55: captain, crew and treasures move over; the old ship is free."""
    scene = won_with_captain_ashore()
    assert (scene.step(), scene.can("")) == ("seizing", ["seize", "stay"])
    scene.play("suns seize")
    assert scene.command("suns") == "moons"
    assert scene.command("moons") == "none"
    assert (scene.die("crowns"), scene.die("arms")) == ("ship moons", "ship moons")
    assert scene.where("suns.a") == "aboard"
    scene.play("suns sail f1")
    assert (scene.ship("moons"), scene.ship("suns")) == ("f1", "c1")


def test_seizing_may_be_declined() -> None:
    """PV-R14, PV-A61: the treasure is taken all the same."""
    scene = won_with_captain_ashore()
    scene.play("suns stay")
    assert (scene.command("suns"), scene.command("moons")) == ("suns", "moons")
    assert scene.die("arms") == "ship suns"


def test_a_ship_with_its_captain_is_not_seized() -> None:
    """PV-R14"""
    scene = alongside().put(moons_a="killed").play("suns board moons")
    assert scene.step() == "acting"


def test_seizing_is_asked_before_burying() -> None:
    """PV-A66"""
    scene = alongside().put(moons_captain="e5", moons_a="killed").hide(suns="ship moons")
    scene.play("suns board moons")
    assert scene.step() == "seizing"
    scene.play("suns seize")
    assert (scene.step(), scene.asked()) == ("burying", "suns")
    scene.play("suns hide k5")
    assert scene.step() == "acting"


def test_cannonballs_of_a_seized_ship_are_spent() -> None:
    """PV-A23"""
    scene = won_with_captain_ashore().play("suns seize")
    assert (scene.balls("suns"), scene.balls("moons")) == (0, 0)


@pytest.mark.parametrize("cost", [0, 1])
def test_boarding_option(cost: int) -> None:
    """PV-R13: option boarding; balls left over move with the captain who seizes."""
    scene = won_with_captain_ashore(boarding=cost).play("suns seize")
    assert (scene.balls("suns"), scene.balls("moons")) == (2 - cost, 0)


def test_a_new_owner_closes_the_hole() -> None:
    """PV-A16: the seized ship and the one left behind are sound."""
    scene = alongside().put(moons_captain="e5", moons_d="f5", moons_a="killed", suns_a="c5")
    scene.s.holed = 3
    scene.play("suns board moons", "suns seize")
    assert not scene.is_holed("moons") and not scene.is_holed("suns")


# ── Free ships ────────────────────────────────────────────────────────────────────────────────────


def marooned() -> Scene:
    """Moons have no ship; theirs lies free at e1, their captain is at e4."""
    return Scene().berth(moons="e1").put(moons_captain="e4").maroon("moons")


def test_who_has_a_ship_cannot_use_a_free_one() -> None:
    """PV-A25: not board, enter or shoot it."""
    scene = marooned().berth(suns="c1").put(suns_captain="e3", suns_a="d3")
    assert scene.refuses("suns walk captain moons") == "PV-A25"
    assert scene.refuses("suns walk a moons") == "PV-A25"
    scene.put(suns_captain="aboard")
    assert scene.refuses("suns board moons") == "PV-A25"
    assert scene.refuses("suns fire moons") == "PV-A59"


def test_a_captain_without_a_ship_takes_a_free_one() -> None:
    """PV-A25: by stepping aboard from land; crew cannot."""
    scene = marooned().put(moons_captain="e3", moons_a="f3").turn("moons")
    scene.put(moons_b="killed", moons_c="killed", moons_d="killed")
    assert scene.refuses("moons walk a moons") == "PV-A25"
    scene.play("moons walk captain moons")
    assert scene.command("moons") == "moons"
    scene.play("moons walk a moons")
    assert scene.where("moons.a") == "aboard"


def test_taking_a_ship_ends_the_walk() -> None:
    """PV-A25: a free ship is no stepping stone, even for a captain with two squares."""
    scene = Scene(captain=2).berth(moons="g5").put(moons_captain="f5").maroon("moons").turn("moons")
    assert "walk captain moons" in scene.can("walk captain")
    assert "walk captain i5" not in scene.can("walk captain")


def test_without_a_ship_ship_actions_are_closed() -> None:
    """PV-A26"""
    scene = marooned().turn("moons")
    for text in ("sail f1", "ocean", "fire suns", "board suns"):
        assert scene.refuses(f"moons {text}") == "PV-A26"


def test_hailing_a_boat() -> None:
    """PV-A26, PV-A67: a free ship comes to the captain's island, even if it lies there already."""
    scene = marooned().turn("moons")
    assert scene.refuses("moons hail moons e1") == "PV-A26"  # lies there
    assert scene.refuses("moons hail suns e1") == "PV-A26"  # not free
    assert scene.refuses("moons hail moons j1") == "PV-A26"  # another island
    assert scene.refuses("moons hail moons a1") == "PV-A26"  # a corner only
    assert scene.refuses("moons hail moons c1") == "PV-A8"  # the suns ship is there
    scene.play("moons hail moons f1")
    assert scene.ship("moons") == "f1"
    assert scene.command("moons") == "none"


def test_a_hailed_boat_is_not_in_its_own_way() -> None:
    """PV-A67: e1 to d1 overlaps where it was."""
    scene = marooned().berth(suns="a5").turn("moons").play("moons hail moons d1")
    assert scene.ship("moons") == "d1"


def test_who_has_a_ship_hails_none() -> None:
    """PV-A26"""
    scene = marooned().turn("suns")
    assert scene.refuses("suns hail moons f1") == "PV-A26"
