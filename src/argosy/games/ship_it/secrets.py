"""Hides what a viewer does not know, and imagines a table they could be at.

Values of freight are all that is hidden. A load that nobody has seen has none (a bag). After a
shipment several coins of a colour are known one by one to the seat that laid them only, and to all
as a set (SI-A32).
"""

from mypy_extensions import i64

from argosy.core.contract import UNKNOWN, Rng
from argosy.games.ship_it.rules.reading import free_values
from argosy.games.ship_it.state import COLOURS, LOADS, ShipItState
from argosy.kit.bags import bit, count, nth


def hide(s: ShipItState, viewer: i64) -> None:
    """What only another seat has seen is UNKNOWN. Who has seen which is known to all."""
    for load in range(LOADS):
        if s.values[load] > 0 and not knows(s, load, viewer):
            s.values[load] = UNKNOWN


def knows(s: ShipItState, load: i64, viewer: i64) -> bool:
    """Tell whether the value is open or the viewer has seen it (SI-A50)."""
    return s.open & bit(load) != 0 or (viewer >= 0 and s.seen[viewer] & bit(load) != 0)


def imagine(known: ShipItState, rng: Rng) -> ShipItState:
    """Values for what the viewer does not know, every allowed assignment equally likely."""
    world = known.clone()
    for colour in range(COLOURS):
        if has_unknown(known, colour):
            while not assign(known, world, colour, rng):
                pass
    return world


def has_unknown(known: ShipItState, colour: i64) -> bool:
    return any(known.values[load] == UNKNOWN for load in range(5 * colour, 5 * colour + 5))


def assign(known: ShipItState, world: ShipItState, colour: i64, rng: Rng) -> bool:
    """One try: a free value for each unknown load in turn; fails where it may not be.

    Each value is drawn from all that are free, so all allowed assignments are equally likely.
    """
    free = free_values(known, colour)
    for load in range(5 * colour, 5 * colour + 5):
        if known.values[load] == UNKNOWN:
            value = nth(free, rng.below(count(free)))
            if candidates(known, load) & bit(value) == 0:
                return False
            world.values[load] = value + 1
            free &= ~bit(value)
    return True


def candidates(known: ShipItState, load: i64) -> i64:
    """Values that this load may have by what everyone saw, bit v - 1.

    While a fist is being laid out, its coins are among those it was shaken with, all others not.
    """
    shaken = known.shaken >> 5 * (load // 5) & 31
    allowed = i64(known.one_of[load])
    return allowed & shaken if known.fresh & bit(load) != 0 else allowed & ~shaken
