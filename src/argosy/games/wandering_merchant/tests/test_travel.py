"""Moving: dice, steps, water, forests, mountains."""

from typing import Any

import pytest

import argosy
from argosy.core.contract import LEGAL
from argosy.games.wandering_merchant.rules import travel
from argosy.games.wandering_merchant.rules.reading import pawn
from argosy.games.wandering_merchant.state import BEGINNING, MOVING
from argosy.games.wandering_merchant.tests.tables import Caravan, example, whole_game


def red_on(cell: str, gold: int = 40, **options: int) -> Caravan:
    """Red's turn begins on this cell with so much money."""
    t = example(**options)
    t.put("red", cell)
    t.fill_purse("red", gold)
    return t.begin("red")


# ── Dice and steps ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("horses", "carts", "dice"), [(1, 1, 1), (3, 1, 3), (3, 2, 2)])
def test_dice_are_horses_minus_carts_plus_one(horses: int, carts: int, dice: int) -> None:
    """WM-R9, WM-R24"""
    t = red_on("g2")
    t.equip("red", "horses", horses - 1)
    t.s.small = carts + 256
    t.act("head west", *["2"] * dice)
    assert t.where("red") == "f2"
    assert t.s.steps == max(0, 2 * dice - 4)


def test_at_most_eight_dice() -> None:
    """WM-A58"""
    t = example(seats=4)
    t.put("red", "g2")
    t.equip("red", "horses", 20)
    t.begin("red").act("head south", *["1"] * 8)
    assert t.s.steps == 7
    few = example(seats=4, dice=2)
    few.equip("red", "horses", 20)
    few.begin("red").act("head north", "3", "3")


def test_six_is_the_null_of_a_die() -> None:
    """WM-R9, WM-A37: every die of the game counts 1 to 6, an ace 1 and a null 6."""
    t = red_on("g2")
    t.act("head south", "6")
    assert t.s.steps == 5
    assert "? die 6" in [str(e.line) for e in t.entries]


def test_each_tile_costs_its_number() -> None:
    """WM-R10, WM-A9: with a 4, through a 2 and onto a 3, and stop there."""
    t = red_on("g3")
    t.act("head north", "4")  # sp2
    assert t.s.steps == 2
    t.act("step west")  # sp4: too few steps
    assert t.where("red") == "f2"
    assert t.asked == "blue beginning"  # no choice is left: nobody is asked
    t.act("blue stay")
    t.act("red head east", "1")  # no rest to pay
    assert t.where("red") == "g2"


def test_null_and_ace_tiles_cost_one() -> None:
    """WM-R10, WM-A19: a town is passed like a plain, also face down."""
    t = red_on("g2")
    t.act("head south", "5")
    assert (t.where("red"), t.s.steps) == ("g3", 4)
    t.act("step south")
    assert (t.where("red"), t.s.steps) == ("g4", 3)
    assert t.refuses("step east") == "WM-R10"  # no tile there


def test_the_named_tile_has_to_be_entered() -> None:
    """WM-A10, WM-R10"""
    t = red_on("g4")
    t.act("head north", "3")
    assert t.where("red") == "g3"
    assert "stop" in t.legal()  # now he may stop
    t.act("stop")


def test_pawns_do_not_block() -> None:
    """WM-A20"""
    t = red_on("g4")
    t.put("blue", "g3")
    t.act("head north", "3")
    assert t.where("red") == t.where("blue") == "g3"


def test_doing_nothing_is_allowed() -> None:
    """WM-A21"""
    t = red_on("g2")
    assert t.legal() == ["head south", "head west", "stay"]
    t.act("stay")
    assert t.asked == "blue beginning"


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
    t.act("head west", "6")  # su3
    assert t.s.steps == 3
    assert t.refuses("step west") == "WM-R18"
    t.act("ferry west")
    assert t.purse("red") == 25
    assert t.where("red") == "a7"


def test_stopping_on_water_and_leaving_it_later_is_free() -> None:
    """WM-A18"""
    t = red_on("c7")
    t.act("head west", "6")
    t.act("stop")
    t.act("blue stay")
    t.act("red head east", "2")
    assert t.purse("red") == 40


def test_without_the_money_water_stops_you() -> None:
    """WM-A18"""
    t = red_on("c7", gold=14)
    t.act("head west", "6")
    assert t.asked == "blue beginning"  # nothing but stop was left
    poor = red_on("c7", gold=14)
    poor.equip("red", "magic")
    poor.act("head west", "6")
    assert poor.refuses("ferry west") == "WM-A18"


def test_null_water_is_free() -> None:
    """WM-A17"""
    t = red_on("a4")
    t.act("head north", "4")  # su0
    assert t.refuses("ferry north") == "WM-R18"
    t.act("step north")
    assert t.purse("red") == 40


def test_a_free_ferry_is_an_option() -> None:
    """WM-A17, WM-R18"""
    t = red_on("c7", ferry=0)
    t.act("head west", "6")
    t.act("step west")
    dear = red_on("c7", gold=200, ferry=50)
    dear.act("head west", "6")
    dear.act("ferry west")
    assert dear.purse("red") == 50


# ── Forests with three connections ────────────────────────────────────────────────────────────────


def test_the_compass_number_shows_the_way() -> None:
    """WM-R19, WM-A14: d5 has d4 north (1-2), d6 south (3-4), c5 west (5-6)."""
    for number, cell in ((1, "d4"), (2, "d4"), (3, "d6"), (4, "d6"), (5, "c5"), (6, "c5")):
        t = red_on("d5")
        t.act("roll", str(number))
        t.act(f"compass {number}")
        assert t.where("red") == cell


def test_a_compass_die_is_one_of_those_rolled() -> None:
    """WM-R19, WM-A12: no direction is named, a single die leaves no choice."""
    t = red_on("d5")
    t.equip("red", "horses")
    assert t.refuses("head north") == "WM-A12"
    t.act("roll", "2", "5")
    assert t.legal() == ["compass 2", "compass 5"]
    assert t.refuses("compass 3") == "WM-R19"
    assert t.refuses("step north") == "WM-R19"
    assert t.refuses("stop") == "WM-R10"  # he has to take a step
    single = red_on("d5")
    single.act("roll", "4")
    assert single.legal() == ["compass 4"]


def test_the_compass_binds_backwards_but_one_may_stop() -> None:
    """WM-A13"""
    t = red_on("d6")
    t.equip("red", "horses", 2)
    t.act("head north", "4", "4", "3")  # 11 steps, the forest takes 5
    assert t.legal() == ["compass 3", "compass 4", "stop"]
    t.act("compass 4")
    assert t.where("red") == "d6"


def test_one_compass_number_for_all_forests_of_a_turn() -> None:
    """WM-A16: chosen on leaving the first, it holds in the next."""
    t = red_on("d5")
    t.equip("red", "horses", 2)
    t.act("roll", "3", "3", "6")
    t.act("compass 3")  # to d6
    t.act("step south")  # d7 fa3: north, east, west
    assert t.refuses("compass 6") == "WM-A16"
    assert t.refuses("step west") == "WM-R19"
    t.act("step east")  # 3-4 is the second way
    assert t.where("red") == "e7"


def test_barred_ways_need_another_die() -> None:
    """WM-A12: c2 has wi4 east (3-4) and T south... with no money the mountains are barred."""
    t = red_on("c2", gold=0)
    t.equip("red", "horses")
    t.load("red", "wood", 1)
    t.begin("red").act("roll", "1", "5")  # north wi3, south c3
    assert t.refuses("compass 1") == "WM-A22"
    assert t.legal() == ["compass 5"]
    stuck = red_on("c2", gold=0)
    stuck.act("roll", "1")
    assert stuck.where("red") == "c2"  # the pawn stays
    assert stuck.asked == "blue beginning"


# ── Forests with two connections, on a built board ────────────────────────────────────────────────


def in_die_forest(die: str, tile: str = "fa3") -> Caravan:
    """Red has come from b1 to a forest on a1 that leads on to a2."""
    t = red_on("b1", gold=99)
    forest = ["fa0", "fa2", "fa3", "fa4", "fa5"].index(tile) + 10
    tiles = list(t.s.tiles)
    tiles[0] = forest  # instead of wi5
    t.s.tiles = type(t.s.tiles)(tiles)
    t.equip("red", "horses", 2)
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
    assert through.where("red") == "a2"
    lost = in_die_forest("3")
    assert lost.where("red") == "a1"
    assert lost.asked == "blue beginning"


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
    assert t.asked == "blue beginning"


# ── Mountains ─────────────────────────────────────────────────────────────────────────────────────


def test_a_night_in_the_mountains_costs_ten_times_the_number() -> None:
    """WM-R21"""
    t = red_on("b1", gold=60)
    t.act("head west", "1")  # wi5
    assert t.purse("red") == 10
    passing = red_on("a7")
    passing.equip("red", "horses", 1)
    passing.act("head north", "6", "6")  # wi2
    passing.act("step north")
    passing.act("stop")
    assert passing.purse("red") == 40


def test_each_night_costs_again() -> None:
    """WM-A23"""
    t = red_on("a6", gold=50)
    t.act("stay")
    t.act("blue stay")
    t.act("red stay")
    assert t.purse("red") == 10
    t.act("blue stay")
    t.act("red stay")
    assert t.purse("red") == 0  # he pays what he has


def test_who_cannot_pay_gives_fish_or_clothes() -> None:
    """WM-R21, WM-A24, WM-A33: the coin goes back first and may come out again."""
    t = red_on("a6", gold=10)
    t.load("red", "fish", 2)
    before = t.cup("fish")
    t.act("stay", "coin fish")
    assert (t.cargo("red", "fish"), t.purse("red")) == (1, 10)
    assert (t.stack("fish"), t.cup("fish")) == (1, before)


def test_a_choice_between_fish_and_clothes_is_asked() -> None:
    """WM-R21"""
    t = red_on("a6", gold=10)
    t.load("red", "fish")
    t.load("red", "clothes")
    t.act("stay")
    assert t.asked == "red sheltering"
    assert t.legal() == ["give fish", "give clothes"]
    assert t.refuses("pay") == "WM-R21"
    assert t.refuses("give wood") == "WM-R21"
    t.act("give clothes", "coin wood")
    assert t.cargo("red", "clothes") == 0
    assert t.asked == "blue beginning"


def test_money_comes_first_unless_by_option() -> None:
    """WM-A24"""
    t = red_on("a6", gold=20)
    t.load("red", "fish")
    t.act("stay")
    assert (t.purse("red"), t.cargo("red", "fish")) == (0, 1)
    free = red_on("a6", gold=20, shelter_choice=1)
    free.load("red", "fish")
    free.act("stay")
    assert free.legal() == ["pay", "give fish"]
    free.act("give fish", "coin wood")
    assert free.purse("red") == 20


def test_who_could_pay_may_not_give() -> None:
    """WM-A24: asked only where there is a choice, so the refusal is seen in a set position."""
    t = red_on("a6", gold=10)
    t.load("red", "fish")
    t.load("red", "clothes")
    t.act("stay")
    t.fill_purse("red", 20)
    assert t.refuses("give fish") == "WM-A24"
    t.act("pay")
    assert t.purse("red") == 0


def test_mountains_are_barred_without_money_or_food() -> None:
    """WM-A22, WM-A11: even to pass through; fish or clothes as cargo open them."""
    t = red_on("a7", gold=19)
    assert t.refuses("head north") == "WM-A22"
    assert t.legal() == ["head east", "stay", "explore"]
    t.load("red", "clothes")
    assert "head north" in t.legal()
    rich = red_on("a7", gold=20)
    assert "head north" in rich.legal()


def test_the_fee_for_a_boat_may_bar_the_mountains() -> None:
    """WM-A22: after `ferry` with what is left."""
    t = red_on("b1", gold=45)
    t.put("red", "b1")
    t.s.moved = 1
    t.s.steps = 3
    t.s.faces = 8
    t.s.step = 18
    assert t.refuses("ferry east") == "WM-A22"  # 45 - 20 < 30
    t.fill_purse("red", 50)
    assert t.refuses("ferry west") == "WM-A22"
    t.act("ferry east")


def test_null_mountains_and_free_shelter() -> None:
    """WM-A17"""
    t = red_on("b7", gold=0)
    t.act("head east", "1")
    assert t.where("red") == "c7"
    free = red_on("a7", gold=0, shelter=0)
    free.act("head north", "1")
    assert (free.where("red"), free.purse("red")) == ("a6", 0)
    dear = red_on("a7", gold=99, shelter=50)
    assert dear.refuses("head north") == "WM-A22"


def test_nobody_is_shut_in_for_ever() -> None:
    """WM-A60, WM-A11, WM-A23: between wi5 and wi3 without money he is not barred; he pays what he has."""
    t = red_on("b1", gold=7)
    assert t.s.shut_in == 1
    assert t.legal() == ["head east", "head west", "stay"]
    t.act("head east", "1")
    assert (t.where("red"), t.purse("red")) == ("c1", 0)
    free = red_on("b1", gold=30)
    assert free.s.shut_in == 0  # wi3 is open to him


def test_orcs_can_shut_in() -> None:
    """WM-A60: links cut by orcs count as well; a special tile underfoot is enough."""
    t = example(orcs=1)
    t.put("red", "e4")  # the town between d4 and f4
    t.orcs_at("d4", "wood", 5)
    t.orcs_at("f4", "wood", 4)
    t.begin("red")
    assert t.s.shut_in == 1
    t.put("red", "d4")
    t.begin("red")
    assert t.s.shut_in == 0


def test_spring_and_special_tiles_have_no_effect() -> None:
    """WM-R17"""
    t = red_on("f6")
    t.equip("red", "horses", 1)
    t.act("head north", "5", "5")  # the tower
    t.act("step north")
    assert t.purse("red") == 40
    plain = red_on("g3")
    plain.act("head north", "6")
    plain.act("step west")
    assert plain.purse("red") == 40


# ── Magic ─────────────────────────────────────────────────────────────────────────────────────────


def magician(cell: str, gold: int = 0) -> Caravan:
    t = example()
    t.put("red", cell)
    t.fill_purse("red", gold)
    t.equip("red", "magic", 2)
    return t.begin("red")


def test_magic_goes_back_to_the_cup_and_a_coin_is_drawn() -> None:
    """WM-R23, WM-R13"""
    t = magician("a7")
    t.act("magic", "coin magic")
    assert t.gear("red", "magic") == 1
    assert t.stack("magic") == 1
    assert t.asked == "red beginning"
    assert t.refuses("magic") == "WM-A40"
    assert red_on("a7").refuses("magic") == "WM-R23"


def test_magic_opens_mountains_and_saves_the_night() -> None:
    """WM-A40"""
    t = magician("a7")
    assert t.refuses("head north") == "WM-A22"
    t.act("magic", "coin wood")
    t.act("head north", "1")
    assert (t.where("red"), t.purse("red")) == ("a6", 0)
    late = magician("a7", gold=20)
    late.act("head north", "1")
    assert late.legal() == ["magic", "stop"]  # no steps, but a shelter to save
    late.act("magic", "coin wood")
    assert late.purse("red") == 20


def test_magic_stops_compass_forest_die_and_fee() -> None:
    """WM-A40, WM-R23: step costs stay."""
    t = magician("d5")
    t.act("magic", "coin wood")
    assert t.refuses("roll") == "WM-R9"
    t.act("head west", "2")
    assert t.where("red") == "c5"
    water = magician("c7")
    water.act("head west", "6")
    water.act("magic", "coin wood")
    water.act("step west")
    assert water.s.steps == 2


def test_magic_after_the_roll_in_a_forest() -> None:
    """WM-A40, WM-R10: before the effect; the compulsory step remains."""
    t = magician("d5")
    t.act("roll", "1")
    assert t.legal() == ["compass 1", "magic"]
    t.act("magic", "coin wood")
    assert t.legal() == ["step north", "step south", "step west"]
    assert t.refuses("stop") == "WM-R10"


def test_magic_is_not_wasted() -> None:
    """WM-A40: no steps left and no shelter due."""
    t = magician("g2")
    t.load("red", "wood")
    t.act("head west", "1")  # nothing left to do: the turn ends by itself
    assert t.asked == "blue beginning"
    town = magician("g2")
    town.act("head south", "1")
    assert town.refuses("magic") == "WM-A40"


def test_only_magic_in_use_helps() -> None:
    """WM-A40, WM-A34"""
    t = red_on("a7", gold=0)
    t.load("red", "magic")
    assert t.refuses("magic") == "WM-R23"


# ── Horses ────────────────────────────────────────────────────────────────────────────────────────


def test_horses_as_cargo_give_no_speed() -> None:
    """WM-A41, WM-R24"""
    t = red_on("g2")
    t.load("red", "horses", 2)
    t.act("head south", "3")
    assert t.s.steps == 2


def test_staying_in_a_town_is_for_the_whole_turn() -> None:
    """WM-A28: no trade before moving off."""
    t = red_on("e4", gold=200)
    t.found("e4", "fish")
    t.offer("fish", 2)
    assert t.refuses("buy cargo") == "WM-A65"
    t.act("stay")
    t.act("buy cargo")
    assert t.refuses("head east") == "WM-A65"


# ── All ways at once ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("shelter", [10, 30])
def test_what_is_open_is_what_has_no_objection(shelter: int) -> None:
    """WM-R10, WM-A22, WM-A62: the sets that lists are made from say the same as the reasons, way by way."""
    options = {"orcs": 1, "shelter": shelter, "goal": 0, "rounds": 40}
    game: Any = argosy.game("wandering_merchant", seats=3, **options)
    met = set()
    for seed in range(5):
        for s, _ in whole_game(game, "random", seed):
            if s.step in (BEGINNING, MOVING):
                seat = s.mover
                here = int(pawn(s, seat))
                ways = [(way, int(s.near[here * 4 + way])) for way in range(4)]
                for name, reason, places in (
                    ("enter", travel.why_not_enter, travel.entries),
                    ("ferry", travel.why_not_ferry, travel.ferries_open),
                    ("step", travel.why_not_step, travel.steps_open),
                ):
                    fee = (0,) if name == "enter" else ()
                    free = [to for way, to in ways if reason(game, s, seat, way, *fee) == LEGAL]
                    assert int(places(game, s, seat, *fee)) == sum(2**to for to in free), name
                    met.add((name, len(free)))
                numbers = range(1, 7)
                free = [n for n in numbers if travel.why_not_compass(game, s, seat, n) == LEGAL]
                assert int(travel.numbers_open(game, s, seat)) == sum(2**n for n in free)
                met.add(("compass", len(free)))
    assert {("enter", 1), ("enter", 3), ("ferry", 2), ("step", 1), ("compass", 1)} <= met
