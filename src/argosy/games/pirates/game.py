"""Play The Pirates of Van Zandt by the contract: the rules, dispatched by step and verb."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import (
    CHANCE,
    EVERYONE,
    LEGAL,
    NOBODY,
    Rng,
    a_of,
    b_of,
    pack,
    verb_of,
)
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
    CHANCE_AWAITED,
    CREW,
    DIG,
    DONE,
    DRAIN,
    ENDED_TURN,
    FIRE,
    FIRST,
    HAIL,
    HIDE,
    ISLAND,
    NOT_A_TEXT,
    NOT_ASKED,
    NOT_NOW,
    OCEAN,
    OVER,
    PLACE,
    RECRUIT,
    RETURN,
    ROLL,
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
    attack,
    dig,
    fire_at_crew,
    recruit,
    roll_for_treasure,
    stand,
    take_supplies,
    why_not_attack,
    why_not_dig,
    why_not_recruit,
    why_not_supply,
)
from argosy.games.pirates.rules.gunnery import (
    board_ship,
    decline,
    fire_at_ship,
    seize,
    why_not_board,
    why_not_fire,
)
from argosy.games.pirates.rules.pieces import mend
from argosy.games.pirates.rules.reading import total, unseen_values
from argosy.games.pirates.rules.setup import (
    deal,
    draw_first,
    open_box,
    place,
    roll_island,
    undealt,
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
    hide,
    leading_seats,
    leave_die,
    next_to_roll,
    roll_off,
    standing,
    unload,
    why_not_hide,
    why_not_unload,
)
from argosy.games.pirates.rules.turn import end_turn
from argosy.games.pirates.rules.walking import go_aboard, walk, why_not_go_aboard, why_not_walk
from argosy.games.pirates.secrets import imagine, redact
from argosy.games.pirates.state import (
    ACTING,
    BURYING,
    COINS,
    DEALING,
    DIGGING,
    DRAWING,
    FLEEING,
    HIDING,
    LAST_CHANCE,
    MARKING,
    NO_ISLAND,
    PLACING,
    RECRUITING,
    RESTING,
    ROLLING_ISLAND,
    SEIZING,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import count, members, nth

FACES: Final = 6


def has_verb(step: i64, verb: i64) -> bool:
    """Return whether a step has this verb (PV-R7)."""
    if step == ACTING:
        return SAIL <= verb <= HAIL or verb == DONE
    if step == PLACING:
        return verb == PLACE
    if step in (MARKING, BURYING):
        return verb == HIDE
    if step == HIDING:
        return verb in (HIDE, STAY)
    if step == FLEEING:
        return verb in (WALK, STAY)
    return step == SEIZING and verb in (SEIZE, STAY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pirates(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
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

    def waiting_for(self, s: PiratesState) -> i64:
        if s.step <= LAST_CHANCE:
            return CHANCE
        if s.step == RESTING:
            return NOBODY
        return s.decider

    # ── Deciding ──

    def why_not(self, s: PiratesState, seat: i64, action: i64) -> i64:
        if s.ending != 0:
            return pack(OVER, s.ending)  # PV-R5
        if s.step <= LAST_CHANCE:
            return pack(CHANCE_AWAITED, s.step)  # PV-R5
        if seat != s.decider:
            return pack(NOT_ASKED, s.decider)  # PV-R5
        verb = verb_of(action)
        a = a_of(action)
        b = b_of(action)
        if verb < PLACE or verb > DONE or not self.is_in_grammar(s, verb, a, b):
            return NOT_A_TEXT
        if not has_verb(s.step, verb):
            return pack(NOT_NOW, s.step)  # PV-R7
        if verb <= BOARD:
            return self.why_not_at_sea(s, verb, a)
        if verb <= ATTACK:
            return self.why_not_on_land(s, verb, a, b)
        return self.why_not_else(s, verb, a, b)

    def is_in_grammar(self, s: PiratesState, verb: i64, a: i64, b: i64) -> bool:
        """Return whether the notation has this action: not with a square beyond the grid of the layout."""
        square: i64 = 0
        if verb in (PLACE, HIDE, SAIL, WHIRLPOOL, RETURN):
            square = a
        elif verb == HAIL or (verb == WALK and b < SQUARES):
            square = b
        return self.boards[s.island].is_inside(square)

    def why_not_at_sea(self, s: PiratesState, verb: i64, a: i64) -> i64:
        if verb == PLACE:
            return why_not_place(self, s, a)
        if verb == HIDE:
            return why_not_hide(self, s, a)
        if verb == SAIL:
            return why_not_sail(self, s, s.crew, a)
        if verb == OCEAN:
            return why_not_ocean(s, s.crew)
        if verb == FIRE:
            return why_not_fire(self, s, s.crew, a)
        return why_not_board(self, s, s.crew, a)

    def why_not_on_land(self, s: PiratesState, verb: i64, a: i64, b: i64) -> i64:
        if verb == DIG:
            return why_not_dig(self, s, s.crew, a, b)
        if verb == ATTACK:
            return why_not_attack(self, s, s.crew, a, b)
        if b < SQUARES:
            return why_not_walk(self, s, s.crew, a, b)
        return why_not_go_aboard(self, s, s.crew, a, b - SQUARES)

    def why_not_else(self, s: PiratesState, verb: i64, a: i64, b: i64) -> i64:
        if verb == WHIRLPOOL:
            return why_not_whirlpool(self, s, s.crew, a)
        if verb == DRAIN:
            return why_not_drain(s, s.crew)
        if verb == RECRUIT:
            return why_not_recruit(s, s.crew)
        if verb == SUPPLY:
            return why_not_supply(s, s.crew)
        if verb == RETURN:
            return why_not_return(self, s, s.crew, a)
        if verb == UNLOAD:
            return why_not_unload(self, s, s.crew)
        if verb == HAIL:
            return why_not_hail(self, s, s.crew, a, b)
        return LEGAL  # done, stay, seize

    def legal(self, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
        if s.step <= LAST_CHANCE or s.step == RESTING or seat != s.decider:
            return 0
        if s.step == ACTING:
            return list_acting(self, s, seat, out)
        if s.step == FLEEING:
            return list_fleeing(self, s, seat, out)
        if s.step == PLACING:
            return list_placing(self, s, seat, out)
        if s.step == SEIZING:
            return list_seizing(self, s, seat, out)
        if s.step == HIDING:
            return list_hiding(self, s, seat, out)
        if s.step == MARKING:
            return list_marking(self, s, seat, out)
        return list_burying(self, s, seat, out)

    # ── Chance ──

    def outcomes(self, s: PiratesState) -> list[i64]:
        if s.step == ROLLING_ISLAND:
            return [pack(ISLAND, island) for island in range(NO_ISLAND)]
        if s.step == DRAWING:
            return [pack(FIRST, crew) for crew in range(self.crews)]
        if s.step == DEALING or s.step == RECRUITING:
            coin = undealt(s)
            return [pack(CREW, coin, value) for value in members(unseen_values(s.values, s.crew))]
        die = s.die if s.step == DIGGING else next_to_roll(self, s)
        return [pack(ROLL, die, face) for face in range(FACES)]

    def chance(self, s: PiratesState, rng: Rng) -> i64:
        if s.step == DIGGING:
            return pack(ROLL, s.die, rng.below(FACES))
        if s.step == DEALING or s.step == RECRUITING:
            values = unseen_values(s.values, s.crew)
            return pack(CREW, undealt(s), nth(values, rng.below(count(values))))
        if s.step == ROLLING_ISLAND:
            return pack(ISLAND, rng.below(NO_ISLAND))
        if s.step == DRAWING:
            return pack(FIRST, rng.below(self.crews))
        return pack(ROLL, next_to_roll(self, s), rng.below(FACES))

    def hears(self, s: PiratesState) -> i64:
        if s.step == DEALING or s.step == RECRUITING:
            return self.seat_of[s.crew]
        return EVERYONE

    # ── Carrying out ──

    def apply(self, s: PiratesState, action: i64) -> None:
        if s.step <= LAST_CHANCE:
            self.apply_outcome(s, action)
        else:
            verb = verb_of(action)
            if s.step == ACTING and verb != DONE:
                s.left -= 1
            if verb <= BOARD:
                self.apply_at_sea(s, verb, a_of(action))
            elif verb <= ATTACK:
                self.apply_on_land(s, verb, a_of(action), b_of(action))
            else:
                self.apply_else(s, verb, a_of(action), b_of(action))
        if s.holed != 0:
            mend(self, s)  # PV-A16: after every line

    def apply_outcome(self, s: PiratesState, outcome: i64) -> None:
        a = a_of(outcome)
        if s.step == DIGGING:
            roll_for_treasure(self, s, b_of(outcome))
        elif s.step == DEALING or s.step == RECRUITING:
            deal(self, s, a, b_of(outcome))
        elif s.step == ROLLING_ISLAND:
            roll_island(self, s, a)
        elif s.step == DRAWING:
            draw_first(self, s, a)
        else:
            roll_off(self, s, a, b_of(outcome))

    def apply_at_sea(self, s: PiratesState, verb: i64, a: i64) -> None:
        if verb == SAIL:
            sail(self, s, a)
        elif verb == OCEAN:
            put_to_sea(self, s)
        elif verb == FIRE:
            if a < COINS:
                fire_at_crew(self, s, a)
            else:
                fire_at_ship(self, s, a - COINS)
        elif verb == BOARD:
            board_ship(self, s, a)
        elif verb == PLACE:
            place(self, s, a)
        else:
            hide(self, s, a)

    def apply_on_land(self, s: PiratesState, verb: i64, a: i64, b: i64) -> None:
        if verb == DIG:
            dig(self, s, a, b)
        elif verb == ATTACK:
            attack(self, s, a, b)
        elif b < SQUARES:
            walk(self, s, a, b)
        else:
            go_aboard(self, s, a, b - SQUARES)

    def apply_else(self, s: PiratesState, verb: i64, a: i64, b: i64) -> None:
        if verb == RETURN:
            return_to_coast(self, s, a)
        elif verb == WHIRLPOOL:
            place_whirlpool(self, s, a)
        elif verb == DRAIN:
            drain(self, s)
        elif verb == RECRUIT:
            recruit(self, s)
        elif verb == SUPPLY:
            take_supplies(self, s)
        elif verb == UNLOAD:
            unload(self, s)
        elif verb == HAIL:
            hail(self, s, a, b)
        elif verb == SEIZE:
            seize(self, s)
        elif verb == STAY:
            self.apply_stay(s)
        else:
            s.tell(ENDED_TURN, s.crew)
            end_turn(self, s)  # PV-A2

    def apply_stay(self, s: PiratesState) -> None:
        if s.step == HIDING:
            leave_die(self, s)
        elif s.step == FLEEING:
            stand(self, s)
        else:
            decline(self, s)

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

    def redact(self, s: PiratesState, viewer: i64) -> PiratesState:
        return redact(self, s, viewer)

    def imagine(self, known: PiratesState, viewer: i64, rng: Rng) -> PiratesState:
        return imagine(self, known, rng)

    def census(self, s: PiratesState) -> list[i64]:
        return census(self, s)
