# compiled
"""Explores towns and searches the special tiles."""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.wandering_merchant.numbers import (
    AMBUSH,
    AMBUSHED,
    CARGO,
    CREDITED,
    EXPLORED,
    FOUND,
    FOUND_NOTHING,
    MAGICS,
    NO_HIDDEN_TOWN,
    NO_SPECIAL_TILE,
    NOT_FOUND,
    SEARCH_LIMIT,
    SEARCHED,
    SHIELDS,
    SPECIALS,
    TOWER,
    TOWN_NAMED,
    USE,
)
from argosy.games.wandering_merchant.rules.goods import give_credit, have, pay, why_not_have
from argosy.games.wandering_merchant.rules.reading import (
    any_of,
    cell_of,
    equipment,
    has,
    held,
    in_use,
    lies_in,
    one,
    pawn,
    tile_at,
)
from argosy.games.wandering_merchant.state import (
    ATTACKING,
    DISCOVERING,
    FINDING,
    SEARCHING,
    SHELTERING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit, byte, members, with_byte

# ── Discovery ─────────────────────────────────────────────────────────────────────────────────────
#    WM-R16  turn the town up, three coins to their towns, a bonus to spend there
#    WM-A26  exploring is optional, also in a later turn
#    WM-A27  credit of the discoverer in that town only


def why_not_explore(s: MerchantState, seat: i64) -> i64:
    return LEGAL if has(s.hidden, pawn(s, seat)) else NO_HIDDEN_TOWN  # WM-R16


def explore(s: MerchantState) -> None:
    s.step = DISCOVERING


def names_left(s: MerchantState) -> i64:
    """Return the goods, as bits, whose towns nobody has explored."""
    return 255 & ~s.explored


def towns_to_name(s: MerchantState) -> list[i64]:
    return [pack(TOWN_NAMED, good) for good in members(names_left(s))]


def any_town(s: MerchantState, rng: Rng) -> i64:
    return pack(TOWN_NAMED, any_of(names_left(s), rng))


def discover(game: Tables, s: MerchantState, good: i64) -> None:
    place = pawn(s, s.mover)
    s.shown += 1
    s.hidden ^= bit(place)
    s.explored |= bit(good)
    goods_at = s.goods_at[:]
    goods_at[place] = u8(good + 1)
    s.goods_at = goods_at
    s.tell(EXPLORED, s.mover, cell_of(s, place), good)
    credit = min(game.buy[good], game.bonus)
    give_credit(s, good, credit)
    s.finders |= s.mover * one(good)
    s.tell(CREDITED, s.mover, credit, good)
    s.draws = game.reveal
    s.step = ATTACKING  # which needs a pawn that has moved; then trade as on arrival


# ── Search ────────────────────────────────────────────────────────────────────────────────────────
#    WM-R22  a die + 1 per unit in use: find, nothing, or attacked
#    WM-A35  the table holds; a limit in a row       WM-A36  what counts as equipment
#    WM-A38  not in the cup, or no place: nothing    WM-A39  pay what there is
#    WM-A74  a find must be taken


def why_not_search(game: Tables, s: MerchantState, seat: i64) -> i64:
    if not lies_in(s, pawn(s, seat), SPECIALS):
        return NO_SPECIAL_TILE  # WM-R22
    if game.searches > 0 and byte(s.searches, seat) >= game.searches:
        return pack(SEARCH_LIMIT, game.searches)  # WM-A35
    return LEGAL


def search(game: Tables, s: MerchantState) -> None:
    if game.searches > 0:
        s.searches = with_byte(s.searches, s.mover, byte(s.searches, s.mover) + 1)
    s.step = SEARCHING


def find(game: Tables, s: MerchantState, number: i64) -> None:
    """Settle a search by its die."""
    seat = s.mover
    score = number + equipment(s, seat)
    s.step = SHELTERING
    s.tell(SEARCHED, seat, score)
    if score <= game.find:
        if can_take_find(game, s, seat):
            s.step = FINDING
        else:
            s.tell(FOUND_NOTHING, seat)  # WM-A38
    elif score >= game.ambush:
        over = score - in_use(s, seat, SHIELDS)
        s.tell(AMBUSHED, seat)
        if over > 0:
            pay(s, seat, game.toll * over, AMBUSH)
    else:
        s.tell(FOUND_NOTHING, seat)


def good_of_tile(s: MerchantState, place: i64) -> i64:
    """Return the good that a special tile hides."""
    return tile_at(s, place) - TOWER + MAGICS


def can_take_find(game: Tables, s: MerchantState, seat: i64) -> bool:
    good = good_of_tile(s, pawn(s, seat))
    if held(s.cup, good) == 0:
        return False
    if why_not_have(game, s, seat, CARGO, good) == LEGAL:
        return True
    return why_not_have(game, s, seat, USE, good) == LEGAL


def why_not_take_find(game: Tables, s: MerchantState, seat: i64, manner: i64, good: i64) -> i64:
    if good != good_of_tile(s, pawn(s, seat)):
        return pack(NOT_FOUND, good)  # WM-R22
    return why_not_have(game, s, seat, manner, good)  # WM-A34, WM-A31


def take_find(game: Tables, s: MerchantState, manner: i64, good: i64) -> None:
    s.cup -= one(good)
    s.tell(FOUND, s.mover, good, manner)
    s.step = SHELTERING
    have(game, s, s.mover, manner, good)
