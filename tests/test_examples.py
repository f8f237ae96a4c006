"""The examples run; those that train, at a small size. `make long` brings PyTorch."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("sea_routes", 2), ("land_routes", 3)])
def test_ppo_learns_a_little(game: str, seats: int, tmp_path: Path) -> None:
    """A curve of three points and weights with their versions come out."""
    small = ["--seconds", "4", "--n", "32", "--steps", "16", "--games", "8", "--points", "2"]
    done = subprocess.run(
        [
            *(sys.executable, str(TOP / "examples" / "ppo.py")),
            *("--game", game, "--seats", str(seats), "--out", str(tmp_path / "ppo"), *small),
        ],
        env={**os.environ, "PYTHONWARNINGS": "default"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("beats") >= 3
    assert (tmp_path / "ppo.svg").read_text().count("<polyline") == 3
    assert (tmp_path / "ppo.pt").stat().st_size > 10_000
