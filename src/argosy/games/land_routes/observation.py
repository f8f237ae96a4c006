"""Says what the fields of a state mean to a learner."""

from argosy.core.observation import Schema, flags, number, one_of, seats, side, viewer
from argosy.games.land_routes.numbers import DIE_SIDES
from argosy.games.land_routes.state import DEPARTING, SELLING, TRADING
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words import STEPS
from argosy.games.land_routes.words.nouns import GOODS, SEATS

SLOTS = ("1", "2", "3")
CARD = ("", *GOODS)  # no card, or a good
MOST_LOSSES = 9


def observation(game: Tables) -> Schema:
    sides = seats(int(game.seats))
    squares = game.board.squares
    centers = squares[: game.centers]
    gold = int(game.gold)
    return Schema(
        [
            one_of("step", STEPS, low=1),
            side("mover", sides),
            side("decider", sides),
            side("first", sides),
            number("round", int(game.turns) + 1, low=1),
            number("bank", gold),
            number("purses", gold).by(sides, bits=8),
            one_of("squares", squares).by(sides, bits=8),
            one_of("hands", CARD).each(SLOTS, bits=4).by(sides, bits=12),
            one_of("has", CARD).each(centers, bits=4),
            one_of("needs", CARD).each(centers, bits=4),
            number("bag", int(game.copies)).each(GOODS, bits=5),
            number("discards", int(game.copies)).each(GOODS, bits=5),
            number("due", 2 * int(game.centers)),
            flags("missing", [""]).by(sides, bits=1),
            number("reading", gold),
            number("calm", int(game.calm)),
            flags("rivals", [""]).by(sides, bits=1),
            flags("leaders", [""]).by(sides, bits=1),
            number("high", DIE_SIDES),
            number("roll", DIE_SIDES),
            number("losses", MOST_LOSSES),
            number("bought", int(game.buys)),
            number("sold", int(game.sales)),
            flags("is_sale", [""]),
            one_of("base", {DEPARTING: "departing", TRADING: "trading", SELLING: "selling"}),
            number("offers", max(1, int(game.offers))).by(sides, bits=4),
            side("maker", sides),
            side("taker", sides),
            flags("given", SLOTS),
            flags("wanted", SLOTS),
            number("pays", gold),
            number("asks", gold),
            viewer(SEATS[: game.seats]),  # an offer names a seat
        ],
        {"ending": "nobody decides after it", "shown": "only undo asks"},
    )
