"""Phase 3: officials. SI-R13, SI-R32, SI-A19 to SI-A21, SI-A26, SI-A27, SI-A40, SI-A45."""

import pytest

from argosy.games.ship_it.tests.tables import Yard, start


def road(points: int = 8, **options: int) -> Yard:
    """Black's official on black.null; a road n4 .. k4 from its gate, a 6 on it, and blue.3 beside."""
    t = start(**options)
    t.link("6-4", "n4", "west")  # n4 6, m4 4
    t.link("5-5", "l4", "west")  # l4, k4
    t.begin("black", "directing", points)
    return t


def test_an_official_pays_for_each_space() -> None:
    """SI-R13, SI-A20, SI-A45: the shortest way; pips do not matter, tile to tile is one space."""
    t = road()
    assert t.targets("official") == {"n4", "m4", "l4", "k4", "blue.3"}
    t.play("black official k4")
    assert (t.official("black"), t.s.points) == ("k4", 4)
    assert t.refuses("black official blue.3") == "SI-R8"  # five spaces back by black.null
    t.play("black official n4")
    assert t.s.points == 1


def test_it_may_move_again_while_points_last() -> None:
    """SI-A45: not to the space where it stands."""
    t = road(3)
    t.play("black official n4")
    t.play("black official m4")
    assert t.step == "directing"
    assert t.refuses("black official m4") == "SI-R13"
    assert t.refuses("black official k4") == "SI-R8"
    t.play("black official l4")
    assert t.step != "directing"  # SI-A49: no point is left


def test_gaps_cannot_be_crossed() -> None:
    """SI-R13, SI-R18: an official too needs the gate."""
    t = road()
    t.link("3-3", "i4", "north")  # i4 does not touch k4
    assert t.refuses("black official i4") == "SI-R13"
    assert t.refuses("black official green.ace") == "SI-R13"
    t.link("2-2", "m7", "south")  # below black.null, not at its gate
    assert t.refuses("black official m7") == "SI-R13"


def test_sideways_to_another_domino() -> None:
    """SI-R13, SI-A12: lengthwise or sideways."""
    t = road()
    t.link("3-3", "m3", "west")  # above m4
    assert "m3" in t.targets("official")


def test_only_the_own_official() -> None:
    """SI-A40: there is no text for another one."""
    t = road()
    t.direct("red", "k4")
    t.play("black official l4")
    assert t.official("red") == "k4"


def test_where_an_official_may_not_stop() -> None:
    """SI-A19: by another official or another colour's load on a half; it may pass."""
    t = road()
    t.direct("red", "n4")
    t.put("green1", "m4")
    t.put("black1", "l4")
    assert t.refuses("black official n4") == "SI-A19"
    assert t.refuses("black official m4") == "SI-A19"
    assert t.targets("official") == {"l4", "k4", "blue.3"}
    t.play("black official l4")  # with its own colour's load
    assert t.official("black") == "l4"


def test_tiles_hold_any_number_of_officials() -> None:
    """SI-R17"""
    t = road()
    t.direct("red", "blue.3")
    t.direct("green", "blue.3")
    t.play("black official blue.3")
    assert t.official("black") == t.official("red") == "blue.3"


def test_the_refusals_of_official_have_their_order() -> None:
    """SI-R13, SI-A19, SI-R13, SI-R8"""
    t = road(0)
    assert t.refuses("black official zz99") == "SI-R13"
    assert t.refuses("black official a1") == "SI-R13"
    assert t.refuses("black official black.null") == "SI-R13"
    t.link("3-3", "i4", "north")
    t.put("green1", "i4")
    assert t.refuses("black official i4") == "SI-A19"  # there is no way either
    t.put("green1", "blue.null")
    assert t.refuses("black official i4") == "SI-R13"
    assert t.refuses("black official n4") == "SI-R8"


def test_the_un_owned_official_stays() -> None:
    """SI-A2: with three seats its colour has no turn."""
    t = start(3)
    seen = set()
    for _ in range(12):
        seen.add(t.s.colour)
        t.play("done")
    assert seen == {0, 1, 2}
    assert t.official("black") == "black.null"


# ── On a hub ──────────────────────────────────────────────────────────────────────────────────────


def at_hub(**options: int) -> Yard:
    """The hub is on blue.3 beside black.null, with black's 4 there: 7."""
    t = start(**options)
    t.hub("blue", 3)
    t.put("blue1", "blue.2")  # nothing lies where the hub will move to
    t.put("blue2", "blue.2")
    t.put("black1", "blue.3", 4)
    t.begin("black", "directing")
    return t


def test_its_arrival_adds_one_to_coins_of_its_colour_and_ships() -> None:
    """SI-R32, SI-A26, SI-A27: 3 + 4 + 1 make 8, and the 1 counts in the profit."""
    t = at_hub()
    t.play("black official blue.3")
    assert t.hub_of("blue") == 4
    assert t.profits() == {"red": 0, "green": 0, "blue": 0, "black": 2 * (4 + 1 + 6)}
    assert t.step == "directing"  # SI-A37


def test_coins_of_other_colours_are_unchanged() -> None:
    """SI-R32"""
    t = at_hub()
    t.put("black1", "black.5")
    t.put("red1", "blue.3", 4)
    t.play("black official blue.3")
    assert t.hub_of("blue") == 3
    assert t.profits()["red"] == 0


def test_the_bonus_ends_when_the_official_leaves() -> None:
    """SI-A26"""
    t = at_hub()
    t.put("black1", "blue.3", 3)
    t.play("black official blue.3")
    assert t.hub_of("blue") == 3  # 3 + 3 + 1
    t.play("black official black.null")
    t.put("red1", "blue.3", 1)
    t.play("black done")
    assert t.hub_of("blue") == 3  # 3 + 3 + 1 without it


def test_passing_over_a_hub_triggers_nothing() -> None:
    """SI-A45"""
    t = at_hub()
    t.link("2-2", "l7", "south")  # the gate of blue.3
    t.play("black official l7")
    assert t.hub_of("blue") == 3
    assert "turn" not in t.written[-1]


@pytest.mark.parametrize(("bonus", "ships"), [(0, False), (1, True), (3, True)])
def test_the_bonus_is_an_option(bonus: int, ships: bool) -> None:
    """SI-R32, SI-A26"""
    t = at_hub(official_bonus=bonus)
    t.play("black official blue.3")
    assert (t.hub_of("blue") == 4) == ships


def test_the_price_of_a_space_is_an_option() -> None:
    """SI-R13"""
    t = road(official_price=3)
    assert t.targets("official") == {"n4", "m4", "blue.3"}
    t.play("black official m4")
    assert t.s.points == 2
    assert t.step != "directing"
