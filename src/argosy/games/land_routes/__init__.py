"""Trade Routes on the road, from a print-and-play rule sheet that names no designer."""

from argosy.core.edition import Edition, Preset
from argosy.games.land_routes.game import LandRoutes
from argosy.games.land_routes.layout import backdrop, table
from argosy.games.land_routes.words import words
from argosy.games.land_routes.words.options import LAST_RULE, LAST_RULING, OPTIONS

EDITION = Edition(
    id="land_routes",
    code="LR",
    title="Trade Routes on the road",
    designer="an unnamed designer",
    credits="From a print-and-play rule sheet that names neither designer nor publisher.",
    licence="No licence is stated on the sheet; our rulebook is written anew.",
    pitch=(
        "Drive from town to town on roads full of mishaps, buy goods where they are plentiful and "
        "sell them where they are wanted, or trade with whoever passes. The bank is the clock: "
        "when its last gold is in somebody's hands, the richest wins."
    ),
    minutes="50-70",  # bots decide 620 to 760 times in a game; at five seconds each
    seats=(2, 3, 4),
    options=OPTIONS,
    default_seats=2,
    rules=1,
    last_rule=LAST_RULE,
    last_ruling=LAST_RULING,
    make=LandRoutes,
    words=words,
    backdrop=backdrop,
    table=table,
    presets=(
        Preset("short", "60 gold cards: about half as long", {"gold": 60}),
        Preset("usual", "As the sheet has it", {}),
        Preset("long", "160 gold cards, and time to win them", {"gold": 160, "turns": 400}),
    ),
    notices=(
        "The picture of the board is lost; only its labels survive. This map is a reconstruction "
        "made to fit them and must not be taken for the original.",
    ),
)
