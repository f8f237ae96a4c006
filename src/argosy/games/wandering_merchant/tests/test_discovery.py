"""Discovering towns and searching the special tiles."""

import pytest

from argosy.games.wandering_merchant.tests.tables import Caravan, by_hand, example


def beside_town(gold: int = 40, **options: int) -> Caravan:
    """Red on d4, beside the face-down town on e4."""
    t = example(**options)
    t.put("red", "d4")
    t.fill_purse("red", gold)
    return t.begin("red")


# ── Discovery ─────────────────────────────────────────────────────────────────────────────────────


def test_exploring_turns_the_town_up_and_draws_three_coins() -> None:
    """WM-R16: he stops there, whatever steps he has."""
    t = beside_town(gold=100)
    t.act("head east", "6")
    t.act("explore", "town wood", "coin wood", "coin wood", "coin fish")
    assert t.s.explored == 4
    assert (t.stack("wood"), t.stack("fish")) == (2, 1)
    assert t.s.credits[2] == 40
    assert t.asked == "red trading"  # as on arrival
    t.act("buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"
    assert t.purse("red") == 100
    assert t.s.credits[2] == 0


def test_any_town_that_is_not_explored_may_come() -> None:
    """WM-R16, WM-A4, WM-A59: no town has a name before."""
    t = by_hand(seats=1, map=0, stock=0)
    t.play("? first red")
    t.put("red", "e7")
    t.found("e4", "magic")
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
    t.act("head east", "1")
    t.act("explore", f"town {town}")
    assert max(t.s.credits) == bonus
    assert t.purse("red") == 40


def test_bonus_and_coins_are_options() -> None:
    """WM-R16"""
    t = beside_town(bonus=300, reveal=0)
    t.act("head east", "1")
    t.act("explore", "town magic")
    assert t.s.credits[4] == 200
    assert t.s.stacks == 0
    nine = beside_town(bonus=0, reveal=9)
    nine.act("head east", "1")
    nine.act("explore", "town magic", *["coin wood"] * 6, *["coin fish"] * 3)
    assert nine.s.credits[4] == 0


def test_fewer_coins_when_the_cup_is_nearly_empty() -> None:
    """WM-A32: draw what there is."""
    t = beside_town()
    t.empty_cup()
    t.s.stacks -= 2  # two jewelry back in the cup
    t.s.cup += 2
    t.act("head east", "1")
    t.act("explore", "town wood", "coin jewelry", "coin jewelry")
    assert t.s.cup == 0
    none = beside_town()
    none.empty_cup()
    none.act("head east", "1")
    none.act("explore", "town wood")
    assert none.asked == "red trading"


def test_exploring_is_optional_and_possible_later() -> None:
    """WM-A26: staying he may still explore, and then trades as on arrival."""
    t = beside_town(gold=200)
    t.act("head east", "1")
    assert t.legal() == ["explore", "stop"]
    t.act("stop")
    t.act("blue stay")
    assert "explore" in t.legal()
    t.act("red explore", "town wood", "coin wood", "coin wood", "coin fish")
    t.act("buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"
    assert beside_town().refuses("explore") == "WM-R16"


# ── Search ────────────────────────────────────────────────────────────────────────────────────────


def at_tower(gold: int = 40, **options: int) -> Caravan:
    t = example(**options)
    t.put("red", "f5")
    t.fill_purse("red", gold)
    return t.begin("red")


@pytest.mark.parametrize("die", "12")
def test_one_or_two_finds_a_unit(die: str) -> None:
    """WM-R22, WM-A35"""
    t = at_tower()
    t.act("search", die)
    assert t.asked == "red finding"
    assert t.legal() == ["take cargo magic", "take use magic"]
    t.act("take cargo magic")
    assert (t.cargo("red", "magic"), t.cup("magic")) == (1, 5)
    assert t.asked == "blue beginning"


@pytest.mark.parametrize(("cell", "good"), [("d4", "horses"), ("b5", "shields"), ("g4", "weapons")])
def test_each_special_tile_hides_its_good(cell: str, good: str) -> None:
    """WM-R22"""
    t = example()
    t.put("red", cell)
    t.begin("red").act("search", "1")
    other = "weapons" if good != "weapons" else "magic"
    assert t.refuses(f"take use {other}") == "WM-R22"
    t.act(f"take use {good}")
    assert t.gear("red", good) == (2 if good == "horses" else 1)


def test_three_is_nothing_four_is_an_attack() -> None:
    """WM-R22, WM-A35: the document's table, not its text."""
    t = at_tower()
    t.act("search", "3")
    assert t.purse("red") == 40
    four = at_tower()
    four.act("search", "4")
    assert four.purse("red") == 20


def test_equipment_in_use_raises_the_number() -> None:
    """WM-R22, WM-A36: magic, shields, weapons, and horses beyond one per cart."""
    t = at_tower(gold=99)
    t.equip("red", "weapons")
    t.equip("red", "magic")
    t.equip("red", "horses")
    t.act("search", "2")  # 5
    assert t.purse("red") == 99 - 25


def test_shields_are_subtracted_before_multiplying() -> None:
    """WM-R22, WM-A39: 4 + 2 - 2, not 10 GC a shield."""
    t = at_tower(gold=99)
    t.equip("red", "shields", 2)
    t.act("search", "4")
    assert t.purse("red") == 99 - 20


def test_nobody_falls_below_nothing() -> None:
    """WM-A39"""
    t = at_tower(gold=12)
    t.act("search", "6")
    assert t.purse("red") == 0


def test_not_in_the_cup_or_no_place() -> None:
    """WM-A38"""
    t = at_tower()
    t.empty_cup()
    t.act("search", "1")
    assert t.asked == "blue beginning"
    full = at_tower()
    full.load("red", "wood", 3)
    full.act("search", "1")
    assert full.asked == "blue beginning"
    assert full.cup("magic") == 6


def test_a_find_must_be_taken_if_it_can_be() -> None:
    """WM-A74, WM-A38: a horse for use needs no place, and it is asked although there is no choice."""
    t = example()
    t.put("red", "d4")
    t.load("red", "wood", 3)
    t.begin("red").act("search", "2")
    assert t.legal() == ["take use horses"]
    assert t.refuses("take cargo horses") == "WM-A31"
    assert t.refuses("leave") == "WM-A65"
    t.act("take use horses")


def test_a_horse_found_for_use_becomes_a_token() -> None:
    """WM-A71, WM-A7"""
    t = example(seats=4)
    t.put("red", "d4")
    t.begin("red").act("search", "1")
    t.act("take use horses", "coin horses")
    assert t.gear("red", "horses") == 2
    assert (t.stack("horses"), t.cup("horses")) == (1, 5)


def test_searches_in_a_row_can_be_limited() -> None:
    """WM-A35, WM-A74: until the pawn leaves the tile."""
    t = at_tower(searches=2)
    for _ in range(2):
        t.act("red search", "3")
        t.act("blue stay")
    assert t.refuses("search") == "WM-A35"
    t.act("red head south", "1")
    t.act("blue stay")
    t.act("red head north", "1")
    t.act("blue stay")
    t.act("red search", "3")
    free = at_tower()
    for _ in range(5):
        free.act("red search", "3")
        free.act("blue stay")


def test_a_search_takes_the_whole_turn_on_a_special_tile() -> None:
    """WM-R22"""
    t = example()
    assert t.refuses("search") == "WM-R22"
    tower = at_tower()
    tower.act("search", "3")
    assert tower.asked == "blue beginning"


def test_find_ambush_and_toll_are_options() -> None:
    """WM-R22"""
    t = at_tower(find=6, ambush=1)
    t.act("search", "6")
    assert t.asked == "red finding"  # find goes first
    never = at_tower(find=0, ambush=13)
    never.act("search", "1")
    assert (never.asked, never.purse("red")) == ("blue beginning", 40)
    dear = at_tower(gold=500, toll=50, ambush=2, find=1)
    dear.act("search", "2")
    assert dear.purse("red") == 400
