# compiled
"""Settles fights of player against player."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.wandering_merchant.numbers import (
    ATTACKED,
    CARGO,
    COMBAT_OFF,
    DISCARDED,
    DUEL_LOST,
    DUEL_WON,
    GOODS,
    HORSE_PULLS,
    HORSES,
    LOOTED,
    LOST_DUEL,
    NOT_DISCARDED,
    NOT_HERE,
    NOTHING_TO_DISCARD,
    SHIELDS,
    TOKEN_AS_CARGO,
    USE,
    WEAPON_LOST,
    WEAPONS,
)
from argosy.games.wandering_merchant.rules.goods import (
    add_to_use,
    have,
    is_token,
    pay,
    return_coin,
    spare,
    take_from_use,
    units,
    why_not_have,
)
from argosy.games.wandering_merchant.rules.reading import held, in_use, one, pawn, total
from argosy.games.wandering_merchant.state import (
    DISCARDING,
    DUELLING,
    LOOTING,
    SHARING,
    TRADING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables

# ── The attack ────────────────────────────────────────────────────────────────────────────────────
#    WM-R30  on the same tile                  WM-A52  once a turn, after moving, one victim
#    WM-A72  attack, then trade


def may_attack(game: Tables) -> bool:
    return game.combat != 0  # WM-R30


def is_rival(game: Tables, rival: i64) -> bool:
    return may_attack(game) and rival < game.seats


def can_lose(game: Tables, manner: i64, good: i64) -> bool:
    return may_attack(game)


def why_not_attack(game: Tables, s: MerchantState, seat: i64, rival: i64) -> i64:
    if game.combat == 0:
        return COMBAT_OFF  # WM-R30
    if rival == seat or rival >= game.seats or pawn(s, rival) != pawn(s, seat):
        return pack(NOT_HERE, rival)  # WM-R30
    return LEGAL


def is_rival_here(game: Tables, s: MerchantState, seat: i64) -> bool:
    return any(why_not_attack(game, s, seat, rival) == LEGAL for rival in range(game.seats))


def attack(s: MerchantState, rival: i64) -> None:
    s.rival = rival
    s.thrown = 0
    s.tell(ATTACKED, s.mover, rival)
    s.step = DUELLING


def attack_nobody(s: MerchantState) -> None:
    s.step = TRADING


def throw_at_rival(game: Tables, s: MerchantState, number: i64) -> None:
    """Take the attacker's die, then the defender's, and settle the fight."""
    if s.thrown == 0:
        s.thrown = number
        return
    mine = s.thrown + in_use(s, s.mover, WEAPONS)
    theirs = number + in_use(s, s.rival, SHIELDS)
    if mine > theirs:
        win_duel(game, s, mine - theirs)
    else:
        lose_duel(game, s, theirs - mine)


# ── Won ───────────────────────────────────────────────────────────────────────────────────────────
#    WM-R30  10 GC a point, and half as many units, rounded up
#    WM-A53  the victim chooses what to give, never a horse that a cart needs


def win_duel(game: Tables, s: MerchantState, points: i64) -> None:
    s.tell(DUEL_WON, s.mover, s.rival, points)
    pay(s, s.rival, game.damage * points, LOST_DUEL)
    s.owing = min((points + 1) // 2, units(s, s.rival))
    s.heap = 0
    s.heap_tokens = 0
    begin_discard(s)


def begin_discard(s: MerchantState) -> None:
    """Ask the victim for another unit, or the attacker to choose from the heap."""
    if s.owing > 0:
        s.step = DISCARDING
        s.decider = s.rival
    else:
        s.step = LOOTING
        s.decider = s.mover


def why_not_discard(s: MerchantState, seat: i64, manner: i64, good: i64) -> i64:
    if manner == CARGO:
        return LEGAL if held(s.cargo[seat], good) > 0 else pack(NOTHING_TO_DISCARD, good)
    if in_use(s, seat, good) == 0:
        return pack(NOTHING_TO_DISCARD, good)  # WM-R30
    return LEGAL if spare(s, seat, good) > 0 else HORSE_PULLS  # WM-A53


def discard(game: Tables, s: MerchantState, manner: i64, good: i64) -> None:
    victim = s.rival
    s.tell(DISCARDED, victim, good, manner)
    if manner == CARGO:
        s.cargo[victim] -= one(good)
    else:
        take_from_use(s, victim, good)
    if manner == USE and is_token(game, good):
        s.heap_tokens += 1
    else:
        s.heap += one(good)
    s.owing -= 1
    begin_discard(s)


# ── Looting ───────────────────────────────────────────────────────────────────────────────────────
#    WM-R30  one of them for the attacker, the others into the cup, as many coins drawn
#    WM-A71  cargo or use; a token for use only, and before a coin


def why_not_loot(game: Tables, s: MerchantState, seat: i64, manner: i64, good: i64) -> i64:
    coins = held(s.heap, good)
    tokens = s.heap_tokens if good == HORSES else 0
    if coins + tokens == 0:
        return pack(NOT_DISCARDED, good)  # WM-R30
    if manner == CARGO and coins == 0:
        return TOKEN_AS_CARGO  # WM-A71
    return why_not_have(game, s, seat, manner, good)  # WM-A34, WM-A31


def loot(game: Tables, s: MerchantState, manner: i64, good: i64) -> None:
    s.tell(LOOTED, s.mover, good, manner)
    s.step = SHARING
    if manner == USE and good == HORSES and s.heap_tokens > 0:
        s.heap_tokens -= 1
        add_to_use(s, s.mover, good)
    else:
        s.heap -= one(good)
        have(game, s, s.mover, manner, good)


def can_loot(game: Tables, s: MerchantState, seat: i64) -> bool:
    """Tell whether anything but `leave` is legal."""
    for good in range(GOODS):
        for manner in range(2):
            if why_not_loot(game, s, seat, manner, good) == LEGAL:
                return True
    return False


def leave_loot(s: MerchantState) -> None:
    s.step = SHARING


def share(s: MerchantState) -> None:
    """Return the rest to the cup; tokens are simply gone."""
    s.draws += total(s.heap)
    s.cup += s.heap
    s.heap = 0
    s.heap_tokens = 0
    s.step = TRADING


# ── Lost ──────────────────────────────────────────────────────────────────────────────────────────
#    WM-R31  half the sum, and a weapon in use        WM-A54  a tie: only the weapon
#    WM-A61  10 GC off for each own shield in use


def lose_duel(game: Tables, s: MerchantState, points: i64) -> None:
    seat = s.mover
    s.tell(DUEL_LOST, seat, s.rival, points)
    price = game.damage * points // 2 - game.shield * in_use(s, seat, SHIELDS)
    if price > 0:
        pay(s, seat, price, LOST_DUEL)
    s.step = TRADING
    if in_use(s, seat, WEAPONS) > 0:
        take_from_use(s, seat, WEAPONS)
        return_coin(s, WEAPONS)
        s.tell(WEAPON_LOST, seat)
