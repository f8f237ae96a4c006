"""Positions that the tests begin from."""

from argosy.games.ship_it import state as st
from argosy.games.ship_it.rules.freight import put_load
from argosy.games.ship_it.rules.links import put_down, step_of
from argosy.games.ship_it.rules.reading import name_of, official_at
from argosy.games.ship_it.state import CHIT, HALVES, TILES, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words import COLOURS, LOADS, STEPS
from argosy.games.ship_it.words import TILES as TILE_NAMES
from argosy.kit.bags import with_byte
from argosy.kit.dominoes import domino_names
from argosy.kit.grids import WAYS, square_names
from argosy.tabletop import Arranged

# The board of section 3 of the rules, in the order of laying.
EXAMPLE = (
    *("red.5 sw", "blue.null nw", "blue.4 ne", "green.3 nw", "black.ace sw", "green.2 nw"),
    *("blue.5 sw", "blue.3 se", "black.null ne", "blue.ace sw", "green.ace nw", "green.4 se"),
    *("black.2 sw", "red.null nw", "black.3 sw", "black.5 se", "red.3 nw", "green.5 nw"),
    *("red.2 nw", "red.ace sw", "blue.2 ne", "green.null ne", "red.4 se", "black.4 ne"),
)


class Yard(Arranged[ShipItState, Tables]):
    """A table that a test can look at and arrange."""

    def square(self, name: str) -> int:
        return square_names(int(self.tables.width), int(self.tables.height)).index(name)

    def space(self, name: str) -> int:
        """The number of a space: a tile, or the half-domino on a square."""
        if name in TILE_NAMES:
            return HALVES + TILE_NAMES.index(name)
        there = self.s.ground[self.square(name)] - 1
        assert 0 <= there < HALVES, f"no half-domino on {name}"
        return there

    def link(self, domino: str, at: str, way: str) -> None:
        """Lay a domino on the board, its higher half on the square."""
        s, number = self.s, domino_names().index(domino)
        first = self.square(at)
        s.pool &= ~(2**number)
        put_down(self.tables, s, number, first, first + step_of(self.tables, WAYS.index(way)))

    def put(self, load: str, where: str, value: int = 0) -> None:
        """Lay a load somewhere; with a value it lies open."""
        s, number = self.s, LOADS.index(load)
        put_load(s, number, CHIT if where == "chit" else self.space(where))
        if value:
            s.values[number] = value
            s.open |= 2**number
            s.one_of[number] = 2 ** (value - 1)

    def place(self, load: str) -> str:
        at = self.s.loads[LOADS.index(load)]
        if at >= st.SPACES:
            return {st.FIST: "fist", st.CHIT: "chit", st.NOWHERE: "nowhere"}[at]
        return self.space_name(at)

    def space_name(self, at: int) -> str:
        name = name_of(self.s, at)
        squares = square_names(int(self.tables.width), int(self.tables.height))
        return TILE_NAMES[name] if name < TILES else squares[name - TILES]

    def direct(self, colour: str, where: str) -> None:
        """Put an official somewhere."""
        s = self.s
        s.officials = with_byte(s.officials, COLOURS.index(colour), self.space(where))

    def official(self, colour: str) -> str:
        return self.space_name(official_at(self.s, COLOURS.index(colour)))

    def hub(self, suit: str, rank: int) -> None:
        """Put a pawn on the tile of this rank; 6 is out of the game."""
        s = self.s
        s.hubs = with_byte(s.hubs, COLOURS.index(suit), rank)

    def hub_of(self, suit: str) -> int:
        return int(self.s.hubs >> 8 * COLOURS.index(suit) & 255)

    def begin(self, colour: str, step: str, points: int = 8, pipstop: int | None = None) -> None:
        """It is this colour's turn, in this step, with so many action points left."""
        s = self.s
        s.colour = COLOURS.index(colour)
        s.mover = s.decider = self.tables.seat_of[s.colour]
        s.step = STEPS.index(step) + 1
        s.points = points
        s.pipstop = st.NOTHING if pipstop is None else pipstop

    @property
    def step(self) -> str:
        return self.words.steps[self.s.step].id

    @property
    def colour(self) -> str:
        return COLOURS[self.s.colour]

    def value(self, load: str) -> int:
        return int(self.s.values[LOADS.index(load)])

    def profits(self) -> dict[str, int]:
        """Profit by colour."""
        return dict(zip(COLOURS, map(int, self.s.scores), strict=True))

    def targets(self, start_of_text: str) -> set[str]:
        """The last words of the legal actions that begin so."""
        return {a.split(" ")[-1] for a in self.legal() if a.startswith(start_of_text + " ")}

    def pool(self, *dominoes: str) -> None:
        """These are left in the pool; the others are out of the way in nobody's hand."""
        self.s.pool = sum(2 ** domino_names().index(name) for name in dominoes)

    def hand(self, *dominoes: str) -> None:
        """The colour on turn has bought these."""
        s = self.s
        s.hand = sum(2 ** domino_names().index(name) for name in dominoes)
        s.pool &= ~s.hand

    @property
    def written(self) -> list[str]:
        return [str(entry.line) for entry in self.entries]


def yard(*wishes: str, seed: int = 1, **options: int) -> Yard:
    return Yard("ship_it", options, list(wishes), seed)


def start(seats: int = 4, *, seed: int = 1, **options: int) -> Yard:
    """The example board, red (or the first colour) to plan."""
    return yard(*(f"tile {tile}" for tile in EXAMPLE), seats=seats, seed=seed, **options)
