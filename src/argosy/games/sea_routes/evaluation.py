"""The sense of a bot: how good the table looks to each seat.

A seat's worth is a weighted sum of features; the weights are in weights.json (`argosy fit sea_routes`).
"""

from typing import Final

from mypy_extensions import i64

from argosy.games.sea_routes.numbers import ARMS_MOST, CATEGORIES
from argosy.games.sea_routes.rules.reading import has_point, is_full, pawn
from argosy.games.sea_routes.rules.scoring import tally
from argosy.games.sea_routes.state import MOONS, SUNS, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import BIT, byte, count
from argosy.kit.evaluation import dot, expectations, share_of

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


def appraise(game: Tables, s: SeaRoutesState) -> list[float]:
    rows = features(game, s)
    return expectations([dot(game.weights, row) for row in rows])


def features(game: Tables, s: SeaRoutesState) -> list[list[float]]:
    """By seat."""
    rows: list[list[float]] = []
    for seat in range(game.seats):
        row = [0.0] * FEATURES
        row[SCORE] = float(s.scores[seat])
        row[COIN] = float(count(s.coins_of[seat]))
        for die in range(3):
            if byte(s.owners, die) == seat + 1:
                row[POINT] += float(byte(s.points, die))
        enter_whereabouts(game, s, seat, row)
        rows.append(row)
    enter_waters(game, s, rows)
    for category in range(CATEGORIES):
        enter_majority(game, s, category, rows)
    progress = 1.0 - share_of(count(s.coins), game.coin_spaces)
    for row in rows:
        row[LATE_SCORE] = progress * row[SCORE]
        row[LATE_ROUND] = progress * row[ROUND]
    return rows


def enter_majority(game: Tables, s: SeaRoutesState, category: i64, rows: list[list[float]]) -> None:
    """What each seat may expect of this category: its count times how likely it is to stay ahead."""
    counts = [tally(game, s, seat, category) for seat in range(game.seats)]
    loose = 1.0 + 0.25 * float(count(s.tiles & 0x1FFFFFFFFFFFF)) / float(game.seats)
    for seat in range(game.seats):
        best: i64 = 0
        for other in range(game.seats):
            if other != seat and counts[other] > best:
                best = counts[other]
        lead = float(counts[seat] - best)
        likely = 0.5 + 0.5 * lead / (abs(lead) + loose)
        if category < ARMS_MOST:
            rows[seat][ROUND] += likely * float(counts[seat])
        else:
            rows[seat][ABILITY] += likely


def enter_whereabouts(game: Tables, s: SeaRoutesState, seat: i64, row: list[float]) -> None:
    """Where the ship lies: on a coin, beside one, with ways to go on (SR-A21: know how to get off a coin)."""
    if byte(s.taken, seat) >= game.coins_per_round:
        return
    here = pawn(s, seat)
    exits = exits_from(game, s, here, here)
    if is_full(game, s, here) and here >= game.tile_spaces:
        if exits > 0 or has_point(s, seat, MOONS):
            row[CLAIMING] = 1.0
            row[EXITS] = float(exits)
        else:
            row[TRAPPED] = 1.0
        return
    row[EXITS] = float(exits)
    if is_full(game, s, here):
        row[UNDERFOOT] = 1.0
    away = distance_to_coin(game, s, seat, here)
    if away >= 0:
        row[OUTLET] = 1.0
        row[DISTANCE] = float(away)


def enter_waters(game: Tables, s: SeaRoutesState, rows: list[list[float]]) -> None:
    """Tiles still to be had: whoever is out of the round early leaves them to the others."""
    reach: list[i64] = []
    for seat in range(game.seats):
        out = byte(s.taken, seat) >= game.coins_per_round or s.passed >> seat & 1 != 0
        reach.append(0 if out else waters(game, s, pawn(s, seat)))
    for seat in range(game.seats):
        mine = reach[seat]
        alone = mine
        for other in range(game.seats):
            if other != seat:
                alone &= ~reach[other]
        shared = float(count(mine) - count(alone)) / 2.0
        rows[seat][WATERS] = float(count(alone)) + shared


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


def exits_from(game: Tables, s: SeaRoutesState, space: i64, without: i64) -> i64:
    """Neighbours that hold something, not counting `without`."""
    found: i64 = 0
    start = space * 4
    for k in range(start, start + game.degree[space]):
        to = game.near[k]
        if to != without and is_full(game, s, to):
            found += 1
    return found


def distance_to_coin(game: Tables, s: SeaRoutesState, seat: i64, here: i64) -> i64:
    """Spaces to a tile beside a coin that could be entered and left again, or -1."""
    goals = landings(game, s, has_point(s, seat, MOONS) or has_point(s, seat, SUNS))
    found = BIT[here] if here < game.tile_spaces else game.near_tiles[here] & s.tiles
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
    goals: i64 = 0
    for place in range(game.coin_spaces):
        lone = game.near_coins[area + place] & s.coins == 0
        if s.coins >> place & 1 != 0 and (tricks or not lone):
            goals |= game.near_tiles[area + place]
    return goals
