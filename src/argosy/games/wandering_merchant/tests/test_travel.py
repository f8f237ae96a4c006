"""Moving: dice, steps, water, forests, mountains."""

import pytest

from argosy.games.wandering_merchant.tests.tables import (
    act,
    begin,
    cargo,
    cup,
    equip,
    example,
    fill_purse,
    found,
    gear,
    load,
    offer,
    orcs_at,
    purse,
    put,
    stack,
    state,
    turn,
    where,
)
from argosy.tabletop import Tabletop


def red_on(cell: str, gold: int = 40, **options: int) -> Tabletop:
    """Red's turn begins on this cell with so much money."""
    t = example(**options)
    put(t, "red", cell)
    fill_purse(t, "red", gold)
    return begin(t, "red")


# ── Dice and steps ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("horses", "carts", "dice"), [(1, 1, 1), (3, 1, 3), (3, 2, 2)])
def test_dice_are_horses_minus_carts_plus_one(horses: int, carts: int, dice: int) -> None:
    """WM-R9, WM-R24"""
    t = red_on("g2")
    equip(t, "red", "horses", horses - 1)
    state(t).small = carts + 256
    act(t, "head west", *["2"] * dice)
    assert where(t, "red") == "f2"
    assert state(t).steps == max(0, 2 * dice - 4)


def test_at_most_eight_dice() -> None:
    """WM-A58"""
    t = example(seats=4)
    put(t, "red", "g2")
    equip(t, "red", "horses", 20)
    act(begin(t, "red"), "head south", *["1"] * 8)
    assert state(t).steps == 7
    few = example(seats=4, dice=2)
    equip(few, "red", "horses", 20)
    act(begin(few, "red"), "head north", "3", "3")


def test_six_is_the_null_of_a_die() -> None:
    """WM-R9, WM-A37: every die of the game counts 1 to 6, an ace 1 and a null 6."""
    t = red_on("g2")
    act(t, "head south", "6")
    assert state(t).steps == 5
    assert "? die 6" in [str(e.line) for e in t.entries]


def test_each_tile_costs_its_number() -> None:
    """WM-R10, WM-A9: with a 4, through a 2 and onto a 3, and stop there."""
    t = red_on("g3")
    act(t, "head north", "4")  # sp2
    assert state(t).steps == 2
    act(t, "step west")  # sp4: too few steps
    assert where(t, "red") == "f2"
    assert turn(t) == "blue beginning"  # no choice is left: nobody is asked
    act(t, "blue stay")
    act(t, "red head east", "1")  # no rest to pay
    assert where(t, "red") == "g2"


def test_null_and_ace_tiles_cost_one() -> None:
    """WM-R10, WM-A19: a town is passed like a plain, also face down."""
    t = red_on("g2")
    act(t, "head south", "5")
    assert (where(t, "red"), state(t).steps) == ("g3", 4)
    act(t, "step south")
    assert (where(t, "red"), state(t).steps) == ("g4", 3)
    assert t.refuses("step east") == "WM-R10"  # no tile there


def test_the_named_tile_has_to_be_entered() -> None:
    """WM-A10, WM-R10"""
    t = red_on("g4")
    act(t, "head north", "3")
    assert where(t, "red") == "g3"
    assert "stop" in t.legal()  # now he may stop
    act(t, "stop")


def test_pawns_do_not_block() -> None:
    """WM-A20"""
    t = red_on("g4")
    put(t, "blue", "g3")
    act(t, "head north", "3")
    assert where(t, "red") == where(t, "blue") == "g3"


def test_doing_nothing_is_allowed() -> None:
    """WM-A21"""
    t = red_on("g2")
    assert t.legal() == ["head south", "head west", "stay"]
    act(t, "stay")
    assert turn(t) == "blue beginning"


def test_one_turn_after_the_other() -> None:
    """WM-A65: another seat, another step, another text."""
    t = red_on("g2")
    assert t.refuses("blue head south") == "WM-A65"
    assert t.refuses("step south") == "WM-A65"
    assert t.refuses("fly south") == "WM-A65"
    assert t.refuses("head up") == "WM-A65"
    assert t.refuses("head  south") == "WM-A65"
    assert t.refuses("Head south") == "WM-A65"


# ── Water ─────────────────────────────────────────────────────────────────────────────────────────


def test_water_costs_a_fee_to_go_on() -> None:
    """WM-R18"""
    t = red_on("c7")
    act(t, "head west", "6")  # su3
    assert state(t).steps == 3
    assert t.refuses("step west") == "WM-R18"
    act(t, "ferry west")
    assert purse(t, "red") == 25
    assert where(t, "red") == "a7"


def test_stopping_on_water_and_leaving_it_later_is_free() -> None:
    """WM-A18"""
    t = red_on("c7")
    act(t, "head west", "6")
    act(t, "stop")
    act(t, "blue stay")
    act(t, "red head east", "2")
    assert purse(t, "red") == 40


def test_without_the_money_water_stops_you() -> None:
    """WM-A18"""
    t = red_on("c7", gold=14)
    act(t, "head west", "6")
    assert turn(t) == "blue beginning"  # nothing but stop was left
    poor = red_on("c7", gold=14)
    equip(poor, "red", "magic")
    act(poor, "head west", "6")
    assert poor.refuses("ferry west") == "WM-A18"


def test_null_water_is_free() -> None:
    """WM-A17"""
    t = red_on("a4")
    act(t, "head north", "4")  # su0
    assert t.refuses("ferry north") == "WM-R18"
    act(t, "step north")
    assert purse(t, "red") == 40


def test_a_free_ferry_is_an_option() -> None:
    """WM-A17, WM-R18"""
    t = red_on("c7", ferry=0)
    act(t, "head west", "6")
    act(t, "step west")
    dear = red_on("c7", gold=200, ferry=50)
    act(dear, "head west", "6")
    act(dear, "ferry west")
    assert purse(dear, "red") == 50


# ── Forests with three connections ────────────────────────────────────────────────────────────────


def test_the_compass_number_shows_the_way() -> None:
    """WM-R19, WM-A14: d5 has d4 north (1-2), d6 south (3-4), c5 west (5-6)."""
    for number, cell in ((1, "d4"), (2, "d4"), (3, "d6"), (4, "d6"), (5, "c5"), (6, "c5")):
        t = red_on("d5")
        act(t, "roll", str(number))
        act(t, f"compass {number}")
        assert where(t, "red") == cell


def test_a_compass_die_is_one_of_those_rolled() -> None:
    """WM-R19, WM-A12: no direction is named, a single die leaves no choice."""
    t = red_on("d5")
    equip(t, "red", "horses")
    assert t.refuses("head north") == "WM-A12"
    act(t, "roll", "2", "5")
    assert t.legal() == ["compass 2", "compass 5"]
    assert t.refuses("compass 3") == "WM-R19"
    assert t.refuses("step north") == "WM-R19"
    assert t.refuses("stop") == "WM-R10"  # he has to take a step
    single = red_on("d5")
    act(single, "roll", "4")
    assert single.legal() == ["compass 4"]


def test_the_compass_binds_backwards_but_one_may_stop() -> None:
    """WM-A13"""
    t = red_on("d6")
    equip(t, "red", "horses", 2)
    act(t, "head north", "4", "4", "3")  # 11 steps, the forest takes 5
    assert t.legal() == ["compass 3", "compass 4", "stop"]
    act(t, "compass 4")
    assert where(t, "red") == "d6"


def test_one_compass_number_for_all_forests_of_a_turn() -> None:
    """WM-A16: chosen on leaving the first, it holds in the next."""
    t = red_on("d5")
    equip(t, "red", "horses", 2)
    act(t, "roll", "3", "3", "6")
    act(t, "compass 3")  # to d6
    act(t, "step south")  # d7 fa3: north, east, west
    assert t.refuses("compass 6") == "WM-A16"
    assert t.refuses("step west") == "WM-R19"
    act(t, "step east")  # 3-4 is the second way
    assert where(t, "red") == "e7"


def test_barred_ways_need_another_die() -> None:
    """WM-A12: c2 has wi4 east (3-4) and T south... with no money the mountains are barred."""
    t = red_on("c2", gold=0)
    equip(t, "red", "horses")
    load(t, "red", "wood", 1)
    act(begin(t, "red"), "roll", "1", "5")  # north wi3, south c3
    assert t.refuses("compass 1") == "WM-A22"
    assert t.legal() == ["compass 5"]
    stuck = red_on("c2", gold=0)
    act(stuck, "roll", "1")
    assert where(stuck, "red") == "c2"  # the pawn stays
    assert turn(stuck) == "blue beginning"


# ── Forests with two connections, on a built board ────────────────────────────────────────────────


def in_die_forest(die: str, tile: str = "fa3") -> Tabletop:
    """Red has come from b1 to a forest on a1 that leads on to a2."""
    t = red_on("b1", gold=99)
    forest = ["fa0", "fa2", "fa3", "fa4", "fa5"].index(tile) + 10
    tiles = list(state(t).tiles)
    tiles[0] = forest  # instead of wi5
    state(t).tiles = type(state(t).tiles)(tiles)
    equip(t, "red", "horses", 2)
    t.wishes[:0] = ["die 4", "die 4", "die 4"]
    t.play("head west")
    if die:
        t.wishes[:0] = [f"die {die}"]
        t.play("roll")
    return t


def test_a_forest_with_two_ways_asks_for_a_die() -> None:
    """WM-R20: higher than the tile, or the turn is over."""
    t = in_die_forest("")
    assert t.refuses("step south") == "WM-R20"
    through = in_die_forest("4")
    through.play("step south")
    assert where(through, "red") == "a2"
    lost = in_die_forest("3")
    assert where(lost, "red") == "a1"
    assert turn(lost) == "blue beginning"


def test_a_two_way_forest_is_left_freely_at_the_start() -> None:
    """WM-A15"""
    t = in_die_forest("3")
    t.play("blue stay")
    assert "head south" in t.legal()
    assert t.refuses("roll") == "WM-R9"


def test_a_null_forest_lets_everyone_pass() -> None:
    """WM-A17"""
    t = in_die_forest("", "fa0")
    assert t.refuses("roll") == "WM-R20"
    t.play("step south")


def test_a_lost_way_ends_the_turn_without_trade() -> None:
    """WM-A72, WM-R20: neither attack nor trade, only the night."""
    t = in_die_forest("1")
    assert turn(t) == "blue beginning"


# ── Mountains ─────────────────────────────────────────────────────────────────────────────────────


def test_a_night_in_the_mountains_costs_ten_times_the_number() -> None:
    """WM-R21"""
    t = red_on("b1", gold=60)
    act(t, "head west", "1")  # wi5
    assert purse(t, "red") == 10
    passing = red_on("a7")
    equip(passing, "red", "horses", 1)
    act(passing, "head north", "6", "6")  # wi2
    act(passing, "step north")
    act(passing, "stop")
    assert purse(passing, "red") == 40


def test_each_night_costs_again() -> None:
    """WM-A23"""
    t = red_on("a6", gold=50)
    act(t, "stay")
    act(t, "blue stay")
    act(t, "red stay")
    assert purse(t, "red") == 10
    act(t, "blue stay")
    act(t, "red stay")
    assert purse(t, "red") == 0  # he pays what he has


def test_who_cannot_pay_gives_fish_or_clothes() -> None:
    """WM-R21, WM-A24, WM-A33: the coin goes back first and may come out again."""
    t = red_on("a6", gold=10)
    load(t, "red", "fish", 2)
    before = cup(t, "fish")
    act(t, "stay", "coin fish")
    assert (cargo(t, "red", "fish"), purse(t, "red")) == (1, 10)
    assert (stack(t, "fish"), cup(t, "fish")) == (1, before)


def test_a_choice_between_fish_and_clothes_is_asked() -> None:
    """WM-R21"""
    t = red_on("a6", gold=10)
    load(t, "red", "fish")
    load(t, "red", "clothes")
    act(t, "stay")
    assert turn(t) == "red sheltering"
    assert t.legal() == ["give fish", "give clothes"]
    assert t.refuses("pay") == "WM-R21"
    assert t.refuses("give wood") == "WM-R21"
    act(t, "give clothes", "coin wood")
    assert cargo(t, "red", "clothes") == 0
    assert turn(t) == "blue beginning"


def test_money_comes_first_unless_by_option() -> None:
    """WM-A24"""
    t = red_on("a6", gold=20)
    load(t, "red", "fish")
    act(t, "stay")
    assert (purse(t, "red"), cargo(t, "red", "fish")) == (0, 1)
    free = red_on("a6", gold=20, shelter_choice=1)
    load(free, "red", "fish")
    act(free, "stay")
    assert free.legal() == ["pay", "give fish"]
    act(free, "give fish", "coin wood")
    assert purse(free, "red") == 20


def test_who_could_pay_may_not_give() -> None:
    """WM-A24: asked only where there is a choice, so the refusal is seen in a set position."""
    t = red_on("a6", gold=10)
    load(t, "red", "fish")
    load(t, "red", "clothes")
    act(t, "stay")
    fill_purse(t, "red", 20)
    assert t.refuses("give fish") == "WM-A24"
    act(t, "pay")
    assert purse(t, "red") == 0


def test_mountains_are_barred_without_money_or_food() -> None:
    """WM-A22, WM-A11: even to pass through; fish or clothes as cargo open them."""
    t = red_on("a7", gold=19)
    assert t.refuses("head north") == "WM-A22"
    assert t.legal() == ["head east", "stay", "explore"]
    load(t, "red", "clothes")
    assert "head north" in t.legal()
    rich = red_on("a7", gold=20)
    assert "head north" in rich.legal()


def test_the_fee_for_a_boat_may_bar_the_mountains() -> None:
    """WM-A22: after `ferry` with what is left."""
    t = red_on("b1", gold=45)
    put(t, "red", "b1")
    state(t).moved = 1
    state(t).steps = 3
    state(t).faces = 8
    state(t).step = 18
    assert t.refuses("ferry east") == "WM-A22"  # 45 - 20 < 30
    fill_purse(t, "red", 50)
    assert t.refuses("ferry west") == "WM-A22"
    act(t, "ferry east")


def test_null_mountains_and_free_shelter() -> None:
    """WM-A17"""
    t = red_on("b7", gold=0)
    act(t, "head east", "1")
    assert where(t, "red") == "c7"
    free = red_on("a7", gold=0, shelter=0)
    act(free, "head north", "1")
    assert (where(free, "red"), purse(free, "red")) == ("a6", 0)
    dear = red_on("a7", gold=99, shelter=50)
    assert dear.refuses("head north") == "WM-A22"


def test_nobody_is_shut_in_for_ever() -> None:
    """WM-A60, WM-A11, WM-A23: between wi5 and wi3 without money he is not barred; he pays what he has."""
    t = red_on("b1", gold=7)
    assert state(t).shut_in == 1
    assert t.legal() == ["head east", "head west", "stay"]
    act(t, "head east", "1")
    assert (where(t, "red"), purse(t, "red")) == ("c1", 0)
    free = red_on("b1", gold=30)
    assert state(free).shut_in == 0  # wi3 is open to him


def test_orcs_can_shut_in() -> None:
    """WM-A60: links cut by orcs count as well; a special tile underfoot is enough."""
    t = example(orcs=1)
    put(t, "red", "e4")  # the town between d4 and f4
    orcs_at(t, "d4", "wood", 5)
    orcs_at(t, "f4", "wood", 4)
    begin(t, "red")
    assert state(t).shut_in == 1
    put(t, "red", "d4")
    begin(t, "red")
    assert state(t).shut_in == 0


def test_spring_and_special_tiles_have_no_effect() -> None:
    """WM-R17"""
    t = red_on("f6")
    equip(t, "red", "horses", 1)
    act(t, "head north", "5", "5")  # the tower
    act(t, "step north")
    assert purse(t, "red") == 40
    plain = red_on("g3")
    act(plain, "head north", "6")
    act(plain, "step west")
    assert purse(plain, "red") == 40


# ── Magic ─────────────────────────────────────────────────────────────────────────────────────────


def magician(cell: str, gold: int = 0) -> Tabletop:
    t = example()
    put(t, "red", cell)
    fill_purse(t, "red", gold)
    equip(t, "red", "magic", 2)
    return begin(t, "red")


def test_magic_goes_back_to_the_cup_and_a_coin_is_drawn() -> None:
    """WM-R23, WM-R13"""
    t = magician("a7")
    act(t, "magic", "coin magic")
    assert gear(t, "red", "magic") == 1
    assert stack(t, "magic") == 1
    assert turn(t) == "red beginning"
    assert t.refuses("magic") == "WM-A40"
    assert red_on("a7").refuses("magic") == "WM-R23"


def test_magic_opens_mountains_and_saves_the_night() -> None:
    """WM-A40"""
    t = magician("a7")
    assert t.refuses("head north") == "WM-A22"
    act(t, "magic", "coin wood")
    act(t, "head north", "1")
    assert (where(t, "red"), purse(t, "red")) == ("a6", 0)
    late = magician("a7", gold=20)
    act(late, "head north", "1")
    assert late.legal() == ["magic", "stop"]  # no steps, but a shelter to save
    act(late, "magic", "coin wood")
    assert purse(late, "red") == 20


def test_magic_stops_compass_forest_die_and_fee() -> None:
    """WM-A40, WM-R23: step costs stay."""
    t = magician("d5")
    act(t, "magic", "coin wood")
    assert t.refuses("roll") == "WM-R9"
    act(t, "head west", "2")
    assert where(t, "red") == "c5"
    water = magician("c7")
    act(water, "head west", "6")
    act(water, "magic", "coin wood")
    act(water, "step west")
    assert state(water).steps == 2


def test_magic_after_the_roll_in_a_forest() -> None:
    """WM-A40, WM-R10: before the effect; the compulsory step remains."""
    t = magician("d5")
    act(t, "roll", "1")
    assert t.legal() == ["compass 1", "magic"]
    act(t, "magic", "coin wood")
    assert t.legal() == ["step north", "step south", "step west"]
    assert t.refuses("stop") == "WM-R10"


def test_magic_is_not_wasted() -> None:
    """WM-A40: no steps left and no shelter due."""
    t = magician("g2")
    load(t, "red", "wood")
    act(t, "head west", "1")  # nothing left to do: the turn ends by itself
    assert turn(t) == "blue beginning"
    town = magician("g2")
    act(town, "head south", "1")
    assert town.refuses("magic") == "WM-A40"


def test_only_magic_in_use_helps() -> None:
    """WM-A40, WM-A34"""
    t = red_on("a7", gold=0)
    load(t, "red", "magic")
    assert t.refuses("magic") == "WM-R23"


# ── Horses ────────────────────────────────────────────────────────────────────────────────────────


def test_horses_as_cargo_give_no_speed() -> None:
    """WM-A41, WM-R24"""
    t = red_on("g2")
    load(t, "red", "horses", 2)
    act(t, "head south", "3")
    assert state(t).steps == 2


def test_staying_in_a_town_is_for_the_whole_turn() -> None:
    """WM-A28: no trade before moving off."""
    t = red_on("e4", gold=200)
    found(t, "e4", "fish")
    offer(t, "fish", 2)
    assert t.refuses("buy cargo") == "WM-A65"
    act(t, "stay")
    act(t, "buy cargo")
    assert t.refuses("head east") == "WM-A65"
