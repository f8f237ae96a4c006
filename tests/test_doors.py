"""What the command line asks of the core."""

import argosy
from argosy.bots.arena import play_between
from argosy.bots.names import bot
from argosy.core.contract import CHANCE, Rng
from argosy.core.match import drawn_from
from argosy.core.play import Tally, retrace


def test_a_replayed_match_goes_on_with_the_chance_it_is_given() -> None:
    whole = argosy.new("sea_routes", seed=5).record()
    cut = whole.write().splitlines()[:20]  # in the middle of the deal
    match = argosy.replay("\n".join(cut) + "\n")
    assert match.turn == "?"
    match.go_on(drawn_from(Rng(1)))
    assert match.turn in match.seats
    assert match.play(match.legal()[0])


def test_forced_decisions_between_bots_are_counted() -> None:
    game = argosy.game("sea_routes")
    tally = Tally(2)
    moves: list[int] = []
    play_between(game, [bot("random"), bot("random")], Rng(3), tally, moves)
    decisions = [
        len(game.actions(s, seat)) for seat, s, _ in retrace(game, moves) if seat != CHANCE
    ]
    assert tally.forced == decisions.count(1) > 0
