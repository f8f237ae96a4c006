"""The table of Trade Routes at sea.

Spaces are numbered: first the tile spaces row by row (the centre among them), then the coin spaces in reading order.
What lies where is two masks, one bit a space; numbers per seat or per die lie side by side in one integer.
"""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import State

# Steps
LAYING: Final = 1  # chance: tiles
DEALING: Final = 2  # chance: coins
DRAWING: Final = 3  # chance: the first player
SAILING: Final = 4
STRANDING: Final = 5
PARTING: Final = 6
RESTING: Final = 7  # the game is over

# Ability dice, in the order of scoring
ARMS: Final = 0
MOONS: Final = 1
SUNS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaRoutesState(State):
    round: i64
    first: i64  # who began the round
    idle_moves: i64  # in a row without a claim (SR-A22)
    idle_rounds: i64  # in a row without a coin (SR-A21)
    tiles: i64  # spaces that hold a tile
    coins: i64  # coin spaces that hold a coin
    tile_markers: i64  # spaces with an embargo
    coin_markers: i64
    bag: i64  # tiles to be laid
    laid: i64  # how many of them have been
    cup: i64  # coins to be dealt, afterwards those out of the game
    passed: i64  # seats that have passed in this round
    pawns: i64  # byte per seat: its space
    taken: i64  # byte per seat: coins claimed in this round
    points: i64  # byte per die
    owners: i64  # byte per die: seat + 1, 0 points at nobody
    scores: vec[i64]
    tile_at: vec[u8]  # by space, once laid in this round
    coin_at: vec[u8]  # by coin space, once dealt; replaced, never changed, so that copies share it
    tiles_of: vec[i64]  # by seat: tiles claimed in this round
    coins_of: vec[i64]  # by seat: coins claimed in the game

    def __init__(self, seats: i64, tile_spaces: i64, coin_spaces: i64) -> None:
        super().__init__()
        self.step = LAYING
        self.round = 1
        self.first = 0
        self.idle_moves = 0
        self.idle_rounds = 0
        self.tiles = 0
        self.coins = 0
        self.tile_markers = 0
        self.coin_markers = 0
        self.bag = 0
        self.laid = 0
        self.cup = 0
        self.passed = 0
        self.pawns = 0
        self.taken = 0
        self.points = 0
        self.owners = 0
        self.scores = vec[i64]([0] * seats)
        self.tile_at = vec[u8]([0] * tile_spaces)
        self.coin_at = vec[u8]([0] * coin_spaces)
        self.tiles_of = vec[i64]([0] * seats)
        self.coins_of = vec[i64]([0] * seats)

    def copy_from(self, other: Self) -> None:
        self.step = other.step
        self.mover = other.mover
        self.decider = other.decider
        self.ending = other.ending
        self.shown = other.shown
        self.round = other.round
        self.first = other.first
        self.idle_moves = other.idle_moves
        self.idle_rounds = other.idle_rounds
        self.tiles = other.tiles
        self.coins = other.coins
        self.tile_markers = other.tile_markers
        self.coin_markers = other.coin_markers
        self.bag = other.bag
        self.laid = other.laid
        self.cup = other.cup
        self.passed = other.passed
        self.pawns = other.pawns
        self.taken = other.taken
        self.points = other.points
        self.owners = other.owners
        self.scores = other.scores[:]
        self.tile_at = other.tile_at[:]
        self.coin_at = other.coin_at
        self.tiles_of = other.tiles_of[:]
        self.coins_of = other.coins_of[:]

    def clone(self) -> Self:
        twin = type(self)(len(self.scores), len(self.tile_at), len(self.coin_at))
        twin.copy_from(self)
        return twin

    def fields(self) -> list[str]:
        return [
            *("round", "first", "idle_moves", "idle_rounds", "tiles", "coins", "tile_markers"),
            *("coin_markers", "bag", "laid", "cup", "passed", "pawns", "taken", "points", "owners"),
            *("scores", "tile_at", "coin_at", "tiles_of", "coins_of"),
        ]
