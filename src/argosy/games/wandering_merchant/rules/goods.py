# compiled
"""Moves coins and money: the cup, the stacks, what a seat has, and the ledger."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.wandering_merchant.numbers import (
    CARGO,
    COIN,
    GOODS,
    HORSES,
    NO_PLACE,
    NO_USE,
    PAID,
    REACHED,
    RECEIVED,
    STOCKED,
    USE,
    USEFUL,
)
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    held,
    horses,
    in_use,
    one,
    space_left,
    total,
)
from argosy.games.wandering_merchant.state import RESTOCKING, MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit

# ── The ledger: no GC come or go but through these two ────────────────────────────────────────────
#    WM-A39  nobody has less than 0
#    WM-A55  cash only
#    WM-A73  the goal is looked at after every payment or receipt


def pay(s: MerchantState, seat: i64, price: i64, cause: i64) -> i64:
    """Pay the price, or all there is; return how much was paid."""
    amount = min(price, s.purses[seat])
    if amount > 0:
        s.purses[seat] -= amount
        s.tell(PAID, seat, amount, cause)
    return amount


def receive(game: Tables, s: MerchantState, seat: i64, amount: i64, cause: i64) -> None:
    if amount > 0:
        s.purses[seat] += amount
        s.tell(RECEIVED, seat, amount, cause)
    if s.reached == 0 and game.goal > 0 and s.purses[seat] >= game.goal:
        s.reached = 1
        s.tell(REACHED, seat)


# ── The cup ───────────────────────────────────────────────────────────────────────────────────────
#    WM-R13  a coin returns, another is drawn to its town
#    WM-A32  empty cup: draw what there is
#    WM-A33  in first, then out


def return_coin(s: MerchantState, good: i64) -> None:
    s.cup += one(good)
    s.draws += 1


def coins_in_cup(s: MerchantState) -> list[i64]:
    return [pack(COIN, good) for good in range(GOODS) for _ in range(held(s.cup, good))]


def any_coin(s: MerchantState, rng: Rng) -> i64:
    return pack(COIN, good_of_coin(s.cup, rng.below(total(s.cup))))


def good_of_coin(cup: i64, number: i64) -> i64:
    """Return the good of the n-th coin in the cup."""
    rest = number
    for good in range(GOODS):
        coins = held(cup, good)
        if rest < coins:
            return good
        rest -= coins
    return 0


def draw_coin(s: MerchantState, good: i64) -> None:
    """Put a coin that chance has drawn on the stack of its town."""
    s.cup -= one(good)
    s.stacks += one(good)
    s.tell(STOCKED, good)
    if s.step == RESTOCKING:
        s.draws -= 1
        if s.draws == 0 or s.cup == 0:
            s.draws = 0
            s.step = s.after


# ── Having a unit as cargo or in use ──────────────────────────────────────────────────────────────
#    WM-R14  used goods other than horses take a place
#    WM-A7   tokens for horses in use: the coin goes back, with the draw
#    WM-A34  magic, horses, shields, weapons


def why_not_have(game: Tables, s: MerchantState, seat: i64, manner: i64, good: i64) -> i64:
    if manner == USE and USEFUL & bit(good) == 0:
        return pack(NO_USE, good)  # WM-A34
    if manner == USE and good == HORSES:
        return LEGAL
    return LEGAL if space_left(game, s, seat) > 0 else NO_PLACE  # WM-A31


def have(game: Tables, s: MerchantState, seat: i64, manner: i64, good: i64) -> None:
    """Give a seat a coin that was taken from somewhere else."""
    if manner == CARGO:
        s.cargo[seat] += one(good)
        return
    add_to_use(s, seat, good)
    if good == HORSES and game.tokens != 0:
        return_coin(s, good)  # WM-A7, WM-A71


def add_to_use(s: MerchantState, seat: i64, good: i64) -> None:
    gear = s.gear[:]
    gear[seat] += one_in_use(good)
    s.gear = gear


def take_from_use(s: MerchantState, seat: i64, good: i64) -> None:
    gear = s.gear[:]
    gear[seat] -= one_in_use(good)
    s.gear = gear


def one_in_use(good: i64) -> i64:
    """Return one unit of a good in use, to be added or taken away."""
    return bit(32) if good == HORSES else one(good)


def give_credit(s: MerchantState, good: i64, amount: i64) -> None:
    """Set what the discoverer of a town may spend there (WM-A27)."""
    credits = s.credits[:]
    credits[good] = amount
    s.credits = credits


def is_token(game: Tables, good: i64) -> bool:
    """Tell whether a unit in use is a token and not a coin (WM-A7)."""
    return good == HORSES and game.tokens != 0


def spare(s: MerchantState, seat: i64, good: i64) -> i64:
    """Count the units in use that can be spared: never a horse that a cart needs (WM-R15)."""
    if good == HORSES:
        return horses(s, seat) - carts(s, seat)
    return in_use(s, seat, good)


def units(s: MerchantState, seat: i64) -> i64:
    """Count everything a seat could lose (WM-A53)."""
    found: i64 = 0
    for good in range(8):
        found += held(s.cargo[seat], good) + spare(s, seat, good)
    return found
