"""Say what an action would cost and bring, as the table lies: goods, prices, places, hazards."""

from argosy.core.contract import a_of, b_of, c_of
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Noun, Stakes
from argosy.games.land_routes.numbers import BACK, BLANK, LOSE_CARGO, LOSE_GOLD, LOSE_TURN
from argosy.games.land_routes.rules.centers import worth_at
from argosy.games.land_routes.rules.moving import find_move
from argosy.games.land_routes.rules.reading import (
    box,
    card_at,
    gold_of,
    hand_of,
    size_of,
    square_of,
)
from argosy.games.land_routes.rules.trades import picked
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables
from argosy.games.land_routes.words.nouns import CARGO, NOTHING, Nouns, cargo_goods

LANDS = ("blank", "center", "cargo", "gold", "turn", "back")
LAND = {BLANK: 0, LOSE_CARGO: 2, LOSE_GOLD: 3, LOSE_TURN: 4, BACK: 5}
GOLD_SHIFT = 12  # above three cards of four bits each


def side_value(side: int) -> Value:
    """Return what one side of a trade gives as phrases hold it: its cargo, then its gold."""
    gold = side >> GOLD_SHIFT
    goods: list[int | str | Phrase] = [f"good:{good}" for good in cargo_goods(side & 4095) or ()]
    return [*goods, *([Phrase("sum-gold", {"gold": gold})] if gold else [])] or NOTHING


class Staked:
    """The stakes of the verbs of one game."""

    def __init__(self, game: Tables, n: Nouns) -> None:
        self.game = game
        land = Noun("land", "word", LANDS)
        give = Noun("side", "word", CARGO, said=side_value, role="give")
        get = give.called("get")
        self.start = Stakes((n.good.called("has"), n.good.called("needs")), self.boxes)
        self.here = Stakes((n.center,), self.center_here)
        self.beg = Stakes((n.gold,), lambda s, seat, action: (min(game.relief, s.bank),))
        self.move = Stakes((land, n.number, n.square.called("back")), self.arrival)
        self.buy = Stakes((n.good, n.price, n.center), self.purchase)
        self.sell = Stakes((n.good, n.gold, n.center), self.sale)
        self.offer = Stakes((give, get), self.offered)
        self.counter = Stakes((n.other, give, get), self.countered)
        self.pay = Stakes((n.other, give, get), self.paid)
        self.ask = Stakes((n.other, give, get), self.asked)
        self.even = Stakes((n.other, give, get), self.swapped)
        self.accept = Stakes((give, get), self.accepted)
        self.decline = Stakes((n.other,), lambda s, seat, action: (s.maker,))
        self.withdraw = Stakes((n.other,), lambda s, seat, action: (s.taker,))

    # ── At the centers ──

    def boxes(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int]:
        center = a_of(action)
        return box(s.has, center) - 1, box(s.needs, center) - 1

    def center_here(self, s: LandRoutesState, seat: int, action: int) -> tuple[int]:
        return (square_of(s, seat),)

    def purchase(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int, int]:
        center = square_of(s, seat)
        return box(s.has, center) - 1, self.game.price, center

    def sale(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int, int]:
        """Return what is sold, for how much the bank can pay (LR-A22), and where."""
        center = square_of(s, seat)
        card = card_at(hand_of(s, seat), a_of(action) - 1)
        return card - 1, min(worth_at(self.game, s, center, card), s.bank), center

    # ── On the road ──

    def arrival(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int, int]:
        """Return what waits at the end of a move: how much is lost at most, or how many of six rolls
        lose cargo (LR-R8), and the square that one is sent back to (LR-R9).
        """
        game, to = self.game, a_of(action)
        if to < game.centers:
            return LANDS.index("center"), 0, to
        effect, amount = int(game.effects[to]), int(game.amounts[to])
        end = to
        if effect == BACK:
            end = game.behind[to * 2 + game.headings[find_move(game, s, seat, to)]]
        elif effect == LOSE_CARGO:
            amount = 2 * size_of(hand_of(s, seat))
        elif effect == LOSE_GOLD:
            amount = min(amount, gold_of(s, seat))  # LR-A16
        return LAND[effect], amount, end

    # ── Between players ──

    def offered(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int]:
        return self.swap(s, seat, a_of(action), b_of(action), c_of(action))

    def countered(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int, int]:
        maker = s.maker
        return maker, *self.swap(s, seat, maker, a_of(action), b_of(action))

    def paid(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int, int]:
        give, get = self.swap(s, s.maker, s.taker, s.given, s.wanted)
        return s.taker, give | a_of(action) << GOLD_SHIFT, get

    def asked(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int, int]:
        give, get = self.swap(s, s.maker, s.taker, s.given, s.wanted)
        return s.taker, give, get | a_of(action) << GOLD_SHIFT

    def swapped(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int, int]:
        return s.taker, *self.swap(s, s.maker, s.taker, s.given, s.wanted)

    def accepted(self, s: LandRoutesState, seat: int, action: int) -> tuple[int, int]:
        """Return the offer as its taker sees it."""
        get, give = self.swap(s, s.maker, s.taker, s.given, s.wanted)
        return give | s.asks << GOLD_SHIFT, get | s.pays << GOLD_SHIFT

    def swap(
        self, s: LandRoutesState, seat: int, other: int, given: int, wanted: int
    ) -> tuple[int, int]:
        """Return the cards that a seat would give and get."""
        return picked(hand_of(s, seat), given), picked(hand_of(s, other), wanted)
