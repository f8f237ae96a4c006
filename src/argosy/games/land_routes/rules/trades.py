# compiled
"""Trade between players (LR-R15): offers, prices, answers.

LR-A26  between any two, both agree; each side gives something, and cargo is part of it
LR-A32  in which steps, and how many in a turn
LR-A21  no hand over the limit
LR-A37  what stays closes up, what comes goes to the right end
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.land_routes.numbers import (
    ACCEPTED,
    ASKS_FOR_NOTHING,
    ASKS_TOO_MUCH,
    BUNDLES,
    COUNTERED,
    DECLINED,
    EVEN_FOR_NOTHING,
    NO_OFFER_LEFT,
    NOT_YOUR_OFFER,
    OFFERED,
    PAYS_FOR_NOTHING,
    PAYS_TOO_MUCH,
    SLOTS,
    TO_ONESELF,
    WANTED,
    WILL_ASK,
    WILL_PAY,
    WILL_SWAP,
    WITHDREW,
)
from argosy.games.land_routes.rules.bundles import parties
from argosy.games.land_routes.rules.centers import close_sale
from argosy.games.land_routes.rules.reading import ONE, card_at, gold_of, hand_of, set_hand, size_of
from argosy.games.land_routes.state import ANSWERING, PRICING, SELLING, LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.kit.bags import bit

ONE_OFFER: Final = vec[i64]([1, 16, 256, 4096])


# ── Bundles ───────────────────────────────────────────────────────────────────────────────────────


def picked(hand: i64, bundle: i64) -> i64:
    """Return the cards of these slots, closed up, in their order (LR-A37)."""
    found: i64 = 0
    shift: i64 = 0
    for slot in range(SLOTS):
        if bundle & bit(slot) != 0:
            found |= card_at(hand, slot) << shift
            shift += 4
    return found


def after_swap(hand: i64, given: i64, received: i64) -> i64:
    """Return a hand after it gave and received: what stays closes up, what comes goes right (LR-A37)."""
    kept = picked(hand, BUNDLES - 1 - given)
    return kept | received << (size_of(kept) << 2)


def offers_left(game: Tables, s: LandRoutesState, seat: i64) -> i64:
    return game.offers - (s.offers >> (seat << 2) & 15)


def parties_of(s: LandRoutesState, seat: i64, other: i64) -> i64:
    own_cards = size_of(hand_of(s, seat))
    other_cards = size_of(hand_of(s, other))
    return parties(own_cards, other_cards, gold_of(s, seat), gold_of(s, other))


# ── Offering ──────────────────────────────────────────────────────────────────────────────────────


def may_trade(game: Tables) -> bool:
    return game.offers > 0  # LR-A32


def can_offer(game: Tables, other: i64, given: i64, wanted: i64) -> bool:
    return can_counter(game, given, wanted)


def can_counter(game: Tables, given: i64, wanted: i64) -> bool:
    """Say whether the slots of these bundles exist, and they name any cargo (LR-A26)."""
    fits = given < bit(game.hold) and wanted < bit(game.hold)
    return may_trade(game) and fits and given | wanted != 0


def why_not_offer(
    game: Tables, s: LandRoutesState, seat: i64, to: i64, given: i64, wanted: i64
) -> i64:
    if to == seat:
        return TO_ONESELF  # LR-A26
    if offers_left(game, s, seat) <= 0:
        return pack(NO_OFFER_LEFT, game.offers)  # LR-A32
    at = parties_of(s, seat, to) * 64 + given * BUNDLES + wanted
    return game.objections[at]  # LR-A26, LR-A21


def offer(s: LandRoutesState, seat: i64, to: i64, given: i64, wanted: i64) -> None:
    s.offers += ONE_OFFER[seat]  # it counts as made
    s.maker = seat
    s.taker = to
    s.given = given
    s.wanted = wanted
    s.pays = 0
    s.asks = 0
    s.step = PRICING
    s.decider = seat
    s.tell(OFFERED, seat, to, picked(hand_of(s, seat), given))
    s.tell(WANTED, seat, to, picked(hand_of(s, to), wanted))


# ── Pricing ───────────────────────────────────────────────────────────────────────────────────────


def why_not_pay(s: LandRoutesState, amount: i64) -> i64:
    if amount > gold_of(s, s.maker):
        return pack(PAYS_TOO_MUCH, gold_of(s, s.maker))  # LR-A26
    if s.wanted == 0:
        return PAYS_FOR_NOTHING  # LR-A26
    return LEGAL


def pay(s: LandRoutesState, amount: i64) -> None:
    s.pays = amount
    s.tell(WILL_PAY, s.maker, amount)
    begin_answering(s)


def why_not_ask(s: LandRoutesState, amount: i64) -> i64:
    if amount > gold_of(s, s.taker):
        return pack(ASKS_TOO_MUCH, s.taker, gold_of(s, s.taker))  # LR-A26
    if s.given == 0:
        return ASKS_FOR_NOTHING  # LR-A26
    return LEGAL


def ask(s: LandRoutesState, amount: i64) -> None:
    s.asks = amount
    s.tell(WILL_ASK, s.maker, s.taker, amount)
    begin_answering(s)


def why_not_even(s: LandRoutesState) -> i64:
    if s.given == 0 or s.wanted == 0:
        return EVEN_FOR_NOTHING  # LR-A26
    return LEGAL


def even(s: LandRoutesState) -> None:
    s.tell(WILL_SWAP, s.maker)
    begin_answering(s)


def begin_answering(s: LandRoutesState) -> None:
    s.step = ANSWERING
    s.decider = s.taker


# ── Answering ─────────────────────────────────────────────────────────────────────────────────────


def accept(s: LandRoutesState) -> None:
    """Carry out the open offer, all of it at once."""
    maker = s.maker
    taker = s.taker
    s.tell(ACCEPTED, taker, maker)
    exchange(s)
    close_offer(s)


def exchange(s: LandRoutesState) -> None:
    """Exchange cards, then gold (LR-A37)."""
    maker = s.maker
    taker = s.taker
    own = hand_of(s, maker)
    other = hand_of(s, taker)
    set_hand(s, maker, after_swap(own, s.given, picked(other, s.wanted)))
    set_hand(s, taker, after_swap(other, s.wanted, picked(own, s.given)))
    flow = s.pays - s.asks
    s.purses += flow * (ONE[taker] - ONE[maker])


def decline(s: LandRoutesState) -> None:
    s.tell(DECLINED, s.taker, s.maker)
    close_offer(s)


def why_not_counter(game: Tables, s: LandRoutesState, seat: i64, given: i64, wanted: i64) -> i64:
    return why_not_offer(game, s, seat, s.maker, given, wanted)


def counter(s: LandRoutesState, given: i64, wanted: i64) -> None:
    """Replace the open offer by another, of which the taker is now the maker."""
    seat = s.taker
    s.tell(COUNTERED, seat, s.maker)
    offer(s, seat, s.maker, given, wanted)


def why_not_withdraw(s: LandRoutesState, seat: i64) -> i64:
    return LEGAL if seat == s.maker else pack(NOT_YOUR_OFFER, s.maker)  # LR-A26


def withdraw(s: LandRoutesState) -> None:
    s.tell(WITHDREW, s.maker, s.taker)
    close_offer(s)


def close_offer(s: LandRoutesState) -> None:
    """Go on with the turn in its step; a sale whose seller has no cargo now is closed (LR-A33)."""
    s.maker = s.taker = s.given = s.wanted = s.pays = s.asks = 0
    s.decider = s.mover
    if s.is_sale == 0:
        s.step = s.base
    elif hand_of(s, s.mover) == 0:
        close_sale(s)
    else:
        s.step = SELLING
