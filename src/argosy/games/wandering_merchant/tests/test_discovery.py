"""Discovering towns and searching the special tiles."""

import pytest

from argosy.games.wandering_merchant.tests.tables import (
    act,
    begin,
    by_hand,
    cargo,
    cup,
    empty_cup,
    equip,
    example,
    fill_purse,
    found,
    gear,
    load,
    purse,
    put,
    stack,
    state,
    turn,
)
from argosy.tabletop import Tabletop


def beside_town(gold: int = 40, **options: int) -> Tabletop:
    """Red on d4, beside the face-down town on e4."""
    t = example(**options)
    put(t, "red", "d4")
    fill_purse(t, "red", gold)
    return begin(t, "red")


# ── Discovery ─────────────────────────────────────────────────────────────────────────────────────


def test_exploring_turns_the_town_up_and_draws_three_coins() -> None:
    """WM-R16: he stops there, whatever steps he has."""
    t = beside_town(gold=100)
    act(t, "head east", "6")
    act(t, "explore", "town wood", "coin wood", "coin wood", "coin fish")
    assert state(t).explored == 4
    assert (stack(t, "wood"), stack(t, "fish")) == (2, 1)
    assert state(t).credits[2] == 40
    assert turn(t) == "red trading"  # as on arrival
    act(t, "buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"
    assert purse(t, "red") == 100
    assert state(t).credits[2] == 0


def test_any_town_that_is_not_explored_may_come() -> None:
    """WM-R16, WM-A4, WM-A59: no town has a name before."""
    t = by_hand(seats=1, map=0, stock=0)
    t.play("? first red")
    put(t, "red", "e7")
    found(t, "e4", "magic")
    t.play("explore")
    assert t.outcomes() == [
        f"town {g}" for g in ("jewelry", "fish", "wood", "clothes", "horses", "shields", "weapons")
    ]
    shown = t.state.shown
    t.play("? town fish")
    assert t.state.shown == shown + 1


@pytest.mark.parametrize(("town", "bonus"), [("fish", 30), ("jewelry", 100), ("weapons", 90)])
def test_the_bonus_is_the_buying_price_at_most_100(town: str, bonus: int) -> None:
    """WM-R16, WM-A27"""
    t = beside_town()
    act(t, "head east", "1")
    act(t, "explore", f"town {town}")
    assert max(state(t).credits) == bonus
    assert purse(t, "red") == 40


def test_bonus_and_coins_are_options() -> None:
    """WM-R16"""
    t = beside_town(bonus=300, reveal=0)
    act(t, "head east", "1")
    act(t, "explore", "town magic")
    assert state(t).credits[4] == 200
    assert state(t).stacks == 0
    nine = beside_town(bonus=0, reveal=9)
    act(nine, "head east", "1")
    act(nine, "explore", "town magic", *["coin wood"] * 6, *["coin fish"] * 3)
    assert state(nine).credits[4] == 0


def test_fewer_coins_when_the_cup_is_nearly_empty() -> None:
    """WM-A32: draw what there is."""
    t = beside_town()
    empty_cup(t)
    state(t).stacks -= 2  # two jewelry back in the cup
    state(t).cup += 2
    act(t, "head east", "1")
    act(t, "explore", "town wood", "coin jewelry", "coin jewelry")
    assert state(t).cup == 0
    none = beside_town()
    empty_cup(none)
    act(none, "head east", "1")
    act(none, "explore", "town wood")
    assert turn(none) == "red trading"


def test_exploring_is_optional_and_possible_later() -> None:
    """WM-A26: staying he may still explore, and then trades as on arrival."""
    t = beside_town(gold=200)
    act(t, "head east", "1")
    assert t.legal() == ["explore", "stop"]
    act(t, "stop")
    act(t, "blue stay")
    assert "explore" in t.legal()
    act(t, "red explore", "town wood", "coin wood", "coin wood", "coin fish")
    act(t, "buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"
    assert beside_town().refuses("explore") == "WM-R16"


# ── Search ────────────────────────────────────────────────────────────────────────────────────────


def at_tower(gold: int = 40, **options: int) -> Tabletop:
    t = example(**options)
    put(t, "red", "f5")
    fill_purse(t, "red", gold)
    return begin(t, "red")


@pytest.mark.parametrize("die", "12")
def test_one_or_two_finds_a_unit(die: str) -> None:
    """WM-R22, WM-A35"""
    t = at_tower()
    act(t, "search", die)
    assert turn(t) == "red finding"
    assert t.legal() == ["take cargo magic", "take use magic"]
    act(t, "take cargo magic")
    assert (cargo(t, "red", "magic"), cup(t, "magic")) == (1, 5)
    assert turn(t) == "blue beginning"


@pytest.mark.parametrize(("cell", "good"), [("d4", "horses"), ("b5", "shields"), ("g4", "weapons")])
def test_each_special_tile_hides_its_good(cell: str, good: str) -> None:
    """WM-R22"""
    t = example()
    put(t, "red", cell)
    act(begin(t, "red"), "search", "1")
    other = "weapons" if good != "weapons" else "magic"
    assert t.refuses(f"take use {other}") == "WM-R22"
    act(t, f"take use {good}")
    assert gear(t, "red", good) == (2 if good == "horses" else 1)


def test_three_is_nothing_four_is_an_attack() -> None:
    """WM-R22, WM-A35: the document's table, not its text."""
    t = at_tower()
    act(t, "search", "3")
    assert purse(t, "red") == 40
    four = at_tower()
    act(four, "search", "4")
    assert purse(four, "red") == 20


def test_equipment_in_use_raises_the_number() -> None:
    """WM-R22, WM-A36: magic, shields, weapons, and horses beyond one per cart."""
    t = at_tower(gold=99)
    equip(t, "red", "weapons")
    equip(t, "red", "magic")
    equip(t, "red", "horses")
    act(t, "search", "2")  # 5
    assert purse(t, "red") == 99 - 25


def test_shields_are_subtracted_before_multiplying() -> None:
    """WM-R22, WM-A39: 4 + 2 - 2, not 10 GC a shield."""
    t = at_tower(gold=99)
    equip(t, "red", "shields", 2)
    act(t, "search", "4")
    assert purse(t, "red") == 99 - 20


def test_nobody_falls_below_nothing() -> None:
    """WM-A39"""
    t = at_tower(gold=12)
    act(t, "search", "6")
    assert purse(t, "red") == 0


def test_not_in_the_cup_or_no_place() -> None:
    """WM-A38"""
    t = at_tower()
    empty_cup(t)
    act(t, "search", "1")
    assert turn(t) == "blue beginning"
    full = at_tower()
    load(full, "red", "wood", 3)
    act(full, "search", "1")
    assert turn(full) == "blue beginning"
    assert cup(full, "magic") == 6


def test_a_find_must_be_taken_if_it_can_be() -> None:
    """WM-A74, WM-A38: a horse for use needs no place, and it is asked although there is no choice."""
    t = example()
    put(t, "red", "d4")
    load(t, "red", "wood", 3)
    act(begin(t, "red"), "search", "2")
    assert t.legal() == ["take use horses"]
    assert t.refuses("take cargo horses") == "WM-A31"
    assert t.refuses("leave") == "WM-A65"
    act(t, "take use horses")


def test_a_horse_found_for_use_becomes_a_token() -> None:
    """WM-A71, WM-A7"""
    t = example(seats=4)
    put(t, "red", "d4")
    act(begin(t, "red"), "search", "1")
    act(t, "take use horses", "coin horses")
    assert gear(t, "red", "horses") == 2
    assert (stack(t, "horses"), cup(t, "horses")) == (1, 5)


def test_searches_in_a_row_can_be_limited() -> None:
    """WM-A35, WM-A74: until the pawn leaves the tile."""
    t = at_tower(searches=2)
    for _ in range(2):
        act(t, "red search", "3")
        act(t, "blue stay")
    assert t.refuses("search") == "WM-A35"
    act(t, "red head south", "1")
    act(t, "blue stay")
    act(t, "red head north", "1")
    act(t, "blue stay")
    act(t, "red search", "3")
    free = at_tower()
    for _ in range(5):
        act(free, "red search", "3")
        act(free, "blue stay")


def test_a_search_takes_the_whole_turn_on_a_special_tile() -> None:
    """WM-R22"""
    t = example()
    assert t.refuses("search") == "WM-R22"
    tower = at_tower()
    act(tower, "search", "3")
    assert turn(tower) == "blue beginning"


def test_find_ambush_and_toll_are_options() -> None:
    """WM-R22"""
    t = at_tower(find=6, ambush=1)
    act(t, "search", "6")
    assert turn(t) == "red finding"  # find goes first
    never = at_tower(find=0, ambush=13)
    act(never, "search", "1")
    assert (turn(never), purse(never, "red")) == ("blue beginning", 40)
    dear = at_tower(gold=500, toll=50, ambush=2, find=1)
    act(dear, "search", "2")
    assert purse(dear, "red") == 400
