"""Ship It! as the contract wants it: the sequence of play as data, secrets, and the result."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import EVERYONE, Rng, leaders
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.ship_it import legal, state
from argosy.games.ship_it.census import census
from argosy.games.ship_it.evaluation import appraise, appraise_for, features
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
from argosy.games.ship_it.rules import freight, links, officials, reading, setup, shipments, turn
from argosy.games.ship_it.secrets import hide, imagine
from argosy.games.ship_it.state import ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit
from argosy.kit.dominoes import DOMINOES

TURN: Final = Turn(
    steps=[
        ChanceStep(state.LAYING, "SI-R2", setup.tiles_to_lay, setup.lay_tile, setup.any_tile),
        ChanceStep(state.DRAWING, "SI-R10", links.links_to_draw, links.draw_link, links.any_link),
        ChanceStep(
            state.TURNING,
            "SI-R20",
            shipments.values_turned_up,
            shipments.turn_delivered,
            shipments.any_value_turned_up,
        ),
        ChanceStep(
            state.REVEALING,
            "SI-R26",
            shipments.values_turned_up,
            shipments.reveal,
            shipments.any_value_turned_up,
        ),
        ChanceStep(
            state.LAYING_OUT,
            "SI-R24",
            shipments.coins_to_lay,
            shipments.lay_out,
            shipments.any_coin,
        ),
        ChanceStep(
            state.LOOKING, "SI-A32", shipments.values_seen, shipments.look, shipments.any_value_seen
        ),
        SeatStep(state.PLANNING, "SI-R10", legal.list_planning, [BUY, TAKEBACK, DONE]),
        SeatStep(state.CHOOSING, "SI-R12", legal.list_choosing, [CHOOSE]),
        SeatStep(state.BUILDING, "SI-R12", legal.list_building, [BUILD]),
        SeatStep(state.DIRECTING, "SI-R13", legal.list_directing, [OFFICIAL, DONE]),
        SeatStep(state.STOPPING, "SI-R14", legal.list_stopping, [PIPSTOP, DONE]),
        SeatStep(state.SHIPPING, "SI-R14", legal.list_shipping, [SHIP, DONE]),
        SeatStep(state.KEEPING, "SI-R24", legal.list_keeping, [KEEP]),
        LastStep(state.RESTING, "SI-R33"),
    ],
    deeds=[
        Deed(BUY, links.why_not_buy, links.buy),
        Deed(TAKEBACK, links.why_not_takeback, links.take_back),
        Deed(CHOOSE, links.why_not_choose, links.choose),
        Deed(BUILD, links.why_not_build, links.build, domain=links.fits_grid),
        Deed(OFFICIAL, officials.why_not_official, officials.direct),
        Deed(PIPSTOP, freight.why_not_pipstop, freight.choose_pipstop, domain=freight.is_pipstop),
        Deed(SHIP, freight.why_not_ship, freight.ship),
        Deed(KEEP, shipments.why_not_keep, shipments.keep),
        Deed(DONE, None, turn.done),
    ],
    after=turn.go_on,
)


class ShipIt(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options, TURN)
        # A link touches one of at most 24 * 8 + 27 * 6 edges, with either half, four ways.
        self.room = 8 * (state.TILES * 8 + (DOMINOES - 1) * 6)
        most = self.ap + 5 * self.chit_ap
        # A point gives at most four lines (buy, domino, choose, build); then pipstop, thrice done.
        turn = 4 * most + 4
        shipment = 1 + 3 * 20  # a chit, and every coin turned, laid and looked at
        self.bound = state.TILES + self.rounds * state.COLOURS * turn + 20 * shipment

    def setup(self) -> ShipItState:
        s = ShipItState()
        s.step = state.LAYING
        s.bag = bit(state.TILES) - 1
        s.order = vec[u8]([state.NOTHING] * state.TILES)
        s.tile_x = vec[u8]([state.NOTHING] * state.TILES)
        s.tile_y = vec[u8]([state.NOTHING] * state.TILES)
        s.gates = vec[i64]([-1] * (2 * state.TILES))
        s.gate_rows = vec[i64]([0] * self.height)
        s.half_at = vec[i64]([-1] * state.HALVES)
        s.ground = vec[u8]([0] * self.squares)
        s.rows = vec[i64]([0] * self.height)
        s.near_halves = vec[i64]([0] * state.SPACES)
        s.near_tiles = vec[i64]([0] * state.SPACES)
        s.regions = vec[i64]([0] * state.HALVES)
        s.loads = vec[u8]([state.NOWHERE] * state.LOADS)
        s.scores = vec[i64]([0] * state.COLOURS)
        s.values = vec[i64]([0] * state.LOADS)
        s.one_of = vec[u8]([31] * state.LOADS)
        s.seen = vec[i64]([0] * self.seats)
        return s

    def not_now(self, s: ShipItState, verb: i64) -> i64:
        return turn.why_not_now(s, verb)

    # ── Secrets and evaluation ──

    def hears(self, s: ShipItState) -> i64:
        return s.mover if s.step == state.LOOKING else EVERYONE

    def hide(self, s: ShipItState, viewer: i64) -> None:
        hide(s, viewer)

    def imagine(self, known: ShipItState, viewer: i64, rng: Rng) -> ShipItState:
        return imagine(known, rng)

    def appraise(self, s: ShipItState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def appraise_for(self, s: ShipItState, seat: i64) -> float:
        return self.returns(s)[seat] if s.ending != 0 else appraise_for(self, s, seat)

    def features(self, s: ShipItState) -> list[list[float]]:
        return features(self, s)

    # ── Actions by what lies there, instead of by square ──

    def general(self, s: ShipItState, action: i64) -> i64:
        return reading.general(s, action)

    def particular(self, s: ShipItState, action: i64) -> i64:
        return reading.particular(s, action)

    # ── Result ──

    def scores(self, s: ShipItState) -> list[i64]:
        """SI-R34: with two seats the lower of a seat's two."""
        if self.seats == 2:
            return [min(s.scores[seat], s.scores[seat + 2]) for seat in range(2)]
        return [s.scores[c] for c in range(state.COLOURS) if self.seat_of[c] >= 0]

    def winners(self, s: ShipItState) -> list[i64]:
        """SI-R33, SI-A34: the most profit; with two seats the higher scores break a tie."""
        standing = self.scores(s)
        if self.seats == 2:
            for seat in range(2):
                higher = max(s.scores[seat], s.scores[seat + 2])
                standing[seat] = standing[seat] * 100000 + higher
        return leaders(standing)

    def census(self, s: ShipItState) -> list[i64]:
        return census(self, s)
