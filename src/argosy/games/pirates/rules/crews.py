# compiled
"""Dig, attack, recruit, take supplies: PV-R17 to PV-R21, PV-R23, PV-R24."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.pirates.islands import has
from argosy.games.pirates.numbers import (
    ATTACKED,
    DIGGER_NOT_ON_LAND,
    DREW,
    DUG,
    FIGHT_NOT_ON_LAND,
    FOUND,
    MISSED,
    NO_BALL_SPENT,
    NO_SPOT,
    NOBODY_KILLED,
    NOT_BESIDE_COIN,
    NOT_BESIDE_SPOT,
    OWN_COIN,
    OWN_DIE,
    RECRUIT_ON_COAST,
    RECRUITED,
    ROLL,
    ROLLED,
    SISTER_COIN,
    SISTER_DIE,
    SUPPLIED,
    SUPPLY_ON_COAST,
)
from argosy.games.pirates.rules.gunnery import win_die
from argosy.games.pirates.rules.pieces import kill, lift_from, show, with_value
from argosy.games.pirates.rules.reading import (
    byte,
    crew_of,
    is_at_ocean,
    is_beside_captain,
    is_on_land,
    killed_of,
    piece_of,
    with_byte,
)
from argosy.games.pirates.rules.turn import end_action
from argosy.games.pirates.rules.walking import squares_of, walking_reach
from argosy.games.pirates.state import (
    ABOARD,
    BALLS,
    CAPTAIN,
    DIE_FACES,
    DIGGING,
    FLEEING,
    HIDING,
    NOT_DEALT,
    RECRUITING,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import first

# ── Digging ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R17  beside a potential spot of another suit: roll its die
#    PV-A38  every piece of the crew beside the spot counts, the captain as null
#    PV-A30  over corners only by option               PV-A54  from land only


def can_reach_spot(game: Tables, s: PiratesState, piece: i64, spot: i64) -> bool:
    """Return whether a piece stands on land beside the spot (PV-A54, PV-A30)."""
    here = i64(s.where[piece])
    if here >= ABOARD:
        return False
    board = game.boards[s.island]
    if game.diagonal != 0:
        return has(board.around_lo[spot], board.around_hi[spot], here)
    return has(board.near_lo[spot], board.near_hi[spot], here)


def why_not_dig(game: Tables, s: PiratesState, die: i64, who: i64) -> i64:
    crew = s.crew
    if die == crew:
        return OWN_DIE  # PV-R19
    if game.seat_of[die] == game.seat_of[crew]:
        return pack(SISTER_DIE, die)  # PV-A58
    spot = byte(s.dice, die)
    if spot >= UNDER:
        return pack(NO_SPOT, die)  # PV-R17
    piece = piece_of(crew, who)
    if not is_on_land(s, piece):
        return pack(DIGGER_NOT_ON_LAND, who)  # PV-A54
    if not can_reach_spot(game, s, piece, spot):
        return pack(NOT_BESIDE_SPOT, who, die)  # PV-R17
    return LEGAL


def dig(game: Tables, s: PiratesState, die: i64, who: i64) -> None:
    s.die = die
    s.digger = piece_of(s.crew, who)
    s.step = DIGGING
    s.tell(DUG, s.digger, die)


def matching_piece(game: Tables, s: PiratesState, face: i64) -> i64:
    """Return the piece of this value beside the spot, of the crew on turn; or -1 (PV-A38, PV-A47)."""
    spot = byte(s.dice, s.die)
    if face == 0:
        captain = CAPTAIN + s.crew
        return captain if can_reach_spot(game, s, captain, spot) else -1
    for coin in range(s.crew * 4, s.crew * 4 + 4):
        if s.values[coin] == face and can_reach_spot(game, s, coin, spot):
            return coin
    return -1


def faces_to_dig(s: PiratesState) -> list[i64]:
    return [pack(ROLL, s.die, face) for face in range(DIE_FACES)]


def any_face(s: PiratesState, rng: Rng) -> i64:
    return pack(ROLL, s.die, rng.below(DIE_FACES))


def roll_for_treasure(game: Tables, s: PiratesState, die: i64, face: i64) -> None:
    s.tell(ROLLED, die, face)
    found = matching_piece(game, s, face)
    if found < 0:
        s.tell(MISSED, s.digger, die)
        s.step = HIDING  # PV-R18
        s.decider = game.seat_of[die]
        return
    if found < CAPTAIN:
        show(s, found)  # PV-A39
    lift_from(s, byte(s.dice, die))
    s.dice = with_byte(s.dice, die, UNDER + s.digger)  # PV-A37
    s.faces = with_byte(s.faces, die, face)  # PV-R19
    s.tell(FOUND, s.digger, die, face)
    s.step = FLEEING
    squares = squares_of(game, s, s.digger)
    lo, hi, ships = walking_reach(game, game.boards[s.island], s, s.digger, squares)
    if lo == 0 and hi == 0 and ships == 0:
        end_action(game, s)  # PV-A69


# ── Attacks ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R20  crew against crew beside it, one more beside the own captain; the lower is killed
#    PV-R21  the survivor takes the treasure, unless it is of an own suit


def why_not_attack(game: Tables, s: PiratesState, who: i64, coin: i64) -> i64:
    crew = s.crew
    if coin >> 2 == crew:
        return OWN_COIN  # PV-R20
    if game.seat_of[coin >> 2] == game.seat_of[crew]:
        return pack(SISTER_COIN, coin)  # PV-A58
    attacker = piece_of(crew, who)
    if not is_on_land(s, attacker) or not is_on_land(s, coin):
        return FIGHT_NOT_ON_LAND  # PV-A34
    here = i64(s.where[attacker])
    board = game.boards[s.island]
    if not has(board.near_lo[here], board.near_hi[here], i64(s.where[coin])):
        return pack(NOT_BESIDE_COIN, who, coin)  # PV-R20
    return LEGAL


def fighting_value(game: Tables, s: PiratesState, coin: i64) -> i64:
    value = s.values[coin]
    return value + game.courage if is_beside_captain(game.boards[s.island], s, coin) else value


def attack(game: Tables, s: PiratesState, who: i64, coin: i64) -> None:
    attacker = piece_of(s.crew, who)
    s.tell(ATTACKED, attacker, coin)
    show(s, attacker)
    show(s, coin)
    ours = fighting_value(game, s, attacker)
    theirs = fighting_value(game, s, coin)
    if ours > theirs:
        fall(game, s, coin, attacker)
    elif theirs > ours:
        fall(game, s, attacker, coin)  # PV-A36
    else:
        s.tell(DREW, attacker, coin)  # PV-A35
    end_action(game, s)


def fall(game: Tables, s: PiratesState, loser: i64, winner: i64) -> None:
    """Kill the loser and hand what they carried to the winner (PV-R21, PV-A36, PV-A60)."""
    s.fallen = i64(s.where[loser])
    kill(s, loser)
    for die in range(game.crews):
        if byte(s.dice, die) == UNDER + loser:
            win_die(game, s, die, crew_of(winner), UNDER + winner)


# ── In the open ocean ─────────────────────────────────────────────────────────────────────────────
#    PV-R23  all killed crew return, values dealt anew among them (PV-A64)
#    PV-R24  one spent ball returns


def why_not_recruit(s: PiratesState) -> i64:
    crew = s.crew
    if not is_at_ocean(s, crew):
        return RECRUIT_ON_COAST  # PV-R23
    return LEGAL if killed_of(s, crew) != 0 else NOBODY_KILLED  # PV-R23


def recruit(game: Tables, s: PiratesState) -> None:
    killed = killed_of(s, s.crew)
    s.tell(RECRUITED, s.crew)
    s.open &= ~killed
    values = s.values
    while killed:
        coin = first(killed)
        killed &= killed - 1
        s.where[coin] = ABOARD
        values = with_value(values, coin, NOT_DEALT)
    s.values = values
    s.step = RECRUITING


def why_not_supply(s: PiratesState) -> i64:
    crew = s.crew
    if not is_at_ocean(s, crew):
        return SUPPLY_ON_COAST  # PV-R24
    return LEGAL if byte(s.balls, crew) < BALLS else NO_BALL_SPENT  # PV-R24


def take_supplies(game: Tables, s: PiratesState) -> None:
    balls = min(byte(s.balls, s.crew) + game.supply, BALLS)
    s.balls = with_byte(s.balls, s.crew, balls)
    s.tell(SUPPLIED, s.crew, balls)
    end_action(game, s)
