# compiled
"""Moves freight: the pip-stop, and the loads that run with it."""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, pack
from argosy.games.ship_it.numbers import (
    FROZEN,
    HAS_MOVED,
    IS_CHIT,
    LOAD_STAYS,
    LOAD_THERE,
    MOVED,
    NO_LOAD_MOVES,
    NO_SPACE_FOR_LOAD,
    NOT_REACHED,
    NOT_YOUR_LOAD,
    OFFICIAL_BARS,
    PIPSTOP_TOO_HIGH,
    REGION_CLOSED,
    STOPPED,
    TOO_FEW_POINTS,
    WAREHOUSED,
)
from argosy.games.ship_it.rules.reading import coins_of, is_hub, official_halves, space_named
from argosy.games.ship_it.rules.travel import (
    can_move,
    closed_to,
    is_movable,
    reach,
)
from argosy.games.ship_it.state import (
    CHIT,
    HALVES,
    NOTHING,
    SHIPPING,
    STOPPING,
    TURNING,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit, first

# ── Where a load lies ─────────────────────────────────────────────────────────────────────────────
#    SI-R16  a half-domino holds one load


def put_load(s: ShipItState, load: i64, space: i64) -> None:
    """Move a load to another place; a half-domino holds one at most (SI-R16)."""
    was = i64(s.loads[load])
    if was < HALVES:
        s.loaded &= ~bit(was)
    if space < HALVES:
        s.loaded |= bit(space)
    s.loads[load] = u8(space)


# ── The pip-stop ──────────────────────────────────────────────────────────────────────────────────
#    SI-R14  once a turn, as many action points as its number
#    SI-A48  chosen with the first load: that one must be able to move, and be paid


def may_ship(game: Tables, s: ShipItState, load: i64) -> bool:
    """Tell whether a load belongs to the colour on turn or to the un-owned colour (SI-R14)."""
    return load // 5 == s.colour or load // 5 == game.unowned


def own_loads(game: Tables, s: ShipItState) -> i64:
    """Return the loads that the colour on turn may move if they can."""
    found = coins_of(s.colour)
    if game.unowned >= 0:
        found |= coins_of(game.unowned)
    return found & ~s.moved


def can_any_move(game: Tables, s: ShipItState, stop: i64) -> bool:
    """Tell whether any load that may still move can do so with this pip-stop."""
    rest = own_loads(game, s)
    colour: i64 = NOTHING
    shut: i64 = 0
    while rest:
        load = first(rest)
        rest &= rest - 1
        if load // 5 != colour:  # they come colour by colour
            colour = load // 5
            shut = closed_to(s, colour)
        if is_movable(s, load, shut) and can_move(s, load, stop, shut):
            return True
    return False


def lowest_stop(game: Tables, s: ShipItState) -> i64:
    """Return the lowest pip-stop that moves a load, 0 or 1, or NOTHING if none does.

    What cannot move with 1 never can: only halves with a load, which count 0, are no stops.
    """
    for stop in range(2):
        if can_any_move(game, s, stop):
            return stop
    return NOTHING


def stop_price(game: Tables, stop: i64) -> i64:
    """Return the action points for a pip-stop and the first load (SI-R14, SI-A48)."""
    return stop * game.pip_price + game.load_price


def is_pipstop(stop: i64) -> bool:
    return stop <= 6  # SI-R14


def why_not_pipstop(game: Tables, s: ShipItState, stop: i64) -> i64:
    if stop > 6:
        return PIPSTOP_TOO_HIGH  # SI-R14
    price = stop_price(game, stop)
    if price > s.points:
        return pack(TOO_FEW_POINTS, price, s.points)  # SI-R8
    if not can_any_move(game, s, stop):
        return pack(NO_LOAD_MOVES, stop)  # SI-A48
    return LEGAL


def can_stop(game: Tables, s: ShipItState) -> bool:
    if stop_price(game, 0) > s.points:
        return False
    stop = lowest_stop(game, s)
    return stop != NOTHING and stop_price(game, stop) <= s.points


def choose_pipstop(game: Tables, s: ShipItState, stop: i64) -> None:
    price = stop * game.pip_price
    s.points -= price
    s.pipstop = stop
    s.step = SHIPPING
    s.tell(STOPPED, s.colour, stop, price)


# ── Freight ───────────────────────────────────────────────────────────────────────────────────────
#    SI-R14  one action point a load, your own colour
#    SI-A17  each once a turn
#    SI-R20  on a hub it is warehoused


def why_not_ship_at_all(game: Tables, s: ShipItState) -> i64:
    if s.points < game.load_price:
        return pack(TOO_FEW_POINTS, game.load_price, s.points)  # SI-R8
    return LEGAL


def why_not_ship_this(game: Tables, s: ShipItState, load: i64) -> i64:
    at = i64(s.loads[load])
    if not may_ship(game, s, load):
        return pack(NOT_YOUR_LOAD, load)  # SI-R14
    if at == CHIT:
        return pack(IS_CHIT, load)  # SI-R24
    if is_hub(s, at):
        return pack(WAREHOUSED, load)  # SI-A23
    if s.moved & bit(load) != 0:
        return pack(HAS_MOVED, load)  # SI-A17
    if at < HALVES and closed_to(s, load // 5) & bit(at) != 0:
        return pack(FROZEN, load)  # SI-R30
    return LEGAL


def why_not_ship_there(game: Tables, s: ShipItState, load: i64, name: i64) -> i64:
    to = space_named(game, s, name)
    if to < 0:
        return pack(NO_SPACE_FOR_LOAD, name)  # SI-R15
    if to == i64(s.loads[load]):
        return pack(LOAD_STAYS, load, name)  # SI-R15
    shut = closed_to(s, load // 5)
    if to < HALVES:
        there = bit(to)
        if official_halves(s) & shut & there != 0:
            return pack(OFFICIAL_BARS, name)  # SI-R28
        if shut & there != 0:
            return pack(REGION_CLOSED, name)  # SI-R29
        if s.loaded & there != 0:
            return pack(LOAD_THERE, name)  # SI-R16
    halves, tiles = reach(s, load, s.pipstop, shut)
    reached = halves & bit(to) if to < HALVES else tiles & bit(to - HALVES)
    return LEGAL if reached != 0 else pack(NOT_REACHED, load, name, s.pipstop)  # SI-R15


def why_not_ship(game: Tables, s: ShipItState, load: i64, name: i64) -> i64:
    objection = why_not_ship_at_all(game, s)
    if objection == LEGAL:
        objection = why_not_ship_this(game, s, load)
    return objection if objection != LEGAL else why_not_ship_there(game, s, load, name)


def can_move_freight(game: Tables, s: ShipItState) -> bool:
    """Tell whether anything but `done` is left in the phase of freight (SI-A49)."""
    if s.step == STOPPING:
        return can_stop(game, s)
    return s.points >= game.load_price and can_any_move(game, s, s.pipstop)


def ship(game: Tables, s: ShipItState, load: i64, name: i64) -> None:
    to = space_named(game, s, name)
    s.points -= game.load_price
    s.moved |= bit(load)
    put_load(s, load, to)
    s.tell(MOVED, s.colour, load, name)
    if is_hub(s, to):
        s.back = SHIPPING
        s.turning = bit(load)
        s.step = TURNING  # SI-R20
