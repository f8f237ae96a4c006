"""Golden records: whole games, replayed line by line on every change."""

from pathlib import Path

import pytest

import argosy

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_ending(path: Path) -> None:
    """WM-R32, WM-A65: every line is legal, the ending and the GC come out as written."""
    text = path.read_text()
    match = argosy.replay(text)
    assert match.is_over
    assert match.record().write() == text


def test_every_ending_module_and_action_is_on_record() -> None:
    """WM-R29, WM-A51, WM-A57: every ending, board and module, every action, every event."""
    matches = [argosy.replay(path.read_text()) for path in RECORDS]
    assert {m.ending for m in matches} == {"WM-R32", "WM-A51", "WM-A57", "WM-R29"}
    lost = [m for m in matches if m.ending == "WM-R29"]
    assert {m.state.cup == 0 for m in lost} == {True, False}
    assert {m.options["map"] for m in matches} == {0, 1, 2}
    assert {len(m.seats) for m in matches} >= {1, 2, 3, 4, 5, 6}
    for module in ("orcs", "combat"):
        assert any(m.options[module] for m in matches)
    words = matches[0].words
    used = {e.line.text.split()[0] for m in matches for e in m.entries if not e.line.is_chance}
    assert used == {verb.text for verb in words.actions.values()}
    told = {event.verb for m in matches for e in m.entries for event in e.events}
    assert told == set(words.events)
