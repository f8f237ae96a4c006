# compiled
"""Sets up the table: cities, freight, hubs, officials, the pool.

SI-R2  tiles clockwise round a block until a colour comes again or the city has three
SI-R3  three cities to a column
SI-R4  freight in rotation on all tiles but the aces
SI-R5  pawns on the aces
SI-R6  officials on the nulls
SI-R7  all dominoes in the pool
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import Rng, pack
from argosy.games.ship_it.numbers import DEALT, LAID, NE, NW, SE, SW, TILE
from argosy.games.ship_it.rules.freight import put_load
from argosy.games.ship_it.state import HALVES, TILES, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit, count, members, nth, with_byte
from argosy.kit.dominoes import DOMINOES
from argosy.kit.piecepack import ACE, NULL


def tiles_to_lay(s: ShipItState) -> list[i64]:
    """Return every tile that is left, its mark in each corner."""
    return [pack(TILE, tile, corner) for tile in members(s.bag) for corner in range(4)]


def any_tile(s: ShipItState, rng: Rng) -> i64:
    tile = nth(s.bag, rng.below(count(s.bag)))
    return pack(TILE, tile, rng.below(4))


def lay_tile(game: Tables, s: ShipItState, tile: i64, corner: i64) -> None:
    """Lay a tile; after the last one everything else takes its place."""
    place = next_place(s, tile // 6)
    begin_city_if_due(s, tile // 6)
    columns = s.tile_x[:]
    rows = s.tile_y[:]
    columns[tile] = u8(place >> 8)
    rows[tile] = u8(place & 255)
    s.tile_x = columns
    s.tile_y = rows
    order = s.order[:]
    order[laid(s)] = u8(tile)
    s.order = order
    s.corners |= corner << 2 * tile
    s.city_colours |= bit(tile // 6)
    s.bag ^= bit(tile)
    s.tell(LAID, tile, corner)
    if s.bag == 0:
        found_country(game, s)


# ── Cities ────────────────────────────────────────────────────────────────────────────────────────


def laid(s: ShipItState) -> i64:
    """Count the tiles that lie."""
    return TILES - count(s.bag)


def last_tile(s: ShipItState) -> i64:
    return i64(s.order[laid(s) - 1])


def begins_city(s: ShipItState, colour: i64) -> bool:
    """Tell whether a tile of this colour begins a city: colour there, city full, or none yet (SI-R2)."""
    full = count(s.city_colours) == 3
    return s.cities == 0 or full or s.city_colours & bit(colour) != 0


def begins_column(s: ShipItState) -> bool:
    """Tell whether a new city would be the fourth of its column (SI-R3)."""
    return s.cities % 3 == 0


def next_place(s: ShipItState, colour: i64) -> i64:
    """Return where a tile of this colour goes: tile column << 8 | tile row."""
    if s.cities == 0:
        return 0
    last = last_tile(s)
    x = i64(s.tile_x[last])
    y = i64(s.tile_y[last])
    if begins_city(s, colour):
        return (rightmost(s) + 2) << 8 if begins_column(s) else x << 8 | (y + 2)
    second = count(s.city_colours) == 1
    if s.city_side == 0:  # upper left, upper right, lower right
        return (x + 1) << 8 | y if second else x << 8 | (y + 1)
    return x << 8 | (y + 1) if second else (x - 1) << 8 | y  # upper right, lower right, lower left


def begin_city_if_due(s: ShipItState, colour: i64) -> None:
    if not begins_city(s, colour):
        return
    if s.cities == 0:
        s.city_side = 0
    elif begins_column(s):
        s.column = rightmost(s) + 2
        s.city_side = 0
    else:
        s.city_side = i64(s.tile_x[last_tile(s)]) - s.column
    s.cities += 1
    s.city_colours = 0


def rightmost(s: ShipItState) -> i64:
    return furthest(s, s.tile_x)


def lowest(s: ShipItState) -> i64:
    return furthest(s, s.tile_y)


def furthest(s: ShipItState, lines: vec[u8]) -> i64:
    """Return the highest tile column or tile row that a tile lies in."""
    found: i64 = 0
    for n in range(laid(s)):
        tile = i64(s.order[n])
        found = max(found, i64(lines[tile]))
    return found


# ── The grid ──────────────────────────────────────────────────────────────────────────────────────
#    SI-A10  it ends a margin beyond the outermost tiles
#    SI-A14  zones laid one after the other are connected
#    SI-R18, SI-A13  a tile is entered at its marked corner


def tile_square(game: Tables, s: ShipItState, tile: i64) -> i64:
    """Return the square of a tile's upper left quarter."""
    x = game.margin + 2 * i64(s.tile_x[tile])
    y = game.margin + 2 * i64(s.tile_y[tile])
    return y * game.width + x


def corner_of(s: ShipItState, tile: i64) -> i64:
    return s.corners >> 2 * tile & 3


def is_gate(s: ShipItState, tile: i64, square: i64) -> bool:
    return s.gates[2 * tile] == square or s.gates[2 * tile + 1] == square


def mark_gates(game: Tables, s: ShipItState, tile: i64) -> None:
    """Mark the squares that border the marked quarter from outside, if no tile is there (SI-A13)."""
    corner = corner_of(s, tile)
    quarter = tile_square(game, s, tile)
    if corner in (SW, SE):
        quarter += game.width
    if corner in (NE, SE):
        quarter += 1
    beyond = -game.width if corner in (NW, NE) else game.width
    beside: i64 = -1 if corner in (NW, SW) else 1
    for n, square in [(0, quarter + beyond), (1, quarter + beside)]:
        if i64(s.ground[square]) == 0:
            s.gates[2 * tile + n] = square
            y = square // game.width
            s.gate_rows[y] |= bit(square % game.width)


def found_country(game: Tables, s: ShipItState) -> None:
    """Set up what follows from the tiles without a line in the record (SI-R4 to SI-R7)."""
    s.wide = 2 * (rightmost(s) + 1) + 2 * game.margin
    s.high = 2 * (lowest(s) + 1) + 2 * game.margin
    mark_ground(game, s)
    s.gates = s.gates[:]
    s.gate_rows = s.gate_rows[:]
    for tile in range(TILES):
        mark_gates(game, s, tile)
    connect_zones(s)
    deal_freight(s)
    for colour in range(4):
        s.hubs = with_byte(s.hubs, colour, ACE)  # SI-R5
        s.officials = with_byte(s.officials, colour, HALVES + colour * 6 + NULL)  # SI-R6
    s.pool = bit(DOMINOES) - 1  # SI-R7
    s.tell(DEALT)


def mark_ground(game: Tables, s: ShipItState) -> None:
    ground = s.ground[:]
    rows = s.rows[:]
    for tile in range(TILES):
        at = tile_square(game, s, tile)
        for square in [at, at + 1, at + game.width, at + game.width + 1]:
            y = square // game.width
            ground[square] = u8(HALVES + tile + 1)
            rows[y] |= bit(square % game.width)
    s.ground = ground
    s.rows = rows


def connect_zones(s: ShipItState) -> None:
    """Connect tiles laid one after the other that touch; two cities never do (SI-A14)."""
    near = s.near_tiles[:]
    for n in range(1, TILES):
        tile = i64(s.order[n])
        before = i64(s.order[n - 1])
        across = i64(s.tile_x[tile]) - i64(s.tile_x[before])
        down = i64(s.tile_y[tile]) - i64(s.tile_y[before])
        if across * across + down * down == 1:
            near[HALVES + tile] |= bit(before)
            near[HALVES + before] |= bit(tile)
    s.near_tiles = near


def deal_freight(s: ShipItState) -> None:
    """Deal colours in rotation on the tiles as they were laid, aces left out (SI-R4)."""
    dealt: i64 = 0
    for n in range(TILES):
        tile = i64(s.order[n])
        if tile % 6 != ACE:
            load = dealt % 4 * 5 + dealt // 4
            put_load(s, load, HALVES + tile)
            dealt += 1
