# compiled
"""The sense of a bot: how good a table looks to each seat.

For every colour: its score, what its warehoused coins promise, how far its loads are from a hub,
and what it could ship in its present or next turn.
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
from argosy.games.ship_it.state import (
    COLOURS,
    HALVES,
    NOTHING,
    OUT,
    PLANNING,
    SPACES,
    STOPPING,
    ShipItState,
)
from argosy.games.ship_it.survey import NEVER, TURNS, Survey
from argosy.games.ship_it.travel import closed_to
from argosy.kit.bags import BIT, count

NOW: Final = 0.92  # what a plan is worth that can be carried out in this turn
LATER: Final = 0.5  # and in the next
FEAR: Final = 0.15  # how much of the prospects of others a seat minds
CHIT_WORTH: Final = 3.0
LINK_WORTH: Final = 0.5
GUESS: Final = 3.0  # the value of a load that nobody has seen


def appraise(board: Board, s: ShipItState) -> list[float]:
    """Between -1 and 1: a seat's prospects against the mean of the others'."""
    if s.round == 0:
        return [0.0] * board.seats
    survey = Survey(board, s)
    survey.measure_totals()
    if board.unowned >= 0:
        survey.measure_needs(board.unowned)
    survey.measure_gaps(0)
    worth: list[float] = [0.0] * COLOURS
    feared: list[float] = [0.0] * COLOURS
    for colour in range(COLOURS):
        if board.seat_of[colour] != UNOWNED:
            survey.measure_needs(colour)
            shut = closed_to(s, colour) if colour == s.colour else 0
            if shut != survey.shut:
                survey.measure_gaps(shut)
            hopes = holdings(survey, colour)
            plan = best_plan(survey, colour)
            has = float(s.scores[colour])
            worth[colour] = has + hopes + plan * (NOW if colour == s.colour else LATER)
            feared[colour] = has + FEAR * (hopes + plan * LATER)
    return leads(board, worth, feared)


def leads(board: Board, worth: list[float], feared: list[float]) -> list[float]:
    """A seat counts on all its prospects, and on some of those of the others."""
    mine = seat_worths(board, worth)
    theirs = seat_worths(board, feared)
    total = sum(theirs)
    others = float(board.seats - 1)
    found: list[float] = []
    for seat in range(board.seats):
        lead = mine[seat] - (total - theirs[seat]) / others
        found.append(lead / (60.0 + (lead if lead > 0.0 else -lead)))
    return found


def seat_worths(board: Board, worth: list[float]) -> list[float]:
    if board.seats == 2:  # SI-R34: the lower of two counts
        return [pair_worth(worth[0], worth[2]), pair_worth(worth[1], worth[3])]
    return [worth[colour] for colour in range(COLOURS) if board.seat_of[colour] != UNOWNED]


def pair_worth(one: float, other: float) -> float:
    return 0.6 * min(one, other) + 0.4 * max(one, other)


# ── What a colour has ─────────────────────────────────────────────────────────────────────────────


def holdings(survey: Survey, colour: i64) -> float:
    s = survey.s
    found = CHIT_WORTH * float(chits_of(s, colour))
    wanted: i64 = 0  # squares to build for the load that needs most
    for load in range(5 * colour, 5 * colour + 5):
        at = i64(s.loads[load])
        if at < SPACES:
            found += promise(survey, load, at)
            wanted = max(wanted, survey.gaps[at])
    if colour == s.colour:
        found += LINK_WORTH * useful_links(survey, (wanted + 1) // 2)
        found += 0.002 * float(s.points if s.step < STOPPING else -count(s.moved))
    return found


def useful_links(survey: Survey, wanted: i64) -> float:
    """Links in hand, and half of one if another can be bought, as far as they are wanted."""
    s = survey.s
    has = count(s.hand)
    if has >= wanted:
        return float(wanted)
    can_buy = s.step == PLANNING and s.pool != 0 and s.points >= survey.board.link_price
    return float(has) + (0.7 if can_buy else 0.0)


def value_of(s: ShipItState, load: i64) -> float:
    value = s.values[load]
    return float(value) if value > 0 else GUESS


def promise(survey: Survey, load: i64, at: i64) -> float:
    """What a load on the board is worth: most on a hub that is nearly full, least far from any."""
    s = survey.s
    board = survey.board
    if is_hub(s, at):
        suit = (at - HALVES) // 6
        share = value_of(s, load) + float(board.tile_factor * hub_rank(s, suit))
        full = float(survey.totals[suit]) / float(board.threshold)
        return share * (0.55 + 0.35 * full)
    found = 1.5 - 0.06 * float(survey.gaps[at])
    for suit in range(COLOURS):
        rank = hub_rank(s, suit)
        if rank != OUT:
            need = survey.need(load, suit)
            share = value_of(s, load) + float(board.tile_factor * rank)
            if need < TURNS:
                found = max(found, share * (0.5 - 0.04 * float(need)))
            elif need != NEVER:
                found = max(found, share * 0.2)
    return found


# ── What it could do in a turn ────────────────────────────────────────────────────────────────────


def best_plan(survey: Survey, colour: i64) -> float:
    """What could be gained in one turn by the best pip-stop and hub."""
    s = survey.s
    board = survey.board
    points = board.ap + board.chit_ap * chits_of(s, colour)
    lowest: i64 = 0
    highest: i64 = 6
    price = board.pip_price
    if colour == s.colour:
        points = s.points
        if s.pipstop != NOTHING:
            lowest = s.pipstop
            highest = s.pipstop
            price = 0
    best = 0.0
    for suit in range(COLOURS):
        stops = stops_that_matter(survey, colour, suit)
        for stop in range(lowest, highest + 1):
            loads = (points - price * stop) // board.load_price
            if loads <= 0 or stops == 0:
                break
            if lowest == highest or stops & BIT[stop] != 0:
                best = max(best, plan_gain(survey, colour, suit, stop, loads))
    return best


def stops_that_matter(survey: Survey, colour: i64, suit: i64) -> i64:
    """The pip-stops, as bits, with which one more load gets to this hub."""
    found: i64 = 0
    for load in range(5 * colour, 5 * colour + 5):
        found |= BIT[survey.need(load, suit)]
    if survey.board.unowned >= 0:
        for load in range(5 * survey.board.unowned, 5 * survey.board.unowned + 5):
            found |= BIT[survey.need(load, suit)]
    return found & 127


def plan_gain(survey: Survey, colour: i64, suit: i64, stop: i64, most: i64) -> float:
    """Of bringing up to `most` loads to one hub with this pip-stop."""
    s = survey.s
    board = survey.board
    rank = hub_rank(s, suit)
    hub = HALVES + suit * 6 + rank
    total = float(survey.totals[suit])
    profit = float(board.tile_factor * rank)
    bonus = float(board.official_bonus) if official_at(s, colour) == hub else 0.0
    gain = 0.0
    share = 0.0
    brought: i64 = 0
    for load in range(5 * colour, 5 * colour + 5):
        worth = value_of(s, load) + bonus
        if i64(s.loads[load]) == hub:
            share += worth + profit
        elif brought < most and can_bring(survey, load, suit, stop):
            brought += 1
            total += worth
            share += worth + profit
            gain += 0.3 * (worth + profit)
    if board.unowned >= 0:
        for load in range(5 * board.unowned, 5 * board.unowned + 5):
            if brought < most and can_bring(survey, load, suit, stop):
                brought += 1
                total += value_of(s, load)
    if brought > 0 and total >= float(board.threshold) - 0.5:
        home = float(board.home_bonus) if suit == colour else 0.0
        return share * float(board.trigger_factor) + home + CHIT_WORTH
    return gain


def can_bring(survey: Survey, load: i64, suit: i64, stop: i64) -> bool:
    """A load that may still move gets to the hub at once."""
    s = survey.s
    at = i64(s.loads[load])
    if at >= SPACES or is_hub(s, at):
        return False
    if load // 5 == s.colour and s.moved & BIT[load] != 0:
        return False
    return survey.need(load, suit) <= stop
