# compiled
"""Move ships along the coast and to sea, whirlpools, hailed boats: PV-R8, PV-R9, PV-R22, PV-R25."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates.islands import WORD, all_next
from argosy.games.pirates.numbers import (
    AT_SEA,
    CAPTAIN_ASHORE,
    DRAINED,
    HAILED,
    HAILED_NOT_FREE,
    HAILED_THERE,
    HAS_SHIP,
    HOLED_FROM_SEA,
    HOLED_HERE,
    NO_COAST_AT_SEA,
    NO_FREE_COAST,
    NO_SHIP,
    NO_WHIRLPOOL,
    NOT_A_FREE_SHIP,
    NOT_HIS_ISLAND,
    PLACED_WHIRLPOOL,
    PUT_TO_SEA,
    RETURN_FROM_COAST,
    RETURN_NOWHERE,
    RETURNED,
    SAIL_TOO_FAR,
    SAILED,
    WHIRLPOOL_USED,
)
from argosy.games.pirates.rules.pieces import berth
from argosy.games.pirates.rules.reading import (
    byte,
    coast_of,
    commander,
    is_aboard,
    is_at_ocean,
    is_free_coast,
    is_in_water,
    open_water,
    with_byte,
)
from argosy.games.pirates.rules.turn import end_action
from argosy.games.pirates.state import (
    AT_OCEAN,
    CAPTAIN,
    GONE,
    NO_SHIP_LEFT,
    NOWHERE,
    UNPLACED,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit


def why_not_command(s: PiratesState) -> i64:
    """Object to any order to a ship without its captain (PV-R27, PV-A26)."""
    if byte(s.ships, s.crew) == NO_SHIP_LEFT:
        return NO_SHIP  # PV-A26
    if not is_aboard(s, CAPTAIN + s.crew):
        return CAPTAIN_ASHORE  # PV-R27
    return LEGAL


# ── Sailing ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R8   up to eight squares along a coast
#    PV-A5   each step between positions that touch a common island
#    PV-A7   ships and whirlpools close a coast


def why_not_sail_at_all(s: PiratesState) -> i64:
    crew = s.crew
    objection = why_not_command(s)
    if objection != LEGAL:
        return objection
    if is_at_ocean(s, crew):
        return NO_COAST_AT_SEA  # PV-R25
    if s.holed & bit(byte(s.ships, crew)) != 0:
        return HOLED_HERE  # PV-R12
    return LEGAL


def sailing_reach(game: Tables, s: PiratesState, crew: i64) -> tuple[i64, i64]:
    """Return the positions that the crew's ship can sail to, without the one where it lies."""
    board = game.boards[s.island]
    lo, hi = open_water(game, s, byte(s.ships, crew))
    start = coast_of(s, crew)
    ring_lo: i64 = 0
    ring_hi: i64 = 0
    if start < WORD:
        ring_lo = bit(start)
    else:
        ring_hi = bit(start - WORD)
    lo &= ~ring_lo
    hi &= ~ring_hi
    reach_lo: i64 = 0
    reach_hi: i64 = 0
    step_lo = board.step_lo
    step_hi = board.step_hi
    for step in range(game.sail):
        ring_lo, ring_hi = all_next(step_lo, step_hi, ring_lo, ring_hi)
        ring_lo &= lo
        ring_hi &= hi
        if ring_lo == 0 and ring_hi == 0:
            break
        lo ^= ring_lo
        hi ^= ring_hi
        reach_lo |= ring_lo
        reach_hi |= ring_hi
    return reach_lo, reach_hi


def why_not_sail(game: Tables, s: PiratesState, square: i64) -> i64:
    objection = why_not_sail_at_all(s)
    if objection != LEGAL:
        return objection
    lo, hi = sailing_reach(game, s, s.crew)
    if not is_in_water(game.boards[s.island], lo, hi, square):
        return pack(SAIL_TOO_FAR, square, game.sail)  # PV-R8
    return LEGAL


def sail(game: Tables, s: PiratesState, square: i64) -> None:
    berth(game, s, byte(s.ships, s.crew), square)
    s.tell(SAILED, s.crew, square)
    end_action(game, s)


# ── To the open ocean and back ────────────────────────────────────────────────────────────────────
#    PV-R9   off the board, even when blocked in
#    PV-R25  back to any free coast


def why_not_ocean(s: PiratesState) -> i64:
    crew = s.crew
    objection = why_not_command(s)
    if objection != LEGAL:
        return objection
    if is_at_ocean(s, crew):
        return AT_SEA  # PV-R9
    if s.holed & bit(byte(s.ships, crew)) != 0:
        return HOLED_FROM_SEA  # PV-A17
    return LEGAL


def put_to_sea(game: Tables, s: PiratesState) -> None:
    s.berths = with_byte(s.berths, byte(s.ships, s.crew), AT_OCEAN)
    s.tell(PUT_TO_SEA, s.crew)
    end_action(game, s)


def why_not_return(game: Tables, s: PiratesState, square: i64) -> i64:
    if not is_at_ocean(s, s.crew):
        return RETURN_FROM_COAST  # PV-R25
    if not is_free_coast(game, s, NOWHERE, square):
        return pack(RETURN_NOWHERE, square)  # PV-R25
    return LEGAL


def return_to_coast(game: Tables, s: PiratesState, square: i64) -> None:
    berth(game, s, byte(s.ships, s.crew), square)
    s.tell(RETURNED, s.crew, square)
    end_action(game, s)


# ── The whirlpool ─────────────────────────────────────────────────────────────────────────────────
#    PV-R22  placed once, removed for good
#    PV-A8   on free water with an edge along land; PV-A9: the captain may be anywhere


def why_not_whirlpool_at_all(s: PiratesState) -> i64:
    if byte(s.whirlpools, s.crew) != UNPLACED:
        return WHIRLPOOL_USED  # PV-R22
    return LEGAL


def why_not_whirlpool(game: Tables, s: PiratesState, square: i64) -> i64:
    objection = why_not_whirlpool_at_all(s)
    if objection != LEGAL:
        return objection
    if not is_free_coast(game, s, NOWHERE, square):
        return pack(NO_FREE_COAST, square)  # PV-A8
    return LEGAL


def place_whirlpool(game: Tables, s: PiratesState, square: i64) -> None:
    position = game.boards[s.island].square_position[square]
    s.whirlpools = with_byte(s.whirlpools, s.crew, position)
    s.tell(PLACED_WHIRLPOOL, s.crew, square)
    end_action(game, s)


def why_not_drain(s: PiratesState) -> i64:
    if byte(s.whirlpools, s.crew) >= AT_OCEAN:
        return NO_WHIRLPOOL  # PV-R22
    return LEGAL


def drain(game: Tables, s: PiratesState) -> None:
    s.whirlpools = with_byte(s.whirlpools, s.crew, GONE)
    s.tell(DRAINED, s.crew)
    end_action(game, s)


# ── Hailing a boat ────────────────────────────────────────────────────────────────────────────────
#    PV-A26  a crew without a ship calls a free one to its captain's island
#    PV-A67  the boat is not in its own way, but must end elsewhere


def why_not_hail_it(game: Tables, s: PiratesState, ship: i64) -> i64:
    if byte(s.ships, s.crew) != NO_SHIP_LEFT:
        return HAS_SHIP  # PV-A26
    if commander(game, s, ship) >= 0:
        return pack(NOT_A_FREE_SHIP, ship)  # PV-A26
    return LEGAL


def why_not_hail(game: Tables, s: PiratesState, ship: i64, square: i64) -> i64:
    objection = why_not_hail_it(game, s, ship)
    if objection != LEGAL:
        return objection
    board = game.boards[s.island]
    position = board.square_position[square]
    if position == byte(s.berths, ship):
        return pack(HAILED_THERE, ship, square)  # PV-A26
    if position < 0 or board.edges[position] & captains_island(game, s, s.crew) == 0:
        return pack(NOT_HIS_ISLAND, square)  # PV-A26
    if not is_free_coast(game, s, ship, square):
        return pack(HAILED_NOT_FREE, square)  # PV-A8
    return LEGAL


def captains_island(game: Tables, s: PiratesState, crew: i64) -> i64:
    """Return the island of a captain ashore, as a mask. A captain without a ship is always ashore."""
    board = game.boards[s.island]
    land = i64(s.where[CAPTAIN + crew])
    return bit(board.island_of[land])


def hail(game: Tables, s: PiratesState, ship: i64, square: i64) -> None:
    berth(game, s, ship, square)
    s.tell(HAILED, s.crew, ship, square)
    end_action(game, s)
