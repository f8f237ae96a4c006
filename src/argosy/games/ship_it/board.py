# compiled
"""The numbers of Ship It!: verbs, reasons and events, the options, and what follows from them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import Game
from argosy.games.ship_it.state import CHIT, HALVES, LOADS, TILES, ShipItState
from argosy.kit.bags import BIT
from argosy.kit.dominoes import DOMINOES, HIGH, LOW
from argosy.kit.evaluation import fitted

# Actions
BUY: Final = 1
TAKEBACK: Final = 2
CHOOSE: Final = 3
BUILD: Final = 4
OFFICIAL: Final = 5
PIPSTOP: Final = 6
SHIP: Final = 7
KEEP: Final = 8
DONE: Final = 9

# Outcomes
TILE: Final = 1
DOMINO: Final = 2
TURN: Final = 3
LAY: Final = 4
LOOK: Final = 5

# Endings
PAWNS_OUT: Final = 1
TOO_WEAK: Final = 2
ROUNDS_OVER: Final = 3

# Reasons
NOT_A_TEXT: Final = 1
OVER: Final = 1  # plus the number of the ending: 2..4
CHANCE_AWAITED: Final = 5
NOT_YOUR_TURN: Final = 6
OTHER_PHASE: Final = 7
TOO_FEW_POINTS: Final = 8
POOL_EMPTY: Final = 9
POOL_NOT_EMPTY: Final = 10
TOOK_BACK: Final = 11
NOT_ON_BOARD: Final = 12
LINK_IN_USE: Final = 13
LINK_STUCK: Final = 14
NOT_BOUGHT: Final = 15
OFF_GRID: Final = 16
NOT_FREE: Final = 17
TOUCHES_NOTHING: Final = 18
NO_SPACE: Final = 19
OFFICIAL_STAYS: Final = 20
OFFICIAL_CROWDED: Final = 21
NO_WAY: Final = 22
PIPSTOP_CHOSEN: Final = 23
PIPSTOP_TOO_HIGH: Final = 24
NO_LOAD_MOVES: Final = 25
PIPSTOP_FIRST: Final = 26
NOT_YOUR_LOAD: Final = 27
IS_CHIT: Final = 28
WAREHOUSED: Final = 29
HAS_MOVED: Final = 30
FROZEN: Final = 31
NO_SPACE_FOR_LOAD: Final = 32
LOAD_STAYS: Final = 33
OFFICIAL_BARS: Final = 34
REGION_CLOSED: Final = 35
LOAD_THERE: Final = 36
NOT_REACHED: Final = 37
NOT_YOUR_COIN: Final = 38
LINKS_FIRST: Final = 39
CHIT_FIRST: Final = 40

# Events
LAID: Final = 1
DEALT: Final = 2
ROUND_BEGAN: Final = 3
TURN_BEGAN: Final = 4
DREW: Final = 5
TOOK: Final = 6
BUILT: Final = 7
DIRECTED: Final = 8
STOPPED: Final = 9
MOVED: Final = 10
TURNED: Final = 11
SHIPPED: Final = 12
EARNED: Final = 13
HUB_MOVED: Final = 14
PAWN_LEFT: Final = 15
KEPT: Final = 16
LAID_OUT: Final = 17
LOOKED: Final = 18
ENDED: Final = 19

# Corners of the suit mark, and ways
NW: Final = 0
SW: Final = 1
SE: Final = 2
NE: Final = 3

UNOWNED: Final = -1
# The board in tiles. With c cities there are (c + 2) // 3 columns, one gap less, and 24 - c tiles
# to make columns two wide. Most it is with 19 cities: 7 columns, 6 gaps, 5 columns two wide.
WIDEST: Final = 18
HIGHEST: Final = 8  # three cities of two rows and two gaps

LOW_HALVES: Final = vec[i64](  # by pip-stop: halves with fewer pips
    [
        sum(2 ** (2 * d) for d in range(DOMINOES) if HIGH[d] < stop)
        + sum(2 ** (2 * d + 1) for d in range(DOMINOES) if LOW[d] < stop)
        for stop in range(7)
    ]
)
LOW_TILES: Final = vec[i64](  # by pip-stop: tiles with a lower number
    [sum(2**tile for tile in range(TILES) if tile % 6 < stop) for stop in range(7)]
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Game[ShipItState]):
    """The options, and what follows from them and the seats, computed once."""

    weights: vec[float]  # of the features of its sense
    width: i64  # squares of the largest grid: the numbering of squares
    height: i64
    squares: i64
    unowned: i64  # the colour without a seat, or UNOWNED if all have one
    seat_of: vec[i64]  # by colour; UNOWNED for the one without
    first_colour: i64
    last_colour: i64
    ap: i64
    link_price: i64
    takeback_price: i64
    takebacks: i64
    direct: i64
    margin: i64
    official_price: i64
    load_price: i64
    pip_price: i64
    threshold: i64
    tile_factor: i64
    trigger_factor: i64
    home_bonus: i64
    chit_ap: i64
    official_bonus: i64
    pawns_out: i64
    rounds: i64

    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.weights = fitted("argosy.games.ship_it")
        self.ap = options["ap"]
        self.link_price = options["link_price"]
        self.takeback_price = options["takeback_price"]
        self.takebacks = options["takebacks"]
        self.direct = options["direct"]
        self.margin = options["margin"]
        self.official_price = options["official_price"]
        self.load_price = options["load_price"]
        self.pip_price = options["pip_price"]
        self.threshold = options["threshold"]
        self.tile_factor = options["tile_factor"]
        self.trigger_factor = options["trigger_factor"]
        self.home_bonus = options["home_bonus"]
        self.chit_ap = options["chit_ap"]
        self.official_bonus = options["official_bonus"]
        self.pawns_out = options["pawns_out"]
        self.rounds = options["rounds"]
        self.width = 2 * WIDEST + 2 * self.margin
        self.height = 2 * HIGHEST + 2 * self.margin
        self.squares = self.width * self.height
        self.seat_colours(options["unowned"])

    def seat_colours(self, without: i64) -> None:
        """SI-R34, SI-A3, SI-A43: who has which colour."""
        self.unowned = without if self.seats == 3 else UNOWNED
        seats: list[int] = []
        for colour in range(4):
            if self.seats == 2:
                seats.append(colour % 2)
            elif colour == self.unowned:
                seats.append(UNOWNED)
            else:
                seats.append(colour - int(self.seats == 3 and colour > without))
        self.seat_of = vec[i64](seats)
        self.first_colour = 1 if self.unowned == 0 else 0
        self.last_colour = 2 if self.unowned == 3 else 3


# ── Reading the table ─────────────────────────────────────────────────────────────────────────────


def official_at(s: ShipItState, colour: i64) -> i64:
    """The space of an official."""
    return s.officials >> (colour << 3) & 255


def hub_rank(s: ShipItState, suit: i64) -> i64:
    """Of the tile that its pawn is on, or OUT."""
    return s.hubs >> (suit << 3) & 255


def is_hub(s: ShipItState, space: i64) -> bool:
    if space < HALVES:
        return False
    tile = space - HALVES
    return hub_rank(s, tile // 6) == tile % 6


def chits_of(s: ShipItState, colour: i64) -> i64:
    found: i64 = 0
    for load in range(colour * 5, colour * 5 + 5):
        if i64(s.loads[load]) == CHIT:
            found += 1
    return found


def official_halves(s: ShipItState) -> i64:
    """Half-dominoes with an official on them."""
    found: i64 = 0
    for colour in range(4):
        at = official_at(s, colour)
        if at < HALVES:
            found |= BIT[at]
    return found


def loads_at(s: ShipItState, space: i64) -> i64:
    found: i64 = 0
    for load in range(LOADS):
        if i64(s.loads[load]) == space:
            found |= BIT[load]
    return found


def put_load(s: ShipItState, load: i64, space: i64) -> None:
    """A load changes its place; a half-domino holds one at most (SI-R16)."""
    was = i64(s.loads[load])
    if was < HALVES:
        s.loaded &= ~BIT[was]
    if space < HALVES:
        s.loaded |= BIT[space]
    s.loads[load] = u8(space)
