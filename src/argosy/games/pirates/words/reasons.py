"""Say why something may not be done."""

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, NOT_NOW, OVER
from argosy.core.words import Sentence
from argosy.games.pirates import numbers
from argosy.games.pirates.words.nouns import Nouns


def common_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(NOT_A_TEXT, "That is no action of this game."),
        Sentence(OVER, "The game is over. {a}", "PV-R5", (n.ending,)),
        Sentence(CHANCE_DUE, "Chance comes first: {a}", "PV-R5", (n.step,)),
        Sentence(NOT_ASKED, "{a} decides now.", "PV-R5", (n.seat,)),
        Sentence(NOT_NOW, "That is not asked now: {a}", "PV-R7", (n.step,)),
        Sentence(
            numbers.NO_BERTH, "{a} is no free water with an edge along land.", "PV-R4", (n.square,)
        ),
    ]


def ship_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.NO_SHIP, "You have no ship: hail a free one first.", "PV-A26"),
        Sentence(
            numbers.CAPTAIN_ASHORE,
            "Your captain is ashore: the ship does nothing until they are back.",
            "PV-R27",
        ),
        Sentence(
            numbers.NO_COAST_AT_SEA,
            "Your ship is in the open ocean: return to a coast first.",
            "PV-R25",
        ),
        Sentence(
            numbers.HOLED_HERE,
            "Your ship is holed: first all crew on its islands must be aboard.",
            "PV-R12",
        ),
        Sentence(
            numbers.SAIL_TOO_FAR,
            "{a} is not within {b} squares along the coast.",
            "PV-R8",
            (n.square, n.number),
        ),
        Sentence(numbers.AT_SEA, "Your ship is in the open ocean already.", "PV-R9"),
        Sentence(
            numbers.HOLED_FROM_SEA, "Your ship is holed: it cannot put to sea either.", "PV-A17"
        ),
        Sentence(numbers.NO_BALL, "You have no cannonball aboard.", "PV-R10"),
        Sentence(
            numbers.NO_TARGET,
            "No line from your ship has {a} as its first legal target.",
            "PV-A59",
            (n.target,),
        ),
        Sentence(
            numbers.FEW_BALLS,
            "A boarding takes {a} cannonballs; you have {b}.",
            "PV-R13",
            (n.number, n.number),
        ),
        Sentence(numbers.OWN_SHIP, "That is the ship you command.", "PV-R13"),
        Sentence(
            numbers.FREE_TO_BOARD,
            "The {a} ship has no owner: there is nobody to board.",
            "PV-A25",
            (n.ship,),
        ),
        Sentence(
            numbers.SISTER_SHIP, "The {a} ship belongs to your other crew.", "PV-A58", (n.ship,)
        ),
        Sentence(
            numbers.BOARD_AT_SEA, "One of the ships is in the open ocean.", "PV-A27", (n.ship,)
        ),
        Sentence(
            numbers.NOT_ALONGSIDE,
            "The {a} ship does not lie side by side with yours.",
            "PV-A19",
            (n.ship,),
        ),
        Sentence(
            numbers.WHIRLPOOL_USED, "Your whirlpool was placed before: it never moves.", "PV-R22"
        ),
        Sentence(
            numbers.NO_FREE_COAST,
            "{a} is no free water with an edge along land.",
            "PV-A8",
            (n.square,),
        ),
        Sentence(numbers.NO_WHIRLPOOL, "Your whirlpool is not on the board.", "PV-R22"),
        Sentence(numbers.RETURN_FROM_COAST, "Your ship is not in the open ocean.", "PV-R25"),
        Sentence(
            numbers.RETURN_NOWHERE,
            "{a} is no free water with an edge along land.",
            "PV-R25",
            (n.square,),
        ),
        Sentence(
            numbers.HAS_SHIP,
            "You have a ship: only a captain without one may hail a boat.",
            "PV-A26",
        ),
        Sentence(numbers.NOT_A_FREE_SHIP, "The {a} ship is not free.", "PV-A26", (n.ship,)),
        Sentence(
            numbers.HAILED_THERE, "The {a} ship lies at {b} already.", "PV-A26", (n.ship, n.square)
        ),
        Sentence(
            numbers.NOT_HIS_ISLAND,
            "{a} has no edge along your captain's island.",
            "PV-A26",
            (n.square,),
        ),
        Sentence(numbers.HAILED_NOT_FREE, "{a} is not free water.", "PV-A8", (n.square,)),
    ]


def crew_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(
            numbers.KILLED_WALKER, "{a} is dead: recruit in the open ocean.", "PV-R16", (n.own,)
        ),
        Sentence(numbers.OCCUPIED, "{a} is taken by a piece or a die.", "PV-A29", (n.square,)),
        Sentence(
            numbers.WALK_TOO_FAR,
            "{a} cannot get there: {b} squares is all.",
            "PV-R16",
            (n.own, n.number),
        ),
        Sentence(
            numbers.OTHER_FLEES,
            "Only the piece that found the treasure moves now, not {a}.",
            "PV-R17",
            (n.own,),
        ),
        Sentence(
            numbers.FLEE_TOO_FAR,
            "{a} cannot get there: {b} squares is all.",
            "PV-R17",
            (n.own, n.number),
        ),
        Sentence(
            numbers.FREE_TO_ENTER,
            "The {a} ship is free: only a captain without a ship may enter it.",
            "PV-A25",
            (n.ship,),
        ),
        Sentence(
            numbers.OTHER_CREWS_SHIP, "The {a} ship belongs to another crew.", "PV-A33", (n.ship,)
        ),
        Sentence(numbers.OWN_DIE, "You can never collect your own treasure.", "PV-R19"),
        Sentence(numbers.SISTER_DIE, "The {a} die belongs to your other crew.", "PV-A58", (n.die,)),
        Sentence(
            numbers.NO_SPOT, "The {a} die marks no spot on the board now.", "PV-R17", (n.die,)
        ),
        Sentence(numbers.DIGGER_NOT_ON_LAND, "{a} is not on land.", "PV-A54", (n.own,)),
        Sentence(
            numbers.NOT_BESIDE_SPOT, "{a} is not beside the {b} die.", "PV-R17", (n.own, n.die)
        ),
        Sentence(numbers.OWN_COIN, "That is one of your own crew.", "PV-R20"),
        Sentence(numbers.SISTER_COIN, "{a} belongs to your other crew.", "PV-A58", (n.coin,)),
        Sentence(
            numbers.FIGHT_NOT_ON_LAND,
            "Both must stand on land: aboard, only a boarding fights.",
            "PV-A34",
        ),
        Sentence(numbers.NOT_BESIDE_COIN, "{a} is not beside {b}.", "PV-R20", (n.own, n.coin)),
        Sentence(numbers.RECRUIT_ON_COAST, "You recruit only in the open ocean.", "PV-R23"),
        Sentence(numbers.NOBODY_KILLED, "None of your crew is dead.", "PV-R23"),
        Sentence(numbers.SUPPLY_ON_COAST, "You take on supplies only in the open ocean.", "PV-R24"),
        Sentence(numbers.NO_BALL_SPENT, "All your cannonballs are aboard.", "PV-R24"),
        Sentence(numbers.UNLOAD_ON_COAST, "You unload only in the open ocean.", "PV-R26"),
        Sentence(numbers.NOTHING_ABOARD, "There is no treasure on your ship.", "PV-R26"),
    ]


def die_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.NO_LAND, "{a} is water: a die is hidden on land.", "PV-A3", (n.square,)),
        Sentence(numbers.DIE_THERE, "Another die is on {a}.", "PV-A3", (n.square,)),
        Sentence(numbers.PIECE_THERE, "A piece stands on {a}.", "PV-A29", (n.square,)),
        Sentence(
            numbers.SAME_SQUARE,
            "The die is on {a} already: to leave it there, stay.",
            "PV-A43",
            (n.square,),
        ),
        Sentence(
            numbers.FELL_THERE,
            "The carrier fell on {a}: the die goes somewhere else.",
            "PV-A60",
            (n.square,),
        ),
        Sentence(
            numbers.WALLED_IN,
            "On {a} a die would be walled in by dice and water.",
            "PV-A56",
            (n.square,),
        ),
    ]
