# compiled
"""Compute what never changes: the board, and the numbers that follow from seats and options.

The offers that two hands allow depend on little: how many cards and whether any gold either side
has. So the objections to a pair of bundles are one table, made from the rule itself.
"""

from itertools import accumulate
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, Game, pack
from argosy.core.turn import Turn
from argosy.games.land_routes.board import Board, our_board
from argosy.games.land_routes.numbers import BUNDLES, DIE_SIDES
from argosy.games.land_routes.rules.bundles import why_not_bundles
from argosy.games.land_routes.state import LandRoutesState
from argosy.kit.evaluation import Evaluation, shipped

PARTIES: Final = 64  # see rules/bundles.py
PAIRS: Final = BUNDLES * BUNDLES


class Tables(Game[LandRoutesState]):
    board: Board
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
    effects: vec[i64]  # by square: what its hazard does
    amounts: vec[i64]  # by square: how much of it
    behind: vec[i64]  # by square * 2 + heading: where a Back square sends
    starts: vec[i64]  # by square * 6 + roll - 1: the first of its moves; one more at the end
    ends: vec[i64]  # by move: its end square, ascending
    headings: vec[i64]  # by move: the direction in which the end square is entered
    objections: vec[i64]  # by parties * 64 + given * 8 + wanted: a reason, or LEGAL
    deals: vec[i64]  # pairs of bundles without objection, as the nouns b and c of an action
    deals_from: vec[i64]  # by parties: where its pairs begin; one more at the end
    evaluation: Evaluation  # the weights of the features that evaluation.py finds
    constants: vec[float]  # by the numbers in evaluation.py
    # The rest is for evaluation.py, which enters it; worths are in gold:
    ways: list[float]  # by square * centers + center: how many turns it takes to get there
    fares: vec[float]  # by square * centers + center: what these turns are worth
    fetches: float  # a card at a center that neither has nor needs it, and a little for hope
    margin: float  # what a card brings beyond that where it is needed
    profit: float  # a card bought and delivered

    def __init__(self, options: dict[str, int], turn: Turn, board: Board | None) -> None:
        super().__init__(options, turn)
        drawn = our_board() if board is None else board
        self.board = drawn
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
        self.centers = drawn.centers
        self.effects = vec[i64](drawn.effects)
        self.amounts = vec[i64](drawn.amounts)
        self.behind = vec[i64](squares_behind(drawn))
        self.starts = vec[i64](first_moves(drawn))
        self.ends = vec[i64]([end for _square, _roll, end, _heading in drawn.moves])
        self.headings = vec[i64]([heading for _square, _roll, _end, heading in drawn.moves])
        self.objections = vec[i64](objections(options["hold"]))
        self.deals = vec[i64](deals(self.objections))
        self.deals_from = vec[i64](first_deals(self.objections))
        self.ways = []
        self.fares = vec[float]([])
        self.fetches = 0.0
        self.margin = 0.0
        self.profit = 0.0
        self.weigh_by(shipped("argosy.games.land_routes"))

    def weigh_by(self, found: dict[str, Any]) -> None:
        self.evaluation = Evaluation(found)
        self.constants = self.evaluation.constants

    def made_from(self) -> tuple[Any, ...]:
        """Return what a pickle needs: the options, and the board unless it is ours."""
        return self.options, None if self.board is our_board() else self.board


# ── The board as tables: LR-R5, LR-R6, LR-A5, LR-A6, LR-A9, LR-A10 ──


def squares_behind(board: Board) -> list[int]:
    """Return by square * 2 + heading where a Back square sends."""
    return [
        board.behind(square, heading, board.amounts[square])
        for square in range(len(board.squares))
        for heading in range(2)
    ]


def first_moves(board: Board) -> list[int]:
    """Return by square * 6 + roll - 1 the number of its first move, and how many moves there are."""
    begins = [0] * (len(board.squares) * DIE_SIDES + 1)
    for square, roll, _end, _heading in board.moves:
        begins[square * DIE_SIDES + roll] += 1
    return list(accumulate(begins))


# ── The bundles of an offer as tables: LR-A21, LR-A26 ──


def objections(hold: i64) -> list[i64]:
    """Return by parties * 64 + given * 8 + wanted what speaks against it."""
    return [
        why_not_bundles(hold, who, given, wanted)
        for who in range(PARTIES)
        for given in range(BUNDLES)
        for wanted in range(BUNDLES)
    ]


def deals(objections: vec[i64]) -> list[i64]:
    """Return the pairs of bundles without objection, as the nouns b and c of an action, party by party."""
    return [
        pack(0, 0, n % PAIRS // BUNDLES, n % BUNDLES)
        for n in range(len(objections))
        if objections[n] == LEGAL
    ]


def first_deals(objections: vec[i64]) -> list[i64]:
    """Return by parties the number of their first deal, and how many deals there are."""
    begins: list[i64] = [0]
    found: i64 = 0
    for n in range(len(objections)):
        if objections[n] == LEGAL:
            found += 1
        if n % PAIRS == PAIRS - 1:
            begins.append(found)
    return begins
