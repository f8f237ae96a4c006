# compiled
"""Move what the rules have in common: pieces on land, shown values, holes, dice that change hands."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.games.pirates.islands import WORD
from argosy.games.pirates.numbers import KILLED_CREW, MENDED, SHOWED
from argosy.games.pirates.rules.reading import byte, coast_of, commander, with_byte
from argosy.games.pirates.state import ABOARD, KILLED, PiratesState
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit, first

# ── Pieces that come and go ───────────────────────────────────────────────────────────────────────


def put_on(s: PiratesState, land: i64, what: i64) -> None:
    """Put a piece (its number + 1) or a die (+ 21) on a free land square."""
    s.on[land] = u8(what)
    if land < WORD:
        s.taken_lo |= bit(land)
    else:
        s.taken_hi |= bit(land - WORD)


def lift_from(s: PiratesState, land: i64) -> None:
    s.on[land] = 0
    if land < WORD:
        s.taken_lo &= ~bit(land)
    else:
        s.taken_hi &= ~bit(land - WORD)


def berth(game: Tables, s: PiratesState, ship: i64, square: i64) -> None:
    position = game.boards[s.island].square_position[square]
    s.berths = with_byte(s.berths, ship, position)


def kill(s: PiratesState, coin: i64) -> None:
    """Take a coin off the board and lay it before its owner. The caller sees to what it carried."""
    here = i64(s.where[coin])
    if here < ABOARD:
        lift_from(s, here)
    s.where[coin] = KILLED
    s.tell(KILLED_CREW, coin)


def show(s: PiratesState, coin: i64) -> None:
    """Show a value to all; it is turned down again but stays known (PV-A52)."""
    s.open |= bit(coin)
    s.shown += 1
    s.tell(SHOWED, coin, s.values[coin])


def with_value(values: vec[i64], coin: i64, value: i64) -> vec[i64]:
    changed = values[:]
    changed[coin] = value
    return changed


def mend(game: Tables, s: PiratesState) -> None:
    """Close holes of ships that touch no island with living crew of theirs (PV-R12, PV-A16)."""
    holed = s.holed
    while holed:
        ship = first(holed)
        holed &= holed - 1
        crew = commander(game, s, ship)
        if crew < 0 or not has_crew_ashore(game, s, crew):
            s.holed ^= bit(ship)
            if crew >= 0:
                s.tell(MENDED, crew)


def has_crew_ashore(game: Tables, s: PiratesState, crew: i64) -> bool:
    """Return whether living crew, captain aside, is on an island that their ship touches (PV-A16, PV-A18)."""
    board = game.boards[s.island]
    coast = coast_of(s, crew)
    if coast < 0:
        return False
    touched = board.touches[coast]
    for coin in range(crew * 4, crew * 4 + 4):
        here = i64(s.where[coin])
        if here < ABOARD and touched & bit(board.island_of[here]) != 0:
            return True
    return False


def move_dice(game: Tables, s: PiratesState, source: i64, to: i64) -> None:
    """Move every die at one place to another: from under a piece to a ship, or from ship to ship."""
    for die in range(game.crews):
        if byte(s.dice, die) == source:
            s.dice = with_byte(s.dice, die, to)
