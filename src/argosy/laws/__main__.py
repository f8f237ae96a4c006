"""Hold one game to the laws while you write it: `python -m argosy.laws GAME`."""

import argparse
import sys
from collections.abc import Sequence

from argosy.core.edition import BadInput
from argosy.core.registry import edition
from argosy.laws.harness import THOUGHT, Broken, Trial
from argosy.laws.runner import judge
from argosy.laws.word_laws import check_words


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m argosy.laws", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=NUMBER")
    parser.add_argument("--players", default="random", help="such as random,greedy: one a seat")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--looks", type=int, default=6, help="moments of a game for costly laws")
    parser.add_argument("--thought", type=int, default=THOUGHT)
    given = parser.parse_args(arguments)
    try:
        pairs = [pair.partition("=") for pair in given.option]
        options = {name: int(value) for name, _, value in pairs}
        trial = Trial(edition(given.game), options, thought=given.thought)
        players = (given.players.split(",") * trial.game.seats)[: trial.game.seats]
        check_words(trial)
        lengths = [
            judge(trial, players, seed, looks=given.looks)
            for seed in range(given.seed, given.seed + given.games)
        ]
    except (Broken, BadInput, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{trial}: {len(lengths)} games, at most {max(lengths, default=0)} lines. All laws hold.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
