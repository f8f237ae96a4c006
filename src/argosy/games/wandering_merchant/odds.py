"""Says what an action costs and what the dice promise, before it is chosen."""

from argosy.core.contract import a_of, verb_of
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    equipment,
    ferry_fee,
    horses,
    in_use,
    orc_number,
    pawn,
    shelter_price,
    stake_for,
    tile_at,
)
from argosy.games.wandering_merchant.rules.trade import town_here
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables

FACES = range(1, 7)


def odds(game: Tables, s: MerchantState, seat: int, action: int) -> str:
    """The price of an action and its chances; "" where it costs nothing and no die decides."""
    return (
        chances(game, s, seat, action)
        or fees(game, s, seat, verb_of(action))
        or prices(game, s, seat, action)
    )


def chances(game: Tables, s: MerchantState, seat: int, action: int) -> str:
    verb = verb_of(action)
    here = pawn(s, seat)
    if verb == num.FIGHT:
        edge = int(in_use(s, seat, num.WEAPONS) - orc_number(s, here))
        won = sum(mine + edge >= theirs for mine in FACES for theirs in FACES)
        return f"{won} in 36 to win, {stake_for(game, s, seat, here)} GC at stake"
    if verb == num.ATTACK:
        edge = int(in_use(s, seat, num.WEAPONS) - in_use(s, a_of(action), num.SHIELDS))
        won = sum(mine + edge > theirs for mine in FACES for theirs in FACES)
        return f"{won} in 36 to win"
    if verb == num.SEARCH:
        extra = int(equipment(s, seat))
        found = sum(die + extra <= game.find for die in FACES)
        struck = sum(game.find < die + extra >= game.ambush for die in FACES)
        return f"{found} in 6 to find, {struck} in 6 to be attacked"
    if verb == num.ROLL and s.faces != 0:
        through = sum(die > num.NUMBER[tile_at(s, here)] for die in FACES)
        return f"{through} in 6 to get through"
    if verb in (num.HEAD, num.ROLL):
        dice = dice_of(game, s, seat)
        return f"{dice} {'die' if dice == 1 else 'dice'}: {dice} to {6 * dice} steps"
    return ""


def dice_of(game: Tables, s: MerchantState, seat: int) -> int:
    """WM-R9"""
    return min(int(game.dice), int(horses(s, seat) - carts(s, seat)) + 1)


def fees(game: Tables, s: MerchantState, seat: int, verb: int) -> str:
    """Of boats and of nights in the mountains."""
    here = pawn(s, seat)
    night = 0 if s.magic else int(shelter_price(game, s, here))
    if verb == num.FERRY:
        return f"{ferry_fee(game, s, here)} GC"
    if verb in (num.STOP, num.STAY) and night:
        return f"the night costs {night} GC"
    return f"{night} GC" if verb == num.PAY else ""


def prices(game: Tables, s: MerchantState, seat: int, action: int) -> str:
    """Of goods and carts."""
    verb, noun = verb_of(action), a_of(action)
    if verb == num.BUY:
        good = town_here(s, seat)
        if noun == num.CARGO:
            return f"{game.buy[good]} GC, sells for {game.sell[good]}"
        return f"{game.buy[good]} GC"
    if verb == num.SELL:
        return f"+{game.sell[noun]} GC"
    if verb == num.BARTER:
        return f"worth {game.barter[noun]} GC of goods"
    if verb == num.CART:
        return f"{game.cart_big if noun else game.cart_small} GC"
    return f"{game.upgrade} GC" if verb == num.UPGRADE else ""
