"""Says what the fields of a state mean to a learner."""

from argosy.core.observation import Schema, flags, number, one_of, seats, side, table
from argosy.games.sea_routes.stakes import COIN_FACES
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.words import DICE, STEPS, space_names
from argosy.kit.piecepack import RANKS, SUITS, face_names


def observation(game: Tables) -> Schema:
    spaces = space_names(game)
    tiles, coins = spaces[: game.tile_spaces], spaces[game.tile_spaces :]
    packs = ("", "b")[: game.packs]
    tile_names = [f"{name}{pack}" for pack in packs for name in face_names()]
    coin_names = [f"coin{n}" for n in range(20 * game.packs)]
    sides = seats(int(game.seats))
    pieces = (25 + game.null_tile + 16 + 4 * game.null_coin) * game.packs
    most = int(game.rounds * pieces)  # SR-R15: all that could count in a round
    return Schema(
        [
            one_of("step", STEPS, low=1),
            side("mover", sides),
            side("decider", sides),
            side("first", sides),
            number("round", int(game.rounds)),
            number("idle_moves", int(game.idle_moves)),
            number("idle_rounds", int(game.idle_rounds)),
            flags("tiles", tiles),
            flags("tile_markers", tiles),
            flags("coins", coins),
            flags("coin_markers", coins),
            one_of("pawns", spaces).by(sides, bits=8),
            flags("passed", [""]).by(sides, bits=1),
            number("taken", int(game.coins_per_round)).by(sides, bits=8),
            number("scores", most).by(sides),
            flags("tiles_of", tile_names).by(sides),
            flags("coins_of", coin_names).by(sides),
            number("points", int(game.die_limit)).each(DICE, bits=8),
            side("owners", sides, base=1, others={0: "nobody"}).each(DICE, bits=8),
            table("tile_at", TILE_LABELS, tile_rows(int(game.packs))).each(tiles).where("tiles"),
            table("coin_at", COIN_FACES, coin_rows(game)).each(coins).where("coins"),
        ],
        {
            "ending": "nobody decides after it",
            "shown": "only undo asks",
            "bag": "the tiles that do not lie there and nobody has",
            "laid": "how many lie there",
            "cup": "the coins that do not lie there and nobody has",
        },
    )


TILE_LABELS = (*SUITS, *RANKS)


def tile_rows(packs: int) -> list[list[int]]:
    """By tile: its suit and its rank."""
    return [
        [int(tile % 24 // 6 == n) for n in range(4)] + [int(tile % 6 == n) for n in range(6)]
        for tile in range(24 * packs)
    ]


def coin_rows(game: Tables) -> list[list[int]]:
    """By coin: what it shows."""
    return [
        [int(game.coin_face(coin) == n) for n in range(len(COIN_FACES))]
        for coin in range(20 * int(game.packs))
    ]
