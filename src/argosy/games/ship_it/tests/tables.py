"""Positions that the tests begin from."""

from argosy.games.ship_it import state as st
from argosy.games.ship_it.rules.freight import put_load
from argosy.games.ship_it.rules.links import put_down, step_of
from argosy.games.ship_it.rules.reading import name_of, official_at
from argosy.games.ship_it.state import CHIT, HALVES, TILES, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words.nouns import COLOURS, LOADS
from argosy.games.ship_it.words.nouns import TILES as TILE_NAMES
from argosy.games.ship_it.words.steps import STEPS
from argosy.kit.bags import with_byte
from argosy.kit.dominoes import domino_names
from argosy.kit.grids import WAYS, square_names
from argosy.tabletop import Tabletop, tabletop

# The board of section 3 of the rules, in the order of laying.
EXAMPLE = (
    *("red.5 sw", "blue.null nw", "blue.4 ne", "green.3 nw", "black.ace sw", "green.2 nw"),
    *("blue.5 sw", "blue.3 se", "black.null ne", "blue.ace sw", "green.ace nw", "green.4 se"),
    *("black.2 sw", "red.null nw", "black.3 sw", "black.5 se", "red.3 nw", "green.5 nw"),
    *("red.2 nw", "red.ace sw", "blue.2 ne", "green.null ne", "red.4 se", "black.4 ne"),
)


def start(seats: int = 4, *, seed: int = 1, **options: int) -> Tabletop:
    """The example board, red (or the first colour) to plan."""
    wishes = [f"tile {tile}" for tile in EXAMPLE]
    return tabletop("ship_it", *wishes, seats=seats, seed=seed, **options)


def state(t: Tabletop) -> ShipItState:
    assert isinstance(t.state, ShipItState)
    return t.state


def game(t: Tabletop) -> Tables:
    assert isinstance(t.game, Tables)
    return t.game


def square(t: Tabletop, name: str) -> int:
    return square_names(int(game(t).width), int(game(t).height)).index(name)


def space(t: Tabletop, name: str) -> int:
    """The number of a space: a tile, or the half-domino on a square."""
    if name in TILE_NAMES:
        return HALVES + TILE_NAMES.index(name)
    there = state(t).ground[square(t, name)] - 1
    assert 0 <= there < HALVES, f"no half-domino on {name}"
    return there


def link(t: Tabletop, domino: str, at: str, way: str) -> None:
    """Lay a domino on the board, its higher half on the square."""
    s, number = state(t), domino_names().index(domino)
    first = square(t, at)
    s.pool &= ~(2**number)
    put_down(game(t), s, number, first, first + step_of(game(t), WAYS.index(way)))


def put(t: Tabletop, load: str, where: str, value: int = 0) -> None:
    """Lay a load somewhere; with a value it lies open."""
    s, number = state(t), LOADS.index(load)
    put_load(s, number, CHIT if where == "chit" else space(t, where))
    if value:
        s.values[number] = value
        s.open |= 2**number
        s.one_of[number] = 2 ** (value - 1)


def place(t: Tabletop, load: str) -> str:
    at = state(t).loads[LOADS.index(load)]
    if at >= st.SPACES:
        return {st.FIST: "fist", st.CHIT: "chit", st.NOWHERE: "nowhere"}[at]
    return space_name(t, at)


def space_name(t: Tabletop, at: int) -> str:
    name = name_of(state(t), at)
    squares = square_names(int(game(t).width), int(game(t).height))
    return TILE_NAMES[name] if name < TILES else squares[name - TILES]


def direct(t: Tabletop, colour: str, where: str) -> None:
    """Put an official somewhere."""
    s = state(t)
    s.officials = with_byte(s.officials, COLOURS.index(colour), space(t, where))


def official(t: Tabletop, colour: str) -> str:
    return space_name(t, official_at(state(t), COLOURS.index(colour)))


def hub(t: Tabletop, suit: str, rank: int) -> None:
    """Put a pawn on the tile of this rank; 6 is out of the game."""
    s = state(t)
    s.hubs = with_byte(s.hubs, COLOURS.index(suit), rank)


def hub_of(t: Tabletop, suit: str) -> int:
    return int(state(t).hubs >> 8 * COLOURS.index(suit) & 255)


def turn(t: Tabletop, colour: str, step: str, points: int = 8, pipstop: int | None = None) -> None:
    """It is this colour's turn, in this step, with so many action points left."""
    s = state(t)
    s.colour = COLOURS.index(colour)
    s.mover = s.decider = game(t).seat_of[s.colour]
    s.step = next(word.number for word in STEPS if word.name == step)
    s.points = points
    s.pipstop = st.NOTHING if pipstop is None else pipstop


def step(t: Tabletop) -> str:
    return t.words.steps[state(t).step].name


def colour(t: Tabletop) -> str:
    return COLOURS[state(t).colour]


def value(t: Tabletop, load: str) -> int:
    return int(state(t).values[LOADS.index(load)])


def scores(t: Tabletop) -> dict[str, int]:
    """Profit by colour."""
    return dict(zip(COLOURS, map(int, state(t).scores), strict=True))


def targets(t: Tabletop, start_of_text: str) -> set[str]:
    """The last words of the legal actions that begin so."""
    return {a.split(" ")[-1] for a in t.legal() if a.startswith(start_of_text + " ")}


def pool(t: Tabletop, *dominoes: str) -> None:
    """These are left in the pool; the others are out of the way in nobody's hand."""
    state(t).pool = sum(2 ** domino_names().index(name) for name in dominoes)


def hand(t: Tabletop, *dominoes: str) -> None:
    """The colour on turn has bought these."""
    s = state(t)
    s.hand = sum(2 ** domino_names().index(name) for name in dominoes)
    s.pool &= ~s.hand


def lines(t: Tabletop) -> list[str]:
    return [str(entry.line) for entry in t.entries]
