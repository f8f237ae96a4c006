# compiled
"""Reads the table: what a seat has, where it stands, what a place costs."""

from mypy_extensions import i64

from argosy.core.contract import Rng
from argosy.games.wandering_merchant.numbers import (
    CLOTHES,
    COINS,
    FISH,
    FORESTS,
    GOODS,
    HORSES,
    NUMBER,
    PEAKS,
    SHIELDS,
    TOWER,
    WATERS,
)
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.kit.bags import bit, count, nth


def any_of(mask: i64, rng: Rng) -> i64:
    """Draw one of the numbers whose bits are set."""
    return nth(mask, rng.below(count(mask)))


# ── Counts, four bits a good ──────────────────────────────────────────────────────────────────────


def held(word: i64, good: i64) -> i64:
    return word >> (good << 2) & 15


def one(good: i64) -> i64:
    """Return one unit of a good, to be added or taken away."""
    return bit(good << 2)


def total(word: i64) -> i64:
    """Count all units, horses in use left out."""
    pairs = (word & 0x0F0F0F0F) + (word >> 4 & 0x0F0F0F0F)
    pairs += pairs >> 8
    return pairs + (pairs >> 16) & 255


# ── The seats ─────────────────────────────────────────────────────────────────────────────────────


def pawn(s: MerchantState, seat: i64) -> i64:
    """Return the place of a seat's pawn."""
    return s.pawns >> (seat << 3) & 255


def small_carts(s: MerchantState, seat: i64) -> i64:
    return s.small >> (seat << 3) & 255


def big_carts(s: MerchantState, seat: i64) -> i64:
    return s.big >> (seat << 3) & 255


def carts(s: MerchantState, seat: i64) -> i64:
    return (s.small + s.big) >> (seat << 3) & 255


def horses(s: MerchantState, seat: i64) -> i64:
    """Count the horses in use: those that pull, and those for speed."""
    return s.gear[seat] >> 32


def in_use(s: MerchantState, seat: i64, good: i64) -> i64:
    gear = s.gear[seat]
    return gear >> 32 if good == HORSES else held(gear, good)


def space(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Count the places on all carts (WM-R6, WM-A31)."""
    return small_carts(s, seat) * game.small + big_carts(s, seat) * game.big


def space_left(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Count the free places; a horse in use takes none (WM-R14)."""
    return space(game, s, seat) - total(s.cargo[seat]) - total(s.gear[seat])


def equipment(s: MerchantState, seat: i64) -> i64:
    """Count the units in use, horses only beyond one per cart (WM-A36)."""
    gear = s.gear[seat]
    return total(gear) + (gear >> 32) - carts(s, seat)


def equipment_value(game: Tables, s: MerchantState, seat: i64) -> i64:
    """Value the equipment at the buying price, every horse in use included (WM-A56, WM-A73)."""
    value: i64 = 0
    for good in range(GOODS):
        value += in_use(s, seat, good) * game.buy[good]
    return value


def has_food(s: MerchantState, seat: i64) -> bool:
    """Tell whether fish or clothes in the cargo can pay for a night in the mountains (WM-R21)."""
    return s.cargo[seat] & (15 * bit(FISH << 2) | 15 * bit(CLOTHES << 2)) != 0


# ── The board ─────────────────────────────────────────────────────────────────────────────────────


def tile_at(s: MerchantState, place: i64) -> i64:
    return i64(s.tiles[place])


def cell_of(s: MerchantState, place: i64) -> i64:
    return i64(s.cells[place])


def has(mask: i64, place: i64) -> bool:
    return mask >> place & 1 != 0


def is_wanted(town: i64, good: i64) -> bool:
    """Tell whether a town buys a good: those of the three before it, in a circle (WM-R12, WM-A25)."""
    before = (town - good) & 7
    return 1 <= before <= 3


def lies_in(s: MerchantState, place: i64, tiles: i64) -> bool:
    """Tell whether the tile of a place is one of these."""
    return tiles & bit(tile_at(s, place)) != 0


def shelter_price(game: Tables, s: MerchantState, place: i64) -> i64:
    """Return the price of a night on this place, 0 where none is due (WM-R21, WM-A17)."""
    if not lies_in(s, place, PEAKS):
        return 0
    return game.shelter * NUMBER[tile_at(s, place)]


def ferry_fee(game: Tables, s: MerchantState, place: i64) -> i64:
    """Return the fee to go on from this place, 0 where none is due (WM-R18, WM-A17, WM-A40)."""
    if s.magic != 0 or not lies_in(s, place, WATERS):
        return 0
    return game.ferry * NUMBER[tile_at(s, place)]


def is_compass_forest(s: MerchantState, place: i64) -> bool:
    """Tell whether it is a forest with three connections and no magic is at work (WM-R19)."""
    return s.magic == 0 and lies_in(s, place, FORESTS) and count(s.links[place]) == 3


def is_die_forest(s: MerchantState, place: i64) -> bool:
    """Tell whether a forest asks for a die: under three connections, above 0 (WM-R20, WM-A15, WM-A17)."""
    if s.magic != 0 or not lies_in(s, place, FORESTS) or NUMBER[tile_at(s, place)] == 0:
        return False
    return count(s.links[place]) < 3


def specials(s: MerchantState) -> i64:
    """Return the places of the four special tiles."""
    where = s.where
    mask: i64 = 0
    for tile in range(TOWER, TOWER + 4):
        mask |= bit(i64(where[tile]))
    return mask


def orc_number(s: MerchantState, place: i64) -> i64:
    return i64(s.orc_coins[place]) % COINS


def stake_for(game: Tables, s: MerchantState, seat: i64, place: i64) -> i64:
    """Return the stake against these orcs, never below 0 (WM-R28, WM-A46)."""
    over = orc_number(s, place) - in_use(s, seat, SHIELDS)
    return game.stake * over if over > 0 else 0
