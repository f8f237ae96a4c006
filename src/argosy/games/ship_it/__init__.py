"""Ship It!, a game for the piecepack and dominoes by Stephen and Michael Schoessow."""

from argosy.core.edition import Edition, Preset
from argosy.games.ship_it.game import ShipIt
from argosy.games.ship_it.layout import backdrop, table
from argosy.games.ship_it.odds import odds
from argosy.games.ship_it.words import words
from argosy.games.ship_it.words.options import LAST_RULE, LAST_RULING, OPTIONS

EDITION = Edition(
    id="ship_it",
    code="SI",
    title="Ship It!",
    designer="Stephen and Michael Schoessow",
    credits="Designed by Stephen and Michael Schoessow, version 1.6, November 2004.",
    licence=(
        "The authors' rules may be freely copied and distributed provided the authors are "
        "credited; our rulebook is written anew."
    ),
    pitch=(
        "America in the late 1800s, and you are a baron of industry. Dominoes are the links you "
        "build between cities, coins the freight you run over them. Bring enough of it to a hub "
        "and a shipment leaves that pays everyone with a share in it, most of all the one who set "
        "it off; meanwhile your official bars the way of the others."
    ),
    minutes="60-90",
    seats=(2, 3, 4),
    options=OPTIONS,
    default_seats=4,
    rules=1,
    last_rule=LAST_RULE,
    last_ruling=LAST_RULING,
    make=ShipIt,
    words=words,
    backdrop=backdrop,
    table=table,
    odds=odds,
    presets=(
        Preset("short", "The first pawn to leave ends the game", {"pawns_out": 1, "rounds": 20}),
        Preset("usual", "As the designer's rules have it", {}),
        Preset("long", "Three pawns must leave", {"pawns_out": 3, "rounds": 60}),
    ),
    notices=(
        "Our copy of the authors' document is damaged: SI-R2, SI-R3, SI-R11, SI-R16 and SI-R32 "
        "are reconstructions.",
    ),
)
