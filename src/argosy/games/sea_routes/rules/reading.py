"""Reading the table: who is where, what a space holds, who is out."""

from mypy_extensions import i64

from argosy.games.sea_routes.state import MOONS, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import count


def pawn(s: SeaRoutesState, seat: i64) -> i64:
    return s.pawns >> (seat << 3) & 255


def has_point(s: SeaRoutesState, seat: i64, die: i64) -> bool:
    """Whether the die points at this seat and shows more than null (SR-R17)."""
    shift = die << 3
    return s.owners >> shift & 255 == seat + 1 and s.points >> shift & 255 > 0


def is_full(game: Tables, s: SeaRoutesState, space: i64) -> bool:
    """Holds a tile or a coin; the centre never does (SR-A5)."""
    area = game.tile_spaces
    return (s.tiles >> space if space < area else s.coins >> space - area) & 1 != 0


def has_marker(game: Tables, s: SeaRoutesState, space: i64) -> bool:
    area = game.tile_spaces
    marked = s.tile_markers >> space if space < area else s.coin_markers >> space - area
    return marked & 1 != 0


def is_adjacent(game: Tables, space: i64, other: i64) -> bool:
    """SR-R7, SR-A3: they share an edge."""
    area = game.tile_spaces
    if other < area:
        return game.near_tiles[space] >> other & 1 != 0
    return game.near_coins[space] >> other - area & 1 != 0


def has_plain_move(game: Tables, s: SeaRoutesState, seat: i64) -> bool:
    """Some neighbour space holds a tile or coin."""
    space = pawn(s, seat)
    return game.near_tiles[space] & s.tiles != 0 or game.near_coins[space] & s.coins != 0


def is_out(game: Tables, s: SeaRoutesState, seat: i64) -> bool:
    """SR-R11, SR-A2, SR-A23: two coins in this round, or passed, or nowhere to go."""
    if s.taken >> (seat << 3) & 255 >= game.coins_per_round or s.passed >> seat & 1 != 0:
        return True
    return not has_plain_move(game, s, seat) and not has_point(s, seat, MOONS)


def is_anyone_else_in(game: Tables, s: SeaRoutesState, seat: i64) -> bool:
    for other in range(game.seats):
        if other != seat and not is_out(game, s, other):
            return True
    return False


def is_other_pawn_at(game: Tables, s: SeaRoutesState, seat: i64, space: i64) -> bool:
    for other in range(game.seats):
        if other != seat and pawn(s, other) == space:
            return True
    return False


def markers_left(game: Tables, s: SeaRoutesState) -> i64:
    """SR-A20: four ace coins, eight with two packs."""
    return game.markers - count(s.tile_markers) - count(s.coin_markers)
