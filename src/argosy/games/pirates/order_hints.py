"""Say, in two or three words, what stands against an order that cannot be given."""

from collections.abc import Callable

from argosy.core.contract import LEGAL, a_of, verb_of
from argosy.core.phrase import Phrase
from argosy.games.pirates import numbers
from argosy.games.pirates.rules.crews import why_not_recruit, why_not_supply
from argosy.games.pirates.rules.gunnery import why_not_board_at_all, why_not_fire_at_all
from argosy.games.pirates.rules.reading import piece_of
from argosy.games.pirates.rules.ships import (
    why_not_drain,
    why_not_ocean,
    why_not_sail_at_all,
    why_not_whirlpool_at_all,
)
from argosy.games.pirates.rules.treasures import why_not_unload
from argosy.games.pirates.state import ABOARD, ACTING, PiratesState
from argosy.games.pirates.tables import Tables

SHORTLY = {
    numbers.NO_SHIP: "order-no-ship",
    numbers.CAPTAIN_ASHORE: "order-captain-ashore",
    numbers.NO_COAST_AT_SEA: "order-at-sea",
    numbers.HOLED_HERE: "order-holed",
    numbers.AT_SEA: "order-already-out",
    numbers.HOLED_FROM_SEA: "order-holed",
    numbers.NO_BALL: "order-no-ball",
    numbers.FEW_BALLS: "order-few-balls",
    numbers.WHIRLPOOL_USED: "order-whirlpool-used",
    numbers.NO_WHIRLPOOL: "order-no-whirlpool",
    numbers.RECRUIT_ON_COAST: "order-only-at-sea",
    numbers.NOBODY_KILLED: "order-nobody-killed",
    numbers.SUPPLY_ON_COAST: "order-only-at-sea",
    numbers.NO_BALL_SPENT: "order-no-ball-spent",
    numbers.UNLOAD_ON_COAST: "order-only-at-sea",
    numbers.NOTHING_ABOARD: "order-nothing-aboard",
}
# Where the order itself may be given, but nothing is there to give it for.
NOTHING = {
    "sail": Phrase("order-hemmed-in"),
    "fire": Phrase("order-nothing-in-line"),
    "board": Phrase("order-no-ship-alongside"),
    "walk": Phrase("order-no-way"),
    "dig": Phrase("order-no-spot"),
    "attack": Phrase("order-no-enemy"),
    "hail": Phrase("order-no-free-ship"),
    "return": Phrase("order-only-at-sea"),
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


def order_hints(game: Tables, s: PiratesState) -> dict[str, Phrase]:
    """Return, by verb, what stands against each order, should no action of its kind be possible."""
    if s.step != ACTING:
        return {}
    found = NOTHING.copy()
    for verb, ask in ASKED.items():
        reason = int(ask(game, s))
        if reason != LEGAL:
            found[verb] = shortly(reason)
    if all(s.where[piece_of(s.crew, who)] >= ABOARD for who in range(5)):
        found["dig"] = Phrase("order-nobody-ashore")
    return found


def shortly(reason: int) -> Phrase:
    id = SHORTLY[verb_of(reason)]
    return Phrase(id, {"needed": int(a_of(reason))}) if id == "order-few-balls" else Phrase(id)
