"""Tells in a sentence what has happened."""

from argosy.core.words import Sentence
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.words.nouns import Nouns


def travel_events(n: Nouns) -> list[Sentence]:
    seat, cell, number = n.seat, n.cell, n.number
    return [
        Sentence(num.BEGAN, "{a} was drawn to begin every round.", "WM-R8", (seat,)),
        Sentence(num.SHAPED, "The board has shape {a}.", "WM-A67", (n.shape,)),
        Sentence(num.LAID, "The tile {a} was laid on {b}.", "WM-A67", (n.tile, cell)),
        Sentence(num.BUILT_WILD, "{a} laid {b} on {c}.", "WM-R4", (seat, n.tile, cell)),
        Sentence(num.BUILT_TOWN, "{a} laid a town, face down, on {b}.", "WM-R5", (seat, cell)),
        Sentence(num.ROLLED, "{a} rolled {b}.", "WM-R9", (seat, n.die)),
        Sentence(num.ENTERED, "{a} came to {b}. Steps left: {c}.", "WM-R10", (seat, cell, number)),
        Sentence(num.STAYED, "{a} stayed.", "WM-A21", (seat,)),
        Sentence(num.STOPPED, "{a} stopped.", "WM-R10", (seat,)),
        Sentence(num.CONJURED, "{a} used magic against the land.", "WM-R23", (seat,)),
        Sentence(num.CHOSE_COMPASS, "{a} chose {b} as compass number.", "WM-R19", (seat, n.die)),
        Sentence(num.FOREST_PASSED, "{a} rolled {b}: through the forest.", "WM-R20", (seat, n.die)),
        Sentence(num.FOREST_LOST, "{a} rolled {b}: lost in the forest.", "WM-R20", (seat, n.die)),
        Sentence(num.EXPLORED, "{a} explored {b}: {c}.", "WM-R16", (seat, cell, n.town)),
        Sentence(num.CREDITED, "{a} got {b} to spend in {c}.", "WM-R16", (seat, number, n.town)),
        Sentence(num.SEARCHED, "{a} searched with {b}.", "WM-R22", (seat, number)),
        Sentence(num.FOUND, "{a} found {b} and took it {c}.", "WM-R22", (seat, n.good, n.manner)),
        Sentence(num.FOUND_NOTHING, "{a} gained nothing.", "WM-A38", (seat,)),
        Sentence(num.AMBUSHED, "{a} was attacked.", "WM-R22", (seat,)),
        Sentence(
            num.ORCS_CAME, "{a} laid orcs on {b}, strength {c}.", "WM-R27", (seat, cell, number)
        ),
        Sentence(num.FOUGHT, "{a} fought the orcs on {b}.", "WM-R28", (seat, cell)),
        Sentence(num.FIGHT_WON, "{a} won, {b} to {c}.", "WM-R28", (seat, number, number)),
        Sentence(num.FIGHT_LOST, "{a} lost, {b} to {c}.", "WM-R28", (seat, number, number)),
        Sentence(num.ATTACKED, "{a} attacked {b}.", "WM-R30", (seat, seat)),
        Sentence(num.DUEL_WON, "{a} beat {b} by {c}.", "WM-R30", (seat, seat, number)),
        Sentence(num.DUEL_LOST, "{a} failed against {b} by {c}.", "WM-R31", (seat, seat, number)),
        Sentence(num.ROUND_BEGAN, "Round {a} began.", "WM-R32", (number,)),
        Sentence(num.REACHED, "{a} reached the goal; this round is the last.", "WM-R32", (seat,)),
        Sentence(num.ENDED, "The game ended. {a}", "WM-R32", (n.ending,)),
    ]


def trade_events(n: Nouns) -> list[Sentence]:
    seat, good, number = n.seat, n.good, n.number
    return [
        Sentence(num.STOCKED, "A coin of {a} came to its town.", "WM-R13", (good,)),
        Sentence(num.DISCARDED, "{a} gave up {b} held {c}.", "WM-R30", (seat, good, n.manner)),
        Sentence(num.LOOTED, "{a} took {b} {c}.", "WM-R30", (seat, good, n.manner)),
        Sentence(num.WEAPON_LOST, "{a} lost a weapon.", "WM-R31", (seat,)),
        Sentence(num.BOUGHT, "{a} bought {b} {c}.", "WM-R12", (seat, good, n.manner)),
        Sentence(num.SOLD, "{a} sold {b}.", "WM-R12", (seat, good)),
        Sentence(num.BARTERED, "{a} bartered {b}, worth {c}.", "WM-R14", (seat, good, number)),
        Sentence(num.GOT_CART, "{a} bought a {b} cart.", "WM-R15", (seat, n.size)),
        Sentence(num.UPGRADED, "{a} made a small cart big.", "WM-R15", (seat,)),
        Sentence(num.PAID, "{a} paid {b} GC for {c}.", "WM-A39", (seat, number, n.cause)),
        Sentence(num.RECEIVED, "{a} received {b} GC: {c}.", "WM-A73", (seat, number, n.cause)),
        Sentence(
            num.SPENT_CREDIT, "{a} spent {b} credit on {c}.", "WM-A27", (seat, number, n.cause)
        ),
        Sentence(num.SPENT_BARTER, "{a} paid {b} with bartered goods.", "WM-A70", (seat, number)),
        Sentence(num.GAVE, "{a} gave {b} for shelter.", "WM-R21", (seat, good)),
    ]
