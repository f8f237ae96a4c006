"""The table of Trade Routes on the road.

Small numbers lie side by side in one integer: a byte per seat for squares and purses, four bits per
card (its good + 1, 0 is an empty place) for hands and boxes, five bits per good for the piles.
"""

from typing import Final

from mypy_extensions import i64

from argosy.core.contract import State

# Steps that chance takes
DEALING: Final = 1
OPENING: Final = 2
ROLLING: Final = 3
LOSING: Final = 4
REFILLING: Final = 5

# Steps that a seat takes, and RESTING when the game is over
STARTING: Final = 6
DEPARTING: Final = 7
MOVING: Final = 8
TRADING: Final = 9
SELLING: Final = 10
PRICING: Final = 11
ANSWERING: Final = 12
RESTING: Final = 13


class LandRoutesState(State):
    """One game in progress."""

    round: i64 = 1
    first: i64 = 0  # the first player
    bank: i64 = 0
    purses: i64 = 0  # byte per seat: gold
    squares: i64 = 0  # byte per seat: where its token stands
    hands: i64 = 0  # twelve bits per seat: slots 1, 2, 3 from the low end
    has: i64 = 0  # four bits per center
    needs: i64 = 0
    bag: i64 = 0  # five bits per good: cards still to come
    discards: i64 = 0
    due: i64 = 0  # the box that a card is turned up for: center * 2, + 1 for NEEDS
    missing: i64 = 0  # seats that miss their next turn (LR-A13)
    reading: i64 = 0  # the bank at the end of the last round, 0 before there was one (LR-A34)
    calm: i64 = 0  # equal readings in a row
    rivals: i64 = 0  # opening: seats that still roll, this time round
    leaders: i64 = 0  # opening: seats with the highest roll of this time
    high: i64 = 0
    roll: i64 = 0  # of the move under way
    losses: i64 = 0  # rolls for lost cargo still to be made (LR-A15)
    bought: i64 = 0  # purchases in this turn
    sold: i64 = 0  # sales opened in this turn
    is_sale: i64 = 0  # 1 while a sale is open
    base: i64 = DEPARTING  # the step that a deal with the center goes back to: DEPARTING or TRADING
    offers: i64 = 0  # four bits per seat: offers made in this turn
    maker: i64 = 0  # of the open offer; the rest is 0 without one
    taker: i64 = 0
    given: i64 = 0  # slots of the maker, a bit each
    wanted: i64 = 0  # slots of the taker
    pays: i64 = 0  # gold that the maker adds
    asks: i64 = 0  # gold that the taker adds
