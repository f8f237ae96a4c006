"""The orcs: coming, placing, fighting, and how everybody loses."""

import pytest

from argosy.games.wandering_merchant.tests.tables import Caravan, by_hand, example
from argosy.games.wandering_merchant.words.nouns import GOODS

BESIDE_TOWNS = [
    "a1",
    "b3",
    "a3",
    "c2",
    "d2",
    "f2",
    "g2",
    "g4",
    "d4",
    "f4",
    "b5",
    "d5",
    "a6",
    "b7",
    "d7",
    "f7",
]


def with_orcs(cell: str = "g2", gold: int = 40, **options: int) -> Caravan:
    """Red's turn on this cell, the module on."""
    t = example(**{"orcs": 1, **options})
    t.put("red", cell)
    t.fill_purse("red", gold)
    return t.begin("red")


# ── Orcs come ─────────────────────────────────────────────────────────────────────────────────────


def test_an_ace_brings_orcs_before_the_pawn_moves() -> None:
    """WM-R27, WM-A50, WM-A45: the roller chooses a tile connected to a town."""
    t = with_orcs("g2")
    t.act("head west", "1", "coin wood", "number 3")
    assert t.asked == "red placing-orcs"
    assert t.where("red") == "g2"
    assert t.refuses("blue orcs d4") == "WM-A65"
    assert sorted(t.legal()) == sorted(f"orcs {c}" for c in BESIDE_TOWNS if c not in ("g2", "f2"))
    t.act("orcs d4")
    assert t.where("red") == "f2"
    assert t.s.orcs == 2 ** t.place("d4")
    assert t.cup("wood") == 5


def test_without_the_module_aces_do_nothing() -> None:
    """WM-R27"""
    t = example()
    t.act("head north", "1")
    assert t.where("red") == "d5"


def test_alone_the_module_is_always_on() -> None:
    """WM-R27"""
    t = example(seats=1)
    t.act("head north", "1", "coin wood", "number 0")
    assert t.asked == "red placing-orcs"


def test_several_aces_are_one_placement() -> None:
    """WM-A43"""
    t = with_orcs("g2")
    t.equip("red", "horses", 2)
    t.act("head south", "1", "1", "1", "coin wood", "number 3")
    t.act("orcs d4")
    assert t.asked == "red moving"


def test_only_movement_dice_bring_orcs() -> None:
    """WM-R27: not those of a search."""
    t = with_orcs("f5")
    t.act("search", "1")
    assert t.asked == "red finding"


def test_further_aces_are_ignored_until_the_next_turn_of_the_placer_is_over() -> None:
    """WM-R27, WM-A44: for everybody."""
    t = with_orcs("g2")
    t.put("blue", "g2")
    t.act("head south", "1", "coin wood", "number 3")
    t.act("orcs d4")
    t.act("red stop")
    t.act("blue head south", "1")  # ignored
    t.act("blue stop")
    t.act("red head north", "1")  # his next turn: ignored
    t.act("blue head north", "1", "coin wood", "number 2")
    assert t.asked == "blue placing-orcs"


def test_the_coin_gets_a_number_that_does_not_lie_there() -> None:
    """WM-A69: each of the others with equal chance."""
    t = by_hand(seats=1, map=0, stock=0)
    t.play("? first red")
    t.orcs_at("a1", "wood", 3)
    t.orcs_at("b7", "wood", 0)
    t.orcs_at("a6", "fish", 5)
    t.play("head north")
    t.play("? die 1")
    assert t.outcomes() == [f"coin {good}" for good in GOODS]
    t.play("? coin wood")
    assert t.outcomes() == [f"number {n}" for n in (1, 2, 4, 5)]


def test_where_orcs_may_not_go() -> None:
    """WM-A68, WM-R27, WM-A45: the refusals in their order."""
    t = with_orcs("g2")
    t.put("blue", "b3")
    t.orcs_at("d2", "fish", 1)
    t.act("head west", "1", "coin wood", "number 3")
    assert t.refuses("orcs m13") == "WM-A68"  # no tile
    assert t.refuses("orcs g3") == "WM-A68"  # a town
    assert t.refuses("orcs f6") == "WM-R27"  # not beside one
    assert t.refuses("orcs d2") == "WM-A45"  # orcs there
    assert t.refuses("orcs b3") == "WM-A45"  # a pawn
    assert t.refuses("orcs g2") == "WM-A45"  # his own
    assert t.refuses("orcs f2") == "WM-A68"  # the tile he has named


def fill_posts(t: Caravan, *but: str) -> None:
    """Orcs on every tile beside a town but these."""
    goods = ["jewelry", "fish", "wood", "clothes", "magic"]
    for n, cell in enumerate(c for c in BESIDE_TOWNS if c not in but):
        t.orcs_at(cell, goods[n % 5], n // 5)


def test_without_a_tile_no_orcs_come() -> None:
    """WM-A45, WM-A68, WM-A64: no coin, no pause, and an empty cup does no harm."""
    t = with_orcs("d4")
    t.put("blue", "c2")
    fill_posts(t, "d4", "c2")  # the pawns are on the last two
    t.empty_cup()
    t.begin("red")
    t.act("head south", "1")
    assert t.ending == ""
    assert t.s.pause_turns == 0


def test_an_empty_cup_when_orcs_must_come_loses_the_game() -> None:
    """WM-R29, WM-A64: not as soon as it is empty."""
    t = with_orcs("g2")
    t.empty_cup()
    t.act("head south", "3")
    t.act("stop")
    t.act("blue stay")
    t.act("red head north", "1")
    assert t.ending == "WM-R29"
    assert t.winners() == []
    assert t.refuses("red stay") == "WM-A65"


def test_all_towns_cut_off_loses_the_game() -> None:
    """WM-R29, WM-A49: orcs on every tile connected to each of the eight."""
    t = with_orcs("d6")
    fill_posts(t, "d5")
    t.begin("red")
    t.act("head south", "1", "coin shields", "number 5")
    t.act("orcs d5")
    assert t.ending == "WM-R29"
    assert t.winners() == []
    almost = with_orcs("d6")
    fill_posts(almost, "d5", "f7")
    almost.begin("red")
    almost.act("head south", "1", "coin shields", "number 5")
    almost.act("orcs d5")
    assert almost.ending == ""


# ── Orcs in the way ───────────────────────────────────────────────────────────────────────────────


def test_orcs_cut_the_link_to_the_town() -> None:
    """WM-R27, WM-A47: one may enter their tile, stop or go on, but not into the town."""
    t = with_orcs("g2")
    t.orcs_at("f2", "wood", 5)
    t.equip("red", "horses")
    t.begin("red").act("head west", "4", "4")
    assert t.refuses("step west") == "WM-R27"  # e2 is a town
    assert "step east" in t.legal()
    t.act("stop")
    assert t.where("red") == "f2"


def on_orcs(strength: int, gold: int = 99, **options: int) -> Caravan:
    """Red's turn begins on d4, with orcs there."""
    t = with_orcs("d4", gold, **options)
    t.orcs_at("d4", "wood", strength)
    return t.begin("red")


def test_a_fight_won() -> None:
    """WM-R28: an equal total is enough; the coin goes back without a draw, so does the stake."""
    t = on_orcs(3)
    before = t.cup("wood")
    t.act("fight", "5", "2")
    assert t.s.orcs == 0
    assert t.purse("red") == 99
    assert t.cup("wood") == before + 1
    assert t.asked == "red beginning"  # he may move on
    assert t.refuses("fight") == "WM-R28"


def test_a_fight_lost() -> None:
    """WM-R28, WM-A72: the stake is gone, the turn over, the orcs stay."""
    t = on_orcs(3)
    t.act("fight", "4", "2")
    assert t.purse("red") == 69
    assert t.s.orcs != 0
    assert t.asked == "blue beginning"
    t.act("blue stay")
    t.act("red fight", "6", "1")  # WM-A47: paying again
    assert t.purse("red") == 69


def test_a_fight_on_the_way_goes_on() -> None:
    """WM-R28, WM-A47"""
    t = with_orcs("d5", 99)
    t.equip("red", "horses")
    t.orcs_at("d4", "wood", 2)
    t.begin("red").act("roll", "2", "5")
    t.act("compass 2")
    assert t.refuses("step east") == "WM-R27"
    t.act("fight", "4", "1")
    t.act("step east")
    assert t.where("red") == "e4"


def test_weapons_and_shields_in_a_fight() -> None:
    """WM-R25, WM-R26, WM-R28, WM-A61: shields lower the stake, weapons raise the die."""
    t = on_orcs(3)
    t.equip("red", "shields", 2)
    t.equip("red", "weapons", 1)
    t.act("fight", "1", "1")  # 1 + 1 against 1 + 3
    assert t.purse("red") == 89
    won = on_orcs(3)
    won.equip("red", "weapons", 3)
    won.act("fight", "1", "1")
    assert won.s.orcs == 0


@pytest.mark.parametrize(("strength", "shields"), [(0, 0), (2, 3)])
def test_a_stake_is_never_negative(strength: int, shields: int) -> None:
    """WM-A46: a null coin has strength 0."""
    t = on_orcs(strength, gold=0)
    t.equip("red", "shields", shields)
    t.act("fight", "1", "6")
    assert t.purse("red") == 0


def test_no_stake_no_fight() -> None:
    """WM-A48: the stake is an option."""
    t = on_orcs(4, gold=39)
    assert t.refuses("fight") == "WM-A48"
    cheap = on_orcs(4, gold=39, stake=5)
    cheap.act("fight", "1", "6")
    assert cheap.purse("red") == 19


def test_the_way_out_of_a_cut_off_town() -> None:
    """WM-A62: from a town onto orcs only to fight at once; losing, he stops there."""
    t = with_orcs("e4", gold=50)
    t.orcs_at("d4", "wood", 5)
    t.begin("red")
    t.act("head west", "6", "1", "6")
    assert t.where("red") == "d4"
    assert t.purse("red") == 0
    assert t.asked == "blue beginning"
    won = with_orcs("e4", gold=50)
    won.orcs_at("d4", "wood", 5)
    won.begin("red").act("head west", "6", "6", "1")
    assert won.purse("red") == 50
    assert won.asked == "red moving"
    poor = with_orcs("e4", gold=49)
    poor.orcs_at("d4", "wood", 5)
    poor.begin("red")
    assert poor.refuses("head west") == "WM-A62"
    assert "head east" in poor.legal()


def test_shut_in_he_stakes_all_he_has() -> None:
    """WM-A62, WM-A60, WM-A48"""
    t = with_orcs("e4", gold=7)
    t.orcs_at("d4", "wood", 5)
    t.orcs_at("f4", "fish", 5)
    t.begin("red")
    t.act("head west", "6", "6", "1")
    assert t.purse("red") == 7  # won: back again
    lost = with_orcs("e4", gold=7)
    lost.orcs_at("d4", "wood", 5)
    lost.orcs_at("f4", "fish", 5)
    lost.begin("red")
    lost.act("head west", "6", "1", "1")
    assert lost.purse("red") == 0


def test_orcs_do_not_change_the_ways_of_a_forest() -> None:
    """WM-A63, WM-A12: the link counts but cannot be used; another die must do."""
    t = with_orcs("f4", gold=99)  # e4 town west (5-6), f5 south (3-4), g4 east (1-2)
    t.orcs_at("f4", "wood", 5)
    t.equip("red", "horses")
    t.begin("red")
    t.act("roll", "5", "3")
    assert t.refuses("compass 5") == "WM-R27"
    assert "compass 3" in t.legal()
    stuck = with_orcs("f4", gold=0)
    stuck.orcs_at("f4", "wood", 5)
    stuck.begin("red")
    stuck.act("roll", "6")
    assert stuck.where("red") == "f4"  # the pawn stays
    on_the_way = with_orcs("f5", gold=0)
    on_the_way.orcs_at("f4", "wood", 5)
    on_the_way.equip("red", "horses")
    on_the_way.begin("red").act("head north", "5", "5")
    assert on_the_way.asked == "blue beginning"  # stopped


def test_a_tile_beside_two_towns_is_cut_from_both() -> None:
    """WM-A68: seen where two towns lie close, after a waiver."""
    t = with_orcs("d6", gold=99)
    close = t.place("d4")
    town = t.place("d5")  # made a town: d4 is beside d5 and e4
    t.s.towns |= 2**town
    t.s.hidden |= 2**town
    tiles = list(t.s.tiles)
    tiles[town] = 24
    t.s.tiles = type(t.s.tiles)(tiles)
    t.s.orcs |= 2**close
    t.put("red", "d4")
    assert t.refuses("head east") == "WM-R27"
    assert t.refuses("head south") == "WM-R27"


# ── Alone ─────────────────────────────────────────────────────────────────────────────────────────


def test_alone_the_goal_must_be_reached_in_time() -> None:
    """WM-A51: or nobody wins."""
    t = example(seats=1, goal=100, rounds=1)
    t.act("stay")
    assert t.ending == "WM-A51"
    assert t.winners() == []
    rich = example(seats=1, goal=100, rounds=1)
    rich.put("red", "e4")
    rich.found("e4", "clothes")
    rich.load("red", "wood")
    rich.begin("red").act("stay")
    rich.act("sell wood", "coin fish")
    rich.act("done")
    assert rich.ending == "WM-R32"
    assert rich.winners() == ["red"]
    timed = example(seats=1, goal=0, rounds=1)
    timed.offer("fish", 1)
    timed.act("stay")
    assert (timed.ending, timed.winners()) == ("WM-A57", ["red"])
