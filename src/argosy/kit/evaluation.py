"""Turns what seats are worth into what they may expect: how `appraise` works in every game with fitted weights.

A seat's worth is a weighted sum of features, and perhaps what a small network over the same features adds. The chance
of victory is the softmax of the worths, which is also the model that `argosy fit` fits the weights to; weights, network
and the constants that features are made with are data beside the game, in its weights.json.
"""

import json
from importlib.resources import files
from math import exp
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


def shipped(package: str) -> dict[str, Any]:
    """Read the weights.json of a game's package."""
    found: dict[str, Any] = json.loads(
        files(package).joinpath("weights.json").read_text(encoding="utf-8")
    )
    return found


class Evaluation:
    """What a weights.json says, as vectors: weights and constants in the order of the file."""

    weights: vec[float]  # by feature
    constants: vec[float]
    units: i64  # hidden units of the network; 0: there is none
    into: vec[float]  # by unit * features + feature
    bias: vec[float]  # by unit: below it a unit is silent
    out: vec[float]  # by unit: what it adds to the worth

    def __init__(self, found: dict[str, Any]) -> None:
        """Take what was read. An `urge` is added to the weights: what games between bots cannot teach."""
        urge = found.get("urge", {})
        network = found.get("network", {"hidden": [], "bias": [], "out": []})
        self.weights = vec[float](
            [float(w) + float(urge.get(name, 0.0)) for name, w in found["weights"].items()]
        )
        self.constants = vec[float]([float(c) for c in found.get("constants", {}).values()])
        self.units = len(network["hidden"])
        self.into = vec[float]([float(w) for unit in network["hidden"] for w in unit])
        self.bias = vec[float]([float(b) for b in network["bias"]])
        self.out = vec[float]([float(w) for w in network["out"]])

    def worth(self, rows: vec[float], start: i64) -> float:
        """Weigh the features of a seat, which begin there: the sum, and what the units add that are not silent."""
        weights = self.weights
        width = len(weights)
        total = 0.0
        for k in range(width):
            total += weights[k] * rows[start + k]
        if self.units == 0:
            return total
        into = self.into
        at: i64 = 0
        for unit in range(self.units):
            raised = self.bias[unit]
            for k in range(width):
                raised += into[at] * rows[start + k]
                at += 1
            if raised > 0.0:
                total += self.out[unit] * raised
        return total

    def worth_of(self, row: list[float]) -> float:
        """Weigh the features of a seat that have a list of their own."""
        if self.units > 0:
            return self.worth(vec[float](row), 0)
        weights = self.weights
        total = 0.0
        for k in range(len(weights)):
            total += weights[k] * row[k]
        return total


def expectations(worths: list[float]) -> list[float]:
    """Return what each seat may expect of `returns`, by the softmax of the worths."""
    seats = len(worths)
    found = vec[float]([0.0] * seats)
    for seat in range(seats):
        found[seat] = worths[seat]
    expect(found)
    return [found[seat] for seat in range(seats)]


def expect(worths: vec[float]) -> None:
    """Turn what each seat is worth into what it may expect, in place: no list, nothing boxed."""
    seats = len(worths)
    if seats == 1:
        worths[0] = 2.0 / (1.0 + exp(-worths[0])) - 1.0
        return
    best = worths[0]
    for seat in range(1, seats):
        if worths[seat] > best:
            best = worths[seat]
    total = 0.0
    for seat in range(seats):
        chance = exp(worths[seat] - best)
        worths[seat] = chance
        total += chance
    n = float(seats)
    for seat in range(seats):
        worths[seat] = (n * worths[seat] / total - 1.0) / (n - 1.0)


# ── Features of all seats side by side, a row for each: one vector instead of a list of lists ──


def expected(evaluation: Evaluation, rows: vec[float]) -> vec[float]:
    """Return by seat what it may expect of `returns`."""
    width = len(evaluation.weights)
    seats = len(rows) // width
    worths = vec[float]([0.0] * seats)
    for seat in range(seats):
        worths[seat] = evaluation.worth(rows, seat * width)
    expect(worths)
    return worths


def parted(rows: vec[float], seats: i64) -> list[list[float]]:
    """Return the features of each seat as a list of its own: what `Game.features` gives to those who fit weights."""
    width = len(rows) // seats
    return [[rows[seat * width + k] for k in range(width)] for seat in range(seats)]


def share_of(some: i64, whole: i64) -> float:
    return float(some) / float(max(1, whole))
