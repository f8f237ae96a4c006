# compiled
"""Holds what never changes: the numbers that follow from seats and options."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game
from argosy.core.turn import Turn
from argosy.games.ship_it.numbers import UNOWNED
from argosy.games.ship_it.state import TILES, ShipItState
from argosy.kit.dominoes import DOMINOES, HIGH, LOW
from argosy.kit.evaluation import Evaluation, shipped

# The board in tiles. With c cities there are (c + 2) // 3 columns, one gap less, and 24 - c tiles
# to make columns two wide. Most it is with 19 cities: 7 columns, 6 gaps, 5 columns two wide.
WIDEST: Final = 18
HIGHEST: Final = 8  # three cities of two rows and two gaps

LOW_HALVES: Final = vec[i64](  # by pip-stop: halves with fewer pips
    [
        sum(2 ** (2 * d) for d in range(DOMINOES) if HIGH[d] < stop)
        + sum(2 ** (2 * d + 1) for d in range(DOMINOES) if LOW[d] < stop)
        for stop in range(7)
    ]
)
LOW_TILES: Final = vec[i64](  # by pip-stop: tiles with a lower number
    [sum(2**tile for tile in range(TILES) if tile % 6 < stop) for stop in range(7)]
)


class Tables(Game[ShipItState]):
    """The options, and what follows from them and the seats, computed once."""

    evaluation: Evaluation  # the weights of the features
    # The constants of its evaluation; these in thousandths of a point, whole:
    chit_worth: i64
    link_worth: i64
    connected: i64  # a load that can get to a hub,
    each_need: i64  # less what it takes: a pip, or another turn
    apart: i64  # a load that cannot,
    each_gap: i64  # less for each square to be built
    each_point: i64  # an action point spent
    warehoused: i64  # a point of a coin on a hub,
    fuller: i64  # and so much more if the hub is full
    brought: i64  # a point of a load that the best plan brings to a hub, where nothing is shipped
    # and these as they are. What a point tells of the outcome depends on the shipments left until the game is over.
    usual_hopes: float  # of another seat
    dread: float  # of what others could ship that a seat minds
    spread: float  # points that decide a game that is over
    spread_each: float  # and so many more for each shipment left
    catch_up: float  # points that the lower of two scores may catch up, each
    width: i64  # squares of the largest grid: the numbering of squares
    height: i64
    squares: i64
    row_of: vec[i64]  # by square
    column_of: vec[i64]
    unowned: i64  # the colour without a seat, or UNOWNED if all have one
    seat_of: vec[i64]  # by colour; UNOWNED for the one without
    first_colour: i64
    last_colour: i64
    ap: i64
    link_price: i64
    takeback_price: i64
    takebacks: i64
    direct: i64
    margin: i64
    official_price: i64
    load_price: i64
    pip_price: i64
    threshold: i64
    tile_factor: i64
    trigger_factor: i64
    home_bonus: i64
    chit_ap: i64
    official_bonus: i64
    pawns_out: i64
    rounds: i64

    def __init__(self, options: dict[str, int], turn: Turn) -> None:
        super().__init__(options, turn)
        self.weigh_by(shipped("argosy.games.ship_it"))
        self.ap = options["ap"]
        self.link_price = options["link_price"]
        self.takeback_price = options["takeback_price"]
        self.takebacks = options["takebacks"]
        self.direct = options["direct"]
        self.margin = options["margin"]
        self.official_price = options["official_price"]
        self.load_price = options["load_price"]
        self.pip_price = options["pip_price"]
        self.threshold = options["threshold"]
        self.tile_factor = options["tile_factor"]
        self.trigger_factor = options["trigger_factor"]
        self.home_bonus = options["home_bonus"]
        self.chit_ap = options["chit_ap"]
        self.official_bonus = options["official_bonus"]
        self.pawns_out = options["pawns_out"]
        self.rounds = options["rounds"]
        self.width = 2 * WIDEST + 2 * self.margin
        self.height = 2 * HIGHEST + 2 * self.margin
        self.squares = self.width * self.height
        self.row_of = vec[i64]([square // self.width for square in range(self.squares)])
        self.column_of = vec[i64]([square % self.width for square in range(self.squares)])
        self.seat_colours(options["unowned"])

    def weigh_by(self, found: dict[str, Any]) -> None:
        self.evaluation = Evaluation(found)
        constants = found["constants"]
        self.chit_worth = round(constants["chit_worth"])
        self.link_worth = round(constants["link_worth"])
        self.connected = round(constants["connected"])
        self.each_need = round(constants["each_need"])
        self.apart = round(constants["apart"])
        self.each_gap = round(constants["each_gap"])
        self.each_point = round(constants["each_point"])
        self.warehoused = round(constants["warehoused"])
        self.fuller = round(constants["fuller"])
        self.brought = round(constants["brought"])
        self.usual_hopes = float(constants["usual_hopes"])
        self.dread = float(constants["dread"])
        self.spread = float(constants["spread"])
        self.spread_each = float(constants["spread_each"])
        self.catch_up = float(constants["catch_up"])

    def seat_colours(self, without: i64) -> None:
        """SI-R34, SI-A3, SI-A43: who has which colour."""
        self.unowned = without if self.seats == 3 else UNOWNED
        seats: list[int] = []
        for colour in range(4):
            if self.seats == 2:
                seats.append(colour % 2)
            elif colour == self.unowned:
                seats.append(UNOWNED)
            else:
                seats.append(colour - int(self.seats == 3 and colour > without))
        self.seat_of = vec[i64](seats)
        self.first_colour = 1 if self.unowned == 0 else 0
        self.last_colour = 2 if self.unowned == 3 else 3
