"""The Pirates of Van Zandt, a piecepack game by Andy Van Zandt."""

from argosy.core.edition import Edition, Preset
from argosy.games.pirates.game import Pirates
from argosy.games.pirates.layout import backdrop, table
from argosy.games.pirates.odds import odds
from argosy.games.pirates.words import words
from argosy.games.pirates.words.options import LAST_RULE, LAST_RULING, OPTIONS

HEADER = (
    "The Pirates of Van Zandt\n"
    "A piecepack game by Andy Van Zandt\n"
    "Copyright 2008 Truekid Games\n"
    "www.TruekidGames.com\n"
    "This may be used for any purpose as long as this header is included and unaltered."
)

EDITION = Edition(
    id="pirates",
    code="PV",
    title="The Pirates of Van Zandt",
    designer="Andy Van Zandt",
    credits="Designed by Andy Van Zandt for the piecepack, copyright 2008 Truekid Games.",
    licence=HEADER,
    pitch=(
        "Several crews buried their treasure on the same few islands, and each wants what the "
        "others hid. Land your pirates, dig beside the dice, carry the find to your ship and out "
        "to the open ocean before somebody puts a cannonball through your plans."
    ),
    minutes="30-60",  # greedy games take 150 to 250 decisions; at 12 seconds each
    seats=(2, 3, 4),
    options=OPTIONS,
    default_seats=3,
    rules=1,
    last_rule=LAST_RULE,
    last_ruling=LAST_RULING,
    make=Pirates,
    words=words,
    backdrop=backdrop,
    table=table,
    odds=odds,
    presets=(
        Preset(
            "short", "At most 20 rounds; the first treasure home wins", {"rounds": 20, "alone": 1}
        ),
        Preset("usual", "As the designer's rules have it", {}),
        Preset("long", "All treasures must come home", {"claimed": 4, "alone": 3, "rounds": 120}),
    ),
    notices=(
        "The pictures of the six island layouts are lost; the islands here are a reconstruction.",
        "With two players each commands two crews: a variant of ours, not in the document.",
    ),
)
