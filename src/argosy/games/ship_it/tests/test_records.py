"""Golden records: whole games, replayed line by line on every change."""

from functools import cache
from pathlib import Path

import pytest

import argosy
from argosy.core.match import Match
from argosy.games.ship_it.numbers import SHIPPED
from argosy.games.ship_it.rules.travel import is_frozen
from argosy.games.ship_it.state import ShipItState

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


@cache
def replayed(path: Path) -> Match:
    return argosy.replay(path.read_text())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_ending(path: Path) -> None:
    """SI-R33, SI-R34: every line is legal, the ending and the scores come out as written."""
    match = replayed(path)
    assert match.is_over
    assert match.record().write() == path.read_text()


def test_every_ending_every_verb_and_every_event_is_on_record() -> None:
    """SI-R33, SI-A35, SI-A44: with two, three and four seats."""
    matches = [replayed(path) for path in RECORDS]
    assert {m.ending for m in matches} == {"SI-R33", "SI-A35", "SI-A44"}
    assert {len(m.seats) for m in matches if m.ending == "SI-R33"} == {2, 3, 4}
    used = {e.line.text.split()[0] for m in matches for e in m.entries if not e.line.is_chance}
    assert used == {verb.text for verb in matches[0].words.actions.values()}
    told = {event.verb for m in matches for e in m.entries for event in e.events}
    assert told == set(matches[0].words.events)


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
