# compiled
"""Holds what never changes: the maps and the prices that follow from seats and options.

Only the two charts are replaced: they remember distances on the board that was looked at last.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game
from argosy.core.turn import Turn
from argosy.games.wandering_merchant.maps import Chart, Map, example_map, shape_map
from argosy.games.wandering_merchant.numbers import (
    COST,
    FOREST,
    LAND,
    MOUNTAINS,
    NUMBER,
    WATER,
)
from argosy.games.wandering_merchant.state import MerchantState
from argosy.kit.evaluation import Evaluation, shipped

GOOD_NAMES = ("jewelry", "fish", "wood", "clothes", "magic", "horses", "shields", "weapons")


class Tables(Game[MerchantState]):
    map: i64
    goal: i64
    rounds: i64  # the last round
    orcs: i64
    combat: i64
    start: i64  # for each
    stock: i64
    reveal: i64
    bonus: i64
    tokens: i64  # 1: horses in use are tokens (WM-A7)
    small: i64
    big: i64
    carts: i64
    cart_small: i64
    cart_big: i64
    upgrade: i64
    dice: i64
    arrival_buys: i64
    arrival_sales: i64
    buy: vec[i64]
    sell: vec[i64]
    barter: vec[i64]  # value of a bartered unit
    ferry: i64
    shelter: i64
    dearest: i64  # night in the mountains
    shelter_choice: i64
    searches: i64
    find: i64
    ambush: i64
    toll: i64
    stake: i64
    damage: i64
    shield: i64
    effort: vec[i64]  # by tile: steps to enter it, and what its land costs besides, in steps
    maps: list[Map]  # by shape, 1..12; 0 is the example
    margins: vec[float]  # by good: what a sale brings beyond the price
    evaluation: Evaluation  # the weights of the features
    # The constants of its evaluation; money in GC:
    turn_worth: float  # GC that a turn is worth
    curiosity: float  # what a face-down town promises
    slack: float  # steps: the last tile may be entered with too few
    sold_later: float  # a sale to come, against one made
    fetched_later: float  # the same for goods that are still to be bought
    unsold: float  # and for goods that no explored town buys,
    unsold_turns: float  # which takes so many turns
    sold_unseen: float  # the same in a face-down town that may buy them
    gear_worth: float  # of its price that equipment is worth
    credit_worth: float  # of credit where the stack is not empty
    barter_worth: float  # of what is being bartered
    found_worth: float  # of its price that a find is worth,
    found_margin: float  # and of its margin
    tolls: float  # that a search may cost
    earnings: float  # of what places and speed could earn
    earning_turns: float  # turns of that which count
    near_goal: float  # of the goal: from there on the way to it counts
    goal_worth: float  # of each GC on it
    usual_prospects: float  # what plan and power come to at the beginning, in games of greedy,
    late_prospects: float  # and so much more at the end
    last_money: float  # what a hundred GC ahead are worth in the last round
    last_turns: float  # turns before the end from which on goods count less than money
    chart: Chart  # how far it is on the board looked at last: remembered, since bots ask again and again
    roads: Chart  # the same without its orcs

    def __init__(self, options: dict[str, int], turn: Turn) -> None:
        super().__init__(options, turn)
        self.weigh_by(shipped("argosy.games.wandering_merchant"))
        self.map = options["map"]
        self.goal = options["goal"]
        self.rounds = last_round(options["goal"], options["rounds"], options["pace"])
        self.orcs = 1 if self.seats == 1 else options["orcs"]  # WM-R27: needed alone
        self.combat = options["combat"]
        self.start = options["start"] * self.seats  # WM-R8, WM-A8
        self.stock = options["stock"]
        self.reveal = options["reveal"]
        self.bonus = options["bonus"]
        self.tokens = 1 if self.seats >= options["tokens"] else 0  # WM-A7
        self.small = options["small"]
        self.big = max(options["small"], options["big"])
        self.carts = options["carts"]
        self.cart_small = options["cart_small"]
        self.cart_big = options["cart_big"]
        self.upgrade = options["upgrade"]
        self.dice = options["dice"]
        self.arrival_buys = options["arrival_buys"]
        self.arrival_sales = options["arrival_sales"]
        self.ferry = options["ferry"]
        self.shelter = options["shelter"]
        self.dearest = 5 * options["shelter"]
        self.shelter_choice = options["shelter_choice"]
        self.searches = options["searches"]
        self.find = options["find"]
        self.ambush = options["ambush"]
        self.toll = options["toll"]
        self.stake = options["stake"]
        self.damage = options["damage"]
        self.shield = options["shield"]
        self.buy = vec[i64]([options[f"buy_{good}"] for good in GOOD_NAMES])
        self.sell = vec[i64]([options[f"sell_{good}"] for good in GOOD_NAMES])
        percent = options["barter"]
        self.barter = vec[i64]([options[f"buy_{good}"] * percent // 100 for good in GOOD_NAMES])
        self.margins = vec[float](
            [float(options[f"sell_{good}"] - options[f"buy_{good}"]) for good in GOOD_NAMES]
        )
        self.effort = vec[i64]([self.effort_of(tile) for tile in range(26)])
        self.maps = [example_map(), *(shape_map(n) for n in range(12))]
        self.chart = Chart(0, 0)
        self.roads = Chart(0, 0)

    def weigh_by(self, found: dict[str, Any]) -> None:
        self.evaluation = Evaluation(found)
        constants = found["constants"]
        self.turn_worth = float(constants["turn"])
        self.curiosity = float(constants["curiosity"])
        self.slack = float(constants["slack"])
        self.sold_later = float(constants["sold"])
        self.fetched_later = float(constants["fetched"])
        self.unsold = float(constants["unsold"])
        self.unsold_turns = float(constants["unsold_turns"])
        self.sold_unseen = float(constants["sold_unseen"])
        self.gear_worth = float(constants["gear"])
        self.credit_worth = float(constants["credit"])
        self.barter_worth = float(constants["barter"])
        self.found_worth = float(constants["found"])
        self.found_margin = float(constants["found_margin"])
        self.tolls = float(constants["tolls"])
        self.earnings = float(constants["earnings"])
        self.earning_turns = float(constants["earning_turns"])
        self.near_goal = float(constants["near_goal"])
        self.goal_worth = float(constants["goal_worth"])
        self.usual_prospects = float(constants["usual_prospects"])
        self.late_prospects = float(constants["late_prospects"])
        self.last_money = float(constants["last_money"])
        self.last_turns = float(constants["last_turns"])

    def effort_of(self, tile: i64) -> int:
        """A night in the mountains weighs a step for every 5 GC, a forest three, water one."""
        land = LAND[tile]
        delay: i64 = 3 if land == FOREST else 1 if land == WATER else 0
        if land == MOUNTAINS:
            delay = min(10, self.shelter * NUMBER[tile] // 5)
        return int(COST[tile] + delay)


def last_round(goal: i64, rounds: i64, pace: i64) -> i64:
    """WM-A57"""
    if rounds > 0:
        return rounds
    return max(1, goal * pace // 1000) if goal > 0 else pace
