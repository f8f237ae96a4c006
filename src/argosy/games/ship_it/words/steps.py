"""Names the steps of a turn and the ways in which a game ends."""

from argosy.core.words import Sentence
from argosy.games.ship_it import numbers as num
from argosy.games.ship_it import state as st

STEPS = (
    Sentence(st.LAYING, "The tiles are laid.", "SI-R2", name="laying tiles"),
    Sentence(st.PLANNING, "{seat} may buy links.", "SI-R10", name="planning"),
    Sentence(st.DRAWING, "A link is drawn.", "SI-R10", name="drawing"),
    Sentence(st.CHOOSING, "{seat} chooses the next link to build.", "SI-R12", name="choosing"),
    Sentence(st.BUILDING, "{seat} builds a link.", "SI-R12", name="building"),
    Sentence(st.DIRECTING, "{seat} may move the official.", "SI-R13", name="directing"),
    Sentence(
        st.STOPPING, "{seat} may choose a pip-stop and move freight.", "SI-R14", name="stopping"
    ),
    Sentence(st.SHIPPING, "{seat} may move freight.", "SI-R14", name="shipping"),
    Sentence(st.TURNING, "A load is turned up.", "SI-R20", name="turning"),
    Sentence(st.REVEALING, "Loads under the new hub are turned up.", "SI-R26", name="revealing"),
    Sentence(
        st.KEEPING, "{seat} keeps one coin of the shipment as a chit.", "SI-R24", name="keeping"
    ),
    Sentence(st.LAYING_OUT, "The coins are laid out again.", "SI-R24", name="laying out"),
    Sentence(st.LOOKING, "{seat} looks at the coin.", "SI-A32", name="looking"),
    Sentence(st.RESTING, "The game is over.", "SI-R33", name="resting"),
)

ENDINGS = (
    Sentence(num.PAWNS_OUT, "Every pawn that may leave has left.", "SI-R33"),
    Sentence(num.TOO_WEAK, "The freight that is left cannot fill a hub any more.", "SI-A35"),
    Sentence(num.ROUNDS_OVER, "The last round was played.", "SI-A44"),
)
