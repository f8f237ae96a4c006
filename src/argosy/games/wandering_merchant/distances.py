# compiled
"""Measures how far it is: a flood over the board that enters every tile at its effort."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.games.wandering_merchant.rules.reading import tile_at
from argosy.games.wandering_merchant.rules.travel import open_links
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import BIT, first

FAR: Final = 200


def distances(game: Tables, s: MerchantState, start: i64, closed: i64) -> vec[i64]:
    """Return by place the effort from `start`, entering no closed place; FAR where there is no way.

    A place costs the same from every side, so the first way that reaches it is the shortest.
    """
    found = vec[i64]([FAR] * 32)
    ring = vec[i64]([0] * 16)  # places that are reached 0, 1, 2 ... steps from now
    ring[0] = BIT[start]
    seen = BIT[start] | closed
    waiting: i64 = 1
    at: i64 = 0
    while waiting > 0:
        slot = at & 15
        reached = ring[slot]
        ring[slot] = 0
        while reached != 0:
            place = first(reached)
            reached &= reached - 1
            waiting -= 1
            found[place] = at
            fresh = open_links(s, place) & ~seen
            seen |= fresh
            while fresh != 0:
                other = first(fresh)
                fresh &= fresh - 1
                tile = tile_at(s, other)
                later = (at + game.effort[tile]) & 15
                ring[later] |= BIT[other]
                waiting += 1
        at += 1
    return found


def measure_roads(game: Tables, s: MerchantState) -> None:
    """Measure the roads from town to town, once the board lies."""
    roads = [u8(0)] * 64
    row: i64 = 0
    rest = s.towns
    while rest != 0:
        steps = distances(game, s, first(rest), 0)
        column: i64 = 0
        others = s.towns
        while others != 0:
            roads[row * 8 + column] = u8(steps[first(others)])
            others &= others - 1
            column += 1
        rest &= rest - 1
        row += 1
    s.roads = vec[u8](roads)
