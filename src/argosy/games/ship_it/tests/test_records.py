"""What the golden records of this game must show besides every ending and action."""

from functools import cache
from pathlib import Path

import argosy
from argosy.core.match import Match
from argosy.games.ship_it.numbers import SHIPPED
from argosy.games.ship_it.rules.travel import is_frozen
from argosy.games.ship_it.state import ShipItState

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


@cache
def replayed(path: Path) -> Match:
    return argosy.replay(path.read_text())


def test_the_end_by_the_rounds_is_on_record_with_every_number_of_seats() -> None:
    """SI-R33"""
    matches = [replayed(path) for path in RECORDS]
    assert {len(m.seats) for m in matches if m.ending == "SI-R33"} == {2, 3, 4}


def test_a_chain_a_take_back_and_a_frozen_load_are_on_record() -> None:
    """SI-R26, SI-R11, SI-R30"""
    path = next(path for path in RECORDS if path.stem.startswith("chain"))
    match = replayed(path)
    texts = [entry.line.text for entry in match.entries]
    assert any(text.startswith("takeback ") for text in texts)
    chained = [
        entry
        for entry in match.entries
        if entry.line.text.split()[0] in ("lay", "look", "chit")
        and any(event.verb == SHIPPED for event in entry.events)
    ]
    assert chained
    assert any(has_frozen_load(match, number) for number in range(100, len(texts), 7))


def has_frozen_load(match: Match, number: int) -> bool:
    s = match.position(number)
    assert isinstance(s, ShipItState)
    return any(is_frozen(s, load) for load in range(20))
