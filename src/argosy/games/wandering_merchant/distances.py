# compiled
"""Measures how far it is: a flood over the board that enters every tile at its effort."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.games.wandering_merchant.maps import Chart
from argosy.games.wandering_merchant.rules.reading import specials, tile_at
from argosy.games.wandering_merchant.rules.travel import dearest_mountains, open_links
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit, first

FAR: Final = 200


def roads_of(game: Tables, s: MerchantState) -> Chart:
    """Return the chart of this board, orcs left out."""
    chart = game.roads
    if chart.board != s.board:
        chart = Chart(s.board, 0)
        game.roads = chart
    return chart


def chart_of(game: Tables, s: MerchantState) -> Chart:
    """Return the chart of this board with its orcs."""
    if s.orcs == 0:
        return roads_of(game, s)
    chart = game.chart
    if chart.board != s.board or chart.orcs != s.orcs:
        chart = Chart(s.board, s.orcs)
        game.chart = chart
    return chart


def row_from(game: Tables, s: MerchantState, chart: Chart, start: i64, closed: i64) -> i64:
    """Return where in the chart the distances from `start` begin, the dearest mountains closed.

    Where fewer closed mountains come to the same, it is their row.
    """
    if chart.measured[closed] & bit(start) == 0:
        measure(game, s, chart, start, closed)
    return (i64(chart.alike[closed * 32 + start]) * 32 + start) * 32


def measure(game: Tables, s: MerchantState, chart: Chart, start: i64, closed: i64) -> None:
    """Fill a row, and find out whether another mountain closed makes a difference to it."""
    steps = distances(game, s, chart, start, dearest_mountains(s, closed))
    row = (closed * 32 + start) * 32
    for place in range(32):
        chart.rows[row + place] = u8(steps[place])
    alike = closed
    if closed > 0:
        before = row_from(game, s, chart, start, closed - 1)
        if is_same(chart, row, before, s.towns | specials(s)):
            alike = before >> 10
    chart.alike[closed * 32 + start] = u8(alike)
    chart.measured[closed] |= bit(start)


def is_same(chart: Chart, row: i64, other: i64, places: i64) -> bool:
    """Tell whether two rows agree on these places."""
    rest = places
    while rest != 0:
        place = first(rest)
        rest &= rest - 1
        if chart.rows[row + place] != chart.rows[other + place]:
            return False
    return True


def distances(game: Tables, s: MerchantState, chart: Chart, start: i64, closed: i64) -> vec[i64]:
    """Return by place the effort from `start`, entering no closed place; FAR where there is no way.

    A place costs the same from every side, so the first way that reaches it is the shortest.
    """
    found = vec[i64]([FAR] * 32)
    ring = vec[i64]([0] * 16)  # places that are reached 0, 1, 2 ... steps from now
    ring[0] = bit(start)
    seen = bit(start) | closed
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
            links = s.links[place] if chart.orcs == 0 else open_links(s, place)
            fresh = links & ~seen
            seen |= fresh
            while fresh != 0:
                other = first(fresh)
                fresh &= fresh - 1
                tile = tile_at(s, other)
                later = (at + game.effort[tile]) & 15
                ring[later] |= bit(other)
                waiting += 1
        at += 1
    return found
