"""OpenSpiel: our games pass its tests, and its algorithms play them.

A playthrough of each game lies in tests/snapshots/spiel. OpenSpiel's own files of that kind would have megabytes for
games as long as ours. Ours have the numbers of the game, and of each position who acts, among how many actions, what is
played, and a digest of what every player knows. `python -m tests.test_spiel` writes them anew.
"""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test

import argosy
from argosy.core.contract import CHANCE, Rng
from argosy.core.match import Match
from argosy.envs.spiel import GAMES

SOURCES = Path(__file__).parents[1] / "src/argosy/games"
PLAYTHROUGHS = Path(__file__).parent / "snapshots" / "spiel"
MOVES = 150  # of a playthrough that are written down; the rest is played
# Every state is written with its whole history, so time grows with the square of the length: 30 s for 200 turns.
SHORT = {"land_routes": {"turns": 40}}
EVERY = [(name, seats) for name in GAMES for seats in argosy.edition(name).seats]
SECRET = [name for name in GAMES if argosy.game(name).has_secrets]
every_game = pytest.mark.parametrize("name", list(GAMES))
every_table = pytest.mark.parametrize(("name", "seats"), EVERY)


def load(name: str, seats: int | None = None, **options: int) -> Any:
    given = {"players": seats or argosy.edition(name).default_seats, **options}
    return pyspiel.load_game(
        f"argosy_{name}({','.join(f'{key}={value}' for key, value in given.items())})"
    )


def moves(state: Any, rng: Rng) -> Iterator[int]:
    """Play a state on at random, yielding each move before it is made."""
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            legal = [action for action, _ in state.chance_outcomes()]
        move = legal[rng.below(len(legal))]
        yield move
        state.apply_action(move)


def begun(game: Any, seed: int, decisions: int = 0) -> Any:
    """A state in which a player decides."""
    state = game.new_initial_state()
    for _ in moves(state, Rng(seed)):
        if not state.is_chance_node():
            decisions -= 1
            if decisions < 0:
                return state
    raise AssertionError("the game is over")


# ── OpenSpiel's own tests ─────────────────────────────────────────────────────────────────────────


@every_table
def test_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(
        load(name, seats, **SHORT.get(name, {})),
        num_sims=1,
        serialize=True,
        verbose=False,
        mask_test=True,
    )


@every_table
def test_games_simulation(name: str, seats: int, seed: int) -> None:
    np.random.seed(seed % 2**32)  # what it draws from
    games_sim_test.GamesSimTest().sim_game(load(name, seats))


@every_game
def test_every_seat_count_and_option_is_a_parameter(name: str) -> None:
    edition = argosy.edition(name)
    kind = load(name).get_type()
    assert set(kind.parameter_specification) == {"players", *(o.name for o in edition.options)}
    assert (kind.min_num_players, kind.max_num_players) == (edition.seats[0], edition.seats[-1])


def test_where_all_may_lose_nobody_promises_that_sums_are_nothing() -> None:
    utility = pyspiel.GameType.Utility
    for name in GAMES:
        games = [argosy.game(name, seats=seats) for seats in argosy.edition(name).seats]
        is_zero = all(game.zero_sum for game in games)
        assert load(name).get_type().utility == (
            utility.ZERO_SUM if is_zero else utility.GENERAL_SUM
        )


# ── Agreement with the engine ─────────────────────────────────────────────────────────────────────


@every_game
def test_a_game_is_the_same_through_both_doors(name: str, seed: int) -> None:
    """The same moves, legal actions, chances and results as the engine has them."""
    state = load(name).new_initial_state()
    table = state.table
    rules, s = table.rules, table.rules.setup()
    for number, move in enumerate(moves(state, Rng(seed))):
        assert state.held.s.dump() == s.dump()
        if number > 400:
            return
        if state.is_chance_node():
            chances = state.chance_outcomes()
            assert sum(chance for _, chance in chances) == pytest.approx(1.0)
            every = rules.outcomes(s)
            assert {table.outcomes[n] for n, _ in chances} == set(every)
            rules.apply(s, table.outcomes[move])
        else:
            if number % 7 == 0:
                texts = {state.action_to_string(n) for n in state.legal_actions()}
                assert len(texts) == len(rules.actions(s, state.current_player()))
            rules.apply(s, table.numbering.action(s, move))
    assert state.returns() == rules.returns(s)


@every_game
def test_tensors_are_fractions_and_follow_what_is_known(name: str, seed: int) -> None:
    game = load(name)
    state = begun(game, seed, 20)
    for player in range(game.num_players()):
        tensor = np.array(state.observation_tensor(player))
        assert tensor.shape == (game.observation_tensor_size(),)
        assert ((tensor >= 0) & (tensor <= 1)).all()
        assert tensor.tolist() == state.information_state_tensor(player)


# ── Secrets ───────────────────────────────────────────────────────────────────────────────────────


def replayed(name: str) -> Iterator[Any]:
    """The state of a recorded game at each moment after somebody alone has learnt something."""
    for path in sorted((SOURCES / name / "records").glob("*.txt")):
        match = Match.replay(path.read_text(encoding="utf-8"))
        entries = match.standing()
        if not any(entry.line.who[1:] and entry.line.is_chance for entry in entries):
            continue
        options = {k: v for k, v in match.options.items() if k not in ("seats", "rules")}
        state = load(name, match.options["seats"], **options).new_initial_state()
        is_secret = False
        for entry in entries:
            numbers = state.table.numbering
            is_chance = state.is_chance_node()
            state.apply_action(
                state.table.outcome_numbers[entry.code]
                if is_chance
                else numbers.number(state.held.s, entry.code)
            )
            is_secret |= bool(is_chance and entry.line.who[1:])
            if is_secret and not state.is_terminal():
                yield state


@pytest.mark.parametrize("name", SECRET)
def test_worlds_are_imagined_that_a_player_cannot_tell_apart(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    for state, _ in zip(replayed(name), range(12), strict=False):
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            if not state.is_chance_node():
                assert twin.legal_actions() == state.legal_actions()
            worlds.add(str(twin) == str(state))
    assert False in worlds, "nothing was imagined"


def whispered(state: Any) -> tuple[str, int]:
    """The last move, and who alone heard its last word."""
    return state.table.text(CHANCE, state.history()[-1]), state.held.whispers[
        state.move_number() - 1
    ]


def test_a_hidden_word_is_heard_by_one_player_only() -> None:
    """SI-A32: the shipper sees a coin while laying it."""
    state = next(replayed("ship_it"))
    text, ear = whispered(state)
    said = [state.information_state_string(player) for player in range(state.num_players())]
    assert [n for n, says in enumerate(said) if says.endswith(text)] == [ear]
    hidden = text.rpartition(" ")[0] + " ?"
    assert [n for n, says in enumerate(said) if not says.endswith(hidden)] == [ear]


def test_an_imagined_world_does_not_tell_what_others_have_truly_seen() -> None:
    """Ship It!: in the search of one player the others know what they know in the imagined world, and no more."""
    state = next(replayed("ship_it"))
    text, ear = whispered(state)
    other = (ear + 1) % state.num_players()
    twin = state.resample_from_infostate(other, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert text in state.information_state_string(ear)
    assert text not in twin.information_state_string(ear)
    again = pickle.loads(pickle.dumps(twin))
    assert str(again) == str(twin)
    for player in range(state.num_players()):
        told = twin.information_state_string(player)
        assert again.information_state_string(player) == told


# ── Its algorithms ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", SECRET)
def test_ismcts(name: str, seed: int) -> None:
    game, rng = load(name), np.random.RandomState(seed % 2**32)
    state = begun(game, seed, 5)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=5,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


@every_game
def test_mcts(name: str, seed: int) -> None:
    game, rng = load(name), np.random.RandomState(seed % 2**32)
    state = begun(game, seed, 5)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.filterwarnings(
    "ignore::RuntimeWarning"
)  # chances of a whole deal are too small for it
@pytest.mark.parametrize("name", ["sea_routes", "pirates"])
def test_outcome_sampling_mccfr(name: str, seed: int) -> None:
    np.random.seed(seed % 2**32)
    game = load(name)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy()
    state = begun(game, seed, 3)
    chances = policy.action_probabilities(state)
    assert set(chances) <= set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1.0)


@pytest.mark.long
def test_dqn_learns_in_its_environment() -> None:
    """Its agent of PyTorch plays ours through its environment, and its loss is a number.

    Its environment needs nothing more, but the agent needs PyTorch and dm-tree, which `make long` installs.
    """
    torch = pytest.importorskip("torch")
    pytest.importorskip("tree")
    from open_spiel.python.pytorch import dqn

    torch.manual_seed(1)
    env = rl_environment.Environment(load("sea_routes", rounds=1))
    size = env.observation_spec()["info_state"][0]
    agents = [
        dqn.DQN(
            player_id=player,
            state_representation_size=size,
            num_actions=env.action_spec()["num_actions"],
            hidden_layers_sizes=[32],
            batch_size=16,
            min_buffer_size_to_learn=16,
            learn_every=4,
        )
        for player in range(2)
    ]
    for _ in range(4):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
        assert sum(step.rewards) == pytest.approx(0.0)
    losses = [agent.loss for agent in agents]
    assert all(loss is not None and np.isfinite(float(loss)) for loss in losses)


def test_the_example_plays() -> None:
    example = Path(__file__).parents[1] / "examples/openspiel_ismcts.py"
    words = ["--games", "1", "--simulations", "2", "--moves", "60"]
    done = subprocess.run(
        [sys.executable, str(example), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "game 1: the search had seat 0" in done.stdout


# ── Playthroughs ──────────────────────────────────────────────────────────────────────────────────


def playthrough(name: str) -> str:
    """One game as text."""
    game = load(name)
    text = [
        f"{name}: {game.num_players()} players, {game.get_type().utility}, {game.get_type().information}",
        f"{game.num_distinct_actions()} actions, {game.max_chance_outcomes()} outcomes, "
        f"{game.observation_tensor_size()} entries, at most {game.max_game_length()} moves",
    ]
    state = game.new_initial_state()
    made = 0
    for move in moves(state, Rng(1)):
        made += 1
        if made <= MOVES:
            text.append(position(state, made, move))
    return "\n".join([*text, f"after {made} moves: {state.returns()}"]) + "\n"


def position(state: Any, number: int, move: int) -> str:
    who, says = state.current_player(), state.action_to_string(move)
    count = len(state.chance_outcomes() if state.is_chance_node() else state.legal_actions())
    digest = sha256(str(state).encode())
    for player in range(state.num_players()):
        digest.update(state.information_state_string(player).encode())
        digest.update(state.observation_string(player).encode())
        digest.update(np.array(state.observation_tensor(player), np.float32).tobytes())
    asked = "chance" if who < 0 else f"player {who}"
    return f"{number}: {asked}, {count} to choose from, {move} = {says}, {digest.hexdigest()[:16]}"


@every_game
def test_playthrough(name: str) -> None:
    kept = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == kept, "if it should: python -m tests.test_spiel"


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for each in GAMES:
        (PLAYTHROUGHS / f"{each}.txt").write_text(playthrough(each), encoding="utf-8")
