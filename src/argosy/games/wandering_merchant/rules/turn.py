# compiled
"""Drives the turn: what follows what, the night, the end of a round and of the game."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.wandering_merchant.numbers import (
    ALONE_TOO_LATE,
    CAN_PAY,
    CLOTHES,
    ENDED,
    FISH,
    GAVE,
    GOAL_REACHED,
    NOTHING_TO_GIVE,
    ROUND_BEGAN,
    ROUNDS_OVER,
    SHELTER_PRICE,
    SHELTER_TOO_DEAR,
)
from argosy.games.wandering_merchant.rules.combat import (
    can_loot,
    is_rival_here,
    loot,
    share,
    why_not_loot,
)
from argosy.games.wandering_merchant.rules.goods import pay, return_coin
from argosy.games.wandering_merchant.rules.orcs import watch
from argosy.games.wandering_merchant.rules.reading import (
    equipment_value,
    held,
    one,
    pawn,
    shelter_price,
)
from argosy.games.wandering_merchant.rules.towns import take_find, why_not_take_find
from argosy.games.wandering_merchant.rules.trade import can_trade, town_here
from argosy.games.wandering_merchant.rules.travel import (
    can_ferry,
    can_leave,
    depart,
    is_shut_in,
    why_not_fight,
    why_not_magic,
    why_not_roll,
)
from argosy.games.wandering_merchant.state import (
    ATTACKING,
    BEGINNING,
    DEPARTING,
    FINDING,
    LEAVING,
    LOOTING,
    MOVING,
    OPENING,
    RESTING,
    RESTOCKING,
    SHARING,
    SHELTERING,
    TRADING,
    WATCHING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables

# ── What follows what ─────────────────────────────────────────────────────────────────────────────
#    WM-A65  the sequence of play
#    WM-A72  attack, then trade


def advance(game: Tables, s: MerchantState) -> None:
    """Go on until a seat or chance is asked, or the game is over."""
    while True:
        if s.draws > 0:
            if s.step == RESTOCKING:
                return
            if s.cup != 0:
                s.after = s.step
                s.step = RESTOCKING
                return
            s.draws = 0  # WM-A32
        if not pass_on(game, s):
            return


def pass_on(game: Tables, s: MerchantState) -> bool:
    """Take a step that asks nobody; return False if this one asks somebody."""
    step = s.step
    if step < MOVING:
        return False  # chance, or a seat that has a choice whatever the table is
    if step == WATCHING:
        watch(game, s)
    elif step == DEPARTING:
        depart(game, s)
    elif step == MOVING:
        if can_go_on(game, s):
            return False
        s.step = ATTACKING
    elif step == ATTACKING:
        if s.moved != 0 and game.combat != 0 and is_rival_here(game, s, s.mover):
            return False
        s.step = TRADING
    elif step == TRADING:
        if town_here(s, s.mover) >= 0 and can_trade(game, s, s.mover):
            return False
        s.step = SHELTERING
    else:
        return pass_late(game, s)
    return True


def pass_late(game: Tables, s: MerchantState) -> bool:
    step = s.step
    if step == SHELTERING:
        return spend_night(game, s)
    if step == LEAVING:
        end_turn(game, s)
    elif step == LOOTING:
        if can_loot(game, s, s.mover):
            return False
        s.step = SHARING
    elif step == SHARING:
        share(s)
    elif step == OPENING:
        open_round(game, s)
    else:
        return False
    return True


def can_go_on(game: Tables, s: MerchantState) -> bool:
    """Tell whether anything but `stop` is legal."""
    seat = s.mover
    if s.steps > 0 and (can_leave(game, s, seat) or can_ferry(game, s, seat)):
        return True
    if s.hidden >> pawn(s, seat) & 1 != 0:
        return True
    if why_not_magic(game, s, seat) == LEGAL or why_not_fight(game, s, seat) == LEGAL:
        return True
    return why_not_roll(game, s, seat) == LEGAL


# ── Rounds and turns ──────────────────────────────────────────────────────────────────────────────
#    WM-R8   the first player begins every round
#    WM-A60  shut in or not is settled when a turn begins


def open_round(game: Tables, s: MerchantState) -> None:
    s.round += 1
    s.tell(ROUND_BEGAN, s.round)
    begin_turn(game, s, s.first)


def begin_turn(game: Tables, s: MerchantState, seat: i64) -> None:
    s.mover = seat
    s.decider = seat
    s.shut_in = 0
    if is_shut_in(game, s, seat):
        s.shut_in = 1
    s.magic = 0
    s.moved = 0
    s.steps = 0
    s.faces = 0
    s.heading = 0
    s.compass = 0
    s.tracked = 0
    s.staying = 0
    s.bought = 0
    s.sold = 0
    s.barter = 0
    s.step = BEGINNING


def end_turn(game: Tables, s: MerchantState) -> None:
    if s.pause_turns > 0 and s.pause_by == s.mover:
        s.pause_turns -= 1  # WM-R27
    seat = (s.mover + 1) % game.seats
    if seat != s.first:
        begin_turn(game, s, seat)
    else:
        end_round(game, s)


# ── Taking a unit that is there ───────────────────────────────────────────────────────────────────
#    WM-A74  what a search has found      WM-A71  one of those that a beaten rival has discarded


def why_not_take(game: Tables, s: MerchantState, seat: i64, manner: i64, good: i64) -> i64:
    if s.step == FINDING:
        return why_not_take_find(game, s, seat, manner, good)
    return why_not_loot(game, s, seat, manner, good)


def take(game: Tables, s: MerchantState, manner: i64, good: i64) -> None:
    if s.step == FINDING:
        take_find(game, s, manner, good)
    else:
        loot(game, s, manner, good)


# ── The night ─────────────────────────────────────────────────────────────────────────────────────
#    WM-R21  10 GC times the number, or one unit of fish or clothes
#    WM-A23  without either, all one has is paid        WM-A24  money first, unless by option


def why_not_pay(game: Tables, s: MerchantState, seat: i64) -> i64:
    price = shelter_price(game, s, pawn(s, seat))
    purse = s.purses[seat]
    return LEGAL if purse >= price else pack(SHELTER_TOO_DEAR, price, purse)  # WM-R21


def why_not_give(game: Tables, s: MerchantState, seat: i64, good: i64) -> i64:
    if (good != FISH and good != CLOTHES) or held(s.cargo[seat], good) == 0:
        return pack(NOTHING_TO_GIVE, good)  # WM-R21
    if game.shelter_choice == 0 and why_not_pay(game, s, seat) == LEGAL:
        return CAN_PAY  # WM-A24
    return LEGAL


def spend_night(game: Tables, s: MerchantState) -> bool:
    """Pay for the night in the only way there is; return False if the player has a choice."""
    seat = s.mover
    if s.magic != 0 or shelter_price(game, s, pawn(s, seat)) == 0:
        s.step = LEAVING
        return True
    can_pay = why_not_pay(game, s, seat) == LEGAL
    fish = why_not_give(game, s, seat, FISH) == LEGAL
    clothes = why_not_give(game, s, seat, CLOTHES) == LEGAL
    if (can_pay and (fish or clothes)) or (fish and clothes):
        return False
    if fish or clothes:
        give(s, FISH if fish else CLOTHES)
    else:
        pay_night(game, s)
    return True


def pay_night(game: Tables, s: MerchantState) -> None:
    pay(s, s.mover, shelter_price(game, s, pawn(s, s.mover)), SHELTER_PRICE)
    s.step = LEAVING


def give(s: MerchantState, good: i64) -> None:
    s.cargo[s.mover] -= one(good)
    s.tell(GAVE, s.mover, good)
    return_coin(s, good)
    s.step = LEAVING


# ── The end ───────────────────────────────────────────────────────────────────────────────────────
#    WM-R32  the goal was reached: most GC wins        WM-A56  then equipment, then shared
#    WM-A51  alone: too late                           WM-A57  the last round


def end_round(game: Tables, s: MerchantState) -> None:
    if s.reached != 0:
        end_game(s, GOAL_REACHED)
    elif s.round < game.rounds:
        open_round(game, s)
    elif game.seats == 1 and game.goal > 0:
        end_game(s, ALONE_TOO_LATE)
    else:
        end_game(s, ROUNDS_OVER)


def end_game(s: MerchantState, ending: i64) -> None:
    s.ending = ending
    s.step = RESTING
    s.tell(ENDED, ending)


def standing(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Return a number that ranks seats by GC, then by the value of their equipment."""
    return (s.purses[seat] << 24) + equipment_value(game, s, seat)
