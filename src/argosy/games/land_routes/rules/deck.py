# compiled
"""Draw from the cargo deck and fill the boxes: LR-A3, LR-A17, LR-A18."""

from mypy_extensions import i64

from argosy.core.contract import Rng, pack
from argosy.games.land_routes.numbers import CARD, GOODS, HAS, NEEDS, RESHUFFLED
from argosy.games.land_routes.rules.reading import box, pile
from argosy.games.land_routes.state import REFILLING, LandRoutesState
from argosy.games.land_routes.tables import Tables

# ── The cargo deck ────────────────────────────────────────────────────────────────────────────────
#    LR-A3   one deck for both boxes
#    LR-A17  when it is empty the discards are shuffled
#    LR-A18  option: never the good of the other box; LR-A36 in detail


def begin_refilling(game: Tables, s: LandRoutesState, due: i64) -> None:
    s.step = REFILLING
    s.due = due
    if drawable(game, s) == 0:
        s.bag += s.discards  # LR-A17, LR-A36
        s.discards = 0
        s.tell(RESHUFFLED)


def barred(game: Tables, s: LandRoutesState) -> i64:
    """Return the card that may not come, or 0 (LR-A18, LR-A36)."""
    if game.redraw == 0:
        return 0
    return box(s.needs if s.due & 1 == 0 else s.has, s.due >> 1)


def drawable(game: Tables, s: LandRoutesState) -> i64:
    """Count the cards of the bag that may come."""
    total: i64 = 0
    rest = s.bag
    while rest != 0:
        total += rest & 31
        rest >>= 5
    bar = barred(game, s)
    return total if bar == 0 else total - pile(s.bag, bar - 1)


def fill_box(s: LandRoutesState, center: i64, good: i64) -> None:
    s.bag -= CARD[good]
    shift = center << 2
    if s.due & 1 == 0:
        s.has |= good + 1 << shift
    else:
        s.needs |= good + 1 << shift


def cards_to_come(game: Tables, s: LandRoutesState) -> list[i64]:
    """List what may be turned up, a card for each that is in the bag."""
    found: list[i64] = []
    bar = barred(game, s)
    for good in range(GOODS):
        if good + 1 != bar:
            found += [card_drawn(s, good)] * pile(s.bag, good)
    return found


def any_card(game: Tables, s: LandRoutesState, rng: Rng) -> i64:
    left = rng.below(drawable(game, s))
    bar = barred(game, s)
    good: i64 = 0
    rest = s.bag
    while True:
        if good + 1 != bar:
            left -= rest & 31
            if left < 0:
                return card_drawn(s, good)
        good += 1
        rest >>= 5


def card_drawn(s: LandRoutesState, good: i64) -> i64:
    return pack(HAS if s.due & 1 == 0 else NEEDS, s.due >> 1, good)
