"""Say what the steps and the endings of a game are."""

from argosy.core.words import Sentence
from argosy.games.pirates import numbers, state

STEPS = (
    Sentence(state.ROLLING_ISLAND, "The island layout is rolled.", "PV-R3", name="rolling"),
    Sentence(state.DRAWING, "The first crew is drawn.", "PV-A1", name="drawing"),
    Sentence(state.DEALING, "Crew values are dealt.", "PV-R2", name="dealing"),
    Sentence(state.DIGGING, "The die of the spot is rolled.", "PV-R17", name="digging"),
    Sentence(state.RECRUITING, "The recruits get their values.", "PV-A64", name="recruiting"),
    Sentence(
        state.ROLLING_OFF, "The tied players roll their treasures.", "PV-A50", name="rolling off"
    ),
    Sentence(state.PLACING, "{seat} places a ship beside land.", "PV-R4", name="placing"),
    Sentence(state.MARKING, "{seat} hides the die of the crew on land.", "PV-R6", name="marking"),
    Sentence(state.ACTING, "{seat} takes an action, or ends the turn.", "PV-R7", name="acting"),
    Sentence(
        state.HIDING, "{seat} may hide the die elsewhere, or leave it.", "PV-R18", name="hiding"
    ),
    Sentence(
        state.FLEEING,
        "{seat} may move the piece that found the treasure.",
        "PV-R17",
        name="fleeing",
    ),
    Sentence(
        state.SEIZING,
        "{seat} may move over to the ship without a captain.",
        "PV-R14",
        name="seizing",
    ),
    Sentence(state.BURYING, "{seat} hides the die again.", "PV-R21", name="burying"),
    Sentence(state.RESTING, "The game is over.", "PV-R29", name="resting"),
)


HINTS = {
    state.ROLLING_ISLAND: "the island layout is being rolled.",
    state.DRAWING: "the first crew is being drawn.",
    state.DEALING: "crew values are being dealt.",
    state.DIGGING: "the die of the spot is being rolled.",
    state.RECRUITING: "the recruits are getting their values.",
    state.ROLLING_OFF: "the tied players are rolling their treasures.",
    state.PLACING: "a ship is being placed.",
    state.MARKING: "a die is being hidden.",
    state.ACTING: "you are choosing an action.",
    state.HIDING: "you may hide the die elsewhere, or stay.",
    state.FLEEING: "the piece that found the treasure may walk, or stay.",
    state.SEIZING: "you may seize the ship, or stay.",
    state.BURYING: "a die has to be hidden again.",
}


ENDINGS = (
    Sentence(numbers.ALONE, "One player brought home enough before anyone else had any.", "PV-R28"),
    Sentence(
        numbers.COMPARED, "Enough treasures were home, and one hoard was worth the most.", "PV-R29"
    ),
    Sentence(numbers.TIE_BROKEN, "One more treasure came home and broke the tie.", "PV-R30"),
    Sentence(
        numbers.ROLLED_OFF, "All treasures were home, and the roll-off broke the tie.", "PV-A50"
    ),
    Sentence(numbers.ROUNDS_OVER, "The last round was played.", "PV-A51"),
)


def listed(sentences: tuple[Sentence, ...], what: str) -> tuple[str, ...]:
    """Return the text, clause or hint of each sentence by its number, from 1 on."""
    if what == "hint":
        return ("", *(HINTS.get(sentence.number, "") for sentence in sentences))
    return ("", *(str(getattr(sentence, what)) for sentence in sentences))
