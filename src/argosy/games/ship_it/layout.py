"""Lays out the table: a square of the grid is an inch, a tile two by two."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from math import copysign

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase, Value
from argosy.core.table import KEPT, Counter, Layout, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.games.ship_it.numbers import UNOWNED
from argosy.games.ship_it.rules.officials import official_targets
from argosy.games.ship_it.rules.reading import chits_of, hub_rank, is_hub, loads_at, official_at
from argosy.games.ship_it.rules.setup import laid
from argosy.games.ship_it.rules.shipments import pawns_gone, worth
from argosy.games.ship_it.rules.travel import pip_stop_view, run, spaces_of, walk
from argosy.games.ship_it.state import (
    CHIT,
    DIRECTING,
    FIST,
    HALVES,
    OUT,
    SHIPPING,
    SPACES,
    STOPPING,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words import COLOURS, CORNERS, LOADS, SUITS, TILES, player, seat_names
from argosy.kit.bags import members
from argosy.kit.dominoes import DOMINOES, domino_names
from argosy.kit.grids import column_name
from argosy.kit.piecepack import RANKS

TILE = 2.0
# Around the middle of a tile, so that rank and mark stay free; a pawn stands at the lower right.
AROUND = ((0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, 0.7))
LOWER_LEFT, LOWER_RIGHT = 1, 3
SEAT_COUNTERS = ("profit", "loads", "chits", "points")
COLOUR_COUNTERS = ("colour-profit", "colour-loads", "colour-chits", "colour-points")
STANDS = ((0.0, -0.75), (0.75, 0.0), (0.0, 0.75), (-0.75, 0.0))
HUB_COLUMNS = tuple(Phrase(f"column-{name}") for name in ("pawn", "hub", "makes", "warehoused"))
KNOWN_COLUMNS = (Phrase("column-load"), Phrase("column-value"))
DOMINO_NAMES = tuple(domino_names())
Point = tuple[float, float]


def backdrop(game: Tables, s: ShipItState) -> Table:
    """The zones beside the board, and its squares once the cities lie."""
    zones = [Zone(f"seat:{name}", 12.0, 3.0) for name in seat_names(game)]
    layout = Layout(zones=[*zones, Zone("supply", 12.0, 2.0)])
    for y in range(s.high):
        for x in range(s.wide):
            name = square_name(game, y * int(game.width) + x)
            layout.spots.append(Spot(name, float(x), float(y)))
    return layout.done()


def table(game: Tables, s: ShipItState, viewer: int = SPECTATOR) -> Table:
    """What lies there now, as the viewer knows it: `s` is redacted."""
    board = board_of(game, s)
    layout = Layout([board.zone], list(board.pieces), marks=list(board.marks))
    if s.round > 0:
        lay_regions(game, s, layout)
        lay_hubs(game, s, board, layout)
        lay_officials(game, s, board, layout)
        lay_loads(game, s, layout)
        # Everybody may see them: what is moved goes this way on every screen.
        lay_ways(game, s, layout)
        lay_walks(game, s, layout)
        lay_seats(game, s, layout)
        lay_supply(game, s, layout)
        layout.sheets += [sheet for sheet in (hubs_sheet(game, s), known_sheet(s)) if sheet.rows]
    return layout.done()


# ── Tiles, links, squares ─────────────────────────────────────────────────────────────────────────


class Board:
    """The tiles and links as they lie. Most moves leave them so, and no viewer knows more of them than another."""

    def __init__(
        self,
        margin: int,
        width: int,
        order: tuple[int, ...],
        columns: tuple[int, ...],
        rows: tuple[int, ...],
        corners: int,
        halves: tuple[int, ...],
    ) -> None:
        """`order` are the tiles as they were laid, `columns` and `rows` say where; `halves` are squares, or -1."""
        self.corners = [corners >> 2 * tile & 3 for tile in range(len(columns))]
        tiles = [
            (margin + TILE * x + 1.0, margin + TILE * y + 1.0)
            for x, y in zip(columns, rows, strict=True)
        ]
        squares = [(square % width + 0.5, square // width + 0.5) for square in halves]
        self.middles: list[Point] = squares + tiles  # by space
        self.names = [*(name_of_square(width, at) if at >= 0 else "" for at in halves), *TILES]
        # While tiles are laid, the board is as large as they make it.
        wide = max((columns[tile] for tile in order), default=0)
        high = max((rows[tile] for tile in order), default=0)
        self.zone = Zone("board", float(2 * (wide + margin) + 2), float(2 * (high + margin) + 2))
        self.marks = [Mark("ground", "ground", (), suit="land"), *map(self.city_mark, order)]
        self.pieces = [*map(self.tile_piece, order), *self.links(halves)]

    def city_mark(self, tile: int) -> Mark:
        """The ground behind a tile; the zones of a city share it."""
        return Mark(f"ground.{TILES[tile]}", "city", around(self.middles[HALVES + tile], 1.2))

    def tile_piece(self, tile: int) -> Piece:
        suit, rank = SUITS[tile // 6], RANKS[tile % 6]
        corner = self.corners[tile]
        note = Phrase(
            "note-tile", {"tile": f"tile:{TILES[tile]}", "corner": f"corner:{CORNERS[corner]}"}
        )
        face = (TILES[tile], "piecepack", "tile", "face", suit, rank)
        at = self.middles[HALVES + tile]
        return Piece(*face, *at, angle=90 * corner, note=note, marked=True)

    def links(self, halves: tuple[int, ...]) -> Iterator[Piece]:
        for domino in range(DOMINOES):
            if halves[2 * domino] >= 0:
                (x1, y1), (x2, y2) = self.middles[2 * domino], self.middles[2 * domino + 1]
                way = int(x2 - x1), int(y2 - y1)
                angle = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}[way]
                yield domino_piece(domino, ((x1 + x2) / 2, (y1 + y2) / 2), "board", angle)

    def marked_corner(self, tile: int) -> int:
        """The place in AROUND of nw, sw, se, ne."""
        return (2, LOWER_LEFT, LOWER_RIGHT, 0)[self.corners[tile]]

    def pawn_corner(self, tile: int) -> int:
        """The pawn of a hub stands at the lower right, unless the mark is there."""
        return LOWER_LEFT if self.marked_corner(tile) == LOWER_RIGHT else LOWER_RIGHT


kept_board = lru_cache(maxsize=KEPT)(Board)


def board_of(game: Tables, s: ShipItState) -> Board:
    return kept_board(
        int(game.margin),
        int(game.width),
        tuple(s.order)[: laid(s)],
        tuple(s.tile_x),
        tuple(s.tile_y),
        s.corners,
        tuple(s.half_at),
    )


def around(middle: Point, reach: float) -> tuple[Point, ...]:
    """The corners of a square."""
    x, y = middle
    return (
        (x - reach, y - reach),
        (x + reach, y - reach),
        (x + reach, y + reach),
        (x - reach, y + reach),
    )


def square_middle(game: Tables, square: int) -> Point:
    return square % int(game.width) + 0.5, square // int(game.width) + 0.5


def square_name(game: Tables, square: int) -> str:
    return name_of_square(int(game.width), square)


@lru_cache(maxsize=KEPT)
def name_of_square(width: int, square: int) -> str:
    return f"{column_name(square % width)}{square // width + 1}"


def space_name(game: Tables, s: ShipItState, space: int) -> str:
    return TILES[space - HALVES] if space >= HALVES else square_name(game, s.half_at[space])


@lru_cache(maxsize=KEPT)
def domino_piece(domino: int, at: Point, zone: str, angle: int = 0, note: str = "") -> Piece:
    name = DOMINO_NAMES[domino]
    says = Phrase(note, {"domino": f"domino:{name}"}) if note else None
    face = (f"link.{name}", "dominoes", "domino", "face", "", name)
    return Piece(*face, *at, 1, angle, zone=zone, note=says)


# ── Regions, hubs, officials ──────────────────────────────────────────────────────────────────────


def lay_regions(game: Tables, s: ShipItState, layout: Layout) -> None:
    """SI-R29: every half that an official closes to the others, in its owner's hatching."""
    for colour in range(len(COLOURS)):
        at = official_at(s, colour)
        if at < HALVES:
            for half in members(s.regions[at]):
                layout.marks.append(region_mark(int(game.width), colour, s.half_at[half]))


@lru_cache(maxsize=4 * KEPT)
def region_mark(width: int, colour: int, square: int) -> Mark:
    corners = around((square % width + 0.5, square // width + 0.5), 0.5)
    where = name_of_square(width, square)
    return Mark(f"region.{COLOURS[colour]}.{where}", "region", corners, suit=SUITS[colour])


def lay_hubs(game: Tables, s: ShipItState, board: Board, layout: Layout) -> None:
    for suit in range(len(COLOURS)):
        rank = hub_rank(s, suit)
        if rank == OUT:
            layout.pieces.append(pawn_out(suit))
            continue
        tile = suit * 6 + rank
        x, y = board.middles[HALVES + tile]
        dx = -0.55 if board.pawn_corner(tile) == LOWER_LEFT else 0.55
        layout.pieces.append(hub_pawn(tile, x + dx, y + 0.4))
        side = (
            -1.15 if has_tile(game, s, x, y + TILE) and not has_tile(game, s, x, y - TILE) else 1.15
        )
        total = known_total(game, s, suit)
        layout.marks.append(total_mark(suit, (x, y + side), total, int(game.threshold)))


@cache
def pawn_out(suit: int) -> Piece:
    name = COLOURS[suit]
    pawn = (f"hub.{name}", "piecepack", "pawn", "face", SUITS[suit], "")
    note = Phrase("note-pawn-out", {"colour": f"colour:{name}"})
    return Piece(*pawn, 1.0 + suit, 1.0, zone="supply", note=note)


@lru_cache(maxsize=KEPT)
def hub_pawn(tile: int, x: float, y: float) -> Piece:
    suit = tile // 6
    pawn = (f"hub.{COLOURS[suit]}", "piecepack", "pawn", "face", SUITS[suit], "")
    return Piece(
        *pawn, x, y, 4, size=0.85, note=Phrase("note-hub", {"tile": f"tile:{TILES[tile]}"})
    )


@lru_cache(maxsize=KEPT)
def total_mark(suit: int, at: Point, total: int, threshold: int) -> Mark:
    says = Phrase("note-total", {"total": total, "threshold": threshold})
    return Mark(f"total.{COLOURS[suit]}", "label", (at,), says)


def known_total(game: Tables, s: ShipItState, suit: int) -> int:
    """What a hub has come to, without a load that is still to be turned up."""
    rank = int(hub_rank(s, suit))
    space = HALVES + suit * 6 + rank
    there = members(loads_at(s, space))
    return rank + sum(int(worth(game, s, load, space)) for load in there if s.values[load] > 0)


def has_tile(game: Tables, s: ShipItState, x: float, y: float) -> bool:
    """Whether this point of the grid lies on a tile."""
    column, row = int(x), int(y)
    inside = 0 <= column < s.wide and 0 <= row < s.high
    return inside and int(s.ground[row * int(game.width) + column]) > HALVES


def lay_officials(game: Tables, s: ShipItState, board: Board, layout: Layout) -> None:
    for colour in range(len(COLOURS)):
        at = official_at(s, colour)
        x, y = board.middles[at]
        if at >= HALVES:
            others = sum(official_at(s, other) == at for other in range(colour))
            dx, dy = STANDS[others]
            x, y = x + dx, y + dy
        layout.pieces.append(official_piece(colour, player(game, colour), x, y))


@lru_cache(maxsize=KEPT)
def official_piece(colour: int, seat: str, x: float, y: float) -> Piece:
    note = Phrase("note-official", {"seat": seat})
    die = (f"official.{COLOURS[colour]}", "piecepack", "official", "face", SUITS[colour], "ace")
    return Piece(*die, x, y, 5, size=0.8, note=note)


# ── Freight ───────────────────────────────────────────────────────────────────────────────────────


def lay_loads(game: Tables, s: ShipItState, layout: Layout) -> None:
    places = load_places(board_of(game, s), tuple(s.loads), s.hubs)
    for load, (at, zone, is_open) in enumerate(places):
        if zone:
            layout.pieces.append(
                coin_piece(load, at, zone, is_open, s.values[load], s.one_of[load])
            )


@lru_cache(maxsize=KEPT)
def load_places(
    board: Board, loads: tuple[int, ...], hubs: int
) -> tuple[tuple[Point, str, bool], ...]:
    """By load: where it lies, in which zone ("" where a seat has it), and whether at a hub. All viewers know that."""
    pawns = {HALVES + suit * 6 + (hubs >> 8 * suit & 255) for suit in range(len(COLOURS))}
    found: list[tuple[Point, str, bool]] = []
    for load, at in enumerate(loads):
        if at < SPACES:
            before = sum(other == at for other in loads[:load])
            found.append((load_place(board, at, before, at in pawns), "board", at in pawns))
        else:
            found.append(((6.0 + load % 5, 1.0), "supply" if at == FIST else "", False))
    return tuple(found)


def load_place(board: Board, at: int, order: int, has_pawn: bool) -> Point:
    """In the middle of a half-domino; on a tile at the corners without the mark."""
    x, y = board.middles[at]
    if at < HALVES:
        return x, y
    tile = at - HALVES
    taken = {board.marked_corner(tile)} | ({board.pawn_corner(tile)} if has_pawn else set())
    free = [place for n, place in enumerate(AROUND) if n not in taken]
    dx, dy = free[order % len(free)]
    shift = 0.18 * (order // len(free))
    return x + dx * (1 - shift), y + dy * (1 - shift)


@lru_cache(maxsize=8 * KEPT)
def coin_piece(load: int, at: Point, zone: str, is_open: bool, value: int, one_of: int) -> Piece:
    """Number side up when it is warehoused or kept; else suit side up, with what the viewer knows."""
    side = "face" if is_open and value > 0 else "back"
    rank = RANKS[value] if value > 0 else ""
    return Piece(
        *(LOADS[load], "piecepack", "coin", side, SUITS[load // 5], rank, *at, 3),
        zone=zone,
        size=0.7,
        note=load_note(load, value, one_of),
    )


def load_note(load: int, value: int, one_of: int) -> Phrase:
    name = f"load:{LOADS[load]}"
    if value > 0:
        return Phrase("note-load-value", {"load": name, "value": value})
    values: list[int | str | Phrase] = [*values_in(one_of)]
    if len(values) == 5:
        return Phrase("note-load-unseen", {"load": name})
    return Phrase("note-load-one-of", {"load": name, "values": values})


@cache
def values_in(mask: int) -> tuple[int, ...]:
    """The values 1 to 5 of a set of them, bit v - 1."""
    return tuple(v + 1 for v in members(mask))


def shown_values(s: ShipItState, load: int) -> list[int]:
    """What everyone may know of a load: where it was shaken, one of these values (SI-A32, SI-A50)."""
    return [*values_in(s.one_of[load])]


def lay_ways(game: Tables, s: ShipItState, layout: Layout) -> None:
    """Where each load of the colour on turn can get to."""
    for load, space, stop, _ in load_ways(game, s):
        way = [int(at) for at in run(s, load, space, stop)]
        layout.marks.append(way_mark(board_of(game, s), f"way.{LOADS[load]}", way, LOADS[load]))


def load_ways(game: Tables, s: ShipItState) -> Iterator[tuple[int, int, int, int]]:
    """Yield what the colour on turn can do with its loads and pay for: load, space, pip-stop and price."""
    if s.step not in (STOPPING, SHIPPING):
        return
    for load in range(len(LOADS)):
        if load // 5 not in (s.colour, game.unowned) or s.moved >> load & 1:
            continue
        for space, stop, price in pip_stop_view(game, s, load):
            if price <= s.points:
                yield load, int(space), int(stop), int(price)


def lay_walks(game: Tables, s: ShipItState, layout: Layout) -> None:
    """Where the official of the colour on turn can get to."""
    name = f"way.official.{COLOURS[s.colour]}"
    for walked in official_walks(game, s):
        of = space_name(game, s, walked[-1])
        layout.marks.append(way_mark(board_of(game, s), name, walked, of))


def official_walks(game: Tables, s: ShipItState) -> Iterator[list[int]]:
    """Yield the spaces of each way that the official of the colour on turn can go."""
    if s.step != DIRECTING:
        return
    start = official_at(s, s.colour)
    for space in spaces_of(*official_targets(game, s)):
        yield [int(at) for at in walk(s, start, space)]


def way_mark(board: Board, name: str, way: list[int], of: str) -> Mark:
    points = [board.middles[way[0]]]
    for here, there in pairwise(way):
        points += [gate_middle(board, at) for at in (here, there) if is_gated(at, here, there)]
        points.append(board.middles[there])
    return Mark(f"{name}.{board.names[way[-1]]}", "way", tuple(points), of=of)


def is_gated(at: int, here: int, there: int) -> bool:
    """SI-R18: between a tile and a half one goes through the marked corner of the tile."""
    return at >= HALVES and min(here, there) < HALVES


def gate_middle(board: Board, space: int) -> Point:
    x, y = board.middles[space]
    dx, dy = AROUND[board.marked_corner(space - HALVES)]
    return x + copysign(0.5, dx), y + copysign(0.5, dy)


# ── Seats and supply ──────────────────────────────────────────────────────────────────────────────


def lay_seats(game: Tables, s: ShipItState, layout: Layout) -> None:
    names = seat_names(game)
    if game.seats == 2:  # SI-R34: the lower of the two counts
        for seat, name in enumerate(names):
            own = [int(s.scores[c]) for c in range(len(COLOURS)) if game.seat_of[c] == seat]
            layout.counters.append(Counter(f"seat:{name}", "profit", min(own)))
    for colour in range(len(COLOURS)):
        if game.seat_of[colour] != UNOWNED:
            lay_colour(game, s, colour, f"seat:{names[game.seat_of[colour]]}", layout)


def lay_colour(game: Tables, s: ShipItState, colour: int, zone: str, layout: Layout) -> None:
    row = 0.5 + (colour // 2 if game.seats == 2 else 0)
    kept = [n for n in range(5 * colour, 5 * colour + 5) if s.loads[n] == CHIT]
    for n, load in enumerate(kept):
        at, value = (0.5 + n * 0.8, row), s.values[load]
        layout.pieces.append(coin_piece(load, at, zone, True, value, s.one_of[load]))
    # With two seats each has two colours, and a counter says which it is for (SI-A3).
    of = f"colour:{COLOURS[colour]}" if game.seats == 2 else ""
    profit, loads, chits, points = COLOUR_COUNTERS if of else SEAT_COUNTERS
    layout.counters += [
        Counter(zone, profit, int(s.scores[colour]), of=of),
        Counter(zone, loads, loads_of(s, colour), 5, of),
        Counter(zone, chits, int(chits_of(s, colour)), 5, of),
    ]
    if colour == s.colour:
        layout.counters.append(Counter(zone, points, int(s.points), of=of))
        for n, domino in enumerate(members(s.hand)):
            at = (6.0 + 2.2 * (n % 3), 0.5 + n // 3)
            note = "note-link-now" if domino == s.chosen else "note-link-later"
            layout.pieces.append(domino_piece(domino, at, zone, 0, note))


def loads_of(s: ShipItState, colour: int) -> int:
    """Loads of a colour on the board that are not warehoused."""
    here = [int(s.loads[load]) for load in range(5 * colour, 5 * colour + 5)]
    return sum(at < SPACES and not is_hub(s, at) for at in here)


def lay_supply(game: Tables, s: ShipItState, layout: Layout) -> None:
    layout.counters += [
        Counter("supply", "round", int(s.round), int(game.rounds)),
        Counter("supply", "pool", len(members(s.pool)), DOMINOES),
        Counter("supply", "pawns-out", int(pawns_gone(s)), int(game.pawns_out)),
    ]
    if s.pipstop <= 6:
        layout.counters.append(Counter("supply", "pip-stop", int(s.pipstop), 6))


def hubs_sheet(game: Tables, s: ShipItState) -> Sheet:
    """What each hub has come to, and whose coins lie there."""
    rows: list[tuple[Value, ...]] = []
    for suit, name in enumerate(COLOURS):
        rank = int(hub_rank(s, suit))
        if rank == OUT:
            rows.append((f"colour:{name}", Phrase("cell-out"), "", ""))
            continue
        tile = suit * 6 + rank
        there = members(loads_at(s, HALVES + tile))
        coins: list[int | str | Phrase] = [coin_cell(s, load) for load in there]
        made: dict[str, Value] = {
            "total": known_total(game, s, suit),
            "threshold": int(game.threshold),
        }
        rows.append(
            (f"colour:{name}", f"tile:{TILES[tile]}", Phrase("cell-total", made), coins or "")
        )
    return Sheet("hubs", HUB_COLUMNS, tuple(rows))


def coin_cell(s: ShipItState, load: int) -> Phrase:
    name, value = f"load:{LOADS[load]}", int(s.values[load])
    if value > 0:
        return Phrase("cell-coin", {"load": name, "value": value})
    return Phrase("cell-coin-unseen", {"load": name})


def known_sheet(s: ShipItState) -> Sheet:
    """Loads on the board of which something is known to you."""
    rows: list[tuple[Value, ...]] = []
    for load, name in enumerate(LOADS):
        at, value = int(s.loads[load]), int(s.values[load])
        if at >= SPACES or is_hub(s, at):
            continue
        values: list[int | str | Phrase] = [*shown_values(s, load)]
        if value > 0:
            rows.append((f"load:{name}", value))
        elif len(values) < 5:
            rows.append((f"load:{name}", Phrase("cell-one-of", {"values": values})))
    return Sheet("known", KNOWN_COLUMNS, tuple(rows))
