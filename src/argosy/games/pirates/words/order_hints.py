"""Say beside each order's button, in two or three words, what stands against it."""

from collections.abc import Callable

from argosy.core.contract import LEGAL, a_of, verb_of
from argosy.core.table import Mark
from argosy.games.pirates import numbers
from argosy.games.pirates.rules.crews import why_not_recruit, why_not_supply
from argosy.games.pirates.rules.gunnery import why_not_board_at_all, why_not_fire_at_all
from argosy.games.pirates.rules.ships import (
    why_not_drain,
    why_not_ocean,
    why_not_sail_at_all,
    why_not_whirlpool_at_all,
)
from argosy.games.pirates.rules.treasures import why_not_unload
from argosy.games.pirates.state import ACTING, PiratesState
from argosy.games.pirates.tables import Tables

SHORTLY = {
    numbers.NO_SHIP: "no ship",
    numbers.CAPTAIN_ASHORE: "captain ashore",
    numbers.NO_COAST_AT_SEA: "in open ocean",
    numbers.HOLED_HERE: "ship is holed",
    numbers.AT_SEA: "already out",
    numbers.HOLED_FROM_SEA: "ship is holed",
    numbers.NO_BALL: "no ball",
    numbers.FEW_BALLS: "needs {} balls",
    numbers.WHIRLPOOL_USED: "used",
    numbers.NO_WHIRLPOOL: "not placed",
    numbers.RECRUIT_ON_COAST: "in open ocean only",
    numbers.NOBODY_KILLED: "nobody killed",
    numbers.SUPPLY_ON_COAST: "in open ocean only",
    numbers.NO_BALL_SPENT: "all balls aboard",
    numbers.UNLOAD_ON_COAST: "in open ocean only",
    numbers.NOTHING_ABOARD: "no treasure aboard",
}
# Where the order itself may be given, but nothing is there to give it for.
NOTHING = {
    "sail": "hemmed in",
    "fire": "nothing in line",
    "board": "no ship alongside",
    "walk": "no way on foot",
    "dig": "no spot beside",
    "attack": "no enemy beside",
    "hail": "no free ship",
}
ASKED: dict[str, Callable[[Tables, PiratesState], int]] = {
    "sail": lambda game, s: why_not_sail_at_all(s),
    "ocean": lambda game, s: why_not_ocean(s),
    "fire": lambda game, s: why_not_fire_at_all(s) or why_not_at_sea(s),
    "board": lambda game, s: why_not_board_at_all(game, s) or why_not_at_sea(s),
    "whirlpool": lambda game, s: why_not_whirlpool_at_all(s),
    "drain": lambda game, s: why_not_drain(s),
    "recruit": lambda game, s: why_not_recruit(s),
    "supply": lambda game, s: why_not_supply(s),
    "unload": why_not_unload,
}


def why_not_at_sea(s: PiratesState) -> int:
    """Object if the ship is in the open ocean, where nothing is in line or alongside."""
    objection = why_not_sail_at_all(s)
    return int(objection) if objection == numbers.NO_COAST_AT_SEA else LEGAL


def order_hints(game: Tables, s: PiratesState) -> list[Mark]:
    """Return a mark for each order that cannot be given; its text says what is missing."""
    if s.step != ACTING:
        return []
    found = {verb: shortly(int(ask(game, s))) for verb, ask in ASKED.items()}
    found |= {verb: says for verb, says in NOTHING.items() if not found.get(verb)}
    return [Mark(f"order.{verb}", "order", (), says) for verb, says in found.items() if says]


def shortly(reason: int) -> str:
    return "" if reason == LEGAL else SHORTLY[verb_of(reason)].format(a_of(reason))
