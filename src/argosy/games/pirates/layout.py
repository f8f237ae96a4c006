"""Lay everything on the table: a square is 1 inch; a tile of land, a ship or a whirlpool 2 by 2."""

from functools import lru_cache

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase, Value
from argosy.core.table import KEPT, Counter, Layout, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.games.pirates.islands import COLUMNS, ISLANDS, Islands
from argosy.games.pirates.rules.gunnery import targets, why_not_fire_at_all
from argosy.games.pirates.rules.reading import (
    byte,
    claims,
    coast_of,
    commander,
    is_aboard,
    killed_of,
    total,
)
from argosy.games.pirates.rules.treasures import all_claims
from argosy.games.pirates.state import (
    ABOARD,
    ACTING,
    AT_OCEAN,
    BALLS,
    CAPTAIN,
    CLAIMED_BY,
    COINS,
    DRAWING,
    GONE,
    KILLED,
    NO_ISLAND,
    NO_SHIP_LEFT,
    ON_SHIP,
    PIECES,
    ROLLING_ISLAND,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import LETTERS, SQUARE_NAMES, crew_noun, seat_names
from argosy.kit.bags import members
from argosy.kit.piecepack import RANKS, SUITS

TRAY = 3.0  # inches of a seat's zone for each of its crews
# The bow is pointed: the captain stands there, the crew behind him, the cargo lies at the stern.
DECK = ((-0.35, 0.0), (0.35, 0.0), (-0.35, 0.55), (0.35, 0.55), (0.0, -0.45))  # a to d, captain
GUNS = ((-0.78, 0.28), (0.78, 0.28))
HOLD = ((-0.27, 0.98), (0.27, 0.98), (-0.8, 0.8), (0.8, 0.8))
CREW_COLUMNS = ("", *LETTERS, Phrase("column-unknown"), Phrase("column-captain"), "")
HOARD_COLUMNS = ("", Phrase("column-dice"), Phrase("column-value"))
Point = tuple[float, float]
Place = tuple[str, float, float]  # a zone and a point in it


# ── What never changes ────────────────────────────────────────────────────────────────────────────


def backdrop(game: Tables, s: PiratesState) -> Table:
    """Return the zones, and the chart of the islands as soon as they are named or rolled."""
    layout = Layout()
    for name in seat_names(int(game.seats)):
        layout.zones.append(Zone(f"seat:{name}", 13.0, TRAY * float(game.crews // game.seats)))
    layout.zones.append(Zone("supply", 12.0, 3.0))
    if s.island == NO_ISLAND:
        layout.zones.append(Zone("board", 14.0, 12.0))
    else:
        draw_chart(game.boards[s.island], layout)
    return layout.done()


def draw_chart(board: Islands, layout: Layout) -> None:
    """Draw every square as a spot, the tiles of land, and the outline of each coast position."""
    layout.zones.insert(0, Zone("board", float(board.width), float(board.height)))
    for square, name in enumerate(SQUARE_NAMES):
        if board.is_inside(square):
            label = "" if board.square_land[square] >= 0 else f"water:{name}"
            layout.spots.append(Spot(name, *square_corner(square), label=label))
    for c, r in board.tiles:
        x, y = c * 2 + 3.0, r * 2 + 3.0
        name = SQUARE_NAMES[(r * 2 + 2) * COLUMNS + c * 2 + 2]
        land = (f"land.{name}", "piecepack", "tile", "back", "", "", x, y)
        layout.pieces.append(Piece(*land, note=Phrase("note-land")))
    layout.marks += [Mark(f"coast.{n}", "coast", line) for n, line in enumerate(coast_lines(board))]
    for position in range(board.positions):
        x, y = corner_of(board, position)
        corners = ((x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2))
        name = SQUARE_NAMES[board.position_square[position]]
        layout.marks.append(Mark(f"berth.{name}", "area", corners, of=name))
    name = f"island:{ISLANDS[board.island]}"
    layout.marks.append(Mark("name", "label", ((float(board.width) / 2, 0.5),), name))


def coast_lines(board: Islands) -> list[tuple[Point, Point]]:
    """Return the edges between land and water."""
    found = []
    for land in range(board.lands):
        x, y = square_corner(int(board.land_square[land]))
        sides = (
            ((x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1)),
            ((x, y), (x, y + 1)),
        )
        found += [side for way, side in enumerate(sides) if board.near[land * 4 + way] < 0]
    return found


def square_corner(square: int) -> Point:
    return float(square % COLUMNS), float(square // COLUMNS)


def corner_of(board: Islands, position: int) -> Point:
    return square_corner(int(board.position_square[position]))


# ── What lies there now ───────────────────────────────────────────────────────────────────────────


def table(game: Tables, s: PiratesState, viewer: int = SPECTATOR) -> Table:
    """Return what the viewer knows of the table: a coin has a rank only if they know its value."""
    layout = Layout()
    for suit in range(game.crews):
        layout.pieces.append(ship_piece(suit, ship_place(game, s, suit), ship_note(game, s, suit)))
        lay_whirlpool(game, s, suit, layout)
        lay_crew(game, s, suit, layout)
        lay_die(game, s, suit, layout)
    for seat in range(game.seats):
        count_hoard(game, s, seat, layout)
    for crew in range(game.crews):
        count_crew(game, s, crew, layout)
    layout.counters.append(Counter("supply", "round", s.round, game.rounds))
    layout.counters.append(Counter("supply", "left", s.left, game.turn_actions))
    layout.counters.append(Counter("supply", "home", all_claims(game, s), game.goal))
    layout.counters.append(Counter("supply", "alone", game.alone))
    draw_fire(game, s, layout)
    layout.sheets += [known_crews(game, s), hoards(game, s)]
    return layout.done()


def tray_of(game: Tables, crew: int) -> tuple[str, float]:
    """Return the zone of a crew's seat, and the middle of the crew's row in it."""
    row = float(crew // 2) if game.seats == 2 else 0.0
    return f"seat:{seat_names(game.seats)[game.seat_of[crew]]}", row * TRAY + TRAY / 2


def ship_place(game: Tables, s: PiratesState, ship: int) -> Place:
    """Return zone and middle of a ship: on the coast, or before the crew that has it."""
    berth = byte(s.berths, ship)
    if berth < AT_OCEAN:
        x, y = corner_of(game.boards[s.island], berth)
        return "board", x + 1.0, y + 1.0
    holder = commander(game, s, ship)
    zone, y = tray_of(game, holder if holder >= 0 else ship)
    return zone, 1.3, y


def ship_note(game: Tables, s: PiratesState, ship: int) -> tuple[str, str, tuple[str, ...]]:
    """Return who commands a ship, and whether it is holed or in the open ocean: a message and its nouns."""
    holder = commander(game, s, ship)
    if holder < 0:
        return "note-ship-free", "", ()
    crew = crew_noun(game, holder)
    if s.holed >> ship & 1:
        return "note-ship-holed", crew, tuple(ashore_at(game, s, holder))
    return ("note-ship-at-sea" if byte(s.berths, ship) == AT_OCEAN else "note-ship"), crew, ()


# Pieces are kept: most lie where they lay a move ago, and what one viewer knows of a piece so do others.


@lru_cache(maxsize=8 * KEPT)
def ship_piece(ship: int, place: Place, note: tuple[str, str, tuple[str, ...]]) -> Piece:
    id, crew, squares = note
    nouns: dict[str, Value] = {"crew": crew} if crew else {}
    if id == "note-ship-holed":
        nouns["squares"] = [f"square:{at}" for at in squares]
    zone, x, y = place
    return Piece(
        *(f"ship.{SUITS[ship]}", "ours", "ship-deck", "face", SUITS[ship], "null", x, y, 1),
        zone=zone,
        size=2.0,
        note=Phrase(id, nouns),
    )


def ashore_at(game: Tables, s: PiratesState, crew: int) -> list[str]:
    """Return the squares of the crew that a holed ship waits for (PV-R12, PV-A16)."""
    board = game.boards[s.island]
    touched = board.touches[coast_of(s, crew)]
    lands = [int(s.where[coin]) for coin in range(crew * 4, crew * 4 + 4)]
    waited = [land for land in lands if land < ABOARD and touched >> board.island_of[land] & 1]
    return [SQUARE_NAMES[board.land_square[land]] for land in waited]


def lay_whirlpool(game: Tables, s: PiratesState, crew: int, layout: Layout) -> None:
    berth = byte(s.whirlpools, crew)
    if berth < AT_OCEAN:
        x, y = corner_of(game.boards[s.island], berth)
        place = "board", x + 1.0, y + 1.0
    elif berth == GONE:
        place = "supply", 1.5 + crew * 2.5, 1.5
    else:
        zone, y = tray_of(game, crew)
        place = zone, 8.6, y
    owner = "" if berth == GONE else crew_noun(game, crew)
    layout.pieces.append(whirlpool_piece(crew, place, owner))


@lru_cache(maxsize=8 * KEPT)
def whirlpool_piece(crew: int, place: Place, owner: str) -> Piece:
    note = Phrase("note-whirlpool", {"crew": owner}) if owner else Phrase("note-whirlpool-removed")
    zone, x, y = place
    return Piece(
        *(f"whirlpool.{SUITS[crew]}", "ours", "whirlpool", "face", SUITS[crew], "ace", x, y, 1),
        zone=zone,
        size=2.0,
        note=note,
    )


def piece_place(game: Tables, s: PiratesState, piece: int) -> Place:
    """Return zone and middle of a coin or captain."""
    crew, who = (piece // 4, piece % 4) if piece < CAPTAIN else (piece - CAPTAIN, 4)
    return crew_place(
        who, board_of(game, s), tray_of(game, crew), deck_of(game, s, crew), s.where[piece]
    )


def crew_place(
    who: int, board: Islands | None, tray: tuple[str, float], deck: Place | None, where: int
) -> Place:
    """Return zone and middle of one of a crew: on land, on deck, or killed before its owner."""
    if where == KILLED:
        zone, y = tray
        return zone, 2.9 + who * 0.8, y
    if where == ABOARD:
        assert deck is not None
        zone, x, y = deck
        return zone, x + DECK[who][0], y + DECK[who][1]
    assert board is not None
    x, y = square_corner(board.land_square[where])
    return "board", x + 0.5, y + 0.5


def board_of(game: Tables, s: PiratesState) -> Islands | None:
    return None if s.island == NO_ISLAND else game.boards[s.island]


def deck_of(game: Tables, s: PiratesState, crew: int) -> Place | None:
    """Return where the ship of a crew is; None if it has none left."""
    ship = byte(s.ships, crew)
    return None if ship == NO_SHIP_LEFT else ship_place(game, s, ship)


def lay_crew(game: Tables, s: PiratesState, crew: int, layout: Layout) -> None:
    """Lay the coins, the captain and the cannonballs of a crew."""
    first, captain = crew * 4, CAPTAIN + crew
    where = (s.where[first], s.where[first + 1], s.where[first + 2], s.where[first + 3])
    layout.pieces += crew_pieces(
        crew,
        board_of(game, s),
        tray_of(game, crew),
        deck_of(game, s, crew),
        (*where, s.where[captain]),
        (s.values[first], s.values[first + 1], s.values[first + 2], s.values[first + 3]),
        s.open >> first & 15,
        byte(s.balls, crew),
    )


@lru_cache(maxsize=8 * KEPT)
def crew_pieces(
    crew: int,
    board: Islands | None,
    tray: tuple[str, float],
    deck: Place | None,
    where: tuple[int, ...],
    values: tuple[int, ...],
    shown: int,
    balls: int,
) -> tuple[Piece, ...]:
    """Return the pieces of a crew, given where they are and what the viewer knows of their values.

    Coins lie suit side up; the rank is a badge for those who know it (PV-R2). Of the cannonballs, aboard or spent
    before the crew, the two are not told apart.
    """
    suit = SUITS[crew]
    found: list[Piece] = []
    for who, letter in enumerate(LETTERS):
        zone, x, y = crew_place(who, board, tray, deck, where[who])
        rank = RANKS[values[who]] if values[who] > 0 else ""
        found.append(
            Piece(
                *(f"{suit}.{letter}", "piecepack", "coin", "back", suit, rank, x, y, 4),
                zone=zone,
                size=0.58 if where[who] == ABOARD else 0.7,
                note=coin_note(letter, max(0, values[who]), where[who], bool(shown >> who & 1)),
            )
        )
    zone, x, y = crew_place(len(LETTERS), board, tray, deck, where[-1])
    captain = (f"{suit}.captain", "piecepack", "pawn", "face", suit, "", x, y, 5)
    found.append(Piece(*captain, zone=zone, size=0.6))
    return (*found, *(ball_piece(suit, n, n < balls, tray, deck) for n in range(BALLS)))


def coin_note(letter: str, value: int, where: int, is_shown: bool) -> Phrase:
    """Return which of its crew a coin is, its value (0: not known), where it is, and whether all have seen it."""
    if where == KILLED:
        id = "note-coin-killed-shown" if is_shown else "note-coin-killed"
    elif where == ABOARD:
        id = "note-coin-aboard-shown" if is_shown else "note-coin-aboard"
    else:
        id = "note-coin-shown" if is_shown else "note-coin"
    return Phrase(id, {"letter": f"letter:{letter}", "value": int(value)})


def ball_piece(
    suit: str, n: int, is_aboard: bool, tray: tuple[str, float], deck: Place | None
) -> Piece:
    if is_aboard and deck is not None:
        zone, x, y = deck
        x, y = x + GUNS[n][0], y + GUNS[n][1]
    else:
        zone, y = tray
        x = 6.2 + n * 0.6
    return Piece(
        *(f"{suit}.ball{n + 1}", "ours", "cannonball", "face", suit, ("ace", "null")[n], x, y, 3),
        zone=zone,
        size=0.4,
        note=Phrase("note-ball-aboard" if is_aboard else "note-ball-spent"),
    )


def lay_die(game: Tables, s: PiratesState, die: int, layout: Layout) -> None:
    place = byte(s.dice, die)
    is_found = UNDER <= place < CLAIMED_BY + 4
    rank = RANKS[byte(s.faces, die)] if is_found else ""
    layout.pieces.append(die_piece(die, die_place(game, s, die), rank, die_note(place)))


@lru_cache(maxsize=8 * KEPT)
def die_piece(die: int, place: Place, rank: str, note: str) -> Piece:
    """Return a die; it has a rank if it was found."""
    zone, x, y = place
    return Piece(
        *(
            f"die.{SUITS[die]}",
            "piecepack",
            "die",
            "face",
            SUITS[die],
            rank,
            x,
            y,
            6 if rank else 3,
        ),
        zone=zone,
        size=0.46 if rank else 0.66,
        note=Phrase(note),
    )


def die_note(place: int) -> str:
    if place < UNDER:
        return "note-die-spot"
    return "note-die-treasure" if place < CLAIMED_BY + 4 else "note-die-loose"


def die_place(game: Tables, s: PiratesState, die: int) -> Place:
    place = byte(s.dice, die)
    if place < UNDER:
        x, y = square_corner(game.boards[s.island].land_square[place])
        return "board", x + 0.5, y + 0.5
    if place < UNDER + PIECES:
        zone, x, y = piece_place(game, s, place - UNDER)
        return zone, x - 0.26 + 0.1 * (die % 2), y - 0.26 + 0.1 * (die // 2)
    if place < CLAIMED_BY:
        zone, x, y = ship_place(game, s, place - ON_SHIP)
        return zone, x + HOLD[die][0], y + HOLD[die][1]
    if place < CLAIMED_BY + 4:
        zone, _ = tray_of(game, place - CLAIMED_BY)
        return zone, 10.2 + die * 0.65, TRAY / 2
    zone, y = tray_of(game, die)
    return zone, 12.6, y


# ── Figures ───────────────────────────────────────────────────────────────────────────────────────


def count_hoard(game: Tables, s: PiratesState, seat: int, layout: Layout) -> None:
    zone = f"seat:{seat_names(int(game.seats))[seat]}"
    layout.counters += [
        Counter(zone, "claimed", claims(game, s, seat), game.goal),
        Counter(zone, "value", total(game, s, seat)),
    ]


def count_crew(game: Tables, s: PiratesState, crew: int, layout: Layout) -> None:
    zone, _ = tray_of(game, crew)
    balls, killed = byte(s.balls, crew), len(members(killed_of(s, crew)))
    if game.seats == 2:
        of = f"suit:{SUITS[crew]}"
        layout.counters.append(Counter(zone, "crew-balls", balls, BALLS, of))
        layout.counters.append(Counter(zone, "crew-killed", killed, len(LETTERS), of))
    else:
        layout.counters.append(Counter(zone, "balls", balls, BALLS))
        layout.counters.append(Counter(zone, "killed", killed, len(LETTERS)))


def draw_fire(game: Tables, s: PiratesState, layout: Layout) -> None:
    """Draw lines from the ship on turn to what its cannons can hit; shown with the target."""
    if s.step != ACTING or why_not_fire_at_all(s) != 0 or coast_of(s, s.crew) < 0:
        return
    _, x, y = ship_place(game, s, byte(s.ships, s.crew))
    for target in members(targets(game, s, s.crew)):
        if target < COINS:
            name = f"{SUITS[target // 4]}.{LETTERS[target % 4]}"
            _, to_x, to_y = piece_place(game, s, target)
        else:
            name = f"ship.{SUITS[target - COINS]}"
            _, to_x, to_y = ship_place(game, s, target - COINS)
        line = line_of_fire((x, y), (to_x, to_y))
        layout.marks.append(Mark(f"fire.{name}", "arrow", line, of=name))


def line_of_fire(ship: Point, target: Point) -> tuple[Point, Point]:
    """Return a line along a row or column that both have (PV-A12), from the rail of the ship on."""
    (x, y), (to_x, to_y) = ship, target
    if abs(to_y - y) <= 1:
        row = to_y if abs(to_y - y) == 0.5 else (y + to_y) / 2
        return (x + (1.0 if to_x > x else -1.0), row), (to_x, row)
    column = to_x if abs(to_x - x) == 0.5 else (x + to_x) / 2
    return (column, y + (1.0 if to_y > y else -1.0)), (column, to_y)


def is_on_turn(s: PiratesState, crew: int) -> bool:
    """Return whether it is a crew's turn to play, or to be set up; nobody's before the first is drawn."""
    return crew == s.crew and s.ending == 0 and s.step not in (ROLLING_ISLAND, DRAWING)


def known_crews(game: Tables, s: PiratesState) -> Sheet:
    """Return what the viewer knows of every crew: values, and what is left for the others (PV-A52)."""
    rows = [
        crew_row(
            crew,
            tuple(s.values)[crew * 4 : crew * 4 + 4],
            bool(is_aboard(s, CAPTAIN + crew)),
            is_on_turn(s, crew),
        )
        for crew in range(game.crews)
    ]
    return Sheet("crews", CREW_COLUMNS, tuple(rows))


@lru_cache(maxsize=8 * KEPT)
def crew_row(
    crew: int, values: tuple[int, ...], is_captain_aboard: bool, is_next: bool
) -> tuple[Value, ...]:
    left = [str(value) for value in range(2, 6) if value not in values]
    shown = [value if value > 0 else Phrase("cell-unknown") for value in values]
    captain = Phrase("cell-aboard" if is_captain_aboard else "cell-ashore")
    turn: Value = Phrase("cell-on-turn") if is_next else ""
    return f"suit:{SUITS[crew]}", *shown, " ".join(left), captain, turn


def hoards(game: Tables, s: PiratesState) -> Sheet:
    """Return what each seat has claimed, to watch who is close to winning."""
    rows = [
        (f"seat:{name}", int(claims(game, s, seat)), int(total(game, s, seat)))
        for seat, name in enumerate(seat_names(int(game.seats)))
    ]
    return Sheet("hoards", HOARD_COLUMNS, tuple(rows))
