"""What stands on the buttons: goods, prices, places and hazards, as the table lies."""

# ruff: noqa: RUF001  (names of roads have a dash)

from argosy.core.language import Reader
from argosy.games.land_routes.tests.tables import BOXES, Road, dealing, road


def label(t: Road, line: str, language: str = "en", **names: str) -> str:
    """Return what the button of an action says to its seat: `label(t, "red buy")`."""
    seat, _, text = line.partition(" ")
    number = t.seats.index(seat)
    assert t.why(line) is None
    said = t.words.choice(t.view(number), number, t.words.read(text))
    return Reader(language, "land_routes", names=names, you=[seat]).say(said)


def test_deals_name_the_good_the_price_and_the_place() -> None:
    """LR-R10, LR-R12, LR-A22"""
    t = road("b c").load(red="iron grain coal")
    assert label(t, "red sell 1") == "Sell iron for 4 at Brack"  # needed there
    assert label(t, "red sell 2") == "Sell grain for 2 at Brack"
    assert label(t, "red sell 3") == "Sell coal for 1 at Brack"  # it has that
    assert label(t, "red sell 1", "de") == "Eisen in Brack für 4 verkaufen"
    assert label(t, "red stay") == "Stay at Brack this turn"
    t.load(red="")
    assert label(t, "red buy") == "Buy coal for 2 at Brack"
    assert label(t, "red buy", "de") == "Kohle in Brack für 2 kaufen"


def test_a_bank_that_is_nearly_empty_pays_what_it_has() -> None:
    """LR-A22"""
    t = road("b c").load(red="iron").pay(blue=97)
    assert t.s.bank == 3
    assert label(t, "red sell 1") == "Sell iron for 3 at Brack"


def test_a_start_says_what_the_center_has_and_needs() -> None:
    """LR-R4"""
    t = Road("land_routes", {"seats": 2}, [*dealing(BOXES), "roll 6", "roll 5"], 1)
    assert label(t, "red start d") == "Start at Dray: it has hides and needs spices"


def test_a_move_says_what_waits_at_its_end() -> None:
    """LR-R7, LR-R8, LR-R9, LR-A16"""
    t = road("a c").load(red="iron grain").follow("red roll", "? roll 3")
    assert label(t, "red move ab3") == "Move to Ashford–Brack 3: lose 2 gold"
    assert label(t, "red move ac3") == "Move to Ashford–Cairn 3: 4 in 6 to lose cargo"
    assert label(t, "red move da6") == "Move to Dray–Ashford 6: lose your next turn"
    t.pay(red=1)
    assert label(t, "red move ab3") == "Move to Ashford–Brack 3: lose 1 gold"
    t.load(red="")
    assert label(t, "red move ac3") == "Move to Ashford–Cairn 3: you have no cargo to lose"
    t = road("a c").follow("red roll", "? roll 2")
    assert label(t, "red move ac2") == "Move to Ashford–Cairn 2: then back 2, to Ashford"
    assert label(t, "red move ab2") == "Move to Ashford–Brack 2"
    assert (
        label(t, "red move ac2", "de") == "Nach Ashford–Cairn 2 fahren: dann 2 zurück, nach Ashford"
    )


def test_an_offer_says_what_either_side_gets() -> None:
    """LR-A26, LR-A32"""
    t = road("a c").load(red="grain coal", blue="iron")
    assert label(t, "red offer blue 1 1", blue="Bea") == "Offer Bea grain for iron"
    assert label(t, "red offer blue 12 0", blue="Bea") == "Offer Bea grain and coal for gold"
    assert label(t, "red offer blue 0 1", blue="Bea") == "Offer Bea gold for iron"
    assert label(t, "red offer blue 0 1", "de", blue="Bea") == "Bea Gold für Eisen bieten"
    t.follow("red offer blue 2 1")
    assert label(t, "red pay 2", blue="Bea") == "Offer Bea coal and 2 gold for iron"
    assert label(t, "red ask 3", blue="Bea") == "Offer Bea coal for iron and 3 gold"
    assert label(t, "red even", blue="Bea") == "Offer Bea coal for iron"
    t.follow("red ask 3")
    assert label(t, "blue accept", red="Ann") == "Accept: give iron and 3 gold, get coal"
    assert label(t, "blue decline", red="Ann") == "Decline Ann’s offer"
    assert label(t, "blue counter 1 12", red="Ann") == "Offer Ann iron for grain and coal instead"
    assert label(t, "red withdraw", blue="Bea") == "Withdraw your offer to Bea"
    said = label(t, "blue accept", "de", red="Ann")
    assert said == "Annehmen: Eisen und 3 Gold geben, Kohle bekommen"


def test_a_purchase_says_where_it_would_sell_best() -> None:
    """LR-R12"""
    t = road("b c")  # coal, which Ashford needs
    assert promised(t, "red buy") == "sells for 4 at Ashford"
    t = road("b c", boxes={"b": ("lumber", "iron")})
    assert promised(t, "red buy") == "not needed anywhere now"


def test_a_purchase_that_sells_at_once_says_so_first() -> None:
    """LR-R12, LR-R14, LR-A18"""
    boxes = {"d": ("coal", "coal")}  # Ashford needs it too
    t = road("d c", boxes=boxes)
    assert promised(t, "red buy") == "sells for 4 here"
    t.load(red="iron").follow("red sell 1")  # the one sale of the turn
    assert promised(t, "red buy") == "sells for 4 at Ashford"
    t = road("d c", boxes={**boxes, "a": ("grain", "iron")}).load(red="iron").follow("red sell 1")
    assert promised(t, "red buy") == "sells for 4 here next turn"


def test_the_end_of_a_sale_says_what_it_means() -> None:
    """LR-R14, LR-A19, LR-A33"""
    t = road("b c").load(red="grain grain").follow("red sell 1")
    said = Reader("en", "land_routes", you=["red"]).say(t.words.prompt(t.s))
    assert said == "You can sell several cards in one sale: sell another, or close the sale."
    assert promised(t, "red done") == "no more selling this turn"
    t = road("b c", sales=2).load(red="grain grain").follow("red sell 1")
    assert promised(t, "red done") == ""


def promised(t: Road, line: str) -> str:
    seat, _, text = line.partition(" ")
    odds = t.edition.odds
    assert odds is not None
    number = t.seats.index(seat)
    return t.words.say(odds(t.game, t.view(number), number, t.words.read(text)) or "")


def test_a_roll_and_a_purchase_ask_nothing_more() -> None:
    """LR-R5, LR-R10"""
    t = road("b c")
    for text in ("roll", "buy"):
        assert t.words.warning(t.view(0), 0, t.words.read(text)) is None
