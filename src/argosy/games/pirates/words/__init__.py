"""Every word of The Pirates of Van Zandt: its notation, its sentences, its options."""

from argosy.core.words import Option, Verb, Words
from argosy.games.pirates import numbers as t
from argosy.games.pirates.islands import ISLANDS
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.events import crew_events, end_events, setup_events, ship_events
from argosy.games.pirates.words.nouns import (
    ENDINGS,
    STEPS,
    Nouns,
    digger,
    own_ship,
    own_whirlpool,
    seat_names,
)
from argosy.games.pirates.words.reasons import (
    common_reasons,
    crew_reasons,
    die_reasons,
    ship_reasons,
)

LAST_RULE = 30


LAST_RULING = 69


OPTIONS = (
    Option(
        *("island", 6, 0, 6, "PV-R3", "Island layout"),
        choices=(*ISLANDS, "rolled"),
    ),
    Option(
        "extra",
        1,
        0,
        1,
        "PV-R3",
        "Two more tiles of land with three players",
        choices=("no", "yes"),
    ),
    Option("actions", 2, 1, 4, "PV-R7", "Actions in a turn"),
    Option("sail", 8, 1, 20, "PV-R8", "Squares a ship sails"),
    Option("boarding", 2, 0, 2, "PV-R13", "Cannonballs spent on a boarding"),
    Option("walk", 1, 1, 2, "PV-R16", "Squares a crew member walks"),
    Option("captain", 1, 1, 2, "PV-R16", "Squares the captain walks"),
    Option("escape", 2, 0, 3, "PV-R17", "Squares a crew member flees after a find"),
    Option("haste", 1, 0, 2, "PV-R27", "More squares beside the captain"),
    Option("courage", 1, 0, 3, "PV-R27", "More strength beside the captain"),
    Option("diagonal", 0, 0, 1, "PV-A30", "Digging over corners", choices=("no", "yes")),
    Option("supply", 1, 1, 2, "PV-R24", "Cannonballs gained by taking on supplies"),
    Option("alone", 2, 1, 3, "PV-R28", "Treasures that win while nobody else has any"),
    Option("claimed", 3, 1, 4, "PV-R29", "Treasures that bring the comparison"),
    Option("rounds", 60, 1, 200, "PV-A51", "Rounds at most"),
)


def words(game: Tables) -> Words:
    n = Nouns(game)
    return Words(
        seats=seat_names(int(game.seats)),
        actions=[*ship_actions(n), *crew_actions(n), *answers(n)],
        outcomes=[
            Verb(t.ISLAND, "island", (n.island,), "PV-R3"),
            Verb(t.FIRST, "first", (n.suit,), "PV-A1"),
            Verb(t.CREW, "crew", (n.coin, n.value), "PV-R2"),
            Verb(t.ROLL, "roll", (n.die, n.face), "PV-R17"),
        ],
        events=[*setup_events(n), *ship_events(n), *crew_events(n), *end_events(n)],
        reasons=[*common_reasons(n), *ship_reasons(n), *crew_reasons(n), *die_reasons(n)],
        steps=STEPS,
        endings=ENDINGS,
    )


# ── Actions ───────────────────────────────────────────────────────────────────────────────────────


def ship_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(t.PLACE, "place", (n.square,), "PV-R4", "Place your ship at {a}"),
        Verb(t.SAIL, "sail", (n.square,), "PV-R8", "Sail to {a}", hand=own_ship),
        Verb(t.OCEAN, "ocean", (), "PV-R9", "Put to sea"),
        Verb(t.FIRE, "fire", (n.target,), "PV-R10", "Fire a cannon at {a}", hand=own_ship),
        Verb(
            *(t.BOARD, "board", (n.ship,), "PV-R13", "Board the {a} ship"),
            "The crews aboard are shown, and one side dies.",
            hand=own_ship,
        ),
        Verb(
            *(t.WHIRLPOOL, "whirlpool", (n.square,), "PV-R22", "Place your whirlpool at {a}"),
            hand=own_whirlpool,
        ),
        Verb(t.DRAIN, "drain", (), "PV-R22", "Remove your whirlpool for good"),
        Verb(
            t.RETURN, "return", (n.square,), "PV-R25", "Return to the coast at {a}", hand=own_ship
        ),
        Verb(t.HAIL, "hail", (n.ship, n.square), "PV-A26", "Hail the {a} ship to {b}"),
    ]


def crew_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(t.WALK, "walk", (n.own, n.goal), "PV-R16", "Walk: {a} to {b}"),
        Verb(
            *(t.DIG, "dig", (n.die, n.own), "PV-R17", "Dig for the {a} die with {b}"),
            "A die will be rolled.",
            hand=digger,
        ),
        Verb(
            *(t.ATTACK, "attack", (n.letter, n.coin), "PV-R20", "Attack {b} with {a}"),
            "Both coins are shown, and the lower one dies.",
        ),
        Verb(
            *(t.RECRUIT, "recruit", (), "PV-R23", "Recruit your killed crew"),
            "Their values are dealt anew.",
        ),
        Verb(t.SUPPLY, "supply", (), "PV-R24", "Take on a cannonball"),
        Verb(t.UNLOAD, "unload", (), "PV-R26", "Unload your treasures: they are safe"),
    ]


def answers(n: Nouns) -> list[Verb]:
    return [
        Verb(t.HIDE, "hide", (n.square,), "PV-R6", "Hide the die on {a}"),
        Verb(
            t.SEIZE, "seize", (), "PV-R14", "Seize the ship: captain, crew and treasures move over"
        ),
        Verb(t.STAY, "stay", (), "PV-A41", "Leave things as they are"),
        Verb(t.DONE, "done", (), "PV-A2", "End your turn"),
    ]
