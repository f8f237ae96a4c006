"""The words of The Pirates of Van Zandt: its notation, its options, and what its sentences speak of."""

from argosy.core.words import Option, Verb, Words, steps_of
from argosy.games.pirates import numbers
from argosy.games.pirates.islands import ISLANDS
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import Nouns, digger, own_ship, own_whirlpool, seat_names
from argosy.games.pirates.words.sentences import ENDINGS, STEPS, events, reasons

OPTIONS = (
    Option("island", 6, 0, 6, "PV-R3", choices=(*ISLANDS, "rolled")),
    Option("extra", 1, 0, 1, "PV-R3", choices=("no", "yes")),
    Option("actions", 2, 1, 4, "PV-R7"),
    Option("sail", 8, 1, 20, "PV-R8"),
    Option("boarding", 2, 0, 2, "PV-R13"),
    Option("walk", 1, 1, 2, "PV-R16"),
    Option("captain", 1, 1, 2, "PV-R16"),
    Option("escape", 2, 0, 3, "PV-R17"),
    Option("haste", 1, 0, 2, "PV-R27"),
    Option("courage", 1, 0, 3, "PV-R27"),
    Option("diagonal", 0, 0, 1, "PV-A30", choices=("no", "yes")),
    Option("supply", 1, 1, 2, "PV-R24"),
    Option("alone", 2, 1, 3, "PV-R28"),
    Option("claimed", 3, 1, 4, "PV-R29"),
    Option("rounds", 60, 1, 200, "PV-A51"),
)


def words(game: Tables) -> Words:
    n = Nouns(game)
    return Words(
        seats=seat_names(int(game.seats)),
        actions=[*ship_actions(n), *crew_actions(n), *answers(n)],
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


def ship_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(numbers.PLACE, "place", (n.square,), "PV-R4"),
        Verb(numbers.SAIL, "sail", (n.square,), "PV-R8", hand=own_ship),
        Verb(numbers.OCEAN, "ocean", (), "PV-R9"),
        Verb(numbers.FIRE, "fire", (n.target,), "PV-R10", hand=own_ship),
        Verb(numbers.BOARD, "board", (n.ship,), "PV-R13", warns=True, hand=own_ship),
        Verb(numbers.WHIRLPOOL, "whirlpool", (n.square,), "PV-R22", hand=own_whirlpool),
        Verb(numbers.DRAIN, "drain", (), "PV-R22"),
        Verb(numbers.RETURN, "return", (n.square,), "PV-R25", hand=own_ship),
        Verb(numbers.HAIL, "hail", (n.ship, n.square), "PV-A26"),
    ]


def crew_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(numbers.WALK, "walk", (n.own, n.goal), "PV-R16"),
        Verb(numbers.DIG, "dig", (n.die, n.own), "PV-R17", warns=True, hand=digger),
        Verb(numbers.ATTACK, "attack", (n.letter, n.coin), "PV-R20", warns=True),
        Verb(numbers.RECRUIT, "recruit", (), "PV-R23", warns=True),
        Verb(numbers.SUPPLY, "supply", (), "PV-R24"),
        Verb(numbers.UNLOAD, "unload", (), "PV-R26"),
    ]


def answers(n: Nouns) -> list[Verb]:
    return [
        Verb(numbers.HIDE, "hide", (n.square,), "PV-R6"),
        Verb(numbers.SEIZE, "seize", (), "PV-R14"),
        Verb(numbers.STAY, "stay", (), "PV-A41", yields=True),
        Verb(numbers.DONE, "done", (), "PV-A2", yields=True),
    ]
