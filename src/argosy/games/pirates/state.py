"""The table of The Pirates of Van Zandt.

A crew is a suit in play, 0 to 3. Pieces are numbered: coins 0 to 15 (crew * 4 + letter), captains
16 to 19 (16 + crew). Ships, dice and whirlpools go by their suit. Numbers per crew, ship or die lie
side by side in the bytes of one integer.
"""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import State

# Steps
ROLLING_ISLAND: Final = 1  # chance
DRAWING: Final = 2  # chance: the first crew
DEALING: Final = 3  # chance: crew values, each heard by its owner alone
DIGGING: Final = 4  # chance: the die of a potential spot
RECRUITING: Final = 5  # chance: values of recruits
ROLLING_OFF: Final = 6  # chance
PLACING: Final = 7
MARKING: Final = 8  # the dice are put on the board
ACTING: Final = 9
HIDING: Final = 10
FLEEING: Final = 11
SEIZING: Final = 12
BURYING: Final = 13
RESTING: Final = 14  # the game is over

LAST_CHANCE: Final = 6  # steps up to here wait for chance

# Where a piece is: the number of a land square, or
ABOARD: Final = 100
KILLED: Final = 101
# Where a ship is: a coast position, or
AT_OCEAN: Final = 200
UNPLACED: Final = 201  # a whirlpool too
GONE: Final = 202  # a whirlpool removed
# Which ship a crew has, or
NO_SHIP_LEFT: Final = 255
# Where a die is: the number of a land square, or
UNDER: Final = 80  # plus the piece that carries it
ON_SHIP: Final = 100  # plus the ship
CLAIMED_BY: Final = 110  # plus the seat
LOOSE: Final = 120  # its owner has to bury it again
IN_HAND: Final = 121  # before it is hidden
IN_BOX: Final = 122  # its suit does not play

CAPTAIN: Final = 16  # plus the crew: the piece
NOWHERE: Final = 255
BALLS: Final = 2
COINS: Final = 16
PIECES: Final = 20
MOST_LANDS: Final = 72
NOT_DEALT: Final = 0  # in values
NO_ISLAND: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class PiratesState(State):
    island: i64  # the layout, NO_ISLAND before it is rolled
    first: i64  # the crew that turn order begins with
    crew: i64  # whose turn it is, or who is dealt to
    round: i64
    left: i64  # actions left in this turn
    ships: i64  # byte per crew: the ship it commands
    berths: i64  # byte per ship: where it is
    whirlpools: i64  # byte per crew: where it is
    balls: i64  # byte per crew: cannonballs aboard; the rest are spent
    holed: i64  # ships (PV-R12)
    dice: i64  # byte per die: where it is
    faces: i64  # byte per die: what it shows, once found (PV-R19)
    open: i64  # coins whose value was shown to all (PV-A52)
    die: i64  # being dug for or hidden again
    digger: i64  # the piece that digs
    prey: i64  # the ship that may be seized
    fallen: i64  # where the carrier fell in an attack (PV-A60), or NOWHERE
    loose: i64  # dice that have to be buried (PV-A66)
    tied: i64  # seats that roll off, afterwards the one that won it
    rolled: i64  # dice that were rolled in this pass of the roll-off
    sums: i64  # byte per seat: its roll-off
    taken_lo: i64  # land with a piece or a die on it
    taken_hi: i64
    values: vec[i64]  # by coin; replaced, never changed, so that copies share it
    where: vec[u8]  # by piece
    on: vec[u8]  # by land: 0, piece + 1, or die + 21

    def __init__(self) -> None:
        super().__init__()
        self.step = ROLLING_ISLAND
        self.island = NO_ISLAND
        self.first = 0
        self.crew = 0
        self.round = 0
        self.left = 0
        self.ships = 0x03020100  # PV-R2: each its own
        self.berths = UNPLACED * 0x01010101
        self.whirlpools = UNPLACED * 0x01010101
        self.balls = BALLS * 0x01010101
        self.holed = 0
        self.dice = IN_BOX * 0x01010101
        self.faces = 0
        self.open = 0
        self.die = NOWHERE
        self.digger = NOWHERE
        self.prey = NOWHERE
        self.fallen = NOWHERE
        self.loose = 0
        self.tied = 0
        self.rolled = 0
        self.sums = 0
        self.taken_lo = 0
        self.taken_hi = 0
        self.values = vec[i64]([NOT_DEALT] * COINS)
        self.where = vec[u8]([ABOARD] * PIECES)
        self.on = vec[u8]([0] * MOST_LANDS)

    def copy_from(self, other: Self) -> None:
        self.step = other.step
        self.mover = other.mover
        self.decider = other.decider
        self.ending = other.ending
        self.shown = other.shown
        self.island = other.island
        self.first = other.first
        self.crew = other.crew
        self.round = other.round
        self.left = other.left
        self.ships = other.ships
        self.berths = other.berths
        self.whirlpools = other.whirlpools
        self.balls = other.balls
        self.holed = other.holed
        self.dice = other.dice
        self.faces = other.faces
        self.open = other.open
        self.die = other.die
        self.digger = other.digger
        self.prey = other.prey
        self.fallen = other.fallen
        self.loose = other.loose
        self.tied = other.tied
        self.rolled = other.rolled
        self.sums = other.sums
        self.taken_lo = other.taken_lo
        self.taken_hi = other.taken_hi
        self.values = other.values
        self.where = other.where[:]
        self.on = other.on[:]

    def clone(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def fields(self) -> list[str]:
        return [
            *("island", "first", "crew", "round", "left", "ships", "berths", "whirlpools"),
            *("balls", "holed", "dice", "faces", "open", "die", "digger", "prey", "fallen"),
            *("loose", "tied", "rolled", "sums", "taken_lo", "taken_hi"),
            *("values", "where", "on"),
        ]
