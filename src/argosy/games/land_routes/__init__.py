"""Trade Routes on the road, from a print-and-play rule sheet that names no designer."""

from argosy.core.edition import Edition
from argosy.games.land_routes.facts import facts
from argosy.games.land_routes.game import LandRoutes
from argosy.games.land_routes.layout import backdrop, table
from argosy.games.land_routes.words import words
from argosy.games.land_routes.words.options import OPTIONS

EDITION = Edition.read(
    __name__,
    options=OPTIONS,
    make=LandRoutes,
    words=words,
    backdrop=backdrop,
    table=table,
    facts=facts,
)
