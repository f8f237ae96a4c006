"""What a bot thinks: it knows the refresh, buys what is needed, trades by what it is worth."""

import pytest

import argosy
from argosy.bots.arena import play_between
from argosy.bots.greedy import GreedyBot
from argosy.bots.random import RandomBot
from argosy.core.contract import Rng
from argosy.core.play import Tally, random_games
from argosy.games.land_routes.evaluation import LATER, REFRESH, TURN
from argosy.games.land_routes.numbers import BANK_EMPTY, BANK_SHORT
from argosy.games.land_routes.tables import Tables

from .tables import Road, boxes_of, road


def chosen(t: Road, seat: str, seed: int = 1) -> str:
    number = t.seats.index(seat)
    return t.words.write(GreedyBot().choose(t.game, t.view(number), number, Rng(seed)))


def test_it_refreshes_a_frozen_market() -> None:
    """LR-A25, LR-A20"""
    frozen = boxes_of("grain coal", "grain iron", "lumber coal", "lumber iron", "lumber hides")
    t = road(boxes=frozen)
    assert chosen(t, "red") == "buy"


def test_a_refresh_alone_is_not_worth_the_way() -> None:
    """Plans leave such a way out. With other numbers it would have to be looked at again; it takes a turn at least."""
    game = road().game
    assert isinstance(game, Tables)
    centers = range(game.centers)
    ways = [game.fares[a * game.centers + b] for a in centers for b in centers if a != b]
    later, refresh, turn = (game.constants[n] for n in (LATER, REFRESH, TURN))
    assert later * refresh < turn <= min(ways)


def test_it_sells_what_is_needed_and_keeps_what_is_not_wanted_here() -> None:
    """LR-R12"""
    t = road().load(red="grain grain coal")  # no room to buy first
    assert chosen(t, "red") == "sell 3"
    t.follow("red sell 3", "? needs a lumber")
    assert chosen(t, "red") == "done"


def test_it_buys_what_somebody_needs_and_carries_it_there() -> None:
    """LR-R10"""
    t = road("b a").put(red="b")  # coal is had at b and needed at a
    assert chosen(t, "red") == "buy"
    t.follow("red buy", "? has b lumber")
    assert chosen(t, "red") == "roll"
    t.follow("red roll", "? roll 3")
    assert chosen(t, "red") == "move ab6"


def test_it_stops_where_its_cargo_is_needed() -> None:
    """LR-R6"""
    t = road().put(red="ab2").load(red="coal").follow("red roll", "? roll 3")
    assert chosen(t, "red") == "move a"


def test_it_accepts_what_is_good_for_it_and_declines_what_is_not() -> None:
    """LR-A26"""
    t = road("a c e").load(red="coal").pay(blue=20)
    t.follow("blue offer red 0 1", "blue pay 9")
    assert chosen(t, "red") != "decline"
    t = road("a c e").load(red="coal")
    t.follow("blue offer red 0 1", "blue pay 1")
    assert chosen(t, "red") != "accept"


def test_two_bots_never_trade_for_a_gain_is_the_others_loss() -> None:
    """LR-A26"""
    t = road().load(red="coal grain", blue="iron")
    assert not chosen(t, "red").startswith("offer")


def test_appraisals_are_of_the_size_of_results_and_sum_to_nothing() -> None:
    """LR-A23"""
    t = road("a c e").load(red="coal")
    found = t.game.appraise(t.state)
    assert sum(found) == pytest.approx(0.0)
    assert all(-1 < value < 1 for value in found)
    assert found[0] == max(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_end_by_the_bank(seats: int) -> None:
    """LR-A25, LR-R16"""
    game = argosy.game("land_routes", seats=seats, gold=60)
    tally = Tally(seats)
    play_between(game, [GreedyBot() for _ in range(seats)], Rng(seats), tally)
    assert tally.endings[BANK_EMPTY] + tally.endings[BANK_SHORT] == 1


def test_greedy_beats_random() -> None:
    """LR-A25"""
    game = argosy.game("land_routes", gold=60, turns=60)
    tally = Tally(2)
    for seed in range(2):
        play_between(game, [GreedyBot(), RandomBot()], Rng(seed), tally)
    assert tally.wins[0] == 2


def test_every_step_keeps_all_gold_and_cargo() -> None:
    """LR-R1, LR-A17"""
    for seats in (2, 3, 4):
        game = argosy.game("land_routes", seats=seats)
        s, rng = game.setup(), Rng(seats)
        for _ in range(1500):
            seat = game.waiting_for(s)
            found = game.outcomes(s) if seat == -1 else game.actions(s, seat)
            if not found:
                break
            game.apply(s, found[rng.below(len(found))])
            assert set(game.census(s)) == {1}, f"seats {seats}, seed {seats}"


def test_games_end_within_their_bound() -> None:
    """LR-A25, LR-A32"""
    for seats in (2, 3, 4):
        game = argosy.game("land_routes", seats=seats, turns=20)
        tally = random_games(game, 5, 3)
        assert tally.overrun == 0
        assert tally.longest <= game.bound
