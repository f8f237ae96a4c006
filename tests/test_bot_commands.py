"""The command `hint`."""

from pathlib import Path

import pytest

import argosy
from argosy.cli import run


@pytest.fixture(name="record")
def save_a_record(tmp_path: Path) -> Path:
    match = argosy.new("sea_routes", seed=3, rounds=1)
    for _ in range(4):
        match.play(match.legal()[0])
    path = tmp_path / "game.txt"
    path.write_text(match.record().write())
    return path


def test_a_hint_says_what_and_why(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["hint", str(record), "--bot", "ismcts:iterations=60", "--seed", "1"]
    assert run(words) == 0
    first = capsys.readouterr().out
    assert first.startswith("ismcts:iterations=60 would play: ")
    assert "victory for " in first
    assert run(words) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--at", "1"], "Chance is next"),
        (["--at", "9999"], "there is no position"),
        (["--bot", "kasparov"], "There is no bot"),
        (["--bot", "hard:seconds=soon"], "goes from"),
    ],
)
def test_a_hint_that_cannot_be_given_says_so(
    words: list[str], says: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["hint", str(record), *words]) == 2
    assert says in capsys.readouterr().err
