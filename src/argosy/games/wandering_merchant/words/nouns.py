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
GOODS = GOOD_NAMES  # and their towns, each called by its good
CAUSES = (
    *("start", "sale", "stake-back", "goods", "cart", "upgrade"),
    *("boat", "shelter", "ambush", "stake", "lost-fight"),
)
CELLS = tuple(square_names(13, 13))


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
        self.seat = Noun("seat", "seat", self.seats)
        self.rival = Noun("seat", "seat", SEATS, role="rival")
        self.cell = Noun("cell", "spot", CELLS)
        self.way = Noun("way", "spot", WAYS, at=cell_beside)
        self.to = Noun("way", "word", WAYS)
        self.good = Noun("good", "word", GOODS)
        self.cargo = Noun("good", "piece", GOODS, at=cargo_piece)
        self.gear = Noun("good", "piece", GOODS, at=piece_in_use)
        self.town = Noun("town", "word", GOODS)
        self.tile = Noun("tile", "word", TILES)
        self.manner = Noun("manner", "word", ("cargo", "use"))
        self.size = Noun("size", "word", ("small", "big"))
        self.stack = Noun("stack", "word", ("wild", "town"))
        self.cause = Noun("cause", "word", CAUSES)
        self.ending = Noun("ending", "word", ("", *(ending.id for ending in ENDINGS)))
        self.die = number_noun("die", 1, 6)
        self.strength = number_noun("strength", 0, 5)
        self.shape = number_noun("shape", 1, 12)
        self.number = number_noun("number", 0, 65534)
        self.gold = self.number.called("gold")
        self.price = self.number.called("price")
        self.points = self.number.called("points")
        self.round = self.number.called("round")
        self.steps = self.number.called("steps")
        self.mine = self.number.called("mine")
        self.theirs = self.number.called("theirs")
