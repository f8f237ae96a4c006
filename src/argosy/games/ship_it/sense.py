# compiled
"""The sense of a bot: how good a table looks to each seat.

For every colour: its score, what its warehoused coins promise, how far its loads are from a hub,
and what it could ship in its present or next turn. All in thousandths of a point, since whole
numbers are quick.
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
    ShipItState,
)
from argosy.games.ship_it.survey import NEVER, TURNS, Survey
from argosy.games.ship_it.travel import closed_to
from argosy.kit.bags import BIT, count

POINT: Final = 1000
NOW: Final = 920  # thousandths of a plan that can be carried out in this turn
LATER: Final = 250  # and in the next
FEAR: Final = 150  # thousandths of the prospects of others that a seat minds
CHIT_WORTH: Final = 3000
LINK_WORTH: Final = 500
GUESS: Final = 3  # the value of a load that nobody has seen


def appraise(board: Board, s: ShipItState) -> list[float]:
    """Between -1 and 1: a seat's prospects against the mean of the others'."""
    if s.round == 0:
        return [0.0] * board.seats
    survey = Survey(board, s)
    survey.measure_totals()
    survey.measure_needs()
    survey.measure_gaps(0)
    worth: list[i64] = [0] * COLOURS
    feared: list[i64] = [0] * COLOURS
    for colour in range(COLOURS):
        if board.seat_of[colour] != UNOWNED:
            shut = closed_to(s, colour) if colour == s.colour else 0
            if shut != survey.shut:
                survey.measure_gaps(shut)
            hopes = holdings(survey, colour)
            plan = best_plan(survey, colour)
            has = s.scores[colour] * POINT
            worth[colour] = has + hopes + plan * (NOW if colour == s.colour else LATER) // 1000
            feared[colour] = has + FEAR * (hopes + plan * LATER // 1000) // 1000
    return leads(board, worth, feared)


def leads(board: Board, worth: list[i64], feared: list[i64]) -> list[float]:
    """A seat counts on all its prospects, and on some of those of the others."""
    mine = seat_worths(board, worth)
    theirs = seat_worths(board, feared)
    total: i64 = sum(theirs)
    others = board.seats - 1
    found: list[float] = []
    for seat in range(board.seats):
        lead = mine[seat] - (total - theirs[seat]) // others
        found.append(float(lead) / float(60 * POINT + (lead if lead > 0 else -lead)))
    return found


def seat_worths(board: Board, worth: list[i64]) -> list[i64]:
    if board.seats == 2:  # SI-R34: the lower of two counts
        return [pair_worth(worth[0], worth[2]), pair_worth(worth[1], worth[3])]
    return [worth[colour] for colour in range(COLOURS) if board.seat_of[colour] != UNOWNED]


def pair_worth(one: i64, other: i64) -> i64:
    return (600 * min(one, other) + 400 * max(one, other)) // 1000


# ── What a colour has ─────────────────────────────────────────────────────────────────────────────


def holdings(survey: Survey, colour: i64) -> i64:
    s = survey.s
    found = CHIT_WORTH * chits_of(s, colour)
    wanted: i64 = 0  # squares to build for the load that needs most
    for load in range(5 * colour, 5 * colour + 5):
        at = i64(s.loads[load])
        if at < SPACES:
            found += promise(survey, load, at)
            wanted = max(wanted, survey.gaps[at])
    if colour == s.colour:
        found += useful_links(survey, (wanted + 1) // 2)
        # Nothing for nothing: points are not spent, nor loads moved, where it does not help.
        found += 2 * s.points if s.pipstop == NOTHING else -10 - 2 * count(s.moved)
    return found


def useful_links(survey: Survey, wanted: i64) -> i64:
    """Links in hand, and most of one if another can be bought, as far as they are wanted."""
    s = survey.s
    has = count(s.hand)
    if has >= wanted:
        return wanted * LINK_WORTH
    can_buy = s.step == PLANNING and s.pool != 0 and s.points >= survey.board.link_price
    return has * LINK_WORTH + (LINK_WORTH * 7 // 10 if can_buy else 0)


def value_of(s: ShipItState, load: i64) -> i64:
    value = s.values[load]
    return value if value > 0 else GUESS


def promise(survey: Survey, load: i64, at: i64) -> i64:
    """What a load on the board is worth: most on a hub that is nearly full, least far from any."""
    s = survey.s
    board = survey.board
    if is_hub(s, at):
        suit = (at - HALVES) // 6
        share = value_of(s, load) + board.tile_factor * hub_rank(s, suit)
        return share * (550 + 350 * survey.totals[suit] // board.threshold)
    found = 1500 - 60 * survey.gaps[at]
    for suit in range(COLOURS):
        need = survey.need(load, suit)
        if need < TURNS:
            found = max(found, 2600 - 120 * need)
        elif need != NEVER:
            found = max(found, 1700)
    return found


# ── What it could do in a turn ────────────────────────────────────────────────────────────────────


def best_plan(survey: Survey, colour: i64) -> i64:
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
    best: i64 = 0
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


def plan_gain(survey: Survey, colour: i64, suit: i64, stop: i64, most: i64) -> i64:
    """Of bringing up to `most` loads to one hub with this pip-stop."""
    s = survey.s
    board = survey.board
    rank = hub_rank(s, suit)
    if rank == OUT:
        return 0
    hub = HALVES + suit * 6 + rank
    total = survey.totals[suit]
    bonus = board.official_bonus if official_at(s, colour) == hub else 0
    gain: i64 = 0
    share: i64 = 0
    brought: i64 = 0
    for load in range(5 * colour, 5 * colour + 5):
        value = value_of(s, load) + bonus
        if i64(s.loads[load]) == hub:
            share += value + board.tile_factor * rank
        elif brought < most and can_bring(survey, load, suit, stop):
            brought += 1
            total += value
            share += value + board.tile_factor * rank
            gain += 300 * (value + board.tile_factor * rank)
    if board.unowned >= 0:
        for load in range(5 * board.unowned, 5 * board.unowned + 5):
            if brought < most and can_bring(survey, load, suit, stop):
                brought += 1
                total += value_of(s, load)
    if brought > 0 and total >= board.threshold:
        home = board.home_bonus if suit == colour else 0
        return (share * board.trigger_factor + home) * POINT + CHIT_WORTH
    return gain


def can_bring(survey: Survey, load: i64, suit: i64, stop: i64) -> bool:
    """A load that may still move gets to the hub at once."""
    return survey.need(load, suit) <= stop and survey.s.moved & BIT[load] == 0
