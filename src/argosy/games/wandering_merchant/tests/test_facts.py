"""What a screen is told as values, so that it reads no sentences."""

from typing import Any

from argosy.core.contract import SPECTATOR
from argosy.games.wandering_merchant.facts import WanderingMerchantFacts, facts
from argosy.games.wandering_merchant.tests.tables import Caravan, caravan, example


def told(t: Caravan) -> WanderingMerchantFacts:
    known: Any = t.view(SPECTATOR)
    return facts(t.tables, known, SPECTATOR)


def test_the_market_says_which_buyers_are_found() -> None:
    """WM-R12, WM-R14"""
    t = example()
    t.found("e4", "clothes")
    t.offer("wood", 2)
    ware = next(row for row in told(t).market if row.good == "wood")
    assert (ware.stock, ware.buy, ware.sell, ware.barter, ware.cell) == (2, 40, 90, 20, None)
    assert [(b.town, b.cell) for b in ware.buyers] == [
        *(("clothes", "e4"), ("magic", None)),
        ("horses", None),
    ]
    assert next(row for row in told(t).market if row.good == "clothes").cell == "e4"


def test_a_town_has_no_good_before_it_is_explored() -> None:
    """WM-R16, WM-A4"""
    t = example()
    assert [town.good for town in told(t).towns] == [None] * 8
    t.found("e4", "horses")
    assert {town.cell: town.good for town in told(t).towns if town.good} == {"e4": "horses"}


def test_a_merchant_with_all_that_is_theirs() -> None:
    """WM-R6, WM-R9, WM-R14"""
    t = example()
    t.found("e4", "clothes")
    t.put("red", "e4")
    t.load("red", "fish")
    t.equip("red", "weapons")
    t.equip("red", "horses")
    t.fill_purse("red", 75)
    red, blue = told(t).merchants
    assert (red.seat, red.cell, red.town, red.gold) == ("red", "e4", "clothes", 75)
    assert (red.dice, red.horses, red.small_carts, red.big_carts) == (2, 2, 1, 0)
    assert (red.places, red.places_free) == (3, 1)
    assert {good: n for good, n in red.cargo.items() if n} == {"fish": 1}
    assert {good: n for good, n in red.gear.items() if n} == {"horses": 2, "weapons": 1}
    assert (blue.seat, blue.cell, blue.town, blue.credit) == ("blue", "d6", None, {})


def test_only_the_discoverer_has_credit() -> None:
    """WM-R16, WM-A27"""
    t = example(reveal=0)
    t.put("blue", "e4")
    t.begin("blue")
    t.act("blue explore", "town fish")
    assert [m.credit for m in told(t).merchants] == [{}, {"fish": 30}]


def test_the_good_of_the_town_where_somebody_trades() -> None:
    """WM-R11, WM-R12"""
    t = example()
    t.found("e4", "fish")
    t.offer("fish", 1)
    t.put("blue", "e4")
    t.begin("blue")
    assert told(t).trade is None
    t.act("blue stay")
    trade = told(t).trade
    assert trade is not None
    assert (trade.seat, trade.town) == ("blue", "fish")
    assert (trade.buys_left, trade.sales_left) == (None, None)


def test_what_land_asks_of_a_merchant() -> None:
    """WM-R18, WM-R20, WM-R21, WM-A40: a boat, a die, a night; nothing of those who use magic."""
    t = example()
    tiles = list(t.s.tiles)
    tiles[t.place("a4")] = 12  # a forest with two ways
    t.s.tiles = type(t.s.tiles)(tiles)
    asked = {"b1": (20, 0, False), "a1": (0, 50, False), "a4": (0, 0, True), "g4": (0, 0, False)}
    for cell, expected in asked.items():
        t.put("red", cell)
        t.s.magic = 0
        assert land(t) == expected, cell
        t.s.magic = 1
        assert land(t) == (0, 0, False), cell


def land(t: Caravan) -> tuple[int, int, bool]:
    red = told(t).merchants[0]
    return red.boat, red.night, red.needs_forest_die


def test_orcs_by_place_and_strength() -> None:
    """WM-R27"""
    t = example(orcs=1)
    t.orcs_at("d4", "wood", 3)
    assert [(o.cell, o.strength) for o in told(t).orcs] == [("d4", 3)]
    assert told(t).towns_cut_off == 0
    assert told(example()).towns_cut_off is None


def test_the_exits_of_a_forest() -> None:
    """WM-R19, WM-A14"""
    forest = next(f for f in told(example()).forests if f.cell == "d5")
    assert [(e.low, e.high, e.cell) for e in forest.exits] == [
        (1, 2, "d4"),
        (3, 4, "d6"),
        (5, 6, "c5"),
    ]


def test_a_walk_knows_its_dice_and_what_is_left_on_the_tiles_ahead() -> None:
    """WM-R9, WM-R10, WM-A9, WM-R21"""
    t = example()
    t.begin("red")
    assert told(t).walk is None
    t.act("head north", "die 6")  # from sp0 at d6 to fa5 at d5: one step is left
    walk = told(t).walk
    assert walk is not None
    assert (walk.seat, walk.steps, walk.faces, walk.compass) == ("red", 1, [6], None)
    assert {a.cell: a.steps for a in walk.ahead} == {"d4": 0, "c5": 0, "d6": 0}
    t.put("red", "b1")
    t.s.steps = 6
    walk = told(t).walk
    assert walk is not None
    assert {a.cell: (a.steps, a.night) for a in walk.ahead} == {"a1": (1, 50), "c1": (3, 30)}


def test_while_the_board_is_built() -> None:
    """WM-R4: no market yet, and the tile in hand."""
    t = caravan("first red", seats=2, map=2)
    before = told(t)
    assert (before.is_built, before.market, before.merchants) == (False, [], [])
    assert (before.wild_to_come, before.towns_to_come, before.drawn) == (24, 7, None)
    t.act("draw wild", "tile cave")
    assert told(t).drawn == "cave"
    t.act("lay g6")
    assert told(t).drawn is None
    t.act("draw town")
    assert told(t).drawn == "town"
