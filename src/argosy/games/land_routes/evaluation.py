# compiled
"""Judge how good a table looks to each seat, for the bots.

A seat is worth its gold, what its cargo would fetch anywhere, and the best plan it has: go to a
center, deal there, go on to another. A turn costs what a turn usually earns, so being under way
counts. An open offer counts as agreed if it is worth something to the one who answers. All in gold.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.land_routes.numbers import (
    BACK,
    DIE_SIDES,
    LOSE_CARGO,
    LOSE_GOLD,
    LOSE_TURN,
    SLOTS,
)
from argosy.games.land_routes.rules.reading import (
    box,
    card_at,
    gold_of,
    hand_of,
    size_of,
    square_of,
)
from argosy.games.land_routes.rules.trades import after_swap, picked
from argosy.games.land_routes.state import (
    ANSWERING,
    DEPARTING,
    MOVING,
    PRICING,
    STARTING,
    LandRoutesState,
)
from argosy.games.land_routes.tables import Tables
from argosy.kit.bags import bit
from argosy.kit.evaluation import expected, parted

# Constants, in the order of weights.json; in gold, unless it says otherwise.
TURN: Final = 0  # what a turn is worth
VARIETY: Final = 1  # a card is worth this more than it fetches, for it may be needed somewhere
DOUBLE: Final = 2  # a second card of a good is worth this less
WANTED_SOMEWHERE: Final = 3  # some center needs the card now
REFRESH: Final = 4  # a purchase turns up a new card (LR-A20, LR-A25)
LATER: Final = 5  # of a gain two centers away: others may be faster
GOLD_TURNS: Final = 6  # turns that a lost gold is worth, for choosing a way
CARGO_TURNS: Final = 7  # the same for lost cargo
SURPLUS: Final = 8  # what an answer must gain to be expected

IDLE: Final = 5.0  # against offers that only pass the time
SWEEPS: Final = 30
MANY_WAYS: Final = 64  # that a board remembers
FEATURES: Final = 4
EVERY_BOX: Final = 0x111111111  # the lowest bit of every box; there are nine centers at most


def prepare(game: Tables) -> None:
    """Enter in the tables what every look at this game needs."""
    constants = game.constants
    game.ways = ways_on(game)
    game.fares = vec[float]([constants[TURN] * turns for turns in game.ways])
    game.fetches = float(game.pay_other) + constants[VARIETY]
    game.margin = (
        float(game.pay_needs - game.pay_other) - constants[VARIETY] - constants[WANTED_SOMEWHERE]
    )
    game.profit = float(game.pay_needs - game.price)


def ways_on(game: Tables) -> list[float]:
    """Return what `turns_to_centers` finds, once for each board and what a mishap costs on it."""
    known = game.board.ways
    dread = (game.constants[GOLD_TURNS], game.constants[CARGO_TURNS])
    if dread not in known:
        if len(known) >= MANY_WAYS:
            known.clear()  # candidates of a training come and go
        known[dread] = list(turns_to_centers(game))
    return known[dread]


# ── The way ───────────────────────────────────────────────────────────────────────────────────────


def turns_to_centers(game: Tables) -> vec[float]:
    """Return by square * centers + center how many turns it takes to get there, mishaps included."""
    squares = len(game.effects)
    centers = game.centers
    found = vec[float]([0.0] * (squares * centers))
    for _ in range(SWEEPS):
        for square in range(squares):
            for center in range(centers):
                if square != center:
                    total = 0.0
                    for roll in range(1, DIE_SIDES + 1):
                        total += best_way(game, found, square * DIE_SIDES + roll, center)
                    at = square * centers + center
                    found[at] = 1.0 + total / float(DIE_SIDES)
    return found


def best_way(game: Tables, turns: vec[float], at: i64, center: i64) -> float:
    """Return the turns still to go after the best move of this square and roll."""
    best = 1000.0
    low = game.starts[at - 1]
    high = game.starts[at]
    for n in range(low, high):
        square = landing(game, n)
        to = square * game.centers + center
        cost = turns[to] + mishap(game, square)
        if cost < best:
            best = cost
    return best


def landing(game: Tables, move: i64) -> i64:
    """Return where a move really ends, Back squares included."""
    square = game.ends[move]
    while game.effects[square] == BACK:
        at = square * 2 + game.headings[move]
        square = game.behind[at]
    return square


def mishap(game: Tables, square: i64) -> float:
    """Return what the hazard there costs, in turns."""
    effect = game.effects[square]
    amount = float(game.amounts[square])
    if effect == LOSE_TURN:
        return 1.0
    if effect == LOSE_GOLD:
        return game.constants[GOLD_TURNS] * amount
    return game.constants[CARGO_TURNS] * amount if effect == LOSE_CARGO else 0.0


# ── What a seat is worth ──────────────────────────────────────────────────────────────────────────


def worth(
    game: Tables, s: LandRoutesState, seat: i64, hand: i64, gold: i64, plans: vec[float]
) -> float:
    """Return what a seat is worth with this hand and gold, where its token stands; `plans` is scratch space."""
    value = float(gold) + stock(game, s, hand)
    if s.missing & bit(seat) != 0:
        value -= game.constants[TURN]
    make_plans(game, s, hand, gold, plans)
    if s.mover == seat and s.step == MOVING:
        return value + best_move(game, s, hand, gold, plans)
    tempo = 0.0
    if s.mover == seat and s.base == DEPARTING and s.step != STARTING:
        tempo = game.constants[TURN]
    here = square_of(s, seat)
    centers = game.centers
    fares = game.fares
    best = 0.0
    for center in range(centers):
        value_there = plans[center]
        if center != here:
            value_there += tempo - fares[here * centers + center]
        elif tempo > 0.0 and (s.bought < game.buys or (s.sold < game.sales or s.is_sale != 0)):
            value_there += tempo
        if value_there > best:
            best = value_there
    return value + best


def stock(game: Tables, s: LandRoutesState, hand: i64) -> float:
    """Return what the cards fetch at a center that neither has nor needs them, and a little for hope."""
    value = 0.0
    for slot in range(size_of(hand)):
        card = card_at(hand, slot)
        value += game.fetches
        for other in range(slot):
            if card_at(hand, other) == card:
                value -= game.constants[DOUBLE]
        if showing(s.needs, card) != 0:
            value += game.constants[WANTED_SOMEWHERE]
    return value


def best_move(game: Tables, s: LandRoutesState, hand: i64, gold: i64, plans: vec[float]) -> float:
    """Return the worth of the best plan from where a move can end, now that the die is rolled."""
    centers = game.centers
    fares = game.fares
    best = -1000.0
    at = square_of(s, s.mover) * DIE_SIDES + s.roll
    low = game.starts[at - 1]
    high = game.starts[at]
    for n in range(low, high):
        square = landing(game, n)
        value = 0.0
        for center in range(centers):
            there = plans[center] - fares[square * centers + center]
            if there > value:
                value = there
        value -= harm(game, square, hand, gold)
        if value > best:
            best = value
    return best


def harm(game: Tables, square: i64, hand: i64, gold: i64) -> float:
    """Return what the hazard there costs this player, in gold."""
    effect = game.effects[square]
    amount = game.amounts[square]
    if effect == LOSE_TURN:
        return game.constants[TURN]
    if effect == LOSE_GOLD:
        return float(min(amount, gold))
    if effect == LOSE_CARGO:
        return float(amount * size_of(hand)) * game.fetches / float(SLOTS)
    return 0.0


# ── Plans ─────────────────────────────────────────────────────────────────────────────────────────
#    Sets of centers are bits, four apart like the boxes: so one comparison serves all boxes at once.


def make_plans(game: Tables, s: LandRoutesState, hand: i64, gold: i64, plans: vec[float]) -> None:
    """Enter by center what dealing there promises, and perhaps going on to another."""
    needs = s.needs
    demand = showing(needs, card_at(hand, 0)) | showing(needs, card_at(hand, 1))
    demand |= showing(needs, card_at(hand, 2))
    twins = showing(s.has ^ needs, 0)  # both boxes show one good
    can_pay = gold >= game.price or hand != 0
    has_room = size_of(hand) < game.hold
    margin = game.margin
    profit = game.profit
    centers = game.centers
    every = bit(centers << 2) - 1
    for center in range(centers):
        value = 0.0
        others = every ^ bit(center << 2)
        sales = demand & others
        purchases = twins & others
        served = box(demand, center) != 0
        if served:
            value = margin
            sales &= ~showing(needs, box(needs, center))
        if can_pay and (has_room or served):
            value += game.constants[REFRESH]
            if not served and box(twins, center) != 0:
                value += profit
            purchases |= showing(needs, box(s.has, center)) & others
        # To go on only to refresh another market is never worth the turn.
        beyond = best_of(
            game, center, sales, game.constants[LATER] * (margin + game.constants[REFRESH]), 0.0
        )
        beyond = best_of(
            game,
            center,
            purchases & ~sales,
            game.constants[LATER] * (profit + game.constants[REFRESH]),
            beyond,
        )
        plans[center] = value + beyond


def best_of(game: Tables, center: i64, goals: i64, gain: float, least: float) -> float:
    """Return what the nearest of these centers promises beyond the way there, but at least `least`."""
    best = least
    at = center * game.centers
    left = goals
    while left != 0:
        if left & 1 != 0:
            there = gain - game.fares[at]
            if there > best:
                best = there
        left >>= 4
        at += 1
    return best


def showing(boxes: i64, card: i64) -> i64:
    """Return the centers whose box shows this card: the lowest of the four bits of each that does."""
    differ = boxes ^ card * EVERY_BOX
    differ |= differ >> 2
    return ~(differ | differ >> 1) & EVERY_BOX


# ── Offers ────────────────────────────────────────────────────────────────────────────────────────


def appraise(game: Tables, s: LandRoutesState) -> list[float]:
    found = expected(game.evaluation, features_of(game, s))
    return [found[seat] for seat in range(game.seats)]


def appraise_for(game: Tables, s: LandRoutesState, seat: i64) -> float:
    return expected(game.evaluation, features_of(game, s))[seat]


def features(game: Tables, s: LandRoutesState) -> list[list[float]]:
    return parted(features_of(game, s), game.seats)


def features_of(game: Tables, s: LandRoutesState) -> vec[float]:
    """Return four features of each seat, all seats side by side.

    Its worth as a share of all gold, the same weighted by how near the end is, and both for its gold.
    """
    seats = game.seats
    rows = vec[float]([0.0] * (seats * FEATURES))
    plans = vec[float]([0.0] * game.centers)
    for seat in range(seats):
        at = seat * FEATURES
        rows[at] = worth(game, s, seat, hand_of(s, seat), gold_of(s, seat), plans)
    if s.step == PRICING or s.step == ANSWERING:
        count_offer(game, s, rows, plans)
    scale = 10.0 / (float(game.gold) + 20.0)
    progress = 1.0 - float(s.bank) / float(game.gold)
    for seat in range(seats):
        at = seat * FEATURES
        value = rows[at] * scale
        gold = float(gold_of(s, seat)) * scale
        rows[at] = value
        rows[at + 1] = progress * value
        rows[at + 2] = gold
        rows[at + 3] = progress * gold
    return rows


def count_offer(game: Tables, s: LandRoutesState, rows: vec[float], plans: vec[float]) -> None:
    """Add what the open offer would bring to what the seats are worth, if it is likely to be accepted."""
    maker = s.maker
    taker = s.taker
    own = hand_of(s, maker)
    other = hand_of(s, taker)
    flow = s.pays - s.asks
    own_hand = after_swap(own, s.given, picked(other, s.wanted))
    other_hand = after_swap(other, s.wanted, picked(own, s.given))
    own_gold = gold_of(s, maker) - flow
    other_gold = gold_of(s, taker) + flow
    mine = maker * FEATURES
    theirs = taker * FEATURES
    own_gain = worth(game, s, maker, own_hand, own_gold, plans) - rows[mine]
    other_gain = worth(game, s, taker, other_hand, other_gold, plans) - rows[theirs]
    rest = float(game.seats - 1)
    if s.step == PRICING:
        least = (game.constants[SURPLUS] - other_gain + own_gain / rest) / (1.0 + 1.0 / rest)
        price = float(price_within(s, least))
        own_gain -= price
        other_gain += price
    if other_gain - own_gain / rest < game.constants[SURPLUS]:
        rows[mine] -= (
            IDLE if s.step == PRICING else game.constants[SURPLUS]
        )  # nothing will come of it
    elif s.step == PRICING and own_gain - other_gain / rest < game.constants[SURPLUS]:
        rows[mine] -= IDLE
    else:
        rows[mine] += own_gain
        rows[theirs] += other_gain


def price_within(s: LandRoutesState, least: float) -> i64:
    """Return the smallest whole sum from maker to taker that is enough, within what the rules allow."""
    price = i64(int(least)) - 1
    while float(price) < least:
        price += 1
    low: i64 = 1
    if s.given != 0:
        low = -gold_of(s, s.taker)
    high: i64 = -1
    if s.wanted != 0:
        high = gold_of(s, s.maker)
    return min(max(price, low), high)
