"""Trade Routes on the road as the contract wants it: the rules, dispatched by step and verb."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import CHANCE, LEGAL, NOBODY, Rng, a_of, b_of, c_of, pack, verb_of
from argosy.games.land_routes.board import Board
from argosy.games.land_routes.land import (
    ACCEPT,
    ASK,
    BEG,
    BUY,
    COUNTER,
    DECLINE,
    DIE,
    DIE_SIDES,
    DONE,
    END,
    EVEN,
    GOODS,
    HAS,
    MOVE,
    NEEDS,
    NOT_A_TEXT,
    NOT_NOW,
    NOT_YOUR_OFFER,
    NOT_YOUR_TURN,
    NOT_YOUR_WORD,
    OFFER,
    OVER,
    PAY,
    ROLL,
    SELL,
    SLOTS,
    START,
    STAY,
    WITHDRAW,
    Land,
)
from argosy.games.land_routes.rules import (
    barred,
    beg,
    box,
    buy,
    close_sale,
    drawable,
    end_turn,
    gold_of,
    hand_of,
    lose_cargo,
    move,
    pile,
    roll,
    roll_to_start,
    rolled,
    sell,
    set_up,
    size_of,
    square_of,
    standing,
    start,
    stay,
    turn_up,
    why_not_beg,
    why_not_buy,
    why_not_move,
    why_not_sell,
    why_not_stay,
)
from argosy.games.land_routes.sense import appraise, features, turns_to_centers
from argosy.games.land_routes.state import (
    ANSWERING,
    DEALING,
    DEPARTING,
    LOSING,
    MOVING,
    PRICING,
    REFILLING,
    RESTING,
    ROLLING,
    SELLING,
    STARTING,
    TRADING,
    LandRoutesState,
)
from argosy.games.land_routes.trades import (
    accept,
    ask,
    counter,
    decline,
    even,
    offer,
    offers_left,
    pair_of,
    parties_of,
    pay,
    why_not_ask,
    why_not_counter,
    why_not_even,
    why_not_offer,
    why_not_pay,
    withdraw,
)
from argosy.kit.bags import BIT


@mypyc_attr(allow_interpreted_subclasses=True)
class LandRoutes(Land):
    def __init__(self, options: dict[str, int], board: Board | None = None) -> None:
        super().__init__(options, board)
        if not self.board.ways:
            self.board.ways = list(turns_to_centers(self))  # once for each board
        self.way = vec[float](self.board.ways)
        self.room = max(self.gold, 70)  # pricing; every other decision has fewer than 70 actions
        made = self.seats * self.offers
        most_cards = self.hold + self.buys + self.hold * made  # that one player can sell in a turn
        # roll, die, move, end; lost cargo; purchases, sales and their refills; offers
        turn = 4 + 9 + 2 * self.buys + 2 * most_cards + self.sales + 3 * made
        # The opening rolls have no last one: that they tie 200 times has a chance below 10^-150.
        setup = 2 * self.centers + 201 * self.seats
        self.bound = setup + self.seats + self.turns * self.seats * turn

    def setup(self) -> LandRoutesState:
        return set_up(self)

    def waiting_for(self, s: LandRoutesState) -> i64:
        if s.step <= REFILLING:
            return CHANCE
        if s.step == RESTING:
            return NOBODY
        return s.decider

    # ── Deciding ──

    def why_not(self, s: LandRoutesState, seat: i64, action: i64) -> i64:
        verb = verb_of(action)
        if verb < START or verb > WITHDRAW:
            return NOT_A_TEXT  # LR-A31
        if s.step == RESTING:
            return OVER  # LR-A31
        if self.steps[verb] & BIT[s.step] == 0:
            return pack(NOT_NOW, s.step)  # LR-A31
        if verb == OFFER:
            return why_not_offer(self, s, seat, a_of(action), pair_of(b_of(action), c_of(action)))
        if verb == WITHDRAW:
            return LEGAL if seat == s.maker else pack(NOT_YOUR_OFFER, s.maker)  # LR-A26
        if seat != s.decider:
            if s.step == PRICING or s.step == ANSWERING:
                return pack(NOT_YOUR_WORD, s.decider)  # LR-A26
            return pack(NOT_YOUR_TURN, s.decider)  # LR-R4
        if s.step == PRICING or s.step == ANSWERING:
            return self.why_not_deal(s, seat, action)
        return self.why_not_do(s, seat, action)

    def why_not_do(self, s: LandRoutesState, seat: i64, action: i64) -> i64:
        """The row of an action of the seat on turn."""
        verb = verb_of(action)
        if verb == STAY:
            return why_not_stay(self, s, seat)
        if verb == BEG:
            return why_not_beg(self, s, seat)
        if verb == MOVE:
            return why_not_move(self, s, seat, a_of(action))
        if verb == BUY:
            return why_not_buy(self, s, seat)
        if verb == SELL:
            return why_not_sell(self, s, seat, a_of(action))
        return LEGAL  # start, roll, done, end

    def why_not_deal(self, s: LandRoutesState, seat: i64, action: i64) -> i64:
        """The row of an action of the maker who names his price, or of the taker who answers."""
        verb = verb_of(action)
        if verb == PAY:
            return why_not_pay(s, a_of(action))
        if verb == ASK:
            return why_not_ask(s, a_of(action))
        if verb == EVEN:
            return why_not_even(s)
        if verb == COUNTER:
            return why_not_counter(self, s, seat, pair_of(a_of(action), b_of(action)))
        return LEGAL  # accept, decline

    def legal(self, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
        step = s.step
        if step in (DEPARTING, TRADING, SELLING):
            found = self.list_deals_at_center(s, seat, out) if seat == s.decider else 0
            return self.list_offers(s, seat, out, found)
        if step == MOVING:
            return self.list_moves(s, seat, out) if seat == s.decider else 0
        if step == PRICING:
            return self.list_prices(s, out) if seat == s.decider else 0
        if step == ANSWERING:
            return self.list_answers(s, seat, out)
        if step != STARTING or seat != s.decider:
            return 0
        for center in range(self.centers):
            out[center] = pack(START, center)
        return self.centers

    def list_deals_at_center(self, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
        """Departing, trading and selling: all but offers, in the order of the verbs."""
        found: i64 = 0
        if s.step == DEPARTING:
            out[0] = ROLL
            found = 1
            if why_not_stay(self, s, seat) == LEGAL:
                out[found] = STAY
                found += 1
            if why_not_beg(self, s, seat) == LEGAL:
                out[found] = BEG
                found += 1
        if s.step != SELLING and why_not_buy(self, s, seat) == LEGAL:
            out[found] = BUY
            found += 1
        for slot in range(1, SLOTS + 1):
            if why_not_sell(self, s, seat, slot) == LEGAL:
                out[found] = pack(SELL, slot)
                found += 1
        if s.step == SELLING:
            out[found] = DONE
            found += 1
        elif s.step == TRADING:
            out[found] = END
            found += 1
        return found

    def list_offers(self, s: LandRoutesState, seat: i64, out: vec[i64], listed: i64) -> i64:
        """Bundles come from the table of those without objection."""
        found = listed
        if offers_left(self, s, seat) <= 0:
            return found
        for other in range(self.seats):
            if other != seat:
                who = parties_of(s, seat, other)
                low = self.deals_from[who]
                high = self.deals_from[who + 1]
                for n in range(low, high):
                    pair = self.deals[n]
                    out[found] = pack(OFFER, other, pair >> 3, pair & 7)
                    found += 1
        return found

    def list_moves(self, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
        at = square_of(s, seat) * DIE_SIDES + s.roll
        low = self.starts[at - 1]
        high = self.starts[at]
        for n in range(low, high):
            out[n - low] = pack(MOVE, self.ends[n])
        return high - low

    def list_prices(self, s: LandRoutesState, out: vec[i64]) -> i64:
        found: i64 = 0
        if why_not_pay(s, 1) == LEGAL:
            most = gold_of(s, s.maker)
            for amount in range(1, most + 1):
                out[found] = pack(PAY, amount)
                found += 1
        if why_not_ask(s, 1) == LEGAL:
            most = gold_of(s, s.taker)
            for amount in range(1, most + 1):
                out[found] = pack(ASK, amount)
                found += 1
        if why_not_even(s) == LEGAL:
            out[found] = EVEN
            found += 1
        return found

    def list_answers(self, s: LandRoutesState, seat: i64, out: vec[i64]) -> i64:
        if seat == s.maker:
            out[0] = WITHDRAW
            return 1
        if seat != s.taker:
            return 0
        out[0] = ACCEPT
        out[1] = DECLINE
        found: i64 = 2
        if offers_left(self, s, seat) > 0:
            who = parties_of(s, seat, s.maker)
            low = self.deals_from[who]
            high = self.deals_from[who + 1]
            for n in range(low, high):
                pair = self.deals[n]
                out[found] = pack(COUNTER, pair >> 3, pair & 7)
                found += 1
        return found

    # ── Chance ──

    def outcomes(self, s: LandRoutesState) -> list[i64]:
        if s.step != DEALING and s.step != REFILLING:
            return [pack(DIE, number) for number in range(1, DIE_SIDES + 1)]
        found: list[i64] = []
        bar = barred(self, s)
        for good in range(GOODS):
            if good + 1 != bar:
                found += [self.card_drawn(s, good)] * pile(s.bag, good)
        return found

    def card_drawn(self, s: LandRoutesState, good: i64) -> i64:
        return pack(HAS if s.due & 1 == 0 else NEEDS, s.due >> 1, good)

    def chance(self, s: LandRoutesState, rng: Rng) -> i64:
        if s.step != DEALING and s.step != REFILLING:
            return pack(DIE, 1 + rng.below(DIE_SIDES))
        left = rng.below(drawable(self, s))
        bar = barred(self, s)
        good: i64 = 0
        rest = s.bag
        while True:
            if good + 1 != bar:
                left -= rest & 31
                if left < 0:
                    return self.card_drawn(s, good)
            good += 1
            rest >>= 5

    # ── Carrying out ──

    def apply(self, s: LandRoutesState, action: i64) -> None:
        if s.step <= REFILLING:
            self.apply_outcome(s, action)
        elif s.step == PRICING or s.step == ANSWERING:
            self.apply_deal(s, action)
        elif verb_of(action) == OFFER:
            offer(s, s.decider, a_of(action), b_of(action), c_of(action))
        else:
            self.apply_own(s, action)

    def apply_for(self, s: LandRoutesState, seat: i64, action: i64) -> None:
        """LR-A32: an offer may come from any seat."""
        if s.step > REFILLING and verb_of(action) == OFFER:
            offer(s, seat, a_of(action), b_of(action), c_of(action))
        else:
            self.apply(s, action)

    def apply_outcome(self, s: LandRoutesState, outcome: i64) -> None:
        if verb_of(outcome) != DIE:
            turn_up(self, s, a_of(outcome), b_of(outcome))
        elif s.step == ROLLING:
            rolled(s, a_of(outcome))
        elif s.step == LOSING:
            lose_cargo(self, s, a_of(outcome))
        else:
            roll_to_start(s, a_of(outcome))

    def apply_own(self, s: LandRoutesState, action: i64) -> None:
        verb = verb_of(action)
        if verb == ROLL:
            roll(s)
        elif verb == MOVE:
            move(self, s, a_of(action))
        elif verb == STAY:
            stay(self, s)
        elif verb == BUY:
            buy(self, s)
        elif verb == SELL:
            sell(self, s, a_of(action))
        elif verb == DONE:
            close_sale(s)
        elif verb == END:
            end_turn(self, s)
        elif verb == BEG:
            beg(self, s)
        else:
            start(self, s, a_of(action))

    def apply_deal(self, s: LandRoutesState, action: i64) -> None:
        verb = verb_of(action)
        if verb == PAY:
            pay(s, a_of(action))
        elif verb == ASK:
            ask(s, a_of(action))
        elif verb == EVEN:
            even(s)
        elif verb == ACCEPT:
            accept(s)
        elif verb == DECLINE:
            decline(s)
        elif verb == COUNTER:
            counter(s, a_of(action), b_of(action))
        else:
            withdraw(s)

    # ── Result ──

    def scores(self, s: LandRoutesState) -> list[i64]:
        return [gold_of(s, seat) for seat in range(self.seats)]

    def winners(self, s: LandRoutesState) -> list[i64]:
        best = max([standing(s, seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if standing(s, seat) == best]

    def appraise(self, s: LandRoutesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def features(self, s: LandRoutesState) -> list[list[float]]:
        return features(self, s)

    def census(self, s: LandRoutesState) -> list[i64]:
        """Cards of a good are alike, and so is gold: as many ones as there are, if the sums fit."""
        found: list[i64] = []
        for good in range(GOODS):
            cards = pile(s.bag, good) + pile(s.discards, good)
            for center in range(self.centers):
                cards += i64(box(s.has, center) == good + 1)
                cards += i64(box(s.needs, center) == good + 1)
            for seat in range(self.seats):
                hand = hand_of(s, seat)
                for slot in range(size_of(hand)):
                    cards += i64(hand >> slot * 4 & 15 == good + 1)
            found += tally(cards, self.copies)
        gold = s.bank
        for seat in range(self.seats):
            gold += gold_of(s, seat)
        return found + tally(gold, self.gold)


def tally(counted: i64, made: i64) -> list[i64]:
    """So many alike things, of which so many were made."""
    found: list[i64] = [1] * min(counted, made)
    found += [0] * max(0, made - counted)
    return found + [2] * max(0, counted - made)
