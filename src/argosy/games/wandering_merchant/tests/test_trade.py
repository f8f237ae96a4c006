"""Trade: buying and selling, cargo and use, barter, carts."""

import pytest

from argosy.games.wandering_merchant.rules.reading import is_wanted, space
from argosy.games.wandering_merchant.tests.tables import Caravan, example
from argosy.games.wandering_merchant.words.nouns import GOODS, SEATS


def staying(good: str, gold: int = 500, stock: int = 3, **options: int) -> Caravan:
    """Red stays in the town of this good, e4."""
    t = in_town(good, gold, stock, **options)
    t.act("stay")
    return t


def in_town(good: str, gold: int = 500, stock: int = 3, **options: int) -> Caravan:
    t = example(**options)
    t.put("red", "e4")
    t.fill_purse("red", gold)
    t.found("e4", good)
    t.offer(good, stock)
    return t.begin("red")


def arriving(good: str, gold: int = 500, stock: int = 3, **options: int) -> Caravan:
    """Red arrives there from d4, with a load if the test gave one."""
    t = in_town(good, gold, stock, **options)
    t.put("red", "d4")
    return t.begin("red")


# ── Buying and selling ────────────────────────────────────────────────────────────────────────────


def test_on_arrival_one_unit_each_way() -> None:
    """WM-R11"""
    t = arriving("clothes")
    t.load("red", "wood", 2)
    t.act("head east", "1")
    assert t.asked == "red trading"
    t.act("buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"
    t.act("sell wood", "coin fish")
    assert t.refuses("sell wood") == "WM-R11"
    t.act("done")
    t.act("blue stay")
    t.act("red stay")
    t.act("sell wood", "coin fish")
    t.act("buy cargo")
    t.act("buy cargo")
    assert t.cargo("red", "clothes") == 3


def test_arrival_limits_are_options() -> None:
    """WM-R11"""
    t = arriving("clothes", arrival_buys=2, arrival_sales=0)
    t.load("red", "wood")
    t.act("head east", "1")
    assert t.refuses("sell wood") == "WM-R11"
    t.act("buy cargo")
    t.act("buy cargo")
    assert t.refuses("buy cargo") == "WM-R11"


def test_a_town_sells_its_own_good_at_the_buying_price() -> None:
    """WM-R12"""
    prices = (120, 30, 40, 60, 200, 80, 50, 90)
    for good, price in zip(GOODS, prices, strict=True):
        t = staying(good, gold=price)
        t.act("buy cargo")
        assert t.purse("red") == 0
        assert (t.cargo("red", good), t.stack(good)) == (1, 2)
    assert in_town("wood", gold=39).refuses("buy cargo") == "WM-A65"
    poor = staying("wood", gold=39)
    assert poor.asked == "blue beginning"  # nothing but done was left
    load_first = in_town("clothes", gold=59)
    load_first.load("red", "wood")
    load_first.act("stay")
    assert load_first.refuses("buy cargo") == "WM-R12"


def test_a_town_buys_the_goods_of_the_three_before_it() -> None:
    """WM-R12, WM-A25: in a circle."""
    sold_to = {0: (1, 2, 3), 1: (2, 3, 4), 4: (5, 6, 7), 5: (6, 7, 0), 6: (7, 0, 1), 7: (0, 1, 2)}
    for number, towns in sold_to.items():
        assert [town for town in range(8) if is_wanted(town, number)] == sorted(towns)
    t = in_town("jewelry")
    for good in ("weapons", "shields", "horses"):
        t.load("red", good)
    t.act("stay")
    assert t.refuses("sell magic") == "WM-R12"
    for good, price in (("weapons", 160), ("shields", 100), ("horses", 140)):
        before = t.purse("red")
        t.act(f"sell {good}", "coin wood")
        assert t.purse("red") == before + price
    assert t.refuses("sell weapons") == "WM-R14"  # no cargo of it


def test_prices_are_options() -> None:
    """WM-R12"""
    t = in_town("clothes", buy_clothes=10, sell_wood=990)
    t.load("red", "wood")
    t.act("stay")
    t.act("sell wood", "coin fish")
    t.act("buy cargo")
    assert t.purse("red") == 500 + 990 - 10


def test_a_sold_unit_goes_into_the_cup_and_one_is_drawn() -> None:
    """WM-R13, WM-A33: in first, so it may come out again."""
    t = in_town("clothes", stock=1)
    t.load("red", "wood")
    t.empty_cup()
    t.act("stay")
    t.act("sell wood", "coin wood")  # the only coin in the cup
    assert t.cup("wood") == 0
    assert t.stack("wood") == 6


def test_an_empty_stack_sells_nothing() -> None:
    """WM-A32"""
    t = in_town("clothes", stock=0)
    t.load("red", "wood")
    t.act("stay")
    assert t.refuses("buy cargo") == "WM-A32"


def test_no_trade_with_a_face_down_town() -> None:
    """WM-A26, WM-A30"""
    t = example()
    t.put("red", "e4")
    t.fill_purse("red", 500)
    t.begin("red").act("stay")
    assert t.asked == "blue beginning"


# ── Cargo and use ─────────────────────────────────────────────────────────────────────────────────


def test_cargo_or_use_is_decided_on_buying() -> None:
    """WM-R14: used goods cannot be sold, cargo cannot be used or bartered."""
    t = in_town("jewelry")
    t.equip("red", "weapons")
    t.load("red", "shields")
    t.act("stay")
    assert t.refuses("sell weapons") == "WM-R14"
    assert t.refuses("barter shields") == "WM-R14"
    arms = staying("weapons")
    arms.act("buy use")
    arms.act("buy cargo")
    assert (arms.gear("red", "weapons"), arms.cargo("red", "weapons")) == (1, 1)


@pytest.mark.parametrize("good", GOODS)
def test_what_can_be_used(good: str) -> None:
    """WM-A34"""
    t = staying(good)
    if good in ("magic", "horses", "shields", "weapons"):
        t.act("buy use")
        assert t.gear("red", good) == (2 if good == "horses" else 1)
    else:
        assert t.refuses("buy use") == "WM-A34"


def test_room_is_counted_over_all_carts() -> None:
    """WM-A31, WM-R6, WM-R14: cargo and used goods take a place, a horse in use takes none."""
    t = in_town("horses")
    t.equip("red", "weapons")
    t.load("red", "wood", 2)
    t.act("stay")
    assert t.refuses("buy cargo") == "WM-A31"  # a horse as cargo takes a place
    t.act("buy use")
    t.act("cart big")
    t.act("buy cargo")
    assert space(t.game, t.state, 0) == 7  # type: ignore[arg-type]


def test_a_horse_for_use_is_a_token_with_many_players() -> None:
    """WM-A7: the coin returns at once, with the draw."""
    t = staying("horses", seats=4)
    t.act("buy use", "coin horses")
    assert t.gear("red", "horses") == 2
    assert (t.stack("horses"), t.cup("horses")) == (3, 3)
    coins = staying("horses", seats=3)
    coins.act("buy use")
    assert coins.stack("horses") == 2


# ── Barter ────────────────────────────────────────────────────────────────────────────────────────


def bartered(good: str, town: str, gold: int, **options: int) -> Caravan:
    """Red has stayed in a town and given a unit that he used in payment."""
    t = in_town(town, gold, **options)
    t.equip("red", good)
    t.act("stay")
    t.act(f"barter {good}", "coin wood")
    return t


def test_barter_is_worth_half_the_buying_price() -> None:
    """WM-R14, WM-A70: barter value first, then GC; the coin returns."""
    t = bartered("weapons", "jewelry", gold=100)
    t.act("buy cargo")
    assert t.purse("red") == 100 - (120 - 45)
    assert t.gear("red", "weapons") == 0


def test_the_rest_of_a_barter_is_lost() -> None:
    """WM-R14, WM-A70: until the trade ends it may be used."""
    t = bartered("magic", "fish", gold=30)
    t.act("buy cargo")
    t.act("buy cargo")
    assert t.purse("red") == 30
    assert t.s.barter == 40
    t.act("done")
    assert (t.purse("red"), t.s.barter) == (30, 0)


def test_barter_is_for_goods_not_for_carts() -> None:
    """WM-A29"""
    t = bartered("magic", "fish", gold=0)
    assert t.refuses("upgrade") == "WM-R15"


def test_barter_on_arrival_is_not_the_sale() -> None:
    """WM-A29, WM-A70: while a purchase is still allowed and the stack not empty."""
    t = arriving("jewelry")
    t.equip("red", "shields", 2)
    t.load("red", "weapons")
    t.act("head east", "1")
    t.act("barter shields", "coin wood")
    t.act("sell weapons", "coin wood")
    t.act("buy cargo")
    assert t.refuses("barter shields") == "WM-R11"
    sold_out = in_town("jewelry", stock=0)
    sold_out.equip("red", "shields")
    sold_out.act("stay")
    assert sold_out.refuses("barter shields") == "WM-A32"


def test_a_horse_that_pulls_is_not_bartered() -> None:
    """WM-A29: and a token just goes."""
    t = staying("fish")
    assert t.refuses("barter horses") == "WM-A29"
    tokens = in_town("fish", gold=0, seats=4)
    tokens.equip("red", "horses")
    tokens.act("stay")
    before = tokens.s.cup
    tokens.act("barter horses")  # nothing is drawn
    assert tokens.s.cup == before
    tokens.act("buy cargo")
    assert (tokens.gear("red", "horses"), tokens.cargo("red", "fish")) == (1, 1)


def test_the_same_good_may_be_bought_and_barter_is_an_option() -> None:
    """WM-A70, WM-R14"""
    t = bartered("weapons", "weapons", gold=18, barter=80)
    assert t.s.barter == 72
    t.act("buy use")
    assert t.purse("red") == 0


# ── Carts ─────────────────────────────────────────────────────────────────────────────────────────


def test_carts_and_upgrades() -> None:
    """WM-R15"""
    t = in_town("fish")
    t.equip("red", "horses", 2)
    t.act("stay")
    t.act("upgrade")
    assert t.purse("red") == 450
    t.act("cart small")
    t.act("cart big")
    assert t.purse("red") == 270
    assert space(t.game, t.state, 0) == 11  # type: ignore[arg-type]
    assert t.refuses("cart small") == "WM-R15"  # no spare horse
    t.act("upgrade")
    assert t.refuses("upgrade") == "WM-R15"  # no small cart


def test_carts_cost_money() -> None:
    """WM-R15: prices are options."""
    t = in_town("fish", gold=49)
    t.equip("red", "horses")
    t.act("stay")
    assert t.refuses("upgrade") == "WM-R15"
    assert t.refuses("cart small") == "WM-R15"
    cheap = in_town("fish", gold=60, cart_small=10, cart_big=30, upgrade=20)
    cheap.equip("red", "horses", 2)
    cheap.act("stay")
    cheap.act("cart small")
    cheap.act("cart big")
    cheap.act("upgrade")
    assert cheap.purse("red") == 0


def test_carts_on_arrival_are_not_the_purchase() -> None:
    """WM-A30"""
    t = arriving("fish")
    t.act("head east", "1")
    t.act("buy cargo")
    t.act("upgrade")
    assert t.purse("red") == 420


def test_at_most_four_carts_and_sixteen_in_all() -> None:
    """WM-A6"""
    t = in_town("fish", gold=999)
    t.equip("red", "horses", 4)
    t.act("stay")
    for _ in range(3):
        t.act("cart small")
    assert t.refuses("cart big") == "WM-A6"
    one = in_town("fish", gold=999, carts=1)
    one.equip("red", "horses")
    one.act("stay")
    assert one.refuses("cart small") == "WM-A6"
    six = in_town("fish", gold=999, seats=6)
    six.equip("red", "horses")
    six.s.small = sum(n << 8 * seat for seat, n in enumerate((1, 3, 3, 3, 3, 3)))
    for seat in SEATS[1:6]:
        six.equip(seat, "horses", 2)
    six.act("stay")
    assert six.refuses("cart small") == "WM-A6"


# ── Credit ────────────────────────────────────────────────────────────────────────────────────────


def with_credit(credit: int, gold: int) -> Caravan:
    t = in_town("jewelry", gold=gold)
    t.credit("jewelry", credit)
    return t


def test_credit_is_for_its_town_and_its_discoverer() -> None:
    """WM-A27, WM-A70: after barter, before GC; for goods or carts; not counted as GC."""
    t = with_credit(100, 20)
    assert t.scores() == {"red": 20, "blue": 40}
    t.equip("red", "shields")
    t.act("stay")
    t.act("barter shields", "coin wood")
    t.act("buy cargo")
    assert t.s.credits[0] == 100 - 95
    assert t.purse("red") == 20
    cart = with_credit(100, 0)
    cart.act("stay")
    cart.act("upgrade")
    assert cart.s.credits[0] == 50
    other = with_credit(100, 20)
    other.s.finders = 1  # blue discovered it
    assert other.asked == "red beginning"
    other.act("stay")
    assert other.asked == "blue beginning"  # 20 GC buy nothing
    elsewhere = with_credit(100, 20)
    elsewhere.found("e2", "clothes")
    elsewhere.offer("clothes", 1)
    elsewhere.put("red", "e2")
    elsewhere.begin("red").act("stay")
    assert elsewhere.asked == "blue beginning"
