"""Digging and hiding: PV-R17 to PV-R19, PV-A37 to PV-A43, PV-A54, PV-A69."""

import pytest

from argosy.games.pirates.tests.scene import Scene


def digging(**options: int) -> Scene:
    """Suns a (2) stands at d5 beside the die of arms at c5, their ship is far away."""
    return Scene(**options).hide(arms="c5").put(suns_a="d5")


def test_a_match_finds_the_treasure() -> None:
    """PV-R17, PV-R19: the die goes under the digger and keeps its face."""
    scene = digging().play("suns dig arms a", "? roll arms 2")
    assert scene.die("arms") == "suns.a"
    assert scene.face("arms") == "2"
    assert scene.step() == "fleeing"


def test_six_faces_equally_likely() -> None:
    """PV-R17, PV-A38"""
    scene = digging()
    scene.t.chance = None
    scene.play("suns dig arms a")
    faces = ["null", "ace", "2", "3", "4", "5"]
    assert scene.t.outcomes() == [f"roll arms {face}" for face in faces]


@pytest.mark.parametrize(
    ("face", "found"), [("2", True), ("3", True), ("4", False), ("ace", False)]
)
def test_every_own_piece_beside_the_spot_counts(face: str, found: bool) -> None:
    """PV-A38, PV-A37: b (3) matches for a, and a takes it; c (4) is not beside; ace is nobody."""
    scene = digging().put(suns_b="c4", suns_c="e5")
    scene.play("suns dig arms a", f"? roll arms {face}")
    assert (scene.die("arms") == "suns.a") == found


def test_the_captain_is_null() -> None:
    """PV-R17, PV-A38, PV-R27"""
    scene = digging().put(suns_captain="c4")
    scene.play("suns dig arms a", "? roll arms null")
    assert scene.die("arms") == "suns.a"
    assert scene.face("arms") == "null"
    scene = digging().play("suns dig arms a", "? roll arms null")
    assert scene.die("arms") == "c5"


def test_only_the_diggers_pieces_count() -> None:
    """PV-A47: moons beside the same die do not help suns, and dig in their own turn."""
    scene = digging().put(moons_b="c4")
    scene.play("suns dig arms a", "? roll arms 3", "arms stay", "suns done")
    assert scene.die("arms") == "c5"
    scene.play("moons dig arms b", "? roll arms 3")
    assert scene.die("arms") == "moons.b"


@pytest.mark.parametrize(
    ("die", "at", "clause"), [("suns", "e5", "PV-R19"), ("arms", "under moons.a", "PV-R17")]
)
def test_what_is_not_dug_for(die: str, at: str, clause: str) -> None:
    """PV-R19, PV-R17: the own suit, and a die that is no spot: carried, aboard or claimed."""
    scene = digging().hide(**{die: at})
    assert scene.refuses(f"suns dig {die} a") == clause


def test_only_from_land() -> None:
    """PV-A54: a ship beside the die brings nobody."""
    scene = Scene().hide(arms="c3")
    assert scene.refuses("suns dig arms a") == "PV-A54"
    scene.put(suns_b="c4").play("suns dig arms b", "? roll arms 2")  # a (2) is aboard, beside it
    assert scene.die("arms") == "c3"


def test_beside_means_an_edge() -> None:
    """PV-A30, PV-R17: no corners."""
    scene = digging().put(suns_b="d4")
    assert scene.refuses("suns dig arms b") == "PV-R17"
    scene.play("suns dig arms a", "? roll arms 3")
    assert scene.die("arms") == "c5"


def test_diagonal_option() -> None:
    """PV-A30: option diagonal."""
    scene = digging(diagonal=1).put(suns_b="d4")
    assert "dig arms b" in scene.can("dig")
    scene.play("suns dig arms b", "? roll arms 3")
    assert scene.die("arms") == "suns.b"


def test_a_find_shows_the_coin_that_matched() -> None:
    """PV-A39: whether it is the digger or not; nothing if the captain matched."""
    scene = digging().put(suns_b="c4").play("suns dig arms a", "? roll arms 3")
    assert scene.is_open("suns.b") and not scene.is_open("suns.a")
    scene = digging().put(suns_captain="c4").play("suns dig arms a", "? roll arms null")
    assert scene.s.open == 0


def test_a_miss_shows_nothing() -> None:
    """PV-A39"""
    scene = digging().play("suns dig arms a", "? roll arms 5")
    assert scene.s.open == 0


# ── The free move ─────────────────────────────────────────────────────────────────────────────────


def test_the_digger_flees_two_squares() -> None:
    """PV-R17, PV-A41: the square of the die is free by then; shorter, or not at all."""
    scene = digging().play("suns dig arms a", "? roll arms 2")
    assert "walk a c4" in scene.can("walk a") and "walk a c5" in scene.can("walk a")
    assert "walk a d8" not in scene.can("walk a")
    assert "stay" in scene.can("")
    scene.play("suns walk a c5")
    assert (scene.where("suns.a"), scene.asked(), scene.s.left) == ("c5", "suns", 1)


def test_three_squares_beside_the_captain() -> None:
    """PV-R17, PV-R27"""
    scene = digging().put(suns_captain="e6").play("suns dig arms a", "? roll arms 2")
    assert "walk a d8" in scene.can("walk a")


def test_the_captain_flees_one_square() -> None:
    """PV-A40: he may carry, and moves one."""
    scene = digging().put(suns_captain="c4")
    scene.play("suns dig arms captain", "? roll arms null")
    assert scene.die("arms") == "suns.captain"
    assert scene.can("walk") == ["walk captain c3", "walk captain c5", "walk captain d4"]
    scene.play("suns walk captain c3")
    assert scene.where("suns.captain") == "c3"


def test_fleeing_may_be_left_out() -> None:
    """PV-A41"""
    scene = digging().play("suns dig arms a", "? roll arms 2", "suns stay")
    assert (scene.where("suns.a"), scene.step()) == ("d5", "acting")


def test_fleeing_may_end_on_the_own_ship() -> None:
    """PV-A41, PV-A44"""
    scene = Scene().hide(arms="d4").put(suns_a="d3").play("suns dig arms a", "? roll arms 2")
    scene.play("suns walk a suns")
    assert scene.die("arms") == "ship suns"


def test_only_the_digger_flees() -> None:
    """PV-R17: another piece is refused last of all."""
    scene = digging().put(suns_b="c4", suns_c="killed").play("suns dig arms a", "? roll arms 2")
    assert scene.refuses("suns walk c c3") == "PV-R16"  # killed
    assert scene.refuses("suns walk b d5") == "PV-A29"  # occupied
    assert scene.refuses("suns walk b c3") == "PV-R17"  # another piece
    assert scene.refuses("suns walk a d9") == "PV-R17"  # not in reach
    assert scene.refuses("suns walk b suns") == "PV-R17"
    assert scene.refuses("suns walk a moons") == "PV-A33"


@pytest.mark.parametrize(("escape", "farthest"), [(1, 1), (3, 3)])
def test_escape_option(escape: int, farthest: int) -> None:
    """PV-R17: option escape."""
    scene = digging(escape=escape).put(suns_captain="k9").play("suns dig arms a", "? roll arms 2")
    reach = [n for n in (1, 2, 3) if f"walk a d{5 + n}" in scene.can("walk a")]
    assert reach == list(range(1, farthest + 1))


def test_captain_option_when_fleeing() -> None:
    """PV-R16, PV-R17: option captain holds for fleeing too."""
    scene = digging(captain=2).put(suns_captain="c4")
    scene.play("suns dig arms captain", "? roll arms null")
    assert "walk captain c6" in scene.can("walk captain")


def test_nowhere_to_go_is_not_asked() -> None:
    """PV-A69, PV-R17: with option escape at 0 and the captain far away."""
    scene = digging(escape=0).put(suns_captain="k9")
    scene.play("suns dig arms a", "? roll arms 2")
    assert (scene.step(), scene.s.left) == ("acting", 1)


# ── After a miss ──────────────────────────────────────────────────────────────────────────────────


def test_the_owner_may_hide_the_die_again() -> None:
    """PV-R18, PV-A43: or leave it."""
    scene = digging().play("suns dig arms a", "? roll arms 5")
    assert (scene.step(), scene.asked()) == ("hiding", "arms")
    scene.play("arms hide k9")
    assert (scene.die("arms"), scene.asked()) == ("k9", "suns")
    scene = digging().play("suns dig arms a", "? roll arms 5", "arms stay")
    assert (scene.die("arms"), scene.asked()) == ("c5", "suns")


def test_where_a_die_may_be_hidden() -> None:
    """PV-A3, PV-A29, PV-A43, PV-A56: refused in this order."""
    scene = digging().put(moons_a="k5").hide(suns="i3", moons="j3")
    scene.play("suns dig arms a", "? roll arms 5")
    assert scene.refuses("arms hide g5") == "PV-A3"  # water
    assert scene.refuses("arms hide i3") == "PV-A3"  # another die
    assert scene.refuses("arms hide k5") == "PV-A29"  # a piece
    assert scene.refuses("arms hide c5") == "PV-A43"  # its own square
    assert scene.refuses("arms hide i4") == "PV-A56"  # would wall in i3


def test_a_moved_die_does_not_wall_in_where_it_was() -> None:
    """PV-A67, PV-A56: its old square counts as free."""
    scene = Scene().hide(suns="c3", moons="k3", crowns="k5", arms="d3").put(suns_a="e3")
    scene.play("suns dig arms a", "? roll arms 5", "arms hide c4")
    assert scene.die("arms") == "c4"


def test_a_treasure_with_null_is_worth_nothing_but_counts() -> None:
    """PV-A42"""
    scene = digging().put(suns_captain="c4").play("suns dig arms a", "? roll arms null")
    scene.play("suns stay").hide(arms="ship suns", crowns="claimed by suns").faces(crowns="3")
    scene.put(suns_captain="aboard").berth(suns="ocean").turn("suns").play("suns unload")
    assert scene.t.ending == "PV-R28"
    assert scene.t.scores()["suns"] == 3
