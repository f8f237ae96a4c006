"""A sixth game touches exactly one folder: a copy of the smallest one is found and judged."""

import os
import shutil
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import argosy

TESTS = Path(__file__).parent
UNWANTED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "tests", "web")
SHELF = "import argosy.games\nargosy.games.__path__.append({shelf!r})\n"


def smallest_game(shelf: Path) -> str:
    def size(name: str) -> int:
        return sum(file.stat().st_size for file in (shelf / name).glob("*.py"))

    return min(argosy.editions(), key=size)


def copy_game(source: Path, target: Path, code: str) -> None:
    """The same rules under another name, with other clause numbers."""
    shutil.copytree(source, target, ignore=UNWANTED)
    for file in target.rglob("*"):
        if file.suffix in (".py", ".md", ".txt"):
            text = file.read_text(encoding="utf-8").replace(source.name, target.name)
            text = text.replace(f"{code}-", "ZZ-").replace(f'"{code}"', '"ZZ"')
            file.write_text(text, encoding="utf-8")


@pytest.fixture(name="shelf")
def put_on_the_shelf(tmp_path: Path) -> Path:
    with as_file(files("argosy.games")) as games:
        name = smallest_game(games)
        copy_game(games / name, tmp_path / "shelf" / "sixth_game", argosy.edition(name).code)
    (tmp_path / "sixth_shelf.py").write_text(SHELF.format(shelf=str(tmp_path / "shelf")))
    return tmp_path


def run_laws(shelf: Path, which: str) -> subprocess.CompletedProcess[str]:
    """The laws, by pytest, with one more folder to look for games in."""
    path = os.pathsep.join(filter(None, [str(shelf), os.environ.get("PYTHONPATH", "")]))
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
        env={**os.environ, "PYTHONPATH": path, "ARGOSY_LAW_GAMES": "1"},
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_laws_find_and_pass_a_copied_game(shelf: Path) -> None:
    done = run_laws(shelf, "not both_ends")
    assert done.returncode == 0, done.stdout + done.stderr
    seats = len(argosy.edition(smallest_game(Path(str(files("argosy.games"))))).seats)
    assert f"{4 * seats} passed" in done.stdout


def test_the_laws_judge_a_copied_game(shelf: Path) -> None:
    """Its words are really read: a clause that it lacks is noticed."""
    rulings = shelf / "shelf/sixth_game/rulings.md"
    rulings.write_text("# Rulings\n", encoding="utf-8")
    done = run_laws(shelf, "words")
    assert done.returncode == 1
    assert "no such clause" in done.stdout
