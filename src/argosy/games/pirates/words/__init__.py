"""Put The Pirates of Van Zandt into words: its notation, its sentences, its options."""

from argosy.core.words import Verb, Words
from argosy.games.pirates import numbers
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.actions import answers, crew_actions, ship_actions
from argosy.games.pirates.words.events import crew_events, end_events, setup_events, ship_events
from argosy.games.pirates.words.nouns import Nouns, seat_names
from argosy.games.pirates.words.reasons import (
    common_reasons,
    crew_reasons,
    die_reasons,
    ship_reasons,
)
from argosy.games.pirates.words.steps import ENDINGS, STEPS


def words(game: Tables) -> Words:
    n = Nouns(game)
    return Words(
        seats=seat_names(int(game.seats)),
        actions=[*ship_actions(n), *crew_actions(n), *answers(n)],
        outcomes=[
            Verb(numbers.ISLAND, "island", (n.island,), "PV-R3"),
            Verb(numbers.FIRST, "first", (n.suit,), "PV-A1"),
            Verb(numbers.CREW, "crew", (n.coin, n.value), "PV-R2"),
            Verb(numbers.ROLL, "roll", (n.die, n.face), "PV-R17"),
        ],
        events=[*setup_events(n), *ship_events(n), *crew_events(n), *end_events(n)],
        reasons=[*common_reasons(n), *ship_reasons(n), *crew_reasons(n), *die_reasons(n)],
        steps=STEPS,
        endings=ENDINGS,
    )
