# compiled
"""Numbers what the words name: goods, tiles, actions, outcomes, reasons, events, causes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Goods, and their towns, in the order of the list (WM-R12)
JEWELRY: Final = 0
FISH: Final = 1
WOOD: Final = 2
CLOTHES: Final = 3
MAGICS: Final = 4
HORSES: Final = 5
SHIELDS: Final = 6
WEAPONS: Final = 7

GOODS: Final = 8
COINS: Final = 6  # of each good

# Tiles: five of each season (0 2 3 4 5), then the special nulls of suns, moons, crowns, arms
SPRING_0: Final = 0
TOWER: Final = 20
TOWN: Final = 24
UNLAID: Final = 25
WILD: Final = 24

# Land
PLAINS: Final = 0
WATER: Final = 1
FOREST: Final = 2
MOUNTAINS: Final = 3
SPECIAL: Final = 4
SETTLED: Final = 5

FORESTS: Final = 0x7C00  # the tiles 10 to 14 as a mask
WATERS: Final = 0x3C0  # waters with a fee (WM-A17): 6 to 9
PEAKS: Final = 0xF0000  # mountains whose night costs something (WM-A17): 16 to 19
SPECIALS: Final = 0xF00000  # 20 to 23

LAND: Final = vec[i64]([0] * 5 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 4 + [5, 0])  # by tile
NUMBER: Final = vec[i64]([0, 2, 3, 4, 5] * 4 + [0] * 6)  # for fees and the forest die (WM-A17)
COST: Final = vec[i64]([1, 2, 3, 4, 5] * 4 + [1] * 6)  # steps to enter (WM-R10)

# Two ways to have a unit
CARGO: Final = 0
USE: Final = 1

# Actions
HEAD: Final = 1
ROLL: Final = 2
STAY: Final = 3
EXPLORE: Final = 4
SEARCH: Final = 5
MAGIC: Final = 6
FIGHT: Final = 7
STEP: Final = 8
FERRY: Final = 9
COMPASS: Final = 10
STOP: Final = 11
ATTACK: Final = 12
PASS: Final = 13
DISCARD: Final = 14
TAKE: Final = 15
LEAVE: Final = 16
BUY: Final = 17
SELL: Final = 18
BARTER: Final = 19
CART: Final = 20
UPGRADE: Final = 21
DONE: Final = 22
PAY: Final = 23
GIVE: Final = 24
DRAW: Final = 25
LAY: Final = 26
ORCS: Final = 27

# Outcomes
FIRST: Final = 1
SHAPE: Final = 2
LAY_TILE: Final = 3
TILE: Final = 4
COIN: Final = 5
NUMBER_DRAWN: Final = 6
DIE: Final = 7
TOWN_NAMED: Final = 8

# Endings
GOAL_REACHED: Final = 1  # WM-R32
ALONE_TOO_LATE: Final = 2  # WM-A51
ROUNDS_OVER: Final = 3  # WM-A57
ORCS_WON: Final = 4  # WM-R29

# Reasons, after those that every game has
NO_WILD_LEFT: Final = 6
NO_TOWN_LEFT: Final = 7
OCCUPIED: Final = 8
TOUCHES_NOTHING: Final = 9
TOUCHES_FOUR: Final = 10
NEIGHBOUR_FULL: Final = 11
TOO_CLOSE: Final = 12
IN_COMPASS_FOREST: Final = 13
NO_COMPASS_FOREST: Final = 14
NO_TILE_THERE: Final = 15
LINK_CUT: Final = 16
NO_FIGHT_POSSIBLE: Final = 17
BARRED: Final = 18
NO_FOREST_DIE: Final = 19
NO_STEPS: Final = 20
FEE_DUE: Final = 21
COMPASS_FIRST: Final = 22
WRONG_WAY: Final = 23
FOREST_DIE_FIRST: Final = 24
NO_FEE: Final = 25
FEE_TOO_HIGH: Final = 26
NOT_COMPASS_HERE: Final = 27
NO_DIE_SHOWS: Final = 28
COMPASS_CHOSEN: Final = 29
MUST_STEP: Final = 30
NO_HIDDEN_TOWN: Final = 31
NO_SPECIAL_TILE: Final = 32
SEARCH_LIMIT: Final = 33
NO_MAGIC: Final = 34
MAGIC_ON: Final = 35
MAGIC_IN_VAIN: Final = 36
NO_ORCS: Final = 37
STAKE_TOO_HIGH: Final = 38
NO_WILDERNESS: Final = 39
NOT_BESIDE_TOWN: Final = 40
ORCS_OR_PAWN_THERE: Final = 41
NAMED_TILE: Final = 42
COMBAT_OFF: Final = 43
NOT_HERE: Final = 44
NOTHING_TO_DISCARD: Final = 45
HORSE_PULLS: Final = 46
NOT_FOUND: Final = 47
NOT_DISCARDED: Final = 48
TOKEN_AS_CARGO: Final = 49
NO_USE: Final = 50
NO_PLACE: Final = 51
BUY_LIMIT: Final = 52
SOLD_OUT: Final = 53
TOO_POOR: Final = 54
SALE_LIMIT: Final = 55
NOT_WANTED: Final = 56
NO_CARGO: Final = 57
NONE_IN_USE: Final = 58
HORSE_PULLS_BARTER: Final = 59
CART_LIMIT: Final = 60
NO_SPARE_HORSE: Final = 61
CART_TOO_DEAR: Final = 62
NO_SMALL_CART: Final = 63
SHELTER_TOO_DEAR: Final = 64
NOTHING_TO_GIVE: Final = 65
CAN_PAY: Final = 66

# Events
BEGAN: Final = 1
SHAPED: Final = 2
LAID: Final = 3
BUILT_WILD: Final = 4
BUILT_TOWN: Final = 5
STOCKED: Final = 6
ROLLED: Final = 7
ENTERED: Final = 8
STAYED: Final = 9
STOPPED: Final = 10
CONJURED: Final = 11
CHOSE_COMPASS: Final = 12
FOREST_PASSED: Final = 13
FOREST_LOST: Final = 14
EXPLORED: Final = 15
CREDITED: Final = 16
SEARCHED: Final = 17
FOUND: Final = 18
FOUND_NOTHING: Final = 19
AMBUSHED: Final = 20
ORCS_CAME: Final = 21
FOUGHT: Final = 22
FIGHT_WON: Final = 23
FIGHT_LOST: Final = 24
ATTACKED: Final = 25
DUEL_WON: Final = 26
DUEL_LOST: Final = 27
DISCARDED: Final = 28
LOOTED: Final = 29
BOUGHT: Final = 30
SOLD: Final = 31
BARTERED: Final = 32
GOT_CART: Final = 33
UPGRADED: Final = 34
PAID: Final = 35
RECEIVED: Final = 36
SPENT_CREDIT: Final = 37
SPENT_BARTER: Final = 38
GAVE: Final = 39
ROUND_BEGAN: Final = 40
REACHED: Final = 41
ENDED: Final = 42
WEAPON_LOST: Final = 43

# Causes of money paid or received
START: Final = 0
SALE: Final = 1
STAKE_BACK: Final = 2
GOODS_BOUGHT: Final = 3
CART_BOUGHT: Final = 4
UPGRADE_BOUGHT: Final = 5
FERRY_FEE: Final = 6
SHELTER_PRICE: Final = 7
AMBUSH: Final = 8
STAKE: Final = 9
LOST_DUEL: Final = 10

USEFUL: Final = 0xF0  # magic, horses, shields, weapons (WM-A34)
