# compiled
"""The sense of a bot: how good a table looks to each seat.

For every colour: its score, what its warehoused coins promise, how far its loads are from a hub, and
what it could ship in its present or next turn.
"""

from typing import Final

from mypy_extensions import i64

from argosy.games.ship_it.board import (
    UNOWNED,
    Board,
    chits_of,
    hub_rank,
    is_hub,
    official_at,
)
from argosy.games.ship_it.shipments import hub_total
from argosy.games.ship_it.state import (
    COLOURS,
    HALVES,
    NOTHING,
    OUT,
    SPACES,
    ShipItState,
)
from argosy.games.ship_it.survey import NEVER, STOPS, Survey
from argosy.games.ship_it.travel import closed_to
from argosy.kit.bags import BIT, count

NOW: Final = 0.92  # what a plan is worth that can be carried out in this turn
LATER: Final = 0.5  # and in the next
CHIT_WORTH: Final = 3.0
LINK_WORTH: Final = 0.5
GUESS: Final = 3.0  # the value of a load that nobody has seen


def appraise(board: Board, s: ShipItState) -> list[float]:
    """Between -1 and 1: a seat's prospects against the mean of the others'."""
    if s.round == 0:
        return [0.0] * board.seats
    survey = Survey(board, s)
    survey.measure_gaps()
    worth: list[float] = [0.0] * COLOURS
    shut: i64 = -1
    for colour in range(COLOURS):
        if board.seat_of[colour] != UNOWNED:
            closed = closed_to(s, colour)
            if closed != shut:
                shut = closed
                survey.measure_needs(shut)
            worth[colour] = prospects(survey, colour)
    return against_others(board, worth)


def against_others(board: Board, worth: list[float]) -> list[float]:
    seats: list[float] = [0.0] * board.seats
    for colour in range(COLOURS):
        seat = board.seat_of[colour]
        if board.seats != 2 and seat != UNOWNED:
            seats[seat] = worth[colour]
    if board.seats == 2:
        for seat in range(2):  # SI-R34: the lower of two counts
            low = min(worth[seat], worth[seat + 2])
            seats[seat] = low + 0.4 * (max(worth[seat], worth[seat + 2]) - low)
    total = sum(seats)
    others = float(board.seats - 1)
    found: list[float] = []
    for mine in seats:
        lead = mine - (total - mine) / others
        found.append(lead / (60.0 + (lead if lead > 0.0 else -lead)))
    return found


# ── A colour's prospects ──────────────────────────────────────────────────────────────────────────


def prospects(survey: Survey, colour: i64) -> float:
    s = survey.s
    board = survey.board
    on_turn = colour == s.colour
    found = float(s.scores[colour]) + CHIT_WORTH * float(chits_of(s, colour))
    gap: i64 = 0
    for load in range(5 * colour, 5 * colour + 5):
        at = i64(s.loads[load])
        if at < SPACES:
            found += promise(survey, load, at)
            gap += min(survey.gaps[at], 6)
    plan = best_plan(survey, colour, on_turn)
    found += plan * (NOW if on_turn else LATER)
    if on_turn:
        links = float(count(s.hand))
        found += links * LINK_WORTH * min(1.0, 0.25 * float(gap)) + 0.002 * float(s.points)
    return found


def value_of(s: ShipItState, load: i64) -> float:
    value = s.values[load]
    return float(value) if value > 0 else GUESS


def promise(survey: Survey, load: i64, at: i64) -> float:
    """What a load on the board is worth: most on a hub that is nearly full, least far from any."""
    s = survey.s
    if is_hub(s, at):
        suit = (at - HALVES) // 6
        share = value_of(s, load) + float(survey.board.tile_factor * hub_rank(s, suit))
        full = float(hub_total(survey.board, s, suit)) / float(survey.board.threshold)
        return share * (0.55 + 0.35 * full)
    best = 0.3 - 0.012 * float(survey.gaps[at]) * 1.0
    found = best * 5.0
    for suit in range(COLOURS):
        rank = hub_rank(s, suit)
        if rank != OUT:
            need = survey.need(suit, at)
            if need != NEVER:
                share = value_of(s, load) + float(survey.board.tile_factor * rank)
                found = max(found, share * (0.5 - 0.04 * float(need)))
    return found


# ── Plans for a turn ──────────────────────────────────────────────────────────────────────────────


def best_plan(survey: Survey, colour: i64, on_turn: bool) -> float:
    """What could be gained in one turn by the best pip-stop and hub."""
    s = survey.s
    board = survey.board
    points = s.points if on_turn else board.ap + board.chit_ap * chits_of(s, colour)
    lowest: i64 = 0
    highest: i64 = STOPS - 1
    price = board.pip_price
    if on_turn and s.pipstop != NOTHING:
        lowest = s.pipstop
        highest = s.pipstop
        price = 0
    best = 0.0
    for stop in range(lowest, highest + 1):
        left = points - price * stop
        if left < board.load_price:
            break
        for suit in range(COLOURS):
            if hub_rank(s, suit) != OUT:
                gain = plan_gain(survey, colour, suit, stop, left // board.load_price)
                best = max(best, gain)
    return best


def plan_gain(survey: Survey, colour: i64, suit: i64, stop: i64, most: i64) -> float:
    """Of bringing up to `most` loads to one hub with this pip-stop."""
    s = survey.s
    board = survey.board
    rank = hub_rank(s, suit)
    hub = HALVES + suit * 6 + rank
    extra = board.official_bonus if official_at(s, colour) == hub else 0
    total = float(hub_total(board, s, suit))
    gain = 0.0
    share = 0.0
    brought: i64 = 0
    moved = s.moved if colour == s.colour else 0
    for load in range(5 * colour, 5 * colour + 5):
        at = i64(s.loads[load])
        if at >= SPACES:
            continue
        worth = value_of(s, load) + float(extra)
        if at == hub:
            share += worth + float(board.tile_factor * rank)
        elif brought < most and moved & BIT[load] == 0 and not is_hub(s, at):
            if survey.need(suit, at) <= stop:
                brought += 1
                total += worth
                share += worth + float(board.tile_factor * rank)
                gain += 0.3 * (worth + float(board.tile_factor * rank))
    if brought > 0 and total >= float(board.threshold) - 0.5:
        home = float(board.home_bonus) if suit == colour else 0.0
        return share * float(board.trigger_factor) + home + CHIT_WORTH
    return gain
