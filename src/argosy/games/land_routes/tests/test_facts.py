"""What a screen is told as values: nothing of it has to be read from a sentence."""

import json

import argosy
from argosy.core.language import Reader
from argosy.games.land_routes.board import our_board, read_board
from argosy.games.land_routes.facts import Side, Way, facts
from argosy.games.land_routes.game import LandRoutes
from argosy.games.land_routes.layout import backdrop
from argosy.games.land_routes.words import words

from .tables import Road, road
from .test_board import SHEET, triangle


def test_the_traders_and_what_they_have() -> None:
    """LR-R3, LR-A13, LR-A14, LR-A32"""
    t = road("a b c").load(red="grain coal").pay(blue=3).put(green="dc5")
    t.s.missing = 0b100
    red, blue, green = t.facts().traders
    assert (red.seat, red.square, red.gold, red.cargo) == ("red", "a", 8, ["grain", "coal"])
    assert (blue.seat, blue.gold, blue.cargo, blue.misses_turn) == ("blue", 3, [], False)
    assert (green.square, green.misses_turn, green.offers_left) == ("dc5", True, 2)
    t.follow("blue offer red 0 1", "blue pay 1")
    assert [trader.offers_left for trader in t.facts().traders] == [2, 1, 2]


def test_who_has_sold_all_they_may_in_their_turn() -> None:
    """LR-R14, LR-A33"""
    t = road("b c").load(red="grain grain", blue="iron")
    assert not any(trader.has_sold for trader in t.facts().traders)
    t.follow("red sell 1")  # the sale is open
    assert not any(trader.has_sold for trader in t.facts().traders)
    t.follow("red done")
    assert [trader.has_sold for trader in t.facts().traders] == [True, False]
    t.follow("red stay")
    assert not any(trader.has_sold for trader in t.facts().traders)


def test_a_token_is_nowhere_before_its_start() -> None:
    """LR-R4"""
    t = road("b d")
    t.state = t.position(14)
    assert t.step == "starting"
    assert [trader.square for trader in t.facts().traders] == ["b", None]


def test_the_boxes_of_the_centers_and_what_they_pay() -> None:
    """LR-R10, LR-R12, LR-A18"""
    t = road(price=3, pay_needs=5).load(red="coal", blue="grain coal")
    a, b, *_ = t.facts().centers
    assert (a.square, a.has, a.needs, a.pays) == ("a", "grain", "coal", {"grain": 1, "coal": 5})
    assert (b.square, b.pays) == ("b", {"grain": 2, "coal": 1})
    assert (t.facts().price, t.facts().pays_needs, t.facts().carried) == (3, 5, ["grain", "coal"])
    both = road(boxes={"a": ("coal", "coal")}).load(red="coal")
    assert both.facts().centers[0].pays == {"coal": 4}


def test_a_box_that_is_being_filled_shows_nothing() -> None:
    """LR-R10, LR-R13"""
    t = road().load(red="coal").follow("red buy")
    assert (t.facts().centers[0].has, t.facts().centers[0].needs) == (None, "coal")
    t.follow("? has a iron", "red sell 1")
    assert (t.facts().centers[0].has, t.facts().centers[0].needs) == ("iron", None)


def test_the_hazards_are_those_of_the_sheet() -> None:
    """LR-R8, LR-R9, LR-A1"""
    found = road().facts().hazards
    assert len(found) == sum(SHEET.values())
    assert (found["ab3"].kind, found["ab3"].amount) == ("gold", 2)
    assert (found["ab5"].kind, found["ab5"].amount) == ("back", 3)
    assert (found["ab7"].kind, found["ac5"].kind) == ("cargo", "turn")
    assert "ab1" not in found and "a" not in found


def test_where_a_roll_may_end_and_what_is_given_up_there() -> None:
    """LR-R6, LR-A6"""
    t = road().put(red="ab2").follow("red roll")
    assert (t.facts().roll, t.facts().ways) == (None, [])
    t.follow("? roll 3")
    assert t.facts().roll == 3
    assert {f"move {way.to}" for way in t.facts().ways} == set(t.legal())
    assert Way("a", 1) in t.facts().ways and Way("ab5", 0) in t.facts().ways
    t.follow("red move a")
    assert (t.facts().roll, t.facts().ways) == (None, [])


def test_what_either_side_of_an_offer_gives() -> None:
    """LR-A26, LR-A32"""
    t = road().load(red="grain coal iron", blue="hides")
    assert t.facts().offer is None
    t.follow("red offer blue 13 1")
    offer = t.facts().offer
    assert offer is not None
    assert offer.maker == Side("red", ["grain", "iron"], 0)
    assert offer.taker == Side("blue", ["hides"], 0)
    assert not offer.is_priced
    t.follow("red ask 2")
    offer = t.facts().offer
    assert offer is not None
    assert (offer.maker.gold, offer.taker.gold, offer.is_priced) == (0, 2, True)
    t.follow("blue counter 1 2")
    offer = t.facts().offer
    assert offer is not None
    assert (offer.maker.seat, offer.taker.cargo, offer.is_priced) == ("blue", ["coal"], False)
    t.follow("blue pay 4", "red decline")
    assert t.facts().offer is None


def test_the_bank_the_deck_and_the_rounds() -> None:
    """LR-R3, LR-A17, LR-A25, LR-A34"""
    t = road(gold=60, turns=30, calm=7).load(red="iron")
    found = t.facts()
    assert (found.bank, found.gold, found.deck, found.discards) == (44, 60, 69, 0)
    assert (found.round, found.rounds, found.calm, found.most_calm) == (1, 30, 0, 7)
    t.follow("red sell 1", "red stay", "blue stay")
    found = t.facts()
    assert (found.bank, found.discards, found.round, found.calm) == (42, 1, 2, 1)


def test_everybody_knows_the_same() -> None:
    """LR-A27"""
    t = road().load(red="grain").follow("red offer blue 1 0", "red ask 1")
    for viewer in (-1, 0, 1):
        known = t.view(viewer)
        assert isinstance(known, type(t.s))
        assert facts(t.tables, known, viewer) == t.facts()


# ── In words ──


def said(t: Road, language: str, you: tuple[str, ...] = (), **names: str) -> list[str]:
    reader = Reader(language, "land_routes", you=you, names=names)
    return [reader.say(t.words.event(event, -1)) for event in t.entries[-1].events]


def test_an_offer_is_told_to_either_side_by_name() -> None:
    """LR-A26, LR-A32"""
    t = road().load(red="grain coal", blue="iron").follow("red offer blue 12 1")
    assert said(t, "en", ("blue",), red="Bea") == [
        "Bea offered you grain and coal.",
        "In return Bea wanted iron from you.",
    ]
    assert said(t, "de", ("red",), blue="Bea") == [
        "Du hast Bea Getreide und Kohle angeboten.",
        "Dafür möchtest du Eisen von Bea.",
    ]
    t.follow("red even", "blue decline")
    assert said(t, "en", ("red",)) == ["Blue declined your offer."]
    assert said(t, "en", red="Bea") == ["Blue declined Bea’s offer."]  # noqa: RUF001
    assert said(t, "de", ("blue",)) == ["Du hast das Angebot von Rot abgelehnt."]


def test_a_side_without_cargo_offers_gold() -> None:
    """LR-A26"""
    t = road().load(blue="iron").follow("red offer blue 0 1")
    assert t.last() == ["Red offered Blue gold.", "In return Red wanted iron from Blue."]
    assert said(t, "de", ("blue",))[0] == "Rot hat dir Gold angeboten."


def test_the_centers_of_another_board_keep_their_names() -> None:
    """LR-A1"""
    changed = triangle()
    changed["centers"]["P"]["name"] = "St. Pell"
    options = argosy.edition("land_routes").choose({"seats": 2})
    game = LandRoutes(options, read_board(json.dumps(changed)))
    table = words(game)
    table.book = "land_routes"
    assert table.say(table.action(table.read("start p"))) == "Start at St. Pell"
    assert table.say(table.action(table.read("start q"))) == "Start at Q"
    labels = {spot.id: spot.label for spot in backdrop(game, game.setup()).spots}
    assert (labels["p"], labels["pq1"]) == ("St. Pell", "pq1")
    ours = {spot.id: spot.label for spot in road().backdrop().spots}
    assert [ours[name] for name in our_board().squares[:5]] == [f"square:{c}" for c in "abcde"]
