"""Trade Routes at sea as the contract wants it: the sequence of play as data, and the result."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.sea_routes.census import census
from argosy.games.sea_routes.evaluation import appraise, features
from argosy.games.sea_routes.legal import list_parting, list_sailing, list_stranding
from argosy.games.sea_routes.numbers import DONE, EMBARGO, PASS, RUSH, SAIL, SLIP, SNEAK
from argosy.games.sea_routes.rules.abilities import embargo, why_not_embargo
from argosy.games.sea_routes.rules.moving import (
    rush,
    sail,
    slip,
    sneak,
    why_not_rush,
    why_not_sail,
    why_not_slip,
    why_not_sneak,
)
from argosy.games.sea_routes.rules.scoring import standing
from argosy.games.sea_routes.rules.setup import (
    any_coin,
    any_seat,
    any_tile,
    coins_to_deal,
    deal_coin,
    draw_first,
    lay_tile,
    seats_to_draw,
    tiles_to_lay,
)
from argosy.games.sea_routes.rules.turn import end_turn, pass_round, why_not_now
from argosy.games.sea_routes.state import (
    DEALING,
    DRAWING,
    LAYING,
    PARTING,
    RESTING,
    SAILING,
    STRANDING,
    SeaRoutesState,
)
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import with_byte

TURN: Final = Turn(
    steps=[
        ChanceStep(LAYING, "SR-R2", tiles_to_lay, lay_tile, any_tile),
        ChanceStep(DEALING, "SR-R3", coins_to_deal, deal_coin, any_coin),
        ChanceStep(DRAWING, "SR-R6", seats_to_draw, draw_first, any_seat),
        SeatStep(SAILING, "SR-R7", list_sailing, [SAIL, SNEAK, RUSH, SLIP, EMBARGO]),
        SeatStep(STRANDING, "SR-A23", list_stranding, [SAIL, SNEAK, RUSH, SLIP, EMBARGO, PASS]),
        SeatStep(PARTING, "SR-R10", list_parting, [EMBARGO, DONE]),
        LastStep(RESTING, "SR-R24"),
    ],
    deeds=[
        Deed(SAIL, why_not_sail, sail),
        Deed(SNEAK, why_not_sneak, sneak),
        Deed(RUSH, why_not_rush, rush),
        Deed(SLIP, why_not_slip, slip),
        Deed(EMBARGO, why_not_embargo, embargo),
        Deed(PASS, None, pass_round),
        Deed(DONE, None, end_turn),
    ],
)


@mypyc_attr(allow_interpreted_subclasses=True)
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
        s.step = LAYING
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
        return why_not_now(s, verb)

    # ── Result ──

    def scores(self, s: SeaRoutesState) -> list[i64]:
        return [s.scores[seat] for seat in range(self.seats)]

    def winners(self, s: SeaRoutesState) -> list[i64]:
        best = max([standing(s, seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if standing(s, seat) == best]

    def appraise(self, s: SeaRoutesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def features(self, s: SeaRoutesState) -> list[list[float]]:
        return features(self, s)

    def census(self, s: SeaRoutesState) -> list[i64]:
        return census(self, s)
