"""Conservation: in how many places each piece of the kit is."""

from mypy_extensions import i64

from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import count, members


def census(game: Tables, s: SeaRoutesState) -> list[i64]:
    """Tiles, coins, then the markers."""
    tiles: list[i64] = [0] * (24 * game.packs)
    coins: list[i64] = [0] * (20 * game.packs)
    for tile in members(s.bag):
        tiles[tile] += 1
    for space in members(s.tiles):
        tiles[i64(s.tile_at[space])] += 1
    for coin in members(s.cup):
        coins[coin] += 1
    for place in members(s.coins):
        coins[i64(s.coin_at[place])] += 1
    for seat in range(game.seats):
        for tile in members(s.tiles_of[seat]):
            tiles[tile] += 1
        for coin in members(s.coins_of[seat]):
            coins[coin] += 1
    used = count(s.tile_markers) + count(s.coin_markers)
    surplus: list[i64] = [2] * max(0, used - game.markers)
    return tiles + coins + [1] * game.markers + surplus
