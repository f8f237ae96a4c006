"""Phases 1 and 2: buying, taking back, choosing, building. SI-R10 to SI-R12, SI-A5 to SI-A11."""

import pytest

from argosy.games.ship_it.rules.links import put_down
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.kit.dominoes import domino_names


def test_a_link_costs_a_point_and_is_seen_before_the_next() -> None:
    """SI-R10, SI-A5: as many as you can afford."""
    t = start()
    t.wish("domino 6-4", "domino 3-3")
    t.play("red buy")
    assert t.written[-2:] == ["red buy", "? domino 6-4"]
    assert (t.step, t.s.points) == ("planning", 7)
    t.play("red buy")
    assert t.s.points == 6
    assert bin(t.s.pool).count("1") == 26
    for _ in range(6):
        t.play("red buy")
    assert t.step == "choosing"  # SI-A49: no point is left to buy with
    assert len(t.legal()) == 8


def test_every_link_bought_must_be_built() -> None:
    """SI-R12: free of charge, and there is no way round it."""
    t = start()
    t.hand("6-4", "3-3")
    t.play("red done")
    assert t.step == "choosing"
    assert t.refuses("red done") == "SI-R12"
    assert t.refuses("red choose 5-5") == "SI-R12"
    t.play("red choose 6-4")
    assert t.step == "building"
    assert t.refuses("red done") == "SI-R12"
    before = t.s.points
    t.play("red build e7 south")
    assert t.step == "building"  # SI-A49: the single one left is chosen
    assert t.s.points == before
    t.play("red build d6 south")
    assert t.step == "directing"
    assert (t.space("e7"), t.space("e8")) == (2 * 25, 2 * 25 + 1)  # 6-4, the higher half first


def test_a_single_link_is_chosen_without_asking() -> None:
    """SI-A49"""
    t = start()
    t.wish("domino 0-0")
    t.play("red buy")
    t.play("red done")
    assert t.step == "building"
    assert t.refuses("red choose 0-0") == "SI-R9"


def building(domino: str = "6-4") -> Yard:
    t = start()
    t.hand(domino)
    t.play("red done")
    assert t.step == "building"
    return t


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("build a1 north", "SI-A10"),  # its lower half would lie above the grid
        ("build a1 west", "SI-A10"),
        ("build ad22 south", "SI-A10"),
        ("build ae5 east", "SI-A10"),
        ("build a23 north", "SI-A10"),
        ("build zz99 east", "SI-A10"),
        ("build e5 west", "SI-A8"),  # on a tile
        ("build d5 east", "SI-A8"),
        ("build a1 east", "SI-R12"),
        ("build i1 south", "SI-R12"),
        ("build d4 west", "SI-R12"),  # a corner is no contact
    ],
)
def test_where_a_link_may_not_lie(action: str, clause: str) -> None:
    """SI-R12, SI-A8, SI-A10"""
    assert building().refuses(f"red {action}") == clause


def test_the_refusals_of_building_have_their_order() -> None:
    """SI-A10 before SI-A8 before SI-R12."""
    t = building()
    t.link("2-2", "ad11", "south")
    assert t.refuses("red build ad11 east") == "SI-A10"  # not free as well
    assert t.refuses("red build ad12 north") == "SI-A8"


def test_contact_with_one_unit_edge_is_enough() -> None:
    """SI-R12, SI-A8: an end or half of a side, at any edge of a tile, gate or not."""
    t = building()
    for place in ("d5 west", "d5 north", "e4 north", "e4 west", "i5 east", "f7 south", "f8 north"):
        assert f"build {place}" in t.legal()
    assert "build d4 north" not in t.legal()


def test_a_link_may_touch_links_only_and_help_nobody() -> None:
    """SI-A8, SI-A11: no pips have to match, and dead links are legal."""
    t = building()
    t.link("2-1", "e4", "north")
    t.play("red build d3 west")
    assert t.space("d3") == 2 * 25


def test_a_double_has_one_text_for_each_place() -> None:
    """SI-A8: `north` and `west` are no texts for a double."""
    t = building("3-3")
    assert t.refuses("red build a9 north") == ""
    assert t.refuses("red build a9 west") == ""
    assert t.refuses("red build a9 east") == "SI-R12"
    assert {a.split()[2] for a in t.legal()} == {"east", "south"}
    assert len(t.legal()) * 2 == len(building().legal())


def test_building_joins_the_network_at_once() -> None:
    """SI-A12, SI-A13, SI-A22: halves that share an edge, and the gate of a tile."""
    t = building()
    t.link("1-1", "e8", "east")
    t.play("red build e7 east")  # e7 is a gate of red.5, f7 lies beside it
    s = t.s
    assert s.near_tiles[t.space("e7")] == 2**5
    assert s.near_tiles[t.space("f7")] == 0  # beside the tile, but no gate
    assert s.near_halves[t.space("e7")] >> t.space("e8") & 1
    assert s.near_halves[t.space("e7")] >> t.space("f7") & 1
    assert s.near_halves[t.space("e7")] >> t.space("f8") & 1 == 0


def test_a_copy_and_its_model_build_apart() -> None:
    """SI-R12: links are changed in place only where no copy shares them."""
    t = building()
    t.play("red build e7 east")  # from here on its tables are its own
    twin = t.s.clone()
    before = twin.dump()
    t.link("1-1", "e8", "east")
    assert twin.dump() == before
    after = t.s.dump()
    put_down(t.tables, twin, domino_names().index("2-2"), t.square("i3"), t.square("i4"))
    put_down(t.tables, twin, domino_names().index("3-3"), t.square("j3"), t.square("j4"))
    assert t.s.dump() == after


# ── Taking back ───────────────────────────────────────────────────────────────────────────────────


def exhausted(**options: int) -> Yard:
    """No pool; 6-4 beside red.5 and 3-3 boxed in below it."""
    t = start(**options)
    t.link("6-4", "d5", "south")
    t.link("5-5", "c5", "south")
    t.pool()
    return t


def test_a_link_comes_back_only_when_the_pool_is_empty() -> None:
    """SI-R11, SI-A7: also if you have just drawn the last one."""
    t = exhausted()
    t.pool("0-0")
    assert t.refuses("red takeback 6-4") == "SI-R11"
    t.play("red buy")
    assert t.written[-1] == "? domino 0-0"  # the pool, also when one is left
    assert t.refuses("red buy") == "SI-R10"
    t.play("red takeback 5-5")
    assert t.s.points == 6


def test_it_goes_to_the_pool_where_anyone_buys_it() -> None:
    """SI-A6: while it lies there nobody may take another."""
    t = exhausted()
    t.play("red takeback 5-5")
    assert t.legal() == ["buy", "done"]
    assert t.refuses("red takeback 6-4") == "SI-R11"
    t.play("red done")
    t.begin("green", "planning")
    assert t.refuses("green takeback 6-4") == "SI-R11"
    t.play("green buy")
    assert t.written[-1] == "? domino 5-5"


def test_direct_takebacks_are_links_in_hand() -> None:
    """SI-A6: with the option it counts as bought and must be built."""
    t = exhausted(direct=1)
    t.play("red takeback 5-5")
    assert t.step == "building"  # nothing else to plan, a single link
    assert t.s.points == 7
    assert "build d7 east" in t.legal()


def test_once_a_turn() -> None:
    """SI-R11: and an option for more or none."""
    t = exhausted(direct=1)
    t.play("red takeback 5-5")
    t.begin("red", "planning", 7)
    assert t.refuses("red takeback 6-4") == "SI-R11"
    twice = exhausted(direct=1, takebacks=2)
    twice.play("red takeback 5-5")
    assert twice.step == "planning"
    twice.play("red takeback 6-4")
    never = exhausted(takebacks=0)
    assert never.refuses("red takeback 6-4") == "SI-R11"


def test_nothing_may_be_on_it() -> None:
    """SI-R11: no load, no official."""
    t = exhausted()
    t.put("red1", "c5")
    assert t.refuses("red takeback 5-5") == "SI-R11"
    t.put("red1", "red.5")
    t.direct("green", "c6")
    assert t.refuses("red takeback 5-5") == "SI-R11"
    t.direct("green", "green.null")
    t.play("red takeback 5-5")


def test_it_must_slide_out_in_a_straight_line() -> None:
    """SI-R11, SI-A9: blocked to every side, then free to the north."""
    t = exhausted()
    t.link("1-0", "d4", "west")
    t.link("2-0", "d7", "west")
    assert t.refuses("red takeback 6-4") == "SI-A9"  # tile east, links west, north and south
    assert "takeback 5-5" in t.legal()  # to the west
    lower = exhausted()
    lower.link("2-0", "d9", "west")
    assert "takeback 6-4" in lower.legal()  # to the north
    lower.link("1-0", "d1", "west")
    assert lower.refuses("red takeback 6-4") == "SI-A9"  # the whole strip counts, up to the edge


def test_a_level_link_slides_along_itself() -> None:
    """SI-A9: the strip is one unit high then."""
    t = start()
    t.link("6-4", "e4", "east")
    t.link("5-5", "e3", "east")
    t.pool()
    assert "takeback 6-4" in t.legal()  # between link and tile it slides out west or east
    t.link("1-0", "a4", "south")
    assert "takeback 6-4" in t.legal()
    t.link("2-0", "ad4", "south")
    assert t.refuses("red takeback 6-4") == "SI-A9"


def test_taking_back_cuts_the_network() -> None:
    """SI-R11, SI-R29: what was connected by it is no more, and its region falls apart."""
    t = start()
    t.link("6-4", "d6", "south")
    t.link("1-1", "c6", "south")
    t.link("2-2", "c8", "east")
    t.pool()
    apart = 2 ** t.space("c7") | 2 ** t.space("c8")
    whole = apart | 2 ** t.space("d7") | 2 ** t.space("d8")
    assert t.s.regions[t.space("c7")] == whole
    assert t.s.near_halves[t.space("red.5")] == 2 ** t.space("d6")
    t.play("red takeback 6-4")
    s = t.s
    assert s.near_halves[t.space("red.5")] == 0
    assert s.regions[t.space("c7")] == apart
    assert t.game.census(s)[24:52].count(1) == 3  # two on the table, and this one in the pool


def test_the_refusals_of_takeback_have_their_order() -> None:
    """SI-R8, then SI-R11, then SI-A9."""
    t = exhausted()
    t.begin("red", "planning", 0)
    assert t.refuses("red takeback 6-4") == "SI-R8"
    t.begin("red", "planning", 1)
    assert t.refuses("red takeback 0-0") == "SI-R11"  # not on the board
    t.link("1-0", "d4", "west")
    t.link("2-0", "d7", "west")
    t.put("red1", "d5")
    assert t.refuses("red takeback 6-4") == "SI-R11"
    t.put("red1", "red.5")
    assert t.refuses("red takeback 6-4") == "SI-A9"


def test_the_refusals_of_buy_have_their_order() -> None:
    """SI-R8 before SI-R10."""
    t = exhausted()
    assert t.refuses("red buy") == "SI-R10"
    t.begin("red", "planning", 0)
    assert t.refuses("red buy") == "SI-R8"


def test_prices_of_links() -> None:
    """SI-R10, SI-R11: options of the table."""
    t = start(link_price=3)
    t.play("red buy")
    assert t.s.points == 5
    dear = exhausted(takeback_price=2)
    dear.play("red takeback 5-5")
    assert dear.s.points == 6
