# compiled
"""The sense of a bot: how good a table looks to each seat."""

from argosy.games.ship_it.board import Board
from argosy.games.ship_it.state import ShipItState


def appraise(board: Board, s: ShipItState) -> list[float]:
    return [0.0] * board.seats
