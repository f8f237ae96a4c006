"""Measure our games as OpenSpiel plays them, beside OpenSpiel's own games written in Python.

    python -m bench.spiel [--seconds 2] [--rounds 3]

A loop in Python plays games at random: legal actions, one of them, chance where it is due. Rounds go from game to game,
so that all have the same machine; a figure is the best of its rounds, in decisions for each second of processor time.
Writes bench/results/spiel.md. Needs argosy[spiel].
"""

import argparse
import random
import time
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python import games as peers

import argosy.envs.spiel as ours

RESULT = Path(__file__).parent / "results" / "spiel.md"
PEERS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_team_dominoes")


def decisions(game: Any, seconds: float, rng: random.Random) -> float:
    """Play for so much processor time; return decisions a second."""
    made, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and time.process_time() - began < 2 * seconds:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return made / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    assert peers is not None  # importing them registers them
    names = [ours.PREFIX + name for name in ours.GAMES]
    known = set(pyspiel.registered_names())
    games = {n: pyspiel.load_game(n) for n in [*names, *(p for p in PEERS if p in known)]}
    best = dict.fromkeys(games, 0.0)
    rng = random.Random(1)
    for _ in range(given.rounds):
        for name, game in games.items():
            best[name] = max(best[name], decisions(game, given.seconds, rng))
    lines = ["| game of OpenSpiel, in Python | decisions a second |", "| --- | ---: |"]
    lines += [f"| {name} | {best[name]:,.0f} |" for name in games]
    print(*lines, sep="\n")
    how = f"python -m bench.spiel --seconds {given.seconds:g} --rounds {given.rounds}"
    head = f"# OpenSpiel\n\nMade by `{how}`. Random play by its API, processor time, one core."
    RESULT.write_text("\n".join([head, "", *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
