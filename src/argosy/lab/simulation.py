"""Play many games between bots and count how they went."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from argosy.bots.arena import play_between
from argosy.bots.names import bot
from argosy.core import play as compiled_play
from argosy.core.contract import CHANCE, EVERYONE, NOBODY, Game, Rng, State
from argosy.core.edition import Edition, bad, bad_file
from argosy.core.phrase import verbatim
from argosy.core.play import Tally, buffer, random_games, retrace
from argosy.core.record import Line, Record, scores_text
from argosy.core.registry import edition as find_edition
from argosy.lab.intervals import wilson
from argosy.lab.workers import Workers

MOST_GAMES = 100_000_000
BATCHES = 50  # that a simulation is cut into, so that its progress can be shown


# ── The plan ──────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Plan:
    """A simulation to be run. Raises BadInput for one that cannot be."""

    edition: Edition
    bots: list[str]  # by seat; random bots on the default seats if there are none
    games: int
    seed: int  # game number i (from 0) is drawn from seed + i
    given: dict[str, int] = field(default_factory=dict)  # options, without the seats
    options: dict[str, int] = field(init=False)  # all of them

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise bad("simulation-games", most=verbatim(MOST_GAMES), games=verbatim(self.games))
        if self.seed < 0:
            raise bad("seed", seed=verbatim(self.seed))
        self.bots = self.bots or ["random"] * self.edition.default_seats
        for name in self.bots:
            if name.split(":")[0] == "you":
                raise bad("simulation-person")
            bot(name, self.edition)
        self.options = self.edition.choose({**self.given, "seats": len(self.bots)})

    def batches(self, folder: Path | None, jobs: int) -> list["Batch"]:
        """Cut the games into parts."""
        size = max(1, self.games // max(BATCHES, jobs * 4))
        return [
            Batch(
                game=self.edition.id,
                options=self.options,
                bots=self.bots,
                first=self.seed + start,
                games=min(size, self.games - start),
                folder=folder,
            )
            for start in range(0, self.games, size)
        ]


@dataclass(frozen=True)
class Batch:
    """A part of the games, small enough to send to another process."""

    game: str
    options: dict[str, int]
    bots: list[str]
    first: int  # seed; the next ones count up from it
    games: int
    folder: Path | None  # receives every game as a record


@dataclass
class Count:
    """The totals of some games."""

    games: int = 0
    decisions: int = 0
    forced: int = 0  # decisions with one legal action
    outcomes: int = 0
    overrun: int = 0  # games that went past their bound
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)  # decisions of each game
    wins: list[float] = field(default_factory=list)  # by seat
    endings: list[int] = field(default_factory=list)  # by ending number

    def add(self, other: "Count") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        self.outcomes += other.outcomes
        self.overrun += other.overrun
        self.seconds += other.seconds
        self.lengths += other.lengths
        self.wins = added(self.wins, other.wins)
        self.endings = added(self.endings, other.endings)


Number = TypeVar("Number", int, float)


def added(some: list[Number], more: list[Number]) -> list[Number]:
    return [a + b for a, b in zip(some, more, strict=True)] if some else list(more)


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


def play_batch(batch: Batch) -> Count:
    """Play and count. Only the games themselves are timed, in the time of this processor."""
    game = find_edition(batch.game).make(batch.options)
    if batch.folder is None and set(batch.bots) == {"random"}:
        begun = time.process_time()
        tally = random_games(game, batch.games, batch.first)
        return counted(tally, time.process_time() - begun)
    tally = Tally(game.seats)
    spent = 0.0
    for seed in range(batch.first, batch.first + batch.games):
        begun = time.process_time()
        moves: list[int] = []
        last = play_one(game, batch.bots, seed, tally, moves)
        spent += time.process_time() - begun
        if batch.folder is not None:
            path = batch.folder / f"{batch.game}-{seed}.txt"
            try:
                path.write_text(written(batch, game, moves, last), encoding="utf-8")
            except OSError as problem:
                raise bad_file("write", path, problem) from None
    return counted(tally, spent)


def play_one(
    game: Game[State], bots: list[str], seed: int, tally: Tally, moves: list[int]
) -> State:
    """Play and count one game; random bots among themselves play it as `random_games` does."""
    if set(bots) != {"random"}:
        return play_between(game, [bot(name) for name in bots], Rng(seed), tally, moves)
    s = game.setup()
    tally.count(game, s, game.play_on(s, Rng(seed), buffer(game), game.bound, None, moves))
    return s


def counted(tally: Tally, seconds: float) -> Count:
    """Copy a tally into what can be sent to another process."""
    return Count(
        games=tally.games,
        decisions=tally.decisions,
        forced=tally.forced,
        outcomes=tally.outcomes,
        overrun=tally.overrun,
        seconds=seconds,
        lengths=list(tally.lengths),
        wins=list(tally.wins),
        endings=list(tally.endings),
    )


def written(batch: Batch, game: Game[State], moves: list[int], last: State) -> str:
    """Write the record of a game from its moves and its last state."""
    words = find_edition(batch.game).words(game)
    lines = []
    for seat, s, move in retrace(game, moves):
        if seat == CHANCE:
            ear = game.hears(s)
            who = "?" if ear == EVERYONE else f"?{words.seats[ear]}"
            lines.append(Line(who, words.write_outcome(move)))
        else:
            lines.append(Line(words.seats[seat], words.write(move)))
    ending = ""
    if game.waiting_for(last) == NOBODY:
        scores = scores_text(words.seats, game.scores(last))
        ending = f"{words.endings[last.ending].clause} {scores}"
    names = {seat: f"bot:{name}" for seat, name in zip(words.seats, batch.bots, strict=True)}
    options = batch.options
    return Record(batch.game, options["rules"], options, names, lines, ending).write()


# ── The figures ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Share:
    """What part of the victories somebody had, with its 95 % interval."""

    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Lengths:
    """How many decisions games took."""

    mean: float
    median: float
    min: int
    max: int


@dataclass(frozen=True)
class Report:
    """What a simulation has found."""

    game: str
    games: int
    seats: list[str]  # the bots
    seed: int
    options: dict[str, int]
    compiled: bool
    decisions: int
    decisions_per_second: int
    seconds: float
    forced: float  # the part of the decisions that had one legal action
    outcomes: int
    wins: list[float]  # by seat
    by_seat: dict[str, Share]
    by_bot: dict[str, Share]
    length: Lengths
    endings: dict[str, int]  # by clause
    overrun: int  # games that went past their bound: a fault


def simulate(
    plan: Plan,
    *,
    folder: Path | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play all games; `folder` receives them as records, `progress` is told how many have been played.

    The same plan gives the same report, whatever the jobs, but for its times.
    """
    total = Count()
    with Workers(jobs) as workers:
        if folder is not None:
            make_folder(folder)
        for count in workers.map(play_batch, plan.batches(folder, jobs)):
            total.add(count)
            progress(total.games)
    return report(plan, total)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise bad_file("make-folder", path, problem) from None


def report(plan: Plan, total: Count) -> Report:
    """Turn totals into figures."""
    _, words = plan.edition.rulebook(plan.options)
    by_bot = dict.fromkeys(plan.bots, 0.0)
    for name, wins in zip(plan.bots, total.wins, strict=True):
        by_bot[name] += wins
    return Report(
        game=plan.edition.id,
        games=total.games,
        seats=plan.bots,
        seed=plan.seed,
        options=plan.options,
        compiled=not str(compiled_play.__file__).endswith(".py"),
        decisions=total.decisions,
        decisions_per_second=round(total.decisions / max(total.seconds, 1e-9)),
        seconds=round(total.seconds, 6),
        forced=total.forced / max(total.decisions, 1),
        outcomes=total.outcomes,
        wins=total.wins,
        by_seat={
            seat: share(wins, total.games)
            for seat, wins in zip(words.seats, total.wins, strict=True)
        },
        by_bot={name: share(wins, total.games) for name, wins in by_bot.items()},
        length=Lengths(
            mean=statistics.fmean(total.lengths),
            median=statistics.median(total.lengths),
            min=min(total.lengths),
            max=max(total.lengths),
        ),
        endings=endings(total, {n: ending.clause for n, ending in words.endings.items()}),
        overrun=total.overrun,
    )


def endings(total: Count, clauses: dict[int, str]) -> dict[str, int]:
    """Count the games that ended by each clause."""
    found: dict[str, int] = {}
    for number, count in enumerate(total.endings):
        if count:
            found[clauses[number]] = found.get(clauses[number], 0) + count
    return found


def share(wins: float, games: int) -> Share:
    low, high = wilson(wins, games)
    return Share(wins, wins / games, low, high)
