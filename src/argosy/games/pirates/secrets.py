"""Say who knows what: the values of crew coins, and nothing else, are hidden (PV-A52, PV-A53).

A seat knows a value if the coin is its own or was shown and not recruited since.
"""

from mypy_extensions import i64

from argosy.core.contract import UNKNOWN, Rng
from argosy.games.pirates.rules.reading import unseen_values
from argosy.games.pirates.state import COINS, NOT_DEALT, PiratesState
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit, count, nth


def is_known(game: Tables, s: PiratesState, coin: i64, viewer: i64) -> bool:
    return game.seat_of[coin >> 2] == viewer or s.open & bit(coin) != 0


def hide(game: Tables, s: PiratesState, viewer: i64) -> None:
    """Leave what a viewer knows: other values are UNKNOWN. That a coin is not dealt yet, everyone sees."""
    values = s.values[:]
    for coin in range(COINS):
        if values[coin] != NOT_DEALT and not is_known(game, s, coin, viewer):
            values[coin] = UNKNOWN
    s.values = values


def imagine(game: Tables, known: PiratesState, rng: Rng) -> PiratesState:
    """Return a table that could be the true one: unseen values are dealt among each crew's unseen coins."""
    s = known.clone()
    values = known.values[:]
    for crew in range(game.crews):
        bag = unseen_values(values, crew)
        for coin in range(crew * 4, crew * 4 + 4):
            if values[coin] == UNKNOWN:
                value = nth(bag, rng.below(count(bag)))
                bag ^= bit(value)
                values[coin] = value
    s.values = values
    return s
