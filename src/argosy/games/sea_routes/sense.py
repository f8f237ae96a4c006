# compiled
"""The sense of a bot: how good a table looks to each seat."""

from mypy_extensions import i64

from argosy.games.sea_routes.rules import CATEGORIES, Chart, tally
from argosy.games.sea_routes.state import SeaRoutesState


def appraise(chart: Chart, s: SeaRoutesState) -> list[float]:
    worth = [float(s.scores[seat]) for seat in range(chart.seats)]
    for category in range(CATEGORIES):
        for seat in range(chart.seats):
            worth[seat] += 0.5 * float(tally(chart, s, seat, category))
    total = sum(worth)
    return [(w * float(chart.seats) - total) / (total + 40.0) for w in worth]
