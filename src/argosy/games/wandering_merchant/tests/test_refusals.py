"""Which clause refuses first where several could: the table of refusals, row by row."""

import pytest

from argosy.core.contract import UNREADABLE
from argosy.core.match import Refused
from argosy.games.wandering_merchant.state import (
    LOOTING,
    MOVING,
    PLACING,
    SHELTERING,
    TRADING,
)
from argosy.games.wandering_merchant.tests.tables import Caravan, by_hand, caravan, example


def moving(cell: str, steps: int, gold: int = 0, **fields: int) -> Caravan:
    """Red on the way, come to this cell in this turn."""
    t = example(orcs=1, combat=1)
    t.put("red", cell)
    t.fill_purse("red", gold)
    t.begin("red")
    s = t.s
    s.step, s.steps, s.moved, s.faces, s.shut_in = MOVING, steps, 1, 2**3, 0
    for name, value in fields.items():
        setattr(s, name, value)
    return t


def trading(good: str, stock: int, gold: int = 0, **fields: int) -> Caravan:
    """Red has arrived in the town of this good on e4."""
    t = example()
    t.put("red", "e4")
    t.fill_purse("red", gold)
    t.found("e4", good)
    t.offer(good, stock)
    t.begin("red")
    s = t.s
    s.step, s.moved, s.faces = TRADING, 1, 2
    for name, value in fields.items():
        setattr(s, name, value)
    return t


def test_every_refusal_outside_the_step_cites_the_sequence() -> None:
    """WM-A65: another seat, a text outside the notation, a verb of another step, after the end."""
    t = example(rounds=1)
    for text in ("blue stay", "stay here", "", "head", "head ?", "buy gold", "lay n1", "lay a14"):
        assert t.refuses(text) == "WM-A65"
    for text in ("step north", "stop", "done", "pass", "leave", "pay", "draw wild", "orcs a1"):
        assert t.refuses(text) == "WM-A65"
    t.act("red stay")
    t.act("blue stay")
    assert t.is_over
    assert t.refuses("red stay") == "WM-A65"
    waiting = by_hand(seats=2)
    assert waiting.why("red stay") is not None
    assert waiting.game.why_not(waiting.state, 0, UNREADABLE) != 0
    refusal = waiting.why("red stay")
    assert refusal is not None
    assert refusal.clause == "WM-A65"
    for line in ("? die 3", "? first green", "? coin gold"):
        with pytest.raises(Refused) as problem:
            waiting.play(line)
        assert problem.value.refusal.clause == "WM-A65"
    over = example(rounds=1)
    with pytest.raises(Refused) as problem:
        over.play("? die 3")  # nobody rolls now
    assert problem.value.refusal.clause == "WM-A65"


def test_lay() -> None:
    """WM-R4, WM-A2, WM-A3: nothing touched before full tiles before towns too close."""
    t = caravan("first red", seats=1, map=2)
    for tile, cell in (("sp2", "g6"), ("sp3", "f6"), ("sp4", "h6")):
        t.act("draw wild", f"tile {tile}")
        t.act(f"lay {cell}")
    t.act("draw town")
    assert t.s.step == PLACING
    assert t.refuses("lay g6") == "WM-R4"
    assert t.refuses("lay a1") == "WM-R4"
    assert t.refuses("lay g5") == "WM-A2"  # g6 is full; it also touches a town
    assert t.refuses("lay f7") == "WM-A3"


def test_head() -> None:
    """WM-A12, WM-R10, WM-R27, WM-A62, WM-A22"""
    t = example()
    t.put("red", "d5")
    assert t.refuses("head east") == "WM-A12"  # before: no tile there
    t.put("red", "g2")
    assert t.refuses("head east") == "WM-R10"
    mountain = example(orcs=1)
    mountain.put("red", "a7")
    mountain.fill_purse("red", 0)
    mountain.orcs_at("a6", "wood", 5)
    assert mountain.refuses("head north") == "WM-A62"  # before: barred


def test_roll() -> None:
    """WM-R9, WM-R20, WM-R10"""
    assert example().refuses("roll") == "WM-R9"
    assert moving("g2", 0).refuses("roll") == "WM-R20"
    t = moving("a1", 0)
    tiles = list(t.s.tiles)
    tiles[0] = 12  # a forest with two ways
    t.s.tiles = type(t.s.tiles)(tiles)
    assert t.refuses("roll") == "WM-R10"
    t.s.steps = 2
    assert t.refuses("step east") == "WM-R20"
    assert t.refuses("step north") == "WM-R20"  # before: no tile there


def test_step() -> None:
    """WM-R10, WM-R18, WM-R19: steps, fee, compass, then the way itself."""
    assert moving("b7", 0).refuses("step north") == "WM-R10"
    assert moving("b7", 2).refuses("step north") == "WM-R18"
    assert moving("d5", 2).refuses("step east") == "WM-R19"
    assert moving("d5", 2, compass=3).refuses("step east") == "WM-R19"
    assert moving("g2", 2).refuses("step north") == "WM-R10"


def test_ferry() -> None:
    """WM-R10, WM-R18, WM-A18"""
    assert moving("g2", 0).refuses("ferry north") == "WM-R10"
    assert moving("g2", 2).refuses("ferry north") == "WM-R18"
    assert moving("b7", 2).refuses("ferry north") == "WM-A18"  # before: no tile there
    assert moving("b7", 2, gold=15).refuses("ferry north") == "WM-R10"


def test_compass() -> None:
    """WM-R10, WM-R19, WM-A16, WM-A22"""
    assert moving("g2", 0).refuses("compass 1") == "WM-R10"
    assert moving("g2", 2).refuses("compass 1") == "WM-R19"
    assert moving("c2", 2, compass=3).refuses("compass 1") == "WM-R19"  # no die shows it
    assert moving("c2", 2, compass=3).refuses("compass 3") == "WM-A16"  # before: barred
    assert moving("c2", 2).refuses("compass 3") == "WM-A22"


def test_explore_search_magic_fight() -> None:
    """WM-R16, WM-R22, WM-A35, WM-R23, WM-A40, WM-R28, WM-A48"""
    t = moving("g2", 0, magic=1)
    assert t.refuses("explore") == "WM-R16"
    assert t.refuses("magic") == "WM-R23"  # before: on already
    t.equip("red", "magic")
    assert t.refuses("magic") == "WM-A40"
    assert t.refuses("fight") == "WM-R28"
    t.orcs_at("g2", "wood", 1)
    assert t.refuses("fight") == "WM-A48"
    limited = example(searches=1)
    limited.s.searches = 1
    assert limited.refuses("search") == "WM-R22"  # before: the limit
    limited.put("red", "f5")
    assert limited.refuses("search") == "WM-A35"


def test_take() -> None:
    """WM-R30, WM-A71, WM-A34, WM-A31"""
    t = example(seats=4, combat=1)
    t.load("red", "fish", 3)  # no place
    s = t.s
    s.step, s.rival, s.heap_tokens = LOOTING, 1, 1
    s.heap = 16**2
    s.cup -= 16**2
    assert t.refuses("take use fish") == "WM-R30"  # before: no use
    assert t.refuses("take cargo horses") == "WM-A71"  # before: no place
    assert t.refuses("take use wood") == "WM-A34"  # before: no place
    assert t.refuses("take cargo wood") == "WM-A31"


def test_buy() -> None:
    """WM-R11, WM-A32, WM-A34, WM-A31, WM-R12"""
    assert trading("jewelry", 0, bought=1).refuses("buy use") == "WM-R11"
    assert trading("jewelry", 0).refuses("buy use") == "WM-A32"
    t = trading("jewelry", 1)
    t.load("red", "wood", 3)
    assert t.refuses("buy use") == "WM-A34"
    assert t.refuses("buy cargo") == "WM-A31"
    assert trading("jewelry", 1).refuses("buy cargo") == "WM-R12"


def test_sell() -> None:
    """WM-R11, WM-R12, WM-R14"""
    assert trading("jewelry", 0, sold=1).refuses("sell fish") == "WM-R11"
    assert trading("jewelry", 0).refuses("sell fish") == "WM-R12"
    assert trading("jewelry", 0).refuses("sell weapons") == "WM-R14"


def test_barter() -> None:
    """WM-R14, WM-A29, WM-R11, WM-A32"""
    t = trading("jewelry", 0, bought=1)
    assert t.refuses("barter magic") == "WM-R14"
    assert t.refuses("barter horses") == "WM-A29"
    t.equip("red", "magic")
    assert t.refuses("barter magic") == "WM-R11"
    t.s.bought = 0
    assert t.refuses("barter magic") == "WM-A32"


def test_cart_and_upgrade() -> None:
    """WM-A6, WM-R15"""
    t = trading("jewelry", 1)
    t.s.small = 4 + 256
    t.s.gear = type(t.s.gear)([4 * 2**32, 2**32])
    assert t.refuses("cart small") == "WM-A6"  # before: no spare horse, no money
    t.s.small = 1 + 256
    t.s.gear = type(t.s.gear)([2**32, 2**32])
    assert t.refuses("cart small") == "WM-R15"
    assert t.refuses("upgrade") == "WM-R15"


@pytest.mark.parametrize("good", ["jewelry", "fish"])
def test_give(good: str) -> None:
    """WM-R21, WM-A24: nothing to give goes before money enough."""
    t = example()
    t.put("red", "a6")
    t.s.step = SHELTERING
    assert t.refuses(f"give {good}") == "WM-R21"
    t.load("red", "fish")
    assert t.refuses("give fish") == "WM-A24"


def test_a_refusal_explains_itself() -> None:
    """WM-A22: the sentence has this table's numbers."""
    t = example()
    t.put("red", "a7")
    t.fill_purse("red", 5)
    refusal = t.why("head north")
    assert str(refusal) == (
        "WM-A22: a6 is barred: you need 20 GC for shelter, or fish or clothes as cargo."
    )
