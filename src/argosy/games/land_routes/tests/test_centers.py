"""Buying and selling at trade centers, the cargo deck, poor relief."""

import pytest

from argosy.games.land_routes.numbers import CARD
from argosy.games.land_routes.words.nouns import GOODS

from .tables import Road, road


def test_buy_the_has_card_for_two_gold() -> None:
    """LR-R10, LR-A14"""
    t = road().load(red="coal")
    t.play("red buy")
    assert (t.step, t.gold("red"), t.s.bank) == ("refilling", 6, 94)
    assert t.cargo("red") == ["coal", "grain"]
    t.play("? has a iron")
    assert (t.has("a"), t.step, t.turn) == ("iron", "departing", "red")
    assert t.is_whole()


def test_buying_needs_a_center_a_quota_the_price_and_room_in_this_order() -> None:
    """LR-R10, LR-R14, LR-R11, LR-A31"""
    t = road().load(red="coal coal coal").pay(red=1)
    t.s.bought = 1
    t.put(red="ab1")
    assert t.refuses("red buy") == "LR-R10"
    assert t.why_not("red buy").sentence == "You can buy only at a trade center."
    t.put(red="a")
    assert t.refuses("red buy") == "LR-R14"
    t.s.bought = 0
    assert t.why_not("red buy").sentence == "A card costs 2 gold; you have 1."
    assert t.refuses("red buy") == "LR-R10"
    t.pay(red=2)
    assert t.refuses("red buy") == "LR-R11"
    t.load(red="coal coal")
    t.play("red buy")


def test_price_hold_and_quotas_are_options() -> None:
    """LR-R10, LR-R11, LR-R14"""
    t = road(price=5, hold=1)
    t.follow("red buy", "? has a iron")
    assert t.gold("red") == 3
    t = road(hold=1).load(red="coal")
    assert t.refuses("red buy") == "LR-R11"
    t = road(buys=3, sales=2).load(red="coal spices")
    t.follow("red sell 2", "red done", "red buy", "? has a iron", "red sell 2", "red done")
    t.follow("red buy", "? has a iron", "red buy", "? has a lumber")
    assert t.refuses("red buy") == "LR-R14"
    assert t.refuses("red sell 1") == "LR-R14"


@pytest.mark.parametrize(("good", "gold"), [("grain", 1), ("coal", 4), ("iron", 2)])
def test_what_a_center_pays(good: str, gold: int) -> None:
    """LR-R12"""
    t = road().load(red=good)
    t.play("red sell 1")
    assert (t.gold("red"), t.s.bank) == (8 + gold, 92 - gold)
    assert t.s.discards == CARD[GOODS.index(good)] * (2 if gold == 4 else 1)
    assert t.is_whole()


def test_payments_are_options() -> None:
    """LR-R12"""
    for good, gold in (("grain", 0), ("iron", 7), ("coal", 11)):
        t = road(pay_has=0, pay_other=7, pay_needs=11).load(red=good)
        t.play("red sell 1")
        assert t.gold("red") == 8 + gold


def test_selling_needs_a_center_a_quota_and_a_card_in_this_order() -> None:
    """LR-R12, LR-R14, LR-A31"""
    t = road().put(red="ab1")
    t.s.sold = 1
    assert t.why_not("red sell 1").sentence == "You can sell only at a trade center."
    assert t.refuses("red sell 1") == "LR-R12"
    t.put(red="a")
    assert t.refuses("red sell 1") == "LR-R14"
    t.s.sold = 0
    assert t.refuses("red sell 1") == "LR-R12"
    assert t.why_not("red sell 3").sentence == "You have no card in place 3."


def test_a_served_need_is_discarded_and_replaced() -> None:
    """LR-R13, LR-A33"""
    t = road().load(red="coal iron")
    t.play("red sell 1")
    assert t.step == "refilling"
    assert t.s.discards == 2 * CARD[GOODS.index("coal")]
    t.play("? needs a iron")
    assert (t.needs("a"), t.step) == ("iron", "selling")
    t.play("red sell 1")  # each card at the price of that moment
    t.play("? needs a hides")
    assert t.gold("red") == 8 + 4 + 4


def test_other_sales_leave_the_need() -> None:
    """LR-R13"""
    t = road().load(red="iron hides")
    t.play("red sell 1")
    assert (t.needs("a"), t.step) == ("coal", "selling")


def test_one_sale_takes_any_number_of_cards() -> None:
    """LR-A19, LR-R14"""
    t = road().load(red="iron hides spices")
    t.follow("red sell 2", "red sell 2", "red sell 1")
    assert (t.gold("red"), t.step) == (14, "departing")  # hand empty: closed by itself
    assert t.s.sold == 1


def test_the_seller_says_when_the_sale_is_done() -> None:
    """LR-A19, LR-A33"""
    t = road().load(red="iron hides spices")
    t.follow("red sell 1")
    assert t.refuses("red buy") == "LR-A31"
    assert t.refuses("red roll") == "LR-A31"
    t.follow("red done")
    assert t.step == "departing"
    assert t.refuses("red sell 1") == "LR-R14"
    assert t.refuses("red done") == "LR-A31"


def test_single_closes_a_sale_after_each_card() -> None:
    """LR-A19"""
    t = road(single=1).load(red="iron coal")
    t.follow("red sell 1")
    assert t.step == "departing"
    t = road(single=1, sales=2).load(red="iron coal")
    t.follow("red sell 2", "? needs a hides", "red sell 1")
    assert t.step == "departing"


def test_a_sale_on_arrival_goes_back_to_trading() -> None:
    """LR-A33, LR-A20"""
    t = road().put(red="ab1").load(red="iron hides")
    t.follow("red roll", "? roll 1", "red move a", "red sell 1", "red done")
    assert t.step == "trading"
    t.follow("red buy", "? has a iron")  # after the sale, as before it
    assert t.step == "trading"
    assert t.refuses("red stay") == "LR-A31"
    t.follow("red end")
    assert t.turn == "blue"


def test_needs_wins_when_a_center_has_and_needs_one_good() -> None:
    """LR-A18"""
    t = road(boxes={"a": ("coal", "coal")}).load(red="coal")
    t.play("red sell 1")
    assert t.gold("red") == 12


def test_buying_and_selling_back_refreshes_the_box() -> None:
    """LR-A20"""
    t = road()
    t.follow("red buy", "? has a iron", "red sell 1")
    assert (t.gold("red"), t.s.bank, t.has("a")) == (8, 92, "iron")
    t = road()
    t.follow("red buy", "? has a grain", "red sell 1")  # the same good came again
    assert t.gold("red") == 7


# ── The deck ──


def emptied(t: Road, keep: str = "") -> Road:
    """All of the bag but these cards lies in the discards."""
    left = sum(CARD[GOODS.index(good)] for good in keep.split())
    t.s.discards += t.s.bag - left
    t.s.bag = left
    return t


def test_an_empty_deck_takes_the_discards_back() -> None:
    """LR-A17"""
    t = emptied(road())
    t.play("red buy")
    assert t.s.discards == 0
    assert "The discards were shuffled into the deck." in t.last()
    assert len(t.game.outcomes(t.state)) == 80 - 10
    t.play("? has a iron")
    assert t.is_whole()


def test_the_discards_stay_while_the_deck_has_cards() -> None:
    """LR-A17"""
    t = emptied(road(), "hides")
    t.play("red buy")
    assert t.outcomes() == ["has a hides"]
    t.play("? has a hides")
    assert t.s.bag == 0 and t.s.discards != 0


def test_the_served_card_may_come_again_at_once() -> None:
    """LR-A17, LR-A33"""
    t = road().load(red="coal")
    t.s.discards += t.s.bag
    t.s.bag = 0
    t.play("red sell 1")
    assert "needs a coal" in t.outcomes()
    assert t.is_whole()


def test_every_card_comes_with_its_share_of_the_deck() -> None:
    """LR-A3, LR-A27"""
    t = emptied(road(), "hides hides iron")
    t.play("red buy")
    texts = [t.words.write_outcome(o) for o in t.game.outcomes(t.state)]
    assert sorted(texts) == ["has a hides", "has a hides", "has a iron"]


def test_redraw_never_shows_the_good_of_the_other_box() -> None:
    """LR-A18, LR-A36"""
    t = road(redraw=1)
    t.play("red buy")
    assert "has a coal" not in t.outcomes() and len(t.outcomes()) == 7
    t.play("? has a iron")
    t.load(red="coal").play("red sell 1")
    assert "needs a iron" not in t.outcomes() and "needs a coal" in t.outcomes()


def test_redraw_puts_the_discards_in_when_no_other_good_is_left() -> None:
    """LR-A36"""
    t = emptied(road(redraw=1), "coal coal")
    t.play("red buy")
    assert t.s.discards == 0
    assert "has a hides" in t.outcomes() and "has a coal" not in t.outcomes()
    t = emptied(road(redraw=1), "coal hides")
    t.play("red buy")
    assert t.outcomes() == ["has a hides"]


def test_redraw_holds_in_setup_too() -> None:
    """LR-A36"""
    for seed in range(20):
        t = Road("land_routes", {"redraw": 1}, [], seed)
        assert all(t.has(center) != t.needs(center) for center in "abcde")


# ── Poor relief ──


def test_who_is_broke_may_take_relief_instead_of_rolling() -> None:
    """LR-A24, LR-A35"""
    t = road().pay(red=1)
    t.play("red beg")
    assert (t.gold("red"), t.s.bank, t.turn) == (2, 98, "blue")
    t = road(relief=3).pay(red=0)
    t.play("red beg")
    assert t.gold("red") == 3


def test_relief_is_for_the_broke_only() -> None:
    """LR-A24, LR-A35"""
    t = road()
    assert t.refuses("red beg") == "LR-A24"
    assert "less than 2" in t.why_not("red beg").sentence
    t.pay(red=1).put(red="ab1")
    assert "at a trade center" in t.why_not("red beg").sentence
    t.put(red="a").load(red="coal")
    assert "without cargo" in t.why_not("red beg").sentence
    t = road(relief=0).pay(red=0)
    assert t.refuses("red beg") == "LR-A24"
    t = road(price=5).pay(red=4)  # under the price of a card
    assert "beg" in t.legal()


def test_no_relief_after_dealing_with_the_center() -> None:
    """LR-A35, LR-A24"""
    t = road().pay(red=2)
    t.follow("red buy", "? has a grain", "red sell 1")
    assert (t.gold("red"), t.cargo("red")) == (1, [])
    assert "bought or sold" in t.why_not("red beg").sentence
    assert t.refuses("red beg") == "LR-A24"


def test_relief_comes_before_the_roll_only() -> None:
    """LR-A24, LR-A31"""
    t = road().pay(red=0).put(red="ab1")
    t.follow("red roll", "? roll 1", "red move a")
    assert t.refuses("red beg") == "LR-A31"


def told(t: Road, place: str) -> tuple[str, bool]:
    """What red is told who clicks on a card of a center, and whether it is something to do there."""
    found = t.about(place, 0)
    assert found is not None
    return t.words.say(found.says), found.legal


def test_a_card_of_a_center_says_what_can_be_done_with_it() -> None:
    """LR-R10, LR-R12, LR-R14"""
    t = road("b c").load(red="grain iron")
    says, legal = told(t, "b.has")
    assert legal and "Buy coal for 2 at Brack" in says
    says, legal = told(t, "b.needs")
    assert legal and "Sell iron for 4 at Brack" in says
    says, legal = told(t, "d.needs")
    assert not legal and says.startswith("Dray pays 4 gold for spices")
    t.follow("red sell 1", "red done")
    assert told(t, "b.needs") == ("You have sold this turn: one sale is all.", False)
    t.load(red="grain")
    says, legal = told(t, "b.needs")
    assert not legal and says.startswith("Brack pays 4 gold for iron")
