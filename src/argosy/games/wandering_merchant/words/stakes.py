"""Says what an action costs, brings or leads to, as the table lies."""

from argosy.core.contract import a_of
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Noun, Stakes
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.maps import TILES
from argosy.games.wandering_merchant.rules.reading import (
    ferry_fee,
    has,
    orc_number,
    pawn,
    shelter_price,
    stake_for,
    tile_at,
)
from argosy.games.wandering_merchant.rules.towns import good_of_tile, names_left
from argosy.games.wandering_merchant.rules.trade import credit_here, town_here
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.games.wandering_merchant.words.nouns import GOODS, Nouns
from argosy.kit.bags import members

TOWNS = len(
    TILES
)  # grounds: the wilderness tiles, then the towns by their goods, then one face down
UNKNOWN = TOWNS + len(GOODS)
ORCS = 64  # times their strength + 1


def ground_value(number: int) -> Value:
    """Return what lies somewhere as phrases hold it; orcs stand above it, their strength + 1."""
    ground, orcs = number % ORCS, number // ORCS
    said: str | Phrase = f"tile:{TILES[ground]}" if ground < TOWNS else "ground:unknown"
    if TOWNS <= ground < UNKNOWN:
        said = Phrase("ground-town", {"town": f"town:{GOODS[ground - TOWNS]}"})
    return Phrase("ground-orcs", {"ground": said, "strength": orcs - 1}) if orcs else said


class Staked:
    """The stakes of the verbs of one game."""

    def __init__(self, game: Tables, n: Nouns) -> None:
        self.game = game
        ground = Noun("ground", "word", (*TILES, *GOODS, "unknown"), said=ground_value)
        left, cash, credit = (n.number.called(role) for role in ("left", "cash", "credit"))
        self.head = Stakes((ground,), self.heading)
        self.roll = Stakes((n.number.called("need"),), self.rolling)
        self.stay = Stakes((ground, n.number.called("trades"), n.price), self.staying)
        self.explore = Stakes((n.price,), lambda s, seat, action: (self.best_bonus(s),))
        self.search = Stakes((n.tile, n.good), self.searching)
        self.fight = Stakes((n.strength, n.price), self.fighting)
        self.step = Stakes((ground, left), self.stepping)
        self.ferry = Stakes((n.price, ground, left), self.crossing)
        self.compass = Stakes((n.to, ground, left), self.led)
        self.stop = Stakes((ground, n.number.called("trades"), n.price), self.staying)
        self.buy = Stakes((n.good, cash, credit), self.buying)
        self.sell = Stakes((n.price, n.town), self.selling)
        self.barter = Stakes((n.price, n.good.called("toward")), self.bartering)
        self.cart = Stakes((cash, credit), self.carting)
        self.upgrade = Stakes((cash, credit), self.upgrading)
        self.done = Stakes((n.price,), lambda s, seat, action: (int(s.barter),))
        self.pay = Stakes((n.price,), lambda s, seat, action: (self.night(s, seat),))
        self.orcs = Stakes((n.strength,), lambda s, seat, action: (int(s.drawn) % num.COINS,))

    # ── Where a way leads ──

    def ground(self, s: MerchantState, place: int) -> int:
        orcs = int(orc_number(s, place)) + 1 if has(s.orcs, place) else 0
        if has(s.hidden, place):
            return UNKNOWN
        good = int(s.goods_at[place]) - 1
        return (TOWNS + good if good >= 0 else int(tile_at(s, place))) + ORCS * orcs

    def here(self, s: MerchantState, seat: int) -> int:
        return self.ground(s, int(pawn(s, seat))) % ORCS

    def beside(self, s: MerchantState, seat: int, way: int) -> int:
        return int(s.near[int(pawn(s, seat)) * 4 + way])

    def ahead(self, s: MerchantState, place: int) -> tuple[int, int]:
        """Return what lies there, and the steps left there (WM-A9)."""
        left = max(0, int(s.steps) - int(num.COST[tile_at(s, place)]))
        return self.ground(s, place), left

    def heading(self, s: MerchantState, seat: int, action: int) -> tuple[int]:
        return (self.ground(s, self.beside(s, seat, a_of(action))),)

    def rolling(self, s: MerchantState, seat: int, action: int) -> tuple[int]:
        """Return the least number that leads on (WM-R20); 0: the dice are for movement."""
        return (int(num.NUMBER[tile_at(s, pawn(s, seat))]) + 1 if s.faces != 0 else 0,)

    def staying(self, s: MerchantState, seat: int, action: int) -> tuple[int, int, int]:
        return self.here(s, seat), int(town_here(s, seat) >= 0), self.night(s, seat)

    def stepping(self, s: MerchantState, seat: int, action: int) -> tuple[int, int]:
        return self.ahead(s, self.beside(s, seat, a_of(action)))

    def crossing(self, s: MerchantState, seat: int, action: int) -> tuple[int, int, int]:
        return int(ferry_fee(self.game, s, pawn(s, seat))), *self.stepping(s, seat, action)

    def led(self, s: MerchantState, seat: int, action: int) -> tuple[int, int, int]:
        """Return where a compass number leads: 1 and 2, 3 and 4, 5 and 6 (WM-R19)."""
        ways = [way for way in range(4) if self.beside(s, seat, way) >= 0]
        way = ways[(a_of(action) - 1) // 2]
        return way, *self.ahead(s, self.beside(s, seat, way))

    def night(self, s: MerchantState, seat: int) -> int:
        return 0 if s.magic else int(shelter_price(self.game, s, pawn(s, seat)))

    # ── Towns, special tiles, orcs ──

    def best_bonus(self, s: MerchantState) -> int:
        """Return the most credit that a town nobody has found yet can bring (WM-R16)."""
        prices = [int(self.game.buy[good]) for good in members(names_left(s))]
        return min(int(self.game.bonus), max(prices, default=0))

    def searching(self, s: MerchantState, seat: int, action: int) -> tuple[int, int]:
        here = pawn(s, seat)
        return int(tile_at(s, here)), int(good_of_tile(s, here))

    def fighting(self, s: MerchantState, seat: int, action: int) -> tuple[int, int]:
        here = pawn(s, seat)
        return int(orc_number(s, here)), int(stake_for(self.game, s, seat, here))

    # ── Trade ──

    def buying(self, s: MerchantState, seat: int, action: int) -> tuple[int, int, int]:
        """Return the good, what is paid for it in GC, and in barter value and credit (WM-A70)."""
        good = int(town_here(s, seat))
        return good, *shared(self.game.buy[good], s.barter + credit_here(s, seat))

    def selling(self, s: MerchantState, seat: int, action: int) -> tuple[int, int]:
        return int(self.game.sell[a_of(action)]), int(town_here(s, seat))

    def bartering(self, s: MerchantState, seat: int, action: int) -> tuple[int, int]:
        return int(self.game.barter[a_of(action)]), int(town_here(s, seat))

    def carting(self, s: MerchantState, seat: int, action: int) -> tuple[int, int]:
        price = self.game.cart_big if a_of(action) else self.game.cart_small
        return shared(price, credit_here(s, seat))

    def upgrading(self, s: MerchantState, seat: int, action: int) -> tuple[int, int]:
        return shared(self.game.upgrade, credit_here(s, seat))


def shared(price: int, credit: int) -> tuple[int, int]:
    """Return what of a price is paid in GC, and what in credit."""
    return int(max(0, price - credit)), int(min(price, credit))
