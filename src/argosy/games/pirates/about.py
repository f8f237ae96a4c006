"""What keeps a crew from a square or a piece, said of it: who is nearest, how far they walk, what is in the way."""

from collections.abc import Iterable

from argosy.core.about import Asked
from argosy.core.contract import a_of, pack, verb_of
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Refusal
from argosy.games.pirates.islands import Islands, has
from argosy.games.pirates.numbers import (
    ATTACK,
    BOARD,
    DIG,
    NOT_BESIDE_COIN,
    NOT_BESIDE_SPOT,
    OWN_DIE,
    RETURN,
    SAIL,
    SAIL_TOO_FAR,
    SISTER_DIE,
    WALK,
    WALK_TOO_FAR,
)
from argosy.games.pirates.rules.reading import byte, free_coast, is_at_ocean, piece_of
from argosy.games.pirates.rules.walking import squares_of, walking_reach
from argosy.games.pirates.state import (
    ABOARD,
    ACTING,
    CAPTAIN,
    COINS,
    FLEEING,
    KILLED,
    NO_SHIP_LEFT,
    PLACING,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import COIN_NAMES, LETTERS, SQUARE_NAMES
from argosy.kit.piecepack import SUITS

OWN = (*LETTERS, "captain")
FURTHEST = 20  # squares that a walk is looked for


def about(game: Tables, s: PiratesState, asked: Asked) -> Refusal | int | None:
    _, place, action, reason, _ = asked
    if s.step == FLEEING and place in SQUARE_NAMES:  # PV-R17: only the finder moves
        who = int(s.digger) % 4 if s.digger < CAPTAIN else len(LETTERS)
        return int(pack(WALK, who, SQUARE_NAMES.index(place)))
    if s.step == PLACING and place in SQUARE_NAMES:
        return about_berth(game, s, SQUARE_NAMES.index(place))
    if s.step != ACTING:
        return None
    board = game.boards[s.island]
    if place in SQUARE_NAMES:
        square = SQUARE_NAMES.index(place)
        land = int(board.square_land[square])
        if land >= 0:
            return about_land(game, s, square, land, action, reason)
        return about_water(game, s, square, action, reason)
    return about_piece(game, s, place)


# ── Squares ───────────────────────────────────────────────────────────────────────────────────────


def about_land(
    game: Tables, s: PiratesState, square: int, land: int, action: int, reason: int
) -> Refusal | int | None:
    """Who of the crew could walk here; what stands here is answered for itself."""
    on = int(s.on[land])
    if 0 < on <= COINS:
        return about_coin(game, s, on - 1)
    if on > COINS + len(SUITS):
        return about_die(game, s, on - COINS - len(SUITS) - 1)
    if on:
        return None
    walkers: tuple[int, ...] = tuple(range(len(OWN)))
    if [verb_of(action), verb_of(reason)] == [WALK, WALK_TOO_FAR]:
        walkers = (int(a_of(action)),)  # the one that was chosen
    found = nearest(game, s, land, walkers) or nearest(game, s, land, range(len(OWN)))
    if found is None:
        return Refusal("PV-R16", Phrase("about-no-walker"))
    steps, who = found
    piece = int(piece_of(s.crew, who))
    nouns: dict[str, Value] = {
        "own": f"own:{OWN[who]}",
        "steps": steps,
        "most": int(squares_of(game, s, piece)),
    }
    return Refusal("PV-R16", Phrase("about-walk-far", nouns))


def about_water(
    game: Tables, s: PiratesState, square: int, action: int, reason: int
) -> Refusal | int | None:
    """Why the ship cannot lie with its upper left corner here."""
    if byte(s.ships, s.crew) == NO_SHIP_LEFT:
        return int(pack(SAIL, square))
    if is_at_ocean(s, s.crew):
        return about_berth(game, s, square) or int(pack(RETURN, square))
    if verb_of(action) != SAIL:
        return int(pack(SAIL, square))
    if verb_of(reason) != SAIL_TOO_FAR:
        return None
    far = Refusal("PV-R8", Phrase("about-sail-far", {"most": int(game.sail)}))
    return about_berth(game, s, square) or far


def about_berth(game: Tables, s: PiratesState, square: int) -> Refusal | None:
    """PV-A7, PV-A8: why no ship can lie with its upper left corner here; None if one can."""
    board = game.boards[s.island]
    if board.square_land[square] >= 0:
        return Refusal("PV-R4", Phrase("about-land-for-ships"))
    position = int(board.square_position[square])
    if position < 0 or not has(board.edge_lo, board.edge_hi, position):
        return Refusal("PV-A8", Phrase("about-no-berth"))
    lo, hi = free_coast(game, s, byte(s.ships, s.crew))
    return None if has(lo, hi, position) else Refusal("PV-A7", Phrase("about-berth-taken"))


# ── Pieces ────────────────────────────────────────────────────────────────────────────────────────


def about_piece(game: Tables, s: PiratesState, place: str) -> Refusal | int | None:
    kind, _, name = place.partition(".")
    if place in COIN_NAMES:
        return about_coin(game, s, COIN_NAMES.index(place))
    if kind == "die" and name in SUITS:
        return about_die(game, s, SUITS.index(name))
    if kind == "ship" and name in SUITS:
        ship = SUITS.index(name)
        own = byte(s.ships, s.crew) == ship
        return int(pack(SAIL, 0)) if own else int(pack(BOARD, ship))
    return None


def about_coin(game: Tables, s: PiratesState, coin: int) -> Refusal | int | None:
    """PV-R20: an enemy is attacked from beside; one's own are moved."""
    if coin // 4 == s.crew:
        return int(pack(WALK, coin % 4, 0)) if s.where[coin] == KILLED else None
    action, steps, who = approach(game, s, int(s.where[coin]), range(len(LETTERS)))
    code = int(pack(ATTACK, who, coin))
    if action and verb_of(game.why_not(s, s.decider, code)) == NOT_BESIDE_COIN:
        nouns: dict[str, Value] = {"own": f"own:{OWN[who]}", "steps": steps}
        return Refusal("PV-R20", Phrase("about-attack-far", nouns))
    return code


def about_die(game: Tables, s: PiratesState, die: int) -> Refusal | int | None:
    """PV-R17: a die is dug for from beside."""
    spot = int(byte(s.dice, die))
    if spot >= UNDER:
        return int(pack(DIG, die, 0))
    found, steps, who = approach(game, s, spot, range(len(OWN)))
    code = int(pack(DIG, die, who))
    against = verb_of(game.why_not(s, s.decider, code))
    if against in (OWN_DIE, SISTER_DIE):
        return code
    if found and against == NOT_BESIDE_SPOT:
        nouns: dict[str, Value] = {"own": f"own:{OWN[who]}", "steps": steps}
        return Refusal("PV-R17", Phrase("about-dig-far", nouns))
    return code if found else Refusal("PV-R17", Phrase("about-dig-nobody"))


# ── Distances ─────────────────────────────────────────────────────────────────────────────────────


def nearest(game: Tables, s: PiratesState, land: int, who: Iterable[int]) -> tuple[int, int] | None:
    """Return the fewest squares that one of these has to walk to a free square, and who; None if nobody can."""
    board = game.boards[s.island]
    alive = [n for n in who if s.where[piece_of(s.crew, n)] != KILLED]
    for squares in range(1, FURTHEST):
        for n in alive:
            lo, hi, _ = walking_reach(game, board, s, piece_of(s.crew, n), squares)
            if has(lo, hi, land):
                return squares, n
    return None


def approach(game: Tables, s: PiratesState, land: int, who: Iterable[int]) -> tuple[bool, int, int]:
    """Return whether one of these on land is on the same island, how far the nearest is as the crow walks, and who."""
    board = game.boards[s.island]
    best = (False, 0, 0)
    if land >= ABOARD:
        return best
    steps = spread(board, land)
    for n in who:
        at = int(s.where[piece_of(s.crew, n)])
        if at in steps and (not best[0] or steps[at] < best[1]):
            best = (True, steps[at], n)
    return best


def spread(board: Islands, land: int) -> dict[int, int]:
    """Return how far every square of an island is from one of them."""
    found, edge, steps = {land: 0}, [land], 0
    while edge:
        steps += 1
        beyond = {int(board.near[at * 4 + way]) for at in edge for way in range(4)} - {-1}
        edge = [at for at in beyond if at not in found]
        found |= dict.fromkeys(edge, steps)
    return found
