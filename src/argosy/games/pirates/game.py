"""Play The Pirates of Van Zandt by the contract: the sequence of play as data, and the result."""

from typing import Any, Final

from mypy_extensions import i64

from argosy.core.contract import (
    EVERYONE,
    IS_ASKED,
    IS_NOW,
    IS_ON,
    IS_TEXT,
    Rng,
    a_of,
    b_of,
    leaders,
    verb_of,
)
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn
from argosy.games.pirates import legal, state
from argosy.games.pirates.census import census
from argosy.games.pirates.evaluation import appraise, appraise_for, features, prepare
from argosy.games.pirates.islands import SQUARES
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
from argosy.games.pirates.rules import (
    crews,
    gunnery,
    pieces,
    reading,
    setup,
    ships,
    treasures,
    turn,
    walking,
)
from argosy.games.pirates.secrets import hide, imagine
from argosy.games.pirates.state import PiratesState
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import members

TURN: Final = Turn(
    steps=[
        ChanceStep(state.ROLLING_ISLAND, "PV-R3", setup.islands_to_roll, setup.roll_island),
        ChanceStep(state.DRAWING, "PV-A1", setup.crews_to_draw, setup.draw_first),
        ChanceStep(state.DEALING, "PV-R2", setup.values_to_deal, setup.deal, setup.any_value),
        ChanceStep(
            state.DIGGING, "PV-R17", crews.faces_to_dig, crews.roll_for_treasure, crews.any_face
        ),
        ChanceStep(state.RECRUITING, "PV-A64", setup.values_to_deal, setup.deal, setup.any_value),
        ChanceStep(state.ROLLING_OFF, "PV-A50", treasures.faces_to_roll_off, treasures.roll_off),
        SeatStep(state.PLACING, "PV-R4", legal.list_placing, [PLACE]),
        SeatStep(state.MARKING, "PV-R6", legal.list_marking, [HIDE]),
        SeatStep(
            state.ACTING,
            "PV-R7",
            legal.list_acting,
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
        SeatStep(state.HIDING, "PV-R18", legal.list_hiding, [HIDE, STAY]),
        SeatStep(state.FLEEING, "PV-R17", legal.list_fleeing, [WALK, STAY]),
        SeatStep(state.SEIZING, "PV-R14", legal.list_seizing, [SEIZE, STAY]),
        SeatStep(state.BURYING, "PV-R21", legal.list_burying, [HIDE]),
        LastStep(state.RESTING, "PV-R29"),
    ],
    deeds=[
        Deed(PLACE, setup.why_not_place, setup.place, domain=reading.is_coast),
        Deed(HIDE, treasures.why_not_hide, treasures.hide, domain=reading.is_land),
        Deed(SAIL, ships.why_not_sail, ships.sail, domain=reading.is_coast),
        Deed(OCEAN, ships.why_not_ocean, ships.put_to_sea),
        Deed(FIRE, gunnery.why_not_fire, gunnery.fire),
        Deed(BOARD, gunnery.why_not_board, gunnery.board_ship),
        Deed(WALK, walking.why_not_walk, walking.walk, domain=reading.is_goal),
        Deed(DIG, crews.why_not_dig, crews.dig),
        Deed(ATTACK, crews.why_not_attack, crews.attack),
        Deed(WHIRLPOOL, ships.why_not_whirlpool, ships.place_whirlpool, domain=reading.is_coast),
        Deed(DRAIN, ships.why_not_drain, ships.drain),
        Deed(RECRUIT, crews.why_not_recruit, crews.recruit),
        Deed(SUPPLY, crews.why_not_supply, crews.take_supplies),
        Deed(RETURN, ships.why_not_return, ships.return_to_coast, domain=reading.is_coast),
        Deed(UNLOAD, treasures.why_not_unload, treasures.unload),
        Deed(HAIL, ships.why_not_hail, ships.hail, domain=reading.is_hailed),
        Deed(SEIZE, None, gunnery.seize),
        Deed(STAY, None, turn.stay),
        Deed(DONE, None, turn.stop_early),
    ],
    before=turn.spend_action,
    after=pieces.mend,  # PV-A16: after every line
)


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

    def weigh_by(self, found: dict[str, Any]) -> None:
        super().weigh_by(found)
        prepare(self)

    def setup(self) -> PiratesState:
        s = PiratesState()
        setup.open_box(self, s)
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
        return [reading.total(self, s, seat) for seat in range(self.seats)]

    def winners(self, s: PiratesState) -> list[i64]:
        if s.ending == ROLLED_OFF:
            return members(s.tied)  # PV-A50
        if s.ending != ROUNDS_OVER:
            return members(treasures.leading_seats(self, s))  # PV-R28 to PV-R30
        return leaders([treasures.standing(self, s, seat) for seat in range(self.seats)])  # PV-A51

    def appraise(self, s: PiratesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def appraise_for(self, s: PiratesState, seat: i64) -> float:
        return self.returns(s)[seat] if s.ending != 0 else appraise_for(self, s, seat)

    def features(self, s: PiratesState) -> list[list[float]]:
        return features(self, s)

    # ── Secrets and conservation ──

    def hears(self, s: PiratesState) -> i64:
        if s.step == state.DEALING or s.step == state.RECRUITING:
            return self.seat_of[s.crew]
        return EVERYONE

    def hide(self, s: PiratesState, viewer: i64) -> None:
        hide(self, s, viewer)

    def imagine(self, known: PiratesState, viewer: i64, rng: Rng) -> PiratesState:
        return imagine(self, known, rng)

    def census(self, s: PiratesState) -> list[i64]:
        return census(self, s)
