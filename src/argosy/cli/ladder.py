"""The ladder: every bot against every other on paired deals, stopped as soon as the interval says enough.

A deal is played once for every seat that the first bot can sit on, with the same chance, so that luck of the deal and
of the seat cancel out. Every game is a line of the results file; a ladder that was interrupted goes on where it was.
"""

import json
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from argosy.bots.arena import play_deal
from argosy.bots.names import bot
from argosy.cli import arguments
from argosy.cli.console import say
from argosy.cli.simulation import wilson
from argosy.core.contract import NOBODY
from argosy.core.edition import BadInput, Edition
from argosy.core.registry import edition as find_edition

BOTS = ("random", "greedy", "easy", "medium", "hard")
SCALED = {"medium", "hard"}  # whose budgets --scale changes
# What the first of two must win at two seats, by the issue; all others are measured against an even share.
BARS = {
    ("hard", "greedy"): 0.75,
    ("medium", "greedy"): 0.60,
    ("easy", "random"): 0.80,
    ("medium", "easy"): 0.60,
}
SHARE_AT_MANY = 1.5  # and with more seats, times the fair share


# ── The plan ──────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Ladder:
    edition: Edition
    seats: int
    pairs: list[str]  # options
    bots: tuple[str, ...] = BOTS
    only: list[tuple[str, str]] = field(default_factory=list)  # these matches and no others
    scale: float = 1.0
    least: int = 20
    most: int = 200
    seed: int = 0
    options: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        if not 2 <= self.least <= self.most <= 100_000:
            raise BadInput("A match has --least to --most games, from 2 to 100000.")
        if self.seats < 2:
            raise BadInput("A ladder needs two seats or more: somebody must lose.")
        if not 0.001 <= self.scale <= 100.0:
            raise BadInput("--scale goes from 0.001 to 100.")
        given = arguments.options(self.edition, self.pairs)
        self.options = self.edition.choose({**given, "seats": self.seats})
        for name in {*self.bots, *(name for pair in self.only for name in pair)}:
            bot(self.scaled(name))

    def scaled(self, name: str) -> str:
        """`hard:scale=0.1` where the budget is cut."""
        if self.scale == 1.0 or name not in SCALED:
            return name
        return f"{name}:scale={self.scale:g}"

    def matches(self) -> list[tuple[str, str]]:
        """The stronger first, so that shares are read as what it wins."""
        return self.only or [(b, a) for a, b in combinations(self.bots, 2)]

    def bar(self, pair: tuple[str, str]) -> float:
        if self.seats > 2:
            return SHARE_AT_MANY / self.seats
        return BARS.get((kind(pair[0]), kind(pair[1])), 0.5)


def kind(name: str) -> str:
    return name.partition(":")[0]


@dataclass(frozen=True)
class Twin:
    """One deal with the first bot on one seat: a game to be played."""

    game: str
    options: dict[str, int]
    first: str
    second: str
    deal: int
    seat: int


@dataclass(frozen=True)
class Result:
    """A line of the results file."""

    game: str
    seats: int
    options: str
    first: str
    second: str
    deal: int
    seat: int  # of the first
    share: float  # of the victory that the first has: 1, 0, or a part
    lines: int
    seconds: float
    ended: bool


def play(twin: Twin) -> Result:
    edition = find_edition(twin.game)
    game = edition.make(twin.options)
    bots = [bot(twin.first if seat == twin.seat else twin.second) for seat in range(game.seats)]
    began = time.process_time()
    moves: list[int] = []
    s = play_deal(game, bots, twin.deal, moves)
    ended = game.waiting_for(s) == NOBODY
    winners = list(game.winners(s)) if ended else []
    share = 1.0 / len(winners) if twin.seat in winners else 0.0
    if not winners:
        share = 1.0 / int(game.seats)  # all have lost, or the game went past its bound
    return Result(
        game=twin.game,
        seats=int(game.seats),
        options=written(edition, twin.options),
        first=twin.first,
        second=twin.second,
        deal=twin.deal,
        seat=twin.seat,
        share=share,
        lines=len(moves),
        seconds=time.process_time() - began,
        ended=ended,
    )


def written(edition: Edition, options: dict[str, int]) -> str:
    return " ".join(edition.differing(options))


# ── The results file ──────────────────────────────────────────────────────────────────────────────


def read(path: Path) -> list[Result]:
    if not path.exists():
        return []
    found = []
    for number, line in enumerate(arguments.read(path).splitlines(), 1):
        try:
            found.append(Result(**json.loads(line)))
        except (ValueError, TypeError):
            raise BadInput(f"{path}: line {number} is no result of a ladder.") from None
    return found


class Results:
    """What was played before, and what is played now."""

    def __init__(self, ladder: Ladder, path: Path) -> None:
        self.path = path
        options = written(ladder.edition, ladder.options)
        every = read(path)
        self.rows = [r for r in every if r.game == ladder.edition.id and r.options == options]

    def add(self, result: Result) -> None:
        self.rows.append(result)
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
        except OSError as problem:
            raise BadInput(f"Cannot write {self.path}: {problem.strerror}.") from None

    def between(self, first: str, second: str) -> dict[tuple[int, int], Result]:
        return {(r.deal, r.seat): r for r in self.rows if (r.first, r.second) == (first, second)}


# ── A match ───────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Standing:
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


def standing(ladder: Ladder, results: Results, pair: tuple[str, str]) -> Standing:
    first, second = ladder.scaled(pair[0]), ladder.scaled(pair[1])
    found = Standing(first, second, ladder.bar(pair))
    found.add(results.between(first, second).values())
    return found


def missing(ladder: Ladder, results: Results, pair: tuple[str, str]) -> Iterator[list[Twin]]:
    """Whole deals that were not played yet, one after the other."""
    first, second = ladder.scaled(pair[0]), ladder.scaled(pair[1])
    done = results.between(first, second)
    for number in range(-(-ladder.most // ladder.seats)):
        deal = ladder.seed + number
        yield [
            Twin(ladder.edition.id, ladder.options, first, second, deal, seat)
            for seat in range(ladder.seats)
            if (deal, seat) not in done
        ]


def run_match(ladder: Ladder, results: Results, pair: tuple[str, str], pool: Any) -> Standing:
    now = standing(ladder, results, pair)
    for twins in missing(ladder, results, pair):
        if now.games >= ladder.least and now.verdict != "open":
            break
        for result in pool(play, twins):
            results.add(result)
            now.add([result])
    return now


def run(ladder: Ladder, path: Path, jobs: int, as_json: bool) -> None:
    if not 1 <= jobs <= 256:
        raise BadInput("--jobs goes from 1 to 256.")
    results = Results(ladder, path)
    standings = []
    with Crew(jobs) as crew:
        for pair in ladder.matches():
            now = run_match(ladder, results, pair, crew.map)
            standings.append(now)
            print(told(now), file=sys.stderr, flush=True)
    names = [ladder.scaled(name) for name in ladder.bots]
    played = {name for now in standings for name in (now.first, now.second)}
    ratings = rated(results.rows, [name for name in names if name in played])
    if as_json:
        rows = [{**asdict(s), "interval": s.interval, "verdict": s.verdict} for s in standings]
        print(json.dumps({"matches": rows, "ratings": ratings}))
    else:
        tell(ladder, standings, ratings)


class Crew:
    """Processes that share the games, or none."""

    def __init__(self, jobs: int) -> None:
        context = multiprocessing.get_context("forkserver")
        self.pool = ProcessPoolExecutor(jobs, mp_context=context) if jobs > 1 else None

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def map(self, work: Any, parts: list[Any]) -> Iterable[Any]:
        return self.pool.map(work, parts) if self.pool is not None else map(work, parts)


# ── Ratings and the table ─────────────────────────────────────────────────────────────────────────


def rated(rows: list[Result], names: list[str]) -> dict[str, tuple[float, float]]:
    """Skill and its uncertainty by openskill (Plackett-Luce), games in the order of the file."""
    model = PlackettLuce()
    found = {name: model.rating(name=name) for name in names}
    for row in rows:
        if row.first in found and row.second in found and row.seats == 2:
            pair = [[found[row.first]], [found[row.second]]]
            scores = [row.share, 1.0 - row.share]
            (first,), (second,) = model.rate(pair, scores=scores)
            found[row.first], found[row.second] = first, second
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}


def told(now: Standing) -> str:
    low, high = now.interval
    return (
        f"{now.first} against {now.second}: {now.share:.1%} [{low:.1%}, {high:.1%}] "
        f"of {now.games} games, bar {now.bar:.0%}: {now.verdict}"
    )


def tell(
    ladder: Ladder, standings: list[Standing], ratings: dict[str, tuple[float, float]]
) -> None:
    say(f"{ladder.edition.title}, {ladder.seats} seats: what the first wins", "bold")
    say("")
    say("| match | games | wins | 95 % interval | bar | |")
    say("| --- | ---: | ---: | --- | ---: | --- |")
    for now in standings:
        low, high = now.interval
        say(
            f"| {now.first} - {now.second} | {now.games} | {now.share:.1%} | {low:.1%} to {high:.1%} "
            f"| {now.bar:.0%} | {now.verdict} |"
        )
    if ladder.seats == 2:
        say("")
        say("| bot | openskill | ± |")
        say("| --- | ---: | ---: |")
        for name, (mu, sigma) in sorted(ratings.items(), key=lambda item: -item[1][0]):
            say(f"| {name} | {mu:.1f} | {sigma:.1f} |")
