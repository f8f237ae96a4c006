"""Names everything an action, an event or a reason can speak of."""

from argosy.core.contract import State
from argosy.core.words import Noun, number_noun
from argosy.games.wandering_merchant.maps import TILES
from argosy.games.wandering_merchant.rules.reading import pawn
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import GOOD_NAMES, Tables
from argosy.games.wandering_merchant.words.steps import ENDINGS
from argosy.kit.grids import WAYS, square_names

SEATS = ("red", "blue", "green", "black", "white", "orange")
GOODS = GOOD_NAMES
GOOD_LABELS = (
    *("jewelry", "fish", "wood", "clothes"),
    *("magical ingredients", "horses", "shields", "weapons"),
)
TOWNS = (
    *("Elven Town", "Fishermen's Village", "Wood Folk's Refuge", "Mountain Folk's Caves"),
    *("Wizards' City", "Riders' Town", "Knights' Castle", "Dwarven Caves"),
)
LANDS = {"sp": "plains", "su": "water", "fa": "forest", "wi": "mountains"}
SPECIALS = {
    "tower": "the wizard's tower",
    "field": "the field of wild horses",
    "castle": "the ruined castle",
    "cave": "the old cave",
}
CAUSES = (
    *("start money", "a sale", "the stake back", "goods", "a cart", "an upgrade"),
    *("a boat", "shelter", "an ambush", "a stake against orcs", "a lost fight"),
)
CELLS = tuple(square_names(13, 13))


def tile_label(name: str) -> str:
    return SPECIALS.get(name) or f"{LANDS[name[:2]]} {name[2:]}"


def cell_beside(s: State, seat: int, way: int) -> str:
    """Return the cell that a direction leads to from a seat's pawn; its own where nothing lies there."""
    assert isinstance(s, MerchantState)
    here = int(pawn(s, seat))
    to = int(s.near[here * 4 + way])
    return CELLS[int(s.cells[to if to >= 0 else here])]


def cargo_piece(s: State, seat: int, good: int) -> str:
    return f"{SEATS[seat]}.cargo.{GOODS[good]}.0"


def piece_in_use(s: State, seat: int, good: int) -> str:
    return f"{SEATS[seat]}.use.{GOODS[good]}.0"


class Nouns:
    """The kinds of nouns of one game."""

    def __init__(self, game: Tables) -> None:
        self.seats = SEATS[: int(game.seats)]
        labels = tuple(name.capitalize() for name in SEATS)
        self.seat = Noun("seat", "seat", self.seats, labels[: len(self.seats)])
        self.rival = Noun("rival", "seat", SEATS, labels)
        self.cell = Noun("cell", "spot", CELLS)
        self.way = Noun("way", "spot", WAYS, at=cell_beside)
        self.to = Noun("way", "word", WAYS)
        self.good = Noun("good", "word", GOODS, GOOD_LABELS)
        self.cargo = Noun("cargo", "piece", GOODS, GOOD_LABELS, at=cargo_piece)
        self.gear = Noun("gear", "piece", GOODS, GOOD_LABELS, at=piece_in_use)
        self.town = Noun("town", "word", GOODS, TOWNS)
        self.tile = Noun("tile", "word", TILES, tuple(map(tile_label, TILES)))
        self.manner = Noun("manner", "word", ("cargo", "use"), ("as cargo", "for use"))
        self.size = Noun("size", "word", ("small", "big"))
        self.stack = Noun("stack", "word", ("wild", "town"), ("a wilderness tile", "a town"))
        self.die = number_noun("die", 1, 6)
        self.strength = number_noun("strength", 0, 5)
        self.shape = number_noun("shape", 1, 12)
        self.number = number_noun("number", 0, 65534)
        self.cause = Noun("cause", "word", CAUSES)
        says = ("", *(ending.says for ending in ENDINGS))
        self.ending = Noun("ending", "word", ("", *(e.clause for e in ENDINGS)), says)
