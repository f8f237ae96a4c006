# compiled
"""The sense of a bot: how good a table looks to each seat."""

from argosy.games.wandering_merchant.land import Country
from argosy.games.wandering_merchant.state import MerchantState


def appraise(country: Country, s: MerchantState) -> list[float]:
    worth = [float(s.purses[seat]) for seat in range(country.seats)]
    total = sum(worth)
    return [(w * float(country.seats) - total) / (total + 40.0) for w in worth]
