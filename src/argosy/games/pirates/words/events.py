"""What happened, as the log tells it."""

from argosy.core.words import Sentence
from argosy.games.pirates import numbers as t
from argosy.games.pirates.words.nouns import Nouns

# ── Events ────────────────────────────────────────────────────────────────────────────────────────


def setup_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.ISLAND_ROLLED, "The die chose {a}.", "PV-R3", (n.island,)),
        Sentence(t.BEGAN, "The {a} crew was drawn to begin.", "PV-A1", (n.suit,)),
        Sentence(t.DEALT, "{a} got the value {c}.", "PV-R2", (n.coin, n.number, n.value)),
        Sentence(t.PLACED, "{a} placed the ship at {b}.", "PV-R4", (n.suit, n.square)),
        Sentence(t.HID, "The {a} die was hidden on {b}.", "PV-R6", (n.die, n.square)),
        Sentence(t.LEFT_DIE, "The {a} die stayed where it was.", "PV-A43", (n.die,)),
        Sentence(t.ENDED_TURN, "{a} ended the turn.", "PV-A2", (n.suit,)),
        Sentence(t.NEW_ROUND, "Round {a} began.", "PV-R5", (n.number,)),
    ]


def ship_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.SAILED, "{a} sailed to {b}.", "PV-R8", (n.suit, n.square)),
        Sentence(t.PUT_TO_SEA, "{a} put to sea.", "PV-R9", (n.suit,)),
        Sentence(t.RETURNED, "{a} returned to the coast at {b}.", "PV-R25", (n.suit, n.square)),
        Sentence(t.SHOT, "{a} fired a cannon and hit {b}.", "PV-R11", (n.suit, n.coin)),
        Sentence(
            t.SHOT_SHIP, "{a} fired a cannon and hit the {b} ship.", "PV-R10", (n.suit, n.ship)
        ),
        Sentence(t.HOLED, "The {a} ship was holed.", "PV-R12", (n.ship,)),
        Sentence(t.MENDED, "The {a} ship was sound again.", "PV-A16", (n.ship,)),
        Sentence(t.BOARDED, "{a} boarded the {b} ship.", "PV-R13", (n.suit, n.ship)),
        Sentence(
            *(t.COMPARED_STRENGTH, "The attack was {a} strong, the defence {b}.", "PV-R13"),
            (n.number, n.number),
        ),
        Sentence(t.REPELLED, "{a} beat back {b}.", "PV-R15", (n.suit, n.suit)),
        Sentence(t.TOOK, "{a} took the {b} die.", "PV-R14", (n.suit, n.die)),
        Sentence(
            t.SEIZED,
            "{a} seized the {b} ship and left the {c} ship behind.",
            "PV-R14",
            (n.suit, n.ship, n.ship),
        ),
        Sentence(t.LEFT_SHIP, "{a} did not move over to the {b} ship.", "PV-R14", (n.suit, n.ship)),
        Sentence(
            t.PLACED_WHIRLPOOL, "{a} placed a whirlpool at {b}.", "PV-R22", (n.suit, n.square)
        ),
        Sentence(t.DRAINED, "{a} removed the whirlpool.", "PV-R22", (n.suit,)),
        Sentence(t.HAILED, "{a} hailed the {b} ship to {c}.", "PV-A26", (n.suit, n.ship, n.square)),
    ]


def crew_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.WALKED, "{a} walked to {b}.", "PV-R16", (n.piece, n.square)),
        Sentence(t.WENT_ABOARD, "{a} went aboard the {b} ship.", "PV-R16", (n.piece, n.ship)),
        Sentence(t.TOOK_SHIP, "{a} took the {b} ship.", "PV-A25", (n.piece, n.ship)),
        Sentence(t.DUG, "{a} dug for the {b} die.", "PV-R17", (n.piece, n.die)),
        Sentence(t.ROLLED, "The {a} die showed {b}.", "PV-R17", (n.die, n.face)),
        Sentence(
            *(t.FOUND, "{a} found the treasure under the {b} die, worth {c}.", "PV-R17"),
            (n.piece, n.die, n.number),
        ),
        Sentence(t.MISSED, "{a} missed the {b} die.", "PV-R18", (n.piece, n.die)),
        Sentence(t.STOOD, "{a} stayed where it was.", "PV-A41", (n.piece,)),
        Sentence(t.ATTACKED, "{a} attacked {b}.", "PV-R20", (n.coin, n.coin)),
        Sentence(t.DREW, "{a} and {b} were equal, and both lived.", "PV-A35", (n.coin, n.coin)),
        Sentence(t.SHOWED, "{a} showed the value {b}.", "PV-A52", (n.coin, n.value)),
        Sentence(t.KILLED_CREW, "{a} was killed.", "PV-R20", (n.coin,)),
        Sentence(t.RECRUITED, "{a} recruited the killed crew.", "PV-R23", (n.suit,)),
        Sentence(
            t.SUPPLIED, "{a} took on supplies: {b} cannonballs.", "PV-R24", (n.suit, n.number)
        ),
        Sentence(
            *(t.CLAIMED, "{a} brought home the {b} die, worth {c}.", "PV-R26"),
            (n.suit, n.die, n.number),
        ),
    ]


def end_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(
            t.TIED, "{a} players were level, and rolled their treasures.", "PV-A50", (n.number,)
        ),
        Sentence(t.ENDED, "The game ended. {a}", "PV-R29", (n.ending,)),
    ]
