# compiled
"""Judges how good a table looks to each seat, for bots.

For every colour: its score, what its warehoused coins promise, how far its loads are from a hub,
and what it could ship in its present or next turn, all in thousandths of a point, since whole
numbers are quick. From these come the features of a seat: its standing, which tells the more the
nearer the end is, and what the rest may add to it.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from argosy.games.ship_it.distances import NEVER, NO_FINALES, TWO_TURNS, Survey
from argosy.games.ship_it.numbers import UNOWNED
from argosy.games.ship_it.rules.reading import chits_of, hub_rank, is_hub, official_at
from argosy.games.ship_it.rules.shipments import pawns_gone
from argosy.games.ship_it.state import (
    COLOURS,
    HALVES,
    LOADS,
    NOTHING,
    OUT,
    PLANNING,
    SPACES,
    ShipItState,
)
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import bit, count
from argosy.kit.evaluation import expectations

POINT: Final = 1000
MANY_POINTS: Final = 13
GUESS: Final = 3  # the value of a load that nobody has seen
LAST_RANK: Final = 5

# Features of a seat, in the order of weights.json.
STANDING: Final = 0  # its score; with two seats mostly the lower one, the nearer the end the more
HOPES: Final = 1  # what its coins, chits and links may add to it
NOW: Final = 2  # what the best plan of the turn may add
NEXT: Final = 3  # and that of the turn after it
CLOSING: Final = 4  # it can end the game in this turn, as the winner
THREAT: Final = 5  # and in another turn
FEATURES: Final = 6


def appraise(game: Tables, s: ShipItState) -> list[float]:
    glance = Glance(game, s, bit(game.seats) - 1)
    return [glance.view(seat) for seat in range(game.seats)]


def appraise_for(game: Tables, s: ShipItState, seat: i64) -> float:
    return Glance(game, s, bit(seat)).view(seat)


def features(game: Tables, s: ShipItState) -> list[list[float]]:
    """By seat."""
    return Glance(game, s, bit(game.seats) - 1).rows


class Glance:
    """Rows of features: a seat's own, and as the others see it."""

    game: Tables
    s: ShipItState
    rows: list[list[float]]  # by seat
    seen: list[list[float]]
    following: i64  # the colour whose turn comes next
    may_close: bool  # whether a shipment can end the game
    left: float  # shipments until it is over

    def __init__(self, game: Tables, s: ShipItState, hopeful: i64) -> None:
        """The hopes of these seats only, as bits: it is less work."""
        self.game = game
        self.s = s
        self.rows = [[0.0] * FEATURES for seat in range(game.seats)]
        self.seen = [[0.0] * FEATURES for seat in range(game.seats)]
        self.following = colour_after(game, s.colour)
        self.may_close = pawns_gone(s) == game.pawns_out - 1
        self.left = shipments_left(game, s)
        if s.round > 0:
            self.look(hopeful)

    def look(self, hopeful: i64) -> None:
        game = self.game
        s = self.s
        hoping = colours_of(game, hopeful)
        planning = self.planning()
        survey = Survey(game, s)
        survey.measure_totals()
        survey.measure_needs(hoping | planning | unowned_of(game))
        plans: list[float] = [0.0] * COLOURS
        has: list[float] = [0.0] * COLOURS
        hopes: list[float] = [0.0] * COLOURS
        for colour in range(COLOURS):
            has[colour] = float(s.scores[colour])
            hopes[colour] = has[colour]
            if hoping & bit(colour) != 0:
                hopes[colour] += points(holdings(survey, colour))
            if planning & bit(colour) != 0:
                plans[colour] = points(best_plan(survey, colour))
                if self.may_close and closes(survey, colour):
                    self.note_closing(colour)
        for seat in range(game.seats):
            if hopeful & bit(seat) != 0:
                self.enter(self.rows[seat], seat, has, hopes, plans)
            self.enter(self.seen[seat], seat, has, has, plans)

    def planning(self) -> i64:
        """The colours, as bits, that may ship soon enough to be minded."""
        found: i64 = 0
        for colour in range(COLOURS):
            is_near = colour == self.s.colour or colour == self.following
            if self.game.seat_of[colour] != UNOWNED and (self.may_close or is_near):
                found |= bit(colour)
        return found

    def note_closing(self, colour: i64) -> None:
        seat = self.game.seat_of[colour]
        kind = CLOSING if colour == self.s.colour else THREAT
        self.rows[seat][kind] = 1.0
        self.seen[seat][kind] = 1.0

    def enter(
        self, row: list[float], seat: i64, has: list[float], hopes: list[float], plans: list[float]
    ) -> None:
        spread = self.game.spread + self.game.spread_each * self.left
        standing = self.lower_of(seat, has)
        hoped = self.lower_of(seat, hopes)
        row[STANDING] = standing / spread
        row[HOPES] = (hoped - standing) / spread
        row[NOW] = self.gain(seat, hopes, plans, self.s.colour, hoped) / spread
        row[NEXT] = self.gain(seat, hopes, plans, self.following, hoped) / spread

    def gain(
        self, seat: i64, hopes: list[float], plans: list[float], colour: i64, hoped: float
    ) -> float:
        """What the plan of a colour adds to what a seat hopes for; nothing if it is another's."""
        if plans[colour] == 0.0 or self.game.seat_of[colour] != seat:
            return 0.0
        worth = hopes[:]
        worth[colour] += plans[colour]
        return self.lower_of(seat, worth) - hoped

    def lower_of(self, seat: i64, worth: list[float]) -> float:
        """SI-R34: of two scores the lower counts in the end; until then either may become it."""
        if self.game.seats != 2:
            return worth[colour_of(self.game, seat)]
        one = worth[seat]
        other = worth[seat + 2]
        unit = 1.0 + self.game.catch_up * self.left
        low = one if one < other else other
        return low - unit * log(0.5 + 0.5 * exp(-abs(one - other) / unit))

    def view(self, seat: i64) -> float:
        """What a seat may expect, as it sees the others."""
        weigh = self.game.evaluation
        is_on_turn = self.game.seat_of[self.s.colour] == seat
        worths: list[float] = []
        for other in range(self.game.seats):
            mine = other == seat
            row = self.rows[seat] if mine else feared(self.game, self.seen[other], is_on_turn)
            worths.append(weigh.worth_of(row))
        return expectations(worths)[seat]


def feared(game: Tables, row: list[float], is_next: bool) -> list[float]:
    """Another seat's row: what it has, could ship in the turn that comes, and whether that ends the game.

    Its hopes do not count: a seat that minds them blocks and takes back links all game long, and nobody
    ships. Whether its turn has begun does not count either, or nobody would end their own.
    """
    found = [0.0] * FEATURES
    found[STANDING] = row[STANDING]
    found[HOPES] = game.usual_hopes
    found[NOW] = game.dread * (row[NOW] + (row[NEXT] if is_next else 0.0))
    found[CLOSING] = row[CLOSING] + row[THREAT]
    return found


def unowned_of(game: Tables) -> i64:
    """The colour that anyone may move (SI-R14), as a bit."""
    return bit(game.unowned) if game.unowned >= 0 else 0


def colours_of(game: Tables, seats: i64) -> i64:
    """As bits, of seats as bits."""
    found: i64 = 0
    for colour in range(COLOURS):
        seat = game.seat_of[colour]
        if seat != UNOWNED and seats & bit(seat) != 0:
            found |= bit(colour)
    return found


def colour_after(game: Tables, colour: i64) -> i64:
    """Whose turn comes next."""
    found = (colour + 1) % COLOURS
    return (found + 1) % COLOURS if game.seat_of[found] == UNOWNED else found


def points(thousandths: i64) -> float:
    return float(thousandths) / float(POINT)


# ── What a seat may expect ────────────────────────────────────────────────────────────────────────


def shipments_left(game: Tables, s: ShipItState) -> float:
    """Until the game is over, at least (SI-R33), or the rounds if they are fewer (SI-A44)."""
    steps = sorted([OUT - hub_rank(s, suit) for suit in range(COLOURS)])
    left: i64 = 0
    for n in range(game.pawns_out):
        left += steps[n]
    return float(min(left, game.rounds + 1 - s.round))


def colour_of(game: Tables, seat: i64) -> i64:
    """With three or four seats."""
    return seat + 1 if game.seats == 3 and seat >= game.unowned else seat


# ── The end of the game ───────────────────────────────────────────────────────────────────────────


def closes(survey: Survey, colour: i64) -> bool:
    """Whether a plan of the colour looked at last ends the game with its seat ahead (SI-R33)."""
    for suit in range(COLOURS):
        profit = survey.finales[suit]
        if profit >= 0 and leads_after(survey, colour, suit, profit):
            return True
    return False


def leads_after(survey: Survey, colour: i64, suit: i64, profit: i64) -> bool:
    """Everyone is paid for the coins that lie there (SI-R22)."""
    s = survey.s
    game = survey.game
    hub = HALVES + suit * 6 + LAST_RANK
    scores = s.scores[:]
    scores[colour] += profit
    for load in range(LOADS):
        if i64(s.loads[load]) == hub and load // 5 != colour:
            scores[load // 5] += value_of(s, load) + game.tile_factor * LAST_RANK
    mine = scores[colour]
    if game.seats == 2:
        mine = min(mine, scores[(colour + 2) % 4])
        return mine > min(scores[(colour + 1) % 4], scores[(colour + 3) % 4])
    for other in range(COLOURS):
        is_rival = game.seat_of[other] != UNOWNED and other != colour
        if is_rival and scores[other] >= mine:
            return False
    return True


# ── What a colour has ─────────────────────────────────────────────────────────────────────────────


def holdings(survey: Survey, colour: i64) -> i64:
    s = survey.s
    found = survey.game.chit_worth * chits_of(s, colour)
    wanted: i64 = 0  # squares to build for the load that needs most
    for load in range(5 * colour, 5 * colour + 5):
        at = i64(s.loads[load])
        if at >= SPACES:
            continue
        if is_hub(s, at):
            found += warehoused(survey, load, (at - HALVES) // 6)
            continue
        need = survey.least_need(load)
        if need != NEVER:
            found += survey.game.connected - survey.game.each_need * need
        else:
            gap = survey.gap(load)
            found += survey.game.apart - survey.game.each_gap * gap
            wanted = max(wanted, gap)
    if colour == s.colour:
        found += useful_links(survey, (wanted + 1) // 2)
        found -= effort(survey, colour)
    return found


def effort(survey: Survey, colour: i64) -> i64:
    """Return what spent points and moved loads cost, so that neither is wasted.

    It is a cost and not a worth of what is left, or a seat with nothing to do would walk its
    official about before it ends its turn.
    """
    s = survey.s
    if s.pipstop != NOTHING:
        return survey.game.each_point * (MANY_POINTS + count(s.moved))
    budget = survey.game.ap + survey.game.chit_ap * chits_of(s, colour)
    return survey.game.each_point * min(max(budget - s.points, 0), MANY_POINTS)


def useful_links(survey: Survey, wanted: i64) -> i64:
    """Links in hand, and most of one if another can be bought, as far as they are wanted."""
    s = survey.s
    has = count(s.hand)
    if has >= wanted:
        return wanted * survey.game.link_worth
    can_buy = s.step == PLANNING and s.pool != 0 and s.points >= survey.game.link_price
    return has * survey.game.link_worth + (survey.game.link_worth * 7 // 10 if can_buy else 0)


def value_of(s: ShipItState, load: i64) -> i64:
    value = s.values[load]
    return value if value > 0 else GUESS


def warehoused(survey: Survey, load: i64, suit: i64) -> i64:
    """What a coin on a hub is worth: most when the hub is nearly full."""
    game = survey.game
    share = value_of(survey.s, load) + game.tile_factor * hub_rank(survey.s, suit)
    return share * (game.warehoused + game.fuller * survey.totals[suit] // game.threshold)


# ── What it could do in a turn ────────────────────────────────────────────────────────────────────


def best_plan(survey: Survey, colour: i64) -> i64:
    """What could be gained in one turn by the best pip-stop and hub."""
    s = survey.s
    game = survey.game
    points = game.ap + game.chit_ap * chits_of(s, colour)
    lowest: i64 = 0
    highest: i64 = 6
    price = game.pip_price
    if colour == s.colour:
        points = s.points
        if s.pipstop != NOTHING:
            lowest = s.pipstop
            highest = s.pipstop
            price = 0
    best: i64 = 0
    if highest == 6:
        best = advance(survey, colour, (points - price * 6) // game.load_price)
    survey.finales = NO_FINALES[:]
    for suit in range(COLOURS):
        stops = stops_that_matter(survey, colour, suit)
        for stop in range(lowest, highest + 1):
            loads = (points - price * stop) // game.load_price
            if loads <= 0 or stops == 0:
                break
            if lowest == highest or stops & bit(stop) != 0:
                best = max(best, plan_gain(survey, colour, suit, stop, loads))
    return best


def advance(survey: Survey, colour: i64, most: i64) -> i64:
    """What it is worth to bring up to `most` loads to the next 6 on their way."""
    loads: i64 = 0
    for load in range(5 * colour, 5 * colour + 5):
        need = survey.least_need(load)
        if TWO_TURNS <= need < NEVER and survey.s.moved & bit(load) == 0:
            loads += 1
    return survey.game.each_need * max(0, min(loads, most))


def stops_that_matter(survey: Survey, colour: i64, suit: i64) -> i64:
    """The pip-stops, as bits, with which one more load gets to this hub."""
    found: i64 = 0
    for load in range(5 * colour, 5 * colour + 5):
        found |= bit(survey.need(load, suit))
    if survey.game.unowned >= 0:
        for load in range(5 * survey.game.unowned, 5 * survey.game.unowned + 5):
            found |= bit(survey.need(load, suit))
    return found & 127


def plan_gain(survey: Survey, colour: i64, suit: i64, stop: i64, most: i64) -> i64:
    """Of bringing up to `most` loads to one hub with this pip-stop."""
    s = survey.s
    game = survey.game
    rank = hub_rank(s, suit)
    if rank == OUT:
        return 0
    hub = HALVES + suit * 6 + rank
    total = survey.totals[suit]
    bonus = game.official_bonus if official_at(s, colour) == hub else 0
    gain: i64 = 0
    share: i64 = 0
    brought: i64 = 0
    for load in range(5 * colour, 5 * colour + 5):
        value = value_of(s, load) + bonus
        if i64(s.loads[load]) == hub:
            share += value + game.tile_factor * rank
        elif brought < most and can_bring(survey, load, suit, stop):
            brought += 1
            total += value
            share += value + game.tile_factor * rank
            gain += game.brought * (value + game.tile_factor * rank)
    if game.unowned >= 0:
        for load in range(5 * game.unowned, 5 * game.unowned + 5):
            if brought < most and can_bring(survey, load, suit, stop):
                brought += 1
                total += value_of(s, load)
    if brought > 0 and total >= game.threshold:
        home = game.home_bonus if suit == colour else 0
        profit = share * game.trigger_factor + home
        if rank == LAST_RANK:
            survey.finales[suit] = max(survey.finales[suit], profit)
        return profit * POINT + game.chit_worth
    return gain


def can_bring(survey: Survey, load: i64, suit: i64, stop: i64) -> bool:
    """A load that may still move gets to the hub at once."""
    return survey.need(load, suit) <= stop and survey.s.moved & bit(load) == 0
