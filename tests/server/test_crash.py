"""After `kill -9` every acknowledged move is there, once and in order; a server that acknowledges
early is caught.
"""

from pathlib import Path

import pytest

from .crash import Report, crash


def told(report: Report) -> str:
    slowest = max(report.recovery, default=0)
    middle = sorted(report.recovery)[len(report.recovery) // 2] if report.recovery else 0
    return (
        f"{report.kills} kills, {report.tables} tables, {report.acked} acknowledged: {report.lost} lost, "
        f"{report.doubled} doubled, {report.gaps} gaps, {report.vanished} shown and gone; "
        f"back after {middle:.2f} s, at most {slowest:.2f} s"
    )


def test_no_acknowledged_move_is_lost(tmp_path: Path, seed: int) -> None:
    report = crash(f"sqlite:///{tmp_path / 'crash.db'}", 5, seed)
    print(told(report))
    assert report.kept_its_word, told(report)


def test_a_server_that_acknowledges_early_is_caught(tmp_path: Path, seed: int) -> None:
    report = crash(f"sqlite:///{tmp_path / 'control.db'}", 3, seed, control=True)
    print(told(report))
    assert report.lost > 0 and not report.kept_its_word, told(report)


@pytest.mark.long
def test_a_hundred_kills(tmp_path: Path, seed: int) -> None:
    report = crash(f"sqlite:///{tmp_path / 'crash.db'}", 100, seed)
    print(told(report))
    assert report.kept_its_word, told(report)
