"""What keeps a ship from a space, said of that space: how far it is, and whose Moons point would help."""

from argosy.core.about import Asked
from argosy.core.contract import verb_of
from argosy.core.phrase import Phrase, Value
from argosy.core.words import Refusal
from argosy.games.sea_routes.numbers import EMPTY, NOT_ADJACENT, NOT_BESIDE
from argosy.games.sea_routes.rules.reading import has_point, pawn
from argosy.games.sea_routes.state import MOONS, SUNS, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.words import SEATS, space_names
from argosy.kit.bags import byte


def about(game: Tables, s: SeaRoutesState, asked: Asked) -> Refusal | None:
    seat, place, _, reason, _ = asked
    names = space_names(game)
    if place not in names:
        return None
    here, there = int(pawn(s, seat)), names.index(place)
    if verb_of(reason) == NOT_ADJACENT:
        if here == there:
            return Refusal("SR-R7", Phrase("about-own-ship"))
        far = "about-far-suns" if has_point(s, seat, SUNS) else "about-far"
        clause = "SR-R20" if has_point(s, seat, SUNS) else "SR-R7"
        return Refusal(clause, Phrase(far, {"steps": steps(game, here, there)}))
    if verb_of(reason) == NOT_BESIDE and here == there:
        return Refusal("SR-R18", Phrase("about-embargo-here"))
    if verb_of(reason) == NOT_BESIDE:
        nouns: dict[str, Value] = {"steps": steps(game, here, there)}
        return Refusal("SR-R18", Phrase("about-embargo-far", nouns))
    return empty(s, seat) if verb_of(reason) == EMPTY else None


def steps(game: Tables, here: int, there: int) -> int:
    """How many spaces lie between them, whatever lies there (SR-R7)."""
    (x, y), (to_x, to_y) = game.where(here), game.where(there)
    return abs(to_x - x) + abs(to_y - y)


def empty(s: SeaRoutesState, seat: int) -> Refusal:
    """SR-R8, SR-R21: who could enter it."""
    owner = byte(s.owners, MOONS) - 1
    if owner < 0:
        return Refusal("SR-R8", Phrase("about-empty-nobody"))
    if owner == seat:
        return Refusal("SR-R8", Phrase("about-empty-spent"))
    return Refusal("SR-R8", Phrase("about-empty", {"owner": f"seat:{SEATS[owner]}"}))
