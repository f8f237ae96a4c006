"""Names everything an action, an event or a reason can speak of."""

import re
from collections.abc import Callable

from argosy.core.contract import State
from argosy.core.words import Noun, number_noun
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words.steps import ENDINGS, STEPS
from argosy.kit.dominoes import domino_names
from argosy.kit.grids import WAYS
from argosy.kit.piecepack import RANKS

COLOURS = ("red", "green", "blue", "black")
SUITS = ("suns", "crowns", "arms", "moons")  # SI-R1
CORNERS = ("nw", "sw", "se", "ne")
CORNER_LABELS = ("upper left", "lower left", "lower right", "upper right")
TILES = tuple(f"{colour}.{rank}" for colour in COLOURS for rank in RANKS)
LOADS = tuple(f"{colour}{n}" for colour in COLOURS for n in range(1, 6))
SQUARE = re.compile(r"[a-z]{1,2}[1-9][0-9]?")


def seat_names(game: Tables) -> tuple[str, ...]:
    if game.seats == 2:
        return ("redblue", "greenblack")
    return tuple(name for n, name in enumerate(COLOURS) if game.seat_of[n] >= 0)


class Nouns:
    """The kinds of nouns of one game."""

    def __init__(self, game: Tables, squares: tuple[str, ...]) -> None:
        beyond = len(squares)
        seats = seat_names(game)
        tiles = tuple(map(tile_label, TILES))
        loads = tuple(map(load_label, LOADS))
        self.seat = Noun("seat", "seat", seats, tuple(map(seat_label, seats)))
        self.colour = Noun("colour", "word", COLOURS, tuple(c.capitalize() for c in COLOURS))
        self.tile = Noun("tile", "piece", TILES, tiles)
        self.corner = Noun("corner", "word", CORNERS, CORNER_LABELS)
        self.domino = Noun("domino", "piece", tuple(domino_names()), at=domino_id)
        self.square = Noun("square", "spot", squares, other=beyond_grid(beyond))
        self.way = Noun("way", "word", WAYS)
        self.space = Noun(
            *("space", "spot", TILES + squares, tiles + squares),
            other=beyond_grid(len(TILES) + beyond),
        )
        self.load = Noun("load", "piece", LOADS, loads)
        self.value = number_noun("value", 1, 5)
        self.pipstop = number_noun("pip-stop", 0, 9)
        self.number = number_noun("number", 0, 9999)
        names = {int(step.number): step.name for step in STEPS}
        self.step = Noun("step", "word", tuple(names.get(i, "") for i in range(max(names) + 1)))
        self.ending = Noun(
            *("ending", "word", ("", *(e.clause for e in ENDINGS))),
            labels=("", *(e.says for e in ENDINGS)),
        )


def beyond_grid(number: int) -> Callable[[str], int | None]:
    """Squares that no board of these options has: all of them are one number."""
    return lambda text: number if SQUARE.fullmatch(text) else None


def domino_id(s: State, seat: int, number: int) -> str:
    return f"link.{domino_names()[number]}"


def tile_label(name: str) -> str:
    colour, rank = name.split(".")
    return f"{colour.capitalize()} {rank}"


def load_label(name: str) -> str:
    return f"{name[:-1].capitalize()} {name[-1]}"


def seat_label(name: str) -> str:
    return {"redblue": "Red and blue", "greenblack": "Green and black"}.get(name, name.capitalize())
