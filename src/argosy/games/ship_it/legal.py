# compiled
"""Lists every legal action, one function for each step that a seat takes.

A function writes its actions into `out` and returns how many there are.
"""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, a_of, pack
from argosy.games.ship_it import numbers
from argosy.games.ship_it.rules.freight import (
    own_loads,
    why_not_pipstop,
    why_not_ship_at_all,
    why_not_ship_this,
)
from argosy.games.ship_it.rules.links import (
    free_squares,
    step_of,
    touching,
    why_not_buy,
    why_not_takeback_at_all,
    why_not_takeback_this,
)
from argosy.games.ship_it.rules.officials import official_targets
from argosy.games.ship_it.rules.reading import coins_of, name_of
from argosy.games.ship_it.rules.travel import closed_to, reach
from argosy.games.ship_it.state import ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import first
from argosy.kit.dominoes import DOMINOES, is_double
from argosy.kit.grids import EAST, SOUTH


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
        for domino in range(DOMINOES):
            if why_not_takeback_this(game, s, domino) == LEGAL:
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
    beside = step_of(game, way)
    rest = places
    while rest:
        square = y * game.width + first(rest)
        rest &= rest - 1
        out[found] = pack(numbers.BUILD, square, way)
        found += 1
        if not double:
            out[found] = pack(numbers.BUILD, square + beside, way ^ 2)
            found += 1
    return found


# ── Officials and freight ─────────────────────────────────────────────────────────────────────────


def list_directing(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    return add_done(out, list_spaces(s, official_targets(game, s), numbers.OFFICIAL, out, 0))


def list_spaces(
    s: ShipItState, where: tuple[i64, i64], verb: i64, out: vec[i64], found: i64
) -> i64:
    """List an action for each of these halves and tiles."""
    rest = where[0]
    while rest:
        out[found] = pack(verb, name_of(s, first(rest)))
        rest &= rest - 1
        found += 1
    return list_each(where[1], verb, out, found)


def list_stopping(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for stop in range(7):
        if why_not_pipstop(game, s, stop) == LEGAL:
            out[found] = pack(numbers.PIPSTOP, stop)
            found += 1
    return add_done(out, found)


def list_shipping(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if why_not_ship_at_all(game, s) != LEGAL:
        return add_done(out, found)
    rest = own_loads(game, s)
    while rest:
        load = first(rest)
        rest &= rest - 1
        if why_not_ship_this(game, s, load) == LEGAL:
            where = reach(s, load, s.pipstop, closed_to(s, load // 5))
            before = found
            found = list_spaces(s, where, numbers.SHIP, out, found)
            for n in range(before, found):
                action = out[n]
                out[n] = pack(numbers.SHIP, load, a_of(action))
    return add_done(out, found)


def list_keeping(game: Tables, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
    return list_each(s.fist & coins_of(s.colour), numbers.KEEP, out, 0)
