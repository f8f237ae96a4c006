"""The Wandering Merchant as the contract wants it: the sequence of play as data, and the result."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import IS_ASKED, IS_NOW, IS_ON, IS_TEXT
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.wandering_merchant.census import census
from argosy.games.wandering_merchant.evaluation import appraise, appraise_for, features
from argosy.games.wandering_merchant.legal import (
    list_attacking,
    list_beginning,
    list_building,
    list_discarding,
    list_finding,
    list_looting,
    list_moving,
    list_placing,
    list_posting,
    list_sheltering,
    list_trading,
)
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
from argosy.games.wandering_merchant.rules.combat import (
    attack,
    attack_nobody,
    discard,
    leave_loot,
    throw_at_rival,
    why_not_attack,
    why_not_discard,
)
from argosy.games.wandering_merchant.rules.goods import any_coin, coins_in_cup, draw_coin
from argosy.games.wandering_merchant.rules.orcs import (
    any_number_left,
    count_orcs,
    muster,
    numbers_to_draw,
    post_orcs,
    throw_at_orcs,
    why_not_orcs,
)
from argosy.games.wandering_merchant.rules.setup import (
    any_seat,
    any_shape,
    any_tile_to_lay,
    any_tile_to_turn,
    draw_first,
    draw_shape,
    draw_stack,
    lay,
    lay_drawn,
    seats_to_draw,
    shapes_to_draw,
    tiles_to_lay,
    tiles_to_turn,
    turn_tile,
    why_not_draw,
    why_not_lay,
)
from argosy.games.wandering_merchant.rules.towns import (
    any_town,
    discover,
    explore,
    find,
    search,
    towns_to_name,
    why_not_explore,
    why_not_search,
)
from argosy.games.wandering_merchant.rules.trade import (
    barter,
    buy,
    finish_trade,
    get_cart,
    sell,
    upgrade,
    why_not_barter,
    why_not_buy,
    why_not_cart,
    why_not_sell,
    why_not_upgrade,
)
from argosy.games.wandering_merchant.rules.travel import (
    any_face,
    choose_compass,
    conjure,
    enter,
    faces_of_a_die,
    ferry,
    fight,
    head,
    roll,
    roll_die,
    stay,
    stop,
    track,
    why_not_compass,
    why_not_ferry,
    why_not_fight,
    why_not_head,
    why_not_magic,
    why_not_roll,
    why_not_step,
    why_not_stop,
)
from argosy.games.wandering_merchant.rules.turn import (
    advance,
    give,
    pay_night,
    standing,
    take,
    why_not_give,
    why_not_pay,
    why_not_take,
)
from argosy.games.wandering_merchant.state import (
    ATTACKING,
    BEGINNING,
    BUILDING,
    COUNTING,
    DISCARDING,
    DISCOVERING,
    DRAWING,
    DUELLING,
    FIGHTING,
    FINDING,
    LAYING,
    LOOTING,
    MOVING,
    MUSTERING,
    PLACING,
    POSTING,
    RESTING,
    RESTOCKING,
    ROLLING,
    SEARCHING,
    SHAPING,
    SHELTERING,
    TRACKING,
    TRADING,
    TURNING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import BIT

TURN: Final = Turn(
    steps=[
        ChanceStep(DRAWING, "WM-R8", seats_to_draw, draw_first, any_seat),
        ChanceStep(SHAPING, "WM-A67", shapes_to_draw, draw_shape, any_shape),
        ChanceStep(LAYING, "WM-A67", tiles_to_lay, lay_drawn, any_tile_to_lay),
        ChanceStep(TURNING, "WM-R3", tiles_to_turn, turn_tile, any_tile_to_turn),
        ChanceStep(RESTOCKING, "WM-R13", coins_in_cup, draw_coin, any_coin),
        ChanceStep(ROLLING, "WM-R9", faces_of_a_die, roll_die, any_face),
        ChanceStep(MUSTERING, "WM-R27", coins_in_cup, muster, any_coin),
        ChanceStep(COUNTING, "WM-A69", numbers_to_draw, count_orcs, any_number_left),
        ChanceStep(FIGHTING, "WM-R28", faces_of_a_die, throw_at_orcs, any_face),
        ChanceStep(TRACKING, "WM-R20", faces_of_a_die, track, any_face),
        ChanceStep(DISCOVERING, "WM-R16", towns_to_name, discover, any_town),
        ChanceStep(SEARCHING, "WM-R22", faces_of_a_die, find, any_face),
        ChanceStep(DUELLING, "WM-R30", faces_of_a_die, throw_at_rival, any_face),
        SeatStep(BUILDING, "WM-R4", list_building, [DRAW]),
        SeatStep(PLACING, "WM-R4", list_placing, [LAY]),
        SeatStep(
            BEGINNING,
            "WM-R9",
            list_beginning,
            [HEAD, ROLL, STAY, EXPLORE, SEARCH, MAGIC, FIGHT],
        ),
        SeatStep(POSTING, "WM-R27", list_posting, [ORCS]),
        SeatStep(
            MOVING,
            "WM-R10",
            list_moving,
            [STEP, FERRY, COMPASS, ROLL, MAGIC, FIGHT, EXPLORE, STOP],
        ),
        SeatStep(ATTACKING, "WM-R30", list_attacking, [ATTACK, PASS]),
        SeatStep(DISCARDING, "WM-A53", list_discarding, [DISCARD]),
        SeatStep(LOOTING, "WM-R30", list_looting, [TAKE, LEAVE]),
        SeatStep(TRADING, "WM-R11", list_trading, [BUY, SELL, BARTER, CART, UPGRADE, DONE]),
        SeatStep(FINDING, "WM-R22", list_finding, [TAKE]),
        SeatStep(SHELTERING, "WM-R21", list_sheltering, [PAY, GIVE]),
        LastStep(RESTING, "WM-R32"),
    ],
    deeds=[
        Deed(HEAD, why_not_head, head),
        Deed(ROLL, why_not_roll, roll),
        Deed(STAY, None, stay),  # WM-A21
        Deed(EXPLORE, why_not_explore, explore),
        Deed(SEARCH, why_not_search, search),
        Deed(MAGIC, why_not_magic, conjure),
        Deed(FIGHT, why_not_fight, fight),
        Deed(STEP, why_not_step, enter),
        Deed(FERRY, why_not_ferry, ferry),
        Deed(COMPASS, why_not_compass, choose_compass),
        Deed(STOP, why_not_stop, stop),
        Deed(ATTACK, why_not_attack, attack),
        Deed(PASS, None, attack_nobody),
        Deed(DISCARD, why_not_discard, discard),
        Deed(TAKE, why_not_take, take),
        Deed(LEAVE, None, leave_loot),
        Deed(BUY, why_not_buy, buy),
        Deed(SELL, why_not_sell, sell),
        Deed(BARTER, why_not_barter, barter),
        Deed(CART, why_not_cart, get_cart),
        Deed(UPGRADE, why_not_upgrade, upgrade),
        Deed(DONE, None, finish_trade),
        Deed(PAY, why_not_pay, pay_night),
        Deed(GIVE, why_not_give, give),
        Deed(DRAW, why_not_draw, draw_stack),
        Deed(LAY, why_not_lay, lay),
        Deed(ORCS, why_not_orcs, post_orcs),
    ],
    after=advance,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class WanderingMerchant(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options, TURN)
        self.checks = [IS_ON, IS_ASKED, IS_TEXT, IS_NOW]  # WM-A65
        self.room = 72  # a board of 31 tiles has at most 64 cells around it
        self.bound = bound(self)

    def setup(self) -> MerchantState:
        s = MerchantState()
        s.step = DRAWING
        s.bag = BIT[WILD] - 1
        s.cells = vec[u8]([0] * 32)
        s.place_at = vec[u8]([0] * 169)
        s.tiles = vec[u8]([0] * 32)
        s.where = vec[u8]([0] * WILD)
        s.near = vec[i64]([-1] * 128)
        s.links = vec[i64]([0] * 32)
        s.goods_at = vec[u8]([0] * 32)
        s.roads = vec[u8]([0] * 64)
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
        best = max([standing(self, s, seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if standing(self, s, seat) == best]

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
