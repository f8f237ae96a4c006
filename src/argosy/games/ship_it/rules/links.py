# compiled
"""Handles links: buying, taking back, choosing, building.

SI-R10, SI-A5   one after another from the pool
SI-R11, SI-A6   one may come back when the pool is empty, if it slides out
SI-R12, SI-A8   every link bought is built, against a tile or a domino
"""

from typing import Final

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, NOT_A_TEXT, Rng, pack
from argosy.games.ship_it.numbers import (
    BUILT,
    DOMINO,
    DREW,
    LINK_IN_USE,
    LINK_STUCK,
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
from argosy.games.ship_it.rules.travel import next_to, region_from
from argosy.games.ship_it.state import DRAWING, HALVES, NOTHING, PLANNING, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit, count, first, members, nth
from argosy.kit.dominoes import is_double
from argosy.kit.grids import EAST, NORTH, SOUTH, WEST

HIGHER_HALVES: Final = 0x55555555555555  # of all dominoes

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


def links_to_draw(s: ShipItState) -> list[i64]:
    return [pack(DOMINO, domino) for domino in members(s.pool)]


def any_link(s: ShipItState, rng: Rng) -> i64:
    return pack(DOMINO, nth(s.pool, rng.below(count(s.pool))))


def draw_link(s: ShipItState, domino: i64) -> None:
    s.pool ^= bit(domino)
    s.hand |= bit(domino)
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


def halves_in_use(s: ShipItState) -> i64:
    """Return the halves with a load or an official on them."""
    return s.loaded | official_halves(s)


def links_out_of_use(s: ShipItState) -> i64:
    """Return the links with nothing on them, as their higher halves (SI-R11)."""
    used = halves_in_use(s)
    return HIGHER_HALVES & ~(used | used >> 1)


def why_not_takeback_this(game: Tables, s: ShipItState, domino: i64, used: i64) -> i64:
    """Return what speaks against taking back this one; `used` are the halves in use."""
    if s.half_at[2 * domino] < 0:
        return pack(NOT_ON_BOARD, domino)  # SI-R11
    if used & (bit(2 * domino) | bit(2 * domino + 1)) != 0:
        return pack(LINK_IN_USE, domino)  # SI-R11
    if not slides_out(game, s, domino):
        return pack(LINK_STUCK, domino)  # SI-A9
    return LEGAL


def why_not_takeback(game: Tables, s: ShipItState, domino: i64) -> i64:
    objection = why_not_takeback_at_all(game, s)
    if objection != LEGAL:
        return objection
    return why_not_takeback_this(game, s, domino, halves_in_use(s))


def slides_out(game: Tables, s: ShipItState, domino: i64) -> bool:
    """Tell whether a link on the board has a free path to its edge in one of the four directions (SI-A9)."""
    half_at = s.half_at
    rows = s.rows
    width = game.width
    one = half_at[2 * domino]
    other = half_at[2 * domino + 1]
    if one < 0:
        return False
    if one > other:
        one, other = other, one
    top = game.row_of[one]
    bottom = top
    west = bit(one - top * width)
    east = west << 1
    if other != one + 1:  # it lies from north to south
        bottom = top + 1
        east = west
    beside = rows[top] | rows[bottom]
    if beside < east << 1 or beside & (west - 1) == 0:
        return True  # to the east, to the west
    across = east | west
    y = top - 1
    while y >= 0 and rows[y] & across == 0:
        y -= 1
    if y < 0:
        return True  # to the north
    y = bottom + 1
    while y < s.high and rows[y] & across == 0:
        y += 1
    return y == s.high  # to the south


def can_plan(game: Tables, s: ShipItState) -> bool:
    """Tell whether anything but `done` is left (SI-A49)."""
    if why_not_buy(game, s) == LEGAL:
        return True
    if why_not_takeback_at_all(game, s) != LEGAL:
        return False
    rest = links_out_of_use(s)
    while rest:
        if slides_out(game, s, first(rest) >> 1):
            return True
        rest &= rest - 1
    return False


def take_back(game: Tables, s: ShipItState, domino: i64) -> None:
    s.points -= game.takeback_price
    s.taken_back += 1
    if game.direct:
        s.hand |= bit(domino)  # SI-A6, option
    else:
        s.pool |= bit(domino)  # SI-A6
    lift(game, s, domino)
    s.tell(TOOK, s.colour, domino)


def lift(game: Tables, s: ShipItState, domino: i64) -> None:
    """Take a link off the board: its halves are no spaces any more, its region may fall apart."""
    copy_links(s)
    gone = bit(2 * domino) | bit(2 * domino + 1)
    others: i64 = 0
    for half in range(2 * domino, 2 * domino + 2):
        others |= s.regions[half]
        lift_half(game, s, half)
    renew_regions(s, others & ~gone)


def lift_half(game: Tables, s: ShipItState, half: i64) -> None:
    square = s.half_at[half]
    y = square // game.width
    s.ground[square] = u8(0)
    s.rows[y] ^= bit(square - y * game.width)
    s.half_at[half] = -1
    halves, tiles = next_to(s, bit(half), 0)
    while halves:
        other = first(halves)
        halves &= halves - 1
        s.near_halves[other] &= ~bit(half)
    while tiles:
        space = HALVES + first(tiles)
        tiles &= tiles - 1
        s.near_halves[space] &= ~bit(half)
    s.near_halves[half] = 0
    s.near_tiles[half] = 0
    s.regions[half] = 0


def copy_links(s: ShipItState) -> None:
    """Give the state tables of its own, to be changed, if a copy of it may share the ones it has."""
    if not s.sharing:
        return
    s.sharing = False
    s.ground = s.ground[:]
    s.rows = s.rows[:]
    s.half_at = s.half_at[:]
    s.near_halves = s.near_halves[:]
    s.near_tiles = s.near_tiles[:]
    s.regions = s.regions[:]


def renew_regions(s: ShipItState, halves: i64) -> None:
    """Find the regions of these halves anew; the table was just made for this state alone."""
    rest = halves
    while rest:
        region = region_from(s, first(rest))
        rest &= ~region
        left = region
        while left:
            half = first(left)
            left &= left - 1
            s.regions[half] = region


# ── Choosing and building ─────────────────────────────────────────────────────────────────────────


def why_not_choose(s: ShipItState, domino: i64) -> i64:
    if s.hand & bit(domino) == 0:
        return pack(NOT_BOUGHT, domino)  # SI-R12
    return LEGAL


def choose(s: ShipItState, domino: i64) -> None:
    s.chosen = domino


def touching(s: ShipItState, y: i64) -> i64:
    """Return the squares of a row beside a tile or domino (SI-R12, SI-A8)."""
    rows = s.rows
    row = rows[y]
    found = row << 1 | row >> 1
    if y > 0:
        found |= rows[y - 1]
    if y + 1 < s.high:
        found |= rows[y + 1]
    return found


def free_squares(s: ShipItState, y: i64) -> i64:
    """Return the squares of a row with nothing on them."""
    return (bit(s.wide) - 1) & ~s.rows[y]


def fits_grid(game: Tables, square: i64, way: i64) -> bool:
    """Say whether both halves lie on the largest grid there can be (SI-A10)."""
    x = square % game.width + (1 if way == EAST else -1 if way == WEST else 0)
    y = square // game.width + (1 if way == SOUTH else -1 if way == NORTH else 0)
    return 0 <= x < game.width and 0 <= y < game.height


def why_not_build(game: Tables, s: ShipItState, square: i64, way: i64) -> i64:
    if is_double(s.chosen) and way != EAST and way != SOUTH:
        return NOT_A_TEXT  # each place of a double has one text
    x = square % game.width
    y = square // game.width
    to_x = x + (1 if way == EAST else 0 if way in (SOUTH, NORTH) else -1)
    to_y = y + (1 if way == SOUTH else -1 if way == NORTH else 0)
    if square >= game.squares or not is_on_grid(s, x, y) or not is_on_grid(s, to_x, to_y):
        return OFF_GRID  # SI-A10
    if free_squares(s, y) & bit(x) == 0 or free_squares(s, to_y) & bit(to_x) == 0:
        return NOT_FREE  # SI-A8
    if touching(s, y) & bit(x) == 0 and touching(s, to_y) & bit(to_x) == 0:
        return TOUCHES_NOTHING  # SI-R12
    return LEGAL


def is_on_grid(s: ShipItState, x: i64, y: i64) -> bool:
    return 0 <= x < s.wide and 0 <= y < s.high


def build(game: Tables, s: ShipItState, square: i64, way: i64) -> None:
    """Lay the higher half on the square, the other beside it."""
    domino = s.chosen
    beside = square + step_of(game, way)
    s.hand ^= bit(domino)
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
    copy_links(s)
    put_half(game, s, 2 * domino, square)
    put_half(game, s, 2 * domino + 1, beside)
    renew_regions(s, bit(2 * domino) | bit(2 * domino + 1))  # SI-A22: at once


def put_half(game: Tables, s: ShipItState, half: i64, square: i64) -> None:
    """Connect it to the halves and gates beside it (SI-A12, SI-A13)."""
    y = square // game.width
    x = square - y * game.width
    s.ground[square] = u8(half + 1)
    s.rows[y] |= bit(x)
    s.half_at[half] = square
    if y > 0:
        connect(s, half, square, square - game.width)
    if x + 1 < game.width:
        connect(s, half, square, square + 1)
    if y + 1 < game.height:
        connect(s, half, square, square + game.width)
    if x > 0:
        connect(s, half, square, square - 1)


def connect(s: ShipItState, half: i64, square: i64, beside: i64) -> None:
    """Connect a half to what lies on the square beside its own: a half, or a tile if this is its gate."""
    there = i64(s.ground[beside]) - 1
    if there >= HALVES:
        tile = there - HALVES
        if is_gate(s, tile, square):
            s.near_tiles[half] |= bit(tile)
            s.near_halves[there] |= bit(half)
    elif there >= 0:
        s.near_halves[half] |= bit(there)
        s.near_halves[there] |= bit(half)
