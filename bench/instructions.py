"""Count instructions per decision with callgrind: a figure that a busy machine does not change.

    python -m bench.instructions [GAME ...] [--seats 2] [--against FOLDER]

Each game is played at random, fifty times from fixed seeds, and only what happens inside `random_games` is counted.
Last comes Trade Routes at sea by hand in C (bench/sea_routes.c), which plays the same games: what a game costs at the
least. `--against` counts another build too, the one installed in that folder. Writes bench/results/instructions.md if
all games are counted. Needs valgrind, gcc and the compiled build.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import argosy
from bench.callgrind import collected

GAMES, SEED = 50, 1
RESULT = Path(__file__).parent / "results" / "instructions.md"
BY_HAND = Path(__file__).parent / "sea_routes.c"
PLAYED = """
import sys
from argosy.core.play import random_games
from argosy.core.registry import edition
name, seats, games, seed = sys.argv[1], *map(int, sys.argv[2:])
game = edition(name).game(seats=seats)
tally = random_games(game, games, seed)
print(int(tally.decisions), int(tally.outcomes))
"""


@dataclass
class Count:
    decisions: int
    outcomes: int
    instructions: int

    @property
    def each(self) -> float:
        return self.instructions / self.decisions


def counted(command: list[str], inside: str, env: dict[str, str] | None = None) -> Count:
    """Run a command that prints decisions and outcomes, and count what it does inside a function."""
    printed, instructions = collected(command, [inside], {**os.environ, **(env or {})})
    decisions, outcomes = map(int, printed.split()[:2])
    return Count(decisions, outcomes, instructions)


def of_game(name: str, seats: int, build: str = "") -> Count:
    """Count the installed build, or the one in another folder."""
    command = [sys.executable, "-c", PLAYED, name, str(seats), str(GAMES), str(SEED)]
    env = {"PYTHONPATH": build} if build else {}
    return counted(command, "CPyDef_argosy___core___play___random_games", env)


def by_hand(seats: int) -> Count:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "sea_routes")
        subprocess.run(["gcc", "-O3", "-o", str(made), str(BY_HAND)], check=True)
        return counted([str(made), str(seats), str(GAMES), str(SEED)], "play_games")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="", metavar="FOLDER")
    given = parser.parse_args()
    before = " before |" if given.against else ""
    lines = [
        f"| {given.seats} seats |{before} instructions a decision | decisions counted |",
        f"| --- |{' ---: |' if before else ''} ---: | ---: |",
    ]
    print(*lines, sep="\n", flush=True)
    for name in given.games or argosy.editions():
        old = f" {of_game(name, given.seats, given.against).each:,.0f} |" if before else ""
        found = of_game(name, given.seats)
        lines.append(f"| {name} |{old} {found.each:,.0f} | {found.decisions:,} |")
        print(lines[-1], flush=True)
    limit, ours = by_hand(given.seats), of_game("sea_routes", given.seats)
    if (limit.decisions, limit.outcomes) != (ours.decisions, ours.outcomes):
        raise SystemExit("bench/sea_routes.c plays other games than argosy.games.sea_routes")
    empty = " |" if before else ""
    lines.append(f"| sea_routes by hand in C |{empty} {limit.each:,.0f} | {limit.decisions:,} |")
    print(lines[-1])
    if not given.games:
        head = "# Instructions a decision\n\nMade by `python -m bench.instructions`. Random games, callgrind."
        RESULT.write_text("\n".join([head, "", *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
