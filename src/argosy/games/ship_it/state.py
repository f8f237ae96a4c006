"""Holds the table of Ship It!

A *space* is a half-domino (0..55: domino d has its higher half as 2d, the other as 2d + 1) or a
tile (56..79: HALVES plus the number of the tile, colour * 6 + rank). A load is colour * 5 + its
number - 1. Squares are numbered row by row on the largest grid that a board can need, so that their
numbers do not depend on the tiles drawn. Sets of halves, tiles, loads and dominoes are masks. What
changes rarely (links, tiles) is shared by copies: tiles are replaced, never changed, and links are
changed by a state that shares them with no other (`copy_links`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import State
from argosy.core.fields import Shared

# Steps that chance takes
LAYING: Final = 1  # tiles
DRAWING: Final = 2  # a domino
TURNING: Final = 3  # a load delivered is turned up
REVEALING: Final = 4  # loads under a hub that has moved are turned up
LAYING_OUT: Final = 5  # coins from the fist
LOOKING: Final = 6  # the shipper sees a coin while laying it

# Steps that a seat takes, and RESTING when the game is over
PLANNING: Final = 7
CHOOSING: Final = 8
BUILDING: Final = 9
DIRECTING: Final = 10
STOPPING: Final = 11
SHIPPING: Final = 12
KEEPING: Final = 13
RESTING: Final = 14

COLOURS: Final = 4
TILES: Final = 24
LOADS: Final = 20
HALVES: Final = 56  # spaces from here on are tiles
SPACES: Final = 80
FIST: Final = 80  # where a load is: in the shipper's hands
CHIT: Final = 81  # kept as an action point chit
NOWHERE: Final = 82  # not dealt yet
OUT: Final = 6  # rank of a pawn that has left
NOTHING: Final = 255  # no domino chosen, no pip-stop, no tile there


class ShipItState(State):
    """One game in progress."""

    round: i64 = 0
    colour: i64 = 0  # on turn
    points: i64 = 0  # action points left
    # Tiles
    bag: i64 = 0  # tiles to be laid
    order: Shared[vec[u8]] = vec[u8]([])  # tiles as they were laid
    tile_x: Shared[vec[u8]] = vec[u8]([])  # by tile: its tile column and row
    tile_y: Shared[vec[u8]] = vec[u8]([])
    corners: i64 = 0  # two bits a tile: the corner of its mark
    gates: Shared[vec[i64]] = vec[i64]([])  # two a tile: the squares at its mark, -1 in its city
    cities: i64 = 0  # begun so far
    city_colours: i64 = 0  # of the city begun last
    city_side: i64 = 0  # 0 it began in the left tile column, 1 in the right
    column: i64 = 0  # left tile column of the present column of cities
    gate_rows: Shared[vec[i64]] = vec[i64]([])  # by row: squares that are a gate of some tile
    wide: i64 = 0  # squares of the grid
    high: i64 = 0
    # Links
    pool: i64 = 0
    hand: i64 = 0  # links bought and not built
    chosen: i64 = NOTHING  # the one being built, or NOTHING
    taken_back: i64 = 0  # in this turn
    half_at: Shared[vec[i64]] = vec[i64]([])  # by half: its square, or -1
    ground: Shared[vec[u8]] = vec[u8]([])  # by square: space + 1, 0 is free
    rows: Shared[vec[i64]] = vec[i64]([])  # by row: squares that are not free
    near_halves: Shared[vec[i64]] = vec[i64]([])  # by space: halves it is connected to
    near_tiles: Shared[vec[i64]] = vec[i64]([])  # by space: tiles it is connected to
    regions: Shared[vec[i64]] = vec[i64]([])  # by half: all halves of its region
    # Pieces on the way
    officials: i64 = 0  # byte per colour: its space
    hubs: i64 = 0  # byte per colour: rank of the tile with the pawn, or OUT
    loads: vec[u8] = vec[u8]([])  # by load: its space, FIST, CHIT or NOWHERE
    loaded: i64 = 0  # halves with a load
    pipstop: i64 = NOTHING  # or NOTHING
    moved: i64 = 0  # loads moved in this turn
    scores: vec[i64] = vec[i64]([])  # by colour
    # Values
    values: vec[i64] = vec[i64]([])  # by load: 0 nobody has seen one, 1..5, UNKNOWN when redacted
    open: i64 = 0  # loads whose value everyone knows
    one_of: vec[u8] = vec[u8]([])  # by load: values it may have by what was shown to all, bit v - 1
    seen: vec[i64] = vec[i64]([])  # by seat: loads whose value it alone has seen
    # A shipment
    suit: i64 = 0  # of the hub that ships
    left: i64 = 0  # rank of the tile that the shipment left
    turning: i64 = 0  # loads still to be turned up
    fist: i64 = 0  # names of the coins in the fist
    shaken: i64 = 0  # values in the fist when it was shaken, bit colour * 5 + v - 1
    fresh: i64 = 0  # loads laid from this fist
    next_rank: i64 = 0  # where the next coin goes
    laid: i64 = 0  # the load laid last
    back: i64 = 0  # the step that was interrupted
