# compiled
"""Lists every legal action, one function for each step that a seat takes.

A function writes its actions into `out` and returns how many there are.
"""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.wandering_merchant import numbers
from argosy.games.wandering_merchant.rules.combat import (
    why_not_attack,
    why_not_discard,
    why_not_loot,
)
from argosy.games.wandering_merchant.rules.orcs import posts
from argosy.games.wandering_merchant.rules.reading import (
    cell_of,
    has,
    held,
    is_compass_forest,
    pawn,
)
from argosy.games.wandering_merchant.rules.setup import (
    is_distance_kept,
    is_too_close,
    survey,
    why_not_draw,
    why_not_touch,
)
from argosy.games.wandering_merchant.rules.towns import (
    good_of_tile,
    why_not_explore,
    why_not_search,
    why_not_take_find,
)
from argosy.games.wandering_merchant.rules.trade import (
    why_not_barter,
    why_not_buy,
    why_not_cart,
    why_not_sell,
    why_not_upgrade,
)
from argosy.games.wandering_merchant.rules.travel import (
    entries,
    ferries_open,
    numbers_open,
    steps_open,
    why_not_fight,
    why_not_magic,
    why_not_roll,
    why_not_stop,
)
from argosy.games.wandering_merchant.rules.turn import why_not_give, why_not_pay
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import first


def add(out: vec[i64], found: i64, objection: i64, action: i64) -> i64:
    """Append an action unless there is an objection; return how many are listed now."""
    if objection != LEGAL:
        return found
    out[found] = action
    return found + 1


# ── Building the board ────────────────────────────────────────────────────────────────────────────


def list_building(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for stack in range(2):
        found = add(out, found, why_not_draw(s, stack), pack(numbers.DRAW, stack))
    return found


def list_placing(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    """Every cell where the tile in hand may be laid, in reading order."""
    rim = survey(s)
    kept = is_distance_kept(s, rim)
    found: i64 = 0
    for cell in range(169):
        if rim[cell] != 0 and not (kept and is_too_close(s, rim, cell)):
            found = add(out, found, why_not_touch(s, rim, cell), pack(numbers.LAY, cell))
    return found


# ── Travelling ────────────────────────────────────────────────────────────────────────────────────


def list_beginning(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if is_compass_forest(s, pawn(s, seat)):
        found = add(out, found, LEGAL, numbers.ROLL)
    else:
        found = add_ways(s, seat, entries(game, s, seat, 0), numbers.HEAD, out)
    found = add(out, found, LEGAL, numbers.STAY)
    found = add(out, found, why_not_explore(s, seat), numbers.EXPLORE)
    found = add(out, found, why_not_search(game, s, seat), numbers.SEARCH)
    return add_help(game, s, seat, out, found)


def add_ways(s: MerchantState, seat: i64, places: i64, verb: i64, out: vec[i64]) -> i64:
    """List the ways from the pawn to these places, north to west; return how many there are."""
    found: i64 = 0
    near = s.near
    beside = pawn(s, seat) * 4
    way: i64
    for way in range(4):
        to = near[beside + way]
        if to >= 0 and has(places, to):
            out[found] = pack(verb, way)
            found += 1
    return found


def add_help(game: Tables, s: MerchantState, seat: i64, out: vec[i64], found: i64) -> i64:
    """Magic and fights, at the beginning and on the way."""
    listed = add(out, found, why_not_magic(game, s, seat), numbers.MAGIC)
    return add(out, listed, why_not_fight(game, s, seat), numbers.FIGHT) if s.orcs != 0 else listed


def list_moving(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if s.steps > 0:
        found = list_ways(game, s, seat, out)
    found = add(out, found, why_not_roll(game, s, seat), numbers.ROLL)
    found = add_help(game, s, seat, out, found)
    found = add(out, found, why_not_explore(s, seat), numbers.EXPLORE)
    return add(out, found, why_not_stop(game, s, seat), numbers.STOP)


def list_ways(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    """Steps, or boats, or numbers of the compass: what the land asks for."""
    places = steps_open(game, s, seat)
    if places != 0:
        return add_ways(s, seat, places, numbers.STEP, out)
    places = ferries_open(game, s, seat)
    if places != 0:
        return add_ways(s, seat, places, numbers.FERRY, out)
    found: i64 = 0
    rest = numbers_open(game, s, seat)
    while rest != 0:
        out[found] = pack(numbers.COMPASS, first(rest))
        found += 1
        rest &= rest - 1
    return found


def list_posting(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    """Every tile where the orcs may be laid."""
    found: i64 = 0
    rest = posts(game, s)
    while rest != 0:
        found = add(out, found, LEGAL, pack(numbers.ORCS, cell_of(s, first(rest))))
        rest &= rest - 1
    return found


def list_finding(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    good = good_of_tile(s, pawn(s, seat))
    for manner in range(2):
        objection = why_not_take_find(game, s, seat, manner, good)
        found = add(out, found, objection, pack(numbers.TAKE, manner, good))
    return found


# ── Fighting other players ────────────────────────────────────────────────────────────────────────


def list_attacking(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for rival in range(game.seats):
        found = add(out, found, why_not_attack(game, s, seat, rival), pack(numbers.ATTACK, rival))
    return add(out, found, LEGAL, numbers.PASS)


def list_discarding(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for manner in range(2):
        for good in range(numbers.GOODS):
            objection = why_not_discard(s, seat, manner, good)
            found = add(out, found, objection, pack(numbers.DISCARD, manner, good))
    return found


def list_looting(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for manner in range(2):
        for good in range(numbers.GOODS):
            objection = why_not_loot(game, s, seat, manner, good)
            found = add(out, found, objection, pack(numbers.TAKE, manner, good))
    return add(out, found, LEGAL, numbers.LEAVE)


# ── Trade and shelter ─────────────────────────────────────────────────────────────────────────────


def list_trading(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    manner: i64
    for manner in range(2):
        found = add(out, found, why_not_buy(game, s, seat, manner), pack(numbers.BUY, manner))
    good: i64
    cargo = s.cargo[seat]
    if cargo != 0:
        for good in range(numbers.GOODS):
            if held(cargo, good) > 0:
                found = add(out, found, why_not_sell(game, s, seat, good), pack(numbers.SELL, good))
    for good in range(numbers.MAGICS, numbers.GOODS):
        found = add(out, found, why_not_barter(game, s, seat, good), pack(numbers.BARTER, good))
    big: i64
    for big in range(2):
        found = add(out, found, why_not_cart(game, s, seat, big), pack(numbers.CART, big))
    found = add(out, found, why_not_upgrade(game, s, seat), numbers.UPGRADE)
    return add(out, found, LEGAL, numbers.DONE)


def list_sheltering(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found = add(out, 0, why_not_pay(game, s, seat), numbers.PAY)
    for good in range(numbers.FISH, numbers.CLOTHES + 1, 2):
        found = add(out, found, why_not_give(game, s, seat, good), pack(numbers.GIVE, good))
    return found
