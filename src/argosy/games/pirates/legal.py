# compiled
"""List every legal action of a step, in a fixed order.

One function a step, called for the seat that decides: it fills `out` and returns how many actions
there are. What can be done at all is asked once, not for every square.
"""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates import numbers
from argosy.games.pirates.islands import SQUARES, WORD, Islands, has
from argosy.games.pirates.rules.crews import (
    why_not_attack,
    why_not_dig,
    why_not_recruit,
    why_not_supply,
)
from argosy.games.pirates.rules.gunnery import (
    targets,
    why_not_board,
    why_not_board_at_all,
    why_not_fire_at_all,
)
from argosy.games.pirates.rules.reading import byte, free_coast, free_ships, is_at_ocean, piece_of
from argosy.games.pirates.rules.ships import (
    captains_island,
    sailing_reach,
    why_not_drain,
    why_not_ocean,
    why_not_sail_at_all,
    why_not_whirlpool_at_all,
)
from argosy.games.pirates.rules.treasures import hiding_places, why_not_unload
from argosy.games.pirates.rules.walking import walking_reach
from argosy.games.pirates.state import (
    ABOARD,
    CAPTAIN,
    COINS,
    KILLED,
    NO_SHIP_LEFT,
    NOWHERE,
    PIECES,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import first


class Listing:
    """Fills the buffer of legal actions and counts them."""

    board: Islands
    out: vec[i64]
    count: i64

    def __init__(self, board: Islands, out: vec[i64]) -> None:
        self.board = board
        self.out = out
        self.count = 0

    def add(self, action: i64) -> None:
        self.out[self.count] = action
        self.count += 1

    def add_squares(self, base: i64, shift: i64, lo: i64, hi: i64) -> None:
        """Add `base` with each land square of a set as the noun at `shift`."""
        self.add_each(base, shift, self.board.land_square, lo, hi)

    def add_positions(self, base: i64, shift: i64, lo: i64, hi: i64) -> None:
        """Add `base` with the square of each position of a set as the noun at `shift`."""
        self.add_each(base, shift, self.board.position_square, lo, hi)

    def add_each(self, base: i64, shift: i64, squares: vec[i64], lo: i64, hi: i64) -> None:
        out = self.out
        count = self.count
        while lo:
            out[count] = base | squares[first(lo)] << shift
            lo &= lo - 1
            count += 1
        while hi:
            out[count] = base | squares[WORD + first(hi)] << shift
            hi &= hi - 1
            count += 1
        self.count = count


# ── One function a step ──


def list_placing(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    listing = Listing(game.boards[s.island], out)
    lo, hi = free_coast(game, s, NOWHERE)
    listing.add_positions(numbers.PLACE, 8, lo, hi)
    return listing.count


def list_marking(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    listing = Listing(game.boards[s.island], out)
    list_hides(game, s, listing)
    return listing.count


def list_acting(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    listing = Listing(game.boards[s.island], out)
    list_ship_actions(game, s, listing)
    list_walks(game, s, listing)
    list_deeds(game, s, listing)
    list_ocean_actions(game, s, listing)
    list_whirlpools(game, s, listing)
    if byte(s.ships, s.crew) == NO_SHIP_LEFT:
        list_hails(game, s, listing)
    listing.add(numbers.DONE)
    return listing.count


def list_hiding(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    listing = Listing(game.boards[s.island], out)
    list_hides(game, s, listing)
    listing.add(numbers.STAY)
    return listing.count


def list_fleeing(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    listing = Listing(game.boards[s.island], out)
    who = 4 if s.digger >= CAPTAIN else s.digger & 3
    list_walks_of(game, s, listing, who)
    listing.add(numbers.STAY)
    return listing.count


def list_seizing(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    out[0] = numbers.SEIZE
    out[1] = numbers.STAY
    return 2


def list_burying(game: Tables, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
    return list_marking(game, s, seat, out)


# ── What the steps are made of ──


def list_hides(game: Tables, s: PiratesState, listing: Listing) -> None:
    lo, hi = hiding_places(game, s)
    listing.add_squares(numbers.HIDE, 8, lo, hi)


def list_ship_actions(game: Tables, s: PiratesState, listing: Listing) -> None:
    crew = s.crew
    if why_not_sail_at_all(s) == LEGAL:
        lo, hi = sailing_reach(game, s, crew)
        listing.add_positions(numbers.SAIL, 8, lo, hi)
    if why_not_ocean(s) == LEGAL:
        listing.add(numbers.OCEAN)
    if why_not_fire_at_all(s) == LEGAL:
        found = targets(game, s, crew)
        while found:
            listing.add(pack(numbers.FIRE, first(found)))
            found &= found - 1
    if why_not_board_at_all(game, s) == LEGAL:
        for ship in range(game.crews):
            if why_not_board(game, s, ship) == LEGAL:
                listing.add(pack(numbers.BOARD, ship))


def list_walks(game: Tables, s: PiratesState, listing: Listing) -> None:
    """List all walks. Crew aboard reach the same squares, which are found once for all of them."""
    deck_lo: i64 = -1
    deck_hi: i64 = 0
    for who in range(5):
        piece = piece_of(s.crew, who)
        where = i64(s.where[piece])
        if where == KILLED:
            continue
        if where == ABOARD and who < 4:
            if deck_lo < 0:
                deck_lo, deck_hi, _ = walking_reach(game, s, piece)
            listing.add_squares(pack(numbers.WALK, who), 24, deck_lo, deck_hi)
        else:
            list_walks_of(game, s, listing, who)


def list_walks_of(game: Tables, s: PiratesState, listing: Listing, who: i64) -> None:
    lo, hi, ships = walking_reach(game, s, piece_of(s.crew, who))
    listing.add_squares(pack(numbers.WALK, who), 24, lo, hi)
    while ships:
        listing.add(pack(numbers.WALK, who, SQUARES + first(ships)))
        ships &= ships - 1


def list_deeds(game: Tables, s: PiratesState, listing: Listing) -> None:
    """List digs and attacks of the pieces on land, where anything stands around them."""
    board = listing.board
    lo = s.taken_lo
    hi = s.taken_hi
    for who in range(5):
        here = i64(s.where[piece_of(s.crew, who)])
        if here < ABOARD and (board.around_lo[here] & lo) | (board.around_hi[here] & hi) != 0:
            list_deeds_of(game, s, listing, who, here)


def list_deeds_of(game: Tables, s: PiratesState, listing: Listing, who: i64, here: i64) -> None:
    board = listing.board
    for way in range(4):
        land = board.near[here * 4 + way]
        if land >= 0:
            there = i64(s.on[land]) - 1
            if there >= PIECES:
                list_dig(game, s, listing, who, there - PIECES)
            elif 0 <= there < COINS and who < 4:
                list_attack(game, s, listing, who, there)
    if game.diagonal != 0:
        for way in range(8):
            land = board.around[here * 8 + way]
            if land >= 0 and i64(s.on[land]) > PIECES and not is_near(board, here, land):
                list_dig(game, s, listing, who, i64(s.on[land]) - PIECES - 1)


def is_near(board: Islands, here: i64, land: i64) -> bool:
    return has(board.near_lo[here], board.near_hi[here], land)


def list_dig(game: Tables, s: PiratesState, listing: Listing, who: i64, die: i64) -> None:
    if why_not_dig(game, s, die, who) == LEGAL:
        listing.add(pack(numbers.DIG, die, who))


def list_attack(game: Tables, s: PiratesState, listing: Listing, who: i64, coin: i64) -> None:
    if why_not_attack(game, s, who, coin) == LEGAL:
        listing.add(pack(numbers.ATTACK, who, coin))


def list_ocean_actions(game: Tables, s: PiratesState, listing: Listing) -> None:
    crew = s.crew
    if not is_at_ocean(s, crew):
        return
    lo, hi = free_coast(game, s, NOWHERE)
    listing.add_positions(numbers.RETURN, 8, lo, hi)
    if why_not_recruit(s) == LEGAL:
        listing.add(numbers.RECRUIT)
    if why_not_supply(s) == LEGAL:
        listing.add(numbers.SUPPLY)
    if why_not_unload(game, s) == LEGAL:
        listing.add(numbers.UNLOAD)


def list_whirlpools(game: Tables, s: PiratesState, listing: Listing) -> None:
    if why_not_whirlpool_at_all(s) == LEGAL:
        lo, hi = free_coast(game, s, NOWHERE)
        listing.add_positions(numbers.WHIRLPOOL, 8, lo, hi)
    elif why_not_drain(s) == LEGAL:
        listing.add(numbers.DRAIN)


def list_hails(game: Tables, s: PiratesState, listing: Listing) -> None:
    """List every free ship with every free coast position of the captain's island."""
    board = listing.board
    island = captains_island(game, s, s.crew)
    boats = free_ships(game, s)
    while boats:
        ship = first(boats)
        boats &= boats - 1
        lo, hi = free_coast(game, s, ship)
        for position in range(board.positions):
            is_theirs = board.edges[position] & island != 0
            if is_theirs and has(lo, hi, position) and position != byte(s.berths, ship):
                listing.add(pack(numbers.HAIL, ship, board.position_square[position]))
