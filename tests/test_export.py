"""`argosy export`: what is written is what was played, whichever way it is written."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from tests.ppn_reader import read

from argosy.core.match import Match
from argosy.export import diagram
from argosy.export.board import Laid
from argosy.export.rows import game_row

TOP = Path(__file__).parents[1]
RECORDS = TOP / "src/argosy/games/sea_routes/records"
UNDONE = TOP / "src/argosy/games/land_routes/records/taken-back-2.txt"


def argosy(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "argosy", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_ppn_of_a_folder_is_one_file_with_every_game(tmp_path: Path) -> None:
    done = argosy("export", RECORDS, "--ppn", "-o", tmp_path / "games.ppn")
    assert done.returncode == 0, done.stderr
    games = read((tmp_path / "games.ppn").read_text(encoding="utf-8"))
    assert len(games) == len(list(RECORDS.glob("*.txt")))
    assert all(game.metadata["GameType"] == "Trade Routes at sea" for game in games)


def test_rows_are_the_same_as_json_and_as_parquet(tmp_path: Path) -> None:
    for rows in ("games", "lines"):
        done = argosy("export", RECORDS, "--jsonl", "--rows", rows)
        assert done.returncode == 0, done.stderr
        written = list(map(json.loads, done.stdout.splitlines()))
        file = tmp_path / f"{rows}.parquet"
        assert argosy("export", RECORDS, "--parquet", "--rows", rows, "-o", file).returncode == 0
        assert pq.read_table(file).to_pylist() == written


def test_a_row_replays_to_the_result_it_names() -> None:
    match = Match.replay(next(RECORDS.glob("*.txt")).read_text(encoding="utf-8"))
    row: dict[str, Any] = game_row(match, "file")
    s = match.game.setup()
    for line in row["lines"]:
        seat = -1 if line["seat"] is None else match.seats.index(line["seat"])
        match.game.apply_for(s, seat, line["action"])
    assert [player["score"] for player in row["players"]] == list(match.game.scores(s))
    assert row["decisions"] + row["outcomes"] == len(row["lines"])
    assert [p["seat"] for p in row["players"] if p["won"]] == match.winners()


def test_what_was_taken_back_is_left_out() -> None:
    match = Match.replay(UNDONE.read_text(encoding="utf-8"))
    gone = {entry.number for entry in match.entries if entry.taken_back or entry.code < 0}
    assert gone
    assert not gone & {line["number"] for line in game_row(match, "file")["lines"]}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([RECORDS], "--ppn, --jsonl and --parquet"),
        ([RECORDS, "--ppn", "--jsonl"], "--ppn, --jsonl and --parquet"),
        (["--ppn"], "Which records?"),
        ([RECORDS, "--parquet"], "-o FILE.parquet"),
        ([TOP / "docs", "--ppn"], "holds no record"),
        ([UNDONE, "--ppn"], "not played with a piecepack"),
    ],
)
def test_what_cannot_be_written_is_told(words: list[object], says: str) -> None:
    done = argosy("export", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr


def test_a_diagram_looks_like_those_of_the_piecepack() -> None:
    """The diagram of the description: two tile faces with coins, two backs."""
    faces = [
        Laid("tile", "face", 3, 4, "piecepack", 1, 3, 0),
        Laid("tile", "face", 1, 2, "piecepack", 3, 3, 270),
        Laid("coin", "back", 3, 1, "piecepack", 0.5, 2.5, 0),
        Laid("tile", "back", 1, 1, "piecepack", 1, 1, 0),
        Laid("tile", "back", 1, 1, "piecepack", 3, 1, 0),
        Laid("die", "face", 2, 5, "piecepack", 2.5, 1.5, 0),
        Laid("tile", "face", 5, 7, "dominoes", 5, 2.5, 90),
    ]
    assert diagram.draw(faces).splitlines() == [
        "┌───┬───┐",
        "│♛  │  ☀│",
        "│ 3 │ a ├───┐",
        "│♛⃝  │   │6 4│",
        "├─┰─┼─┰─┼───┘",
        "│ ┃ │4⃞┃ │",
        "┝━╋━┿━╋━┥",
        "│ ┃ │ ┃ │",
        "└─┸─┴─┸─┘",
    ]
