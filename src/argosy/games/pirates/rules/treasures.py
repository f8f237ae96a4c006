# compiled
"""Hide dice, claim treasures, end the game: PV-R6, PV-R18, PV-R26, PV-R28 to PV-R30."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates.islands import WORD, Islands, has
from argosy.games.pirates.numbers import (
    ALONE,
    CLAIMED,
    COMPARED,
    DIE_THERE,
    FELL_THERE,
    HID,
    NO_LAND,
    NOTHING_ABOARD,
    PIECE_THERE,
    ROLL,
    ROLLED,
    ROLLED_OFF,
    SAME_SQUARE,
    TIE_BROKEN,
    TIED,
    UNLOAD_ON_COAST,
    WALLED_IN,
)
from argosy.games.pirates.rules.pieces import lift_from, put_on
from argosy.games.pirates.rules.reading import (
    byte,
    claims,
    dice_aboard,
    is_at_ocean,
    total,
    with_byte,
)
from argosy.games.pirates.rules.turn import ask, begin_play, end_action, end_game, next_crew
from argosy.games.pirates.state import (
    BURYING,
    CLAIMED_BY,
    DIE_FACES,
    HIDING,
    MARKING,
    NOWHERE,
    PIECES,
    ROLLING_OFF,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit, count, first

# ── Hiding a die ──────────────────────────────────────────────────────────────────────────────────
#    PV-R6, PV-A3  on land without another die         PV-A29  nor a piece
#    PV-R18, PV-A43  elsewhere after a miss            PV-A60  not where the carrier fell
#    PV-A56  no die may be walled in by others


def spots(game: Tables, s: PiratesState, but: i64) -> tuple[i64, i64]:
    """Return the land with a die on it, without the die that is being moved (PV-A67)."""
    lo: i64 = 0
    hi: i64 = 0
    for die in range(game.crews):
        land = byte(s.dice, die)
        if land < UNDER and die != but:
            if land < WORD:
                lo |= bit(land)
            else:
                hi |= bit(land - WORD)
    return lo, hi


def walled_squares(game: Tables, s: PiratesState, but: i64) -> tuple[i64, i64]:
    """Return the land where a die would have no free neighbour, or would take another's last (PV-A56)."""
    board = game.boards[s.island]
    dice_lo, dice_hi = spots(game, s, but)
    lo: i64 = 0
    hi: i64 = 0
    for die in range(game.crews):
        land = byte(s.dice, die)
        if land >= UNDER or die == but:
            continue
        free_lo = board.near_lo[land] & ~dice_lo
        free_hi = board.near_hi[land] & ~dice_hi
        if count(free_lo) + count(free_hi) == 1:
            lo |= free_lo
            hi |= free_hi
        for way in range(4):
            other = board.near[land * 4 + way]
            if other >= 0 and not has_free_side(board, other, dice_lo, dice_hi):
                if other < WORD:
                    lo |= bit(other)
                else:
                    hi |= bit(other - WORD)
    return lo, hi


def has_free_side(board: Islands, land: i64, dice_lo: i64, dice_hi: i64) -> bool:
    return board.near_lo[land] & ~dice_lo != 0 or board.near_hi[land] & ~dice_hi != 0


def hidden_die(s: PiratesState) -> i64:
    """Return the die that is put on the board now: at setup that of the crew on turn."""
    return s.crew if s.step == MARKING else s.die


def why_not_hide(game: Tables, s: PiratesState, square: i64) -> i64:
    board = game.boards[s.island]
    land = board.square_land[square]
    if land < 0:
        return pack(NO_LAND, square)  # PV-A3
    die = hidden_die(s)
    there = i64(s.on[land])
    if there > PIECES and there != PIECES + 1 + die:
        return pack(DIE_THERE, square)  # PV-A3
    if 0 < there <= PIECES:
        return pack(PIECE_THERE, square)  # PV-A29
    if there != 0:
        return pack(SAME_SQUARE, square)  # PV-A43
    if s.step == BURYING and land == s.fallen:
        return pack(FELL_THERE, square)  # PV-A60
    lo, hi = walled_squares(game, s, die)
    return pack(WALLED_IN, square) if has(lo, hi, land) else LEGAL  # PV-A56


def hiding_places(game: Tables, s: PiratesState) -> tuple[i64, i64]:
    """Return all land that `why_not_hide` allows."""
    board = game.boards[s.island]
    lo, hi = walled_squares(game, s, hidden_die(s))
    lo |= s.taken_lo
    hi |= s.taken_hi
    if s.step == BURYING and s.fallen != NOWHERE:
        if s.fallen < WORD:
            lo |= bit(s.fallen)
        else:
            hi |= bit(s.fallen - WORD)
    return board.land_lo & ~lo, board.land_hi & ~hi


def hide(game: Tables, s: PiratesState, square: i64) -> None:
    die = hidden_die(s)
    land = game.boards[s.island].square_land[square]
    if s.step == HIDING:
        lift_from(s, byte(s.dice, die))
    s.dice = with_byte(s.dice, die, land)
    put_on(s, land, PIECES + 1 + die)
    s.tell(HID, die, square)
    if s.step == MARKING:
        mark_next(game, s)
        return
    s.loose &= ~bit(die)
    end_action(game, s)


def mark_next(game: Tables, s: PiratesState) -> None:
    """Let the next crew hide its die; after the last, round 1 begins (PV-R6)."""
    crew = next_crew(game, s)
    if crew == s.first:
        begin_play(game, s)
    else:
        ask(game, s, MARKING, crew)


# ── Dropping off ──────────────────────────────────────────────────────────────────────────────────
#    PV-R26  all treasures aboard are claimed          PV-A48  then the end is looked for


def why_not_unload(game: Tables, s: PiratesState) -> i64:
    crew = s.crew
    if not is_at_ocean(s, crew):
        return UNLOAD_ON_COAST  # PV-R26
    if dice_aboard(game, s, byte(s.ships, crew)) == 0:
        return NOTHING_ABOARD  # PV-R26
    return LEGAL


def unload(game: Tables, s: PiratesState) -> None:
    before = all_claims(game, s)
    cargo = dice_aboard(game, s, byte(s.ships, s.crew))
    while cargo:
        die = first(cargo)
        cargo &= cargo - 1
        s.dice = with_byte(s.dice, die, CLAIMED_BY + s.mover)
        s.tell(CLAIMED, s.crew, die, byte(s.faces, die))
    if not is_decided(game, s, before):
        end_action(game, s)


def all_claims(game: Tables, s: PiratesState) -> i64:
    found: i64 = 0
    for seat in range(game.seats):
        found += claims(game, s, seat)
    return found


# ── The end ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R28  two claimed, nobody else has any          PV-R29  three claimed: the highest total
#    PV-R30  a tie goes on until it is broken          PV-A50  all claimed and tied: roll-off


def is_decided(game: Tables, s: PiratesState, before: i64) -> bool:
    """End the game, or begin a roll-off, if it is due; return whether it was. `before`: claimed until now."""
    claimed = all_claims(game, s)
    if claims(game, s, s.mover) == claimed and claimed >= game.alone:
        end_game(s, ALONE)  # PV-R28
        return True
    if claimed < game.goal:
        return False
    leaders = leading_seats(game, s)
    if count(leaders) == 1:
        end_game(s, COMPARED if before < game.goal else TIE_BROKEN)  # PV-R29, PV-R30
        return True
    if claimed < game.crews:
        return False  # PV-R30: play continues
    begin_roll_off(s, leaders)  # PV-A49, PV-A50
    return True


def leading_seats(game: Tables, s: PiratesState) -> i64:
    """Return the seats with the highest total, among those that have claimed something (PV-A65)."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(game.seats):
        worth = total(game, s, seat) if claims(game, s, seat) > 0 else -1
        if worth > best:
            best = worth
            found = 0
        if worth == best and worth >= 0:
            found |= bit(seat)
    return found


def begin_roll_off(s: PiratesState, seats: i64) -> None:
    s.step = ROLLING_OFF
    s.tied = seats
    s.rolled = 0
    s.sums = 0
    s.left = 0
    s.tell(TIED, count(seats))


def next_to_roll(game: Tables, s: PiratesState) -> i64:
    """Return the die to roll next: tied seats in turn order, their dice in suit order; -1 after the last."""
    for turn in range(game.crews):
        crew = (s.first + turn) % game.crews
        seat = game.seat_of[crew]
        if s.tied & bit(seat) == 0:
            continue
        for die in range(game.crews):
            if byte(s.dice, die) == CLAIMED_BY + seat and s.rolled & bit(die) == 0:
                return die
    return -1


def faces_to_roll_off(game: Tables, s: PiratesState) -> list[i64]:
    die = next_to_roll(game, s)
    return [pack(ROLL, die, face) for face in range(DIE_FACES)]


def roll_off(game: Tables, s: PiratesState, die: i64, face: i64) -> None:
    seat = byte(s.dice, die) - CLAIMED_BY
    s.rolled |= bit(die)
    s.sums = with_byte(s.sums, seat, byte(s.sums, seat) + face)
    s.tell(ROLLED, die, face)
    if next_to_roll(game, s) >= 0:
        return
    best: i64 = -1
    highest: i64 = 0
    for other in range(game.seats):
        if s.tied & bit(other) == 0:
            continue
        thrown = byte(s.sums, other)
        if thrown > best:
            best = thrown
            highest = 0
        if thrown == best:
            highest |= bit(other)
    if count(highest) > 1:
        begin_roll_off(s, highest)  # PV-A65: once more
        return
    s.tied = highest
    end_game(s, ROLLED_OFF)


def standing(game: Tables, s: PiratesState, seat: i64) -> i64:
    """Return the total, then the number of treasures, as one number to compare (PV-A51)."""
    return total(game, s, seat) * 8 + claims(game, s, seat)
