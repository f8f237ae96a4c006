"""Weights of a game's sense, fitted to the outcomes of games between bots.

The model is the one that `appraise` uses: the chance of victory is the softmax of the seats' worths, a worth is a
weighted sum of features. Positions of one game share its outcome, so a fifth of the games, not of the positions, is
kept aside to see whether the fit holds.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from math import exp, log
from pathlib import Path

from argosy.bots.arena import play_deal
from argosy.bots.names import bot
from argosy.cli.console import say
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State
from argosy.core.edition import BadInput, Edition
from argosy.core.play import retrace
from argosy.core.registry import folder

KEPT_ASIDE = 5  # every fifth game
ROUNDS = 12  # of Newton's method
SAMPLE = 6  # one decision in so many

Rows = list[list[float]]


@dataclass
class Sample:
    """A position: the features of every seat, and what part of the victory each had in the end."""

    rows: Rows
    shares: list[float]


@dataclass
class Study:
    edition: Edition
    options: dict[str, int]
    name: str  # of the bot
    games: int
    seed: int
    pull: float  # towards the present weights: the more, the more a feature must explain

    def __post_init__(self) -> None:
        if not 10 <= self.games <= 1_000_000:
            raise BadInput("--games goes from 10 to 1000000.")
        bot(self.name)
        game: Game[State] = self.edition.make(self.options)
        if not game.features(game.setup()):
            raise BadInput(f"{self.edition.id} has no features to be fitted.")

    @property
    def command(self) -> str:
        options = self.edition.differing(self.options)
        seats, *rest = (text.replace("seats=", "") for text in options)
        extra = "".join(f" --option {text}" for text in rest)
        return (
            f"argosy fit {self.edition.id} --seats {seats} --bot {self.name} --games {self.games}"
            f" --seed {self.seed} --pull {self.pull:g}{extra}"
        )


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


def samples(study: Study, number: int) -> list[Sample]:
    """Positions of one game, some of them, with how it ended."""
    game: Game[State] = study.edition.make(study.options)
    moves: list[int] = []
    bots = [bot(study.name) for seat in range(game.seats)]
    last = play_deal(game, bots, study.seed + number, moves)
    if game.waiting_for(last) != NOBODY:
        return []
    winners = game.winners(last)
    if not winners:
        return []
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    rng = Rng(study.seed + number)
    return [
        Sample(game.features(s), shares)
        for seat, s, _ in retrace(game, moves)
        if seat != CHANCE and rng.below(SAMPLE) == 0
    ]


# ── Fitting ───────────────────────────────────────────────────────────────────────────────────────


def chances(weights: Sequence[float], rows: Rows) -> list[float]:
    worths = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    best = max(worths)
    raised = [exp(worth - best) for worth in worths]
    return [r / sum(raised) for r in raised]


def loss(weights: Sequence[float], some: list[Sample]) -> float:
    """Mean surprise at the winner; knowing nothing it is the logarithm of the seats."""
    total = 0.0
    for sample in some:
        for chance, share in zip(chances(weights, sample.rows), sample.shares, strict=True):
            total -= share * log(max(chance, 1e-9))
    return total / len(some)


def fit(some: list[Sample], start: list[float], pull: float) -> list[float]:
    """Newton's method, pulled towards where it starts, each feature in units of its own spread."""
    size = len(start)
    spread = spreads(some, size)
    weights = list(start)
    for _ in range(ROUNDS):
        gradient = [pull * spread[k] ** 2 * (start[k] - weights[k]) for k in range(size)]
        matrix = [
            [pull * spread[k] ** 2 if k == j else 0.0 for j in range(size)] for k in range(size)
        ]
        for sample in some:
            add_sample(weights, sample, gradient, matrix)
        steps = solved(matrix, gradient)
        weights = [w + step for w, step in zip(weights, steps, strict=True)]
        if max(abs(step) * spread[k] for k, step in enumerate(steps)) < 1e-4:
            break
    return weights


def spreads(some: list[Sample], size: int) -> list[float]:
    """By feature: how far the seats are apart in it, on average."""
    found = [1e-3] * size
    for sample in some:
        for k in range(size):
            values = [row[k] for row in sample.rows]
            found[k] += (max(values) - min(values)) / len(some)
    return found


def add_sample(
    weights: list[float], sample: Sample, gradient: list[float], matrix: list[list[float]]
) -> None:
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


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Elimination with the largest pivot; small and dense."""
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


# ── The command ───────────────────────────────────────────────────────────────────────────────────


def present(edition: Edition) -> dict[str, dict[str, float]]:
    """The weights in use, and the urge that is added to them by hand."""
    text = (folder(edition.id) / "weights.json").read_text(encoding="utf-8")
    found = json.loads(text)
    return {part: found[part] for part in ("weights", "urge") if part in found}


def run(study: Study, output: Path | None) -> None:
    now = present(study.edition)
    before = now["weights"]
    fitting: list[Sample] = []
    aside: list[Sample] = []
    for number in range(study.games):
        (aside if number % KEPT_ASIDE == 0 else fitting).extend(samples(study, number))
    if not fitting or not aside:
        raise BadInput("No game had a winner: there is nothing to learn from.")
    weights = fit(fitting, list(before.values()), study.pull)
    tell(study, before, weights, fitting, aside)
    if output is not None:
        text = {
            "made_by": study.command,
            "date": date.today().isoformat(),
            "games": study.games,
            "loss": [round(loss(list(before.values()), aside), 4), round(loss(weights, aside), 4)],
            **now,
            "weights": {k: round(w, 4) for k, w in zip(before, weights, strict=True)},
        }
        output.write_text(json.dumps(text, indent=2) + "\n", encoding="utf-8")


def tell(
    study: Study,
    before: dict[str, float],
    weights: list[float],
    fitting: list[Sample],
    aside: list[Sample],
) -> None:
    say(
        f"{study.edition.title}: {study.games} games of {study.name}, {len(fitting)} positions",
        "bold",
    )
    old = list(before.values())
    for says, some in (("fitted", fitting), ("kept aside", aside)):
        say(
            f"surprise, games {says}: {loss(old, some):.4f} before, {loss(weights, some):.4f} after"
        )
    for (name, was), now in zip(before.items(), weights, strict=True):
        say(f"  {name:<12} {was:8.4f} -> {now:8.4f}")
    say("How often it was right (games kept aside): chance given, chance found, positions")
    for low, given, found, count in calibration(weights, aside):
        say(f"  {low:3.0%} and up  {given:6.1%}  {found:6.1%}  {count}")


def calibration(weights: list[float], some: list[Sample]) -> list[tuple[float, float, float, int]]:
    """By tenths of the chance that is given to a seat."""
    boxes: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for sample in some:
        for chance, share in zip(chances(weights, sample.rows), sample.shares, strict=True):
            boxes[min(9, int(chance * 10))].append((chance, share))
    return [
        (n / 10, sum(c for c, _ in box) / len(box), sum(w for _, w in box) / len(box), len(box))
        for n, box in enumerate(boxes)
        if box
    ]
