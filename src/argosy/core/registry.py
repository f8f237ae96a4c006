"""The games, found by looking: every folder of argosy.games with an EDITION is one. Nothing lists them."""

import importlib
import pkgutil
from functools import cache

from argosy.core.contract import Game, State
from argosy.core.edition import BadInput, Edition


@cache
def editions() -> dict[str, Edition]:
    """All games by id, in the order of their ids."""
    shelf = importlib.import_module("argosy.games")
    found = {}
    for module in sorted(pkgutil.iter_modules(shelf.__path__), key=lambda m: m.name):
        if module.ispkg:
            edition = getattr(
                importlib.import_module(f"argosy.games.{module.name}"), "EDITION", None
            )
            if edition is not None:
                found[edition.id] = edition
    return found


def edition(name: str) -> Edition:
    try:
        return editions()[name]
    except KeyError:
        known = ", ".join(editions())
        raise BadInput(f"There is no game {name!r}. There is: {known}.") from None


def game(name: str, **options: int) -> Game[State]:
    """`game("sea_routes", seats=3, coins_per_round=2)`"""
    return edition(name).game(**options)
