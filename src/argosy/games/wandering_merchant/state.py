"""Holds the table of The Wandering Merchant.

Tiles lie on *places*, numbered in the order they were laid. The lists of the board and what seldom
changes are replaced, never changed, so that copies share them. Coins of a good are not told apart
(WM-A69): cup, stacks, cargo and gear are counts, four bits a good; horses in use stand above
the gear of their seat. Nobody knows a face-down town, so no state holds its name.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import State
from argosy.core.fields import Shared

# Steps that chance takes
DRAWING: Final = 1  # the first player
SHAPING: Final = 2  # the shape of a generated board
LAYING: Final = 3  # its tiles
TURNING: Final = 4  # a wilderness tile drawn by a builder
RESTOCKING: Final = 5  # coins drawn to their towns; `after` comes next
ROLLING: Final = 6  # dice for movement
MUSTERING: Final = 7  # the coin of orcs
COUNTING: Final = 8  # and its number
FIGHTING: Final = 9  # player's die, orcs' die
TRACKING: Final = 10  # forest die
DISCOVERING: Final = 11  # the name of a town
SEARCHING: Final = 12
DUELLING: Final = 13  # attacker's die, defender's die

# Steps that a seat takes, and RESTING when the game is over
BUILDING: Final = 14
PLACING: Final = 15
BEGINNING: Final = 16
POSTING: Final = 17
MOVING: Final = 18
ATTACKING: Final = 19
DISCARDING: Final = 20
LOOTING: Final = 21
TRADING: Final = 22
FINDING: Final = 23
SHELTERING: Final = 24
RESTING: Final = 25

# Passages: nobody is asked, the turn goes on by itself
WATCHING: Final = 26  # do orcs come?
DEPARTING: Final = 27  # the pawn enters the tile it named
SHARING: Final = 28  # what was not looted goes into the cup
LEAVING: Final = 29  # the turn ends
OPENING: Final = 30  # the first round begins


class MerchantState(State):
    """One game in progress."""

    round: i64 = 0
    first: i64 = 0  # who begins every round
    reached: i64 = 0  # 1 when someone has reached the goal
    # The board
    bag: i64 = 0  # wilderness tiles not laid
    hidden: i64 = 0  # places of face-down towns
    towns: i64 = 0  # places of all towns
    laid: i64 = 0  # places settled
    shape: i64 = 0  # 1..12 of a generated board
    board: i64 = 0  # a number of this board's own, once all tiles lie
    cells: Shared[vec[u8]] = vec[u8]([])  # by place
    place_at: Shared[vec[u8]] = vec[u8]([])  # by cell: place + 1
    tiles: Shared[vec[u8]] = vec[u8]([])  # by place
    where: Shared[vec[u8]] = vec[u8]([])  # by wilderness tile: its place
    near: Shared[vec[i64]] = vec[i64]([])  # four a place, north to west: the place there, or -1
    links: Shared[vec[i64]] = vec[i64]([])  # by place: mask of the places beside it
    goods_at: Shared[vec[u8]] = vec[u8]([])  # by place: good + 1 of an explored town
    # Coins
    cup: i64 = 0
    stacks: i64 = 0
    credits: Shared[vec[i64]] = vec[i64]([])  # by good: left to its discoverer, there
    finders: i64 = 0  # four bits a good: who discovered its town
    explored: i64 = 0  # goods whose towns are explored
    # The seats; a byte each where it is one number
    pawns: i64 = 0
    small: i64 = 0
    big: i64 = 0
    searches: i64 = 0  # in a row on this tile
    purses: vec[i64] = vec[i64]([])
    cargo: vec[i64] = vec[i64]([])
    gear: Shared[vec[i64]] = vec[i64]([])  # four bits a good, horses from bit 32
    # Orcs
    orcs: i64 = 0  # places
    orc_coins: Shared[vec[u8]] = vec[u8]([])  # by place: good * 6 + number
    pause_by: i64 = 0  # the seat whose orcs were the last
    pause_turns: i64 = 0  # turns of that seat that end before aces count again
    # The turn
    shut_in: i64 = 0
    magic: i64 = 0  # 1: no terrain effects
    moved: i64 = 0
    steps: i64 = 0
    dice: i64 = 0  # still to be rolled
    faces: i64 = 0  # bits of the numbers rolled for movement; 0 before the roll
    heading: i64 = 0  # the way named before the roll, + 1
    compass: i64 = 0  # the number chosen, or 0
    tracked: i64 = 0  # 1: the forest die of this tile is passed
    staying: i64 = 0  # 1: trade without limit
    bought: i64 = 0
    sold: i64 = 0
    barter: i64 = 0  # value of what was bartered and not spent
    # What is under way
    draws: i64 = 0  # coins to be drawn to their towns
    after: i64 = 0  # the step that comes then
    drawn: i64 = 0  # the tile in a builder's hand, or the coin of orcs to be placed
    staked: i64 = 0
    thrown: i64 = 0  # the first of two dice
    rival: i64 = 0
    owing: i64 = 0  # units the victim still has to discard
    heap: i64 = 0  # coins discarded
    heap_tokens: i64 = 0  # horses discarded that are tokens
