"""What the golden records of this game must show besides every ending and action."""

from pathlib import Path

import argosy

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


def test_every_module_board_and_number_of_seats_is_on_record() -> None:
    """WM-R29, WM-R1: the orcs win with an empty cup, and with coins left in it."""
    matches = [argosy.replay(path.read_text()) for path in RECORDS]
    lost = [m for m in matches if m.ending == "WM-R29"]
    assert {m.state.cup == 0 for m in lost} == {True, False}
    assert {m.options["map"] for m in matches} == {0, 1, 2}
    assert {len(m.seats) for m in matches} >= {1, 2, 3, 4, 5, 6}
    for module in ("orcs", "combat"):
        assert any(m.options[module] for m in matches)
