"""The table of The Pirates of Van Zandt.

A crew is a suit in play, 0 to 3. Pieces are numbered: coins 0 to 15 (crew * 4 + letter), captains
16 to 19 (16 + crew). Ships, dice and whirlpools go by their suit. Numbers per crew, ship or die lie
side by side in the bytes of one integer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import State
from argosy.core.fields import Shared

# Steps that chance takes
ROLLING_ISLAND: Final = 1
DRAWING: Final = 2  # the first crew
DEALING: Final = 3  # crew values, each heard by its owner alone
DIGGING: Final = 4  # the die of a potential spot
RECRUITING: Final = 5  # values of recruits
ROLLING_OFF: Final = 6

# Steps that a seat takes, and RESTING when the game is over
PLACING: Final = 7
MARKING: Final = 8  # the dice are put on the board
ACTING: Final = 9
HIDING: Final = 10
FLEEING: Final = 11
SEIZING: Final = 12
BURYING: Final = 13
RESTING: Final = 14

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
DIE_FACES: Final = 6


class PiratesState(State):
    island: i64 = NO_ISLAND  # the layout, NO_ISLAND before it is rolled
    first: i64 = 0  # the crew that turn order begins with
    crew: i64 = 0  # whose turn it is, or who is dealt to
    round: i64 = 0
    left: i64 = 0  # actions left in this turn
    ships: i64 = 0x03020100  # byte per crew: the ship it commands; at first each its own (PV-R2)
    berths: i64 = UNPLACED * 0x01010101  # byte per ship: where it is
    whirlpools: i64 = UNPLACED * 0x01010101  # byte per crew: where it is
    balls: i64 = BALLS * 0x01010101  # byte per crew: cannonballs aboard; the rest are spent
    holed: i64 = 0  # ships (PV-R12)
    dice: i64 = IN_BOX * 0x01010101  # byte per die: where it is
    faces: i64 = 0  # byte per die: what it shows, once found (PV-R19)
    open: i64 = 0  # coins whose value was shown to all (PV-A52)
    die: i64 = NOWHERE  # being dug for or hidden again
    digger: i64 = NOWHERE  # the piece that digs
    prey: i64 = NOWHERE  # the ship that may be seized
    fallen: i64 = NOWHERE  # where the carrier fell in an attack (PV-A60), or NOWHERE
    loose: i64 = 0  # dice that have to be buried (PV-A66)
    tied: i64 = 0  # seats that roll off, afterwards the one that won it
    rolled: i64 = 0  # dice that were rolled in this pass of the roll-off
    sums: i64 = 0  # byte per seat: its roll-off
    taken_lo: i64 = 0  # land with a piece or a die on it
    taken_hi: i64 = 0
    values: Shared[vec[i64]] = vec[i64]([])  # by coin
    where: vec[u8] = vec[u8]([])  # by piece
    on: vec[u8] = vec[u8]([])  # by land: 0, piece + 1, or die + 21
