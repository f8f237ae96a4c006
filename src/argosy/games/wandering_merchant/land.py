# compiled
"""The country and its prices, computed once from seats and options, and how to read the table."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import Game
from argosy.games.wandering_merchant.shapes import EXAMPLE, SHAPES, TILES
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.terms import (
    CLOTHES,
    COINS,
    COST,
    FISH,
    FOREST,
    GOODS,
    HORSES,
    LAND,
    MOUNTAINS,
    NUMBER,
    SHIELDS,
    TOWER,
    TOWN,
    UNLAID,
    WATER,
)
from argosy.kit.bags import BIT, count
from argosy.kit.evaluation import fitted
from argosy.kit.grids import beside

NAMES = ("jewelry", "fish", "wood", "clothes", "magic", "horses", "shields", "weapons")


class Chart:
    """Where the tiles of a board lie and which of them touch."""

    cells: vec[u8]
    place_at: vec[u8]
    near: vec[i64]
    links: vec[i64]
    kinds: vec[u8]  # by place: TOWN, the tile, or what may come: a forest (10), others (UNLAID)
    towns: i64

    def __init__(self, cells: list[int], kinds: list[int]) -> None:
        rest = 32 - len(cells)
        place_at = [0] * 169
        for place, cell in enumerate(cells):
            place_at[cell] = place + 1
        near = [-1] * 128
        links = [0] * 32
        towns = 0
        for place, cell in enumerate(cells):
            for way in range(4):
                other = int(beside(cell, way, 13, 13))
                if other >= 0 and place_at[other] > 0:
                    near[place * 4 + way] = place_at[other] - 1
                    links[place] += 2 ** (place_at[other] - 1)
            if kinds[place] == TOWN:
                towns += 2**place
        self.cells = vec[u8]([u8(cell) for cell in cells] + [u8(0)] * rest)
        self.place_at = vec[u8]([u8(place) for place in place_at])
        self.near = vec[i64](near)
        self.links = vec[i64](links)
        self.kinds = vec[u8]([u8(kind) for kind in kinds] + [u8(UNLAID)] * rest)
        self.towns = towns


def shape_chart(number: int) -> Chart:
    """One of the twelve shapes, its tiles still to come."""
    cells: list[int] = []
    kinds: list[int] = []
    for y, row in enumerate(SHAPES[number].split("/")):
        for x, mark in enumerate(row):
            if mark != ".":
                cells.append(y * 13 + x)
                kinds.append(TOWN if mark == "t" else 10 if mark == "f" else UNLAID)
    return Chart(cells, kinds)


def example_chart() -> Chart:
    """The board of the rules (map 0)."""
    cells: list[int] = []
    kinds: list[int] = []
    for y, row in enumerate(EXAMPLE):
        for x, name in enumerate(row.split()):
            if name != ".":
                cells.append(y * 13 + x)
                kinds.append(TOWN if name == "t" else TILES.index(name))
    return Chart(cells, kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Country(Game[MerchantState]):
    map: i64
    goal: i64
    rounds: i64  # the last round
    orcs: i64
    combat: i64
    start: i64  # for each
    stock: i64
    reveal: i64
    bonus: i64
    tokens: i64  # 1: horses in use are tokens (WM-A7)
    small: i64
    big: i64
    carts: i64
    cart_small: i64
    cart_big: i64
    upgrade: i64
    dice: i64
    arrival_buys: i64
    arrival_sales: i64
    buy: vec[i64]
    sell: vec[i64]
    barter: vec[i64]  # value of a bartered unit
    ferry: i64
    shelter: i64
    shelter_choice: i64
    searches: i64
    find: i64
    ambush: i64
    toll: i64
    stake: i64
    damage: i64
    shield: i64
    effort: vec[i64]  # by tile: steps to enter it, and what its land costs besides, in steps
    charts: list[Chart]  # by shape, 1..12; 0 is the example
    weights: vec[float]  # of the features of its sense

    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.weights = fitted("argosy.games.wandering_merchant")
        self.map = options["map"]
        self.goal = options["goal"]
        self.rounds = last_round(options["goal"], options["rounds"], options["pace"])
        self.orcs = 1 if self.seats == 1 else options["orcs"]  # WM-R27: needed alone
        self.combat = options["combat"]
        self.start = options["start"] * self.seats  # WM-R8, WM-A8
        self.stock = options["stock"]
        self.reveal = options["reveal"]
        self.bonus = options["bonus"]
        self.tokens = 1 if self.seats >= options["tokens"] else 0  # WM-A7
        self.small = options["small"]
        self.big = max(options["small"], options["big"])
        self.carts = options["carts"]
        self.cart_small = options["cart_small"]
        self.cart_big = options["cart_big"]
        self.upgrade = options["upgrade"]
        self.dice = options["dice"]
        self.arrival_buys = options["arrival_buys"]
        self.arrival_sales = options["arrival_sales"]
        self.ferry = options["ferry"]
        self.shelter = options["shelter"]
        self.shelter_choice = options["shelter_choice"]
        self.searches = options["searches"]
        self.find = options["find"]
        self.ambush = options["ambush"]
        self.toll = options["toll"]
        self.stake = options["stake"]
        self.damage = options["damage"]
        self.shield = options["shield"]
        self.buy = vec[i64]([options[f"buy_{good}"] for good in NAMES])
        self.sell = vec[i64]([options[f"sell_{good}"] for good in NAMES])
        percent = options["barter"]
        self.barter = vec[i64]([options[f"buy_{good}"] * percent // 100 for good in NAMES])
        self.effort = vec[i64]([self.effort_of(tile) for tile in range(26)])
        self.charts = [example_chart(), *(shape_chart(n) for n in range(12))]

    def effort_of(self, tile: i64) -> int:
        """A night in the mountains weighs a step for every 5 GC, a forest three, water one."""
        land = LAND[tile]
        delay: i64 = 3 if land == FOREST else 1 if land == WATER else 0
        if land == MOUNTAINS:
            delay = min(10, self.shelter * NUMBER[tile] // 5)
        return int(COST[tile] + delay)


def last_round(goal: i64, rounds: i64, pace: i64) -> i64:
    """WM-A57"""
    if rounds > 0:
        return rounds
    return max(1, goal * pace // 1000) if goal > 0 else pace


# ── Counts, four bits a good ──────────────────────────────────────────────────────────────────────


def held(word: i64, good: i64) -> i64:
    return word >> (good << 2) & 15


def one(good: i64) -> i64:
    """One unit of a good, to be added or taken away."""
    return BIT[good << 2]


def total(word: i64) -> i64:
    """How many units in all, horses in use not counted."""
    pairs = (word & 0x0F0F0F0F) + (word >> 4 & 0x0F0F0F0F)
    pairs += pairs >> 8
    return pairs + (pairs >> 16) & 255


# ── The seats ─────────────────────────────────────────────────────────────────────────────────────


def pawn(s: MerchantState, seat: i64) -> i64:
    """The place it stands on."""
    return s.pawns >> (seat << 3) & 255


def small_carts(s: MerchantState, seat: i64) -> i64:
    return s.small >> (seat << 3) & 255


def big_carts(s: MerchantState, seat: i64) -> i64:
    return s.big >> (seat << 3) & 255


def carts(s: MerchantState, seat: i64) -> i64:
    return (s.small + s.big) >> (seat << 3) & 255


def horses(s: MerchantState, seat: i64) -> i64:
    """In use: those that pull, and those for speed."""
    return s.gear[seat] >> 32


def in_use(s: MerchantState, seat: i64, good: i64) -> i64:
    gear = s.gear[seat]
    return gear >> 32 if good == HORSES else held(gear, good)


def space(country: Country, s: MerchantState, seat: i64) -> i64:
    """WM-R6, WM-A31: places over all carts."""
    return small_carts(s, seat) * country.small + big_carts(s, seat) * country.big


def space_left(country: Country, s: MerchantState, seat: i64) -> i64:
    """WM-R14: a horse in use takes no place."""
    return space(country, s, seat) - total(s.cargo[seat]) - total(s.gear[seat])


def equipment(s: MerchantState, seat: i64) -> i64:
    """WM-A36: units in use, horses only beyond one per cart."""
    gear = s.gear[seat]
    return total(gear) + (gear >> 32) - carts(s, seat)


def equipment_value(country: Country, s: MerchantState, seat: i64) -> i64:
    """WM-A56, WM-A73: at the buying price, every horse in use."""
    value: i64 = 0
    for good in range(GOODS):
        value += in_use(s, seat, good) * country.buy[good]
    return value


def has_food(s: MerchantState, seat: i64) -> bool:
    """Fish or clothes as cargo: a night in the mountains (WM-R21)."""
    return s.cargo[seat] & (15 * BIT[FISH << 2] | 15 * BIT[CLOTHES << 2]) != 0


# ── The board ─────────────────────────────────────────────────────────────────────────────────────


def tile_at(s: MerchantState, place: i64) -> i64:
    return i64(s.tiles[place])


def cell_of(s: MerchantState, place: i64) -> i64:
    return i64(s.cells[place])


def has(mask: i64, place: i64) -> bool:
    return mask >> place & 1 != 0


def is_wanted(town: i64, good: i64) -> bool:
    """WM-R12, WM-A25: a town buys the goods of the three before it, in a circle."""
    before = (town - good) & 7
    return 1 <= before <= 3


def shelter_price(country: Country, s: MerchantState, place: i64) -> i64:
    """WM-R21, WM-A17: of a night on this place; 0 where none is due."""
    tile = tile_at(s, place)
    return country.shelter * NUMBER[tile] if LAND[tile] == MOUNTAINS else 0


def ferry_fee(country: Country, s: MerchantState, place: i64) -> i64:
    """WM-R18, WM-A17, WM-A40: to go on from this place; 0 where none is due."""
    tile = tile_at(s, place)
    if s.magic != 0 or LAND[tile] != WATER:
        return 0
    return country.ferry * NUMBER[tile]


def is_compass_forest(s: MerchantState, place: i64) -> bool:
    """WM-R19: a forest with three connections, while no magic is at work."""
    return s.magic == 0 and LAND[tile_at(s, place)] == FOREST and count(s.links[place]) == 3


def is_die_forest(s: MerchantState, place: i64) -> bool:
    """WM-R20, WM-A15, WM-A17: fewer connections and a number above 0."""
    tile = tile_at(s, place)
    if s.magic != 0 or LAND[tile] != FOREST or NUMBER[tile] == 0:
        return False
    return count(s.links[place]) < 3


def specials(s: MerchantState) -> i64:
    """The places of the four special tiles."""
    where = s.where
    mask: i64 = 0
    for tile in range(TOWER, TOWER + 4):
        mask |= BIT[i64(where[tile])]
    return mask


def orc_number(s: MerchantState, place: i64) -> i64:
    return i64(s.orc_coins[place]) % COINS


def stake_for(country: Country, s: MerchantState, seat: i64, place: i64) -> i64:
    """WM-R28, WM-A46: never below 0."""
    over = orc_number(s, place) - in_use(s, seat, SHIELDS)
    return country.stake * over if over > 0 else 0
