"""Where everything lies."""

from argosy.core.contract import SPECTATOR
from argosy.core.table import Layout, Table, Zone
from argosy.games.ship_it.board import Board
from argosy.games.ship_it.state import ShipItState


def backdrop(board: Board) -> Table:
    return Layout(zones=[Zone("board", 1.0, 1.0)]).done()


def table(board: Board, s: ShipItState, viewer: int = SPECTATOR) -> Table:
    return Layout().done()
