"""What a viewer receives of a table, and every table that they cannot tell from it."""

from collections.abc import Iterator, Sequence
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import CHANCE, NOBODY, SPECTATOR, UNKNOWN, Event, Rng, a_of, b_of, verb_of
from argosy.core.edition import Edition
from argosy.core.record import Line, Record
from argosy.games.pirates.game import Pirates
from argosy.games.pirates.numbers import ATTACK, BOARD, DIG, FIRE, OCEAN, RECRUIT
from argosy.games.pirates.odds import deals
from argosy.games.pirates.rules.reading import byte
from argosy.games.pirates.state import (
    ABOARD,
    BURYING,
    DEALING,
    DIGGING,
    FLEEING,
    RECRUITING,
    SEIZING,
    PiratesState,
)
from argosy.kit.piecepack import SUITS

Message = tuple[object, ...]
Dump = dict[str, list[int]]
BOLD = (ATTACK, BOARD, DIG, OCEAN, RECRUIT, FIRE)
RARE = (DEALING, DIGGING, RECRUITING, FLEEING, BURYING, SEIZING)


class Moment:
    """A state that was reached, and the move that followed."""

    def __init__(self, s: PiratesState, move: int) -> None:
        self.s = s
        self.move = move


class Window:
    """Everything that goes out to one viewer. A leak is a subclass that says too much."""

    def __init__(self, edition: Edition, game: Pirates) -> None:
        assert edition.facts is not None
        self.edition = edition
        self.facts_of = edition.facts
        self.game = game
        self.words = self.edition.words(game)
        self.grid = list(self.words.grid())[::197]  # a sample of all texts
        self.logs: dict[tuple[int, ...], str] = {}
        self.latest: tuple[Dump, int, str] = ({}, SPECTATOR, "")
        self.told: tuple[Dump, int, str] = ({}, SPECTATOR, "")

    def message(self, moment: Moment, viewer: int) -> Message:
        """Numbers and texts in a fixed order: equal byte for byte, or not equal."""
        s = moment.s
        known = self.known(s, viewer)
        return (
            known,
            self.table(s, known, viewer),
            self.facts(s, known, viewer),
            self.legal(s, viewer),
            self.refusals(s, viewer),
            self.events(moment, viewer),
            self.log(s, viewer),
        )

    def known(self, s: PiratesState, viewer: int) -> Dump:
        return self.game.redact(s, viewer).dump()

    def table(self, s: PiratesState, known: Dump, viewer: int) -> str:
        """Made of the redacted dump alone, so for the same dump it is the same."""
        if self.latest[:2] != (known, viewer):
            drawn = self.edition.table(self.game, self.game.load(known), viewer)
            self.latest = (known, viewer, str(drawn))
        return self.latest[2]

    def facts(self, s: PiratesState, known: Dump, viewer: int) -> str:
        """Made of the redacted dump alone as well."""
        if self.told[:2] != (known, viewer):
            self.told = (
                known,
                viewer,
                str(self.facts_of(self.game, self.game.load(known), viewer)),
            )
        return self.told[2]

    def legal(self, s: PiratesState, viewer: int) -> list[int]:
        """As the room lists them, from the whole state; each number is one text."""
        return self.game.actions(s, viewer) if viewer == self.game.waiting_for(s) else []

    def refusals(self, s: PiratesState, viewer: int) -> list[int]:
        """Reasons with the nouns of their sentences: each number is one text."""
        if viewer != self.game.waiting_for(s):
            return []
        return [self.game.why_not(s, viewer, action) for action in self.grid]

    def events(self, moment: Moment, viewer: int) -> object:
        """What is heard of the next line, and what is known after it."""
        after = moment.s.clone()
        heard: list[Event] = []
        after.events = heard
        move = moment.move
        if is_deal(after):
            if self.game.hears(after) == viewer:
                return None  # their own value: no secret
            move = int(self.game.outcomes(after)[0])  # another one in another world
        self.game.apply(after, move)
        return [event.packed(viewer) for event in heard], self.known(after, viewer)

    def log(self, s: PiratesState, viewer: int) -> str:
        """The deals as the record has them for the viewer."""
        key = (viewer, *s.values)
        if key not in self.logs:
            seats = self.words.seats
            lines = [
                Line(f"?{seats[self.game.seat_of[coin // 4]]}", f"crew {coin_name(coin)} {value}")
                for coin, value in enumerate(s.values)
                if value
            ]
            record = Record("pirates", 1, self.game.options, lines=lines)
            self.logs[key] = record.write(seats[viewer] if viewer >= 0 else "")
        return self.logs[key]


def coin_name(coin: int) -> str:
    return f"{SUITS[coin // 4]}.{'abcd'[coin % 4]}"


def is_deal(s: PiratesState) -> bool:
    return s.step in (DEALING, RECRUITING)


def shown_by(game: Pirates, moment: Moment) -> list[int]:
    """Coins that the move shows or tests: their values may be told from what happens.

    Read from the numbers, not by the rules, which take either the compiled state or the interpreted one.
    """
    s, move = moment.s, moment.move
    coins = range(game.crews * 4)
    if s.step == DIGGING:
        spot = byte(s.dice, s.die)
        beside = list(game.boards[s.island].near[spot * 4 : spot * 4 + 4])
        return [coin for coin in range(s.crew * 4, s.crew * 4 + 4) if s.where[coin] in beside]
    if game.waiting_for(s) == CHANCE:
        return []
    if verb_of(move) == ATTACK:
        return [int(s.crew * 4 + a_of(move)), int(b_of(move))]
    if verb_of(move) == BOARD:
        crews = [crew for crew in range(game.crews) if byte(s.ships, crew) == a_of(move)]
        return [c for c in coins if c // 4 in (s.crew, *crews) and s.where[c] == ABOARD]
    return []


def doubles(game: Pirates, moment: Moment, viewer: int, limit: int) -> Iterator[Moment]:
    """The same moment under every assignment of what the viewer does not know.

    Beyond `limit` assignments, one crew at a time.
    """
    s = moment.s
    known = entitled(game, s, viewer)
    fixed = {coin: int(s.values[coin]) for coin in shown_by(game, moment)}
    ways = [
        [four for four in deals(known, crew) if agrees(four, crew, fixed)]
        for crew in range(game.crews)
    ]
    truth = [tuple(int(v) for v in s.values[crew * 4 : crew * 4 + 4]) for crew in range(game.crews)]
    number = 1
    for way in ways:
        number *= len(way)
    if number <= limit:
        choices: Iterator[Sequence[tuple[int, ...]]] = product(*ways)
    else:
        choices = (
            [four if other == crew else truth[other] for other in range(game.crews)]
            for crew in range(game.crews)
            for four in ways[crew]
        )
    spare = [0] * (16 - 4 * int(game.crews))
    for chosen in choices:
        world = s.clone()
        world.values = vec[i64]([value for four in chosen for value in four] + spare)
        yield Moment(world, moment.move)


def entitled(game: Pirates, s: PiratesState, viewer: int) -> PiratesState:
    """What the rules let the viewer know, whatever the game's own redaction makes of it."""
    known = s.clone()
    values = [int(value) for value in s.values]
    for coin, value in enumerate(values):
        if value and game.seat_of[coin // 4] != viewer and not s.open >> coin & 1:
            values[coin] = UNKNOWN
    known.values = vec[i64](values)
    return known


def agrees(four: tuple[int, ...], crew: int, fixed: dict[int, int]) -> bool:
    return all(four[coin % 4] == value for coin, value in fixed.items() if coin // 4 == crew)


def moments(game: Pirates, count: int, seed: int) -> list[Moment]:
    """States of many games in which blood flows, every kind of step among them."""
    found: list[Moment] = []
    rng = Rng(seed)
    while len(found) < count:
        s = game.setup()
        left = 1 + count // 20
        begin = rng.below(30)  # rounds, so that late states are met as well
        while game.waiting_for(s) != NOBODY and left > 0 and len(found) < count:
            move = bold_move(game, s, rng)
            is_rare = verb_of(move) in BOLD or s.step in RARE
            if s.round >= begin and rng.below(8 if is_rare else 40) == 0:
                found.append(Moment(s.clone(), move))
                left -= 1
            game.apply(s, move)
    return found


def bold_move(game: Pirates, s: PiratesState, rng: Rng) -> int:
    """Random, but with a taste for fights, digs and recruits."""
    seat = game.waiting_for(s)
    if seat == CHANCE:
        return int(game.chance(s, rng))
    actions = game.actions(s, seat)
    bold = [action for action in actions if verb_of(action) in BOLD]
    pick = bold if bold and rng.below(2) == 0 else actions
    return int(pick[rng.below(len(pick))])


def leaks(window: Window, found: list[Moment], viewers: Sequence[int], limit: int) -> Iterator[str]:
    """Where a viewer could tell two worlds apart that they should not."""
    for number, moment in enumerate(found):
        for viewer in viewers:
            message = window.message(moment, viewer)
            for double in doubles(window.game, moment, viewer, limit):
                if window.message(double, viewer) != message:
                    yield f"moment {number}, viewer {viewer}"
                    break
