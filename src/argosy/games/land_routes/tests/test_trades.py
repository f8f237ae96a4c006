"""Trades between players."""

import pytest

from .tables import Road, road


def test_the_example_of_the_rules() -> None:
    """LR-R15, LR-A26, LR-A31, LR-A32"""
    t = road()
    t.follow("red buy", "? has a iron", "blue offer red 0 1", "blue pay 3")
    t.follow("red counter 1 0", "red ask 4", "blue accept")
    assert (t.gold("red"), t.gold("blue")) == (10, 4)
    t.follow("red roll", "? roll 2", "red move ac2", "red end", "blue sell 1", "? needs c lumber")
    t.follow("blue stay")
    assert (t.gold("red"), t.gold("blue"), t.s.bank, t.s.round) == (10, 8, 90, 2)


def offered(own: str = "grain coal", other: str = "iron", starts: str = "a c") -> Road:
    return road(starts).load(red=own, blue=other)


@pytest.mark.parametrize(
    ("line", "price", "gold", "red", "blue"),
    [
        ("offer blue 1 1", "even", 8, ["coal", "iron"], ["grain"]),
        ("offer blue 12 1", "pay 3", 5, ["iron"], ["grain", "coal"]),
        ("offer blue 2 1", "ask 3", 11, ["grain", "iron"], ["coal"]),
        ("offer blue 1 0", "ask 1", 9, ["coal"], ["iron", "grain"]),
        ("offer blue 0 1", "pay 8", 0, ["grain", "coal", "iron"], []),
    ],
)
def test_cargo_for_cargo_and_cargo_for_gold(
    line: str, price: str, gold: int, red: list[str], blue: list[str]
) -> None:
    """LR-R15, LR-A37"""
    t = offered().follow(f"red {line}", f"red {price}", "blue accept")
    assert (t.gold("red"), t.gold("blue")) == (gold, 16 - gold)
    assert (t.cargo("red"), t.cargo("blue")) == (red, blue)
    assert (t.turn, t.step) == ("red", "departing")
    assert t.is_whole()


def test_what_stays_closes_up_and_what_comes_goes_to_the_right_end() -> None:
    """LR-A37"""
    t = offered("grain coal iron", "hides spices lumber")
    t.follow("red offer blue 13 23", "red even", "blue accept")
    assert t.cargo("red") == ["coal", "spices", "lumber"]
    assert t.cargo("blue") == ["hides", "grain", "iron"]


def test_nothing_moves_before_the_answer_and_nothing_after_a_refusal() -> None:
    """LR-A26"""
    for answer in ("blue decline", "red withdraw"):
        t = offered()
        before = t.s.dump()
        t.follow("red offer blue 1 1", "red pay 3")
        assert (t.gold("red"), t.cargo("red")) == (8, ["grain", "coal"])
        t.play(answer)
        assert t.s.dump() == {**before, "offers": [1]}


def test_any_player_may_offer_while_we_wait_for_the_one_on_turn() -> None:
    """LR-A32"""
    t = road("a b c").load(blue="iron", green="coal")
    assert t.turn == "red"
    assert all(text.startswith("offer") for text in t.legal("blue"))
    t.follow("green offer blue 1 1")
    assert (t.turn, t.step) == ("green", "pricing")
    t.follow("green even")
    assert (t.turn, t.step) == ("blue", "answering")
    t.follow("blue accept")
    assert (t.cargo("blue"), t.cargo("green")) == (["coal"], ["iron"])
    assert (t.turn, t.step) == ("red", "departing")


def test_who_sets_the_price_and_who_answers() -> None:
    """LR-A26"""
    t = offered("grain coal", "iron", "a b c")
    t.follow("red offer blue 1 1")
    assert t.refuses("blue even") == "LR-A26"
    assert t.refuses("green pay 1") == "LR-A26"
    t.play("red even")
    for text in ("red accept", "green decline", "red counter 1 1", "green counter 0 1"):
        assert t.refuses(text) == "LR-A26"
    assert t.refuses("blue withdraw") == "LR-A26"
    assert t.refuses("green withdraw") == "LR-A26"
    assert t.legal("red") == ["withdraw"]
    assert t.legal("green") == []


def test_an_offer_comes_when_the_player_on_turn_chooses_at_a_stop() -> None:
    """LR-A32, LR-A26"""
    t = Road("land_routes", {"seats": 2}, ["roll 6", "roll 5"], 1)
    t.chance = None
    assert t.refuses("red offer blue 0 1") == "LR-A31"  # starting
    t = offered()
    t.play("red roll")
    assert t.refuses("blue offer red 1 0") == "LR-A31"  # a die
    t.play("? roll 3")
    assert t.refuses("red offer blue 1 0") == "LR-A31"  # the move
    t.play("red move ac3")
    assert t.refuses("blue offer red 1 0") == "LR-A31"  # a hazard is being resolved
    t.play("? roll 1")
    t.play("blue buy")
    assert t.refuses("blue offer red 1 0") == "LR-A31"  # a card is drawn
    t.play("? has c coal")
    t.follow("blue offer red 1 0", "blue ask 1")
    assert t.refuses("red offer blue 1 0") == "LR-A31"  # another offer is open
    t.follow("red decline", "blue sell 1")
    assert t.step == "selling"
    t.follow("red offer blue 1 0", "red ask 1", "blue accept")  # inside a sale
    assert t.step == "selling"
    t.put(blue="ac1").s.step = 7
    t.s.is_sale = 0
    t.follow("blue roll", "? roll 1", "blue move a", "red offer blue 0 1")  # after landing
    assert t.step == "pricing"


def test_each_player_makes_two_offers_in_a_turn_counters_included() -> None:
    """LR-A32"""
    t = offered()
    t.follow("red offer blue 1 0", "red ask 1", "blue counter 0 1", "blue pay 1")
    t.follow("red counter 1 0", "red ask 2", "blue counter 0 1", "blue pay 1")
    assert t.refuses("red counter 1 0") == "LR-A32"
    t.follow("red decline")
    assert t.refuses("red offer blue 1 0") == "LR-A32"
    assert t.refuses("blue offer red 1 0") == "LR-A32"
    assert not any(text.startswith("offer") for text in t.legal())
    t.follow("red stay", "blue offer red 1 0", "blue ask 1", "red decline")  # a new turn


def test_without_offers_nobody_trades() -> None:
    """LR-A32"""
    t = road(offers=0).load(red="grain")
    assert t.refuses("red offer blue 1 0") == "LR-A32"
    assert t.legal("blue") == []
    t = road(offers=9).load(red="grain")
    for _ in range(9):
        t.follow("red offer blue 1 0", "red ask 1", "blue decline")
    assert t.refuses("red offer blue 1 0") == "LR-A32"


def test_objections_to_an_offer_in_their_order() -> None:
    """LR-A26, LR-A32, LR-A21, LR-A31"""
    t = offered("grain coal iron", "hides spices lumber").pay(blue=0)
    t.s.offers = 2
    assert t.refuses("red offer red 1 1") == "LR-A26"
    assert t.refuses("red offer blue 0 0") == "LR-A32"
    t.s.offers = 0
    assert t.why_not("red offer blue 0 0").sentence == "A trade has cargo on at least one side."
    assert t.refuses("red offer blue 0 0") == "LR-A26"
    assert t.refuses("red offer blue 1 0") == "LR-A26"  # blue has nothing to pay with
    assert t.refuses("red offer blue 0 1") == "LR-A21"
    t.pay(blue=1)
    assert t.refuses("red offer blue 1 0") == "LR-A21"
    assert t.refuses("red offer blue 1 12") == "LR-A21"
    t.load(red="grain coal")
    assert t.refuses("red offer blue 3 0") == "LR-A26"
    assert t.why_not("red offer blue 13 1").sentence == "You have only 2 cargo cards to give."
    t.load(blue="hides")
    assert t.why_not("red offer blue 1 2").sentence == "They have only 1 cargo card to give."
    t.pay(red=0)
    assert t.refuses("red offer blue 0 1") == "LR-A26"  # red has nothing to pay with


def test_a_swap_that_ends_at_three_is_fine() -> None:
    """LR-A21"""
    t = offered("grain coal iron", "hides spices lumber")
    t.follow("red offer blue 123 123", "red even", "blue accept")
    assert t.cargo("red") == ["hides", "spices", "lumber"]
    t = road(hold=1).load(red="grain", blue="iron")
    assert t.refuses("red offer blue 0 1") == "LR-A21"
    t.follow("red offer blue 1 1", "red even", "blue accept")


def test_objections_to_a_price() -> None:
    """LR-A26"""
    t = offered().pay(blue=5)
    t.follow("red offer blue 1 0")
    assert t.legal() == [f"ask {n}" for n in range(1, 6)]
    assert t.refuses("red ask 6") == "LR-A26"
    assert t.refuses("red pay 1") == "LR-A26"
    assert t.refuses("red even") == "LR-A26"
    t = offered().pay(red=3).follow("red offer blue 0 1")
    assert t.legal() == ["pay 1", "pay 2", "pay 3"]
    assert t.why_not("red pay 4").sentence == "You have only 3 gold."
    assert t.refuses("red ask 1") == "LR-A26"
    assert t.refuses("red even") == "LR-A26"
    t = offered().pay(red=1, blue=2).follow("red offer blue 1 1")
    assert t.legal() == ["pay 1", "ask 1", "ask 2", "even"]


def test_a_counter_replaces_the_offer() -> None:
    """LR-A32, LR-A26"""
    t = offered()
    t.follow("red offer blue 1 1", "red pay 5", "blue counter 1 12")
    assert (t.turn, t.step) == ("blue", "pricing")
    t.play("blue ask 1")
    assert t.turn == "red"
    assert t.legal("blue") == ["withdraw"]
    t.play("red accept")
    assert (t.cargo("red"), t.cargo("blue")) == (["iron"], ["grain", "coal"])
    assert t.gold("red") == 7  # the five of the old offer are gone


def test_a_counter_has_the_objections_of_an_offer() -> None:
    """LR-A26, LR-A32, LR-A21"""
    t = offered("grain coal iron", "hides").follow("red offer blue 1 1", "red even")
    assert t.refuses("blue counter 2 1") == "LR-A26"
    assert t.refuses("blue counter 0 0") == "LR-A26"
    assert t.refuses("blue counter 1 0") == "LR-A21"
    t.s.offers = 2 << 4
    assert t.refuses("blue counter 1 1") == "LR-A32"
    assert t.legal() == ["accept", "decline"]


def test_a_sale_whose_seller_traded_his_cargo_away_is_closed() -> None:
    """LR-A33"""
    t = offered("grain coal", "").follow("red sell 1")
    assert t.step == "selling"
    t.follow("blue offer red 0 1", "blue pay 4", "red accept")
    assert (t.cargo("red"), t.step) == ([], "departing")
    assert t.s.sold == 1
    assert "Red closed the sale." in t.last()


def test_a_sale_goes_on_after_a_trade() -> None:
    """LR-A33, LR-A19"""
    t = offered("iron hides", "coal").follow("red sell 1", "red offer blue 1 1", "red even")
    t.play("blue accept")
    assert (t.step, t.cargo("red")) == ("selling", ["coal"])
    t.follow("red sell 1", "? needs a iron")
    assert t.gold("red") == 8 + 2 + 4


def test_a_trade_leaves_the_quotas() -> None:
    """LR-R14, LR-A26"""
    t = offered().follow(
        "red buy", "? has a iron", "red offer blue 1 0", "red ask 1", "blue accept"
    )
    assert t.refuses("red buy") == "LR-R14"
    assert "sell 1" in t.legal()


def test_cargo_and_gold_are_open() -> None:
    """LR-A27"""
    t = offered()
    for viewer in (-1, 0, 1):
        assert t.view(viewer).dump() == t.s.dump()
        assert t.table(viewer) == t.table()


def test_what_is_told_names_the_goods() -> None:
    """LR-R15, LR-A27"""
    t = offered("grain coal", "iron").follow("red offer blue 12 1")
    assert t.last() == ["Red offered Blue grain and coal.", "In return Red wanted iron from Blue."]
    assert t.play("red ask 2")[-1].line.text == "ask 2"
    assert t.last() == ["Red asked Blue for 2 gold."]
