# compiled
"""Measures distances for bots: pip-stops within a network, squares to build between networks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.ship_it.rules.links import free_squares
from argosy.games.ship_it.rules.reading import hub_rank, is_hub, official_halves
from argosy.games.ship_it.rules.shipments import hub_total
from argosy.games.ship_it.rules.travel import closed_to
from argosy.games.ship_it.state import COLOURS, HALVES, LOADS, OUT, SPACES, TILES, ShipItState
from argosy.games.ship_it.tables import LOW_HALVES, LOW_TILES, Tables
from argosy.kit.bags import BIT, first

STOPS: Final = 12  # pip-stops 0 to 6, and:
TWO_TURNS: Final = 7  # a 6 is in the way; with two of them it is one more, and so on
NEVER: Final = 12  # it is not connected, or an official is in the way
ALL_TILES: Final = BIT[TILES] - 1
FAR: Final = 15  # so many squares to build are too many to count
ZEROS: Final = vec[i64]([0] * SPACES)
NEVERS: Final = vec[i64]([NEVER] * SPACES)
FARS: Final = vec[i64]([FAR] * SPACES)
NO_FINALES: Final = vec[i64]([-1] * COLOURS)


def loads_on_board(s: ShipItState, colours: i64) -> i64:
    """Loads of these colours that are not warehoused."""
    found: i64 = 0
    for load in range(LOADS):
        if colours & BIT[load // 5] != 0:
            at = i64(s.loads[load])
            if at < SPACES and not is_hub(s, at):
                found |= BIT[load]
    return found


def tiles_with_loads(s: ShipItState) -> i64:
    found: i64 = 0
    for load in range(LOADS):
        at = i64(s.loads[load])
        if HALVES <= at < SPACES:
            found |= BIT[at - HALVES]
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
    reached: vec[i64]  # rows: squares met so far, free or with a link
    fresh: vec[i64]  # rows: free squares met last
    gates: vec[i64]  # rows: gates of tiles that were met, to be built on next
    links: vec[i64]  # rows: squares with a link

    def __init__(self, game: Tables, s: ShipItState) -> None:
        self.game = game
        self.s = s
        self.shut = -1
        self.at_gate = False
        self.gaps = FARS
        self.totals = ZEROS[:]
        self.load_needs = NEVERS[:]
        self.finales = NO_FINALES
        self.reached = ZEROS
        self.fresh = ZEROS
        self.gates = ZEROS
        self.links = ZEROS

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
        self.reached = ZEROS[:]
        self.fresh = ZEROS[:]
        self.gates = ZEROS[:]
        self.links = ZEROS[:]
        self.mark_links()
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

    def mark_links(self) -> None:
        s = self.s
        width = self.game.width
        for half in range(HALVES):
            square = s.half_at[half]
            if square >= 0 and self.shut & BIT[half] == 0:
                y = square // width
                self.links[y] |= BIT[square % width]

    def join(self, space: i64, built: i64) -> i64:
        """Everything connected with a space is as near as it is; the tiles among that."""
        s = self.s
        halves: i64 = BIT[space] if space < HALVES else 0
        tiles: i64 = 0 if space < HALVES else BIT[space - HALVES]
        todo_halves = halves
        todo_tiles = tiles
        while todo_halves | todo_tiles != 0:
            if todo_halves != 0:
                at = first(todo_halves)
                todo_halves &= todo_halves - 1
                self.note(self.reached, s.half_at[at])
            else:
                tile = first(todo_tiles)
                todo_tiles &= todo_tiles - 1
                at = HALVES + tile
                self.note(self.gates, s.gates[2 * tile])
                self.note(self.gates, s.gates[2 * tile + 1])
            self.gaps[at] = built
            more_halves = s.near_halves[at] & ~halves & ~self.shut
            more_tiles = s.near_tiles[at] & ~tiles
            halves |= more_halves
            tiles |= more_tiles
            todo_halves |= more_halves
            todo_tiles |= more_tiles
        return tiles

    def note(self, rows: vec[i64], square: i64) -> None:
        if square >= 0:
            y = square // self.game.width
            rows[y] |= BIT[square % self.game.width]

    def widen(self) -> bool:
        """One more free square in every direction; whether there was any."""
        s = self.s
        reached = self.reached
        gates = self.gates
        before: i64 = 0
        grown: i64 = 0
        hits: i64 = 0
        row = reached[0]
        for y in range(s.high):
            below = reached[y + 1]
            near = (row << 1 | row >> 1 | before | below | gates[y]) & free_squares(s, y) & ~row
            self.fresh[y] = near
            gates[y] = 0
            grown |= near
            hits |= near & s.gate_rows[y]
            before = row
            row = below
        for y in range(s.high):
            reached[y] |= self.fresh[y]
        self.at_gate = hits != 0
        return grown != 0

    def meet_links(self, built: i64) -> None:
        """Links beside a square met last."""
        s = self.s
        fresh = self.fresh
        before: i64 = 0
        row = fresh[0]
        for y in range(s.high):
            below = fresh[y + 1]
            near = row << 1 | row >> 1 | before | below
            met = near & self.links[y] & ~self.reached[y]
            while met:
                half = i64(s.ground[y * self.game.width + first(met)]) - 1
                self.join(half, built)
                met &= ~self.reached[y]
            before = row
            row = below

    def meet_tiles(self, missing: i64, built: i64) -> i64:
        """Tiles at whose gate a square was met; those still missing."""
        width = self.game.width
        rest = missing
        while rest:
            tile = first(rest)
            rest &= rest - 1
            met = self.gaps[HALVES + tile] < FAR
            for n in range(2 * tile, 2 * tile + 2):
                square = self.s.gates[n]
                if square >= 0 and not met:
                    y = square // width
                    met = self.reached[y] & BIT[square % width] != 0
            if met and self.gaps[HALVES + tile] == FAR:
                self.join(HALVES + tile, built)
            if met:
                missing &= ~BIT[tile]
        return missing

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
                if todo & BIT[colour] != 0 and closed_to(self.s, colour) == shut:
                    colours |= BIT[colour]
            todo &= ~colours
            for suit in range(COLOURS):
                if hub_rank(self.s, suit) != OUT:
                    self.measure_needs_of(colours, suit, shut)

    def measure_needs_of(self, colours: i64, suit: i64, shut: i64) -> None:
        """One flood from a hub, the pip-stop rising until all loads of the colours are met."""
        s = self.s
        covered = s.loaded | official_halves(s)
        hub = HALVES + suit * 6 + hub_rank(s, suit)
        halves = s.near_halves[hub]
        tiles = s.near_tiles[hub]
        run_halves = shut  # halves that were run over, or cannot be
        run_tiles: i64 = 0
        missing = loads_on_board(s, colours)
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
                    run_halves |= BIT[at]
                elif more_tiles != 0:
                    tile = first(more_tiles)
                    run_tiles |= BIT[tile]
                    at = HALVES + tile
                else:
                    break
                halves |= s.near_halves[at]
                tiles |= s.near_tiles[at]
            missing = self.note_loads(missing, suit, stop, halves & ~shut, tiles)
            if missing == 0:
                return

    def note_loads(self, missing: i64, suit: i64, stop: i64, halves: i64, tiles: i64) -> i64:
        """Which loads this pip-stop is enough for; those still missing."""
        rest = missing
        while rest:
            load = first(rest)
            rest &= rest - 1
            at = i64(self.s.loads[load])
            met = halves & BIT[at] if at < HALVES else tiles & BIT[at - HALVES]
            if met != 0:
                self.load_needs[load * COLOURS + suit] = stop
                missing &= ~BIT[load]
        return missing

    def need(self, load: i64, suit: i64) -> i64:
        return self.load_needs[load * COLOURS + suit]

    def least_need(self, load: i64) -> i64:
        """Of all hubs."""
        found: i64 = NEVER
        for suit in range(COLOURS):
            found = min(found, self.need(load, suit))
        return found
