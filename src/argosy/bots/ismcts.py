# compiled
"""Information-set Monte Carlo tree search over any game of the contract.

The bot gets what its seat knows. Every iteration imagines a whole world that fits it, goes down the tree by what is
possible in that world, opens one new node, and judges it by a playout or by the game's own `appraise`. Chance is
drawn, never chosen. Each seat looks after its own return, so any number of seats will do.

There is no game in here. What a first look at an action is worth, and how far a playout goes, come from `appraise` and
from the budget.
"""

import time
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.bots.bot import Bot
from argosy.bots.greedy import outlook
from argosy.bots.paired_chance import PairedChance
from argosy.bots.settings import settings_of
from argosy.bots.tree import NONE, Tree, edge_key, mix, node_key
from argosy.core.contract import CHANCE, EVERYONE, NOBODY, Game, Rng, State, verb_of

TO_THE_END: Final = -1  # Budget.cut: playouts are never cut off
DEPTH: Final = 200  # decisions on one way down the tree
DEALS: Final = 12  # after so many draws in a row the rest cannot matter for a first look
WIDE: Final = 32  # more actions than this are very many
LEAST: Final = 16  # iterations of any search
EAGER: Final = 8  # actions for each visit to a node that are not too many to be looked at
CHECKS: Final = 8  # iterations between two looks at the clock
MOMENT: Final = 0.0001  # seconds: what is left once the time is over
LONG: Final = 20  # steps of a turn that is played on by first looks


class Budget:
    """How much a bot may think, and how."""

    iterations: i64  # 0: as many as `worth` says
    worth: float  # seconds that a core would need, at the pace of the game
    seconds: float  # the outer bound, by the clock; 0 is none
    cut: i64  # decisions of a playout before `appraise` judges, or TO_THE_END
    slack: float  # 0 plays the best; otherwise anything about so much worse may be played as well
    wide: i64  # actions at the root that are thought about
    few: i64  # actions of any other node that are looked at from the start
    eager: i64  # and how many more for each visit to it
    looks: i64  # imagined worlds in which the actions at the root are looked at first
    curiosity: float
    sharpness: float  # how much a first look decides where to look again
    evenness: (
        float  # 1: a table is compared with others at which it is the same seat's turn, 0: with all
    )

    def __init__(
        self,
        iterations: i64,
        worth: float = 0.0,
        seconds: float = 0.0,
        cut: i64 = 0,
        slack: float = 0.0,
    ) -> None:
        self.iterations = iterations
        self.worth = worth
        self.seconds = seconds
        self.cut = cut
        self.slack = slack
        self.wide = 1000
        self.few = WIDE
        self.eager = EAGER
        self.looks = 3
        self.curiosity = 1.4
        self.sharpness = 1.6
        self.evenness = 1.0

    def iterations_in(self, game: Game[State]) -> i64:
        if self.iterations > 0:
            return self.iterations
        pace = settings_of(game).iterations_a_second(game.seats)
        return max(LEAST, i64(int(self.worth * float(pace))))


class Search:
    """One decision being thought about."""

    game: Game[State]
    known: State
    seat: i64
    rng: Rng
    luck: PairedChance  # of the world that is played through
    seed: i64  # of all luck
    budget: Budget
    most: i64  # iterations
    faith: float  # these three: see SearchSettings
    paired: bool
    settle_turns: i64
    tree: Tree
    roots: i64  # edges of the root; they come first
    out: vec[i64]  # the actions of the state at hand
    other: vec[i64]  # and of playouts and first looks
    links: vec[i64]  # by index in `out`: its edge or NONE
    way: vec[i64]  # edges gone down in this iteration
    depth: i64
    value: list[float]  # what this iteration came to
    scratch: State
    iterations: i64
    decisions: i64  # made in all worlds, in the tree and in playouts
    sum: float  # of what iterations came to for `seat`, and of squares: its spread
    squares: float
    is_open: bool  # nothing is hidden from the seat, so what follows for sure is proven
    judged: list[float]  # by mover: how many tables `appraise` has judged
    judgements: list[float]  # by mover and seat: their sum

    def __init__(
        self, game: Game[State], known: State, seat: i64, rng: Rng, budget: Budget
    ) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.rng = rng
        self.luck = PairedChance(0)
        self.seed = rng.word()
        self.budget = budget
        self.most = budget.iterations_in(game)
        settings = settings_of(game)
        self.faith = settings.faith
        self.paired = settings.paired
        self.settle_turns = settings.settle_turns(game.seats)
        self.tree = Tree(game.seats, min(self.most * 8, 1048576))
        self.roots = 0
        self.out = vec[i64]([0] * game.room)
        self.other = vec[i64]([0] * game.room)
        self.links = vec[i64]([0] * game.room)
        self.way = vec[i64]([0] * DEPTH)
        self.depth = 0
        self.value = [0.0] * game.seats
        self.scratch = known.clone()
        self.iterations = 0
        self.decisions = 0
        self.sum = 0.0
        self.squares = 0.0
        self.is_open = False
        self.judged = [0.0] * game.seats
        self.judgements = [0.0] * (game.seats * game.seats)

    def run(self) -> None:
        """Until the budget is spent or the choice can no longer change."""
        began = time.monotonic()
        self.open_root()
        if self.budget.seconds > 0.0:
            # First looks at hundreds of actions take their time, and it is part of the limit.
            self.go_on(max(MOMENT, began + self.budget.seconds - time.monotonic()))
        else:
            self.go_on(0.0)

    def go_on(self, seconds: float) -> bool:
        """Think on for so long, or without looking at the clock; whether more could be thought."""
        until = time.monotonic() + seconds
        while self.iterations < self.most and self.tree.proofs[0] == NONE:
            self.iterate()
            self.iterations += 1
            if self.iterations % CHECKS == 0:
                if self.is_settled():
                    return False
                if seconds > 0.0 and time.monotonic() > until:
                    return True
        return False

    # ── The root ──

    def open_root(self) -> None:
        """Every action is looked at in a few worlds; of very many, only the most promising stay."""
        game = self.game
        tree = self.tree
        count = game.legal(self.known, self.seat, self.out)
        node = tree.add_node(node_key(NONE, 0), NONE, self.seat, 0)
        tree.visits[node] = 1
        worth = [0.0] * count
        looks = self.budget.looks
        if count > WIDE:
            looks = 1
        for look in range(looks):
            world = game.imagine(self.known, self.seat, self.rng)
            if look == 0:
                self.is_open = world.dump() == self.known.dump()
            for i in range(count):
                self.scratch.copy_from(world)
                game.apply_for(self.scratch, self.seat, self.out[i])
                worth[i] += outlook(game, self.scratch, self.seat, self.rng) / float(looks)
        least = nth_largest(worth, self.budget.wide)
        self.gauge(node, worth)
        for i in range(count):
            if worth[i] >= least:
                tree.add_edge(node, self.out[i], worth[i], self.weight(node, worth[i]))
        self.roots = tree.edges

    def gauge(self, node: i64, worth: list[float]) -> None:
        """Note how far first looks at a node are apart."""
        total = 0.0
        squares = 0.0
        best = worth[0]
        for w in worth:
            total += w
            squares += w * w
            if w > best:
                best = w
        n = float(len(worth))
        self.tree.best[node] = best
        self.tree.spread[node] = sqrt(max(0.0, squares / n - (total / n) * (total / n)))

    def weight(self, node: i64, worth: float) -> float:
        off = (worth - self.tree.best[node]) / (self.tree.spread[node] + 1e-6)
        if off < -12.0:
            off = -12.0
        elif off > 2.0:
            off = 2.0
        return exp(self.budget.sharpness * off)

    def is_settled(self) -> bool:
        """Whether the rest of the budget cannot lift another action above the most tried one."""
        tree = self.tree
        first: i64 = 0
        second: i64 = 0
        for edge in range(self.roots):
            tries = tree.tries[edge]
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
        return first - second > self.most - self.iterations

    # ── One iteration ──

    def iterate(self) -> None:
        game = self.game
        tree = self.tree
        edge = self.select(0, self.seat, self.list_roots())
        s = self.imagine(edge)
        self.depth = 0
        between = self.go(s, edge, self.seat)
        chanced: i64 = 0
        while True:
            who = game.waiting_for(s)
            if who == NOBODY:
                self.value = game.returns(s)
                if self.is_open and chanced == 0:
                    self.prove(edge)
                break
            if who == CHANCE:
                between = mix(between, self.draw(s))
                chanced = 1
                continue
            count = game.legal(s, who, self.out)
            if count == 1:
                between = mix(between, self.force(s))
                chanced = 1
                continue
            key = node_key(edge, between)
            node = tree.find(key)
            if node == NONE:
                node = tree.add_node(key, edge, who, chanced)
                tree.visits[node] = 1
                self.judge(s)
                break
            if self.depth == DEPTH or self.is_too_wide(node, count):
                tree.visits[node] += 1
                self.judge(s)
                break
            self.list_links(s, node, who, count)
            edge = self.select(node, who, count)
            between = self.go(s, edge, who)
            chanced = 0
        self.back_up()

    def imagine(self, edge: i64) -> State:
        """A world for an edge of the root, and the dice in it.

        Where luck is paired, the nth try of every action meets the same: actions differ by what they are.
        """
        nth = self.tree.tries[edge] if self.paired else self.iterations
        return self.game.imagine(self.known, self.seat, self.luck.begin(mix(self.seed, nth)))

    def go(self, s: State, edge: i64, who: i64) -> i64:
        """Down an edge; a key of what it shows."""
        self.way[self.depth] = edge
        self.depth += 1
        shown = s.shown
        self.game.apply_for(s, who, self.tree.actions[edge])
        self.decisions += 1
        return 0 if s.shown == shown else self.sight(s)

    def force(self, s: State) -> i64:
        """Carry out the only action there is; a key of it, and of what it shows."""
        action = self.out[0]
        shown = s.shown
        self.game.apply(s, action)
        self.decisions += 1
        return action if s.shown == shown else mix(action, self.sight(s))

    def is_too_wide(self, node: i64, count: i64) -> bool:
        """Looking at very many actions has to pay: until a node is visited often, sense judges it instead."""
        return count > self.budget.few and count > self.tree.visits[node] * self.budget.eager

    def draw(self, s: State) -> i64:
        """Let chance answer; as much of the outcome as the searching seat hears."""
        outcome = self.luck.draw(self.game, s)
        ear = self.game.hears(s)
        self.game.apply(s, outcome)
        if ear == EVERYONE or ear == self.seat:
            return outcome
        return verb_of(outcome)

    def sight(self, s: State) -> i64:
        """What the searching seat sees once something hidden was shown: worlds part here."""
        key: i64 = 0
        for values in self.game.redact(s, self.seat).dump().values():
            for value in values:
                key = mix(key, value & 0xFFFFFFFF)
        return key

    def back_up(self) -> None:
        tree = self.tree
        seats = tree.seats
        for i in range(self.depth):
            edge = self.way[i]
            tree.tries[edge] += 1
            node = tree.heads[edge]
            tree.visits[node] += 1
            start = edge * seats
            for seat in range(seats):
                tree.totals[start + seat] += self.value[seat]
            tree.drifts[node] += self.value[tree.deciders[node]] - tree.priors[edge]
        mine = self.value[self.seat]
        self.sum += mine
        self.squares += mine * mine

    def prove(self, edge: i64) -> None:
        """The game is over after this edge, nothing is drawn: a victory here is one at every node before it."""
        tree = self.tree
        winner = tree.deciders[tree.heads[edge]]
        if self.value[winner] < 1.0:
            return
        while True:
            node = tree.heads[edge]
            tree.proofs[node] = edge
            above = tree.via[node]
            if above == NONE or tree.chanced[node] != 0:
                return
            if tree.deciders[tree.heads[above]] != winner:
                tree.lost[above] = 1
                return
            edge = above

    # ── Choosing on the way down ──

    def list_roots(self) -> i64:
        """The edges of the root, which are the same in every world; how many."""
        for edge in range(self.roots):
            self.links[edge] = edge
        return self.roots

    def list_links(self, s: State, node: i64, who: i64, count: i64) -> None:
        """The edges of the actions that are possible in this world."""
        tree = self.tree
        have: i64 = 0
        for i in range(count):
            edge = tree.find(edge_key(node, self.out[i]))
            self.links[i] = edge
            if edge != NONE:
                have += 1
        if have < count:
            self.open_more(s, node, who, count)

    def select(self, node: i64, who: i64, count: i64) -> i64:
        """The edge with the most to be said for it, of those that are listed."""
        tree = self.tree
        if tree.proofs[node] != NONE:
            return tree.proofs[node]
        weights = 0.0
        for i in range(count):
            weights += tree.weights[self.links[i]]
        best = -1e9
        found: i64 = NONE
        seats = tree.seats
        faith = self.faith
        drift = tree.drifts[node] / float(max(1, tree.visits[node] - 1))
        scale = self.budget.curiosity * self.scale() / weights
        for i in range(count):
            edge = self.links[i]
            tree.seen[edge] += 1
            tries = float(tree.tries[edge])
            total = tree.totals[edge * seats + who] + faith * (tree.priors[edge] + drift)
            mean = total / (tries + faith)
            lure = scale * tree.weights[edge] * sqrt(float(tree.seen[edge])) / (1.0 + tries)
            if tree.lost[edge] != 0:
                lure = -10.0  # only where everything loses
            if mean + lure > best:
                best = mean + lure
                found = edge
        return found

    def scale(self) -> float:
        """How far iterations are apart: games differ in how bold their `appraise` is."""
        n = float(self.iterations)
        if n < 4.0:
            return self.tree.spread[0] + 1e-4
        mean = self.sum / n
        return sqrt(max(0.0, self.squares / n - mean * mean)) + 1e-4

    def open_more(self, s: State, node: i64, who: i64, count: i64) -> None:
        """Look at the actions that have no edge yet."""
        tree = self.tree
        worth: list[float] = []
        places: list[i64] = []
        luck = self.rng.state
        for i in range(count):
            if self.links[i] == NONE:
                places.append(i)
                self.rng.state = luck
                worth.append(self.glance(s, who, self.out[i]))
        if tree.visits[node] <= 1 or tree.spread[node] == 0.0:
            self.gauge(node, worth)
        for k in range(len(places)):
            i = places[k]
            self.links[i] = tree.add_edge(node, self.out[i], worth[k], self.weight(node, worth[k]))

    def glance(self, s: State, who: i64, action: i64) -> float:
        """What an action looks like at first sight, in this world, with one answer of chance."""
        game = self.game
        twin = self.scratch
        twin.copy_from(s)
        game.apply_for(twin, who, action)
        for deal in range(DEALS):
            if game.waiting_for(twin) != CHANCE:
                break
            game.apply(twin, game.chance(twin, self.rng))
        return game.appraise_for(twin, who)

    # ── Judging a new node ──

    def judge(self, s: State) -> None:
        """Play on at random until the cut, then ask the game's sense."""
        game = self.game
        rng = self.rng
        left = self.budget.cut
        while left != 0:
            who = game.waiting_for(s)
            if who == NOBODY:
                break
            if who == CHANCE:
                game.apply(s, self.luck.draw(game, s))
                continue
            count = game.legal(s, who, self.other)
            action = self.other[0]
            if count > 1:
                action = self.other[rng.below(count)]
                left -= 1
            game.apply(s, action)
            self.decisions += 1
        self.settle(s)
        if game.waiting_for(s) == NOBODY:
            self.value = game.returns(s)
        else:
            self.value = self.evened(game.appraise(s), s.mover)

    def settle(self, s: State) -> None:
        """Play on by first looks for some turns, where a game says that the table cannot be judged as it is."""
        game = self.game
        mover = s.mover
        turns = self.settle_turns
        for step in range(self.settle_turns * LONG):
            who = game.waiting_for(s)
            if s.mover != mover:
                mover = s.mover
                turns -= 1
            if who == NOBODY or turns == 0:
                return
            if who == CHANCE:
                game.apply(s, self.luck.draw(game, s))
            else:
                game.apply(s, self.first_choice(s, who))
                self.decisions += 1

    def first_choice(self, s: State, who: i64) -> i64:
        """The action that looks best at first sight, all with the same luck."""
        count = self.game.legal(s, who, self.other)
        best: i64 = 0
        if count > 1:
            luck = self.rng.state
            most = -1e9
            for i in range(count):
                self.rng.state = luck
                worth = self.glance(s, who, self.other[i])
                if worth > most:
                    most = worth
                    best = i
        return self.other[best]

    def evened(self, value: list[float], mover: i64) -> list[float]:
        """Without what it is worth just to be on turn.

        Senses differ in how they count a plan that can be carried out now and one that has to wait. Deeper in the tree
        every plan can be carried out again, so a search that believed them would put off everything.
        """
        seats = self.game.seats
        if mover < 0 or mover >= seats or self.budget.evenness == 0.0:
            return value
        self.judged[mover] += 1.0
        every = 0.0
        for m in range(seats):
            every += self.judged[m]
        found = [0.0] * seats
        for seat in range(seats):
            self.judgements[mover * seats + seat] += value[seat]
            total = 0.0
            for m in range(seats):
                total += self.judgements[m * seats + seat]
            offset = self.judgements[mover * seats + seat] / self.judged[mover] - total / every
            found[seat] = value[seat] - self.budget.evenness * offset
        return found

    # ── The answer ──

    def choice(self) -> i64:
        """The action tried most; a careless player takes any that is not much worse."""
        tree = self.tree
        best: i64 = 0
        if tree.proofs[0] != NONE:
            return tree.actions[tree.proofs[0]]
        for edge in range(1, self.roots):
            if self.is_better(edge, best):
                best = edge
        if self.budget.slack > 0.0:
            best = self.careless(best, self.roots)
        return tree.actions[best]

    def is_better(self, edge: i64, other: i64) -> bool:
        tree = self.tree
        if tree.lost[edge] != tree.lost[other]:
            return tree.lost[edge] == 0
        if tree.tries[edge] != tree.tries[other]:
            return tree.tries[edge] > tree.tries[other]
        return self.mean(edge, self.seat) > self.mean(other, self.seat)

    def mean(self, edge: i64, seat: i64) -> float:
        """What an edge of the root promises a seat."""
        tree = self.tree
        tries = float(tree.tries[edge])
        if tries == 0.0 and seat == self.seat:
            return tree.priors[edge]
        return tree.totals[edge * tree.seats + seat] / max(1.0, tries)

    def careless(self, best: i64, edges: i64) -> i64:
        """Any action with a chance that falls with what it gives away; never one that gives away much."""
        top = self.mean(best, self.seat)
        unit = self.budget.slack * (self.tree.spread[0] + 1e-4)
        weights = [0.0] * edges
        total = 0.0
        for edge in range(edges):
            off = (top - self.mean(edge, self.seat)) / unit
            if off < 3.0 and self.tree.lost[edge] == self.tree.lost[best]:
                weights[edge] = exp(-max(0.0, off))
                total += weights[edge]
        point = total * float(self.rng.below(1073741824)) / float(1073741824)
        for edge in range(edges):
            point -= weights[edge]
            if point < 0.0 and weights[edge] > 0.0:
                return edge
        return best


def nth_largest(values: list[float], n: i64) -> float:
    """The value below which everything but the `n` largest lies."""
    if i64(len(values)) <= n:
        return min(values)
    return sorted(values, reverse=True)[n - 1]


class SearchBot(Bot):
    """Thinks as long as its budget says."""

    budget: Budget

    def __init__(self, budget: Budget) -> None:
        super().__init__()
        self.budget = budget

    def search(self, game: Game[State], known: State, seat: i64, rng: Rng) -> Search:
        """The thinking itself, for those who want to know why."""
        search = Search(game, known, seat, rng, self.budget)
        search.run()
        return search

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        out = vec[i64]([0] * game.room)
        if game.legal(known, seat, out) == 1:
            return out[0]
        return self.search(game, known, seat, rng).choice()
