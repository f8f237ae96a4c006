"""What a bot with sense does."""

import pytest
from librt.vecs import vec

import argosy
from argosy.bots.names import bot
from argosy.core.contract import Rng
from argosy.games.wandering_merchant.distances import distances, row_from
from argosy.games.wandering_merchant.game import WanderingMerchant
from argosy.games.wandering_merchant.maps import Chart
from argosy.games.wandering_merchant.rules.reading import specials
from argosy.games.wandering_merchant.rules.travel import dearest_mountains
from argosy.games.wandering_merchant.tests.tables import Caravan, example, number, whole_game
from argosy.games.wandering_merchant.words.nouns import GOODS
from argosy.kit.evaluation import expectations


def find_all(t: Caravan, **towns: str) -> None:
    """Nothing is left to explore: these towns, and the others as they come."""
    others = [good for good in GOODS if good not in towns.values()]
    for cell in ("a2", "e2", "c3", "g3", "e4", "c5", "a7", "e7"):
        t.found(cell, towns.get(cell) or others.pop())


def choice(t: Caravan, seed: int = 1) -> str:
    action = bot("greedy").choose(t.game, t.state, t.waiting, Rng(seed))
    return t.words.write(action)


def test_it_sells_what_is_wanted() -> None:
    """WM-R12"""
    t = example(find=0)
    t.put("red", "e4")
    find_all(t, e4="clothes")
    t.load("red", "wood", 2)
    assert choice(t.begin("red")) == "stay"
    t.act("stay")
    assert choice(t) == "sell wood"


def test_it_buys_what_it_can_carry_to_a_buyer() -> None:
    """WM-R12"""
    t = example(find=0)
    t.put("red", "e4")
    find_all(t, e4="fish", e2="wood")
    t.offer("fish", 3)
    t.fill_purse("red", 100)
    t.begin("red").act("stay")
    assert choice(t) == "buy cargo"


def test_it_explores() -> None:
    """WM-R16"""
    t = example()
    t.put("red", "e7")
    assert choice(t.begin("red")) == "explore"


def test_it_likes_to_lead() -> None:
    """WM-R32"""
    t = example(seats=3)
    even = t.game.appraise(t.state)
    assert max(even) - min(even) < 0.1
    t.fill_purse("blue", 900)
    values = t.game.appraise(t.state)
    assert values[number("blue")] > 0.2 > values[number("red")]
    t.s.reached = 1
    assert t.game.appraise(t.state)[number("blue")] > 0.6
    assert all(-1.0 <= value <= 1.0 for value in values)


def test_what_others_plan_does_not_count() -> None:
    """WM-R32"""
    t = example(find=0)
    find_all(t, e4="fish", e2="wood")
    t.offer("fish", 3)
    t.fill_purse("blue", 100)
    before = t.game.appraise(t.state)
    t.put("blue", "e4")  # there he could buy what the next town wants
    after = t.game.appraise(t.state)
    assert after[number("red")] == before[number("red")]
    assert after[number("blue")] != before[number("blue")]


def test_alone_it_plays_against_time() -> None:
    """WM-A57"""
    t = example(seats=1)
    poor = t.game.appraise(t.state)[0]
    t.fill_purse("red", 600)
    rich = t.game.appraise(t.state)[0]
    t.s.round = 100
    late = t.game.appraise(t.state)[0]
    assert 1.0 > rich > poor and rich > late > -1.0


def test_what_is_remembered_of_a_board_changes_nothing() -> None:
    """WM-R27: boards and orcs in turn look the same as to a game that has seen no other."""
    game = argosy.game("wandering_merchant", seats=2, orcs=1, goal=0, rounds=30)
    fresh = WanderingMerchant(game.options)
    boards = [[s for s, _ in whole_game(game, "random", seed)][40::2] for seed in range(3)]
    mixed = [s for states in zip(*boards, strict=False) for s in states]
    for s in [*boards[0], *mixed]:
        fresh.chart = fresh.roads = Chart(0, 0)
        assert game.features(s) == fresh.features(s)
    assert len({int(s.board) for s in mixed}) == 3
    assert len({int(s.orcs) for s in boards[0]}) > 5


def test_a_mountain_that_makes_no_difference_shares_its_row() -> None:
    """WM-A22: to towns and special tiles it is as far as a flood of its own says, whatever is closed."""
    t = example()
    goals = [place for place in range(32) if (t.s.towns | specials(t.s)) >> place & 1]
    chart = Chart(1, 0)
    rows = set()
    for start in range(32):
        for closed in range(5):
            row = row_from(t.tables, t.s, chart, start, closed)
            far = distances(t.tables, t.s, chart, start, dearest_mountains(t.s, closed))
            assert [chart.rows[row + to] for to in goals] == [far[to] for to in goals]
            rows.add(int(row))
    assert 32 < len(rows) < 5 * 32


def test_alone_it_expects_what_its_features_say() -> None:
    """WM-A57: weighed one by one they come to the sum that `argosy fit` fits."""
    t = example(seats=1)
    find_all(t, e4="fish", e2="wood")
    t.offer("fish", 3)
    t.fill_purse("red", 600)
    t.s.round = 20
    game = WanderingMerchant(t.game.options)
    weights = [0.3, 0.5, 0.7, 0.2, 0.4, 0.6, 0.1]
    game.evaluation.weights = vec[float](weights)
    own = sum(w * x for w, x in zip(weights, game.features(t.s)[0], strict=True))
    clock = 0.3 * int(game.goal) * 20 / int(game.rounds) / 100
    assert game.appraise(t.s)[0] == pytest.approx(expectations([own, clock])[0])
