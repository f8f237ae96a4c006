"""Fulfils the contract for The Wandering Merchant: dispatches by step and verb to the rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import CHANCE, LEGAL, NOBODY, Rng, a_of, b_of, pack, verb_of
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
    CHANCE_AWAITED,
    COIN,
    COMPASS,
    DIE,
    DISCARD,
    DONE,
    DRAW,
    EXPLORE,
    FERRY,
    FIGHT,
    FIRST,
    GIVE,
    GOODS,
    HEAD,
    LAY,
    LAY_TILE,
    LEAVE,
    MAGIC,
    NOT_A_TEXT,
    NOT_NOW,
    NOT_YOUR_TURN,
    NUMBER_DRAWN,
    ORCS,
    ORCS_WON,
    OVER,
    PASS,
    PAY,
    ROLL,
    SEARCH,
    SELL,
    SHAPE,
    STAY,
    STEP,
    STOP,
    TAKE,
    TILE,
    TOWN_NAMED,
    UPGRADE,
    WILD,
)
from argosy.games.wandering_merchant.rules.combat import (
    attack,
    discard,
    leave_loot,
    loot,
    throw_at_rival,
    why_not_attack,
    why_not_discard,
    why_not_loot,
)
from argosy.games.wandering_merchant.rules.goods import draw_coin
from argosy.games.wandering_merchant.rules.orcs import (
    count_orcs,
    muster,
    numbers_left,
    post_orcs,
    throw_at_orcs,
    why_not_orcs,
)
from argosy.games.wandering_merchant.rules.reading import cell_of, held, total
from argosy.games.wandering_merchant.rules.setup import (
    candidates,
    draw_first,
    draw_shape,
    draw_stack,
    lay,
    lay_drawn,
    turn_tile,
    why_not_draw,
    why_not_lay,
)
from argosy.games.wandering_merchant.rules.towns import (
    discover,
    explore,
    find,
    search,
    take_find,
    why_not_explore,
    why_not_search,
    why_not_take_find,
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
    choose_compass,
    conjure,
    ferry,
    fight,
    head,
    roll,
    roll_die,
    stay,
    step,
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
    why_not_give,
    why_not_pay,
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
    LAST_CHANCE,
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
from argosy.kit.bags import BIT, count, members, nth


def steps_of_verbs() -> list[int]:
    """By verb: the steps it belongs to, as a mask (WM-A65)."""
    masks = [0] * 32
    belongs = {
        BEGINNING: [HEAD, ROLL, STAY, EXPLORE, SEARCH, MAGIC, FIGHT],
        MOVING: [STEP, FERRY, COMPASS, ROLL, MAGIC, FIGHT, EXPLORE, STOP],
        ATTACKING: [ATTACK, PASS],
        DISCARDING: [DISCARD],
        LOOTING: [TAKE, LEAVE],
        TRADING: [BUY, SELL, BARTER, CART, UPGRADE, DONE],
        FINDING: [TAKE],
        SHELTERING: [PAY, GIVE],
        BUILDING: [DRAW],
        PLACING: [LAY],
        POSTING: [ORCS],
    }
    for step_number, verbs in belongs.items():
        for verb in verbs:
            masks[verb] += 2**step_number
    return masks


STEPS_OF: Final = vec[i64](steps_of_verbs())


@mypyc_attr(allow_interpreted_subclasses=True)
class WanderingMerchant(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.room = 72  # a board of 31 tiles has at most 64 cells around it
        self.bound = bound(self)

    def setup(self) -> MerchantState:
        s = MerchantState(self.seats)
        s.bag = BIT[WILD] - 1
        return s

    def waiting_for(self, s: MerchantState) -> i64:
        if s.step <= LAST_CHANCE:
            return CHANCE
        if s.step == RESTING:
            return NOBODY
        return s.decider

    # ── Deciding ──

    def why_not(self, s: MerchantState, seat: i64, action: i64) -> i64:
        verb = verb_of(action)
        if s.step == RESTING:
            return OVER  # WM-A65
        if s.step <= LAST_CHANCE:
            return CHANCE_AWAITED  # WM-A65
        if seat != s.decider:
            return pack(NOT_YOUR_TURN, s.decider)  # WM-A65
        if verb < HEAD or verb > ORCS:
            return NOT_A_TEXT  # WM-A65
        if STEPS_OF[verb] >> s.step & 1 == 0:
            return NOT_NOW  # WM-A65
        a = a_of(action)
        if verb >= BUY:
            return self.why_not_in_town(s, seat, verb, a)
        if verb >= ATTACK:
            return self.why_not_in_combat(s, seat, verb, a, b_of(action))
        return self.why_not_on_the_way(s, seat, verb, a)

    def why_not_on_the_way(self, s: MerchantState, seat: i64, verb: i64, a: i64) -> i64:
        if verb == HEAD:
            return why_not_head(self, s, seat, a)
        if verb == STEP:
            return why_not_step(self, s, seat, a)
        if verb == FERRY:
            return why_not_ferry(self, s, seat, a)
        if verb == COMPASS:
            return why_not_compass(self, s, seat, a)
        if verb == ROLL:
            return why_not_roll(self, s, seat)
        if verb == EXPLORE:
            return why_not_explore(s, seat)
        if verb == SEARCH:
            return why_not_search(self, s, seat)
        if verb == MAGIC:
            return why_not_magic(self, s, seat)
        if verb == FIGHT:
            return why_not_fight(self, s, seat)
        return why_not_stop(self, s, seat) if verb == STOP else LEGAL  # WM-A21: stay

    def why_not_in_combat(self, s: MerchantState, seat: i64, verb: i64, a: i64, b: i64) -> i64:
        if verb == ATTACK:
            return why_not_attack(self, s, seat, a)
        if verb == DISCARD:
            return why_not_discard(s, seat, a, b)
        if verb == TAKE and s.step == FINDING:
            return why_not_take_find(self, s, seat, a, b)
        return why_not_loot(self, s, seat, a, b) if verb == TAKE else LEGAL

    def why_not_in_town(self, s: MerchantState, seat: i64, verb: i64, a: i64) -> i64:
        if verb == BUY:
            return why_not_buy(self, s, seat, a)
        if verb == SELL:
            return why_not_sell(self, s, seat, a)
        if verb == BARTER:
            return why_not_barter(self, s, seat, a)
        if verb == CART:
            return why_not_cart(self, s, seat, a)
        if verb == UPGRADE:
            return why_not_upgrade(self, s, seat)
        if verb == PAY:
            return why_not_pay(self, s, seat)
        if verb == GIVE:
            return why_not_give(self, s, seat, a)
        if verb == DRAW:
            return why_not_draw(s, a)
        if verb == LAY:
            return why_not_lay(s, a)
        return why_not_orcs(self, s, a) if verb == ORCS else LEGAL

    # ── What is legal, step by step ──

    def legal(self, s: MerchantState, seat: i64, out: vec[i64]) -> i64:
        at = s.step
        if at <= LAST_CHANCE or at == RESTING or seat != s.decider:
            return 0
        if at == BEGINNING:
            return list_beginning(self, s, seat, out)
        if at == MOVING:
            return list_moving(self, s, seat, out)
        if at == TRADING:
            return list_trading(self, s, seat, out)
        if at == ATTACKING:
            return list_attacking(self, s, seat, out)
        if at == DISCARDING:
            return list_discarding(self, s, seat, out)
        if at == LOOTING:
            return list_looting(self, s, seat, out)
        if at == SHELTERING:
            return list_sheltering(self, s, seat, out)
        if at == FINDING:
            return list_finding(self, s, seat, out)
        if at == POSTING:
            return list_posting(self, s, seat, out)
        if at == BUILDING:
            return list_building(self, s, seat, out)
        return list_placing(self, s, seat, out)

    # ── Chance ──

    def outcomes(self, s: MerchantState) -> list[i64]:
        at = s.step
        if at in (RESTOCKING, MUSTERING):
            return [pack(COIN, good) for good in range(GOODS) for _ in range(held(s.cup, good))]
        if at == DRAWING:
            return [pack(FIRST, seat) for seat in range(self.seats)]
        if at == SHAPING:
            return [pack(SHAPE, number) for number in range(1, 13)]
        if at == LAYING:
            cell = cell_of(s, s.laid)
            return [pack(LAY_TILE, tile, cell) for tile in members(candidates(s))]
        if at == TURNING:
            return [pack(TILE, tile) for tile in members(s.bag)]
        if at == COUNTING:
            return [pack(NUMBER_DRAWN, number) for number in members(numbers_left(s))]
        if at == DISCOVERING:
            return [pack(TOWN_NAMED, good) for good in members(255 & ~s.explored)]
        return [pack(DIE, number) for number in range(1, 7)]

    def chance(self, s: MerchantState, rng: Rng) -> i64:
        at = s.step
        if at in (RESTOCKING, MUSTERING):
            return pack(COIN, draw_from(s.cup, rng.below(total(s.cup))))
        if at == DRAWING:
            return pack(FIRST, rng.below(self.seats))
        if at == SHAPING:
            return pack(SHAPE, 1 + rng.below(12))
        if at == LAYING:
            return pack(LAY_TILE, any_of(candidates(s), rng), cell_of(s, s.laid))
        if at == TURNING:
            return pack(TILE, any_of(s.bag, rng))
        if at == COUNTING:
            return pack(NUMBER_DRAWN, any_of(numbers_left(s), rng))
        if at == DISCOVERING:
            return pack(TOWN_NAMED, any_of(255 & ~s.explored, rng))
        return pack(DIE, 1 + rng.below(6))

    # ── Carrying out ──

    def apply(self, s: MerchantState, action: i64) -> None:
        at = s.step
        a = a_of(action)
        if at <= LAST_CHANCE:
            if at <= RESTOCKING:
                self.apply_draw(s, a)
            else:
                self.apply_outcome(s, a)
        else:
            verb = verb_of(action)
            if verb >= BUY:
                self.apply_in_town(s, verb, a)
            elif verb >= ATTACK:
                self.apply_in_combat(s, verb, a, b_of(action))
            else:
                self.apply_on_the_way(s, verb, a)
        advance(self, s)

    def apply_draw(self, s: MerchantState, a: i64) -> None:
        at = s.step
        if at == RESTOCKING:
            draw_coin(s, a)
        elif at == DRAWING:
            draw_first(self, s, a)
        elif at == SHAPING:
            draw_shape(self, s, a)
        elif at == LAYING:
            lay_drawn(self, s, a)
        else:
            turn_tile(s, a)

    def apply_outcome(self, s: MerchantState, a: i64) -> None:
        at = s.step
        if at == ROLLING:
            roll_die(s, a)
        elif at == MUSTERING:
            muster(s, a)
        elif at == COUNTING:
            count_orcs(s, a)
        elif at == FIGHTING:
            throw_at_orcs(self, s, a)
        elif at == TRACKING:
            track(s, a)
        elif at == DISCOVERING:
            discover(self, s, a)
        elif at == SEARCHING:
            find(self, s, a)
        elif at == DUELLING:
            throw_at_rival(self, s, a)

    def apply_on_the_way(self, s: MerchantState, verb: i64, a: i64) -> None:
        if verb == HEAD:
            head(self, s, a)
        elif verb == STEP:
            step(self, s, a)
        elif verb == FERRY:
            ferry(self, s, a)
        elif verb == COMPASS:
            choose_compass(self, s, a)
        elif verb == ROLL:
            roll(self, s)
        elif verb == STAY:
            stay(s)
        elif verb == STOP:
            stop(s)
        elif verb == EXPLORE:
            explore(s)
        elif verb == SEARCH:
            search(self, s)
        elif verb == MAGIC:
            conjure(s)
        else:
            fight(self, s)

    def apply_in_combat(self, s: MerchantState, verb: i64, a: i64, b: i64) -> None:
        if verb == ATTACK:
            attack(s, a)
        elif verb == PASS:
            s.step = TRADING
        elif verb == DISCARD:
            discard(self, s, a, b)
        elif verb == LEAVE:
            leave_loot(s)
        elif s.step == FINDING:
            take_find(self, s, a, b)
        else:
            loot(self, s, a, b)

    def apply_in_town(self, s: MerchantState, verb: i64, a: i64) -> None:
        if verb == BUY:
            buy(self, s, a)
        elif verb == SELL:
            sell(self, s, a)
        elif verb == BARTER:
            barter(self, s, a)
        elif verb == CART:
            get_cart(self, s, a)
        elif verb == UPGRADE:
            upgrade(self, s)
        elif verb == DONE:
            finish_trade(s)
        elif verb == PAY:
            pay_night(self, s)
        elif verb == GIVE:
            give(s, a)
        elif verb == DRAW:
            draw_stack(s, a)
        elif verb == LAY:
            lay(self, s, a)
        else:
            post_orcs(s, a)

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


def draw_from(cup: i64, number: i64) -> i64:
    """The good of the n-th coin in the cup."""
    rest = number
    for good in range(GOODS):
        coins = held(cup, good)
        if rest < coins:
            return good
        rest -= coins
    return 0


def any_of(mask: i64, rng: Rng) -> i64:
    return nth(mask, rng.below(count(mask)))


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
