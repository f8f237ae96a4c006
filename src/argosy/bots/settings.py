"""How a search treats a game.

A game declares its settings in `search.toml`, beside its evaluation. A game without that file is searched with the
defaults.
"""

import sys
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from argosy.core.contract import Game, State

FILE = "search.toml"


@dataclass(frozen=True)
class SearchSettings:
    """What `search.toml` may say; docs/bots.md tells how the values of our games were found."""

    pace: int = 1000  # iterations that one core makes in a second, about: levels count in them
    network_pace: int = 0  # the same with a network; 0: levels think without
    faith: float = 1.0  # how many iterations the first look at an action counts for
    paired: bool = False  # whether all actions are tried against the same dice
    settle_rounds: int = 0  # rounds that are played on by first looks before a table is judged

    def iterations_a_second(self, seats: int, network: bool) -> int:
        """Return the pace at a number of seats.

        A search that plays on slows down with every seat: there are more turns in a round, and more to see in each.
        Alone, three whole turns are played on, which takes as long as with two.
        """
        if network:
            return self.network_pace or self.pace
        return self.pace // max(2, seats) ** 2 if self.settle_rounds else self.pace

    def settle_turns(self, seats: int) -> int:
        """Count the turns that are played on: the one at hand, and whole rounds after it."""
        return 1 + self.settle_rounds * seats if self.settle_rounds else 0


def settings_of(game: Game[State]) -> SearchSettings:
    """Return what the game declares, or the defaults."""
    kind: type = type(game)
    return declared_beside(kind)


@lru_cache(maxsize=64)
def declared_beside(kind: type) -> SearchSettings:
    path = file_beside(kind, FILE)
    if path is None:
        return SearchSettings()
    return SearchSettings(**tomllib.loads(path.read_text(encoding="utf-8")))


def file_beside(kind: type, name: str) -> Path | None:
    """Find a file in the folder of a class of games, or else of a class that it extends."""
    for base in kind.__mro__[: kind.__mro__.index(Game)]:
        source = getattr(sys.modules.get(base.__module__), "__file__", None)
        path = Path(source).with_name(name) if source else None
        if path is not None and path.is_file():
            return path
    return None
