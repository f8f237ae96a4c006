# compiled
"""Judges how good a table looks to each seat, for bots.

What a seat is worth, in GC: its money, its goods at what they cost, the best thing it could do next
(sell, fetch goods, explore, search), every turn on the way there taken off at what a turn is worth,
and what its speed and its carts will earn in the rest of the game.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.wandering_merchant.distances import FAR, chart_of, roads_of, row_from
from argosy.games.wandering_merchant.maps import Chart
from argosy.games.wandering_merchant.numbers import GOODS, HORSES, MAGICS, TOWER
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    equipment,
    ferry_fee,
    has_food,
    held,
    horses,
    is_compass_forest,
    is_die_forest,
    is_wanted,
    pawn,
    space_left,
    total,
)
from argosy.games.wandering_merchant.rules.towns import good_of_tile
from argosy.games.wandering_merchant.rules.travel import mountains_beyond
from argosy.games.wandering_merchant.state import FINDING, MOVING, TRADING, MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit, count, first
from argosy.kit.evaluation import expectations

STRIDE: Final = 3.5  # steps of a die
NEVER: Final = 999.0


class Outlook:
    """What one seat sees from where it stands, and what it may hope for."""

    game: Tables
    s: MerchantState
    seat: i64
    here: i64
    chart: Chart
    row: i64  # in the chart: the steps to every place
    roads: Chart
    left: i64  # steps it still has in this turn
    speed: float
    purse: i64
    cargo: i64
    room: i64
    is_trading: bool
    towns: i64  # six bits a good: the place of its town, if it is explored
    worth: float  # these three in hundreds of GC, see the features
    plan: float
    power: float

    def __init__(self, game: Tables, s: MerchantState, seat: i64) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.here = pawn(s, seat)
        self.chart = chart_of(game, s)
        self.row = 0
        self.roads = roads_of(game, s)
        self.left = steps_left(game, s, seat)
        dice = horses(s, seat) - carts(s, seat) + 1
        if dice > game.dice:
            dice = game.dice
        self.speed = STRIDE * float(dice) + game.slack
        self.purse = s.purses[seat]
        self.cargo = s.cargo[seat]
        self.room = space_left(game, s, seat)
        self.is_trading = s.step == TRADING and s.mover == seat
        self.towns = towns_by_good(s)
        self.worth = 0.0
        self.plan = 0.0
        self.power = 0.0

    def shut(self, closed: i64) -> bool:
        """Close the dearest mountains, so many of them; return whether that makes a difference."""
        before = self.row
        self.row = row_from(self.game, self.s, self.chart, self.here, closed)
        return self.row != before

    def place_of(self, town: i64) -> i64:
        return self.towns >> town * 6 & 63

    def turns_to(self, place: i64) -> float:
        """Turns until it can stand there; 0 for what this turn still reaches."""
        return self.turns_for(i64(self.chart.rows[self.row + place]))

    def turns_for(self, away: i64) -> float:
        if away >= FAR:
            return NEVER
        rest = away - self.left
        return float(rest) / self.speed if rest > 0 else 0.0

    def turns_between(self, road: i64, town: i64) -> float:
        """Along a row of the roads, to an explored town."""
        return float(i64(self.roads.rows[road + self.place_of(town)])) / self.speed


def towns_by_good(s: MerchantState) -> i64:
    """Return the places of the explored towns, six bits a good."""
    found: i64 = 0
    rest = s.towns & ~s.hidden
    while rest != 0:
        place = first(rest)
        rest &= rest - 1
        found |= place << (i64(s.goods_at[place]) - 1) * 6
    return found


def steps_left(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Of this turn, as far as the land lets them be used."""
    if s.mover != seat or s.step != MOVING or s.steps == 0:
        return 0
    here = pawn(s, seat)
    fee = ferry_fee(game, s, here)
    if fee > 0:
        left = s.steps - fee // 4
        if fee > s.purses[seat] or left < 0:
            return 0
        return left
    if is_compass_forest(s, here) or (s.tracked == 0 and is_die_forest(s, here)):
        return s.steps // 2
    return s.steps


# ── What a seat has ───────────────────────────────────────────────────────────────────────────────


def wealth_of(game: Tables, s: MerchantState, seat: i64) -> float:
    """Money, goods at what they cost, credit and barter a little below their value."""
    worth = float(s.purses[seat])
    cargo = s.cargo[seat]
    gear = s.gear[seat]
    credits = s.credits
    good: i64
    for good in range(GOODS):
        carried = held(cargo, good)
        if carried > 0:
            worth += float(game.buy[good]) * float(carried)
        if good >= MAGICS and good != HORSES and held(gear, good) > 0:
            worth += game.gear_worth * float(game.buy[good]) * float(held(gear, good))
        credit = credits[good]
        if credit > 0 and held(s.finders, good) == seat:
            share = game.credit_worth if held(s.stacks, good) > 0 else 0.5
            worth += share * float(credit)
    if s.mover == seat:
        if s.step == TRADING:
            worth += game.barter_worth * float(s.barter)
        elif s.step == FINDING:
            worth += find_worth(game, good_of_tile(s, pawn(s, seat)))
    return worth


def find_worth(game: Tables, good: i64) -> float:
    return game.found_worth * float(game.buy[good]) + game.found_margin * game.margins[good]


# ── What it could do next ─────────────────────────────────────────────────────────────────────────


def buyers_of(good: i64) -> i64:
    """Return the towns that buy a good, as bits: the three after it, in a circle (WM-R12)."""
    after = 14 * bit(good)
    return (after | after >> 8) & 255


def town_plan(view: Outlook, town: i64, limit: float) -> float:
    """Go to an explored town, sell what it wants, fetch its good and carry all to the next town."""
    game = view.game
    turns = view.turns_to(view.place_of(town))
    units: i64 = 0
    gain = 0.0
    revenue: i64 = 0
    if turns > limit:
        return -NEVER
    before: i64
    if view.cargo != 0:
        for before in range(1, 4):
            good = (town - before) & 7
            carried = held(view.cargo, good)
            if carried > 0:
                units += carried
                gain += game.sold_later * float(carried) * game.margins[good]
                revenue += carried * game.sell[good]
    fetched = units_to_fetch(view, town, view.room + units, view.purse + revenue)
    turns += turns_in_town(view, town, units, fetched)
    if (units == 0 and fetched == 0) or turns > limit:
        return -NEVER
    gain += max(0.0, next_stop(view, town, fetched, limit - turns))
    return gain - game.turn_worth * turns


def next_stop(view: Outlook, town: i64, fetched: i64, limit: float) -> float:
    """The best town to sell what was fetched and what is still in the carts."""
    best = -NEVER
    rest = buyers_after(view, town, fetched) & view.s.explored & ~bit(town)
    if rest != 0:
        road = row_from(view.game, view.s, view.roads, view.place_of(town), 0)
        while rest != 0:
            other = first(rest)
            rest &= rest - 1
            turns = view.turns_between(road, other)
            if turns + 1.0 <= limit:
                best = max(best, next_sale(view, town, other, fetched, turns))
    if fetched > 0 and limit > 8.0:
        hope = view.game.unsold * float(fetched) * view.game.margins[town]
        best = max(best, hope - view.game.unsold_turns * view.game.turn_worth)
    return best


def buyers_after(view: Outlook, town: i64, fetched: i64) -> i64:
    """Return the towns, as bits, that buy what was fetched in a town or what could not be sold there."""
    buyers: i64 = 0
    if fetched > 0:
        buyers = buyers_of(town)
    good: i64
    if view.cargo != 0:
        for good in range(GOODS):
            if held(view.cargo, good) > 0 and not is_wanted(town, good):
                buyers |= buyers_of(good)
    return buyers


def next_sale(view: Outlook, town: i64, other: i64, fetched: i64, turns: float) -> float:
    """Carry to another town what it wants."""
    margins = view.game.margins
    units: i64 = 0
    gain = 0.0
    before: i64
    for before in range(1, 4):
        good = (other - before) & 7
        carried = held(view.cargo, good)
        if carried > 0 and not is_wanted(town, good):
            units += carried
            gain += view.game.sold_later * float(carried) * margins[good]
        if good == town:
            units += fetched
            gain += view.game.fetched_later * float(fetched) * margins[good]
    stay = 1.0 if units > view.game.arrival_sales else 0.0
    return gain - view.game.turn_worth * (turns + stay)


def turns_in_town(view: Outlook, town: i64, units: i64, fetched: i64) -> float:
    """Count one unit each way on arrival; for more the seat has to stay a turn."""
    s = view.s
    game = view.game
    if view.place_of(town) == view.here and view.left == 0:
        if not view.is_trading:
            return 1.0
        if s.staying != 0:
            return 0.0
        units += s.sold
        fetched += s.bought
    return 1.0 if units > game.arrival_sales or fetched > game.arrival_buys else 0.0


def units_to_fetch(view: Outlook, town: i64, room: i64, purse: i64) -> i64:
    """Of what the town makes: as many as it has, the carts hold and the money buys."""
    s = view.s
    money = purse
    if held(s.finders, town) == view.seat:
        money += s.credits[town]
    units = held(s.stacks, town)
    if units > room:
        units = room
    if units > 0 and units * view.game.buy[town] > money:
        units = money // view.game.buy[town]
    return units


def explore_plan(view: Outlook, limit: float) -> float:
    """The nearest face-down town; it may want what is in the cart."""
    s = view.s
    if s.hidden == 0:
        return -NEVER
    turns = view.turns_for(nearest(view, s.hidden))
    if turns > limit:
        return -NEVER
    gain = view.game.curiosity
    unknown = float(count(s.hidden))
    good: i64
    if view.cargo != 0:
        for good in range(GOODS):
            carried = held(view.cargo, good)
            if carried > 0:
                buyers = count(buyers_of(good) & ~s.explored)
                margin = view.game.margins[good]
                gain += view.game.sold_unseen * float(carried) * margin * float(buyers) / unknown
    return gain - view.game.turn_worth * turns


def nearest(view: Outlook, places: i64) -> i64:
    """Return the steps to the nearest of these places."""
    rows = view.chart.rows
    found: i64 = FAR
    rest = places
    while rest != 0:
        away = i64(rows[view.row + first(rest)])
        rest &= rest - 1
        if away < found:
            found = away
    return found


def search_plan(view: Outlook, limit: float) -> float:
    """A unit found for nothing, one search in three, on the best of the special tiles."""
    s = view.s
    game = view.game
    best = -NEVER
    lucky = game.find - equipment(s, view.seat)
    if lucky <= 0 or view.room <= 0:
        return best
    if lucky > 6:
        lucky = 6
    wait = 6.0 / float(lucky)
    toll = min(game.tolls * float(game.toll), float(view.purse) / 3.0)
    tile: i64
    for tile in range(TOWER, TOWER + 4):
        good = tile - TOWER + MAGICS
        if held(s.cup, good) > 0:
            turns = view.turns_to(i64(s.where[tile])) + wait
            if turns <= limit:
                best = max(best, find_worth(game, good) - toll * wait - game.turn_worth * turns)
    return best


def best_plan(view: Outlook, limit: float) -> float:
    best = max(explore_plan(view, limit), search_plan(view, limit))
    rest = view.s.explored
    while rest != 0:
        best = max(best, town_plan(view, first(rest), limit))
        rest &= rest - 1
    return best


def earning_power(view: Outlook, wealth: float, limit: float) -> float:
    """What speed and places earn in the turns that are left; near the goal only the goal counts."""
    places = float(view.room + total(view.cargo))
    units = min(places, 1.0 + wealth / 100.0)
    income = units * 65.0 / (12.0 / view.speed + 2.0)
    power = view.game.earnings * income * min(limit, view.game.earning_turns)
    goal = float(view.game.goal)
    near = wealth - view.game.near_goal * goal
    if goal == 0.0 or near <= 0.0:
        return power
    rest = (1.0 - view.game.near_goal) * goal
    return view.game.goal_worth * near + power * max(0.0, 1.0 - near / rest)


def turns_left(game: Tables, s: MerchantState, seat: i64) -> float:
    waits = (seat - s.first + game.seats) % game.seats
    moved = (s.mover - s.first + game.seats) % game.seats
    now = 1.0 if waits > moved else 0.5 if waits == moved else 0.0
    return float(game.rounds - s.round) + now


def late(game: Tables, purse: i64, wealth: float, limit: float) -> float:
    """What is not sold at the end is lost."""
    last = game.last_turns
    if limit >= last:
        return wealth
    return float(purse) + limit / last * (wealth - float(purse))


# Features of a seat, in the order of weights.json; money in hundreds of GC.
WORTH: Final = 0  # what it has
LATE_WORTH: Final = 1  # the same, the nearer the end is
PURSE: Final = 2  # money alone, the nearer the end is
PLAN: Final = 3  # the best it can do next
LATE_PLAN: Final = 4
POWER: Final = 5  # what it will earn
LATE_POWER: Final = 6
FEATURES: Final = 7
HUNDRED: Final = 100.0


def appraise(game: Tables, s: MerchantState) -> list[float]:
    if s.laid < 32:
        return [0.0] * game.seats
    if s.reached != 0:
        return last_round(game, s)
    wealth = wealth_by_seat(game, s)
    end = nearness(game, s, wealth)
    return [expectation(game, s, seat, wealth, end) for seat in range(game.seats)]


def appraise_for(game: Tables, s: MerchantState, seat: i64) -> float:
    """What a seat may expect, as it sees the others: by what they have.

    What they plan changes with every die and cannot be helped; a search that minds it sees little else.
    """
    if s.laid < 32:
        return 0.0
    if s.reached != 0:
        return last_round(game, s)[seat]
    wealth = wealth_by_seat(game, s)
    return expectation(game, s, seat, wealth, nearness(game, s, wealth))


def expectation(game: Tables, s: MerchantState, seat: i64, wealth: vec[float], end: float) -> float:
    """Return the seat's share of the softmax, see `argosy.kit.evaluation`; alone it plays against the clock."""
    own = worth_of(game, prospects(game, s, seat, wealth[seat]), end)
    if game.seats == 1:
        return expectations([own, clock(game, s)])[0]
    best = own
    worths = vec[float]([own] * game.seats)
    for other in range(game.seats):
        if other != seat:
            worths[other] = worth_seen(game, s, other, wealth[other], end)
            best = max(best, worths[other])
    every = 0.0
    for other in range(game.seats):
        every += exp(worths[other] - best)
    n = float(game.seats)
    return (n * exp(own - best) / every - 1.0) / (n - 1.0)


def wealth_by_seat(game: Tables, s: MerchantState) -> vec[float]:
    found = vec[float]([0.0] * game.seats)
    for seat in range(game.seats):
        found[seat] = wealth_of(game, s, seat)
    return found


def worth_of(game: Tables, view: Outlook, end: float) -> float:
    """Weigh the features of a seat; the same as with `row_of`, which only a network needs."""
    if game.evaluation.units > 0:
        return game.evaluation.worth(row_of(view, end), 0)
    weights = game.evaluation.weights
    found = weights[WORTH] * view.worth + weights[LATE_WORTH] * (view.worth * end)
    found += weights[PURSE] * (float(view.purse) * end / HUNDRED)
    found += weights[PLAN] * view.plan
    found += weights[LATE_PLAN] * (view.plan * end)
    found += weights[POWER] * view.power
    return found + weights[LATE_POWER] * (view.power * end)


def worth_seen(game: Tables, s: MerchantState, seat: i64, wealth: float, end: float) -> float:
    """Weigh another seat: what it has, and the usual prospects."""
    worth = late(game, s.purses[seat], wealth, turns_left(game, s, seat)) / HUNDRED
    plan = game.usual_prospects + game.late_prospects * end
    if game.evaluation.units > 0:
        row = vec[float]([worth, worth * end, 0.0, plan, 0.0, 0.0, 0.0])
        return game.evaluation.worth(row, 0)
    weights = game.evaluation.weights
    found = weights[WORTH] * worth + weights[LATE_WORTH] * (worth * end)
    return found + weights[PLAN] * plan


def last_round(game: Tables, s: MerchantState) -> list[float]:
    """Once the goal is reached, who has the most GC wins; a turn that is to come may still sell something."""
    worths = [
        game.last_money * float(s.purses[seat]) / HUNDRED
        + turns_left(game, s, seat)
        - float(game.rounds - s.round)
        for seat in range(game.seats)
    ]
    return expectations(worths) if game.seats > 1 else [1.0]


def clock(game: Tables, s: MerchantState) -> float:
    """Who plays alone plays against time: a rival who earns evenly and has the goal at the end."""
    return game.evaluation.weights[WORTH] * (
        float(game.goal * s.round) / float(game.rounds) / HUNDRED
    )


def features(game: Tables, s: MerchantState) -> list[list[float]]:
    """By seat."""
    if s.laid < 32:
        return [[0.0] * FEATURES for seat in range(game.seats)]
    wealth = wealth_by_seat(game, s)
    end = nearness(game, s, wealth)
    return [list(row_of(prospects(game, s, seat, wealth[seat]), end)) for seat in range(game.seats)]


def row_of(view: Outlook, end: float) -> vec[float]:
    row = vec[float]([0.0] * FEATURES)
    row[WORTH] = view.worth
    row[LATE_WORTH] = view.worth * end
    row[PURSE] = float(view.purse) * end / HUNDRED
    row[PLAN] = view.plan
    row[LATE_PLAN] = view.plan * end
    row[POWER] = view.power
    row[LATE_POWER] = view.power * end
    return row


def nearness(game: Tables, s: MerchantState, wealth: vec[float]) -> float:
    """Of the end: 0 at the beginning, 1 when someone has the goal or the rounds are over."""
    end = float(s.round) / float(game.rounds)
    if game.goal > 0:
        most = wealth[0]
        for seat in range(1, game.seats):
            most = max(most, wealth[seat])
        end = max(end, most / float(game.goal))
    return min(1.0, end)


def prospects(game: Tables, s: MerchantState, seat: i64, wealth: float) -> Outlook:
    """What it has, the best it can do next, and what it will earn."""
    limit = turns_left(game, s, seat)
    view = Outlook(game, s, seat)
    is_free = s.mover == seat and (s.magic | s.shut_in) != 0
    closed: i64 = 0
    if not is_free and not has_food(s, seat):
        closed = mountains_beyond(game, view.purse)
    view.shut(closed)
    plan = best_plan(view, limit)
    if not is_free:  # a night that costs more than half the purse is a risk
        dear = mountains_beyond(game, view.purse // 2)
        if dear != closed and view.shut(dear):
            plan = max(plan - game.turn_worth, best_plan(view, limit))
    view.worth = late(game, view.purse, wealth, limit) / HUNDRED
    view.plan = max(plan, -5.0 * game.turn_worth) / HUNDRED
    view.power = earning_power(view, wealth, limit) / HUNDRED
    return view
