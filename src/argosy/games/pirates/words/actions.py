"""Write the actions as the notation has them and as a button says them."""

from argosy.core.words import Verb
from argosy.games.pirates import numbers
from argosy.games.pirates.words.nouns import Nouns, digger, own_ship, own_whirlpool


def ship_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(numbers.PLACE, "place", (n.square,), "PV-R4", "Place your ship at {a}"),
        Verb(numbers.SAIL, "sail", (n.square,), "PV-R8", "Sail to {a}", hand=own_ship),
        Verb(numbers.OCEAN, "ocean", (), "PV-R9", "Put to sea"),
        Verb(numbers.FIRE, "fire", (n.target,), "PV-R10", "Fire a cannon at {a}", hand=own_ship),
        Verb(
            *(numbers.BOARD, "board", (n.ship,), "PV-R13", "Board the {a} ship"),
            "The crews aboard are shown, and one side dies.",
            hand=own_ship,
        ),
        Verb(
            *(numbers.WHIRLPOOL, "whirlpool", (n.square,), "PV-R22", "Place your whirlpool at {a}"),
            hand=own_whirlpool,
        ),
        Verb(numbers.DRAIN, "drain", (), "PV-R22", "Remove your whirlpool for good"),
        Verb(
            numbers.RETURN,
            "return",
            (n.square,),
            "PV-R25",
            "Return to the coast at {a}",
            hand=own_ship,
        ),
        Verb(numbers.HAIL, "hail", (n.ship, n.square), "PV-A26", "Hail the {a} ship to {b}"),
    ]


def crew_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(numbers.WALK, "walk", (n.own, n.goal), "PV-R16", "Walk: {a} to {b}"),
        Verb(
            *(numbers.DIG, "dig", (n.die, n.own), "PV-R17", "Dig for the {a} die with {b}"),
            "A die will be rolled.",
            hand=digger,
        ),
        Verb(
            *(numbers.ATTACK, "attack", (n.letter, n.coin), "PV-R20", "Attack {b} with {a}"),
            "Both coins are shown, and the lower one dies.",
        ),
        Verb(
            *(numbers.RECRUIT, "recruit", (), "PV-R23", "Recruit your killed crew"),
            "Their values are dealt anew.",
        ),
        Verb(numbers.SUPPLY, "supply", (), "PV-R24", "Take on a cannonball"),
        Verb(numbers.UNLOAD, "unload", (), "PV-R26", "Unload your treasures: they are safe"),
    ]


def answers(n: Nouns) -> list[Verb]:
    return [
        Verb(numbers.HIDE, "hide", (n.square,), "PV-R6", "Hide the die on {a}"),
        Verb(
            numbers.SEIZE,
            "seize",
            (),
            "PV-R14",
            "Seize the ship: captain, crew and treasures move over",
        ),
        Verb(numbers.STAY, "stay", (), "PV-A41", "Leave things as they are"),
        Verb(numbers.DONE, "done", (), "PV-A2", "End your turn"),
    ]
