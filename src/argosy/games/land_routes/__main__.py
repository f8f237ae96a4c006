"""Check a board of your own: `python -m argosy.games.land_routes FILE`."""

import sys
from pathlib import Path

from argosy.games.land_routes.board import BadBoard, read_board
from argosy.games.land_routes.numbers import BLANK


def main(file: str) -> int:
    """Say whether the board can be played on, or what is wrong with it. Returns 0 if it can."""
    try:
        board = read_board(Path(file).read_text(encoding="utf-8"))
    except (BadBoard, OSError, UnicodeDecodeError) as problem:
        print(problem)
        return 1
    hazards = sum(effect != BLANK for effect in board.effects)
    print(f"{board.centers} centers, {len(board.squares)} squares, {hazards} hazards: playable.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
