"""Trade Routes at sea, a piecepack game by Andy Van Zandt."""

from argosy.core.edition import Edition, Preset
from argosy.games.sea_routes.game import SeaRoutes
from argosy.games.sea_routes.layout import backdrop, table
from argosy.games.sea_routes.words import LAST_RULE, LAST_RULING, OPTIONS, words

EDITION = Edition(
    id="sea_routes",
    code="SR",
    title="Trade Routes at sea",
    designer="Andy Van Zandt",
    credits="Designed by Andy Van Zandt for the piecepack.",
    licence="No licence is stated in the designer's document; our rulebook is written anew.",
    pitch=(
        "Sail a chart of trade routes that vanish behind you. Every tile and coin you leave is yours, majorities "
        "bring score and powers, and the coins on the rim are the clock: get in, and above all get out again."
    ),
    minutes="20-40",
    seats=(2, 3, 4),
    options=OPTIONS,
    default_seats=2,
    rules=1,
    last_rule=LAST_RULE,
    last_ruling=LAST_RULING,
    make=SeaRoutes,
    words=words,
    backdrop=backdrop,
    table=table,
    presets=(
        Preset("short", "At most 6 rounds", {"rounds": 6}),
        Preset("usual", "As the designer's rules have it", {}),
        Preset("long", "All four sides must be cleared", {"empty_sides": 4, "rounds": 24}),
    ),
)
