# compiled
"""Compute what never changes: the boards, and the numbers that follow from seats and options."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game
from argosy.core.turn import Turn
from argosy.games.pirates.islands import Islands, surveyed
from argosy.games.pirates.state import NO_ISLAND, PiratesState
from argosy.kit.evaluation import Evaluation, shipped


class Tables(Game[PiratesState]):
    """Holds the boards, and the numbers that follow from seats and options."""

    evaluation: Evaluation  # the weights of the features that evaluation.py finds
    constants: vec[float]  # by the numbers in evaluation.py
    digging: vec[
        float
    ]  # by pieces beside a die * LATEST + actions: see evaluation.py, which enters it
    crews: i64  # suits in play: two players command two each (PV-A58)
    seat_of: vec[i64]  # by crew
    boards: list[Islands]  # by layout
    island: i64
    turn_actions: i64
    sail: i64
    boarding: i64
    walk: i64
    captain: i64
    escape: i64
    haste: i64
    courage: i64
    diagonal: i64
    supply: i64
    alone: i64
    goal: i64
    rounds: i64

    def __init__(self, options: dict[str, int], turn: Turn) -> None:
        super().__init__(options, turn)
        self.weigh_by(shipped("argosy.games.pirates"))
        self.crews = 4 if self.seats == 2 else self.seats
        self.seat_of = vec[i64]([0, 1, 0, 1] if self.seats == 2 else [0, 1, 2, 3])
        extra = self.seats == 3 and options["extra"] == 1
        self.boards = [surveyed(island, extra) for island in range(NO_ISLAND)]
        self.island = options["island"]
        self.turn_actions = options["actions"]
        self.sail = options["sail"]
        self.boarding = options["boarding"]
        self.walk = options["walk"]
        self.captain = options["captain"]
        self.escape = options["escape"]
        self.haste = options["haste"]
        self.courage = options["courage"]
        self.diagonal = options["diagonal"]
        self.supply = options["supply"]
        self.alone = options["alone"]
        self.goal = min(options["claimed"], int(self.crews))
        self.rounds = options["rounds"]

    def weigh_by(self, found: dict[str, Any]) -> None:
        self.evaluation = Evaluation(found)
        self.constants = self.evaluation.constants
