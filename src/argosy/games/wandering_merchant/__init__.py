"""The Wandering Merchant, a game for the piecepack and the Four Seasons by Jorge Arroyo."""

from argosy.core.edition import Edition
from argosy.games.wandering_merchant.facts import facts
from argosy.games.wandering_merchant.game import WanderingMerchant
from argosy.games.wandering_merchant.layout import backdrop, table
from argosy.games.wandering_merchant.odds import odds
from argosy.games.wandering_merchant.words import words
from argosy.games.wandering_merchant.words.options import OPTIONS

EDITION = Edition.read(
    __name__,
    options=OPTIONS,
    make=WanderingMerchant,
    words=words,
    backdrop=backdrop,
    table=table,
    facts=facts,
    odds=odds,
)
