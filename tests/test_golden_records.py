"""Golden records: whole games of every game, replayed line by line on every change."""

from functools import cache
from pathlib import Path

import pytest

import argosy
from argosy.core.match import Match
from argosy.core.registry import folder
from argosy.games.pirates.numbers import LEFT_SHIP, TOOK


def records(name: str) -> list[Path]:
    return sorted((Path(str(folder(name))) / "records").glob("*.txt"))


@cache
def replayed(file: Path) -> Match:
    return argosy.replay(file.read_text(encoding="utf-8"))


RECORDS = [
    pytest.param(file, id=f"{name}-{file.stem}")
    for name in argosy.editions()
    for file in records(name)
]
UNRECORDED = {"pirates": {TOOK, LEFT_SHIP}}  # events so rare that no record has them


@pytest.mark.parametrize("file", RECORDS)
def test_a_record_replays_to_its_ending(file: Path) -> None:
    """SR-R24, LR-R16, LR-A31, PV-R5, PV-R7, SI-R33, SI-R34, WM-R32, WM-A65: every line is legal, the ending and the
    scores come out as written, and no piece was lost on the way."""
    match = replayed(file)
    assert match.is_over
    assert match.record().write() == file.read_text(encoding="utf-8")
    assert set(match.game.census(match.state)) == {1}


@pytest.mark.parametrize("name", argosy.editions())
def test_every_ending_and_every_action_is_on_record(name: str) -> None:
    """SR-R23, SR-R25, SR-A21; LR-A22, LR-A23, LR-A25; PV-R28, PV-R29, PV-R30, PV-A50, PV-A51; SI-A35, SI-A44;
    WM-R29, WM-A51, WM-A57"""
    matches = [replayed(file) for file in records(name)]
    words = matches[0].words
    assert {m.ending for m in matches} == {ending.clause for ending in words.endings.values()}
    played = {e.line.text.split()[0] for m in matches for e in m.entries if not e.line.is_chance}
    assert played - {"undo"} == {verb.text for verb in words.actions.values()}


@pytest.mark.parametrize("name", argosy.editions())
def test_every_event_is_on_record(name: str) -> None:
    matches = [replayed(file) for file in records(name)]
    told = {event.verb for m in matches for e in m.entries for event in e.events}
    assert told == set(matches[0].words.events) - UNRECORDED.get(name, set())
