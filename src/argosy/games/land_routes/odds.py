"""Says what a purchase promises, before it is made: where the card would sell best as the boxes lie."""

from argosy.core.contract import verb_of
from argosy.core.phrase import Phrase
from argosy.games.land_routes.numbers import BUY
from argosy.games.land_routes.rules.centers import worth_at
from argosy.games.land_routes.rules.reading import box, square_of
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import square_value


def odds(game: Tables, s: LandRoutesState, seat: int, action: int) -> Phrase | None:
    """Return the best price of the card that is for sale (LR-R12); None for any other action."""
    if verb_of(action) != BUY:
        return None
    here = int(square_of(s, seat))
    card = box(s.has, here)
    # The card sold next at the same center stands against another HAS card, which nobody knows yet.
    prices = {c: int(worth_at(game, s, c, card)) for c in range(int(game.centers)) if c != here}
    best = max(prices, key=lambda center: prices[center])
    if prices[best] < game.pay_needs:
        return Phrase("odds-unwanted")
    return Phrase("odds-buy", {"gold": prices[best], "center": square_value(game.board, best)})
