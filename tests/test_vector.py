"""Many games at once: the arrays say what the engine says, game by game."""

import copy
import pickle

import numpy as np
import pytest

import argosy
from argosy.core.contract import CHANCE, NOBODY, Rng
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
