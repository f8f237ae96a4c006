# compiled
"""The turn: its steps in order, officials, freight. Links and shipments have their own modules."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.ship_it.rules.links import can_plan, choose
from argosy.games.ship_it.rules.shipments import coins_of, end_game, test_hub
from argosy.games.ship_it.rules.travel import (
    can_move,
    closed_to,
    is_movable,
    reach,
    way_length,
    within,
)
from argosy.games.ship_it.state import (
    BUILDING,
    CHIT,
    CHOOSING,
    DIRECTING,
    HALVES,
    KEEPING,
    NOTHING,
    PLANNING,
    SHIPPING,
    STOPPING,
    TILES,
    TURNING,
    ShipItState,
)
from argosy.games.ship_it.tables import (
    CHIT_FIRST,
    DIRECTED,
    FROZEN,
    HAS_MOVED,
    IS_CHIT,
    LINKS_FIRST,
    LOAD_STAYS,
    LOAD_THERE,
    MOVED,
    NO_LOAD_MOVES,
    NO_SPACE,
    NO_SPACE_FOR_LOAD,
    NO_WAY,
    NOT_REACHED,
    NOT_YOUR_LOAD,
    OFFICIAL_BARS,
    OFFICIAL_CROWDED,
    OFFICIAL_STAYS,
    OTHER_PHASE,
    PIPSTOP_CHOSEN,
    PIPSTOP_FIRST,
    PIPSTOP_TOO_HIGH,
    REGION_CLOSED,
    ROUND_BEGAN,
    ROUNDS_OVER,
    STOPPED,
    TOO_FEW_POINTS,
    TURN_BEGAN,
    WAREHOUSED,
    Board,
    chits_of,
    is_hub,
    official_at,
    official_halves,
    put_load,
)
from argosy.kit.bags import BIT, count, first, with_byte

# ── Turns ─────────────────────────────────────────────────────────────────────────────────────────
#    SI-R8   red begins, then clockwise; 8 action points and one for each chit
#    SI-R9   four phases in order (SI-A38)
#    SI-A49  where only `done` is left nobody is asked


def begin_game(board: Board, s: ShipItState) -> None:
    s.round = 1
    s.tell(ROUND_BEGAN, 1)
    begin_turn(board, s, board.first_colour)  # SI-A1
    go_on(board, s)


def begin_turn(board: Board, s: ShipItState, colour: i64) -> None:
    s.colour = colour
    s.mover = board.seat_of[colour]
    s.decider = s.mover
    s.points = board.ap + board.chit_ap * chits_of(s, colour)  # SI-R8, SI-R31
    s.taken_back = 0
    s.pipstop = NOTHING
    s.moved = 0
    s.step = PLANNING
    s.tell(TURN_BEGAN, colour, s.points)


def end_turn(board: Board, s: ShipItState) -> None:
    if s.colour == board.last_colour:
        if s.round >= board.rounds:
            end_game(s, ROUNDS_OVER)  # SI-A44
            return
        s.round += 1
        s.tell(ROUND_BEGAN, s.round)
        begin_turn(board, s, board.first_colour)
        return
    following = s.colour + 1
    begin_turn(board, s, following + 1 if following == board.unowned else following)


def go_on(board: Board, s: ShipItState) -> None:
    """From a decision step to the next one in which there is something to decide."""
    while s.ending == 0:
        if s.step == PLANNING:
            if can_plan(board, s):
                return
            s.step = BUILDING
        elif s.step == CHOOSING or s.step == BUILDING:
            if has_link_to_build(s):
                return
            s.step = DIRECTING
        elif s.step == DIRECTING:
            if can_direct(board, s):
                return
            s.step = STOPPING
        elif s.step == STOPPING:
            if can_stop(board, s):
                return
            end_turn(board, s)
        elif s.step == SHIPPING:
            if can_ship(board, s):
                return
            end_turn(board, s)
        else:
            return


def has_link_to_build(s: ShipItState) -> bool:
    """SI-A49: a single link is chosen without asking."""
    if s.hand == 0:
        return False
    if s.chosen == NOTHING and count(s.hand) == 1:
        choose(s, first(s.hand))
    s.step = CHOOSING if s.chosen == NOTHING else BUILDING
    return True


def why_not_phase(s: ShipItState, step: i64) -> i64:
    return LEGAL if s.step == step else pack(OTHER_PHASE, s.step)  # SI-R9


def why_not_done(s: ShipItState) -> i64:
    if s.step == CHOOSING or s.step == BUILDING:
        return LINKS_FIRST  # SI-R12
    if s.step == KEEPING:
        return CHIT_FIRST  # SI-R24
    return LEGAL


def done(board: Board, s: ShipItState) -> None:
    if s.step == PLANNING:
        s.step = BUILDING
    elif s.step == DIRECTING:
        s.step = STOPPING
    else:
        end_turn(board, s)


def space_named(board: Board, s: ShipItState, name: i64) -> i64:
    """The space of a noun: a tile, or the square of a half-domino; -1 if there is none."""
    if name < TILES:
        return HALVES + name
    square = name - TILES
    if square >= board.squares:
        return -1
    there = i64(s.ground[square]) - 1
    return there if there < HALVES else -1


def name_of(s: ShipItState, space: i64) -> i64:
    """The noun of a space."""
    return TILES + s.half_at[space] if space < HALVES else space - HALVES


# ── Officials ─────────────────────────────────────────────────────────────────────────────────────
#    SI-R13  one action point a space
#    SI-A19  where an official may not stop
#    SI-A40  your own only
#    SI-A45  named by the space where it stops


def crowded_for(s: ShipItState, colour: i64) -> i64:
    """Halves with another official, or with a load of another colour (SI-A19)."""
    taken = s.loaded
    for load in range(5 * colour, 5 * colour + 5):
        at = i64(s.loads[load])
        if at < HALVES:
            taken &= ~BIT[at]
    own = official_at(s, colour)
    standing = official_halves(s)
    return taken | (standing & ~BIT[own] if own < HALVES else standing)


def why_not_official(board: Board, s: ShipItState, name: i64) -> i64:
    to = space_named(board, s, name)
    here = official_at(s, s.colour)
    if to < 0:
        return pack(NO_SPACE, name)  # SI-R13
    if to == here:
        return pack(OFFICIAL_STAYS, name)  # SI-R13
    if to < HALVES and crowded_for(s, s.colour) & BIT[to] != 0:
        return pack(OFFICIAL_CROWDED, name)  # SI-A19
    length = way_length(s, here, to)
    if length < 0:
        return pack(NO_WAY, name)  # SI-R13
    price = length * board.official_price
    if price > s.points:
        return pack(TOO_FEW_POINTS, price, s.points)  # SI-R8
    return LEGAL


def official_targets(board: Board, s: ShipItState) -> tuple[i64, i64]:
    """Halves and tiles where the official of the colour on turn can stop."""
    here = official_at(s, s.colour)
    halves, tiles = within(s, here, s.points // board.official_price)
    if here < HALVES:
        halves &= ~BIT[here]
    else:
        tiles &= ~BIT[here - HALVES]
    return halves & ~crowded_for(s, s.colour), tiles


def can_direct(board: Board, s: ShipItState) -> bool:
    if s.points < board.official_price:
        return False
    here = official_at(s, s.colour)
    if s.near_tiles[here] != 0:
        return True
    if s.near_halves[here] == 0:
        return False
    halves, tiles = official_targets(board, s)
    return halves | tiles != 0


def direct(board: Board, s: ShipItState, name: i64) -> None:
    to = space_named(board, s, name)
    price = way_length(s, official_at(s, s.colour), to) * board.official_price
    s.points -= price
    s.officials = with_byte(s.officials, s.colour, to)
    s.tell(DIRECTED, s.colour, name, price)
    if is_hub(s, to):
        s.back = DIRECTING
        test_hub(board, s, (to - HALVES) // 6)  # SI-R32


# ── The pip-stop ──────────────────────────────────────────────────────────────────────────────────
#    SI-R14  once a turn, as many action points as its number
#    SI-A48  chosen with the first load: that one must be able to move, and be paid


def may_ship(board: Board, s: ShipItState, load: i64) -> bool:
    """SI-R14: the colour on turn's own, or the un-owned colour's."""
    return load // 5 == s.colour or load // 5 == board.unowned


def own_loads(board: Board, s: ShipItState) -> i64:
    """Loads that the colour on turn may move if they can."""
    found = coins_of(s.colour)
    if board.unowned >= 0:
        found |= coins_of(board.unowned)
    return found & ~s.moved


def can_any_move(board: Board, s: ShipItState, stop: i64) -> bool:
    """Some load that may still move can do so with this pip-stop."""
    rest = own_loads(board, s)
    while rest:
        load = first(rest)
        rest &= rest - 1
        if is_movable(s, load) and can_move(s, load, stop, closed_to(s, load // 5)):
            return True
    return False


def why_not_pipstop(board: Board, s: ShipItState, stop: i64) -> i64:
    if s.step == SHIPPING:
        return pack(PIPSTOP_CHOSEN, s.pipstop)  # SI-R14
    if s.step != STOPPING:
        return pack(OTHER_PHASE, s.step)  # SI-R9
    if stop > 6:
        return PIPSTOP_TOO_HIGH  # SI-R14
    price = stop * board.pip_price + board.load_price
    if price > s.points:
        return pack(TOO_FEW_POINTS, price, s.points)  # SI-R8
    if not can_any_move(board, s, stop):
        return pack(NO_LOAD_MOVES, stop)  # SI-A48
    return LEGAL


def can_stop(board: Board, s: ShipItState) -> bool:
    """What cannot move with 1 never can: only halves with a load, which count 0, are no stops."""
    return why_not_pipstop(board, s, 0) == LEGAL or why_not_pipstop(board, s, 1) == LEGAL


def choose_pipstop(board: Board, s: ShipItState, stop: i64) -> None:
    price = stop * board.pip_price
    s.points -= price
    s.pipstop = stop
    s.step = SHIPPING
    s.tell(STOPPED, s.colour, stop, price)


# ── Freight ───────────────────────────────────────────────────────────────────────────────────────
#    SI-R14  one action point a load, your own colour
#    SI-A17  each once a turn
#    SI-R20  on a hub it is warehoused


def why_not_ship_at_all(board: Board, s: ShipItState) -> i64:
    if s.step == STOPPING:
        return PIPSTOP_FIRST  # SI-R14
    if s.step != SHIPPING:
        return pack(OTHER_PHASE, s.step)  # SI-R9
    if s.points < board.load_price:
        return pack(TOO_FEW_POINTS, board.load_price, s.points)  # SI-R8
    return LEGAL


def why_not_ship_this(board: Board, s: ShipItState, load: i64) -> i64:
    at = i64(s.loads[load])
    if not may_ship(board, s, load):
        return pack(NOT_YOUR_LOAD, load)  # SI-R14
    if at == CHIT:
        return pack(IS_CHIT, load)  # SI-R24
    if is_hub(s, at):
        return pack(WAREHOUSED, load)  # SI-A23
    if s.moved & BIT[load] != 0:
        return pack(HAS_MOVED, load)  # SI-A17
    if at < HALVES and closed_to(s, load // 5) & BIT[at] != 0:
        return pack(FROZEN, load)  # SI-R30
    return LEGAL


def why_not_ship_there(board: Board, s: ShipItState, load: i64, name: i64) -> i64:
    to = space_named(board, s, name)
    if to < 0:
        return pack(NO_SPACE_FOR_LOAD, name)  # SI-R15
    if to == i64(s.loads[load]):
        return pack(LOAD_STAYS, load, name)  # SI-R15
    shut = closed_to(s, load // 5)
    if to < HALVES:
        there = BIT[to]
        if official_halves(s) & shut & there != 0:
            return pack(OFFICIAL_BARS, name)  # SI-R28
        if shut & there != 0:
            return pack(REGION_CLOSED, name)  # SI-R29
        if s.loaded & there != 0:
            return pack(LOAD_THERE, name)  # SI-R16
    halves, tiles = reach(s, load, s.pipstop, shut)
    reached = halves & BIT[to] if to < HALVES else tiles & BIT[to - HALVES]
    return LEGAL if reached != 0 else pack(NOT_REACHED, load, name, s.pipstop)  # SI-R15


def why_not_ship(board: Board, s: ShipItState, load: i64, name: i64) -> i64:
    objection = why_not_ship_at_all(board, s)
    if objection == LEGAL:
        objection = why_not_ship_this(board, s, load)
    return objection if objection != LEGAL else why_not_ship_there(board, s, load, name)


def can_ship(board: Board, s: ShipItState) -> bool:
    return s.points >= board.load_price and can_any_move(board, s, s.pipstop)


def ship(board: Board, s: ShipItState, load: i64, name: i64) -> None:
    to = space_named(board, s, name)
    s.points -= board.load_price
    s.moved |= BIT[load]
    put_load(s, load, to)
    s.tell(MOVED, s.colour, load, name)
    if is_hub(s, to):
        s.back = SHIPPING
        s.turning = BIT[load]
        s.step = TURNING  # SI-R20
