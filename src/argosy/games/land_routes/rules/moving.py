# compiled
"""Depart, move and meet hazards: LR-R5 to LR-R9."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.land_routes.numbers import (
    BACK,
    BEG_ON_ROAD,
    BEG_WITH_CARGO,
    BEGGED,
    CARD,
    DIE,
    DIE_SIDES,
    HAS_DEALT,
    LOSE_CARGO,
    LOSE_GOLD,
    LOSE_TURN,
    LOST_CARGO,
    LOST_GOLD,
    LOST_NOTHING,
    MOVED,
    NO_PATH,
    NO_RELIEF,
    NO_STAYING,
    NOT_BROKE,
    ROLLED,
    SENT_BACK,
    STAY_ON_ROAD,
    STAYED,
    WILL_MISS,
)
from argosy.games.land_routes.rules.centers import run_dry, take_from_bank
from argosy.games.land_routes.rules.reading import (
    ONE,
    card_at,
    gold_of,
    hand_of,
    is_at_center,
    set_hand,
    square_of,
    without,
)
from argosy.games.land_routes.rules.turn import end_turn
from argosy.games.land_routes.state import LOSING, MOVING, ROLLING, TRADING, LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.kit.bags import bit

# ── Departing ─────────────────────────────────────────────────────────────────────────────────────
#    LR-R5   roll the die and move as many squares
#    LR-A7   players who start their turn on a center may stay
#    LR-A24  poor relief; LR-A35 in detail


def roll(s: LandRoutesState) -> None:
    s.step = ROLLING


def rolled(s: LandRoutesState, number: i64) -> None:
    s.roll = number
    s.step = MOVING
    s.tell(ROLLED, s.mover, number)


def may_stay(game: Tables) -> bool:
    return game.stay != 0  # LR-A7


def may_beg(game: Tables) -> bool:
    return game.relief != 0  # LR-A24


def why_not_stay(game: Tables, s: LandRoutesState, seat: i64) -> i64:
    if game.stay == 0:
        return NO_STAYING  # LR-A7, LR-A38
    if not is_at_center(game, s, seat):
        return STAY_ON_ROAD  # LR-A7
    return LEGAL


def stay(game: Tables, s: LandRoutesState) -> None:
    s.tell(STAYED, s.mover, square_of(s, s.mover))
    end_turn(game, s)


def why_not_beg(game: Tables, s: LandRoutesState, seat: i64) -> i64:
    if game.relief == 0:
        return NO_RELIEF  # LR-A24
    if not is_at_center(game, s, seat):
        return BEG_ON_ROAD  # LR-A24
    if gold_of(s, seat) >= game.price:
        return pack(NOT_BROKE, game.price, gold_of(s, seat))  # LR-A24, LR-A35
    if hand_of(s, seat) != 0:
        return BEG_WITH_CARGO  # LR-A24
    if s.bought + s.sold > 0:
        return HAS_DEALT  # LR-A24, LR-A35
    return LEGAL


def beg(game: Tables, s: LandRoutesState) -> None:
    paid = take_from_bank(s, game.relief)
    s.tell(BEGGED, s.mover, paid)
    if s.bank == 0:
        run_dry(s, paid, game.relief)
    else:
        end_turn(game, s)


# ── Moving ────────────────────────────────────────────────────────────────────────────────────────
#    LR-R6   the whole roll, or less to stop at a center
#    LR-A5   any road and direction, no turning back
#    LR-A6   passing a center costs a step; LR-A29 an exact count ends there
#    LR-A8   only the square where the move ends counts


def find_move(game: Tables, s: LandRoutesState, seat: i64, to: i64) -> i64:
    """Return the number of the move to this square with this roll, or -1."""
    at = square_of(s, seat) * 6 + s.roll
    low = game.starts[at - 1]
    high = game.starts[at]
    for move in range(low, high):
        if game.ends[move] == to:
            return move
    return -1


def why_not_move(game: Tables, s: LandRoutesState, seat: i64, to: i64) -> i64:
    if find_move(game, s, seat, to) < 0:
        return pack(NO_PATH, s.roll, square_of(s, seat), to)  # LR-R6
    return LEGAL


def move(game: Tables, s: LandRoutesState, to: i64) -> None:
    seat = s.mover
    heading = game.headings[find_move(game, s, seat, to)]
    put_token(s, seat, to)
    s.roll = 0
    s.tell(MOVED, seat, to)
    land_on(game, s, to, heading)


def put_token(s: LandRoutesState, seat: i64, square: i64) -> None:
    s.squares += (square - square_of(s, seat)) * ONE[seat]


# ── Hazards ───────────────────────────────────────────────────────────────────────────────────────
#    LR-R7   who lands on a hazard does what it says
#    LR-R8   Lose Cargo: 1-2 first, 3-4 second, 5-6 third card; an empty place loses nothing
#    LR-R9   Back, Lose 1 Turn, Lose Gold
#    LR-A9   back along the road; LR-A10 to a center at most; LR-A11 that is a landing
#    LR-A12  sent back onto a hazard: it works too
#    LR-A15  more than one cargo: as many rolls
#    LR-A16  too little gold: all of it


def land_on(game: Tables, s: LandRoutesState, to: i64, heading: i64) -> None:
    seat = s.mover
    square = to
    while game.effects[square] == BACK:
        far = game.amounts[square]
        at = square * 2 + heading
        square = game.behind[at]
        put_token(s, seat, square)
        s.tell(SENT_BACK, seat, far, square)  # LR-A12: the same way on
    if square < game.centers:
        s.step = TRADING
        s.base = TRADING
        return
    effect = game.effects[square]
    if effect == LOSE_CARGO and hand_of(s, seat) != 0:
        s.step = LOSING
        s.losses = game.amounts[square]  # LR-A15
        return
    if effect == LOSE_GOLD:
        lose_gold(s, seat, game.amounts[square])
    elif effect == LOSE_TURN:
        s.missing |= bit(seat)  # LR-A13: not cumulative
        s.tell(WILL_MISS, seat)
    elif effect == LOSE_CARGO:
        s.tell(LOST_NOTHING, seat)  # LR-A14: no roll without cargo
    end_turn(game, s)


def lose_gold(s: LandRoutesState, seat: i64, amount: i64) -> None:
    paid = min(amount, gold_of(s, seat))  # LR-A16
    s.purses -= paid * ONE[seat]
    s.bank += paid
    s.tell(LOST_GOLD, seat, paid)


def lose_cargo(game: Tables, s: LandRoutesState, number: i64) -> None:
    seat = s.mover
    slot = (number - 1) // 2  # LR-R8
    hand = hand_of(s, seat)
    card = card_at(hand, slot)
    if card == 0:
        s.tell(LOST_NOTHING, seat)
    else:
        set_hand(s, seat, without(hand, slot))
        s.discards += CARD[card - 1]  # LR-A17
        s.tell(LOST_CARGO, seat, card - 1, number)
    s.losses -= 1
    if s.losses == 0 or hand_of(s, seat) == 0:
        s.losses = 0
        end_turn(game, s)


# ── The die ───────────────────────────────────────────────────────────────────────────────────────


def die_numbers() -> list[i64]:
    return [pack(DIE, number) for number in range(1, DIE_SIDES + 1)]


def any_number(rng: Rng) -> i64:
    return pack(DIE, 1 + rng.below(DIE_SIDES))
