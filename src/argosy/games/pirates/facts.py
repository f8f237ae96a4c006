"""What the screen of The Pirates of Van Zandt needs to know, as values: nothing is to be read from its sentences."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase
from argosy.core.table import KEPT
from argosy.games.pirates.islands import ISLANDS, WORD, Islands
from argosy.games.pirates.layout import ashore_at, is_on_turn
from argosy.games.pirates.order_hints import order_hints
from argosy.games.pirates.rules.crews import can_reach_spot, matching_piece
from argosy.games.pirates.rules.reading import (
    byte,
    claims,
    coast_of,
    commander,
    is_aboard,
    is_beside_captain,
    open_water,
    piece_of,
    total,
)
from argosy.games.pirates.rules.treasures import all_claims, hidden_die
from argosy.games.pirates.state import (
    ABOARD,
    ACTING,
    AT_OCEAN,
    BALLS,
    BURYING,
    CAPTAIN,
    CLAIMED_BY,
    GONE,
    HIDING,
    KILLED,
    MARKING,
    NO_ISLAND,
    NO_SHIP_LEFT,
    ON_SHIP,
    PIECES,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import COIN_NAMES, LETTERS, SQUARE_NAMES, seat_names
from argosy.kit.bags import members
from argosy.kit.piecepack import RANKS, SUITS

Where = Literal["aboard", "ashore", "killed"]


class Coin(Struct, frozen=True):
    """A crew member. Its value is known to its owner, and to all once it was shown (PV-A52, PV-A53)."""

    id: str  # of the piece: suns.a
    letter: str
    value: int | None  # None: not known to the viewer, or not dealt yet
    is_shown: bool
    where: Where
    square: str | None
    courage: int  # what it adds in a fight beside its captain (PV-R20)


class Crew(Struct, frozen=True):
    suit: str
    seat: str
    ship: str | None  # the suit of the ship it commands
    captain: Where
    captain_square: str | None
    coins: list[Coin]
    unknown: list[int]  # the values that its coins of unknown value have, in some order
    ashore: int  # coins on land
    killed: int
    balls: int  # cannonballs aboard
    most_balls: int


class Ship(Struct, frozen=True):
    suit: str
    crew: str | None  # the suit of the crew that commands it; None: it is free
    seat: str | None
    is_at_sea: bool
    square: (
        str | None
    )  # the upper left one of the four it covers; None at sea, and before it is placed
    is_holed: bool
    waits_for: list[str]  # squares of the crew that must be back before a holed ship is sound again
    treasures: list[str]  # suits of the dice aboard


class Whirlpool(Struct, frozen=True):
    suit: str
    state: Literal["unplaced", "placed", "removed"]
    square: str | None


class Die(Struct, frozen=True):
    """A treasure die: a spot to dig, found and carried, on a ship, home, or to be hidden."""

    suit: str
    state: Literal["spot", "carried", "aboard", "home", "loose"]
    square: str | None  # of a spot
    carrier: str | None  # the id of the piece
    ship: str | None
    seat: str | None  # that has brought it home
    value: int | None  # what a treasure is worth
    faces: list[
        int
    ]  # of a spot: those with which `watched` would find it now, 0 for the null (PV-R17)
    diggers: list[
        str
    ]  # pieces of the crew on turn beside the spot: their values find it (PV-R17, PV-A47)


class Hoard(Struct, frozen=True):
    seat: str
    treasures: int
    value: int


class PiratesFacts(Struct, frozen=True):
    island: str | None  # a noun
    round: int
    rounds: int
    crew: str | None  # on turn
    actions_left: int
    actions: int  # in a turn
    ships: list[Ship]
    crews: list[Crew]
    whirlpools: list[Whirlpool]
    dice: list[Die]
    watched: str | None  # the viewer's crew: of two the one on turn, else the first
    hides: str | None  # the suit of the die that is to be hidden now
    hoards: list[Hoard]
    home: int  # treasures that all have brought home
    goal: int  # treasures home that bring the comparison (PV-R29)
    alone: int  # treasures that win while nobody else has any (PV-R28)
    # What more treasures bring: victory to the only seat that has any, the comparison, or the end of a tie
    race: Literal["none", "alone", "compared", "tie", "over"]
    needed: int  # so many more; 0 where that is not the question
    # How the ship of the crew on turn gets to each coast within reach: the square before it (PV-R8, PV-A5)
    sails: dict[str, str]
    orders: dict[str, Phrase]  # verb -> what stands against it, should no such action be possible


def facts(game: Tables, s: PiratesState, viewer: int = SPECTATOR) -> PiratesFacts:
    """Return what the viewer knows; what they do not know is not in the state they are given."""
    race, needed = race_of(game, s)
    watched = watched_crew(game, s, viewer)
    on_turn = [SUITS[crew] for crew in range(game.crews) if is_on_turn(s, crew)]
    return PiratesFacts(
        island=None if s.island == NO_ISLAND else f"island:{ISLANDS[s.island]}",
        round=int(s.round),
        rounds=int(game.rounds),
        crew=on_turn[0] if on_turn else None,
        actions_left=int(s.left),
        actions=int(game.turn_actions),
        ships=[ship_facts(game, s, ship) for ship in range(game.crews)],
        crews=[crew_facts(game, s, crew) for crew in range(game.crews)],
        whirlpools=[whirlpool_facts(game, s, crew) for crew in range(game.crews)],
        dice=[die_facts(game, s, die, watched) for die in range(game.crews)],
        watched=SUITS[watched] if watched >= 0 else None,
        hides=SUITS[hidden_die(s)] if s.step in (MARKING, HIDING, BURYING) else None,
        hoards=[
            Hoard(name, int(claims(game, s, seat)), int(total(game, s, seat)))
            for seat, name in enumerate(seat_names(int(game.seats)))
        ],
        home=int(all_claims(game, s)),
        goal=int(game.goal),
        alone=int(game.alone),
        race=race,
        needed=needed,
        sails=sails(game, s) if s.step == ACTING else {},
        orders=order_hints(game, s),
    )


def ship_facts(game: Tables, s: PiratesState, ship: int) -> Ship:
    holder = int(commander(game, s, ship))
    berth = int(byte(s.berths, ship))
    is_holed = bool(s.holed >> ship & 1)
    return Ship(
        suit=SUITS[ship],
        crew=SUITS[holder] if holder >= 0 else None,
        seat=seat_of(game, holder) if holder >= 0 else None,
        is_at_sea=berth == AT_OCEAN,
        square=water_square(game, s, berth),
        is_holed=is_holed,
        waits_for=ashore_at(game, s, holder) if is_holed else [],
        treasures=[SUITS[die] for die in range(game.crews) if byte(s.dice, die) == ON_SHIP + ship],
    )


def crew_facts(game: Tables, s: PiratesState, crew: int) -> Crew:
    coins = [coin_facts(game, s, coin) for coin in range(crew * 4, crew * 4 + 4)]
    known = [coin.value for coin in coins]
    ship = int(byte(s.ships, crew))
    return Crew(
        suit=SUITS[crew],
        seat=seat_of(game, crew),
        ship=None if ship == NO_SHIP_LEFT else SUITS[ship],
        captain="aboard" if is_aboard(s, CAPTAIN + crew) else "ashore",
        captain_square=land_square(game, s, int(s.where[CAPTAIN + crew])),
        coins=coins,
        unknown=[value for value in range(2, 6) if value not in known],
        ashore=sum(coin.where == "ashore" for coin in coins),
        killed=sum(coin.where == "killed" for coin in coins),
        balls=int(byte(s.balls, crew)),
        most_balls=BALLS,
    )


def coin_facts(game: Tables, s: PiratesState, coin: int) -> Coin:
    place = s.where[coin]
    square = land_square(game, s, place)
    is_placed = place != KILLED and s.island != NO_ISLAND
    is_bold = is_placed and is_beside_captain(game.boards[s.island], s, coin)
    courage = int(game.courage) if is_bold else 0
    return known_coin(coin, s.values[coin], bool(s.open >> coin & 1), place, square, courage)


@lru_cache(maxsize=8 * KEPT)  # most coins are where they were a move ago
def known_coin(
    coin: int, value: int, is_shown: bool, place: int, square: str | None, courage: int
) -> Coin:
    where: Where = "ashore"
    if place in (ABOARD, KILLED):
        where = "aboard" if place == ABOARD else "killed"
    return Coin(
        id=COIN_NAMES[coin],
        letter=LETTERS[coin % 4],
        value=value if value > 0 else None,
        is_shown=is_shown,
        where=where,
        square=square,
        courage=courage,
    )


def whirlpool_facts(game: Tables, s: PiratesState, crew: int) -> Whirlpool:
    berth = int(byte(s.whirlpools, crew))
    if berth < AT_OCEAN:
        return Whirlpool(SUITS[crew], "placed", water_square(game, s, berth))
    return Whirlpool(SUITS[crew], "removed" if berth == GONE else "unplaced", None)


def watched_crew(game: Tables, s: PiratesState, viewer: int) -> int:
    own = [crew for crew in range(game.crews) if game.seat_of[crew] == viewer]
    return int(s.crew) if s.crew in own else own[0] if own else -1


def die_facts(game: Tables, s: PiratesState, die: int, watched: int) -> Die:
    suit, place, worth = SUITS[die], int(byte(s.dice, die)), int(byte(s.faces, die))
    if place < UNDER:
        faces, beside = finding_faces(game, s, die, watched), diggers(game, s, place)
        square = land_square(game, s, place)
        return Die(suit, "spot", square, None, None, None, None, faces, beside)
    if place < UNDER + PIECES:
        return Die(suit, "carried", None, piece_id(place - UNDER), None, None, worth, [], [])
    if place < CLAIMED_BY:
        return Die(suit, "aboard", None, None, SUITS[place - ON_SHIP], None, worth, [], [])
    if place < CLAIMED_BY + 4:
        seat = seat_names(int(game.seats))[place - CLAIMED_BY]
        return Die(suit, "home", None, None, None, seat, worth, [], [])
    return Die(suit, "loose", None, None, None, None, None, [], [])


def finding_faces(game: Tables, s: PiratesState, die: int, crew: int) -> list[int]:
    """Return the faces with which a crew that stands where it stands would find a treasure of others."""
    if crew < 0 or game.seat_of[crew] == game.seat_of[die]:  # PV-R19, PV-A58
        return []
    asked = s.clone()
    asked.crew, asked.die = crew, die
    return [face for face in range(len(RANKS)) if matching_piece(game, asked, face) >= 0]


def diggers(game: Tables, s: PiratesState, spot: int) -> list[str]:
    """The captain and crew on turn that stand beside a spot."""
    pieces = [int(piece_of(s.crew, who)) for who in range(5)]
    return [piece_id(piece) for piece in pieces if can_reach_spot(game, s, piece, spot)]


def sails(game: Tables, s: PiratesState) -> dict[str, str]:
    """Return every coast that the ship of the crew on turn can sail to, with the coast before it on a shortest way."""
    start = int(coast_of(s, s.crew))
    if start < 0:
        return {}
    board = game.boards[s.island]
    lo, hi = open_water(game, s, byte(s.ships, s.crew))
    free = {int(berth) for berth in (*members(lo), *(WORD + berth for berth in members(hi)))}
    before, ring = {start: start}, [start]
    for _ in range(int(game.sail)):
        steps = [(berth, int(to)) for berth in ring for to in beside(board, berth)]
        fresh = {to: berth for berth, to in reversed(steps) if to in free and to not in before}
        before |= fresh
        ring = list(fresh)
    names = SQUARE_NAMES
    square = board.position_square
    return {names[square[to]]: names[square[berth]] for to, berth in before.items() if to != start}


def beside(board: Islands, berth: int) -> list[int]:
    """The coasts that one step of a ship leads to."""
    return [*members(board.step_lo[berth]), *(WORD + to for to in members(board.step_hi[berth]))]


def race_of(
    game: Tables, s: PiratesState
) -> tuple[Literal["none", "alone", "compared", "tie", "over"], int]:
    """Return what the next treasures may decide, and how many it takes (PV-R28 to PV-R30)."""
    owners = [int(claims(game, s, seat)) for seat in range(game.seats) if claims(game, s, seat) > 0]
    home = sum(owners)
    if s.ending != 0:
        return "over", 0
    if not owners:
        return "none", 0
    if len(owners) == 1 and home < game.alone <= game.goal:
        return "alone", int(game.alone) - home
    if home < game.goal:
        return "compared", int(game.goal) - home
    return "tie", 0


# ── Names ─────────────────────────────────────────────────────────────────────────────────────────


def seat_of(game: Tables, crew: int) -> str:
    return seat_names(int(game.seats))[game.seat_of[crew]]


def piece_id(piece: int) -> str:
    """Return the id of a coin or captain on the table."""
    return COIN_NAMES[piece] if piece < CAPTAIN else f"{SUITS[piece - CAPTAIN]}.captain"


def land_square(game: Tables, s: PiratesState, land: int) -> str | None:
    return SQUARE_NAMES[game.boards[s.island].land_square[land]] if land < ABOARD else None


def water_square(game: Tables, s: PiratesState, berth: int) -> str | None:
    if berth >= AT_OCEAN:
        return None
    return SQUARE_NAMES[game.boards[s.island].position_square[berth]]
