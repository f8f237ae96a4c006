"""Warehousing, shipments, profit, chits. SI-R20 to SI-R27, SI-R31, SI-A25 to SI-A37, SI-A41 to SI-A47."""

import pytest

from argosy.games.ship_it.rules.shipments import values_to_turn
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import LOADS


def open_values(t: Yard) -> set[str]:
    return {load for n, load in enumerate(LOADS) if t.s.open >> n & 1}


def delivery(by: str = "red", seats: int = 4, **options: int) -> Yard:
    """The blue hub on blue.2 with an open green 5; the colour's load 5 next door on green.null."""
    t = start(seats, **options)
    t.put("red5", "red.5")
    t.put("green5", "green.4")
    t.put("blue1", "red.5")  # nothing lies where the hub will move to
    t.put("blue2", "red.5")
    t.hub("blue", 2)
    t.put("green1", "blue.2", 5)
    t.put(f"{by}5", "green.null")
    t.begin(by, "shipping", 8, 0)
    return t


def test_a_load_that_stops_on_a_hub_is_turned_up() -> None:
    """SI-R20, SI-A25, SI-R19: its value is one of the five, all equally likely."""
    t = start()
    t.put("red5", "green.null")
    t.hub("blue", 2)
    t.begin("red", "shipping", 8, 0)
    t.wish("turn red5 2")
    t.play("red ship red5 blue.2")
    assert t.written[-1] == "? turn red5 2"
    assert t.value("red5") == 2 and open_values(t) == {"red5"}
    assert t.hub_of("blue") == 2  # 2 + 2


def test_what_a_turn_may_show() -> None:
    """SI-A25, SI-A47: values that no load, chit or coin of its colour has yet."""
    t = delivery()
    t.put("red1", "chit", 1)
    t.put("red2", "blue.2", 4)
    s = t.s

    assert values_to_turn(s, LOADS.index("red5")) == 0b10110
    s.values[LOADS.index("red5")] = 3
    assert values_to_turn(s, LOADS.index("red5")) == 0b00100


def test_at_eight_a_shipment_leaves_at_once() -> None:
    """SI-R21, SI-R22, SI-R23, SI-A27: 2 + 5 + 1; red's profit is doubled, green gets its share."""
    t = delivery()
    t.wish("turn red5 1", "lay green1 blue.ace")
    t.play("red ship red5 blue.2")
    assert t.profits() == {"red": 2 * (1 + 4), "green": 5 + 4, "blue": 0, "black": 0}
    assert t.hub_of("blue") == 3
    assert t.place("red5") == "chit"
    assert t.place("green1") == "blue.ace"


def test_below_eight_nothing_leaves() -> None:
    """SI-R21: 2 + 4 + 1"""
    t = delivery()
    t.put("green1", "blue.2", 4)
    t.wish("turn red5 1")
    t.play("red ship red5 blue.2")
    assert t.hub_of("blue") == 2 and t.profits()["red"] == 0


def test_the_bonus_of_eight_at_home() -> None:
    """SI-R22, SI-A28: after the doubling."""
    t = delivery("blue")
    t.wish("turn blue5 1")
    t.play("blue ship blue5 blue.2")
    assert t.profits()["blue"] == 2 * (1 + 4) + 8


def test_without_an_own_coin_the_eight_still_counts_and_there_is_no_chit() -> None:
    """SI-A28, SI-R24, SI-A2, SI-A27: a load without an owner, delivered by blue at a blue tile."""
    t = delivery("black", seats=3)
    t.begin("blue", "shipping", 8, 0)
    t.wish("turn black5 1")
    t.play("blue ship black5 blue.2")
    assert t.profits() == {"red": 0, "green": 9, "blue": 8, "black": 0}  # SI-R27
    assert not any(t.place(f"blue{n}") == "chit" for n in range(1, 6))
    assert {t.place("black5"), t.place("green1")} == {"blue.ace", "blue.null"}


def test_nobody_gets_the_eight_at_un_owned_tiles() -> None:
    """SI-A2, SI-R27"""
    t = start(3)
    t.hub("black", 4)
    t.put("black5", "red.5")
    t.put("red1", "black.4", 3)
    t.put("red2", "red.4")
    t.begin("red", "shipping", 8, 0)
    t.wish("turn red2 1")
    t.play("red ship red2 black.4")
    assert t.profits() == {"red": 2 * (3 + 8 + 1 + 8), "green": 0, "blue": 0, "black": 0}


# ── The example of the rules, and chains ──────────────────────────────────────────────────────────


def chain(by: str) -> Yard:
    """A shipment from blue.2 brings the hub to blue.3, where red 4, red 2 and blue 3 lie."""
    t = delivery(by)
    t.put("red1", "blue.3")
    t.put("red2", "blue.3")
    t.put("blue2", "blue.3")
    t.wish(f"turn {by}5 1", "turn red1 4", "turn red2 2", "turn blue2 3")
    return t


def test_the_profit_example() -> None:
    """SI-R22, SI-R26, SI-A28, SI-A29, SI-A46: 12 on blue.3; red gets 36, blue 9."""
    t = chain("red")
    t.play("red ship red5 blue.2")
    first = 2 * (1 + 4)
    assert t.profits() == {"red": first + 36, "green": 9, "blue": 9, "black": 0}
    told = [line for line in t.written if "turn" in line or "lay" in line]
    assert told[:5] == [
        *("? turn red5 1", "? turn red1 4", "? turn red2 2", "? turn blue2 3"),
        "? lay green1 blue.ace",  # (c) of the first is finished before the second
    ]
    assert t.step == "keeping" and t.hub_of("blue") == 4


def test_the_profit_example_had_blue_triggered() -> None:
    """SI-R22, SI-R26: blue 26, red 18; the bonuses of the chain are blue's."""
    t = chain("blue")
    t.play("blue ship blue5 blue.2")
    first = 2 * (1 + 4) + 8
    assert t.profits() == {"red": 18, "green": 9, "blue": first + 26, "black": 0}


def test_loads_under_the_new_hub_are_turned_before_the_chit_is_chosen() -> None:
    """SI-A46: all of them, in load order, also if they do not make 8."""
    t = delivery()
    t.put("green1", "blue.2", 1)
    t.put("red4", "blue.2", 3)
    t.put("black1", "blue.3")
    t.put("green3", "blue.3")
    t.wish("turn red5 2", "turn green3 2", "turn black1 2")
    t.play("red ship red5 blue.2")
    assert t.written[-3:] == ["? turn red5 2", "? turn green3 2", "? turn black1 2"]
    assert t.step == "keeping"
    t.play("red chit red5")
    assert t.hub_of("blue") == 3  # 3 + 2 + 2: tested after (c), not enough


# ── The chit ──────────────────────────────────────────────────────────────────────────────────────


def two_own() -> Yard:
    """Red's 3 lies on blue.2 beside green's 1, and red brings a 2: 8."""
    t = delivery()
    t.put("green1", "blue.2", 1)
    t.put("red4", "blue.2", 3)
    t.wish("turn red5 2")
    t.play("red ship red5 blue.2")
    return t


def test_the_shipper_keeps_one_own_coin_of_his_choice() -> None:
    """SI-R24: compulsory."""
    t = two_own()
    assert t.step == "keeping"
    assert t.legal() == ["chit red4", "chit red5"]
    assert t.refuses("red done") == "SI-R24"
    assert t.refuses("red chit green1") == "SI-R24"
    assert t.refuses("red chit red1") == "SI-R24"
    t.play("red chit red4")
    assert t.place("red4") == "chit" and t.place("red5").startswith("blue.")


def test_a_single_own_coin_is_kept_without_asking() -> None:
    """SI-A49"""
    t = delivery()
    t.wish("turn red5 3")
    t.play("red ship red5 blue.2")
    assert t.place("red5") == "chit"
    assert not any("chit" in line for line in t.written)


def test_a_chit_gives_a_point_in_every_later_turn() -> None:
    """SI-R31, SI-A42, SI-A33: nothing in the turn in which it is won."""
    t = delivery()
    t.wish("turn red5 3")
    t.play("red ship red5 blue.2")
    assert t.s.points == 7
    t.begin("black", "stopping")
    t.play("black done")
    assert (t.colour, t.s.points) == ("red", 9)
    assert t.value("red5") == 3 and "red5" in open_values(t)  # chits are open


def test_what_a_chit_gives_is_an_option() -> None:
    """SI-R31"""
    for chit_ap in (0, 2):
        t = start(chit_ap=chit_ap)
        t.put("red5", "chit", 3)
        t.put("red4", "chit", 4)
        t.begin("black", "stopping")
        t.play("black done")
        assert t.s.points == 8 + 2 * chit_ap


def test_a_player_without_freight_plays_on() -> None:
    """SI-A33: links and his official are left to him."""
    t = start()
    for n in range(1, 6):
        t.put(f"red{n}", "chit", n)
    t.begin("black", "stopping")
    t.play("black done")
    assert t.s.points == 13 and t.legal() == ["buy", "done"]
    t.play("red buy")
    t.play("red done")
    assert t.step == "building"


def test_chits_and_scores_are_the_colours_with_two_seats() -> None:
    """SI-A3, SI-R34: the seat's other colour gets neither bonus nor chit."""
    t = delivery("red", seats=2)
    t.put("blue1", "blue.2", 4)
    t.put("green1", "blue.null")
    t.wish("turn red5 2")
    t.play("redblue ship red5 blue.2")
    assert t.profits() == {"red": 2 * (2 + 4), "green": 0, "blue": 4 + 4, "black": 0}
    assert t.place("red5") == "chit" and t.place("blue1") == "blue.ace"
    t.begin("green", "stopping")
    t.play("greenblack done")
    assert (t.colour, t.s.points) == ("blue", 8)


# ── Laying out ────────────────────────────────────────────────────────────────────────────────────


def laid(left: int, coins: int) -> list[str]:
    """Where green's coins go from a blue hub of this rank, blue having triggered with its own."""
    t = start()
    for load in LOADS:
        t.put(load, "red.5")
    t.hub("blue", left)
    for n in range(coins):
        t.put(f"green{n + 1}", f"blue.{left if left > 1 else 'ace'}", n + 1)
    next_door = ("", "green.ace", "green.null", "black.null", "green.3", "green.2")
    t.hub("green", 4)
    t.put("blue1", next_door[left])
    t.begin("blue", "shipping", 8, 0)
    t.wish("turn blue1 5")
    t.play(f"blue ship blue1 blue.{left if left > 1 else 'ace'}")
    return [line.split()[3] for line in t.written if line.startswith("? lay")]


@pytest.mark.parametrize(
    ("left", "coins", "tiles"),
    [
        (1, 3, "null null null"),
        (2, 3, "ace null ace"),
        (4, 3, "3 2 ace"),
        (5, 4, "4 3 2 ace"),
        (3, 4, "2 ace null 2"),
    ],
)
def test_lower_tiles_in_descending_order(left: int, coins: int, tiles: str) -> None:
    """SI-R24, SI-R25, SI-A30: wrapping round; the examples of the rules, and from a 5."""
    assert laid(left, coins) == [f"blue.{rank}" for rank in tiles.split()]


def test_redistribution_never_lands_on_a_hub() -> None:
    """SI-A29: lower tiles of that suit only, whose pawn is above."""
    for left in (1, 2, 3, 4, 5):
        assert all(name.startswith("blue.") for name in laid(left, 3))
        ranks = [name.split(".")[1] for name in laid(left, 3)]
        assert all(("null", "ace", "2", "3", "4", "5").index(rank) < left for rank in ranks)


def test_coins_of_one_colour_are_laid_by_name_and_looked_at_by_the_shipper() -> None:
    """SI-R24, SI-A32, SI-A47: two greens shaken; the names are given anew, the last is a line too."""
    t = delivery()
    t.put("green1", "blue.2", 4)
    t.put("green3", "blue.2", 1)
    t.wish("turn red5 3", "lay green1 blue.ace", "look green1 1")
    t.play("red ship red5 blue.2")
    assert t.written[-5:] == [
        *("? turn red5 3", "? lay green1 blue.ace", "?red look green1 1"),
        *("? lay green3 blue.null", "?red look green3 4"),
    ]
    assert (t.value("green1"), t.value("green3")) == (1, 4)
    assert open_values(t) == {"red5"}
    assert [t.s.one_of[LOADS.index(n)] for n in ("green1", "green3")] == [0b1001] * 2


def test_a_coin_alone_in_its_colour_stays_open() -> None:
    """SI-A32: nobody has to look."""
    t = delivery()
    t.wish("turn red5 3")
    t.play("red ship red5 blue.2")
    assert t.written[-1] == "? lay green1 blue.ace"
    assert open_values(t) == {"red5", "green1"}


def test_each_colour_comes_with_the_chance_of_its_share() -> None:
    """SI-R24: two greens and a black in the fist."""
    t = delivery()
    t.put("green1", "blue.2", 1)
    t.put("green3", "blue.2", 2)
    t.put("black1", "blue.2", 3)
    s = t.s
    s.suit, s.left = 2, 2
    s.fist = sum(2 ** LOADS.index(n) for n in ("green1", "green3", "black1"))
    from argosy.games.ship_it.rules.shipments import shake

    shake(t.tables, s)
    texts = [t.words.write_outcome(o) for o in t.game.outcomes(s)]
    assert sorted(texts) == ["lay black1 blue.ace"] + ["lay green1 blue.ace"] * 2


def test_laid_loads_are_new_loads() -> None:
    """SI-A41: they may move in the same turn, also if they were delivered in it."""
    t = two_own()
    t.wish("lay red5 blue.ace")
    t.play("red chit red4")
    assert t.s.moved >> LOADS.index("red5") & 1 == 0
    assert t.place("red5") == "blue.ace"
    assert "ship red5 green.ace" in t.legal()


def test_the_turn_goes_on_in_the_same_phase() -> None:
    """SI-A37: with the points that are left."""
    t = two_own()
    t.play("red chit red4")
    assert (t.colour, t.step, t.s.points) == ("red", "shipping", 7)


# ── Options ───────────────────────────────────────────────────────────────────────────────────────


def test_threshold_and_factors_are_options() -> None:
    """SI-R21, SI-R22"""
    t = delivery(threshold=9)
    t.wish("turn red5 1")
    t.play("red ship red5 blue.2")
    assert t.hub_of("blue") == 2
    t = delivery(tile_factor=0, trigger_factor=3)
    t.wish("turn red5 1")
    t.play("red ship red5 blue.2")
    assert t.profits() == {"red": 3, "green": 5, "blue": 0, "black": 0}
    t = delivery("blue", home_bonus=20)
    t.wish("turn blue5 1")
    t.play("blue ship blue5 blue.2")
    assert t.profits()["blue"] == 10 + 20
