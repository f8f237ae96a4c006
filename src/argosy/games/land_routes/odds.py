"""Says what a purchase promises, before it is made: where the card would sell best as the boxes lie; and what the end
of a sale means."""

from argosy.core.contract import verb_of
from argosy.core.phrase import Phrase
from argosy.games.land_routes.numbers import BUY, DONE
from argosy.games.land_routes.rules.centers import worth_at
from argosy.games.land_routes.rules.reading import box, square_of
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import square_value


def odds(game: Tables, s: LandRoutesState, seat: int, action: int) -> Phrase | None:
    """Return the best price of the card that is for sale (LR-R12), or that a sale was the last (LR-R14)."""
    has_sold = s.sold >= game.sales
    if verb_of(action) == DONE and has_sold:
        return Phrase("odds-last-sale")
    if verb_of(action) != BUY:
        return None
    here = int(square_of(s, seat))
    card = box(s.has, here)
    is_needed_here = box(s.needs, here) == card
    if is_needed_here and not has_sold:
        return Phrase("odds-buy-here", {"gold": int(game.pay_needs)})
    # The card sold next at the same center stands against another HAS card, which nobody knows yet.
    prices = {c: int(worth_at(game, s, c, card)) for c in range(int(game.centers)) if c != here}
    best = max(prices, key=lambda center: prices[center])
    if prices[best] >= game.pay_needs:
        return Phrase("odds-buy", {"gold": prices[best], "center": square_value(game.board, best)})
    if is_needed_here:
        return Phrase("odds-buy-here-later", {"gold": int(game.pay_needs)})
    return Phrase("odds-unwanted")
