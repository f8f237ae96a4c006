# compiled
"""Measure how far things are apart, in actions, for the evaluation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.pirates.islands import LAYOUTS, WORD, Islands, all_next
from argosy.kit.bags import bit, members

FAR: Final = 30  # no way on foot
SAIL_SQUARES: Final = 8


class Distances:
    """Holds the distances of a layout. Only land and coasts count, not what stands in the way."""

    steps: vec[i64]  # land * lands + other -> squares on foot
    walks: vec[i64]  # position * lands + land -> squares on foot between a ship there and the land
    sails: vec[i64]  # the same after the best single sail
    costs: vec[i64]  # the same in actions, where the ship may sail or go round by the ocean first
    nearest: vec[i64]  # land -> the walk from the best coast position

    def __init__(self, board: Islands) -> None:
        lands = int(board.lands)
        positions = int(board.positions)
        steps = [steps_from(board, land) for land in range(lands)]
        walks = [walks_from(board, steps, position) for position in range(positions)]
        nearest = [min([walks[p][land] for p in range(positions)]) for land in range(lands)]
        sails: list[list[int]] = []
        costs: list[list[int]] = []
        for position in range(positions):
            reach = [walks[p] for p in within_a_sail(board, position)]
            sailed = [min([walk[land] for walk in reach]) for land in range(lands)]
            row = walks[position]
            sails.append(sailed)
            costs.append([min(row[k], 1 + sailed[k], 2 + nearest[k]) for k in range(lands)])
        self.steps = vec[i64]([n for row in steps for n in row])
        self.walks = vec[i64]([n for row in walks for n in row])
        self.sails = vec[i64]([n for row in sails for n in row])
        self.costs = vec[i64]([n for row in costs for n in row])
        self.nearest = vec[i64](nearest)


def steps_from(board: Islands, start: int) -> list[int]:
    """Return the squares on foot from one land square to all others."""
    found = [FAR] * int(board.lands)
    found[start] = 0
    rest = [start]
    for land in rest:
        for way in range(4):
            other = int(board.near[land * 4 + way])
            if other >= 0 and found[other] == FAR:
                found[other] = found[land] + 1
                rest.append(other)
    return found


def walks_from(board: Islands, steps: list[list[int]], position: int) -> list[int]:
    """Return the squares on foot from a position to all land; going ashore is the first of them."""
    landings = members(board.landing_lo[position])
    landings += [WORD + land for land in members(board.landing_hi[position])]
    found = [FAR] * len(steps)
    for landing in landings:
        row = steps[landing]
        found = [min(found[land], row[land] + 1) for land in range(len(steps))]
    return found


def within_a_sail(board: Islands, start: int) -> list[int]:
    """Return the positions that one sail action reaches on empty water."""
    lo: i64 = bit(start) if start < WORD else 0
    hi: i64 = bit(start - WORD) if start >= WORD else 0
    for step in range(SAIL_SQUARES):
        new_lo, new_hi = all_next(board.step_lo, board.step_hi, lo, hi)
        lo |= new_lo
        hi |= new_hi
    return [int(p) for p in members(lo)] + [int(WORD + p) for p in members(hi)]


def distances_of(board: Islands) -> Distances:
    """Return the distances of a layout. Each is measured when a bot first asks."""
    found = MEASURED[board.number]
    if found is None:
        found = MEASURED[board.number] = Distances(board)
    return found


MEASURED: Final[list[Distances | None]] = [None] * LAYOUTS
