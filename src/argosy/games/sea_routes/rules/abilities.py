"""Ability points: spending them, and embargoes."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.sea_routes.numbers import (
    ALL_OUT,
    EMBARGOED,
    MARKER_THERE,
    NO_ARMS,
    NO_MARKER,
    NOT_BESIDE,
    NOTHING_THERE,
    ONE,
    PAWN_THERE,
)
from argosy.games.sea_routes.rules.reading import (
    has_marker,
    has_point,
    is_adjacent,
    is_anyone_else_in,
    is_full,
    is_other_pawn_at,
    markers_left,
    pawn,
)
from argosy.games.sea_routes.rules.turn import end_turn
from argosy.games.sea_routes.state import ARMS, PARTING, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import bit

#    SR-R18  an ace coin on a neighbour space, not where another pawn stands
#    SR-A20  several if points and markers last; the space holds something and no marker
#    SR-A33  only while somebody else is still in the round


def spend(s: SeaRoutesState, die: i64) -> None:
    s.points -= ONE[die]


def why_not_embargo_at_all(game: Tables, s: SeaRoutesState, seat: i64) -> i64:
    if not has_point(s, seat, ARMS):
        return NO_ARMS  # SR-R18
    if markers_left(game, s) <= 0:
        return NO_MARKER  # SR-A20
    if not is_anyone_else_in(game, s, seat):
        return ALL_OUT  # SR-A33
    return LEGAL


def why_not_embargo_neighbour(game: Tables, s: SeaRoutesState, seat: i64, space: i64) -> i64:
    if is_other_pawn_at(game, s, seat, space):
        return pack(PAWN_THERE, space)  # SR-R18
    if not is_full(game, s, space):
        return pack(NOTHING_THERE, space)  # SR-A20
    if has_marker(game, s, space):
        return pack(MARKER_THERE, space)  # SR-A20
    return LEGAL


def why_not_embargo(game: Tables, s: SeaRoutesState, seat: i64, space: i64) -> i64:
    objection = why_not_embargo_at_all(game, s, seat)
    if objection != LEGAL:
        return objection
    if not is_adjacent(game, pawn(s, seat), space):
        return pack(NOT_BESIDE, pawn(s, seat), space)  # SR-R18
    return why_not_embargo_neighbour(game, s, seat, space)


def can_embargo(game: Tables, s: SeaRoutesState, seat: i64) -> bool:
    if why_not_embargo_at_all(game, s, seat) != LEGAL:
        return False
    space = pawn(s, seat)
    for k in range(game.degree[space]):
        if why_not_embargo_neighbour(game, s, seat, game.near[space * 4 + k]) == LEGAL:
            return True
    return False


def embargo(game: Tables, s: SeaRoutesState, space: i64) -> None:
    spend(s, ARMS)
    if space < game.tile_spaces:
        s.tile_markers |= bit(space)
    else:
        s.coin_markers |= bit(space - game.tile_spaces)
    s.tell(EMBARGOED, s.mover, space)
    if s.step == PARTING and not can_embargo(game, s, s.mover):
        end_turn(game, s)
