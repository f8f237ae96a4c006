# compiled
"""List every legal action of a step, in a fixed order.

One function a step, called for the seat that decides: it fills `out` and returns how many actions
there are. What can be done at all is asked once, not for every square.
"""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates import numbers
from argosy.games.pirates.islands import SQUARES, WORD, Islands, has
from argosy.games.pirates.rules.crews import (
    why_not_dig,
    why_not_recruit,
    why_not_supply,
)
from argosy.games.pirates.rules.gunnery import (
    targets,
    why_not_board,
    why_not_board_at_all,
    why_not_fire_at_all,
)
from argosy.games.pirates.rules.reading import (
    byte,
    captains_side,
    coast_of,
    free_coast,
    free_ships,
    is_at_ocean,
    piece_of,
)
from argosy.games.pirates.rules.ships import (
    captains_island,
    sailing_reach,
    why_not_command,
    why_not_drain,
    why_not_ocean,
    why_not_sail_at_all,
    why_not_whirlpool_at_all,
)
from argosy.games.pirates.rules.treasures import hiding_places, why_not_unload
from argosy.games.pirates.rules.walking import (
    landings,
    squares_of,
    step_from,
    walking_range,
    walking_reach,
)
from argosy.games.pirates.state import (
    ABOARD,
    AT_OCEAN,
    CAPTAIN,
    COINS,
    KILLED,
    NO_SHIP_LEFT,
    NOWHERE,
    PIECES,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit, first

# ── One function a step ──


def list_placing(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    lo, hi = free_coast(game, s, NOWHERE)
    return add_positions(game.boards[s.island], out, 0, numbers.PLACE, lo, hi)


def list_marking(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    lo, hi = hiding_places(game, s)
    return add_each(game.boards[s.island].land_square, out, 0, numbers.HIDE, 8, lo, hi)


def list_acting(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    board = game.boards[s.island]
    count: i64 = 0
    if why_not_command(s) == LEGAL:
        count = list_ship_actions(game, board, s, out)
    count = list_walks(game, board, s, out, count)
    count = list_deeds(game, board, s, out, count)
    if is_at_ocean(s, s.crew):
        count = list_ocean_actions(game, board, s, out, count)
    count = list_whirlpools(game, board, s, out, count)
    if byte(s.ships, s.crew) == NO_SHIP_LEFT:
        count = list_hails(game, board, s, out, count)
    out[count] = numbers.DONE
    return count + 1


def list_hiding(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    count = list_marking(game, s, seat, out)
    out[count] = numbers.STAY
    return count + 1


def list_fleeing(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    who: i64 = 4
    if s.digger < CAPTAIN:
        who = s.digger & 3
    squares = squares_of(game, s, s.digger)
    count = list_walks_of(game, game.boards[s.island], s, out, 0, who, squares)
    out[count] = numbers.STAY
    return count + 1


def list_seizing(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    out[0] = numbers.SEIZE
    out[1] = numbers.STAY
    return 2


def list_burying(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    return list_marking(game, s, seat, out)


# ── What the steps are made of: each adds its actions from `count` on and returns how many there are then ──


def add_each(
    squares: vec[i64], out: vec[i64], count: i64, base: i64, shift: i64, lo: i64, hi: i64
) -> i64:
    """Add `base` with the square of each number of a set as the noun at `shift`."""
    while lo:
        out[count] = base | squares[first(lo)] << shift
        lo &= lo - 1
        count += 1
    while hi:
        out[count] = base | squares[WORD + first(hi)] << shift
        hi &= hi - 1
        count += 1
    return count


def add_positions(board: Islands, out: vec[i64], count: i64, verb: i64, lo: i64, hi: i64) -> i64:
    """Add a verb with the square of each position of a set."""
    return add_each(board.position_square, out, count, verb, 8, lo, hi)


def list_ship_actions(game: Tables, board: Islands, s: PiratesState, out: vec[i64]) -> i64:
    """List what a ship with its captain aboard may do, other than in the open ocean."""
    crew = s.crew
    count: i64 = 0
    if why_not_sail_at_all(s) == LEGAL:
        lo, hi = sailing_reach(game, s, crew)
        count = add_positions(board, out, 0, numbers.SAIL, lo, hi)
    if why_not_ocean(s) == LEGAL:
        out[count] = numbers.OCEAN
        count += 1
    if why_not_fire_at_all(s) == LEGAL:
        found = targets(game, s, crew)
        while found:
            out[count] = pack(numbers.FIRE, first(found))
            found &= found - 1
            count += 1
    if why_not_board_at_all(game, s) == LEGAL:
        count = list_boardings(game, board, s, out, count)
    return count


def list_boardings(game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64) -> i64:
    coast = coast_of(s, s.crew)
    if coast < 0:
        return count  # PV-A27
    lo = board.side_lo[coast]
    hi = board.side_hi[coast]
    for ship in range(game.crews):
        there = byte(s.berths, ship)
        is_alongside = there < AT_OCEAN and has(lo, hi, there)
        if is_alongside and why_not_board(game, s, ship) == LEGAL:
            out[count] = pack(numbers.BOARD, ship)
            count += 1
    return count


def list_walks(game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64) -> i64:
    """List all walks. Crew aboard reach the same squares, which are found once for all of them."""
    crew = s.crew
    ship = byte(s.ships, crew)
    lands = board.land_square
    side_lo, side_hi = captains_side(board, s, crew)
    deck_lo, deck_hi = landings(board, s, crew)
    reach_lo: i64 = -1  # of the crew aboard
    reach_hi: i64 = 0
    for who in range(i64(5)):
        piece = piece_of(crew, who)
        here = i64(s.where[piece])
        verb = pack(numbers.WALK, who)
        if here == ABOARD and who < 4:
            if reach_lo < 0:
                squares = squares_of(game, s, piece)
                reach_lo, reach_hi, _ = walking_reach(game, board, s, piece, squares)
            count = add_each(lands, out, count, verb, 24, reach_lo, reach_hi)
        elif here != KILLED:
            squares = walking_range(game, s, piece, has(side_lo, side_hi, here))
            if squares != 1 or (who == 4 and ship == NO_SHIP_LEFT):
                count = list_walks_of(game, board, s, out, count, who, squares)
                continue
            lo, hi = step_from(board, here, deck_lo, deck_hi)
            count = add_each(lands, out, count, verb, 24, lo & ~s.taken_lo, hi & ~s.taken_hi)
            if here < ABOARD and has(deck_lo, deck_hi, here):
                out[count] = pack(numbers.WALK, who, SQUARES + ship)
                count += 1
    return count


def list_walks_of(
    game: Tables,
    board: Islands,
    s: PiratesState,
    out: vec[i64],
    count: i64,
    who: i64,
    squares: i64,
) -> i64:
    lo, hi, ships = walking_reach(game, board, s, piece_of(s.crew, who), squares)
    count = add_each(board.land_square, out, count, pack(numbers.WALK, who), 24, lo, hi)
    while ships:
        out[count] = pack(numbers.WALK, who, SQUARES + first(ships))
        ships &= ships - 1
        count += 1
    return count


def list_deeds(game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64) -> i64:
    """List digs and attacks of the pieces on land, where anything but their own crew is beside them."""
    lo, hi = others_on_land(s)
    for who in range(i64(5)):
        piece = piece_of(s.crew, who)
        here = i64(s.where[piece])
        if here < ABOARD:
            if (board.near_lo[here] & lo) | (board.near_hi[here] & hi) != 0:
                count = list_deeds_of(game, board, s, out, count, who, here)
            if game.diagonal != 0:
                count = list_digs_over_corners(game, board, s, out, count, who, here)
    return count


def others_on_land(s: PiratesState) -> tuple[i64, i64]:
    """Return the land with anything on it but pieces of the crew on turn."""
    lo = s.taken_lo
    hi = s.taken_hi
    for who in range(i64(5)):
        piece = piece_of(s.crew, who)
        here = i64(s.where[piece])
        if here < WORD:
            lo ^= bit(here)
        elif here < ABOARD:
            hi ^= bit(here - WORD)
    return lo, hi


def list_deeds_of(
    game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64, who: i64, here: i64
) -> i64:
    """List the digs for other seats' dice and the attacks on other seats' coins beside a piece."""
    seat = s.mover
    for place in range(here * 4, here * 4 + 4):
        land = board.near[place]
        if land < 0:
            continue
        there = i64(s.on[land]) - 1
        if there >= PIECES:
            if game.seat_of[there - PIECES] != seat:
                out[count] = pack(numbers.DIG, there - PIECES, who)
                count += 1
        elif 0 <= there < COINS and who < 4 and game.seat_of[there >> 2] != seat:
            out[count] = pack(numbers.ATTACK, who, there)
            count += 1
    return count


def list_digs_over_corners(
    game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64, who: i64, here: i64
) -> i64:
    """List the digs that only the option allows (PV-A30)."""
    for place in range(here * 8, here * 8 + 8):
        land = board.around[place]
        if land >= 0 and i64(s.on[land]) > PIECES and not is_near(board, here, land):
            die = i64(s.on[land]) - PIECES - 1
            if why_not_dig(game, s, die, who) == LEGAL:
                out[count] = pack(numbers.DIG, die, who)
                count += 1
    return count


def is_near(board: Islands, here: i64, land: i64) -> bool:
    return has(board.near_lo[here], board.near_hi[here], land)


def list_ocean_actions(
    game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64
) -> i64:
    lo, hi = free_coast(game, s, NOWHERE)
    count = add_positions(board, out, count, numbers.RETURN, lo, hi)
    if why_not_recruit(s) == LEGAL:
        out[count] = numbers.RECRUIT
        count += 1
    if why_not_supply(s) == LEGAL:
        out[count] = numbers.SUPPLY
        count += 1
    if why_not_unload(game, s) == LEGAL:
        out[count] = numbers.UNLOAD
        count += 1
    return count


def list_whirlpools(
    game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64
) -> i64:
    if why_not_whirlpool_at_all(s) == LEGAL:
        lo, hi = free_coast(game, s, NOWHERE)
        return add_positions(board, out, count, numbers.WHIRLPOOL, lo, hi)
    if why_not_drain(s) == LEGAL:
        out[count] = numbers.DRAIN
        count += 1
    return count


def list_hails(game: Tables, board: Islands, s: PiratesState, out: vec[i64], count: i64) -> i64:
    """List every free ship with every free coast position of the captain's island."""
    island = captains_island(game, s, s.crew)
    boats = free_ships(game, s)
    while boats:
        ship = first(boats)
        boats &= boats - 1
        lo, hi = free_coast(game, s, ship)
        for position in range(board.positions):
            is_theirs = board.edges[position] & island != 0
            if is_theirs and has(lo, hi, position) and position != byte(s.berths, ship):
                out[count] = pack(numbers.HAIL, ship, board.position_square[position])
                count += 1
    return count
