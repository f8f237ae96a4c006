"""The searching part of `make bench`: ours beside OpenSpiel's ISMCTS on gin_rummy, in one interleaved run.

A searched decision is one that is made inside a search, in its tree or in a playout: games are of different length, so
iterations alone would not compare. CPU time; every sample is printed and the best counts.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import argosy
from argosy.bots.ismcts import TO_THE_END, Budget, Search
from argosy.core.contract import CHANCE, Game, Rng, State
from argosy.core.play import buffer, play_on, retrace

ROUNDS = 5
RESULTS = Path(__file__).parent / "results" / "search.md"


@dataclass
class Searcher:
    """`run` searches a while and tells how many iterations and how many decisions that were."""

    name: str
    run: Callable[[], tuple[float, float]]
    iterations: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    def sample(self) -> None:
        began = time.process_time()
        iterations, decisions = self.run()
        spent = time.process_time() - began
        self.iterations.append(iterations / spent)
        self.decisions.append(decisions / spent)


# ── Argosy ────────────────────────────────────────────────────────────────────────────────────────


def positions(game: Game[State], number: int) -> list[tuple[State, int]]:
    """Pick decisions of random games, from early to late, none of them forced."""
    found: list[tuple[State, int]] = []
    rng, out = Rng(1), buffer(game)
    while len(found) < number:
        moves: list[int] = []
        play_on(game, game.setup(), rng, out, game.bound, None, moves)
        decisions = ((s, seat) for seat, s, _ in retrace(game, moves) if seat != CHANCE)
        for nth, (s, seat) in enumerate(decisions, 1):
            if nth % 23 == 0 and len(game.actions(s, seat)) > 1:
                found.append((s.clone(), int(seat)))
    return found[:number]


def ours(name: str, cut: int, iterations: int) -> Searcher:
    game = argosy.game(name, seats=2)
    starts = positions(game, 12)

    def run() -> tuple[float, float]:
        done, made = 0, 0
        for s, seat in starts:
            search = Search(game, game.redact(s, seat), seat, Rng(7), Budget(iterations, cut=cut))
            search.open_root()
            while search.iterations < iterations:  # to the last one: no early stop
                search.iterate()
                search.iterations += 1
            done += int(search.iterations)
            made += int(search.decisions)
        return float(done), float(made)

    how = "playouts to the end" if cut == TO_THE_END else f"cut after {cut}"
    return Searcher(f"argosy {name}, {how}", run)


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

    def length(start: "pyspiel.State") -> int:
        state, made = start.clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.below(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.below(len(legal))])
                made += 1
        return made

    starts = [dealt() for _ in range(4)]
    mean = sum(length(start) for start in starts for _ in range(25)) / 100

    def in_cpp() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        for start in starts:
            pyspiel.ISMCTSBot(1, evaluator, 2.0, 200).step(start)
        return 800.0, 800.0 * mean

    def in_python() -> tuple[float, float]:
        state = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, state)
        for start in starts:
            ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=state).step(start)
        return 80.0, 80.0 * mean

    says = f"gin_rummy, playouts to the end ({mean:.0f} decisions)"
    return [
        Searcher(f"OpenSpiel ISMCTS in C++, {says}", in_cpp),
        Searcher(f"OpenSpiel ISMCTS in Python, {says}", in_python),
    ]


# ── The run ───────────────────────────────────────────────────────────────────────────────────────


def searchers() -> list[Searcher]:
    found = [ours("sea_routes", TO_THE_END, 400)]
    found += [ours(name, 0, 100) for name in argosy.editions()]
    try:
        found += open_spiel()
    except ImportError as missing:
        print(f"Left out: {missing}")
    return found


def table(found: list[Searcher]) -> str:
    lines = [
        "| search, one core | iterations/s | decisions searched/s | every sample |",
        "| --- | ---: | ---: | --- |",
    ]
    for one in found:
        samples = ", ".join(f"{sample:,.0f}" for sample in one.decisions)
        lines.append(
            f"| {one.name} | {max(one.iterations):,.0f} | {max(one.decisions):,.0f} | {samples} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    found = searchers()
    for number in range(ROUNDS):
        print(f"search, round {number + 1} of {ROUNDS} ...", flush=True)
        for one in found:
            one.sample()
    text = table(found)
    print(text)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
