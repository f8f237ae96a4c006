# compiled
"""Ship actions, the open ocean and the whirlpool: PV-R8 to PV-R15, PV-R22, PV-R25, PV-A26."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates.board import LINES, WORD, Board, has
from argosy.games.pirates.rules import (
    Chart,
    byte,
    coast_of,
    commander,
    dice_aboard,
    end_action,
    free_coast,
    has_crew_ashore,
    is_aboard,
    is_at_ocean,
    is_in_water,
    kill,
    move_dice,
    open_water,
    show,
    with_byte,
)
from argosy.games.pirates.state import (
    AT_OCEAN,
    CAPTAIN,
    COINS,
    GONE,
    LOOSE,
    NO_SHIP_LEFT,
    NOWHERE,
    ON_SHIP,
    SEIZING,
    UNPLACED,
    PiratesState,
)
from argosy.games.pirates.terms import (
    AT_SEA,
    BOARD_AT_SEA,
    BOARDED,
    CAPTAIN_ASHORE,
    COMPARED_STRENGTH,
    DRAINED,
    FEW_BALLS,
    FREE_TO_BOARD,
    HAILED,
    HAILED_NOT_FREE,
    HAILED_THERE,
    HAS_SHIP,
    HOLED,
    HOLED_FROM_SEA,
    HOLED_HERE,
    LEFT_SHIP,
    NO_BALL,
    NO_COAST_AT_SEA,
    NO_FREE_COAST,
    NO_SHIP,
    NO_TARGET,
    NO_WHIRLPOOL,
    NOT_A_FREE_SHIP,
    NOT_ALONGSIDE,
    NOT_HIS_ISLAND,
    OWN_SHIP,
    PLACED_WHIRLPOOL,
    PUT_TO_SEA,
    REPELLED,
    RETURN_FROM_COAST,
    RETURN_NOWHERE,
    RETURNED,
    SAIL_TOO_FAR,
    SAILED,
    SEIZED,
    SHOT_SHIP,
    SISTER_SHIP,
    TOOK,
    WHIRLPOOL_USED,
)
from argosy.kit.bags import BIT, first


def why_not_command(s: PiratesState, crew: i64) -> i64:
    """PV-R27, PV-A26: a ship does nothing without its captain."""
    if byte(s.ships, crew) == NO_SHIP_LEFT:
        return NO_SHIP  # PV-A26
    if not is_aboard(s, CAPTAIN + crew):
        return CAPTAIN_ASHORE  # PV-R27
    return LEGAL


# ── Sailing ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R8   up to eight squares along a coast
#    PV-A5   each step between positions that touch a common island
#    PV-A7   ships and whirlpools close a coast


def why_not_sail_at_all(s: PiratesState, crew: i64) -> i64:
    objection = why_not_command(s, crew)
    if objection != LEGAL:
        return objection
    if is_at_ocean(s, crew):
        return NO_COAST_AT_SEA  # PV-R25
    if s.holed & BIT[byte(s.ships, crew)] != 0:
        return HOLED_HERE  # PV-R12
    return LEGAL


def sailing_reach(game: Chart, s: PiratesState, crew: i64) -> tuple[i64, i64]:
    """Positions the crew's ship can sail to, without the one where it lies."""
    board = game.boards[s.island]
    lo, hi = open_water(game, s, byte(s.ships, crew))
    start = coast_of(s, crew)
    ring_lo: i64 = 0
    ring_hi: i64 = 0
    if start < WORD:
        ring_lo = BIT[start]
    else:
        ring_hi = BIT[start - WORD]
    lo &= ~ring_lo
    hi &= ~ring_hi
    reach_lo: i64 = 0
    reach_hi: i64 = 0
    for _ in range(game.sail):
        ring_lo, ring_hi = next_ring(board, ring_lo, ring_hi)
        ring_lo &= lo
        ring_hi &= hi
        if ring_lo == 0 and ring_hi == 0:
            break
        lo ^= ring_lo
        hi ^= ring_hi
        reach_lo |= ring_lo
        reach_hi |= ring_hi
    return reach_lo, reach_hi


def next_ring(board: Board, lo: i64, hi: i64) -> tuple[i64, i64]:
    """Where one step leads from any of these positions."""
    new_lo: i64 = 0
    new_hi: i64 = 0
    while lo:
        position = first(lo)
        lo &= lo - 1
        new_lo |= board.step_lo[position]
        new_hi |= board.step_hi[position]
    while hi:
        position = WORD + first(hi)
        hi &= hi - 1
        new_lo |= board.step_lo[position]
        new_hi |= board.step_hi[position]
    return new_lo, new_hi


def why_not_sail(game: Chart, s: PiratesState, crew: i64, square: i64) -> i64:
    objection = why_not_sail_at_all(s, crew)
    if objection != LEGAL:
        return objection
    lo, hi = sailing_reach(game, s, crew)
    if not is_in_water(game.boards[s.island], lo, hi, square):
        return pack(SAIL_TOO_FAR, square, game.sail)  # PV-R8
    return LEGAL


def sail(game: Chart, s: PiratesState, square: i64) -> None:
    berth(game, s, byte(s.ships, s.crew), square)
    s.tell(SAILED, s.crew, square)
    end_action(game, s)


def berth(game: Chart, s: PiratesState, ship: i64, square: i64) -> None:
    position = game.boards[s.island].square_position[square]
    s.berths = with_byte(s.berths, ship, position)


# ── To the open ocean and back ────────────────────────────────────────────────────────────────────
#    PV-R9   off the board, even when blocked in
#    PV-R25  back to any free coast


def why_not_ocean(s: PiratesState, crew: i64) -> i64:
    objection = why_not_command(s, crew)
    if objection != LEGAL:
        return objection
    if is_at_ocean(s, crew):
        return AT_SEA  # PV-R9
    if s.holed & BIT[byte(s.ships, crew)] != 0:
        return HOLED_FROM_SEA  # PV-A17
    return LEGAL


def put_to_sea(game: Chart, s: PiratesState) -> None:
    s.berths = with_byte(s.berths, byte(s.ships, s.crew), AT_OCEAN)
    s.tell(PUT_TO_SEA, s.crew)
    end_action(game, s)


def why_not_return(game: Chart, s: PiratesState, crew: i64, square: i64) -> i64:
    if not is_at_ocean(s, crew):
        return RETURN_FROM_COAST  # PV-R25
    lo, hi = free_coast(game, s, NOWHERE)
    if not is_in_water(game.boards[s.island], lo, hi, square):
        return pack(RETURN_NOWHERE, square)  # PV-R25
    return LEGAL


def return_to_coast(game: Chart, s: PiratesState, square: i64) -> None:
    berth(game, s, byte(s.ships, s.crew), square)
    s.tell(RETURNED, s.crew, square)
    end_action(game, s)


# ── Firing ────────────────────────────────────────────────────────────────────────────────────────
#    PV-R10  one ball, a straight line over land alone or water alone
#    PV-A14  enemy crew on land, enemy ships on the board; any ship stops the ball
#    PV-A59  no shot without a target


def why_not_fire_at_all(s: PiratesState, crew: i64) -> i64:
    objection = why_not_command(s, crew)
    if objection != LEGAL:
        return objection
    if byte(s.balls, crew) == 0:
        return NO_BALL  # PV-R10
    return LEGAL


def targets(game: Chart, s: PiratesState, crew: i64) -> i64:
    """Coins, and from bit 16 on ships, that are the first legal target in some line, as a mask."""
    coast = coast_of(s, crew)
    if coast < 0:
        return 0
    return crew_in_line(game, s, crew, coast) | ships_in_line(game, s, crew, coast)


def crew_in_line(game: Chart, s: PiratesState, crew: i64, coast: i64) -> i64:
    """PV-A13, PV-A14: over land; captains, own pieces and dice let the ball pass."""
    board = game.boards[s.island]
    seat = game.seat_of[crew]
    found: i64 = 0
    start = coast * (LINES + 1)
    begin = board.fire_from[start]
    for line in range(1, LINES + 1):
        end = board.fire_from[start + line]
        while begin < end:
            land = board.fire_over[begin]
            coin = i64(s.on[land]) - 1
            begin += 1
            if 0 <= coin < COINS and game.seat_of[coin >> 2] != seat:
                found |= BIT[coin]
                begin = end
    return found


def ships_in_line(game: Chart, s: PiratesState, crew: i64, coast: i64) -> i64:
    """Over water: a line hits the nearest ship, which is a target if an enemy commands it."""
    board = game.boards[s.island]
    found: i64 = 0
    row = coast * board.positions
    own = byte(s.ships, crew)
    for ship in range(game.crews):
        berth = byte(s.berths, ship)
        if ship == own or berth >= AT_OCEAN:
            continue
        seen = board.sees[row + berth]
        if seen == 0:
            continue
        lines = seen & 255
        for other in range(game.crews):
            between = byte(s.berths, other)
            if other != own and other != ship and between < AT_OCEAN:
                nearer = board.sees[row + between]
                if nearer >> 8 < seen >> 8:
                    lines &= ~nearer
        holder = commander(game, s, ship)
        if lines & 255 != 0 and holder >= 0 and game.seat_of[holder] != game.seat_of[crew]:
            found |= BIT[COINS + ship]
    return found


def why_not_fire(game: Chart, s: PiratesState, crew: i64, target: i64) -> i64:
    objection = why_not_fire_at_all(s, crew)
    if objection != LEGAL:
        return objection
    if targets(game, s, crew) & BIT[target] == 0:
        return pack(NO_TARGET, target)  # PV-A59
    return LEGAL


def spend_balls(s: PiratesState, count: i64) -> None:
    s.balls = with_byte(s.balls, s.crew, byte(s.balls, s.crew) - count)


def fire_at_ship(game: Chart, s: PiratesState, ship: i64) -> None:
    """PV-R12, PV-A15: holed, if some of its crew is on an island it touches."""
    spend_balls(s, 1)
    s.tell(SHOT_SHIP, s.crew, ship)
    if has_crew_ashore(game, s, commander(game, s, ship)):
        s.holed |= BIT[ship]
        s.tell(HOLED, ship)
    end_action(game, s)


# ── Boarding ──────────────────────────────────────────────────────────────────────────────────────
#    PV-R13  two balls, ships side by side; crew values and captain bonus compared
#    PV-R14  above 0: the crew over there is killed, treasure taken, the ship may be seized
#    PV-R15  0 or less: the reverse


def why_not_board_at_all(game: Chart, s: PiratesState, crew: i64) -> i64:
    objection = why_not_command(s, crew)
    if objection != LEGAL:
        return objection
    if byte(s.balls, crew) < game.boarding:
        return pack(FEW_BALLS, game.boarding, byte(s.balls, crew))  # PV-R13
    return LEGAL


def why_not_board(game: Chart, s: PiratesState, crew: i64, ship: i64) -> i64:
    objection = why_not_board_at_all(game, s, crew)
    if objection != LEGAL:
        return objection
    own = byte(s.ships, crew)
    if ship == own:
        return OWN_SHIP  # PV-R13
    holder = commander(game, s, ship)
    if holder < 0:
        return pack(FREE_TO_BOARD, ship)  # PV-A25
    if game.seat_of[holder] == game.seat_of[crew]:
        return pack(SISTER_SHIP, ship)  # PV-A58
    here = byte(s.berths, own)
    there = byte(s.berths, ship)
    if here == AT_OCEAN or there == AT_OCEAN:
        return pack(BOARD_AT_SEA, ship)  # PV-A27
    board = game.boards[s.island]
    if not has(board.side_lo[here], board.side_hi[here], there):
        return pack(NOT_ALONGSIDE, ship)  # PV-A19
    return LEGAL


def strength(game: Chart, s: PiratesState, crew: i64) -> i64:
    """PV-R13, PV-A20, PV-A28: the crew aboard, one more each if the captain is aboard."""
    bonus = game.courage if is_aboard(s, CAPTAIN + crew) else 0
    found: i64 = 0
    for coin in range(crew * 4, crew * 4 + 4):
        if is_aboard(s, coin):
            found += s.values[coin] + bonus
    return found


def board_ship(game: Chart, s: PiratesState, ship: i64) -> None:
    """Balls, coins shown, strengths, the dead, the treasure, then whether to move over."""
    crew = s.crew
    holder = commander(game, s, ship)
    spend_balls(s, game.boarding)
    s.tell(BOARDED, crew, ship)
    show_all_aboard(s, crew)
    show_all_aboard(s, holder)
    ours = strength(game, s, crew)
    theirs = strength(game, s, holder)
    s.tell(COMPARED_STRENGTH, ours, theirs)
    if ours <= theirs:
        s.tell(REPELLED, holder, crew)
        plunder(game, s, holder, crew)  # PV-R15, PV-A24
        end_action(game, s)
        return
    plunder(game, s, crew, holder)  # PV-R14
    if is_aboard(s, CAPTAIN + holder):
        end_action(game, s)
        return
    s.step = SEIZING
    s.prey = ship


def show_all_aboard(s: PiratesState, crew: i64) -> None:
    """PV-A21"""
    for coin in range(crew * 4, crew * 4 + 4):
        if is_aboard(s, coin):
            show(s, coin)


def plunder(game: Chart, s: PiratesState, winner: i64, loser: i64) -> None:
    """The loser's crew aboard is killed; the treasures change ships (PV-A22, PV-A61)."""
    for coin in range(loser * 4, loser * 4 + 4):
        if is_aboard(s, coin):
            kill(s, coin)
    treasures = dice_aboard(game, s, byte(s.ships, loser))
    while treasures:
        die = first(treasures)
        treasures &= treasures - 1
        win_die(game, s, die, winner, ON_SHIP + byte(s.ships, winner))


def win_die(game: Chart, s: PiratesState, die: i64, winner: i64, place: i64) -> None:
    """PV-R21, PV-A22, PV-A58: a treasure of the winner's own suits has to be buried again."""
    if game.seat_of[die] == game.seat_of[winner]:
        s.dice = with_byte(s.dice, die, LOOSE)
        s.loose |= BIT[die]
    else:
        s.dice = with_byte(s.dice, die, place)
        s.tell(TOOK, winner, die)


def seize(game: Chart, s: PiratesState) -> None:
    """PV-R14, PV-A55: captain, crew and treasures move over; the old ship is free."""
    crew = s.crew
    old = byte(s.ships, crew)
    loser = commander(game, s, s.prey)
    s.ships = with_byte(with_byte(s.ships, crew, s.prey), loser, NO_SHIP_LEFT)
    s.balls = with_byte(s.balls, loser, 0)  # PV-A23
    s.holed &= ~(BIT[old] | BIT[s.prey])  # PV-A16: a new owner
    move_dice(game, s, ON_SHIP + old, ON_SHIP + s.prey)
    s.tell(SEIZED, crew, s.prey, old)
    end_action(game, s)


def decline(game: Chart, s: PiratesState) -> None:
    s.tell(LEFT_SHIP, s.crew, s.prey)
    end_action(game, s)


# ── The whirlpool ─────────────────────────────────────────────────────────────────────────────────
#    PV-R22  placed once, removed for good
#    PV-A8   on free water with an edge along land; PV-A9: the captain may be anywhere


def why_not_whirlpool_at_all(s: PiratesState, crew: i64) -> i64:
    return LEGAL if byte(s.whirlpools, crew) == UNPLACED else WHIRLPOOL_USED  # PV-R22


def why_not_whirlpool(game: Chart, s: PiratesState, crew: i64, square: i64) -> i64:
    objection = why_not_whirlpool_at_all(s, crew)
    if objection != LEGAL:
        return objection
    lo, hi = free_coast(game, s, NOWHERE)
    if not is_in_water(game.boards[s.island], lo, hi, square):
        return pack(NO_FREE_COAST, square)  # PV-A8
    return LEGAL


def place_whirlpool(game: Chart, s: PiratesState, square: i64) -> None:
    position = game.boards[s.island].square_position[square]
    s.whirlpools = with_byte(s.whirlpools, s.crew, position)
    s.tell(PLACED_WHIRLPOOL, s.crew, square)
    end_action(game, s)


def why_not_drain(s: PiratesState, crew: i64) -> i64:
    return LEGAL if byte(s.whirlpools, crew) < AT_OCEAN else NO_WHIRLPOOL  # PV-R22


def drain(game: Chart, s: PiratesState) -> None:
    s.whirlpools = with_byte(s.whirlpools, s.crew, GONE)
    s.tell(DRAINED, s.crew)
    end_action(game, s)


# ── Hailing a boat ────────────────────────────────────────────────────────────────────────────────
#    PV-A26  a crew without a ship calls a free one to its captain's island
#    PV-A67  the boat is not in its own way, but must end elsewhere


def why_not_hail_it(game: Chart, s: PiratesState, crew: i64, ship: i64) -> i64:
    if byte(s.ships, crew) != NO_SHIP_LEFT:
        return HAS_SHIP  # PV-A26
    if commander(game, s, ship) >= 0:
        return pack(NOT_A_FREE_SHIP, ship)  # PV-A26
    return LEGAL


def why_not_hail(game: Chart, s: PiratesState, crew: i64, ship: i64, square: i64) -> i64:
    objection = why_not_hail_it(game, s, crew, ship)
    if objection != LEGAL:
        return objection
    board = game.boards[s.island]
    position = board.square_position[square]
    if position == byte(s.berths, ship):
        return pack(HAILED_THERE, ship, square)  # PV-A26
    if position < 0 or board.edges[position] & captains_island(game, s, crew) == 0:
        return pack(NOT_HIS_ISLAND, square)  # PV-A26
    lo, hi = free_coast(game, s, ship)
    if not has(lo, hi, position):
        return pack(HAILED_NOT_FREE, square)  # PV-A8
    return LEGAL


def captains_island(game: Chart, s: PiratesState, crew: i64) -> i64:
    """The island of a captain ashore, as a mask. Without a ship he is nowhere else."""
    board = game.boards[s.island]
    land = i64(s.where[CAPTAIN + crew])
    return BIT[board.island_of[land]]


def hail(game: Chart, s: PiratesState, ship: i64, square: i64) -> None:
    berth(game, s, ship, square)
    s.tell(HAILED, s.crew, ship, square)
    end_action(game, s)
