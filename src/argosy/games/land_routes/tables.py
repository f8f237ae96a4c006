# compiled
"""Compute what never changes: the board, and the numbers that follow from seats and options.

The offers that two hands allow depend on little: how many cards and whether any gold either side
has. So the objections to a pair of bundles are one table, made from the rule itself.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import LEGAL, Game
from argosy.core.turn import Turn
from argosy.games.land_routes.board import Board, our_board
from argosy.games.land_routes.numbers import BUNDLES, DIE_SIDES
from argosy.games.land_routes.rules.bundles import why_not_bundles
from argosy.games.land_routes.state import LandRoutesState
from argosy.kit.evaluation import fitted


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables(Game[LandRoutesState]):
    board: Board
    weights: vec[float]  # of the features that evaluation.py finds
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
    deals: vec[i64]  # pairs of bundles without objection, given * 8 + wanted, ascending
    deals_from: vec[i64]  # by parties: where its pairs begin; one more at the end
    way: vec[float]  # by square * centers + center: turns to get there, for evaluation.py

    def __init__(self, options: dict[str, int], turn: Turn, board: Board | None) -> None:
        super().__init__(options, turn)
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
        self.draw_board()
        self.list_deals()
        self.way = vec[float]([])

    def made_from(self) -> tuple[Any, ...]:
        """Return what a pickle needs: the options, and the board unless it is ours."""
        return self.options, None if self.board is our_board() else self.board

    def draw_board(self) -> None:
        """Turn the board into tables (LR-R5, LR-R6, LR-A5, LR-A6, LR-A9, LR-A10)."""
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
