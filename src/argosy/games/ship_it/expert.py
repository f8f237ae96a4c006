"""Play as an old forwarder would: a script of advice, the expert among the bots.

1. Think in shipments: which hub, which of your loads, which links are missing, and what all of it costs.
2. Whoever completes a shipment earns double. Bring small coins first and the large one last: the more of yours lie
   there when 8 is reached, the better.
3. Do a part of a large plan at once. Who only builds at first builds for the next on turn.
4. Build where each link brings the way to the hub on, and count what rivals could ship over it.
5. Points that are left are lost: let them buy the links of the next plan, or move freight ahead.
6. When the pool is empty, take up the link that rivals need most and you can spare, and build it where you need it.
7. The official stands on the hub if that completes a shipment or adds to it, else where it closes the rival's way.
8. Keep the lowest coin as a chit. End the game when you are ahead, and not before.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import NamedTuple

from argosy.core.contract import Rng, a_of, b_of, pack, verb_of
from argosy.games.ship_it import numbers
from argosy.games.ship_it.distances import NEVER, Survey
from argosy.games.ship_it.rules.freight import put_load
from argosy.games.ship_it.rules.links import step_of
from argosy.games.ship_it.rules.reading import (
    chits_of,
    free_values,
    hub_rank,
    is_hub,
    official_at,
)
from argosy.games.ship_it.rules.shipments import pawns_gone, worth
from argosy.games.ship_it.rules.travel import closed_to, is_movable, reach, spaces_of
from argosy.games.ship_it.state import (
    BUILDING,
    CHOOSING,
    COLOURS,
    DIRECTING,
    HALVES,
    KEEPING,
    LOADS,
    NOTHING,
    OUT,
    PLANNING,
    SHIPPING,
    STOPPING,
    TILES,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.dominoes import HIGH, LOW

LATER = 0.8  # of a shipment that takes another turn: somebody may come first
POINT = 0.3  # an action point that a plan takes while links can be bought for it instead,
IDLE = 0.02  # and afterwards, when what is left is lost (SI-R8)
PIPS = 4  # the pip-stop for a way that is not built yet
SHARED = 0.6  # of the links of a second load: part of its way is that of the first
STRAY = 0.15  # of what coins promise that wait on a hub for others to come
FEAR = (1.0, 0.8, 0.5)  # of what rivals could ship in their next turns
HOPE = 0.3  # of what our other colour could ship in its next turn
GIVEN = 0.5  # of what rivals earn by our shipment
WALK = 0.5  # points that an official's way must be worth
MOVING = 1.0  # points that taking a link back must be worth
VICTORY = 80.0  # points that it is worth to end the game and win it
BALANCE = 30.0  # points between our two colours that make the lower one count for three quarters
PLACES = 16  # for a link that are looked at closely, of those that bring a way on
FAR = 9  # links to build: too many to think of
LAST = 5
FOREIGN = 1 << 10  # marks a coin that is brought for nobody (SI-R27)

Way = tuple[
    int, int, int
]  # a load, the pip-stop or what `distances` counts beyond it, links to build


class Plan(NamedTuple):
    """A shipment to be made, in this turn if `late` is 0."""

    value: float
    suit: int
    stop: int
    loads: tuple[int, ...]  # in the order in which they are brought
    links: int
    price: int  # action points for all of it
    late: int
    chance: float


def expert(game: Tables, s: ShipItState, seat: int, rng: Rng) -> int:
    """Choose an action of a seat by the advice above."""
    return Forwarder(game, s, seat).choice()


@lru_cache(maxsize=1 << 16)
def delivery(short: int, coins: tuple[int, ...]) -> tuple[float, float, float]:
    """Of coins brought one by one: the chance that `short` is reached, and then their sum and number."""
    if not coins:
        return 0.0, 0.0, 0.0
    own = 0 if coins[0] & FOREIGN else 1
    values = [v for v in range(1, 10) if coins[0] >> v & 1]
    chance = total = number = 0.0
    for value in values:
        likely, more, others = (1.0, 0.0, 0.0)
        if value < short:
            likely, more, others = delivery(short - value, coins[1:])
        chance += likely
        total += more + likely * own * value
        number += others + likely * own
    return chance / len(values), total / len(values), number / len(values)


@lru_cache(maxsize=1 << 12)
def mean(coin: int) -> float:
    values = [v for v in range(1, 10) if coin >> v & 1]
    return sum(values) / len(values)


class Ground:
    """The grid as one number, a bit for each square, as freight of a colour may use it."""

    def __init__(self, game: Tables, s: ShipItState, shut: int) -> None:
        self.s, self.width = s, int(game.width)
        self.links = 0
        for half, square in enumerate(s.half_at):
            if square >= 0 and not shut >> half & 1:
                self.links |= 1 << int(square)
        self.free = 0
        for y in range(int(s.high)):
            self.free |= ((1 << int(s.wide)) - 1 & ~int(s.rows[y])) << y * self.width
        self.gates: list[int] = []  # by city
        self.city_of = [-1] * TILES
        for tile in range(TILES):
            if self.city_of[tile] < 0:
                self.gates.append(self.settle(tile, len(self.gates)))

    def settle(self, tile: int, city: int) -> int:
        """Count a tile and those connected with it as one city; its gates."""
        self.city_of[tile] = city
        squares = self.s.gates[2 * tile : 2 * tile + 2]
        found = sum(1 << int(square) for square in squares if square >= 0)
        for other in range(TILES):
            if self.s.near_tiles[HALVES + tile] >> other & 1 and self.city_of[other] < 0:
                found |= self.settle(other, city)
        return found

    def doors(self, space: int) -> int:
        """Squares at which freight on a space is, or comes out."""
        if space < HALVES:
            return 1 << int(self.s.half_at[space]) & self.links
        return self.gates[self.city_of[space - HALVES]]

    def beside(self, squares: int) -> int:
        return squares << 1 | squares >> 1 | squares << self.width | squares >> self.width

    def flood(self, space: int) -> tuple[list[int], list[int]]:
        """What is connected with a space by so many new links, 0 and more, and where the next one may begin."""
        found: list[int] = []
        borders: list[int] = []
        doors = self.doors(space)
        front = doors & self.links
        cities = [gates for gates in self.gates if gates != doors]
        while len(found) < FAR:
            before = -1
            while before != front:
                before = front
                front |= self.beside(front) & self.links
                for gates in [gates for gates in cities if gates & front]:
                    cities.remove(gates)
                    doors |= gates
                    front |= gates & self.links
            border = (self.beside(front) | doors) & self.free
            found.append(front | doors & self.links)
            borders.append(border)
            front |= border | self.beside(border) & self.free
        return found, borders

    def gap(self, flood: list[int], start: int, space: int) -> int:
        """Links to be built between a space and the one where the flood began."""
        doors = self.doors(space)
        if start >= HALVES and doors == self.doors(start):
            return 0
        return next((built for built, met in enumerate(flood) if met & doors), FAR)

    def corridor(self, one: int, other: int) -> tuple[int, int, int]:
        """The links between two spaces, and the squares one of which begins, and one ends, a first link that helps."""
        (here, begin), (_, end) = self.flood(one), self.flood(other)
        gap = self.gap(here, one, other)
        return (gap, begin[0], end[gap - 1]) if 0 < gap < FAR else (FAR, 0, 0)


class Forwarder:
    """What a seat sees, and what it makes of it, for the colour on turn."""

    def __init__(self, game: Tables, s: ShipItState, seat: int) -> None:
        self.game, self.s, self.seat = game, s, seat
        self.colour = int(s.colour)
        self.again = True  # whether plans may count on a link taken back in this turn
        self.actions = [int(action) for action in game.actions(s, seat)]

    def choice(self) -> int:
        steps = {
            PLANNING: self.plan,
            CHOOSING: self.choose,
            BUILDING: self.build,
            DIRECTING: self.direct,
            STOPPING: self.stop,
            SHIPPING: self.ship,
            KEEPING: self.keep,
        }
        return steps[int(self.s.step)]()

    # ── Shipments ──

    def coin(self, s: ShipItState, load: int) -> int:
        """The values that a load may have, bit by bit."""
        value = int(s.values[load])
        if value > 0:
            return 1 << value
        values = int(s.one_of[load]) & int(free_values(s, load // 5))
        return (values or int(s.one_of[load])) << 1

    def income(self, s: ShipItState, colour: int) -> int:
        return int(self.game.ap + self.game.chit_ap * chits_of(s, colour))

    def plans(self, s: ShipItState, colour: int, building: bool) -> list[Plan]:
        """All shipments that a colour may think of, the best first."""
        colours = 1 << colour
        if self.game.unowned >= 0:
            colours |= 1 << int(self.game.unowned)
        survey = Survey(self.game, s)
        survey.measure_totals()
        survey.measure_needs(colours)
        shut = int(closed_to(s, colour))
        loads = [
            load
            for load in range(LOADS)
            if colours >> load // 5 & 1
            and not (s.moved >> load & 1 and colour == s.colour)
            and is_movable(s, load, closed_to(s, load // 5))
        ]
        ground = Ground(self.game, s, shut) if building else None
        found: list[Plan] = []
        for suit in range(COLOURS):
            if hub_rank(s, suit) != OUT:
                found += self.plans_for(
                    s,
                    colour,
                    suit,
                    self.ways(survey, suit, loads, ground),
                    int(survey.totals[suit]),
                )
        found.sort(reverse=True)
        return found

    def ways(self, survey: Survey, suit: int, loads: list[int], ground: Ground | None) -> list[Way]:
        """How loads get to a hub, built or, if there is a ground to build on, still to be built."""
        s = survey.s
        hub = HALVES + suit * 6 + int(hub_rank(s, suit))
        found = [(load, int(survey.need(load, suit)), 0) for load in loads]
        if ground is None:
            return [way for way in found if way[1] != NEVER]
        flood, _ = ground.flood(hub)
        for n, (load, need, _) in enumerate(found):
            if need == NEVER:
                gap = ground.gap(flood, hub, int(s.loads[load]))
                found[n] = load, PIPS, gap or FAR
        return [way for way in found if way[2] < FAR]

    def plans_for(
        self, s: ShipItState, colour: int, suit: int, ways: list[Way], total: int
    ) -> Iterator[Plan]:
        game = self.game
        hub = HALVES + suit * 6 + int(hub_rank(s, suit))
        bonus = int(game.official_bonus) if official_at(s, colour) == hub else 0
        coins = {
            load: self.coin(s, load) << bonus
            if load // 5 == colour
            else self.coin(s, load) | FOREIGN
            for load, _, _ in ways
        }
        ways = sorted(ways, key=lambda way: mean(coins[way[0]] & ~FOREIGN))
        ours = colour == s.colour
        points = int(s.points) if ours else self.income(s, colour)
        income = self.income(s, colour)
        chosen = int(s.pipstop) if ours and s.pipstop != NOTHING else -1
        hand = int(s.hand).bit_count() if ours else 0
        planning = ours and s.step == PLANNING
        spending = s.step == PLANNING or s.step == BUILDING or s.step == CHOOSING
        pool = int(s.pool).bit_count()
        again = int(game.takebacks - s.taken_back) if planning and self.again else 0
        for many in range(1, min(len(ways), 5) + 1):
            for some in combinations(ways, many):
                needs = max(need for _, need, _ in some)
                stop = min(needs, 6)
                late = max(0, needs - 6)
                gaps = sorted(gap for _, _, gap in some)
                links = gaps[-1] + round(SHARED * sum(gaps[:-1]))
                price = many * int(game.load_price) + max(0, links - hand) * int(game.link_price)
                if chosen < 0:
                    price += stop * int(game.pip_price)
                elif needs > chosen:
                    late = max(late, 1)
                missing = links - hand
                if missing > 0 and not planning:
                    late = max(late, 1)
                if missing > pool:  # the rest must be taken back, one a turn
                    price += int(game.takeback_price) * (missing - pool)
                    late = max(late, missing - pool - again)
                if price > points:
                    late = max(late, -((points - price) // income))
                loads = tuple(load for load, _, _ in some)
                chance, worth_of = self.worth(
                    s, colour, suit, tuple(coins[load] for load in loads), total
                )
                value = worth_of * LATER**late - (POINT if spending else IDLE) * price
                yield Plan(value, suit, stop, loads, links, price, late, chance)

    def worth(
        self, s: ShipItState, colour: int, suit: int, coins: tuple[int, ...], total: int
    ) -> tuple[float, float]:
        """The chance of a shipment, and what it brings."""
        game, rank = self.game, int(hub_rank(s, suit))
        hub = HALVES + suit * 6 + rank
        tile = float(game.tile_factor * rank)
        chance, values, number = delivery(int(game.threshold) - total, coins)
        shares = [0.0] * COLOURS
        for load in range(LOADS):
            if s.loads[load] == hub:
                shares[load // 5] += float(worth(game, s, load, hub)) + tile
        own = [coin for coin in coins if not coin & FOREIGN]
        stray = sum(mean(coin) for coin in own) + tile * len(own)
        factor = float(game.trigger_factor)
        profit = factor * (values + number * tile + shares[colour] * chance)
        profit += chance * float(game.home_bonus) * (suit == colour)
        gain = profit * self.weight(s, colour) + (1.0 - chance) * STRAY * stray
        seat = game.seat_of[colour]
        for other in range(COLOURS):
            if shares[other] and other != colour and game.seat_of[other] >= 0:
                side = 1.0 if game.seat_of[other] == seat else -GIVEN
                gain += chance * side * shares[other] * self.weight(s, other)
        if rank == LAST and pawns_gone(s) + 1 >= game.pawns_out:
            scores = [float(score) for score in s.scores]
            for other in range(COLOURS):
                scores[other] += profit / max(chance, 0.01) if other == colour else shares[other]
            gain += chance * (VICTORY if self.leads(scores, int(seat)) else -VICTORY)
        return chance, gain

    def leads(self, scores: list[float], seat: int) -> bool:
        standing: dict[int, float] = {}
        for colour in range(COLOURS):
            owner = int(self.game.seat_of[colour])
            if owner >= 0:
                standing[owner] = min(standing.get(owner, scores[colour]), scores[colour])
        return all(standing[seat] > standing[other] for other in standing if other != seat)

    def weight(self, s: ShipItState, colour: int) -> float:
        """With two seats the lower of two scores counts (SI-R34)."""
        if self.game.seats != 2:
            return 1.0
        ahead = float(s.scores[colour] - s.scores[(colour + 2) % 4]) / BALANCE
        return 2.0 / (1.0 + exp(log(3.0) * ahead))

    # ── What others could do ──

    def prospects(self, s: ShipItState) -> float:
        """What our other colour could ship in its next turn, less what the rivals could."""
        found, feared = 0.0, 0
        for n in range(1, COLOURS):
            colour = (self.colour + n) % COLOURS
            seat = self.game.seat_of[colour]
            if seat < 0:
                continue
            likely = [plan.value for plan in self.plans(s, colour, False) if plan.late == 0]
            best = max(likely, default=0.0)
            if seat == self.seat:
                found += HOPE * max(0.0, best)
            else:
                found -= FEAR[feared] * max(0.0, best)
                feared += 1
        return found

    def outlook(self, s: ShipItState) -> float:
        """What the turn may still bring, and what it leaves to others."""
        earned = sum(
            float(s.scores[c] - self.s.scores[c])
            * self.weight(self.s, c)
            * (1.0 if self.game.seat_of[c] == self.seat else -GIVEN)
            for c in range(COLOURS)
        )
        best = max((plan.value for plan in self.plans(s, self.colour, False)), default=0.0)
        return earned + max(0.0, best) + self.prospects(s)

    def after(self, action: int) -> ShipItState:
        found = self.s.clone()
        self.game.apply_for(found, self.seat, action)
        return found

    # ── Links ──

    def plan(self) -> int:
        plans = self.plans(self.s, self.colour, True)
        hand = int(self.s.hand).bit_count()
        wanted = [plan for plan in plans if plan.links > hand and plan.value > 0.0]
        best = plans[0] if plans else None
        if best is None or not wanted:
            return self.take_back()
        now = best if best.late == 0 else self.part(best, plans)
        spare = int(self.s.points) - (now.price if now else 0)
        if numbers.BUY in self.actions and (
            (now and now.links > hand) or spare >= self.game.link_price
        ):
            return numbers.BUY
        return self.take_back()

    def part(self, best: Plan, plans: list[Plan]) -> Plan | None:
        """The best part of a plan that can be done in this turn."""
        for plan in plans:
            if plan.late == 0 and plan.suit == best.suit and {*plan.loads} < {*best.loads}:
                return plan
        return None

    def take_back(self) -> int:
        """Take up the link whose absence is best for us, if we need one or it is in a rival's way."""
        best, most = numbers.DONE, 0.0
        self.again = False
        now = self.best_built(self.s) + self.prospects(self.s) + MOVING
        for action in self.actions:
            if verb_of(action) == numbers.TAKEBACK:
                after = self.after(action)
                gain = self.best_built(after) + self.prospects(after) - now
                if gain > most:
                    best, most = action, gain
        return best

    def best_built(self, s: ShipItState) -> float:
        return max((plan.value for plan in self.plans(s, self.colour, True)), default=0.0)

    def choose(self) -> int:
        """The link with the fewest pips first: it goes where it matters most."""
        return min(self.actions, key=lambda a: (HIGH[a_of(a)], LOW[a_of(a)]))

    def build(self) -> int:
        s = self.s
        ground = Ground(self.game, s, int(closed_to(s, self.colour)))
        for plan in self.plans(s, self.colour, True):
            if plan.links == 0:
                continue
            hub = HALVES + plan.suit * 6 + int(hub_rank(s, plan.suit))
            ways = [ground.corridor(hub, int(s.loads[load])) for load in plan.loads]
            best = self.best_place(*min(ways)[1:])
            if best:
                return best
        return self.actions[0]

    def best_place(self, begin: int, end: int) -> int:
        """Of all places that bring a way on, the one after which the plans look best."""
        places: list[int] = []
        for action in self.actions:
            square = a_of(action)
            both = 1 << square | 1 << square + int(step_of(self.game, b_of(action)))
            if both & begin and both & end:
                places.append(action)
        if not places:
            return 0
        if len(places) > PLACES:
            places = places[:: -(-len(places) // PLACES)]
        return max(places, key=self.worth_of_place)

    def worth_of_place(self, action: int) -> float:
        after = self.after(action)
        return self.best_built(after) + self.prospects(after)

    # ── Officials ──

    def direct(self) -> int:
        best, most = numbers.DONE, self.outlook(self.s) + WALK
        seen: set[int] = set()
        for action in self.actions:
            if verb_of(action) != numbers.OFFICIAL:
                continue
            name = a_of(action)
            if name >= TILES:
                region = int(self.s.regions[int(self.s.ground[name - TILES]) - 1])
                if region in seen:
                    continue
                seen.add(region)
            elif not is_hub(self.s, HALVES + name):
                continue
            found = self.outlook(self.after(action))
            if found > most:
                best, most = action, found
        return best

    # ── Freight ──

    def stop(self) -> int:
        plans = [plan for plan in self.plans(self.s, self.colour, False) if plan.value > 0.0]
        for plan in plans:
            action = int(pack(numbers.PIPSTOP, plan.stop))
            if plan.late == 0 and action in self.actions:
                return action
        for plan in plans[:3]:
            stop = min(6, int(self.s.points) - 1)
            action = int(pack(numbers.PIPSTOP, stop))
            if action in self.actions and self.advance(plan, stop):
                return action
        return numbers.DONE

    def ship(self) -> int:
        plans = [plan for plan in self.plans(self.s, self.colour, False) if plan.value > 0.0]
        for plan in plans:
            hub = plan.suit * 6 + int(hub_rank(self.s, plan.suit))
            action = int(pack(numbers.SHIP, plan.loads[0], hub))
            if plan.late == 0 and action in self.actions:
                return action
        for plan in plans[:3]:
            action = self.advance(plan, int(self.s.pipstop))
            if action in self.actions:
                return action
        return numbers.DONE

    def advance(self, plan: Plan, stop: int) -> int:
        """Bring a load of a plan to where it needs less next time; 0 if that cannot be."""
        s, best, least = self.s.clone(), 0, 0
        for load in plan.loads:
            if load // 5 != self.colour:
                continue
            shut = closed_to(s, self.colour)
            was = int(s.loads[load])
            before = self.need(s, load, plan.suit)
            halves, tiles = reach(s, load, stop, shut)
            for space in spaces_of(halves, tiles):
                if is_hub(s, space):
                    continue
                put_load(s, load, space)
                gain = before - self.need(s, load, plan.suit)
                put_load(s, load, was)
                if gain > least:
                    name = int(space) - HALVES if space >= HALVES else TILES + int(s.half_at[space])
                    best, least = int(pack(numbers.SHIP, load, name)), gain
        return best

    def need(self, s: ShipItState, load: int, suit: int) -> int:
        survey = Survey(self.game, s)
        survey.measure_needs(1 << load // 5)
        return int(survey.need(load, suit))

    def keep(self) -> int:
        return min(self.actions, key=lambda action: int(self.s.values[a_of(action)]))
