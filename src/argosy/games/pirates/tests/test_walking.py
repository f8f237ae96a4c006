"""Walking: PV-R16, PV-R27, PV-A29 to PV-A33, PV-A44, PV-A62."""

import pytest

from argosy.games.pirates.tests.scene import Scene


def test_one_square_over_land() -> None:
    """PV-R16: orthogonal only."""
    scene = Scene().put(suns_a="d6", suns_captain="k5")
    assert scene.can("walk a") == [
        "walk a d5",
        "walk a d7",
        "walk a e6",
    ]  # the die of arms is on c6
    assert scene.refuses("suns walk a e7") == "PV-R16"
    assert scene.refuses("suns walk a d8") == "PV-R16"
    scene.play("suns walk a d5")
    assert scene.where("suns.a") == "d5"


def test_the_ship_counts_as_one_square() -> None:
    """PV-R16: ashore onto any square with an edge along it."""
    scene = Scene().put(suns_captain="k5")
    assert scene.can("walk a") == ["walk a c3", "walk a d3"]
    scene.play("suns walk a c3", "suns walk a suns")
    assert scene.where("suns.a") == "aboard"


def test_two_squares_beside_the_captain() -> None:
    """PV-R16, PV-R27: a crew member on the same ship or next to the captain at the start."""
    scene = Scene()
    assert scene.can("walk a") == [
        *("walk a c3", "walk a c4", "walk a d3", "walk a d4", "walk a e3"),
    ]
    scene.put(suns_captain="d8", suns_a="d9")
    assert "walk a f9" in scene.can("walk a")


def test_the_captain_walks_one_square() -> None:
    """PV-R16: always."""
    scene = Scene()
    assert scene.can("walk captain") == ["walk captain c3", "walk captain d3"]
    scene.put(suns_captain="d8", suns_a="d9")
    assert "walk captain d6" not in scene.can("walk captain")


def test_diagonal_captains_help_too() -> None:
    """PV-A31, PV-R27"""
    scene = Scene().put(suns_captain="e9", suns_a="d8")
    assert "walk a d10" in scene.can("walk a")
    scene.put(suns_captain="f9")
    assert "walk a d10" not in scene.can("walk a")


@pytest.mark.parametrize(("square", "helped"), [("c3", True), ("e3", True), ("f3", False)])
def test_a_captain_aboard_helps_over_the_rail(square: str, helped: bool) -> None:
    """PV-A31: squares that touch the ship at c1, corners (e3) too."""
    scene = Scene().put(suns_a=square)
    two_down = f"walk a {square[0]}5"
    assert (two_down in scene.can("walk a")) == helped


def test_crew_aboard_is_helped_by_a_captain_at_the_rail() -> None:
    """PV-A31: and the other way round."""
    scene = Scene().put(suns_captain="e3")
    assert "walk a c4" in scene.can("walk a")
    scene.put(suns_captain="f3")
    assert "walk a c4" not in scene.can("walk a")


@pytest.mark.parametrize("squares", [1, 2])
def test_walk_option(squares: int) -> None:
    """PV-R16: option walk."""
    scene = Scene(walk=squares).put(suns_captain="k5", suns_a="d6")
    assert ("walk a d8" in scene.can("walk a")) == (squares == 2)


@pytest.mark.parametrize(("haste", "farthest"), [(0, 1), (1, 2), (2, 3)])
def test_haste_option(haste: int, farthest: int) -> None:
    """PV-R27: option haste."""
    scene = Scene(haste=haste).put(suns_captain="e7", suns_a="d7")
    reached = [squares for squares in (1, 2, 3) if f"walk a d{7 + squares}" in scene.can("walk a")]
    assert reached == list(range(1, farthest + 1))


def test_captain_option() -> None:
    """PV-R16: option captain."""
    scene = Scene(captain=2)
    assert "walk captain c4" in scene.can("walk captain")


def test_a_killed_crew_member_does_not_walk() -> None:
    """PV-R16"""
    scene = Scene().put(suns_a="killed")
    assert scene.refuses("suns walk a c3") == "PV-R16"
    assert scene.refuses("suns walk a suns") == "PV-R16"


def test_one_piece_per_square() -> None:
    """PV-A29: no piece, no die is walked onto; not even its own square."""
    scene = Scene().put(suns_a="d6", moons_a="d5", suns_b="e6")
    for square in ("d5", "e6", "c6", "d6"):
        assert scene.refuses(f"suns walk a {square}") == "PV-A29"


def test_nobody_walks_through_others() -> None:
    """PV-A29: not through pieces, not through dice."""
    scene = Scene(walk=2).put(suns_captain="k9", suns_a="c3", moons_a="d3", suns_b="c4")
    scene.berth(suns="m3")
    assert scene.can("walk a") == []
    scene.put(moons_a="d5").hide(arms="d3")
    assert scene.can("walk a") == []


def test_ships_hold_any_number() -> None:
    """PV-A29"""
    scene = Scene()
    assert all(scene.where(f"suns.{who}") == "aboard" for who in ("a", "b", "c", "d", "captain"))


def test_across_the_own_ship() -> None:
    """PV-A32: land, ship, land in one move of two squares."""
    scene = Scene().berth(suns="g5").put(suns_a="f5")  # the captain aboard is beside a
    assert "walk a i5" in scene.can("walk a")
    scene.play("suns walk a i5")
    assert scene.where("suns.a") == "i5"


def test_no_entering_of_other_ships() -> None:
    """PV-A33"""
    scene = Scene().put(suns_a="j3")
    assert scene.refuses("suns walk a moons") == "PV-A33"


def test_no_landing_from_a_corner() -> None:
    """PV-A6: nor back aboard."""
    scene = Scene().berth(suns="a1").put(suns_a="c3")
    assert scene.refuses("suns walk b c4") == "PV-R16"
    assert scene.refuses("suns walk a suns") == "PV-R16"


def test_nobody_leaves_a_ship_in_the_ocean() -> None:
    """PV-R16: there is no land beside it; and who is aboard cannot come aboard."""
    scene = Scene().berth(suns="ocean")
    assert scene.can("walk") == []
    assert scene.refuses("suns walk a suns") == "PV-R16"


def test_coming_aboard_unloads_onto_the_ship() -> None:
    """PV-A44: all that the piece carries."""
    scene = Scene().put(suns_a="c3").hide(moons="under suns.a", arms="under suns.a")
    scene.play("suns walk a suns")
    assert (scene.die("moons"), scene.die("arms")) == ("ship suns", "ship suns")


def test_treasures_go_with_their_carrier() -> None:
    """PV-A44: no dropping, no handing over."""
    scene = Scene().put(suns_a="d5", suns_b="d6").hide(moons="under suns.a")
    scene.play("suns walk a d4")
    assert scene.die("moons") == "suns.a"
    assert not any(text.startswith(("drop", "hand")) for text in scene.t.legal())


def test_crossing_the_ship_does_not_unload() -> None:
    """PV-A62"""
    scene = Scene().berth(suns="g5").put(suns_a="f5").hide(moons="under suns.a")
    scene.play("suns walk a i5")
    assert scene.die("moons") == "suns.a"
