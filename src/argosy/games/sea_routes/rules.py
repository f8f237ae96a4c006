"""The rules of a round of Trade Routes at sea, in the order of the rulebook."""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, pack
from argosy.games.sea_routes.chart import Chart
from argosy.games.sea_routes.scoring import end_round
from argosy.games.sea_routes.state import (
    ARMS,
    DEALING,
    DRAWING,
    MOONS,
    PARTING,
    SAILING,
    STRANDING,
    SUNS,
    SeaRoutesState,
)
from argosy.games.sea_routes.terms import (
    ALL_OUT,
    ALREADY_MOVED,
    BEGAN,
    CAN_MOVE,
    CLAIMED_COIN,
    CLAIMED_TILE,
    DEALT,
    EMBARGOED,
    EMPTY,
    LAID,
    LEFT_EMBARGOED,
    MARKER_THERE,
    MUST_MOVE,
    NO_ARMS,
    NO_MARKER,
    NO_MOONS,
    NO_SUNS,
    NOT_ADJACENT,
    NOT_BESIDE,
    NOTHING_EMPTY,
    NOTHING_THERE,
    ONE,
    PASS_TOO_LATE,
    PASSED,
    PAWN_THERE,
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
from argosy.kit.bags import BIT, count, first, with_byte
from argosy.kit.piecepack import FACES

# ── Reading the table ─────────────────────────────────────────────────────────────────────────────


def pawn(s: SeaRoutesState, seat: i64) -> i64:
    return s.pawns >> (seat << 3) & 255


def has_point(s: SeaRoutesState, seat: i64, die: i64) -> bool:
    """The die points at him and shows more than null (SR-R17)."""
    shift = die << 3
    return s.owners >> shift & 255 == seat + 1 and s.points >> shift & 255 > 0


def is_full(chart: Chart, s: SeaRoutesState, space: i64) -> bool:
    """Holds a tile or a coin; the centre never does (SR-A5)."""
    area = chart.tile_spaces
    return (s.tiles >> space if space < area else s.coins >> space - area) & 1 != 0


def has_marker(chart: Chart, s: SeaRoutesState, space: i64) -> bool:
    area = chart.tile_spaces
    marked = s.tile_markers >> space if space < area else s.coin_markers >> space - area
    return marked & 1 != 0


def is_adjacent(chart: Chart, space: i64, other: i64) -> bool:
    """SR-R7, SR-A3: they share an edge."""
    area = chart.tile_spaces
    if other < area:
        return chart.near_tiles[space] >> other & 1 != 0
    return chart.near_coins[space] >> other - area & 1 != 0


def has_plain_move(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    """Some neighbour space holds a tile or coin."""
    space = pawn(s, seat)
    return chart.near_tiles[space] & s.tiles != 0 or chart.near_coins[space] & s.coins != 0


def is_out(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    """SR-R11, SR-A2, SR-A23: two coins in this round, or passed, or nowhere to go."""
    if s.taken >> (seat << 3) & 255 >= chart.coins_per_round or s.passed >> seat & 1 != 0:
        return True
    return not has_plain_move(chart, s, seat) and not has_point(s, seat, MOONS)


def is_anyone_else_in(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    for other in range(chart.seats):
        if other != seat and not is_out(chart, s, other):
            return True
    return False


def is_other_pawn_at(chart: Chart, s: SeaRoutesState, seat: i64, space: i64) -> bool:
    for other in range(chart.seats):
        if other != seat and pawn(s, other) == space:
            return True
    return False


def markers_left(chart: Chart, s: SeaRoutesState) -> i64:
    """SR-A20: four ace coins, eight with two packs."""
    return chart.markers - count(s.tile_markers) - count(s.coin_markers)


# ── Setup ─────────────────────────────────────────────────────────────────────────────────────────
#    SR-R2  all tiles face up, the centre left empty
#    SR-R3  a coin beside each outer edge
#    SR-R6  random first player


def next_tile_space(chart: Chart, s: SeaRoutesState) -> i64:
    """Tiles are laid in reading order, past the centre."""
    return s.laid if s.laid < chart.centre else s.laid + 1


def lay_tile(chart: Chart, s: SeaRoutesState, shows: i64, space: i64) -> None:
    tile = shows if s.bag & BIT[shows] != 0 else shows + FACES
    s.bag ^= BIT[tile]
    s.tiles |= BIT[space]
    s.laid += 1
    s.tile_at[space] = u8(tile)
    if s.events is not None:  # asked here, because this is the line that comes most often
        s.tell(LAID, shows, space)
    if s.bag == 0:
        if s.round == 1:
            s.step = DEALING
        else:
            begin_turn(chart, s, s.first)


def deal_coin(chart: Chart, s: SeaRoutesState, shows: i64, space: i64) -> None:
    coin = coin_showing(chart, s, shows)
    place = space - chart.tile_spaces
    s.cup ^= BIT[coin]
    s.coins |= BIT[place]
    dealt = s.coin_at[:]
    dealt[place] = u8(coin)
    s.coin_at = dealt
    s.tell(DEALT, shows, space)
    if place + 1 == chart.coin_spaces:
        s.step = DRAWING


def coin_showing(chart: Chart, s: SeaRoutesState, shows: i64) -> i64:
    """A coin of the cup with this face: equal coins are not told apart."""
    rest = s.cup
    while chart.coin_face(first(rest)) != shows:
        rest &= rest - 1
    return first(rest)


def draw_first(chart: Chart, s: SeaRoutesState, seat: i64) -> None:
    s.first = seat
    s.tell(BEGAN, seat, s.round)
    begin_turn(chart, s, seat)


# ── The turn ──────────────────────────────────────────────────────────────────────────────────────
#    SR-R6   players alternate
#    SR-A24  one player out: the other goes on alone


def begin_turn(chart: Chart, s: SeaRoutesState, seat: i64) -> None:
    s.mover = seat
    s.decider = seat
    s.step = SAILING if has_plain_move(chart, s, seat) else STRANDING


def end_turn(chart: Chart, s: SeaRoutesState) -> None:
    seats = chart.seats
    seat = s.mover
    for turn in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if not is_out(chart, s, seat):
            begin_turn(chart, s, seat)
            return
    end_round(chart, s)


# ── Moving ────────────────────────────────────────────────────────────────────────────────────────
#    SR-R7   one space in an orthogonal direction
#    SR-R8   not into an empty space
#    SR-R20  Suns: two spaces, nothing claimed
#    SR-R21  Moons: into empty spaces
#    SR-A33  no point is spent for nothing


def why_not_move(s: SeaRoutesState, seat: i64, verb: i64) -> i64:
    """What speaks against this kind of movement, wherever it goes."""
    if s.step == PARTING:
        return ALREADY_MOVED  # SR-R7
    if (verb == RUSH or verb == SLIP) and not has_point(s, seat, SUNS):
        return NO_SUNS  # SR-R20
    if (verb == SNEAK or verb == SLIP) and not has_point(s, seat, MOONS):
        return NO_MOONS  # SR-R21
    return LEGAL


def why_not_one_space(chart: Chart, s: SeaRoutesState, here: i64, to: i64, verb: i64) -> i64:
    """`sail` goes to a space that holds something, `sneak` to an empty one."""
    if not is_adjacent(chart, here, to):
        return pack(NOT_ADJACENT, here, to)  # SR-R7
    full = is_full(chart, s, to)
    if verb == SAIL and not full:
        return pack(EMPTY, to)  # SR-R8
    if verb == SNEAK and full:
        return NOTHING_EMPTY  # SR-A33
    return LEGAL


def why_not_two_spaces(
    chart: Chart, s: SeaRoutesState, here: i64, by: i64, to: i64, verb: i64
) -> i64:
    """`rush` over spaces that hold something, `slip` where at least one is empty (SR-A18)."""
    if not is_adjacent(chart, here, by):
        return pack(NOT_ADJACENT, here, by)  # SR-R7
    if not is_adjacent(chart, by, to):
        return pack(NOT_ADJACENT, by, to)  # SR-R7
    full_by = is_full(chart, s, by)
    full_to = is_full(chart, s, to)
    if verb == RUSH and not full_by:
        return pack(EMPTY, by)  # SR-R8
    if verb == RUSH and not full_to:
        return pack(EMPTY, to)  # SR-R8
    if verb == SLIP and full_by and full_to:
        return NOTHING_EMPTY  # SR-A33
    return LEGAL


def sail(chart: Chart, s: SeaRoutesState, to: i64) -> None:
    claim(chart, s)  # SR-R9
    arrive(chart, s, to)
    s.tell(SAILED, s.mover, to)
    end_movement(chart, s)


def sneak(chart: Chart, s: SeaRoutesState, to: i64) -> None:
    spend(s, MOONS)
    claim(chart, s)  # SR-A19: a coin left behind is still claimed
    arrive(chart, s, to)
    s.tell(SNEAKED, s.mover, to)
    end_movement(chart, s)


def rush(chart: Chart, s: SeaRoutesState, by: i64, to: i64) -> None:
    spend(s, SUNS)
    s.idle_moves += 1  # SR-R20: nothing is claimed
    arrive(chart, s, to)
    s.tell(RUSHED, s.mover, by, to)
    end_movement(chart, s)


def slip(chart: Chart, s: SeaRoutesState, by: i64, to: i64) -> None:
    spend(s, SUNS)
    spend(s, MOONS)
    s.idle_moves += 1  # SR-A18
    arrive(chart, s, to)
    s.tell(SLIPPED, s.mover, by, to)
    end_movement(chart, s)


def claim(chart: Chart, s: SeaRoutesState) -> None:
    """SR-R9: take what the space you leave holds; SR-R19: unless somebody else's embargo lies on it."""
    seat = s.mover
    space = pawn(s, seat)
    area = chart.tile_spaces
    s.idle_moves += 1  # SR-A34
    if not is_full(chart, s, space):
        return
    if has_marker(chart, s, space) and s.owners & 255 != seat + 1:
        s.tell(LEFT_EMBARGOED, seat, space)
        return
    s.idle_moves = 0
    if space < area:
        tile = i64(s.tile_at[space])
        s.tiles ^= BIT[space]
        s.tiles_of[seat] |= BIT[tile]
        s.tell(CLAIMED_TILE, seat, tile % FACES, space)
        return
    coin = i64(s.coin_at[space - area])
    s.coins ^= BIT[space - area]
    s.coins_of[seat] |= BIT[coin]
    s.taken += ONE[seat]
    s.tell(CLAIMED_COIN, seat, chart.coin_face(coin), space)
    if s.taken >> (seat << 3) & 255 == chart.coins_per_round:
        s.tell(SATISFIED, seat)  # SR-R11


def spend(s: SeaRoutesState, die: i64) -> None:
    s.points -= ONE[die]


def arrive(chart: Chart, s: SeaRoutesState, to: i64) -> None:
    s.pawns = with_byte(s.pawns, s.mover, to)


def end_movement(chart: Chart, s: SeaRoutesState) -> None:
    if s.idle_moves >= chart.idle_moves:
        s.tell(ROUND_IDLE, chart.idle_moves)
        end_round(chart, s)  # SR-A22, SR-A34: at once
        return
    s.step = PARTING
    if not can_embargo(chart, s, s.mover):
        end_turn(chart, s)


# ── Embargo ───────────────────────────────────────────────────────────────────────────────────────
#    SR-R18  an ace coin on a neighbour space, not where another pawn stands
#    SR-A20  several if points and markers last; the space holds something and no marker
#    SR-A33  only while somebody else is still in the round


def why_not_embargo_at_all(chart: Chart, s: SeaRoutesState, seat: i64) -> i64:
    if not has_point(s, seat, ARMS):
        return NO_ARMS  # SR-R18
    if markers_left(chart, s) <= 0:
        return NO_MARKER  # SR-A20
    if not is_anyone_else_in(chart, s, seat):
        return ALL_OUT  # SR-A33
    return LEGAL


def why_not_embargo_there(chart: Chart, s: SeaRoutesState, seat: i64, space: i64) -> i64:
    if not is_adjacent(chart, pawn(s, seat), space):
        return pack(NOT_BESIDE, pawn(s, seat), space)  # SR-R18
    if is_other_pawn_at(chart, s, seat, space):
        return pack(PAWN_THERE, space)  # SR-R18
    if not is_full(chart, s, space):
        return pack(NOTHING_THERE, space)  # SR-A20
    if has_marker(chart, s, space):
        return pack(MARKER_THERE, space)  # SR-A20
    return LEGAL


def why_not_embargo(chart: Chart, s: SeaRoutesState, seat: i64, space: i64) -> i64:
    objection = why_not_embargo_at_all(chart, s, seat)
    return objection if objection != LEGAL else why_not_embargo_there(chart, s, seat, space)


def can_embargo(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    if why_not_embargo_at_all(chart, s, seat) != LEGAL:
        return False
    space = pawn(s, seat)
    for k in range(chart.degree[space]):
        if why_not_embargo_there(chart, s, seat, chart.near[space * 4 + k]) == LEGAL:
            return True
    return False


def embargo(chart: Chart, s: SeaRoutesState, space: i64) -> None:
    spend(s, ARMS)
    if space < chart.tile_spaces:
        s.tile_markers |= BIT[space]
    else:
        s.coin_markers |= BIT[space - chart.tile_spaces]
    s.tell(EMBARGOED, s.mover, space)
    if s.step == PARTING and not can_embargo(chart, s, s.mover):
        end_turn(chart, s)


# ── Passing, and the end of a turn ────────────────────────────────────────────────────────────────
#    SR-A1   a legal move must be made
#    SR-A23  a stranded player may decline to spend Moons


def why_not_pass(s: SeaRoutesState) -> i64:
    if s.step == SAILING:
        return CAN_MOVE  # SR-A1
    if s.step == PARTING:
        return PASS_TOO_LATE  # SR-A23
    return LEGAL


def pass_round(chart: Chart, s: SeaRoutesState) -> None:
    s.passed |= BIT[s.mover]
    s.tell(PASSED, s.mover)
    end_turn(chart, s)


def why_not_done(s: SeaRoutesState) -> i64:
    return LEGAL if s.step == PARTING else MUST_MOVE  # SR-A1
