"""One game being played: the checked door to the rules, with its record and undo."""

import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

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
from argosy.core.edition import BadInput, Edition
from argosy.core.record import BadRecord, Line, Record, check_name, read, scores_text
from argosy.core.registry import edition as find_edition
from argosy.core.table import Table
from argosy.core.words import Refusal, nouns_of

Chance = Callable[[Game[State], State], int]
CHECKPOINT = 32  # lines between two positions that are kept, so that going back is short work


class Refused(BadInput):
    """An action that the rules, or an undo that the table, do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@dataclass(slots=True)
class Entry:
    """One line of the record as it was played."""

    number: int
    line: Line
    code: int  # packed action or outcome; -1 for an undo
    seat: int  # CHANCE for an outcome
    events: list[Event] = field(default_factory=list)
    taken_back: int = 0  # the number of the undo that did
    shown: int = 0  # State.shown when it was played
    previous: int = (
        0  # the latest line that stood before it; for an undo, that still stands after it
    )
    depth: int = 0  # how many lines stood, this one included
    node: int = 0  # the history in which it was played


def drawn_from(rng: Rng) -> Chance:
    return lambda game, s: game.chance(s, rng)


def drawn_by_system(game: Game[State], s: State) -> int:
    """Every single outcome from the operating system: no seed exists to leak or predict."""
    return game.chance(s, Rng(secrets.randbits(60)))


class Match:
    """`m = argosy.new("sea_routes", seats=2, seed=7); m.legal(); m.play("sail c4"); m.why("sail a1")`"""

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

    # ── Looking ──

    @property
    def seats(self) -> tuple[str, ...]:
        return self.words.seats

    @property
    def waiting(self) -> int:
        """The seat that must decide, or CHANCE, or NOBODY."""
        return int(self.game.waiting_for(self.state))

    @property
    def turn(self) -> str | None:
        """The name of the seat that must decide; "?" for chance; None when the game is over."""
        seat = self.waiting
        return None if seat == NOBODY else "?" if seat == CHANCE else self.seats[seat]

    @property
    def is_over(self) -> bool:
        return self.waiting == NOBODY

    @property
    def ending(self) -> str:
        """The clause by which the game has ended, or ""."""
        return self.words.endings[self.state.ending].clause if self.is_over else ""

    def scores(self) -> dict[str, int]:
        return dict(zip(self.seats, map(int, self.game.scores(self.state)), strict=True))

    def winners(self) -> list[str]:
        return [self.seats[n] for n in self.game.winners(self.state)] if self.is_over else []

    def legal(self, seat: str | None = None) -> list[str]:
        """What the seat (by default the one that is asked) may do, as texts."""
        number = self.waiting if seat is None else self.seat_number(seat)
        if number < 0:
            return []
        return [self.words.write(action) for action in self.game.actions(self.state, number)]

    def outcomes(self) -> list[str]:
        """What chance may bring, each once."""
        if self.waiting != CHANCE:
            return []
        found = dict.fromkeys(self.game.outcomes(self.state))
        return [self.words.write_outcome(outcome) for outcome in found]

    def why(self, text: str, seat: str | None = None) -> Refusal | None:
        """Why not: the clause and its sentence, or None if it may be done."""
        number, text = self._speaker(text, seat)
        reason = self.game.why_not(self.state, number, self._read(text))
        return None if reason == LEGAL else self.words.refusal(reason)

    def prompt(self) -> str:
        return self.words.prompt(self.state)

    def view(self, viewer: int = SPECTATOR) -> State:
        """What a viewer knows."""
        return self.game.redact(self.state, viewer)

    def table(self, viewer: int = SPECTATOR) -> Table:
        return self.edition.table(self.game, self.view(viewer), viewer)

    def backdrop(self) -> Table:
        """What no decision will ever change: it is sent once."""
        return self.edition.backdrop(self.game, self.view(SPECTATOR))

    def seat_number(self, seat: str) -> int:
        try:
            return self.seats.index(seat)
        except ValueError:
            raise BadInput(
                f"There is no seat {seat!r}. There is: {', '.join(self.seats)}."
            ) from None

    # ── Playing ──

    def play(self, text: str, seat: str | None = None) -> list[Entry]:
        """Do it, and let chance answer where it is ours to ask; the lines this added. Raises Refused.

        "red sail c4" names the seat in front; without one it is the seat that is asked. "? roll 4" is an outcome.
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
        """The same for an action that is packed already, such as a bot's."""
        return self.play(self.words.write(action), self.seats[seat])

    def go_on(self, chance: Chance) -> None:
        """From now on chance is drawn this way: a match that was replayed can be played again."""
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
            raise Refused(Refusal(self._no_text(), f"'{line}': no die or draw is awaited."))
        outcome = self.words.read_outcome(line.text)
        if outcome != UNREADABLE and HIDDEN in nouns_of(outcome):
            raise Refused(
                Refusal("", f"'{line}' hides its last word; only a whole record can be played.")
            )
        if outcome not in self.game.outcomes(self.state):
            raise Refused(Refusal(self._no_text(), f"'{line.text}' cannot happen here."))
        if line.who != self._chance_speaker():
            raise Refused(
                Refusal("", f"this outcome is written '{self._chance_speaker()} {line.text}'.")
            )
        drawn = self._drawn.get(self._node, outcome)
        if drawn != outcome:
            before = self.words.write_outcome(drawn)
            says = f"'{before}' was drawn here before the undo, and comes again."
            raise Refused(Refusal("", says))
        self._enter(line, outcome, CHANCE)

    def _no_text(self) -> str:
        """The clause under which a game refuses what is no text of it; chance lines likewise."""
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
        """The latest line that stands, or that stood when line `number` was due; 0 for none."""
        last = len(self.entries) if number is None else number - 1
        if last == 0:
            return 0
        entry = self.entries[last - 1]
        return entry.number if entry.code >= 0 else entry.previous

    def _back(self, number: int | None = None) -> Iterator[Entry]:
        """The lines that stand (or stood when line `number` was due), the latest first.

        Each line knows the one before it, so this is as long as the way that is walked, whatever was
        taken back in between.
        """
        at = self._latest(number)
        while at:
            entry = self.entries[at - 1]
            yield entry
            at = entry.previous

    # ── Undo ──

    def why_not_undo(self, seat: str, number: int, agreed: Iterable[str] = ()) -> Refusal | None:
        """None if `seat` may take back everything from its own line `number` on.

        Free when since then nobody else has decided, nothing was drawn and nothing hidden was shown; otherwise every
        other person at the table must agree (bots agree).
        """
        if self.is_over:
            return Refusal("", "The game is over.")
        if not 1 <= number <= len(self.entries):
            return Refusal("", f"There is no line {number}.")
        entry = self.entries[number - 1]
        if entry.taken_back or entry.code < 0 or entry.seat != self.seat_number(seat):
            return Refusal("", f"Line {number} is not a decision of {seat} that still stands.")
        asked = set(agreed)
        people = [s for s in self.seats if s != seat and not self.is_bot(s)]
        missing = [s for s in people if s not in asked]
        obstacle = self.undo_obstacle(seat, number) if missing else ""
        if obstacle:
            return Refusal("", f"{obstacle} Still to agree: {', '.join(missing)}.")
        return None

    def since(self, number: int) -> list[Entry]:
        """The lines from `number` on that stand: what an undo of it would take back."""
        found = list(takewhile(lambda e: e.number >= number, self._back()))
        return found[::-1]

    def latest_decision(self, seat: int) -> int:
        """The number of the latest line of a seat that stands, or 0."""
        return next((e.number for e in self._back() if e.seat == seat), 0)

    def undo_obstacle(self, seat: str, number: int) -> str:
        """What a player could have learnt since that line, or "" if the undo is free."""
        mine = self.seat_number(seat)
        since = self.since(number)
        if any(e.seat == CHANCE for e in since):
            return "Something was drawn or rolled since."
        if any(e.seat != mine for e in since):
            return "Somebody else has decided since."
        if self.entries[number - 1].shown != self.state.shown:
            return "Something hidden was shown since."
        return ""

    def undo(
        self, number: int | None = None, seat: str | None = None, agreed: Iterable[str] = ()
    ) -> Entry:
        """Append `seat undo N`; by default the latest decision of that seat, or of the latest seat that decided."""
        decisions = (e for e in self._back() if e.seat >= 0)
        latest = next((e for e in decisions if seat is None or e.line.who == seat), None)
        if latest is None and number is None:
            raise Refused(Refusal("", "There is nothing to take back."))
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
        entry = Entry(at, line, -1, self.seat_number(seat), previous=target.previous)
        for taken in self.since(number):
            self.entries[taken.number - 1] = replace(taken, taken_back=at)
        self.entries.append(entry)
        self._node = target.node
        self.state = self.position(at + 1)
        return entry

    def is_bot(self, seat: str) -> bool:
        return self.names.get(seat, "").startswith("bot:")

    # ── The record ──

    def standing(self, before: int | None = None) -> list[Entry]:
        """The lines that count: decisions and outcomes not taken back (as it stood before line `before`)."""
        return list(self._back(before))[::-1]

    def position(self, number: int) -> State:
        """The state in which line `number` was played; one past the last line is the present."""
        if not 1 <= number <= len(self.entries) + 1:
            raise BadInput(
                f"This record has lines 1 to {len(self.entries)}; there is no position {number}."
            )
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

    def twin(self) -> "Match":
        """A copy to try things on: whatever is played there leaves this match as it is.

        Entries and states are never changed once they are there, so the two share them.
        """
        twin = copy(self)
        twin.entries = list(self.entries)
        twin._nodes = dict(self._nodes)
        twin._drawn = dict(self._drawn)
        twin._checkpoints = dict(self._checkpoints)
        return twin

    def at(self, number: int) -> "Match":
        """The match as it stood when line `number` was due, to go on from there."""
        self.position(number)
        twin = Match(self.edition, self.options, names=self.names)
        for entry in self.entries[: number - 1]:
            twin.play_line(entry.line)
        return twin

    def record(self) -> Record:
        ending = ""
        if self.is_over:
            ending = f"{self.ending} {scores_text(self.seats, list(self.scores().values()))}"
        lines = [entry.line for entry in self.entries]
        return Record(
            self.edition.id, self.options["rules"], self.options, self.names, lines, ending
        )

    @classmethod
    def replay(cls, record: Record | str, *, whole: bool = True) -> "Match":
        """Play a record line by line; every line and the ending are verified. Raises BadRecord."""
        if isinstance(record, str):
            record = read(record)
        match = cls(find_edition(record.game), record.options, names=record.names)
        for number, line in enumerate(record.lines, record.heading + 1):
            try:
                match.play_line(line)
            except BadInput as problem:
                raise BadRecord(number, f"'{line}': {problem}") from None
        if whole:
            match._verify_ending(record)
        return match

    def play_line(self, line: Line) -> None:
        """Play one line of a record as it stands there. Raises Refused."""
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
            raise BadRecord(last, "the game is not over here.")
        if record.ending and record.ending != actual:
            raise BadRecord(last, f"the game ended '{actual}', not '{record.ending}'.")


def undo_target(text: str) -> int | None:
    """21 for "undo 21"; None for anything else."""
    found = re.fullmatch(r"undo (0|[1-9][0-9]{0,7})", text)
    return int(found[1]) if found else None


def new(name: str, *, seed: int | None = None, names: Sequence[str] = (), **options: int) -> Match:
    """A new match. With a seed chance is drawn from it, for tests and experiments; without, from the system."""
    edition = find_edition(name)
    chosen = edition.choose(options)
    chance = drawn_by_system if seed is None else drawn_from(Rng(seed))
    seats = edition.seat_names(chosen)
    if len(names) > len(seats):
        raise BadInput(f"{len(names)} names for {len(seats)} seats.")
    return Match(edition, chosen, chance=chance, names=dict(zip(seats, names, strict=False)))


def replay(text: str) -> Match:
    """The match that a record describes, verified."""
    return Match.replay(text)
