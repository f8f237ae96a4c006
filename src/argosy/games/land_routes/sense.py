# compiled
"""The sense of a bot: how good a table looks to each seat.

A seat is worth its gold, what its cargo would fetch anywhere, and the best plan it has: go to a
center, deal there, go on to another. A turn costs what a turn usually earns, so being under way
counts. An open offer counts as agreed if it is worth something to the one who answers. All in gold.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.land_routes.land import DIE_SIDES, SLOTS, Land
from argosy.games.land_routes.rules import (
    BACK,
    LOSE_CARGO,
    LOSE_GOLD,
    LOSE_TURN,
    box,
    card_at,
    gold_of,
    hand_of,
    size_of,
    square_of,
)
from argosy.games.land_routes.state import (
    ANSWERING,
    DEPARTING,
    MOVING,
    PRICING,
    STARTING,
    LandRoutesState,
)
from argosy.games.land_routes.trades import after_swap, picked
from argosy.kit.bags import BIT
from argosy.kit.evaluation import dot, expectations

TURN: Final = 0.45  # what a turn is worth
VARIETY: Final = 0.1  # a card is worth this more than it fetches, for it may be needed somewhere
DOUBLE: Final = 0.3  # a second card of a good is worth this less
WANTED_SOMEWHERE: Final = 0.25  # some center needs the card now
REFRESH: Final = 0.35  # a purchase turns up a new card (LR-A20, LR-A25)
LATER: Final = 0.85  # of a gain two centers away: others may be faster
GOLD_TURNS: Final = 2.0  # turns that a lost gold is worth, for choosing a way
CARGO_TURNS: Final = 1.3
SURPLUS: Final = 0.05  # what an answer must gain to be expected
IDLE: Final = 5.0  # against offers that only pass the time
SWEEPS: Final = 30


# ── The way ───────────────────────────────────────────────────────────────────────────────────────


def turns_to_centers(land: Land) -> vec[float]:
    """By square * centers + center: turns until one can be there, mishaps included."""
    squares = len(land.effects)
    centers = land.centers
    found = vec[float]([0.0] * (squares * centers))
    for _ in range(SWEEPS):
        for square in range(squares):
            for center in range(centers):
                if square != center:
                    total = 0.0
                    for roll in range(1, DIE_SIDES + 1):
                        total += best_way(land, found, square * DIE_SIDES + roll, center)
                    at = square * centers + center
                    found[at] = 1.0 + total / float(DIE_SIDES)
    return found


def best_way(land: Land, turns: vec[float], at: i64, center: i64) -> float:
    """The turns still to go after the best move of this square and roll."""
    best = 1000.0
    low = land.starts[at - 1]
    high = land.starts[at]
    for n in range(low, high):
        square = landing(land, n)
        to = square * land.centers + center
        cost = turns[to] + mishap(land, square)
        if cost < best:
            best = cost
    return best


def landing(land: Land, move: i64) -> i64:
    """Where a move really ends, Back squares included."""
    square = land.ends[move]
    while land.effects[square] == BACK:
        at = square * 2 + land.headings[move]
        square = land.behind[at]
    return square


def mishap(land: Land, square: i64) -> float:
    """What the hazard there costs, in turns."""
    effect = land.effects[square]
    amount = float(land.amounts[square])
    if effect == LOSE_TURN:
        return 1.0
    if effect == LOSE_GOLD:
        return GOLD_TURNS * amount
    return CARGO_TURNS * amount if effect == LOSE_CARGO else 0.0


# ── What a seat is worth ──────────────────────────────────────────────────────────────────────────


def worth(land: Land, s: LandRoutesState, seat: i64, hand: i64, gold: i64) -> float:
    """With this hand and gold, wherever its token stands."""
    value = float(gold) + stock(land, s, hand)
    if s.missing & BIT[seat] != 0:
        value -= TURN
    if s.mover == seat and s.step == MOVING:
        return value + best_move(land, s, hand, gold)
    tempo = 0.0
    if s.mover == seat and s.base == DEPARTING and s.step != STARTING:
        tempo = TURN
    here = square_of(s, seat)
    best = 0.0
    for center in range(land.centers):
        value_there = prospect(land, s, hand, gold, center)
        if center != here:
            value_there += tempo - TURN * land.way[here * land.centers + center]
        elif tempo > 0.0 and (s.bought < land.buys or (s.sold < land.sales or s.is_sale != 0)):
            value_there += tempo
        if value_there > best:
            best = value_there
    return value + best


def stock(land: Land, s: LandRoutesState, hand: i64) -> float:
    """What the cards fetch at a center that neither has nor needs them, and a little for hope."""
    value = 0.0
    for slot in range(size_of(hand)):
        card = card_at(hand, slot)
        value += float(land.pay_other) + VARIETY
        for other in range(slot):
            if card_at(hand, other) == card:
                value -= DOUBLE
        for center in range(land.centers):
            if box(s.needs, center) == card:
                value += WANTED_SOMEWHERE
                break
    return value


def best_move(land: Land, s: LandRoutesState, hand: i64, gold: i64) -> float:
    """The die lies there: the best plan from where a move can end."""
    plans = [prospect(land, s, hand, gold, center) for center in range(land.centers)]
    best = -1000.0
    at = square_of(s, s.mover) * DIE_SIDES + s.roll
    low = land.starts[at - 1]
    high = land.starts[at]
    for n in range(low, high):
        square = landing(land, n)
        value = 0.0
        for center in range(land.centers):
            there = plans[center] - TURN * land.way[square * land.centers + center]
            if there > value:
                value = there
        value -= harm(land, square, hand, gold)
        if value > best:
            best = value
    return best


def harm(land: Land, square: i64, hand: i64, gold: i64) -> float:
    """What the hazard there costs this player, in gold."""
    effect = land.effects[square]
    amount = land.amounts[square]
    if effect == LOSE_TURN:
        return TURN
    if effect == LOSE_GOLD:
        return float(min(amount, gold))
    if effect == LOSE_CARGO:
        return float(amount * size_of(hand)) * (float(land.pay_other) + VARIETY) / float(SLOTS)
    return 0.0


def prospect(land: Land, s: LandRoutesState, hand: i64, gold: i64, center: i64) -> float:
    """Deal at this center, then perhaps go on to another."""
    has = box(s.has, center)
    needs = box(s.needs, center)
    margin = float(land.pay_needs - land.pay_other) - VARIETY - WANTED_SOMEWHERE
    profit = float(land.pay_needs - land.price)
    served = holds(hand, needs)
    can_buy = (gold >= land.price or hand != 0) and (size_of(hand) < land.hold or served)
    value = margin if served else 0.0
    if can_buy:
        value += REFRESH
        if has == needs and not served:
            value += profit
    beyond = 0.0
    for other in range(land.centers):
        if other != center:
            wanted = box(s.needs, other)
            gain = 0.0
            if (wanted != needs or not served) and holds(hand, wanted):
                gain = margin
            elif (can_buy and has == wanted) or box(s.has, other) == wanted:
                gain = profit
            gain = LATER * (gain + REFRESH) - TURN * land.way[center * land.centers + other]
            if gain > beyond:
                beyond = gain
    return value + beyond


def holds(hand: i64, card: i64) -> bool:
    return hand & 15 == card or hand >> 4 & 15 == card or hand >> 8 == card


# ── Offers ────────────────────────────────────────────────────────────────────────────────────────


def appraise(land: Land, s: LandRoutesState) -> list[float]:
    rows = features(land, s)
    return expectations([dot(land.weights, row) for row in rows])


def features(land: Land, s: LandRoutesState) -> list[list[float]]:
    """By seat: its worth as a part of all the gold, and again the nearer the end the more; its gold the same way."""
    values = [
        worth(land, s, seat, hand_of(s, seat), gold_of(s, seat)) for seat in range(land.seats)
    ]
    if s.step == PRICING or s.step == ANSWERING:
        count_offer(land, s, values)
    scale = 10.0 / (float(land.gold) + 20.0)
    progress = 1.0 - float(s.bank) / float(land.gold)
    rows: list[list[float]] = []
    for seat in range(land.seats):
        value = values[seat] * scale
        gold = float(gold_of(s, seat)) * scale
        rows.append([value, progress * value, gold, progress * gold])
    return rows


def count_offer(land: Land, s: LandRoutesState, values: list[float]) -> None:
    """Enter what the open offer would bring, if it is likely to be accepted."""
    maker = s.maker
    taker = s.taker
    own = hand_of(s, maker)
    other = hand_of(s, taker)
    flow = s.pays - s.asks
    own_hand = after_swap(own, s.given, picked(other, s.wanted))
    other_hand = after_swap(other, s.wanted, picked(own, s.given))
    own_gold = gold_of(s, maker) - flow
    other_gold = gold_of(s, taker) + flow
    own_gain = worth(land, s, maker, own_hand, own_gold) - values[maker]
    other_gain = worth(land, s, taker, other_hand, other_gold) - values[taker]
    rest = float(land.seats - 1)
    if s.step == PRICING:
        least = (SURPLUS - other_gain + own_gain / rest) / (1.0 + 1.0 / rest)
        price = float(price_within(s, least))
        own_gain -= price
        other_gain += price
    if other_gain - own_gain / rest < SURPLUS:
        values[maker] -= IDLE if s.step == PRICING else SURPLUS  # nothing will come of it
    elif s.step == PRICING and own_gain - other_gain / rest < SURPLUS:
        values[maker] -= IDLE
    else:
        values[maker] += own_gain
        values[taker] += other_gain


def price_within(s: LandRoutesState, least: float) -> i64:
    """The smallest whole sum from maker to taker that is enough, as far as the rules let him."""
    price = i64(int(least)) - 1
    while float(price) < least:
        price += 1
    low = -gold_of(s, s.taker) if s.given != 0 else 1
    high = gold_of(s, s.maker) if s.wanted != 0 else -1
    return min(max(price, low), high)
