"""The Wandering Merchant, a game for the piecepack and the Four Seasons by Jorge Arroyo."""

from argosy.core.edition import Edition, Preset
from argosy.games.wandering_merchant.game import WanderingMerchant
from argosy.games.wandering_merchant.layout import backdrop, table
from argosy.games.wandering_merchant.odds import odds
from argosy.games.wandering_merchant.words import words
from argosy.games.wandering_merchant.words.options import LAST_RULE, LAST_RULING, OPTIONS

EDITION = Edition(
    id="wandering_merchant",
    code="WM",
    title="The Wandering Merchant",
    designer="Jorge Arroyo",
    credits=(
        "The Wandering Merchant, version 0.5 of 16 July 2007, copyright 2006 Jorge Arroyo, "
        "based on Merchant of Venus by Richard Hamblen. The text has been rewritten."
    ),
    licence=(
        "Creative Commons Attribution-NonCommercial-ShareAlike 2.5 (CC BY-NC-SA 2.5), "
        "https://creativecommons.org/licenses/by-nc-sa/2.5/; our rulebook and rulings are under "
        "the same licence."
    ),
    pitch=(
        "Drive your cart through plains, waters, forests and mountains and find the eight hidden "
        "towns. Buy where a good is made, sell where it is wanted, and put the profit into horses, "
        "carts, shields and weapons. The first to reach the agreed sum ends the game."
    ),
    minutes="60-180",
    seats=(1, 2, 3, 4, 5, 6),
    options=OPTIONS,
    default_seats=2,
    rules=1,
    last_rule=LAST_RULE,
    last_ruling=LAST_RULING,
    make=WanderingMerchant,
    words=words,
    backdrop=backdrop,
    table=table,
    odds=odds,
    presets=(
        Preset("short", "To 1000 GC", {"goal": 1000}),
        Preset("usual", "To 2000 GC", {}),
        Preset("long", "To 3000 GC", {"goal": 3000}),
        Preset("timed", "60 rounds, no goal", {"goal": 0}),
        Preset("wild", "To 2000 GC, with orcs and combat", {"orcs": 1, "combat": 1}),
        Preset("built", "To 2000 GC on a board you build yourselves", {"map": 2}),
    ),
    notices=(
        "The example board is ours: the picture of the designer's is lost.",
        "Alone you play against the orcs and have to reach the goal in time.",
    ),
)
