"""What the screen of The Wandering Merchant needs to know, as values: nothing is to be read from its sentences."""

from msgspec import Struct

from argosy.core.contract import SPECTATOR
from argosy.games.wandering_merchant.layout import (
    buyers_of,
    compass_ways,
    credits_of,
    found_towns,
    is_laid,
    steps_beside,
)
from argosy.games.wandering_merchant.maps import TILES
from argosy.games.wandering_merchant.numbers import TOWN
from argosy.games.wandering_merchant.odds import dice_of
from argosy.games.wandering_merchant.rules.orcs import towns_cut_off
from argosy.games.wandering_merchant.rules.reading import (
    big_carts,
    ferry_fee,
    held,
    horses,
    in_use,
    is_compass_forest,
    is_die_forest,
    orc_number,
    pawn,
    shelter_price,
    small_carts,
    space,
    space_left,
    total,
)
from argosy.games.wandering_merchant.rules.trade import credit_here, town_here
from argosy.games.wandering_merchant.state import PLACING, TRADING, MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.games.wandering_merchant.words.nouns import CELLS, GOODS, SEATS
from argosy.kit.bags import count, members


class Buyer(Struct, frozen=True):
    """A town that buys a good; a town is called by the good that it makes (WM-R12)."""

    town: str
    cell: str | None  # None: nobody has found it


class Ware(Struct, frozen=True):
    """A row of the market."""

    good: str
    stock: int
    buy: int
    sell: int
    barter: int  # what a unit in use is worth toward other goods (WM-R14)
    cell: str | None  # of the town that makes it; None: nobody has found it
    buyers: list[Buyer]


class TownTile(Struct, frozen=True):
    cell: str
    good: str | None  # None: face down


class Orcs(Struct, frozen=True):
    cell: str
    strength: int


class ForestExit(Struct, frozen=True):
    """A way out of a forest, and the first and the last number that lead there."""

    low: int
    high: int
    cell: str


class Forest(Struct, frozen=True):
    """A forest that is left by compass (WM-R19)."""

    cell: str
    exits: list[ForestExit]


class Merchant(Struct, frozen=True):
    """What a seat has, and where its pawn stands."""

    seat: str
    cell: str
    town: str | None  # the good of the explored town it is in
    gold: int
    dice: int
    horses: int  # in use
    small_carts: int
    big_carts: int
    places: int
    places_free: int
    cargo: dict[str, int]  # units by good, none left out
    gear: dict[str, int]  # units in use, likewise
    credit: dict[str, int]  # by town, as far as there is any (WM-A27)
    boat: int  # GC to go on from here by boat (WM-R18); 0: nothing is due
    night: int  # GC for a night here (WM-R21); 0: nothing is due
    needs_forest_die: bool  # to go on from here in the turn of arrival (WM-R20)


class Ahead(Struct, frozen=True):
    """A tile beside the pawn on its way: the steps left there, and what a night would cost (WM-A9, WM-R21)."""

    cell: str
    steps: int  # 0: it has to stop there
    night: int


class Walk(Struct, frozen=True):
    """A turn after the dice for movement."""

    seat: str
    steps: int
    faces: list[int]  # the numbers rolled, each once
    compass: int | None
    ahead: list[Ahead]  # while the seat may go on


class Search(Struct, frozen=True):
    """What a search has to come to (WM-R22)."""

    find: int  # this or less finds something
    ambush: int  # this or more is an attack


class Trade(Struct, frozen=True):
    """A trade under way: where, and what is left of its credit and its limits (WM-R11, WM-A70)."""

    seat: str
    town: str  # the good that it makes
    credit: int
    barter: int  # value of what was bartered and not spent
    buys_left: int | None  # None: no limit
    sales_left: int | None


class WanderingMerchantFacts(Struct, frozen=True):
    is_built: bool  # whether all tiles are laid; before that there are no market and no merchants
    wild_to_come: int
    towns_to_come: int
    drawn: str | None  # the tile to be laid, as in the notation; `town` face down
    mover: str | None  # whose turn it is
    round: int
    rounds: int
    goal: int | None
    search: Search
    cup: int
    towns_found: int
    towns_cut_off: int | None  # None: there are no orcs in this game
    ignores_aces: bool  # WM-R27
    market: list[Ware]
    merchants: list[Merchant]
    towns: list[TownTile]
    orcs: list[Orcs]
    forests: list[Forest]
    walk: Walk | None
    trade: Trade | None


def facts(game: Tables, s: MerchantState, viewer: int = SPECTATOR) -> WanderingMerchantFacts:
    """Nothing is hidden, so every viewer knows the same; of a town face down nobody knows more."""
    is_built = bool(s.laid == 32)
    return WanderingMerchantFacts(
        is_built=is_built,
        wild_to_come=0 if is_built else int(count(s.bag)),
        towns_to_come=8 - int(count(s.towns)),
        drawn=drawn_tile(s) if s.step == PLACING else None,
        mover=SEATS[int(s.mover)] if is_built else None,
        round=int(s.round),
        rounds=int(game.rounds),
        goal=int(game.goal) or None,
        search=Search(int(game.find), int(game.ambush)),
        cup=int(total(s.cup)),
        towns_found=int(count(s.explored)),
        towns_cut_off=int(towns_cut_off(s)) if game.orcs != 0 and is_built else None,
        ignores_aces=bool(s.pause_turns > 0),
        market=market(game, s) if is_built else [],
        merchants=[merchant(game, s, seat) for seat in range(int(game.seats)) if is_built],
        towns=towns(s),
        orcs=[Orcs(cell(s, place), int(orc_number(s, place))) for place in members(s.orcs)],
        forests=[forest(s, place) for place in range(32) if is_forest(s, place)],
        walk=walk(game, s) if s.faces != 0 else None,
        trade=trade(game, s) if s.step == TRADING else None,
    )


def cell(s: MerchantState, place: int) -> str:
    return CELLS[int(s.cells[place])]


def drawn_tile(s: MerchantState) -> str:
    return "town" if s.drawn == TOWN else TILES[int(s.drawn)]


# ── The board ─────────────────────────────────────────────────────────────────────────────────────


def towns(s: MerchantState) -> list[TownTile]:
    known = {at: GOODS[good] for good, at in found_towns(s).items()}
    laid = [cell(s, place) for place in members(s.towns)]
    return [TownTile(at, known.get(at)) for at in laid]


def is_forest(s: MerchantState, place: int) -> bool:
    return is_laid(s, place) and bool(is_compass_forest(s, place))


def forest(s: MerchantState, place: int) -> Forest:
    ways = enumerate(compass_ways(s, place))
    return Forest(cell(s, place), [ForestExit(2 * n + 1, 2 * n + 2, cell(s, to)) for n, to in ways])


def walk(game: Tables, s: MerchantState) -> Walk:
    return Walk(
        seat=SEATS[int(s.mover)],
        steps=int(s.steps),
        faces=[number for number in range(1, 7) if s.faces >> number & 1],
        compass=int(s.compass) or None,
        ahead=[Ahead(cell(s, to), left, night) for to, left, night in steps_beside(game, s)],
    )


def trade(game: Tables, s: MerchantState) -> Trade:
    seat = int(s.mover)
    is_free = bool(s.staying)
    return Trade(
        seat=SEATS[seat],
        town=GOODS[town_here(s, seat)],
        credit=int(credit_here(s, seat)),
        barter=int(s.barter),
        buys_left=None if is_free else int(game.arrival_buys - s.bought),
        sales_left=None if is_free else int(game.arrival_sales - s.sold),
    )


# ── The market and the merchants ──────────────────────────────────────────────────────────────────


def market(game: Tables, s: MerchantState) -> list[Ware]:
    cells = found_towns(s)
    return [
        Ware(
            good=name,
            stock=int(held(s.stacks, good)),
            buy=int(game.buy[good]),
            sell=int(game.sell[good]),
            barter=int(game.barter[good]),
            cell=cells.get(good),
            buyers=[Buyer(GOODS[town], cells.get(town)) for town in buyers_of(good)],
        )
        for good, name in enumerate(GOODS)
    ]


def merchant(game: Tables, s: MerchantState, seat: int) -> Merchant:
    here = int(pawn(s, seat))
    town = int(town_here(s, seat))
    return Merchant(
        seat=SEATS[seat],
        cell=cell(s, here),
        town=GOODS[town] if town >= 0 else None,
        gold=int(s.purses[seat]),
        dice=dice_of(game, s, seat),
        horses=int(horses(s, seat)),
        small_carts=int(small_carts(s, seat)),
        big_carts=int(big_carts(s, seat)),
        places=int(space(game, s, seat)),
        places_free=int(space_left(game, s, seat)),
        cargo={name: int(held(s.cargo[seat], good)) for good, name in enumerate(GOODS)},
        gear={name: int(in_use(s, seat, good)) for good, name in enumerate(GOODS)},
        credit=credits_of(s, seat),
        boat=int(ferry_fee(game, s, here)),
        night=0 if s.magic else int(shelter_price(game, s, here)),
        needs_forest_die=bool(is_die_forest(s, here)),
    )
