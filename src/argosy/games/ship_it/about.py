"""What keeps a player from a space or a load, said of it: what it would cost, and what is in the way."""

from argosy.core.about import Asked
from argosy.core.contract import LEGAL, a_of, pack, verb_of
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Refusal
from argosy.games.ship_it.numbers import KEEP, NOT_REACHED, OFFICIAL, TOO_FEW_POINTS
from argosy.games.ship_it.rules.freight import why_not_ship, why_not_ship_this
from argosy.games.ship_it.rules.reading import space_named
from argosy.games.ship_it.rules.travel import pip_stop_view
from argosy.games.ship_it.state import (
    DIRECTING,
    HALVES,
    KEEPING,
    SHIPPING,
    STOPPING,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words import LOADS, TILES, Nouns, words

MOST_PIPS = 6


def about(game: Tables, s: ShipItState, asked: Asked) -> Refusal | int | None:
    if asked.place in LOADS:
        return about_load(game, s, LOADS.index(asked.place))
    name = space_at(game, s, asked.place)
    if name is None:
        return None
    if s.step == DIRECTING:
        return about_official(game, s, name)
    if s.step in (STOPPING, SHIPPING):
        chosen = [LOADS.index(place) for place in asked.chosen if place in LOADS]
        return about_freight(game, s, name, chosen)
    return None


def space_at(game: Tables, s: ShipItState, place: str) -> int | None:
    """Return the noun of the space that a place is part of: a square of a tile stands for the tile."""
    if place in TILES:
        return TILES.index(place)
    number = Nouns(game).space.numbers.get(place)
    if number is None:
        return None
    ground = int(s.ground[number - len(TILES)]) - 1
    return ground - HALVES if ground >= HALVES else number


# ── Officials ─────────────────────────────────────────────────────────────────────────────────────


def about_official(game: Tables, s: ShipItState, name: int) -> Refusal | int:
    """SI-R13: officials walk over links and zones, and each space costs."""
    if space_named(game, s, name) < 0:
        return Refusal("SI-R13", Phrase("about-no-link"))
    meant = int(pack(OFFICIAL, name))
    against = int(game.why_not(s, s.decider, meant))
    if verb_of(against) != TOO_FEW_POINTS:
        return meant
    nouns: dict[str, Value] = {"price": int(a_of(against)), "points": int(s.points)}
    return Refusal("SI-R13", Phrase("about-official-far", nouns))


# ── Freight ───────────────────────────────────────────────────────────────────────────────────────


def about_load(game: Tables, s: ShipItState, load: int) -> Refusal | int | None:
    if s.step == KEEPING:
        return int(pack(KEEP, load))
    if s.step not in (STOPPING, SHIPPING):
        return None
    against = int(why_not_ship_this(game, s, load))
    if against != LEGAL:
        return words(game).refusal(against)
    return Refusal("SI-R14", Phrase("about-load-stuck", {"points": int(s.points)}))


def about_freight(game: Tables, s: ShipItState, name: int, chosen: list[int]) -> Refusal:
    """SI-R14, SI-R15: which load could get there, and for how much."""
    space = int(space_named(game, s, name))
    if space < 0:
        return Refusal("SI-R15", Phrase("about-no-link-for-load"))
    loads = chosen or range(len(LOADS))
    movable = [load for load in loads if why_not_ship_this(game, s, load) == LEGAL]
    ways = [
        (int(price), load)
        for load in movable
        for to, _, price in pip_stop_view(game, s, load)
        if to == space
    ]
    if not ways:
        return no_way(game, s, name, chosen)
    price, load = min(ways)
    nouns: dict[str, Value] = {"load": f"load:{LOADS[load]}", "price": price}
    if price <= s.points:
        return Refusal("SI-R14", Phrase("about-load-first", nouns))
    return Refusal("SI-R14", Phrase("about-ship-dear", {**nouns, "points": int(s.points)}))


def no_way(game: Tables, s: ShipItState, name: int, chosen: list[int]) -> Refusal:
    """What bars a chosen load, with whatever pip-stop."""
    if not chosen:
        return Refusal("SI-R15", Phrase("about-no-load-gets-there"))
    open_handed = s.clone()
    open_handed.points = 99
    if s.step == STOPPING:
        open_handed.pipstop = MOST_PIPS
    against = int(why_not_ship(game, open_handed, chosen[0], name))
    if verb_of(against) == NOT_REACHED and s.step == STOPPING:
        return Refusal("SI-R15", Phrase("about-no-way-for", {"load": f"load:{LOADS[chosen[0]]}"}))
    return words(game).refusal(against)
