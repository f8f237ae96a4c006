"""Write the actions as the notation has them and as a button says them."""

from argosy.core.words import Noun, Verb
from argosy.games.land_routes import numbers


def own_actions(center: Noun, square: Noun, slot: Noun) -> list[Verb]:
    rolls = "The die cannot be taken back."
    draws = "A card is turned up, and that cannot be taken back."
    return [
        Verb(numbers.START, "start", (center,), "LR-R4", "Start at {a}"),
        Verb(numbers.ROLL, "roll", (), "LR-R5", "Roll the die and move", rolls),
        Verb(numbers.STAY, "stay", (), "LR-A7", "Stay here this turn"),
        Verb(numbers.BEG, "beg", (), "LR-A24", "Take poor relief and end your turn"),
        Verb(numbers.MOVE, "move", (square,), "LR-R6", "Move to {a}"),
        Verb(numbers.BUY, "buy", (), "LR-R10", "Buy the card in the HAS box", draws),
        Verb(numbers.SELL, "sell", (slot,), "LR-R12", "Sell card {a}"),
        Verb(numbers.DONE, "done", (), "LR-A33", "Close the sale"),
        Verb(numbers.END, "end", (), "LR-R14", "End your turn"),
    ]


def trade_actions(seat: Noun, bundle: Noun, amount: Noun) -> list[Verb]:
    return [
        Verb(
            numbers.OFFER,
            "offer",
            (seat, bundle, bundle),
            "LR-A32",
            "Offer {a} a trade: you give {b}, you want {c}",
        ),
        Verb(numbers.PAY, "pay", (amount,), "LR-A26", "Add {a} gold yourself"),
        Verb(numbers.ASK, "ask", (amount,), "LR-A26", "Ask for {a} gold as well"),
        Verb(numbers.EVEN, "even", (), "LR-A26", "No gold on either side"),
        Verb(numbers.ACCEPT, "accept", (), "LR-A26", "Accept the offer"),
        Verb(numbers.DECLINE, "decline", (), "LR-A26", "Decline the offer"),
        Verb(
            numbers.COUNTER,
            "counter",
            (bundle, bundle),
            "LR-A32",
            "Make another offer: you give {a}, you want {b}",
        ),
        Verb(numbers.WITHDRAW, "withdraw", (), "LR-A26", "Withdraw your offer"),
    ]
