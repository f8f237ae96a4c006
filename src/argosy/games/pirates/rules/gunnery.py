# compiled
"""Fire and board: PV-R10 to PV-R15."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates.islands import LINES, has
from argosy.games.pirates.numbers import (
    BOARD_AT_SEA,
    BOARDED,
    COMPARED_STRENGTH,
    FEW_BALLS,
    FREE_TO_BOARD,
    HOLED,
    NO_BALL,
    NO_TARGET,
    NOT_ALONGSIDE,
    OWN_SHIP,
    REPELLED,
    SEIZED,
    SHOT,
    SHOT_SHIP,
    SISTER_SHIP,
    TOOK,
)
from argosy.games.pirates.rules.pieces import has_crew_ashore, kill, move_dice, show
from argosy.games.pirates.rules.reading import (
    byte,
    coast_of,
    commander,
    dice_aboard,
    is_aboard,
    with_byte,
)
from argosy.games.pirates.rules.ships import why_not_command
from argosy.games.pirates.rules.turn import end_action
from argosy.games.pirates.state import (
    AT_OCEAN,
    CAPTAIN,
    COINS,
    LOOSE,
    NO_SHIP_LEFT,
    ON_SHIP,
    SEIZING,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit, first

# ── Firing ────────────────────────────────────────────────────────────────────────────────────────
#    PV-R10  one ball, a straight line over land alone or water alone
#    PV-R11  a carrier shot: the owner of the die buries it again
#    PV-A14  enemy crew on land, enemy ships on the board; any ship stops the ball
#    PV-A59  no shot without a target


def why_not_fire_at_all(s: PiratesState) -> i64:
    objection = why_not_command(s)
    if objection != LEGAL:
        return objection
    if byte(s.balls, s.crew) == 0:
        return NO_BALL  # PV-R10
    return LEGAL


def targets(game: Tables, s: PiratesState, crew: i64) -> i64:
    """Return what is the first legal target in some line, as a mask: coins, and ships from bit 16 on."""
    coast = coast_of(s, crew)
    if coast < 0:
        return 0
    return crew_in_line(game, s, crew, coast) | ships_in_line(game, s, crew, coast)


def crew_in_line(game: Tables, s: PiratesState, crew: i64, coast: i64) -> i64:
    """Return the coins in line over land; captains, own pieces and dice let the ball pass (PV-A13, PV-A14)."""
    board = game.boards[s.island]
    seat = game.seat_of[crew]
    found: i64 = 0
    start = coast * (LINES + 1)
    begin = board.fire_from[start]
    for line in range(i64(1), i64(LINES + 1)):
        end = board.fire_from[start + line]
        while begin < end:
            land = board.fire_over[begin]
            coin = i64(s.on[land]) - 1
            begin += 1
            if 0 <= coin < COINS and game.seat_of[coin >> 2] != seat:
                found |= bit(coin)
                begin = end
    return found


def ships_in_line(game: Tables, s: PiratesState, crew: i64, coast: i64) -> i64:
    """Return the ships in line over water: a line hits the nearest, a target if an enemy commands it."""
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
            found |= bit(COINS + ship)
    return found


def why_not_fire(game: Tables, s: PiratesState, target: i64) -> i64:
    objection = why_not_fire_at_all(s)
    if objection != LEGAL:
        return objection
    if targets(game, s, s.crew) & bit(target) == 0:
        return pack(NO_TARGET, target)  # PV-A59
    return LEGAL


def spend_balls(s: PiratesState, count: i64) -> None:
    s.balls = with_byte(s.balls, s.crew, byte(s.balls, s.crew) - count)


def fire(game: Tables, s: PiratesState, target: i64) -> None:
    """Fire at a coin; beyond the coins, a target is a ship."""
    if target < COINS:
        fire_at_crew(game, s, target)
    else:
        fire_at_ship(game, s, target - COINS)


def fire_at_crew(game: Tables, s: PiratesState, coin: i64) -> None:
    """Kill a coin unseen; what it carried goes back on the board (PV-R11, PV-A45, PV-A57)."""
    spend_balls(s, 1)
    s.tell(SHOT, s.crew, coin)
    kill(s, coin)
    for die in range(game.crews):
        if byte(s.dice, die) == UNDER + coin:
            s.dice = with_byte(s.dice, die, LOOSE)
            s.loose |= bit(die)
    end_action(game, s)


def fire_at_ship(game: Tables, s: PiratesState, ship: i64) -> None:
    """Hit a ship: it is holed if some of its crew is on an island it touches (PV-R12, PV-A15)."""
    spend_balls(s, 1)
    holder = commander(game, s, ship)
    s.tell(SHOT_SHIP, s.crew, holder)
    if has_crew_ashore(game, s, holder):
        s.holed |= bit(ship)
        s.tell(HOLED, holder)
    end_action(game, s)


# ── Boarding ──────────────────────────────────────────────────────────────────────────────────────
#    PV-R13  two balls, ships side by side; crew values and captain bonus compared
#    PV-R14  above 0: the crew over there is killed, treasure taken, the ship may be seized
#    PV-R15  0 or less: the reverse


def why_not_board_at_all(game: Tables, s: PiratesState) -> i64:
    crew = s.crew
    objection = why_not_command(s)
    if objection != LEGAL:
        return objection
    if byte(s.balls, crew) < game.boarding:
        return pack(FEW_BALLS, game.boarding, byte(s.balls, crew))  # PV-R13
    return LEGAL


def why_not_board(game: Tables, s: PiratesState, ship: i64) -> i64:
    crew = s.crew
    objection = why_not_board_at_all(game, s)
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


def strength(game: Tables, s: PiratesState, crew: i64) -> i64:
    """Return the strength of the crew aboard, more if the captain is aboard (PV-R13, PV-A20, PV-A28)."""
    bonus = game.courage if is_aboard(s, CAPTAIN + crew) else 0
    found: i64 = 0
    for coin in range(crew * 4, crew * 4 + 4):
        if is_aboard(s, coin):
            found += s.values[coin] + bonus
    return found


def board_ship(game: Tables, s: PiratesState, ship: i64) -> None:
    """Spend balls, show coins, compare strengths, kill, take treasures; then ask whether to move over."""
    crew = s.crew
    holder = commander(game, s, ship)
    spend_balls(s, game.boarding)
    s.tell(BOARDED, crew, holder)
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
    """Show the values of all crew aboard (PV-A21)."""
    for coin in range(crew * 4, crew * 4 + 4):
        if is_aboard(s, coin):
            show(s, coin)


def plunder(game: Tables, s: PiratesState, winner: i64, loser: i64) -> None:
    """Kill the loser's crew aboard and move the treasures to the winner's ship (PV-A22, PV-A61)."""
    for coin in range(loser * 4, loser * 4 + 4):
        if is_aboard(s, coin):
            kill(s, coin)
    treasures = dice_aboard(game, s, byte(s.ships, loser))
    while treasures:
        die = first(treasures)
        treasures &= treasures - 1
        win_die(game, s, die, winner, ON_SHIP + byte(s.ships, winner))


def win_die(game: Tables, s: PiratesState, die: i64, winner: i64, place: i64) -> None:
    """Give a won die to the winner; one of their own suits is buried again (PV-R21, PV-A22, PV-A58)."""
    if game.seat_of[die] == game.seat_of[winner]:
        s.dice = with_byte(s.dice, die, LOOSE)
        s.loose |= bit(die)
    else:
        s.dice = with_byte(s.dice, die, place)
        s.tell(TOOK, winner, die)


def seize(game: Tables, s: PiratesState) -> None:
    """Move captain, crew and treasures over; the old ship is free (PV-R14, PV-A55)."""
    crew = s.crew
    old = byte(s.ships, crew)
    loser = commander(game, s, s.prey)
    s.ships = with_byte(with_byte(s.ships, crew, s.prey), loser, NO_SHIP_LEFT)
    s.balls = with_byte(s.balls, loser, 0)  # PV-A23
    s.holed &= ~(bit(old) | bit(s.prey))  # PV-A16: a new owner
    move_dice(game, s, ON_SHIP + old, ON_SHIP + s.prey)
    s.tell(SEIZED, crew, loser)
    end_action(game, s)
