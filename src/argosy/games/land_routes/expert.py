"""Play as somebody who knows the road well: a script of advice, the expert among the bots.

1. A card costs what it fetches anywhere: keep the hold full, of different goods.
2. Go where you are needed soonest, with the next errand in mind; a turn on the road must pay.
3. Sell what is needed here. Then take what is needed elsewhere, and give up what nobody wants for it.
4. With no errand worth the way, stay and turn the HAS box over: buy its card, sell it back (LR-A20).
5. Cargo is no wealth (LR-A23): when the bank runs low, sell all, and end the game if that wins it.
6. Trade with players only for more than you give.
"""

from argosy.core.contract import Rng, a_of, verb_of
from argosy.games.land_routes.evaluation import harm
from argosy.games.land_routes.numbers import (
    ACCEPT,
    BEG,
    BUY,
    DECLINE,
    DONE,
    END,
    MOVE,
    ROLL,
    SELL,
    START,
    STAY,
)
from argosy.games.land_routes.rules.centers import worth_at
from argosy.games.land_routes.rules.reading import box, card_at, gold_of, hand_of, square_of
from argosy.games.land_routes.rules.trades import picked
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables

TURN = 0.4  # gold that a turn on the road must bring
ERRANDS = 3  # that are planned one after the other
LATER = 0.95  # of an errand that others may run first
STAYING = 0.25  # what turning over the HAS box is worth
LOW = 6  # gold in the bank: the end is near

Cards = tuple[int, ...]


def expert(game: Tables, s: LandRoutesState, seat: int, rng: Rng) -> int:
    """Choose an action of a seat by the advice above."""
    return Driver(game, s, seat).choice()


class Driver:
    """What a seat sees, and what it makes of it."""

    def __init__(self, game: Tables, s: LandRoutesState, seat: int) -> None:
        self.game, self.s, self.seat = game, s, seat
        self.actions = [int(action) for action in game.actions(s, seat)]
        self.here = int(square_of(s, seat))
        self.gold = int(gold_of(s, seat))
        self.cards = cards_of(hand_of(s, seat))
        self.centers = range(int(game.centers))
        self.needs: Cards = tuple(int(box(s.needs, center)) for center in self.centers)
        self.has: Cards = tuple(int(box(s.has, center)) for center in self.centers)

    def choice(self) -> int:
        verbs = {verb_of(action) for action in self.actions}
        if MOVE in verbs or START in verbs:
            return max(self.actions, key=lambda action: self.promise_of(a_of(action)))
        if ACCEPT in verbs:
            return ACCEPT if self.is_good_trade() else DECLINE
        return self.deal() or self.leave(verbs)

    # ── On the road ──

    def promise_of(self, square: int) -> float:
        harmed = float(harm(self.game, square, hand_of(self.s, self.seat), self.gold))
        return self.errands(square, self.cards, self.needs, ERRANDS) - harmed

    def errands(self, square: int, cards: Cards, needs: Cards, more: int) -> float:
        """What the best round of errands from here brings, less the turns that it takes."""
        return max(0.0, *(self.errand(square, to, cards, needs, more) for to in self.centers))

    def errand(self, square: int, to: int, cards: Cards, needs: Cards, more: int) -> float:
        ways = self.game.ways
        gain = 0.0 if square == to else -TURN * float(ways[square * len(self.centers) + to])
        if needs[to] in cards:  # 0 once it is served: nobody knows what it will need then
            gain += float(self.game.pay_needs - self.game.pay_other)
            cards = tuple(card for card in cards if card != needs[to])
            gain += 0.2 * len(set(cards))  # it may need one of those next
            needs = (*needs[:to], 0, *needs[to + 1 :])
        found = self.has[to]
        wanted = found in needs and found not in cards
        if wanted and (len(cards) < self.game.hold or any(card not in needs for card in cards)):
            keep = sorted(cards, key=lambda card: card in needs)[-(int(self.game.hold) - 1) :]
            cards = (*keep, found)
        if more <= 1 or (gain < -3.0 * TURN and to != square):
            return gain
        return gain + LATER * self.errands_from(to, cards, needs, more - 1)

    def errands_from(self, center: int, cards: Cards, needs: Cards, more: int) -> float:
        useful = [to for to in self.centers if to != center and needs[to] in cards]
        return max([0.0, *(self.errand(center, to, cards, needs, more) for to in useful)])

    # ── At a center ──

    def deal(self) -> int:
        """Buy or sell, if that is worth it; 0 if there is nothing to do."""
        sales = {a_of(action) - 1: action for action in self.actions if verb_of(action) == SELL}
        prices = {slot: self.price_here(self.cards[slot]) for slot in sales}
        best = max(prices, key=lambda slot: (prices[slot], self.is_spare(slot)), default=-1)
        if best >= 0 and (prices[best] >= self.game.pay_needs or self.is_closing()):
            return sales[best]
        if BUY in self.actions and not self.is_closing():
            return BUY
        spare = [slot for slot in sales if self.is_spare(slot) and prices[slot] >= self.game.price]
        if spare and len(self.cards) == self.game.hold and self.s.bought < self.game.buys:
            return sales[spare[0]]  # makes room for what is offered here
        return 0

    def price_here(self, card: int) -> int:
        return int(worth_at(self.game, self.s, self.here, card))

    def is_spare(self, slot: int) -> bool:
        """Whether nobody needs the card, or there is another of its kind."""
        card = self.cards[slot]
        return card not in self.needs or card in self.cards[:slot]

    def is_closing(self) -> bool:
        """Whether the bank is so low that gold is better than cargo."""
        if self.s.bank > LOW:
            return False
        others = [int(gold_of(self.s, n)) for n in range(int(self.game.seats)) if n != self.seat]
        return self.gold + self.game.pay_other * len(self.cards) >= max(others)

    def leave(self, verbs: set[int]) -> int:
        if DONE in verbs:
            return DONE
        if END in verbs:
            return END
        if BEG in verbs:
            return BEG
        if STAY in verbs and self.best_elsewhere() < STAYING:
            return STAY
        return ROLL if ROLL in verbs else self.actions[0]

    def best_elsewhere(self) -> float:
        there = [to for to in self.centers if to != self.here]
        return max(self.errand(self.here, to, self.cards, self.needs, ERRANDS) for to in there)

    # ── Offers ──

    def is_good_trade(self) -> bool:
        s = self.s
        got = cards_of(picked(hand_of(s, s.maker), s.given))
        given = cards_of(picked(hand_of(s, self.seat), s.wanted))
        gain = sum(map(self.worth, got)) - sum(map(self.worth, given))
        return gain + float(s.pays - s.asks) > 0.5

    def worth(self, card: int) -> float:
        return float(self.game.pay_other) + (1.0 if card in self.needs else 0.0)


def cards_of(hand: int) -> Cards:
    return tuple(int(card_at(hand, slot)) for slot in range(3) if card_at(hand, slot) != 0)
