"""Ship It! as the contract wants it: the sequence of play as data, secrets, and the result."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import EVERYONE, Rng
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.ship_it.census import census
from argosy.games.ship_it.evaluation import appraise, appraise_for, features
from argosy.games.ship_it.legal import (
    list_building,
    list_choosing,
    list_directing,
    list_keeping,
    list_planning,
    list_shipping,
    list_stopping,
)
from argosy.games.ship_it.numbers import (
    BUILD,
    BUY,
    CHOOSE,
    DONE,
    KEEP,
    OFFICIAL,
    PIPSTOP,
    SHIP,
    TAKEBACK,
)
from argosy.games.ship_it.rules.freight import (
    choose_pipstop,
    ship,
    why_not_pipstop,
    why_not_ship,
)
from argosy.games.ship_it.rules.links import (
    any_link,
    build,
    buy,
    choose,
    draw_link,
    links_to_draw,
    take_back,
    why_not_build,
    why_not_buy,
    why_not_choose,
    why_not_takeback,
)
from argosy.games.ship_it.rules.officials import direct, why_not_official
from argosy.games.ship_it.rules.setup import any_tile, lay_tile, tiles_to_lay
from argosy.games.ship_it.rules.shipments import (
    any_coin,
    any_value_seen,
    any_value_turned_up,
    coins_to_lay,
    keep,
    lay_out,
    look,
    reveal,
    turn_delivered,
    values_seen,
    values_turned_up,
    why_not_keep,
)
from argosy.games.ship_it.rules.turn import done, go_on, why_not_now
from argosy.games.ship_it.secrets import imagine, redact
from argosy.games.ship_it.state import (
    BUILDING,
    CHOOSING,
    COLOURS,
    DIRECTING,
    DRAWING,
    HALVES,
    KEEPING,
    LAYING,
    LAYING_OUT,
    LOADS,
    LOOKING,
    NOTHING,
    NOWHERE,
    PLANNING,
    RESTING,
    REVEALING,
    SHIPPING,
    SPACES,
    STOPPING,
    TILES,
    TURNING,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import BIT
from argosy.kit.dominoes import DOMINOES

TURN: Final = Turn(
    steps=[
        ChanceStep(LAYING, "SI-R2", tiles_to_lay, lay_tile, any_tile),
        ChanceStep(DRAWING, "SI-R10", links_to_draw, draw_link, any_link),
        ChanceStep(TURNING, "SI-R20", values_turned_up, turn_delivered, any_value_turned_up),
        ChanceStep(REVEALING, "SI-R26", values_turned_up, reveal, any_value_turned_up),
        ChanceStep(LAYING_OUT, "SI-R24", coins_to_lay, lay_out, any_coin),
        ChanceStep(LOOKING, "SI-A32", values_seen, look, any_value_seen),
        SeatStep(PLANNING, "SI-R10", list_planning, [BUY, TAKEBACK, DONE]),
        SeatStep(CHOOSING, "SI-R12", list_choosing, [CHOOSE]),
        SeatStep(BUILDING, "SI-R12", list_building, [BUILD]),
        SeatStep(DIRECTING, "SI-R13", list_directing, [OFFICIAL, DONE]),
        SeatStep(STOPPING, "SI-R14", list_stopping, [PIPSTOP, DONE]),
        SeatStep(SHIPPING, "SI-R14", list_shipping, [SHIP, DONE]),
        SeatStep(KEEPING, "SI-R24", list_keeping, [KEEP]),
        LastStep(RESTING, "SI-R33"),
    ],
    deeds=[
        Deed(BUY, why_not_buy, buy),
        Deed(TAKEBACK, why_not_takeback, take_back),
        Deed(CHOOSE, why_not_choose, choose),
        Deed(BUILD, why_not_build, build),
        Deed(OFFICIAL, why_not_official, direct),
        Deed(PIPSTOP, why_not_pipstop, choose_pipstop),
        Deed(SHIP, why_not_ship, ship),
        Deed(KEEP, why_not_keep, keep),
        Deed(DONE, None, done),
    ],
    after=go_on,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipIt(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options, TURN)
        # A link touches one of at most 24 * 8 + 27 * 6 edges, with either half, four ways.
        self.room = 8 * (TILES * 8 + (DOMINOES - 1) * 6)
        most = self.ap + 5 * self.chit_ap
        # A point gives at most four lines (buy, domino, choose, build); then pipstop, thrice done.
        turn = 4 * most + 4
        shipment = 1 + 3 * 20  # a chit, and every coin turned, laid and looked at
        self.bound = TILES + self.rounds * COLOURS * turn + 20 * shipment

    def setup(self) -> ShipItState:
        s = ShipItState()
        s.step = LAYING
        s.bag = BIT[TILES] - 1
        s.order = vec[u8]([NOTHING] * TILES)
        s.tile_x = vec[u8]([NOTHING] * TILES)
        s.tile_y = vec[u8]([NOTHING] * TILES)
        s.gates = vec[i64]([-1] * (2 * TILES))
        s.gate_rows = vec[i64]([0] * self.height)
        s.half_at = vec[i64]([-1] * HALVES)
        s.ground = vec[u8]([0] * self.squares)
        s.rows = vec[i64]([0] * self.height)
        s.near_halves = vec[i64]([0] * SPACES)
        s.near_tiles = vec[i64]([0] * SPACES)
        s.regions = vec[i64]([0] * HALVES)
        s.loads = vec[u8]([NOWHERE] * LOADS)
        s.scores = vec[i64]([0] * COLOURS)
        s.values = vec[i64]([0] * LOADS)
        s.one_of = vec[u8]([31] * LOADS)
        s.seen = vec[i64]([0] * self.seats)
        return s

    def not_now(self, s: ShipItState, verb: i64) -> i64:
        return why_not_now(s, verb)

    # ── Secrets and evaluation ──

    def hears(self, s: ShipItState) -> i64:
        return s.mover if s.step == LOOKING else EVERYONE

    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        return redact(s, viewer)

    def imagine(self, known: ShipItState, viewer: i64, rng: Rng) -> ShipItState:
        return imagine(known, rng)

    def appraise(self, s: ShipItState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def appraise_for(self, s: ShipItState, seat: i64) -> float:
        return self.returns(s)[seat] if s.ending != 0 else appraise_for(self, s, seat)

    def features(self, s: ShipItState) -> list[list[float]]:
        return features(self, s)

    # ── Result ──

    def scores(self, s: ShipItState) -> list[i64]:
        """SI-R34: with two seats the lower of a seat's two."""
        if self.seats == 2:
            return [min(s.scores[seat], s.scores[seat + 2]) for seat in range(2)]
        return [s.scores[c] for c in range(COLOURS) if self.seat_of[c] >= 0]

    def winners(self, s: ShipItState) -> list[i64]:
        """SI-R33, SI-A34: the most profit; with two seats the higher scores break a tie."""
        standing = self.scores(s)
        if self.seats == 2:
            for seat in range(2):
                higher = max(s.scores[seat], s.scores[seat + 2])
                standing[seat] = standing[seat] * 100000 + higher
        best = max(standing)
        return [seat for seat in range(self.seats) if standing[seat] == best]

    def census(self, s: ShipItState) -> list[i64]:
        return census(self, s)
