"""A randomised test that fails says how to repeat it, and is repeated by that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.dealer import Dealer

import argosy
from argosy.core.match import Match
from argosy.core.registry import editions

ROOT = Path(__file__).resolve().parents[1]
TESTS = """
def test_drawn(seed): raise AssertionError(f"drew {seed}")
def test_other(seed): raise AssertionError(f"drew {seed}")
def test_fixed(): raise AssertionError("drew nothing")
"""


def run(folder: Path, *words: str) -> list[str]:
    """What a run says of tests that fail."""
    (folder / "test_drawn.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-p", "tests.conftest"]
    command += ["--rootdir", str(folder), "-c", "/dev/null", "-p", "no:cacheprovider"]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [*command, str(folder), *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=alone,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout.splitlines()


def drawn(lines: list[str]) -> list[str]:
    return sorted(line for line in lines if line.startswith("E ") and "drew" in line)


def test_a_failure_says_how_to_repeat_it(tmp_path: Path) -> None:
    first = run(tmp_path, "-n", "2")
    told = sorted(line for line in first if line.startswith("Repeat it with: "))
    assert len(told) == 2  # the third test draws nothing
    name, _, number = told[0].removeprefix("Repeat it with: pytest ").partition(" --seed ")
    assert name == "'test_drawn.py::test_drawn'"
    assert told[1].endswith(f" --seed {number}")  # one for all workers
    again = drawn(run(tmp_path, "--seed", number, "-k", "other"))
    assert len(again) == 1 and len(set(drawn(first))) == 3
    assert again[0] in drawn(first)
    assert drawn(run(tmp_path, "--seed", f"{number}1", "-k", "other")) != again


@pytest.mark.parametrize("game", sorted(editions()))
def test_a_dealer_deals_the_same_from_the_same_seed(game: str, seed: int) -> None:
    edition = argosy.edition(game)

    def dealt(dealer: Dealer) -> list[str]:
        match = Match(edition, edition.choose({}), chance=dealer)
        return [entry.line.text for entry in match.entries]

    dealer = Dealer(seed)
    first, second = dealt(dealer), dealt(dealer)
    assert [dealt(Dealer(seed)), dealt(Dealer(seed))] == [first, first]
    assert second != first  # a second table has a deal of its own
    dealer.shuffle(seed + 1)
    assert dealt(dealer) != first
