"""Say what happened, as the log tells it."""

from argosy.core.words import Sentence
from argosy.games.pirates import numbers
from argosy.games.pirates.words.nouns import Nouns


def setup_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.ISLAND_ROLLED, "The die chose {a}.", "PV-R3", (n.island,)),
        Sentence(numbers.BEGAN, "The {a} crew was drawn to begin.", "PV-A1", (n.suit,)),
        Sentence(numbers.DEALT, "{a} got the value {c}.", "PV-R2", (n.coin, n.number, n.value)),
        Sentence(numbers.PLACED, "{a} placed the ship at {b}.", "PV-R4", (n.suit, n.square)),
        Sentence(numbers.HID, "The {a} die was hidden on {b}.", "PV-R6", (n.die, n.square)),
        Sentence(numbers.LEFT_DIE, "The {a} die stayed where it was.", "PV-A43", (n.die,)),
        Sentence(numbers.ENDED_TURN, "{a} ended the turn.", "PV-A2", (n.suit,)),
        Sentence(numbers.NEW_ROUND, "Round {a} began.", "PV-R5", (n.number,)),
    ]


def ship_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.SAILED, "{a} sailed to {b}.", "PV-R8", (n.suit, n.square)),
        Sentence(numbers.PUT_TO_SEA, "{a} put to sea.", "PV-R9", (n.suit,)),
        Sentence(
            numbers.RETURNED, "{a} returned to the coast at {b}.", "PV-R25", (n.suit, n.square)
        ),
        Sentence(numbers.SHOT, "{a} fired a cannon and hit {b}.", "PV-R11", (n.suit, n.coin)),
        Sentence(
            numbers.SHOT_SHIP,
            "{a} fired a cannon and hit the {b} ship.",
            "PV-R10",
            (n.suit, n.ship),
        ),
        Sentence(numbers.HOLED, "The {a} ship was holed.", "PV-R12", (n.ship,)),
        Sentence(numbers.MENDED, "The {a} ship was sound again.", "PV-A16", (n.ship,)),
        Sentence(numbers.BOARDED, "{a} boarded the {b} ship.", "PV-R13", (n.suit, n.ship)),
        Sentence(
            *(numbers.COMPARED_STRENGTH, "The attack was {a} strong, the defence {b}.", "PV-R13"),
            (n.number, n.number),
        ),
        Sentence(numbers.REPELLED, "{a} beat back {b}.", "PV-R15", (n.suit, n.suit)),
        Sentence(numbers.TOOK, "{a} took the {b} die.", "PV-R14", (n.suit, n.die)),
        Sentence(
            numbers.SEIZED,
            "{a} seized the {b} ship and left the {c} ship behind.",
            "PV-R14",
            (n.suit, n.ship, n.ship),
        ),
        Sentence(
            numbers.LEFT_SHIP, "{a} did not move over to the {b} ship.", "PV-R14", (n.suit, n.ship)
        ),
        Sentence(
            numbers.PLACED_WHIRLPOOL, "{a} placed a whirlpool at {b}.", "PV-R22", (n.suit, n.square)
        ),
        Sentence(numbers.DRAINED, "{a} removed the whirlpool.", "PV-R22", (n.suit,)),
        Sentence(
            numbers.HAILED, "{a} hailed the {b} ship to {c}.", "PV-A26", (n.suit, n.ship, n.square)
        ),
    ]


def crew_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.WALKED, "{a} walked to {b}.", "PV-R16", (n.piece, n.square)),
        Sentence(numbers.WENT_ABOARD, "{a} went aboard the {b} ship.", "PV-R16", (n.piece, n.ship)),
        Sentence(numbers.TOOK_SHIP, "{a} took the {b} ship.", "PV-A25", (n.piece, n.ship)),
        Sentence(numbers.DUG, "{a} dug for the {b} die.", "PV-R17", (n.piece, n.die)),
        Sentence(numbers.ROLLED, "The {a} die showed {b}.", "PV-R17", (n.die, n.face)),
        Sentence(
            *(numbers.FOUND, "{a} found the treasure under the {b} die, worth {c}.", "PV-R17"),
            (n.piece, n.die, n.number),
        ),
        Sentence(numbers.MISSED, "{a} missed the {b} die.", "PV-R18", (n.piece, n.die)),
        Sentence(numbers.STOOD, "{a} stayed where it was.", "PV-A41", (n.piece,)),
        Sentence(numbers.ATTACKED, "{a} attacked {b}.", "PV-R20", (n.coin, n.coin)),
        Sentence(
            numbers.DREW, "{a} and {b} were equal, and both lived.", "PV-A35", (n.coin, n.coin)
        ),
        Sentence(numbers.SHOWED, "{a} showed the value {b}.", "PV-A52", (n.coin, n.value)),
        Sentence(numbers.KILLED_CREW, "{a} was killed.", "PV-R20", (n.coin,)),
        Sentence(numbers.RECRUITED, "{a} recruited the killed crew.", "PV-R23", (n.suit,)),
        Sentence(
            numbers.SUPPLIED, "{a} took on supplies: {b} cannonballs.", "PV-R24", (n.suit, n.number)
        ),
        Sentence(
            *(numbers.CLAIMED, "{a} brought home the {b} die, worth {c}.", "PV-R26"),
            (n.suit, n.die, n.number),
        ),
    ]


def end_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(
            numbers.TIED,
            "{a} players were level, and rolled their treasures.",
            "PV-A50",
            (n.number,),
        ),
        Sentence(numbers.ENDED, "The game ended. {a}", "PV-R29", (n.ending,)),
    ]
