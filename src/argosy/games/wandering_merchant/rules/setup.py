# compiled
"""Sets up the table: the first player, the board in its three ways, the first goods."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.wandering_merchant.maps import Map
from argosy.games.wandering_merchant.numbers import (
    BEGAN,
    BUILT_TOWN,
    BUILT_WILD,
    COINS,
    FIRST,
    FOREST,
    FORESTS,
    GOODS,
    HORSES,
    LAID,
    LAND,
    LAY_TILE,
    NEIGHBOUR_FULL,
    NO_TOWN_LEFT,
    NO_WILD_LEFT,
    OCCUPIED,
    SHAPE,
    SHAPED,
    SPRING_0,
    START,
    TILE,
    TOO_CLOSE,
    TOUCHES_FOUR,
    TOUCHES_NOTHING,
    TOWN,
    UNLAID,
)
from argosy.games.wandering_merchant.rules.goods import add_to_use, receive
from argosy.games.wandering_merchant.rules.reading import any_of, cell_of, has, one
from argosy.games.wandering_merchant.state import (
    BUILDING,
    LAYING,
    OPENING,
    PLACING,
    SHAPING,
    TURNING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit, count, members
from argosy.kit.grids import beside

EXAMPLE_MAP: Final = 0
BUILT_MAP: Final = 2
MIDDLE: Final = 84  # g7
SHAPES: Final = 12  # of a generated board
BESIDE: Final = vec[i64]([beside(cell, way, 13, 13) for cell in range(169) for way in range(4)])
SPREAD: Final = 1099511628211  # a prime, as in the hash of Fowler, Noll and Vo
ALL_BITS: Final = 0x3FFFFFFFFFFFFFFF

# What a free cell touches, beside the number of its contacts
CONTACTS: Final = 7
FULL: Final = 8  # a tile with three connections
TOWN_BESIDE: Final = 16
TOWNS_BESIDE: Final = 32  # more than one
TOWN_NEAR: Final = 64  # a tile that touches a town


# ── The first player, and which board ─────────────────────────────────────────────────────────────
#    WM-R8   random first player
#    WM-A1   they begin the building as well


def seats_to_draw(game: Tables) -> list[i64]:
    return [pack(FIRST, seat) for seat in range(game.seats)]


def draw_first(game: Tables, s: MerchantState, drawn: i64) -> None:
    s.first = drawn
    s.mover = drawn
    s.decider = drawn
    s.tell(BEGAN, drawn)
    if game.map == EXAMPLE_MAP:
        use_map(s, game.maps[0])
        for place in range(32):
            settle(s, place, i64(s.tiles[place]))
        open_market(game, s)
    elif game.map == BUILT_MAP:
        use_map(s, Map([MIDDLE], [TOWN]))  # WM-R2, WM-A67: the first town
        settle(s, 0, TOWN)
        s.step = BUILDING
    else:
        s.step = SHAPING


def use_map(s: MerchantState, board: Map) -> None:
    s.cells = board.cells
    s.place_at = board.place_at
    s.near = board.near
    s.links = board.links
    s.tiles = board.kinds
    s.towns = board.towns
    s.hidden = board.towns


def settle(s: MerchantState, place: i64, tile: i64) -> None:
    """Lay a tile on its place for good."""
    s.laid += 1
    if tile == TOWN:
        return
    tiles = s.tiles[:]
    tiles[place] = u8(tile)
    s.tiles = tiles
    where = s.where[:]
    where[tile] = u8(place)
    s.where = where
    s.bag &= ~bit(tile)


# ── A generated board ─────────────────────────────────────────────────────────────────────────────
#    WM-A67  one of twelve shapes, every forest three-way, all else at random


def shapes_to_draw() -> list[i64]:
    return [pack(SHAPE, number) for number in range(1, SHAPES + 1)]


def draw_shape(game: Tables, s: MerchantState, number: i64) -> None:
    s.shape = number
    use_map(s, game.maps[number])
    s.step = LAYING
    s.tell(SHAPED, number)
    pass_towns(s)


def pass_towns(s: MerchantState) -> None:
    """Skip towns, which lie without a line in the record."""
    while s.laid < 32 and i64(s.tiles[s.laid]) == TOWN:
        s.laid += 1


def candidates(s: MerchantState) -> i64:
    """Return the tiles that may come to the next place: forests, or the others."""
    kind = i64(s.tiles[s.laid])
    return s.bag & FORESTS if LAND[kind] == FOREST and kind != UNLAID else s.bag & ~FORESTS


def tiles_to_lay(s: MerchantState) -> list[i64]:
    cell = cell_of(s, s.laid)
    return [pack(LAY_TILE, tile, cell) for tile in members(candidates(s))]


def any_tile(s: MerchantState, rng: Rng) -> i64:
    return pack(LAY_TILE, any_of(candidates(s), rng), cell_of(s, s.laid))


def lay_drawn(game: Tables, s: MerchantState, tile: i64) -> None:
    place = s.laid
    settle(s, place, tile)
    s.tell(LAID, tile, cell_of(s, place))
    pass_towns(s)
    if s.laid == 32:
        open_market(game, s)


# ── A board built by the players ──────────────────────────────────────────────────────────────────
#    WM-R2   towns stack        WM-R3  wilderness stack       WM-A4  unknown until drawn
#    WM-R4   aligned, touching one to three tiles
#    WM-R5   towns face down, two wilderness tiles between them
#    WM-A2   three connections at most
#    WM-A3   distance, and when it is waived
#    WM-A66  a placement is refused only for what it does itself


def is_stack(game: Tables, stack: i64) -> bool:
    return game.map == BUILT_MAP  # WM-R4


def is_cell(game: Tables, cell: i64) -> bool:
    return game.map == BUILT_MAP  # WM-R4


def why_not_draw(s: MerchantState, stack: i64) -> i64:
    if stack == 0:
        return NO_WILD_LEFT if s.bag == 0 else LEGAL  # WM-R3
    return NO_TOWN_LEFT if count(s.towns) == GOODS else LEGAL  # WM-R2


def draw_stack(s: MerchantState, stack: i64) -> None:
    s.drawn = TOWN
    s.step = PLACING if stack == 1 else TURNING


def tiles_to_turn(s: MerchantState) -> list[i64]:
    return [pack(TILE, tile) for tile in members(s.bag)]


def any_turned(s: MerchantState, rng: Rng) -> i64:
    return pack(TILE, any_of(s.bag, rng))


def turn_tile(s: MerchantState, tile: i64) -> None:
    s.drawn = tile
    s.bag ^= bit(tile)
    s.step = PLACING


def why_not_lay(s: MerchantState, cell: i64) -> i64:
    rim = survey(s)
    reason = why_not_touch(s, rim, cell)
    if reason != LEGAL:
        return reason
    if is_too_close(s, rim, cell) and is_distance_kept(s, rim):
        return pack(TOO_CLOSE, cell)  # WM-A3
    return LEGAL


def survey(s: MerchantState) -> vec[u8]:
    """Return by cell how many tiles it touches, and which kinds (FULL, TOWN_BESIDE ...)."""
    rim = vec[u8]([0] * 169)
    for place in range(s.laid):
        links = s.links[place]
        kind: i64 = FULL if count(links) >= 3 else 0
        if has(s.towns, place):
            kind |= TOWN_BESIDE
        elif links & s.towns != 0:
            kind |= TOWN_NEAR
        cell = i64(s.cells[place])
        for way in range(4):
            other = BESIDE[cell * 4 + way]
            if other >= 0 and s.place_at[other] == 0:
                before = i64(rim[other])
                if kind & before & TOWN_BESIDE != 0:
                    before |= TOWNS_BESIDE
                rim[other] = u8((before | kind) + 1)
    return rim


def why_not_touch(s: MerchantState, rim: vec[u8], cell: i64) -> i64:
    if s.place_at[cell] != 0:
        return pack(OCCUPIED, cell)  # WM-R4
    touches = i64(rim[cell])
    if touches & CONTACTS == 0:
        return pack(TOUCHES_NOTHING, cell)  # WM-R4
    if touches & CONTACTS > 3:
        return pack(TOUCHES_FOUR, cell)  # WM-A2
    return pack(NEIGHBOUR_FULL, cell) if touches & FULL != 0 else LEGAL  # WM-A2


def is_too_close(s: MerchantState, rim: vec[u8], cell: i64) -> bool:
    """WM-A66: wilderness beside two towns, a town beside a town or a tile that touches one."""
    bad: i64 = TOWN_BESIDE | TOWN_NEAR if s.drawn == TOWN else TOWNS_BESIDE
    return i64(rim[cell]) & bad != 0


def is_distance_kept(s: MerchantState, rim: vec[u8]) -> bool:
    """WM-A3: not for towns once the wilderness is laid, and not when nothing else is left."""
    if s.drawn == TOWN and s.bag == 0:
        return False
    for cell in range(169):
        if is_too_close(s, rim, cell):
            continue
        if rim[cell] != 0 and why_not_touch(s, rim, cell) == LEGAL:
            return True
    return False


def lay(game: Tables, s: MerchantState, cell: i64) -> None:
    tile = s.drawn
    place = s.laid
    join(s, place, cell)
    if tile == TOWN:
        s.towns |= bit(place)
        s.hidden |= bit(place)
    tiles = s.tiles[:]
    tiles[place] = u8(tile)
    s.tiles = tiles
    settle(s, place, tile)
    if tile == TOWN:
        s.tell(BUILT_TOWN, s.mover, cell)  # WM-R5: nobody looks at it
    else:
        s.tell(BUILT_WILD, s.mover, tile, cell)
    if s.laid == 32:
        open_market(game, s)
        return
    s.mover = (s.mover + 1) % game.seats
    s.decider = s.mover
    s.step = BUILDING


def join(s: MerchantState, place: i64, cell: i64) -> None:
    """Connect a new tile with those beside it (WM-A2)."""
    cells = s.cells[:]
    cells[place] = u8(cell)
    place_at = s.place_at[:]
    place_at[cell] = u8(place + 1)
    near = s.near[:]
    links = s.links[:]
    for way in range(4):
        side = BESIDE[cell * 4 + way]
        if side >= 0 and place_at[side] != 0:
            other = i64(place_at[side]) - 1
            near[place * 4 + way] = other
            near[other * 4 + (way ^ 2)] = place
            links[place] |= bit(other)
            links[other] |= bit(place)
    s.cells = cells
    s.place_at = place_at
    s.near = near
    s.links = links


# ── Carts, money, goods ───────────────────────────────────────────────────────────────────────────
#    WM-R6   a small cart and a horse in use for each
#    WM-R7   all coins into the cup, 16 to their towns
#    WM-R8   20 GC times the number of players; all on the null of Spring
#    WM-A7   pulling horses are coins, or tokens with many players


def number_of_board(s: MerchantState) -> i64:
    """Return a number made from all tiles and where they lie, of so many bits that no other board will have it."""
    found: i64 = 0
    for place in range(32):
        tile = i64(s.cells[place]) << 5 | i64(s.tiles[place])
        found = ((found ^ tile) * SPREAD) & ALL_BITS
    return found


def open_market(game: Tables, s: MerchantState) -> None:
    s.board = number_of_board(s)
    for good in range(GOODS):
        s.cup += COINS * one(good)
    for seat in range(game.seats):
        s.pawns += i64(s.where[SPRING_0]) * bit(seat << 3)
        s.small += bit(seat << 3)
        add_to_use(s, seat, HORSES)
        if game.tokens == 0:
            s.cup -= one(HORSES)
        receive(game, s, seat, game.start, START)
    s.draws = game.stock
    s.step = OPENING
