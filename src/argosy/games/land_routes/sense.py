# compiled
"""The sense of a bot: how good a table looks to each seat."""

from argosy.games.land_routes.land import Land
from argosy.games.land_routes.rules import gold_of
from argosy.games.land_routes.state import LandRoutesState


def appraise(land: Land, s: LandRoutesState) -> list[float]:
    return [float(gold_of(s, seat)) / 100.0 for seat in range(land.seats)]
