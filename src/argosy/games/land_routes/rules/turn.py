# compiled
"""Run a turn, a round and the game: LR-R4, LR-R16."""

from mypy_extensions import i64

from argosy.games.land_routes.numbers import CALM, ENDED, MISSED, ROUND_ENDED, TURNS
from argosy.games.land_routes.rules.reading import gold_of, hand_of, size_of
from argosy.games.land_routes.state import DEPARTING, RESTING, LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.kit.bags import bit

# ── The turn ──────────────────────────────────────────────────────────────────────────────────────
#    LR-R4   clockwise
#    LR-A13  players who miss their turn are passed over; it counts
#    LR-A34  a round is one turn of every player; the bank is read at its end


def clockwise(game: Tables, seat: i64) -> i64:
    if seat + 1 == game.seats:
        return 0
    return seat + 1


def begin_turn(s: LandRoutesState, seat: i64) -> None:
    s.mover = s.decider = seat
    s.step = s.base = DEPARTING
    s.roll = s.bought = s.sold = s.offers = 0


def end_turn(game: Tables, s: LandRoutesState) -> None:
    seat = s.mover
    while True:
        seat = clockwise(game, seat)
        if seat == s.first:
            end_round(game, s)
            if s.ending != 0:
                return
        if s.missing & bit(seat) == 0:
            begin_turn(s, seat)
            return
        s.missing ^= bit(seat)
        s.tell(MISSED, seat)  # LR-A13


def end_round(game: Tables, s: LandRoutesState) -> None:
    """Read the bank, and end the game if it stood still or the turns are over (LR-A25 (b), LR-A34)."""
    if s.bank != s.reading:
        s.calm = 0
    s.calm += 1
    s.reading = s.bank
    s.tell(ROUND_ENDED, s.round, s.bank)
    if s.calm >= game.calm:
        end_game(s, CALM)
    elif s.round >= game.turns:
        end_game(s, TURNS)
    else:
        s.round += 1


def end_game(s: LandRoutesState, ending: i64) -> None:
    s.ending = ending
    s.step = RESTING
    s.tell(ENDED, ending)


def standing(s: LandRoutesState, seat: i64) -> i64:
    """Return gold, then cards, as one number to compare (LR-A23)."""
    return gold_of(s, seat) * 4 + size_of(hand_of(s, seat))
