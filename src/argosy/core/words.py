"""Turns numbers into words and back: a game's verbs, outcomes, events, reasons, steps and endings, in one table.

Here stand the notation, and which message with which nouns says a number. The sentences themselves are in the files of
the languages, one message for each id: `action-sail`, `choice-buy`, `warning-dig`, `event-sailed`,
`reason-not-adjacent`, `step-sailing`, `ending-side-empty`, `option-rounds`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from typing import Any, Self, TypeVar

from argosy.core.contract import (
    HIDDEN,
    UNREADABLE,
    Event,
    Game,
    State,
    a_of,
    b_of,
    c_of,
    pack,
    verb_of,
)
from argosy.core.language import Reader
from argosy.core.phrase import HIDDEN_TEXT, Phrase, Value, verbatim


@dataclass(frozen=True)
class Noun:
    """A kind of noun: how its numbers are written.

    name      its type in phrases: `space` makes `space:c4`
    kind      piece, spot, seat, number or word: what a screen may do with it
    texts     number -> text, as in the notation
    at        for pieces and spots whose id on the table is not their text: (state, seat, number) -> id
    other     number of a text outside `texts` that the notation still knows, such as a square off the grid
    said      number -> what a phrase holds, where that is not `name:text`
    role      what it is called in a sentence, where that is not its name: see `called`
    silent    whether sentences may leave it out
    """

    name: str
    kind: str
    texts: tuple[str, ...]
    at: Callable[[State, int, int], str] | None = None
    other: Callable[[str], int | None] | None = None
    said: Callable[[int], Value] | None = None
    role: str = ""
    silent: bool = False
    numbers: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {t: n for n, t in enumerate(self.texts) if t})

    def called(self, role: str, *, silent: bool = False) -> Self:
        """Return the same noun under another name in a sentence: the space `to` which somebody sails."""
        return replace(self, role=role, silent=silent)

    @property
    def variable(self) -> str:
        """The name of the noun in a sentence: `$to`."""
        return self.role or self.name

    def write(self, number: int) -> str:
        if number == HIDDEN:
            return HIDDEN_TEXT
        return self.texts[number] if number < len(self.texts) else HIDDEN_TEXT

    def value(self, number: int) -> Value:
        """Return a number as phrases hold it."""
        if number != HIDDEN:
            if self.said is not None:
                return self.said(number)
            if self.kind == "number":
                return number
        return f"{self.name}:{self.write(number)}"

    def read(self, text: str) -> int | None:
        if text == "?":
            return HIDDEN
        number = self.numbers.get(text)
        return self.other(text) if number is None and self.other else number

    def place(self, s: State, seat: int, number: int) -> str | None:
        """Return the id on the table of a noun that names a piece or a place; None for any other."""
        if self.kind not in ("piece", "spot"):
            return None
        return self.at(s, seat, number) if self.at else self.write(number)


@cache  # ten thousand texts take milliseconds, and every match asks for them
def number_noun(name: str, low: int, high: int) -> Noun:
    """Make a noun of the whole numbers from low to high, written as figures; each number stands for itself."""
    return Noun(name, "number", ("",) * low + tuple(str(n) for n in range(low, high + 1)))


@dataclass(frozen=True)
class Stakes:
    """What the label of an action names beyond its nouns, as the position has it: a price, a place, a chance.

    nouns     how its numbers are said: `$price`, `$town`
    read      (state, seat, action) -> a number for each of them; asked of legal actions only
    """

    nouns: tuple[Noun, ...]
    read: Callable[[Any, int, int], Sequence[int]]


@dataclass(frozen=True)
class Verb:
    """An action, or an outcome of chance.

    Its message is `action-` and its id. One that has stakes is offered by the message `choice-` and its id,
    which names them too; `action-` stays for where the position is not known.
    """

    number: int
    text: str
    nouns: tuple[Noun, ...] = ()
    clause: str = ""
    warns: bool = False  # it cannot be taken back: `warning-` and its id says what will happen
    # (state, seat, action) -> the piece that a screen takes in hand first, where that is not the
    # first noun: the ship that sails, the digger before the die
    hand: Callable[[State, int, int], str] | None = None
    name: str = ""  # its id, where that is not its text
    general: tuple[Noun, ...] = ()  # the nouns of `Game.general`, where those are others
    stakes: Stakes | None = None
    # it gives up what could still be done: the end of a turn, or of a part of it
    yields: bool = False

    @property
    def id(self) -> str:
        return self.name or self.text


@dataclass(frozen=True)
class Sentence:
    """An event, a reason against an action, a step or an ending. Its message is `event-` and its id, and so on."""

    number: int
    id: str
    clause: str = ""
    nouns: tuple[Noun, ...] = ()
    when: int = 0  # of a reason with several sentences: the first noun that this one is for


# What options are about, in the order in which they are offered; those of no group come last.
GROUPS = ("length", "board", "turn", "costs", "scoring", "dangers")


@dataclass(frozen=True)
class Option:
    """A number of the rules that players may choose, with its range and its clause.

    Its message is `option-` and its name, that of a choice `option-`, the name, `-` and the choice.
    """

    name: str
    default: int
    low: int
    high: int
    clause: str
    by_seats: tuple[tuple[int, int, int], ...] = ()  # (seats, default, high) where they differ
    choices: tuple[str, ...] = ()  # words for the numbers from `low` on; ("off", "on") is a switch
    group: str = ""  # under which people find it: one of GROUPS

    def default_for(self, seats: int) -> int:
        return next((d for n, d, _ in self.by_seats if n == seats), self.default)

    def high_for(self, seats: int) -> int:
        return next((h for n, _, h in self.by_seats if n == seats), self.high)


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: the clause ("" if the text is no action at all) and a phrase."""

    clause: str
    phrase: Phrase
    book: str = ""  # the game

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return Reader(game=self.book).say(self.phrase)

    @property
    def said(self) -> Phrase:
        """The clause and the reason."""
        if not self.clause:
            return self.phrase
        return Phrase("problem-refused", {"clause": verbatim(self.clause), "reason": self.phrase})

    def __str__(self) -> str:
        return Reader(game=self.book).say(self.said)


W = TypeVar("W", Verb, Sentence)


class Words:
    """All words of one game with its seats and options fixed."""

    def __init__(
        self,
        *,
        seats: Sequence[str],
        actions: Sequence[Verb],
        outcomes: Sequence[Verb],
        events: Sequence[Sentence],
        reasons: Sequence[Sentence],
        steps: Sequence[Sentence],
        endings: Sequence[Sentence],
    ) -> None:
        self.book = ""  # the id of its game: the edition writes it there
        self.seats = tuple(seats)
        self.actions = by_number("actions", actions)
        self.outcomes = by_number("outcomes", outcomes)
        self.events = by_number("events", events)
        self.reasons = {(reason.number, reason.when): reason for reason in reasons}
        if len(self.reasons) != len(reasons):
            raise ValueError("two reasons have the same number, for the same noun")
        self.steps = by_number("steps", steps)
        self.endings = by_number("endings", endings)
        self._actions = by_text("actions", actions)
        self._outcomes = by_text("outcomes", outcomes)

    # ── The notation ──

    def write(self, action: int) -> str:
        return write(self.actions, action)

    def write_outcome(self, outcome: int) -> str:
        return write(self.outcomes, outcome)

    def read(self, text: str) -> int:
        """Return the action that a text means, or UNREADABLE."""
        return read(self._actions, text)

    def read_outcome(self, text: str) -> int:
        return read(self._outcomes, text)

    def grid(self) -> Iterator[int]:
        """Yield every action that the notation can write: every verb with all its nouns."""
        for verb in self.actions.values():
            ranges = [[n for n, t in enumerate(noun.texts) if t] for noun in verb.nouns]
            for nouns in product(*ranges):
                yield pack(verb.number, *nouns)

    # ── Sentences ──

    def refusal(self, reason: int) -> Refusal:
        """Say which rule speaks against an action, and why."""
        words = self.reason(reason)
        return Refusal(words.clause, phrase(f"reason-{words.id}", words.nouns, reason), self.book)

    def reason(self, reason: int) -> Sentence:
        """Return how a reason is told."""
        number = verb_of(reason)
        return self.reasons.get((number, a_of(reason))) or self.reasons[number, 0]

    def event(self, event: Event, viewer: int) -> Phrase:
        """Return an event as a viewer hears it."""
        words = self.events[event.verb]
        return phrase(f"event-{words.id}", words.nouns, event.packed(viewer))

    def action(self, action: int) -> Phrase:
        """Return what an action is called wherever it is done."""
        verb = self.actions[verb_of(action)]
        return phrase(f"action-{verb.id}", verb.nouns, action)

    def choice(self, s: State, seat: int, action: int) -> Phrase:
        """Return what a legal action says on a button or in a list: with what is at stake in this position."""
        verb = self.actions[verb_of(action)]
        if verb.stakes is None:
            return self.action(action)
        return with_stakes(f"choice-{verb.id}", verb, s, seat, action)

    def warning(self, s: State, seat: int, action: int) -> Phrase | None:
        """Return what cannot be taken back after a legal action, if anything."""
        verb = self.actions[verb_of(action)]
        return with_stakes(f"warning-{verb.id}", verb, s, seat, action) if verb.warns else None

    def prompt(self, s: State) -> Phrase:
        """Return what the seat that must decide is asked to do; who it is, is `$seat`."""
        asked = 0 <= s.decider < len(self.seats)
        nouns: dict[str, Value] = {"seat": f"seat:{self.seats[s.decider]}"} if asked else {}
        return Phrase(f"step-{self.steps[s.step].id}", nouns)

    def ending(self, number: int) -> Phrase:
        """Return how a game has ended."""
        return Phrase(f"ending-{self.endings[number].id}")

    def say(self, phrase: Value) -> str:
        """Say a phrase of this game in English."""
        return Reader(game=self.book).say(phrase)

    def messages(self) -> Iterator[tuple[str, tuple[Noun, ...]]]:
        """Yield the id of every message that these words can ask for, with its nouns."""
        seat = Noun("seat", "seat", self.seats, silent=True)
        for verb in self.actions.values():
            yield f"action-{verb.id}", verb.nouns
            stakes = verb.stakes.nouns if verb.stakes else ()
            if stakes:  # they may say better what a noun means: which card, rather than its place
                yield f"choice-{verb.id}", silent(verb.nouns) + stakes
            if verb.warns:
                yield f"warning-{verb.id}", silent(verb.nouns + stakes)
        for event in self.events.values():
            yield f"event-{event.id}", event.nouns
        for reason in self.reasons.values():
            yield f"reason-{reason.id}", reason.nouns
        for step in self.steps.values():
            yield f"step-{step.id}", (seat,)
        for ending in self.endings.values():
            yield f"ending-{ending.id}", ()

    def places(self, s: State, seat: int, action: int) -> list[str]:
        """Return the ids of the pieces and places that an action names, in the order in which they are clicked."""
        verb = self.actions[verb_of(action)]
        found = [
            noun.place(s, seat, number)
            for noun, number in zip(verb.nouns, nouns_of(action), strict=False)
        ]
        named = [place for place in found if place is not None]
        if verb.hand is None:
            return named
        held = verb.hand(s, seat, action)
        return [held, *(place for place in named if place != held)]


def steps_of(game: Game[Any], ids: Sequence[str]) -> list[Sentence]:
    """Return the steps of a game with these ids: in the order of its turn, which knows their clauses."""
    assert game.turn is not None
    steps = zip(game.turn.steps, ids, strict=True)
    return [Sentence(step.number, id, step.clause) for step, id in steps]


def by_number(kind: str, words: Sequence[W]) -> dict[int, W]:
    found: dict[int, W] = {}
    for word in words:
        if found.setdefault(word.number, word) is not word:
            raise ValueError(f"two {kind} have the number {word.number}")
    return found


def by_text(kind: str, verbs: Sequence[Verb]) -> dict[tuple[str, int], Verb]:
    found: dict[tuple[str, int], Verb] = {}
    for verb in verbs:
        if found.setdefault((verb.text, len(verb.nouns)), verb) is not verb:
            raise ValueError(f"two {kind} are written '{verb.text}' with {len(verb.nouns)} nouns")
    return found


def silent(nouns: tuple[Noun, ...]) -> tuple[Noun, ...]:
    return tuple(replace(noun, silent=True) for noun in nouns)


def nouns_of(packed: int) -> tuple[int, int, int]:
    return a_of(packed), b_of(packed), c_of(packed)


def phrase(id: str, nouns: Sequence[Noun], packed: int) -> Phrase:
    numbers = zip(nouns, nouns_of(packed), strict=False)
    return Phrase(id, {noun.variable: noun.value(number) for noun, number in numbers})


def with_stakes(id: str, verb: Verb, s: State, seat: int, action: int) -> Phrase:
    told = phrase(id, verb.nouns, action)
    if verb.stakes is None:
        return told
    numbers = zip(verb.stakes.nouns, verb.stakes.read(s, seat, action), strict=True)
    return Phrase(id, told.nouns | {noun.variable: noun.value(int(n)) for noun, n in numbers})


def write(verbs: dict[int, Verb], packed: int) -> str:
    verb = verbs[verb_of(packed)]
    text = verb.text
    for noun, number in zip(verb.nouns, nouns_of(packed), strict=False):
        text += " " + noun.write(number)
    return text


def read(verbs: dict[tuple[str, int], Verb], text: str) -> int:
    """Read a text: words in lower case with one blank between them, and nothing else."""
    first, *rest = text.split(" ")
    verb = verbs.get((first, len(rest)))
    if verb is None:
        return UNREADABLE
    numbers = [noun.read(word) for noun, word in zip(verb.nouns, rest, strict=True)]
    known = [number for number in numbers if number is not None]
    return pack(verb.number, *known) if len(known) == len(numbers) else UNREADABLE
