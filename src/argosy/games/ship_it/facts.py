"""What the screen of Ship It! needs to know, as values: nothing is to be read from its sentences.

Made from the redacted state alone: of a load's value it says what the viewer has been shown, never what follows from it
(SI-A50).
"""

from functools import lru_cache

from msgspec import Struct

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase
from argosy.core.table import KEPT
from argosy.games.ship_it.layout import (
    DOMINO_NAMES,
    known_total,
    load_ways,
    loads_of,
    official_walks,
    space_name,
    square_name,
    values_in,
)
from argosy.games.ship_it.numbers import UNOWNED
from argosy.games.ship_it.odds import arrival, delivery, totals
from argosy.games.ship_it.rules.reading import chits_of, hub_rank, is_hub, loads_at, official_at
from argosy.games.ship_it.rules.shipments import pawns_gone
from argosy.games.ship_it.rules.travel import is_frozen
from argosy.games.ship_it.state import (
    BUILDING,
    CHIT,
    CHOOSING,
    DIRECTING,
    DRAWING,
    FIST,
    HALVES,
    LAYING,
    OUT,
    PLANNING,
    RESTING,
    SHIPPING,
    SPACES,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words import COLOURS, LOADS, SUITS, TILES, seat_names
from argosy.kit.bags import members
from argosy.kit.piecepack import RANKS

PHASE_OF = {PLANNING: "plan", DRAWING: "plan", CHOOSING: "build", BUILDING: "build"}


class Prices(Struct, frozen=True):
    """Action points for one of each."""

    link: int
    takeback: int
    official: int  # for each space
    load: int
    pip: int  # for each pip of the pip-stop


class Terms(Struct, frozen=True):
    """What a shipment pays: each coin its number, more beside its official, and so many times the tile's (SI-R22)."""

    tile: int
    official: int
    trigger: int  # times all that, for the colour that triggers it
    home: int  # on top, for that colour on its own tile


class Colour(Struct, frozen=True):
    colour: str
    seat: str | None  # who plays it; None for the colour without an owner
    profit: int
    loads: int  # on the board and not warehoused
    chits: int


class Hub(Struct, frozen=True):
    """A pawn, and the tile it makes a hub of. A pawn that has left has no tile and comes to nothing."""

    colour: str
    suit: str
    tile: str | None
    rank: str | None
    total: int
    loads: list[str]


class Load(Struct, frozen=True):
    """A coin. `values` are those it may have by what was shown to the viewer; all five if nothing was."""

    load: str
    colour: str
    lies: str  # board, hub, fist, chit
    space: str | None
    value: int | None
    values: list[int]
    is_frozen: bool


class Official(Struct, frozen=True):
    """An official, and the squares that it closes to freight of other colours (SI-R29)."""

    colour: str
    suit: str
    space: str
    region: list[str]


class Way(Struct, frozen=True):
    """Where a load of the colour on turn can get to: the lowest pip-stop that takes it there, and the price.

    As long as no pip-stop is chosen, the price is that of both. For a hub: the totals it may come to, several where the
    value is not known, and what that makes.
    """

    load: str
    to: str
    stop: int
    price: int
    totals: list[int]
    makes: Phrase | None


class Walk(Struct, frozen=True):
    """Where the official of the colour on turn can get to; at a hub, what that makes."""

    to: str
    price: int
    makes: Phrase | None


class ShipItFacts(Struct, frozen=True):
    round: int  # 0 while tiles are laid; everything else is empty then
    rounds: int
    phase: str | None  # plan, build, officials, freight
    colour: str | None  # on turn
    seat: str | None  # that plays it
    points: int  # action points left
    usual_points: int  # that a turn begins with, without chits
    pip_stop: int | None
    prices: Prices
    threshold: int
    terms: Terms
    pool: int
    pawns_out: int
    pawns_most: int  # so many end the game
    links: list[str]  # bought and not built yet
    link: str | None  # the one to be built now
    colours: list[Colour]
    hubs: list[Hub]
    loads: list[Load]
    officials: list[Official]
    ways: list[Way]  # for the seat on turn alone, as are the walks
    walks: list[Walk]


def facts(game: Tables, s: ShipItState, viewer: int = SPECTATOR) -> ShipItFacts:
    begun, acts = s.round > 0, s.round > 0 and viewer == s.mover
    return ShipItFacts(
        round=int(s.round),
        rounds=int(game.rounds),
        phase=phase(s),
        colour=COLOURS[s.colour] if begun else None,
        seat=seat_of(game, int(s.colour)) if begun else None,
        points=int(s.points),
        usual_points=int(game.ap),
        pip_stop=int(s.pipstop) if s.pipstop <= 6 else None,
        prices=prices(game),
        threshold=int(game.threshold),
        terms=Terms(
            tile=int(game.tile_factor),
            official=int(game.official_bonus),
            trigger=int(game.trigger_factor),
            home=int(game.home_bonus),
        ),
        pool=len(members(s.pool)),
        pawns_out=int(pawns_gone(s)) if begun else 0,
        pawns_most=int(game.pawns_out),
        links=[DOMINO_NAMES[domino] for domino in members(s.hand)],
        link=DOMINO_NAMES[s.chosen] if s.chosen < len(DOMINO_NAMES) else None,
        colours=[colour_facts(game, s, colour) for colour in range(len(COLOURS))] if begun else [],
        hubs=[hub(game, s, suit) for suit in range(len(COLOURS))] if begun else [],
        loads=[load_facts(game, s, load) for load in range(len(LOADS))] if begun else [],
        officials=[official(game, s, colour) for colour in range(len(COLOURS))] if begun else [],
        ways=ways(game, s) if acts else [],
        walks=walks(game, s) if acts else [],
    )


def phase(s: ShipItState) -> str | None:
    """The part of the turn (SI-R9); what a delivery or an arrival brings about belongs to it."""
    if s.step in (LAYING, RESTING):
        return None
    in_order = s.step == DRAWING or PLANNING <= s.step <= SHIPPING
    step = s.step if in_order else s.back
    return "officials" if step == DIRECTING else PHASE_OF.get(int(step), "freight")


def seat_of(game: Tables, colour: int) -> str | None:
    seat = int(game.seat_of[colour])
    return None if seat == UNOWNED else seat_names(game)[seat]


def prices(game: Tables) -> Prices:
    return Prices(
        link=int(game.link_price),
        takeback=int(game.takeback_price),
        official=int(game.official_price),
        load=int(game.load_price),
        pip=int(game.pip_price),
    )


def colour_facts(game: Tables, s: ShipItState, colour: int) -> Colour:
    return Colour(
        colour=COLOURS[colour],
        seat=seat_of(game, colour),
        profit=int(s.scores[colour]),
        loads=loads_of(s, colour),
        chits=int(chits_of(s, colour)),
    )


def hub(game: Tables, s: ShipItState, suit: int) -> Hub:
    rank = int(hub_rank(s, suit))
    if rank == OUT:
        return Hub(COLOURS[suit], SUITS[suit], None, None, 0, [])
    tile = suit * 6 + rank
    there = [LOADS[load] for load in members(loads_at(s, HALVES + tile))]
    total = known_total(game, s, suit)
    return Hub(COLOURS[suit], SUITS[suit], TILES[tile], RANKS[rank], total, there)


def load_facts(game: Tables, s: ShipItState, load: int) -> Load:
    at = int(s.loads[load])
    lies = {FIST: "fist", CHIT: "chit"}.get(at, "hub" if is_hub(s, at) else "board")
    space = space_name(game, s, at) if at < SPACES else None
    return known_load(load, lies, space, s.values[load], s.one_of[load], is_frozen(s, load))


@lru_cache(maxsize=8 * KEPT)  # most loads are where they were a move ago
def known_load(
    load: int, lies: str, space: str | None, value: int, one_of: int, frozen: bool
) -> Load:
    return Load(
        load=LOADS[load],
        colour=COLOURS[load // 5],
        lies=lies,
        space=space,
        value=value if value > 0 else None,
        values=[value] if value > 0 else [*values_in(one_of)],
        is_frozen=frozen,
    )


def official(game: Tables, s: ShipItState, colour: int) -> Official:
    at = int(official_at(s, colour))
    halves = members(s.regions[at]) if at < HALVES else []
    region = [square_name(game, int(s.half_at[half])) for half in halves]
    return Official(COLOURS[colour], SUITS[colour], space_name(game, s, at), region)


def ways(game: Tables, s: ShipItState) -> list[Way]:
    return [
        Way(
            load=LOADS[load],
            to=space_name(game, s, space),
            stop=stop,
            price=price,
            totals=sorted(totals(game, s, load, space).values()),
            makes=delivery(game, s, load, space),
        )
        for load, space, stop, price in load_ways(game, s)
    ]


def walks(game: Tables, s: ShipItState) -> list[Walk]:
    return [
        Walk(
            to=space_name(game, s, way[-1]),
            price=(len(way) - 1) * int(game.official_price),
            makes=arrival(game, s, way[-1]),
        )
        for way in official_walks(game, s)
    ]
