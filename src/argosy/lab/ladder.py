"""Play bots against each other on paired deals, and rate them.

A match stops as soon as its interval says enough. Every game is a line of the results file, and a ladder that was
interrupted goes on where it was.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations, islice
from pathlib import Path
from typing import NamedTuple

from openskill.models import PlackettLuce

from argosy.bots.names import bot
from argosy.core.edition import Edition, bad
from argosy.core.phrase import verbatim
from argosy.lab.intervals import wilson
from argosy.lab.paired import Result, Results, deals, play
from argosy.lab.workers import Workers

BOTS = ("random", "greedy", "easy", "medium", "hard")
SCALED = {"medium", "hard"}  # whose budgets `scale` changes
# What the first of two must win at two seats; all others are measured against an even share.
BARS = {
    ("hard", "greedy"): 0.75,
    ("medium", "greedy"): 0.60,
    ("easy", "random"): 0.80,
    ("medium", "easy"): 0.60,
}
SHARE_AT_MANY = 1.5  # and with more seats, times the fair share

Pair = tuple[str, str]  # two bots; the shares are what the first wins


# ── The plan ──────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Ladder:
    """The matches to be played. Raises BadInput for what cannot be."""

    edition: Edition
    seats: int  # with more than two, one of the first bot plays among copies of the second
    given: dict[str, int] = field(default_factory=dict)  # options, without the seats
    bots: tuple[str, ...] = BOTS  # the weakest first
    only: list[Pair] = field(default_factory=list)  # these matches instead of all
    scale: float = 1.0  # of the budgets of medium and hard
    least: int = 20  # games of a match before it may be stopped
    most: int = 200
    seed: int = 0  # the first deal; the next deals count up from it
    options: dict[str, int] = field(init=False)  # all of them

    def __post_init__(self) -> None:
        if not 2 <= self.least <= self.most <= 100_000:
            raise bad("ladder-games")
        if self.seats < 2:
            raise bad("ladder-seats")
        if not 0.001 <= self.scale <= 100.0:
            raise bad("ladder-scale", scale=verbatim(f"{self.scale:g}"))
        self.options = self.edition.choose({**self.given, "seats": self.seats})
        for name in {*self.bots, *(name for pair in self.only for name in pair)}:
            bot(self.scaled(name), self.edition)

    def scaled(self, name: str) -> str:
        """Name the bot with the budget that it has in this ladder: `hard:scale=0.1`."""
        if self.scale == 1.0 or name not in SCALED:
            return name
        return f"{name}:scale={self.scale:g}"

    def matches(self) -> list[Pair]:
        """List who plays whom, the stronger first, so that a share is what the stronger wins."""
        return self.only or [(b, a) for a, b in combinations(self.bots, 2)]

    def bar(self, pair: Pair) -> float:
        """Return the share that the first is expected to win."""
        if self.seats > 2:
            return SHARE_AT_MANY / self.seats
        return BARS.get((kind(pair[0]), kind(pair[1])), 0.5)


def kind(name: str) -> str:
    """`hard` of `hard:scale=0.1`"""
    return name.partition(":")[0]


# ── A match ───────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Standing:
    """How a match stands."""

    first: str
    second: str
    bar: float
    wins: float = 0.0
    games: int = 0
    seconds: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games) if self.games else (0.0, 1.0)

    @property
    def verdict(self) -> str:
        low, high = self.interval
        return "clears" if low >= self.bar else "misses" if high < self.bar else "open"

    def add(self, results: Iterable[Result]) -> None:
        for result in results:
            self.wins += result.share
            self.games += 1
            self.seconds += result.seconds


def run_match(ladder: Ladder, results: Results, pair: Pair, workers: Workers) -> Standing:
    """Play the games of a match that are missing, until its interval lies on one side of the bar."""
    first, second = ladder.scaled(pair[0]), ladder.scaled(pair[1])
    done = results.between(first, second)
    now = Standing(first, second, ladder.bar(pair))
    now.add(done.values())
    every = deals(ladder.edition, ladder.options, first, second, ladder.seed)
    for twins in islice(every, -(-ladder.most // ladder.seats)):
        if now.games >= ladder.least and now.verdict != "open":
            break
        missing = [twin for twin in twins if (twin.deal, twin.seat) not in done]
        for result in workers.map(play, missing):
            results.add(result)
            now.add([result])
    return now


# ── All matches ───────────────────────────────────────────────────────────────────────────────────


class Rating(NamedTuple):
    """A bot's skill and how uncertain it is, by openskill."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Report:
    """What a ladder has found."""

    standings: list[Standing]
    ratings: dict[str, Rating]


def climb(
    ladder: Ladder,
    path: Path,
    *,
    jobs: int = 1,
    progress: Callable[[Standing], None] = lambda standing: None,
) -> Report:
    """Play every match, going on from the results in `path`; `progress` is told of each one that is over."""
    standings = []
    with Workers(jobs) as workers:
        results = Results(ladder.edition, ladder.options, path)
        for pair in ladder.matches():
            now = run_match(ladder, results, pair, workers)
            standings.append(now)
            progress(now)
    played = {name for now in standings for name in (now.first, now.second)}
    names = [ladder.scaled(name) for name in ladder.bots]
    return Report(standings, rated(results.rows, [name for name in names if name in played]))


def rated(rows: list[Result], names: list[str]) -> dict[str, Rating]:
    """Rate bots by their games at two seats (Plackett-Luce), in the order of the file."""
    model = PlackettLuce()
    found = {name: model.rating(name=name) for name in names}
    for row in rows:
        if row.first in found and row.second in found and row.seats == 2:
            pair = [[found[row.first]], [found[row.second]]]
            scores = [row.share, 1.0 - row.share]
            (first,), (second,) = model.rate(pair, scores=scores)
            found[row.first], found[row.second] = first, second
    return {name: Rating(rating.mu, rating.sigma) for name, rating in found.items()}
