# compiled
"""Number what the words name: actions, outcomes, endings, reasons, events; and the hazards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Actions
START: Final = 1
ROLL: Final = 2
STAY: Final = 3
BEG: Final = 4
MOVE: Final = 5
BUY: Final = 6
SELL: Final = 7
DONE: Final = 8
END: Final = 9
OFFER: Final = 10
PAY: Final = 11
ASK: Final = 12
EVEN: Final = 13
ACCEPT: Final = 14
DECLINE: Final = 15
COUNTER: Final = 16
WITHDRAW: Final = 17

# Outcomes
DIE: Final = 1
HAS: Final = 2
NEEDS: Final = 3

# Endings
BANK_EMPTY: Final = 1
BANK_SHORT: Final = 2
CALM: Final = 3
TURNS: Final = 4

# Reasons, after those that every game has
NOT_YOUR_WORD: Final = 6
NOT_YOUR_OFFER: Final = 7
NO_STAYING: Final = 8
STAY_ON_ROAD: Final = 9
NO_RELIEF: Final = 10
BEG_ON_ROAD: Final = 11
NOT_BROKE: Final = 12
BEG_WITH_CARGO: Final = 13
HAS_DEALT: Final = 14
NO_PATH: Final = 15
BUY_ON_ROAD: Final = 16
BOUGHT_ALREADY: Final = 17
TOO_POOR: Final = 18
HAND_FULL: Final = 19
SELL_ON_ROAD: Final = 20
SOLD_ALREADY: Final = 21
SLOT_EMPTY: Final = 22
TO_ONESELF: Final = 23
NO_OFFER_LEFT: Final = 24
OWN_SLOT_EMPTY: Final = 25
OTHER_SLOT_EMPTY: Final = 26
NO_CARGO_NAMED: Final = 27
NOTHING_TO_PAY: Final = 28
NOTHING_TO_ASK: Final = 29
HAND_OVERFULL: Final = 30
PAYS_TOO_MUCH: Final = 31
PAYS_FOR_NOTHING: Final = 32
ASKS_TOO_MUCH: Final = 33
ASKS_FOR_NOTHING: Final = 34
EVEN_FOR_NOTHING: Final = 35

# Events
DEALT_HAS: Final = 1
DEALT_NEEDS: Final = 2
ROLLED_TO_START: Final = 3
TIED: Final = 4
BEGINS: Final = 5
STARTED: Final = 6
ROLLED: Final = 7
STAYED: Final = 8
BEGGED: Final = 9
MOVED: Final = 10
SENT_BACK: Final = 11
LOST_GOLD: Final = 12
WILL_MISS: Final = 13
MISSED: Final = 14
LOST_CARGO: Final = 15
LOST_NOTHING: Final = 16
BOUGHT: Final = 17
SOLD: Final = 18
SERVED: Final = 19
REFILLED_HAS: Final = 20
REFILLED_NEEDS: Final = 21
RESHUFFLED: Final = 22
SALE_CLOSED: Final = 23
OFFERED: Final = 24
WANTED: Final = 25
WILL_PAY: Final = 26
WILL_ASK: Final = 27
WILL_SWAP: Final = 28
ACCEPTED: Final = 29
DECLINED: Final = 30
COUNTERED: Final = 31
WITHDREW: Final = 32
ROUND_ENDED: Final = 33
FELL_SHORT: Final = 34
ENDED: Final = 35

# Hazards (LR-R7, LR-R8, LR-R9)
BLANK: Final = 0
LOSE_CARGO: Final = 1
LOSE_TURN: Final = 2
BACK: Final = 3
LOSE_GOLD: Final = 4

GOODS: Final = 8  # LR-R1, LR-A2
DIE_SIDES: Final = 6
SLOTS: Final = 3
BUNDLES: Final = 8  # sets of three slots, as bits
# One card of a good in a pile of five bits per good
CARD: Final = vec[i64]([32**good for good in range(GOODS)])
