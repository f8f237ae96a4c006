"""What keeps a merchant from a tile or a unit, said of it: how many steps away, which way out of a forest, who buys."""

from argosy.core.about import Asked
from argosy.core.contract import NOT_NOW, pack, verb_of
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Refusal
from argosy.games.wandering_merchant.layout import buyers_of, compass_ways
from argosy.games.wandering_merchant.numbers import (
    BARTER,
    COMPASS_FIRST,
    COST,
    IN_COMPASS_FOREST,
    NOT_WANTED,
    SELL,
    WRONG_WAY,
)
from argosy.games.wandering_merchant.odds import dice_of
from argosy.games.wandering_merchant.rules.reading import pawn, tile_at
from argosy.games.wandering_merchant.rules.travel import open_links
from argosy.games.wandering_merchant.state import BEGINNING, MOVING, TRADING, MerchantState
from argosy.games.wandering_merchant.tables import Tables
from argosy.games.wandering_merchant.words.nouns import CELLS, GOODS, SEATS
from argosy.kit.bags import members
from argosy.kit.grids import WAYS


def about(game: Tables, s: MerchantState, asked: Asked) -> Refusal | int | None:
    seat, place, _, reason, _ = asked
    if s.laid < 32:
        return None
    if place in CELLS:
        to = int(s.place_at[CELLS.index(place)]) - 1
        return about_tile(game, s, seat, to, reason) if to >= 0 else None
    owner, _, unit = place.partition(".")
    return about_unit(game, s, seat, owner, unit.split("."), reason) if owner in SEATS else None


# ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────


def about_tile(game: Tables, s: MerchantState, seat: int, to: int, reason: int) -> Refusal | None:
    here = int(pawn(s, seat))
    if s.step not in (BEGINNING, MOVING, TRADING):
        return None
    if to == here:
        return about_here(s)
    if s.step == TRADING:
        return Refusal("WM-R11", Phrase("about-arrived"))
    if verb_of(reason) in (IN_COMPASS_FOREST, COMPASS_FIRST, WRONG_WAY):
        return about_forest(s, here, to, reason)
    if verb_of(reason) > NOT_NOW:
        return None  # it lies beside the pawn, and a rule says why not
    return about_far(game, s, seat, here, to)


def about_here(s: MerchantState) -> Refusal:
    if s.step == TRADING:
        return Refusal("WM-R11", Phrase("about-here-trading"))
    if s.step == BEGINNING:
        return Refusal("WM-R9", Phrase("about-here-beginning"))
    return Refusal("WM-R10", Phrase("about-here-moving", {"steps": int(s.steps)}))


def about_forest(s: MerchantState, here: int, to: int, reason: int) -> Refusal:
    """WM-R19: which numbers lead out of a forest to this tile, and where a chosen number leads."""
    ways = compass_ways(s, here)
    low = 2 * ways.index(to) + 1
    numbers: dict[str, Value] = {"low": low, "high": low + 1}
    if verb_of(reason) == IN_COMPASS_FOREST:
        return Refusal("WM-R19", Phrase("about-forest-roll", numbers))
    if verb_of(reason) == COMPASS_FIRST:
        return Refusal("WM-R19", Phrase("about-forest-choose", numbers))
    out = ways[(int(s.compass) - 1) // 2]
    way = WAYS[[int(s.near[here * 4 + n]) for n in range(4)].index(out)]
    chosen: dict[str, Value] = {"number": int(s.compass), "way": f"way:{way}"}
    return Refusal("WM-R19", Phrase("about-forest-chosen", {**chosen, **numbers}))


def about_far(game: Tables, s: MerchantState, seat: int, here: int, to: int) -> Refusal:
    """WM-R10: how many steps it takes to get there, and which way to begin."""
    found = route(s, here, to)
    if found is None:
        return Refusal("WM-R27", Phrase("about-cut-off"))
    steps, way = found
    nouns: dict[str, Value] = {"steps": steps, "way": f"way:{WAYS[way]}"}
    if s.step == BEGINNING:
        dice = dice_of(game, s, seat)
        return Refusal("WM-R10", Phrase("about-set-out", {**nouns, "dice": dice, "most": 6 * dice}))
    nouns["left"] = int(s.steps)
    return Refusal("WM-R10", Phrase("about-near" if steps <= s.steps else "about-far", nouns))


def route(s: MerchantState, here: int, to: int) -> tuple[int, int] | None:
    """Return the fewest steps with which one gets there, and the first way; None where orcs cut it off.

    The last tile is entered with however many steps are left.
    """
    costs = {here: 0}
    ways: dict[int, int] = {}
    edge = [here]
    while edge:
        at = min(edge, key=lambda place: costs[place])
        edge.remove(at)
        for beyond in map(int, members(open_links(s, at))):
            cost = costs[at] + int(COST[tile_at(s, beyond)])
            if cost < costs.get(beyond, 999):
                costs[beyond] = cost
                ways[beyond] = ways[at] if at != here else way_to(s, here, beyond)
                edge.append(beyond)
    if to not in costs:
        return None
    return costs[to] - int(COST[tile_at(s, to)]) + 1, ways[to]


def way_to(s: MerchantState, here: int, beyond: int) -> int:
    return [int(s.near[here * 4 + way]) for way in range(4)].index(beyond)


# ── Units ─────────────────────────────────────────────────────────────────────────────────────────


def about_unit(
    game: Tables, s: MerchantState, seat: int, owner: str, unit: list[str], reason: int
) -> Refusal | int | None:
    """A unit on a cart: who buys it, and whether it can be sold or bartered now (WM-R12, WM-R14)."""
    if unit[0] not in ("cargo", "use"):
        return None
    good = GOODS.index(unit[1])
    buyers: list[int | str | Phrase] = [f"town:{GOODS[town]}" for town in buyers_of(good)]
    nouns: dict[str, Value] = {"good": f"good:{GOODS[good]}", "towns": buyers}
    if owner != SEATS[seat]:
        return Refusal("WM-R14", Phrase("about-not-yours", {"owner": f"seat:{owner}"}))
    if s.step == TRADING and verb_of(reason) == NOT_WANTED:
        return Refusal("WM-R12", Phrase("about-not-wanted", nouns))
    if s.step == TRADING:
        return int(pack(SELL if unit[0] == "cargo" else BARTER, good))
    if unit[0] == "use":
        return None
    return Refusal("WM-R12", Phrase("about-sell", {**nouns, "price": int(game.sell[good])}))
