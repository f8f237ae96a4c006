# compiled
"""Lists every legal action, one function for each step that a seat takes.

A function writes its actions into `out` and returns how many there are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.ship_it import numbers
from argosy.games.ship_it.rules.freight import (
    lowest_stop,
    own_loads,
    stop_price,
    why_not_ship_at_all,
)
from argosy.games.ship_it.rules.links import (
    free_squares,
    links_out_of_use,
    slides_out,
    step_of,
    touching,
    why_not_buy,
    why_not_takeback_at_all,
)
from argosy.games.ship_it.rules.officials import official_targets
from argosy.games.ship_it.rules.reading import coins_of, name_of
from argosy.games.ship_it.rules.travel import closed_to, is_movable, reach
from argosy.games.ship_it.state import NOTHING, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import first
from argosy.kit.dominoes import is_double
from argosy.kit.grids import EAST, SOUTH

# Where `pack` puts the nouns of an action: so much is one more of it.
FIRST_NOUN: Final = 1 << 8
SECOND_NOUN: Final = 1 << 24


def add_done(out: vec[i64], found: i64) -> i64:
    out[found] = numbers.DONE
    return found + 1


def list_each(things: i64, verb: i64, out: vec[i64], found: i64) -> i64:
    """List an action for each of these things, given as bits."""
    rest = things
    while rest:
        out[found] = pack(verb, first(rest))
        rest &= rest - 1
        found += 1
    return found


# ── Links ─────────────────────────────────────────────────────────────────────────────────────────


def list_planning(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if why_not_buy(game, s) == LEGAL:
        out[found] = numbers.BUY
        found += 1
    if why_not_takeback_at_all(game, s) == LEGAL:
        rest = links_out_of_use(s)
        while rest:
            domino = first(rest) >> 1
            rest &= rest - 1
            if slides_out(game, s, domino):
                out[found] = pack(numbers.TAKEBACK, domino)
                found += 1
    return add_done(out, found)


def list_choosing(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    return list_each(s.hand, numbers.CHOOSE, out, 0)


def list_building(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    """By rows: two free squares side by side, one of them beside something (SI-R12, SI-A8)."""
    found: i64 = 0
    double = is_double(s.chosen)
    free = free_squares(s, 0)
    touch = touching(s, 0)
    for y in range(s.high):
        level = free & free >> 1 & (touch | touch >> 1)
        found = list_pairs(game, y, level, EAST, double, out, found)
        if y + 1 < s.high:
            free_below = free_squares(s, y + 1)
            touch_below = touching(s, y + 1)
            upright = free & free_below & (touch | touch_below)
            found = list_pairs(game, y, upright, SOUTH, double, out, found)
            free = free_below
            touch = touch_below
    return found


def list_pairs(
    game: Tables, y: i64, places: i64, way: i64, double: bool, out: vec[i64], found: i64
) -> i64:
    """List a link on each of these squares and the next one that way, both ways round unless a double."""
    square = y * game.width
    there = pack(numbers.BUILD, square, way)
    back = pack(numbers.BUILD, square + step_of(game, way), way ^ 2)
    rest = places
    while rest:
        beyond = first(rest) * FIRST_NOUN
        rest &= rest - 1
        out[found] = there + beyond
        found += 1
        if not double:
            out[found] = back + beyond
            found += 1
    return found


# ── Officials and freight ─────────────────────────────────────────────────────────────────────────


def list_directing(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    halves, tiles = official_targets(game, s)
    return add_done(out, list_spaces(s, halves, tiles, numbers.OFFICIAL, FIRST_NOUN, out, 0))


def list_spaces(
    s: ShipItState, halves: i64, tiles: i64, action: i64, noun: i64, out: vec[i64], found: i64
) -> i64:
    """List an action with each of these halves and tiles as its first or second noun."""
    rest = halves
    while rest:
        out[found] = action + name_of(s, first(rest)) * noun
        rest &= rest - 1
        found += 1
    rest = tiles
    while rest:
        out[found] = action + first(rest) * noun
        rest &= rest - 1
        found += 1
    return found


def list_stopping(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    """With a pip-stop higher than one that moves a load it moves as well, if it can be paid (SI-A48)."""
    found: i64 = 0
    for stop in range(lowest_stop(game, s), 7):
        if stop_price(game, stop) <= s.points:
            out[found] = pack(numbers.PIPSTOP, stop)
            found += 1
    return add_done(out, found)


def list_shipping(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if why_not_ship_at_all(game, s) != LEGAL:
        return add_done(out, found)
    rest = own_loads(game, s)
    colour: i64 = NOTHING
    shut: i64 = 0
    while rest:
        load = first(rest)
        rest &= rest - 1
        if load // 5 != colour:  # they come colour by colour
            colour = load // 5
            shut = closed_to(s, colour)
        if is_movable(s, load, shut):
            halves, tiles = reach(s, load, s.pipstop, shut)
            action = pack(numbers.SHIP, load)
            found = list_spaces(s, halves, tiles, action, SECOND_NOUN, out, found)
    return add_done(out, found)


def list_keeping(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    return list_each(s.fist & coins_of(s.colour), numbers.KEEP, out, 0)
