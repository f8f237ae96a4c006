"""Says what an action costs and what the dice promise, before it is chosen."""

from argosy.core.contract import a_of, verb_of
from argosy.core.phrase import Phrase
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


def odds(game: Tables, s: MerchantState, seat: int, action: int) -> Phrase | None:
    """Return the price of an action and its chances; None where it costs nothing and no die decides."""
    return (
        chances(game, s, seat, action)
        or fees(game, s, seat, verb_of(action))
        or prices(game, s, seat, action)
    )


def chances(game: Tables, s: MerchantState, seat: int, action: int) -> Phrase | None:
    verb = verb_of(action)
    here = pawn(s, seat)
    if verb == num.FIGHT:
        edge = int(in_use(s, seat, num.WEAPONS) - orc_number(s, here))
        won = sum(mine + edge >= theirs for mine in FACES for theirs in FACES)
        return Phrase("odds-fight", {"won": won, "price": int(stake_for(game, s, seat, here))})
    if verb == num.ATTACK:
        edge = int(in_use(s, seat, num.WEAPONS) - in_use(s, a_of(action), num.SHIELDS))
        won = sum(mine + edge > theirs for mine in FACES for theirs in FACES)
        return Phrase("odds-attack", {"won": won})
    if verb == num.SEARCH:
        extra = int(equipment(s, seat))
        found = sum(die + extra <= game.find for die in FACES)
        struck = sum(game.find < die + extra >= game.ambush for die in FACES)
        return Phrase("odds-search", {"found": found, "attacked": struck})
    if verb == num.ROLL and s.faces != 0:
        through = sum(die > num.NUMBER[tile_at(s, here)] for die in FACES)
        return Phrase("odds-forest", {"through": through})
    if verb in (num.HEAD, num.ROLL):
        dice = dice_of(game, s, seat)
        return Phrase("odds-dice", {"dice": dice, "most": 6 * dice})
    return None


def dice_of(game: Tables, s: MerchantState, seat: int) -> int:
    """WM-R9"""
    return min(int(game.dice), int(horses(s, seat) - carts(s, seat)) + 1)


def fees(game: Tables, s: MerchantState, seat: int, verb: int) -> Phrase | None:
    """Of boats and of nights in the mountains."""
    here = pawn(s, seat)
    night = 0 if s.magic else int(shelter_price(game, s, here))
    if verb == num.FERRY:
        return priced("odds-price", ferry_fee(game, s, here))
    if verb in (num.STOP, num.STAY) and night:
        return priced("odds-night", night)
    return priced("odds-price", night) if verb == num.PAY else None


def prices(game: Tables, s: MerchantState, seat: int, action: int) -> Phrase | None:
    """Of goods and carts."""
    verb, noun = verb_of(action), a_of(action)
    if verb == num.BUY:
        good = town_here(s, seat)
        if noun == num.CARGO:
            prices = {"price": int(game.buy[good]), "sells": int(game.sell[good])}
            return Phrase("odds-cargo", {**prices})
        return priced("odds-price", game.buy[good])
    if verb == num.SELL:
        return priced("odds-sale", game.sell[noun])
    if verb == num.BARTER:
        return priced("odds-barter", game.barter[noun])
    if verb == num.CART:
        return priced("odds-price", game.cart_big if noun else game.cart_small)
    return priced("odds-price", game.upgrade) if verb == num.UPGRADE else None


def priced(id: str, price: int) -> Phrase:
    return Phrase(id, {"price": int(price)})
