# compiled
"""Store a search tree flat: columns of numbers, and one hash table in place of pointers.

A node is a decision as the searching seat knows it. An edge is an action that was possible there in at least one
imagined world. What lies between an edge and the next node (dice, draws, forced decisions) is part of the node's key.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0x3FFFFFFFFFFFFFFF  # a product masked to 62 bits is the same compiled and interpreted
NONE: Final = -1


def mix(key: i64, word: i64) -> i64:
    """Extend the key of a sequence by one more word."""
    x = ((key * 3935559000370003845 + 1442695040888963407) & MASK) ^ (word & MASK)
    x = (x ^ x >> 29) * 2862933555777941757 & MASK
    return x ^ x >> 32


class Tree:
    """Nodes and edges by number, and a table that finds them by key."""

    seats: i64
    nodes: i64
    edges: i64
    visits: vec[i64]  # by node
    via: vec[i64]  # by node: the edge it follows
    deciders: vec[i64]  # by node
    firsts: vec[i64]  # by node: its first edge, or NONE
    chanced: vec[i64]  # by node: whether dice, draws or forced decisions lie between
    best: vec[float]  # by node: the best prior when it was opened
    spread: vec[float]  # by node: the spread of its priors then
    drifts: vec[float]  # by node: what its tries came to beyond their priors, summed up
    proofs: vec[i64]  # by node: the edge with which its decider wins whatever happens, or NONE
    actions: vec[i64]  # by edge
    heads: vec[i64]  # by edge: the node it leaves
    tries: vec[float]  # by edge; counted in floats, as this and the next are only ever divided
    seen: vec[float]  # by edge: how often its action was possible when its node was visited
    lost: vec[i64]  # by edge: 1 if it lets another seat win for sure
    priors: vec[float]  # by edge: what the decider expected of it at first sight
    weights: vec[float]  # by edge: how strongly that first look draws the search
    totals: vec[float]  # by edge and seat: the sum of returns
    keys: vec[i64]  # by place in the table; 0 if it is empty
    targets: vec[i64]  # by place in the table: the node or edge
    used: i64  # places

    def __init__(self, seats: i64, iterations: i64) -> None:
        """Make room for so many iterations: each adds one node at most, and about two edges."""
        self.seats = seats
        self.nodes = 0
        self.edges = 0
        room = max(64, iterations + 1)
        self.visits = vec[i64]([0] * room)
        self.via = vec[i64]([0] * room)
        self.deciders = vec[i64]([0] * room)
        self.firsts = vec[i64]([0] * room)
        self.chanced = vec[i64]([0] * room)
        self.best = vec[float]([0.0] * room)
        self.spread = vec[float]([0.0] * room)
        self.drifts = vec[float]([0.0] * room)
        self.proofs = vec[i64]([0] * room)
        room *= 2
        self.actions = vec[i64]([0] * room)
        self.heads = vec[i64]([0] * room)
        self.tries = vec[float]([0.0] * room)
        self.seen = vec[float]([0.0] * room)
        self.lost = vec[i64]([0] * room)
        self.priors = vec[float]([0.0] * room)
        self.weights = vec[float]([0.0] * room)
        self.totals = vec[float]([0.0] * (room * seats))
        size: i64 = 64
        while size < iterations * 8:
            size *= 2
        self.keys = vec[i64]([0] * size)
        self.targets = vec[i64]([0] * size)
        self.used = 0

    # ── The table ──

    def find(self, key: i64) -> i64:
        """Find what was entered under a key, or NONE."""
        keys = self.keys
        last = len(keys) - 1
        at = key & last
        while True:
            there = keys[at]
            if there == key:
                return self.targets[at]
            if there == 0:
                return NONE
            at = (at + 1) & last

    def enter(self, key: i64, target: i64) -> None:
        if self.used * 2 >= len(self.keys):
            self.widen()
        self.place(key, target)
        self.used += 1

    def place(self, key: i64, target: i64) -> None:
        last = len(self.keys) - 1
        at = key & last
        while self.keys[at] != 0:
            at = (at + 1) & last
        self.keys[at] = key
        self.targets[at] = target

    def widen(self) -> None:
        keys = self.keys
        targets = self.targets
        size = len(keys) * 2
        self.keys = vec[i64]([0] * size)
        self.targets = vec[i64]([0] * size)
        for i in range(len(keys)):
            if keys[i] != 0:
                self.place(keys[i], targets[i])

    # ── Nodes and edges ──

    def add_node(self, key: i64, edge: i64, decider: i64, chanced: i64) -> i64:
        node = self.nodes
        if node == len(self.visits):
            self.make_room_for_nodes()
        self.nodes += 1
        self.via[node] = edge
        self.deciders[node] = decider
        self.chanced[node] = chanced
        self.firsts[node] = NONE
        self.proofs[node] = NONE
        self.enter(key, node)
        return node

    def add_edge(self, node: i64, action: i64, prior: float, weight: float) -> i64:
        edge = self.edges
        if edge == len(self.actions):
            self.make_room_for_edges()
        self.edges += 1
        self.actions[edge] = action
        self.heads[edge] = node
        self.priors[edge] = prior
        self.weights[edge] = weight
        if self.firsts[node] == NONE:
            self.firsts[node] = edge
        self.enter(edge_key(node, action), edge)
        return edge

    def make_room_for_nodes(self) -> None:
        self.visits = doubled(self.visits)
        self.via = doubled(self.via)
        self.deciders = doubled(self.deciders)
        self.firsts = doubled(self.firsts)
        self.chanced = doubled(self.chanced)
        self.best = doubled_floats(self.best)
        self.spread = doubled_floats(self.spread)
        self.drifts = doubled_floats(self.drifts)
        self.proofs = doubled(self.proofs)

    def make_room_for_edges(self) -> None:
        self.actions = doubled(self.actions)
        self.heads = doubled(self.heads)
        self.tries = doubled_floats(self.tries)
        self.seen = doubled_floats(self.seen)
        self.lost = doubled(self.lost)
        self.priors = doubled_floats(self.priors)
        self.weights = doubled_floats(self.weights)
        self.totals = doubled_floats(self.totals)


def doubled(some: vec[i64]) -> vec[i64]:
    """Copy numbers into twice the room."""
    more = vec[i64]([0] * (2 * len(some)))
    for i in range(len(some)):
        more[i] = some[i]
    return more


def doubled_floats(some: vec[float]) -> vec[float]:
    more = vec[float]([0.0] * (2 * len(some)))
    for i in range(len(some)):
        more[i] = some[i]
    return more


def edge_key(node: i64, action: i64) -> i64:
    return mix(node * 2 + 1, action) | 1


def node_key(edge: i64, between: i64) -> i64:
    """Make the key of a node. The lowest bit tells it from the key of an edge."""
    found = mix(edge * 2 + 2, between) & ~1
    if found == 0:
        return 2
    return found
