"""Trade Routes at sea, a piecepack game by Andy Van Zandt."""

from argosy.core.edition import Edition
from argosy.games.sea_routes.facts import facts
from argosy.games.sea_routes.game import SeaRoutes
from argosy.games.sea_routes.layout import backdrop, table
from argosy.games.sea_routes.words import OPTIONS, words

EDITION = Edition.read(
    __name__,
    options=OPTIONS,
    make=SeaRoutes,
    words=words,
    backdrop=backdrop,
    table=table,
    facts=facts,
)
