# compiled
"""Counts in how many places each piece of the kit is."""

from mypy_extensions import i64

from argosy.games.wandering_merchant.numbers import COINS, GOODS, HORSES, WILD
from argosy.games.wandering_merchant.rules.reading import carts, held, in_use
from argosy.games.wandering_merchant.state import (
    COUNTING,
    PLACING,
    POSTING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import count, members


def census(game: Tables, s: MerchantState) -> list[i64]:
    """Wilderness, towns, cart tiles, coins. Coins of a good are alike, but not those of orcs."""
    return tile_census(s) + town_census(s) + cart_census(game, s) + coin_census(game, s)


def tile_census(s: MerchantState) -> list[i64]:
    found: list[i64] = [0] * WILD
    for tile in members(s.bag):
        found[tile] += 1
    for place in range(32):
        tile = i64(s.tiles[place])
        if place < s.laid and tile < WILD:
            found[tile] += 1
    if s.step == PLACING and s.drawn < WILD:
        found[s.drawn] += 1
    return found


def town_census(s: MerchantState) -> list[i64]:
    """An explored town by its name; the others, face down or in the stack, are any of the rest."""
    found: list[i64] = [0] * GOODS
    hidden = GOODS - count(s.towns & ~s.hidden)
    for place in members(s.towns & ~s.hidden):
        found[i64(s.goods_at[place]) - 1] += 1
    return spread(found, hidden)


def cart_census(game: Tables, s: MerchantState) -> list[i64]:
    used: i64 = 0
    for seat in range(game.seats):
        used += carts(s, seat)
    surplus: list[i64] = [2] * max(0, used - 16)
    return [1] * 16 + surplus


def coin_census(game: Tables, s: MerchantState) -> list[i64]:
    if s.laid < 32:
        return [1] * (GOODS * COINS)  # still in their box
    found: list[i64] = []
    for good in range(GOODS):
        numbers: list[i64] = [0] * COINS
        alike = held(s.cup, good) + held(s.stacks, good) + held(s.heap, good)
        for seat in range(game.seats):
            alike += held(s.cargo[seat], good)
            if good != HORSES or game.tokens == 0:
                alike += in_use(s, seat, good)
        for place in members(s.orcs):
            coin = i64(s.orc_coins[place])
            if coin // COINS == good:
                numbers[coin % COINS] += 1
        if s.step == COUNTING and s.drawn == good:
            alike += 1
        if s.step == POSTING and s.drawn // COINS == good:
            numbers[s.drawn % COINS] += 1
        found += spread(numbers, alike)
    return found


def spread(found: list[i64], alike: i64) -> list[i64]:
    """Pieces not told apart fill the gaps; one too many is a surplus, a missing one stays 0."""
    left = alike
    filled = found[:]
    for n in range(len(filled)):
        if filled[n] == 0 and left > 0:
            filled[n] = 1
            left -= 1
    return filled + [2] * max(0, left)
