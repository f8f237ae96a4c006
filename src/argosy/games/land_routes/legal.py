# compiled
"""List every legal action of a step, in the order of the verbs.

One function a step, for the seat that decides, and one for the others where they may act: it fills
`out` and returns how many actions there are.
"""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.land_routes import numbers
from argosy.games.land_routes.rules.centers import why_not_buy, why_not_sell
from argosy.games.land_routes.rules.moving import why_not_beg, why_not_stay
from argosy.games.land_routes.rules.reading import (
    gold_of,
    hand_of,
    is_at_center,
    size_of,
    square_of,
)
from argosy.games.land_routes.rules.trades import (
    offers_left,
    parties_of,
    why_not_ask,
    why_not_even,
    why_not_pay,
)
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables

# ── One function a step ──


def list_starting(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    for center in range(game.centers):
        out[center] = pack(numbers.START, center)
    return game.centers


def list_departing(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    out[0] = numbers.ROLL
    found: i64 = 1
    if is_at_center(game, s, seat):  # all but rolling and offers belongs to a center
        if why_not_stay(game, s, seat) == LEGAL:
            out[found] = numbers.STAY
            found += 1
        if why_not_beg(game, s, seat) == LEGAL:
            out[found] = numbers.BEG
            found += 1
        found = add_purchase(game, s, seat, out, found)
        found = add_sales(game, s, seat, out, found)
    return add_offers(game, s, seat, out, found)


def list_moving(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    at = square_of(s, seat) * numbers.DIE_SIDES + s.roll
    low = game.starts[at - 1]
    high = game.starts[at]
    for n in range(low, high):
        out[n - low] = pack(numbers.MOVE, game.ends[n])
    return high - low


def list_trading(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    found = add_purchase(game, s, seat, out, 0)
    found = add_sales(game, s, seat, out, found)
    out[found] = numbers.END
    return add_offers(game, s, seat, out, found + 1)


def list_selling(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    found = add_sales(game, s, seat, out, 0)
    out[found] = numbers.DONE
    return add_offers(game, s, seat, out, found + 1)


def list_offers(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    """List what a seat may do that is not on turn (LR-A32)."""
    return add_offers(game, s, seat, out, 0)


def list_pricing(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    if why_not_pay(s, 1) == LEGAL:
        most = gold_of(s, s.maker)
        for amount in range(1, most + 1):
            out[found] = pack(numbers.PAY, amount)
            found += 1
    if why_not_ask(s, 1) == LEGAL:
        most = gold_of(s, s.taker)
        for amount in range(1, most + 1):
            out[found] = pack(numbers.ASK, amount)
            found += 1
    if why_not_even(s) == LEGAL:
        out[found] = numbers.EVEN
        found += 1
    return found


def list_answering(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    """List what the taker may answer."""
    out[0] = numbers.ACCEPT
    out[1] = numbers.DECLINE
    found: i64 = 2
    if offers_left(game, s, seat) > 0:
        who = parties_of(s, seat, s.maker)
        low = game.deals_from[who]
        high = game.deals_from[who + 1]
        for n in range(low, high):
            out[found] = numbers.COUNTER | game.deals[n] >> 16  # as its nouns a and b
            found += 1
    return found


def list_withdrawal(s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
    """List that the maker may withdraw while the taker thinks."""
    if seat != s.maker:
        return 0
    out[0] = numbers.WITHDRAW
    return 1


# ── What the steps are made of: each adds to what is listed and returns the new count ──


def add_purchase(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64], listed: i64) -> i64:
    if why_not_buy(game, s, seat) != LEGAL:
        return listed
    out[listed] = numbers.BUY
    return listed + 1


def add_sales(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64], listed: i64) -> i64:
    """Add the cards of the hand, which has no gaps, if the first can be sold: then all can."""
    if why_not_sell(game, s, seat, 1) != LEGAL:
        return listed
    cards = size_of(hand_of(s, seat))
    for slot in range(cards):
        out[listed + slot] = pack(numbers.SELL, slot + 1)
    return listed + cards


def add_offers(game: Tables, s: LandRoutesState, seat: i64, out: vec[i64], listed: i64) -> i64:
    """Add every offer; bundles come from the table of those without objection."""
    found = listed
    if offers_left(game, s, seat) <= 0:
        return found
    for other in range(game.seats):
        if other != seat:
            who = parties_of(s, seat, other)
            low = game.deals_from[who]
            high = game.deals_from[who + 1]
            to_other = pack(numbers.OFFER, other)
            for n in range(low, high):
                out[found] = to_other | game.deals[n]
                found += 1
    return found
