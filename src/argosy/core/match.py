"""A match: one game being played. Checks every action, keeps the record, takes lines back."""

import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Self

from argosy.core.about import Answer
from argosy.core.contract import (
    CHANCE,
    EVERYONE,
    HIDDEN,
    LEGAL,
    NOBODY,
    SPECTATOR,
    UNREADABLE,
    Event,
    Game,
    Rng,
    State,
)
from argosy.core.edition import BadInput, Edition, bad
from argosy.core.language import Reader
from argosy.core.phrase import Phrase, Value, listed, verbatim
from argosy.core.record import BadRecord, Line, Record, check_name, read, scores_text
from argosy.core.registry import edition as find_edition
from argosy.core.table import Table
from argosy.core.words import Refusal, nouns_of

Chance = Callable[[Game[State], State], int]
CHECKPOINT = 32  # lines between two positions that are kept, so that going back is short work


class Refused(BadInput):
    """Raised for an action or an undo that is not allowed. `refusal` says why, with the clause.

    >>> import argosy
    >>> m = argosy.new("sea_routes", seats=2, seed=7)
    >>> try:
    ...     m.play("sail a1")
    ... except argosy.Refused as refused:
    ...     print(refused.refusal.clause)
    SR-R7
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.said, refusal.book)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.refusal,)


@dataclass(slots=True)
class Entry:
    """A line of the record as it was played."""

    number: int
    line: Line
    code: int  # packed action or outcome; -1 for an undo
    seat: int  # CHANCE for an outcome
    events: list[Event] = field(default_factory=list)
    taken_back: int = 0  # the number of the undo that took it back
    shown: int = 0  # State.shown when it was played
    previous: int = 0  # the latest line that stood before it; for an undo, that stands after it
    depth: int = 0  # how many lines stood, this one included
    node: int = 0  # the history in which it was played
    mover: int = -1  # whose turn it was; both are public in every game
    round: int = 0  # which round, in a game that counts them: its state has a field of this name


@dataclass(eq=False)
class SeededChance:
    """Draws every outcome from one source. A copy draws the same outcomes, without touching its model."""

    rng: Rng

    def __call__(self, game: Game[State], s: State) -> int:
        return game.chance(s, self.rng)

    def __copy__(self) -> "SeededChance":
        return SeededChance(copy(self.rng))


def drawn_from(rng: Rng) -> Chance:
    return SeededChance(rng)


def drawn_by_system(game: Game[State], s: State) -> int:
    """Draw one outcome by the operating system: there is no seed that could leak or be predicted."""
    return game.chance(s, Rng(secrets.randbits(60)))


class Match:
    """One game being played, with its record.

    Make one with `argosy.new` or `argosy.replay`.

    >>> import argosy
    >>> m = argosy.new("sea_routes", seats=2, seed=7)
    >>> m
    <Match sea_routes seats=2, 45 lines, red to decide>
    >>> m.legal()
    ['sail c2', 'sail d3', 'sail c4', 'sail b3']
    >>> m.why("sail a1").clause
    'SR-R7'
    >>> [str(entry.line) for entry in m.play("sail d3")]
    ['red sail d3']
    >>> m.undo().line.text
    'undo 46'

    To look: `turn`, `legal`, `why`, `prompt`, `scores`, `winners`, `is_over`, `ending`, `table`, `view`.
    To play: `play`, `undo`. To keep: `record`, `position`, `at`.

    `print(m)` draws the table as a spectator sees it, and a notebook shows it as a picture. Two matches are equal if
    they are of the same game with the same options and have the same lines. A copy can be played on without changing
    this match; one with a seed draws the same outcomes.
    """

    def __init__(
        self,
        edition: Edition,
        options: dict[str, int],
        *,
        chance: Chance | None = None,
        names: dict[str, str] | None = None,
    ) -> None:
        self.edition = edition
        self.options = options
        self.game, self.words = edition.rulebook(options)
        self.chance = chance
        self.names = {
            self.seats[self.seat_number(seat)]: check_name(name)
            for seat, name in (names or {}).items()
        }
        self.entries: list[Entry] = []
        self.state: Any = self.game.setup()  # of whichever class its game has
        # Every history ever reached is a node; an outcome once drawn at a node is never drawn again there.
        self._node = 0
        self._nodes: dict[tuple[int, int, int], int] = {}
        self._drawn: dict[int, int] = {}
        self._checkpoints: dict[int, State] = {}  # the position after a line
        self._settle()

    # ── As Python sees it ──

    def __repr__(self) -> str:
        options = " ".join(self.edition.differing(self.options))
        stands = f"over by {self.ending}" if self.is_over else "waiting for chance"
        if self.waiting >= 0:
            stands = f"{self.turn} to decide"
        lines = len(self.entries)
        return f"<{type(self).__name__} {self.edition.id} {options}, {lines} lines, {stands}>"

    def __str__(self) -> str:
        """Draw the table in characters, as a spectator sees it."""
        from argosy.draw import characters

        return characters.draw(self.backdrop() + self.table(), self._english)

    def _repr_svg_(self) -> str:
        """Draw the table for a notebook, as a spectator sees it."""
        from argosy.draw import svg

        ending = self.words.ending(self.state.ending) if self.is_over else None
        says = self.words.say(ending) if ending else self.prompt()
        table, title = self.backdrop() + self.table(), self.edition.title
        return svg.draw(table, self._english, title=title, says=says)

    @property
    def _english(self) -> Reader:
        return Reader(game=self.edition.id)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._played() == other._played()

    __hash__ = None  # type: ignore[assignment]  # it changes with every line

    def _played(self) -> tuple[str, dict[str, int], list[Line]]:
        return self.edition.id, self.options, [entry.line for entry in self.entries]

    def __copy__(self) -> Self:
        return self.twin()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.twin()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle its lines: they are played again where it is loaded."""
        lines = [entry.line for entry in self.entries]
        return played_again, (
            *(type(self), self.edition, self.options, self.names, lines, self.chance),
        )

    # ── Looking ──

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in the order of play."""
        return self.words.seats

    @property
    def waiting(self) -> int:
        """The number of the seat that must decide, or CHANCE, or NOBODY."""
        return int(self.game.waiting_for(self.state))

    @property
    def turn(self) -> str | None:
        """The name of the seat that must decide; "?" for chance; None when the game is over."""
        seat = self.waiting
        return None if seat == NOBODY else "?" if seat == CHANCE else self.seats[seat]

    @property
    def round(self) -> int:
        """Which round is played, from 1; 0 before the first, and in a game that counts none."""
        return int(getattr(self.state, "round", 0))

    @property
    def is_over(self) -> bool:
        return self.waiting == NOBODY

    @property
    def ending(self) -> str:
        """The clause by which the game has ended; "" while it goes on."""
        return self.words.endings[self.state.ending].clause if self.is_over else ""

    def scores(self) -> dict[str, int]:
        """Return the score of each seat, as far as the game has come."""
        return dict(zip(self.seats, map(int, self.game.scores(self.state)), strict=True))

    def winners(self) -> list[str]:
        """Return the seats that share the victory; none while the game goes on, or if all have lost."""
        return [self.seats[n] for n in self.game.winners(self.state)] if self.is_over else []

    def legal(self, seat: str | None = None) -> list[str]:
        """Return all that a seat may do, as texts; without a seat, the one that must decide."""
        number = self.waiting if seat is None else self.seat_number(seat)
        if number < 0:
            return []
        return [self.words.write(action) for action in self.game.actions(self.state, number)]

    def outcomes(self) -> list[str]:
        """Return all that chance may bring, each once; [] unless chance is asked."""
        if self.waiting != CHANCE:
            return []
        found = dict.fromkeys(self.game.outcomes(self.state))
        return [self.words.write_outcome(outcome) for outcome in found]

    def why(self, text: str, seat: str | None = None) -> Refusal | None:
        """Return why an action is refused: its clause and a sentence. None if it is allowed."""
        number, text = self._speaker(text, seat)
        reason = self.game.why_not(self.state, number, self._read(text))
        return None if reason == LEGAL else self.words.refusal(reason)

    def about(self, place: str, viewer: int = SPECTATOR) -> Answer | None:
        """Say what a spot or a piece is to a viewer, and what keeps them from it. None if there is none."""
        return self.edition.answer(self.game, self.view(viewer), viewer, place)

    def prompt(self) -> str:
        """Return what the seat that must decide is asked to do, in English. `words.prompt` has the phrase."""
        return self.words.say(self.words.prompt(self.state))

    def view(self, viewer: int = SPECTATOR) -> State:
        """Return the state as a viewer knows it. A viewer is the number of a seat, or SPECTATOR."""
        return self.game.redact(self.state, viewer)

    def table(self, viewer: int = SPECTATOR) -> Table:
        """Return what lies on the table as a viewer sees it; the backdrop is not part of it."""
        return self.edition.table(self.game, self.view(viewer), viewer)

    def backdrop(self) -> Table:
        """Return the part of the table that no decision changes."""
        return self.edition.backdrop(self.game, self.view(SPECTATOR))

    def seat_number(self, seat: str) -> int:
        """Return the number of a seat. Raises BadInput."""
        try:
            return self.seats.index(seat)
        except ValueError:
            raise bad("unknown-seat", seat=verbatim(seat), seats=listed(self.seats)) from None

    # ── Playing ──

    def play(self, text: str, seat: str | None = None) -> list[Entry]:
        """Play an action, let chance answer, and return the lines that this added. Raises Refused.

        "red sail c4" names the seat first; without one it is the seat that must decide. "? roll 4" is an outcome, for
        a match that draws none itself.
        """
        before = len(self.entries)
        if seat is None and text.startswith("?"):
            who, _, outcome = text.partition(" ")
            self._play_outcome(Line(who, outcome))
        else:
            number, text = self._speaker(text, seat)
            action = self._read(text)
            reason = self.game.why_not(self.state, number, action)
            if reason != LEGAL:
                raise Refused(self.words.refusal(reason))
            self._enter(Line(self.seats[number], text), action, number)
        self._settle()
        return self.entries[before:]

    def play_code(self, action: int, seat: int) -> list[Entry]:
        """Play an action that is a packed number already, such as a bot's."""
        return self.play(self.words.write(action), self.seats[seat])

    def go_on(self, chance: Chance) -> None:
        """Draw chance this way from now on, so that a match that was replayed can be played on."""
        self.chance = chance
        self._settle()

    def _speaker(self, text: str, seat: str | None) -> tuple[int, str]:
        if seat is None:
            first, _, rest = text.partition(" ")
            if first in self.seats and rest:
                return self.seats.index(first), rest
            return max(self.waiting, 0), text
        return self.seat_number(seat), text

    def _read(self, text: str) -> int:
        action = self.words.read(text)
        known = action != UNREADABLE and HIDDEN not in nouns_of(action)
        return action if known else UNREADABLE

    def _play_outcome(self, line: Line) -> None:
        if self.waiting != CHANCE:
            raise Refused(self._no("not-awaited", self._no_text(), line=verbatim(line)))
        outcome = self.words.read_outcome(line.text)
        if outcome != UNREADABLE and HIDDEN in nouns_of(outcome):
            raise Refused(self._no("outcome-hidden", line=verbatim(line)))
        if outcome not in self.game.outcomes(self.state):
            told = verbatim(line.text)
            raise Refused(self._no("outcome-impossible", self._no_text(), outcome=told))
        if line.who != self._chance_speaker():
            written = f"{self._chance_speaker()} {line.text}"
            raise Refused(self._no("outcome-written", outcome=verbatim(written)))
        drawn = self._drawn.get(self._node, outcome)
        if drawn != outcome:
            before = self.words.write_outcome(drawn)
            raise Refused(self._no("outcome-drawn", outcome=verbatim(before)))
        self._enter(line, outcome, CHANCE)

    def _no(self, id: str, clause: str = "", /, **nouns: Value) -> Refusal:
        """Refuse with the message `problem-` and this id."""
        return Refusal(clause, Phrase(f"problem-{id}", nouns), self.edition.id)

    def _no_text(self) -> str:
        """Return the clause by which the game refuses a text that is no action; outcomes are refused by it too."""
        return self.words.refusal(self.game.why_not(self.state, 0, UNREADABLE)).clause

    def _chance_speaker(self) -> str:
        heard = self.game.hears(self.state)
        return "?" if heard == EVERYONE else f"?{self.seats[heard]}"

    def _settle(self) -> None:
        """Let chance answer until a seat must decide; what was drawn here before an undo comes again."""
        while self.waiting == CHANCE:
            outcome = self._drawn.get(self._node)
            if outcome is None:
                if self.chance is None:
                    return
                outcome = self.chance(self.game, self.state)
            text = self.words.write_outcome(outcome)
            self._enter(Line(self._chance_speaker(), text), outcome, CHANCE)

    def _enter(self, line: Line, code: int, seat: int) -> None:
        previous = self._latest()
        entry = Entry(
            len(self.entries) + 1,
            line,
            code,
            seat,
            shown=int(self.state.shown),
            previous=previous,
            depth=self.entries[previous - 1].depth + 1 if previous else 1,
            node=self._node,
            mover=int(self.state.mover),
            round=self.round,
        )
        s = self.state.clone()  # a fault in a rule leaves the match as it was
        s.events = entry.events
        self.game.apply_for(s, seat, code)
        s.events = None
        self.state = s
        if seat == CHANCE:
            self._drawn[self._node] = code
        self._node = self._nodes.setdefault((self._node, seat, code), len(self._nodes) + 1)
        self.entries.append(entry)
        if entry.depth % CHECKPOINT == 0:
            self._checkpoints[entry.number] = s

    def _latest(self, number: int | None = None) -> int:
        """Return the latest line that stands, or that stood when line `number` was due; 0 for none."""
        last = len(self.entries) if number is None else number - 1
        if last == 0:
            return 0
        entry = self.entries[last - 1]
        return entry.number if entry.code >= 0 else entry.previous

    def _back(self, number: int | None = None) -> Iterator[Entry]:
        """Yield the lines that stand (or stood when line `number` was due), the latest first.

        Each line knows the one before it, so lines that were taken back in between cost nothing.
        """
        at = self._latest(number)
        while at:
            entry = self.entries[at - 1]
            yield entry
            at = entry.previous

    # ── Undo ──

    def why_not_undo(self, seat: str, number: int, agreed: Iterable[str] = ()) -> Refusal | None:
        """Return why `seat` may not take back everything from its own line `number` on. None if it may.

        An undo is free if nobody else has decided since, nothing was drawn and nothing hidden was shown. Otherwise
        every other person at the table must agree; bots always do.
        """
        if self.is_over:
            return self._no("undo-over")
        if not 1 <= number <= len(self.entries):
            return self._no("undo-no-line", line=verbatim(number))
        entry = self.entries[number - 1]
        if entry.taken_back or entry.code < 0 or entry.seat != self.seat_number(seat):
            return self._no("undo-not-theirs", line=verbatim(number), seat=f"seat:{seat}")
        asked = set(agreed)
        people = [s for s in self.seats if s != seat and not self.is_bot(s)]
        missing = [s for s in people if s not in asked]
        obstacle = self.undo_obstacle(seat, number) if missing else None
        if obstacle is None:
            return None
        return self._no("undo-agree", obstacle=obstacle, seats=[f"seat:{s}" for s in missing])

    def since(self, number: int) -> list[Entry]:
        """Return the lines from `number` on that stand: those that an undo of it would take back."""
        found = list(takewhile(lambda e: e.number >= number, self._back()))
        return found[::-1]

    def since_latest(self, seat: int) -> list[Entry]:
        """Return the lines from the latest decision of a seat on that stand; none if it has made none."""
        found: list[Entry] = []
        for entry in self._back():
            found.append(entry)
            if entry.seat == seat:
                return found[::-1]
        return []

    def latest_decision(self, seat: int) -> int:
        """Return the number of the latest decision of a seat that stands, or 0."""
        since = self.since_latest(seat)
        return since[0].number if since else 0

    def undo_obstacle(self, seat: str, number: int) -> Phrase | None:
        """Return what the seat may have learnt since that line, as a phrase; None if the undo is free."""
        mine = self.seat_number(seat)
        return self.obstacle(self.entries[number - 1], self.since(number), mine)

    def obstacle(self, first: Entry, since: Sequence[Entry], seat: int) -> Phrase | None:
        """Return what a seat may have learnt by the lines since its decision `first`, as a phrase; None if nothing."""
        deciders = {entry.seat for entry in since}
        if CHANCE in deciders:
            return Phrase("problem-undo-drawn")
        if deciders - {seat}:
            return Phrase("problem-undo-decided")
        return Phrase("problem-undo-shown") if first.shown != self.state.shown else None

    def undo(
        self, number: int | None = None, seat: str | None = None, agreed: Iterable[str] = ()
    ) -> Entry:
        """Take back everything from a line on, and return the line `seat undo N` that says so. Raises Refused.

        Without a number it is the latest decision of the seat; without a seat, that of the one that decided last.
        """
        decisions = (e for e in self._back() if e.seat >= 0)
        latest = next((e for e in decisions if seat is None or e.line.who == seat), None)
        if latest is None and number is None:
            raise Refused(self._no("undo-nothing"))
        number = latest.number if latest and number is None else number or 0
        seat = (latest.line.who if latest else self.seats[0]) if seat is None else seat
        refusal = self.why_not_undo(seat, number, agreed)
        if refusal is not None:
            raise Refused(refusal)
        return self._take_back(seat, number)

    def _take_back(self, seat: str, number: int) -> Entry:
        at = len(self.entries) + 1
        target = self.entries[number - 1]
        line = Line(seat, f"undo {number}")
        entry = Entry(
            at,
            line,
            -1,
            self.seat_number(seat),
            previous=target.previous,
            mover=target.mover,
            round=target.round,
        )
        for taken in self.since(number):
            self.entries[taken.number - 1] = replace(taken, taken_back=at)
        self.entries.append(entry)
        self._node = target.node
        self.state = self.position(at + 1)
        return entry

    def is_bot(self, seat: str) -> bool:
        """Return whether a bot plays for the seat: its name begins with "bot:"."""
        return self.names.get(seat, "").startswith("bot:")

    # ── The record ──

    def standing(self, before: int | None = None) -> list[Entry]:
        """Return the decisions and outcomes that were not taken back; with `before`, those that stood at that line."""
        return list(self._back(before))[::-1]

    def position(self, number: int) -> State:
        """Return the state in which line `number` was played; one past the last line is the present."""
        if not 1 <= number <= len(self.entries) + 1:
            raise bad("position", last=verbatim(len(self.entries)), position=verbatim(number))
        kept: State | None = None
        way: list[Entry] = []
        for entry in self._back(number):
            kept = self._checkpoints.get(entry.number)
            if kept is not None:
                break
            way.append(entry)
        s = self.game.setup() if kept is None else kept.clone()
        for entry in reversed(way):
            self.game.apply_for(s, entry.seat, entry.code)
        return s

    def twin(self) -> Self:
        """Return a copy to try things on: whatever is played there leaves this match as it is.

        Entries never change once they are there, nor do positions that are kept, so the two share them.
        """
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.chance = copy(self.chance)
        twin.entries = list(self.entries)
        twin._nodes = dict(self._nodes)
        twin._drawn = dict(self._drawn)
        twin._checkpoints = dict(self._checkpoints)
        return twin

    def at(self, number: int) -> "Match":
        """Return a match that stands where this one did when line `number` was due."""
        self.position(number)
        twin = Match(self.edition, self.options, names=self.names)
        for entry in self.entries[: number - 1]:
            twin.play_line(entry.line)
        return twin

    def record(self) -> Record:
        """Return the record: `record().write()` is its text, which `argosy.replay` reads."""
        ending = ""
        if self.is_over:
            ending = f"{self.ending} {scores_text(self.seats, list(self.scores().values()))}"
        lines = [entry.line for entry in self.entries]
        return Record(
            self.edition.id, self.options["rules"], self.options, self.names, lines, ending
        )

    @classmethod
    def replay(cls, record: Record | str, *, whole: bool = True) -> "Match":
        """Play a record line by line and check every line and the ending. Raises BadRecord."""
        if isinstance(record, str):
            record = read(record)
        match = cls(find_edition(record.game), record.options, names=record.names)
        for number, line in enumerate(record.lines, record.heading + 1):
            try:
                match.play_line(line)
            except BadInput as problem:
                told = {"line": verbatim(line), "problem": problem.said}
                phrase = Phrase("problem-record-refused", told)
                raise BadRecord(number, BadInput(phrase, problem.book)) from None
        if whole:
            match._verify_ending(record)
        return match

    def play_line(self, line: Line) -> None:
        """Play one line of a record exactly as it is written; chance does not answer. Raises Refused."""
        if line.is_chance:
            self._play_outcome(line)
            return
        number = undo_target(line.text)
        if number is None:
            action = self._read(line.text)
            seat = self.seat_number(line.who)
            reason = self.game.why_not(self.state, seat, action)
            if reason != LEGAL:
                raise Refused(self.words.refusal(reason))
            self._enter(line, action, seat)
            return
        refusal = self.why_not_undo(line.who, number, agreed=self.seats)
        if refusal is not None:
            raise Refused(refusal)
        self._take_back(line.who, number)

    def _verify_ending(self, record: Record) -> None:
        actual = self.record().ending
        last = record.heading + len(record.lines) + 1
        if record.ending and not actual:
            raise BadRecord(last, bad("record-not-over"))
        if record.ending and record.ending != actual:
            told = bad("record-ended", actual=verbatim(actual), ending=verbatim(record.ending))
            raise BadRecord(last, told)


def played_again(
    kind: type[Match],
    edition: Edition,
    options: dict[str, int],
    names: dict[str, str],
    lines: list[Line],
    chance: Chance | None,
) -> Match:
    """Make a match again from what it was pickled as."""
    match = kind.__new__(kind)
    Match.__init__(match, edition, options, names=names)
    for line in lines:
        match.play_line(line)
    match.chance = chance
    return match


def undo_target(text: str) -> int | None:
    """Return 21 for "undo 21"; None for anything else."""
    found = re.fullmatch(r"undo (0|[1-9][0-9]{0,7})", text)
    return int(found[1]) if found else None


def new(name: str, *, seed: int | None = None, names: Sequence[str] = (), **options: int) -> Match:
    """Begin a match of a game: `new("sea_routes", seats=3, names=["Ann", "Ben"], rounds=6)`. Raises BadInput.

    With a seed all chance is drawn from it, so that the match can be repeated; without one the operating system draws.

    >>> import argosy
    >>> m = argosy.new("sea_routes", seats=2, seed=7)
    >>> while not m.is_over:
    ...     _ = m.play(m.legal()[0])
    >>> m.ending, m.winners()
    ('SR-R23', ['blue'])
    """
    edition = find_edition(name)
    chosen = edition.choose(options)
    chance = drawn_by_system if seed is None else drawn_from(Rng(seed))
    seats = edition.seat_names(chosen)
    if len(names) > len(seats):
        raise bad("names", names=len(names), seats=len(seats))
    return Match(edition, chosen, chance=chance, names=dict(zip(seats, names, strict=False)))


def replay(text: str) -> Match:
    """Play a record and return the match, with every line and the ending checked. Raises BadRecord.

    >>> import argosy
    >>> m = argosy.new("sea_routes", seats=2, seed=7)
    >>> argosy.replay(m.record().write()) == m
    True
    """
    return Match.replay(text)
