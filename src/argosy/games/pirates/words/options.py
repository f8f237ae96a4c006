"""Declare the numbers that people may change, and the last clauses of rulebook and rulings."""

from argosy.core.words import Option
from argosy.games.pirates.islands import ISLANDS

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
