"""Many games between bots: played in batches, counted, told with honest intervals."""

import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from argosy.bots.arena import play_between
from argosy.bots.names import bot
from argosy.cli import arguments
from argosy.cli.console import say
from argosy.core import play as compiled_play
from argosy.core.contract import CHANCE, EVERYONE, NOBODY, Game, Rng, State
from argosy.core.edition import BadInput, Edition
from argosy.core.play import Tally, buffer, play_on, random_games, retrace
from argosy.core.record import Line, Record, scores_text
from argosy.core.registry import edition as find_edition

MOST_GAMES = 100_000_000
BATCHES = 50  # so often the progress bar moves
Z = 1.959964  # 95 %


# ── The plan ──────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Plan:
    edition: Edition
    bots: list[str]
    games: int
    seed: int
    pairs: list[str]
    options: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise BadInput(f"--games goes from 1 to {MOST_GAMES}, not {self.games}.")
        if self.seed < 0:
            raise BadInput("--seed is a number from 0 on.")
        self.bots = self.bots or ["random"] * self.edition.default_seats
        for name in self.bots:
            if name.split(":")[0] == "you":
                raise BadInput("simulate is for bots; to play yourself use: argosy play")
            bot(name)
        given = arguments.options(self.edition, self.pairs)
        self.options = self.edition.choose({**given, "seats": len(self.bots)})


@dataclass(frozen=True)
class Batch:
    """A part of the games, small enough to send to another process."""

    game: str
    options: dict[str, int]
    bots: list[str]
    start: int
    count: int
    seed: int
    folder: str | None


@dataclass
class Count:
    """What games came to; batches are added up."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    outcomes: int = 0
    overrun: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    endings: list[int] = field(default_factory=list)

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


def added(some: list[Any], more: list[Any]) -> list[Any]:
    return [a + b for a, b in zip(some, more, strict=True)] if some else list(more)


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


def play_batch(batch: Batch) -> Count:
    """Only the games themselves are timed, in the time of this processor."""
    game = find_edition(batch.game).make(batch.options)
    if batch.folder is None and set(batch.bots) == {"random"}:
        begun = time.process_time()
        tally = random_games(game, batch.count, batch.seed + batch.start)
        return counted(tally, time.process_time() - begun)
    tally = Tally(game.seats)
    spent = 0.0
    for number in range(batch.start, batch.start + batch.count):
        begun = time.process_time()
        moves: list[int] = []
        last = play_one(game, batch.bots, batch.seed + number, tally, moves)
        spent += time.process_time() - begun
        if batch.folder is not None:
            path = Path(batch.folder) / f"{batch.game}-{batch.seed + number}.txt"
            arguments.write(path, written(batch, game, moves, last))
    return counted(tally, spent)


def play_one(
    game: Game[State], bots: list[str], seed: int, tally: Tally, moves: list[int]
) -> State:
    """Play and count one game; random bots among themselves play it as `random_games` does."""
    if set(bots) != {"random"}:
        return play_between(game, [bot(name) for name in bots], Rng(seed), tally, moves)
    s = game.setup()
    tally.count(game, s, play_on(game, s, Rng(seed), buffer(game), game.bound, None, moves))
    return s


def counted(tally: Tally, seconds: float) -> Count:
    return Count(
        tally.games,
        tally.decisions,
        tally.forced,
        tally.outcomes,
        tally.overrun,
        seconds,
        list(tally.lengths),
        list(tally.wins),
        list(tally.endings),
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


def batches(plan: Plan, folder: str | None, jobs: int) -> list[Batch]:
    size = max(1, plan.games // max(BATCHES, jobs * 4))
    return [
        Batch(
            *(plan.edition.id, plan.options, plan.bots, start, min(size, plan.games - start)),
            *(plan.seed, folder),
        )
        for start in range(0, plan.games, size)
    ]


def results(work: list[Batch], jobs: int) -> Iterator[Count]:
    """In the order of the batches, so that the same plan always gives the same list."""
    if jobs == 1:
        yield from map(play_batch, work)
        return
    context = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(play_batch, work)


def simulate(plan: Plan, folder: Path | None, as_json: bool, jobs: int) -> None:
    if not 1 <= jobs <= 256:
        raise BadInput("--jobs goes from 1 to 256.")
    if folder is not None:
        arguments.folder(folder)
    total = Count()
    with Progress(
        console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True
    ) as bar:
        task = bar.add_task(f"{plan.games} games", total=plan.games)
        for count in results(batches(plan, str(folder) if folder else None, jobs), jobs):
            total.add(count)
            bar.update(task, advance=count.games)
    report = summary(plan, total)
    if as_json:
        print(json.dumps(report))
    else:
        tell(report, folder)


# ── The figures ───────────────────────────────────────────────────────────────────────────────────


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: honest for few games and near 0 and 1."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def share(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {"wins": wins, "share": wins / games, "low": low, "high": high}


def summary(plan: Plan, total: Count) -> dict[str, Any]:
    _, words = plan.edition.rulebook(plan.options)
    endings: dict[str, int] = {}
    for number, count in enumerate(total.endings):
        if count:
            clause = words.endings[number].clause
            endings[clause] = endings.get(clause, 0) + count
    by_bot = {
        name: share(
            sum(w for w, b in zip(total.wins, plan.bots, strict=True) if b == name), total.games
        )
        for name in dict.fromkeys(plan.bots)
    }
    return {
        "game": plan.edition.id,
        "games": total.games,
        "seats": plan.bots,
        "seed": plan.seed,
        "options": plan.options,
        "compiled": not str(compiled_play.__file__).endswith(".py"),
        "decisions": total.decisions,
        "decisions_per_second": round(total.decisions / max(total.seconds, 1e-9)),
        "seconds": round(total.seconds, 6),
        "forced": total.forced / max(total.decisions, 1),
        "outcomes": total.outcomes,
        "wins": total.wins,
        "by_seat": {
            seat: share(w, total.games) for seat, w in zip(words.seats, total.wins, strict=True)
        },
        "by_bot": by_bot,
        "length": lengths(total.lengths),
        "endings": endings,
        "overrun": total.overrun,
    }


def lengths(found: list[int]) -> dict[str, float]:
    return {
        "mean": statistics.fmean(found),
        "median": statistics.median(found),
        "min": min(found),
        "max": max(found),
    }


# ── The report ────────────────────────────────────────────────────────────────────────────────────


def tell(report: dict[str, Any], folder: Path | None) -> None:
    games = report["games"]
    say(f"{report['game']}: {games} games, seed {report['seed']}", "bold")
    say("Wins by seat (95 % interval)")
    for (seat, found), name in zip(report["by_seat"].items(), report["seats"], strict=True):
        say(f"  {seat:<8} {name:<10} {share_text(found)}")
    say("Wins by bot")
    for name, found in report["by_bot"].items():
        say(f"  {name:<19} {share_text(found)}")
    length = report["length"]
    say(
        f"Length: {length['mean']:.1f} decisions on average, median {length['median']:g}, "
        f"{length['min']} to {length['max']}"
    )
    say("Endings")
    for clause, count in report["endings"].items():
        say(f"  {clause:<19} {count:>7}  {count / games:6.1%}")
    if report["overrun"]:
        say(f"  {report['overrun']} games went past their bound: a fault, please report it.")
    say(speed_text(report))
    if folder is not None:
        say(f"Every game is in {folder}.")


def share_text(found: dict[str, Any]) -> str:
    return (
        f"{found['wins']:>9.1f}  {found['share']:6.1%}  ({found['low']:.1%} to {found['high']:.1%})"
    )


def speed_text(report: dict[str, Any]) -> str:
    build = "compiled" if report["compiled"] else "interpreted"
    return (
        f"Speed: {report['decisions_per_second']:,} decisions a second on one core, {build}; "
        f"{report['forced']:.1%} of the {report['decisions']:,} decisions had one legal action"
    )
