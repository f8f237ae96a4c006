# compiled
"""The board and the numbers that follow from seats and options, computed once; names for the rest.

The offers that two hands allow depend on little: how many cards and whether any gold either side
has. So the objections to a pair of bundles are one table, made from the rule itself (trades.py has
the other half of it).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import LEGAL, Game, pack
from argosy.games.land_routes.board import Board, our_board
from argosy.games.land_routes.state import (
    ANSWERING,
    DEPARTING,
    MOVING,
    PRICING,
    SELLING,
    STARTING,
    TRADING,
    LandRoutesState,
)
from argosy.kit.bags import BIT, count
from argosy.kit.evaluation import fitted

# Actions
START: Final = 1
ROLL: Final = 2
STAY: Final = 3
BEG: Final = 4
MOVE: Final = 5
BUY: Final = 6
SELL: Final = 7
DONE: Final = 8
END: Final = 9
OFFER: Final = 10
PAY: Final = 11
ASK: Final = 12
EVEN: Final = 13
ACCEPT: Final = 14
DECLINE: Final = 15
COUNTER: Final = 16
WITHDRAW: Final = 17

# Outcomes
DIE: Final = 1
HAS: Final = 2
NEEDS: Final = 3

# Endings
BANK_EMPTY: Final = 1
BANK_SHORT: Final = 2
CALM: Final = 3
TURNS: Final = 4

# Reasons
NOT_A_TEXT: Final = 1
OVER: Final = 2
NOT_NOW: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_YOUR_WORD: Final = 5
NOT_YOUR_OFFER: Final = 6
NO_STAYING: Final = 7
STAY_ON_ROAD: Final = 8
NO_RELIEF: Final = 9
BEG_ON_ROAD: Final = 10
NOT_BROKE: Final = 11
BEG_WITH_CARGO: Final = 12
HAS_DEALT: Final = 13
NO_PATH: Final = 14
BUY_ON_ROAD: Final = 15
BOUGHT_ALREADY: Final = 16
TOO_POOR: Final = 17
HAND_FULL: Final = 18
SELL_ON_ROAD: Final = 19
SOLD_ALREADY: Final = 20
SLOT_EMPTY: Final = 21
TO_ONESELF: Final = 22
NO_OFFER_LEFT: Final = 23
OWN_SLOT_EMPTY: Final = 24
OTHER_SLOT_EMPTY: Final = 25
NO_CARGO_NAMED: Final = 26
NOTHING_TO_PAY: Final = 27
NOTHING_TO_ASK: Final = 28
HAND_OVERFULL: Final = 29
PAYS_TOO_MUCH: Final = 30
PAYS_FOR_NOTHING: Final = 31
ASKS_TOO_MUCH: Final = 32
ASKS_FOR_NOTHING: Final = 33
EVEN_FOR_NOTHING: Final = 34

# Events
DEALT_HAS: Final = 1
DEALT_NEEDS: Final = 2
ROLLED_TO_START: Final = 3
TIED: Final = 4
BEGINS: Final = 5
STARTED: Final = 6
ROLLED: Final = 7
STAYED: Final = 8
BEGGED: Final = 9
MOVED: Final = 10
SENT_BACK: Final = 11
LOST_GOLD: Final = 12
WILL_MISS: Final = 13
MISSED: Final = 14
LOST_CARGO: Final = 15
LOST_NOTHING: Final = 16
BOUGHT: Final = 17
SOLD: Final = 18
SERVED: Final = 19
REFILLED_HAS: Final = 20
REFILLED_NEEDS: Final = 21
RESHUFFLED: Final = 22
SALE_CLOSED: Final = 23
OFFERED: Final = 24
WANTED: Final = 25
WILL_PAY: Final = 26
WILL_ASK: Final = 27
WILL_SWAP: Final = 28
ACCEPTED: Final = 29
DECLINED: Final = 30
COUNTERED: Final = 31
WITHDREW: Final = 32
ROUND_ENDED: Final = 33
FELL_SHORT: Final = 34
ENDED: Final = 35

GOODS: Final = 8  # LR-R1, LR-A2
DIE_SIDES: Final = 6
SLOTS: Final = 3
BUNDLES: Final = 8  # sets of three slots, as bits
# One card of a good in a pile of five bits per good
CARD: Final = vec[i64]([32**good for good in range(GOODS)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Land(Game[LandRoutesState]):
    board: Board
    weights: vec[float]  # of the features of its sense
    centers: i64
    gold: i64
    copies: i64
    purse: i64
    hold: i64
    price: i64
    pay_has: i64
    pay_other: i64
    pay_needs: i64
    buys: i64
    sales: i64
    stay: i64
    redraw: i64
    single: i64
    relief: i64
    turns: i64
    calm: i64
    offers: i64
    steps: vec[i64]  # by verb: the steps it belongs to, a bit each
    effects: vec[i64]  # by square: what its hazard does
    amounts: vec[i64]  # by square: how much of it
    behind: vec[i64]  # by square * 2 + heading: where a Back square sends
    starts: vec[i64]  # by square * 6 + roll - 1: the first of its moves; one more at the end
    ends: vec[i64]  # by move: its end square, ascending
    headings: vec[i64]  # by move: the direction in which the end square is entered
    objections: vec[i64]  # by parties * 64 + given * 8 + wanted: a reason, or LEGAL
    deals: vec[i64]  # pairs of bundles without objection, given * 8 + wanted, ascending
    deals_from: vec[i64]  # by parties: where its pairs begin; one more at the end
    way: vec[float]  # by square * centers + center: turns to get there, for the bots' sense

    def __init__(self, options: dict[str, int], board: Board | None = None) -> None:
        super().__init__(options)
        self.board = our_board() if board is None else board
        self.weights = fitted("argosy.games.land_routes")
        self.gold = options["gold"]
        self.copies = options["copies"]
        self.purse = options["purse"]
        self.hold = options["hold"]
        self.price = options["price"]
        self.pay_has = options["pay_has"]
        self.pay_other = options["pay_other"]
        self.pay_needs = options["pay_needs"]
        self.buys = options["buys"]
        self.sales = options["sales"]
        self.stay = options["stay"]
        self.redraw = options["redraw"]
        self.single = options["single"]
        self.relief = options["relief"]
        self.turns = options["turns"]
        self.calm = options["calm"]
        self.offers = options["offers"]
        self.list_steps()
        self.draw_board()
        self.list_deals()
        self.way = vec[float]([])

    def made_from(self) -> tuple[Any, ...]:
        """A board of one's own travels in a pickle; ours is everywhere."""
        return self.options, None if self.board is our_board() else self.board

    def list_steps(self) -> None:
        """The column "steps" of the table of actions (LR-A31)."""
        steps = [0] * (WITHDRAW + 1)
        free = 2**DEPARTING + 2**TRADING
        steps[START] = 2**STARTING
        steps[ROLL] = 2**DEPARTING
        steps[STAY] = 2**DEPARTING
        steps[BEG] = 2**DEPARTING
        steps[MOVE] = 2**MOVING
        steps[BUY] = free
        steps[SELL] = free + 2**SELLING
        steps[DONE] = 2**SELLING
        steps[END] = 2**TRADING
        steps[OFFER] = free + 2**SELLING
        steps[PAY] = 2**PRICING
        steps[ASK] = 2**PRICING
        steps[EVEN] = 2**PRICING
        steps[ACCEPT] = 2**ANSWERING
        steps[DECLINE] = 2**ANSWERING
        steps[COUNTER] = 2**ANSWERING
        steps[WITHDRAW] = 2**ANSWERING
        self.steps = vec[i64](steps)

    def draw_board(self) -> None:
        """LR-R5, LR-R6, LR-A5, LR-A6, LR-A9, LR-A10 as tables."""
        board = self.board
        squares = len(board.squares)
        self.centers = board.centers
        self.effects = vec[i64](board.effects)
        self.amounts = vec[i64](board.amounts)
        behind: list[int] = []
        for square in range(squares):
            for heading in range(2):
                behind.append(board.behind(square, heading, board.amounts[square]))
        self.behind = vec[i64](behind)
        begins = [0] * (squares * DIE_SIDES + 1)
        for square, roll, _end, _heading in board.moves:
            begins[square * DIE_SIDES + roll] += 1
        for n in range(1, len(begins)):
            begins[n] += begins[n - 1]
        self.starts = vec[i64](begins)
        self.ends = vec[i64]([end for _square, _roll, end, _heading in board.moves])
        self.headings = vec[i64]([heading for _square, _roll, _end, heading in board.moves])

    def list_deals(self) -> None:
        objections: list[i64] = []
        deals: list[i64] = []
        begins: list[i64] = [0]
        for who in range(64):
            for pair in range(BUNDLES * BUNDLES):
                reason = why_not_bundles(self.hold, who, pair // BUNDLES, pair % BUNDLES)
                objections.append(reason)
                if reason == LEGAL:
                    deals.append(pair)
            begins.append(len(deals))
        self.objections = vec[i64](objections)
        self.deals = vec[i64](deals)
        self.deals_from = vec[i64](begins)


def parties(own_cards: i64, other_cards: i64, own_gold: i64, other_gold: i64) -> i64:
    """The two sides of an offer as far as bundles go, for the table of objections."""
    found = own_cards << 4 | other_cards << 2
    if own_gold > 0:
        found |= 2
    if other_gold > 0:
        found |= 1
    return found


def why_not_bundles(hold: i64, who: i64, given: i64, wanted: i64) -> i64:
    """LR-A26, LR-A21: what speaks against two bundles between two such parties."""
    own = who >> 4
    other = who >> 2 & 3
    if given >= BIT[own]:
        return pack(OWN_SLOT_EMPTY, own)  # LR-A26
    if wanted >= BIT[other]:
        return pack(OTHER_SLOT_EMPTY, other)  # LR-A26
    if given == 0 and wanted == 0:
        return NO_CARGO_NAMED  # LR-A26
    if given == 0 and who & 2 == 0:
        return NOTHING_TO_PAY  # LR-A26
    if wanted == 0 and who & 1 == 0:
        return NOTHING_TO_ASK  # LR-A26
    change = count(wanted) - count(given)
    if own + change > hold or other - change > hold:
        return pack(HAND_OVERFULL, hold)  # LR-A21
    return LEGAL
