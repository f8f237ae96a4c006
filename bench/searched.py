"""Search fixed positions of one game in the build at hand; `bench.search` runs this once for each sample and build.

    python -m bench.searched GAME CUT ITERATIONS POSITIONS [--memory]

Prints the seconds of CPU time (0 with --memory), iterations, decisions, nodes and edges, and with --memory the bytes
that the searches held, as tracemalloc counts them. Only what every build has is used here.
"""

import sys
import time
import tracemalloc

import argosy
from argosy.bots.ismcts import Budget, Search
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State

APART = 23  # decisions between two positions of a game


def positions(game: Game[State], number: int) -> list[tuple[State, int]]:
    """Pick decisions of random games, from early to late, none of them forced."""
    found: list[tuple[State, int]] = []
    rng = Rng(1)
    while len(found) < number:
        s = game.setup()
        decisions = 0
        while (seat := int(game.waiting_for(s))) != NOBODY:
            if seat == CHANCE:
                move = game.chance(s, rng)
            else:
                actions = game.actions(s, seat)
                decisions += 1
                if decisions % APART == 0 and len(actions) > 1:
                    found.append((s.clone(), seat))
                move = actions[rng.below(len(actions))]
            game.apply(s, move)
    return found[:number]


def search(game: Game[State], s: State, seat: int, cut: int, iterations: int) -> Search:
    """Search one position to the last iteration: no early stop, so that both builds do the same."""
    made = Search(game, game.redact(s, seat), seat, Rng(7), Budget(iterations, cut=cut))
    made.open_root()
    while made.iterations < iterations:
        made.iterate()
        made.iterations += 1
    return made


def main() -> None:
    name, cut, iterations, number = sys.argv[1], *map(int, sys.argv[2:5])
    game = argosy.game(name, seats=2)
    starts = positions(game, number)
    Search(game, starts[0][0], starts[0][1], Rng(7), Budget(1))  # reads the settings of the game
    if "--memory" in sys.argv:
        tracemalloc.start()
    began = time.process_time()
    made = [search(game, s, seat, cut, iterations) for s, seat in starts]
    spent = 0.0 if tracemalloc.is_tracing() else time.process_time() - began
    held = tracemalloc.get_traced_memory()[0]
    counts = [(x.iterations, x.decisions, x.tree.nodes, x.tree.edges) for x in made]
    print(spent, *(sum(map(int, column)) for column in zip(*counts, strict=True)), held)


if __name__ == "__main__":
    main()
