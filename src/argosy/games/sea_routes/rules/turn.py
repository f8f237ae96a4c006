"""The turn: whose it is, passing, and when it ends."""

from mypy_extensions import i64

from argosy.games.sea_routes.numbers import (
    ALREADY_MOVED,
    CAN_MOVE,
    DONE,
    MUST_MOVE,
    PASS,
    PASS_TOO_LATE,
    PASSED,
)
from argosy.games.sea_routes.rules.reading import has_plain_move, is_out
from argosy.games.sea_routes.rules.scoring import end_round
from argosy.games.sea_routes.state import SAILING, STRANDING, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import bit

# ── The turn ──────────────────────────────────────────────────────────────────────────────────────
#    SR-R6   players alternate
#    SR-A24  one player out: the other goes on alone


def begin_turn(game: Tables, s: SeaRoutesState, seat: i64) -> None:
    s.mover = seat
    s.decider = seat
    s.step = SAILING if has_plain_move(game, s, seat) else STRANDING


def end_turn(game: Tables, s: SeaRoutesState) -> None:
    seats = game.seats
    seat = s.mover
    for turn in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if not is_out(game, s, seat):
            begin_turn(game, s, seat)
            return
    end_round(game, s)


# ── Passing, and the end of a turn ────────────────────────────────────────────────────────────────
#    SR-A1   a legal move must be made
#    SR-A23  a stranded player may decline to spend Moons


def why_not_now(s: SeaRoutesState, verb: i64) -> i64:
    """What speaks against a verb that does not belong to the step."""
    if verb == DONE:
        return MUST_MOVE  # SR-A1
    if verb == PASS:
        return CAN_MOVE if s.step == SAILING else PASS_TOO_LATE  # SR-A1, SR-A23
    return ALREADY_MOVED  # SR-R7


def pass_round(game: Tables, s: SeaRoutesState) -> None:
    s.passed |= bit(s.mover)
    s.tell(PASSED, s.mover)
    end_turn(game, s)
