"""Puts The Wandering Merchant into words: its notation and its sentences."""

from argosy.core.words import Words
from argosy.games.wandering_merchant.tables import Tables
from argosy.games.wandering_merchant.words.actions import other_verbs, outcomes, travel_verbs
from argosy.games.wandering_merchant.words.events import trade_events, travel_events
from argosy.games.wandering_merchant.words.nouns import Nouns
from argosy.games.wandering_merchant.words.reasons import reasons
from argosy.games.wandering_merchant.words.steps import ENDINGS, STEPS


def words(game: Tables) -> Words:
    nouns = Nouns(game)
    return Words(
        seats=nouns.seats,
        actions=[*travel_verbs(nouns), *other_verbs(nouns)],
        outcomes=outcomes(nouns),
        events=[*travel_events(nouns), *trade_events(nouns)],
        reasons=reasons(nouns),
        steps=STEPS,
        endings=ENDINGS,
    )
