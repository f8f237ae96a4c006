"""Phase 4: pip-stops and freight. SI-R14 to SI-R20, SI-R28 to SI-R30, SI-A12 to SI-A24, SI-A48."""

import pytest

from argosy.games.ship_it.rules.reading import name_of
from argosy.games.ship_it.rules.travel import pip_stop_view
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import LOADS


def road(pipstop: int = 0, points: int = 8, **options: int) -> Yard:
    """red1 on red.5 (gates e7 and d6), and a road e7 .. e11 with 1, 3, 4, 2 and 6, 0 beside."""
    t = start(**options)
    t.link("3-1", "e8", "north")  # e7 1, e8 3
    t.link("4-2", "e9", "south")  # e9 4, e10 2
    t.link("6-0", "d10", "west")  # d10 6, c10 0
    t.begin("red", "shipping", points, pipstop)
    return t


def test_a_load_stops_at_the_first_number_as_high_as_the_pip_stop() -> None:
    """SI-R15, SI-A15, SI-A16: it may stop earlier; where it begins does not count."""
    expected = {
        0: {"e7", "blue.null"},  # one space, also to the next zone
        1: {"e7", "blue.null"},  # the 1 stops it; the null, a 0, does not, but leads nowhere
        2: {"e7", "e8", "blue.null"},
        3: {"e7", "e8", "blue.null"},
        4: {"e7", "e8", "e9", "blue.null"},
        5: {"e7", "e8", "e9", "e10", "d10", "blue.null"},  # the open 6 is a stop
        6: {"e7", "e8", "e9", "e10", "d10", "blue.null"},
    }
    for stop, spaces in expected.items():
        assert road(stop).targets("ship red1") == spaces, stop
    assert road(6).refuses("red ship red1 c10") == "SI-R15"


def test_nothing_passes_an_open_six_but_a_covered_one_counts_0() -> None:
    """SI-R15, SI-R16"""
    t = road(6)
    t.put("black1", "d10")
    assert "c10" in t.targets("ship red1")
    assert t.refuses("red ship red1 d10") == "SI-R16"


def test_tiles_count_with_their_number() -> None:
    """SI-R15, SI-R17: null 0, ace 1; what lies there does not matter."""
    t = start()
    t.link("0-0", "l10", "north")  # l10 is the gate of blue.ace, l9
    t.put("red1", "l9")
    for pipstop, reached in ((1, False), (2, True)):
        t.begin("red", "shipping", 8, pipstop)
        assert ("green.ace" in t.targets("ship red1")) == reached
    t.put("green1", "blue.ace")
    t.direct("green", "blue.ace")
    t.begin("red", "shipping", 8, 1)
    assert "green.ace" not in t.targets("ship red1")  # still a 1
    assert "blue.ace" in t.targets("ship red1")


def test_pip_stop_0_moves_one_space() -> None:
    """SI-R15, SI-A18: never onto an occupied half."""
    t = road(0)
    t.put("red1", "e7")
    assert t.targets("ship red1") == {"e8", "red.5"}
    t.put("black1", "e8")
    assert t.refuses("red ship red1 e8") == "SI-R16"
    assert t.targets("ship red1") == {"red.5"}


def test_one_load_on_a_half_domino_which_counts_0_then() -> None:
    """SI-R16: others pass it but may not stop."""
    t = road(1)
    t.put("black1", "e7")
    assert t.targets("ship red1") == {"e8", "blue.null"}
    assert t.refuses("red ship red1 e7") == "SI-R16"


def test_tiles_hold_any_number() -> None:
    """SI-R17"""
    t = road(0)
    t.put("green1", "blue.null")
    t.put("blue1", "blue.null")
    t.play("red ship red1 blue.null")
    assert t.place("red1") == t.place("green1") == t.place("blue1") == "blue.null"


def test_tiles_are_entered_only_at_the_mark() -> None:
    """SI-R18, SI-A13: a half-domino along another edge leads nowhere."""
    t = start()
    t.link("2-1", "f7", "south")  # below red.5, but not at its mark
    t.put("red1", "f7")
    t.begin("red", "shipping", 8, 6)
    assert t.targets("ship red1") == {"f8"}
    assert t.refuses("red ship red1 red.5") == "SI-R15"
    t.link("3-0", "e7", "west")
    assert "red.5" in t.targets("ship red1")


def test_zones_of_a_city_are_open_to_each_other() -> None:
    """SI-R18, SI-A14: green.3 has no gate and is reached through blue.4."""
    t = start()
    t.put("red1", "blue.4")
    t.begin("red", "shipping", 8, 4)
    assert t.targets("ship red1") == {"green.3", "black.ace"}
    t.begin("red", "shipping", 8, 3)
    assert t.targets("ship red1") == {"green.3"}


def test_you_move_your_own_freight() -> None:
    """SI-R14: each load costs a point."""
    t = road(0)
    assert t.refuses("red ship green1 red.5") == "SI-R14"
    t.play("red ship red1 e7")
    assert (t.place("red1"), t.s.points) == ("e7", 7)


def test_each_load_moves_once_a_turn() -> None:
    """SI-A17"""
    t = road(0)
    t.play("red ship red1 e7")
    assert t.refuses("red ship red1 e8") == "SI-A17"


def test_un_owned_freight_is_anyones() -> None:
    """SI-R14, SI-A2: with three seats."""
    t = start(3)
    t.put("black1", "blue.4")
    t.begin("red", "shipping", 8, 0)
    t.play("red ship black1 green.3")
    assert t.place("black1") == "green.3"
    assert t.refuses("red ship green1 red.5") == "SI-R14"


def test_values_of_loads_are_not_looked_at() -> None:
    """SI-R19, SI-A39: moving shows nothing."""
    t = road(0)
    t.play("red ship red1 e7")
    assert t.written[-1] == "red ship red1 e7"
    assert list(t.s.values) == [0] * 20


def test_a_load_may_pass_over_a_hub() -> None:
    """SI-R20: it is warehoused only where it stops."""
    t = start()
    t.put("red1", "green.3")
    t.link("2-1", "e13", "south")  # the gate of black.ace
    t.begin("red", "shipping", 8, 2)
    t.play("red ship red1 e13")
    assert t.place("red1") == "e13"
    assert "turn" not in t.written[-1]


def test_warehoused_loads_stay() -> None:
    """SI-A23"""
    t = road(0)
    t.put("red2", "black.ace", 3)
    assert t.refuses("red ship red2 green.3") == "SI-A23"


def test_a_chit_is_no_load() -> None:
    """SI-R24"""
    t = road(0)
    t.put("red2", "chit", 3)
    assert t.refuses("red ship red2 green.3") == "SI-R24"


# ── The pip-stop ──────────────────────────────────────────────────────────────────────────────────


def test_the_pip_stop_is_chosen_once_and_paid() -> None:
    """SI-R14: as many points as its number, for all loads of the turn."""
    t = road()
    t.begin("red", "stopping")
    assert t.refuses("red ship red1 e7") == "SI-R14"
    t.play("red pipstop 4")
    assert (t.step, t.s.points) == ("shipping", 4)
    assert t.refuses("red pipstop 5") == "SI-R14"


def test_a_pip_stop_needs_points_for_a_load_too() -> None:
    """SI-A48: chosen when the first load is paid for."""
    t = road()
    t.begin("red", "stopping", 5)
    assert t.legal() == [f"pipstop {n}" for n in range(5)] + ["done"]
    assert t.refuses("red pipstop 5") == "SI-R8"
    assert t.refuses("red pipstop 7") == "SI-R14"
    assert t.refuses("red pipstop 9") == "SI-R14"


def test_a_useless_pip_stop_is_refused() -> None:
    """SI-A48, SI-A18: boxed in by a load, it takes a pip-stop of 1 to run over it."""
    t = start()
    for load in ("red2", "red3", "red4", "red5"):
        t.put(load, "chit", int(load[-1]))
    t.link("2-1", "a1", "south")
    t.link("3-0", "a3", "south")
    t.put("red1", "a1")
    t.put("green1", "a2")
    t.begin("red", "stopping")
    assert t.refuses("red pipstop 0") == "SI-A48"
    assert t.legal()[0] == "pipstop 1"
    t.play("red pipstop 1")
    assert t.targets("ship red1") == {"a3"}


def test_done_without_freight_ends_the_turn() -> None:
    """SI-R9: each phase is optional."""
    t = road()
    t.begin("red", "stopping")
    t.play("red done")
    assert (t.colour, t.step, t.s.points) == ("green", "planning", 8)


# ── Officials in the way ──────────────────────────────────────────────────────────────────────────


def test_a_foreign_official_bars_its_half() -> None:
    """SI-R28, SI-R29, SI-A24: no passing, no stopping."""
    t = road(6)
    t.direct("green", "e8")
    assert t.refuses("red ship red1 e8") == "SI-R28"
    assert t.refuses("red ship red1 e9") == "SI-R29"  # across no centre line: the same region
    assert t.targets("ship red1") == {"e7", "blue.null"}


def test_a_region_ends_at_centre_lines_and_tiles() -> None:
    """SI-R29: e7 is cut off from e8 by the line of their domino, e10 from e9 likewise."""
    t = road(6)
    t.direct("green", "e9")
    s = t.s
    assert s.regions[t.space("e9")] == 2 ** t.space("e8") | 2 ** t.space("e9")
    assert t.targets("ship red1") == {"e7", "blue.null"}
    assert t.refuses("red ship red1 e8") == "SI-R29"
    assert t.refuses("red ship red1 e10") == "SI-R15"  # open, but there is no way


def test_the_own_official_opens_the_region_but_not_the_half() -> None:
    """SI-R28, SI-R29: the other official's half stays impassable."""
    t = road(6)
    t.direct("green", "e9")
    t.direct("red", "e8")
    assert t.targets("ship red1") == {"e7", "e8", "blue.null"}
    assert t.refuses("red ship red1 e9") == "SI-R28"


def test_the_own_officials_half_counts_0() -> None:
    """SI-R28, SI-A19: own freight may pass and stop there."""
    t = road(2)
    t.direct("red", "e8")
    assert t.targets("ship red1") == {"e7", "e8", "e9", "blue.null"}


def test_an_official_on_a_tile_closes_nothing() -> None:
    """SI-A21"""
    t = road(0)
    t.direct("green", "blue.null")
    t.direct("black", "red.5")
    assert t.targets("ship red1") == {"e7", "blue.null"}


def test_a_load_in_a_closed_region_is_frozen() -> None:
    """SI-R30, SI-A24: until that official leaves or its own enters."""
    t = road(6)
    t.put("red1", "e8")
    t.direct("green", "e9")
    assert t.refuses("red ship red1 e7") == "SI-R30"
    t.direct("green", "e10")
    assert "e7" in t.targets("ship red1")
    t.direct("green", "e9")
    t.direct("red", "e8")
    assert "e7" in t.targets("ship red1")


def test_building_that_joins_regions_takes_effect_at_once() -> None:
    """SI-A22, SI-R29: a link beside both closes the load in."""
    t = start()
    t.link("3-1", "e8", "north")
    t.link("5-5", "g8", "south")
    t.put("red1", "e8")
    t.direct("green", "g8")
    t.begin("red", "shipping", 8, 6)
    assert "e7" in t.targets("ship red1")
    t.link("2-2", "f8", "south")  # f8 joins e8 and g8
    assert t.refuses("red ship red1 e7") == "SI-R30"


# ── The one view, and the order of refusals ───────────────────────────────────────────────────────


def view(t: Yard, load: str) -> dict[str, tuple[int, int]]:

    assert isinstance(t.game, Tables)
    found = pip_stop_view(t.game, t.s, LOADS.index(load))
    return {t.space_name(at): (stop, price) for at, stop, price in found}


def test_the_pip_stop_view_says_what_each_space_takes() -> None:
    """SI-R14, SI-R15: the lowest pip-stop, and its price with the load's."""
    t = road()
    t.begin("red", "stopping")
    assert view(t, "red1") == {
        "e7": (0, 1),
        "blue.null": (0, 1),
        "e8": (2, 3),
        "e9": (4, 5),
        "e10": (5, 6),
        "d10": (5, 6),
    }
    t.begin("red", "shipping", 4, 4)
    assert view(t, "red1") == dict.fromkeys(("e7", "e8", "e9", "blue.null"), (4, 1))
    t.put("red2", "black.ace", 3)
    assert view(t, "red2") == {}  # SI-A23


def test_the_view_and_the_legal_actions_agree() -> None:
    """SI-R15: for every pip-stop."""
    for stop in range(7):
        t = road(stop)
        assert set(view(t, "red1")) == t.targets("ship red1")
        assert all(name_of(t.s, t.space(n)) >= 0 for n in view(t, "red1"))


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ("step", "SI-R14"),
        ("points", "SI-R8"),
        ("colour", "SI-R14"),
        ("chit", "SI-R24"),
        ("warehoused", "SI-A23"),
        ("moved", "SI-A17"),
        ("frozen", "SI-R30"),
        ("no space", "SI-R15"),
    ],
)
def test_the_refusals_of_ship_have_their_order(change: str, clause: str) -> None:
    """SI-R14, SI-R8, SI-R14, SI-R24, SI-A23, SI-A17, SI-R30, SI-R15: each with all later ones true."""
    t = road(6)
    load = "red1"
    t.put("red1", "e8")
    t.direct("green", "e9")  # frozen
    order = ["step", "points", "colour", "chit", "warehoused", "moved", "frozen", "no space"]
    later = order[order.index(change) :]
    if "moved" in later:
        t.s.moved = 2**20 - 1
    if change == "no space":
        t.direct("green", "green.null")
    if change == "warehoused":
        t.put("red1", "black.ace", 1)
    if change == "chit":
        t.put("red1", "chit", 1)
    if change in ("colour", "points", "step"):
        load = "green1"
    if change in ("points", "step"):
        t.s.points = 0
    if change == "step":
        t.begin("red", "stopping", 0)
    assert t.refuses(f"red ship {load} a1") == clause


def test_what_is_wrong_with_the_space_has_its_order() -> None:
    """SI-R15, SI-R28, SI-R29, SI-R16, SI-R15"""
    t = road(6)
    assert t.refuses("red ship red1 zz99") == "SI-R15"  # off the grid
    assert t.refuses("red ship red1 e5") == "SI-R15"  # a square of a tile is no space
    assert t.refuses("red ship red1 red.5") == "SI-R15"  # its own
    t.direct("green", "e8")
    t.put("black1", "e8")
    assert t.refuses("red ship red1 e8") == "SI-R28"
    t.put("black1", "e9")
    assert t.refuses("red ship red1 e9") == "SI-R29"
    t.direct("green", "green.null")
    assert t.refuses("red ship red1 e9") == "SI-R16"
    assert t.refuses("red ship red1 green.ace") == "SI-R15"


def test_prices_of_freight() -> None:
    """SI-R14: options for loads and pips."""
    t = road(load_price=2, pip_price=0)
    t.begin("red", "stopping", 5)
    t.play("red pipstop 6")
    assert t.s.points == 5
    t.play("red ship red1 e7")
    assert t.s.points == 3
    dear = road(pip_price=2)
    dear.begin("red", "stopping", 5)
    assert dear.legal() == ["pipstop 0", "pipstop 1", "pipstop 2", "done"]
    dear.hub("red", 1)
