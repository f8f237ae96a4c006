# compiled
"""Set the table up, from the box to the ships along the coast: PV-R1 to PV-R4.

The dice are hidden after that, see treasures.py.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, Rng, pack
from argosy.games.pirates.numbers import (
    BEGAN,
    CREW,
    DEALT,
    FIRST,
    ISLAND,
    ISLAND_ROLLED,
    NO_BERTH,
    PLACED,
)
from argosy.games.pirates.rules.pieces import berth, with_value
from argosy.games.pirates.rules.reading import is_free_coast, unseen_values, with_byte
from argosy.games.pirates.rules.turn import ask, ask_next, end_action
from argosy.games.pirates.state import (
    ABOARD,
    COINS,
    DEALING,
    DRAWING,
    IN_HAND,
    MARKING,
    MOST_LANDS,
    NO_ISLAND,
    NOT_DEALT,
    NOWHERE,
    PIECES,
    PLACING,
    RECRUITING,
    ROLLING_ISLAND,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import count, members, nth

# ── Setup ─────────────────────────────────────────────────────────────────────────────────────────
#    PV-R3  a die for the layout            PV-A1, PV-A68  the first crew is drawn
#    PV-R2  crew values, hidden             PV-R4  ships beside land


def first_step(game: Tables) -> i64:
    """Return the step to begin with: the layout is rolled unless an option names it (PV-R3)."""
    return ROLLING_ISLAND if game.island == NO_ISLAND else DRAWING


def open_box(game: Tables, s: PiratesState) -> None:
    """Give the suits in play their dice; all their pieces stand on their ships (PV-R1, PV-R2)."""
    s.step = first_step(game)
    s.island = game.island
    s.values = vec[i64]([NOT_DEALT] * COINS)
    s.where = vec[u8]([ABOARD] * PIECES)
    s.on = vec[u8]([0] * MOST_LANDS)
    for die in range(game.crews):
        s.dice = with_byte(s.dice, die, IN_HAND)


def islands_to_roll() -> list[i64]:
    return [pack(ISLAND, island) for island in range(NO_ISLAND)]


def roll_island(game: Tables, s: PiratesState, island: i64) -> None:
    s.island = island
    s.step = DRAWING
    s.tell(ISLAND_ROLLED, island)


def crews_to_draw(game: Tables) -> list[i64]:
    return [pack(FIRST, crew) for crew in range(game.crews)]


def draw_first(game: Tables, s: PiratesState, crew: i64) -> None:
    s.first = crew
    s.tell(BEGAN, crew)
    s.step = DEALING
    ask(game, s, DEALING, crew)


def undealt(s: PiratesState) -> i64:
    """Return the coin that is dealt a value next: the first without one, of the crew on turn."""
    coin = s.crew * 4
    while s.values[coin] != NOT_DEALT:
        coin += 1
    return coin


def values_to_deal(s: PiratesState) -> list[i64]:
    coin = undealt(s)
    return [pack(CREW, coin, value) for value in members(unseen_values(s.values, s.crew))]


def any_value(s: PiratesState, rng: Rng) -> i64:
    values = unseen_values(s.values, s.crew)
    return pack(CREW, undealt(s), nth(values, rng.below(count(values))))


def deal(game: Tables, s: PiratesState, coin: i64, value: i64) -> None:
    s.values = with_value(s.values, coin, value)
    s.shown += 1
    s.whisper(DEALT, coin, 0, value, game.seat_of[s.crew])
    for other in range(s.crew * 4, s.crew * 4 + 4):
        if s.values[other] == NOT_DEALT:
            return
    if s.step == RECRUITING:
        end_action(game, s)
    else:
        ask_next(game, s, DEALING, PLACING)


def why_not_place(game: Tables, s: PiratesState, square: i64) -> i64:
    if not is_free_coast(game, s, NOWHERE, square):
        return pack(NO_BERTH, square)  # PV-R4
    return LEGAL


def place(game: Tables, s: PiratesState, square: i64) -> None:
    berth(game, s, s.crew, square)  # PV-R2: at first each its own
    s.tell(PLACED, s.crew, square)
    ask_next(game, s, PLACING, MARKING)
