# compiled
"""Drives the turn: its phases in order, and how one follows the other."""

from mypy_extensions import i64

from argosy.core.contract import NOT_NOW, pack
from argosy.games.ship_it.numbers import (
    CHIT_FIRST,
    DONE,
    LINKS_FIRST,
    PIPSTOP,
    PIPSTOP_CHOSEN,
    PIPSTOP_FIRST,
    ROUND_BEGAN,
    ROUNDS_OVER,
    SHIP,
    TURN_BEGAN,
)
from argosy.games.ship_it.rules.freight import can_move_freight
from argosy.games.ship_it.rules.links import can_plan, choose
from argosy.games.ship_it.rules.officials import can_direct
from argosy.games.ship_it.rules.reading import chits_of
from argosy.games.ship_it.rules.shipments import end_game
from argosy.games.ship_it.state import (
    BUILDING,
    CHOOSING,
    DIRECTING,
    KEEPING,
    LAYING,
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
        elif s.step == STOPPING or s.step == SHIPPING:
            if can_move_freight(game, s):
                return
            end_turn(game, s)
        elif s.step == LAYING and s.bag == 0:
            begin_game(game, s)
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


def why_not_now(s: ShipItState, verb: i64) -> i64:
    """Return what speaks against a verb that does not belong to the step."""
    if verb == DONE:
        return CHIT_FIRST if s.step == KEEPING else LINKS_FIRST  # SI-R24, SI-R12
    if verb == PIPSTOP and s.step == SHIPPING:
        return pack(PIPSTOP_CHOSEN, s.pipstop)  # SI-R14
    if verb == SHIP and s.step == STOPPING:
        return PIPSTOP_FIRST  # SI-R14
    return pack(NOT_NOW, s.step)  # SI-R9


def done(game: Tables, s: ShipItState) -> None:
    if s.step == PLANNING:
        s.step = BUILDING
    elif s.step == DIRECTING:
        s.step = STOPPING
    else:
        end_turn(game, s)
