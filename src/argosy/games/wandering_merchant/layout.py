"""Where everything lies."""

from argosy.core.table import Table
from argosy.games.wandering_merchant.land import Country
from argosy.games.wandering_merchant.state import MerchantState


def backdrop(country: Country) -> Table:
    return Table()


def table(country: Country, s: MerchantState, viewer: int = -1) -> Table:
    return Table()
