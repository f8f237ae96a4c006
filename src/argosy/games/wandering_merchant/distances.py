# compiled
"""How far it is: a flood over the board that enters every tile at its effort."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.games.wandering_merchant.numbers import NUMBER
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables, has_food, pawn, specials, tile_at
from argosy.kit.bags import BIT, first

FAR: Final = 200
WINTER_2: Final = 16  # the first mountain with a price; wi5 is the last


def open_links(s: MerchantState, place: i64) -> i64:
    """The places one may go to from here: orcs cut the links to towns (WM-R27)."""
    links = s.links[place]
    if s.orcs == 0:
        return links
    if s.orcs & BIT[place] != 0:
        return links & ~s.towns
    return links & ~s.orcs if s.towns & BIT[place] != 0 else links


def barred(game: Tables, s: MerchantState, seat: i64) -> i64:
    """WM-A22: the mountains whose shelter he could neither pay nor buy with fish or clothes."""
    return 0 if has_food(s, seat) else dearer_than(game, s, s.purses[seat])


def dearer_than(game: Tables, s: MerchantState, purse: i64) -> i64:
    """The mountains whose shelter costs more."""
    mask: i64 = 0
    where = s.where
    for tile in range(WINTER_2, WINTER_2 + 4):
        if game.shelter * NUMBER[tile] > purse:
            mask |= BIT[i64(where[tile])]
    return mask


def is_shut_in(game: Tables, s: MerchantState, seat: i64) -> bool:
    """WM-A60: no special tile within reach; his own tile counts."""
    closed = barred(game, s, seat)
    if closed == 0 and s.orcs == 0:
        return False
    goals = specials(s)
    edge = BIT[pawn(s, seat)]
    seen = edge
    while edge != 0:
        if edge & goals != 0:
            return False
        fresh: i64 = 0
        while edge != 0:
            fresh |= open_links(s, first(edge))
            edge &= edge - 1
        edge = fresh & ~seen & ~closed
        seen |= edge
    return True


def distances(game: Tables, s: MerchantState, start: i64, closed: i64) -> vec[i64]:
    """By place: the effort from `start`, entering no closed place; FAR where there is no way.

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
    """From town to town, once the board lies."""
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
