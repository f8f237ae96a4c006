"""The Wandering Merchant as the contract wants it: the sequence of play as data, and the result."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import IS_ASKED, IS_NOW, IS_ON, IS_TEXT, leaders
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.wandering_merchant import legal, state
from argosy.games.wandering_merchant.census import census
from argosy.games.wandering_merchant.evaluation import appraise, appraise_for, features
from argosy.games.wandering_merchant.numbers import (
    ALONE_TOO_LATE,
    ATTACK,
    BARTER,
    BUY,
    CART,
    COMPASS,
    DISCARD,
    DONE,
    DRAW,
    EXPLORE,
    FERRY,
    FIGHT,
    GIVE,
    GOODS,
    HEAD,
    LAY,
    LEAVE,
    MAGIC,
    ORCS,
    ORCS_WON,
    PASS,
    PAY,
    ROLL,
    SEARCH,
    SELL,
    STAY,
    STEP,
    STOP,
    TAKE,
    UPGRADE,
    WILD,
)
from argosy.games.wandering_merchant.rules import (
    combat,
    goods,
    orcs,
    setup,
    towns,
    trade,
    travel,
    turn,
)
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit

TURN: Final = Turn(
    steps=[
        ChanceStep(state.DRAWING, "WM-R8", setup.seats_to_draw, setup.draw_first),
        ChanceStep(state.SHAPING, "WM-A67", setup.shapes_to_draw, setup.draw_shape),
        ChanceStep(state.LAYING, "WM-A67", setup.tiles_to_lay, setup.lay_drawn, setup.any_tile),
        ChanceStep(state.TURNING, "WM-R3", setup.tiles_to_turn, setup.turn_tile, setup.any_turned),
        ChanceStep(state.RESTOCKING, "WM-R13", goods.coins_in_cup, goods.draw_coin, goods.any_coin),
        ChanceStep(state.ROLLING, "WM-R9", travel.die_faces, travel.roll_die, travel.any_face),
        ChanceStep(state.MUSTERING, "WM-R27", goods.coins_in_cup, orcs.muster, goods.any_coin),
        ChanceStep(
            state.COUNTING, "WM-A69", orcs.numbers_to_draw, orcs.count_orcs, orcs.any_number
        ),
        ChanceStep(state.FIGHTING, "WM-R28", travel.die_faces, orcs.throw_at_orcs, travel.any_face),
        ChanceStep(state.TRACKING, "WM-R20", travel.die_faces, travel.track, travel.any_face),
        ChanceStep(
            state.DISCOVERING, "WM-R16", towns.towns_to_name, towns.discover, towns.any_town
        ),
        ChanceStep(state.SEARCHING, "WM-R22", travel.die_faces, towns.find, travel.any_face),
        ChanceStep(
            state.DUELLING, "WM-R30", travel.die_faces, combat.throw_at_rival, travel.any_face
        ),
        SeatStep(state.BUILDING, "WM-R4", legal.list_building, [DRAW]),
        SeatStep(state.PLACING, "WM-R4", legal.list_placing, [LAY]),
        SeatStep(
            state.BEGINNING,
            "WM-R9",
            legal.list_beginning,
            [HEAD, ROLL, STAY, EXPLORE, SEARCH, MAGIC, FIGHT],
        ),
        SeatStep(state.POSTING, "WM-R27", legal.list_posting, [ORCS]),
        SeatStep(
            state.MOVING,
            "WM-R10",
            legal.list_moving,
            [STEP, FERRY, COMPASS, ROLL, MAGIC, FIGHT, EXPLORE, STOP],
        ),
        SeatStep(state.ATTACKING, "WM-R30", legal.list_attacking, [ATTACK, PASS]),
        SeatStep(state.DISCARDING, "WM-A53", legal.list_discarding, [DISCARD]),
        SeatStep(state.LOOTING, "WM-R30", legal.list_looting, [TAKE, LEAVE]),
        SeatStep(
            state.TRADING, "WM-R11", legal.list_trading, [BUY, SELL, BARTER, CART, UPGRADE, DONE]
        ),
        SeatStep(state.FINDING, "WM-R22", legal.list_finding, [TAKE]),
        SeatStep(state.SHELTERING, "WM-R21", legal.list_sheltering, [PAY, GIVE]),
        LastStep(state.RESTING, "WM-R32"),
    ],
    deeds=[
        Deed(HEAD, travel.why_not_head, travel.head),
        Deed(ROLL, travel.why_not_roll, travel.roll),
        Deed(STAY, None, travel.stay),  # WM-A21
        Deed(EXPLORE, towns.why_not_explore, towns.explore),
        Deed(SEARCH, towns.why_not_search, towns.search),
        Deed(MAGIC, travel.why_not_magic, travel.conjure),
        Deed(FIGHT, travel.why_not_fight, travel.fight, domain=orcs.may_come),
        Deed(STEP, travel.why_not_step, travel.enter),
        Deed(FERRY, travel.why_not_ferry, travel.ferry),
        Deed(COMPASS, travel.why_not_compass, travel.choose_compass),
        Deed(STOP, travel.why_not_stop, travel.stop),
        Deed(ATTACK, combat.why_not_attack, combat.attack, domain=combat.is_rival),
        Deed(PASS, None, combat.attack_nobody, domain=combat.may_attack),
        Deed(DISCARD, combat.why_not_discard, combat.discard, domain=combat.can_lose),
        Deed(TAKE, turn.why_not_take, turn.take),
        Deed(LEAVE, None, combat.leave_loot, domain=combat.may_attack),
        Deed(BUY, trade.why_not_buy, trade.buy),
        Deed(SELL, trade.why_not_sell, trade.sell),
        Deed(BARTER, trade.why_not_barter, trade.barter),
        Deed(CART, trade.why_not_cart, trade.get_cart),
        Deed(UPGRADE, trade.why_not_upgrade, trade.upgrade),
        Deed(DONE, None, trade.finish_trade),
        Deed(PAY, turn.why_not_pay, turn.pay_night),
        Deed(GIVE, turn.why_not_give, turn.give),
        Deed(DRAW, setup.why_not_draw, setup.draw_stack, domain=setup.is_stack),
        Deed(LAY, setup.why_not_lay, setup.lay, domain=setup.is_cell),
        Deed(ORCS, orcs.why_not_orcs, orcs.post_orcs, domain=orcs.can_post),
    ],
    after=turn.advance,
)


class WanderingMerchant(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options, TURN)
        self.checks = [IS_ON, IS_ASKED, IS_TEXT, IS_NOW]  # WM-A65
        self.zero_sum = self.seats > 1 and self.orcs == 0  # WM-R29: all may lose to the orcs
        self.room = 72  # a board of 31 tiles has at most 64 cells around it
        self.bound = bound(self)

    def setup(self) -> MerchantState:
        s = MerchantState()
        s.step = state.DRAWING
        s.bag = bit(WILD) - 1
        s.cells = vec[u8]([0] * 32)
        s.place_at = vec[u8]([0] * 169)
        s.tiles = vec[u8]([0] * 32)
        s.where = vec[u8]([0] * WILD)
        s.near = vec[i64]([-1] * 128)
        s.links = vec[i64]([0] * 32)
        s.goods_at = vec[u8]([0] * 32)
        s.orc_coins = vec[u8]([0] * 32)
        s.credits = vec[i64]([0] * GOODS)
        s.purses = vec[i64]([0] * self.seats)
        s.cargo = vec[i64]([0] * self.seats)
        s.gear = vec[i64]([0] * self.seats)
        return s

    # ── Result ──

    def scores(self, s: MerchantState) -> list[i64]:
        return [s.purses[seat] for seat in range(self.seats)]

    def winners(self, s: MerchantState) -> list[i64]:
        if s.ending == ALONE_TOO_LATE or s.ending == ORCS_WON:
            return []
        return leaders([turn.standing(self, s, seat) for seat in range(self.seats)])

    def appraise(self, s: MerchantState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def appraise_for(self, s: MerchantState, seat: i64) -> float:
        return self.returns(s)[seat] if s.ending != 0 else appraise_for(self, s, seat)

    def features(self, s: MerchantState) -> list[list[float]]:
        return features(self, s)

    def census(self, s: MerchantState) -> list[i64]:
        return census(self, s)


def bound(game: Tables) -> i64:
    """More lines than any record can have.

    A turn: magic and a fight before the roll, 8 dice, orcs, at most 48 steps, each with a forest
    die and a fight; an attack with its discards; a night. Sales are limited by the places of the
    carts. Every purchase loses a part of its price for good (barter gives back at most 80 percent,
    and what is sold in a town is not bought there), so all the money ever had limits them.
    """
    places = 4 * game.big
    turn: i64 = 20 + 48 * 8 + 40 + 4 * places
    turns = game.rounds * game.seats
    dearest: i64 = 0
    loss: i64 = 1000
    for good in range(GOODS):
        dearest = max(dearest, game.sell[good])
        loss = min(loss, game.buy[good] - game.barter[good])
    income = game.start * game.seats + GOODS * game.bonus + turns * places * dearest
    found = turns * 2 * dearest  # units found may be bartered
    return 200 + turns * turn + 4 * (income + found) // loss + 8 * (GOODS + game.reveal)
