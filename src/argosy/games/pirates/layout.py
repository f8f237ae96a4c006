from argosy.core.table import Table
from argosy.games.pirates.rules import Chart
from argosy.games.pirates.state import PiratesState


def backdrop(game: Chart) -> Table:
    return Table()


def table(game: Chart, s: PiratesState, viewer: int = -1) -> Table:
    return Table()
