# compiled
"""Say which bundles of cargo two players may name in an offer: LR-A21, LR-A26.

`Tables` asks this once for all hands there can be; trades.py looks the answers up.
"""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.land_routes.numbers import (
    HAND_OVERFULL,
    NO_CARGO_NAMED,
    NOTHING_TO_ASK,
    NOTHING_TO_PAY,
    OTHER_SLOT_EMPTY,
    OWN_SLOT_EMPTY,
)
from argosy.kit.bags import bit, count


def parties(own_cards: i64, other_cards: i64, own_gold: i64, other_gold: i64) -> i64:
    """Pack what matters about the two sides of an offer, for the table of objections."""
    found = own_cards << 4 | other_cards << 2
    if own_gold > 0:
        found |= 2
    if other_gold > 0:
        found |= 1
    return found


def why_not_bundles(hold: i64, who: i64, given: i64, wanted: i64) -> i64:
    """Return what speaks against two bundles between two such parties (LR-A26, LR-A21)."""
    own = who >> 4
    other = who >> 2 & 3
    if given >= bit(own):
        return pack(OWN_SLOT_EMPTY, own)  # LR-A26
    if wanted >= bit(other):
        return pack(OTHER_SLOT_EMPTY, other)  # LR-A26
    if given == 0 and wanted == 0:
        return NO_CARGO_NAMED  # LR-A26
    if given == 0 and who & 2 == 0:
        return NOTHING_TO_PAY  # LR-A26
    if wanted == 0 and who & 1 == 0:
        return NOTHING_TO_ASK  # LR-A26
    change = count(wanted) - count(given)
    if own + change > hold or other - change > hold:
        return pack(HAND_OVERFULL, hold)  # LR-A21
    return LEGAL
