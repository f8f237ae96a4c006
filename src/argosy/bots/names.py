"""Bots by name, as people and records write them: `greedy`, later `hard:seconds=5`."""

from collections.abc import Callable

from argosy.bots.bot import Bot
from argosy.bots.greedy import GreedyBot
from argosy.bots.random import RandomBot
from argosy.core.edition import BadInput

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str) -> Bot:
    try:
        return BOTS[name]()
    except KeyError:
        raise BadInput(f"There is no bot {name!r}. There is: {', '.join(BOTS)}.") from None
