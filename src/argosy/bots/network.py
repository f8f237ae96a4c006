# compiled
"""Evaluate a small network: how well each seat stands, and which actions a good player takes.

Two hidden layers over the entries of an observation. Most entries are 0, half of the hidden units are, and few actions
are legal: only the rest is multiplied, so that a look takes microseconds and needs no library.
"""

from librt.vecs import vec
from mypy_extensions import i64


class Network:
    """Weights, and what the last look at a table gave."""

    hidden: i64
    into: vec[float]  # by entry and unit of the first layer, for an entry of 1
    into_bias: vec[float]
    across: vec[float]  # by unit of the first layer and unit of the second
    across_bias: vec[float]
    value: vec[float]  # by side, counted from the viewer, and unit of the second layer
    value_bias: vec[float]
    policy: vec[float]  # by number of an action and unit of the second layer
    policy_bias: vec[float]
    trust: vec[float]  # in first looks, by unit of the second layer; none: it was taught without
    trust_bias: vec[float]
    first: vec[float]
    second: vec[float]

    def __init__(self, matrices: list[vec[float]]) -> None:
        """Take them in the order of the fields; one that was taught without first looks has no `trust`."""
        self.into = matrices[0]
        self.into_bias = matrices[1]
        self.across = matrices[2]
        self.across_bias = matrices[3]
        self.value = matrices[4]
        self.value_bias = matrices[5]
        self.policy = matrices[6]
        self.policy_bias = matrices[7]
        self.trust = matrices[8] if len(matrices) > 8 else vec[float]([])
        self.trust_bias = matrices[9] if len(matrices) > 8 else vec[float]([])
        self.hidden = len(self.into_bias)
        self.first = vec[float]([0.0] * self.hidden)
        self.second = vec[float]([0.0] * self.hidden)

    def look(self, seen: vec[i64]) -> None:
        """Take in an observation, eight entries to a word."""
        hidden = self.hidden
        first = self.first
        second = self.second
        for n in range(hidden):
            first[n] = self.into_bias[n]
            second[n] = self.across_bias[n]
        for k in range(i64(len(seen))):
            word = seen[k]
            entry = k * 8
            while word != 0:
                if word & 127 != 0:
                    add(first, self.into, entry * hidden, float(word & 127), hidden)
                word = word >> 8
                entry += 1
        for unit in range(hidden):
            x = first[unit]
            if x > 0.0:
                add(second, self.across, unit * hidden, x, hidden)
        for n in range(hidden):
            if second[n] < 0.0:
                second[n] = 0.0

    def worth(self, side: i64) -> float:
        """Return how well a side stands, as the last look saw it; no bounds."""
        return self.value_bias[side] + product(
            self.second, self.value, side * self.hidden, self.hidden
        )

    def urge(self, number: i64) -> float:
        """Return the logit of an action."""
        return self.policy_bias[number] + product(
            self.second, self.policy, number * self.hidden, self.hidden
        )

    def trusting(self) -> float:
        """Return how far first looks count."""
        return self.trust_bias[0] + product(self.second, self.trust, 0, self.hidden)


def add(total: vec[float], rows: vec[float], start: i64, times: float, count: i64) -> None:
    for n in range(count):
        total[n] += times * rows[start + n]


def product(one: vec[float], rows: vec[float], start: i64, count: i64) -> float:
    total = 0.0
    for n in range(count):
        total += one[n] * rows[start + n]
    return total
