# compiled
"""Search any game of the contract by information-set Monte Carlo tree search.

The bot is told what its seat knows. Every iteration imagines a whole world that fits this knowledge, walks down the
tree along actions that are possible in that world, adds one node, and judges it by a playout or by the game's
`appraise`. Chance is drawn, never chosen. Each seat looks after its own return, so any number of seats will do.

No game is named here. The worth of an action at first sight comes from `appraise`, the length of a playout from the
budget, and how far to trust either from the game's settings (see settings.py).
"""

import time
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.bots.bot import Bot, Filter
from argosy.bots.greedy import first_looks, outlook
from argosy.bots.mind import Mind, Minds
from argosy.bots.paired_chance import PairedChance
from argosy.bots.settings import settings_of
from argosy.bots.tree import NONE, Tree, edge_key, mix, node_key
from argosy.core.contract import CHANCE, EVERYONE, NOBODY, Game, Rng, State, verb_of

TO_THE_END: Final = -1  # Budget.cut: playouts are never cut off
DEPTH: Final = 200  # decisions on one way down the tree, at most
DEALS: Final = (
    12  # draws in a row that a first look waits for: the rest of a long deal cannot matter
)
WIDE: Final = 32  # a node with more actions than this is wide
LEAST: Final = 16  # iterations of any search
ROOM: Final = 131072  # iterations that a tree has room for from the start, at most
EAGER: Final = 8  # a wide node is opened once every visit has to pay for no more actions than this
CHECKS: Final = 8  # iterations between two looks at the clock
MOMENT: Final = 0.0001  # seconds that a search still gets once its time is over
LIVELY: Final = 0.3  # how far apart what comes of the actions is taken to be, before any was tried
LONG: Final = 20  # steps of a turn that is played on by first looks, at most


class Budget:
    """How much a bot may think, and how."""

    iterations: i64  # 0: as many as `worth` buys
    worth: float  # seconds of thinking, at the pace of the game
    seconds: float  # the limit by the clock; 0 is none
    cut: i64  # decisions of a playout before `appraise` judges, or TO_THE_END
    slack: float  # 0 plays the best action; otherwise one that is about so much worse will do
    wide: i64 = 1000  # actions at the root that are searched
    few: i64 = WIDE  # a node with no more actions than this is opened at once
    eager: i64 = EAGER  # and one with more, once its visits times this are as many as its actions
    looks: i64 = 3  # imagined worlds in which the actions at the root are first looked at
    curiosity: float = 1.4  # how strongly actions that were tried little are tried again
    sharpness: float = 1.6  # how strongly a first look decides what is tried
    evenness: float = 1.0  # 1: judged among the tables at which the same seat moves, 0: among all

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

    def iterations_in(self, game: Game[State], network: bool) -> i64:
        """Count the iterations that this budget buys in a game, with a network or without."""
        if self.iterations > 0:
            return self.iterations
        pace = settings_of(game).iterations_a_second(game.seats, network)
        return max(LEAST, i64(int(self.worth * float(pace))))


class Search:
    """The thinking about one decision."""

    game: Game[State]
    known: State
    seat: i64
    rng: Rng
    luck: PairedChance  # the dice of the world that is played through
    seed: i64  # of the luck in every world
    budget: Budget
    filter: Filter | None  # what the seat may do, here and later
    most: i64  # iterations, at most
    faith: float  # this and the next two: see SearchSettings
    paired: bool
    settle_turns: i64
    tree: Tree
    roots: i64  # edges of the root; they come first
    out: vec[i64]  # the actions of the state at hand
    other: vec[i64]  # the same in playouts and first looks
    links: vec[i64]  # by index in `out`: its edge or NONE
    root_links: vec[i64]  # the same at the root, where every action is possible in every world
    worth: vec[float]  # by index in `links`: what a new edge looks like at first sight
    first: vec[float]  # the same for a mind, which makes more of it
    way: vec[i64]  # the edges of this iteration, from the root down
    depth: i64
    boldness: float  # how far what was tried little is raised in this iteration
    value: vec[float]  # by seat: what this iteration came to
    scratch: State
    iterations: i64
    decisions: i64  # made in all worlds, in the tree and in playouts
    sum: float  # of what iterations came to for `seat`
    squares: float  # and of the squares, for their spread
    is_open: bool  # whether the seat knows everything, so that a victory can be proven
    judged: vec[float]  # by mover: how many tables `appraise` has judged
    judgements: vec[float]  # by mover and seat: the sum of these judgements
    mind: Mind | None  # asked for first looks and judgements in place of `appraise`

    def __init__(
        self,
        game: Game[State],
        known: State,
        seat: i64,
        rng: Rng,
        budget: Budget,
        allowed: Filter | None = None,
        mind: Mind | None = None,
    ) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.rng = rng
        self.luck = PairedChance(0)
        self.seed = rng.word()
        self.budget = budget
        self.filter = allowed
        self.most = budget.iterations_in(game, mind is not None)
        settings = settings_of(game)
        self.faith = settings.faith
        self.paired = settings.paired
        self.settle_turns = settings.settle_turns(game.seats)
        self.tree = Tree(game.seats, min(self.most, ROOM))
        self.roots = 0
        self.out = vec[i64]([0] * game.room)
        self.other = vec[i64]([0] * game.room)
        self.links = vec[i64]([0] * game.room)
        self.root_links = vec[i64]([])
        self.worth = vec[float]([0.0] * game.room)
        self.first = vec[float]([0.0] * game.room)
        self.way = vec[i64]([0] * DEPTH)
        self.depth = 0
        self.boldness = 0.0
        self.value = vec[float]([0.0] * game.seats)
        self.scratch = known.clone()
        self.iterations = 0
        self.decisions = 0
        self.sum = 0.0
        self.squares = 0.0
        self.is_open = False
        self.judged = vec[float]([0.0] * game.seats)
        self.judgements = vec[float]([0.0] * (game.seats * game.seats))
        self.mind = mind
        if mind is not None:
            self.settle_turns = 0
            self.faith = 1.0

    def run(self) -> None:
        """Think until the budget is spent or the choice can no longer change."""
        began = time.monotonic()
        self.open_root()
        if self.budget.seconds > 0.0:
            # First looks at hundreds of actions take time, which counts against the limit.
            self.go_on(max(MOMENT, began + self.budget.seconds - time.monotonic()))
        else:
            self.go_on(0.0)

    def go_on(self, seconds: float) -> bool:
        """Think on for so many seconds (0: as long as it takes); return whether there is more to think about."""
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

    def legal(self, s: State, who: i64, out: vec[i64]) -> i64:
        """`Game.legal`, and for the searching seat only what it may do."""
        count = self.game.legal(s, who, out)
        allowed = self.filter
        return count if allowed is None or who != self.seat else allowed.sift(out, count)

    # ── The root ──

    def open_root(self) -> None:
        """Look at every action in a few worlds; of very many, keep only the most promising."""
        game = self.game
        tree = self.tree
        count = self.legal(self.known, self.seat, self.out)
        node = tree.add_node(node_key(NONE, 0), NONE, self.seat, 0)
        tree.visits[node] = 1
        worth = self.worth
        looks = self.budget.looks
        mind = self.mind
        if mind is not None:
            self.is_open = not game.has_secrets
            self.add_liked(
                mind, game.imagine(self.known, self.seat, self.rng), node, self.seat, count
            )
            self.roots = tree.edges
            self.root_links = vec[i64](range(self.roots))
            return
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
        least = nth_largest([worth[i] for i in range(count)], self.budget.wide)
        self.gauge(node, count)
        for i in range(count):
            if worth[i] >= least:
                tree.add_edge(node, self.out[i], worth[i], self.weight(node, worth[i]))
        self.roots = tree.edges
        self.root_links = vec[i64](range(self.roots))

    def add_liked(self, mind: Mind, s: State, node: i64, who: i64, count: i64) -> None:
        """Add the edges that a node lacks, as a mind likes them; all promise what the table does."""
        tree = self.tree
        links = self.links
        at_root = node == 0
        mind.look(s, who)
        mind.take_guess(self.game, s, who)
        worth = mind.standing(who, who)
        if mind.trusts:
            first_looks(self.game, s, who, self.out, count, self.rng, self.first, 0)
        mind.weigh(s, self.out, count, self.first, self.worth)
        tree.spread[node] = LIVELY
        for i in range(count):
            if at_root or links[i] == NONE:
                links[i] = tree.add_edge(node, self.out[i], worth, self.worth[i])

    def gauge(self, node: i64, count: i64) -> None:
        """Note how far apart the first looks at the new edges of a node are."""
        total = 0.0
        squares = 0.0
        worth = self.worth
        best = worth[0]
        for i in range(count):
            w = worth[i]
            total += w
            squares += w * w
            if w > best:
                best = w
        n = float(count)
        self.tree.best[node] = best
        self.tree.spread[node] = sqrt(max(0.0, squares / n - (total / n) * (total / n)))

    def weight(self, node: i64, worth: float) -> float:
        """Return how strongly a first look draws the search, next to the best one at the node."""
        off = (worth - self.tree.best[node]) / (self.tree.spread[node] + 1e-6)
        if off < -12.0:
            off = -12.0
        elif off > 2.0:
            off = 2.0
        return exp(self.budget.sharpness * off)

    def is_settled(self) -> bool:
        """Return whether the rest of the budget can no longer change which action was tried most."""
        tree = self.tree
        first = 0.0
        second = 0.0
        for edge in range(self.roots):
            tries = tree.tries[edge]
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
        return first - second > float(self.most - self.iterations)

    # ── One iteration ──

    def iterate(self) -> None:
        """Walk down the tree in one imagined world, add a node, and note what it came to."""
        game = self.game
        tree = self.tree
        self.boldness = self.budget.curiosity * self.scale()
        edge = self.select(0, self.seat, self.root_links, self.roots)
        s = self.imagine(edge)
        self.depth = 0
        between = self.go(s, edge, self.seat)
        chanced: i64 = 0
        while True:
            who = game.waiting_for(s)
            if who == NOBODY:
                self.note(game.returns(s))
                if self.is_open and chanced == 0:
                    self.prove(edge)
                break
            if who == CHANCE:
                between = mix(between, self.draw(s))
                chanced = 1
                continue
            count = self.legal(s, who, self.out)
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
            edge = self.select(node, who, self.links, count)
            between = self.go(s, edge, who)
            chanced = 0
        self.back_up()

    def imagine(self, edge: i64) -> State:
        """Imagine a world for an edge of the root, and set the dice in it.

        Where chance is paired, the nth try of every action meets the same world and the same dice.
        """
        nth = i64(int(self.tree.tries[edge])) if self.paired else self.iterations
        return self.game.imagine(self.known, self.seat, self.luck.begin(mix(self.seed, nth)))

    def go(self, s: State, edge: i64, who: i64) -> i64:
        """Go down an edge and return a key of what it reveals."""
        self.way[self.depth] = edge
        self.depth += 1
        shown = s.shown
        self.game.apply_for(s, who, self.tree.actions[edge])
        self.decisions += 1
        if s.shown == shown:
            return 0
        return self.sight(s)

    def force(self, s: State) -> i64:
        """Carry out the only action there is and return a key of it and of what it reveals."""
        action = self.out[0]
        shown = s.shown
        self.game.apply(s, action)
        self.decisions += 1
        return action if s.shown == shown else mix(action, self.sight(s))

    def is_too_wide(self, node: i64, count: i64) -> bool:
        """Return whether a node has too many actions to look at for the few visits it has had.

        Until it is opened, `appraise` judges it.
        """
        if self.mind is not None:
            return False  # one look is all it takes
        return count > self.budget.few and count > self.tree.visits[node] * self.budget.eager

    def draw(self, s: State) -> i64:
        """Let chance answer and return as much of the outcome as the searching seat hears."""
        outcome = self.luck.draw(self.game, s)
        ear = self.game.hears(s)
        self.game.apply(s, outcome)
        if ear == EVERYONE or ear == self.seat:
            return outcome
        return verb_of(outcome)

    def sight(self, s: State) -> i64:
        """Return a key of what the searching seat knows, to tell worlds apart once something hidden was shown."""
        key: i64 = 0
        for values in self.game.redact(s, self.seat).dump().values():
            for value in values:
                key = mix(key, value & 0xFFFFFFFF)
        return key

    def back_up(self) -> None:
        """Credit every edge of this iteration with what it came to."""
        tree = self.tree
        seats = tree.seats
        value = self.value
        totals = tree.totals
        for i in range(self.depth):
            edge = self.way[i]
            tree.tries[edge] += 1.0
            node = tree.heads[edge]
            tree.visits[node] += 1
            start = edge * seats
            for seat in range(seats):
                totals[start + seat] += value[seat]
            tree.drifts[node] += value[tree.deciders[node]] - tree.priors[edge]
        mine = value[self.seat]
        self.sum += mine
        self.squares += mine * mine

    def prove(self, edge: i64) -> None:
        """Note a victory that needs no luck: the game is over after this edge.

        It is proven at every node above at which the same seat decides, and an action of another seat that allows it is
        lost.
        """
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

    def list_links(self, s: State, node: i64, who: i64, count: i64) -> None:
        """List the edges of the actions that are possible in this world, adding those that are missing."""
        tree = self.tree
        out = self.out
        links = self.links
        edge = tree.firsts[node]
        if edge == NONE:
            for i in range(count):
                links[i] = NONE
            self.open_more(s, node, who, count)
            return
        heads = tree.heads
        actions = tree.actions
        edges = tree.edges
        have: i64 = 0
        for i in range(count):
            action = out[i]
            # Most often the next edge is that of the next action: they were added in this order.
            if edge == edges or actions[edge] != action or heads[edge] != node:
                edge = tree.find(edge_key(node, action))
            links[i] = edge
            if edge != NONE:
                have += 1
            edge += 1
        if have < count:
            self.open_more(s, node, who, count)

    def select(self, node: i64, who: i64, links: vec[i64], count: i64) -> i64:
        """Choose among the listed edges: the best mean so far, raised for those that were tried little."""
        tree = self.tree
        proof = tree.proofs[node]
        if proof != NONE:
            return proof
        all_weights = tree.weights
        total_weight = 0.0
        for i in range(count):
            total_weight += all_weights[links[i]]
        best = -1e9
        found: i64 = NONE
        seats = tree.seats
        all_tries = tree.tries
        all_seen = tree.seen
        totals = tree.totals
        priors = tree.priors
        lost = tree.lost
        faith = self.faith
        drift = tree.drifts[node]
        visits = tree.visits[node] - 1
        if visits > 1:
            drift /= float(visits)
        scale = self.boldness / total_weight
        for i in range(count):
            edge = links[i]
            seen = all_seen[edge] + 1.0
            all_seen[edge] = seen
            tries = all_tries[edge]
            total = totals[edge * seats + who] + faith * (priors[edge] + drift)
            lure = scale * all_weights[edge] * sqrt(seen) / (1.0 + tries)
            if lost[edge] != 0:
                lure = -10.0  # it is chosen only where every action is lost
            worth = total / (tries + faith) + lure
            if worth > best:
                best = worth
                found = edge
        return found

    def scale(self) -> float:
        """Return how far apart iterations are: games differ in how bold their `appraise` is."""
        n = float(self.iterations)
        if n < 4.0:
            return self.tree.spread[0] + 1e-4
        mean = self.sum / n
        return sqrt(max(0.0, self.squares / n - mean * mean)) + 1e-4

    def open_more(self, s: State, node: i64, who: i64, count: i64) -> None:
        """Look at the actions that have no edge yet, all with the same dice, and add their edges."""
        tree = self.tree
        out = self.out
        links = self.links
        worth = self.worth
        luck = self.rng.state
        new: i64 = 0
        mind = self.mind
        if mind is not None:
            self.add_liked(mind, s, node, who, count)
            return
        for i in range(count):
            if links[i] == NONE:
                self.rng.state = luck
                worth[new] = self.glance(s, who, out[i])
                new += 1
        if tree.visits[node] <= 1 or tree.spread[node] == 0.0:
            self.gauge(node, new)
        new = 0
        for i in range(count):
            if links[i] == NONE:
                links[i] = tree.add_edge(node, out[i], worth[new], self.weight(node, worth[new]))
                new += 1

    def glance(self, s: State, who: i64, action: i64) -> float:
        """Appraise an action at first sight: in this world, with one answer of chance."""
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
        """Play on at random as far as the budget says, then appraise the table."""
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
            count = self.legal(s, who, self.other)
            action = self.other[0]
            if count > 1:
                action = self.other[rng.below(count)]
                left -= 1
            game.apply(s, action)
            self.decisions += 1
        self.settle(s)
        mind = self.mind
        who = game.waiting_for(s)
        if who == NOBODY:
            self.note(game.returns(s))
        elif mind is not None and who != CHANCE:
            mind.look(s, who)
            mind.take_guess(game, s, who)
            for seat in range(game.seats):
                self.value[seat] = mind.standing(who, seat)
        else:
            self.note(game.appraise(s))
            self.even(s.mover)

    def note(self, value: list[float]) -> None:
        """Take down what this iteration came to."""
        for seat in range(self.game.seats):
            self.value[seat] = value[seat]

    def settle(self, s: State) -> None:
        """Play on by first looks for some turns, in a game whose tables cannot be judged in the middle of a plan."""
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
        """Choose the action that looks best at first sight, each seen with the same dice."""
        count = self.legal(s, who, self.other)
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

    def even(self, mover: i64) -> None:
        """Take from a judgement what it is worth merely to be the one who moves.

        `appraise` counts a plan that can be carried out now higher than one that must wait. Deeper in the tree every
        plan can be carried out again, so a search that took this at its word would put off everything.
        """
        seats = self.game.seats
        evenness = self.budget.evenness
        if mover < 0 or mover >= seats or evenness == 0.0:
            return
        value = self.value
        judged = self.judged
        judgements = self.judgements
        judged[mover] += 1.0
        every = 0.0
        for m in range(seats):
            every += judged[m]
        for seat in range(seats):
            judgements[mover * seats + seat] += value[seat]
            total = 0.0
            for m in range(seats):
                total += judgements[m * seats + seat]
            offset = judgements[mover * seats + seat] / judged[mover] - total / every
            value[seat] -= evenness * offset

    # ── The answer ──

    def choice(self) -> i64:
        """Return the action tried most, or for a careless player any that is not much worse."""
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
        """Compare edges of the root: not lost, then tried more often, then with the better mean."""
        tree = self.tree
        if tree.lost[edge] != tree.lost[other]:
            return tree.lost[edge] == 0
        if tree.tries[edge] != tree.tries[other]:
            return tree.tries[edge] > tree.tries[other]
        return self.mean(edge, self.seat) > self.mean(other, self.seat)

    def mean(self, edge: i64, seat: i64) -> float:
        """Return what an edge of the root promises a seat."""
        tree = self.tree
        tries = tree.tries[edge]
        if tries == 0.0 and seat == self.seat:
            return tree.priors[edge]
        return tree.totals[edge * tree.seats + seat] / max(1.0, tries)

    def careless(self, best: i64, edges: i64) -> i64:
        """Draw an action: the more it gives away, the less likely, and never one that gives away much."""
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
    """Return the smallest of the `n` largest values."""
    if i64(len(values)) <= n:
        return min(values)
    return sorted(values, reverse=True)[n - 1]


class SearchBot(Bot):
    """Plays what a search finds within its budget."""

    budget: Budget
    minds: Minds | None

    def __init__(self, budget: Budget, minds: Minds | None = None) -> None:
        super().__init__()
        self.budget = budget
        self.minds = minds

    def search(self, game: Game[State], known: State, seat: i64, rng: Rng) -> Search:
        """Think, and return the whole search for those who want to know why."""
        game = self.judged(game)
        mind: Mind | None = None
        if self.minds is not None:
            mind = self.minds.of(game)
        search = Search(game, known, seat, rng, self.budget, self.filter, mind)
        search.run()
        return search

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        out = vec[i64]([0] * game.room)
        if self.legal(game, known, seat, out) == 1:
            return out[0]
        return self.search(game, known, seat, rng).choice()
