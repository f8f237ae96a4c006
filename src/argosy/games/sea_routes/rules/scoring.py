"""The end of a round and of the game, in the order of the rulebook."""

from mypy_extensions import i64

from argosy.games.sea_routes.numbers import (
    ARMS_MOST,
    CROWNS_MOST,
    ENDED,
    IDLE,
    NEW_ROUND,
    ROUNDS_OVER,
    SCORED,
    SIDE_EMPTY,
    SIDES_EMPTY,
    TIED,
    TURNED_DIE,
)
from argosy.games.sea_routes.state import LAYING, RESTING, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import byte, count, with_byte

# ── Scoring ───────────────────────────────────────────────────────────────────────────────────────
#    SR-R12 to SR-R16, SR-A9 to SR-A15


def tally(game: Tables, s: SeaRoutesState, seat: i64, category: i64) -> i64:
    """SR-R14, SR-A9: one total per category, null tiles twice for their suit, null coins once."""
    tiles = s.tiles_of[seat]
    coins = s.coins_of[seat]
    total = count(tiles & game.tile_single[category])
    if coins != 0:
        total += count(coins & game.coin_single[category])
        total += game.null_coin * count(coins & game.coin_null[category])
    if tiles & game.tile_null[category] != 0:
        total += game.null_tile * count(tiles & game.tile_null[category])
    return total


def majority(game: Tables, s: SeaRoutesState, category: i64) -> i64:
    """SR-R13, SR-A13, SR-A28: who has strictly more than each other player, or -1."""
    most: i64 = 0
    who: i64 = -1
    for seat in range(game.seats):
        has = tally(game, s, seat, category)
        if has > most:
            most = has
            who = seat
        elif has == most:
            who = -1
    return who


def end_round(game: Tables, s: SeaRoutesState) -> None:
    s.tile_markers = 0  # SR-R19
    s.coin_markers = 0
    for category in range(CROWNS_MOST, ARMS_MOST):  # SR-R15
        seat = majority(game, s, category)
        if seat >= 0:
            worth = tally(game, s, seat, category)
            s.scores[seat] += worth
            s.tell(SCORED, seat, category, worth)
        else:
            s.tell(TIED, category)
    for die in range(3):  # SR-R16
        seat = majority(game, s, ARMS_MOST + die)
        if seat >= 0:
            points = raised(game, s, die)
            s.points = with_byte(s.points, die, points)
            s.owners = with_byte(s.owners, die, seat + 1)  # SR-R17, SR-A15, SR-A35
            s.tell(TURNED_DIE, seat, die, points)
        else:
            s.tell(TIED, ARMS_MOST + die)
    s.idle_rounds = s.idle_rounds + 1 if s.taken == 0 else 0
    s.ending = ending(game, s)
    if s.ending != 0:
        s.step = RESTING
        s.tell(ENDED, s.ending)
    else:
        begin_round(game, s)


def raised(game: Tables, s: SeaRoutesState, die: i64) -> i64:
    """SR-R16, SR-A14: what a die shows once its majority is won."""
    return min(byte(s.points, die) + game.gain, game.die_limit)


# ── New round, end ────────────────────────────────────────────────────────────────────────────────
#    SR-R22  tiles shuffled and laid anew; claimed coins stay
#    SR-R23  the game ends when a side has no coins (SR-R25: two sides with three or four seats)
#    SR-A36  the first ending that holds


def ending(game: Tables, s: SeaRoutesState) -> i64:
    empty: i64 = 0
    for side in range(4):
        if s.coins & game.sides[side] == 0:
            empty += 1
    if empty >= game.empty_sides:
        return SIDE_EMPTY if game.seats == 2 else SIDES_EMPTY
    if s.idle_rounds >= game.idle_rounds:
        return IDLE  # SR-A21 (a)
    if s.round >= game.rounds:
        return ROUNDS_OVER  # SR-A21 (b)
    return 0


def begin_round(game: Tables, s: SeaRoutesState) -> None:
    s.first = next_first(game, s)
    s.round += 1
    s.tell(NEW_ROUND, s.first, s.round)
    s.mover = s.first
    s.decider = s.first
    s.bag = game.all_tiles
    s.laid = 0
    s.tiles = 0
    s.idle_moves = 0
    s.passed = 0
    s.taken = 0
    for seat in range(game.seats):
        s.tiles_of[seat] = 0
        s.pawns = with_byte(s.pawns, seat, game.centre)
    s.step = LAYING


def next_first(game: Tables, s: SeaRoutesState) -> i64:
    """SR-R6, SR-A17: the lowest score; among equals the latest in the order of the round just played."""
    lowest: i64 = s.first
    for turn in range(1, game.seats):
        seat = (s.first + turn) % game.seats
        if s.scores[seat] <= s.scores[lowest]:
            lowest = seat
    return lowest


def dice_of(s: SeaRoutesState, seat: i64) -> i64:
    """Count the ability dice that point at a seat, also at null (SR-A35)."""
    found: i64 = 0
    for die in range(3):
        if byte(s.owners, die) == seat + 1:
            found += 1
    return found


def standing(s: SeaRoutesState, seat: i64) -> i64:
    """SR-R24, SR-A26: score, then dice, then coins, as one number to compare."""
    return (s.scores[seat] * 4 + dice_of(s, seat)) * 64 + count(s.coins_of[seat])
