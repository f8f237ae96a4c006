"""Setting up: tiles, coins and the first player."""

from mypy_extensions import i64, u8

from argosy.core.contract import Rng, pack
from argosy.games.sea_routes.numbers import BEGAN, COIN, DEALT, FIRST, LAID, TILE
from argosy.games.sea_routes.rules.turn import begin_turn
from argosy.games.sea_routes.state import DEALING, DRAWING, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import bit, count, first, members, nth
from argosy.kit.piecepack import FACES

#    SR-R2  all tiles face up, the centre left empty
#    SR-R3  a coin beside each outer edge
#    SR-R6  random first player


def next_tile_space(game: Tables, s: SeaRoutesState) -> i64:
    """Tiles are laid in reading order, past the centre."""
    return s.laid if s.laid < game.centre else s.laid + 1


def lay_tile(game: Tables, s: SeaRoutesState, shows: i64, space: i64) -> None:
    tile = shows if s.bag & bit(shows) != 0 else shows + FACES
    s.bag ^= bit(tile)
    s.tiles |= bit(space)
    s.laid += 1
    s.tile_at[space] = u8(tile)
    if s.events is not None:  # asked here, because this is the line that comes most often
        s.tell(LAID, shows, space)
    if s.bag == 0:
        if s.round == 1:
            s.step = DEALING
        else:
            begin_turn(game, s, s.first)


def deal_coin(game: Tables, s: SeaRoutesState, shows: i64, space: i64) -> None:
    coin = coin_showing(game, s, shows)
    place = space - game.tile_spaces
    s.cup ^= bit(coin)
    s.coins |= bit(place)
    dealt = s.coin_at[:]
    dealt[place] = u8(coin)
    s.coin_at = dealt
    s.tell(DEALT, shows, space)
    if place + 1 == game.coin_spaces:
        s.step = DRAWING


def coin_showing(game: Tables, s: SeaRoutesState, shows: i64) -> i64:
    """A coin of the cup with this face: equal coins are not told apart."""
    rest = s.cup
    while game.coin_face(first(rest)) != shows:
        rest &= rest - 1
    return first(rest)


def draw_first(game: Tables, s: SeaRoutesState, drawn: i64) -> None:
    s.first = drawn
    s.tell(BEGAN, drawn, s.round)
    begin_turn(game, s, drawn)


def tiles_to_lay(game: Tables, s: SeaRoutesState) -> list[i64]:
    space = next_tile_space(game, s)
    return [pack(TILE, tile % FACES, space) for tile in members(s.bag)]


def any_tile(game: Tables, s: SeaRoutesState, rng: Rng) -> i64:
    tile = nth(s.bag, rng.below(FACES * game.packs - s.laid))
    shows = tile - FACES if tile >= FACES else tile
    return pack(TILE, shows, next_tile_space(game, s))


def coins_to_deal(game: Tables, s: SeaRoutesState) -> list[i64]:
    space = game.tile_spaces + count(s.coins)
    return [pack(COIN, game.coin_face(coin), space) for coin in members(s.cup)]


def any_coin(game: Tables, s: SeaRoutesState, rng: Rng) -> i64:
    coin = nth(s.cup, rng.below(count(s.cup)))
    return pack(COIN, game.coin_face(coin), game.tile_spaces + count(s.coins))


def seats_to_draw(game: Tables) -> list[i64]:
    return [pack(FIRST, seat) for seat in range(game.seats)]
