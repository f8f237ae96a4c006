"""Play The Pirates of Van Zandt by the contract: the sequence of play as data, and the result."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import (
    EVERYONE,
    IS_ASKED,
    IS_NOW,
    IS_ON,
    IS_TEXT,
    Rng,
    a_of,
    b_of,
    verb_of,
)
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.pirates.census import census
from argosy.games.pirates.evaluation import appraise, features
from argosy.games.pirates.islands import SQUARES
from argosy.games.pirates.legal import (
    list_acting,
    list_burying,
    list_fleeing,
    list_hiding,
    list_marking,
    list_placing,
    list_seizing,
)
from argosy.games.pirates.numbers import (
    ATTACK,
    BOARD,
    DIG,
    DONE,
    DRAIN,
    FIRE,
    HAIL,
    HIDE,
    OCEAN,
    PLACE,
    RECRUIT,
    RETURN,
    ROLLED_OFF,
    ROUNDS_OVER,
    SAIL,
    SEIZE,
    STAY,
    SUPPLY,
    UNLOAD,
    WALK,
    WHIRLPOOL,
)
from argosy.games.pirates.rules.crews import (
    any_face_to_dig_with,
    attack,
    dig,
    faces_to_dig_with,
    recruit,
    roll_for_treasure,
    take_supplies,
    why_not_attack,
    why_not_dig,
    why_not_recruit,
    why_not_supply,
)
from argosy.games.pirates.rules.gunnery import (
    board_ship,
    fire,
    seize,
    why_not_board,
    why_not_fire,
)
from argosy.games.pirates.rules.pieces import mend
from argosy.games.pirates.rules.reading import total
from argosy.games.pirates.rules.setup import (
    any_crew,
    any_island,
    any_value,
    crews_to_draw,
    deal,
    draw_first,
    islands_to_roll,
    open_box,
    place,
    roll_island,
    values_to_deal,
    why_not_place,
)
from argosy.games.pirates.rules.ships import (
    drain,
    hail,
    place_whirlpool,
    put_to_sea,
    return_to_coast,
    sail,
    why_not_drain,
    why_not_hail,
    why_not_ocean,
    why_not_return,
    why_not_sail,
    why_not_whirlpool,
)
from argosy.games.pirates.rules.treasures import (
    any_face_to_roll_off,
    faces_to_roll_off,
    hide,
    leading_seats,
    roll_off,
    standing,
    unload,
    why_not_hide,
    why_not_unload,
)
from argosy.games.pirates.rules.turn import spend_action, stay, stop_early
from argosy.games.pirates.rules.walking import walk, why_not_walk
from argosy.games.pirates.secrets import imagine, redact
from argosy.games.pirates.state import (
    ACTING,
    BURYING,
    DEALING,
    DIGGING,
    DRAWING,
    FLEEING,
    HIDING,
    MARKING,
    PLACING,
    RECRUITING,
    RESTING,
    ROLLING_ISLAND,
    ROLLING_OFF,
    SEIZING,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import members

TURN: Final = Turn(
    steps=[
        ChanceStep(ROLLING_ISLAND, "PV-R3", islands_to_roll, roll_island, any_island),
        ChanceStep(DRAWING, "PV-A1", crews_to_draw, draw_first, any_crew),
        ChanceStep(DEALING, "PV-R2", values_to_deal, deal, any_value),
        ChanceStep(DIGGING, "PV-R17", faces_to_dig_with, roll_for_treasure, any_face_to_dig_with),
        ChanceStep(RECRUITING, "PV-A64", values_to_deal, deal, any_value),
        ChanceStep(ROLLING_OFF, "PV-A50", faces_to_roll_off, roll_off, any_face_to_roll_off),
        SeatStep(PLACING, "PV-R4", list_placing, [PLACE]),
        SeatStep(MARKING, "PV-R6", list_marking, [HIDE]),
        SeatStep(
            ACTING,
            "PV-R7",
            list_acting,
            [
                SAIL,
                OCEAN,
                FIRE,
                BOARD,
                WALK,
                DIG,
                ATTACK,
                WHIRLPOOL,
                DRAIN,
                RECRUIT,
                SUPPLY,
                RETURN,
                UNLOAD,
                HAIL,
                DONE,
            ],
        ),
        SeatStep(HIDING, "PV-R18", list_hiding, [HIDE, STAY]),
        SeatStep(FLEEING, "PV-R17", list_fleeing, [WALK, STAY]),
        SeatStep(SEIZING, "PV-R14", list_seizing, [SEIZE, STAY]),
        SeatStep(BURYING, "PV-R21", list_burying, [HIDE]),
        LastStep(RESTING, "PV-R29"),
    ],
    deeds=[
        Deed(PLACE, why_not_place, place),
        Deed(HIDE, why_not_hide, hide),
        Deed(SAIL, why_not_sail, sail),
        Deed(OCEAN, why_not_ocean, put_to_sea),
        Deed(FIRE, why_not_fire, fire),
        Deed(BOARD, why_not_board, board_ship),
        Deed(WALK, why_not_walk, walk),
        Deed(DIG, why_not_dig, dig),
        Deed(ATTACK, why_not_attack, attack),
        Deed(WHIRLPOOL, why_not_whirlpool, place_whirlpool),
        Deed(DRAIN, why_not_drain, drain),
        Deed(RECRUIT, why_not_recruit, recruit),
        Deed(SUPPLY, why_not_supply, take_supplies),
        Deed(RETURN, why_not_return, return_to_coast),
        Deed(UNLOAD, why_not_unload, unload),
        Deed(HAIL, why_not_hail, hail),
        Deed(SEIZE, None, seize),
        Deed(STAY, None, stay),
        Deed(DONE, None, stop_early),
    ],
    before=spend_action,
    after=mend,  # PV-A16: after every line
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pirates(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options, TURN)
        self.checks = [IS_ON, IS_ASKED, IS_TEXT, IS_NOW]
        positions: i64 = 100
        lands: i64 = 72
        # Sailing, returning or placing a whirlpool, three free ships to hail; five walkers; 8 lines
        # of fire, 3 ships to board, 4 coins with 4 neighbours each to attack, 5 pieces at 3 dice.
        self.room = positions * 5 + lands * 5 + 64
        # The longest action is a boarding: seizing and four dice to bury follow it.
        turn = self.turn_actions * 6 + 1
        setup = 2 + self.crews * 6
        # A roll-off repeats while it is tied, each time with a chance below 1 in 3: 99 times never.
        self.bound = setup + self.rounds * self.crews * turn + 99 * self.crews

    def setup(self) -> PiratesState:
        s = PiratesState()
        open_box(self, s)
        return s

    def is_text(self, s: PiratesState, action: i64) -> bool:
        """Return whether the notation has this action: not with a square beyond the grid of the layout."""
        square: i64 = 0
        verb = verb_of(action)
        if verb in (PLACE, HIDE, SAIL, WHIRLPOOL, RETURN):
            square = a_of(action)
        elif verb == HAIL or (verb == WALK and b_of(action) < SQUARES):
            square = b_of(action)
        return self.belongs[verb] != 0 and self.boards[s.island].is_inside(square)

    # ── Result ──

    def scores(self, s: PiratesState) -> list[i64]:
        return [total(self, s, seat) for seat in range(self.seats)]

    def winners(self, s: PiratesState) -> list[i64]:
        if s.ending == ROLLED_OFF:
            return members(s.tied)  # PV-A50
        if s.ending != ROUNDS_OVER:
            return members(leading_seats(self, s))  # PV-R28 to PV-R30
        best = max([standing(self, s, seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if standing(self, s, seat) == best]  # PV-A51

    def appraise(self, s: PiratesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def features(self, s: PiratesState) -> list[list[float]]:
        return features(self, s)

    # ── Secrets and conservation ──

    def hears(self, s: PiratesState) -> i64:
        if s.step == DEALING or s.step == RECRUITING:
            return self.seat_of[s.crew]
        return EVERYONE

    def redact(self, s: PiratesState, viewer: i64) -> PiratesState:
        return redact(self, s, viewer)

    def imagine(self, known: PiratesState, viewer: i64, rng: Rng) -> PiratesState:
        return imagine(self, known, rng)

    def census(self, s: PiratesState) -> list[i64]:
        return census(self, s)
