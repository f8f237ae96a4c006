"""Golden records: whole games, replayed line by line on every change."""

from pathlib import Path

import pytest

import argosy
from argosy.core.words import Verb

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_ending(path: Path) -> None:
    """SR-R24: every line is legal, the ending and the scores come out as written."""
    text = path.read_text()
    match = argosy.replay(text)
    assert match.is_over
    assert match.record().write() == text


def test_every_way_of_ending_and_every_ability_is_on_record() -> None:
    """SR-R23, SR-R25, SR-A21, SR-A36: and a game with lines taken back."""
    matches = [argosy.replay(path.read_text()) for path in RECORDS]
    assert {m.ending for m in matches} == {"SR-R23", "SR-R25", "SR-A21a", "SR-A21b"}
    used = {e.line.text.split()[0] for m in matches for e in m.entries if not e.line.is_chance}
    verbs: dict[int, Verb] = matches[0].words.actions
    assert used == {verb.text for verb in verbs.values()} | {"undo"}
    told = {event.verb for m in matches for e in m.entries for event in e.events}
    assert told == set(matches[0].words.events)
