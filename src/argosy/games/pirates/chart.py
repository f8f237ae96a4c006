# compiled
"""The numbers that follow from seats and options, and how to read the table."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import Game
from argosy.games.pirates.board import Board, chart_board, has
from argosy.games.pirates.state import (
    ABOARD,
    AT_OCEAN,
    CAPTAIN,
    CLAIMED_BY,
    KILLED,
    NO_ISLAND,
    NO_SHIP_LEFT,
    ON_SHIP,
    PiratesState,
)
from argosy.kit.bags import BIT
from argosy.kit.evaluation import fitted


@mypyc_attr(allow_interpreted_subclasses=True)
class Chart(Game[PiratesState]):
    """The boards and the numbers that follow from seats and options, computed once."""

    weights: vec[float]  # of the features of its sense
    crews: i64  # suits in play: two players command two each (PV-A58)
    seat_of: vec[i64]  # by crew
    boards: list[Board]  # by layout
    island: i64
    turn_actions: i64
    sail: i64
    boarding: i64
    walk: i64
    captain: i64
    escape: i64
    haste: i64
    courage: i64
    diagonal: i64
    supply: i64
    alone: i64
    goal: i64
    rounds: i64

    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.weights = fitted("argosy.games.pirates")
        self.crews = 4 if self.seats == 2 else self.seats
        self.seat_of = vec[i64]([0, 1, 0, 1] if self.seats == 2 else [0, 1, 2, 3])
        extra = self.seats == 3 and options["extra"] == 1
        self.boards = [chart_board(island, extra) for island in range(NO_ISLAND)]
        self.island = options["island"]
        self.turn_actions = options["actions"]
        self.sail = options["sail"]
        self.boarding = options["boarding"]
        self.walk = options["walk"]
        self.captain = options["captain"]
        self.escape = options["escape"]
        self.haste = options["haste"]
        self.courage = options["courage"]
        self.diagonal = options["diagonal"]
        self.supply = options["supply"]
        self.alone = options["alone"]
        self.goal = min(options["claimed"], int(self.crews))
        self.rounds = options["rounds"]


# ── Reading the table ─────────────────────────────────────────────────────────────────────────────


def byte(word: i64, index: i64) -> i64:
    return word >> (index << 3) & 255


def with_byte(word: i64, index: i64, value: i64) -> i64:
    """Turns the bits that differ: a constant mask left of << would be compiled as a 32-bit shift."""
    shift = index << 3
    return word ^ (word >> shift & 255 ^ value) << shift


def crew_of(piece: i64) -> i64:
    return piece >> 2 if piece < CAPTAIN else piece - CAPTAIN


def piece_of(crew: i64, who: i64) -> i64:
    """`who` is a letter, 0 to 3, or 4 for the captain."""
    return crew * 4 + who if who < 4 else CAPTAIN + crew


def is_on_land(s: PiratesState, piece: i64) -> bool:
    return i64(s.where[piece]) < ABOARD


def is_aboard(s: PiratesState, piece: i64) -> bool:
    return i64(s.where[piece]) == ABOARD


def coast_of(s: PiratesState, crew: i64) -> i64:
    """The coast position of a crew's ship; -1 without a ship, or if it is in the open ocean."""
    ship = byte(s.ships, crew)
    if ship == NO_SHIP_LEFT:
        return -1
    berth = byte(s.berths, ship)
    return berth if berth < AT_OCEAN else -1


def is_at_ocean(s: PiratesState, crew: i64) -> bool:
    ship = byte(s.ships, crew)
    return ship != NO_SHIP_LEFT and byte(s.berths, ship) == AT_OCEAN


def commander(game: Chart, s: PiratesState, ship: i64) -> i64:
    """The crew that has this ship, or -1: a free ship."""
    for crew in range(game.crews):
        if byte(s.ships, crew) == ship:
            return crew
    return -1


def free_ships(game: Chart, s: PiratesState) -> i64:
    """Ships without an owner, as a mask (PV-A25)."""
    found = BIT[game.crews] - 1
    for crew in range(game.crews):
        ship = byte(s.ships, crew)
        if ship != NO_SHIP_LEFT:
            found ^= BIT[ship]
    return found


def killed_of(s: PiratesState, crew: i64) -> i64:
    """The killed coins of a crew, as a mask of coins."""
    found: i64 = 0
    for coin in range(crew * 4, crew * 4 + 4):
        if i64(s.where[coin]) == KILLED:
            found |= BIT[coin]
    return found


def is_beside_captain(board: Board, s: PiratesState, piece: i64) -> bool:
    """PV-R27, PV-A31, PV-A63: next to its own captain, over corners and over a rail too."""
    crew = crew_of(piece)
    here = i64(s.where[piece])
    there = i64(s.where[CAPTAIN + crew])
    if here == KILLED:
        return False
    if here == ABOARD and there == ABOARD:
        return True
    if here != ABOARD and there != ABOARD:
        return has(board.around_lo[here], board.around_hi[here], there)
    coast = coast_of(s, crew)
    land = there if here == ABOARD else here
    return coast >= 0 and has(board.shore_lo[coast], board.shore_hi[coast], land)


def open_water(game: Chart, s: PiratesState, mover: i64) -> tuple[i64, i64]:
    """Positions that no ship but `mover` and no whirlpool overlaps (PV-A7, PV-A8, PV-A67)."""
    board = game.boards[s.island]
    lo = board.all_lo
    hi = board.all_hi
    for suit in range(game.crews):
        berth = byte(s.berths, suit)
        if berth < AT_OCEAN and suit != mover:
            lo &= ~board.overlap_lo[berth]
            hi &= ~board.overlap_hi[berth]
        berth = byte(s.whirlpools, suit)
        if berth < AT_OCEAN:
            lo &= ~board.overlap_lo[berth]
            hi &= ~board.overlap_hi[berth]
    return lo, hi


def free_coast(game: Chart, s: PiratesState, mover: i64) -> tuple[i64, i64]:
    """PV-A8: the free coast positions, those with an edge along land."""
    board = game.boards[s.island]
    lo, hi = open_water(game, s, mover)
    return lo & board.edge_lo, hi & board.edge_hi


def is_in_water(board: Board, lo: i64, hi: i64, square: i64) -> bool:
    """Whether the position with this upper left square is in a set of positions."""
    position = board.square_position[square]
    return position >= 0 and has(lo, hi, position)


# ── Treasures in front of a seat ──────────────────────────────────────────────────────────────────


def claims(game: Chart, s: PiratesState, seat: i64) -> i64:
    """How many treasures a seat has claimed."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == CLAIMED_BY + seat:
            found += 1
    return found


def total(game: Chart, s: PiratesState, seat: i64) -> i64:
    """What they are worth together (PV-R19, PV-A42)."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == CLAIMED_BY + seat:
            found += byte(s.faces, die)
    return found


def dice_aboard(game: Chart, s: PiratesState, ship: i64) -> i64:
    """The dice on a ship, as a mask."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == ON_SHIP + ship:
            found |= BIT[die]
    return found
