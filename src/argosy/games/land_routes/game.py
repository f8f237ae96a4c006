"""Trade Routes on the road as the contract wants it: the sequence of play as data, and the result."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import IS_ASKED, IS_NOW, IS_ON, IS_TEXT, NOT_ASKED, pack
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.land_routes.board import Board
from argosy.games.land_routes.census import census
from argosy.games.land_routes.evaluation import appraise, features, turns_to_centers
from argosy.games.land_routes.legal import (
    list_answering,
    list_departing,
    list_moving,
    list_offers,
    list_pricing,
    list_selling,
    list_starting,
    list_trading,
    list_withdrawal,
)
from argosy.games.land_routes.numbers import (
    ACCEPT,
    ASK,
    BEG,
    BUY,
    COUNTER,
    DECLINE,
    DONE,
    END,
    EVEN,
    MOVE,
    NOT_YOUR_WORD,
    OFFER,
    PAY,
    ROLL,
    SELL,
    START,
    STAY,
    WITHDRAW,
)
from argosy.games.land_routes.rules.centers import (
    buy,
    close_sale,
    refill,
    sell,
    why_not_buy,
    why_not_sell,
)
from argosy.games.land_routes.rules.deck import any_card, cards_to_come
from argosy.games.land_routes.rules.moving import (
    any_number,
    beg,
    lose_cargo,
    move,
    numbers_of_the_die,
    roll,
    rolled,
    stay,
    why_not_beg,
    why_not_move,
    why_not_stay,
)
from argosy.games.land_routes.rules.reading import gold_of
from argosy.games.land_routes.rules.setup import deal, roll_to_start, set_up, start
from argosy.games.land_routes.rules.trades import (
    accept,
    ask,
    counter,
    decline,
    even,
    offer,
    pay,
    why_not_ask,
    why_not_counter,
    why_not_even,
    why_not_offer,
    why_not_pay,
    why_not_withdraw,
    withdraw,
)
from argosy.games.land_routes.rules.turn import end_turn, standing
from argosy.games.land_routes.state import (
    ANSWERING,
    DEALING,
    DEPARTING,
    LOSING,
    MOVING,
    OPENING,
    PRICING,
    REFILLING,
    RESTING,
    ROLLING,
    SELLING,
    STARTING,
    TRADING,
    LandRoutesState,
)
from argosy.games.land_routes.tables import Tables

TURN: Final = Turn(
    steps=[
        ChanceStep(DEALING, "LR-R2", cards_to_come, deal, any_card),
        ChanceStep(OPENING, "LR-R4", numbers_of_the_die, roll_to_start, any_number),
        ChanceStep(ROLLING, "LR-R5", numbers_of_the_die, rolled, any_number),
        ChanceStep(LOSING, "LR-R8", numbers_of_the_die, lose_cargo, any_number),
        ChanceStep(REFILLING, "LR-R10", cards_to_come, refill, any_card),
        SeatStep(STARTING, "LR-R4", list_starting, [START]),
        SeatStep(
            DEPARTING, "LR-R5", list_departing, [ROLL, STAY, BEG, BUY, SELL, OFFER], list_offers
        ),
        SeatStep(MOVING, "LR-R6", list_moving, [MOVE]),
        SeatStep(TRADING, "LR-R14", list_trading, [BUY, SELL, END, OFFER], list_offers),
        SeatStep(SELLING, "LR-A33", list_selling, [SELL, DONE, OFFER], list_offers),
        SeatStep(PRICING, "LR-A26", list_pricing, [PAY, ASK, EVEN]),
        SeatStep(
            ANSWERING,
            "LR-A26",
            list_answering,
            [ACCEPT, DECLINE, COUNTER, WITHDRAW],
            list_withdrawal,
        ),
        LastStep(RESTING, "LR-R16"),
    ],
    deeds=[
        Deed(START, None, start),
        Deed(ROLL, None, roll),
        Deed(STAY, why_not_stay, stay),
        Deed(BEG, why_not_beg, beg),
        Deed(MOVE, why_not_move, move),
        Deed(BUY, why_not_buy, buy),
        Deed(SELL, why_not_sell, sell),
        Deed(DONE, None, close_sale),
        Deed(END, None, end_turn),
        Deed(OFFER, why_not_offer, offer, by_anyone=True),  # LR-A32
        Deed(PAY, why_not_pay, pay),
        Deed(ASK, why_not_ask, ask),
        Deed(EVEN, why_not_even, even),
        Deed(ACCEPT, None, accept),
        Deed(DECLINE, None, decline),
        Deed(COUNTER, why_not_counter, counter),
        Deed(WITHDRAW, why_not_withdraw, withdraw, by_anyone=True),  # LR-A26
    ],
)


@mypyc_attr(allow_interpreted_subclasses=True)
class LandRoutes(Tables):
    def __init__(self, options: dict[str, int], board: Board | None = None) -> None:
        super().__init__(options, TURN, board)
        self.checks = [IS_TEXT, IS_ON, IS_NOW, IS_ASKED]  # LR-A31
        if not self.board.ways:
            self.board.ways = list(turns_to_centers(self))  # once for each board
        self.way = vec[float](self.board.ways)
        self.room = max(self.gold, 70)  # pricing; every other decision has fewer than 70 actions
        made = self.seats * self.offers
        most_cards = self.hold + self.buys + self.hold * made  # that one player can sell in a turn
        # roll, die, move, end; lost cargo; purchases, sales and their refills; offers
        turn = 4 + 9 + 2 * self.buys + 2 * most_cards + self.sales + 3 * made
        # The opening rolls have no last one: that they tie 200 times has a chance below 10^-150.
        setup = 2 * self.centers + 201 * self.seats
        self.bound = setup + self.seats + self.turns * self.seats * turn

    def setup(self) -> LandRoutesState:
        return set_up(self)

    def not_asked(self, s: LandRoutesState) -> i64:
        if s.step == PRICING or s.step == ANSWERING:
            return pack(NOT_YOUR_WORD, s.decider)  # LR-A26
        return pack(NOT_ASKED, s.decider)  # LR-R4

    # ── Result ──

    def scores(self, s: LandRoutesState) -> list[i64]:
        return [gold_of(s, seat) for seat in range(self.seats)]

    def winners(self, s: LandRoutesState) -> list[i64]:
        best = max([standing(s, seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if standing(s, seat) == best]

    def appraise(self, s: LandRoutesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def features(self, s: LandRoutesState) -> list[list[float]]:
        return features(self, s)

    def census(self, s: LandRoutesState) -> list[i64]:
        return census(self, s)
