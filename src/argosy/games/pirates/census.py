# compiled
"""Count in how many places each piece of the kit is."""

from mypy_extensions import i64

from argosy.games.pirates.islands import has
from argosy.games.pirates.rules.reading import byte
from argosy.games.pirates.state import (
    ABOARD,
    BALLS,
    COINS,
    GONE,
    IN_BOX,
    KILLED,
    NO_ISLAND,
    PIECES,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables


def census(game: Tables, s: PiratesState) -> list[i64]:
    """Return a number for each of 24 tiles, 24 coins, 4 dice and 4 pawns; 1 if all is well."""
    pawns = [places_of(s, COINS + crew) for crew in range(4)]
    return count_tiles(game, s) + count_coins(s) + count_dice(s) + pawns


def count_tiles(game: Tables, s: PiratesState) -> list[i64]:
    """Count tiles: ships are null tiles, whirlpools ace tiles, the rest is land or in the box."""
    found: list[i64] = [1] * 24
    for suit in range(game.crews):
        owners = [crew for crew in range(game.crews) if byte(s.ships, crew) == suit]
        found[suit * 6] = max(1, len(owners)) + clashes(game, s, suit)
        if byte(s.whirlpools, suit) > GONE:
            found[suit * 6 + 1] = 0
    return found


def clashes(game: Tables, s: PiratesState, ship: i64) -> i64:
    """Count the other ships and whirlpools on the same water: each is one too many."""
    if s.island == NO_ISLAND:
        return 0
    board = game.boards[s.island]
    berth = byte(s.berths, ship)
    if berth >= board.positions:
        return 0
    lo = board.overlap_lo[berth]
    hi = board.overlap_hi[berth]
    found: i64 = 0
    for other in range(game.crews):
        there = byte(s.berths, other)
        if other != ship and there < board.positions and has(lo, hi, there):
            found += 1
        there = byte(s.whirlpools, other)
        if there < board.positions and has(lo, hi, there):
            found += 1
    return found


def count_coins(s: PiratesState) -> list[i64]:
    """Count cannonballs (null and ace) by number, crew by where each is found."""
    found: list[i64] = []
    for crew in range(4):
        found += [1, 1] if byte(s.balls, crew) <= BALLS else [0, 0]
        for coin in range(crew * 4, crew * 4 + 4):
            found.append(places_of(s, coin))
    return found


def places_of(s: PiratesState, piece: i64) -> i64:
    """Count how often a piece is on the table: on land, aboard or before its owner."""
    where = i64(s.where[piece])
    found: i64 = 1 if where in (ABOARD, KILLED) else 0
    for land in range(len(s.on)):
        if i64(s.on[land]) == piece + 1:
            found += 1 if where == land else 2
    return found


def count_dice(s: PiratesState) -> list[i64]:
    found: list[i64] = []
    for die in range(4):
        place = byte(s.dice, die)
        on_land = len([1 for land in range(len(s.on)) if i64(s.on[land]) == PIECES + 1 + die])
        found.append(on_land if place < UNDER else 1 + on_land if place <= IN_BOX else 0)
    return found
