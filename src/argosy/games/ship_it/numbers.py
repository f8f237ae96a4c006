# compiled
"""Numbers what the words name: actions, outcomes, endings, reasons, events, corners."""

from typing import Final

# Actions
BUY: Final = 1
TAKEBACK: Final = 2
CHOOSE: Final = 3
BUILD: Final = 4
OFFICIAL: Final = 5
PIPSTOP: Final = 6
SHIP: Final = 7
KEEP: Final = 8
DONE: Final = 9

# Outcomes
TILE: Final = 1
DOMINO: Final = 2
TURN: Final = 3
LAY: Final = 4
LOOK: Final = 5

# Endings
PAWNS_OUT: Final = 1
TOO_WEAK: Final = 2
ROUNDS_OVER: Final = 3

# Reasons
NOT_A_TEXT: Final = 1
OVER: Final = 1  # plus the number of the ending: 2..4
CHANCE_AWAITED: Final = 5
NOT_YOUR_TURN: Final = 6
OTHER_PHASE: Final = 7
TOO_FEW_POINTS: Final = 8
POOL_EMPTY: Final = 9
POOL_NOT_EMPTY: Final = 10
TOOK_BACK: Final = 11
NOT_ON_BOARD: Final = 12
LINK_IN_USE: Final = 13
LINK_STUCK: Final = 14
NOT_BOUGHT: Final = 15
OFF_GRID: Final = 16
NOT_FREE: Final = 17
TOUCHES_NOTHING: Final = 18
NO_SPACE: Final = 19
OFFICIAL_STAYS: Final = 20
OFFICIAL_CROWDED: Final = 21
NO_WAY: Final = 22
PIPSTOP_CHOSEN: Final = 23
PIPSTOP_TOO_HIGH: Final = 24
NO_LOAD_MOVES: Final = 25
PIPSTOP_FIRST: Final = 26
NOT_YOUR_LOAD: Final = 27
IS_CHIT: Final = 28
WAREHOUSED: Final = 29
HAS_MOVED: Final = 30
FROZEN: Final = 31
NO_SPACE_FOR_LOAD: Final = 32
LOAD_STAYS: Final = 33
OFFICIAL_BARS: Final = 34
REGION_CLOSED: Final = 35
LOAD_THERE: Final = 36
NOT_REACHED: Final = 37
NOT_YOUR_COIN: Final = 38
LINKS_FIRST: Final = 39
CHIT_FIRST: Final = 40

# Events
LAID: Final = 1
DEALT: Final = 2
ROUND_BEGAN: Final = 3
TURN_BEGAN: Final = 4
DREW: Final = 5
TOOK: Final = 6
BUILT: Final = 7
DIRECTED: Final = 8
STOPPED: Final = 9
MOVED: Final = 10
TURNED: Final = 11
SHIPPED: Final = 12
EARNED: Final = 13
HUB_MOVED: Final = 14
PAWN_LEFT: Final = 15
KEPT: Final = 16
LAID_OUT: Final = 17
LOOKED: Final = 18
ENDED: Final = 19

# Corners of the suit mark, and ways
NW: Final = 0
SW: Final = 1
SE: Final = 2
NE: Final = 3

UNOWNED: Final = -1
