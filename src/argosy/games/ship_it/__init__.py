"""Ship It!, a game for the piecepack and dominoes by Stephen and Michael Schoessow."""

from argosy.core.edition import Edition
from argosy.games.ship_it import layout, words
from argosy.games.ship_it.about import about
from argosy.games.ship_it.expert import expert
from argosy.games.ship_it.facts import facts
from argosy.games.ship_it.game import ShipIt
from argosy.games.ship_it.observation import observation
from argosy.games.ship_it.odds import odds

EDITION = Edition.read(
    __name__,
    ShipIt,
    words,
    layout,
    facts=facts,
    about=about,
    observation=observation,
    odds=odds,
    expert=expert,
)
