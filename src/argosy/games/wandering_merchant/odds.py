"""What an action costs and what the dice promise, in words: said before the click."""

from argosy.core.contract import a_of, verb_of
from argosy.games.wandering_merchant import terms as t
from argosy.games.wandering_merchant.land import (
    Country,
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
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.trade import town_here

FACES = range(1, 7)


def odds(country: Country, s: MerchantState, seat: int, action: int) -> str:
    """The price of an action and its chances; "" where it costs nothing and no die decides."""
    return (
        chances(country, s, seat, action)
        or fees(country, s, seat, verb_of(action))
        or prices(country, s, seat, action)
    )


def chances(country: Country, s: MerchantState, seat: int, action: int) -> str:
    verb = verb_of(action)
    here = pawn(s, seat)
    if verb == t.FIGHT:
        edge = int(in_use(s, seat, t.WEAPONS) - orc_number(s, here))
        won = sum(mine + edge >= theirs for mine in FACES for theirs in FACES)
        return f"{won} in 36 to win, {stake_for(country, s, seat, here)} GC at stake"
    if verb == t.ATTACK:
        edge = int(in_use(s, seat, t.WEAPONS) - in_use(s, a_of(action), t.SHIELDS))
        won = sum(mine + edge > theirs for mine in FACES for theirs in FACES)
        return f"{won} in 36 to win"
    if verb == t.SEARCH:
        extra = int(equipment(s, seat))
        found = sum(die + extra <= country.find for die in FACES)
        struck = sum(country.find < die + extra >= country.ambush for die in FACES)
        return f"{found} in 6 to find, {struck} in 6 to be attacked"
    if verb == t.ROLL and s.faces != 0:
        through = sum(die > t.NUMBER[tile_at(s, here)] for die in FACES)
        return f"{through} in 6 to get through"
    if verb in (t.HEAD, t.ROLL):
        dice = dice_of(country, s, seat)
        return f"{dice} {'die' if dice == 1 else 'dice'}: {dice} to {6 * dice} steps"
    return ""


def dice_of(country: Country, s: MerchantState, seat: int) -> int:
    """WM-R9"""
    return min(int(country.dice), int(horses(s, seat) - carts(s, seat)) + 1)


def fees(country: Country, s: MerchantState, seat: int, verb: int) -> str:
    """Of boats and of nights in the mountains."""
    here = pawn(s, seat)
    night = 0 if s.magic else int(shelter_price(country, s, here))
    if verb == t.FERRY:
        return f"{ferry_fee(country, s, here)} GC"
    if verb in (t.STOP, t.STAY) and night:
        return f"the night costs {night} GC"
    return f"{night} GC" if verb == t.PAY else ""


def prices(country: Country, s: MerchantState, seat: int, action: int) -> str:
    """Of goods and carts."""
    verb, noun = verb_of(action), a_of(action)
    if verb == t.BUY:
        good = town_here(s, seat)
        if noun == t.CARGO:
            return f"{country.buy[good]} GC, sells for {country.sell[good]}"
        return f"{country.buy[good]} GC"
    if verb == t.SELL:
        return f"+{country.sell[noun]} GC"
    if verb == t.BARTER:
        return f"worth {country.barter[noun]} GC of goods"
    if verb == t.CART:
        return f"{country.cart_big if noun else country.cart_small} GC"
    return f"{country.upgrade} GC" if verb == t.UPGRADE else ""
