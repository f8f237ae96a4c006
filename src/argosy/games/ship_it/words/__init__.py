"""Puts Ship It! into words: its notation and its sentences."""

from argosy.core.words import Words
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words.actions import actions, outcomes
from argosy.games.ship_it.words.events import events
from argosy.games.ship_it.words.nouns import Nouns, seat_names
from argosy.games.ship_it.words.reasons import reasons
from argosy.games.ship_it.words.steps import ENDINGS, STEPS
from argosy.kit.grids import square_names


def words(game: Tables) -> Words:
    squares = tuple(square_names(int(game.width), int(game.height)))
    n = Nouns(game, squares)
    return Words(
        seats=seat_names(game),
        actions=actions(n),
        outcomes=outcomes(n),
        events=events(n),
        reasons=reasons(n),
        steps=STEPS,
        endings=ENDINGS,
    )
