# compiled
"""Drives the turn: its phases in order, and how one follows the other."""

from mypy_extensions import i64

from argosy.core.contract import LEGAL, pack
from argosy.games.ship_it.numbers import (
    CHIT_FIRST,
    LINKS_FIRST,
    OTHER_PHASE,
    ROUND_BEGAN,
    ROUNDS_OVER,
    TURN_BEGAN,
)
from argosy.games.ship_it.rules.freight import can_ship, can_stop
from argosy.games.ship_it.rules.links import can_plan, choose
from argosy.games.ship_it.rules.officials import can_direct
from argosy.games.ship_it.rules.reading import chits_of
from argosy.games.ship_it.rules.shipments import end_game
from argosy.games.ship_it.state import (
    BUILDING,
    CHOOSING,
    DIRECTING,
    KEEPING,
    NOTHING,
    PLANNING,
    SHIPPING,
    STOPPING,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import count, first

# ── Turns ─────────────────────────────────────────────────────────────────────────────────────────
#    SI-R8   red begins, then clockwise; 8 action points and one for each chit
#    SI-R9   four phases in order (SI-A38)
#    SI-A49  where only `done` is left nobody is asked


def begin_game(game: Tables, s: ShipItState) -> None:
    s.round = 1
    s.tell(ROUND_BEGAN, 1)
    begin_turn(game, s, game.first_colour)  # SI-A1
    go_on(game, s)


def begin_turn(game: Tables, s: ShipItState, colour: i64) -> None:
    s.colour = colour
    s.mover = game.seat_of[colour]
    s.decider = s.mover
    s.points = game.ap + game.chit_ap * chits_of(s, colour)  # SI-R8, SI-R31
    s.taken_back = 0
    s.pipstop = NOTHING
    s.moved = 0
    s.step = PLANNING
    s.tell(TURN_BEGAN, colour, s.points)


def end_turn(game: Tables, s: ShipItState) -> None:
    if s.colour == game.last_colour:
        if s.round >= game.rounds:
            end_game(s, ROUNDS_OVER)  # SI-A44
            return
        s.round += 1
        s.tell(ROUND_BEGAN, s.round)
        begin_turn(game, s, game.first_colour)
        return
    following = s.colour + 1
    begin_turn(game, s, following + 1 if following == game.unowned else following)


def go_on(game: Tables, s: ShipItState) -> None:
    """Go on to the next step in which there is something to decide."""
    while s.ending == 0:
        if s.step == PLANNING:
            if can_plan(game, s):
                return
            s.step = BUILDING
        elif s.step == CHOOSING or s.step == BUILDING:
            if has_link_to_build(s):
                return
            s.step = DIRECTING
        elif s.step == DIRECTING:
            if can_direct(game, s):
                return
            s.step = STOPPING
        elif s.step == STOPPING:
            if can_stop(game, s):
                return
            end_turn(game, s)
        elif s.step == SHIPPING:
            if can_ship(game, s):
                return
            end_turn(game, s)
        else:
            return


def has_link_to_build(s: ShipItState) -> bool:
    """Tell whether a link is left to build; a single one is chosen without asking (SI-A49)."""
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


def done(game: Tables, s: ShipItState) -> None:
    if s.step == PLANNING:
        s.step = BUILDING
    elif s.step == DIRECTING:
        s.step = STOPPING
    else:
        end_turn(game, s)
