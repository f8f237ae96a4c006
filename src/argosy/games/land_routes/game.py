"""Play Trade Routes on the road by the contract: the rules, dispatched by step and verb."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import CHANCE, LEGAL, NOBODY, Rng, a_of, b_of, c_of, pack, verb_of
from argosy.games.land_routes.board import Board
from argosy.games.land_routes.census import census
from argosy.games.land_routes.evaluation import appraise, features, turns_to_centers
from argosy.games.land_routes.legal import (
    list_answering,
    list_departing,
    list_moving,
    list_pricing,
    list_selling,
    list_starting,
    list_trading,
)
from argosy.games.land_routes.numbers import (
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
    START,
    STAY,
    WITHDRAW,
)
from argosy.games.land_routes.rules.centers import (
    buy,
    close_sale,
    sell,
    turn_up,
    why_not_buy,
    why_not_sell,
)
from argosy.games.land_routes.rules.deck import barred, drawable
from argosy.games.land_routes.rules.moving import (
    beg,
    lose_cargo,
    move,
    roll,
    rolled,
    stay,
    why_not_beg,
    why_not_move,
    why_not_stay,
)
from argosy.games.land_routes.rules.reading import gold_of, pile
from argosy.games.land_routes.rules.setup import roll_to_start, set_up, start
from argosy.games.land_routes.rules.trades import (
    accept,
    ask,
    counter,
    decline,
    even,
    offer,
    pair_of,
    pay,
    why_not_ask,
    why_not_counter,
    why_not_even,
    why_not_offer,
    why_not_pay,
    withdraw,
)
from argosy.games.land_routes.rules.turn import end_turn, standing
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
from argosy.games.land_routes.tables import Tables
from argosy.kit.bags import BIT


@mypyc_attr(allow_interpreted_subclasses=True)
class LandRoutes(Tables):
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
        """Return the objection to an action of the seat on turn."""
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
        """Return the objection to an action of the maker who names a price, or of the taker who answers."""
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
        if s.step == DEPARTING:
            return list_departing(self, s, seat, out)
        if s.step == TRADING:
            return list_trading(self, s, seat, out)
        if s.step == SELLING:
            return list_selling(self, s, seat, out)
        if s.step == ANSWERING:
            return list_answering(self, s, seat, out)
        if seat != s.decider:
            return 0
        if s.step == MOVING:
            return list_moving(self, s, seat, out)
        if s.step == PRICING:
            return list_pricing(self, s, seat, out)
        return list_starting(self, s, seat, out) if s.step == STARTING else 0

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
        """Apply an action of a seat: an offer may come from any (LR-A32)."""
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
        return census(self, s)
