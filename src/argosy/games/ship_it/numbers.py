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
TURN_UP: Final = 3
LAY: Final = 4
LOOK: Final = 5

# Endings
PAWNS_OUT: Final = 1
TOO_WEAK: Final = 2
ROUNDS_OVER: Final = 3

# Reasons, after those that every game has
TOO_FEW_POINTS: Final = 6
POOL_EMPTY: Final = 7
POOL_NOT_EMPTY: Final = 8
TOOK_BACK: Final = 9
NOT_ON_BOARD: Final = 10
LINK_IN_USE: Final = 11
LINK_STUCK: Final = 12
NOT_BOUGHT: Final = 13
OFF_GRID: Final = 14
NOT_FREE: Final = 15
TOUCHES_NOTHING: Final = 16
NO_SPACE: Final = 17
OFFICIAL_STAYS: Final = 18
OFFICIAL_CROWDED: Final = 19
NO_WAY: Final = 20
PIPSTOP_CHOSEN: Final = 21
PIPSTOP_TOO_HIGH: Final = 22
NO_LOAD_MOVES: Final = 23
PIPSTOP_FIRST: Final = 24
NOT_YOUR_LOAD: Final = 25
IS_CHIT: Final = 26
WAREHOUSED: Final = 27
HAS_MOVED: Final = 28
FROZEN: Final = 29
NO_SPACE_FOR_LOAD: Final = 30
LOAD_STAYS: Final = 31
OFFICIAL_BARS: Final = 32
REGION_CLOSED: Final = 33
LOAD_THERE: Final = 34
NOT_REACHED: Final = 35
NOT_YOUR_COIN: Final = 36
LINKS_FIRST: Final = 37
CHIT_FIRST: Final = 38

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
