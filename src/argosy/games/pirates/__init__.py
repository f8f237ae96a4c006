"""The Pirates of Van Zandt, a piecepack game by Andy Van Zandt."""

from argosy.core.edition import Edition
from argosy.games.pirates.facts import facts
from argosy.games.pirates.game import Pirates
from argosy.games.pirates.layout import backdrop, table
from argosy.games.pirates.odds import odds
from argosy.games.pirates.words import OPTIONS, words

EDITION = Edition.read(
    __name__,
    options=OPTIONS,
    make=Pirates,
    words=words,
    backdrop=backdrop,
    table=table,
    facts=facts,
    odds=odds,
)
