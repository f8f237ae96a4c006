"""Turns what seats are worth into what they may expect: how `appraise` works in every game with fitted weights.

A seat's worth is a weighted sum of features. The chance of victory is the softmax of the worths, which is also the
model that `argosy fit` fits the weights to; the weights are data beside the game.
"""

import json
from importlib.resources import files
from math import exp

from librt.vecs import vec
from mypy_extensions import i64


def fitted(package: str) -> vec[float]:
    """Return the weights of a game's package, in the order of its features.

    An `urge` is added to what was fitted: games between bots cannot teach that a game should be brought to its end.
    """
    found = json.loads(files(package).joinpath("weights.json").read_text(encoding="utf-8"))
    urge = found.get("urge", {})
    return vec[float](
        [float(w) + float(urge.get(name, 0.0)) for name, w in found["weights"].items()]
    )


def dot(weights: vec[float], features: list[float]) -> float:
    total = 0.0
    for k in range(len(weights)):
        total += weights[k] * features[k]
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


def expected(weights: vec[float], rows: vec[float]) -> vec[float]:
    """Return by seat what it may expect of `returns`."""
    width = len(weights)
    seats = len(rows) // width
    worths = vec[float]([0.0] * seats)
    at: i64 = 0
    for seat in range(seats):
        total = 0.0
        for k in range(width):
            total += weights[k] * rows[at]
            at += 1
        worths[seat] = total
    expect(worths)
    return worths


def parted(rows: vec[float], seats: i64) -> list[list[float]]:
    """Return the features of each seat as a list of its own: what `Game.features` gives to those who fit weights."""
    width = len(rows) // seats
    return [[rows[seat * width + k] for k in range(width)] for seat in range(seats)]


def share_of(some: i64, whole: i64) -> float:
    return float(some) / float(max(1, whole))
