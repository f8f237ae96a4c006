"""Say why something may not be done."""

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, NOT_NOW, OVER
from argosy.core.words import Noun, Sentence
from argosy.games.land_routes import numbers
from argosy.games.land_routes.words.steps import NOW, STEPS


def step_reasons(seat: Noun) -> list[Sentence]:
    step = Noun("step", "word", ("", *(s.name for s in STEPS)), ("", *NOW))
    return [
        Sentence(NOT_A_TEXT, "That is no action of this game.", "LR-A31"),
        Sentence(OVER, "The game is over.", "LR-A31"),
        Sentence(CHANCE_DUE, "Not now: {a}.", "LR-A31", (step,)),
        Sentence(NOT_NOW, "Not now: {a}.", "LR-A31", (step,)),
        Sentence(NOT_ASKED, "It is {a}'s turn.", "LR-R4", (seat,)),
        Sentence(numbers.NOT_YOUR_WORD, "It is for {a} to say.", "LR-A26", (seat,)),
        Sentence(numbers.NOT_YOUR_OFFER, "Only {a} may withdraw this offer.", "LR-A26", (seat,)),
    ]


def center_reasons(square: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.NO_STAYING, "This table plays without staying: roll the die.", "LR-A7"),
        Sentence(numbers.STAY_ON_ROAD, "You can stay only at a trade center.", "LR-A7"),
        Sentence(numbers.NO_RELIEF, "This table plays without poor relief.", "LR-A24"),
        Sentence(numbers.BEG_ON_ROAD, "Poor relief is given only at a trade center.", "LR-A24"),
        Sentence(
            numbers.NOT_BROKE,
            "Poor relief is for those with less than {a} gold; you have {b}.",
            "LR-A24",
            (number, number),
        ),
        Sentence(numbers.BEG_WITH_CARGO, "Poor relief is for those without cargo.", "LR-A24"),
        Sentence(numbers.HAS_DEALT, "You have bought or sold in this turn.", "LR-A24"),
        Sentence(
            numbers.NO_PATH,
            "With a roll of {a} no move from {b} ends on {c}: use the whole roll, "
            "or stop at a trade center on the way.",
            "LR-R6",
            (number, square, square),
        ),
        Sentence(numbers.BUY_ON_ROAD, "You can buy only at a trade center.", "LR-R10"),
        Sentence(
            numbers.BOUGHT_ALREADY,
            "Purchases in a turn: {a}, and you have made them.",
            "LR-R14",
            (number,),
        ),
        Sentence(
            numbers.TOO_POOR, "A card costs {a} gold; you have {b}.", "LR-R10", (number, number)
        ),
        Sentence(
            numbers.HAND_FULL, "You hold {a} cargo already, and that is all.", "LR-R11", (number,)
        ),
        Sentence(numbers.SELL_ON_ROAD, "You can sell only at a trade center.", "LR-R12"),
        Sentence(
            numbers.SOLD_ALREADY,
            "Sales in a turn: {a}, and you have made them.",
            "LR-R14",
            (number,),
        ),
        Sentence(numbers.SLOT_EMPTY, "You have no card in place {a}.", "LR-R12", (number,)),
    ]


def trade_reasons(seat: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(numbers.TO_ONESELF, "An offer goes to another player.", "LR-A26"),
        Sentence(
            numbers.NO_OFFER_LEFT,
            "Offers in a turn: {a}, and you have made them.",
            "LR-A32",
            (number,),
        ),
        Sentence(numbers.OWN_SLOT_EMPTY, "You have only {a} cargo to give.", "LR-A26", (number,)),
        Sentence(
            numbers.OTHER_SLOT_EMPTY, "They have only {a} cargo to give.", "LR-A26", (number,)
        ),
        Sentence(numbers.NO_CARGO_NAMED, "A trade has cargo on at least one side.", "LR-A26"),
        Sentence(numbers.NOTHING_TO_PAY, "You would give nothing: you have no gold.", "LR-A26"),
        Sentence(numbers.NOTHING_TO_ASK, "They would give nothing: they have no gold.", "LR-A26"),
        Sentence(
            numbers.HAND_OVERFULL, "Somebody would hold more than {a} cargo.", "LR-A21", (number,)
        ),
        Sentence(numbers.PAYS_TOO_MUCH, "You have {a} gold.", "LR-A26", (number,)),
        Sentence(
            numbers.PAYS_FOR_NOTHING, "You would get nothing: ask for gold instead.", "LR-A26"
        ),
        Sentence(numbers.ASKS_TOO_MUCH, "{a} has {b} gold.", "LR-A26", (seat, number)),
        Sentence(numbers.ASKS_FOR_NOTHING, "You would give nothing: pay gold instead.", "LR-A26"),
        Sentence(
            numbers.EVEN_FOR_NOTHING, "One side would give nothing: gold has to be paid.", "LR-A26"
        ),
    ]
