"""What the dice promise: fights, attacks, searches and forests, in words."""

from argosy.core.contract import a_of, verb_of
from argosy.games.wandering_merchant import terms as t
from argosy.games.wandering_merchant.land import (
    Country,
    equipment,
    in_use,
    orc_number,
    pawn,
    tile_at,
)
from argosy.games.wandering_merchant.state import MerchantState

FACES = range(1, 7)


def odds(country: Country, s: MerchantState, seat: int, action: int) -> str:
    """The chances of an action, or "" where no die decides about it."""
    verb = verb_of(action)
    here = pawn(s, seat)
    if verb == t.FIGHT:
        edge = int(in_use(s, seat, t.WEAPONS) - orc_number(s, here))
        won = sum(mine + edge >= theirs for mine in FACES for theirs in FACES)
        return f"{won} in 36 to win"
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
    return ""
