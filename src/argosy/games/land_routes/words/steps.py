"""Say what the steps and the endings of a game are."""

from argosy.core.words import Sentence
from argosy.games.land_routes import numbers, state

STEPS = (
    Sentence(state.DEALING, "The boxes are filled.", "LR-R2", name="dealing"),
    Sentence(state.OPENING, "The die decides who begins.", "LR-R4", name="opening"),
    Sentence(state.ROLLING, "The die is rolled.", "LR-R5", name="rolling"),
    Sentence(state.LOSING, "The die decides which cargo is lost.", "LR-R8", name="losing"),
    Sentence(state.REFILLING, "A card is turned up.", "LR-R10", name="refilling"),
    Sentence(
        state.STARTING, "{seat} chooses a trade center to start at.", "LR-R4", name="starting"
    ),
    Sentence(
        state.DEPARTING,
        "{seat} rolls; at a center also stays, buys or sells.",
        "LR-R5",
        name="departing",
    ),
    Sentence(state.MOVING, "{seat} moves.", "LR-R6", name="moving"),
    Sentence(state.TRADING, "{seat} buys, sells, or ends the turn.", "LR-R14", name="trading"),
    Sentence(
        state.SELLING, "{seat} sells another card, or closes the sale.", "LR-A33", name="selling"
    ),
    Sentence(
        state.PRICING, "{seat} names the gold that goes with the offer.", "LR-A26", name="pricing"
    ),
    Sentence(
        state.ANSWERING,
        "{seat} accepts, declines, or makes another offer.",
        "LR-A26",
        name="answering",
    ),
    Sentence(state.RESTING, "The game is over.", "LR-R16", name="resting"),
)


NOW = (  # what stands in the way, by step
    "the boxes are still being filled",
    "the die still decides who begins",
    "the die is being rolled",
    "the die decides which cargo is lost",
    "a card is being turned up",
    "starting centers are being chosen",
    "the player on turn has not rolled",
    "a move is under way",
    "the player on turn has arrived at a center",
    "a sale is open",
    "a price is being named for an offer",
    "an offer waits for its answer",
    "the game is over",
)


ENDINGS = (
    Sentence(numbers.BANK_EMPTY, "The bank is empty.", "LR-R16"),
    Sentence(numbers.BANK_SHORT, "The bank could not pay in full.", "LR-A22"),
    Sentence(numbers.CALM, "The bank stood still for too many rounds.", "LR-A25"),
    Sentence(numbers.TURNS, "Everyone has had the last turn.", "LR-A25"),
)
