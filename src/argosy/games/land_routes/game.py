"""Trade Routes on the road as the contract wants it: the sequence of play as data, and the result."""

from typing import Any, Final

from mypy_extensions import i64

from argosy.core.contract import IS_ASKED, IS_NOW, IS_ON, IS_TEXT, NOT_ASKED, leaders, pack
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.land_routes import legal, state
from argosy.games.land_routes.board import Board
from argosy.games.land_routes.census import census
from argosy.games.land_routes.evaluation import appraise, appraise_for, features, prepare
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
from argosy.games.land_routes.rules import centers, deck, moving, reading, setup, trades, turn
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables

TURN: Final = Turn(
    steps=[
        ChanceStep(state.DEALING, "LR-R2", deck.cards_to_come, setup.deal, deck.any_card),
        ChanceStep(
            state.OPENING, "LR-R4", moving.die_numbers, setup.roll_to_start, moving.any_number
        ),
        ChanceStep(state.ROLLING, "LR-R5", moving.die_numbers, moving.rolled, moving.any_number),
        ChanceStep(state.LOSING, "LR-R8", moving.die_numbers, moving.lose_cargo, moving.any_number),
        ChanceStep(state.REFILLING, "LR-R10", deck.cards_to_come, centers.refill, deck.any_card),
        SeatStep(state.STARTING, "LR-R4", legal.list_starting, [START]),
        SeatStep(
            state.DEPARTING,
            "LR-R5",
            legal.list_departing,
            [ROLL, STAY, BEG, BUY, SELL, OFFER],
            legal.list_offers,
        ),
        SeatStep(state.MOVING, "LR-R6", legal.list_moving, [MOVE]),
        SeatStep(
            state.TRADING, "LR-R14", legal.list_trading, [BUY, SELL, END, OFFER], legal.list_offers
        ),
        SeatStep(
            state.SELLING, "LR-A33", legal.list_selling, [SELL, DONE, OFFER], legal.list_offers
        ),
        SeatStep(state.PRICING, "LR-A26", legal.list_pricing, [PAY, ASK, EVEN]),
        SeatStep(
            state.ANSWERING,
            "LR-A26",
            legal.list_answering,
            [ACCEPT, DECLINE, COUNTER, WITHDRAW],
            legal.list_withdrawal,
        ),
        LastStep(state.RESTING, "LR-R16"),
    ],
    deeds=[
        Deed(START, None, setup.start),
        Deed(ROLL, None, moving.roll),
        Deed(STAY, moving.why_not_stay, moving.stay, domain=moving.may_stay),
        Deed(BEG, moving.why_not_beg, moving.beg, domain=moving.may_beg),
        Deed(MOVE, moving.why_not_move, moving.move),
        Deed(BUY, centers.why_not_buy, centers.buy),
        Deed(SELL, centers.why_not_sell, centers.sell, domain=centers.is_slot),
        Deed(DONE, None, centers.close_sale),
        Deed(END, None, turn.end_turn),
        Deed(  # LR-A32
            OFFER, trades.why_not_offer, trades.offer, by_anyone=True, domain=trades.can_offer
        ),
        Deed(PAY, trades.why_not_pay, trades.pay, domain=trades.may_trade),
        Deed(ASK, trades.why_not_ask, trades.ask, domain=trades.may_trade),
        Deed(EVEN, trades.why_not_even, trades.even, domain=trades.may_trade),
        Deed(ACCEPT, None, trades.accept, domain=trades.may_trade),
        Deed(DECLINE, None, trades.decline, domain=trades.may_trade),
        Deed(COUNTER, trades.why_not_counter, trades.counter, domain=trades.can_counter),
        Deed(  # LR-A26
            WITHDRAW,
            trades.why_not_withdraw,
            trades.withdraw,
            by_anyone=True,
            domain=trades.may_trade,
        ),
    ],
)


class LandRoutes(Tables):
    def __init__(self, options: dict[str, int], board: Board | None = None) -> None:
        super().__init__(options, TURN, board)
        self.checks = [IS_TEXT, IS_ON, IS_NOW, IS_ASKED]  # LR-A31
        self.room = max(self.gold, 70)  # pricing; every other decision has fewer than 70 actions
        made = self.seats * self.offers
        most_cards = self.hold + self.buys + self.hold * made  # that one player can sell in a turn
        # roll, die, move, end; lost cargo; purchases, sales and their refills; offers
        turn = 4 + 9 + 2 * self.buys + 2 * most_cards + self.sales + 3 * made
        # The opening rolls have no last one: that they tie 200 times has a chance below 10^-150.
        setup = 2 * self.centers + 201 * self.seats
        self.bound = setup + self.seats + self.turns * self.seats * turn

    def weigh_by(self, found: dict[str, Any]) -> None:
        super().weigh_by(found)
        prepare(self)

    def setup(self) -> LandRoutesState:
        return setup.set_up(self)

    def not_asked(self, s: LandRoutesState) -> i64:
        if s.step == state.PRICING or s.step == state.ANSWERING:
            return pack(NOT_YOUR_WORD, s.decider)  # LR-A26
        return pack(NOT_ASKED, s.decider)  # LR-R4

    # ── Result ──

    def scores(self, s: LandRoutesState) -> list[i64]:
        return [reading.gold_of(s, seat) for seat in range(self.seats)]

    def winners(self, s: LandRoutesState) -> list[i64]:
        return leaders([turn.standing(s, seat) for seat in range(self.seats)])

    def appraise(self, s: LandRoutesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def appraise_for(self, s: LandRoutesState, seat: i64) -> float:
        return self.returns(s)[seat] if s.ending != 0 else appraise_for(self, s, seat)

    def features(self, s: LandRoutesState) -> list[list[float]]:
        return features(self, s)

    def census(self, s: LandRoutesState) -> list[i64]:
        return census(self, s)
