"""Say what happened, as the log tells it."""

from argosy.core.words import Noun, Sentence
from argosy.games.land_routes import numbers


def setup_events(seat: Noun, center: Noun, good: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.DEALT_HAS, "{a} has {b}.", "LR-R2", (center, good)),
        Sentence(numbers.DEALT_NEEDS, "{a} needs {b}.", "LR-R2", (center, good)),
        Sentence(numbers.ROLLED_TO_START, "{a} rolled {b} for the start.", "LR-R4", (seat, number)),
        Sentence(numbers.TIED, "Those who rolled {a} tied and rolled again.", "LR-A4", (number,)),
        Sentence(numbers.BEGINS, "{a} rolled highest and began.", "LR-R4", (seat,)),
        Sentence(numbers.STARTED, "{a} started at {b}.", "LR-R4", (seat, center)),
    ]


def turn_events(seat: Noun, square: Noun, good: Noun, number: Noun, ending: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.ROLLED, "{a} rolled {b}.", "LR-R5", (seat, number)),
        Sentence(numbers.STAYED, "{a} stayed at {b}.", "LR-A7", (seat, square)),
        Sentence(numbers.BEGGED, "{a} took {b} gold of poor relief.", "LR-A24", (seat, number)),
        Sentence(numbers.MOVED, "{a} moved to {b}.", "LR-R6", (seat, square)),
        Sentence(
            numbers.SENT_BACK, "{a} was sent back {b} to {c}.", "LR-R9", (seat, number, square)
        ),
        Sentence(numbers.LOST_GOLD, "{a} lost {b} gold to the bank.", "LR-R9", (seat, number)),
        Sentence(numbers.WILL_MISS, "{a} will miss the next turn.", "LR-R9", (seat,)),
        Sentence(numbers.MISSED, "{a} missed a turn.", "LR-A13", (seat,)),
        Sentence(numbers.LOST_CARGO, "{a} rolled {c} and lost {b}.", "LR-R8", (seat, good, number)),
        Sentence(numbers.LOST_NOTHING, "{a} lost no cargo.", "LR-R8", (seat,)),
        Sentence(
            numbers.ROUND_ENDED, "Round {a} ended with {b} in the bank.", "LR-A34", (number,) * 2
        ),
        Sentence(numbers.FELL_SHORT, "The bank was {a} short.", "LR-A22", (number,)),
        Sentence(numbers.ENDED, "The game ended. {a}", "LR-R16", (ending,)),
    ]


def center_events(seat: Noun, center: Noun, good: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.BOUGHT, "{a} bought {b} at {c}.", "LR-R10", (seat, good, center)),
        Sentence(numbers.SOLD, "{a} sold {b} for {c}.", "LR-R12", (seat, good, number)),
        Sentence(numbers.SERVED, "{a} had needed {b}.", "LR-R13", (center, good)),
        Sentence(numbers.REFILLED_HAS, "{a} now has {b}.", "LR-R10", (center, good)),
        Sentence(numbers.REFILLED_NEEDS, "{a} now needs {b}.", "LR-R13", (center, good)),
        Sentence(numbers.RESHUFFLED, "The discards were shuffled into the deck.", "LR-A17"),
        Sentence(numbers.SALE_CLOSED, "{a} closed the sale.", "LR-A33", (seat,)),
    ]


def trade_events(seat: Noun, cargo: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.OFFERED, "{a} offered {b} {c}.", "LR-A32", (seat, seat, cargo)),
        Sentence(
            numbers.WANTED, "In return {a} wanted {c} from {b}.", "LR-A32", (seat, seat, cargo)
        ),
        Sentence(numbers.WILL_PAY, "{a} would add {b} gold.", "LR-A26", (seat, number)),
        Sentence(numbers.WILL_ASK, "{a} asked {b} for {c} gold.", "LR-A26", (seat, seat, number)),
        Sentence(numbers.WILL_SWAP, "{a} asked for no gold.", "LR-A26", (seat,)),
        Sentence(numbers.ACCEPTED, "{a} accepted the offer of {b}.", "LR-A26", (seat, seat)),
        Sentence(numbers.DECLINED, "{a} declined {b}'s offer.", "LR-A26", (seat, seat)),
        Sentence(numbers.COUNTERED, "{a} made {b} another offer instead.", "LR-A32", (seat, seat)),
        Sentence(numbers.WITHDREW, "{a} withdrew the offer to {b}.", "LR-A26", (seat, seat)),
    ]
