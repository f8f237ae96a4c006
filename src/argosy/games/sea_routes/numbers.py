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

# Reasons, after those that every game has
ALREADY_MOVED: Final = 6
NO_SUNS: Final = 7
NO_MOONS: Final = 8
NOT_ADJACENT: Final = 9
EMPTY: Final = 10
NOTHING_EMPTY: Final = 11
NO_ARMS: Final = 12
NO_MARKER: Final = 13
ALL_OUT: Final = 14
NOT_BESIDE: Final = 15
PAWN_THERE: Final = 16
NOTHING_THERE: Final = 17
MARKER_THERE: Final = 18
MUST_MOVE: Final = 19
CAN_MOVE: Final = 20
PASS_TOO_LATE: Final = 21

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
