"""The experts: scripts that their games bring along. They keep the rules and see what their seat sees."""

import dataclasses

import pytest

import argosy
from argosy.bots.arena import play_deal
from argosy.bots.expert import ExpertBot
from argosy.bots.names import bot
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State
from argosy.core.edition import BadInput, Edition
from argosy.core.play import retrace
from argosy.core.registry import edition_of
from argosy.lab.simulation import Plan
from argosy.laws.harness import Trial, journey

EXPERTS = [name for name, edition in argosy.editions().items() if edition.expert is not None]
CHOICES = [  # every number of seats as the game is usually played, and every preset
    *((name, seats, {}) for name in EXPERTS for seats in argosy.edition(name).seats),
    *(
        (name, argosy.edition(name).default_seats, dict(preset.options))
        for name in EXPERTS
        for preset in argosy.edition(name).presets
        if preset.options
    ),
]


def test_the_edition_of_a_game_is_found_again() -> None:
    for edition in argosy.editions().values():
        assert edition_of(edition.game()) is edition


def test_a_game_that_nobody_wrote_an_expert_for_says_so(pot: Edition) -> None:
    with pytest.raises(BadInput, match="Nobody has written an expert for pot yet"):
        bot("expert", pot)
    with pytest.raises(BadInput, match="Nobody has written an expert"):
        Plan(dataclasses.replace(argosy.edition("sea_routes"), expert=None), ["expert"] * 2, 1, 0)
    with pytest.raises(BadInput, match="no package with an EDITION"):
        ExpertBot().choose(pot.game(), pot.game().setup(), 0, Rng(1))


def test_an_expert_has_nothing_to_set() -> None:
    with pytest.raises(BadInput, match="has nothing to set"):
        bot("expert:iterations=4")


@pytest.mark.parametrize(("name", "seats", "options"), CHOICES)
def test_an_expert_keeps_the_rules(
    name: str, seats: int, options: dict[str, int], seed: int
) -> None:
    """Against itself with any seats, and where other seats speak up in between, as the laws have it."""
    trial = Trial(argosy.edition(name), {**options, "seats": seats})
    for moment in journey(trial, ["expert"] * seats, seed):
        if moment.waiting != NOBODY and moment.seat >= 0:
            assert moment.code in trial.legal(moment.s, moment.seat)


@pytest.mark.parametrize("name", EXPERTS)
def test_an_expert_plays_a_deal_the_same_way_again(name: str, seed: int) -> None:
    game = argosy.game(name)
    courses = []
    for _ in range(2):
        moves: list[int] = []
        play_deal(game, [bot("expert") for _ in range(game.seats)], seed, moves)
        courses.append(moves)
    assert courses[0] == courses[1]


def worlds(game: Game[State], seed: int, most: int) -> list[tuple[State, State, int]]:
    """Pairs of worlds that a seat cannot tell apart, with a decision of that seat to make in them.

    Where a game has pairs that differ, only those are kept. Every other game is one of greedy bots: in ship_it
    something is hidden only after a shipment, and random bots hardly ever make one.
    """
    rng = Rng(seed)
    found: list[tuple[State, State, int]] = []
    while len(found) < most:
        pairs: list[tuple[State, State, int]] = []
        for name in ("random", "greedy"):
            moves: list[int] = []
            play_deal(game, [bot(name)] * game.seats, rng.below(1000), moves)
            for seat, s, _ in retrace(game, moves):
                if seat != CHANCE and rng.below(4) == 0 and len(game.actions(s, seat)) > 1:
                    pairs.append((s.clone(), game.imagine(game.redact(s, seat), seat, rng), seat))
        pairs = [pair for pair in pairs if pair[0].dump() != pair[1].dump()] or pairs
        found += pairs[:: 1 + len(pairs) // (most // 2)]
    return found[:most]


@pytest.mark.parametrize("name", EXPERTS)
def test_what_an_expert_may_not_know_changes_nothing(name: str, seed: int) -> None:
    game = argosy.game(name)
    pairs = worlds(game, seed, 60)
    assert not game.has_secrets or any(s.dump() != other.dump() for s, other, _ in pairs)
    for s, other, seat in pairs:
        chosen = {
            bot("expert").choose(game, game.redact(world, seat), seat, Rng(3))
            for world in (s, other)
        }
        assert len(chosen) == 1
