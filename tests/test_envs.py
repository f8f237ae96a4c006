"""The environments: the tests of PettingZoo and Gymnasium, and ours, which see leaks."""

import copy
import pickle
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import argosy
from argosy import envs
from argosy.core.contract import Rng, State
from argosy.envs.batch import Illegal

with warnings.catch_warnings():
    warnings.simplefilter(
        "ignore"
    )  # its tests import a game of its own in a way that it advises against
    from pettingzoo.test import api_test, render_test, seed_test

CASES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, edition in argosy.editions().items()
    for seats in edition.seats
]
GAMES = list(argosy.editions())
every_case = pytest.mark.parametrize(("name", "seats"), CASES)
every_game = pytest.mark.parametrize("name", GAMES)
SECRETIVE = [name for name in GAMES if argosy.edition(name).game().has_secrets]


def choose(env: Any, rng: np.random.Generator) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(np.flatnonzero(mask)))


def play(env: Any, rng: np.random.Generator, most: int = 10**9) -> list[tuple[str, int]]:
    """Play at random, to the end or so far."""
    played: list[tuple[str, int]] = []
    while env.agents and not env.terminations[env.agent_selection] and len(played) < most:
        action = choose(env, rng)
        played.append((env.agent_selection, action))
        env.step(action)
    return played


# ── PettingZoo ────────────────────────────────────────────────────────────────────────────────────


@every_case
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are no picture
        api_test(envs.aec(name, seats=seats), num_cycles=100)


@every_case
def test_seeds_decide_the_game(name: str, seats: int) -> None:
    seed_test(lambda: envs.aec(name, seats=seats), num_cycles=60)


@every_game
def test_pictures(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    made = []

    def make(render_mode: str | None = None) -> Any:
        made.append(envs.aec(name, render_mode=render_mode))
        return made[-1]

    render_test(make)
    assert len(opened) == 1
    env = envs.aec(name, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.ndim == 3 and picture.shape[2] == 3 and picture.dtype == np.uint8
    assert picture.std() > 5
    for env in made:
        env.close()


def test_no_other_way_to_render() -> None:
    with pytest.raises(ValueError, match="ansi, rgb_array, human"):
        envs.aec("sea_routes", render_mode="ascii")


@every_case
def test_a_game_is_played_to_its_end(name: str, seats: int, seed: int) -> None:
    env = envs.aec(name, seats=seats)
    env.reset(seed=seed)
    play(env, np.random.default_rng(seed))
    assert all(env.terminations.values())
    if argosy.game(name, seats=seats).zero_sum:
        assert sum(env.rewards.values()) == pytest.approx(0)
    while env.agents:
        env.step(None)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_what_is_not_legal_is_refused() -> None:
    env = envs.aec("sea_routes", seats=2)
    env.reset(seed=1)
    before = env.state()
    mask = env.observe(env.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), -1, len(mask), None):
        with pytest.raises(Illegal):
            env.step(action)
    assert (env.state() == before).all()


def positions(env: Any, most: int) -> list[State]:
    """Positions of golden records with the seats and options of an environment, where a seat decides."""
    found = []
    game = env._games.game
    folder = Path(argosy.__file__).parent / "games" / env._games.edition.id / "records"
    for path in sorted(folder.glob("*.txt")):
        match = argosy.replay(path.read_text("utf-8"))
        s = game.setup()
        for entry in match.entries if match.options == game.options else ():
            game.apply(s, entry.code)
            if game.waiting_for(s) >= 0:
                found.append(s.clone())
    return found[:: len(found) // most + 1]


@pytest.mark.parametrize("name", SECRETIVE)
def test_nobody_sees_what_they_do_not_know(name: str, seed: int) -> None:
    """Whoever is asked: in another world that a seat could be in, it sees the same; the others need not."""
    env = envs.aec(name, seats=3)
    env.reset(seed=seed)
    game, luck = env._games.game, Rng(seed)

    def views(s: State) -> dict[str, bytes]:
        env._batch.load(0, s)
        env.agent_selection = env.possible_agents[env._decider[0]]
        return {a: env.observe(a)["observation"].tobytes() for a in env.possible_agents}

    told_apart = 0
    for s in positions(env, 60):
        seen = views(s)
        for seat, agent in enumerate(env.possible_agents):
            other = views(game.imagine(game.redact(s, seat), seat, luck))
            assert other[agent] == seen[agent]
            told_apart += other != seen
    assert told_apart  # or the test would say nothing


@pytest.mark.parametrize("name", SECRETIVE)
def test_first_looks_do_not_see_what_is_hidden(name: str, seed: int) -> None:
    env = envs.aec(name, seats=3)
    games, luck = argosy.vector(name, n=2, seats=3, autoreset=False), Rng(seed)
    other_worlds = 0
    for s in positions(env, 40):
        seat = int(games.game.waiting_for(s))
        twin = games.game.imagine(games.game.redact(s, seat), seat, luck)
        games.load([s, twin])
        one, other = games.looks()[:, : games.counts[0]] if games.counts[0] > 1 else ((), ())
        assert list(one) == list(other)
        other_worlds += twin.dump() != s.dump()
    assert other_worlds  # or the test would say nothing


@every_game
@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(name: str, way: Any, seed: int) -> None:
    env = envs.aec(name)
    env.reset(seed=seed)
    play(env, np.random.default_rng(seed), 20)
    twin = way(env)
    assert (twin.state() == env.state()).all()
    before = env.state()
    ahead = play(twin, np.random.default_rng(1), 30)
    assert (env.state() == before).all()
    assert play(env, np.random.default_rng(1), 30) == ahead
    assert (twin.state() == env.state()).all()


# ── Gymnasium ─────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # it warns of masks and of ranges that are not those of pictures
        check_env(envs.env(name, opponents="random"), skip_render_check=True)


def test_one_learner_against_bots(seed: int) -> None:
    env = envs.env("pirates", seat=1, opponents="random", seats=3)
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    done, reward = False, 0.0
    while not done:
        assert reward == 0.0
        assert env.games.deciders[0] == 1
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, done, _, info = env.step(action)
        assert env.observation_space.contains(seen)
    assert reward in (1.0, 0.25, 0.0, -0.5)  # won alone, with another, with all, not at all


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@every_game
def test_a_copied_learner_goes_on_by_itself(name: str, way: Any, seed: int) -> None:
    env = envs.env(name, opponents="random")
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)

    def on(env: Any, mask: Any, steps: int) -> tuple[Any, list[bytes]]:
        told = []
        for _ in range(steps):
            seen, _, done, _, info = env.step(int(rng.choice(np.flatnonzero(mask))))
            told.append(seen.tobytes())
            mask = info["action_mask"]
            if done:
                break
        return mask, told

    mask, _ = on(env, info["action_mask"], 9)
    twin = way(env)
    if not mask.any():
        return  # the game is over
    luck = rng.bit_generator.state
    _, told = on(twin, mask, 20)
    rng.bit_generator.state = luck
    assert on(env, mask, 20)[1] == told


def test_what_is_not_legal_loses() -> None:
    env = envs.env("sea_routes", opponents="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, done, _, info = env.step(illegal)
    assert (reward, done, info["illegal"]) == (-1.0, True, True)


def test_many_at_once(seed: int) -> None:
    env = envs.vector_env("sea_routes", 32, seat=1, opponents="random")
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    ended = 0
    for _ in range(150):
        assert env.observation_space.contains(seen)
        choice = np.where(info["action_mask"], rng.random(info["action_mask"].shape), -1).argmax(1)
        seen, rewards, dones, _, info = env.step(choice)
        assert (np.abs(rewards[dones]) <= 1).all() and not rewards[~dones].any()
        ended += int(dones.sum())
    assert ended
