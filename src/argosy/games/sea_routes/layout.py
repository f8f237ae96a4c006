"""Where everything lies: tiles are 2 inches, a coin space is a square of the same size beside its tile."""

from argosy.core.contract import SPECTATOR
from argosy.core.table import Counter, Layout, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.games.sea_routes.numbers import ARMS_MOST, CATEGORIES
from argosy.games.sea_routes.rules.reading import (
    has_marker,
    is_adjacent,
    is_full,
    is_out,
    markers_left,
    pawn,
)
from argosy.games.sea_routes.rules.scoring import dice_of, tally
from argosy.games.sea_routes.state import SAILING, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.words import CATEGORIES as CATEGORY_NAMES
from argosy.games.sea_routes.words import COIN_FACES, DICE, SEATS, space_names
from argosy.kit.bags import byte, members
from argosy.kit.piecepack import RANKS, SUITS

TILE = 2.0
SEAT_SUITS = ("suns", "arms", "crowns", "moons")  # red, blue, green, black
SIDES = ("North", "South", "West", "East")


def centre_of(game: Tables, space: int) -> tuple[float, float]:
    x, y = game.where(space)
    return x * TILE + TILE / 2, y * TILE + TILE / 2


def backdrop(game: Tables, s: SeaRoutesState) -> Table:
    """The spaces and the zones."""
    side = float(game.n + 2) * TILE
    board = Layout(zones=[Zone("board", side, side)])
    board.zones += [Zone(f"seat:{name}", 12.0, 3.0, name) for name in SEATS[: game.seats]]
    board.zones.append(Zone("supply", 12.0, 2.0, "Abilities"))
    for space, name in enumerate(space_names(game)):
        x, y = centre_of(game, space)
        board.spots.append(Spot(name, x - TILE / 2, y - TILE / 2, TILE, TILE, label=name))
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
    if s.step == SAILING:
        lay_gain(game, s, layout)
        lay_exits(game, s, layout)
    return layout.done()


def tile_piece(tile: int, x: float, y: float, zone: str) -> Piece:
    suit, rank = SUITS[tile % 24 // 6], RANKS[tile % 6]
    return Piece(f"tile.{tile}", "piecepack", "tile", "face", suit, rank, x, y, zone=zone)


def coin_piece(game: Tables, coin: int, x: float, y: float, zone: str) -> Piece:
    """Null coins lie suit-side up, the others number-side up (SR-R3)."""
    shows = COIN_FACES[game.coin_face(coin)]
    suit, rank = (shows, "") if shows in SUITS else ("", shows)
    side = "back" if suit else "face"
    return Piece(f"coin.{coin}", "piecepack", "coin", side, suit, rank, x, y, 1, zone=zone)


def lay_spaces(game: Tables, s: SeaRoutesState, layout: Layout) -> None:
    for space in members(s.tiles):
        x, y = centre_of(game, space)
        layout.pieces.append(tile_piece(s.tile_at[space], x, y, "board"))
    for place in members(s.coins):
        x, y = centre_of(game, game.tile_spaces + place)
        layout.pieces.append(coin_piece(game, s.coin_at[place], x, y, "board"))
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
                    note=f"embargo of {SEATS[embargo]} on {name}",
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
                note=f"ship of {SEATS[seat]}",
            )
        )


def lay_hand(game: Tables, s: SeaRoutesState, seat: int, layout: Layout) -> None:
    zone = f"seat:{SEATS[seat]}"
    for n, tile in enumerate(members(s.tiles_of[seat])):
        layout.pieces.append(tile_piece(tile, 1.0 + n % 24 * 1.0, 1.0 + n // 24 * 2.0, zone))
    for n, coin in enumerate(members(s.coins_of[seat])):
        layout.pieces.append(coin_piece(game, coin, 0.5 + n * 0.8, 2.5, zone))
    layout.counters += [
        Counter(zone, "score", s.scores[seat]),
        Counter(zone, "coins this round", byte(s.taken, seat), game.coins_per_round),
        Counter(zone, "dice", dice_of(s, seat), 3),
        Counter(zone, "out of the round", int(is_out(game, s, seat)), 1),
    ]


def lay_supply(game: Tables, s: SeaRoutesState, layout: Layout) -> None:
    for die, name in enumerate(DICE):
        owner = byte(s.owners, die) - 1
        points = byte(s.points, die)
        note = f"points at {SEATS[owner]}" if owner >= 0 else "points at nobody"
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
    layout.counters.append(
        Counter("supply", "embargo markers left", markers_left(game, s), game.markers)
    )
    for side, name in enumerate(SIDES):
        left = len(members(s.coins & game.sides[side]))
        layout.counters.append(Counter("supply", f"coins {name.lower()}", left, game.n))


def lay_gain(game: Tables, s: SeaRoutesState, layout: Layout) -> None:
    """What leaving its space would bring the ship that is to sail (SR-R9): shown with that ship."""
    seat = int(s.decider)
    space = int(pawn(s, seat))
    gets = claimed(game, s, seat, space)
    if gets is None:
        return
    name, after = gets
    more = []
    for category in range(CATEGORIES):
        plus = int(tally(game, after, seat, category) - tally(game, s, seat, category))
        if plus:
            more.append(f"{CATEGORY_NAMES[category]} +{plus}")
    where = space_names(game)[space]
    text = "; ".join([f"{where} claims {name}", *more])
    x, y = centre_of(game, space)
    layout.marks.append(
        Mark(f"gain.{SEATS[seat]}", "gain", ((x, y),), text, of=f"ship.{SEATS[seat]}")
    )


def lay_exits(game: Tables, s: SeaRoutesState, layout: Layout) -> None:
    """Where the ship could sail on from each space next to it; from a dead end nowhere (SR-R8)."""
    names = space_names(game)
    seat = int(s.decider)
    here = int(pawn(s, seat))
    full = [space for space in range(len(names)) if is_full(game, s, space)]
    after = full if claimed(game, s, seat, here) is None else [n for n in full if n != here]
    for to in full:
        if is_adjacent(game, here, to):
            on = [names[space] for space in after if is_adjacent(game, to, space)]
            layout.marks.append(Mark(f"exits.{names[to]}", "exits", (), " ".join(on), of=names[to]))


def claimed(
    game: Tables, s: SeaRoutesState, seat: int, space: int
) -> tuple[str, SeaRoutesState] | None:
    """The name of what lies there and the state with it in the hand; None where nothing is claimed."""
    if has_marker(game, s, space) and byte(s.owners, 0) - 1 != seat:  # SR-R19
        return None
    after = s.clone()
    if space < game.tile_spaces and s.tiles >> space & 1:
        tile = int(s.tile_at[space])
        after.tiles_of[seat] |= 1 << tile
        return f"{SUITS[tile % 24 // 6].capitalize()} {RANKS[tile % 6]}", after
    place = space - game.tile_spaces
    if place >= 0 and s.coins >> place & 1:
        coin = int(s.coin_at[place])
        after.coins_of[seat] |= 1 << coin
        shows = COIN_FACES[game.coin_face(coin)]
        return (
            f"the {shows.capitalize()} null coin" if shows in SUITS else f"the {shows} coin",
            after,
        )
    return None


def majorities(game: Tables, s: SeaRoutesState) -> Sheet:
    """The six categories as they stand: who would score what if the round ended now."""
    rows = []
    for category in range(CATEGORIES):
        counts = [tally(game, s, seat, category) for seat in range(game.seats)]
        best = max(counts)
        leaders = [SEATS[n] for n, has in enumerate(counts) if has == best and best > 0]
        lead = leaders[0] if len(leaders) == 1 else "nobody"
        prize = "score" if category < ARMS_MOST else "point"
        rows.append((CATEGORY_NAMES[category], *map(str, counts), lead, prize))
    return Sheet("Majorities", ("", *SEATS[: game.seats], "leads", "for"), tuple(rows))
