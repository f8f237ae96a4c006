"""Plays a game from a seed, one moment after the other, so that laws can look at it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from argosy.bots.bot import Bot
from argosy.bots.names import bot
from argosy.core.clauses import Clause, book
from argosy.core.contract import (
    CHANCE,
    EVERYONE,
    NOBODY,
    NOT_A_TEXT,
    Event,
    Game,
    NoAction,
    Rng,
    State,
    verb_of,
)
from argosy.core.edition import Edition
from argosy.core.language import Reader, languages_of
from argosy.core.phrase import Value
from argosy.core.play import buffer
from argosy.encoding.numbering import Numbering
from argosy.encoding.observation import Observer

INTERJECT = 6  # one in so many decisions another seat is asked whether it would like to act
THOUGHT = 20_000  # actions that greedy bots weigh in one game; afterwards they play at random


class Broken(AssertionError):
    """Raised for a law that does not hold. Says which, and how to see it again."""

    def __init__(self, law: str, says: str, where: str = "") -> None:
        super().__init__(f"The law of {law} is broken: {says}{where}")
        self.law = law
        self.says = says


def demand(holds: bool, law: str, says: str) -> None:
    if not holds:
        raise Broken(law, says)


def check_said(trial: "Trial", reader: Reader, value: Value) -> None:
    """Say something, and demand that nothing is missing in it.

    What was said in order is not said again: a sentence follows from the value, the language, whether people are
    called by their names, and which of the seats in it is the reader's own.
    """
    written = msgspec.msgpack.encode(value)
    own = [seat for seat in reader.you if seat.encode() in written]
    sentence = reader.language, bool(reader.names), *own, written
    if sentence in trial.said:
        return
    errors: list[Exception] = []
    said = reader.say(value, errors)
    demand(not errors, "language", f"{value} in {reader.language}: {said!r}: {errors[:1]}")
    whole = "{" not in said and "}" not in said and (bool(said) or value == "")
    demand(whole, "language", f"{value} in {reader.language} says {said!r}")
    trial.said.add(sentence)


class Trial:
    """A game on trial: its seats and options, and what the laws need to know about it."""

    def __init__(
        self, edition: Edition, given: Mapping[str, int], *, thought: int = THOUGHT
    ) -> None:
        self.edition = edition
        self.options = edition.choose(given)
        self.thought = thought
        self.game: Game[State] = edition.make(self.options)
        self.words = edition.words(self.game)
        self.words.book = edition.id
        self.grid = list(self.words.grid())
        self.by_verb = [
            [action for action in self.grid if verb_of(action) == verb]
            for verb in self.words.actions
        ]
        self.out = buffer(self.game)
        start = self.game.setup()
        self.start = start.dump()
        self.pieces = len(self.game.census(start))
        self.languages = languages_of(edition.id)
        self.asked = 0  # how many readers
        self.readers: dict[tuple[int, int, int], Reader] = {}
        # What was found in order, and would be again: sentences, and moves by kind.
        self.said: set[tuple[object, ...]] = set()
        self.read_back: set[tuple[str, int]] = set()
        self.values: dict[str, list[list[int]]] = {}  # of fields, at moments before this

    @property
    def book(self) -> Mapping[str, Clause]:
        return book(self.edition.id)

    @cached_property
    def numbering(self) -> Numbering:
        return Numbering(self.game, self.words)

    @cached_property
    def observer(self) -> Observer | None:
        schema = self.edition.observation
        return None if schema is None else Observer(self.game, schema(self.game))

    @property
    def viewers(self) -> range:
        """Every seat, and a spectator."""
        return range(-1, self.game.seats)

    def reader(self, viewer: int) -> Reader:
        """Return a reader on a viewer's seat: in one language after the other, with the people's names and without."""
        self.asked += 1
        turn, named = divmod(self.asked, 2)
        which = viewer, turn % len(self.languages), named
        if which not in self.readers:
            seats = self.words.seats
            self.readers[which] = Reader(
                self.languages[which[1]],
                self.edition.id,
                you=[seats[viewer]] if viewer >= 0 else [],
                names={seat: f"Name of {seat}" for seat in seats} if named else {},
            )
        return self.readers[which]

    def legal(self, s: State, seat: int) -> list[int]:
        count = self.game.legal(s, seat, self.out)
        return [self.out[i] for i in range(count)]

    def is_notation(self, reason: int) -> bool:
        """Return whether a reason is about the notation; no other may go without a clause."""
        return reason == NOT_A_TEXT

    def line(self, s: State, seat: int, code: int) -> str:
        """Write a move as a line of a record."""
        if seat != CHANCE:
            return f"{self.words.seats[seat]} {self.words.write(code)}"
        heard = self.game.hears(s)
        who = "?" if heard == EVERYONE else f"?{self.words.seats[heard]}"
        return f"{who} {self.words.write_outcome(code)}"

    def __str__(self) -> str:
        return f"{self.edition.id} {' '.join(self.edition.differing(self.options))}"


@dataclass(slots=True)
class Moment:
    """A state, and the move that is about to be made in it."""

    number: int  # of the line in the record
    s: State
    waiting: int  # the seat that must decide, or CHANCE, or NOBODY
    seat: int = NOBODY  # who makes the move; not always the seat we wait for
    code: int = 0  # the move
    count: int = 0  # how many there were to choose from
    events: list[Event] = field(default_factory=list)  # what the last move told


class Player:
    """Chooses the moves of one game: for the bots, for chance, and for seats that interrupt."""

    def __init__(self, trial: Trial, players: Sequence[str], seed: int) -> None:
        self.trial = trial
        self.names = players
        self.bots: list[Bot] = [bot(name) for name in players]
        self.rng = Rng(seed)
        self.thought = trial.thought

    def choose(self, moment: Moment) -> None:
        game, s = self.trial.game, moment.s
        moment.seat = moment.waiting
        if moment.waiting == CHANCE:
            moment.count = len(game.outcomes(s))
            demand(moment.count > 0, "always an action", "chance is awaited and has no outcome")
            moment.code = game.chance(s, self.rng)
            return
        moment.count = game.legal(s, moment.waiting, self.trial.out)
        if moment.count == 0:
            seat = self.trial.words.seats[moment.waiting]
            raise Broken("always an action", f"{seat} must decide and has no legal action")
        if self.rng.below(INTERJECT) == 0:
            self.interject(moment)
        moment.code = self.pick(moment)

    def interject(self, moment: Moment) -> None:
        """Let another seat act instead, if one has a legal action."""
        seats = self.trial.game.seats
        first = self.rng.below(seats)
        for turn in range(seats):
            seat = (first + turn) % seats
            count = self.trial.game.legal(moment.s, seat, self.trial.out)
            if seat != moment.waiting and count > 0:
                moment.seat, moment.count = seat, count
                return
        moment.count = self.trial.game.legal(moment.s, moment.seat, self.trial.out)

    def pick(self, moment: Moment) -> int:
        """Choose an action of the seat; its legal actions are in `out`."""
        if self.names[moment.seat] == "random" or self.thought < 0:
            return self.trial.out[self.rng.below(moment.count)]
        self.thought -= moment.count
        known = self.trial.game.redact(moment.s, moment.seat)
        return self.bots[moment.seat].choose(self.trial.game, known, moment.seat, self.rng)


def journey(trial: Trial, players: Sequence[str], seed: int) -> Iterator[Moment]:
    """Play one whole game and yield every moment before its move.

    The state is the same object every time: clone what is kept. This is a loop of its own, beside `play_on`: other
    seats interject here, and the laws look at every moment.
    """
    game = trial.game
    player = Player(trial, players, seed)
    s = game.setup()
    events: list[Event] = []
    number = 1
    while True:
        waiting = game.waiting_for(s)
        demand(NOBODY <= waiting < game.seats, "always an action", f"nobody is seat {waiting}")
        moment = Moment(number, s, waiting, events=events)
        if waiting == NOBODY:
            yield moment
            return
        demand(number <= game.bound, "termination", f"more than {game.bound} lines, its bound")
        player.choose(moment)
        yield moment
        events = []
        s.events = events
        game.apply_for(s, moment.seat, moment.code)
        s.events = None
        number += 1


def wander(trial: Trial, s: State, luck: int | Rng, moves: int) -> None:
    """Play on at random from a state, for at most `moves` moves; `luck` is a seed or a source."""
    rng = luck if isinstance(luck, Rng) else Rng(luck)
    try:
        trial.game.play_on(s, rng, trial.out, moves)
    except NoAction as fault:
        raise Broken("always an action", str(fault)) from fault
