"""Ship It!, a game for the piecepack and dominoes by Stephen and Michael Schoessow."""

from argosy.core.edition import Edition
from argosy.games.ship_it.facts import facts
from argosy.games.ship_it.game import ShipIt
from argosy.games.ship_it.layout import backdrop, table
from argosy.games.ship_it.odds import odds
from argosy.games.ship_it.words import OPTIONS, words

EDITION = Edition.read(
    __name__,
    options=OPTIONS,
    make=ShipIt,
    words=words,
    backdrop=backdrop,
    table=table,
    facts=facts,
    odds=odds,
)
