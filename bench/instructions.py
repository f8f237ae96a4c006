"""Instructions per decision, counted by callgrind: a figure that a busy machine does not change.

    python -m bench.instructions [GAME ...]

Each game is played twice at random, with few and with many games. The difference leaves out what
starting Python costs. Needs valgrind (Debian: apt-get install valgrind) and the compiled build.
"""

import re
import subprocess
import sys

import argosy

FEW, MORE = 10, 60
PLAYED = """
import sys
from argosy.core.play import random_games
from argosy.core.registry import edition
game = edition(sys.argv[1]).game(seats=int(sys.argv[2]))
print(int(random_games(game, int(sys.argv[3]), 1).decisions))
"""


def counted(name: str, seats: int, games: int) -> tuple[int, int]:
    """Decisions and instructions of that many games, Python's start included."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    ran = subprocess.run(
        [*command, "-c", PLAYED, name, str(seats), str(games)],
        capture_output=True,
        text=True,
        check=True,
    )
    collected = re.search(r"Collected : (\d+)", ran.stderr)
    if collected is None:
        raise SystemExit(f"callgrind did not say what it counted:\n{ran.stderr}")
    return int(ran.stdout), int(collected[1])


def main() -> None:
    for name in sys.argv[1:] or argosy.editions():
        seats = argosy.edition(name).default_seats
        decisions, instructions = counted(name, seats, FEW)
        all_decisions, all_instructions = counted(name, seats, MORE)
        each = (all_instructions - instructions) / (all_decisions - decisions)
        print(f"{name}, {seats} seats: {each:,.0f} instructions a decision", flush=True)


if __name__ == "__main__":
    main()
