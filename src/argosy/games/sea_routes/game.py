"""Trade Routes at sea as the contract wants it: the sequence of play as data, and the result."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import leaders
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.sea_routes import legal, state
from argosy.games.sea_routes.census import census
from argosy.games.sea_routes.evaluation import appraise, appraise_for, features
from argosy.games.sea_routes.numbers import DONE, EMBARGO, PASS, RUSH, SAIL, SLIP, SNEAK
from argosy.games.sea_routes.rules import abilities, moving, scoring, setup, turn
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import with_byte

TURN: Final = Turn(
    steps=[
        ChanceStep(state.LAYING, "SR-R2", setup.tiles_to_lay, setup.lay_tile, setup.any_tile),
        ChanceStep(state.DEALING, "SR-R3", setup.coins_to_deal, setup.deal_coin, setup.any_coin),
        ChanceStep(state.DRAWING, "SR-R6", setup.seats_to_draw, setup.draw_first),
        SeatStep(state.SAILING, "SR-R7", legal.list_sailing, [SAIL, SNEAK, RUSH, SLIP, EMBARGO]),
        SeatStep(
            state.STRANDING,
            "SR-A23",
            legal.list_stranding,
            [SAIL, SNEAK, RUSH, SLIP, EMBARGO, PASS],
        ),
        SeatStep(state.PARTING, "SR-R10", legal.list_parting, [EMBARGO, DONE]),
        LastStep(state.RESTING, "SR-R24"),
    ],
    deeds=[
        Deed(SAIL, moving.why_not_sail, moving.sail),
        Deed(SNEAK, moving.why_not_sneak, moving.sneak),
        Deed(RUSH, moving.why_not_rush, moving.rush, domain=moving.is_step),
        Deed(SLIP, moving.why_not_slip, moving.slip, domain=moving.is_step),
        Deed(EMBARGO, abilities.why_not_embargo, abilities.embargo),
        Deed(PASS, None, turn.pass_round),
        Deed(DONE, None, turn.end_turn),
    ],
)


class SeaRoutes(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options, TURN)
        self.room = 48  # 4 sail, 4 sneak, 16 rush, 16 slip, 4 embargo, 1 pass or done
        claims = self.tile_spaces + self.coin_spaces
        moves = (claims + 1) * self.idle_moves  # SR-A22: a claim at least that often
        setup = self.tile_spaces + self.coin_spaces + 1
        self.bound = setup + self.rounds * (
            self.tile_spaces + 2 * moves + self.markers + self.seats
        )

    def setup(self) -> SeaRoutesState:
        s = SeaRoutesState()
        s.step = state.LAYING
        s.bag = self.all_tiles
        s.cup = self.all_coins
        s.tile_at = vec[u8]([0] * self.tile_spaces)
        s.coin_at = vec[u8]([0] * self.coin_spaces)
        s.scores = vec[i64]([0] * self.seats)
        s.tiles_of = vec[i64]([0] * self.seats)
        s.coins_of = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            s.pawns = with_byte(s.pawns, seat, self.centre)  # SR-R4
        return s

    def not_now(self, s: SeaRoutesState, verb: i64) -> i64:
        return turn.why_not_now(s, verb)

    # ── Result ──

    def scores(self, s: SeaRoutesState) -> list[i64]:
        return [s.scores[seat] for seat in range(self.seats)]

    def winners(self, s: SeaRoutesState) -> list[i64]:
        return leaders([scoring.standing(s, seat) for seat in range(self.seats)])

    def appraise(self, s: SeaRoutesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def appraise_for(self, s: SeaRoutesState, seat: i64) -> float:
        return self.returns(s)[seat] if s.ending != 0 else appraise_for(self, s, seat)

    def features(self, s: SeaRoutesState) -> list[list[float]]:
        return features(self, s)

    def census(self, s: SeaRoutesState) -> list[i64]:
        return census(self, s)
