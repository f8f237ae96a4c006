# compiled
"""Measures distances for bots: pip-stops within a network, squares to build between networks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.ship_it.rules.links import free_squares
from argosy.games.ship_it.rules.reading import hub_rank, is_hub, official_halves
from argosy.games.ship_it.rules.shipments import hub_total
from argosy.games.ship_it.rules.travel import bits_of, closed_to
from argosy.games.ship_it.state import COLOURS, HALVES, LOADS, OUT, SPACES, TILES, ShipItState
from argosy.games.ship_it.tables import LOW_HALVES, LOW_TILES, Tables
from argosy.kit.bags import bit, first

STOPS: Final = 12  # pip-stops 0 to 6, and:
TWO_TURNS: Final = 7  # a 6 is in the way; with two of them it is one more, and so on
NEVER: Final = 12  # it is not connected, or an official is in the way
ALL_TILES: Final = bit(TILES) - 1
FAR: Final = 15  # so many squares to build are too many to count
ZEROS: Final = vec[i64]([0] * SPACES)
NEVERS: Final = vec[i64]([NEVER] * SPACES)
FARS: Final = vec[i64]([FAR] * SPACES)
NO_ROWS: Final = vec[i64]([])
NO_FINALES: Final = vec[i64]([-1] * COLOURS)


def loads_on_board(s: ShipItState, colours: i64) -> i64:
    """Loads of these colours that are not warehoused."""
    found: i64 = 0
    for load in range(LOADS):
        if colours & bit(load // 5) != 0:
            at = i64(s.loads[load])
            if at < SPACES and not is_hub(s, at):
                found |= bit(load)
    return found


def places_of(s: ShipItState, loads: i64) -> tuple[i64, i64]:
    """Halves and tiles that these loads lie on."""
    halves: i64 = 0
    tiles: i64 = 0
    rest = loads
    while rest:
        half, tile = bits_of(i64(s.loads[first(rest)]))
        rest &= rest - 1
        halves |= half
        tiles |= tile
    return halves, tiles


def tiles_with_loads(s: ShipItState) -> i64:
    found: i64 = 0
    for load in range(LOADS):
        at = i64(s.loads[load])
        if HALVES <= at < SPACES:
            found |= bit(at - HALVES)
    return found


class Survey:
    """One look at a table. The rows are squares of the grid as bits."""

    game: Tables
    s: ShipItState
    shut: i64  # halves that lay in the way when gaps were measured, or -1
    at_gate: bool  # whether a square met last is a gate
    gaps: vec[i64]  # by space: squares to be built to connect it with some hub
    totals: vec[i64]  # by suit: what its hub has come to
    load_needs: vec[i64]  # by load and suit: the lowest pip-stop that brings it to the hub at once
    finales: vec[i64]  # by suit: profit of a plan that ships from its 5, or -1
    all_links: vec[i64]  # rows: squares with a link; empty until somebody asks
    all_free: vec[i64]  # rows: squares with nothing on them
    links: vec[i64]  # rows: squares with a link that were not met yet and may be
    free: vec[i64]  # rows: free squares that were not met yet
    front: vec[i64]  # rows: squares met last, free or with a link
    gates: vec[i64]  # rows: gates of tiles that were met, to be built on next

    def __init__(self, game: Tables, s: ShipItState) -> None:
        self.game = game
        self.s = s
        self.shut = -1
        self.at_gate = False
        self.gaps = FARS
        self.totals = ZEROS[:COLOURS]
        self.load_needs = NEVERS[:]
        self.finales = NO_FINALES
        self.all_links = NO_ROWS
        self.all_free = NO_ROWS
        self.links = NO_ROWS
        self.free = NO_ROWS
        self.front = NO_ROWS
        self.gates = NO_ROWS

    # ── Squares to build ──

    def gap(self, load: i64) -> i64:
        """Squares to be built to connect a load with some hub; measured when somebody asks."""
        shut = closed_to(self.s, load // 5)
        if shut != self.shut:
            self.measure_gaps(shut)
        return self.gaps[i64(self.s.loads[load])]

    def measure_gaps(self, shut: i64) -> None:
        """One flood from all hubs; a network that is met belongs to what is reached at once.

        Halves that are shut to a colour lie in its way.
        """
        self.shut = shut
        self.gaps = FARS[:]
        self.lay_grid()
        missing = tiles_with_loads(self.s)
        for suit in range(COLOURS):
            rank = hub_rank(self.s, suit)
            if rank != OUT:
                missing &= ~self.join(HALVES + suit * 6 + rank, 0)
        for built in range(1, FAR):
            if missing == 0 or not self.widen():
                return
            self.meet_links(built)
            if self.at_gate:
                missing = self.meet_tiles(missing, built)

    def lay_grid(self) -> None:
        """Nothing is met yet."""
        rows: i64 = self.s.high + 1
        if len(self.all_links) == 0:
            self.all_links = ZEROS[:rows]
            self.all_free = ZEROS[:rows]
            self.look_at_grid()
        self.links = self.all_links[:]
        self.free = self.all_free[:]
        self.front = ZEROS[:rows]
        self.gates = ZEROS[:rows]
        rest = self.shut
        while rest:
            square = self.s.half_at[first(rest)]
            rest &= rest - 1
            self.links[self.game.row_of[square]] &= ~bit(self.game.column_of[square])

    def look_at_grid(self) -> None:
        """There is a row more than on the table, so that each has one below."""
        s = self.s
        for half in range(HALVES):
            self.note(self.all_links, s.half_at[half])
        for y in range(s.high):
            self.all_free[y] = free_squares(s, y)

    def join(self, space: i64, built: i64) -> i64:
        """Everything connected with a space is as near as it is; the tiles among that."""
        s = self.s
        halves, tiles = bits_of(space)
        new_halves = halves
        new_tiles = tiles
        while new_halves | new_tiles != 0:
            if new_halves != 0:
                at = first(new_halves)
                new_halves &= new_halves - 1
                self.meet_link(s.half_at[at])
            else:
                tile = first(new_tiles)
                new_tiles &= new_tiles - 1
                at = HALVES + tile
                self.note(self.gates, s.gates[2 * tile])
                self.note(self.gates, s.gates[2 * tile + 1])
            self.gaps[at] = built
            more_halves = s.near_halves[at] & ~halves & ~self.shut
            more_tiles = s.near_tiles[at] & ~tiles
            halves |= more_halves
            tiles |= more_tiles
            new_halves |= more_halves
            new_tiles |= more_tiles
        return tiles

    def note(self, rows: vec[i64], square: i64) -> None:
        if square >= 0:
            rows[self.game.row_of[square]] |= bit(self.game.column_of[square])

    def meet_link(self, square: i64) -> None:
        y = self.game.row_of[square]
        there = bit(self.game.column_of[square])
        self.front[y] |= there
        self.links[y] &= ~there

    def widen(self) -> bool:
        """One more free square in every direction; whether there was any."""
        front = self.front
        gates = self.gates
        free = self.free
        gate_rows = self.s.gate_rows
        before: i64 = 0
        grown: i64 = 0
        hits: i64 = 0
        row = front[0]
        for y in range(self.s.high):
            below = front[y + 1]
            near = row | before | below | gates[y]
            if near != 0:
                near = (near | row << 1 | row >> 1) & free[y]
                front[y] = near
                free[y] ^= near
                gates[y] = 0
                grown |= near
                hits |= near & gate_rows[y]
            before = row
            row = below
        self.at_gate = hits != 0
        return grown != 0

    def meet_links(self, built: i64) -> None:
        """Links beside a square met last. Those met with them are in front from now on, which changes nothing here."""
        s = self.s
        front = self.front
        links = self.links
        before: i64 = 0
        row = front[0]
        for y in range(s.high):
            below = front[y + 1]
            met = (row << 1 | row >> 1 | before | below) & links[y]
            while met:
                half = i64(s.ground[y * self.game.width + first(met)]) - 1
                self.join(half, built)
                met &= links[y]
            before = row
            row = below

    def meet_tiles(self, missing: i64, built: i64) -> i64:
        """Tiles at whose gate a square was met; those still missing."""
        rest = missing
        while rest:
            tile = first(rest)
            rest &= rest - 1
            if self.gaps[HALVES + tile] == FAR and self.is_met(tile):
                self.join(HALVES + tile, built)
            if self.gaps[HALVES + tile] != FAR:
                missing &= ~bit(tile)
        return missing

    def is_met(self, tile: i64) -> bool:
        """Tell whether a square met last is a gate of this tile."""
        game = self.game
        for n in range(2 * tile, 2 * tile + 2):
            square = self.s.gates[n]
            if square >= 0:
                row = self.front[game.row_of[square]]
                if row & bit(game.column_of[square]) != 0:
                    return True
        return False

    # ── Pip-stops ──

    def measure_totals(self) -> None:
        for suit in range(COLOURS):
            if hub_rank(self.s, suit) != OUT:
                self.totals[suit] = hub_total(self.game, self.s, suit)

    def measure_needs(self, todo: i64) -> None:
        """How the loads of these colours get to the hubs; one look for colours shut out alike."""
        while todo:
            shut = closed_to(self.s, first(todo))
            colours: i64 = 0
            for colour in range(COLOURS):
                if todo & bit(colour) != 0 and closed_to(self.s, colour) == shut:
                    colours |= bit(colour)
            todo &= ~colours
            loads = loads_on_board(self.s, colours)
            halves, tiles = places_of(self.s, loads)
            for suit in range(COLOURS):
                if hub_rank(self.s, suit) != OUT:
                    self.measure_needs_of(loads, halves & ~shut, tiles, suit, shut)

    def measure_needs_of(
        self, loads: i64, wanted: i64, wanted_tiles: i64, suit: i64, shut: i64
    ) -> None:
        """One flood from a hub, the pip-stop rising until all these loads are met, or all that is connected."""
        s = self.s
        covered = s.loaded | official_halves(s)
        hub = HALVES + suit * 6 + hub_rank(s, suit)
        halves = s.near_halves[hub]
        tiles = s.near_tiles[hub]
        run_halves = shut  # halves that were run over, or cannot be
        run_tiles: i64 = 0
        for stop in range(STOPS):
            low_halves: i64 = 0
            low_tiles: i64 = 0
            if stop >= TWO_TURNS:  # on from every 6 that was met
                low_halves = LOW_HALVES[6] | covered | halves
                low_tiles = ALL_TILES
            elif stop > 0:
                low_halves = LOW_HALVES[stop] | covered
                low_tiles = LOW_TILES[stop]
            while True:
                more = halves & low_halves & ~run_halves
                more_tiles = tiles & low_tiles & ~run_tiles
                if more != 0:
                    at = first(more)
                    run_halves |= bit(at)
                elif more_tiles != 0:
                    tile = first(more_tiles)
                    run_tiles |= bit(tile)
                    at = HALVES + tile
                else:
                    break
                halves |= s.near_halves[at]
                tiles |= s.near_tiles[at]
            if halves & wanted | tiles & wanted_tiles != 0:
                self.note_loads(loads, suit, stop, halves & wanted, tiles & wanted_tiles)
                wanted &= ~halves
                wanted_tiles &= ~tiles
            is_all_run = halves & ~run_halves | tiles & ~run_tiles == 0
            if is_all_run or wanted | wanted_tiles == 0:
                return

    def note_loads(self, loads: i64, suit: i64, stop: i64, halves: i64, tiles: i64) -> None:
        """This pip-stop is enough for loads in these places."""
        rest = loads
        while rest:
            load = first(rest)
            rest &= rest - 1
            half, tile = bits_of(i64(self.s.loads[load]))
            if halves & half | tiles & tile != 0:
                self.load_needs[load * COLOURS + suit] = stop

    def need(self, load: i64, suit: i64) -> i64:
        return self.load_needs[load * COLOURS + suit]

    def least_need(self, load: i64) -> i64:
        """Of all hubs."""
        found: i64 = NEVER
        for suit in range(COLOURS):
            need = self.need(load, suit)
            if need < found:
                found = need
        return found
