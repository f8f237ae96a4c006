"""Ships along the coast and in the open ocean: PV-R8, PV-R9, PV-R22, PV-R25."""

import pytest

from argosy.games.pirates.tests.scene import Scene


def test_sailing_up_to_eight_squares() -> None:
    """PV-R8: from c1 west round the cape down to a7, eight steps; a8 would be nine."""
    scene = Scene().berth(crowns="k11")
    assert scene.refuses("suns sail a8") == "PV-R8"
    scene.play("suns sail a7")
    assert scene.ship("suns") == "a7"


def test_where_it_lies_is_no_move() -> None:
    """PV-R8, PV-A67: a ship does not stand in its own way, but must end elsewhere."""
    scene = Scene()
    assert scene.refuses("suns sail c1") == "PV-R8"
    scene.play("suns sail d1")  # overlaps where it was
    assert scene.ship("suns") == "d1"


@pytest.mark.parametrize("squares", [1, 20])
def test_sail_option(squares: int) -> None:
    """PV-R8: option sail."""
    scene = Scene(sail=squares)
    sails = scene.can("sail")
    assert ("sail a2" in sails) == (squares == 20)
    assert ("sail b1" in sails) and ("sail d1" in sails)
    if squares == 1:
        assert sails == ["sail b1", "sail d1"]


def test_a_cape_is_rounded_through_the_corner() -> None:
    """PV-A5, PV-A6: b1, a1 by a corner only, a2; one may end on the corner."""
    scene = Scene(sail=3).berth(suns="c1")
    sails = scene.can("sail")
    assert "sail a1" in sails and "sail a2" in sails
    scene.play("suns sail a1")
    assert scene.can("walk") == []  # PV-A6: nobody goes ashore from there


def test_a_gap_touches_both_coasts() -> None:
    """PV-A5, PV-R8: in the gap a ship may follow either coast."""
    scene = Scene().berth(suns="g5", moons="m5")
    sails = scene.can("sail")
    assert "sail f1" in sails  # west coast
    assert "sail h1" in sails  # east coast
    assert "sail g10" in sails


def test_a_step_needs_a_common_island() -> None:
    """PV-A5, PV-A11: along one coast only; open water is never crossed."""
    scene = Scene(sail=20).berth(suns="c1")
    board = scene.game.boards[1]
    for text in scene.can("sail"):
        square = text.split(" ")[1]
        assert scene.refusal(f"suns sail {square}") is None
    assert scene.refuses("suns sail a13") == "PV-R8"  # touches nothing
    assert board.positions == 53


def test_ships_and_whirlpools_close_a_coast() -> None:
    """PV-R8, PV-A7: no passing, no going round."""
    scene = Scene(sail=20).berth(suns="c1", moons="e1", crowns="j11", arms="m11")
    scene.whirl(crowns="a4")
    assert scene.can("sail") == ["sail a1", "sail a2", "sail b1"]
    assert scene.refuses("suns sail f1") == "PV-R8"


def test_a_gap_is_closed_for_both_coasts() -> None:
    """PV-A7: a whirlpool in the gap stops ships on either side."""
    scene = Scene(sail=20).berth(suns="g3", moons="m5", crowns="a8", arms="m9").whirl(moons="g6")
    assert "sail g5" not in scene.can("sail")
    assert scene.refuses("suns sail g8") == "PV-R8"


def test_to_the_open_ocean_even_when_blocked_in() -> None:
    """PV-R9"""
    scene = Scene().berth(suns="c1", moons="e1").whirl(crowns="a1")
    scene.whirl(crowns="a2")
    scene.play("suns ocean")
    assert scene.ship("suns") == "ocean"
    assert scene.refuses("suns ocean") == "PV-R9"


def test_a_ship_in_the_ocean_cannot_be_shot_or_boarded() -> None:
    """PV-R9, PV-A27"""
    scene = Scene().berth(suns="c1", moons="ocean")
    assert scene.refuses("suns fire moons") == "PV-A59"
    assert scene.refuses("suns board moons") == "PV-A27"
    scene.turn("moons")
    assert scene.refuses("moons board suns") == "PV-A27"


def test_return_to_any_free_coast() -> None:
    """PV-R25, PV-A8: an edge along land, nothing in the way; sailing is not possible out there."""
    scene = Scene().berth(suns="ocean")
    assert scene.refuses("suns sail c1") == "PV-R25"
    assert scene.refuses("suns return a1") == "PV-R25"  # a corner only
    assert scene.refuses("suns return i1") == "PV-R25"  # overlaps the moons ship at j1
    scene.play("suns return g5")
    assert scene.ship("suns") == "g5"
    assert scene.refuses("suns return g6") == "PV-R25"  # not in the open ocean


def test_a_ship_without_its_captain_does_nothing() -> None:
    """PV-R27: every ship action is refused."""
    scene = Scene().put(suns_captain="d5")
    for text in ("sail d1", "ocean", "fire moons", "board moons"):
        assert scene.refuses(f"suns {text}") == "PV-R27"


# ── Whirlpools ────────────────────────────────────────────────────────────────────────────────────


def test_whirlpools_are_placed_once_and_removed_for_good() -> None:
    """PV-R22"""
    scene = Scene()
    assert scene.refuses("suns drain") == "PV-R22"
    scene.play("suns whirlpool a5")
    assert scene.refuses("suns whirlpool a8") == "PV-R22"
    scene.play("suns drain").turn("suns")
    assert scene.refuses("suns whirlpool a5") == "PV-R22"
    assert scene.refuses("suns drain") == "PV-R22"
    assert "sail a5" in scene.can("sail")


def test_where_a_whirlpool_may_lie() -> None:
    """PV-A8, PV-R22: free water with an edge along land; not on ships, land or whirlpools."""
    scene = Scene().whirl(moons="a5")
    for square in ("d1", "a6", "a4", "d5", "a1", "m14"):
        assert scene.refuses(f"suns whirlpool {square}") == "PV-A8"
    scene.play("suns whirlpool a7")


def test_a_whirlpool_needs_no_captain() -> None:
    """PV-A9: a crew action, even with the captain ashore or the ship in the open ocean."""
    scene = Scene().put(suns_captain="d5")
    assert scene.refusal("suns whirlpool a5") is None
    scene.put(suns_captain="aboard").berth(suns="ocean")
    scene.play("suns whirlpool a5", "suns drain")
