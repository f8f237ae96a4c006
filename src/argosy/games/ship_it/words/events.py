"""Tells in a sentence what has happened."""

from argosy.core.words import Sentence
from argosy.games.ship_it import numbers as num
from argosy.games.ship_it.words.nouns import Nouns


def events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.LAID, "{a} was laid, its mark {b}.", "SI-R2", (n.tile, n.corner)),
        Sentence(
            num.DEALT,
            "Freight, hubs and officials took their places; links went face down.",
            "SI-R4",
        ),
        Sentence(num.ROUND_BEGAN, "Round {a} began.", "SI-A44", (n.number,)),
        Sentence(
            num.TURN_BEGAN,
            "{a} began the turn with {b} action points.",
            "SI-R8",
            (n.colour, n.number),
        ),
        Sentence(num.DREW, "{a} bought a link: {b}.", "SI-R10", (n.colour, n.domino)),
        Sentence(num.TOOK, "{a} took the {b} off the board.", "SI-R11", (n.colour, n.domino)),
        Sentence(num.BUILT, "{a} built the {b} at {c}.", "SI-R12", (n.colour, n.domino, n.square)),
        Sentence(
            *(num.DIRECTED, "{a} moved its official to {b} for {c} AP.", "SI-R13"),
            (n.colour, n.space, n.number),
        ),
        Sentence(
            *(num.STOPPED, "{a} chose pip-stop {b} for {c} AP.", "SI-R14"),
            (n.colour, n.pipstop, n.number),
        ),
        Sentence(num.MOVED, "{a} moved {b} to {c}.", "SI-R14", (n.colour, n.load, n.space)),
        Sentence(num.TURNED, "{a} was turned up: a {b}.", "SI-R20", (n.load, n.value)),
        Sentence(
            *(num.SHIPPED, "{a} shipped from {b}: {c} together.", "SI-R21"),
            (n.colour, n.tile, n.number),
        ),
        Sentence(num.EARNED, "{a} earned {b}.", "SI-R22", (n.colour, n.number)),
        Sentence(num.HUB_MOVED, "The hub moved to {a}.", "SI-R23", (n.tile,)),
        Sentence(num.PAWN_LEFT, "The {a} pawn left the game.", "SI-R33", (n.colour,)),
        Sentence(
            num.KEPT, "{a} kept {b}, a {c}, as a chit.", "SI-R24", (n.colour, n.load, n.value)
        ),
        Sentence(num.LAID_OUT, "{a} was laid on {b}.", "SI-R24", (n.load, n.tile)),
        Sentence(num.LOOKED, "{a} looked at {b}: a {c}.", "SI-A32", (n.seat, n.load, n.value)),
        Sentence(num.ENDED, "The game ended. {a}", "SI-R33", (n.ending,)),
    ]
