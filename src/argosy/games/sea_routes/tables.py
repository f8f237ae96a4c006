"""The board of Trade Routes at sea and the numbers that follow from seats and options."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game
from argosy.core.turn import Turn
from argosy.games.sea_routes.numbers import (
    ARMS_MOST,
    CATEGORIES,
    CROWNS_MOST,
    EVEN_MOST,
    MOONS_MOST,
    ODD_MOST,
    SUNS_MOST,
)
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.kit.bags import bit
from argosy.kit.evaluation import Evaluation, shipped
from argosy.kit.piecepack import ARMS as ARMS_SUIT
from argosy.kit.piecepack import CROWNS, NULL
from argosy.kit.piecepack import MOONS as MOONS_SUIT
from argosy.kit.piecepack import SUNS as SUNS_SUIT


class Tables(Game[SeaRoutesState]):
    """What never changes in a game, computed once."""

    n: i64  # tiles to a side
    centre: i64
    tile_spaces: i64
    coin_spaces: i64
    packs: i64  # one piecepack for two seats, two for more (SR-R25)
    coin_faces: i64
    coins_per_round: i64
    null_tile: i64
    null_coin: i64
    gain: i64
    die_limit: i64
    markers: i64
    empty_sides: i64
    idle_rounds: i64
    rounds: i64
    idle_moves: i64
    all_tiles: i64
    all_coins: i64
    sides: vec[i64]  # masks of the coin spaces north, south, west, east
    degree: vec[i64]  # how many neighbours a space has
    near: vec[i64]  # four places a space: its neighbours
    west_edge: i64  # the tile spaces of the outer columns, as masks
    east_edge: i64
    near_tiles: vec[i64]  # the same as masks
    near_coins: vec[i64]
    tile_single: vec[i64]  # by category: tiles that count once
    tile_null: vec[i64]  # by category: null tiles of its suit
    coin_single: vec[i64]  # by category: coins that count once
    coin_null: vec[i64]  # by category: null coins of its suit
    evaluation: Evaluation  # the weights of the features
    constants: vec[float]  # by the numbers in evaluation.py

    def __init__(self, options: dict[str, int], turn: Turn) -> None:
        super().__init__(options, turn)
        self.packs = 1 if self.seats == 2 else 2
        self.n = 5 if self.packs == 1 else 7
        self.tile_spaces = self.n * self.n
        self.coin_spaces = self.n * 4
        self.centre = self.tile_spaces // 2
        self.coin_faces = 8
        self.coins_per_round = options["coins_per_round"]
        self.null_tile = options["null_tile"]
        self.null_coin = options["null_coin"]
        self.gain = options["gain"]
        self.die_limit = options["die_limit"]
        self.markers = options["markers"]
        self.empty_sides = options["empty_sides"]
        self.idle_rounds = options["idle_rounds"]
        self.rounds = options["rounds"]
        self.idle_moves = options["idle_moves"]
        self.all_tiles = bit(24 * self.packs) - 1
        self.all_coins = bit(20 * self.packs) - 1
        self.weigh_by(shipped("argosy.games.sea_routes"))
        self.draw_board()
        self.sort_pieces()

    def weigh_by(self, found: dict[str, Any]) -> None:
        self.evaluation = Evaluation(found)
        self.constants = self.evaluation.constants

    def draw_board(self) -> None:
        """SR-R2, SR-R3, SR-A3, SR-A4: who is adjacent to whom."""
        n = self.n
        spaces = self.tile_spaces + self.coin_spaces
        place: dict[int, int] = {}  # x * 16 + y -> space
        for space in range(spaces):
            x, y = self.where(space)
            place[x * 16 + y] = space
        near: list[int] = []
        degree: list[int] = []
        tile_masks: list[int] = []
        coin_masks: list[int] = []
        for space in range(spaces):
            x, y = self.where(space)
            around = [x * 16 + y - 1, (x + 1) * 16 + y, x * 16 + y + 1, (x - 1) * 16 + y]
            found = [place[key] for key in around if key in place]
            degree.append(len(found))
            near += found + [0] * (4 - len(found))
            tile_masks.append(sum(2**o for o in found if o < self.tile_spaces))
            coin_masks.append(
                sum(2 ** (o - self.tile_spaces) for o in found if o >= self.tile_spaces)
            )
        self.near = vec[i64](near)
        self.degree = vec[i64](degree)
        self.near_tiles = vec[i64](tile_masks)
        self.near_coins = vec[i64](coin_masks)
        sides = [0, 0, 0, 0]
        for coin in range(self.coin_spaces):
            x, y = self.where(self.tile_spaces + coin)
            side = 0 if y == 0 else 1 if y == n + 1 else 2 if x == 0 else 3
            sides[side] += 2**coin
        self.sides = vec[i64](sides)
        self.west_edge = sum([2 ** (row * n) for row in range(n)])
        self.east_edge = sum([2 ** (row * n + n - 1) for row in range(n)])

    def where(self, space: i64) -> tuple[int, int]:
        """Column and row of a space, 0 to n + 1."""
        n = self.n
        if space < self.tile_spaces:
            return int(space % n + 1), int(space // n + 1)
        coin = space - self.tile_spaces
        if coin < n:
            return int(coin + 1), 0
        if coin >= 3 * n:
            return int(coin - 3 * n + 1), int(n + 1)
        return int(0 if (coin - n) % 2 == 0 else n + 1), int((coin - n) // 2 + 1)

    def sort_pieces(self) -> None:
        """SR-R12, SR-R14, SR-A10, SR-A11: what counts for which category, as masks of tiles and coins."""
        suit_of_category = {
            CROWNS_MOST: CROWNS,
            ARMS_MOST: ARMS_SUIT,
            MOONS_MOST: MOONS_SUIT,
            SUNS_MOST: SUNS_SUIT,
        }
        tile_single = [0] * CATEGORIES
        tile_null = [0] * CATEGORIES
        coin_single = [0] * CATEGORIES
        coin_null = [0] * CATEGORIES
        for category in range(CATEGORIES):
            for tile in range(24 * self.packs):
                suit, rank = tile % 24 // 6, tile % 6
                if suit_of_category.get(category, -1) == suit:
                    (tile_null if rank == NULL else tile_single)[category] += 2**tile
                if rank != NULL and category == (EVEN_MOST if rank % 2 == 0 else ODD_MOST):
                    tile_single[category] += 2**tile
            for coin in range(20 * self.packs):
                shows = self.coin_face(coin)
                if shows >= 4:
                    if suit_of_category.get(category, -1) == shows - 4:
                        coin_null[category] += 2**coin
                elif category == (EVEN_MOST if shows % 2 == 0 else ODD_MOST):
                    coin_single[category] += 2**coin
        self.tile_single = vec[i64](tile_single)
        self.tile_null = vec[i64](tile_null)
        self.coin_single = vec[i64](coin_single)
        self.coin_null = vec[i64](coin_null)

    def coin_face(self, coin: i64) -> i64:
        """What a coin shows: 0..3 the numbers 2..5, 4..7 the suit of a null (SR-R3, SR-A29)."""
        in_pack = coin % 20
        return in_pack // 4 if in_pack < 16 else in_pack - 12
