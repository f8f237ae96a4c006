"""What a bot with sense does."""

from argosy.bots.names import bot
from argosy.core.contract import Rng
from argosy.games.wandering_merchant.tests.tables import (
    act,
    begin,
    example,
    fill_purse,
    found,
    load,
    number,
    offer,
    put,
    state,
)
from argosy.games.wandering_merchant.words.nouns import GOODS
from argosy.tabletop import Tabletop


def find_all(t: Tabletop, **towns: str) -> None:
    """Nothing is left to explore: these towns, and the others as they come."""
    others = [good for good in GOODS if good not in towns.values()]
    for cell in ("a2", "e2", "c3", "g3", "e4", "c5", "a7", "e7"):
        found(t, cell, towns.get(cell) or others.pop())


def choice(t: Tabletop, seed: int = 1) -> str:
    action = bot("greedy").choose(t.game, t.state, t.waiting, Rng(seed))
    return t.words.write(action)


def test_it_sells_what_is_wanted() -> None:
    """WM-R12"""
    t = example(find=0)
    put(t, "red", "e4")
    find_all(t, e4="clothes")
    load(t, "red", "wood", 2)
    assert choice(begin(t, "red")) == "stay"
    act(t, "stay")
    assert choice(t) == "sell wood"


def test_it_buys_what_it_can_carry_to_a_buyer() -> None:
    """WM-R12"""
    t = example(find=0)
    put(t, "red", "e4")
    find_all(t, e4="fish", e2="wood")
    offer(t, "fish", 3)
    fill_purse(t, "red", 100)
    act(begin(t, "red"), "stay")
    assert choice(t) == "buy cargo"


def test_it_explores() -> None:
    """WM-R16"""
    t = example()
    put(t, "red", "e7")
    assert choice(begin(t, "red")) == "explore"


def test_it_likes_to_lead() -> None:
    """WM-R32"""
    t = example(seats=3)
    even = t.game.appraise(t.state)
    assert max(even) - min(even) < 0.1
    fill_purse(t, "blue", 900)
    values = t.game.appraise(t.state)
    assert values[number("blue")] > 0.2 > values[number("red")]
    state(t).reached = 1
    assert t.game.appraise(t.state)[number("blue")] > 0.6
    assert all(-1.0 <= value <= 1.0 for value in values)


def test_what_others_plan_does_not_count() -> None:
    """WM-R32"""
    t = example(find=0)
    find_all(t, e4="fish", e2="wood")
    offer(t, "fish", 3)
    fill_purse(t, "blue", 100)
    before = t.game.appraise(t.state)
    put(t, "blue", "e4")  # there he could buy what the next town wants
    after = t.game.appraise(t.state)
    assert after[number("red")] == before[number("red")]
    assert after[number("blue")] != before[number("blue")]


def test_alone_it_plays_against_time() -> None:
    """WM-A57"""
    t = example(seats=1)
    poor = t.game.appraise(t.state)[0]
    fill_purse(t, "red", 600)
    rich = t.game.appraise(t.state)[0]
    state(t).round = 100
    late = t.game.appraise(t.state)[0]
    assert 1.0 > rich > poor and rich > late > -1.0
