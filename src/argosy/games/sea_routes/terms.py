# compiled
"""The numbers that the rules and the words of Trade Routes at sea share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Actions
SAIL: Final = 1
SNEAK: Final = 2
RUSH: Final = 3
SLIP: Final = 4
EMBARGO: Final = 5
PASS: Final = 6
DONE: Final = 7

# Outcomes
TILE: Final = 1
COIN: Final = 2
FIRST: Final = 3

# Endings
SIDE_EMPTY: Final = 1
SIDES_EMPTY: Final = 2
IDLE: Final = 3
ROUNDS_OVER: Final = 4

# Reasons
NOT_A_TEXT: Final = 1
OVER: Final = 1  # plus the number of the ending: 2..5
TILES_AWAITED: Final = 6
COINS_AWAITED: Final = 7
FIRST_AWAITED: Final = 8
NOT_YOUR_TURN: Final = 9
ALREADY_MOVED: Final = 10
NO_SUNS: Final = 11
NO_MOONS: Final = 12
NOT_ADJACENT: Final = 13
EMPTY: Final = 14
NOTHING_EMPTY: Final = 15
NO_ARMS: Final = 16
NO_MARKER: Final = 17
ALL_OUT: Final = 18
NOT_BESIDE: Final = 19
PAWN_THERE: Final = 20
NOTHING_THERE: Final = 21
MARKER_THERE: Final = 22
MUST_MOVE: Final = 23
CAN_MOVE: Final = 24
PASS_TOO_LATE: Final = 25

# Events
LAID: Final = 1
DEALT: Final = 2
BEGAN: Final = 3
SAILED: Final = 4
SNEAKED: Final = 5
RUSHED: Final = 6
SLIPPED: Final = 7
CLAIMED_TILE: Final = 8
CLAIMED_COIN: Final = 9
LEFT_EMBARGOED: Final = 10
EMBARGOED: Final = 11
PASSED: Final = 12
ROUND_IDLE: Final = 13
SCORED: Final = 14
TURNED_DIE: Final = 15
NEW_ROUND: Final = 16
ENDED: Final = 17
SATISFIED: Final = 18
TIED: Final = 19

# Categories, in the order of scoring (SR-R15, SR-R16)
CROWNS_MOST: Final = 0
EVEN_MOST: Final = 1
ODD_MOST: Final = 2
ARMS_MOST: Final = 3
MOONS_MOST: Final = 4
SUNS_MOST: Final = 5
CATEGORIES: Final = 6

ONE: Final = vec[i64]([1, 256, 65536, 16777216])  # one more in the byte of a seat or die
