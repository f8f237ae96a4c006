# compiled
"""Run a turn and the game: PV-R5, PV-R7."""

from mypy_extensions import i64

from argosy.games.pirates.numbers import (
    DONE,
    ENDED,
    ENDED_TURN,
    LEFT_DIE,
    LEFT_SHIP,
    NEW_ROUND,
    ROUNDS_OVER,
    STOOD,
)
from argosy.games.pirates.rules.reading import commander
from argosy.games.pirates.state import (
    ACTING,
    BURYING,
    FLEEING,
    HIDING,
    NOWHERE,
    RESTING,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import first

# ── The turn ──────────────────────────────────────────────────────────────────────────────────────
#    PV-R5  in turn order              PV-R7  two actions, each settled before the next
#    PV-A51 sixty rounds at most


def begin_play(game: Tables, s: PiratesState) -> None:
    s.round = 1
    s.tell(NEW_ROUND, s.round)
    begin_turn(game, s, s.first)


def begin_turn(game: Tables, s: PiratesState, crew: i64) -> None:
    ask(game, s, ACTING, crew)
    s.left = game.turn_actions


def ask(game: Tables, s: PiratesState, step: i64, crew: i64) -> None:
    """Let the seat of a crew decide, in this step."""
    s.step = step
    s.crew = crew
    s.mover = game.seat_of[crew]
    s.decider = s.mover


def next_crew(game: Tables, s: PiratesState) -> i64:
    """Return the crew after the one on turn (PV-R5)."""
    crew = s.crew + 1
    if crew == game.crews:
        return 0
    return crew


def ask_next(game: Tables, s: PiratesState, step: i64, then: i64) -> None:
    """Ask the next crew in turn order; after the last one, ask the first for a new step."""
    crew = next_crew(game, s)
    ask(game, s, step if crew != s.first else then, crew)


def end_action(game: Tables, s: PiratesState) -> None:
    """Go on after an action: dice to be buried come first, then the next action or turn (PV-A66)."""
    s.die = NOWHERE
    s.digger = NOWHERE
    s.prey = NOWHERE
    if s.loose != 0:
        s.step = BURYING
        s.die = first(s.loose)
        s.decider = game.seat_of[s.die]
        return
    s.fallen = NOWHERE
    if s.left > 0:
        s.step = ACTING
        s.decider = s.mover
    else:
        end_turn(game, s)


def spend_action(s: PiratesState, verb: i64) -> None:
    """Count an action of the turn, before it is carried out; answers cost none (PV-R7)."""
    if s.step == ACTING and verb != DONE:
        s.left -= 1


def stay(game: Tables, s: PiratesState) -> None:
    """Leave things as they are: the die, the piece that found a treasure, the ship without a captain."""
    if s.step == HIDING:
        s.tell(LEFT_DIE, s.die)  # PV-A43
    elif s.step == FLEEING:
        s.tell(STOOD, s.digger)  # PV-A41
    else:
        s.tell(LEFT_SHIP, s.crew, commander(game, s, s.prey))  # PV-R14
    end_action(game, s)


def stop_early(game: Tables, s: PiratesState) -> None:
    """End the turn with actions left (PV-A2)."""
    s.tell(ENDED_TURN, s.crew)
    end_turn(game, s)


def end_turn(game: Tables, s: PiratesState) -> None:
    crew = next_crew(game, s)
    if crew == s.first:
        if s.round >= game.rounds:
            end_game(s, ROUNDS_OVER)  # PV-A51
            return
        s.round += 1
        s.tell(NEW_ROUND, s.round)
    begin_turn(game, s, crew)


def end_game(s: PiratesState, ending: i64) -> None:
    s.ending = ending
    s.step = RESTING
    s.left = 0
    s.tell(ENDED, ending)
