"""Find out which of two bots is stronger: deals one after the other until a sequential test has seen enough.

The same contest comes to the same end with any number of jobs, and after any interruption: a deal always brings the
same games, deals are counted in their order, and what was played beyond the last that counts stays in the file.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path

from argosy.bots.names import bot
from argosy.core.edition import Edition, bad
from argosy.lab.intervals import wilson
from argosy.lab.paired import HELD_OUT, Result, Results, deals, play
from argosy.lab.sprt import Sprt
from argosy.lab.workers import Workers

AHEAD = 2  # deals for each job that are under way at once


@dataclass
class Contest:
    """Two bots, and how long they play. Raises BadInput for what cannot be."""

    edition: Edition
    first: str
    second: str
    seats: int = 2  # with more than two, one of the first bot plays among copies of the second
    given: dict[str, int] = field(default_factory=dict)  # options, without the seats
    test: Sprt | None = None  # without one, `most` games are played
    most: int = 200  # games
    seed: int = 0  # the first deal; the next deals count up from it
    held_out: bool = False  # deals that nothing was chosen by
    options: dict[str, int] = field(init=False)  # all of them

    def __post_init__(self) -> None:
        if self.seats < 2:
            raise bad("ladder-seats")
        if not self.seats <= self.most <= 10_000_000:
            raise bad("contest-games")
        if not 0 <= self.seed < HELD_OUT:
            raise bad("contest-seed", most=HELD_OUT - 1)
        self.options = self.edition.choose({**self.given, "seats": self.seats})
        for name in (self.first, self.second):
            bot(name, self.edition)

    @property
    def start(self) -> int:
        """The number of the first deal."""
        return self.seed + (HELD_OUT if self.held_out else 0)


@dataclass
class Standing:
    """How a contest stands."""

    contest: Contest
    scores: list[float] = field(default_factory=list)  # by deal: the mean share of the first
    unended: int = 0  # games that went past their bound
    seconds: float = 0.0  # of processors

    @property
    def games(self) -> int:
        return len(self.scores) * self.contest.seats

    @property
    def share(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval as if every game were a deal of its own: paired deals are rather surer than that."""
        return wilson(self.share * self.games, self.games) if self.games else (0.0, 1.0)

    @property
    def ratio(self) -> float:
        return self.contest.test.ratio(self.scores) if self.contest.test else 0.0

    @property
    def verdict(self) -> str:
        return self.contest.test.verdict(self.ratio) if self.contest.test else "open"

    def told(self) -> dict[str, object]:
        """Return the figures as a program reads them."""
        contest, test = self.contest, self.contest.test
        ratio = {"ratio": self.ratio, "bounds": test.bounds} if test else {}
        return {
            "game": contest.edition.id,
            "first": contest.first,
            "second": contest.second,
            "options": contest.options,
            "deals": [contest.start, len(self.scores)],
            "games": self.games,
            "share": self.share,
            "interval": self.interval,
            "unended": self.unended,
            "seconds": self.seconds,
            "verdict": self.verdict,
            "sprt": asdict(test) | ratio if test else None,
        }

    def add(self, games: list[Result]) -> None:
        self.scores.append(sum(game.share for game in games) / len(games))
        self.unended += sum(not game.ended for game in games)
        self.seconds += sum(game.seconds for game in games)


def run(
    contest: Contest,
    path: Path | None = None,
    *,
    jobs: int = 1,
    progress: Callable[[Standing], None] = lambda standing: None,
) -> Standing:
    """Play until the test decides; `progress` is told after every deal.

    `path` keeps the games, and a contest that was interrupted goes on from there.
    """
    now = Standing(contest)
    with Workers(jobs) as workers:
        results = Results(contest.edition, contest.options, path)
        for games in played(contest, results, workers, jobs):
            now.add(games)
            progress(now)
            if now.verdict != "open":
                break
    return now


def played(
    contest: Contest, results: Results, workers: Workers, jobs: int
) -> Iterator[list[Result]]:
    """Yield the games of one deal after the other: those of the file, and those that are missing there."""
    done = results.between(contest.first, contest.second)
    every = deals(contest.edition, contest.options, contest.first, contest.second, contest.start)
    some = islice(every, contest.most // contest.seats)
    while batch := list(islice(some, 1 if jobs == 1 else AHEAD * jobs)):
        missing = [t for twins in batch for t in twins if (t.deal, t.seat) not in done]
        for result in workers.map(play, missing):
            results.add(result)
            done[result.deal, result.seat] = result
        yield from ([done[twin.deal, twin.seat] for twin in twins] for twins in batch)
