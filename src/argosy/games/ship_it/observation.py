"""Says what the fields of a state mean to a learner.

Colours come in the order of play from the viewer's own on. With two players every other colour is the viewer's.
"""

from argosy.core.observation import Schema, Sides, flags, number, one_of, seats, side, table, viewer
from argosy.games.ship_it import state
from argosy.games.ship_it.tables import HIGHEST, WIDEST, Tables
from argosy.games.ship_it.words import CORNERS, HALF_NAMES, STEPS, TILES, seat_names
from argosy.kit.dominoes import domino_names
from argosy.kit.piecepack import RANKS

COINS = ("1", "2", "3", "4", "5")
SPACE_NAMES = (*HALF_NAMES, *TILES)
BYTES = 256
MOST_POINTS = 127
MOST_SCORE = (1 << 14) - 1


def observation(game: Tables) -> Schema:
    colours = Sides(state.COLOURS, first_colours(game))
    sides = seats(int(game.seats))
    spaces = dict(enumerate(SPACE_NAMES))
    places = spaces | {state.FIST: "fist", state.CHIT: "chit"}
    return Schema(
        [
            one_of("step", STEPS, low=1),
            viewer(seat_names(game)),
            side("mover", sides),
            side("decider", sides),
            number("round", int(game.rounds) + 1),
            side("colour", colours),
            number("points", MOST_POINTS),
            table("tile_x", ("there", ""), tile_rows(WIDEST)).each(TILES),
            table("tile_y", ("there", ""), tile_rows(HIGHEST)).each(TILES),
            one_of("corners", CORNERS).each(TILES, bits=2),
            flags("pool", domino_names()),
            flags("hand", domino_names()),
            one_of("chosen", bytes_of(domino_names())),
            number("taken_back", 3),
            table("half_at", ("there", "x", "y"), square_rows(game), low=-1).each(HALF_NAMES),
            one_of("officials", spaces).by(colours, bits=8),
            one_of("hubs", (*RANKS, "out")).by(colours, bits=8),
            one_of("loads", places | {state.NOWHERE: ""}).each(COINS).by(colours, step=5),
            one_of("pipstop", bytes_of([str(n) for n in range(7)])),
            flags("moved", COINS).by(colours, bits=5),
            number("scores", MOST_SCORE).by(colours),
            table("values", VALUES, value_rows(), low=-1).each(COINS).by(colours, step=5),
            flags("open", COINS).by(colours, bits=5),
            flags("one_of", COINS).each(COINS).by(colours, step=5),
            *(flags("seen", LOAD_NAMES).by(sides),),
            side("suit", colours),
            number("left", 6),
            flags("turning", COINS).by(colours, bits=5),
            flags("fist", COINS).by(colours, bits=5),
            flags("shaken", COINS).by(colours, bits=5),
            flags("fresh", COINS).by(colours, bits=5),
            number("next_rank", 6, low=-1),
            number("laid", state.LOADS),
            one_of("back", ("", *STEPS)),
            flags("bag", TILES),
        ],
        LEFT_OUT,
    )


VALUES = ("unknown", *COINS)
LOAD_NAMES = tuple(f"load{n}" for n in range(state.LOADS))
TILED = "where the tiles lie, and their marks"
LINKED = "where the half-dominoes lie"
LEFT_OUT = {
    "ending": "nobody decides after it",
    "shown": "only undo asks",
    "order": TILED,
    "gates": TILED,
    "cities": TILED,
    "city_colours": TILED,
    "city_side": TILED,
    "column": TILED,
    "gate_rows": TILED,
    "wide": TILED,
    "high": TILED,
    "ground": LINKED,
    "rows": LINKED,
    "near_halves": LINKED,
    "near_tiles": LINKED,
    "regions": LINKED,
    "loaded": "where the loads are",
}


def first_colours(game: Tables) -> tuple[int, ...]:
    """By seat: its colour, the first of two."""
    return tuple(list(game.seat_of).index(seat) for seat in range(int(game.seats)))


def bytes_of(names: list[str]) -> dict[int, str]:
    return dict(enumerate(names)) | {state.NOTHING: ""}


def tile_rows(most: int) -> list[list[int]]:
    """By tile column or row: whether the tile lies anywhere, and where."""
    return [[1, n] if n <= most else [0, 0] for n in range(BYTES)]


def square_rows(game: Tables) -> list[list[int]]:
    """From -1 on, by square: whether the half lies anywhere, and where."""
    lies = [[1, n % int(game.width), n // int(game.width)] for n in range(int(game.squares))]
    return [[0, 0, 0], *lies]


def value_rows() -> list[list[int]]:
    """From UNKNOWN on; a value that nobody has seen has no entry."""
    return [[int(value == n) for n in (-1, 1, 2, 3, 4, 5)] for value in range(-1, 6)]
