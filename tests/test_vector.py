"""Many games at once: the arrays say what the engine says, game by game."""

import copy
import gc
import pickle
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

import argosy
from argosy.bots.names import bot
from argosy.core.contract import CHANCE, NOBODY, Rng, State
from argosy.envs.batch import Illegal

GAMES = list(argosy.editions())
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_the_arrays_are_what_the_engine_says(name: str, seed: int) -> None:
    games = argosy.vector(name, n=24, seed=seed)
    rng = Rng(seed)
    for step in range(40):
        games.step(games.sample(rng))
        for n in range(step % 5, 24, 5):
            s, seat = games.state(n), int(games.deciders[n])
            assert games.game.waiting_for(s) == seat
            legal = games.numbering.legal(s, seat)
            assert games.legal[n, : games.counts[n]].tolist() == legal
            assert np.flatnonzero(games.masks[n]).tolist() == sorted(legal)
            assert games.observations[n].tobytes() == games.observer.write(s, seat)
            assert games.observations[n].tobytes() == games.view(n, seat).tobytes()
    assert (games.observations <= games.bounds).all()


@every_game
def test_each_game_is_the_one_of_its_seed(name: str, seed: int) -> None:
    """The same decisions with the engine alone give the same results, game after game."""
    games = argosy.vector(name, n=3, seed=seed, observations=False)
    game, luck = games.game, [Rng(seed + n) for n in range(3)]
    alone = [game.setup() for _ in range(3)]
    rng = Rng(seed)

    def deal(n: int) -> int:
        while (seat := game.waiting_for(alone[n])) == CHANCE:
            game.apply(alone[n], game.chance(alone[n], luck[n]))
        return seat

    for n in range(3):
        deal(n)
    for _ in range(300):
        chosen = games.sample(rng).copy()
        for n in range(3):
            game.apply(alone[n], games.numbering.action(alone[n], int(chosen[n])))
        games.step(chosen)
        for n in range(3):
            over = deal(n) == NOBODY
            assert games.dones[n] == over
            if over:
                assert games.rewards[n].tolist() == game.returns(alone[n])
                alone[n] = game.setup()
                deal(n)
            assert games.state(n).dump() == alone[n].dump()


def test_nothing_moves_if_one_action_is_not_legal() -> None:
    games = argosy.vector("sea_routes", n=8, seed=3)
    before = [games.state(n).dump() for n in range(8)]
    chosen = games.sample(Rng(1)).copy()
    chosen[5] = int(np.flatnonzero(~games.masks[5])[0])
    with pytest.raises(Illegal, match="game 5"):
        games.step(chosen)
    assert [games.state(n).dump() for n in range(8)] == before
    lists = argosy.vector("sea_routes", n=8, seed=3, masks=False)
    with pytest.raises(Illegal, match="game 5"):
        lists.step(chosen)


def test_the_arrays_stay_where_they_are() -> None:
    games = argosy.vector("land_routes", n=4, seed=1)
    seen, address = games.observations, games.observations.ctypes.data
    before = seen.copy()
    games.step(games.sample(Rng(1)))
    assert games.observations is seen and seen.ctypes.data == address
    assert (seen != before).any()
    assert np.from_dlpack(games.rewards).ctypes.data == games.rewards.ctypes.data


def test_bots_take_their_seats(seed: int) -> None:
    games = argosy.vector("sea_routes", n=16, seed=seed, bots={1: "greedy"})
    rng = Rng(seed)
    won = lost = 0
    for _ in range(250):
        games.step(games.sample(rng))
        assert not games.deciders.any()
        won += int((games.rewards[games.dones, 0] > 0).sum())
        lost += int((games.rewards[games.dones, 0] < 0).sum())
    assert lost > won
    with pytest.raises(ValueError, match="no seat is left"):
        argosy.vector("sea_routes", n=1, bots={0: "random", 1: "random"})


@every_game
def test_first_looks_are_what_greedy_goes_by(name: str, seed: int) -> None:
    """Where nothing is hidden and nothing is drawn, greedy plays one of the actions that look best."""
    games = argosy.vector(name, n=12, seed=seed)
    greedy, rng = bot("greedy"), Rng(seed)
    for _ in range(30):
        games.step(games.sample(rng))
        looks = games.looks()
        for n in np.flatnonzero(games.counts > 1).tolist():
            s, seat, count = games.state(n), int(games.deciders[n]), int(games.counts[n])
            worth = [looked(games.game, s, seat, action) for action in games.game.actions(s, seat)]
            if games.game.has_secrets or None in worth:
                continue
            assert looks[n, :count].tolist() == pytest.approx(worth)
            best = games.legal[n, :count][looks[n, :count] >= looks[n, :count].max() - 1e-9]
            chosen = greedy.choose(games.game, s, seat, rng)
            assert games.numbering.number(s, chosen) in best


def looked(game: Any, s: State, seat: int, action: int) -> float | None:
    """What a table is worth after an action; None if chance answers it."""
    after = s.clone()
    game.apply_for(after, seat, action)
    return None if game.waiting_for(after) == CHANCE else float(game.appraise_for(after, seat))


def test_given_positions(seed: int) -> None:
    games = argosy.vector("pirates", n=6, seed=seed, autoreset=False)
    rng = Rng(seed)
    for _ in range(20):
        games.step(games.sample(rng))
    kept = [games.state(n) for n in range(6)]
    others = argosy.vector("pirates", n=6, seed=seed + 99, autoreset=False)
    others.load(kept)
    assert (others.observations == games.observations).all()
    assert (others.masks == games.masks).all()
    assert [s.dump() for s in kept] == [others.state(n).dump() for n in range(6)]


def test_without_autoreset_a_game_stays_over(seed: int) -> None:
    games = argosy.vector("sea_routes", n=4, seed=seed, autoreset=False)
    rng = Rng(seed)
    while not games.dones.all():
        games.step(games.sample(rng))
    over = [games.state(n).dump() for n in range(4)]
    rewards = games.rewards.copy()
    games.step(games.sample(rng))
    assert [games.state(n).dump() for n in range(4)] == over
    assert (games.rewards == rewards).all() and not games.masks.any()


@every_game
def test_copies_go_on_by_themselves(name: str, seed: int) -> None:
    games = argosy.vector(name, n=5, seed=seed)
    rng = Rng(seed)
    for _ in range(15):
        games.step(games.sample(rng))
    for twin in (copy.deepcopy(games), pickle.loads(pickle.dumps(games))):
        assert (twin.observations == games.observations).all()
        assert (twin.deciders == games.deciders).all()
        luck = Rng(4)
        for _ in range(15):
            twin.step(twin.sample(luck))
    luck = Rng(4)
    for _ in range(15):
        games.step(games.sample(luck))
    assert [twin.state(n).dump() for n in range(5)] == [games.state(n).dump() for n in range(5)]


# ── Several processes ─────────────────────────────────────────────────────────────────────────────

ARRAYS = ("observations", "masks", "legal", "counts", "deciders", "rewards", "dones", "lengths")


def same(one: Any, other: Any) -> bool:
    """Whether two vectors show the same. What lies in `legal` behind the last action is nothing."""
    ends = np.arange(one.legal.shape[1]) >= one.counts[:, None]
    return all(
        np.array_equal(
            np.where(ends, 0, getattr(one, name)) if name == "legal" else getattr(one, name),
            np.where(ends, 0, getattr(other, name)) if name == "legal" else getattr(other, name),
        )
        for name in ARRAYS
    )


@pytest.mark.parametrize(("name", "workers"), [("sea_routes", 2), ("ship_it", 3)])
def test_processes_play_the_games_of_one(name: str, workers: int, seed: int) -> None:
    alone = argosy.vector(name, n=7, seed=seed, bots={1: "random"})
    with argosy.vector(name, n=7, seed=seed, bots={1: "random"}, workers=workers) as games:
        luck = Rng(seed), Rng(seed)
        for _ in range(60):
            assert same(games, alone)
            alone.step(alone.sample(luck[0]))
            games.step(games.sample(luck[1]))
        for n in range(7):
            assert games.state(n).dump() == alone.state(n).dump()
            assert games.view(n, 1).tobytes() == alone.view(n, 1).tobytes()
            number = int(alone.legal[n, 0])
            assert games.text(n, number) == alone.text(n, number)
        assert (games.looks() == alone.looks()).all()
        kept = [alone.state(n) for n in range(5)]
        games.seed(seed + 99)
        games.load(kept)
        assert (games.observations[:5] == alone.observations[:5]).all()
        alone.seed(range(seed, seed + 7))
        games.seed(range(seed, seed + 7))
        assert same(games, alone)


@pytest.mark.parametrize("masks", [True, False])
def test_no_process_goes_on_if_one_action_is_not_legal(masks: bool, seed: int) -> None:
    with argosy.vector("sea_routes", n=6, seed=seed, masks=masks, workers=2) as games:
        before = [games.state(n).dump() for n in range(6)]
        for wrong in (-1, len(games.numbering), 440):  # `done` is not legal at once
            chosen = games.sample(Rng(1)).copy()
            chosen[4] = wrong
            with pytest.raises(Illegal, match=f"game 4: action {wrong}"):
                games.step(chosen)
        assert [games.state(n).dump() for n in range(6)] == before
        games.step(games.sample(Rng(1)))
        assert [games.state(n).dump() for n in range(6)] != before


def test_whoever_asks_is_told_what_went_wrong_in_a_process() -> None:
    with pytest.raises(ValueError, match="from 1 to the number of games"):
        argosy.vector("sea_routes", n=2, workers=3)
    with pytest.raises(RuntimeError, match=r"worker 0 has failed:(.|\n)*no seat is left"):
        argosy.vector("sea_routes", n=2, workers=2, bots={0: "random", 1: "random"})


def test_a_process_that_dies_is_noticed_and_none_is_left() -> None:
    games: Any = argosy.vector("sea_routes", n=4, workers=2)
    processes = list(games._processes)
    processes[1].kill()
    with pytest.raises(RuntimeError, match=r"worker 1 has ended \(exit code -9\)"):
        games.step(games.sample(Rng(1)))
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(RuntimeError, match="were closed"):
        games.seed(1)
    games.close()  # again: nothing


def test_processes_end_with_the_games() -> None:
    games: Any = argosy.vector("sea_routes", n=4, workers=2)
    processes = list(games._processes)
    with pytest.raises(TypeError, match="cannot be copied"):
        pickle.dumps(games)
    seen = games.observations
    del games
    gc.collect()
    assert not any(process.is_alive() for process in processes)
    assert seen.any()  # the memory is there as long as anybody looks at it


# ── Elsewhere ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("workers", [1, 2])
def test_other_libraries_share_the_arrays(workers: int) -> None:
    """Through DLPack: NumPy, and PyTorch where it is installed."""
    readers: list[Any] = [np.from_dlpack]
    with suppress(ImportError):
        import torch

        readers.append(torch.from_dlpack)
    with argosy.vector("sea_routes", n=4, seed=1, workers=workers) as games:
        for reader in readers:
            found = {name: reader(getattr(games, name)) for name in ARRAYS}
            games.step(games.sample(Rng(1)))
            for name, values in found.items():
                ours = getattr(games, name)
                assert tuple(values.shape) == ours.shape
                assert np.array_equal(np.asarray(values), ours)  # what was written since, too
