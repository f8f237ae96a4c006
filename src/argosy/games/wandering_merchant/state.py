"""Holds the table of The Wandering Merchant.

Tiles lie on *places*, numbered in the order they were laid. The lists of the board are replaced
when a tile is laid, never changed, so that copies share them. Coins of a good are not told apart
(WM-A69): cup, stacks, cargo and gear are counts, four bits a good; horses in use stand above
the gear of their seat. Nobody knows a face-down town, so no state holds its name.
"""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import State

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
LAST_CHANCE: Final = 13

# Steps that a seat takes
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
RESTING: Final = 25  # the game is over

# Passages: nobody is asked, the turn goes on by itself
WATCHING: Final = 26  # do orcs come?
DEPARTING: Final = 27  # the pawn enters the tile it named
SHARING: Final = 28  # what was not looted goes into the cup
LEAVING: Final = 29  # the turn ends
OPENING: Final = 30  # the first round begins


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantState(State):
    round: i64
    first: i64  # who begins every round
    reached: i64  # 1 when someone has reached the goal
    # The board
    bag: i64  # wilderness tiles not laid
    hidden: i64  # places of face-down towns
    towns: i64  # places of all towns
    laid: i64  # places settled
    shape: i64  # 1..12 of a generated board
    cells: vec[u8]  # by place
    place_at: vec[u8]  # by cell: place + 1
    tiles: vec[u8]  # by place
    where: vec[u8]  # by wilderness tile: its place
    near: vec[i64]  # four a place, north to west: the place there, or -1
    links: vec[i64]  # by place: mask of the places beside it
    goods_at: vec[u8]  # by place: good + 1 of an explored town
    roads: vec[u8]  # by two towns (their places in order, 8 x 8): steps from one to the other
    # Coins
    cup: i64
    stacks: i64
    credits: vec[i64]  # by good: what its discoverer may still spend in its town
    finders: i64  # four bits a good: who discovered its town
    explored: i64  # goods whose towns are explored
    # The seats; a byte each where it is one number
    pawns: i64
    small: i64
    big: i64
    searches: i64  # in a row on this tile
    purses: vec[i64]
    cargo: vec[i64]
    gear: vec[i64]  # four bits a good, horses from bit 32
    # Orcs
    orcs: i64  # places
    orc_coins: vec[u8]  # by place: good * 6 + number
    pause_by: i64  # the seat whose orcs were the last
    pause_turns: i64  # turns of that seat that end before aces count again
    # The turn
    shut_in: i64
    magic: i64  # 1: no terrain effects
    moved: i64
    steps: i64
    dice: i64  # still to be rolled
    faces: i64  # bits of the numbers rolled for movement; 0 before the roll
    heading: i64  # the way named before the roll, + 1
    compass: i64  # the number chosen, or 0
    tracked: i64  # 1: the forest die of this tile is passed
    staying: i64  # 1: trade without limit
    bought: i64
    sold: i64
    barter: i64  # value of what was bartered and not spent
    # What is under way
    draws: i64  # coins to be drawn to their towns
    after: i64  # the step that comes then
    drawn: i64  # the tile in a builder's hand, or the coin of orcs to be placed
    staked: i64
    thrown: i64  # the first of two dice
    rival: i64
    owing: i64  # units the victim still has to discard
    heap: i64  # coins discarded
    heap_tokens: i64  # horses discarded that are tokens

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.step = DRAWING
        self.round = self.first = self.reached = self.bag = self.hidden = self.towns = 0
        self.laid = self.shape = 0
        self.cells = vec[u8]([0] * 32)
        self.place_at = vec[u8]([0] * 169)
        self.tiles = vec[u8]([0] * 32)
        self.where = vec[u8]([0] * 24)
        self.near = vec[i64]([-1] * 128)
        self.links = vec[i64]([0] * 32)
        self.goods_at = vec[u8]([0] * 32)
        self.roads = vec[u8]([0] * 64)
        self.cup = self.stacks = 0
        self.credits = vec[i64]([0] * 8)
        self.finders = self.explored = self.pawns = self.small = self.big = self.searches = 0
        self.purses = vec[i64]([0] * seats)
        self.cargo = vec[i64]([0] * seats)
        self.gear = vec[i64]([0] * seats)
        self.orcs = 0
        self.orc_coins = vec[u8]([0] * 32)
        self.pause_by = self.pause_turns = self.shut_in = self.magic = self.moved = self.steps = 0
        self.dice = self.faces = self.heading = self.compass = self.tracked = self.staying = 0
        self.bought = self.sold = self.barter = self.draws = self.after = self.drawn = 0
        self.staked = self.thrown = self.rival = self.owing = self.heap = self.heap_tokens = 0

    def copy_from(self, other: Self) -> None:
        self.step = other.step
        self.mover = other.mover
        self.decider = other.decider
        self.ending = other.ending
        self.shown = other.shown
        self.round = other.round
        self.first = other.first
        self.reached = other.reached
        self.copy_board(other)
        self.copy_goods(other)
        self.copy_turn(other)

    def copy_board(self, other: Self) -> None:
        """Its lists are replaced, never changed: shared."""
        self.bag = other.bag
        self.hidden = other.hidden
        self.towns = other.towns
        self.laid = other.laid
        self.shape = other.shape
        self.cells = other.cells
        self.place_at = other.place_at
        self.tiles = other.tiles
        self.where = other.where
        self.near = other.near
        self.links = other.links
        self.goods_at = other.goods_at
        self.roads = other.roads
        self.orcs = other.orcs
        self.orc_coins = other.orc_coins
        self.pause_by = other.pause_by
        self.pause_turns = other.pause_turns

    def copy_goods(self, other: Self) -> None:
        self.cup = other.cup
        self.stacks = other.stacks
        self.credits = other.credits[:]
        self.finders = other.finders
        self.explored = other.explored
        self.pawns = other.pawns
        self.small = other.small
        self.big = other.big
        self.searches = other.searches
        self.purses = other.purses[:]
        self.cargo = other.cargo[:]
        self.gear = other.gear[:]

    def copy_turn(self, other: Self) -> None:
        self.shut_in = other.shut_in
        self.magic = other.magic
        self.moved = other.moved
        self.steps = other.steps
        self.dice = other.dice
        self.faces = other.faces
        self.heading = other.heading
        self.compass = other.compass
        self.tracked = other.tracked
        self.staying = other.staying
        self.bought = other.bought
        self.sold = other.sold
        self.barter = other.barter
        self.draws = other.draws
        self.after = other.after
        self.drawn = other.drawn
        self.staked = other.staked
        self.thrown = other.thrown
        self.rival = other.rival
        self.owing = other.owing
        self.heap = other.heap
        self.heap_tokens = other.heap_tokens

    def clone(self) -> Self:
        twin = type(self)(len(self.purses))
        twin.copy_from(self)
        return twin

    def fields(self) -> list[str]:
        return [
            *("round", "first", "reached", "bag", "hidden", "towns", "laid", "shape", "cells"),
            *("place_at", "tiles", "where", "near", "links", "goods_at", "roads", "cup", "stacks"),
            *("credits", "finders", "explored", "pawns", "small", "big", "searches", "purses"),
            *("cargo", "gear", "orcs", "orc_coins", "pause_by", "pause_turns", "shut_in", "magic"),
            *("moved", "steps", "dice", "faces", "heading", "compass", "tracked", "staying"),
            *("bought", "sold", "barter", "draws", "after", "drawn", "staked", "thrown", "rival"),
            *("owing", "heap", "heap_tokens"),
        ]
