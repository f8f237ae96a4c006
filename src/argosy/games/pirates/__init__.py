"""The Pirates of Van Zandt, a piecepack game by Andy Van Zandt."""

from argosy.core.edition import Edition
from argosy.games.pirates import layout, words
from argosy.games.pirates.about import about
from argosy.games.pirates.expert import expert
from argosy.games.pirates.facts import facts
from argosy.games.pirates.game import Pirates
from argosy.games.pirates.observation import observation
from argosy.games.pirates.odds import odds

EDITION = Edition.read(
    __name__,
    Pirates,
    words,
    layout,
    facts=facts,
    about=about,
    observation=observation,
    odds=odds,
    expert=expert,
)
