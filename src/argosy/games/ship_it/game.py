"""Fulfils the contract for Ship It!: dispatches by step and verb to the rules."""

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
from argosy.games.ship_it.census import census
from argosy.games.ship_it.evaluation import appraise, appraise_for, features
from argosy.games.ship_it.legal import (
    list_building,
    list_choosing,
    list_directing,
    list_keeping,
    list_planning,
    list_shipping,
    list_stopping,
)
from argosy.games.ship_it.numbers import (
    BUILD,
    BUY,
    CHANCE_AWAITED,
    CHOOSE,
    DOMINO,
    DONE,
    KEEP,
    LAY,
    LOOK,
    NOT_A_TEXT,
    NOT_YOUR_TURN,
    OFFICIAL,
    OVER,
    PIPSTOP,
    SHIP,
    TAKEBACK,
    TILE,
    TURN,
)
from argosy.games.ship_it.rules.freight import (
    choose_pipstop,
    ship,
    why_not_pipstop,
    why_not_ship,
)
from argosy.games.ship_it.rules.links import (
    build,
    buy,
    choose,
    draw_domino,
    take_back,
    why_not_build,
    why_not_buy,
    why_not_choose,
    why_not_takeback,
)
from argosy.games.ship_it.rules.officials import direct, why_not_official
from argosy.games.ship_it.rules.reading import coins_of
from argosy.games.ship_it.rules.setup import lay_tile
from argosy.games.ship_it.rules.shipments import (
    begin_keeping,
    keep,
    lay_out,
    look,
    test_hub,
    turn_up,
    values_in_fist,
    values_to_turn,
    why_not_keep,
)
from argosy.games.ship_it.rules.turn import begin_game, done, go_on, why_not_done, why_not_phase
from argosy.games.ship_it.secrets import imagine, redact
from argosy.games.ship_it.state import (
    BUILDING,
    CHOOSING,
    COLOURS,
    DIRECTING,
    DRAWING,
    HALVES,
    KEEPING,
    LAYING,
    LAYING_OUT,
    LOOKING,
    PLANNING,
    RESTING,
    REVEALING,
    SHIPPING,
    STOPPING,
    TILES,
    TURNING,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import BIT, count, first, members, nth
from argosy.kit.dominoes import DOMINOES


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipIt(Tables):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        # A link touches one of at most 24 * 8 + 27 * 6 edges, with either half, four ways.
        self.room = 8 * (TILES * 8 + (DOMINOES - 1) * 6)
        most = self.ap + 5 * self.chit_ap
        # A point gives at most four lines (buy, domino, choose, build); then pipstop, thrice done.
        turn = 4 * most + 4
        shipment = 1 + 3 * 20  # a chit, and every coin turned, laid and looked at
        self.bound = TILES + self.rounds * COLOURS * turn + 20 * shipment

    def setup(self) -> ShipItState:
        s = ShipItState(self.seats, self.squares, self.height)
        s.bag = BIT[TILES] - 1
        return s

    def waiting_for(self, s: ShipItState) -> i64:
        if s.step == RESTING:
            return NOBODY
        return CHANCE if is_chance(s) else s.decider

    # ── Deciding ──

    def why_not(self, s: ShipItState, seat: i64, action: i64) -> i64:
        verb = verb_of(action)
        if verb < BUY or verb > DONE:
            return NOT_A_TEXT
        if s.ending != 0:
            return OVER + s.ending
        if is_chance(s):
            return CHANCE_AWAITED  # SI-R8
        if seat != s.decider:
            return pack(NOT_YOUR_TURN, s.decider)  # SI-R8
        a = a_of(action)
        if verb == PIPSTOP:
            return why_not_pipstop(self, s, a)
        if verb == SHIP:
            return why_not_ship(self, s, a, b_of(action))
        if verb == DONE:
            return why_not_done(s)
        objection = why_not_phase(s, step_of_verb(verb))
        return objection if objection != LEGAL else self.why_not_now(s, verb, a, b_of(action))

    def why_not_now(self, s: ShipItState, verb: i64, a: i64, b: i64) -> i64:
        """In the right phase."""
        if verb == BUY:
            return why_not_buy(self, s)
        if verb == TAKEBACK:
            return why_not_takeback(self, s, a)
        if verb == CHOOSE:
            return why_not_choose(s, a)
        if verb == BUILD:
            return why_not_build(self, s, a, b)
        if verb == OFFICIAL:
            return why_not_official(self, s, a)
        return why_not_keep(s, a)

    # ── What is legal, step by step ──

    def legal(self, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
        at = s.step
        if is_chance(s) or at == RESTING or seat != s.decider:
            return 0
        if at == BUILDING:
            return list_building(self, s, seat, out)
        if at == PLANNING:
            return list_planning(self, s, seat, out)
        if at == CHOOSING:
            return list_choosing(self, s, seat, out)
        if at == DIRECTING:
            return list_directing(self, s, seat, out)
        if at == STOPPING:
            return list_stopping(self, s, seat, out)
        if at == SHIPPING:
            return list_shipping(self, s, seat, out)
        return list_keeping(self, s, seat, out)

    # ── Chance ──

    def outcomes(self, s: ShipItState) -> list[i64]:
        if s.step == LAYING:
            return [pack(TILE, tile, corner) for tile in members(s.bag) for corner in range(4)]
        if s.step == DRAWING:
            return [pack(DOMINO, domino) for domino in members(s.pool)]
        if s.step == LAYING_OUT:
            tile = s.suit * 6 + s.next_rank
            return [pack(LAY, next_name(s, coin), tile) for coin in members(s.fist)]
        if s.step == LOOKING:
            return [pack(LOOK, s.laid, v + 1) for v in members(values_in_fist(s, s.laid // 5))]
        load = first(s.turning)
        return [pack(TURN, load, v + 1) for v in members(values_to_turn(s, load))]

    def hears(self, s: ShipItState) -> i64:
        return s.mover if s.step == LOOKING else EVERYONE

    def chance(self, s: ShipItState, rng: Rng) -> i64:
        if s.step == LAYING:
            tile = nth(s.bag, rng.below(count(s.bag)))
            return pack(TILE, tile, rng.below(4))
        if s.step == DRAWING:
            return pack(DOMINO, nth(s.pool, rng.below(count(s.pool))))
        if s.step == LAYING_OUT:
            coin = nth(s.fist, rng.below(count(s.fist)))
            return pack(LAY, next_name(s, coin), s.suit * 6 + s.next_rank)
        if s.step == LOOKING:
            values = values_in_fist(s, s.laid // 5)
            return pack(LOOK, s.laid, nth(values, rng.below(count(values))) + 1)
        load = first(s.turning)
        values = values_to_turn(s, load)
        return pack(TURN, load, nth(values, rng.below(count(values))) + 1)

    # ── Carrying out ──

    def apply(self, s: ShipItState, action: i64) -> None:
        if is_chance(s):
            self.happen(s, a_of(action), b_of(action))
        else:
            self.do(s, verb_of(action), a_of(action), b_of(action))
        go_on(self, s)

    def happen(self, s: ShipItState, a: i64, b: i64) -> None:
        """An outcome of chance."""
        if s.step == LAYING:
            lay_tile(self, s, a, b)
            if s.bag == 0:
                begin_game(self, s)
        elif s.step == DRAWING:
            draw_domino(s, a)
        elif s.step == TURNING:
            turn_up(s, a, b)
            s.step = s.back
            test_hub(self, s, (i64(s.loads[a]) - HALVES) // 6)
        elif s.step == REVEALING:
            turn_up(s, a, b)
            if s.turning == 0:
                begin_keeping(self, s)
        elif s.step == LAYING_OUT:
            lay_out(self, s, a, b)
        else:
            look(self, s, a, b)

    def do(self, s: ShipItState, verb: i64, a: i64, b: i64) -> None:
        if verb == BUY:
            buy(self, s)
        elif verb == TAKEBACK:
            take_back(self, s, a)
        elif verb == CHOOSE:
            choose(s, a)
        elif verb == BUILD:
            build(self, s, a, b)
        elif verb == OFFICIAL:
            direct(self, s, a)
        elif verb == PIPSTOP:
            choose_pipstop(self, s, a)
        elif verb == SHIP:
            ship(self, s, a, b)
        elif verb == KEEP:
            keep(self, s, a)
        else:
            done(self, s)

    # ── Secrets and evaluation ──

    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        return redact(s, viewer)

    def imagine(self, known: ShipItState, viewer: i64, rng: Rng) -> ShipItState:
        return imagine(known, rng)

    def appraise(self, s: ShipItState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def appraise_for(self, s: ShipItState, seat: i64) -> float:
        return self.returns(s)[seat] if s.ending != 0 else appraise_for(self, s, seat)

    def features(self, s: ShipItState) -> list[list[float]]:
        return features(self, s)

    # ── Result ──

    def scores(self, s: ShipItState) -> list[i64]:
        """SI-R34: with two seats the lower of a seat's two."""
        if self.seats == 2:
            return [min(s.scores[seat], s.scores[seat + 2]) for seat in range(2)]
        return [s.scores[c] for c in range(COLOURS) if self.seat_of[c] >= 0]

    def winners(self, s: ShipItState) -> list[i64]:
        """SI-R33, SI-A34: the most profit; with two seats the higher scores break a tie."""
        standing = self.scores(s)
        if self.seats == 2:
            for seat in range(2):
                higher = max(s.scores[seat], s.scores[seat + 2])
                standing[seat] = standing[seat] * 100000 + higher
        best = max(standing)
        return [seat for seat in range(self.seats) if standing[seat] == best]

    def census(self, s: ShipItState) -> list[i64]:
        return census(self, s)


def is_chance(s: ShipItState) -> bool:
    step = s.step
    if step in (LAYING, DRAWING, TURNING):
        return True
    return step in (REVEALING, LAYING_OUT, LOOKING)


def step_of_verb(verb: i64) -> i64:
    """The phase an action belongs to."""
    if verb in (BUY, TAKEBACK):
        return PLANNING
    if verb == CHOOSE:
        return CHOOSING
    if verb == BUILD:
        return BUILDING
    return DIRECTING if verb == OFFICIAL else KEEPING


def next_name(s: ShipItState, coin: i64) -> i64:
    """SI-A47: the lowest name of its colour still in the fist."""
    return first(s.fist & coins_of(coin // 5))
