# compiled
"""Trades in an explored town: goods, barter, carts."""

from typing import Final

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.wandering_merchant.numbers import (
    BARTERED,
    BOUGHT,
    BUY_LIMIT,
    CARGO,
    CART_BOUGHT,
    CART_LIMIT,
    CART_TOO_DEAR,
    GOODS,
    GOODS_BOUGHT,
    GOT_CART,
    HORSE_PULLS_BARTER,
    HORSES,
    MAGICS,
    NO_CARGO,
    NO_SMALL_CART,
    NO_SPARE_HORSE,
    NONE_IN_USE,
    NOT_WANTED,
    SALE,
    SALE_LIMIT,
    SOLD,
    SOLD_OUT,
    SPENT_BARTER,
    SPENT_CREDIT,
    TOO_POOR,
    UPGRADE_BOUGHT,
    UPGRADED,
    USE,
)
from argosy.games.wandering_merchant.rules.goods import (
    give_credit,
    have,
    is_token,
    pay,
    receive,
    return_coin,
    take_from_use,
    why_not_have,
)
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    held,
    horses,
    in_use,
    is_wanted,
    one,
    pawn,
    small_carts,
)
from argosy.games.wandering_merchant.state import SHELTERING, MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit

ALL_CARTS: Final = 16  # the tiles 2 to 5 of the standard set (WM-A6)


def town_here(s: MerchantState, seat: i64) -> i64:
    """Return the good of the explored town that the seat's pawn is in, or -1 (WM-A26)."""
    return i64(s.goods_at[pawn(s, seat)]) - 1


def credit_here(s: MerchantState, seat: i64) -> i64:
    """Return what is left of the seat's bonus in this town (WM-A27)."""
    town = town_here(s, seat)
    if held(s.finders, town) != seat:
        return 0
    return s.credits[town]


def spend(s: MerchantState, price: i64, cause: i64) -> None:
    """Spend the credit of this town first, then GC (WM-A70)."""
    credit = min(credit_here(s, s.mover), price)
    if credit > 0:
        town = town_here(s, s.mover)
        give_credit(s, town, s.credits[town] - credit)
        s.tell(SPENT_CREDIT, s.mover, credit, cause)
    pay(s, s.mover, price - credit, cause)


# ── Buying ────────────────────────────────────────────────────────────────────────────────────────
#    WM-R11  one unit on arrival, without limit after staying
#    WM-R12  the town's own good, from its stack       WM-A32  empty stack: nothing
#    WM-R14  cargo or use, decided now                 WM-A70  barter value, credit, GC


def why_not_buy(game: Tables, s: MerchantState, seat: i64, manner: i64) -> i64:
    reason = why_not_purchase(game, s, seat)
    if reason != LEGAL:
        return reason
    town = town_here(s, seat)
    reason = why_not_have(game, s, seat, manner, town)
    if reason != LEGAL:
        return reason  # WM-A34, WM-A31
    price = game.buy[town]
    purse = s.purses[seat]
    if price > s.barter + credit_here(s, seat) + purse:
        return pack(TOO_POOR, price, purse)  # WM-R12
    return LEGAL


def why_not_purchase(game: Tables, s: MerchantState, seat: i64) -> i64:
    if s.staying == 0 and s.bought >= game.arrival_buys:
        return pack(BUY_LIMIT, game.arrival_buys)  # WM-R11
    town = town_here(s, seat)
    return LEGAL if held(s.stacks, town) > 0 else pack(SOLD_OUT, town)  # WM-A32


def buy(game: Tables, s: MerchantState, manner: i64) -> None:
    good = town_here(s, s.mover)
    price = game.buy[good]
    s.stacks -= one(good)
    s.bought += 1
    s.tell(BOUGHT, s.mover, good, manner)
    bartered = min(s.barter, price)
    if bartered > 0:
        s.barter -= bartered
        s.tell(SPENT_BARTER, s.mover, bartered)
    spend(s, price - bartered, GOODS_BOUGHT)
    have(game, s, s.mover, manner, good)


# ── Selling ───────────────────────────────────────────────────────────────────────────────────────
#    WM-R12  only the goods of the three towns before      WM-R13  the coin returns


def why_not_sell(game: Tables, s: MerchantState, seat: i64, good: i64) -> i64:
    if s.staying == 0 and s.sold >= game.arrival_sales:
        return pack(SALE_LIMIT, game.arrival_sales)  # WM-R11
    if not is_wanted(town_here(s, seat), good):
        return pack(NOT_WANTED, good)  # WM-R12
    if held(s.cargo[seat], good) == 0:
        return pack(NO_CARGO, good)  # WM-R14
    return LEGAL


def sell(game: Tables, s: MerchantState, good: i64) -> None:
    s.cargo[s.mover] -= one(good)
    s.sold += 1
    s.tell(SOLD, s.mover, good)
    receive(game, s, s.mover, game.sell[good], SALE)
    return_coin(s, good)


# ── Barter ────────────────────────────────────────────────────────────────────────────────────────
#    WM-R14  used goods for half their price toward other goods
#    WM-A29  not for carts, any number, never a horse that a cart needs


def why_not_barter(game: Tables, s: MerchantState, seat: i64, good: i64) -> i64:
    if in_use(s, seat, good) == 0:
        return pack(NONE_IN_USE, good)  # WM-R14
    if good == HORSES and horses(s, seat) <= carts(s, seat):
        return HORSE_PULLS_BARTER  # WM-A29
    return why_not_purchase(game, s, seat)  # WM-R11, WM-A32


def barter(game: Tables, s: MerchantState, good: i64) -> None:
    take_from_use(s, s.mover, good)
    s.barter += game.barter[good]
    s.tell(BARTERED, s.mover, good, game.barter[good])
    if not is_token(game, good):
        return_coin(s, good)


# ── Carts ─────────────────────────────────────────────────────────────────────────────────────────
#    WM-R15  small 80, big 100, upgrade 50; a horse in use for each
#    WM-A6   four a player, sixteen in all        WM-A30  not the purchase of WM-R11


def why_not_cart(game: Tables, s: MerchantState, seat: i64, big: i64) -> i64:
    if carts(s, seat) >= game.carts or all_carts(game, s) >= ALL_CARTS:
        return CART_LIMIT  # WM-A6
    if horses(s, seat) <= carts(s, seat):
        return NO_SPARE_HORSE  # WM-R15
    price = game.cart_big if big != 0 else game.cart_small
    return why_not_afford(s, seat, price)


def why_not_afford(s: MerchantState, seat: i64, price: i64) -> i64:
    purse = s.purses[seat]
    if price > credit_here(s, seat) + purse:
        return pack(CART_TOO_DEAR, price, purse)
    return LEGAL


def all_carts(game: Tables, s: MerchantState) -> i64:
    found: i64 = 0
    for seat in range(game.seats):
        found += carts(s, seat)
    return found


def get_cart(game: Tables, s: MerchantState, big: i64) -> None:
    s.tell(GOT_CART, s.mover, big)
    if big != 0:
        s.big += bit(s.mover << 3)
        spend(s, game.cart_big, CART_BOUGHT)
    else:
        s.small += bit(s.mover << 3)
        spend(s, game.cart_small, CART_BOUGHT)


def why_not_upgrade(game: Tables, s: MerchantState, seat: i64) -> i64:
    if small_carts(s, seat) == 0:
        return NO_SMALL_CART  # WM-R15
    return why_not_afford(s, seat, game.upgrade)  # WM-R15


def upgrade(game: Tables, s: MerchantState) -> None:
    s.small -= bit(s.mover << 3)
    s.big += bit(s.mover << 3)
    s.tell(UPGRADED, s.mover)
    spend(s, game.upgrade, UPGRADE_BOUGHT)


# ── Ending the trade ──────────────────────────────────────────────────────────────────────────────


def finish_trade(s: MerchantState) -> None:
    s.step = SHELTERING


def can_trade(game: Tables, s: MerchantState, seat: i64) -> bool:
    """Tell whether anything but `done` is legal."""
    if why_not_buy(game, s, seat, CARGO) == LEGAL or why_not_buy(game, s, seat, USE) == LEGAL:
        return True
    good: i64
    if s.cargo[seat] != 0:
        for good in range(GOODS):
            if why_not_sell(game, s, seat, good) == LEGAL:
                return True
    for good in range(MAGICS, GOODS):
        if why_not_barter(game, s, seat, good) == LEGAL:
            return True
    if why_not_upgrade(game, s, seat) == LEGAL:
        return True
    return why_not_cart(game, s, seat, 0) == LEGAL or why_not_cart(game, s, seat, 1) == LEGAL
