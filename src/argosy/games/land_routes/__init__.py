"""Trade Routes on the road, from a print-and-play rule sheet that names no designer."""

from argosy.core.edition import Edition
from argosy.games.land_routes import layout, words
from argosy.games.land_routes.about import about
from argosy.games.land_routes.expert import expert
from argosy.games.land_routes.facts import facts
from argosy.games.land_routes.game import LandRoutes
from argosy.games.land_routes.observation import observation
from argosy.games.land_routes.odds import odds

EDITION = Edition.read(
    __name__,
    LandRoutes,
    words,
    layout,
    facts=facts,
    odds=odds,
    about=about,
    observation=observation,
    expert=expert,
)
