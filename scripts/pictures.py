"""Draws the pictures of the documentation: every game that is found, in the middle of a real game.

python scripts/pictures.py [GAME ...]
"""

import sys
from pathlib import Path

import argosy
from argosy.bots.greedy import GreedyBot
from argosy.core.contract import Rng
from argosy.core.match import Match
from argosy.draw import png, svg

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = 5
SHARE = 0.31  # of the game that has been played when the picture is taken


def decided(name: str, most: int) -> Match:
    """A game between greedy bots after so many decisions, or at its end."""
    match = argosy.new(name, seed=SEED)
    rng = Rng(SEED)
    for _ in range(most):
        if match.is_over:
            break
        seat = match.waiting
        action = GreedyBot().choose(match.game, match.view(seat), seat, rng)
        match.play_code(int(action), seat)
    return match


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or argosy.editions():
        whole = decided(name, 2000)
        decisions = sum(entry.seat >= 0 for entry in whole.entries)
        match = decided(name, int(decisions * SHARE))
        table = match.backdrop() + match.table()
        drawn = svg.draw(table, title=match.edition.title, says=match.prompt())
        (FOLDER / f"{name}.png").write_bytes(png.render(drawn, 1.0))
        print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
