"""Ship It! as the contract wants it: the rules, dispatched by step and verb."""

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
from argosy.games.ship_it.board import (
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
    Board,
)
from argosy.games.ship_it.cities import laid, lay_tile
from argosy.games.ship_it.links import (
    build,
    buy,
    choose,
    draw_domino,
    free_squares,
    take_back,
    touching,
    why_not_build,
    why_not_buy,
    why_not_choose,
    why_not_takeback,
    why_not_takeback_at_all,
    why_not_takeback_this,
)
from argosy.games.ship_it.rules import (
    begin_game,
    choose_pipstop,
    direct,
    done,
    go_on,
    name_of,
    official_targets,
    own_loads,
    ship,
    why_not_done,
    why_not_official,
    why_not_phase,
    why_not_pipstop,
    why_not_ship,
    why_not_ship_at_all,
    why_not_ship_this,
)
from argosy.games.ship_it.secrets import imagine, redact
from argosy.games.ship_it.sense import appraise, appraise_for, features
from argosy.games.ship_it.shipments import (
    begin_keeping,
    coins_of,
    keep,
    lay_out,
    look,
    test_hub,
    turn_up,
    values_in_fist,
    values_to_turn,
    why_not_keep,
)
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
    NOWHERE,
    PLANNING,
    RESTING,
    REVEALING,
    STOPPING,
    TILES,
    TURNING,
    ShipItState,
)
from argosy.games.ship_it.travel import closed_to, reach
from argosy.kit.bags import BIT, count, first, members, nth
from argosy.kit.dominoes import DOMINOES, is_double
from argosy.kit.grids import EAST, NORTH, SOUTH, WEST


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipIt(Board):
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

    def legal(self, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
        if is_chance(s) or s.step == RESTING or seat != s.decider:
            return 0
        found: i64 = 0
        if s.step == BUILDING:
            return self.list_places(s, out)
        if s.step == CHOOSING:
            return list_each(s.hand, CHOOSE, out)
        if s.step == KEEPING:
            return list_each(s.fist & coins_of(s.colour), KEEP, out)
        if s.step == PLANNING:
            found = self.list_plans(s, out)
        elif s.step == DIRECTING:
            found = self.list_spaces(s, official_targets(self, s), OFFICIAL, out, 0)
        elif s.step == STOPPING:
            found = self.list_pipstops(s, out)
        else:
            found = self.list_loads(s, out)
        out[found] = DONE
        return found + 1

    def list_plans(self, s: ShipItState, out: vec[i64]) -> i64:
        found: i64 = 0
        if why_not_buy(self, s) == LEGAL:
            out[found] = BUY
            found += 1
        if why_not_takeback_at_all(self, s) == LEGAL:
            for domino in range(DOMINOES):
                if why_not_takeback_this(self, s, domino) == LEGAL:
                    out[found] = pack(TAKEBACK, domino)
                    found += 1
        return found

    def list_places(self, s: ShipItState, out: vec[i64]) -> i64:
        """By rows: two free squares side by side, one of them beside something (SI-R12, SI-A8)."""
        found: i64 = 0
        double = is_double(s.chosen)
        free = free_squares(s, 0)
        touch = touching(s, 0)
        for y in range(s.high):
            level = free & free >> 1 & (touch | touch >> 1)
            found = self.list_level(y, level, double, out, found)
            if y + 1 < s.high:
                free_below = free_squares(s, y + 1)
                touch_below = touching(s, y + 1)
                upright = free & free_below & (touch | touch_below)
                found = self.list_upright(y, upright, double, out, found)
                free = free_below
                touch = touch_below
        return found

    def list_level(self, y: i64, places: i64, double: bool, out: vec[i64], found: i64) -> i64:
        """A link on each of these squares and the one east of it, both ways unless a double."""
        rest = places
        while rest:
            square = y * self.width + first(rest)
            rest &= rest - 1
            out[found] = pack(BUILD, square, EAST)
            found += 1
            if not double:
                out[found] = pack(BUILD, square + 1, WEST)
                found += 1
        return found

    def list_upright(self, y: i64, places: i64, double: bool, out: vec[i64], found: i64) -> i64:
        """The same with the one south of it."""
        rest = places
        while rest:
            square = y * self.width + first(rest)
            rest &= rest - 1
            out[found] = pack(BUILD, square, SOUTH)
            found += 1
            if not double:
                out[found] = pack(BUILD, square + self.width, NORTH)
                found += 1
        return found

    def list_spaces(
        self, s: ShipItState, where: tuple[i64, i64], verb: i64, out: vec[i64], found: i64
    ) -> i64:
        """An action for each of these halves and tiles."""
        rest = where[0]
        while rest:
            out[found] = pack(verb, name_of(s, first(rest)))
            rest &= rest - 1
            found += 1
        rest = where[1]
        while rest:
            out[found] = pack(verb, first(rest))
            rest &= rest - 1
            found += 1
        return found

    def list_pipstops(self, s: ShipItState, out: vec[i64]) -> i64:
        found: i64 = 0
        for stop in range(7):
            if why_not_pipstop(self, s, stop) == LEGAL:
                out[found] = pack(PIPSTOP, stop)
                found += 1
        return found

    def list_loads(self, s: ShipItState, out: vec[i64]) -> i64:
        found: i64 = 0
        if why_not_ship_at_all(self, s) != LEGAL:
            return found
        rest = own_loads(self, s)
        while rest:
            load = first(rest)
            rest &= rest - 1
            if why_not_ship_this(self, s, load) == LEGAL:
                where = reach(s, load, s.pipstop, closed_to(s, load // 5))
                before = found
                found = self.list_spaces(s, where, SHIP, out, found)
                for n in range(before, found):
                    action = out[n]
                    out[n] = pack(SHIP, load, a_of(action))
        return found

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
            self.carry_out(s, verb_of(action), a_of(action), b_of(action))
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

    def carry_out(self, s: ShipItState, verb: i64, a: i64, b: i64) -> None:
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

    # ── Secrets and sense ──

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
        """Tiles, dominoes, loads by name, coins by value, nulls on the score track, pawns, dice."""
        return [
            *self.census_of_tiles(s),
            *self.census_of_dominoes(s),
            *[1 if i64(s.loads[load]) < NOWHERE or s.step == LAYING else 0 for load in range(20)],
            *self.census_of_values(s),
            *[1 if s.scores[colour] >= 0 else 0 for colour in range(COLOURS)],
            *[1 if self.is_pawn_somewhere(s, suit) else 0 for suit in range(COLOURS)],
            *[1 if self.is_die_somewhere(s, suit) else 0 for suit in range(COLOURS)],
        ]

    def census_of_tiles(self, s: ShipItState) -> list[i64]:
        found: list[i64] = [s.bag >> tile & 1 for tile in range(TILES)]
        for n in range(laid(s)):
            found[i64(s.order[n])] += 1
        return found

    def census_of_dominoes(self, s: ShipItState) -> list[i64]:
        """In the pool, in hand, or with both halves on two neighbouring squares of the board."""
        found: list[i64] = [0] * DOMINOES
        for domino in range(DOMINOES):
            high = s.half_at[2 * domino]
            low = s.half_at[2 * domino + 1]
            apart = max(high, low) - min(high, low)
            if high >= 0 and (apart == 1 or apart == self.width):
                found[domino] += 1
            found[domino] += s.pool >> domino & 1
            found[domino] += s.hand >> domino & 1
            if s.step == LAYING:
                found[domino] += 1  # in its box
        return found

    def census_of_values(self, s: ShipItState) -> list[i64]:
        """By colour and value: held by one load or in the fist, or still in the bag."""
        found: list[i64] = [0] * 20
        for colour in range(COLOURS):
            unseen: i64 = 5
            held: list[i64] = [0] * 5
            for load in range(5 * colour, 5 * colour + 5):
                if s.values[load] > 0:
                    held[s.values[load] - 1] += 1
                    unseen -= 1
            for value in members(values_in_fist(s, colour)):
                held[value] += 1
                unseen -= 1
            free = held.count(0)
            for v in range(5):
                found[5 * colour + v] = held[v] if held[v] > 0 else i64(free == unseen)
        return found

    def is_pawn_somewhere(self, s: ShipItState, suit: i64) -> bool:
        rank = s.hubs >> (suit << 3) & 255
        return s.step == LAYING or 1 <= rank <= 6

    def is_die_somewhere(self, s: ShipItState, colour: i64) -> bool:
        at = s.officials >> (colour << 3) & 255
        return s.step == LAYING or (at >= HALVES or s.half_at[at] >= 0)


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


def list_each(things: i64, verb: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    rest = things
    while rest:
        out[found] = pack(verb, first(rest))
        rest &= rest - 1
        found += 1
    return found
