"""Play as a merchant who knows the roads: a script of advice, the expert among the bots.

1. Plan whole trips: where to sell, what to fetch there, where that is wanted next. A turn is worth what it earns.
2. A forest with three ways out costs two turns with one die: go round it. A boat is worth its fee while steps are left.
3. Sell wherever a good is wanted: all three towns pay the same. Stay a turn where more than one unit waits.
4. A second horse doubles your pace, so it comes first; a larger cart when there is money to fill it.
5. Explore what lies on the way: the bonus pays for goods, and every town makes the others worth more.
6. A search finds in one of three turns. The wizard's tower pays better than most trade, as long as the cup has magic.
"""

from heapq import heappop, heappush

from argosy.core.contract import Rng, a_of, b_of, verb_of
from argosy.games.wandering_merchant import numbers as n
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    equipment,
    has_food,
    held,
    horses,
    in_use,
    is_compass_forest,
    is_die_forest,
    is_wanted,
    pawn,
    shelter_price,
    space_left,
    tile_at,
)
from argosy.games.wandering_merchant.rules.travel import compass_way, open_links
from argosy.games.wandering_merchant.state import MOVING, MerchantState
from argosy.games.wandering_merchant.tables import Tables

STOPS = 3  # that are planned one after the other
DIE = 3.5  # steps
NEWS = 45.0  # what a new town is worth beside its bonus
KEPT = 0.85  # of what goods cost that are still in the cart when a plan ends
HORSE = 6  # rounds that must be left for a horse or a cart to pay
FAR = 999.0

Cargo = tuple[int, ...]  # units by good


def expert(game: Tables, s: MerchantState, seat: int, rng: Rng) -> int:
    """Choose an action of a seat by the advice above."""
    actions = [int(action) for action in game.actions(s, seat)]
    verbs = {verb_of(action) for action in actions}
    if s.laid < 32 or n.ORCS in verbs:
        return actions[rng.below(len(actions))]
    merchant = Merchant(game, s, seat)
    if n.TAKE in verbs:
        return merchant.take(actions)
    if n.DISCARD in verbs:
        return min(actions, key=lambda action: int(game.buy[b_of(action)]))
    if n.DONE in verbs:
        return merchant.trade(actions)
    for verb in (n.PASS, n.PAY):
        if verb in verbs:
            return verb
    return merchant.travel(actions, verbs)


class Merchant:
    """What a seat sees, and what it makes of it."""

    def __init__(self, game: Tables, s: MerchantState, seat: int) -> None:
        self.game, self.s, self.seat = game, s, seat
        self.here = int(pawn(s, seat))
        self.purse = int(s.purses[seat])
        self.room = int(space_left(game, s, seat))
        self.cargo: Cargo = tuple(int(held(s.cargo[seat], good)) for good in range(n.GOODS))
        self.dice = max(1, int(min(game.dice, horses(s, seat) - carts(s, seat) + 1)))
        self.rounds = int(game.rounds - s.round) + 1
        self.towns = {int(s.goods_at[p]) - 1: p for p in range(32) if s.goods_at[p]}  # by good
        wealth = self.purse + sum(c * int(game.buy[g]) for g, c in enumerate(self.cargo))
        self.turn = min(45.0, 10.0 + 0.07 * wealth)  # GC that a turn is worth
        self.ways: dict[int, list[float]] = {}

    # ── The road ──

    def effort(self, place: int) -> float:
        """Steps that it takes to enter a place and get on."""
        s, tile = self.s, tile_at(self.s, place)
        steps = float(n.COST[tile])
        if is_compass_forest(s, place):
            steps += DIE * self.dice * ((1.5) ** (2 - self.dice) + 0.5)
        elif is_die_forest(s, place):
            steps += DIE * self.dice * 0.5 * float(n.NUMBER[tile]) / 6.0
        elif n.LAND[tile] == n.WATER:
            steps += 0.4 * float(n.NUMBER[tile])
        elif n.LAND[tile] == n.MOUNTAINS:
            price = int(shelter_price(self.game, s, place))
            barred = price > self.purse and not has_food(s, self.seat)
            steps += FAR if barred else price * 0.35 / self.turn * DIE
        return steps

    def steps_to(self, goal: int) -> list[float]:
        """Steps to a place from every other, round what is not to be entered."""
        if goal not in self.ways:
            found, rest = [FAR] * 32, [(0.0, goal)]
            while rest:
                far, place = heappop(rest)
                if far < found[place]:
                    found[place] = far
                    further = far + self.effort(place)
                    for other in range(32):
                        if open_links(self.s, other) >> place & 1 and further < found[other]:
                            heappush(rest, (further, other))
            self.ways[goal] = found
        return self.ways[goal]

    def turns(self, start: int, goal: int) -> float:
        """Turns from one place to another; from here, the steps that are left come first."""
        left = float(self.s.steps) if start == self.here and self.s.step == MOVING else 0.0
        steps = self.steps_to(goal)[start]
        if start == goal or steps <= left:
            return 0.0
        return max(1.0, (steps - left + 1.0) / (DIE * self.dice))

    # ── The plan ──

    def goal(self) -> tuple[float, int]:
        """The best place to go to now, and what the plan that begins there brings, less its turns."""
        plans = [self.stop(self.here, town, self.cargo, self.purse, STOPS) for town in self.towns]
        plans += [self.exploring(p) for p in range(32) if self.s.hidden >> p & 1]
        plans += [self.searching(tile) for tile in range(n.TOWER, n.TOWER + 4)]
        return max(plans)

    def stop(self, start: int, town: int, cargo: Cargo, purse: int, more: int) -> tuple[float, int]:
        """Go to a town, sell and buy there, and go on from it as well as one can."""
        game, place = self.game, self.towns[town]
        sold = {g: c for g, c in enumerate(cargo) if c and is_wanted(town, g)}
        gain = sum(c * int(game.sell[g]) for g, c in sold.items())
        left = [0 if g in sold else c for g, c in enumerate(cargo)]
        money, price = purse + gain, int(game.buy[town])
        credit = int(self.s.credits[town]) if held(self.s.finders, town) == self.seat else 0
        room = self.room + sum(self.cargo) - sum(left)
        units = min(int(held(self.s.stacks, town)), room, (money + credit) // price)
        if more == 1 or not self.buyers(town):
            units = 0
        turns = self.turns(start, place)
        turns += 1.0 if start == place or sum(sold.values()) > 1 or units > 1 else 0.0
        if turns > self.rounds or (not sold and not units):
            return -FAR, place
        left[town] += units
        paid = max(0, units * price - credit)
        value = gain - paid - self.turn * turns
        value -= sum(c * int(game.buy[g]) for g, c in sold.items()) * KEPT
        value += units * price * KEPT
        if more > 1:
            onward = [
                t
                for t in self.towns
                if t != town and any(left[g] and is_wanted(t, g) for g in range(8))
            ]
            then = [self.stop(place, t, tuple(left), money - paid, more - 1)[0] for t in onward]
            value += 0.9 * max([0.0, *then])
        return value, place

    def buyers(self, good: int) -> list[int]:
        return [town for town in self.towns if is_wanted(town, good)]

    def exploring(self, place: int) -> tuple[float, int]:
        turns = self.turns(self.here, place)
        if turns + 4.0 > self.rounds:
            return -FAR, place
        hidden = int(self.s.hidden).bit_count()
        hopes = 0.0
        for good, units in enumerate(self.cargo):
            unknown = sum((good + k) % 8 not in self.towns for k in (1, 2, 3))
            hopes += units * float(self.game.margins[good]) * unknown / hidden * 0.8
        bonus = min(int(self.game.bonus), 84) * (0.8 if self.room else 0.3)
        return bonus + NEWS * hidden / 8.0 + hopes - self.turn * turns, place

    def searching(self, tile: int) -> tuple[float, int]:
        """Search until something is found, if there is something to find and a place for it."""
        place, good = int(self.s.where[tile]), tile - n.TOWER + n.MAGICS
        chance = int(self.game.find - equipment(self.s, self.seat)) / 6.0
        if chance <= 0.0 or not held(self.s.cup, good) or self.room <= 0:
            return -FAR, place
        turns = self.turns(self.here, place) + 1.0 / chance
        worth = (0.8 if self.buyers(good) else 0.5) * float(self.game.sell[good])
        if good == n.HORSES and self.dice < 3:
            worth = max(worth, 25.0 * min(10, self.rounds))
        if turns + 6.0 > self.rounds:
            return -FAR, place
        toll = min(2.5 * float(self.game.toll), self.purse / 2.0)
        return worth - toll / chance - self.turn * turns, place

    # ── Travelling ──

    def travel(self, actions: list[int], verbs: set[int]) -> int:
        if n.EXPLORE in verbs and self.rounds > 3:
            return n.EXPLORE
        value, goal = self.goal()
        if self.here == goal or value <= -FAR:
            for verb in (n.SEARCH, n.STAY, n.STOP):
                if verb in verbs:
                    return verb
        away = self.steps_to(goal)
        ways = [a for a in actions if verb_of(a) in (n.HEAD, n.STEP, n.FERRY, n.COMPASS)]
        best = min(ways, key=lambda a: self.beyond(a, away), default=0)
        if n.STOP in verbs and (not best or not self.is_worth_going_on(best, away)):
            return n.ROLL if n.ROLL in verbs else n.STOP
        if best:
            return best
        return n.ROLL if n.ROLL in verbs else actions[-1]

    def place_of(self, action: int) -> int:
        way = a_of(action)
        if verb_of(action) == n.COMPASS:
            way = int(compass_way(self.s, self.here, way))
        return int(self.s.near[self.here * 4 + way])

    def beyond(self, action: int, away: list[float]) -> float:
        to = self.place_of(action)
        return away[to] + self.effort(to)

    def is_worth_going_on(self, action: int, away: list[float]) -> bool:
        """Whether the next tile brings it nearer, and its fee or its night is worth that."""
        to, left = self.place_of(action), int(self.s.steps)
        if away[to] >= away[self.here]:
            return False
        cost = 0.0
        tile = tile_at(self.s, self.here)
        if verb_of(action) == n.FERRY:
            cost += float(self.game.ferry * n.NUMBER[tile])
        if n.COST[tile_at(self.s, to)] >= left:
            cost += float(shelter_price(self.game, self.s, to))
        return (
            cost
            <= self.turn * min(1.5, (away[self.here] - away[to] + 1.0) / (DIE * self.dice)) + 4.0
        )

    # ── Trading ──

    def trade(self, actions: list[int]) -> int:
        sales = [a for a in actions if verb_of(a) == n.SELL]
        if sales:
            return max(sales, key=lambda a: int(self.game.sell[a_of(a)]))
        town = int(self.s.goods_at[self.here]) - 1
        use, cargo = n.BUY | n.USE << 8, n.BUY | n.CARGO << 8
        last = self.rounds < HORSE
        spare = int(in_use(self.s, self.seat, n.HORSES) - carts(self.s, self.seat))
        if use in actions and town == n.HORSES and spare < 2 and not last:
            return use
        if n.UPGRADE in actions and self.purse >= 150 and not last:
            return n.UPGRADE
        if cargo in actions and self.rounds > 2 and self.is_worth_buying(town):
            return cargo
        return n.DONE

    def is_worth_buying(self, town: int) -> bool:
        """Whether somebody known buys it in time, for more than the way costs a full cart."""
        near = min([self.turns(self.here, self.towns[t]) for t in self.buyers(town)], default=FAR)
        return near + 1.0 < self.rounds

    def take(self, actions: list[int]) -> int:
        """A find, or a loot: horses are for use while there are few, all else is for sale."""
        horse = n.TAKE | n.USE << 8 | n.HORSES << 24
        if horse in actions and self.dice < 3:
            return horse
        sale = [a for a in actions if verb_of(a) == n.TAKE and a_of(a) == n.CARGO]
        return max(sale or actions, key=lambda a: int(self.game.sell[b_of(a)]))
