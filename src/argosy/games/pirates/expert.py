"""Play as a seasoned pirate would: a script of advice, the expert among the bots.

1. A digger finds in one of six throws, and a miss moves the die: bring all who are near before you dig, but do not wait
   for those who are far.
2. The captain stays aboard, and the ship lies where the crew go ashore, dig and come back with two squares each.
3. First bring home what you have: aboard, out to sea, unload. A treasure at home wins, one on the way is a target.
4. Shoot whoever carries a treasure, or hole the ship it is on; strike where you are likely the stronger.
5. Hide your die where few can stand beside it, far from every other crew.
6. Out at sea take back the fallen, and a ball when you have none.
"""

from heapq import heappop, heappush

from argosy.core.contract import Rng, a_of, b_of, verb_of
from argosy.games.pirates import numbers
from argosy.games.pirates.distances import FAR, distances_of
from argosy.games.pirates.islands import has
from argosy.games.pirates.rules.gunnery import crew_in_line
from argosy.games.pirates.rules.reading import (
    byte,
    coast_of,
    commander,
    crew_of,
    is_aboard,
    is_at_ocean,
    is_beside_captain,
    unseen_values,
)
from argosy.games.pirates.rules.ships import sailing_reach
from argosy.games.pirates.state import (
    ABOARD,
    CAPTAIN,
    CLAIMED_BY,
    COINS,
    KILLED,
    LOOSE,
    NO_SHIP_LEFT,
    ON_SHIP,
    PIECES,
    PLACING,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables

# In treasures that are as good as won:
AT_HOME, AT_SEA, ABOARD_SHIP, CARRIED = 2.4, 1.95, 1.5, 1.3
FACE = 0.06  # a point of its value
FIND = 1.1  # a find, before it is carried
HOME = 0.15  # an action on a carrier's way home
ACTION = 0.13  # one that is spent on the way to a find
MOVED = 0.15  # what a die is still worth to us that was moved after a miss
NEVER = -2.0
CROWD = 3  # squares that a way is longer by whoever stands in it
FELLOW = 0.06  # one of us alive
BALL = 0.05
SHOT = 0.3  # being in line of an enemy's cannon with a treasure
HURRY = 0.15  # somebody else stands beside the die too
ORDERS = {numbers.WHIRLPOOL, numbers.DRAIN}  # that it never gives
HOSTILE = {numbers.FIRE, numbers.ATTACK, numbers.BOARD, numbers.HIDE}


def expert(game: Tables, s: PiratesState, seat: int, rng: Rng) -> int:
    """Choose an action of a seat by the advice above."""
    actions = [int(a) for a in game.actions(s, seat) if verb_of(a) not in ORDERS]
    if s.step == PLACING:
        costs = distances_of(game.boards[s.island]).costs
        lands = int(game.boards[s.island].lands)
        at = game.boards[s.island].square_position
        return min(
            actions, key=lambda a: sum(costs[at[a_of(a)] * lands : (at[a_of(a)] + 1) * lands])
        )
    pirate = Pirate(game, s, seat)
    return max(reversed(actions), key=pirate.promise_of)  # of equals, to be done


class Pirate:
    """What a seat sees, and what it makes of it. The values it does not know are -1."""

    def __init__(self, game: Tables, s: PiratesState, seat: int) -> None:
        self.game, self.s, self.seat = game, s, seat
        self.board = game.boards[s.island]
        self.distances = distances_of(self.board)
        self.crews = range(int(game.crews))
        self.ours = [crew for crew in self.crews if game.seat_of[crew] == seat]
        self.crew = int(s.crew) if s.crew in self.ours else self.ours[0]
        self.enemies = [crew for crew in self.crews if game.seat_of[crew] != seat]
        self.ways: dict[tuple[int, int, int], tuple[list[int], list[int]]] = {}
        every = range(int(self.board.lands))
        self.shores = [
            [land for land in every if has(lo, hi, land)]
            for lo, hi in zip(self.board.landing_lo, self.board.landing_hi, strict=True)
        ]
        self.before = self.standing(s)
        self.against = self.enmity(s)

    def promise_of(self, action: int) -> float:
        """What an action promises us, and takes from the others."""
        verb = verb_of(action)
        if verb == numbers.DIG:
            return self.dig(a_of(action))
        if verb == numbers.ATTACK:
            return self.attack(self.crew * 4 + a_of(action), b_of(action))
        if verb == numbers.BOARD:
            return self.boarding(a_of(action))
        after = self.s.clone()
        self.game.apply_for(after, self.seat, action)
        return self.standing(after) - (self.enmity(after) if verb in HOSTILE else self.against)

    # ── What the table is worth to a crew ──

    def standing(self, s: PiratesState) -> float:
        return self.worth(s, self.crew) + self.threat(s)

    def enmity(self, s: PiratesState) -> float:
        worths = [self.worth(s, crew) for crew in self.enemies]
        return max(worths) * 0.5 + sum(worths) / len(worths) * 0.5

    def worth(self, s: PiratesState, crew: int) -> float:
        """Count what a crew has and the best it can dig for."""
        found: float = sum(self.cargo(s, crew, die) for die in self.crews)
        found += FELLOW * sum(s.where[coin] != KILLED for coin in range(crew * 4, crew * 4 + 4))
        found += BALL * int(byte(s.balls, crew))
        ship = byte(s.ships, crew)
        if ship == NO_SHIP_LEFT or not is_aboard(s, CAPTAIN + crew):
            found -= 0.4
        elif s.holed >> ship & 1:
            found -= 0.2
        seat = self.game.seat_of[crew]
        spots = [byte(s.dice, die) for die in self.crews if self.game.seat_of[die] != seat]
        digs = sorted(self.prospect(s, crew, spot) for spot in spots)
        return found + digs[-1] + 0.05 * sum(digs[:-1])

    def cargo(self, s: PiratesState, crew: int, die: int) -> float:
        """What a treasure is worth to a crew that has it."""
        place = int(byte(s.dice, die))
        face = FACE * float(byte(s.faces, die))
        if place == CLAIMED_BY + self.game.seat_of[crew]:
            return AT_HOME + face
        if place == ON_SHIP + byte(s.ships, crew):
            return face + (AT_SEA if is_at_ocean(s, crew) else ABOARD_SHIP)
        if not UNDER <= place < ON_SHIP or crew_of(place - UNDER) != crew:
            return 0.0
        piece = place - UNDER
        danger = any(self.can_shoot(s, other, piece) for other in self.crews if other != crew)
        return face + CARRIED - HOME * self.way_home(s, crew, piece) - SHOT * danger

    def way_home(self, s: PiratesState, crew: int, piece: int) -> int:
        here, coast = int(s.where[piece]), int(coast_of(s, crew))
        if here >= ABOARD:
            return 0
        if coast < 0:
            return 1 + int(self.distances.nearest[here])
        free = is_aboard(s, CAPTAIN + crew) and not s.holed >> byte(s.ships, crew) & 1
        ways = self.distances.costs if free else self.distances.walks
        return min(12, int(ways[coast * self.board.lands + here]))

    def can_shoot(self, s: PiratesState, crew: int, coin: int) -> bool:
        """Whether a crew of another seat has this coin in line, and a ball for it."""
        coast = coast_of(s, crew)
        if coin >= CAPTAIN or coast < 0 or byte(s.balls, crew) == 0:
            return False
        return is_aboard(s, CAPTAIN + crew) and bool(
            crew_in_line(self.game, s, crew, coast) >> coin & 1
        )

    def threat(self, s: PiratesState) -> float:
        """What it is worth to have an enemy with a treasure in line, with a shot left in this turn."""
        if s.crew != self.crew or s.mover != self.seat or s.left == 0:
            return 0.0
        places = [int(byte(s.dice, die)) - UNDER for die in self.crews]
        carriers = [p for p in places if 0 <= p < COINS and p // 4 in self.enemies]
        return 0.5 * any(self.can_shoot(s, self.crew, coin) for coin in carriers)

    # ── Digging ──

    def prospect(self, s: PiratesState, crew: int, spot: int) -> float:
        """What digging there promises with the best number of diggers, the later the less."""
        if spot >= UNDER:
            return MOVED if spot >= LOOSE else NEVER
        on_foot, by_ship = self.ways_to(s, spot)
        coins = range(crew * 4, crew * 4 + 4)
        carriers = {int(byte(s.dice, die)) - UNDER for die in self.crews}
        walkers = [c for c in coins if s.where[c] < ABOARD and c not in carriers]
        ways = [on_foot[s.where[c]] for c in walkers]
        room = sum(s.on[land] <= PIECES for land in self.beside(spot))
        aboard = sum(s.where[c] == ABOARD for c in coins)
        killed = sum(s.where[c] == KILLED for c in coins)
        best = NEVER
        for before, each, many in self.landings(s, crew, by_ship, aboard, killed):
            costs = sorted(ways + [each] * many)[:room]
            spent = before if many and each in costs else 0
            for diggers, cost in enumerate(costs, 1):
                spent += cost
                best = max(best, FIND * diggers / 6.0 - ACTION * (spent + 1))
        return best

    def beside(self, land: int) -> list[int]:
        return [int(other) for other in self.board.near[land * 4 : land * 4 + 4] if other >= 0]

    def ways_to(self, s: PiratesState, spot: int) -> tuple[list[int], list[int]]:
        """Squares to the side of a spot, from every land and from every berth; who stands in the way costs CROWD."""
        key = spot, int(s.taken_lo), int(s.taken_hi)
        if key not in self.ways:
            on_foot = [FAR] * int(self.board.lands)
            rest = [(0, land) for land in self.beside(spot) if s.on[land] <= PIECES]
            while rest:
                far, land = heappop(rest)
                if on_foot[land] > far:
                    on_foot[land] = far
                    far += CROWD if s.on[land] else 1
                    rest_on = [n for n in self.beside(land) if s.on[n] <= PIECES]
                    for other in rest_on:
                        heappush(rest, (far, other))
            by_ship = [
                min(
                    [on_foot[n] + (CROWD if s.on[n] else 1) for n in shore if s.on[n] <= PIECES],
                    default=FAR,
                )
                for shore in self.shores
            ]
            self.ways[key] = on_foot, by_ship
        return self.ways[key]

    def landings(
        self, s: PiratesState, crew: int, by_ship: list[int], aboard: int, killed: int
    ) -> list[tuple[int, int, int]]:
        """The ways in which a crew can come by ship: actions before, actions of each, how many."""
        if byte(s.ships, crew) == NO_SHIP_LEFT:
            return [(0, 0, 0)]
        commanded = bool(is_aboard(s, CAPTAIN + crew))
        stride = int(self.game.walk + (self.game.haste if commanded else 0))
        coast = int(coast_of(s, crew))
        there = max(1, 1 + min(by_ship) - stride)
        if coast < 0:
            return [(1, there, aboard), (2, there, aboard + killed)]
        found = [(0, max(1, 1 + by_ship[coast] - stride), aboard)]
        if commanded and not s.holed >> byte(s.ships, crew) & 1:
            lo, hi = sailing_reach(self.game, s, crew)
            reached = [p for p in range(len(by_ship)) if has(lo, hi, p)]
            sailed = min([by_ship[p] for p in reached], default=FAR)
            found.append((1, max(1, 1 + sailed - stride), aboard))
            found.append((2, there, aboard))
            if killed:
                found.append((3, there, aboard + killed))
        return found

    def dig(self, die: int) -> float:
        s = self.s
        beside = [int(s.on[land]) - 1 for land in self.beside(int(byte(s.dice, die)))]
        pieces = [p for p in beside if 0 <= p < COINS + 4]
        chance = sum(crew_of(p) == self.crew for p in pieces) / 6.0
        rivals = any(crew_of(p) in self.enemies for p in pieces)
        rest = self.before - self.prospect(s, self.crew, int(byte(s.dice, die)))
        found = rest + FIND + 0.1 + HURRY * rivals
        return chance * found + (1.0 - chance) * (rest + MOVED) - self.against

    # ── Fighting ──

    def attack(self, ours: int, theirs: int) -> float:
        """Strike if we are likely the stronger: a dead carrier leaves us the treasure."""
        mine = self.strength(ours, int(self.s.values[ours]))
        value = int(self.s.values[theirs])
        unseen = int(unseen_values(self.s.values, theirs // 4))
        values = [value] if value > 0 else [v for v in range(2, 6) if unseen >> v & 1]
        odds = [mine - self.strength(theirs, value) for value in values]
        wins = sum(odd > 0 for odd in odds) / len(odds)
        losses = sum(odd < 0 for odd in odds) / len(odds)
        prize = 0.1 + self.carried(theirs) * (CARRIED + 0.5)
        return (
            self.before
            - self.against
            + wins * prize
            - losses * (0.3 + CARRIED * self.carried(ours))
        )

    def strength(self, coin: int, value: int) -> int:
        return value + int(self.game.courage) * is_beside_captain(self.board, self.s, coin)

    def carried(self, coin: int) -> int:
        return sum(byte(self.s.dice, die) == UNDER + coin for die in self.crews)

    def boarding(self, ship: int) -> float:
        """Board only for a treasure, and only if our crew aboard is likely the stronger."""
        s, holder = self.s, int(commander(self.game, self.s, ship))
        prizes = sum(byte(s.dice, die) == ON_SHIP + ship for die in self.crews)
        lead = self.might(self.crew) - self.might(holder)
        return self.before - self.against + (prizes * 2.0 if lead > 1.0 else -1.0)

    def might(self, crew: int) -> float:
        s = self.s
        bonus = float(self.game.courage) if is_aboard(s, CAPTAIN + crew) else 0.0
        aboard = [c for c in range(crew * 4, crew * 4 + 4) if is_aboard(s, c)]
        return sum(bonus + (float(s.values[c]) if s.values[c] > 0 else 3.5) for c in aboard)
