# compiled
"""The rules of Trade Routes on the road, in the order of the rulebook. Trades are in trades.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.land_routes.state import (
    DEALING,
    DEPARTING,
    LOSING,
    MOVING,
    OPENING,
    REFILLING,
    RESTING,
    ROLLING,
    SELLING,
    STARTING,
    TRADING,
    LandRoutesState,
)
from argosy.games.land_routes.tables import (
    BANK_EMPTY,
    BANK_SHORT,
    BEG_ON_ROAD,
    BEG_WITH_CARGO,
    BEGGED,
    BEGINS,
    BOUGHT,
    BOUGHT_ALREADY,
    BUY_ON_ROAD,
    CALM,
    CARD,
    DEALT_HAS,
    DEALT_NEEDS,
    ENDED,
    FELL_SHORT,
    GOODS,
    HAND_FULL,
    HAS_DEALT,
    LOST_CARGO,
    LOST_GOLD,
    LOST_NOTHING,
    MISSED,
    MOVED,
    NO_PATH,
    NO_RELIEF,
    NO_STAYING,
    NOT_BROKE,
    REFILLED_HAS,
    REFILLED_NEEDS,
    RESHUFFLED,
    ROLLED,
    ROLLED_TO_START,
    ROUND_ENDED,
    SALE_CLOSED,
    SELL_ON_ROAD,
    SENT_BACK,
    SERVED,
    SLOT_EMPTY,
    SOLD,
    SOLD_ALREADY,
    STARTED,
    STAY_ON_ROAD,
    STAYED,
    TIED,
    TOO_POOR,
    TURNS,
    WILL_MISS,
    Tables,
)
from argosy.kit.bags import BIT, first

# Hazards, numbered as in board.py
LOSE_CARGO: Final = 1
LOSE_TURN: Final = 2
BACK: Final = 3
LOSE_GOLD: Final = 4

ONE: Final = vec[i64]([1, 256, 65536, 16777216])  # one more in the byte of a seat


# ── Reading the table ─────────────────────────────────────────────────────────────────────────────


def gold_of(s: LandRoutesState, seat: i64) -> i64:
    return s.purses >> (seat << 3) & 255


def square_of(s: LandRoutesState, seat: i64) -> i64:
    return s.squares >> (seat << 3) & 255


def hand_of(s: LandRoutesState, seat: i64) -> i64:
    """Three cards of four bits, slot 1 lowest; a card is its good + 1."""
    return s.hands >> seat * 12 & 4095


def size_of(hand: i64) -> i64:
    """How many cards: there are no gaps (LR-A14)."""
    if hand > 255:
        return 3
    if hand > 15:
        return 2
    return 1 if hand > 0 else 0


def card_at(hand: i64, slot: i64) -> i64:
    """Slots are counted from 0 here; 0 is an empty place."""
    return hand >> (slot << 2) & 15


def without(hand: i64, slot: i64) -> i64:
    """LR-A14: the rest closes up."""
    shift = slot << 2
    below = hand & BIT[shift] - 1
    return below | hand >> (shift + 4) << shift


def set_hand(s: LandRoutesState, seat: i64, hand: i64) -> None:
    shift = seat * 12
    change = s.hands >> shift & 4095 ^ hand
    s.hands ^= change << shift


def box(boxes: i64, center: i64) -> i64:
    return boxes >> (center << 2) & 15


def pile(cards: i64, good: i64) -> i64:
    """How many of a good are in the bag or among the discards."""
    return cards >> good * 5 & 31


def is_at_center(game: Tables, s: LandRoutesState, seat: i64) -> bool:
    return square_of(s, seat) < game.centers


# ── Setup ─────────────────────────────────────────────────────────────────────────────────────────
#    LR-R2   one card face up to every HAS and NEEDS box
#    LR-R3   8 gold each, the rest is the bank
#    LR-R4   the die decides who starts; everyone starts at a center of his choice
#    LR-A4   highest roll, ties roll again; sharing a center is allowed


def set_up(game: Tables) -> LandRoutesState:
    s = LandRoutesState()
    s.bank = game.gold - game.seats * game.purse  # LR-R3
    for seat in range(game.seats):
        s.purses += game.purse * ONE[seat]
    for good in range(GOODS):
        s.bag += game.copies * CARD[good]  # LR-A2, LR-A3
    return s


def deal(game: Tables, s: LandRoutesState, center: i64, good: i64) -> None:
    fill_box(s, center, good)
    s.tell(DEALT_HAS if s.due & 1 == 0 else DEALT_NEEDS, center, good)
    s.due += 1
    if s.due == game.centers * 2:
        s.due = 0
        s.rivals = BIT[game.seats] - 1
        begin_opening(s)


def begin_opening(s: LandRoutesState) -> None:
    """All rivals roll, in the order of the seats."""
    s.step = OPENING
    s.leaders = 0
    s.high = 0
    s.mover = first(s.rivals)


def roll_to_start(s: LandRoutesState, roll: i64) -> None:
    s.tell(ROLLED_TO_START, s.mover, roll)
    if roll > s.high:
        s.high = roll
        s.leaders = 0
    if roll == s.high:
        s.leaders |= BIT[s.mover]
    rest = s.rivals >> (s.mover + 1)
    if rest != 0:
        s.mover += 1 + first(rest)
        return
    s.rivals = s.leaders
    if s.leaders & s.leaders - 1 != 0:
        s.tell(TIED, s.high)
        begin_opening(s)  # LR-A4
    else:
        begin_starting(s, first(s.leaders))


def begin_starting(s: LandRoutesState, seat: i64) -> None:
    s.rivals = 0
    s.leaders = 0
    s.high = 0
    s.first = seat
    s.mover = seat
    s.decider = seat
    s.step = STARTING
    s.tell(BEGINS, seat)


def start(game: Tables, s: LandRoutesState, center: i64) -> None:
    """LR-R4; several may start at one center (LR-A4, LR-A28)."""
    seat = s.mover
    s.squares += center * ONE[seat]
    s.tell(STARTED, seat, center)
    seat = clockwise(game, seat)
    if seat == s.first:
        begin_turn(s, seat)
    else:
        s.mover = seat
        s.decider = seat


# ── The turn ──────────────────────────────────────────────────────────────────────────────────────
#    LR-R4   clockwise
#    LR-A13  who misses his turn is passed over; it counts
#    LR-A34  a round is one turn of every player; the bank is read at its end


def clockwise(game: Tables, seat: i64) -> i64:
    return 0 if seat + 1 == game.seats else seat + 1


def begin_turn(s: LandRoutesState, seat: i64) -> None:
    s.mover = seat
    s.decider = seat
    s.step = DEPARTING
    s.base = DEPARTING
    s.roll = 0
    s.bought = 0
    s.sold = 0
    s.offers = 0


def end_turn(game: Tables, s: LandRoutesState) -> None:
    seat = s.mover
    while True:
        seat = clockwise(game, seat)
        if seat == s.first:
            end_round(game, s)
            if s.ending != 0:
                return
        if s.missing & BIT[seat] == 0:
            begin_turn(s, seat)
            return
        s.missing ^= BIT[seat]
        s.tell(MISSED, seat)  # LR-A13


def end_round(game: Tables, s: LandRoutesState) -> None:
    """LR-A25 (b), LR-A34"""
    s.calm = s.calm + 1 if s.bank == s.reading else 1
    s.reading = s.bank
    s.tell(ROUND_ENDED, s.round, s.bank)
    if s.calm >= game.calm:
        end_game(s, CALM)
    elif s.round >= game.turns:
        end_game(s, TURNS)
    else:
        s.round += 1


def end_game(s: LandRoutesState, ending: i64) -> None:
    s.ending = ending
    s.step = RESTING
    s.tell(ENDED, ending)


# ── Departing ─────────────────────────────────────────────────────────────────────────────────────
#    LR-R5   roll the die and move as many squares
#    LR-A7   a player who starts his turn on a center may stay
#    LR-A24  poor relief; LR-A35 in detail


def roll(s: LandRoutesState) -> None:
    s.step = ROLLING


def rolled(s: LandRoutesState, number: i64) -> None:
    s.roll = number
    s.step = MOVING
    s.tell(ROLLED, s.mover, number)


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
    """The number of the move to this square with this roll, or -1."""
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
        s.missing |= BIT[seat]  # LR-A13: not cumulative
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


# ── Buying ────────────────────────────────────────────────────────────────────────────────────────
#    LR-R10  the HAS card for 2 gold; a new card into the box
#    LR-R11  at most three cards
#    LR-R14  one purchase in a turn; LR-A20 before or after a sale


def why_not_buy(game: Tables, s: LandRoutesState, seat: i64) -> i64:
    if not is_at_center(game, s, seat):
        return BUY_ON_ROAD  # LR-R10
    if s.bought >= game.buys:
        return pack(BOUGHT_ALREADY, game.buys)  # LR-R14
    if gold_of(s, seat) < game.price:
        return pack(TOO_POOR, game.price, gold_of(s, seat))  # LR-R10
    if size_of(hand_of(s, seat)) >= game.hold:
        return pack(HAND_FULL, game.hold)  # LR-R11
    return LEGAL


def buy(game: Tables, s: LandRoutesState) -> None:
    seat = s.mover
    center = square_of(s, seat)
    hand = hand_of(s, seat)
    card = box(s.has, center)
    s.purses -= game.price * ONE[seat]
    s.bank += game.price
    set_hand(s, seat, hand | card << (size_of(hand) << 2))  # LR-A14
    s.has ^= card << (center << 2)
    s.bought += 1
    s.tell(BOUGHT, seat, card - 1, center)
    begin_refilling(game, s, center * 2)


# ── Selling ───────────────────────────────────────────────────────────────────────────────────────
#    LR-R12  1 gold for what the center has, 4 for what it needs, 2 for anything else
#    LR-R13  a served NEEDS card is discarded and replaced
#    LR-R14  one sale in a turn; LR-A19 of any number of cards
#    LR-A18  both boxes show one good: 4
#    LR-A33  a sale card by card


def why_not_sell(game: Tables, s: LandRoutesState, seat: i64, slot: i64) -> i64:
    if not is_at_center(game, s, seat):
        return SELL_ON_ROAD  # LR-R12
    if s.is_sale == 0 and s.sold >= game.sales:
        return pack(SOLD_ALREADY, game.sales)  # LR-R14
    if card_at(hand_of(s, seat), slot - 1) == 0:
        return pack(SLOT_EMPTY, slot)  # LR-R12
    return LEGAL


def worth_at(game: Tables, s: LandRoutesState, center: i64, card: i64) -> i64:
    """LR-R12; NEEDS before HAS (LR-A18)."""
    if box(s.needs, center) == card:
        return game.pay_needs
    return game.pay_has if box(s.has, center) == card else game.pay_other


def sell(game: Tables, s: LandRoutesState, slot: i64) -> None:
    seat = s.mover
    center = square_of(s, seat)
    hand = hand_of(s, seat)
    card = card_at(hand, slot - 1)
    if s.is_sale == 0:
        s.is_sale = 1
        s.sold += 1
    set_hand(s, seat, without(hand, slot - 1))
    s.discards += CARD[card - 1]  # LR-A17
    asked = worth_at(game, s, center, card)
    paid = take_from_bank(s, asked)
    s.tell(SOLD, seat, card - 1, paid)
    if s.bank == 0:
        run_dry(s, paid, asked)  # the NEEDS card stays (LR-A33)
    elif box(s.needs, center) == card:
        s.needs ^= card << (center << 2)
        s.discards += CARD[card - 1]  # LR-R13
        s.tell(SERVED, center, card - 1)
        begin_refilling(game, s, center * 2 + 1)
    else:
        go_on_selling(game, s)


def go_on_selling(game: Tables, s: LandRoutesState) -> None:
    """LR-A33: a sale closes by itself without cargo, and with option `single` (LR-A19)."""
    if game.single != 0 or hand_of(s, s.mover) == 0:
        close_sale(s)
    else:
        s.step = SELLING


def close_sale(s: LandRoutesState) -> None:
    s.is_sale = 0
    s.step = s.base
    s.tell(SALE_CLOSED, s.mover)


# ── The bank ──────────────────────────────────────────────────────────────────────────────────────
#    LR-R16  the game ends when the bank is empty
#    LR-A22  it pays what it has, and the game ends at once


def take_from_bank(s: LandRoutesState, asked: i64) -> i64:
    paid = min(asked, s.bank)
    s.bank -= paid
    s.purses += paid * ONE[s.mover]
    return paid


def run_dry(s: LandRoutesState, paid: i64, asked: i64) -> None:
    if paid == asked:
        end_game(s, BANK_EMPTY)  # LR-R16
    else:
        s.tell(FELL_SHORT, asked - paid)
        end_game(s, BANK_SHORT)  # LR-A22


def standing(s: LandRoutesState, seat: i64) -> i64:
    """LR-A23: gold, then cards."""
    return gold_of(s, seat) * 4 + size_of(hand_of(s, seat))


# ── The cargo deck ────────────────────────────────────────────────────────────────────────────────
#    LR-A3   one deck for both boxes
#    LR-A17  when it is empty the discards are shuffled
#    LR-A18  option: never the good of the other box; LR-A36 in detail


def begin_refilling(game: Tables, s: LandRoutesState, due: i64) -> None:
    s.step = REFILLING
    s.due = due
    if drawable(game, s) == 0:
        s.bag += s.discards  # LR-A17, LR-A36
        s.discards = 0
        s.tell(RESHUFFLED)


def barred(game: Tables, s: LandRoutesState) -> i64:
    """The card that may not come, or 0 (LR-A18, LR-A36)."""
    if game.redraw == 0:
        return 0
    return box(s.needs if s.due & 1 == 0 else s.has, s.due >> 1)


def drawable(game: Tables, s: LandRoutesState) -> i64:
    """How many cards of the bag may come."""
    total: i64 = 0
    rest = s.bag
    while rest != 0:
        total += rest & 31
        rest >>= 5
    bar = barred(game, s)
    return total if bar == 0 else total - pile(s.bag, bar - 1)


def fill_box(s: LandRoutesState, center: i64, good: i64) -> None:
    s.bag -= CARD[good]
    shift = center << 2
    if s.due & 1 == 0:
        s.has |= good + 1 << shift
    else:
        s.needs |= good + 1 << shift


def refill(game: Tables, s: LandRoutesState, center: i64, good: i64) -> None:
    fill_box(s, center, good)
    s.tell(REFILLED_HAS if s.due & 1 == 0 else REFILLED_NEEDS, center, good)
    s.due = 0
    if s.is_sale != 0:
        go_on_selling(game, s)
    else:
        s.step = s.base


def turn_up(game: Tables, s: LandRoutesState, center: i64, good: i64) -> None:
    """A card comes out of the bag, in setup or later."""
    if s.step == DEALING:
        deal(game, s, center, good)
    else:
        refill(game, s, center, good)
