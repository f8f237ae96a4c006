"""What the golden records of this game must show besides every ending and action."""

from pathlib import Path

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


def test_a_game_with_lines_taken_back_is_on_record() -> None:
    """SR-A36"""
    assert any(" undo " in path.read_text() for path in RECORDS)
