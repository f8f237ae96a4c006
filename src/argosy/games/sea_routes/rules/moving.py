"""Moving, and claiming what you leave."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.sea_routes.numbers import (
    CLAIMED_COIN,
    CLAIMED_TILE,
    EMPTY,
    LEFT_EMBARGOED,
    NO_MOONS,
    NO_SUNS,
    NOT_ADJACENT,
    NOTHING_EMPTY,
    ONE,
    ROUND_IDLE,
    RUSH,
    RUSHED,
    SAIL,
    SAILED,
    SATISFIED,
    SLIP,
    SLIPPED,
    SNEAK,
    SNEAKED,
)
from argosy.games.sea_routes.rules.abilities import can_embargo, spend
from argosy.games.sea_routes.rules.reading import has_marker, has_point, is_adjacent, is_full, pawn
from argosy.games.sea_routes.rules.scoring import end_round
from argosy.games.sea_routes.rules.turn import end_turn
from argosy.games.sea_routes.state import MOONS, PARTING, SUNS, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import bit, with_byte
from argosy.kit.piecepack import FACES

#    SR-R7   one space in an orthogonal direction
#    SR-R8   not into an empty space
#    SR-R20  Suns: two spaces, nothing claimed
#    SR-R21  Moons: into empty spaces
#    SR-A33  no point is spent for nothing


def is_step(game: Tables, by: i64, to: i64) -> bool:
    """Say whether two spaces touch: wherever the ship comes from, its second step is one (SR-R20)."""
    return is_adjacent(game, by, to)


def why_not_spend(s: SeaRoutesState, seat: i64, verb: i64) -> i64:
    """What speaks against this kind of movement, wherever it goes."""
    if (verb == RUSH or verb == SLIP) and not has_point(s, seat, SUNS):
        return NO_SUNS  # SR-R20
    if (verb == SNEAK or verb == SLIP) and not has_point(s, seat, MOONS):
        return NO_MOONS  # SR-R21
    return LEGAL


def why_not_one_space(game: Tables, s: SeaRoutesState, here: i64, to: i64, verb: i64) -> i64:
    """`sail` goes to a space that holds something, `sneak` to an empty one."""
    if not is_adjacent(game, here, to):
        return pack(NOT_ADJACENT, here, to)  # SR-R7
    full = is_full(game, s, to)
    if verb == SAIL and not full:
        return pack(EMPTY, to)  # SR-R8
    if verb == SNEAK and full:
        return NOTHING_EMPTY  # SR-A33
    return LEGAL


def why_not_two_spaces(
    game: Tables, s: SeaRoutesState, here: i64, by: i64, to: i64, verb: i64
) -> i64:
    """`rush` over spaces that hold something, `slip` where at least one is empty (SR-A18)."""
    if not is_adjacent(game, here, by):
        return pack(NOT_ADJACENT, here, by)  # SR-R7
    if not is_adjacent(game, by, to):
        return pack(NOT_ADJACENT, by, to)  # SR-R7
    full_by = is_full(game, s, by)
    full_to = is_full(game, s, to)
    if verb == RUSH and not full_by:
        return pack(EMPTY, by)  # SR-R8
    if verb == RUSH and not full_to:
        return pack(EMPTY, to)  # SR-R8
    if verb == SLIP and full_by and full_to:
        return NOTHING_EMPTY  # SR-A33
    return LEGAL


def why_not_sail(game: Tables, s: SeaRoutesState, seat: i64, to: i64) -> i64:
    return why_not_one_space(game, s, pawn(s, seat), to, SAIL)


def why_not_sneak(game: Tables, s: SeaRoutesState, seat: i64, to: i64) -> i64:
    objection = why_not_spend(s, seat, SNEAK)
    if objection != LEGAL:
        return objection
    return why_not_one_space(game, s, pawn(s, seat), to, SNEAK)


def why_not_rush(game: Tables, s: SeaRoutesState, seat: i64, by: i64, to: i64) -> i64:
    objection = why_not_spend(s, seat, RUSH)
    if objection != LEGAL:
        return objection
    return why_not_two_spaces(game, s, pawn(s, seat), by, to, RUSH)


def why_not_slip(game: Tables, s: SeaRoutesState, seat: i64, by: i64, to: i64) -> i64:
    objection = why_not_spend(s, seat, SLIP)
    if objection != LEGAL:
        return objection
    return why_not_two_spaces(game, s, pawn(s, seat), by, to, SLIP)


def sail(game: Tables, s: SeaRoutesState, to: i64) -> None:
    claim(game, s)  # SR-R9
    arrive(game, s, to)
    s.tell(SAILED, s.mover, to)
    end_movement(game, s)


def sneak(game: Tables, s: SeaRoutesState, to: i64) -> None:
    spend(s, MOONS)
    claim(game, s)  # SR-A19: a coin left behind is still claimed
    arrive(game, s, to)
    s.tell(SNEAKED, s.mover, to)
    end_movement(game, s)


def rush(game: Tables, s: SeaRoutesState, by: i64, to: i64) -> None:
    spend(s, SUNS)
    s.idle_moves += 1  # SR-R20: nothing is claimed
    arrive(game, s, to)
    s.tell(RUSHED, s.mover, by, to)
    end_movement(game, s)


def slip(game: Tables, s: SeaRoutesState, by: i64, to: i64) -> None:
    spend(s, SUNS)
    spend(s, MOONS)
    s.idle_moves += 1  # SR-A18
    arrive(game, s, to)
    s.tell(SLIPPED, s.mover, by, to)
    end_movement(game, s)


def claim(game: Tables, s: SeaRoutesState) -> None:
    """SR-R9: take what the space you leave holds; SR-R19: unless somebody else's embargo lies on it."""
    seat = s.mover
    space = pawn(s, seat)
    area = game.tile_spaces
    s.idle_moves += 1  # SR-A34
    if not is_full(game, s, space):
        return
    if has_marker(game, s, space) and s.owners & 255 != seat + 1:
        s.tell(LEFT_EMBARGOED, seat, space)
        return
    s.idle_moves = 0
    if space < area:
        tile = i64(s.tile_at[space])
        s.tiles ^= bit(space)
        s.tiles_of[seat] |= bit(tile)
        s.tell(CLAIMED_TILE, seat, tile % FACES, space)
        return
    coin = i64(s.coin_at[space - area])
    s.coins ^= bit(space - area)
    s.coins_of[seat] |= bit(coin)
    s.taken += ONE[seat]
    s.tell(CLAIMED_COIN, seat, game.coin_face(coin), space)
    if s.taken >> (seat << 3) & 255 == game.coins_per_round:
        s.tell(SATISFIED, seat)  # SR-R11


def arrive(game: Tables, s: SeaRoutesState, to: i64) -> None:
    s.pawns = with_byte(s.pawns, s.mover, to)


def end_movement(game: Tables, s: SeaRoutesState) -> None:
    if s.idle_moves >= game.idle_moves:
        s.tell(ROUND_IDLE, game.idle_moves)
        end_round(game, s)  # SR-A22, SR-A34: at once
        return
    s.step = PARTING
    if not can_embargo(game, s, s.mover):
        end_turn(game, s)
