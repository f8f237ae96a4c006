"""Measure decisions a second, ours beside other engines, in one interleaved run (`make bench`).

Two columns are never mixed: each engine in its own compiled loop, and each driven from an interpreted loop. A decision
is an action of a player, not an outcome of chance. Times are CPU times. Every sample is printed and the best counts,
because machines are shared and noisy.
"""

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import argosy
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State
from argosy.core.contract import __file__ as contract_file
from argosy.core.edition import Edition
from argosy.core.play import copies, random_games

ROUNDS = 5
HERE = Path(__file__).parent
COMPILED = "own compiled loop"
DRIVEN = "driven from Python"


@dataclass
class Contender:
    """An engine to be measured: `run` does a piece of work and returns how many decisions it took."""

    name: str
    column: str
    run: Callable[[], float]
    samples: list[float] = field(default_factory=list)
    note: str = ""

    def sample(self) -> None:
        began = time.process_time()
        decisions = self.run()
        self.samples.append(decisions / (time.process_time() - began))

    @property
    def best(self) -> float:
        return max(self.samples)


# ── Argosy ────────────────────────────────────────────────────────────────────────────────────────


def own_loop(game: Game[State], games: int) -> float:
    return float(random_games(game, games, 1).decisions)


def driven(game: Game[State], games: int) -> float:
    """Play the same games with a loop of our own: what is measured is that every call comes from Python."""
    decisions = 0
    for seed in range(games):
        rng, s = Rng(seed), game.setup()
        while (seat := game.waiting_for(s)) != NOBODY:
            if seat == CHANCE:
                game.apply(s, game.chance(s, rng))
                continue
            found = game.actions(s, seat)
            game.apply(s, found[rng.below(len(found))])
            decisions += 1
    return float(decisions)


def ours(edition: Edition, seats: int) -> list[Contender]:
    game = edition.game(seats=seats)
    sized = max(1, int(300_000 / average_length(game)))
    probe = random_games(game, 20, 1)
    note = f"{int(probe.forced) / int(probe.decisions):.0%} of decisions forced"
    name = f"argosy {edition.id}, {seats} seats"
    return [
        Contender(name, COMPILED, lambda: own_loop(game, sized), note=note),
        Contender(name, DRIVEN, lambda: driven(game, max(1, sized // 20)), note=note),
    ]


def average_length(game: Game[State]) -> float:
    return int(random_games(game, 5, 1).decisions) / 5


# ── Others ────────────────────────────────────────────────────────────────────────────────────────


def play_out(state: Any, rng: Rng) -> int:
    """Play a game of OpenSpiel at random, from a state to its end; return how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
            decisions += 1
    return decisions


def open_spiel(name: str) -> list[Contender]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play_from_python(games: int, seed: int) -> int:
        rng = Rng(seed)
        return sum(play_out(game.new_initial_state(), rng) for _ in range(games))

    length = play_from_python(60, 1) / 60
    rollouts = max(50, int(150_000 / length))

    def rollouts_in_cpp() -> float:
        """Search with one simulation, whose evaluator plays so many games from the start to the end."""
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        bot.mcts_search(state)
        return rollouts * length

    note = f"{length:.0f} decisions a game"
    label = f"OpenSpiel {name} (C++)"
    return [
        Contender(label, COMPILED, rollouts_in_cpp, note=note),
        Contender(label, DRIVEN, lambda: float(play_from_python(20, 2)), note=note),
    ]


def catanatron() -> list[Contender]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play() -> float:
        game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return float(len(game.state.actions))

    return [Contender("catanatron (Python)", DRIVEN, play, note="2 random players")]


def others() -> list[Contender]:
    """List the other engines that are installed."""
    found: list[Contender] = []
    try:
        found += open_spiel("oware") + open_spiel("backgammon")
        found += catanatron()
    except ImportError as missing:
        print(f"Left out: {missing}")
    return found


# ── The run ───────────────────────────────────────────────────────────────────────────────────────


def interpreted_build() -> dict[str, float]:
    """Play the same games without the compiled library, in a process of their own."""
    source = HERE.parent / "src"
    answer = subprocess.run(
        [sys.executable, "-m", "bench.speed", "--pure"],
        env={**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{HERE.parent}"},
        cwd=HERE.parent,
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(answer.stdout.splitlines()[-1])
    return found


def pure_sample() -> None:
    found = {}
    for edition in argosy.editions().values():
        for seats in edition.seats:
            game = edition.game(seats=seats)
            began = time.process_time()
            decisions = own_loop(game, 3)
            found[f"argosy {edition.id}, {seats} seats"] = decisions / (time.process_time() - began)
    print(json.dumps(found))


def copy_time(game: Game[State]) -> float:
    """Measure one `copy_from`, in nanoseconds."""
    s, other = game.setup(), game.setup()
    began = time.process_time()
    copies(s, other, 200_000)
    return (time.process_time() - began) / 200_000 * 1e9


def main() -> None:
    if "--pure" in sys.argv:
        pure_sample()
        return
    contenders: list[Contender] = []
    for edition in argosy.editions().values():
        for seats in edition.seats:
            contenders += ours(edition, seats)
    contenders += others()
    pure: dict[str, list[float]] = {}
    copying: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", flush=True)
        for contender in contenders:
            contender.sample()
        for name, speed in interpreted_build().items():
            pure.setdefault(name, []).append(speed)
        for edition in argosy.editions().values():
            time_taken = copy_time(edition.game(seats=edition.default_seats))
            copying.setdefault(edition.id, []).append(time_taken)
    report(contenders, pure, copying)


def report(
    contenders: list[Contender], pure: dict[str, list[float]], copying: dict[str, list[float]]
) -> None:
    from bench.report import plot, table

    text = table(contenders, pure, copying, machine())
    print(text)
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / "speed.md").write_text(text, encoding="utf-8")
    plot(contenders, pure, HERE / "results" / "speed.svg")


def machine() -> str:
    build = "compiled" if contract_file.endswith(".so") else "NOT COMPILED"
    load = os.getloadavg()[0]
    return (
        f"Python {platform.python_version()}, argosy {build}, {os.cpu_count()} cores, "
        f"load {load:.1f} at the end (others may have run beside it)."
    )


if __name__ == "__main__":
    main()
