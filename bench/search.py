"""Measure searches: ours, before and after a change, and OpenSpiel's ISMCTS on gin_rummy (part of `make bench`).

    python -m bench.search [GAME ...] [--against FOLDER] [--rounds 5]

All are measured in turn, round after round, in CPU time; every sample is printed and the best counts. `--against` also
measures another build, the one installed in that folder, in the same rounds: the two must find the same. A searched
decision is one that is made inside a search, in its tree or in a playout: games differ in length, so iterations alone
could not be compared. Instructions are counted with callgrind where there is valgrind. Writes
bench/results/search.md if all games are measured.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import argosy
from argosy.bots.ismcts import TO_THE_END
from argosy.core.contract import Rng
from bench.callgrind import collected
from bench.speed import play_out

POSITIONS = 12
TIMED, COUNTED = 2000, 200  # iterations at each position; callgrind takes a hundred times as long
RESULTS = Path(__file__).parent / "results" / "search.md"
# bench.searched calls these, one after the other.
INSIDE = [f"CPyPy_argosy___bots___ismcts___Search___{name}" for name in ("open_root", "iterate")]


@dataclass
class Sample:
    """What one run did."""

    seconds: float
    iterations: float
    decisions: float


@dataclass
class Searcher:
    """An engine to be measured: `run` searches a while."""

    name: str
    run: Callable[[], Sample]
    samples: list[Sample] = field(default_factory=list)

    @property
    def speeds(self) -> list[float]:
        return [sample.iterations / sample.seconds for sample in self.samples]

    @property
    def decisions(self) -> float:
        """Decisions searched a second, in the best sample."""
        return max(sample.decisions / sample.seconds for sample in self.samples)


# ── Argosy ────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Searches:
    """The searches of one game in one build."""

    game: str
    cut: int
    build: str  # the folder it is installed in; empty: this one
    timed: Searcher = field(init=False)
    # What every run of so many iterations finds: iterations, decisions, nodes, edges.
    counts: dict[int, list[int]] = field(default_factory=dict)
    instructions: float = 0.0  # an iteration
    memory: float = 0.0  # bytes a node

    def __post_init__(self) -> None:
        how = "playouts to the end" if self.cut == TO_THE_END else f"cut after {self.cut}"
        self.timed = Searcher(f"argosy {self.game}, {how}", self.run)

    @property
    def env(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": self.build} if self.build else dict(os.environ)

    def command(self, iterations: int) -> list[str]:
        numbers = map(str, (self.cut, iterations, POSITIONS))
        return [sys.executable, "-m", "bench.searched", self.game, *numbers]

    def read(self, printed: str, iterations: int) -> tuple[float, int]:
        """Return the seconds and the bytes of a run, which must have found what every run finds."""
        seconds, *counts, held = printed.split()
        found = [int(count) for count in counts]
        if self.counts.setdefault(iterations, found) != found:
            raise SystemExit(f"{self.timed.name}: {found} instead of {self.counts[iterations]}")
        return float(seconds), int(held)

    def ran(self, *more: str) -> tuple[float, int]:
        command = [*self.command(TIMED), *more]
        ran = subprocess.run(command, capture_output=True, text=True, check=True, env=self.env)
        return self.read(ran.stdout, TIMED)

    def run(self) -> Sample:
        seconds, _ = self.ran()
        iterations, decisions, *_ = self.counts[TIMED]
        return Sample(seconds, iterations, decisions)

    def count(self) -> None:
        """Count instructions and memory, which need no second sample."""
        _, held = self.ran("--memory")
        self.memory = held / self.counts[TIMED][2]
        if shutil.which("valgrind"):
            printed, instructions = collected(self.command(COUNTED), INSIDE, self.env)
            self.read(printed, COUNTED)
            self.instructions = instructions / self.counts[COUNTED][0]


# ── OpenSpiel ─────────────────────────────────────────────────────────────────────────────────────


def open_spiel() -> list[Searcher]:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("gin_rummy")
    rng = Rng(3)

    def dealt() -> "pyspiel.State":
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        return state

    starts = [dealt() for _ in range(4)]
    mean = sum(play_out(start.clone(), rng) for start in starts for _ in range(25)) / 100

    def in_cpp() -> Sample:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        began = time.process_time()
        for start in starts:
            pyspiel.ISMCTSBot(1, evaluator, 2.0, 200).step(start)
        return Sample(time.process_time() - began, 800.0, 800.0 * mean)

    def in_python() -> Sample:
        state = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, state)
        began = time.process_time()
        for start in starts:
            ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=state).step(start)
        return Sample(time.process_time() - began, 80.0, 80.0 * mean)

    says = f"gin_rummy, playouts to the end ({mean:.0f} decisions)"
    return [
        Searcher(f"OpenSpiel ISMCTS in C++, {says}", in_cpp),
        Searcher(f"OpenSpiel ISMCTS in Python, {says}", in_python),
    ]


# ── The run ───────────────────────────────────────────────────────────────────────────────────────


def speeds(found: list[Searcher]) -> str:
    lines = [
        "| search, one core | iterations/s | decisions searched/s | every sample of iterations/s |",
        "| --- | ---: | ---: | --- |",
    ]
    for one in found:
        samples = ", ".join(f"{speed:,.0f}" for speed in one.speeds)
        lines.append(f"| {one.name} | {max(one.speeds):,.0f} | {one.decisions:,.0f} | {samples} |")
    return "\n".join(lines)


def costs(found: list[Searches]) -> str:
    lines = ["| search | instructions an iteration | bytes a node |", "| --- | ---: | ---: |"]
    lines += [f"| {x.timed.name} | {x.instructions:,.0f} | {x.memory:,.0f} |" for x in found]
    return "\n".join(lines)


def comparison(found: list[Searches], before: list[Searches]) -> str:
    lines = [
        "| before and now | instructions an iteration | times fewer | iterations/s | times faster |"
        " bytes a node | every sample before |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for new, old in zip(found, before, strict=True):
        fewer = old.instructions / new.instructions if new.instructions else 0.0
        then, now = max(old.timed.speeds), max(new.timed.speeds)
        samples = ", ".join(f"{speed:,.0f}" for speed in old.timed.speeds)
        lines.append(
            f"| {new.timed.name} | {old.instructions:,.0f}, {new.instructions:,.0f} | {fewer:.2f} |"
            f" {then:,.0f}, {now:,.0f} | {now / then:.2f} | {old.memory:,.0f}, {new.memory:,.0f} | {samples} |"
        )
    return "\n".join(lines)


def report(found: list[Searches], before: list[Searches], others: list[Searcher]) -> str:
    says = (
        f"Made by `python -m bench.search`. Two seats, {POSITIONS} positions of random games, {TIMED:,} iterations at"
        " each, to the last one. CPU time, samples of all rows in turn. Instructions: callgrind, first looks at the"
        f" root and {COUNTED} iterations at each position. Memory: what the searches hold when they are done, as"
        " tracemalloc counts it, for each of their nodes; the edges of a node, the table that finds both, and room that"
        " is still free are in it."
    )
    tables = [speeds([*(x.timed for x in found), *others]), costs(found)]
    if before:
        tables.append(comparison(found, before))
    return "\n\n".join(["# Searches", says, *tables]) + "\n"


def others() -> list[Searcher]:
    try:
        return open_spiel()
    except ImportError as missing:
        print(f"Left out: {missing}")
        return []


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*")
    parser.add_argument("--against", default="", metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    cases = [(name, 0) for name in given.games or argosy.editions()]
    if not given.games:
        cases.insert(0, ("sea_routes", TO_THE_END))
    found = [Searches(*case, "") for case in cases]
    before = [Searches(*case, given.against) for case in cases] if given.against else []
    beside = [] if given.games else others()
    in_turn = [x for pair in zip(found, before, strict=True) for x in pair] if before else found
    for number in range(given.rounds):
        print(f"search, round {number + 1} of {given.rounds} ...", flush=True)
        for one in [*(x.timed for x in in_turn), *beside]:
            one.samples.append(one.run())
    print("search, instructions and memory ...", flush=True)
    for searches in in_turn:
        searches.count()
    for new, old in zip(found, before, strict=False):
        if new.counts != old.counts:
            raise SystemExit(f"{new.timed.name}: {new.counts}, and before {old.counts}")
    text = report(found, before, beside)
    print(text)
    if not given.games:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
