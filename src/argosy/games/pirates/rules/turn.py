# compiled
"""Pieces that come and go, the setup and the course of a turn: PV-R1 to PV-R7."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates.islands import WORD
from argosy.games.pirates.numbers import (
    BEGAN,
    DEALT,
    ENDED,
    ISLAND_ROLLED,
    KILLED_CREW,
    MENDED,
    NEW_ROUND,
    NO_BERTH,
    PLACED,
    ROUNDS_OVER,
    SHOWED,
)
from argosy.games.pirates.state import (
    ABOARD,
    ACTING,
    BURYING,
    DEALING,
    DRAWING,
    IN_HAND,
    KILLED,
    MARKING,
    NO_ISLAND,
    NOT_DEALT,
    NOWHERE,
    PLACING,
    RECRUITING,
    RESTING,
    ROLLING_ISLAND,
    PiratesState,
)
from argosy.games.pirates.tables import (
    Tables,
    byte,
    coast_of,
    commander,
    free_coast,
    is_in_water,
    with_byte,
)
from argosy.kit.bags import BIT, first

# ── Pieces that come and go ───────────────────────────────────────────────────────────────────────


def put_on(s: PiratesState, land: i64, what: i64) -> None:
    """A piece + 1, or a die + 21, on a free land square."""
    s.on[land] = u8(what)
    if land < WORD:
        s.taken_lo |= BIT[land]
    else:
        s.taken_hi |= BIT[land - WORD]


def lift_from(s: PiratesState, land: i64) -> None:
    s.on[land] = 0
    if land < WORD:
        s.taken_lo &= ~BIT[land]
    else:
        s.taken_hi &= ~BIT[land - WORD]


def kill(s: PiratesState, coin: i64) -> None:
    """It leaves the board and lies before its owner. What it carried has been seen to."""
    here = i64(s.where[coin])
    if here < ABOARD:
        lift_from(s, here)
    s.where[coin] = KILLED
    s.tell(KILLED_CREW, coin)


def show(s: PiratesState, coin: i64) -> None:
    """PV-A52: shown to all, and turned down again; it stays known."""
    s.open |= BIT[coin]
    s.shown += 1
    s.tell(SHOWED, coin, s.values[coin])


def with_value(values: vec[i64], coin: i64, value: i64) -> vec[i64]:
    changed = values[:]
    changed[coin] = value
    return changed


def mend(game: Tables, s: PiratesState) -> None:
    """PV-R12, PV-A16: closed when no living crew is left on the islands the ship touches."""
    holed = s.holed
    while holed:
        ship = first(holed)
        holed &= holed - 1
        crew = commander(game, s, ship)
        if crew < 0 or not has_crew_ashore(game, s, crew):
            s.holed ^= BIT[ship]
            s.tell(MENDED, ship)


def has_crew_ashore(game: Tables, s: PiratesState, crew: i64) -> bool:
    """PV-A16, PV-A18: living crew, not the captain, on an island that their ship touches."""
    board = game.boards[s.island]
    coast = coast_of(s, crew)
    if coast < 0:
        return False
    touched = board.touches[coast]
    for coin in range(crew * 4, crew * 4 + 4):
        here = i64(s.where[coin])
        if here < ABOARD and touched & BIT[board.island_of[here]] != 0:
            return True
    return False


# ── Setup ─────────────────────────────────────────────────────────────────────────────────────────
#    PV-R3  a die for the layout            PV-A1, PV-A68  the first crew is drawn
#    PV-R2  crew values, hidden             PV-R4  ships beside land


def roll_island(game: Tables, s: PiratesState, island: i64) -> None:
    s.island = island
    s.step = DRAWING
    s.tell(ISLAND_ROLLED, island)


def draw_first(game: Tables, s: PiratesState, crew: i64) -> None:
    s.first = crew
    s.tell(BEGAN, crew)
    s.step = DEALING
    ask(game, s, DEALING, crew)


def undealt(s: PiratesState) -> i64:
    """The coin that is dealt a value next: the first letter without one, of the crew on turn."""
    coin = s.crew * 4
    while s.values[coin] != NOT_DEALT:
        coin += 1
    return coin


def values_left(s: PiratesState) -> i64:
    """Values 2 to 5 that no coin of the crew on turn has, as a mask."""
    found: i64 = 0x3C
    for coin in range(s.crew * 4, s.crew * 4 + 4):
        value = s.values[coin]
        if value > 0:
            found &= ~BIT[value]
    return found


def deal(game: Tables, s: PiratesState, coin: i64, value: i64) -> None:
    s.values = with_value(s.values, coin, value)
    s.shown += 1
    s.tell(DEALT, coin, 0, value, game.seat_of[s.crew])
    for other in range(s.crew * 4, s.crew * 4 + 4):
        if s.values[other] == NOT_DEALT:
            return
    if s.step == RECRUITING:
        end_action(game, s)
    else:
        ask_next(game, s, DEALING, PLACING)


def ask(game: Tables, s: PiratesState, step: i64, crew: i64) -> None:
    """The crew's seat is to decide."""
    s.step = step
    s.crew = crew
    s.mover = game.seat_of[crew]
    s.decider = s.mover


def ask_next(game: Tables, s: PiratesState, step: i64, then: i64) -> None:
    """The same of the next crew in turn order; after the last, a new step with the first."""
    crew = s.crew + 1
    if crew == game.crews:
        crew = 0
    ask(game, s, step if crew != s.first else then, crew)


def why_not_place(game: Tables, s: PiratesState, square: i64) -> i64:
    lo, hi = free_coast(game, s, NOWHERE)
    if not is_in_water(game.boards[s.island], lo, hi, square):
        return pack(NO_BERTH, square)  # PV-R4
    return LEGAL


def place(game: Tables, s: PiratesState, square: i64) -> None:
    position = game.boards[s.island].square_position[square]
    s.berths = with_byte(s.berths, s.crew, position)
    s.tell(PLACED, s.crew, square)
    ask_next(game, s, PLACING, MARKING)


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


def end_action(game: Tables, s: PiratesState) -> None:
    """PV-A66: dice to be buried come first; then the next action, or the next turn."""
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


def end_turn(game: Tables, s: PiratesState) -> None:
    crew = s.crew + 1
    if crew == game.crews:
        crew = 0
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


def move_dice(game: Tables, s: PiratesState, source: i64, to: i64) -> None:
    """Every die at one place goes to another: from under a piece to a ship, from ship to ship."""
    for die in range(game.crews):
        if byte(s.dice, die) == source:
            s.dice = with_byte(s.dice, die, to)


def first_step(game: Tables) -> i64:
    """PV-R3: the layout is rolled unless an option names it."""
    return ROLLING_ISLAND if game.island == NO_ISLAND else DRAWING


def open_box(game: Tables, s: PiratesState) -> None:
    """PV-R1, PV-R2: the suits in play take their dice; all pieces stand on their ships."""
    s.step = first_step(game)
    s.island = game.island
    for die in range(game.crews):
        s.dice = with_byte(s.dice, die, IN_HAND)
