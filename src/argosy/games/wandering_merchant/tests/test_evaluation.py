"""What a bot with sense does."""

from argosy.bots.names import bot
from argosy.core.contract import Rng
from argosy.games.wandering_merchant.tests.tables import Caravan, example, number
from argosy.games.wandering_merchant.words.nouns import GOODS


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
