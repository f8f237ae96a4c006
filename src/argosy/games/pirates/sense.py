# compiled
"""The sense of a bot: how good a table looks to each seat."""

from argosy.games.pirates.rules import Chart, total
from argosy.games.pirates.state import PiratesState


def appraise(game: Chart, s: PiratesState) -> list[float]:
    return [float(total(game, s, seat)) for seat in range(game.seats)]
