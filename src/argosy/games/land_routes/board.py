"""Read a board as data (LR-A1), check it, and work out what follows from it.

`board.json` beside this file is ours, a reconstruction. Another can be dropped in: give its text to
`read_board` and the result to `LandRoutes`. To check one:

    python -m argosy.games.land_routes FILE
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from argosy.core.edition import BadInput
from argosy.games.land_routes.numbers import (
    BACK,
    BLANK,
    DIE_SIDES,
    LOSE_CARGO,
    LOSE_GOLD,
    LOSE_TURN,
)

EFFECTS = (  # what is printed on a square, and what it does
    (LOSE_CARGO, r"Lose ([1-9]) Cargo"),
    (LOSE_TURN, r"Lose (1) Turn"),
    (BACK, r"Back ([1-9]) Spaces?"),
    (LOSE_GOLD, r"Lose ([1-9]) Gold"),
)
MOST_CENTERS = 9  # 18 boxes and 12 cards held leave two goods in the smallest deck (LR-A17, LR-A36)
MOST_SQUARES = 200

FORWARD = 0  # away from the first-named center of a road
BACKWARD = 1


class BadBoard(BadInput):
    """Raised for a board that cannot be played on; the message says why."""


class Board:
    """Holds a board. Squares are numbered: the centers in their order, then the roads square by square."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.squares: list[str] = []  # names, as in the notation
        self.titles: list[str] = []  # of the centers
        self.boxes: list[list[str]] = []  # of the centers, from the left
        self.places: list[tuple[float, float]] = []  # on the canvas, by square
        self.effects: list[int] = []  # by square
        self.amounts: list[int] = []  # by square: how much is lost, how far back
        self.labels: list[str] = []  # by square: what is printed there
        self.roads: list[list[int]] = []  # squares from center to center
        self.canvas = (float(data["canvas"]["w"]), float(data["canvas"]["h"]))
        self.square_size = float(data["canvas"]["square"])
        self.hazards = read_hazards(data["hazards"])
        self.lay_centers(data["centers"])
        for name, road in data["roads"].items():
            self.lay_road(name, road)
        self.near = self.neighbours()
        self.moves: list[tuple[int, int, int, int]] = []  # from, roll, end, heading; sorted
        self.ways: dict[tuple[float, float], list[float]] = {}  # evaluation.py remembers turns here

    # ── Reading ──

    def lay_centers(self, centers: dict[str, Any]) -> None:
        if not 2 <= len(centers) <= MOST_CENTERS:
            raise BadBoard(f"A board has 2 to {MOST_CENTERS} trade centers, not {len(centers)}.")
        for name, center in centers.items():
            if sorted(center["boxes"]) != ["HAS", "NEEDS"]:
                raise BadBoard(f"Center {name} needs one HAS and one NEEDS box.")
            self.lay_square(name.lower(), (center["x"], center["y"]), None)
            self.titles.append(str(center.get("name", name)))
            self.boxes.append([box.lower() for box in center["boxes"]])
        self.centers = len(self.squares)

    def lay_road(self, name: str, road: dict[str, Any]) -> None:
        ends = [str(road[end]).lower() for end in ("from", "to")]
        for end in ends:
            if end not in self.squares[: self.centers]:
                raise BadBoard(f"Road {name} leads to {end!r}, which is no trade center.")
        if ends[0] == ends[1] or not road["squares"]:
            raise BadBoard(f"Road {name} needs two different ends and at least one square.")
        chain = [self.squares.index(ends[0])]
        for position, (x, y, hazard) in enumerate(road["squares"], 1):
            chain.append(len(self.squares))
            self.lay_square(f"{name.lower()}{position}", (x, y), hazard)
        self.roads.append([*chain, self.squares.index(ends[1])])

    def lay_square(self, name: str, place: tuple[float, float], hazard: str | None) -> None:
        if re.fullmatch(r"[a-z]+[0-9]*", name) is None or name in self.squares:
            raise BadBoard(f"{name!r} is no name for a square, or stands twice.")
        if hazard is not None and hazard not in self.hazards:
            raise BadBoard(f"Square {name} has the hazard {hazard!r}, which has no text.")
        if len(self.squares) == MOST_SQUARES:
            raise BadBoard(f"A board has at most {MOST_SQUARES} squares.")
        effect, amount, label = self.hazards[hazard] if hazard is not None else (BLANK, 0, "")
        self.squares.append(name)
        self.places.append((float(place[0]), float(place[1])))
        self.effects.append(effect)
        self.amounts.append(amount)
        self.labels.append(label)

    # ── What follows ──

    def neighbours(self) -> list[list[int]]:
        near: list[list[int]] = [[] for _ in self.squares]
        for road in self.roads:
            for square, beyond in pairwise(road):
                near[square].append(beyond)
                near[beyond].append(square)
        return near

    def paths(self, square: int, roll: int) -> Iterator[list[int]]:
        """Yield every way of `roll` steps without turning back (LR-A5), the start first."""
        ways = [[square]]
        for _ in range(roll):
            ways = [
                [*way, beyond]
                for way in ways
                for beyond in self.near[way[-1]]
                if len(way) < 2 or beyond != way[-2]
            ]
        yield from ways

    def ends(self, square: int, roll: int) -> list[tuple[int, ...]]:
        """Return the ways a move may go, each once: the whole roll, or to a center (LR-R6)."""
        found = {
            tuple(path[: n + 1])
            for path in self.paths(square, roll)
            for n in range(1, roll + 1)
            if n == roll or path[n] < self.centers
        }
        return sorted(found, key=lambda way: way[-1])

    def heading(self, way: tuple[int, ...]) -> int:
        """Return in which direction of its road the last square was entered; at a center it does not matter."""
        for road in self.roads:
            if way[-1] in road[1:-1]:
                return FORWARD if road[road.index(way[-1]) - 1] == way[-2] else BACKWARD
        return FORWARD

    def behind(self, square: int, heading: int, steps: int) -> int:
        """Return the square so many steps back along the road, to a center at most (LR-A9, LR-A10)."""
        for road in self.roads:
            if square in road[1:-1]:
                at = road.index(square)
                at = at - steps if heading == FORWARD else at + steps
                return road[min(max(at, 0), len(road) - 1)]
        return square

    # ── Checking ──

    def check(self) -> None:
        """Fill `moves`. Raises BadBoard where a move could not be made, or not be written."""
        self.check_roads()
        for square in range(len(self.squares)):
            for roll in range(1, DIE_SIDES + 1):
                self.check_moves(square, roll)

    def check_roads(self) -> None:
        reached = {0}
        for _ in self.squares:
            reached |= {beyond for square in reached for beyond in self.near[square]}
        lost = [name for n, name in enumerate(self.squares) if n not in reached]
        if lost:
            raise BadBoard(f"The roads do not connect {self.squares[0]} with {lost[0]}.")
        for center in range(self.centers):
            if len(self.near[center]) < 2:
                raise BadBoard(
                    f"Only one road leads to {self.squares[center]}: "
                    "a move that cannot turn back would be stuck there (LR-A5)."
                )

    def check_moves(self, square: int, roll: int) -> None:
        known: set[int] = set()
        for way in self.ends(square, roll):
            end = way[-1]
            if end in known or end == square:
                raise BadBoard(
                    f"With a roll of {roll} two paths lead from {self.squares[square]} to "
                    f"{self.squares[end]}, and 'move {self.squares[end]}' could mean either."
                )
            known.add(end)
            self.moves.append((square, roll, end, self.heading(way)))


def read_hazards(hazards: dict[str, Any]) -> dict[str, tuple[int, int, str]]:
    """Return effect, amount and text by code. What a square does is what is printed on it."""
    found = {}
    for code, hazard in hazards.items():
        text = str(hazard["text"])
        for effect, pattern in EFFECTS:
            match = re.fullmatch(pattern, text)
            if match is not None:
                found[code] = (effect, int(match.group(1)), text)
        if code not in found:
            raise BadBoard(f"Hazard {code} says {text!r}, which is no hazard of this game (LR-R9).")
    return found


def read_board(text: str) -> Board:
    """Return a board that has passed every check. Raises BadBoard."""
    try:
        board = Board(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError) as problem:
        raise BadBoard(f"This is not the data of a board: {problem!r}.") from None
    board.check()
    return board


@cache
def our_board() -> Board:
    return read_board(Path(__file__).with_name("board.json").read_text(encoding="utf-8"))
