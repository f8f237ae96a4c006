"""The table of Trade Routes on the road.

Small numbers lie side by side in one integer: a byte per seat for squares and purses, four bits per
card (its good + 1, 0 is an empty place) for hands and boxes, five bits per good for the piles.
"""

from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import State

# Steps; up to REFILLING they are chance
DEALING: Final = 1
OPENING: Final = 2
ROLLING: Final = 3
LOSING: Final = 4
REFILLING: Final = 5
STARTING: Final = 6
DEPARTING: Final = 7
MOVING: Final = 8
TRADING: Final = 9
SELLING: Final = 10
PRICING: Final = 11
ANSWERING: Final = 12
RESTING: Final = 13  # the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class LandRoutesState(State):
    round: i64
    first: i64  # the first player
    bank: i64
    purses: i64  # byte per seat: gold
    squares: i64  # byte per seat: where its token stands
    hands: i64  # twelve bits per seat: slots 1, 2, 3 from the low end
    has: i64  # four bits per center
    needs: i64
    bag: i64  # five bits per good: cards still to come
    discards: i64
    due: i64  # the box that a card is turned up for: center * 2, + 1 for NEEDS
    missing: i64  # seats that miss their next turn (LR-A13)
    reading: i64  # the bank at the end of the last round, 0 before there was one (LR-A34)
    calm: i64  # equal readings in a row
    rivals: i64  # opening: seats that still roll, this time round
    leaders: i64  # opening: seats with the highest roll of this time
    high: i64
    roll: i64  # of the move under way
    losses: i64  # rolls for lost cargo still to be made (LR-A15)
    bought: i64  # purchases in this turn
    sold: i64  # sales opened in this turn
    is_sale: i64  # 1 while a sale is open
    base: i64  # the step that a deal with the center goes back to: DEPARTING or TRADING
    offers: i64  # four bits per seat: offers made in this turn
    maker: i64  # of the open offer; the rest is 0 without one
    taker: i64
    given: i64  # slots of the maker, a bit each
    wanted: i64  # slots of the taker
    pays: i64  # gold that the maker adds
    asks: i64  # gold that the taker adds

    def __init__(self) -> None:
        super().__init__()
        self.step = DEALING
        self.round = 1
        self.first = 0
        self.bank = 0
        self.purses = 0
        self.squares = 0
        self.hands = 0
        self.has = 0
        self.needs = 0
        self.bag = 0
        self.discards = 0
        self.due = 0
        self.missing = 0
        self.reading = 0
        self.calm = 0
        self.rivals = 0
        self.leaders = 0
        self.high = 0
        self.roll = 0
        self.losses = 0
        self.bought = 0
        self.sold = 0
        self.is_sale = 0
        self.base = DEPARTING
        self.offers = 0
        self.maker = 0
        self.taker = 0
        self.given = 0
        self.wanted = 0
        self.pays = 0
        self.asks = 0

    def copy_from(self, other: Self) -> None:
        self.step = other.step
        self.mover = other.mover
        self.decider = other.decider
        self.ending = other.ending
        self.shown = other.shown
        self.round = other.round
        self.first = other.first
        self.bank = other.bank
        self.purses = other.purses
        self.squares = other.squares
        self.hands = other.hands
        self.has = other.has
        self.needs = other.needs
        self.bag = other.bag
        self.discards = other.discards
        self.due = other.due
        self.missing = other.missing
        self.reading = other.reading
        self.calm = other.calm
        self.rivals = other.rivals
        self.leaders = other.leaders
        self.high = other.high
        self.roll = other.roll
        self.losses = other.losses
        self.bought = other.bought
        self.sold = other.sold
        self.is_sale = other.is_sale
        self.base = other.base
        self.offers = other.offers
        self.maker = other.maker
        self.taker = other.taker
        self.given = other.given
        self.wanted = other.wanted
        self.pays = other.pays
        self.asks = other.asks

    def clone(self) -> Self:
        twin = type(self)()
        twin.copy_from(self)
        return twin

    def fields(self) -> list[str]:
        return [
            *("round", "first", "bank", "purses", "squares", "hands", "has", "needs", "bag"),
            *("discards", "due", "missing", "reading", "calm", "rivals", "leaders", "high"),
            *("roll", "losses", "bought", "sold", "is_sale", "base", "offers", "maker", "taker"),
            *("given", "wanted", "pays", "asks"),
        ]
