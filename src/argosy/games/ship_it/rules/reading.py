# compiled
"""Reads the table: where officials, hubs and loads are, and what a space is called."""

from mypy_extensions import i64

from argosy.core.contract import a_of, b_of, pack, verb_of
from argosy.games.ship_it.numbers import OFFICIAL, SHIP
from argosy.games.ship_it.state import CHIT, HALVES, LOADS, TILES, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit


def official_at(s: ShipItState, colour: i64) -> i64:
    """Return the space of an official."""
    return s.officials >> (colour << 3) & 255


def hub_rank(s: ShipItState, suit: i64) -> i64:
    """Return the rank of the tile that the suit's pawn is on, or OUT."""
    return s.hubs >> (suit << 3) & 255


def is_hub(s: ShipItState, space: i64) -> bool:
    if space < HALVES:
        return False
    tile = space - HALVES
    return hub_rank(s, tile // 6) == tile % 6


def chits_of(s: ShipItState, colour: i64) -> i64:
    found: i64 = 0
    for load in range(colour * 5, colour * 5 + 5):
        if i64(s.loads[load]) == CHIT:
            found += 1
    return found


def official_halves(s: ShipItState) -> i64:
    """Return the half-dominoes with an official on them."""
    found: i64 = 0
    for colour in range(4):
        at = official_at(s, colour)
        if at < HALVES:
            found |= bit(at)
    return found


def loads_at(s: ShipItState, space: i64) -> i64:
    found: i64 = 0
    for load in range(LOADS):
        if i64(s.loads[load]) == space:
            found |= bit(load)
    return found


def coins_of(colour: i64) -> i64:
    """Return all loads of a colour."""
    return bit(5 * colour + 5) - bit(5 * colour)


def free_values(s: ShipItState, colour: i64) -> i64:
    """Return the values of a colour that no load shows, bit v - 1."""
    free: i64 = 31
    for load in range(5 * colour, 5 * colour + 5):
        value = s.values[load]
        if value > 0:
            free &= ~bit(value - 1)
    return free


def space_named(game: Tables, s: ShipItState, name: i64) -> i64:
    """Return the space of a noun: a tile, or the square of a half-domino; -1 if there is none."""
    if name < TILES:
        return HALVES + name
    square = name - TILES
    if square >= game.squares:
        return -1
    there = i64(s.ground[square]) - 1
    return there if there < HALVES else -1


def name_of(s: ShipItState, space: i64) -> i64:
    """Return the noun of a space."""
    return TILES + s.half_at[space] if space < HALVES else space - HALVES


def general(s: ShipItState, action: i64) -> i64:
    """Name the target of an official or a load by its half-domino, which may lie on any square."""
    verb = verb_of(action)
    if verb == SHIP:
        return pack(SHIP, a_of(action), half_named(s, b_of(action)))
    return pack(OFFICIAL, half_named(s, a_of(action))) if verb == OFFICIAL else action


def half_named(s: ShipItState, name: i64) -> i64:
    return name if name < TILES else TILES - 1 + i64(s.ground[name - TILES])


def particular(s: ShipItState, action: i64) -> i64:
    """Name the same target by the square on which its half-domino lies."""
    verb = verb_of(action)
    if verb == SHIP:
        return pack(SHIP, a_of(action), square_named(s, b_of(action)))
    return pack(OFFICIAL, square_named(s, a_of(action))) if verb == OFFICIAL else action


def square_named(s: ShipItState, name: i64) -> i64:
    return name if name < TILES else TILES + s.half_at[name - TILES]
