# compiled
"""Buy and sell at a trade center: LR-R10 to LR-R14, LR-R16."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.land_routes.numbers import (
    BANK_EMPTY,
    BANK_SHORT,
    BOUGHT,
    BOUGHT_ALREADY,
    BUY_ON_ROAD,
    CARD,
    FELL_SHORT,
    HAND_FULL,
    REFILLED_HAS,
    REFILLED_NEEDS,
    SALE_CLOSED,
    SELL_ON_ROAD,
    SERVED,
    SLOT_EMPTY,
    SOLD,
    SOLD_ALREADY,
    TOO_POOR,
)
from argosy.games.land_routes.rules.deck import begin_refilling, fill_box
from argosy.games.land_routes.rules.reading import (
    ONE,
    box,
    card_at,
    gold_of,
    hand_of,
    is_at_center,
    set_hand,
    size_of,
    square_of,
    without,
)
from argosy.games.land_routes.rules.turn import end_game
from argosy.games.land_routes.state import SELLING, LandRoutesState
from argosy.games.land_routes.tables import Tables

# ── Buying ────────────────────────────────────────────────────────────────────────────────────────
#    LR-R10  the HAS card for 2 gold; a new card into the box
#    LR-R11  at most three cards
#    LR-R14  one purchase in a turn; LR-A20 before or after a sale


def why_not_buy(game: Tables, s: LandRoutesState, seat: i64) -> i64:
    if not is_at_center(game, s, seat):
        return BUY_ON_ROAD  # LR-R10
    if s.bought >= game.buys:
        return pack(BOUGHT_ALREADY, game.buys)  # LR-R14
    if gold_of(s, seat) < game.price:
        return pack(TOO_POOR, game.price, gold_of(s, seat))  # LR-R10
    if size_of(hand_of(s, seat)) >= game.hold:
        return pack(HAND_FULL, game.hold)  # LR-R11
    return LEGAL


def buy(game: Tables, s: LandRoutesState) -> None:
    seat = s.mover
    center = square_of(s, seat)
    hand = hand_of(s, seat)
    card = box(s.has, center)
    s.purses -= game.price * ONE[seat]
    s.bank += game.price
    set_hand(s, seat, hand | card << (size_of(hand) << 2))  # LR-A14
    s.has ^= card << (center << 2)
    s.bought += 1
    s.tell(BOUGHT, seat, card - 1, center)
    begin_refilling(game, s, center * 2)


# ── Selling ───────────────────────────────────────────────────────────────────────────────────────
#    LR-R12  1 gold for what the center has, 4 for what it needs, 2 for anything else
#    LR-R13  a served NEEDS card is discarded and replaced
#    LR-R14  one sale in a turn; LR-A19 of any number of cards
#    LR-A18  both boxes show one good: 4
#    LR-A33  a sale card by card


def is_slot(game: Tables, slot: i64) -> bool:
    return slot <= game.hold  # LR-R11


def why_not_sell(game: Tables, s: LandRoutesState, seat: i64, slot: i64) -> i64:
    if not is_at_center(game, s, seat):
        return SELL_ON_ROAD  # LR-R12
    if s.is_sale == 0 and s.sold >= game.sales:
        return pack(SOLD_ALREADY, game.sales)  # LR-R14
    if card_at(hand_of(s, seat), slot - 1) == 0:
        return pack(SLOT_EMPTY, slot)  # LR-R12
    return LEGAL


def worth_at(game: Tables, s: LandRoutesState, center: i64, card: i64) -> i64:
    """Return what a center pays for a card (LR-R12); NEEDS comes before HAS (LR-A18)."""
    if box(s.needs, center) == card:
        return game.pay_needs
    return game.pay_has if box(s.has, center) == card else game.pay_other


def sell(game: Tables, s: LandRoutesState, slot: i64) -> None:
    seat = s.mover
    center = square_of(s, seat)
    hand = hand_of(s, seat)
    card = card_at(hand, slot - 1)
    if s.is_sale == 0:
        s.is_sale = 1
        s.sold += 1
    set_hand(s, seat, without(hand, slot - 1))
    s.discards += CARD[card - 1]  # LR-A17
    asked = worth_at(game, s, center, card)
    paid = take_from_bank(s, asked)
    s.tell(SOLD, seat, card - 1, paid)
    if s.bank == 0:
        run_dry(s, paid, asked)  # the NEEDS card stays (LR-A33)
    elif box(s.needs, center) == card:
        s.needs ^= card << (center << 2)
        s.discards += CARD[card - 1]  # LR-R13
        s.tell(SERVED, center, card - 1)
        begin_refilling(game, s, center * 2 + 1)
    else:
        go_on_selling(game, s)


def go_on_selling(game: Tables, s: LandRoutesState) -> None:
    """Go on with a sale; it closes by itself without cargo (LR-A33) or with option `single` (LR-A19)."""
    if game.single != 0 or hand_of(s, s.mover) == 0:
        close_sale(s)
    else:
        s.step = SELLING


def close_sale(s: LandRoutesState) -> None:
    s.is_sale = 0
    s.step = s.base
    s.tell(SALE_CLOSED, s.mover)


# ── The bank ──────────────────────────────────────────────────────────────────────────────────────
#    LR-R16  the game ends when the bank is empty
#    LR-A22  it pays what it has, and the game ends at once


def take_from_bank(s: LandRoutesState, asked: i64) -> i64:
    paid = min(asked, s.bank)
    s.bank -= paid
    s.purses += paid * ONE[s.mover]
    return paid


def run_dry(s: LandRoutesState, paid: i64, asked: i64) -> None:
    if paid == asked:
        end_game(s, BANK_EMPTY)  # LR-R16
    else:
        s.tell(FELL_SHORT, asked - paid)
        end_game(s, BANK_SHORT)  # LR-A22


def refill(game: Tables, s: LandRoutesState, center: i64, good: i64) -> None:
    fill_box(s, center, good)
    s.tell(REFILLED_HAS if s.due & 1 == 0 else REFILLED_NEEDS, center, good)
    s.due = 0
    if s.is_sale != 0:
        go_on_selling(game, s)
    else:
        s.step = s.base
