"""What the buttons say: what, where, the price, and where going on leads; with two players which colour acts."""

from argosy.core.contract import EVERYONE, Event
from argosy.core.language import Reader
from argosy.games.ship_it.numbers import STOPPED
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import COLOURS


def label(t: Yard, text: str, reader: Reader | None = None) -> str:
    s = t.s
    found = t.words.choice(s, int(s.decider), t.words.read(text))
    return (reader or Reader("en", "ship_it")).say(found)


def test_prices_are_named() -> None:
    """SI-R10, SI-R13, SI-R14"""
    t = start()
    assert label(t, "buy") == "Buy a link for 1 AP, 28 in the pool"
    t.begin("red", "stopping", 8)
    assert label(t, "pipstop 4") == "Choose pip-stop 4 for 4 AP"


def test_going_on_says_where_it_leads() -> None:
    """SI-R9, SI-A49: the next phase in which there is something to decide, or the end of the turn."""
    t = start()
    assert label(t, "done") == "Go on to officials"
    t.s.hand = 0b110
    assert label(t, "done") == "Go on and build 2 links"
    t.s.hand = 0
    t.begin("red", "directing", 3)
    assert label(t, "done") == "Go on to freight"
    t.begin("red", "stopping", 3)
    assert label(t, "done") == "End your turn, 3 AP unused"
    assert label(t, "done", Reader("de", "ship_it")) == "Zug beenden, 3 AP verfallen"


def test_loads_have_letters_and_zones_numbers() -> None:
    """SI-R4, SI-R19: the name of a load cannot be taken for its value."""
    t = start()
    t.begin("red", "shipping", 3, 6)
    assert label(t, "ship red2 green.2") == "Move load Red B to zone Green 2 for 1 AP"
    german = label(t, "ship red2 green.2", Reader("de", "ship_it"))
    assert german == "Ladung Rot B für 1 AP nach Bezirk Grün 2 bewegen"


def test_with_two_players_the_colour_that_acts_is_named() -> None:
    """SI-A3"""
    t = start(2)
    for names, official, chose in (
        ({}, "your official", "Red chose pip-stop 4 for 4 AP."),
        ({"redblue": "Ann"}, "your red official", "Red (Ann) chose pip-stop 4 for 4 AP."),
    ):
        reader = Reader("en", "ship_it", names=names)
        t.begin("red", "directing", 8)
        to = next(text for text in t.legal() if text.startswith("official "))
        assert label(t, to, reader).startswith(f"Move {official} to ")
        t.begin("red", "stopping", 8)
        told = t.words.event(Event(STOPPED, COLOURS.index("red"), 4, 4, EVERYONE), 0)
        assert reader.say(told) == chose
