"""Teach a small network over the features what the weighted sum does not say.

The same softmax as in `regression`; a worth is the weighted sum, which stays, and what the hidden units add. They begin
by adding nothing. Taught by Adam until the games kept aside are no longer less surprised.
"""

from collections.abc import Sequence
from typing import Any

import numpy

from argosy.lab.candidate import DIGITS, Content
from argosy.lab.regression import Sample

RATE = 0.01  # of Adam
STEPS = 600
LOOK = 20  # steps between two looks at the games kept aside
DECAY = 1e-3  # of everything that is learnt, so that little data teaches little

Array = Any  # of NumPy, which is not installed everywhere that types are checked


class Layer:
    """A network that is being taught; features are scaled to their spread meanwhile."""

    def __init__(
        self, weights: Sequence[float], some: list[Sample], hidden: int, seed: int
    ) -> None:
        rows = rows_of(some)
        self.scale = 1.0 / (rows.std(axis=(0, 1)) + 1e-6)
        self.weights = numpy.array(weights)
        rng = numpy.random.default_rng(seed)
        width = len(weights)
        self.parts = [
            rng.normal(0.0, width**-0.5, (hidden, width)),  # into
            rng.normal(0.0, 0.5, hidden),  # bias
            numpy.zeros(hidden),  # out
        ]

    def loss(self, some: list[Sample]) -> float:
        """Return the mean surprise."""
        odds = self.odds(rows_of(some))[0]
        return float(-(shares_of(some) * numpy.log(odds + 1e-9)).sum(axis=1).mean())

    def odds(self, rows: Array) -> tuple[Array, Array, Array]:
        """Return by position and seat its chance; and by unit what it saw and how far it was raised."""
        into, bias, out = self.parts
        scaled = rows * self.scale
        raised = numpy.maximum(scaled @ into.T + bias, 0.0)
        worth = rows @ self.weights + raised @ out
        odds = numpy.exp(worth - worth.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), scaled, raised

    def slopes(self, rows: Array, shares: Array) -> list[Array]:
        """Return how the surprise changes with every part."""
        odds, scaled, raised = self.odds(rows)
        error = (odds - shares) / len(rows)
        back = error[..., None] * self.parts[2] * (raised > 0.0)
        found = [
            numpy.einsum("psh,psf->hf", back, scaled),
            back.sum(axis=(0, 1)),
            numpy.einsum("ps,psh->h", error, raised),
        ]
        return [slope + DECAY * part for slope, part in zip(found, self.parts, strict=True)]

    def teach(self, fitting: list[Sample], aside: list[Sample]) -> None:
        """Learn, and end with what the games kept aside were least surprised by."""
        rows, shares = rows_of(fitting), shares_of(fitting)
        mean, square = ([numpy.zeros_like(part) for part in self.parts] for _ in range(2))
        best, kept = self.loss(aside), list(self.parts)
        for step in range(1, STEPS + 1):
            slopes = self.slopes(rows, shares)
            mean = [0.9 * m + 0.1 * g for m, g in zip(mean, slopes, strict=True)]
            square = [0.999 * v + 0.001 * g * g for v, g in zip(square, slopes, strict=True)]
            self.parts = [
                part - RATE * (m / (1 - 0.9**step)) / (numpy.sqrt(v / (1 - 0.999**step)) + 1e-8)
                for part, m, v in zip(self.parts, mean, square, strict=True)
            ]
            if step % LOOK == 0 and self.loss(aside) < best:
                best, kept = self.loss(aside), list(self.parts)
        self.parts = kept

    def content(self) -> Content:
        """Write it as a weights.json has it, for features as they are."""
        into, bias, out = self.parts
        names = {"hidden": into * self.scale, "bias": bias, "out": out}
        return {name: numpy.round(part, DIGITS).tolist() for name, part in names.items()}


def rows_of(some: list[Sample]) -> Array:
    return numpy.array([sample.rows for sample in some])


def shares_of(some: list[Sample]) -> Array:
    return numpy.array([sample.shares for sample in some])
