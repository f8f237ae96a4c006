"""Cannons and holes: PV-R10 to PV-R12."""

from argosy.games.pirates.tests.scene import Scene


def test_a_ball_is_spent() -> None:
    """PV-R10: one ball a shot; without a ball no shot."""
    scene = Scene().berth(suns="a5").put(moons_a="e5")
    scene.play("suns fire moons.a")
    assert scene.balls("suns") == 1
    scene.load(suns=0)
    assert scene.refuses("suns fire moons.a") == "PV-R10"


def test_a_straight_line_along_the_rows_and_columns_of_the_ship() -> None:
    """PV-R10, PV-A12: the ship at a5 has rows 5 and 6; no diagonals."""
    scene = Scene().berth(suns="a5").put(moons_a="c5", moons_b="d6", moons_c="c7", moons_d="d4")
    assert scene.can("fire") == ["fire moons.a", "fire moons.b"]
    assert scene.refuses("suns fire moons.c") == "PV-A59"
    assert scene.refuses("suns fire moons.d") == "PV-A59"


def test_over_land_or_over_water_not_both() -> None:
    """PV-A13, PV-R10: the first square decides; the ball stops where the terrain changes."""
    scene = Scene().berth(suns="a5", arms="g8").put(moons_a="f5", moons_b="i5")
    assert scene.can("fire") == ["fire moons.a"]  # i5 lies beyond the water of the gap
    scene.put(moons_a="aboard")
    assert scene.can("fire") == []
    scene.berth(suns="g5", moons="m5")
    assert scene.refuses("suns fire moons") == "PV-A59"  # land between g5 and m5
    assert scene.can("fire") == ["fire arms", "fire moons.b"]  # water south, land east


def test_the_first_target_stops_the_ball() -> None:
    """PV-R10, PV-A59: only the nearest enemy in each line."""
    scene = Scene().berth(suns="a5").put(moons_a="d5", moons_b="f5")
    assert scene.can("fire") == ["fire moons.a"]
    assert scene.refuses("suns fire moons.b") == "PV-A59"
    scene.play("suns fire moons.a", "suns fire moons.b")


def test_what_is_no_target_lets_the_ball_pass() -> None:
    """PV-A14: captains, own crew and dice; crew aboard is no target."""
    scene = Scene().berth(suns="a5").hide(crowns="e6")
    scene.put(moons_captain="c5", suns_a="d5", moons_a="e5", moons_b="f6")
    assert scene.can("fire") == ["fire moons.a", "fire moons.b"]
    assert scene.refuses("suns fire moons.c") == "PV-A59"
    assert scene.refuses("suns fire suns.a") == "PV-A59"


def test_any_ship_stops_a_ball() -> None:
    """PV-A14: over water the nearest ship is in the way, even a free one."""
    scene = Scene().berth(suns="a1", moons="e1", crowns="i1", arms="m5")
    assert scene.can("fire") == ["fire moons"]
    scene.maroon("moons").put(moons_captain="d5")
    assert scene.can("fire") == []
    scene.berth(moons="a8")
    assert scene.can("fire") == ["fire crowns"]


def test_a_whirlpool_is_water_to_a_ball() -> None:
    """PV-A10: no obstacle and no target."""
    scene = Scene().berth(suns="a1", moons="i1", crowns="c11").whirl(moons="d1")
    assert scene.can("fire") == ["fire moons"]


def test_no_target_no_shot() -> None:
    """PV-A59"""
    scene = Scene().berth(suns="c1", moons="m7", crowns="c11", arms="j11")
    assert scene.can("fire") == []
    assert scene.refuses("suns fire moons") == "PV-A59"


def test_a_crew_member_hit_is_killed_unseen() -> None:
    """PV-R11, PV-A57: laid before its owner; its value is not shown."""
    scene = Scene().berth(suns="a5").put(moons_a="e5")
    scene.play("suns fire moons.a")
    assert scene.where("moons.a") == "killed"
    assert not scene.is_open("moons.a")
    assert "The Moons crew A was killed." in scene.said()


def test_the_owner_buries_the_treasure_of_a_carrier_shot() -> None:
    """PV-R11, PV-A45, PV-A60: anywhere, the square where the carrier fell too."""
    scene = Scene().berth(suns="a5").put(moons_a="e5").hide(crowns="under moons.a")
    scene.play("suns fire moons.a")
    assert (scene.step(), scene.asked(), scene.die("crowns")) == ("burying", "crowns", "loose")
    assert scene.refuses("suns done") == "PV-R5"
    assert scene.refuses("crowns stay") == "PV-R7"
    scene.play("crowns hide e5")
    assert scene.die("crowns") == "e5"
    assert (scene.step(), scene.asked()) == ("acting", "suns")


def test_several_dice_are_buried_in_suit_order() -> None:
    """PV-A66: each by the player whose suit it is."""
    scene = Scene().berth(suns="a5").put(moons_a="e5")
    scene.hide(crowns="under moons.a", suns="under moons.a", arms="under moons.a")
    scene.play("suns fire moons.a")
    order = []
    for square in ("k3", "k5", "k7"):
        order.append(scene.asked())
        scene.play(f"hide {square}")
    assert order == ["suns", "crowns", "arms"]
    assert [scene.die(suit) for suit in ("suns", "crowns", "arms")] == ["k3", "k5", "k7"]


# ── Holes ─────────────────────────────────────────────────────────────────────────────────────────


def holed_moons() -> Scene:
    """Moons lie at e1, with a ashore on the island there, and suns hit them from a1."""
    scene = Scene().berth(suns="a1", moons="e1").put(moons_a="e5")
    return scene.play("suns fire moons", "suns done")


def test_a_ship_hit_cannot_move() -> None:
    """PV-R12, PV-A17: neither sail nor put to sea."""
    scene = holed_moons()
    assert scene.is_holed("moons")
    assert scene.refuses("moons sail f1") == "PV-R12"
    assert scene.refuses("moons ocean") == "PV-A17"


def test_the_hole_is_closed_when_all_are_aboard() -> None:
    """PV-R12, PV-A16"""
    scene = holed_moons()
    scene.put(moons_a="e3").play("moons walk a moons")
    assert not scene.is_holed("moons")
    scene.play("moons ocean")


def test_crew_that_lands_later_counts_too() -> None:
    """PV-A16"""
    scene = holed_moons()
    scene.put(moons_a="e4")
    scene.play("moons walk b f3", "moons walk a e3")
    scene.turn("moons").play("moons walk a moons")
    assert scene.is_holed("moons")  # b is still ashore
    scene.play("moons walk b moons")
    assert not scene.is_holed("moons")


def test_the_death_of_the_last_one_ashore_closes_the_hole() -> None:
    """PV-A16: looked at after every line."""
    scene = holed_moons()
    scene.berth(crowns="a5").turn("crowns").play("crowns fire moons.a")
    assert not scene.is_holed("moons")
    assert "The Moons ship was sound again." in scene.said()


def test_only_islands_that_the_ship_touches_count() -> None:
    """PV-A16: in the gap both, elsewhere one; a corner is enough."""
    scene = Scene().berth(suns="a1", moons="e1").put(moons_a="j5")
    scene.play("suns fire moons")
    assert not scene.is_holed("moons")  # a is on the other island
    scene.berth(moons="g1").turn("suns").play("suns fire moons")
    assert scene.is_holed("moons")  # g1 touches both by corners


def test_a_hit_without_crew_ashore_changes_nothing() -> None:
    """PV-A15: legal, and the ball is spent."""
    scene = Scene().berth(suns="a1", moons="e1")
    scene.play("suns fire moons")
    assert not scene.is_holed("moons")
    assert scene.balls("suns") == 1


def test_the_captain_is_not_crew_for_a_hole() -> None:
    """PV-A18"""
    scene = Scene().berth(suns="a1", moons="e1").put(moons_captain="e5")
    scene.play("suns fire moons")
    assert not scene.is_holed("moons")
