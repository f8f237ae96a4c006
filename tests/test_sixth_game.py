"""A sixth game touches exactly one folder: a copy of the smallest one is found and judged."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.sixth import SIXTH, copy_smallest_game, seeing, smallest_game

import argosy

TESTS = Path(__file__).parent
SHELF = "import argosy.games\nargosy.games.__path__.append({shelf!r})\n"


@pytest.fixture(name="shelf")
def put_on_the_shelf(tmp_path: Path) -> Path:
    copy_smallest_game(tmp_path / "shelf" / SIXTH)
    (tmp_path / "sixth_shelf.py").write_text(SHELF.format(shelf=str(tmp_path / "shelf")))
    return tmp_path


def run_laws(shelf: Path, which: str) -> subprocess.CompletedProcess[str]:
    """The laws, by pytest, with one more folder to look for games in."""
    return subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "sixth_shelf", "-p", "no:cacheprovider"),
            *(
                "-m",
                "laws and not long",
                "-k",
                f"sixth_game and {which}",
                str(TESTS / "test_laws.py"),
            ),
        ],
        # The copy is interpreted, also where all else is compiled.
        env={**seeing(shelf), "ARGOSY_LAW_GAMES": "1", "ARGOSY_LAW_THOUGHT": "600"},
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_laws_find_and_pass_a_copied_game(shelf: Path) -> None:
    done = run_laws(shelf, "not both_ends")
    assert done.returncode == 0, done.stdout + done.stderr
    seats = len(argosy.edition(smallest_game()).seats)
    assert f"{4 * seats} passed" in done.stdout


def test_the_laws_judge_a_copied_game(shelf: Path) -> None:
    """Its words are really read: a clause that it lacks is noticed."""
    rulings = shelf / "shelf/sixth_game/languages/en/rulings.md"
    rulings.write_text("# Rulings\n", encoding="utf-8")
    done = run_laws(shelf, "words")
    assert done.returncode == 1
    assert "no such clause" in done.stdout
