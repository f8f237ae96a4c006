"""Holds the table of Ship It!

A *space* is a half-domino (0..55: domino d has its higher half as 2d, the other as 2d + 1) or a
tile (56..79: HALVES plus the number of the tile, colour * 6 + rank). A load is colour * 5 + its
number - 1. Squares are numbered row by row on the largest grid that a board can need, so that their
numbers do not depend on the tiles drawn. Sets of halves, tiles, loads and dominoes are masks. What
changes rarely (links, tiles) is replaced, never changed, so that copies share it.
"""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import State

# Steps
LAYING: Final = 1  # chance: tiles
PLANNING: Final = 2
DRAWING: Final = 3  # chance: a domino
CHOOSING: Final = 4
BUILDING: Final = 5
DIRECTING: Final = 6
STOPPING: Final = 7
SHIPPING: Final = 8
TURNING: Final = 9  # chance: a load delivered is turned up
REVEALING: Final = 10  # chance: loads under a hub that has moved are turned up
KEEPING: Final = 11
LAYING_OUT: Final = 12  # chance: coins from the fist
LOOKING: Final = 13  # chance: the shipper sees a coin while laying it
RESTING: Final = 14  # the game is over

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


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipItState(State):
    round: i64
    colour: i64  # on turn
    points: i64  # action points left
    # Tiles
    bag: i64  # tiles to be laid
    order: vec[u8]  # tiles as they were laid
    tile_x: vec[u8]  # by tile: its tile column and row
    tile_y: vec[u8]
    corners: i64  # two bits a tile: the corner of its mark
    gates: vec[i64]  # two a tile: the squares at its mark, or -1 where its city is in the way
    cities: i64  # begun so far
    city_colours: i64  # of the city begun last
    city_side: i64  # 0 it began in the left tile column, 1 in the right
    column: i64  # left tile column of the present column of cities
    gate_rows: vec[i64]  # by row: squares that are a gate of some tile
    wide: i64  # squares of the grid
    high: i64
    # Links
    pool: i64
    hand: i64  # links bought and not built
    chosen: i64  # the one being built, or NOTHING
    taken_back: i64  # in this turn
    half_at: vec[i64]  # by half: its square, or -1
    ground: vec[u8]  # by square: space + 1, 0 is free
    rows: vec[i64]  # by row: squares that are not free
    near_halves: vec[i64]  # by space: halves it is connected to
    near_tiles: vec[i64]  # by space: tiles it is connected to
    regions: vec[i64]  # by half: all halves of its region
    # Pieces on the way
    officials: i64  # byte per colour: its space
    hubs: i64  # byte per colour: rank of the tile with the pawn, or OUT
    loads: vec[u8]  # by load: its space, FIST, CHIT or NOWHERE
    loaded: i64  # halves with a load
    pipstop: i64  # or NOTHING
    moved: i64  # loads moved in this turn
    scores: vec[i64]  # by colour
    # Values
    values: vec[i64]  # by load: 0 nobody has seen one, 1..5, UNKNOWN when redacted
    open: i64  # loads whose value everyone knows
    one_of: vec[u8]  # by load: values it may have by what was shown to all, bit v - 1
    seen: vec[i64]  # by seat: loads whose value it alone has seen
    # A shipment
    suit: i64  # of the hub that ships
    left: i64  # rank of the tile that the shipment left
    turning: i64  # loads still to be turned up
    fist: i64  # names of the coins in the fist
    shaken: i64  # values in the fist when it was shaken, bit colour * 5 + v - 1
    fresh: i64  # loads laid from this fist
    next_rank: i64  # where the next coin goes
    laid: i64  # the load laid last
    back: i64  # the step that was interrupted

    def __init__(self, seats: i64, squares: i64, rows: i64) -> None:
        super().__init__()
        self.step = LAYING
        self.round = 0
        self.colour = 0
        self.points = 0
        self.bag = 0
        self.order = vec[u8]([NOTHING] * TILES)
        self.tile_x = vec[u8]([NOTHING] * TILES)
        self.tile_y = vec[u8]([NOTHING] * TILES)
        self.corners = 0
        self.gates = vec[i64]([-1] * (2 * TILES))
        self.cities = 0
        self.city_colours = 0
        self.city_side = 0
        self.column = 0
        self.gate_rows = vec[i64]([0] * rows)
        self.wide = 0
        self.high = 0
        self.pool = 0
        self.hand = 0
        self.chosen = NOTHING
        self.taken_back = 0
        self.half_at = vec[i64]([-1] * HALVES)
        self.ground = vec[u8]([0] * squares)
        self.rows = vec[i64]([0] * rows)
        self.near_halves = vec[i64]([0] * SPACES)
        self.near_tiles = vec[i64]([0] * SPACES)
        self.regions = vec[i64]([0] * HALVES)
        self.officials = 0
        self.hubs = 0
        self.loads = vec[u8]([NOWHERE] * LOADS)
        self.loaded = 0
        self.pipstop = NOTHING
        self.moved = 0
        self.scores = vec[i64]([0] * COLOURS)
        self.values = vec[i64]([0] * LOADS)
        self.open = 0
        self.one_of = vec[u8]([31] * LOADS)
        self.seen = vec[i64]([0] * seats)
        self.suit = 0
        self.left = 0
        self.turning = 0
        self.fist = 0
        self.shaken = 0
        self.fresh = 0
        self.next_rank = 0
        self.laid = 0
        self.back = 0

    def copy_from(self, other: Self) -> None:
        self.step = other.step
        self.mover = other.mover
        self.decider = other.decider
        self.ending = other.ending
        self.shown = other.shown
        self.round = other.round
        self.colour = other.colour
        self.points = other.points
        self.copy_board(other)
        self.officials = other.officials
        self.hubs = other.hubs
        self.loads = other.loads[:]
        self.loaded = other.loaded
        self.pipstop = other.pipstop
        self.moved = other.moved
        self.scores = other.scores[:]
        self.values = other.values[:]
        self.open = other.open
        self.one_of = other.one_of[:]
        self.seen = other.seen[:]
        self.suit = other.suit
        self.left = other.left
        self.turning = other.turning
        self.fist = other.fist
        self.shaken = other.shaken
        self.fresh = other.fresh
        self.next_rank = other.next_rank
        self.laid = other.laid
        self.back = other.back

    def copy_board(self, other: Self) -> None:
        """Tiles and links: their tables are replaced when they change, so they can be shared."""
        self.bag = other.bag
        self.order = other.order
        self.tile_x = other.tile_x
        self.tile_y = other.tile_y
        self.corners = other.corners
        self.gates = other.gates
        self.cities = other.cities
        self.city_colours = other.city_colours
        self.city_side = other.city_side
        self.column = other.column
        self.gate_rows = other.gate_rows
        self.wide = other.wide
        self.high = other.high
        self.pool = other.pool
        self.hand = other.hand
        self.chosen = other.chosen
        self.taken_back = other.taken_back
        self.half_at = other.half_at
        self.ground = other.ground
        self.rows = other.rows
        self.near_halves = other.near_halves
        self.near_tiles = other.near_tiles
        self.regions = other.regions

    def clone(self) -> Self:
        twin = type(self)(len(self.seen), len(self.ground), len(self.rows))
        twin.copy_from(self)
        return twin

    def fields(self) -> list[str]:
        return [
            *(
                "round",
                "colour",
                "points",
                "bag",
                "order",
                "tile_x",
                "tile_y",
                "corners",
                "gates",
                "gate_rows",
            ),
            *("cities", "city_colours", "city_side", "column", "wide", "high", "pool", "hand"),
            *("chosen", "taken_back", "half_at", "ground", "rows", "near_halves", "near_tiles"),
            *("regions", "officials", "hubs", "loads", "loaded", "pipstop", "moved", "scores"),
            *("values", "open", "one_of", "seen", "suit", "left", "turning", "fist", "shaken"),
            *("fresh", "next_rank", "laid", "back"),
        ]
