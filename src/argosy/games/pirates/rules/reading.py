# compiled
"""Read the table: where pieces, ships and dice are, and who commands what."""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.pirates.islands import SQUARES, Islands, has
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
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit


def byte(word: i64, index: i64) -> i64:
    return word >> (index << 3) & 255


def with_byte(word: i64, index: i64, value: i64) -> i64:
    """Return `word` with one byte changed. A constant mask left of << would compile to a 32-bit shift."""
    shift = index << 3
    return word ^ (word >> shift & 255 ^ value) << shift


def crew_of(piece: i64) -> i64:
    return piece >> 2 if piece < CAPTAIN else piece - CAPTAIN


def piece_of(crew: i64, who: i64) -> i64:
    """Return a piece of a crew. `who` is a letter, 0 to 3, or 4 for the captain."""
    return crew * 4 + who if who < 4 else CAPTAIN + crew


def is_on_land(s: PiratesState, piece: i64) -> bool:
    return i64(s.where[piece]) < ABOARD


def is_aboard(s: PiratesState, piece: i64) -> bool:
    return i64(s.where[piece]) == ABOARD


def coast_of(s: PiratesState, crew: i64) -> i64:
    """Return the coast position of a crew's ship; -1 without a ship, or in the open ocean."""
    ship = byte(s.ships, crew)
    if ship == NO_SHIP_LEFT:
        return -1
    berth = byte(s.berths, ship)
    if berth >= AT_OCEAN:
        return -1
    return berth


def is_at_ocean(s: PiratesState, crew: i64) -> bool:
    ship = byte(s.ships, crew)
    return ship != NO_SHIP_LEFT and byte(s.berths, ship) == AT_OCEAN


def commander(game: Tables, s: PiratesState, ship: i64) -> i64:
    """Return the crew that has this ship, or -1 for a free ship."""
    for crew in range(game.crews):
        if byte(s.ships, crew) == ship:
            return crew
    return -1


def free_ships(game: Tables, s: PiratesState) -> i64:
    """Return the ships without an owner, as a mask (PV-A25)."""
    found = bit(game.crews) - 1
    for crew in range(game.crews):
        ship = byte(s.ships, crew)
        if ship != NO_SHIP_LEFT:
            found ^= bit(ship)
    return found


def killed_of(s: PiratesState, crew: i64) -> i64:
    """Return the killed coins of a crew, as a mask of coins."""
    found: i64 = 0
    for coin in range(crew * 4, crew * 4 + 4):
        if i64(s.where[coin]) == KILLED:
            found |= bit(coin)
    return found


def unseen_values(values: vec[i64], crew: i64) -> i64:
    """Return the values 2 to 5 that no known coin of a crew has, as a mask."""
    found: i64 = 0x3C
    for coin in range(crew * 4, crew * 4 + 4):
        value = values[coin]
        if value > 0:
            found &= ~bit(value)
    return found


def captains_side(board: Islands, s: PiratesState, crew: i64) -> tuple[i64, i64]:
    """Return the land next to a captain, over corners and rails too (PV-R27, PV-A31, PV-A63)."""
    there = i64(s.where[CAPTAIN + crew])
    if there != ABOARD:
        return board.around_lo[there], board.around_hi[there]
    coast = coast_of(s, crew)
    if coast < 0:
        return 0, 0
    return board.shore_lo[coast], board.shore_hi[coast]


def is_beside_captain(board: Islands, s: PiratesState, piece: i64) -> bool:
    """Return whether a piece is next to its captain, over corners and rails too (PV-R27, PV-A31, PV-A63)."""
    crew = crew_of(piece)
    here = i64(s.where[piece])
    if here < ABOARD:
        lo, hi = captains_side(board, s, crew)
        return has(lo, hi, here)
    there = i64(s.where[CAPTAIN + crew])
    if here == KILLED or there == ABOARD:
        return here != KILLED
    coast = coast_of(s, crew)
    return coast >= 0 and has(board.shore_lo[coast], board.shore_hi[coast], there)


def open_water(game: Tables, s: PiratesState, mover: i64) -> tuple[i64, i64]:
    """Return the positions that no ship but `mover` and no whirlpool overlaps (PV-A7, PV-A8, PV-A67)."""
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


def free_coast(game: Tables, s: PiratesState, mover: i64) -> tuple[i64, i64]:
    """Return the free coast positions, those with an edge along land (PV-A8)."""
    board = game.boards[s.island]
    lo, hi = open_water(game, s, mover)
    return lo & board.edge_lo, hi & board.edge_hi


def is_in_water(board: Islands, lo: i64, hi: i64, square: i64) -> bool:
    """Return whether the position with this upper left square is in a set of positions."""
    position = board.square_position[square]
    return position >= 0 and has(lo, hi, position)


def is_free_coast(game: Tables, s: PiratesState, mover: i64, square: i64) -> bool:
    """Return whether the position with this upper left square is free for a ship, or for anything else (NOWHERE)."""
    lo, hi = free_coast(game, s, mover)
    return is_in_water(game.boards[s.island], lo, hi, square)


# ── Treasures in front of a seat ──────────────────────────────────────────────────────────────────


def claims(game: Tables, s: PiratesState, seat: i64) -> i64:
    """Count the treasures that a seat has claimed."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == CLAIMED_BY + seat:
            found += 1
    return found


def total(game: Tables, s: PiratesState, seat: i64) -> i64:
    """Add up what the treasures of a seat are worth (PV-R19, PV-A42)."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == CLAIMED_BY + seat:
            found += byte(s.faces, die)
    return found


def dice_aboard(game: Tables, s: PiratesState, ship: i64) -> i64:
    """Return the dice on a ship, as a mask."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == ON_SHIP + ship:
            found |= bit(die)
    return found


# ── What squares can be, on any layout that this game may be played on ──


def is_layout(game: Tables, island: i64) -> bool:
    return game.island == NO_ISLAND or game.island == island  # PV-R3


def is_land(game: Tables, square: i64) -> bool:
    for board in game.boards:
        if is_layout(game, board.island) and board.square_land[square] >= 0:
            return True
    return False


def is_coast(game: Tables, square: i64) -> bool:
    for board in game.boards:
        if is_layout(game, board.island) and board.square_position[square] >= 0:
            return True
    return False


def is_goal(game: Tables, who: i64, goal: i64) -> bool:
    return goal >= SQUARES or is_land(game, goal)


def is_hailed(game: Tables, ship: i64, square: i64) -> bool:
    return is_coast(game, square)
