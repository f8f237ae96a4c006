"""Gives every action and every outcome of chance its text."""

from argosy.core.words import Verb
from argosy.games.ship_it import numbers as num
from argosy.games.ship_it.words.nouns import Nouns


def actions(n: Nouns) -> list[Verb]:
    return [
        Verb(num.BUY, "buy", (), "SI-R10", "Buy a link", "A domino will be drawn."),
        Verb(num.TAKEBACK, "takeback", (n.domino,), "SI-R11", "Take back the {a}"),
        Verb(num.CHOOSE, "choose", (n.domino,), "SI-R12", "Build the {a} next"),
        Verb(num.BUILD, "build", (n.square, n.way), "SI-R12", "Build on {a}, to the {b}"),
        Verb(num.OFFICIAL, "official", (n.space,), "SI-R13", "Move your official to {a}"),
        Verb(num.PIPSTOP, "pipstop", (n.pipstop,), "SI-R14", "Choose pip-stop {a}"),
        Verb(num.SHIP, "ship", (n.load, n.space), "SI-R14", "Move {a} to {b}"),
        Verb(num.KEEP, "chit", (n.load,), "SI-R24", "Keep {a} as a chit"),
        Verb(num.DONE, "done", (), "SI-R9", "Go on to the next phase"),
    ]


def outcomes(n: Nouns) -> list[Verb]:
    return [
        Verb(num.TILE, "tile", (n.tile, n.corner), "SI-R2"),
        Verb(num.DOMINO, "domino", (n.domino,), "SI-R10"),
        Verb(num.TURN, "turn", (n.load, n.value), "SI-R20"),
        Verb(num.LAY, "lay", (n.load, n.tile), "SI-R24"),
        Verb(num.LOOK, "look", (n.load, n.value), "SI-A32"),
    ]
