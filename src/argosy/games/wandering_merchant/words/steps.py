"""Names the steps of a turn and the ways in which a game ends."""

from argosy.core.words import Sentence
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant import state as st

STEPS = (
    Sentence(st.DRAWING, "The first player is drawn.", "WM-R8", name="drawing"),
    Sentence(st.SHAPING, "The shape of the board is drawn.", "WM-A67", name="shaping"),
    Sentence(st.LAYING, "The tiles are laid.", "WM-A67", name="laying"),
    Sentence(st.TURNING, "A wilderness tile is drawn.", "WM-R3", name="turning"),
    Sentence(st.RESTOCKING, "Coins are drawn to their towns.", "WM-R13", name="restocking"),
    Sentence(st.ROLLING, "{seat} rolls for movement.", "WM-R9", name="rolling"),
    Sentence(st.MUSTERING, "A coin is drawn for orcs.", "WM-R27", name="mustering"),
    Sentence(st.COUNTING, "The orcs show their number.", "WM-A69", name="counting"),
    Sentence(st.FIGHTING, "{seat} fights the orcs.", "WM-R28", name="fighting"),
    Sentence(st.TRACKING, "{seat} looks for the way out of the forest.", "WM-R20", name="tracking"),
    Sentence(st.DISCOVERING, "{seat} turns up a town.", "WM-R16", name="discovering"),
    Sentence(st.SEARCHING, "{seat} searches.", "WM-R22", name="searching"),
    Sentence(st.DUELLING, "{seat} fights another merchant.", "WM-R30", name="duelling"),
    Sentence(st.BUILDING, "{seat} draws a tile from either stack.", "WM-R4", name="building"),
    Sentence(st.PLACING, "{seat} lays the tile.", "WM-R4", name="placing"),
    Sentence(st.BEGINNING, "{seat} sets out, stays or searches.", "WM-R9", name="beginning"),
    Sentence(st.POSTING, "{seat} lays the orcs beside a town.", "WM-R27", name="placing orcs"),
    Sentence(st.MOVING, "{seat} goes on or stops.", "WM-R10", name="moving"),
    Sentence(st.ATTACKING, "{seat} may attack.", "WM-R30", name="attacking"),
    Sentence(st.DISCARDING, "{seat} discards a unit.", "WM-A53", name="discarding"),
    Sentence(st.LOOTING, "{seat} may take one of the units.", "WM-R30", name="looting"),
    Sentence(st.TRADING, "{seat} trades.", "WM-R11", name="trading"),
    Sentence(st.FINDING, "{seat} takes what was found.", "WM-R22", name="finding"),
    Sentence(st.SHELTERING, "{seat} pays for the night.", "WM-R21", name="sheltering"),
    Sentence(st.RESTING, "The game is over.", "WM-R32", name="resting"),
)

ENDINGS = (
    Sentence(num.GOAL_REACHED, "The goal was reached: the player with the most GC wins.", "WM-R32"),
    Sentence(num.ALONE_TOO_LATE, "The last round is over without the goal.", "WM-A51"),
    Sentence(
        num.ROUNDS_OVER, "The last round is over: the player with the most GC wins.", "WM-A57"
    ),
    Sentence(num.ORCS_WON, "The orcs have won; everybody loses.", "WM-R29"),
)
