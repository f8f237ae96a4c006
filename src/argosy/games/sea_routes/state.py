"""The table of Trade Routes at sea.

Spaces are numbered: first the tile spaces row by row (the centre among them), then the coin spaces in reading order.
What lies where is two masks, one bit a space; numbers per seat or per die lie side by side in one integer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import State
from argosy.core.fields import Shared

# Steps that chance takes
LAYING: Final = 1  # tiles
DEALING: Final = 2  # coins
DRAWING: Final = 3  # the first player

# Steps that a seat takes, and RESTING when the game is over
SAILING: Final = 4
STRANDING: Final = 5
PARTING: Final = 6
RESTING: Final = 7

# Ability dice, in the order of scoring
ARMS: Final = 0
MOONS: Final = 1
SUNS: Final = 2


class SeaRoutesState(State):
    """One game in progress."""

    round: i64 = 1
    first: i64 = 0  # who began the round
    idle_moves: i64 = 0  # in a row without a claim (SR-A22)
    idle_rounds: i64 = 0  # in a row without a coin (SR-A21)
    tiles: i64 = 0  # spaces that hold a tile
    coins: i64 = 0  # coin spaces that hold a coin
    tile_markers: i64 = 0  # spaces with an embargo
    coin_markers: i64 = 0
    bag: i64 = 0  # tiles to be laid
    laid: i64 = 0  # how many of them have been
    cup: i64 = 0  # coins to be dealt, afterwards those out of the game
    passed: i64 = 0  # seats that have passed in this round
    pawns: i64 = 0  # byte per seat: its space
    taken: i64 = 0  # byte per seat: coins claimed in this round
    points: i64 = 0  # byte per die
    owners: i64 = 0  # byte per die: seat + 1, 0 points at nobody
    scores: vec[i64] = vec[i64]([])
    tile_at: vec[u8] = vec[u8]([])  # by space, once laid in this round
    coin_at: Shared[vec[u8]] = vec[u8]([])  # by coin space, once dealt
    tiles_of: vec[i64] = vec[i64]([])  # by seat: tiles claimed in this round
    coins_of: vec[i64] = vec[i64]([])  # by seat: coins claimed in the game
