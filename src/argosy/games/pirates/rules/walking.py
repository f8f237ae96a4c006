# compiled
"""Walk: PV-R16, and the free move of PV-R17."""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates.islands import SQUARES, WORD, Islands, all_next, has
from argosy.games.pirates.numbers import (
    FLEE_TOO_FAR,
    FREE_TO_ENTER,
    KILLED_WALKER,
    OCCUPIED,
    OTHER_CREWS_SHIP,
    OTHER_FLEES,
    TOOK_SHIP,
    WALK_TOO_FAR,
    WALKED,
    WENT_ABOARD,
)
from argosy.games.pirates.rules.pieces import lift_from, move_dice, put_on
from argosy.games.pirates.rules.reading import (
    byte,
    coast_of,
    commander,
    crew_of,
    free_ships,
    is_beside_captain,
    piece_of,
    with_byte,
)
from argosy.games.pirates.rules.turn import end_action
from argosy.games.pirates.state import (
    ABOARD,
    AT_OCEAN,
    CAPTAIN,
    FLEEING,
    KILLED,
    NO_SHIP_LEFT,
    ON_SHIP,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit, first

# ── Walking ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R16  one square over land, the own ship counts as one; two beside the captain
#    PV-R17  the free move after a find
#    PV-A29  not into or through occupied squares      PV-A32  across the own ship
#    PV-A25  a captain without a ship takes a free one


def walking_range(game: Tables, s: PiratesState, piece: i64, is_hasty: bool) -> i64:
    """Return how many squares a piece may walk, more beside the captain (PV-R16, PV-R17, PV-R27, PV-A40)."""
    if piece >= CAPTAIN:
        return game.captain
    squares = game.escape if s.step == FLEEING else game.walk
    return squares + game.haste if is_hasty else squares


def squares_of(game: Tables, s: PiratesState, piece: i64) -> i64:
    """Return how many squares a piece may walk from where it is."""
    return walking_range(game, s, piece, is_beside_captain(game.boards[s.island], s, piece))


def landings(board: Islands, s: PiratesState, crew: i64) -> tuple[i64, i64]:
    """Return the land along the ship of a crew, where it can go ashore and aboard."""
    coast = coast_of(s, crew)
    if coast < 0:
        return 0, 0
    return board.landing_lo[coast], board.landing_hi[coast]


def step_from(board: Islands, here: i64, deck_lo: i64, deck_hi: i64) -> tuple[i64, i64]:
    """Return the land that one square leads to: from land its neighbours, from deck the land along the ship."""
    if here == ABOARD:
        return deck_lo, deck_hi
    return board.near_lo[here], board.near_hi[here]


def walking_reach(
    game: Tables, board: Islands, s: PiratesState, piece: i64, squares: i64
) -> tuple[i64, i64, i64]:
    """Return the land, as two masks, and the ships where a walk of so many squares can end, of a living piece.

    It is walked square by square: a ring of land is what so many squares lead to and fewer do not.
    """
    crew = crew_of(piece)
    deck_lo, deck_hi = landings(board, s, crew)
    here = i64(s.where[piece])
    was_aboard = here == ABOARD
    ring_lo: i64 = 0
    ring_hi: i64 = 0
    if here < WORD:
        ring_lo = bit(here)
    elif here < ABOARD:
        ring_hi = bit(here - WORD)
    next_lo, next_hi = step_from(board, here, deck_lo, deck_hi)
    free_lo = board.land_lo & ~s.taken_lo  # PV-A29
    free_hi = board.land_hi & ~s.taken_hi
    reach_lo: i64 = 0
    reach_hi: i64 = 0
    ships: i64 = 0
    left = squares
    while left > 0:
        goes_aboard = not was_aboard and (ring_lo & deck_lo) | (ring_hi & deck_hi) != 0
        if goes_aboard:
            ships = bit(byte(s.ships, crew))
            was_aboard = True
        if piece >= CAPTAIN:
            ships |= boats_at(game, s, crew, ring_lo, ring_hi)
        ring_lo = next_lo & free_lo
        ring_hi = next_hi & free_hi
        free_lo ^= ring_lo
        free_hi ^= ring_hi
        reach_lo |= ring_lo
        reach_hi |= ring_hi
        left -= 1
        if left > 0:
            next_lo, next_hi = all_next(board.near_lo, board.near_hi, ring_lo, ring_hi)
            if goes_aboard:  # PV-A32
                next_lo |= deck_lo
                next_hi |= deck_hi
    return reach_lo, reach_hi, ships


def touch(board: Islands, coast: i64, lo: i64, hi: i64) -> bool:
    """Return whether some of this land has an edge along a position."""
    return board.landing_lo[coast] & lo != 0 or board.landing_hi[coast] & hi != 0


def boats_at(game: Tables, s: PiratesState, crew: i64, lo: i64, hi: i64) -> i64:
    """Return the free ships at this land, for a captain without a ship (PV-A25)."""
    if byte(s.ships, crew) != NO_SHIP_LEFT:
        return 0
    found: i64 = 0
    boats = free_ships(game, s)
    while boats:
        ship = first(boats)
        boats &= boats - 1
        berth = byte(s.berths, ship)
        if berth < AT_OCEAN and touch(game.boards[s.island], berth, lo, hi):
            found |= bit(ship)
    return found


def why_not_walk(game: Tables, s: PiratesState, who: i64, goal: i64) -> i64:
    """Object to a walk; beyond the squares, a goal is a ship."""
    if goal < SQUARES:
        return why_not_go_over_land(game, s, who, goal)
    return why_not_go_aboard(game, s, who, goal - SQUARES)


def why_not_go_over_land(game: Tables, s: PiratesState, who: i64, square: i64) -> i64:
    piece = piece_of(s.crew, who)
    if i64(s.where[piece]) == KILLED:
        return pack(KILLED_WALKER, who)  # PV-R16
    board = game.boards[s.island]
    land = board.square_land[square]
    if land >= 0 and i64(s.on[land]) != 0:
        return pack(OCCUPIED, square)  # PV-A29
    if s.step == FLEEING and piece != s.digger:
        return pack(OTHER_FLEES, who)  # PV-R17
    lo, hi, _ = walking_reach(game, board, s, piece, squares_of(game, s, piece))
    if land < 0 or not has(lo, hi, land):
        return too_far(game, s, piece, who)
    return LEGAL


def why_not_go_aboard(game: Tables, s: PiratesState, who: i64, ship: i64) -> i64:
    crew = s.crew
    piece = piece_of(crew, who)
    if i64(s.where[piece]) == KILLED:
        return pack(KILLED_WALKER, who)  # PV-R16
    holder = commander(game, s, ship)
    if holder < 0 and (piece < CAPTAIN or byte(s.ships, crew) != NO_SHIP_LEFT):
        return pack(FREE_TO_ENTER, ship)  # PV-A25
    if holder >= 0 and holder != crew:
        return pack(OTHER_CREWS_SHIP, ship)  # PV-A33
    if s.step == FLEEING and piece != s.digger:
        return pack(OTHER_FLEES, who)  # PV-R17
    board = game.boards[s.island]
    _, _, ships = walking_reach(game, board, s, piece, squares_of(game, s, piece))
    if ships & bit(ship) == 0:
        return too_far(game, s, piece, who)
    return LEGAL


def too_far(game: Tables, s: PiratesState, piece: i64, who: i64) -> i64:
    squares = squares_of(game, s, piece)
    if s.step == FLEEING:
        return pack(FLEE_TOO_FAR, who, squares)  # PV-R17
    return pack(WALK_TOO_FAR, who, squares)  # PV-R16


def walk(game: Tables, s: PiratesState, who: i64, goal: i64) -> None:
    if goal < SQUARES:
        go_over_land(game, s, who, goal)
    else:
        go_aboard(game, s, who, goal - SQUARES)


def go_over_land(game: Tables, s: PiratesState, who: i64, square: i64) -> None:
    piece = piece_of(s.crew, who)
    here = i64(s.where[piece])
    land = game.boards[s.island].square_land[square]
    if here < ABOARD:
        lift_from(s, here)
    put_on(s, land, piece + 1)
    s.where[piece] = u8(land)
    s.tell(WALKED, piece, square)
    end_action(game, s)


def go_aboard(game: Tables, s: PiratesState, who: i64, ship: i64) -> None:
    """Take a piece aboard; what it carries is on the ship now (PV-A44)."""
    piece = piece_of(s.crew, who)
    lift_from(s, i64(s.where[piece]))
    s.where[piece] = ABOARD
    if byte(s.ships, s.crew) == ship:
        s.tell(WENT_ABOARD, piece, s.crew)
    else:
        s.ships = with_byte(s.ships, s.crew, ship)  # PV-A25
        s.tell(TOOK_SHIP, piece, ship)
    move_dice(game, s, UNDER + piece, ON_SHIP + ship)
    end_action(game, s)
