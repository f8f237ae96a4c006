"""Lists the options of Ship It! and the last clauses of its rules."""

from argosy.core.words import Option
from argosy.games.ship_it.words.nouns import COLOURS

OPTIONS = (
    Option("ap", 8, 4, 16, "SI-R8", "Action points in a turn"),
    Option("link_price", 1, 1, 3, "SI-R10", "Action points for a link"),
    Option("takeback_price", 1, 1, 3, "SI-R11", "Action points for taking a link back"),
    Option("takebacks", 1, 0, 3, "SI-R11", "Links that may be taken back in a turn"),
    Option(
        *("direct", 0, 0, 1, "SI-A6", "A link taken back comes to"),
        choices=("the pool", "the one who took it"),
    ),
    Option("margin", 4, 4, 8, "SI-A10", "Squares of the grid beyond the outermost tiles"),
    Option("official_price", 1, 1, 3, "SI-R13", "Action points for each space of an official"),
    Option("load_price", 1, 1, 3, "SI-R14", "Action points for each load"),
    Option("pip_price", 1, 0, 2, "SI-R14", "Action points for each pip of the pip-stop"),
    Option("threshold", 8, 6, 15, "SI-R21", "What coins and tile must make for a shipment"),
    Option("tile_factor", 2, 0, 4, "SI-R22", "How often the tile's number counts in the profit"),
    Option("trigger_factor", 2, 1, 4, "SI-R22", "By what the profit of the shipper is multiplied"),
    Option("home_bonus", 8, 0, 20, "SI-R22", "Bonus of the shipper at a tile of their own colour"),
    Option("chit_ap", 1, 0, 2, "SI-R31", "Action points that a chit adds to every turn"),
    Option("official_bonus", 1, 0, 3, "SI-R32", "What an official adds to coins at its hub"),
    Option("pawns_out", 2, 1, 4, "SI-R33", "Pawns out of the game that end it"),
    Option("rounds", 40, 10, 100, "SI-A44", "Rounds at most"),
    Option(
        *("unowned", 3, 0, 3, "SI-A43", "The colour without a seat, with three seats"),
        choices=COLOURS,
    ),
)
