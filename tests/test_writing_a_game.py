"""docs/writing-a-game.md builds a whole game: it is built here as written, judged and played."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.sixth import seeing, write_lantern

SHELF = "import argosy.games\nargosy.games.__path__.append({shelf!r})\n"


@pytest.fixture(name="shelf")
def write_the_game(tmp_path: Path) -> Path:
    game = tmp_path / "shelf" / "last_lantern"
    write_lantern(game)
    assert len(list(game.rglob("*.*"))) == 15
    (tmp_path / "sitecustomize.py").write_text(SHELF.format(shelf=str(tmp_path / "shelf")))
    return tmp_path


def run(shelf: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env=seeing(shelf),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_laws_hold(shelf: Path) -> None:
    done = run(shelf, "-m", "argosy.laws", "last_lantern", "--players", "random,greedy")
    assert "All laws hold" in done.stdout, done.stderr


def test_its_own_tests_pass(shelf: Path) -> None:
    tests = shelf / "shelf" / "last_lantern" / "tests"
    done = run(
        shelf, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={shelf}", str(tests)
    )
    assert "2 passed" in done.stdout, done.stdout


def test_the_command_line_finds_it(shelf: Path) -> None:
    done = run(
        shelf,
        "-m",
        "argosy",
        "simulate",
        "last_lantern",
        "--seats",
        "greedy,random",
        "--games",
        "20",
    )
    assert "LL-R3" in done.stdout, done.stderr
