"""Gives every action and every outcome of chance its text."""

from argosy.core.words import Verb
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.words.nouns import Nouns


def outcomes(n: Nouns) -> list[Verb]:
    return [
        Verb(num.FIRST, "first", (n.seat,), "WM-R8"),
        Verb(num.SHAPE, "shape", (n.shape,), "WM-A67"),
        Verb(num.LAY_TILE, "lay", (n.tile, n.cell), "WM-A67"),
        Verb(num.TILE, "tile", (n.tile,), "WM-R3"),
        Verb(num.COIN, "coin", (n.good,), "WM-R13"),
        Verb(num.NUMBER_DRAWN, "number", (n.strength,), "WM-A69"),
        Verb(num.DIE, "die", (n.die,), "WM-R9"),
        Verb(num.TOWN_NAMED, "town", (n.town,), "WM-R16"),
    ]


ROLLS = "Dice will be rolled."
DRAWS = "A coin will be drawn."


def travel_verbs(n: Nouns) -> list[Verb]:
    return [
        Verb(num.HEAD, "head", (n.way,), "WM-R9", "Set out {a}", ROLLS),
        Verb(num.ROLL, "roll", (), "WM-R20", "Roll in the forest", ROLLS),
        Verb(num.STAY, "stay", (), "WM-R11", "Stay here this turn"),
        Verb(
            num.EXPLORE, "explore", (), "WM-R16", "Explore this town", "The town will be turned up."
        ),
        Verb(num.SEARCH, "search", (), "WM-R22", "Search this place", ROLLS),
        Verb(num.MAGIC, "magic", (), "WM-R23", "Use magic: no terrain effects this turn", DRAWS),
        Verb(num.FIGHT, "fight", (), "WM-R28", "Fight the orcs here", ROLLS),
        Verb(num.STEP, "step", (n.way,), "WM-R10", "Go {a}"),
        Verb(num.FERRY, "ferry", (n.way,), "WM-R18", "Pay for a boat and go {a}"),
        Verb(num.COMPASS, "compass", (n.die,), "WM-R19", "Let the {a} be your compass"),
        Verb(num.STOP, "stop", (), "WM-R10", "Stop here"),
        Verb(num.ATTACK, "attack", (n.rival,), "WM-R30", "Attack {a}", ROLLS),
        Verb(num.PASS, "pass", (), "WM-R30", "Leave the others in peace"),
        Verb(num.DISCARD, "discard", (n.manner, n.good), "WM-R30", "Discard {b} you have {a}"),
        Verb(num.TAKE, "take", (n.manner, n.good), "WM-R22", "Take {b} {a}"),
        Verb(num.LEAVE, "leave", (), "WM-R30", "Take nothing"),
    ]


def other_verbs(n: Nouns) -> list[Verb]:
    return [
        Verb(num.BUY, "buy", (n.manner,), "WM-R12", "Buy a unit {a}"),
        Verb(num.SELL, "sell", (n.cargo,), "WM-R12", "Sell {a}", DRAWS),
        Verb(num.BARTER, "barter", (n.gear,), "WM-R14", "Barter {a}", DRAWS),
        Verb(num.CART, "cart", (n.size,), "WM-R15", "Buy a {a} cart"),
        Verb(num.UPGRADE, "upgrade", (), "WM-R15", "Make a small cart big"),
        Verb(num.DONE, "done", (), "WM-R11", "End your trade"),
        Verb(num.PAY, "pay", (), "WM-R21", "Pay for shelter"),
        Verb(num.GIVE, "give", (n.cargo,), "WM-R21", "Give {a} for shelter", DRAWS),
        Verb(num.DRAW, "draw", (n.stack,), "WM-R4", "Draw {a}"),
        Verb(num.LAY, "lay", (n.cell,), "WM-R4", "Lay it on {a}"),
        Verb(num.ORCS, "orcs", (n.cell,), "WM-R27", "Lay the orcs on {a}"),
    ]
