"""Name what the sentences speak of: seats, squares, goods, cards, and several of them together."""

from argosy.core.contract import State
from argosy.core.phrase import Value
from argosy.core.words import Noun, Sentence, number_noun
from argosy.games.land_routes.board import Board, our_board
from argosy.games.land_routes.numbers import DIE_SIDES
from argosy.games.land_routes.tables import Tables

SEATS = ("red", "blue", "green", "yellow")
GOODS = ("gemstones", "lumber", "grain", "coal", "spices", "textiles", "hides", "iron")
BUNDLES = ("0", "1", "2", "12", "3", "13", "23", "123")
NOTHING = "cargo:nothing"


def card_id(s: State, seat: int, slot: int) -> str:
    """Return the id of a card on the table, its owner and its slot: red.2"""
    return f"{SEATS[seat]}.{slot}"


def cargo_goods(cards: int) -> list[str] | None:
    """Return up to three goods from four bits each without gaps, as the state keeps them; or None."""
    row = [cards & 15, cards >> 4 & 15, cards >> 8]
    found = [card for card in row if card]
    if max(row) > len(GOODS) or row[: len(found)] != found:
        return None
    return [GOODS[card - 1] for card in found]


def cargo_text(cards: int) -> str:
    found = cargo_goods(cards)
    return "" if found is None else ".".join(found) or "nothing"


def cargo_value(cards: int) -> Value:
    """Return up to three goods as a phrase holds them: one after the other, or that there are none."""
    return [f"good:{good}" for good in cargo_goods(cards) or ()] or NOTHING


CARGO = tuple(map(cargo_text, range(0x889)))


def square_value(board: Board, square: int) -> str:
    """Return a square as phrases hold it. Those of our board have their names in the files of the languages;
    those of another are called what it calls them.
    """
    if board is our_board():
        return f"square:{board.squares[square]}"
    return board.titles[square] if square < board.centers else board.squares[square]


class Nouns:
    """The kinds of nouns of one game."""

    def __init__(self, game: Tables, endings: tuple[Sentence, ...]) -> None:
        board = game.board
        self.seat = Noun("seat", "seat", SEATS[: game.seats])
        self.other = self.seat.called("other")
        squares = tuple(board.squares)
        self.square = Noun("square", "spot", squares, said=lambda n: square_value(board, n))
        self.start = self.square.called("start")
        self.to = self.square.called("to")
        self.center = Noun(
            "square", "spot", squares[: game.centers], said=self.square.said, role="center"
        )
        self.good = Noun("good", "word", GOODS)
        self.slot = Noun("slot", "piece", ("", "1", "2", "3"), at=card_id)
        self.given = Noun("bundle", "word", BUNDLES, role="given")
        self.wanted = self.given.called("wanted")
        self.cargo = Noun("cargo", "word", CARGO, said=cargo_value)
        self.amount = number_noun("number", 1, int(game.gold)).called("gold")
        self.number = number_noun("number", 0, 9999)
        self.gold = self.number.called("gold")
        self.price = self.number.called("price")
        self.roll = self.number.called("roll")
        self.round = self.number.called("round")
        self.die = number_noun("roll", 1, DIE_SIDES)
        self.ending = Noun("ending", "word", ("", *(ending.id for ending in endings)))
