"""Lays out the table: tiles with roads between them, carts before each seat, the market."""

from functools import cache, lru_cache
from typing import NamedTuple

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase, Value
from argosy.core.table import KEPT, Counter, Layout, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.games.wandering_merchant.maps import TILES
from argosy.games.wandering_merchant.numbers import (
    COINS,
    COST,
    HORSES,
    LAND,
    MOUNTAINS,
    NUMBER,
    TOWN,
    WATER,
)
from argosy.games.wandering_merchant.odds import dice_of
from argosy.games.wandering_merchant.rules.orcs import towns_cut_off
from argosy.games.wandering_merchant.rules.reading import (
    big_carts,
    has,
    held,
    horses,
    in_use,
    is_compass_forest,
    is_wanted,
    pawn,
    shelter_price,
    small_carts,
    space,
    space_left,
    tile_at,
    total,
)
from argosy.games.wandering_merchant.state import MOVING, PLACING, MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.games.wandering_merchant.words.nouns import CELLS, GOODS, SEATS
from argosy.kit.bags import count, members
from argosy.kit.grids import beside

TILE = 2.0
PITCH = 2.36  # from tile to tile, so that the roads show
SIDES = (7, 8, 13)  # cells to a side, by map
SUITS = ("spring", "summer", "autumn", "winter", "suns", "moons", "crowns", "arms")
SEAT_SUITS = ("suns", "arms", "crowns", "moons", "winter", "autumn")
RANKS = ("null", "2", "3", "4", "5")
COIN_RANKS = ("null", "ace", "2", "3", "4", "5")
EAST, SOUTH = 1, 2
# Of a cart, in inches: the drawing is 224 or 276 wide and 108 high, its places 52 apart.
SMALL_CART, BIG_CART, CART_HEIGHT = 3.0, 3.7, 3.0 * 108 / 224
CART_TOP, FIRST_SLOT, SLOT_Y, SLOT_PITCH = 0.2, 3.0 * 34 / 224, 3.0 * 45 / 224, 3.0 * 52 / 224

MARKET_COLUMNS: tuple[Value, ...] = (
    "",
    *(Phrase(f"column-{title}") for title in ("stock", "buy", "sell", "town", "buyers")),
)


@cache
def centre_of(cell: int) -> tuple[float, float]:
    # Rounded: 5.8999999999999995 is four times as long on its way to a screen, and two hundred of them are in a view.
    return round((cell % 13 + 0.5) * PITCH, 2), round((cell // 13 + 0.5) * PITCH, 2)


def kit_of(good: int) -> str:
    return "seasons" if good < 4 else "piecepack"


def backdrop(game: Tables, s: MerchantState) -> Table:
    """The zones: which cells are used may be for the players to decide."""
    side = SIDES[int(game.map)]
    layout = Layout(zones=[Zone("board", side * PITCH, side * PITCH)])
    layout.zones += [Zone(f"seat:{seat}", 14.0, 3.0) for seat in SEATS[: int(game.seats)]]
    layout.zones.append(Zone("supply", 14.0, 3.0))
    return layout.done()


def table(game: Tables, s: MerchantState, viewer: int = SPECTATOR) -> Table:
    """What lies there now. Nothing is hidden, so every viewer sees the same."""
    ground = ground_table(ground_of(game, s))
    layout = Layout(pieces=[*ground.pieces], spots=[*ground.spots], marks=[*ground.marks])
    if s.laid == 32:
        lay_pawns(game, s, layout)
        lay_steps(game, s, layout)
        for seat in range(int(game.seats)):
            lay_seat(game, s, seat, layout)
    lay_supply(game, s, layout)
    return layout.done()


# ── The board ─────────────────────────────────────────────────────────────────────────────────────


class Ground(NamedTuple):
    """What decides how the board looks: most moves leave it as it is."""

    shelter: int
    ferry: int
    laid: int
    shape: int
    towns: int
    orcs: int
    forests: int  # places that are left by compass (WM-R19)
    cells: tuple[int, ...]
    tiles: tuple[int, ...]
    near: tuple[int, ...]
    goods_at: tuple[int, ...]
    orc_coins: tuple[int, ...]


def ground_of(game: Tables, s: MerchantState) -> Ground:
    forests = [place for place in range(32) if is_laid(s, place) and is_compass_forest(s, place)]
    return Ground(
        *(int(game.shelter), int(game.ferry), s.laid, s.shape, s.towns, s.orcs),
        sum(1 << place for place in forests),
        *(tuple(s.cells), tuple(s.tiles), tuple(s.near), tuple(s.goods_at), tuple(s.orc_coins)),
    )


@lru_cache(maxsize=KEPT)
def ground_table(ground: Ground) -> Table:
    """Return the tiles, roads and orcs."""
    layout = Layout()
    lay_spots(ground, layout)
    for place in range(32):
        if is_laid(ground, place):
            lay_tile(ground, place, layout)
            lay_roads(ground, place, layout)
    return layout.done()


def is_laid(s: MerchantState | Ground, place: int) -> bool:
    """A town of a shape lies as soon as the shape is known."""
    return place < s.laid or has(s.towns, place)


def lay_spots(ground: Ground, layout: Layout) -> None:
    """The cells of the tiles, and while the board is built the free ones beside them."""
    cells = {ground.cells[place] for place in range(32) if is_laid(ground, place)}
    if ground.laid < 32 and ground.shape == 0:
        cells |= {int(beside(cell, way, 13, 13)) for cell in cells for way in range(4)} - {-1}
    for cell in sorted(cells):
        x, y = centre_of(cell)
        layout.spots.append(
            Spot(CELLS[cell], round(x - TILE / 2, 2), round(y - TILE / 2, 2), TILE, TILE)
        )


def lay_tile(ground: Ground, place: int, layout: Layout) -> None:
    cell, tile = ground.cells[place], ground.tiles[place]
    x, y = centre_of(cell)
    if tile == TOWN:
        layout.pieces.append(town_piece(ground.goods_at[place] - 1, CELLS[cell], x, y))
        return
    layout.pieces.append(wild_piece(ground.shelter, ground.ferry, tile, x, y, "board"))
    if has(ground.forests, place):
        lay_compass(ground, place, f"tile.{TILES[tile]}", layout)
    if has(ground.orcs, place):
        good, number = divmod(ground.orc_coins[place], COINS)
        suit, rank = SUITS[good], COIN_RANKS[number]
        at = (x - TILE * 0.3, y + TILE * 0.28, 3)
        note = Phrase("note-orcs", {"strength": number})
        layout.pieces.append(
            Piece(
                f"orc.{CELLS[cell]}",
                *(kit_of(good), "orc", "face", suit, rank),
                *at,
                size=0.95,
                note=note,
            )
        )


def town_piece(good: int, cell: str, x: float, y: float) -> Piece:
    """Return a town; its good is below 0 while nobody has explored it."""
    if good < 0:
        return hidden_town(f"town.{cell}", x, y, "board")
    note = Phrase("note-town", {"town": f"town:{GOODS[good]}"})
    town = (f"town.{cell}", kit_of(good), "tile", "face", SUITS[good], "ace")
    return Piece(*town, x, y, note=note)


def hidden_town(name: str, x: float, y: float, zone: str) -> Piece:
    note = Phrase("note-hidden-town")
    return Piece(name, "ours", "tile", "back", "", "?", x, y, zone=zone, note=note)


def wild_piece(shelter: int, ferry: int, tile: int, x: float, y: float, zone: str) -> Piece:
    kit, suit = ("seasons", SUITS[tile // 5]) if tile < 20 else ("piecepack", SUITS[tile - 16])
    rank = RANKS[tile % 5] if tile < 20 else "null"
    note = wild_note(shelter, ferry, tile)
    return Piece(f"tile.{TILES[tile]}", kit, "tile", "face", suit, rank, x, y, zone=zone, note=note)


def wild_note(shelter: int, ferry: int, tile: int) -> Phrase:
    noun, steps, number = f"tile:{TILES[tile]}", int(COST[tile]), int(NUMBER[tile])
    if LAND[tile] == MOUNTAINS:
        price = number * shelter
        return Phrase("note-mountains", {"tile": noun, "steps": steps, "price": price})
    if LAND[tile] == WATER:
        price = number * ferry
        return Phrase("note-water", {"tile": noun, "steps": steps, "price": price})
    return Phrase("note-tile", {"tile": noun, "steps": steps})


def compass_ways(s: MerchantState | Ground, place: int) -> list[int]:
    """Return the places beside a forest in the order of their numbers: 1 and 2, 3 and 4, 5 and 6 (WM-R19)."""
    beside = [int(s.near[place * 4 + way]) for way in range(4)]
    return [to for to in beside if to >= 0]


def lay_compass(ground: Ground, place: int, of: str, layout: Layout) -> None:
    """WM-R19: which numbers lead where."""
    x, y = centre_of(ground.cells[place])
    for n, way in enumerate(compass_ways(ground, place)):
        to = centre_of(ground.cells[way])
        middle = ((x + to[0]) / 2, (y + to[1]) / 2)
        text = f"{2 * n + 1}-{2 * n + 2}"
        layout.marks.append(Mark(f"compass.{of}.{n}", "label", (middle,), text, of=of))


def lay_roads(ground: Ground, place: int, layout: Layout) -> None:
    """To the east and to the south, so that each is drawn once; orcs cut those into towns."""
    here = ground.cells[place]
    for way in (EAST, SOUTH):
        other = ground.near[place * 4 + way]
        if other < 0 or not is_laid(ground, other):
            continue
        there = ground.cells[other]
        name = f"{CELLS[here]}.{CELLS[there]}"
        ends = (centre_of(here), centre_of(there))
        if is_cut(ground, place, other):
            middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
            layout.marks.append(Mark(f"cut.{name}", "cross", (middle,)))
        else:
            layout.marks.append(Mark(f"road.{name}", "road", ends))


def is_cut(ground: Ground, place: int, other: int) -> bool:
    return (has(ground.orcs, place) and has(ground.towns, other)) or (
        has(ground.orcs, other) and has(ground.towns, place)
    )


def lay_pawns(game: Tables, s: MerchantState, layout: Layout) -> None:
    """At the right of their tile, so that the rank stays readable."""
    for seat in range(int(game.seats)):
        here = int(pawn(s, seat))
        before = sum(int(pawn(s, other)) == here for other in range(seat))
        x, y = centre_of(int(s.cells[here]))
        at = (x + 0.66 - 0.5 * (before % 3), y + 0.2 - 0.45 * (before // 3), 5)
        layout.pieces.append(pawn_piece(seat, *at))


@lru_cache(maxsize=4 * KEPT)
def pawn_piece(seat: int, x: float, y: float, z: int) -> Piece:
    note = Phrase("note-pawn", {"seat": f"seat:{SEATS[seat]}"})
    return Piece(
        f"pawn.{SEATS[seat]}", "ours", "pawn", "face", SEAT_SUITS[seat], "", x, y, z, note=note
    )


def steps_beside(game: Tables, s: MerchantState) -> list[tuple[int, int, int]]:
    """On the way: for every place beside the pawn the steps left there, and what a night would cost (WM-A9)."""
    if s.step != MOVING:
        return []
    here = int(pawn(s, s.mover))
    found = []
    for to in (int(s.near[here * 4 + way]) for way in range(4)):
        if to >= 0:
            left = max(0, int(s.steps) - int(COST[tile_at(s, to)]))
            found.append((to, left, 0 if s.magic else int(shelter_price(game, s, to))))
    return found


def lay_steps(game: Tables, s: MerchantState, layout: Layout) -> None:
    for to, left, night in steps_beside(game, s):
        says = Phrase("note-must-stop")
        if left > 0:
            says = Phrase("note-steps-left", {"steps": left})
        elif night > 0:
            says = Phrase("note-must-stop-night", {"price": night})
        cell = CELLS[int(s.cells[to])]
        at = centre_of(int(s.cells[to]))
        layout.marks.append(Mark(f"steps.{cell}", "step", (at,), says, of=cell))


# ── The seats ─────────────────────────────────────────────────────────────────────────────────────


def lay_seat(game: Tables, s: MerchantState, seat: int, layout: Layout) -> None:
    name = SEATS[seat]
    zone = f"seat:{name}"
    lay_load(game, s, seat, lay_carts(game, s, seat, layout), layout)
    layout.counters += [
        Counter(zone, "gold", int(s.purses[seat]), int(game.goal) or None),
        Counter(zone, "dice", dice_of(game, s, seat), int(game.dice)),
        Counter(zone, "places", int(space_left(game, s, seat)), int(space(game, s, seat))),
    ]
    for good, credit in credits_of(s, seat).items():
        layout.counters.append(Counter(zone, "credit", credit, of=f"town:{good}"))
    if s.mover == seat and s.faces != 0:
        layout.counters.append(Counter(zone, "steps", int(s.steps)))
        if s.compass != 0:
            layout.counters.append(Counter(zone, "compass", int(s.compass)))


def credits_of(s: MerchantState, seat: int) -> dict[str, int]:
    """Return what a seat may still spend, by the good of each town that it has discovered (WM-A27)."""
    return {
        name: int(s.credits[good])
        for good, name in enumerate(GOODS)
        if held(s.finders, good) == seat and s.credits[good] > 0
    }


def lay_carts(
    game: Tables, s: MerchantState, seat: int, layout: Layout
) -> list[tuple[float, float]]:
    """One after another; the places on them, and last where the shaft of the first one ends."""
    name, left = SEATS[seat], 0.1
    places: list[tuple[float, float]] = []
    small = int(small_carts(s, seat))
    for n in range(small + int(big_carts(s, seat))):
        kind = "cart-small" if n < small else "cart-big"
        room = int(game.small if n < small else game.big)
        slots, width = (3, SMALL_CART) if n < small else (4, BIG_CART)
        at = (left + width / 2, CART_TOP + CART_HEIGHT / 2)
        layout.pieces.append(
            Piece(
                *(f"{name}.cart.{n}", "ours", kind, "face", SEAT_SUITS[seat], "", *at),
                zone=f"seat:{name}",
            )
        )
        pitch = SLOT_PITCH * (slots - 1) / max(slots - 1, room - 1)
        places += [
            (round(left + FIRST_SLOT + k * pitch, 3), round(CART_TOP + SLOT_Y, 3))
            for k in range(room)
        ]
        left += width + 0.15
    return [*places, (left, CART_TOP + SLOT_Y)]


def lay_load(
    game: Tables,
    s: MerchantState,
    seat: int,
    places: list[tuple[float, float]],
    layout: Layout,
) -> None:
    """Lay cargo pointing at its owner, what is in use away from them (WM-R14), horses before the carts."""
    name, free = SEATS[seat], iter(places)
    zone = f"seat:{name}"
    for good, word in enumerate(GOODS):
        for k in range(int(held(s.cargo[seat], good))):
            layout.pieces.append(unit(f"{name}.cargo.{word}.{k}", good, next(free), zone, "cargo"))
        for k in range(int(in_use(s, seat, good)) if good != HORSES else 0):
            layout.pieces.append(unit(f"{name}.use.{word}.{k}", good, next(free), zone, "in-use"))
    x, y = places[-1]
    for k in range(int(horses(s, seat))):
        at = (x + 0.3 + k * 0.62, y + 0.2)
        horse = (f"{name}.use.horses.{k}", "ours", "horse", "face", "", "")
        layout.pieces.append(Piece(*horse, *at, zone=zone, size=0.6))


@lru_cache(maxsize=8 * KEPT)
def unit(name: str, good: int, at: tuple[float, float], zone: str, held_as: str) -> Piece:
    """`held_as` is cargo, in-use or discarded."""
    angle = 180 if held_as == "cargo" else 0
    coin = (name, kit_of(good), "coin", "back", SUITS[good], "")
    note = Phrase(f"note-{held_as}", {"good": f"good:{GOODS[good]}"})
    return Piece(*coin, *at, 1, angle, zone, size=0.6, note=note)


# ── The market ────────────────────────────────────────────────────────────────────────────────────


def lay_supply(game: Tables, s: MerchantState, layout: Layout) -> None:
    if s.step == PLACING:
        drawn = int(s.drawn)
        layout.pieces.append(
            hidden_town("town.drawn", 1.2, 1.2, "supply")
            if drawn == TOWN
            else wild_piece(int(game.shelter), int(game.ferry), drawn, 1.2, 1.2, "supply")
        )
    if s.laid < 32:
        layout.counters += [
            Counter("supply", "wild-to-come", int(count(s.bag))),
            Counter("supply", "towns-to-come", 8 - int(count(s.towns))),
        ]
        return
    layout.counters += [
        Counter("supply", "round", int(s.round), int(game.rounds)),
        Counter("supply", "cup", int(total(s.cup))),
        Counter("supply", "towns", int(count(s.explored)), 8),
    ]
    if game.orcs != 0:
        layout.counters += [
            Counter("supply", "cut-off", int(towns_cut_off(s)), 8),
            Counter("supply", "pause", int(s.pause_turns > 0), 1),
        ]
    lay_dice(game, s, layout)
    lay_heap(s, layout)
    layout.sheets.append(market(game, s))


def lay_dice(game: Tables, s: MerchantState, layout: Layout) -> None:
    """What was rolled for movement. Which numbers is remembered, not how often each came up."""
    faces = [n for n in range(1, 7) if s.faces >> n & 1]
    dice = dice_of(game, s, int(s.mover)) if len(faces) == 1 else len(faces)
    for n in range(dice if faces else 0):
        number = faces[n % len(faces)]
        die = (f"die.{n}", "piecepack", "die", "face", SEAT_SUITS[int(s.mover)], str(number))
        note = Phrase("note-rolled", {"die": number})
        layout.pieces.append(Piece(*die, 4.0 + n, 0.7, zone="supply", note=note))


def lay_heap(s: MerchantState, layout: Layout) -> None:
    """What a beaten merchant has discarded so far."""
    n = 0
    for good, word in enumerate(GOODS):
        for k in range(int(held(s.heap, good))):
            at = (0.7 + n * 0.95, 1.9)
            layout.pieces.append(unit(f"heap.{word}.{k}", good, at, "supply", "discarded"))
            n += 1
    for k in range(int(s.heap_tokens)):
        x = 0.7 + (n + k) * 0.95
        layout.pieces.append(
            Piece(f"heap.token.{k}", "ours", "horse", "face", "", "", x, 1.9, zone="supply")
        )


def found_towns(s: MerchantState) -> dict[int, str]:
    """Return the cells of the explored towns, by their goods."""
    return {
        int(s.goods_at[place]) - 1: CELLS[int(s.cells[place])]
        for place in members(s.towns & ~s.hidden)
    }


@cache
def buyers_of(good: int) -> tuple[int, ...]:
    """Return the towns that buy a good, by their own goods (WM-R12)."""
    return tuple(town for town in range(8) if is_wanted(town, good))


def market(game: Tables, s: MerchantState) -> Sheet:
    """The column of goods: stock, prices, where it is made and who buys it."""
    found = found_towns(s)
    cells = tuple(found.get(good, "") for good in range(len(GOODS)))
    rows: list[tuple[Value, ...]] = []
    for good in range(len(GOODS)):
        name, town, buyers = market_words(good, cells)
        figures = (int(held(s.stacks, good)), int(game.buy[good]), int(game.sell[good]))
        rows.append((name, *figures, town, buyers))
    return Sheet("market", MARKET_COLUMNS, tuple(rows))


@lru_cache(maxsize=8 * KEPT)
def market_words(good: int, cells: tuple[str, ...]) -> tuple[Value, Value, Value]:
    """Return a good, its town and the buyers, given where each town was found ("": nowhere yet)."""
    town: Value = f"cell:{cells[good]}" if cells[good] else Phrase("cell-unknown")
    return f"good:{GOODS[good]}", town, [buyer(at, cells[at]) for at in buyers_of(good)]


def buyer(town: int, cell: str) -> Phrase:
    """Say which town buys a good, and where it lies."""
    if not cell:
        return Phrase("cell-unknown-buyer", {"good": f"good:{GOODS[town]}"})
    return Phrase("cell-buyer", {"good": f"good:{GOODS[town]}", "cell": f"cell:{cell}"})
