# compiled
"""What a seat may do, step by step: candidates that no objection strikes out."""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.wandering_merchant.numbers import (
    ATTACK,
    BARTER,
    BUY,
    CART,
    CLOTHES,
    COMPASS,
    DISCARD,
    DONE,
    DRAW,
    EXPLORE,
    FERRY,
    FIGHT,
    FISH,
    GIVE,
    GOODS,
    HEAD,
    LEAVE,
    MAGIC,
    ORCS,
    PASS,
    PAY,
    ROLL,
    SEARCH,
    SELL,
    STAY,
    STEP,
    STOP,
    TAKE,
    UPGRADE,
)
from argosy.games.wandering_merchant.rules.building import list_cells, why_not_draw
from argosy.games.wandering_merchant.rules.combat import (
    why_not_attack,
    why_not_discard,
    why_not_loot,
)
from argosy.games.wandering_merchant.rules.orcs import posts
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
    why_not_compass,
    why_not_ferry,
    why_not_fight,
    why_not_head,
    why_not_magic,
    why_not_roll,
    why_not_step,
    why_not_stop,
)
from argosy.games.wandering_merchant.rules.turn import why_not_give, why_not_pay
from argosy.games.wandering_merchant.state import (
    ATTACKING,
    BUILDING,
    DISCARDING,
    FINDING,
    LOOTING,
    PLACING,
    POSTING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables, cell_of, held, pawn
from argosy.kit.bags import first


def list_beginning(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for way in range(4):
        if why_not_head(game, s, seat, way) == LEGAL:
            out[found] = pack(HEAD, way)
            found += 1
    if why_not_roll(game, s, seat) == LEGAL:
        out[found] = ROLL
        found += 1
    out[found] = STAY
    found += 1
    if why_not_explore(s, seat) == LEGAL:
        out[found] = EXPLORE
        found += 1
    if why_not_search(game, s, seat) == LEGAL:
        out[found] = SEARCH
        found += 1
    return list_help(game, s, seat, out, found)


def list_help(game: Tables, s: MerchantState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Magic and fights, at the beginning and on the way."""
    found = start
    if why_not_magic(game, s, seat) == LEGAL:
        out[found] = MAGIC
        found += 1
    if s.orcs != 0 and why_not_fight(game, s, seat) == LEGAL:
        out[found] = FIGHT
        found += 1
    return found


def list_moving(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found = list_ways(game, s, seat, out) if s.steps > 0 else 0
    if why_not_roll(game, s, seat) == LEGAL:
        out[found] = ROLL
        found += 1
    found = list_help(game, s, seat, out, found)
    if why_not_explore(s, seat) == LEGAL:
        out[found] = EXPLORE
        found += 1
    if why_not_stop(game, s, seat) == LEGAL:
        out[found] = STOP
        found += 1
    return found


def list_ways(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for way in range(4):
        if why_not_step(game, s, seat, way) == LEGAL:
            out[found] = pack(STEP, way)
            found += 1
        elif why_not_ferry(game, s, seat, way) == LEGAL:
            out[found] = pack(FERRY, way)
            found += 1
    for number in range(1, 7):
        if s.faces >> number & 1 != 0 and why_not_compass(game, s, seat, number) == LEGAL:
            out[found] = pack(COMPASS, number)
            found += 1
    return found


def list_trading(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for manner in range(2):
        if why_not_buy(game, s, seat, manner) == LEGAL:
            out[found] = pack(BUY, manner)
            found += 1
    for good in range(GOODS):
        if held(s.cargo[seat], good) > 0 and why_not_sell(game, s, seat, good) == LEGAL:
            out[found] = pack(SELL, good)
            found += 1
    for good in range(4, GOODS):
        if why_not_barter(game, s, seat, good) == LEGAL:
            out[found] = pack(BARTER, good)
            found += 1
    for big in range(2):
        if why_not_cart(game, s, seat, big) == LEGAL:
            out[found] = pack(CART, big)
            found += 1
    if why_not_upgrade(game, s, seat) == LEGAL:
        out[found] = UPGRADE
        found += 1
    out[found] = DONE
    return found + 1


def list_combat(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if s.step == ATTACKING:
        for rival in range(game.seats):
            if why_not_attack(game, s, seat, rival) == LEGAL:
                out[found] = pack(ATTACK, rival)
                found += 1
        out[found] = PASS
        return found + 1
    for manner in range(2):
        for good in range(GOODS):
            if s.step == DISCARDING:
                if why_not_discard(s, seat, manner, good) == LEGAL:
                    out[found] = pack(DISCARD, manner, good)
                    found += 1
            elif why_not_loot(game, s, seat, manner, good) == LEGAL:
                out[found] = pack(TAKE, manner, good)
                found += 1
    if s.step == LOOTING:
        out[found] = LEAVE
        found += 1
    return found


def list_others(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if s.step == PLACING:
        found = list_cells(s, out)
    elif s.step == POSTING:
        rest = posts(game, s)
        while rest != 0:
            out[found] = pack(ORCS, cell_of(s, first(rest)))
            rest &= rest - 1
            found += 1
    elif s.step == BUILDING:
        for stack in range(2):
            if why_not_draw(s, stack) == LEGAL:
                out[found] = pack(DRAW, stack)
                found += 1
    elif s.step == FINDING:
        good = good_of_tile(s, pawn(s, seat))
        for manner in range(2):
            if why_not_take_find(game, s, seat, manner, good) == LEGAL:
                out[found] = pack(TAKE, manner, good)
                found += 1
    else:
        found = list_shelter(game, s, seat, out)
    return found


def list_shelter(game: Tables, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if why_not_pay(game, s, seat) == LEGAL:
        out[found] = PAY
        found += 1
    for good in range(FISH, CLOTHES + 1, 2):
        if why_not_give(game, s, seat, good) == LEGAL:
            out[found] = pack(GIVE, good)
            found += 1
    return found
