# compiled
"""Set the table up: LR-R2 to LR-R4."""

from mypy_extensions import i64

from argosy.games.land_routes.numbers import (
    BEGINS,
    CARD,
    DEALT_HAS,
    DEALT_NEEDS,
    GOODS,
    ROLLED_TO_START,
    STARTED,
    TIED,
)
from argosy.games.land_routes.rules.deck import fill_box
from argosy.games.land_routes.rules.reading import ONE
from argosy.games.land_routes.rules.turn import begin_turn, clockwise
from argosy.games.land_routes.state import DEALING, OPENING, STARTING, LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.kit.bags import bit, first

# ── Setup ─────────────────────────────────────────────────────────────────────────────────────────
#    LR-R2   one card face up to every HAS and NEEDS box
#    LR-R3   8 gold each, the rest is the bank
#    LR-R4   the die decides who starts; everyone starts at a center of their choice
#    LR-A4   highest roll, ties roll again; sharing a center is allowed


def set_up(game: Tables) -> LandRoutesState:
    s = LandRoutesState()
    s.step = DEALING
    s.bank = game.gold - game.seats * game.purse  # LR-R3
    for seat in range(game.seats):
        s.purses += game.purse * ONE[seat]
    for good in range(GOODS):
        s.bag += game.copies * CARD[good]  # LR-A2, LR-A3
    return s


def deal(game: Tables, s: LandRoutesState, center: i64, good: i64) -> None:
    fill_box(s, center, good)
    s.tell(DEALT_HAS if s.due & 1 == 0 else DEALT_NEEDS, center, good)
    s.due += 1
    if s.due == game.centers * 2:
        s.due = 0
        s.rivals = bit(game.seats) - 1
        begin_opening(s)


def begin_opening(s: LandRoutesState) -> None:
    """Let all rivals roll, in the order of the seats."""
    s.step = OPENING
    s.leaders = 0
    s.high = 0
    s.mover = first(s.rivals)


def roll_to_start(s: LandRoutesState, roll: i64) -> None:
    s.tell(ROLLED_TO_START, s.mover, roll)
    if roll > s.high:
        s.high = roll
        s.leaders = 0
    if roll == s.high:
        s.leaders |= bit(s.mover)
    rest = s.rivals >> (s.mover + 1)
    if rest != 0:
        s.mover += 1 + first(rest)
        return
    s.rivals = s.leaders
    if s.leaders & s.leaders - 1 != 0:
        s.tell(TIED, s.high)
        begin_opening(s)  # LR-A4
    else:
        begin_starting(s, first(s.leaders))


def begin_starting(s: LandRoutesState, seat: i64) -> None:
    s.rivals = 0
    s.leaders = 0
    s.high = 0
    s.first = seat
    s.mover = seat
    s.decider = seat
    s.step = STARTING
    s.tell(BEGINS, seat)


def start(game: Tables, s: LandRoutesState, center: i64) -> None:
    """Put a token on a center (LR-R4); several may start at one (LR-A4, LR-A28)."""
    seat = s.mover
    s.squares += center * ONE[seat]
    s.tell(STARTED, seat, center)
    seat = clockwise(game, seat)
    if seat == s.first:
        begin_turn(s, seat)
    else:
        s.mover = seat
        s.decider = seat
