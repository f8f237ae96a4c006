"""What stands on the buttons: goods, prices, places, and where a way leads."""

# ruff: noqa: RUF001  (apostrophes in the names of towns)

from argosy.core.language import Reader
from argosy.games.wandering_merchant.tests.tables import Caravan, example, number


def label(t: Caravan, line: str, language: str = "en") -> str:
    """Return what the button of an action says to its seat: `label(t, "red buy cargo")`."""
    seat, _, text = line.partition(" ")
    assert t.why(line) is None
    said = t.words.choice(t.view(number(seat)), number(seat), t.words.read(text))
    return Reader(language, "wandering_merchant", you=[seat]).say(said)


def market(**options: int) -> Caravan:
    """Red stays in the Wizards' City, with goods to sell there, equipment, and 300 GC."""
    t = example(**options)
    t.found("e4", "magic")
    t.put("red", "e4")
    t.fill_purse("red", 300)
    t.offer("magic", 2)
    t.load("red", "clothes")
    t.equip("red", "shields")
    return t.begin("red")


def test_deals_name_the_good_the_price_and_the_town() -> None:
    """WM-R12, WM-R14, WM-R15"""
    t = market()
    assert label(t, "red stay") == "Stay in the Wizards’ City and trade freely"
    t.act("red stay")
    assert label(t, "red buy cargo") == "Buy magical ingredients as cargo for 200 GC"
    assert label(t, "red buy use") == "Buy magical ingredients for use, for 200 GC"
    assert label(t, "red sell clothes") == "Sell clothes for 120 GC in the Wizards’ City"
    assert label(t, "red barter shields") == "Barter shields: 25 GC toward magical ingredients"
    assert label(t, "red upgrade") == "Make a small cart big for 50 GC"
    assert label(t, "red done") == "End your trade"
    said = label(t, "red sell clothes", "de")
    assert said == "Kleidung in der Zaubererstadt für 120 GM verkaufen"


def test_credit_and_barter_come_off_the_price() -> None:
    """WM-A27, WM-A70"""
    t = market()
    t.credit("magic", 100)
    t.act("red stay")
    said = "Buy magical ingredients as cargo for 100 GC and 100 credit"
    assert label(t, "red buy cargo") == said
    assert label(t, "red upgrade") == "Make a small cart big for 50 credit"
    t.act("red barter shields", "coin wood")
    said = "Buy magical ingredients as cargo for 75 GC and 125 credit"
    assert label(t, "red buy cargo") == said
    assert label(t, "red done") == "End your trade: 25 GC of barter are lost"
    assert label(t, "red upgrade") == "Make a small cart big for 50 credit"  # barter is for goods


def test_a_way_says_where_it_leads() -> None:
    """WM-R9, WM-R10, WM-A9, WM-A62"""
    t = example(orcs=1)
    t.put("red", "f2")
    t.begin("red")
    assert label(t, "red head east") == "Set out east to plains 2"
    assert label(t, "red head west") == "Set out west to an unknown town"
    t.found("e2", "jewelry")
    assert label(t, "red head west") == "Set out west to the Elven Town"
    t.orcs_at("g2", "wood", 2)
    said = "Set out east to plains 2, where orcs of strength 2 are"
    assert label(t, "red head east") == said
    assert label(t, "red head west", "de") == "Nach Westen aufbrechen: Elfenstadt"
    t.act("red head west", "6")
    assert label(t, "red step east") == "Go east to plains 4: 1 step left"
    assert label(t, "red step west") == "Go west to mountains 4: 1 step left"
    assert label(t, "red stop") == "Stop in the Elven Town to trade"


def test_boats_nights_forests() -> None:
    """WM-R18, WM-R19, WM-R20, WM-R21"""
    t = example()
    t.put("red", "a1")
    t.fill_purse("red", 90)
    t.begin("red")
    assert label(t, "red stay") == "Stay here this turn: 50 GC for the night"
    t.act("red head east", "6")
    assert label(t, "red ferry east") == "Pay 20 GC for a boat east to mountains 3 and stop there"
    t = example()
    t.put("red", "d6")
    t.begin("red")
    t.act("red head north", "6")  # a three-way forest of 5: one step is left
    said = "Let the 6 lead you west to the Riders’ Town and stop there"
    t.found("c5", "horses")
    assert label(t, "red compass 6") == said
    t = example()
    t.put("red", "d5")
    t.begin("red")
    assert label(t, "red roll") == "Roll, and let a die lead you out"


def test_searches_and_discoveries() -> None:
    """WM-R16, WM-R22"""
    t = example()
    t.put("red", "f5")
    t.begin("red")
    assert label(t, "red search") == "Search the wizard’s tower for magical ingredients"
    assert label(t, "red search", "de") == "Nach Zauberzutaten suchen: der Zauberturm"
    t.put("red", "e4")
    t.begin("red")
    assert label(t, "red explore") == "Explore this town: up to 100 GC of credit"
