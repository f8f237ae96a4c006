# compiled
"""Number what the words name: actions, outcomes, endings, reasons, events."""

from typing import Final

# Actions
PLACE: Final = 1
HIDE: Final = 2
SAIL: Final = 3
OCEAN: Final = 4
FIRE: Final = 5
BOARD: Final = 6
WALK: Final = 7
DIG: Final = 8
ATTACK: Final = 9
WHIRLPOOL: Final = 10
DRAIN: Final = 11
RECRUIT: Final = 12
SUPPLY: Final = 13
RETURN: Final = 14
UNLOAD: Final = 15
HAIL: Final = 16
SEIZE: Final = 17
STAY: Final = 18
DONE: Final = 19

# Outcomes
ISLAND: Final = 1
FIRST: Final = 2
CREW: Final = 3
ROLL: Final = 4

# Endings
ALONE: Final = 1  # PV-R28
COMPARED: Final = 2  # PV-R29
TIE_BROKEN: Final = 3  # PV-R30
ROLLED_OFF: Final = 4  # PV-A50
ROUNDS_OVER: Final = 5  # PV-A51

# Reasons, after those that every game has
NO_BERTH: Final = 6
NO_SHIP: Final = 7
CAPTAIN_ASHORE: Final = 8
NO_COAST_AT_SEA: Final = 9
HOLED_HERE: Final = 10
SAIL_TOO_FAR: Final = 11
AT_SEA: Final = 12
HOLED_FROM_SEA: Final = 13
NO_BALL: Final = 14
NO_TARGET: Final = 15
FEW_BALLS: Final = 16
OWN_SHIP: Final = 17
FREE_TO_BOARD: Final = 18
SISTER_SHIP: Final = 19
BOARD_AT_SEA: Final = 20
NOT_ALONGSIDE: Final = 21
KILLED_WALKER: Final = 22
OCCUPIED: Final = 23
WALK_TOO_FAR: Final = 24
OTHER_FLEES: Final = 25
FLEE_TOO_FAR: Final = 26
FREE_TO_ENTER: Final = 27
OTHER_CREWS_SHIP: Final = 28
OWN_DIE: Final = 29
SISTER_DIE: Final = 30
NO_SPOT: Final = 31
DIGGER_NOT_ON_LAND: Final = 32
NOT_BESIDE_SPOT: Final = 33
OWN_COIN: Final = 34
SISTER_COIN: Final = 35
FIGHT_NOT_ON_LAND: Final = 36
NOT_BESIDE_COIN: Final = 37
WHIRLPOOL_USED: Final = 38
NO_FREE_COAST: Final = 39
NO_WHIRLPOOL: Final = 40
RECRUIT_ON_COAST: Final = 41
NOBODY_KILLED: Final = 42
SUPPLY_ON_COAST: Final = 43
NO_BALL_SPENT: Final = 44
RETURN_FROM_COAST: Final = 45
RETURN_NOWHERE: Final = 46
UNLOAD_ON_COAST: Final = 47
NOTHING_ABOARD: Final = 48
HAS_SHIP: Final = 49
NOT_A_FREE_SHIP: Final = 50
HAILED_THERE: Final = 51
NOT_HIS_ISLAND: Final = 52
HAILED_NOT_FREE: Final = 53
NO_LAND: Final = 54
DIE_THERE: Final = 55
PIECE_THERE: Final = 56
SAME_SQUARE: Final = 57
FELL_THERE: Final = 58
WALLED_IN: Final = 59

# Events
ISLAND_ROLLED: Final = 1
BEGAN: Final = 2
DEALT: Final = 3
PLACED: Final = 4
HID: Final = 5
SAILED: Final = 6
PUT_TO_SEA: Final = 7
SHOT: Final = 8
SHOT_SHIP: Final = 9
HOLED: Final = 10
MENDED: Final = 11
BOARDED: Final = 12
COMPARED_STRENGTH: Final = 13
REPELLED: Final = 14
KILLED_CREW: Final = 15
SHOWED: Final = 16
TOOK: Final = 17
SEIZED: Final = 18
LEFT_SHIP: Final = 19
WALKED: Final = 20
WENT_ABOARD: Final = 21
TOOK_SHIP: Final = 22
DUG: Final = 23
ROLLED: Final = 24
FOUND: Final = 25
MISSED: Final = 26
LEFT_DIE: Final = 27
ATTACKED: Final = 28
DREW: Final = 29
PLACED_WHIRLPOOL: Final = 30
DRAINED: Final = 31
RECRUITED: Final = 32
SUPPLIED: Final = 33
RETURNED: Final = 34
CLAIMED: Final = 35
HAILED: Final = 36
STOOD: Final = 37
ENDED_TURN: Final = 38
NEW_ROUND: Final = 39
TIED: Final = 40
ENDED: Final = 41
