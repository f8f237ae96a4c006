"""Which message says an event, a reason against an action, a step or an ending, and with which nouns."""

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, NOT_NOW, OVER
from argosy.core.words import Sentence
from argosy.games.pirates import numbers, state
from argosy.games.pirates.words.nouns import ENDING_IDS, Nouns

CHANCE = ("rolling", "drawing", "dealing", "digging", "recruiting", "rolling-off")
DECISIONS = ("placing", "marking", "acting", "hiding", "fleeing", "seizing", "burying")
STEPS = (*CHANCE, *DECISIONS, "resting")

ENDINGS = (
    Sentence(numbers.ALONE, ENDING_IDS[numbers.ALONE], "PV-R28"),
    Sentence(numbers.COMPARED, ENDING_IDS[numbers.COMPARED], "PV-R29"),
    Sentence(numbers.TIE_BROKEN, ENDING_IDS[numbers.TIE_BROKEN], "PV-R30"),
    Sentence(numbers.ROLLED_OFF, ENDING_IDS[numbers.ROLLED_OFF], "PV-A50"),
    Sentence(numbers.ROUNDS_OVER, ENDING_IDS[numbers.ROUNDS_OVER], "PV-A51"),
)


# ── Events ────────────────────────────────────────────────────────────────────────────────────────


def events(n: Nouns) -> list[Sentence]:
    return [*setup_events(n), *ship_events(n), *crew_events(n), *end_events(n)]


def setup_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.ISLAND_ROLLED, "island-rolled", "PV-R3", (n.island,)),
        Sentence(numbers.BEGAN, "began", "PV-A1", (n.crew,)),
        Sentence(numbers.DEALT, "dealt", "PV-R2", (n.coin, n.nothing, n.value)),
        Sentence(numbers.PLACED, "placed", "PV-R4", (n.crew, n.square)),
        Sentence(numbers.HID, "hid", "PV-R6", (n.die, n.square)),
        Sentence(numbers.LEFT_DIE, "left-die", "PV-A43", (n.die,)),
        Sentence(numbers.ENDED_TURN, "ended-turn", "PV-A2", (n.crew,)),
        Sentence(numbers.NEW_ROUND, "new-round", "PV-R5", (n.round,)),
    ]


def ship_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.SAILED, "sailed", "PV-R8", (n.crew, n.square)),
        Sentence(numbers.PUT_TO_SEA, "put-to-sea", "PV-R9", (n.crew,)),
        Sentence(numbers.RETURNED, "returned", "PV-R25", (n.crew, n.square)),
        Sentence(numbers.SHOT, "shot", "PV-R11", (n.crew, n.coin)),
        Sentence(numbers.SHOT_SHIP, "shot-ship", "PV-R10", (n.crew, n.flagship)),
        Sentence(numbers.HOLED, "holed", "PV-R12", (n.flagship,)),
        Sentence(numbers.MENDED, "mended", "PV-A16", (n.flagship,)),
        Sentence(numbers.BOARDED, "boarded", "PV-R13", (n.crew, n.flagship)),
        Sentence(numbers.COMPARED_STRENGTH, "compared", "PV-R13", (n.attack, n.defence)),
        Sentence(numbers.REPELLED, "repelled", "PV-R15", (n.crew, n.attacker)),
        Sentence(numbers.TOOK, "took", "PV-R14", (n.crew, n.die)),
        Sentence(numbers.SEIZED, "seized", "PV-R14", (n.crew, n.flagship)),
        Sentence(numbers.LEFT_SHIP, "left-ship", "PV-R14", (n.crew, n.flagship)),
        Sentence(numbers.PLACED_WHIRLPOOL, "placed-whirlpool", "PV-R22", (n.crew, n.square)),
        Sentence(numbers.DRAINED, "drained", "PV-R22", (n.crew,)),
        Sentence(numbers.HAILED, "hailed", "PV-A26", (n.crew, n.ship, n.square)),
    ]


def crew_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.WALKED, "walked", "PV-R16", (n.piece, n.square)),
        Sentence(numbers.WENT_ABOARD, "went-aboard", "PV-R16", (n.piece, n.any_flagship)),
        Sentence(numbers.TOOK_SHIP, "took-ship", "PV-A25", (n.piece, n.ship)),
        Sentence(numbers.DUG, "dug", "PV-R17", (n.piece, n.die)),
        Sentence(numbers.ROLLED, "rolled", "PV-R17", (n.die, n.face)),
        Sentence(numbers.FOUND, "found", "PV-R17", (n.piece, n.die, n.worth)),
        Sentence(numbers.MISSED, "missed", "PV-R18", (n.piece, n.die)),
        Sentence(numbers.STOOD, "stood", "PV-A41", (n.piece,)),
        Sentence(numbers.ATTACKED, "attacked", "PV-R20", (n.coin, n.enemy)),
        Sentence(numbers.DREW, "drew", "PV-A35", (n.coin, n.enemy)),
        Sentence(numbers.SHOWED, "showed", "PV-A52", (n.coin, n.value)),
        Sentence(numbers.KILLED_CREW, "killed", "PV-R20", (n.coin,)),
        Sentence(numbers.RECRUITED, "recruited", "PV-R23", (n.crew,)),
        Sentence(numbers.SUPPLIED, "supplied", "PV-R24", (n.crew, n.number)),
        Sentence(numbers.CLAIMED, "claimed", "PV-R26", (n.crew, n.die, n.worth)),
    ]


def end_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.TIED, "tied", "PV-A50", (n.number,)),
        Sentence(numbers.ENDED, "ended", "PV-R29", (n.ending,)),
    ]


# ── Reasons ───────────────────────────────────────────────────────────────────────────────────────


def reasons(n: Nouns) -> list[Sentence]:
    return [*common_reasons(n), *ship_reasons(n), *crew_reasons(n), *die_reasons(n)]


def common_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(NOT_A_TEXT, "not-a-text"),
        Sentence(OVER, "over", "PV-R5", (n.ending,)),
        *(Sentence(CHANCE_DUE, id, "PV-R5", when=n) for n, id in enumerate(CHANCE, 1)),
        Sentence(NOT_ASKED, "not-asked", "PV-R5", (n.seat,)),
        *(Sentence(NOT_NOW, id, "PV-R7", when=n) for n, id in enumerate(DECISIONS, state.PLACING)),
        Sentence(numbers.NO_BERTH, "no-berth", "PV-R4", (n.square,)),
    ]


def ship_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.NO_SHIP, "no-ship", "PV-A26"),
        Sentence(numbers.CAPTAIN_ASHORE, "captain-ashore", "PV-R27"),
        Sentence(numbers.NO_COAST_AT_SEA, "no-coast-at-sea", "PV-R25"),
        Sentence(numbers.HOLED_HERE, "holed-here", "PV-R12"),
        Sentence(numbers.SAIL_TOO_FAR, "sail-too-far", "PV-R8", (n.square, n.number)),
        Sentence(numbers.AT_SEA, "at-sea", "PV-R9"),
        Sentence(numbers.HOLED_FROM_SEA, "holed-from-sea", "PV-A17"),
        Sentence(numbers.NO_BALL, "no-ball", "PV-R10"),
        Sentence(numbers.NO_TARGET, "no-target", "PV-A59", (n.target,)),
        Sentence(numbers.FEW_BALLS, "few-balls", "PV-R13", (n.needed, n.number)),
        Sentence(numbers.OWN_SHIP, "own-ship", "PV-R13"),
        Sentence(numbers.FREE_TO_BOARD, "free-to-board", "PV-A25", (n.ship,)),
        Sentence(numbers.SISTER_SHIP, "sister-ship", "PV-A58", (n.ship,)),
        Sentence(numbers.BOARD_AT_SEA, "board-at-sea", "PV-A27", (n.any_ship,)),
        Sentence(numbers.NOT_ALONGSIDE, "not-alongside", "PV-A19", (n.ship,)),
        Sentence(numbers.WHIRLPOOL_USED, "whirlpool-used", "PV-R22"),
        Sentence(numbers.NO_FREE_COAST, "no-free-coast", "PV-A8", (n.square,)),
        Sentence(numbers.NO_WHIRLPOOL, "no-whirlpool", "PV-R22"),
        Sentence(numbers.RETURN_FROM_COAST, "return-from-coast", "PV-R25"),
        Sentence(numbers.RETURN_NOWHERE, "return-nowhere", "PV-R25", (n.square,)),
        Sentence(numbers.HAS_SHIP, "has-ship", "PV-A26"),
        Sentence(numbers.NOT_A_FREE_SHIP, "not-a-free-ship", "PV-A26", (n.ship,)),
        Sentence(numbers.HAILED_THERE, "hailed-there", "PV-A26", (n.ship, n.square)),
        Sentence(numbers.NOT_HIS_ISLAND, "not-the-captains-island", "PV-A26", (n.square,)),
        Sentence(numbers.HAILED_NOT_FREE, "hailed-not-free", "PV-A8", (n.square,)),
    ]


def crew_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.KILLED_WALKER, "killed-walker", "PV-R16", (n.own,)),
        Sentence(numbers.OCCUPIED, "occupied", "PV-A29", (n.square,)),
        Sentence(numbers.WALK_TOO_FAR, "walk-too-far", "PV-R16", (n.own, n.number)),
        Sentence(numbers.OTHER_FLEES, "other-flees", "PV-R17", (n.own,)),
        Sentence(numbers.FLEE_TOO_FAR, "flee-too-far", "PV-R17", (n.own, n.number)),
        Sentence(numbers.FREE_TO_ENTER, "free-to-enter", "PV-A25", (n.ship,)),
        Sentence(numbers.OTHER_CREWS_SHIP, "other-crews-ship", "PV-A33", (n.ship,)),
        Sentence(numbers.OWN_DIE, "own-die", "PV-R19"),
        Sentence(numbers.SISTER_DIE, "sister-die", "PV-A58", (n.die,)),
        Sentence(numbers.NO_SPOT, "no-spot", "PV-R17", (n.die,)),
        Sentence(numbers.DIGGER_NOT_ON_LAND, "digger-not-on-land", "PV-A54", (n.own,)),
        Sentence(numbers.NOT_BESIDE_SPOT, "not-beside-spot", "PV-R17", (n.own, n.die)),
        Sentence(numbers.OWN_COIN, "own-coin", "PV-R20"),
        Sentence(numbers.SISTER_COIN, "sister-coin", "PV-A58", (n.coin,)),
        Sentence(numbers.FIGHT_NOT_ON_LAND, "fight-not-on-land", "PV-A34"),
        Sentence(numbers.NOT_BESIDE_COIN, "not-beside-coin", "PV-R20", (n.own, n.coin)),
        Sentence(numbers.RECRUIT_ON_COAST, "recruit-on-coast", "PV-R23"),
        Sentence(numbers.NOBODY_KILLED, "nobody-killed", "PV-R23"),
        Sentence(numbers.SUPPLY_ON_COAST, "supply-on-coast", "PV-R24"),
        Sentence(numbers.NO_BALL_SPENT, "no-ball-spent", "PV-R24"),
        Sentence(numbers.UNLOAD_ON_COAST, "unload-on-coast", "PV-R26"),
        Sentence(numbers.NOTHING_ABOARD, "nothing-aboard", "PV-R26"),
    ]


def die_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(numbers.NO_LAND, "no-land", "PV-A3", (n.square,)),
        Sentence(numbers.DIE_THERE, "die-there", "PV-A3", (n.square,)),
        Sentence(numbers.PIECE_THERE, "piece-there", "PV-A29", (n.square,)),
        Sentence(numbers.SAME_SQUARE, "same-square", "PV-A43", (n.square,)),
        Sentence(numbers.FELL_THERE, "fell-there", "PV-A60", (n.square,)),
        Sentence(numbers.WALLED_IN, "walled-in", "PV-A56", (n.square,)),
    ]
