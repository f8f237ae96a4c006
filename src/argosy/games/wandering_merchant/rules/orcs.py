# compiled
"""Brings the orcs: when they come, where they are laid, how a fight with them ends."""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.wandering_merchant.numbers import (
    COINS,
    ENDED,
    FIGHT_LOST,
    FIGHT_WON,
    GOODS,
    NAMED_TILE,
    NO_WILDERNESS,
    NOT_BESIDE_TOWN,
    NUMBER_DRAWN,
    ORCS_CAME,
    ORCS_OR_PAWN_THERE,
    ORCS_WON,
    STAKE_BACK,
    WEAPONS,
)
from argosy.games.wandering_merchant.rules.goods import receive
from argosy.games.wandering_merchant.rules.reading import any_of, has, in_use, one, orc_number, pawn
from argosy.games.wandering_merchant.state import (
    BEGINNING,
    COUNTING,
    DEPARTING,
    MOVING,
    MUSTERING,
    POSTING,
    RESTING,
    SHELTERING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit, first, members

# ── Orcs come ─────────────────────────────────────────────────────────────────────────────────────
#    WM-R27  an ace rolled for movement; then a pause       WM-A43  several aces: one placement
#    WM-A44  the pause is for everybody                     WM-A50  right after the roll
#    WM-R29  the cup is empty: all lose                     WM-A64  only when orcs must be placed
#    WM-A68  no tile left: no coin, no pause


def watch(game: Tables, s: MerchantState) -> None:
    """Look for an ace among the dice of a movement: orcs may come."""
    s.step = DEPARTING
    if game.orcs == 0 or s.faces & bit(1) == 0 or s.pause_turns > 0:
        return
    if posts(game, s) == 0:
        return  # WM-A45, WM-A68
    if s.cup == 0:
        lose_to_orcs(s)  # WM-R29
        return
    s.step = MUSTERING


def posts(game: Tables, s: MerchantState) -> i64:
    """Return the places where the player who rolled may lay orcs."""
    found: i64 = 0
    rest = s.towns
    while rest != 0:
        found |= s.links[first(rest)]
        rest &= rest - 1
    found &= ~s.towns & ~s.orcs & ~pawn_places(game, s)
    named = named_place(s)
    return found & ~bit(named) if named >= 0 else found


def named_place(s: MerchantState) -> i64:
    """Return the tile named for the first step, or -1."""
    if s.heading == 0:
        return -1
    return s.near[pawn(s, s.mover) * 4 + s.heading - 1]


def muster(s: MerchantState, good: i64) -> None:
    s.cup -= one(good)
    s.drawn = good
    s.step = COUNTING


def numbers_left(s: MerchantState) -> i64:
    """WM-A69: bits of the numbers of this suit that do not lie on the board as orcs."""
    left: i64 = bit(COINS) - 1
    rest = s.orcs
    while rest != 0:
        coin = i64(s.orc_coins[first(rest)])
        rest &= rest - 1
        if coin // COINS == s.drawn:
            left &= ~bit(coin % COINS)
    return left


def numbers_to_draw(s: MerchantState) -> list[i64]:
    return [pack(NUMBER_DRAWN, number) for number in members(numbers_left(s))]


def any_number(s: MerchantState, rng: Rng) -> i64:
    return pack(NUMBER_DRAWN, any_of(numbers_left(s), rng))


def count_orcs(s: MerchantState, number: i64) -> None:
    s.drawn = s.drawn * COINS + number
    s.step = POSTING


# ── Placing them ──────────────────────────────────────────────────────────────────────────────────
#    WM-R27  on a tile beside a town            WM-A45  without orcs and without a pawn
#    WM-A68  wilderness, not the named tile     WM-A49  all eight towns cut off: all lose


def may_come(game: Tables) -> bool:
    return game.orcs != 0  # WM-R27


def can_post(game: Tables, cell: i64) -> bool:
    return may_come(game)


def why_not_orcs(game: Tables, s: MerchantState, cell: i64) -> i64:
    place = i64(s.place_at[cell]) - 1
    if place < 0 or has(s.towns, place):
        return pack(NO_WILDERNESS, cell)  # WM-A68
    if s.links[place] & s.towns == 0:
        return pack(NOT_BESIDE_TOWN, cell)  # WM-R27
    if has(s.orcs, place) or has(pawn_places(game, s), place):
        return pack(ORCS_OR_PAWN_THERE, cell)  # WM-A45
    return NAMED_TILE if place == named_place(s) else LEGAL  # WM-A68


def pawn_places(game: Tables, s: MerchantState) -> i64:
    mask: i64 = 0
    for seat in range(game.seats):
        mask |= bit(pawn(s, seat))
    return mask


def post_orcs(s: MerchantState, cell: i64) -> None:
    place = i64(s.place_at[cell]) - 1
    coins = s.orc_coins[:]
    coins[place] = u8(s.drawn)
    s.orc_coins = coins
    s.orcs |= bit(place)
    s.pause_by = s.mover
    s.pause_turns = 2  # this turn and the next of the same seat
    s.tell(ORCS_CAME, s.mover, cell, s.drawn % COINS)
    s.step = DEPARTING
    if are_all_cut_off(s):
        lose_to_orcs(s)  # WM-R29


def are_all_cut_off(s: MerchantState) -> bool:
    """WM-A49"""
    return towns_cut_off(s) == GOODS


def towns_cut_off(s: MerchantState) -> i64:
    """Count the towns that have orcs on every side."""
    found: i64 = 0
    rest = s.towns
    while rest != 0:
        place = first(rest)
        rest &= rest - 1
        if s.links[place] & ~s.orcs == 0:
            found += 1
    return found


def lose_to_orcs(s: MerchantState) -> None:
    s.ending = ORCS_WON
    s.step = RESTING
    s.tell(ENDED, ORCS_WON)


# ── The fight ─────────────────────────────────────────────────────────────────────────────────────
#    WM-R26  weapons add to the die        WM-R28  player equal or higher: they are gone


def throw_at_orcs(game: Tables, s: MerchantState, number: i64) -> None:
    """Take the player's die, then that of the orcs, and settle the fight."""
    if s.thrown == 0:
        s.thrown = number
        return
    place = pawn(s, s.mover)
    mine = s.thrown + in_use(s, s.mover, WEAPONS)
    theirs = number + orc_number(s, place)
    if mine < theirs:
        s.tell(FIGHT_LOST, s.mover, mine, theirs)
        s.step = SHELTERING  # WM-A72
        return
    s.tell(FIGHT_WON, s.mover, mine, theirs)
    s.orcs ^= bit(place)
    s.cup += one(i64(s.orc_coins[place]) // COINS)  # no draw
    receive(game, s, s.mover, s.staked, STAKE_BACK)
    s.step = BEGINNING if s.faces == 0 else MOVING
