"""OpenSpiel's information-set search plays The Pirates of Van Zandt against random sailors.

    pip install 'argosy[spiel]'
    python examples/openspiel_ismcts.py [--game pirates] [--players 2] [--games 4] [--simulations 50] [--seed 1]

The search may not look at what others hide: before every simulation it has the game imagine that part of the world
anew (`resample_from_infostate`), so all it knows is what its seat knows.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import argosy.envs.spiel  # makes argosy_pirates and the others known


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="pirates", choices=["pirates", "ship_it"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--moves", type=int, default=0, help="stop each game after so many")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = np.random.RandomState(given.seed)
    game = pyspiel.load_game(f"{argosy.envs.spiel.PREFIX}{given.game}(players={given.players})")
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=given.simulations,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    total = 0.0
    for number in range(given.games):
        seat = number % given.players
        result = play(game, bot, seat, rng, given.moves)
        total += result
        print(f"game {number + 1}: the search had seat {seat} and got {result:+.2f}", flush=True)
    print(f"{total / given.games:+.2f} a game; random play would get 0")


def play(game, bot, seat, rng, most) -> float:  # type: ignore[no-untyped-def]  # OpenSpiel has no types
    """Play one game; return what the seat of the search gets."""
    state = game.new_initial_state()
    while not state.is_terminal() and not (most and state.move_number() >= most):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=chances)
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(int(action))
    return float(state.returns()[seat])


if __name__ == "__main__":
    main()
