"""Says what the fields of a state mean to a learner.

Crews come in the order of play from the viewer's own on. With two players every other crew is the viewer's.
"""

from argosy.core.observation import (
    Part,
    Schema,
    Sides,
    flags,
    number,
    one_of,
    seats,
    side,
    table,
    viewer,
)
from argosy.games.pirates import state
from argosy.games.pirates.islands import COLUMNS, ISLANDS, ROWS
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import LETTERS, seat_names
from argosy.games.pirates.words.sentences import STEPS

X = tuple(f"x{n}" for n in range(COLUMNS))
Y = tuple(f"y{n}" for n in range(ROWS))
NOWHERE = {state.NOWHERE: "none"}
BYTES = 256


def observation(game: Tables) -> Schema:
    crews = Sides(int(game.crews), tuple(range(int(game.seats))))
    sides = seats(int(game.seats))
    return Schema(
        [
            one_of("step", STEPS, low=1),
            viewer(seat_names(int(game.seats))),
            side("mover", sides),
            side("decider", sides),
            one_of("island", (*ISLANDS, "")),
            side("first", crews),
            side("crew", crews),
            number("round", int(game.rounds) + 1),
            number("left", int(game.turn_actions)),
            side("ships", crews, others={state.NO_SHIP_LEFT: "none"}).by(crews, bits=8),
            by_coast(game, "berths", {state.AT_OCEAN: "ocean"}).by(crews, bits=8),
            by_coast(game, "whirlpools", {state.UNPLACED: "unplaced"}).by(crews, bits=8),
            number("balls", state.BALLS).by(crews, bits=8),
            flags("holed", [""]).by(crews, bits=1),
            dice(game, crews, sides).by(crews, bits=8),
            number("faces", state.DIE_FACES).by(crews, bits=8),
            flags("open", LETTERS).by(crews, bits=4),
            table("values", VALUES, value_rows(), low=-1).each(LETTERS).by(crews, step=4),
            by_land(game, "where", PLACES).each(LETTERS).by(crews, step=4),
            by_land(game, "where", PLACES).each(["captain"], first=state.CAPTAIN).by(crews),
            side("die", crews, others=NOWHERE),
            pieces(crews, "digger"),
            side("prey", crews, others=NOWHERE),
            by_land(game, "fallen", NOWHERE),
            flags("loose", [""]).by(crews, bits=1),
            flags("tied", [""]).by(sides, bits=1),
            flags("rolled", [""]).by(crews, bits=1),
            number("sums", 4 * state.DIE_FACES).by(sides, bits=8),
        ],
        {
            "ending": "nobody decides after it",
            "shown": "only undo asks",
            "taken_lo": "where pieces and dice are",
            "taken_hi": "where pieces and dice are",
            "on": "where pieces and dice are",
        },
    )


PLACES = {state.ABOARD: "aboard", state.KILLED: "killed"}
VALUES = ("unknown", "2", "3", "4", "5")


def value_rows() -> list[list[int]]:
    """From UNKNOWN on; a coin that is not dealt has no entry."""
    values = [-1, 2, 3, 4, 5]
    return [[int(value == n) for n in values] for value in range(-1, 6)]


# ── Places: a row and a column of the grid, which layouts share ──


def square_row(square: int, more: int) -> list[int]:
    x, y = square % COLUMNS, square // COLUMNS
    return [*(int(x == n) for n in range(COLUMNS)), *(int(y == n) for n in range(ROWS))] + [
        0
    ] * more


def placed(squares: list[list[int]], named: list[list[int]], more: int) -> list[list[int]]:
    """The tables of all layouts, one after the other: numbered squares, then what else a byte may say."""
    blank = [0] * (COLUMNS + ROWS)
    found = []
    for numbered in [*squares, []]:  # NO_ISLAND has none
        rows = [square_row(square, more) for square in numbered]
        rows += [[*blank, *named[value]] for value in range(len(rows), BYTES)]
        found += rows
    return found


def named_rows(names: dict[int, str]) -> list[list[int]]:
    return [[int(value == key) for key in names] for value in range(BYTES)]


def by_land(game: Tables, field: str, names: dict[int, str]) -> Part:
    squares = [[int(n) for n in board.land_square][: board.lands] for board in game.boards]
    rows = placed(squares, named_rows(names), len(names))
    return table(field, (*X, *Y, *names.values()), rows).under("island", state.NO_ISLAND + 1)


def by_coast(game: Tables, field: str, names: dict[int, str]) -> Part:
    squares = [[int(n) for n in board.position_square][: board.positions] for board in game.boards]
    rows = placed(squares, named_rows(names), len(names))
    return table(field, (*X, *Y, *names.values()), rows).under("island", state.NO_ISLAND + 1)


# ── What is called by its crew ──


def piece_names(crews: Sides) -> list[str]:
    return [f"{side}.{piece}" for side in crews.names for piece in (*LETTERS, "captain")]


def piece_place(crews: Sides, viewer: int) -> dict[int, int]:
    """By piece: its place among the names, as the viewer counts."""
    found: dict[int, int] = {}
    for place, crew in enumerate(crews.order(viewer)):
        found |= {crew * 4 + letter: place * 5 + letter for letter in range(4)}
        found[state.CAPTAIN + crew] = place * 5 + 4
    return found


def pieces(crews: Sides, field: str) -> Part:
    names = piece_names(crews)

    def rows(viewer: int) -> list[list[int]]:
        places = piece_place(crews, viewer)
        return [[int(places.get(value) == n) for n in range(len(names))] for value in range(BYTES)]

    return table(field, names, rows)


def dice(game: Tables, crews: Sides, sides: Sides) -> Part:
    """A die lies on land, under a piece, on a ship, before a seat, or waits."""
    squares = [[int(n) for n in board.land_square][: board.lands] for board in game.boards]
    under = [f"under.{name}" for name in piece_names(crews)]
    ships = [f"ship.{name}" for name in crews.names]
    claimed = [f"claimed.{name}" for name in sides.names]
    labels = (*X, *Y, *under, *ships, *claimed, "loose", "hand")
    more = len(labels) - COLUMNS - ROWS

    def rows(viewer: int) -> list[list[int]]:
        places = piece_place(crews, viewer)
        hot = {state.UNDER + piece: place for piece, place in places.items()}
        at = len(under)
        hot |= {state.ON_SHIP + c: at + n for n, c in enumerate(crews.order(viewer))}
        at += len(ships)
        hot |= {state.CLAIMED_BY + s: at + n for n, s in enumerate(sides.order(viewer))}
        at += len(claimed)
        hot |= {state.LOOSE: at, state.IN_HAND: at + 1}
        named = [[int(hot.get(value) == n) for n in range(more)] for value in range(BYTES)]
        return placed(squares, named, more)

    return table("dice", labels, rows).under("island", state.NO_ISLAND + 1)
