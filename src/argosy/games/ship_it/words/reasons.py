"""Says in a sentence why an action is not legal."""

from argosy.core.words import Sentence
from argosy.games.ship_it import numbers as num
from argosy.games.ship_it.words.nouns import Nouns
from argosy.games.ship_it.words.steps import ENDINGS


def reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.NOT_A_TEXT, "That is no action of this game."),
        *[Sentence(num.OVER + e.number, f"The game is over. {e.says}", e.clause) for e in ENDINGS],
        Sentence(
            num.CHANCE_AWAITED, "Something is being drawn or turned up: wait for it.", "SI-R8"
        ),
        Sentence(num.NOT_YOUR_TURN, "It is {a}'s turn.", "SI-R8", (n.seat,)),
        Sentence(
            *(num.OTHER_PHASE, "The phases have their order, and now you are {a}.", "SI-R9"),
            (n.step,),
        ),
        Sentence(
            num.TOO_FEW_POINTS, "That costs {a} AP; you have {b}.", "SI-R8", (n.number, n.number)
        ),
        *reasons_of_links(n),
        *reasons_of_officials(n),
        *reasons_of_freight(n),
    ]


def reasons_of_links(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.POOL_EMPTY, "The pool is empty: no link is left to buy.", "SI-R10"),
        Sentence(
            num.POOL_NOT_EMPTY,
            "Links come back only when the pool is empty; now you can buy.",
            "SI-R11",
        ),
        Sentence(
            num.TOOK_BACK, "You may take back {a} in a turn, and you have.", "SI-R11", (n.number,)
        ),
        Sentence(num.NOT_ON_BOARD, "The {a} is not on the board.", "SI-R11", (n.domino,)),
        Sentence(num.LINK_IN_USE, "A load or an official is on the {a}.", "SI-R11", (n.domino,)),
        Sentence(
            num.LINK_STUCK, "The {a} has no straight way out to any side.", "SI-A9", (n.domino,)
        ),
        Sentence(
            num.NOT_BOUGHT,
            "The {a} is not among the links you have to build.",
            "SI-R12",
            (n.domino,),
        ),
        Sentence(num.OFF_GRID, "Both halves must lie on the grid.", "SI-A10"),
        Sentence(num.NOT_FREE, "Something lies there: both squares must be free.", "SI-A8"),
        Sentence(
            num.TOUCHES_NOTHING, "A link must touch a tile or another link along an edge.", "SI-R12"
        ),
        Sentence(num.LINKS_FIRST, "Every link you have bought must be built first.", "SI-R12"),
    ]


def reasons_of_officials(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.NO_SPACE, "{a} is no tile and no half-domino.", "SI-R13", (n.space,)),
        Sentence(num.OFFICIAL_STAYS, "Your official is on {a} already.", "SI-R13", (n.space,)),
        Sentence(
            *(
                num.OFFICIAL_CROWDED,
                "Another official or a load of another colour is on {a}.",
                "SI-A19",
            ),
            (n.space,),
        ),
        Sentence(num.NO_WAY, "No way of connected spaces leads to {a}.", "SI-R13", (n.space,)),
    ]


def reasons_of_freight(n: Nouns) -> list[Sentence]:
    return [
        Sentence(
            num.PIPSTOP_CHOSEN,
            "You have chosen pip-stop {a} for this turn.",
            "SI-R14",
            (n.pipstop,),
        ),
        Sentence(num.PIPSTOP_TOO_HIGH, "A pip-stop goes from 0 to 6.", "SI-R14"),
        Sentence(
            num.NO_LOAD_MOVES,
            "None of your loads could move with pip-stop {a}.",
            "SI-A48",
            (n.pipstop,),
        ),
        Sentence(num.PIPSTOP_FIRST, "Choose a pip-stop first.", "SI-R14"),
        Sentence(num.NOT_YOUR_LOAD, "{a} is not yours to move.", "SI-R14", (n.load,)),
        Sentence(num.IS_CHIT, "{a} is a chit and off the board for good.", "SI-R24", (n.load,)),
        Sentence(num.WAREHOUSED, "{a} is warehoused until it is shipped.", "SI-A23", (n.load,)),
        Sentence(num.HAS_MOVED, "{a} has moved in this turn.", "SI-A17", (n.load,)),
        Sentence(
            *(num.FROZEN, "{a} is frozen: another colour's official closes its region.", "SI-R30"),
            (n.load,),
        ),
        Sentence(num.NO_SPACE_FOR_LOAD, "{a} is no tile and no half-domino.", "SI-R15", (n.space,)),
        Sentence(num.LOAD_STAYS, "{a} lies on {b} already.", "SI-R15", (n.load, n.space)),
        Sentence(num.OFFICIAL_BARS, "Another colour's official is on {a}.", "SI-R28", (n.space,)),
        Sentence(
            *(num.REGION_CLOSED, "{a} lies in a region that another official closes.", "SI-R29"),
            (n.space,),
        ),
        Sentence(
            num.LOAD_THERE, "A load lies on {a}; there is room for one.", "SI-R16", (n.space,)
        ),
        Sentence(
            *(num.NOT_REACHED, "{a} does not get to {b} with pip-stop {c}.", "SI-R15"),
            (n.load, n.space, n.pipstop),
        ),
        Sentence(
            num.NOT_YOUR_COIN, "{a} is no coin of yours in this shipment.", "SI-R24", (n.load,)
        ),
        Sentence(num.CHIT_FIRST, "Choose the coin that becomes your chit.", "SI-R24"),
    ]
