"""The sense of a bot: how good the table looks to each seat.

A seat's worth is a weighted sum of features; the weights are in weights.json (`argosy fit sea_routes`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.sea_routes.numbers import ARMS_MOST, CATEGORIES
from argosy.games.sea_routes.rules.reading import has_point, is_full, pawn
from argosy.games.sea_routes.rules.scoring import tally
from argosy.games.sea_routes.state import MOONS, SUNS, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import bit, byte, count
from argosy.kit.evaluation import expected, parted, share_of

# Features of a seat, in the order of weights.json.
SCORE: Final = 0
ROUND: Final = 1  # expected from the majorities of this round
ABILITY: Final = 2  # dice likely to be won
POINT: Final = 3  # points on dice of one's own
COIN: Final = 4  # a coin counts in every later round, and brings the end nearer
CLAIMING: Final = 5  # lying on a coin that the next move claims
TRAPPED: Final = 6  # lying on a coin that cannot be left
OUTLET: Final = 7  # a coin that could be claimed can still be reached
DISTANCE: Final = 8  # spaces on the way to it
EXITS: Final = 9  # ways to go on from here
UNDERFOOT: Final = 10  # a tile that the next move claims
WATERS: Final = 11  # tiles that the ship can still get to, shared with whoever else can
LATE_SCORE: Final = 12  # the score again, the nearer the end the more
LATE_ROUND: Final = 13
FEATURES: Final = 14

# Constants, in the order of weights.json.
DOUBT: Final = (
    0  # the lead that makes a majority three times in four to keep, at the end of a round,
)
DOUBT_EACH: Final = 1  # and so much more for each tile that is left, by seats


def appraise(game: Tables, s: SeaRoutesState) -> list[float]:
    found = expected(game.evaluation, features_of(game, s))
    return [found[seat] for seat in range(game.seats)]


def appraise_for(game: Tables, s: SeaRoutesState, seat: i64) -> float:
    return expected(game.evaluation, features_of(game, s))[seat]


def features(game: Tables, s: SeaRoutesState) -> list[list[float]]:
    """By seat."""
    return parted(features_of(game, s), game.seats)


def features_of(game: Tables, s: SeaRoutesState) -> vec[float]:
    """The features of all seats, a row for each."""
    seats = game.seats
    rows = vec[float]([0.0] * (seats * FEATURES))
    for seat in range(seats):
        row = seat * FEATURES
        rows[row + SCORE] = float(s.scores[seat])
        rows[row + COIN] = float(count(s.coins_of[seat]))
        rows[row + POINT] = float(points_of(s, seat))
        enter_whereabouts(game, s, seat, rows)
    enter_waters(game, s, rows)
    enter_majorities(game, s, rows)
    progress = 1.0 - share_of(count(s.coins), game.coin_spaces)
    for seat in range(seats):
        row = seat * FEATURES
        rows[row + LATE_SCORE] = progress * rows[row + SCORE]
        rows[row + LATE_ROUND] = progress * rows[row + ROUND]
    return rows


def points_of(s: SeaRoutesState, seat: i64) -> i64:
    found: i64 = 0
    for die in range(3):
        if byte(s.owners, die) == seat + 1:
            found += byte(s.points, die)
    return found


def enter_majorities(game: Tables, s: SeaRoutesState, rows: vec[float]) -> None:
    """What each seat may expect of the categories: its count times how likely it is to stay ahead."""
    seats = game.seats
    left = float(count(s.tiles & 0x1FFFFFFFFFFFF))
    loose = game.constants[DOUBT] + game.constants[DOUBT_EACH] * left / float(seats)
    for category in range(CATEGORIES):
        counts: i64 = 0  # byte per seat
        for seat in range(seats):
            counts |= tally(game, s, seat, category) << (seat << 3)
        for seat in range(seats):
            mine = byte(counts, seat)
            lead = float(mine - most_of_others(seats, counts, seat))
            away = lead if lead > 0.0 else -lead
            likely = 0.5 + 0.5 * lead / (away + loose)
            if category < ARMS_MOST:
                rows[seat * FEATURES + ROUND] += likely * float(mine)
            else:
                rows[seat * FEATURES + ABILITY] += likely


def most_of_others(seats: i64, counts: i64, seat: i64) -> i64:
    best: i64 = 0
    for other in range(seats):
        if other != seat and byte(counts, other) > best:
            best = byte(counts, other)
    return best


def enter_whereabouts(game: Tables, s: SeaRoutesState, seat: i64, rows: vec[float]) -> None:
    """Where the ship lies: on a coin, beside one, with ways to go on (SR-A21: know how to get off a coin)."""
    if byte(s.taken, seat) >= game.coins_per_round:
        return
    row = seat * FEATURES
    here = pawn(s, seat)
    exits = exits_from(game, s, here)
    if is_full(game, s, here) and here >= game.tile_spaces:
        if exits > 0 or has_point(s, seat, MOONS):
            rows[row + CLAIMING] = 1.0
            rows[row + EXITS] = float(exits)
        else:
            rows[row + TRAPPED] = 1.0
        return
    rows[row + EXITS] = float(exits)
    if is_full(game, s, here):
        rows[row + UNDERFOOT] = 1.0
    away = distance_to_coin(game, s, seat, here)
    if away >= 0:
        rows[row + OUTLET] = 1.0
        rows[row + DISTANCE] = float(away)


def enter_waters(game: Tables, s: SeaRoutesState, rows: vec[float]) -> None:
    """Tiles still to be had: whoever is out of the round early leaves them to the others."""
    once: i64 = 0  # tiles in reach of somebody
    twice: i64 = 0  # of two or more
    reach = vec[i64]([0] * game.seats)
    for seat in range(game.seats):
        if byte(s.taken, seat) < game.coins_per_round and s.passed >> seat & 1 == 0:
            reach[seat] = waters(game, s, pawn(s, seat))
            twice |= once & reach[seat]
            once |= reach[seat]
    for seat in range(game.seats):
        shared = float(count(reach[seat] & twice)) / 2.0
        rows[seat * FEATURES + WATERS] = float(count(reach[seat] & ~twice)) + shared


def waters(game: Tables, s: SeaRoutesState, here: i64) -> i64:
    """The tiles connected with a space over tiles, as a mask."""
    found = game.near_tiles[here] & s.tiles
    while True:
        wider = widened(game, found) & s.tiles
        if wider == found:
            return found
        found = wider


def widened(game: Tables, found: i64) -> i64:
    """A set of tile spaces and all their neighbours."""
    n = game.n
    across = (found & ~game.east_edge) << 1 | (found & ~game.west_edge) >> 1
    return found | found << n | found >> n | across


def exits_from(game: Tables, s: SeaRoutesState, space: i64) -> i64:
    """Neighbours that hold something."""
    return count(game.near_tiles[space] & s.tiles) + count(game.near_coins[space] & s.coins)


def distance_to_coin(game: Tables, s: SeaRoutesState, seat: i64, here: i64) -> i64:
    """Spaces to a tile beside a coin that could be entered and left again, or -1."""
    goals = landings(game, s, has_point(s, seat, MOONS) or has_point(s, seat, SUNS))
    found = bit(here) if here < game.tile_spaces else game.near_tiles[here] & s.tiles
    away: i64 = 0
    while found & goals == 0:
        wider = widened(game, found) & s.tiles | found
        if wider == found:
            return -1
        found = wider
        away += 1
    return away


def landings(game: Tables, s: SeaRoutesState, tricks: bool) -> i64:
    """Tiles beside such a coin: it can be left by its neighbour coin, or by a trick: Moons back over the emptied
    tile, or Suns coming over a tile that stays (SR-A21)."""
    area = game.tile_spaces
    coins = s.coins
    goals: i64 = 0
    for place in range(game.coin_spaces):
        if coins >> place & 1 != 0 and (tricks or game.near_coins[area + place] & coins != 0):
            goals |= game.near_tiles[area + place]
    return goals
