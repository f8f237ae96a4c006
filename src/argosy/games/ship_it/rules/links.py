# compiled
"""Handles links: buying, taking back, choosing, building.

SI-R10, SI-A5   one after another from the pool
SI-R11, SI-A6   one may come back when the pool is empty, if it slides out
SI-R12, SI-A8   every link bought is built, against a tile or a domino
"""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, pack
from argosy.games.ship_it.numbers import (
    BUILT,
    DREW,
    LINK_IN_USE,
    LINK_STUCK,
    NOT_A_TEXT,
    NOT_BOUGHT,
    NOT_FREE,
    NOT_ON_BOARD,
    OFF_GRID,
    POOL_EMPTY,
    POOL_NOT_EMPTY,
    TOO_FEW_POINTS,
    TOOK,
    TOOK_BACK,
    TOUCHES_NOTHING,
)
from argosy.games.ship_it.rules.reading import official_halves
from argosy.games.ship_it.rules.setup import is_gate
from argosy.games.ship_it.rules.travel import region_from
from argosy.games.ship_it.state import DRAWING, HALVES, NOTHING, PLANNING, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import BIT, first
from argosy.kit.dominoes import DOMINOES, is_double
from argosy.kit.grids import EAST, NORTH, SOUTH

# ── Planning ──────────────────────────────────────────────────────────────────────────────────────


def why_not_buy(game: Tables, s: ShipItState) -> i64:
    if s.points < game.link_price:
        return pack(TOO_FEW_POINTS, game.link_price, s.points)  # SI-R8
    if s.pool == 0:
        return POOL_EMPTY  # SI-R10
    return LEGAL


def buy(game: Tables, s: ShipItState) -> None:
    s.points -= game.link_price
    s.step = DRAWING


def draw_domino(s: ShipItState, domino: i64) -> None:
    s.pool ^= BIT[domino]
    s.hand |= BIT[domino]
    s.step = PLANNING  # SI-A5: it is seen before the next decision
    s.tell(DREW, s.colour, domino)


def why_not_takeback_at_all(game: Tables, s: ShipItState) -> i64:
    if s.points < game.takeback_price:
        return pack(TOO_FEW_POINTS, game.takeback_price, s.points)  # SI-R8
    if s.pool != 0:
        return POOL_NOT_EMPTY  # SI-R11
    if s.taken_back >= game.takebacks:
        return pack(TOOK_BACK, game.takebacks)  # SI-R11
    return LEGAL


def why_not_takeback_this(game: Tables, s: ShipItState, domino: i64) -> i64:
    if s.half_at[2 * domino] < 0:
        return pack(NOT_ON_BOARD, domino)  # SI-R11
    both = BIT[2 * domino] | BIT[2 * domino + 1]
    if (s.loaded | official_halves(s)) & both != 0:
        return pack(LINK_IN_USE, domino)  # SI-R11
    if not slides_out(game, s, domino):
        return pack(LINK_STUCK, domino)  # SI-A9
    return LEGAL


def why_not_takeback(game: Tables, s: ShipItState, domino: i64) -> i64:
    objection = why_not_takeback_at_all(game, s)
    return objection if objection != LEGAL else why_not_takeback_this(game, s, domino)


def slides_out(game: Tables, s: ShipItState, domino: i64) -> bool:
    """Tell whether a link's path to the edge is free in one of the four directions (SI-A9)."""
    width = game.width
    high = s.half_at[2 * domino]
    low = s.half_at[2 * domino + 1]
    if high > low:
        high, low = low, high
    top = high // width
    bottom = low // width
    west = min(high % width, low % width)
    east = max(high % width, low % width)
    beyond_east = ~(BIT[east + 1] - 1)
    beyond_west = BIT[west] - 1
    blocked_east = False
    blocked_west = False
    for y in range(top, bottom + 1):
        row = s.rows[y]
        blocked_east = blocked_east or row & beyond_east != 0
        blocked_west = blocked_west or row & beyond_west != 0
    if not blocked_east or not blocked_west:
        return True
    across = BIT[east] | BIT[west]
    return is_clear(s, across, 0, top) or is_clear(s, across, bottom + 1, s.high)


def is_clear(s: ShipItState, squares: i64, top: i64, end: i64) -> bool:
    """Tell whether nothing lies on these squares of the rows from top to before end."""
    return all(s.rows[y] & squares == 0 for y in range(top, end))


def can_plan(game: Tables, s: ShipItState) -> bool:
    """Tell whether anything but `done` is left (SI-A49)."""
    if why_not_buy(game, s) == LEGAL:
        return True
    if why_not_takeback_at_all(game, s) != LEGAL:
        return False
    return any(why_not_takeback_this(game, s, domino) == LEGAL for domino in range(DOMINOES))


def take_back(game: Tables, s: ShipItState, domino: i64) -> None:
    s.points -= game.takeback_price
    s.taken_back += 1
    if game.direct:
        s.hand |= BIT[domino]  # SI-A6, option
    else:
        s.pool |= BIT[domino]  # SI-A6
    lift(game, s, domino)
    s.tell(TOOK, s.colour, domino)


def lift(game: Tables, s: ShipItState, domino: i64) -> None:
    """Take a link off the board: its halves are no spaces any more, its region may fall apart."""
    ground = s.ground[:]
    rows = s.rows[:]
    half_at = s.half_at[:]
    near_halves = s.near_halves[:]
    near_tiles = s.near_tiles[:]
    regions = s.regions[:]
    others: i64 = 0
    for half in range(2 * domino, 2 * domino + 2):
        square = half_at[half]
        y = square // game.width
        ground[square] = u8(0)
        rows[y] ^= BIT[square % game.width]
        half_at[half] = -1
        others |= regions[half]
        regions[half] = 0
        near_halves[half] = 0
        near_tiles[half] = 0
    gone = BIT[2 * domino] | BIT[2 * domino + 1]
    for space in range(len(near_halves)):
        near_halves[space] &= ~gone
    s.ground = ground
    s.rows = rows
    s.half_at = half_at
    s.near_halves = near_halves
    s.near_tiles = near_tiles
    s.regions = regions
    renew_regions(s, others & ~gone)


def renew_regions(s: ShipItState, halves: i64) -> None:
    """Find the regions of these halves anew; the table was just made for this state alone."""
    rest = halves
    while rest:
        region = region_from(s, first(rest))
        rest &= ~region
        members = region
        while members:
            half = first(members)
            members &= members - 1
            s.regions[half] = region


# ── Choosing and building ─────────────────────────────────────────────────────────────────────────


def why_not_choose(s: ShipItState, domino: i64) -> i64:
    if s.hand & BIT[domino] == 0:
        return pack(NOT_BOUGHT, domino)  # SI-R12
    return LEGAL


def choose(s: ShipItState, domino: i64) -> None:
    s.chosen = domino


def touching(s: ShipItState, y: i64) -> i64:
    """Return the squares of a row beside a tile or domino (SI-R12, SI-A8)."""
    row = s.rows[y]
    found = row << 1 | row >> 1
    if y > 0:
        found |= s.rows[y - 1]
    if y + 1 < s.high:
        found |= s.rows[y + 1]
    return found


def free_squares(s: ShipItState, y: i64) -> i64:
    """Return the squares of a row with nothing on them."""
    return (BIT[s.wide] - 1) & ~s.rows[y]


def why_not_build(game: Tables, s: ShipItState, square: i64, way: i64) -> i64:
    if is_double(s.chosen) and way != EAST and way != SOUTH:
        return NOT_A_TEXT  # each place of a double has one text
    x = square % game.width
    y = square // game.width
    to_x = x + (1 if way == EAST else 0 if way in (SOUTH, NORTH) else -1)
    to_y = y + (1 if way == SOUTH else -1 if way == NORTH else 0)
    if square >= game.squares or not is_on_grid(s, x, y) or not is_on_grid(s, to_x, to_y):
        return OFF_GRID  # SI-A10
    if free_squares(s, y) & BIT[x] == 0 or free_squares(s, to_y) & BIT[to_x] == 0:
        return NOT_FREE  # SI-A8
    if touching(s, y) & BIT[x] == 0 and touching(s, to_y) & BIT[to_x] == 0:
        return TOUCHES_NOTHING  # SI-R12
    return LEGAL


def is_on_grid(s: ShipItState, x: i64, y: i64) -> bool:
    return 0 <= x < s.wide and 0 <= y < s.high


def build(game: Tables, s: ShipItState, square: i64, way: i64) -> None:
    """Lay the higher half on the square, the other beside it."""
    domino = s.chosen
    beside = square + step_of(game, way)
    s.hand ^= BIT[domino]
    s.chosen = NOTHING
    s.tell(BUILT, s.colour, domino, square)
    put_down(game, s, domino, square, beside)


def step_of(game: Tables, way: i64) -> i64:
    """Return the difference in number from a square to the next one that way."""
    if way == EAST:
        return 1
    if way == SOUTH:
        return game.width
    return -game.width if way == NORTH else -1


def put_down(game: Tables, s: ShipItState, domino: i64, square: i64, beside: i64) -> None:
    s.ground = s.ground[:]
    s.rows = s.rows[:]
    s.half_at = s.half_at[:]
    s.near_halves = s.near_halves[:]
    s.near_tiles = s.near_tiles[:]
    s.regions = s.regions[:]
    put_half(game, s, 2 * domino, square)
    put_half(game, s, 2 * domino + 1, beside)
    renew_regions(s, BIT[2 * domino] | BIT[2 * domino + 1])  # SI-A22: at once


def put_half(game: Tables, s: ShipItState, half: i64, square: i64) -> None:
    """Connect it to the halves and gates beside it (SI-A12, SI-A13)."""
    y = square // game.width
    s.ground[square] = u8(half + 1)
    s.rows[y] |= BIT[square % game.width]
    s.half_at[half] = square
    for way in range(4):
        other = square + step_of(game, way)
        if not is_beside(game, square, other):
            continue
        there = i64(s.ground[other]) - 1
        if there >= HALVES:
            tile = there - HALVES
            if is_gate(s, tile, square):
                s.near_tiles[half] |= BIT[tile]
                s.near_halves[there] |= BIT[half]
        elif there >= 0:
            s.near_halves[half] |= BIT[there]
            s.near_halves[there] |= BIT[half]


def is_beside(game: Tables, square: i64, other: i64) -> bool:
    """Tell whether both are on the grid and not at opposite ends of neighbouring rows."""
    if other < 0 or other >= game.squares:
        return False
    across = square % game.width - other % game.width
    return -1 <= across <= 1
