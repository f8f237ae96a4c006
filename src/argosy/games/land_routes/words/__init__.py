"""Put Trade Routes on the road into words: its notation, its sentences, its options."""

from argosy.core.words import Noun, Verb, Words, number_noun
from argosy.games.land_routes import numbers
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.actions import own_actions, trade_actions
from argosy.games.land_routes.words.events import (
    center_events,
    setup_events,
    trade_events,
    turn_events,
)
from argosy.games.land_routes.words.nouns import (
    BUNDLES,
    CARGO,
    CARGO_LABELS,
    GOODS,
    SEATS,
    bundle_label,
    card_id,
)
from argosy.games.land_routes.words.reasons import center_reasons, step_reasons, trade_reasons
from argosy.games.land_routes.words.steps import ENDINGS, STEPS


def words(game: Tables) -> Words:
    seats = SEATS[: game.seats]
    names = tuple(game.board.squares)
    titles = tuple(game.board.titles)
    centers = names[: game.centers]
    seat = Noun("seat", "seat", seats, tuple(name.capitalize() for name in seats))
    center = Noun("center", "spot", centers, titles)
    square = Noun("square", "spot", names, titles + names[game.centers :])
    good = Noun("good", "word", GOODS)
    slot = Noun("slot", "piece", ("", "1", "2", "3"), at=card_id)
    bundle = Noun("bundle", "word", BUNDLES, tuple(map(bundle_label, BUNDLES)))
    cargo = Noun("cargo", "word", CARGO, CARGO_LABELS)
    amount = number_noun("number", 1, int(game.gold))
    number = number_noun("number", 0, 9999)
    says = tuple(e.says for e in ENDINGS)
    ending = Noun("ending", "word", ("", "empty", "short", "calm", "turns"), ("", *says))
    die = number_noun("roll", 1, numbers.DIE_SIDES)
    return Words(
        seats=seats,
        actions=[*own_actions(center, square, slot), *trade_actions(seat, bundle, amount)],
        outcomes=[
            Verb(numbers.DIE, "roll", (die,), "LR-R5"),
            Verb(numbers.HAS, "has", (center, good), "LR-R10"),
            Verb(numbers.NEEDS, "needs", (center, good), "LR-R13"),
        ],
        events=[
            *setup_events(seat, center, good, number),
            *turn_events(seat, square, good, number, ending),
            *center_events(seat, center, good, number),
            *trade_events(seat, cargo, number),
        ],
        reasons=[
            *step_reasons(seat),
            *center_reasons(square, number),
            *trade_reasons(seat, number),
        ],
        steps=STEPS,
        endings=ENDINGS,
    )
