"""What the buttons say: where to, and what leaving brings."""

import random

import pytest

import argosy
from argosy.core.language import Reader
from argosy.games.sea_routes.tests.tables import Sea, start


def label(t: Sea, text: str, language: str = "en") -> str:
    found = t.words.choice(t.s, int(t.s.decider), t.words.read(text))
    return Reader(language, "sea_routes").say(found)


def test_a_movement_names_what_it_claims() -> None:
    """SR-R9, SR-R11: nothing in the middle, a tile, a coin, and the coin with which a seat is out."""
    t = start()
    assert label(t, "sail c2") == "Sail to c2, claiming nothing"
    t.lines("red sail c2", "blue sail c4")
    assert t.facts.claims is not None
    tile = Reader("en", "sea_routes").say(t.facts.claims)
    assert label(t, "sail c1") == f"Sail to c1, claiming {tile}"
    t.put_ship("red", "b0")
    coin = Reader("en", "sea_routes").say(t.facts.claims)
    assert label(t, "sail a0") == f"Sail to a0, claiming the {coin}"
    t.s.taken += 1
    assert label(t, "sail a0") == f"Sail to a0, claiming the {coin}: your last of this round"
    assert label(t, "sail a0", "de").endswith(", deine letzte in dieser Runde")


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_claimed_is_what_the_label_said(seats: int) -> None:
    """SR-R9, SR-R19: in a whole game."""
    match, dice = argosy.new("sea_routes", seats=seats, seed=seats), random.Random(seats)
    while not match.is_over:
        text, seat, number = dice.choice(match.legal()), match.waiting, len(match.entries)
        said = match.words.choice(match.state, seat, match.words.read(text))
        match.play(text)
        events = [match.words.event(event, seat) for event in match.entries[number].events]
        claimed = [event.nouns for event in events if event.id.startswith("event-claimed-")]
        if "claim" in said.nouns:
            got = [nouns.get("tile", nouns.get("coin")) for nouns in claimed]
            assert got == ([said.nouns["claim"]] if said.nouns["what"] else [])
        else:
            assert not claimed
