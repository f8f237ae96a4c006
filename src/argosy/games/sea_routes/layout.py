"""Where everything lies: tiles are 2 inches, a coin space is a square of the same size beside its tile."""

from functools import lru_cache

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase, Value
from argosy.core.table import KEPT, Counter, Layout, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.games.sea_routes.numbers import ARMS_MOST
from argosy.games.sea_routes.rules.reading import has_marker, is_out, markers_left, pawn
from argosy.games.sea_routes.rules.scoring import dice_of, tally
from argosy.games.sea_routes.stakes import COIN_FACES
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.words import CATEGORIES, DICE, SEATS, space_names
from argosy.kit.bags import byte, members
from argosy.kit.piecepack import RANKS, SUITS

TILE = 2.0
SEAT_SUITS = ("suns", "arms", "crowns", "moons")  # red, blue, green, black
SIDES = ("north", "south", "west", "east")


def centre_of(game: Tables, space: int) -> tuple[float, float]:
    x, y = game.where(space)
    return x * TILE + TILE / 2, y * TILE + TILE / 2


def backdrop(game: Tables, s: SeaRoutesState) -> Table:
    """The spaces and the zones."""
    side = float(game.n + 2) * TILE
    board = Layout(zones=[Zone("board", side, side)])
    board.zones += [Zone(f"seat:{name}", 12.0, 3.0) for name in SEATS[: game.seats]]
    board.zones.append(Zone("supply", 12.0, 2.0))
    for space, name in enumerate(space_names(game)):
        x, y = centre_of(game, space)
        board.spots.append(Spot(name, x - TILE / 2, y - TILE / 2, TILE, TILE))
    return board.done()


def table(game: Tables, s: SeaRoutesState, viewer: int = SPECTATOR) -> Table:
    """What lies there now. Nothing is hidden, so every viewer sees the same."""
    layout = Layout()
    lay_spaces(game, s, layout)
    lay_ships(game, s, layout)
    for seat in range(game.seats):
        lay_hand(game, s, seat, layout)
    lay_supply(game, s, layout)
    layout.sheets.append(majorities(game, s))
    return layout.done()


# Pieces are kept: most lie where they lay a move ago.


@lru_cache(maxsize=8 * KEPT)
def tile_piece(tile: int, x: float, y: float, zone: str) -> Piece:
    suit, rank = SUITS[tile % 24 // 6], RANKS[tile % 6]
    return Piece(f"tile.{tile}", "piecepack", "tile", "face", suit, rank, x, y, zone=zone)


@lru_cache(maxsize=8 * KEPT)
def coin_piece(coin: int, face: int, x: float, y: float, zone: str) -> Piece:
    """Null coins lie suit-side up, the others number-side up (SR-R3)."""
    shows = COIN_FACES[face]
    suit, rank = (shows, "") if shows in SUITS else ("", shows)
    side = "back" if suit else "face"
    return Piece(f"coin.{coin}", "piecepack", "coin", side, suit, rank, x, y, 1, zone=zone)


def lay_spaces(game: Tables, s: SeaRoutesState, layout: Layout) -> None:
    for space in members(s.tiles):
        x, y = centre_of(game, space)
        layout.pieces.append(tile_piece(s.tile_at[space], x, y, "board"))
    for place in members(s.coins):
        x, y = centre_of(game, game.tile_spaces + place)
        coin = int(s.coin_at[place])
        layout.pieces.append(coin_piece(coin, game.coin_face(coin), x, y, "board"))
    embargo = byte(s.owners, 0) - 1
    names = space_names(game)
    for space, name in enumerate(names):
        if has_marker(game, s, space):
            x, y = centre_of(game, space)
            layout.pieces.append(
                Piece(
                    f"embargo.{name}",
                    *("piecepack", "embargo", "face", SEAT_SUITS[embargo], "ace"),
                    *(x + TILE * 0.3, y - TILE * 0.3, 3),
                    size=0.75,
                    note=Phrase(
                        "note-embargo", {"seat": f"seat:{SEATS[embargo]}", "space": f"space:{name}"}
                    ),
                )
            )


def lay_ships(game: Tables, s: SeaRoutesState, layout: Layout) -> None:
    """At the lower right of their space, so that the rank stays readable."""
    for seat in range(game.seats):
        here = pawn(s, seat)
        before = sum(pawn(s, other) == here for other in range(seat))
        x, y = centre_of(game, here)
        layout.pieces.append(
            Piece(
                f"ship.{SEATS[seat]}",
                *("ours", "ship", "face", SEAT_SUITS[seat], ""),
                *(
                    x + TILE * (0.25 - 0.3 * (before % 2)),
                    y + TILE * (0.22 - 0.3 * (before // 2)),
                    5,
                ),
                size=1.1,
                note=Phrase("note-ship", {"seat": f"seat:{SEATS[seat]}"}),
            )
        )


def lay_hand(game: Tables, s: SeaRoutesState, seat: int, layout: Layout) -> None:
    zone = f"seat:{SEATS[seat]}"
    for n, tile in enumerate(members(s.tiles_of[seat])):
        layout.pieces.append(tile_piece(tile, 1.0 + n % 24 * 1.0, 1.0 + n // 24 * 2.0, zone))
    for n, coin in enumerate(members(s.coins_of[seat])):
        face = game.coin_face(coin)
        layout.pieces.append(coin_piece(coin, face, 0.5 + n * 0.8, 2.5, zone))
    layout.counters += [
        Counter(zone, "score", s.scores[seat]),
        Counter(zone, "coins", byte(s.taken, seat), game.coins_per_round),
        Counter(zone, "dice", dice_of(s, seat), 3),
        Counter(zone, "out", int(is_out(game, s, seat)), 1),
    ]


def lay_supply(game: Tables, s: SeaRoutesState, layout: Layout) -> None:
    for die, name in enumerate(DICE):
        owner = byte(s.owners, die) - 1
        points = byte(s.points, die)
        note = Phrase("note-points-at-nobody", {"die": f"die:{name}"})
        if owner >= 0:
            note = Phrase("note-points-at", {"die": f"die:{name}", "seat": f"seat:{SEATS[owner]}"})
        x = 1.0 + die * 2.0
        layout.pieces.append(
            Piece(
                f"die.{name}",
                "piecepack",
                "die",
                "face",
                name,
                RANKS[points],
                x,
                1.0,
                zone="supply",
                note=note,
            )
        )
        layout.marks.append(Mark(f"owner.{name}", "label", ((x, 1.8),), note, "supply"))
    layout.counters.append(Counter("supply", "round", s.round, game.rounds))
    layout.counters.append(Counter("supply", "markers", markers_left(game, s), game.markers))
    for side, name in enumerate(SIDES):
        left = len(members(s.coins & game.sides[side]))
        layout.counters.append(Counter("supply", "side", left, game.n, f"side:{name}"))


def majorities(game: Tables, s: SeaRoutesState) -> Sheet:
    """The six categories as they stand: who would score what if the round ended now."""
    rows: list[tuple[Value, ...]] = []
    for category, name in enumerate(CATEGORIES):
        counts = [int(tally(game, s, seat, category)) for seat in range(game.seats)]
        leads = leader(counts)
        lead: Value = Phrase("cell-nobody") if leads < 0 else f"seat:{SEATS[leads]}"
        prize = Phrase("cell-score" if category < ARMS_MOST else "cell-power")
        rows.append((f"category:{name}", *counts, lead, prize))
    seats = [f"seat:{name}" for name in SEATS[: game.seats]]
    columns: tuple[Value, ...] = ("", *seats, Phrase("column-leads"), Phrase("column-for"))
    return Sheet("majorities", columns, tuple(rows))


def leader(counts: list[int]) -> int:
    """The seat that alone has the most, or -1 (SR-A13)."""
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else -1
