# compiled
"""Moves a pawn: naming a direction, the dice, step by step over the land."""

from typing import Final

from mypy_extensions import i64

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.wandering_merchant.numbers import (
    BARRED,
    CHOSE_COMPASS,
    COMPASS_CHOSEN,
    COMPASS_FIRST,
    CONJURED,
    COST,
    DIE,
    ENTERED,
    FEE_DUE,
    FEE_TOO_HIGH,
    FERRY_FEE,
    FOREST_DIE_FIRST,
    FOREST_LOST,
    FOREST_PASSED,
    FORESTS,
    FOUGHT,
    IN_COMPASS_FOREST,
    LINK_CUT,
    MAGIC_IN_VAIN,
    MAGIC_ON,
    MAGICS,
    MUST_STEP,
    NO_COMPASS_FOREST,
    NO_DIE_SHOWS,
    NO_FEE,
    NO_FIGHT_POSSIBLE,
    NO_FOREST_DIE,
    NO_MAGIC,
    NO_ORCS,
    NO_STEPS,
    NO_TILE_THERE,
    NOT_COMPASS_HERE,
    NUMBER,
    ROLLED,
    STAKE,
    STAKE_TOO_HIGH,
    STAYED,
    STOPPED,
    WATERS,
    WRONG_WAY,
)
from argosy.games.wandering_merchant.rules.goods import pay, return_coin, take_from_use
from argosy.games.wandering_merchant.rules.reading import (
    carts,
    cell_of,
    ferry_fee,
    has,
    has_food,
    horses,
    in_use,
    is_compass_forest,
    is_die_forest,
    lies_in,
    pawn,
    shelter_price,
    specials,
    stake_for,
    tile_at,
)
from argosy.games.wandering_merchant.state import (
    ATTACKING,
    FIGHTING,
    MOVING,
    ROLLING,
    SHELTERING,
    TRACKING,
    TRADING,
    WATCHING,
    MerchantState,
)
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit, first, with_byte

WINTER_5: Final = 19  # the dearest mountain; wi4, wi3 and wi2 lie before it
MOUNTAINS_WITH_A_PRICE: Final = 4

# ── Entry ─────────────────────────────────────────────────────────────────────────────────────────
#    WM-R10  only onto a tile
#    WM-R27  orcs cut the link between their tile and a town
#    WM-A62  from a town onto orcs only to fight
#    WM-A22  mountains: the shelter in GC, or fish or clothes, at the moment of entry


def why_not_enter(game: Tables, s: MerchantState, seat: i64, way: i64, fee: i64) -> i64:
    """Return the reason against going this way once `fee` is paid."""
    here = pawn(s, seat)
    to = s.near[here * 4 + way]
    if to < 0:
        return pack(NO_TILE_THERE, way)  # WM-R10
    if s.orcs != 0:
        if has(s.orcs, here) and has(s.towns, to):
            return LINK_CUT  # WM-R27
        if has(s.towns, here) and has(s.orcs, to) and s.shut_in == 0:
            stake = stake_for(game, s, seat, to)
            if stake > s.purses[seat] - fee:
                return pack(NO_FIGHT_POSSIBLE, stake)  # WM-A62
    if s.magic != 0 or s.shut_in != 0:
        return LEGAL  # WM-A40, WM-A60
    price = shelter_price(game, s, to)
    if price > s.purses[seat] - fee and not has_food(s, seat):
        return pack(BARRED, cell_of(s, to), price)  # WM-A22
    return LEGAL


def entries(game: Tables, s: MerchantState, seat: i64, fee: i64) -> i64:
    """Return the places beside the pawn that it may enter once `fee` is paid: all ways of `why_not_enter` at once."""
    here = pawn(s, seat)
    found = s.links[here]
    if s.orcs != 0:
        found = past_orcs(game, s, seat, fee, found)
    if s.magic != 0 or s.shut_in != 0 or has_food(s, seat):
        return found  # WM-A40, WM-A60, WM-A22
    return found & ~dearest_mountains(s, mountains_beyond(game, s.purses[seat] - fee))  # WM-A22


def past_orcs(game: Tables, s: MerchantState, seat: i64, fee: i64, places: i64) -> i64:
    """Return those of the places beside the pawn that orcs do not keep it from."""
    here = pawn(s, seat)
    if has(s.orcs, here):
        return places & ~s.towns  # WM-R27
    if not has(s.towns, here) or s.shut_in != 0:
        return places
    found = places
    rest = places & s.orcs
    while rest != 0:
        place = first(rest)
        if stake_for(game, s, seat, place) > s.purses[seat] - fee:
            found ^= bit(place)  # WM-A62
        rest &= rest - 1
    return found


def enter(game: Tables, s: MerchantState, way: i64) -> None:
    """Enter the tile that way; with too few steps the pawn enters and stops (WM-R10, WM-A9)."""
    seat = s.mover
    here = pawn(s, seat)
    to = s.near[here * 4 + way]
    s.pawns = with_byte(s.pawns, seat, to)
    s.searches = with_byte(s.searches, seat, 0)  # WM-A74
    s.moved = 1
    s.tracked = 0
    s.steps -= COST[tile_at(s, to)]
    if s.steps < 0:
        s.steps = 0
    s.tell(ENTERED, seat, cell_of(s, to), s.steps)
    s.step = MOVING
    if has(s.orcs, to) and has(s.towns, here):
        fight(game, s)  # WM-A62


# ── Shut in ───────────────────────────────────────────────────────────────────────────────────────
#    WM-R27  orcs cut the links to towns
#    WM-A22  mountains whose shelter is out of reach are barred
#    WM-A60  no way to a special tile: nothing is barred in this turn


def open_links(s: MerchantState, place: i64) -> i64:
    """Return the places that can be entered from here: orcs cut the links to towns (WM-R27)."""
    if s.orcs != 0:
        if has(s.orcs, place):
            return s.links[place] & ~s.towns
        if has(s.towns, place):
            return s.links[place] & ~s.orcs
    return s.links[place]


def mountains_beyond(game: Tables, purse: i64) -> i64:
    """Count the mountains whose shelter costs more than the purse holds."""
    found: i64 = 0
    price = game.dearest
    while price > purse and found < MOUNTAINS_WITH_A_PRICE:
        found += 1
        price -= game.shelter
    return found


def dearest_mountains(s: MerchantState, number: i64) -> i64:
    """Return the places of so many mountains, the dearest first."""
    mask: i64 = 0
    where = s.where
    tile: i64 = WINTER_5
    while tile > WINTER_5 - number:
        mask |= bit(i64(where[tile]))
        tile -= 1
    return mask


def barred(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Return the mountains whose shelter the seat could pay neither in GC nor in goods (WM-A22)."""
    if has_food(s, seat):
        return 0
    return dearest_mountains(s, mountains_beyond(game, s.purses[seat]))


def is_shut_in(game: Tables, s: MerchantState, seat: i64) -> bool:
    """Tell whether no special tile can be reached; the pawn's own tile counts (WM-A60)."""
    closed = barred(game, s, seat)
    if closed == 0 and s.orcs == 0:
        return False
    goals = specials(s)
    edge = bit(pawn(s, seat))
    seen = edge | closed
    while edge & goals == 0:
        if edge == 0:
            return True
        fresh = open_links(s, first(edge)) & ~seen
        seen |= fresh
        edge = edge & edge - 1 | fresh
    return False


# ── The beginning ─────────────────────────────────────────────────────────────────────────────────
#    WM-R9   dice = horses in use - carts + 1; the direction is named first
#    WM-A11  a direction one cannot take may not be named
#    WM-A12  in a three-way forest none is named
#    WM-A21  doing nothing is allowed
#    WM-A28  staying for the whole turn: trade without limit
#    WM-A58  at most 8 dice


def why_not_head(game: Tables, s: MerchantState, seat: i64, way: i64) -> i64:
    if is_compass_forest(s, pawn(s, seat)):
        return IN_COMPASS_FOREST  # WM-A12
    return why_not_enter(game, s, seat, way, 0)


def head(game: Tables, s: MerchantState, way: i64) -> None:
    s.heading = way + 1
    take_dice(game, s)


def take_dice(game: Tables, s: MerchantState) -> None:
    dice = horses(s, s.mover) - carts(s, s.mover) + 1
    s.dice = min(dice, game.dice)
    s.step = ROLLING


def die_faces() -> list[i64]:
    """Return what any die may show: for movement, in a forest, a search or a fight."""
    return [pack(DIE, number) for number in range(1, 7)]


def any_face(rng: Rng) -> i64:
    return pack(DIE, 1 + rng.below(6))


def roll_die(s: MerchantState, number: i64) -> None:
    s.dice -= 1
    s.steps += number
    s.faces |= bit(number)
    s.tell(ROLLED, s.mover, number)
    if s.dice == 0:
        s.step = WATCHING


def depart(game: Tables, s: MerchantState) -> None:
    """Enter the tile that was named before the roll (WM-A10)."""
    if s.heading > 0:
        enter(game, s, s.heading - 1)
    else:
        s.step = MOVING


def stay(s: MerchantState) -> None:
    s.tell(STAYED, s.mover)
    s.staying = 1
    s.step = TRADING


# ── Rolling in a forest ───────────────────────────────────────────────────────────────────────────
#    WM-R20  two connections: one more die, higher than the tile
#    WM-A15  only in the turn one entered


def why_not_roll(game: Tables, s: MerchantState, seat: i64) -> i64:
    if s.faces == 0:
        return LEGAL if is_compass_forest(s, pawn(s, seat)) else NO_COMPASS_FOREST  # WM-R9
    if not is_die_due(s, seat):
        return NO_FOREST_DIE  # WM-R20
    return LEGAL if s.steps > 0 else NO_STEPS  # WM-R10


def is_die_due(s: MerchantState, seat: i64) -> bool:
    return s.tracked == 0 and is_die_forest(s, pawn(s, seat))


def roll(game: Tables, s: MerchantState) -> None:
    if s.faces == 0:
        take_dice(game, s)
    else:
        s.step = TRACKING


def track(s: MerchantState, number: i64) -> None:
    place = pawn(s, s.mover)
    if number > NUMBER[tile_at(s, place)]:
        s.tracked = 1
        s.tell(FOREST_PASSED, s.mover, number)
        s.step = MOVING
    else:
        s.tell(FOREST_LOST, s.mover, number)
        s.step = SHELTERING  # WM-A72: the turn is over


# ── Going on ──────────────────────────────────────────────────────────────────────────────────────
#    WM-R18  water: a fee to go on           WM-A18  not enough money: stop
#    WM-R19  three-way forest: the compass number
#    WM-A13  it binds, also backwards        WM-A16  one number for the whole turn
#    WM-A14  north, east, south, west


def why_not_step(game: Tables, s: MerchantState, seat: i64, way: i64) -> i64:
    if s.steps == 0:
        return NO_STEPS  # WM-R10
    here = pawn(s, seat)
    fee = ferry_fee(game, s, here)
    if fee > 0:
        return pack(FEE_DUE, fee)  # WM-R18
    if is_compass_forest(s, here):
        if s.compass == 0:
            return COMPASS_FIRST  # WM-R19
        if compass_way(s, here, s.compass) != way:
            return pack(WRONG_WAY, s.compass)  # WM-R19
    if is_die_due(s, seat):
        return FOREST_DIE_FIRST  # WM-R20
    return why_not_enter(game, s, seat, way, 0)


def steps_open(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Return the places that a `step` may lead to: all ways of `why_not_step` at once."""
    here = pawn(s, seat)
    if s.steps == 0:
        return 0
    if not lies_in(s, here, WATERS | FORESTS):
        return entries(game, s, seat, 0)
    if ferry_fee(game, s, here) > 0 or is_die_due(s, seat):
        return 0
    if not is_compass_forest(s, here):
        return entries(game, s, seat, 0)
    if s.compass == 0:
        return 0
    to = s.near[here * 4 + compass_way(s, here, s.compass)]
    return entries(game, s, seat, 0) & bit(to)


def why_not_ferry(game: Tables, s: MerchantState, seat: i64, way: i64) -> i64:
    if s.steps == 0:
        return NO_STEPS  # WM-R10
    fee = ferry_fee(game, s, pawn(s, seat))
    if fee == 0:
        return NO_FEE  # WM-R18
    if fee > s.purses[seat]:
        return pack(FEE_TOO_HIGH, fee, s.purses[seat])  # WM-A18
    return why_not_enter(game, s, seat, way, fee)


def ferries_open(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Return the places that a boat may lead to: all ways of `why_not_ferry` at once."""
    fee = ferry_fee(game, s, pawn(s, seat))
    if s.steps == 0 or fee == 0 or fee > s.purses[seat]:
        return 0
    return entries(game, s, seat, fee)


def ferry(game: Tables, s: MerchantState, way: i64) -> None:
    pay(s, s.mover, ferry_fee(game, s, pawn(s, s.mover)), FERRY_FEE)
    enter(game, s, way)


def compass_way(s: MerchantState, place: i64, number: i64) -> i64:
    """Return the way to the tile that has this number of the three (WM-R19, WM-A14)."""
    before = (number - 1) // 2
    for way in range(4):
        if s.near[place * 4 + way] >= 0:
            if before == 0:
                return way
            before -= 1
    return -1


def why_not_compass(game: Tables, s: MerchantState, seat: i64, number: i64) -> i64:
    if s.steps == 0:
        return NO_STEPS  # WM-R10
    here = pawn(s, seat)
    if not is_compass_forest(s, here):
        return NOT_COMPASS_HERE  # WM-R19
    if s.faces & bit(number) == 0:
        return pack(NO_DIE_SHOWS, number)  # WM-R19
    if s.compass != 0:
        return pack(COMPASS_CHOSEN, s.compass)  # WM-A16
    return why_not_enter(game, s, seat, compass_way(s, here, number), 0)


def numbers_open(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Return the numbers, as bits, that may be chosen: all those of `why_not_compass` at once."""
    here = pawn(s, seat)
    if s.steps == 0 or s.compass != 0 or not is_compass_forest(s, here):
        return 0
    places = entries(game, s, seat, 0)
    found: i64 = 0
    number: i64 = 1
    way: i64
    for way in range(4):
        to = s.near[here * 4 + way]
        if to >= 0:
            if has(places, to):
                found |= 3 * bit(number)
            number += 2
    return found & s.faces


def choose_compass(game: Tables, s: MerchantState, number: i64) -> None:
    s.compass = number
    s.tell(CHOSE_COMPASS, s.mover, number)
    enter(game, s, compass_way(s, pawn(s, s.mover), number))


# ── Stopping ──────────────────────────────────────────────────────────────────────────────────────
#    WM-R10  after the roll at least one step, if possible


def why_not_stop(game: Tables, s: MerchantState, seat: i64) -> i64:
    return MUST_STEP if s.moved == 0 and can_leave(game, s, seat) else LEGAL  # WM-R10


def can_leave(game: Tables, s: MerchantState, seat: i64) -> bool:
    """Tell whether a `step` or a `compass` is legal."""
    return steps_open(game, s, seat) != 0 or numbers_open(game, s, seat) != 0


def can_ferry(game: Tables, s: MerchantState, seat: i64) -> bool:
    return ferries_open(game, s, seat) != 0


def stop(s: MerchantState) -> None:
    s.tell(STOPPED, s.mover)
    s.step = ATTACKING


# ── Magic ─────────────────────────────────────────────────────────────────────────────────────────
#    WM-R23  a unit in use back to the cup: no terrain effects for this turn
#    WM-A40  before the effect; fees, compass, forest die, shelter, entry


def why_not_magic(game: Tables, s: MerchantState, seat: i64) -> i64:
    if in_use(s, seat, MAGICS) == 0:
        return NO_MAGIC  # WM-R23
    if s.magic != 0:
        return MAGIC_ON  # WM-A40
    if s.step == MOVING and s.steps == 0 and shelter_price(game, s, pawn(s, seat)) == 0:
        return MAGIC_IN_VAIN  # WM-A40
    return LEGAL


def conjure(s: MerchantState) -> None:
    take_from_use(s, s.mover, MAGICS)
    return_coin(s, MAGICS)
    s.magic = 1
    s.tell(CONJURED, s.mover)


# ── Fighting orcs ─────────────────────────────────────────────────────────────────────────────────
#    WM-R28  on their tile, for a stake
#    WM-A47  never compulsory but on the way out of a town
#    WM-A48  no stake, no fight          WM-A62  shut in: all one has is staked


def why_not_fight(game: Tables, s: MerchantState, seat: i64) -> i64:
    here = pawn(s, seat)
    if not has(s.orcs, here):
        return NO_ORCS  # WM-R28
    stake = stake_for(game, s, seat, here)
    if stake > s.purses[seat] and s.shut_in == 0:
        return pack(STAKE_TOO_HIGH, stake, s.purses[seat])  # WM-A48
    return LEGAL


def fight(game: Tables, s: MerchantState) -> None:
    here = pawn(s, s.mover)
    s.tell(FOUGHT, s.mover, cell_of(s, here))
    s.staked = pay(s, s.mover, stake_for(game, s, s.mover, here), STAKE)
    s.thrown = 0
    s.step = FIGHTING
