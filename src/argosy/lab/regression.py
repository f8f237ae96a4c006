"""Fit weights to outcomes by a softmax regression.

The model is the one that `appraise` uses: the chance of victory is the softmax of the seats' worths, and a worth is a
weighted sum of features.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

STEPS = 12  # of Newton's method, at most
CLOSE = 1e-4  # a step that moves no worth further than this is the last

Rows = list[list[float]]


@dataclass
class Sample:
    """A position: the features of every seat, and the part of the victory that each had in the end."""

    rows: Rows
    shares: list[float]


@dataclass(frozen=True)
class Calibration:
    """How often seats won that were given about the same chance."""

    low: float  # the tenth in which the chance lies
    given: float  # on average
    found: float
    positions: int


def chances(weights: Sequence[float], rows: Rows) -> list[float]:
    """Return every seat's chance of victory."""
    worths = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    best = max(worths)
    raised = [exp(worth - best) for worth in worths]
    return [r / sum(raised) for r in raised]


def loss(weights: Sequence[float], some: list[Sample]) -> float:
    """Return the mean surprise at the winner; weights of zero have the logarithm of the seats."""
    total = 0.0
    for sample in some:
        for chance, share in zip(chances(weights, sample.rows), sample.shares, strict=True):
            total -= share * log(max(chance, 1e-9))
    return total / len(some)


def calibration(weights: Sequence[float], some: list[Sample]) -> list[Calibration]:
    """Compare the chances given with those found, by tenths."""
    boxes: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for sample in some:
        for chance, share in zip(chances(weights, sample.rows), sample.shares, strict=True):
            boxes[min(9, int(chance * 10))].append((chance, share))
    return [
        Calibration(
            low=n / 10,
            given=sum(chance for chance, _ in box) / len(box),
            found=sum(share for _, share in box) / len(box),
            positions=len(box),
        )
        for n, box in enumerate(boxes)
        if box
    ]


# ── Newton's method ───────────────────────────────────────────────────────────────────────────────


def fit(some: list[Sample], start: list[float], pull: float) -> list[float]:
    """Find the weights that are least surprised, pulled towards `start`, each feature in units of its own spread."""
    size = len(start)
    spread = spreads(some, size)
    weights = list(start)
    for _ in range(STEPS):
        gradient = [pull * spread[k] ** 2 * (start[k] - weights[k]) for k in range(size)]
        matrix = [
            [pull * spread[k] ** 2 if k == j else 0.0 for j in range(size)] for k in range(size)
        ]
        for sample in some:
            add_sample(weights, sample, gradient, matrix)
        steps = solved(matrix, gradient)
        weights = [w + step for w, step in zip(weights, steps, strict=True)]
        if max(abs(step) * spread[k] for k, step in enumerate(steps)) < CLOSE:
            break
    return weights


def spreads(some: list[Sample], size: int) -> list[float]:
    """Measure by feature how far apart the seats are in it, on average."""
    found = [1e-3] * size
    for sample in some:
        for k in range(size):
            values = [row[k] for row in sample.rows]
            found[k] += (max(values) - min(values)) / len(some)
    return found


def add_sample(weights: list[float], sample: Sample, gradient: list[float], matrix: Rows) -> None:
    """Add the first and second derivatives of one sample's surprise."""
    size = len(weights)
    odds = chances(weights, sample.rows)
    mean = [sum(p * row[k] for p, row in zip(odds, sample.rows, strict=True)) for k in range(size)]
    for p, share, row in zip(odds, sample.shares, sample.rows, strict=True):
        off = [row[k] - mean[k] for k in range(size)]
        for k in range(size):
            gradient[k] += (share - p) * row[k]
            if off[k] != 0.0:
                scaled, line = p * off[k], matrix[k]
                for j in range(size):
                    line[j] += scaled * off[j]


def solved(matrix: Rows, right: list[float]) -> list[float]:
    """Solve a small dense system of equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*matrix[k], right[k]] for k in range(size)]
    for k in range(size):
        pivot = max(range(k, size), key=lambda r: abs(rows[r][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for r in range(k + 1, size):
            factor = rows[r][k] / rows[k][k]
            rows[r] = [x - factor * y for x, y in zip(rows[r], rows[k], strict=True)]
    found = [0.0] * size
    for k in reversed(range(size)):
        rest = sum(rows[k][j] * found[j] for j in range(k + 1, size))
        found[k] = (rows[k][size] - rest) / rows[k][k]
    return found
