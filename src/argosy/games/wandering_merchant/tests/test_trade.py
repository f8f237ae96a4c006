"""Trade: buying and selling, cargo and use, barter, carts."""

import pytest

from argosy.games.wandering_merchant.rules.reading import is_wanted, space
from argosy.games.wandering_merchant.tests.tables import (
    act,
    begin,
    cargo,
    cup,
    empty_cup,
    equip,
    example,
    fill_purse,
    found,
    gear,
    load,
    offer,
    purse,
    put,
    stack,
    state,
    turn,
)
from argosy.games.wandering_merchant.words.nouns import GOODS
from argosy.tabletop import Tabletop


def staying(good: str, gold: int = 500, stock: int = 3, **options: int) -> Tabletop:
    """Red stays in the town of this good, e4."""
    t = in_town(good, gold, stock, **options)
    act(t, "stay")
    return t


def in_town(good: str, gold: int = 500, stock: int = 3, **options: int) -> Tabletop:
    t = example(**options)
    put(t, "red", "e4")
    fill_purse(t, "red", gold)
    found(t, "e4", good)
    offer(t, good, stock)
    return begin(t, "red")


def arriving(good: str, gold: int = 500, stock: int = 3, **options: int) -> Tabletop:
    """Red arrives there from d4, with a load if the test gave one."""
    t = in_town(good, gold, stock, **options)
    put(t, "red", "d4")
    return begin(t, "red")


# ── Buying and selling ────────────────────────────────────────────────────────────────────────────


def test_on_arrival_one_unit_each_way() -> None:
    """WM-R11"""
    t = arriving("clothes")
    load(t, "red", "wood", 2)
    act(t, "head east", "1")
    assert turn(t) == "red trading"
    act(t, "buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"
    act(t, "sell wood", "coin fish")
    assert t.refuses("sell wood") == "WM-R11"
    act(t, "done")
    act(t, "blue stay")
    act(t, "red stay")
    act(t, "sell wood", "coin fish")
    act(t, "buy cargo")
    act(t, "buy cargo")
    assert cargo(t, "red", "clothes") == 3


def test_arrival_limits_are_options() -> None:
    """WM-R11"""
    t = arriving("clothes", arrival_buys=2, arrival_sales=0)
    load(t, "red", "wood")
    act(t, "head east", "1")
    assert t.refuses("sell wood") == "WM-R11"
    act(t, "buy cargo")
    act(t, "buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"


def test_a_town_sells_its_own_good_at_the_buying_price() -> None:
    """WM-R12"""
    prices = (120, 30, 40, 60, 200, 80, 50, 90)
    for good, price in zip(GOODS, prices, strict=True):
        t = staying(good, gold=price)
        act(t, "buy cargo")
        assert purse(t, "red") == 0
        assert (cargo(t, "red", good), stack(t, good)) == (1, 2)
    assert in_town("wood", gold=39).refuses("buy cargo") == "WM-A65"
    poor = staying("wood", gold=39)
    assert turn(poor) == "blue beginning"  # nothing but done was left
    load_first = in_town("clothes", gold=59)
    load(load_first, "red", "wood")
    act(load_first, "stay")
    assert load_first.refuses("buy cargo") == "WM-R12"


def test_a_town_buys_the_goods_of_the_three_before_it() -> None:
    """WM-R12, WM-A25: in a circle."""
    sold_to = {0: (1, 2, 3), 1: (2, 3, 4), 4: (5, 6, 7), 5: (6, 7, 0), 6: (7, 0, 1), 7: (0, 1, 2)}
    for number, towns in sold_to.items():
        assert [town for town in range(8) if is_wanted(town, number)] == sorted(towns)
    t = in_town("jewelry")
    for good in ("weapons", "shields", "horses"):
        load(t, "red", good)
    act(t, "stay")
    assert t.refuses("sell magic") == "WM-R12"
    for good, price in (("weapons", 160), ("shields", 100), ("horses", 140)):
        before = purse(t, "red")
        act(t, f"sell {good}", "coin wood")
        assert purse(t, "red") == before + price
    assert t.refuses("sell weapons") == "WM-R14"  # no cargo of it


def test_prices_are_options() -> None:
    """WM-R12"""
    t = in_town("clothes", buy_clothes=10, sell_wood=990)
    load(t, "red", "wood")
    act(t, "stay")
    act(t, "sell wood", "coin fish")
    act(t, "buy cargo")
    assert purse(t, "red") == 500 + 990 - 10


def test_a_sold_unit_goes_into_the_cup_and_one_is_drawn() -> None:
    """WM-R13, WM-A33: in first, so it may come out again."""
    t = in_town("clothes", stock=1)
    load(t, "red", "wood")
    empty_cup(t)
    act(t, "stay")
    act(t, "sell wood", "coin wood")  # the only coin in the cup
    assert cup(t, "wood") == 0
    assert stack(t, "wood") == 6


def test_an_empty_stack_sells_nothing() -> None:
    """WM-A32"""
    t = in_town("clothes", stock=0)
    load(t, "red", "wood")
    act(t, "stay")
    assert t.refuses("buy cargo") == "WM-A32"


def test_no_trade_with_a_face_down_town() -> None:
    """WM-A26, WM-A30"""
    t = example()
    put(t, "red", "e4")
    fill_purse(t, "red", 500)
    act(begin(t, "red"), "stay")
    assert turn(t) == "blue beginning"


# ── Cargo and use ─────────────────────────────────────────────────────────────────────────────────


def test_cargo_or_use_is_decided_on_buying() -> None:
    """WM-R14: used goods cannot be sold, cargo cannot be used or bartered."""
    t = in_town("jewelry")
    equip(t, "red", "weapons")
    load(t, "red", "shields")
    act(t, "stay")
    assert t.refuses("sell weapons") == "WM-R14"
    assert t.refuses("barter shields") == "WM-R14"
    arms = staying("weapons")
    act(arms, "buy use")
    act(arms, "buy cargo")
    assert (gear(arms, "red", "weapons"), cargo(arms, "red", "weapons")) == (1, 1)


@pytest.mark.parametrize("good", GOODS)
def test_what_can_be_used(good: str) -> None:
    """WM-A34"""
    t = staying(good)
    if good in ("magic", "horses", "shields", "weapons"):
        act(t, "buy use")
        assert gear(t, "red", good) == (2 if good == "horses" else 1)
    else:
        assert t.refuses("buy use") == "WM-A34"


def test_room_is_counted_over_all_carts() -> None:
    """WM-A31, WM-R6, WM-R14: cargo and used goods take a place, a horse in use takes none."""
    t = in_town("horses")
    equip(t, "red", "weapons")
    load(t, "red", "wood", 2)
    act(t, "stay")
    assert t.refuses("buy cargo") == "WM-A31"  # a horse as cargo takes a place
    act(t, "buy use")
    act(t, "cart big")
    act(t, "buy cargo")
    assert space(t.game, t.state, 0) == 7  # type: ignore[arg-type]


def test_a_horse_for_use_is_a_token_with_many_players() -> None:
    """WM-A7: the coin returns at once, with the draw."""
    t = staying("horses", seats=4)
    act(t, "buy use", "coin horses")
    assert gear(t, "red", "horses") == 2
    assert (stack(t, "horses"), cup(t, "horses")) == (3, 3)
    coins = staying("horses", seats=3)
    act(coins, "buy use")
    assert stack(coins, "horses") == 2


# ── Barter ────────────────────────────────────────────────────────────────────────────────────────


def test_barter_is_worth_half_the_buying_price() -> None:
    """WM-R14, WM-A70: barter value first, then GC; the coin returns."""
    t = in_town("jewelry", gold=100)
    equip(t, "red", "weapons")
    act(t, "stay")
    act(t, "barter weapons", "coin wood")
    act(t, "buy cargo")
    assert purse(t, "red") == 100 - (120 - 45)
    assert gear(t, "red", "weapons") == 0


def test_the_rest_of_a_barter_is_lost() -> None:
    """WM-R14, WM-A70: until the trade ends it may be used."""
    t = in_town("fish", gold=30)
    equip(t, "red", "magic")
    act(t, "stay")
    act(t, "barter magic", "coin wood")
    act(t, "buy cargo")
    act(t, "buy cargo")
    assert purse(t, "red") == 30
    assert state(t).barter == 40
    act(t, "done")
    assert (purse(t, "red"), state(t).barter) == (30, 0)


def test_barter_is_for_goods_not_for_carts() -> None:
    """WM-A29"""
    t = in_town("fish", gold=0)
    equip(t, "red", "magic")
    act(t, "stay")
    act(t, "barter magic", "coin wood")
    assert t.refuses("upgrade") == "WM-R15"


def test_barter_on_arrival_is_not_the_sale() -> None:
    """WM-A29, WM-A70: while a purchase is still allowed and the stack not empty."""
    t = arriving("jewelry")
    equip(t, "red", "shields", 2)
    load(t, "red", "weapons")
    act(t, "head east", "1")
    act(t, "barter shields", "coin wood")
    act(t, "sell weapons", "coin wood")
    act(t, "buy cargo")
    assert t.refuses("barter shields") == "WM-R11"
    sold_out = in_town("jewelry", stock=0)
    equip(sold_out, "red", "shields")
    act(sold_out, "stay")
    assert sold_out.refuses("barter shields") == "WM-A32"


def test_a_horse_that_pulls_is_not_bartered() -> None:
    """WM-A29: and a token just goes."""
    t = staying("fish")
    assert t.refuses("barter horses") == "WM-A29"
    tokens = in_town("fish", gold=0, seats=4)
    equip(tokens, "red", "horses")
    act(tokens, "stay")
    before = state(tokens).cup
    act(tokens, "barter horses")  # nothing is drawn
    assert state(tokens).cup == before
    act(tokens, "buy cargo")
    assert (gear(tokens, "red", "horses"), cargo(tokens, "red", "fish")) == (1, 1)


def test_the_same_good_may_be_bought_and_barter_is_an_option() -> None:
    """WM-A70, WM-R14"""
    t = in_town("weapons", gold=18, barter=80)
    equip(t, "red", "weapons")
    act(t, "stay")
    act(t, "barter weapons", "coin wood")
    assert state(t).barter == 72
    act(t, "buy use")
    assert purse(t, "red") == 0


# ── Carts ─────────────────────────────────────────────────────────────────────────────────────────


def test_carts_and_upgrades() -> None:
    """WM-R15"""
    t = in_town("fish")
    equip(t, "red", "horses", 2)
    act(t, "stay")
    act(t, "upgrade")
    assert purse(t, "red") == 450
    act(t, "cart small")
    act(t, "cart big")
    assert purse(t, "red") == 270
    assert space(t.game, t.state, 0) == 11  # type: ignore[arg-type]
    assert t.refuses("cart small") == "WM-R15"  # no spare horse
    act(t, "upgrade")
    assert t.refuses("upgrade") == "WM-R15"  # no small cart


def test_carts_cost_money() -> None:
    """WM-R15: prices are options."""
    t = in_town("fish", gold=49)
    equip(t, "red", "horses")
    act(t, "stay")
    assert t.refuses("upgrade") == "WM-R15"
    assert t.refuses("cart small") == "WM-R15"
    cheap = in_town("fish", gold=60, cart_small=10, cart_big=30, upgrade=20)
    equip(cheap, "red", "horses", 2)
    act(cheap, "stay")
    act(cheap, "cart small")
    act(cheap, "cart big")
    act(cheap, "upgrade")
    assert purse(cheap, "red") == 0


def test_carts_on_arrival_are_not_the_purchase() -> None:
    """WM-A30"""
    t = arriving("fish")
    act(t, "head east", "1")
    act(t, "buy cargo")
    act(t, "upgrade")
    assert purse(t, "red") == 420


def test_at_most_four_carts_and_sixteen_in_all() -> None:
    """WM-A6"""
    t = in_town("fish", gold=999)
    equip(t, "red", "horses", 4)
    act(t, "stay")
    for _ in range(3):
        act(t, "cart small")
    assert t.refuses("cart big") == "WM-A6"
    one = in_town("fish", gold=999, carts=1)
    equip(one, "red", "horses")
    act(one, "stay")
    assert one.refuses("cart small") == "WM-A6"
    six = in_town("fish", gold=999, seats=6)
    equip(six, "red", "horses")
    state(six).small = sum(n << 8 * seat for seat, n in enumerate((1, 3, 3, 3, 3, 3)))
    for seat in range(1, 6):
        state(six).gear[seat] += 2 * 2**32
    act(six, "stay")
    assert six.refuses("cart small") == "WM-A6"


# ── Credit ────────────────────────────────────────────────────────────────────────────────────────


def with_credit(credit: int, gold: int) -> Tabletop:
    t = in_town("jewelry", gold=gold)
    state(t).credits[0] = credit
    return t


def test_credit_is_for_its_town_and_its_discoverer() -> None:
    """WM-A27, WM-A70: after barter, before GC; for goods or carts; not counted as GC."""
    t = with_credit(100, 20)
    assert t.scores() == {"red": 20, "blue": 40}
    equip(t, "red", "shields")
    act(t, "stay")
    act(t, "barter shields", "coin wood")
    act(t, "buy cargo")
    assert state(t).credits[0] == 100 - 95
    assert purse(t, "red") == 20
    cart = with_credit(100, 0)
    act(cart, "stay")
    act(cart, "upgrade")
    assert state(cart).credits[0] == 50
    other = with_credit(100, 20)
    state(other).finders = 1  # blue discovered it
    assert turn(other) == "red beginning"
    act(other, "stay")
    assert turn(other) == "blue beginning"  # 20 GC buy nothing
    elsewhere = with_credit(100, 20)
    found(elsewhere, "e2", "clothes")
    offer(elsewhere, "clothes", 1)
    put(elsewhere, "red", "e2")
    act(begin(elsewhere, "red"), "stay")
    assert turn(elsewhere) == "blue beginning"
