# compiled
"""Counts in how many places each piece of the kit is."""

from mypy_extensions import i64

from argosy.games.ship_it.rules.setup import laid
from argosy.games.ship_it.rules.shipments import values_in_fist
from argosy.games.ship_it.state import COLOURS, HALVES, LAYING, NOWHERE, TILES, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import members
from argosy.kit.dominoes import DOMINOES


def census(game: Tables, s: ShipItState) -> list[i64]:
    """Tiles, dominoes, loads by name, coins by value, nulls on the score track, pawns, dice."""
    return [
        *census_of_tiles(s),
        *census_of_dominoes(game, s),
        *[1 if i64(s.loads[load]) < NOWHERE or s.step == LAYING else 0 for load in range(20)],
        *census_of_values(s),
        *[1 if s.scores[colour] >= 0 else 0 for colour in range(COLOURS)],
        *[1 if is_pawn_somewhere(s, suit) else 0 for suit in range(COLOURS)],
        *[1 if is_die_somewhere(s, suit) else 0 for suit in range(COLOURS)],
    ]


def census_of_tiles(s: ShipItState) -> list[i64]:
    found: list[i64] = [s.bag >> tile & 1 for tile in range(TILES)]
    for n in range(laid(s)):
        found[i64(s.order[n])] += 1
    return found


def census_of_dominoes(game: Tables, s: ShipItState) -> list[i64]:
    """In the pool, in hand, or with both halves on two neighbouring squares of the board."""
    found: list[i64] = [0] * DOMINOES
    for domino in range(DOMINOES):
        high = s.half_at[2 * domino]
        low = s.half_at[2 * domino + 1]
        apart = max(high, low) - min(high, low)
        if high >= 0 and (apart == 1 or apart == game.width):
            found[domino] += 1
        found[domino] += s.pool >> domino & 1
        found[domino] += s.hand >> domino & 1
        if s.step == LAYING:
            found[domino] += 1  # in its box
    return found


def census_of_values(s: ShipItState) -> list[i64]:
    """By colour and value: held by one load or in the fist, or still in the bag."""
    found: list[i64] = [0] * 20
    for colour in range(COLOURS):
        unseen: i64 = 5
        held: list[i64] = [0] * 5
        for load in range(5 * colour, 5 * colour + 5):
            if s.values[load] > 0:
                held[s.values[load] - 1] += 1
                unseen -= 1
        for value in members(values_in_fist(s, colour)):
            held[value] += 1
            unseen -= 1
        free = held.count(0)
        for v in range(5):
            found[5 * colour + v] = held[v] if held[v] > 0 else i64(free == unseen)
    return found


def is_pawn_somewhere(s: ShipItState, suit: i64) -> bool:
    rank = s.hubs >> (suit << 3) & 255
    return s.step == LAYING or 1 <= rank <= 6


def is_die_somewhere(s: ShipItState, colour: i64) -> bool:
    at = s.officials >> (colour << 3) & 255
    return s.step == LAYING or (at >= HALVES or s.half_at[at] >= 0)
