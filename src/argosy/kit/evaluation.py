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
    best = max(worths)
    chances = [exp(worth - best) for worth in worths]
    total = sum(chances)
    n = float(len(worths))
    if n == 1.0:
        return [2.0 / (1.0 + exp(-worths[0])) - 1.0]
    return [(n * chance / total - 1.0) / (n - 1.0) for chance in chances]


def share_of(some: i64, whole: i64) -> float:
    return float(some) / float(max(1, whole))
