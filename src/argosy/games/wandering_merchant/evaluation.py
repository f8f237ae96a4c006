# compiled
"""Judges how good a table looks to each seat, for bots.

What a seat is worth, in GC: its money, its goods at what they cost, the best thing it could do next
(sell, fetch goods, explore, search), every turn on the way there taken off at what a turn is worth,
and what its speed and its carts will earn in the rest of the game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.wandering_merchant.distances import FAR, distances
from argosy.games.wandering_merchant.numbers import GOODS, HORSES, MAGICS, TOWER
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    equipment,
    ferry_fee,
    held,
    horses,
    in_use,
    is_compass_forest,
    is_die_forest,
    is_wanted,
    pawn,
    space_left,
    total,
)
from argosy.games.wandering_merchant.rules.towns import good_of_tile
from argosy.games.wandering_merchant.rules.travel import barred, dearer_than
from argosy.games.wandering_merchant.state import FINDING, MOVING, TRADING, MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import count, first
from argosy.kit.evaluation import dot, expectations

TURN: Final = 20.0  # GC that a turn is worth
CURIOSITY: Final = 70.0  # what a face-down town promises
STRIDE: Final = 3.5  # steps of a die
SLACK: Final = 1.0  # the last tile may be entered with too few steps
NEVER: Final = 999.0
SOLD: Final = 0.95  # a sale to come, against one made
FETCHED: Final = 0.85  # the same for goods that are still to be bought


class Outlook:
    """What one seat sees from where it stands."""

    game: Tables
    s: MerchantState
    seat: i64
    here: i64
    steps: vec[i64]  # to every place
    left: i64  # steps it still has in this turn
    speed: float
    purse: i64
    room: i64
    is_trading: bool
    town_rows: vec[i64]  # by good: which row of the roads its town is, or -1
    town_places: vec[i64]  # by good: the place of its town, or -1

    def __init__(self, game: Tables, s: MerchantState, seat: i64, closed: i64) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.here = pawn(s, seat)
        self.steps = distances(game, s, self.here, closed)
        self.left = steps_left(game, s, seat)
        dice = min(horses(s, seat) - carts(s, seat) + 1, game.dice)
        self.speed = STRIDE * float(dice) + SLACK
        self.purse = s.purses[seat]
        self.room = space_left(game, s, seat)
        self.is_trading = s.step == TRADING and s.mover == seat
        self.town_rows = vec[i64]([-1] * GOODS)
        self.town_places = vec[i64]([-1] * GOODS)
        row: i64 = 0
        rest = s.towns
        while rest != 0:
            place = first(rest)
            rest &= rest - 1
            good = i64(s.goods_at[place]) - 1
            if good >= 0:
                self.town_rows[good] = row
                self.town_places[good] = place
            row += 1

    def turns_to(self, place: i64) -> float:
        """Turns until it can stand there; 0 for what this turn still reaches."""
        away = self.steps[place]
        if away >= FAR:
            return NEVER
        rest = away - self.left
        return float(rest) / self.speed if rest > 0 else 0.0

    def turns_between(self, town: i64, other: i64) -> float:
        """From one explored town to another."""
        road = i64(self.s.roads[self.town_rows[town] * 8 + self.town_rows[other]])
        return float(road) / self.speed


def steps_left(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Of this turn, as far as the land lets them be used."""
    if s.mover != seat or s.step != MOVING or s.steps == 0:
        return 0
    here = pawn(s, seat)
    fee = ferry_fee(game, s, here)
    if fee > 0:
        return 0 if fee > s.purses[seat] else max(0, s.steps - fee // 4)
    if is_compass_forest(s, here) or (s.tracked == 0 and is_die_forest(s, here)):
        return s.steps // 2
    return s.steps


# ── What a seat has ───────────────────────────────────────────────────────────────────────────────


def wealth_of(game: Tables, s: MerchantState, seat: i64) -> float:
    """Money, goods at what they cost, credit and barter a little below their value."""
    worth = float(s.purses[seat])
    for good in range(GOODS):
        price = float(game.buy[good])
        worth += price * float(held(s.cargo[seat], good))
        if good >= MAGICS and good != HORSES:
            worth += 0.5 * price * float(in_use(s, seat, good))
        if s.credits[good] > 0 and held(s.finders, good) == seat:
            share = 0.9 if held(s.stacks, good) > 0 else 0.5
            worth += share * float(s.credits[good])
    if s.mover == seat:
        if s.step == TRADING:
            worth += 0.9 * float(s.barter)
        elif s.step == FINDING:
            worth += find_worth(game, good_of_tile(s, pawn(s, seat)))
    return worth


def margin(game: Tables, good: i64) -> float:
    return float(game.sell[good] - game.buy[good])


def find_worth(game: Tables, good: i64) -> float:
    return 0.95 * float(game.buy[good]) + 0.4 * margin(game, good)


# ── What it could do next ─────────────────────────────────────────────────────────────────────────


def town_plan(view: Outlook, town: i64, limit: float) -> float:
    """Go to an explored town, sell what it wants, fetch its good and carry all to the next town."""
    turns = view.turns_to(view.town_places[town])
    units: i64 = 0
    gain = 0.0
    revenue: i64 = 0
    cargo = view.s.cargo[view.seat]
    for before in range(1, 4):
        good = (town - before) & 7
        carried = held(cargo, good)
        units += carried
        gain += SOLD * float(carried) * margin(view.game, good)
        revenue += carried * view.game.sell[good]
    fetched = units_to_fetch(view, town, view.room + units, view.purse + revenue)
    turns += turns_in_town(view, town, units, fetched)
    if (units == 0 and fetched == 0) or turns > limit:
        return -NEVER
    gain += max(0.0, next_stop(view, town, fetched, limit - turns))
    return gain - TURN * turns


def next_stop(view: Outlook, town: i64, fetched: i64, limit: float) -> float:
    """The best town to sell what was fetched and what is still in the carts."""
    best = -NEVER
    for other in range(GOODS):
        if view.town_places[other] < 0 or other == town:
            continue
        if view.turns_between(town, other) + 1.0 <= limit:
            best = max(best, next_sale(view, town, other, fetched))
    if fetched > 0 and limit > 8.0:
        best = max(best, 0.3 * float(fetched) * margin(view.game, town) - 4.0 * TURN)
    return best


def next_sale(view: Outlook, town: i64, other: i64, fetched: i64) -> float:
    cargo = view.s.cargo[view.seat]
    units: i64 = 0
    gain = 0.0
    for before in range(1, 4):
        good = (other - before) & 7
        carried: i64 = 0 if is_wanted(town, good) else held(cargo, good)
        units += carried
        gain += SOLD * float(carried) * margin(view.game, good)
        if good == town:
            units += fetched
            gain += FETCHED * float(fetched) * margin(view.game, good)
    if units == 0:
        return -NEVER
    stay = 1.0 if units > view.game.arrival_sales else 0.0
    return gain - TURN * (view.turns_between(town, other) + stay)


def turns_in_town(view: Outlook, town: i64, units: i64, fetched: i64) -> float:
    """Count one unit each way on arrival; for more the seat has to stay a turn."""
    s = view.s
    game = view.game
    if view.town_places[town] == view.here and view.left == 0:
        if not view.is_trading:
            return 1.0
        if s.staying != 0:
            return 0.0
        units += s.sold
        fetched += s.bought
    return 1.0 if units > game.arrival_sales or fetched > game.arrival_buys else 0.0


def units_to_fetch(view: Outlook, town: i64, room: i64, purse: i64) -> i64:
    s = view.s
    credit = s.credits[town] if held(s.finders, town) == view.seat else 0
    return min(held(s.stacks, town), min(room, (purse + credit) // view.game.buy[town]))


def explore_plan(view: Outlook, limit: float) -> float:
    """The nearest face-down town; it may want what is in the cart."""
    s = view.s
    if s.hidden == 0:
        return -NEVER
    turns = NEVER
    rest = s.hidden
    while rest != 0:
        turns = min(turns, view.turns_to(first(rest)))
        rest &= rest - 1
    if turns > limit:
        return -NEVER
    gain = CURIOSITY
    unknown = float(count(s.hidden))
    for good in range(GOODS):
        carried = held(s.cargo[view.seat], good)
        if carried > 0:
            buyers: i64 = 0
            for after in range(1, 4):
                if view.town_places[(good + after) & 7] < 0:
                    buyers += 1
            gain += 0.9 * float(carried) * margin(view.game, good) * float(buyers) / unknown
    return gain - TURN * turns


def search_plan(view: Outlook, tile: i64, limit: float) -> float:
    """A unit found for nothing, one search in three."""
    s = view.s
    game = view.game
    good = tile - TOWER + MAGICS
    lucky = game.find - equipment(s, view.seat)
    if lucky <= 0 or held(s.cup, good) == 0 or view.room <= 0:
        return -NEVER
    wait = 6.0 / float(min(lucky, 6))
    turns = view.turns_to(i64(s.where[tile])) + wait
    if turns > limit:
        return -NEVER
    toll = min(2.5 * float(game.toll), float(view.purse) / 3.0)
    return find_worth(game, good) - toll * wait - TURN * turns


def best_plan(view: Outlook, limit: float) -> float:
    best = explore_plan(view, limit)
    for town in range(GOODS):
        if view.town_places[town] >= 0:
            best = max(best, town_plan(view, town, limit))
    for tile in range(TOWER, TOWER + 4):
        best = max(best, search_plan(view, tile, limit))
    return best


def earning_power(view: Outlook, wealth: float, limit: float) -> float:
    """What speed and places earn in the turns that are left; near the goal only the goal counts."""
    places = float(view.room + total(view.s.cargo[view.seat]))
    units = min(places, 1.0 + wealth / 100.0)
    income = units * 65.0 / (12.0 / view.speed + 2.0)
    power = 0.3 * income * min(limit, 12.0)
    goal = float(view.game.goal)
    near = wealth - 0.6 * goal
    if goal == 0.0 or near <= 0.0:
        return power
    return 0.6 * near + power * max(0.0, 1.0 - near / (0.4 * goal))


def turns_left(game: Tables, s: MerchantState, seat: i64) -> float:
    waits = (seat - s.first + game.seats) % game.seats
    moved = (s.mover - s.first + game.seats) % game.seats
    now = 1.0 if waits > moved else 0.5 if waits == moved else 0.0
    return float(game.rounds - s.round) + now


def late(purse: i64, wealth: float, limit: float) -> float:
    """What is not sold at the end is lost."""
    if limit >= 6.0:
        return wealth
    return float(purse) + limit / 6.0 * (wealth - float(purse))


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
USUAL_PROSPECTS: Final = 2.2  # what plan and power come to at the beginning, in games of greedy,
LATE_PROSPECTS: Final = 4.8  # and so much more at the end
LAST_MONEY: Final = 4.0  # what a hundred GC ahead are worth in the last round


def appraise(game: Tables, s: MerchantState) -> list[float]:
    return [appraise_for(game, s, seat) for seat in range(game.seats)]


def appraise_for(game: Tables, s: MerchantState, seat: i64) -> float:
    """What a seat may expect, as it sees the others: by what they have.

    What they plan changes with every die and cannot be helped; a search that minds it sees little else.
    """
    if s.laid < 32:
        return 0.0
    if s.reached != 0:
        return last_round(game, s)[seat]
    wealth = [wealth_of(game, s, other) for other in range(game.seats)]
    end = nearness(game, s, max(wealth))
    own = [0.0] * FEATURES
    note_prospects(game, s, seat, wealth[seat], end, own)
    if game.seats == 1:
        return expectations([dot(game.weights, own), dot(game.weights, clock(game, s))])[0]
    worths: list[float] = []
    for other in range(game.seats):
        row = own if other == seat else seen(game, s, other, wealth[other], end)
        worths.append(dot(game.weights, row))
    return expectations(worths)[seat]


def seen(game: Tables, s: MerchantState, seat: i64, wealth: float, end: float) -> list[float]:
    """Another seat's row: what it has, and the usual prospects."""
    row = [0.0] * FEATURES
    row[WORTH] = late(s.purses[seat], wealth, turns_left(game, s, seat)) / HUNDRED
    row[LATE_WORTH] = row[WORTH] * end
    row[PLAN] = USUAL_PROSPECTS + LATE_PROSPECTS * end
    return row


def last_round(game: Tables, s: MerchantState) -> list[float]:
    """Once the goal is reached, who has the most GC wins; a turn that is to come may still sell something."""
    worths = [
        LAST_MONEY * float(s.purses[seat]) / HUNDRED
        + turns_left(game, s, seat)
        - float(game.rounds - s.round)
        for seat in range(game.seats)
    ]
    return expectations(worths) if game.seats > 1 else [1.0]


def clock(game: Tables, s: MerchantState) -> list[float]:
    """Who plays alone plays against time: a rival who earns evenly and has the goal at the end."""
    row = [0.0] * FEATURES
    row[WORTH] = float(game.goal * s.round) / float(game.rounds) / HUNDRED
    return row


def features(game: Tables, s: MerchantState) -> list[list[float]]:
    """By seat."""
    rows = [[0.0] * FEATURES for seat in range(game.seats)]
    if s.laid < 32:
        return rows
    wealth = [wealth_of(game, s, seat) for seat in range(game.seats)]
    end = nearness(game, s, max(wealth))
    for seat in range(game.seats):
        note_prospects(game, s, seat, wealth[seat], end, rows[seat])
    return rows


def nearness(game: Tables, s: MerchantState, most: float) -> float:
    """Of the end: 0 at the beginning, 1 when someone has the goal or the rounds are over."""
    end = float(s.round) / float(game.rounds)
    if game.goal > 0:
        end = max(end, most / float(game.goal))
    return min(1.0, end)


def note_prospects(
    game: Tables, s: MerchantState, seat: i64, wealth: float, end: float, row: list[float]
) -> None:
    """What it has, the best it can do next, and what it will earn."""
    limit = turns_left(game, s, seat)
    is_free = s.mover == seat and (s.magic | s.shut_in) != 0
    closed = 0 if is_free else barred(game, s, seat)
    view = Outlook(game, s, seat, closed)
    plan = best_plan(view, limit)
    dear = closed if is_free else dearer_than(game, s, s.purses[seat] // 2)
    if dear != closed:  # a night that costs more than half the purse is a risk
        plan = max(plan - TURN, best_plan(Outlook(game, s, seat, dear), limit))
    plan = max(plan, -5.0 * TURN) / HUNDRED
    worth = late(view.purse, wealth, limit) / HUNDRED
    power = earning_power(view, wealth, limit) / HUNDRED
    row[WORTH] = worth
    row[LATE_WORTH] = worth * end
    row[PURSE] = float(view.purse) * end / HUNDRED
    row[PLAN] = plan
    row[LATE_PLAN] = plan * end
    row[POWER] = power
    row[LATE_POWER] = power * end
