# compiled
"""Moves officials: where they may stop, and what their way costs."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.ship_it.numbers import (
    DIRECTED,
    NO_SPACE,
    NO_WAY,
    OFFICIAL_CROWDED,
    OFFICIAL_STAYS,
    TOO_FEW_POINTS,
)
from argosy.games.ship_it.rules.reading import is_hub, official_at, official_halves, space_named
from argosy.games.ship_it.rules.shipments import test_hub
from argosy.games.ship_it.rules.travel import (
    way_length,
    within,
)
from argosy.games.ship_it.state import (
    DIRECTING,
    HALVES,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit, with_byte

# ── Officials ─────────────────────────────────────────────────────────────────────────────────────
#    SI-R13  one action point a space
#    SI-A19  where an official may not stop
#    SI-A40  your own only
#    SI-A45  named by the space where it stops


def crowded_for(s: ShipItState, colour: i64) -> i64:
    """Return the halves with another official, or with a load of another colour (SI-A19)."""
    taken = s.loaded
    for load in range(5 * colour, 5 * colour + 5):
        at = i64(s.loads[load])
        if at < HALVES:
            taken &= ~bit(at)
    own = official_at(s, colour)
    standing = official_halves(s)
    return taken | (standing & ~bit(own) if own < HALVES else standing)


def why_not_official(game: Tables, s: ShipItState, name: i64) -> i64:
    to = space_named(game, s, name)
    here = official_at(s, s.colour)
    if to < 0:
        return pack(NO_SPACE, name)  # SI-R13
    if to == here:
        return pack(OFFICIAL_STAYS, name)  # SI-R13
    if to < HALVES and crowded_for(s, s.colour) & bit(to) != 0:
        return pack(OFFICIAL_CROWDED, name)  # SI-A19
    length = way_length(s, here, to)
    if length < 0:
        return pack(NO_WAY, name)  # SI-R13
    price = length * game.official_price
    if price > s.points:
        return pack(TOO_FEW_POINTS, price, s.points)  # SI-R8
    return LEGAL


def official_targets(game: Tables, s: ShipItState) -> tuple[i64, i64]:
    """Return the halves and tiles where the official of the colour on turn can stop."""
    here = official_at(s, s.colour)
    halves, tiles = within(s, here, s.points // game.official_price)
    if here < HALVES:
        halves &= ~bit(here)
    else:
        tiles &= ~bit(here - HALVES)
    return halves & ~crowded_for(s, s.colour), tiles


def can_direct(game: Tables, s: ShipItState) -> bool:
    if s.points < game.official_price:
        return False
    here = official_at(s, s.colour)
    if s.near_tiles[here] != 0:
        return True
    if s.near_halves[here] == 0:
        return False
    halves, tiles = official_targets(game, s)
    return halves | tiles != 0


def direct(game: Tables, s: ShipItState, name: i64) -> None:
    to = space_named(game, s, name)
    price = way_length(s, official_at(s, s.colour), to) * game.official_price
    s.points -= price
    s.officials = with_byte(s.officials, s.colour, to)
    s.tell(DIRECTED, s.colour, name, price)
    if is_hub(s, to):
        s.back = DIRECTING
        test_hub(game, s, (to - HALVES) // 6)  # SI-R32
