"""Says what the dice promise, before an action is chosen; its price is on its label."""

from argosy.core.contract import a_of, verb_of
from argosy.core.phrase import Phrase
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    equipment,
    has,
    horses,
    in_use,
    orc_number,
    pawn,
    stake_for,
    tile_at,
)
from argosy.games.wandering_merchant.rules.trade import town_here
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables

FACES = range(1, 7)
THROWS = 36  # of two dice


def odds(game: Tables, s: MerchantState, seat: int, action: int) -> Phrase | None:
    """Return the chances of an action; None where no die decides."""
    verb = verb_of(action)
    here = int(pawn(s, seat))
    if verb == num.FIGHT:
        return Phrase("odds-fight", {"percent": chance_against(s, seat, here)})
    if verb == num.ATTACK:
        edge = int(in_use(s, seat, num.WEAPONS) - in_use(s, a_of(action), num.SHIELDS))
        won = sum(mine + edge > theirs for mine in FACES for theirs in FACES)
        return Phrase("odds-fight", {"percent": percent(won, THROWS)})
    if verb == num.SEARCH:
        return search(game, s, seat)
    if verb == num.ROLL and s.faces != 0:
        through = sum(die > num.NUMBER[tile_at(s, here)] for die in FACES)
        return Phrase("odds-forest", {"percent": percent(through, 6)})
    if verb in (num.HEAD, num.STEP, num.FERRY) and s.orcs != 0:
        found = ambush(game, s, seat, int(s.near[here * 4 + a_of(action)]))
        if found is not None:
            return found
    if verb in (num.HEAD, num.ROLL):
        dice = dice_of(game, s, seat)
        return Phrase("odds-dice", {"dice": dice, "most": 6 * dice})
    if verb == num.BUY and a_of(action) == num.CARGO:
        return Phrase("odds-cargo", {"sells": int(game.sell[town_here(s, seat)])})
    return None


def chance_against(s: MerchantState, seat: int, place: int) -> int:
    """Return the percentage of fights won against the orcs of a place (WM-R28)."""
    edge = int(in_use(s, seat, num.WEAPONS) - orc_number(s, place))
    won = sum(mine + edge >= theirs for mine in FACES for theirs in FACES)
    return percent(won, THROWS)


def ambush(game: Tables, s: MerchantState, seat: int, to: int) -> Phrase | None:
    """Return the odds of the fight that awaits who goes from a town onto orcs (WM-A62)."""
    if not has(s.towns, pawn(s, seat)) or not has(s.orcs, to):
        return None
    price = int(stake_for(game, s, seat, to))
    return Phrase("odds-ambush", {"percent": chance_against(s, seat, to), "price": price})


def search(game: Tables, s: MerchantState, seat: int) -> Phrase:
    """WM-R22"""
    extra = int(equipment(s, seat))
    found = sum(die + extra <= game.find for die in FACES)
    struck = sum(game.find < die + extra >= game.ambush for die in FACES)
    over = max(0, 6 + extra - int(in_use(s, seat, num.SHIELDS)))
    most = int(game.toll) * over if struck else 0
    chances = {"found": percent(found, 6), "attacked": percent(struck, 6), "most": most}
    return Phrase("odds-search", {**chances})


def percent(hits: int, of: int) -> int:
    return round(100 * hits / of)


def dice_of(game: Tables, s: MerchantState, seat: int) -> int:
    """WM-R9"""
    return min(int(game.dice), int(horses(s, seat) - carts(s, seat)) + 1)
