"""Trade Routes at sea, a piecepack game by Andy Van Zandt."""

from argosy.core.edition import Edition
from argosy.games.sea_routes import layout, words
from argosy.games.sea_routes.about import about
from argosy.games.sea_routes.expert import expert
from argosy.games.sea_routes.facts import facts
from argosy.games.sea_routes.game import SeaRoutes
from argosy.games.sea_routes.observation import observation

EDITION = Edition.read(
    __name__,
    SeaRoutes,
    words,
    layout,
    facts=facts,
    about=about,
    observation=observation,
    expert=expert,
)
