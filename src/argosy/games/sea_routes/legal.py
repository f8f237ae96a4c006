"""What a seat may do, step by step. The laws hold these lists against the objections of the rules, action by action."""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.sea_routes import numbers
from argosy.games.sea_routes.rules.abilities import (
    why_not_embargo_at_all,
    why_not_embargo_neighbour,
)
from argosy.games.sea_routes.rules.moving import why_not_spend
from argosy.games.sea_routes.rules.reading import is_full, pawn
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables


def list_sailing(game: Tables, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
    return list_embargoes(game, s, seat, out, list_moves(game, s, seat, out))


def list_stranding(game: Tables, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
    found = list_sailing(game, s, seat, out)
    out[found] = numbers.PASS
    return found + 1


def list_parting(game: Tables, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
    found = list_embargoes(game, s, seat, out, 0)
    out[found] = numbers.DONE
    return found + 1


def list_moves(game: Tables, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
    """To each neighbour there is one way to go; two spaces far only for those who have Suns."""
    found: i64 = 0
    here = pawn(s, seat)
    first = here * 4
    sneaks = why_not_spend(s, seat, numbers.SNEAK) == LEGAL
    for k in range(first, first + game.degree[here]):
        to = game.near[k]
        if is_full(game, s, to):
            out[found] = pack(numbers.SAIL, to)
            found += 1
        elif sneaks:
            out[found] = pack(numbers.SNEAK, to)
            found += 1
    if why_not_spend(s, seat, numbers.RUSH) != LEGAL:
        return found
    return list_long_moves(game, s, here, sneaks, out, found)


def list_long_moves(
    game: Tables, s: SeaRoutesState, here: i64, slips: bool, out: vec[i64], count: i64
) -> i64:
    found = count
    first = here * 4
    for k in range(first, first + game.degree[here]):
        by = game.near[k]
        full = is_full(game, s, by)
        second = by * 4
        for m in range(second, second + game.degree[by]):
            to = game.near[m]
            if full and is_full(game, s, to):
                out[found] = pack(numbers.RUSH, by, to)
                found += 1
            elif slips:
                out[found] = pack(numbers.SLIP, by, to)
                found += 1
    return found


def list_embargoes(game: Tables, s: SeaRoutesState, seat: i64, out: vec[i64], count: i64) -> i64:
    found = count
    if why_not_embargo_at_all(game, s, seat) != LEGAL:
        return found
    here = pawn(s, seat)
    for k in range(game.degree[here]):
        space = game.near[here * 4 + k]
        if why_not_embargo_neighbour(game, s, seat, space) == LEGAL:
            out[found] = pack(numbers.EMBARGO, space)
            found += 1
    return found
