"""The words of The Pirates of Van Zandt: its notation, its options, and what its sentences speak of."""

from argosy.core.words import Option, Verb, Words, steps_of
from argosy.games.pirates import numbers
from argosy.games.pirates.islands import ISLANDS
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import Nouns, digger, own_ship, own_whirlpool, seat_names
from argosy.games.pirates.words.sentences import ENDINGS, STEPS, events, reasons
from argosy.games.pirates.words.stakes import Staked

OPTIONS = (
    Option("island", 6, 0, 6, "PV-R3", choices=(*ISLANDS, "rolled"), group="board"),
    Option("extra", 1, 0, 1, "PV-R3", choices=("no", "yes"), group="board"),
    Option("actions", 2, 1, 4, "PV-R7", group="turn"),
    Option("sail", 8, 1, 20, "PV-R8", group="turn"),
    Option("boarding", 2, 0, 2, "PV-R13", group="dangers"),
    Option("walk", 1, 1, 2, "PV-R16", group="turn"),
    Option("captain", 1, 1, 2, "PV-R16", group="turn"),
    Option("escape", 2, 0, 3, "PV-R17", group="turn"),
    Option("haste", 1, 0, 2, "PV-R27", group="turn"),
    Option("courage", 1, 0, 3, "PV-R27", group="dangers"),
    Option("diagonal", 0, 0, 1, "PV-A30", choices=("no", "yes"), group="turn"),
    Option("supply", 1, 1, 2, "PV-R24", group="dangers"),
    Option("alone", 2, 1, 3, "PV-R28", group="length"),
    Option("claimed", 3, 1, 4, "PV-R29", group="length"),
    Option("rounds", 60, 1, 200, "PV-A51", group="length"),
)


def words(game: Tables) -> Words:
    n = Nouns(game)
    stakes = Staked(game, n)
    return Words(
        seats=seat_names(int(game.seats)),
        actions=[*ship_actions(n, stakes), *crew_actions(n, stakes), *answers(n, stakes)],
        outcomes=[
            Verb(numbers.ISLAND, "island", (n.island,), "PV-R3"),
            Verb(numbers.FIRST, "first", (n.crew,), "PV-A1"),
            Verb(numbers.CREW, "crew", (n.coin, n.value), "PV-R2"),
            Verb(numbers.ROLL, "roll", (n.die, n.face), "PV-R17"),
        ],
        events=events(n),
        reasons=reasons(n),
        steps=steps_of(game, STEPS),
        endings=ENDINGS,
    )


def ship_actions(n: Nouns, stakes: Staked) -> list[Verb]:
    return [
        Verb(numbers.PLACE, "place", (n.square,), "PV-R4", stakes=stakes.ship),
        Verb(numbers.SAIL, "sail", (n.square,), "PV-R8", hand=own_ship, stakes=stakes.ship),
        Verb(numbers.OCEAN, "ocean", (), "PV-R9", stakes=stakes.ship),
        Verb(numbers.FIRE, "fire", (n.target,), "PV-R10", hand=own_ship, stakes=stakes.fire),
        Verb(numbers.BOARD, "board", (n.ship,), "PV-R13", True, own_ship, stakes=stakes.board),
        Verb(numbers.WHIRLPOOL, "whirlpool", (n.square,), "PV-R22", hand=own_whirlpool),
        Verb(numbers.DRAIN, "drain", (), "PV-R22"),
        Verb(numbers.RETURN, "return", (n.square,), "PV-R25", hand=own_ship, stakes=stakes.ship),
        Verb(numbers.HAIL, "hail", (n.ship, n.square), "PV-A26"),
    ]


def crew_actions(n: Nouns, stakes: Staked) -> list[Verb]:
    return [
        Verb(numbers.WALK, "walk", (n.own, n.goal), "PV-R16", stakes=stakes.walk),
        Verb(numbers.DIG, "dig", (n.die, n.own), "PV-R17", warns=True, hand=digger),
        Verb(numbers.ATTACK, "attack", (n.letter, n.coin), "PV-R20", True, stakes=stakes.attack),
        Verb(numbers.RECRUIT, "recruit", (), "PV-R23", warns=True, stakes=stakes.recruit),
        Verb(numbers.SUPPLY, "supply", (), "PV-R24", stakes=stakes.supply),
        Verb(numbers.UNLOAD, "unload", (), "PV-R26", stakes=stakes.unload),
    ]


def answers(n: Nouns, stakes: Staked) -> list[Verb]:
    return [
        Verb(numbers.HIDE, "hide", (n.square,), "PV-R6", stakes=stakes.hide),
        Verb(numbers.SEIZE, "seize", (), "PV-R14", stakes=stakes.seize),
        Verb(numbers.STAY, "stay", (), "PV-A41", stakes=stakes.stay, yields=True),
        Verb(numbers.DONE, "done", (), "PV-A2", stakes=stakes.done, yields=True),
    ]
