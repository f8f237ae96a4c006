"""The Wandering Merchant, a game for the piecepack and the Four Seasons by Jorge Arroyo."""

from argosy.core.edition import Edition
from argosy.games.wandering_merchant import layout, words
from argosy.games.wandering_merchant.about import about
from argosy.games.wandering_merchant.expert import expert
from argosy.games.wandering_merchant.facts import facts
from argosy.games.wandering_merchant.game import WanderingMerchant
from argosy.games.wandering_merchant.observation import observation
from argosy.games.wandering_merchant.odds import odds

EDITION = Edition.read(
    __name__,
    WanderingMerchant,
    words,
    layout,
    facts=facts,
    about=about,
    observation=observation,
    odds=odds,
    expert=expert,
)
