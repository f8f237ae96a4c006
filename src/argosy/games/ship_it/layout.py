"""Lays out the table: a square of the grid is an inch, a tile two by two."""

from collections.abc import Iterator
from itertools import pairwise
from math import copysign

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase, Value
from argosy.core.table import Counter, Layout, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.games.ship_it.numbers import UNOWNED
from argosy.games.ship_it.rules.officials import official_targets
from argosy.games.ship_it.rules.reading import chits_of, hub_rank, is_hub, loads_at, official_at
from argosy.games.ship_it.rules.setup import corner_of, laid
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
    layout = Layout(zones=[board_zone(game, s)], marks=[Mark("ground", "ground", (), suit="land")])
    lay_cities(game, s, layout)
    lay_tiles(game, s, layout)
    lay_links(game, s, layout)
    if s.round > 0:
        lay_regions(game, s, layout)
        lay_hubs(game, s, layout)
        lay_officials(game, s, layout)
        lay_loads(game, s, layout)
        if viewer == s.mover:
            lay_ways(game, s, layout)
            lay_walks(game, s, layout)
        lay_seats(game, s, layout)
        lay_supply(game, s, layout)
        layout.sheets += [sheet for sheet in (hubs_sheet(game, s), known_sheet(s)) if sheet.rows]
    return layout.done()


def board_zone(game: Tables, s: ShipItState) -> Zone:
    """The grid; while tiles are laid, as much as they take."""
    tiles = [int(s.order[n]) for n in range(laid(s))]
    wide = max((int(s.tile_x[tile]) for tile in tiles), default=0)
    high = max((int(s.tile_y[tile]) for tile in tiles), default=0)
    edge = 2 * int(game.margin) + 2
    return Zone("board", float(2 * wide + edge), float(2 * high + edge))


# ── Tiles, links, squares ─────────────────────────────────────────────────────────────────────────


def tile_middle(game: Tables, s: ShipItState, tile: int) -> tuple[float, float]:
    x, y = int(s.tile_x[tile]), int(s.tile_y[tile])
    return int(game.margin) + TILE * x + 1.0, int(game.margin) + TILE * y + 1.0


def square_middle(game: Tables, square: int) -> tuple[float, float]:
    return square % int(game.width) + 0.5, square // int(game.width) + 0.5


def space_middle(game: Tables, s: ShipItState, space: int) -> tuple[float, float]:
    if space < HALVES:
        return square_middle(game, s.half_at[space])
    return tile_middle(game, s, space - HALVES)


def square_name(game: Tables, square: int) -> str:
    return f"{column_name(square % int(game.width))}{square // int(game.width) + 1}"


def space_name(game: Tables, s: ShipItState, space: int) -> str:
    return TILES[space - HALVES] if space >= HALVES else square_name(game, s.half_at[space])


def lay_cities(game: Tables, s: ShipItState, layout: Layout) -> None:
    """The ground behind each tile; the zones of a city share it."""
    for n in range(laid(s)):
        tile = int(s.order[n])
        x, y = tile_middle(game, s, tile)
        r = TILE / 2 + 0.2
        corners = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
        layout.marks.append(Mark(f"ground.{TILES[tile]}", "city", corners))


def lay_tiles(game: Tables, s: ShipItState, layout: Layout) -> None:
    for n in range(laid(s)):
        tile = int(s.order[n])
        suit, rank = SUITS[tile // 6], RANKS[tile % 6]
        x, y = tile_middle(game, s, tile)
        corner = int(corner_of(s, tile))
        note = Phrase(
            "note-tile", {"tile": f"tile:{TILES[tile]}", "corner": f"corner:{CORNERS[corner]}"}
        )
        face = (TILES[tile], "piecepack", "tile", "face", suit, rank)
        layout.pieces.append(Piece(*face, x, y, angle=90 * corner, note=note, marked=True))


def lay_links(game: Tables, s: ShipItState, layout: Layout) -> None:
    for domino in range(DOMINOES):
        high, low = int(s.half_at[2 * domino]), int(s.half_at[2 * domino + 1])
        if high >= 0:
            x1, y1 = square_middle(game, high)
            x2, y2 = square_middle(game, low)
            angle = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}[int(x2 - x1), int(y2 - y1)]
            layout.pieces.append(
                domino_piece(domino, ((x1 + x2) / 2, (y1 + y2) / 2), "board", angle)
            )


def domino_piece(
    domino: int, at: tuple[float, float], zone: str, angle: int = 0, note: Phrase | None = None
) -> Piece:
    name = domino_names()[domino]
    face = (f"link.{name}", "dominoes", "domino", "face", "", name)
    return Piece(*face, *at, 1, angle, zone=zone, note=note)


# ── Regions, hubs, officials ──────────────────────────────────────────────────────────────────────


def lay_regions(game: Tables, s: ShipItState, layout: Layout) -> None:
    """SI-R29: every half that an official closes to the others, in its owner's hatching."""
    for colour, name in enumerate(COLOURS):
        at = int(official_at(s, colour))
        if at >= HALVES:
            continue
        for half in members(s.regions[at]):
            x, y = square_middle(game, s.half_at[half])
            r = 0.5
            corners = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
            where = square_name(game, s.half_at[half])
            mark = Mark(f"region.{name}.{where}", "region", corners, suit=SUITS[colour])
            layout.marks.append(mark)


def lay_hubs(game: Tables, s: ShipItState, layout: Layout) -> None:
    for suit, name in enumerate(COLOURS):
        rank = int(hub_rank(s, suit))
        kind = ("piecepack", "pawn", "face", SUITS[suit], "")
        if rank == OUT:
            out = Phrase("note-pawn-out", {"colour": f"colour:{name}"})
            layout.pieces.append(
                Piece(f"hub.{name}", *kind, 1.0 + suit, 1.0, zone="supply", note=out)
            )
            continue
        tile = suit * 6 + rank
        x, y = tile_middle(game, s, tile)
        note = Phrase("note-hub", {"tile": f"tile:{TILES[tile]}"})
        dx = -0.55 if pawn_corner(s, tile) == LOWER_LEFT else 0.55
        layout.pieces.append(Piece(f"hub.{name}", *kind, x + dx, y + 0.4, 4, size=0.85, note=note))
        total = Phrase("note-total", total_nouns(game, s, suit))
        side = (
            -1.15 if has_tile(game, s, x, y + TILE) and not has_tile(game, s, x, y - TILE) else 1.15
        )
        layout.marks.append(Mark(f"total.{name}", "label", ((x, y + side),), total))


def known_total(game: Tables, s: ShipItState, suit: int) -> int:
    """What a hub has come to, without a load that is still to be turned up."""
    rank = int(hub_rank(s, suit))
    space = HALVES + suit * 6 + rank
    there = members(loads_at(s, space))
    return rank + sum(int(worth(game, s, load, space)) for load in there if s.values[load] > 0)


def total_nouns(
    game: Tables, s: ShipItState, suit: int
) -> dict[str, int | str | Phrase | list[int | str | Phrase]]:
    return {"total": known_total(game, s, suit), "threshold": int(game.threshold)}


def pawn_corner(s: ShipItState, tile: int) -> int:
    """The pawn of a hub stands at the lower right, unless the mark is there."""
    return LOWER_LEFT if marked_corner(s, tile) == LOWER_RIGHT else LOWER_RIGHT


def has_tile(game: Tables, s: ShipItState, x: float, y: float) -> bool:
    """Whether this point of the grid lies on a tile."""
    column, row = int(x), int(y)
    inside = 0 <= column < s.wide and 0 <= row < s.high
    return inside and int(s.ground[row * int(game.width) + column]) > HALVES


def lay_officials(game: Tables, s: ShipItState, layout: Layout) -> None:
    for colour, name in enumerate(COLOURS):
        at = int(official_at(s, colour))
        x, y = space_middle(game, s, at)
        if at >= HALVES:
            others = sum(official_at(s, other) == at for other in range(colour))
            dx, dy = STANDS[others]
            x, y = x + dx, y + dy
        note = Phrase("note-official", {"seat": player(game, colour)})
        die = (f"official.{name}", "piecepack", "official", "face", SUITS[colour], "ace")
        layout.pieces.append(Piece(*die, x, y, 5, size=0.8, note=note))


# ── Freight ───────────────────────────────────────────────────────────────────────────────────────


def lay_loads(game: Tables, s: ShipItState, layout: Layout) -> None:
    for load in range(len(LOADS)):
        at = int(s.loads[load])
        if at < SPACES:
            x, y = load_place(game, s, load, at)
            layout.pieces.append(coin_piece(s, load, (x, y), "board"))
        elif at == FIST:
            layout.pieces.append(coin_piece(s, load, (6.0 + load % 5, 1.0), "supply"))


def load_place(game: Tables, s: ShipItState, load: int, at: int) -> tuple[float, float]:
    """In the middle of a half-domino; on a tile at the corners without the mark."""
    x, y = space_middle(game, s, at)
    if at < HALVES:
        return x, y
    order = members(loads_at(s, at)).index(load)
    tile = at - HALVES
    taken = {marked_corner(s, tile)} | ({pawn_corner(s, tile)} if is_hub(s, at) else set())
    free = [place for n, place in enumerate(AROUND) if n not in taken]
    dx, dy = free[order % len(free)]
    shift = 0.18 * (order // len(free))
    return x + dx * (1 - shift), y + dy * (1 - shift)


def marked_corner(s: ShipItState, tile: int) -> int:
    """The place in AROUND of nw, sw, se, ne."""
    return (2, LOWER_LEFT, LOWER_RIGHT, 0)[int(corner_of(s, tile))]


def coin_piece(s: ShipItState, load: int, at: tuple[float, float], zone: str) -> Piece:
    """Number side up when it is warehoused or kept; else suit side up, with what the viewer knows."""
    value = int(s.values[load])
    at_hub = is_hub(s, int(s.loads[load])) or int(s.loads[load]) == CHIT
    side = "face" if at_hub and value > 0 else "back"
    rank = RANKS[value] if value > 0 else ""
    return Piece(
        *(LOADS[load], "piecepack", "coin", side, SUITS[load // 5], rank, *at, 3),
        zone=zone,
        size=0.7,
        note=load_note(s, load),
    )


def load_note(s: ShipItState, load: int) -> Phrase:
    name, value = f"load:{LOADS[load]}", int(s.values[load])
    if value > 0:
        return Phrase("note-load-value", {"load": name, "value": value})
    values: list[int | str | Phrase] = [*shown_values(s, load)]
    if len(values) == 5:
        return Phrase("note-load-unseen", {"load": name})
    return Phrase("note-load-one-of", {"load": name, "values": values})


def shown_values(s: ShipItState, load: int) -> list[int]:
    """What everyone may know of a load: where it was shaken, one of these values (SI-A32, SI-A50)."""
    return [v + 1 for v in members(int(s.one_of[load]))]


def lay_ways(game: Tables, s: ShipItState, layout: Layout) -> None:
    """Where each load of the colour on turn can get to."""
    for load, space, stop, _ in load_ways(game, s):
        way = [int(at) for at in run(s, load, space, stop)]
        lay_way(game, s, layout, f"way.{LOADS[load]}", way, LOADS[load])


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
        lay_way(game, s, layout, name, walked, space_name(game, s, walked[-1]))


def official_walks(game: Tables, s: ShipItState) -> Iterator[list[int]]:
    """Yield the spaces of each way that the official of the colour on turn can go."""
    if s.step != DIRECTING:
        return
    start = official_at(s, s.colour)
    for space in spaces_of(*official_targets(game, s)):
        yield [int(at) for at in walk(s, start, space)]


def lay_way(
    game: Tables, s: ShipItState, layout: Layout, name: str, way: list[int], of: str
) -> None:
    points = [space_middle(game, s, way[0])]
    for here, there in pairwise(way):
        points += [gate_middle(game, s, at) for at in (here, there) if is_gated(at, here, there)]
        points.append(space_middle(game, s, there))
    end = space_name(game, s, way[-1])
    layout.marks.append(Mark(f"{name}.{end}", "way", tuple(points), of=of))


def is_gated(at: int, here: int, there: int) -> bool:
    """SI-R18: between a tile and a half one goes through the marked corner of the tile."""
    return at >= HALVES and min(here, there) < HALVES


def gate_middle(game: Tables, s: ShipItState, space: int) -> tuple[float, float]:
    x, y = tile_middle(game, s, space - HALVES)
    dx, dy = AROUND[marked_corner(s, space - HALVES)]
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
        layout.pieces.append(coin_piece(s, load, (0.5 + n * 0.8, row), zone))
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
            when = "note-link-now" if domino == s.chosen else "note-link-later"
            note = Phrase(when, {"domino": f"domino:{domino_names()[domino]}"})
            layout.pieces.append(domino_piece(domino, at, zone, note=note))


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
        total = Phrase("cell-total", total_nouns(game, s, suit))
        rows.append((f"colour:{name}", f"tile:{TILES[tile]}", total, coins or ""))
    columns = ("column-pawn", "column-hub", "column-makes", "column-warehoused")
    return Sheet("hubs", tuple(Phrase(column) for column in columns), tuple(rows))


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
    return Sheet("known", (Phrase("column-load"), Phrase("column-value")), tuple(rows))
