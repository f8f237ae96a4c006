"""Money and coins over whole games: nothing comes from nowhere, nothing is lost."""

import pytest

import argosy
from argosy.games.wandering_merchant import numbers
from argosy.games.wandering_merchant.tests.tables import whole_game
from argosy.games.wandering_merchant.words.nouns import CAUSES

SEED = 20261115


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_change_of_money_has_its_cause(seats: int) -> None:
    """WM-A39, WM-A73: the ledger alone gives every purse at every moment, never below nothing."""
    game = argosy.game(
        "wandering_merchant", seats=seats, goal=0, rounds=40, orcs=1, combat=1, start=100
    )
    causes: set[int] = set()
    for seed in range(SEED, SEED + 3):
        purses = [0] * seats
        for s, events in whole_game(game, "random", seed):
            for event in events:
                if event.verb == numbers.PAID:
                    purses[event.a] -= event.b
                    causes.add(int(event.c))
                elif event.verb == numbers.RECEIVED:
                    purses[event.a] += event.b
                    causes.add(int(event.c))
            assert purses == list(s.purses), f"seed {seed}"
            assert min(purses) >= 0
    assert numbers.START in causes
    assert causes <= set(range(len(CAUSES)))


@pytest.mark.parametrize("players", ["random", "greedy"])
def test_no_coin_is_lost(players: str) -> None:
    """WM-R13, WM-A7, WM-A69: cup, stacks, carts, heap and orcs hold six of each good."""
    for seats in (2, 5):
        game = argosy.game("wandering_merchant", seats=seats, goal=0, rounds=12, orcs=1, combat=1)
        for s, _ in whole_game(game, players, SEED):
            assert set(game.census(s)) == {1}


def test_the_census_sees_a_lost_coin_and_a_doubled_one() -> None:
    """WM-A69"""
    game = argosy.game("wandering_merchant", seats=2, map=0)
    states = [s for s, _ in whole_game(game, "random", SEED)][20:21]
    for s in states:
        s.cup += 1
        assert 2 in game.census(s)
        s.cup -= 2
        assert 0 in game.census(s)
