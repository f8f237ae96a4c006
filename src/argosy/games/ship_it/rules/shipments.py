# compiled
"""Warehouses freight and ships it.

SI-R21  at 8 a shipment leaves: (a) profits, (b) the hub moves, (c) freight is laid out again
SI-A29, SI-A46  loads under the new hub are turned up in (b) and tested after (c)
"""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.ship_it.numbers import (
    EARNED,
    ENDED,
    HUB_MOVED,
    KEPT,
    LAID_OUT,
    LAY,
    LOOK,
    LOOKED,
    NOT_YOUR_COIN,
    PAWN_LEFT,
    PAWNS_OUT,
    SHIPPED,
    TOO_WEAK,
    TURN_UP,
    TURNED,
    UNOWNED,
)
from argosy.games.ship_it.rules.freight import put_load
from argosy.games.ship_it.rules.reading import (
    coins_of,
    free_values,
    hub_rank,
    loads_at,
    official_at,
)
from argosy.games.ship_it.state import (
    CHIT,
    COLOURS,
    FIST,
    HALVES,
    KEEPING,
    LAYING_OUT,
    LOADS,
    LOOKING,
    OUT,
    RESTING,
    REVEALING,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit, count, first, members, nth, with_byte


def end_game(s: ShipItState, ending: i64) -> None:
    s.ending = ending
    s.step = RESTING
    s.tell(ENDED, ending)


# ── Values ────────────────────────────────────────────────────────────────────────────────────────
#    SI-R19, SI-R20  a value is seen when its load is warehoused
#    SI-A25  ace 1, then 2 to 5


def values_left(s: ShipItState, colour: i64) -> i64:
    """Return the values of a colour that no load, chit or coin in the fist has, bit v - 1."""
    return free_values(s, colour) & ~(s.shaken >> 5 * colour)


def values_in_fist(s: ShipItState, colour: i64) -> i64:
    """Return the values of a shaken colour that have not been laid yet, bit v - 1."""
    left = s.shaken >> 5 * colour & 31
    for load in range(5 * colour, 5 * colour + 5):
        value = s.values[load]
        if s.fresh & bit(load) != 0 and value > 0:
            left &= ~bit(value - 1)
    return left


def values_to_turn(s: ShipItState, load: i64) -> i64:
    """Return the values that may show when a load is turned up, bit v - 1."""
    value = s.values[load]
    if value > 0:
        return bit(value - 1)
    return values_left(s, load // 5) if value == 0 else i64(s.one_of[load])


def values_turned_up(s: ShipItState) -> list[i64]:
    """Return what the load turned up next may show."""
    load = first(s.turning)
    return [pack(TURN_UP, load, v + 1) for v in members(values_to_turn(s, load))]


def any_value_turned_up(s: ShipItState, rng: Rng) -> i64:
    load = first(s.turning)
    values = values_to_turn(s, load)
    return pack(TURN_UP, load, nth(values, rng.below(count(values))) + 1)


def turn_up(s: ShipItState, load: i64, value: i64) -> None:
    s.values[load] = value
    s.open |= bit(load)
    s.one_of[load] = u8(bit(value - 1))
    for seat in range(len(s.seen)):
        s.seen[seat] &= ~bit(load)
    s.turning &= ~bit(load)
    s.shown += 1
    s.tell(TURNED, load, value)


# ── The test ──────────────────────────────────────────────────────────────────────────────────────
#    SI-R21  coin numbers and tile number
#    SI-R32, SI-A26  each coin beside its own official counts one more


def worth(game: Tables, s: ShipItState, load: i64, space: i64) -> i64:
    """Return what a warehoused coin counts in that space."""
    value = s.values[load]
    return value + game.official_bonus if official_at(s, load // 5) == space else value


def hub_total(game: Tables, s: ShipItState, suit: i64) -> i64:
    rank = hub_rank(s, suit)
    space = HALVES + suit * 6 + rank
    total = rank
    rest = loads_at(s, space)
    while rest:
        load = first(rest)
        rest &= rest - 1
        total += worth(game, s, load, space)
    return total


def test_hub(game: Tables, s: ShipItState, suit: i64) -> None:
    """Ship if the hub has enough: asked after an arrival, a delivery, and (c) of a shipment."""
    if hub_rank(s, suit) != OUT and hub_total(game, s, suit) >= game.threshold:
        ship_from(game, s, suit)


def turn_delivered(game: Tables, s: ShipItState, load: i64, value: i64) -> None:
    """Turn up a load that has come to a hub; it may set off a shipment (SI-R20, SI-R21)."""
    turn_up(s, load, value)
    s.step = s.back
    test_hub(game, s, (i64(s.loads[load]) - HALVES) // 6)


# ── A shipment ────────────────────────────────────────────────────────────────────────────────────
#    SI-A27  the colour on turn has triggered it, in a chain as well (SI-R26)


def ship_from(game: Tables, s: ShipItState, suit: i64) -> None:
    rank = hub_rank(s, suit)
    space = HALVES + suit * 6 + rank
    s.suit = suit
    s.left = rank
    s.tell(SHIPPED, s.colour, space - HALVES, hub_total(game, s, suit))
    pay_profits(game, s, space)
    move_hub(s, suit, rank)
    if rank == 5 and pawns_gone(s) >= game.pawns_out:
        end_game(s, PAWNS_OUT)  # SI-R33, SI-A31
        return
    s.fist = loads_at(s, space)
    rest = s.fist
    while rest:
        put_load(s, first(rest), FIST)
        rest &= rest - 1
    s.turning = 0 if rank == 5 else loads_at(s, space + 1)  # SI-R26, SI-A46
    if s.turning != 0:
        s.step = REVEALING
    else:
        begin_keeping(game, s)


def pay_profits(game: Tables, s: ShipItState, space: i64) -> None:
    for colour in range(COLOURS):
        earned = profit(game, s, colour, space)
        if earned > 0:
            s.scores[colour] += earned
            s.tell(EARNED, colour, earned)


def profit(game: Tables, s: ShipItState, colour: i64, space: i64) -> i64:
    """Return a colour's profit from the shipment (SI-R22, SI-A28); un-owned, it gets nothing (SI-R27)."""
    if game.seat_of[colour] == UNOWNED:
        return 0
    tile = space - HALVES
    earned: i64 = 0
    rest = loads_at(s, space) & coins_of(colour)
    while rest:
        load = first(rest)
        rest &= rest - 1
        earned += worth(game, s, load, space) + game.tile_factor * (tile % 6)
    if colour == s.colour:
        earned *= game.trigger_factor
        if tile // 6 == colour:
            earned += game.home_bonus
    return earned


def move_hub(s: ShipItState, suit: i64, rank: i64) -> None:
    """Move a hub to the next higher tile (SI-R23), from a 5 out of the game (SI-R33)."""
    s.hubs = with_byte(s.hubs, suit, rank + 1)
    if rank == 5:
        s.tell(PAWN_LEFT, suit)
    else:
        s.tell(HUB_MOVED, suit * 6 + rank + 1)


def pawns_gone(s: ShipItState) -> i64:
    gone: i64 = 0
    for suit in range(COLOURS):
        if hub_rank(s, suit) == OUT:
            gone += 1
    return gone


# ── The chit ──────────────────────────────────────────────────────────────────────────────────────
#    SI-R24  one own coin of the shipment, of choice, compulsory


def reveal(game: Tables, s: ShipItState, load: i64, value: i64) -> None:
    """Turn up a load under the new hub; after the last one the shipment goes on (SI-R26, SI-A46)."""
    turn_up(s, load, value)
    if s.turning == 0:
        begin_keeping(game, s)


def begin_keeping(game: Tables, s: ShipItState) -> None:
    own = s.fist & coins_of(s.colour)
    if count(own) >= 2:
        s.step = KEEPING
    elif own != 0:
        keep(game, s, first(own))  # SI-A49
    else:
        shake(game, s)


def why_not_keep(s: ShipItState, load: i64) -> i64:
    if s.fist & coins_of(s.colour) & bit(load) == 0:
        return pack(NOT_YOUR_COIN, load)  # SI-R24
    return LEGAL


def keep(game: Tables, s: ShipItState, load: i64) -> None:
    put_load(s, load, CHIT)  # SI-R31, SI-A33
    s.fist ^= bit(load)
    s.tell(KEPT, s.colour, load, s.values[load])
    shake(game, s)


# ── Laying out ────────────────────────────────────────────────────────────────────────────────────
#    SI-R24, SI-R25  on the lower tiles of the suit in descending order, wrapping round
#    SI-A32, SI-A47  coins of a colour lose their names; the shipper alone sees which is which
#    SI-A41  they are new loads


def shake(game: Tables, s: ShipItState) -> None:
    s.shaken = 0
    s.fresh = 0
    s.next_rank = s.left - 1
    s.moved &= ~s.fist
    for colour in range(COLOURS):
        group = s.fist & coins_of(colour)
        if count(group) >= 2:
            mix(s, colour, group)
    go_on_laying(game, s)


def mix(s: ShipItState, colour: i64, group: i64) -> None:
    """Mix coins: which is which is lost, what they are is known to all."""
    values: i64 = 0
    rest = group
    while rest:
        load = first(rest)
        rest &= rest - 1
        value = s.values[load]
        values |= bit(value - 1)
        s.values[load] = 0
    rest = group
    while rest:
        s.one_of[first(rest)] = u8(values)
        rest &= rest - 1
    s.open &= ~group
    s.shaken |= values << 5 * colour


def go_on_laying(game: Tables, s: ShipItState) -> None:
    if s.fist != 0:
        s.step = LAYING_OUT
    else:
        end_shipment(game, s)


def coins_to_lay(s: ShipItState) -> list[i64]:
    """Return an outcome for every coin in the fist; all go to the same tile."""
    tile = s.suit * 6 + s.next_rank
    return [pack(LAY, next_name(s, coin), tile) for coin in members(s.fist)]


def any_coin(s: ShipItState, rng: Rng) -> i64:
    coin = nth(s.fist, rng.below(count(s.fist)))
    return pack(LAY, next_name(s, coin), s.suit * 6 + s.next_rank)


def next_name(s: ShipItState, coin: i64) -> i64:
    """Return the lowest name of its colour still in the fist (SI-A47)."""
    return first(s.fist & coins_of(coin // 5))


def lay_out(game: Tables, s: ShipItState, load: i64, tile: i64) -> None:
    put_load(s, load, HALVES + tile)
    s.fist ^= bit(load)
    s.fresh |= bit(load)
    s.laid = load
    s.next_rank = s.next_rank - 1 if s.next_rank > 0 else s.left - 1
    s.tell(LAID_OUT, load, tile)
    if s.shaken >> 5 * (load // 5) & 31 != 0:
        s.step = LOOKING
    else:
        go_on_laying(game, s)


def values_seen(s: ShipItState) -> list[i64]:
    """Return what the coin laid last may be."""
    return [pack(LOOK, s.laid, v + 1) for v in members(values_in_fist(s, s.laid // 5))]


def any_value_seen(s: ShipItState, rng: Rng) -> i64:
    values = values_in_fist(s, s.laid // 5)
    return pack(LOOK, s.laid, nth(values, rng.below(count(values))) + 1)


def look(game: Tables, s: ShipItState, load: i64, value: i64) -> None:
    shipper = s.mover
    s.values[load] = value
    s.seen[shipper] |= bit(load)  # SI-A50
    s.shown += 1
    s.whisper(LOOKED, shipper, load, value, shipper)
    go_on_laying(game, s)


def end_shipment(game: Tables, s: ShipItState) -> None:
    suit = s.suit
    s.shaken = 0
    s.fresh = 0
    s.step = s.back  # SI-A37
    if is_too_weak(game, s):
        end_game(s, TOO_WEAK)
    else:
        test_hub(game, s, suit)  # SI-R26


def is_too_weak(game: Tables, s: ShipItState) -> bool:
    """Tell whether all the freight left could bring no hub to the threshold (SI-A35). All know the sum."""
    total: i64 = 0
    for load in range(LOADS):
        total += 3 + game.official_bonus  # the mean of 1 to 5
        if i64(s.loads[load]) == CHIT:
            total -= s.values[load] + game.official_bonus
    for suit in range(COLOURS):
        rank = hub_rank(s, suit)
        if rank != OUT and rank + total >= game.threshold:
            return False
    return True
