"""Makes everything that a client learns of a game, from `redact`. It is the only way out.

No other module of the server may read a state, an entry's events or a record's hidden words (a test
reads the sources). A viewer gets the same, byte for byte, in any two worlds that they cannot tell
apart.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct

from argosy.bots.advice import Line
from argosy.core.about import Answer
from argosy.core.contract import NOBODY, SPECTATOR, Event, State, verb_of
from argosy.core.match import Entry, Match, undo_target
from argosy.core.phrase import Phrase
from argosy.core.table import Table
from argosy.core.words import Refusal, Words, nouns_of
from argosy.server.messages import (
    ActionInfo,
    EndingInfo,
    HintInfo,
    HintLine,
    HintStep,
    LineInfo,
)

encode = msgspec.json.Encoder().encode
KEPT_NEWS = 40  # lines: a viewer who is further behind gets news of their own
KEPT_ACTIONS = 10_000  # of all rulebooks together, about a kilobyte each


class Wording(NamedTuple):
    """What is said of an action in any position."""

    action: ActionInfo
    is_fixed: bool  # whether it names the same places wherever the pieces are
    is_plain: bool  # whether it has the same words in every position


@lru_cache(maxsize=KEPT_ACTIONS)
def wording(words: Words, code: int) -> Wording:
    verb = words.actions[verb_of(code)]
    numbers = zip(verb.nouns, nouns_of(code), strict=False)
    named = [(noun, number) for noun, number in numbers if noun.kind in ("piece", "spot")]
    info = ActionInfo(
        text=words.write(code),
        verb=verb.text,
        says=words.action(code),
        places=[noun.write(number) for noun, number in named],
        yields=verb.yields,
    )
    is_fixed = verb.hand is None and all(noun.at is None for noun, _ in named)
    return Wording(info, is_fixed, not verb.warns and verb.stakes is None)


class Sight:
    """One position of a match as one viewer knows it."""

    def __init__(self, match: Match, viewer: int, state: State | None = None) -> None:
        self.match = match
        self.viewer = viewer
        self.game = match.game
        self.words = match.words
        self.known = self.game.redact(match.state if state is None else state, viewer)

    # ── What there is ──

    def scene(self) -> Table:
        return self.match.edition.table(self.game, self.known, self.viewer)

    def facts(self) -> Struct | None:
        """Return what the screen parts of the game need to know; None if it has none."""
        made = self.match.edition.facts
        return made(self.game, self.known, self.viewer) if made else None

    @property
    def waiting(self) -> str | None:
        seat = self.game.waiting_for(self.known)
        return self.words.seats[seat] if seat >= 0 else None

    @property
    def is_over(self) -> bool:
        return self.game.waiting_for(self.known) == NOBODY

    @property
    def turn(self) -> str | None:
        return self._seat(self.known.mover)

    def _seat(self, number: int) -> str | None:
        return self.words.seats[number] if 0 <= number < len(self.words.seats) else None

    @property
    def step(self) -> tuple[str, str]:
        """The name of the step and its clause."""
        found = self.words.steps.get(self.known.step)
        return (found.id, found.clause) if found else ("", "")

    def prompt(self) -> Phrase:
        if self.is_over:
            ending = self.words.endings[self.known.ending].id
            return Phrase("reason-over", {"ending": f"ending:{ending}"})
        return self.words.prompt(self.known)

    def scores(self) -> dict[str, int] | None:
        """Return the scores if nothing is hidden. How a game with secrets ended is in its `ending`."""
        if self.game.has_secrets:
            return None
        return dict(zip(self.words.seats, map(int, self.game.scores(self.known)), strict=True))

    # ── What may be done ──

    def codes(self) -> list[int]:
        if self.viewer == SPECTATOR or self.is_over:
            return []
        return list(self.game.actions(self.known, self.viewer))

    def codes_of(self, seat: int) -> list[int]:
        """Return what another seat may do, as far as this viewer can know."""
        return list(self.game.actions(self.known, seat))

    def actions(self) -> list[ActionInfo]:
        return [self.action(code) for code in self.codes()]

    def action(self, code: int) -> ActionInfo:
        words, position = self.words, (self.known, self.viewer, code)
        action, is_fixed, is_plain = wording(words, code)
        ask = self.match.edition.odds
        odds = ask(self.game, *position) if ask else None
        if is_fixed and is_plain and odds is None:
            return action
        return ActionInfo(
            text=action.text,
            verb=action.verb,
            says=action.says if is_plain else words.choice(*position),
            places=action.places if is_fixed else words.places(*position),
            warning=None if is_plain else words.warning(*position),
            odds=odds,
            yields=action.yields,
        )

    def hint(self, code: int, lines: Sequence[Line], id: str = "") -> HintInfo:
        """Return what a bot would do that knows what this viewer knows."""
        action = self.action(code)
        told = [
            self.told(line, self.words.choice(self.known, self.viewer, line.action))
            for line in lines
        ]
        return HintInfo(
            text=action.text,
            says=action.says,
            places=action.places,
            lines=told,
            id=id or UNSET,
        )

    def explanation(self, code: int, lines: Sequence[Line], id: str = "") -> HintInfo:
        """Return what is thought of a decision of another seat, by what this viewer knows of the position."""
        action = wording(self.words, code).action
        return HintInfo(
            text=action.text,
            says=action.says,
            places=action.places,
            lines=[self.told(line, self.words.action(line.action)) for line in lines],
            id=id or UNSET,
        )

    def told(self, line: Line, says: Phrase) -> HintLine:
        return HintLine(
            text=self.words.write(line.action),
            says=says,
            chances=dict(zip(self.words.seats, line.chances, strict=True)),
            tries=line.tries,
            expecting=[self.expected(*step) for step in line.course],
        )

    def expected(self, seat: int, action: int) -> HintStep:
        """Return a step of the course that a bot expects; chance has no seat."""
        if seat < 0:
            return HintStep()
        return HintStep(self.words.seats[seat], self.words.action(action))

    def objection(self, seat: int, code: int) -> Refusal | None:
        """Return the reason against an action, as far as this viewer can know."""
        reason = self.game.why_not(self.known, seat, code)
        return self.words.refusal(reason) if reason else None

    def answer(self, place: str, chosen: Sequence[str], verb: str) -> Answer | None:
        """Return what this place is, and the nearest reason against acting there."""
        edition = self.match.edition
        return edition.answer(self.game, self.known, self.viewer, place, chosen, verb)

    # ── What has happened ──

    def lines(
        self, entries: Iterable[Entry], times: Sequence[int], bys: Sequence[str]
    ) -> list[LineInfo]:
        return [self.line(e, times[e.number - 1], bys[e.number - 1]) for e in entries]

    def line(self, entry: Entry, at: int, by: str) -> LineInfo:
        line = entry.line
        if line.is_chance and len(line.who) > 1 and line.who != f"?{self._name()}":
            line = line.hidden()
        events = [self.event(event) for event in entry.events]
        undoes = undo_target(line.text) or 0 if entry.code < 0 else 0
        return LineInfo(
            line=entry.number,
            who=line.who,
            text=line.text,
            at=at,
            undoes=undoes,
            undone=entry.taken_back,
            by=by,
            events=events,
            turn=self._seat(entry.mover) or "",
            round=entry.round,
        )

    def event(self, event: Event) -> Phrase:
        return self.words.event(event, self.viewer)

    def _name(self) -> str:
        return "" if self.viewer == SPECTATOR else self.words.seats[self.viewer]


def earlier(match: Match, viewer: int, number: int) -> Sight:
    """Return the position in which a line was due."""
    return Sight(match, viewer, match.position(number))


def ending(match: Match) -> EndingInfo | None:
    """Return how the game ended, which everybody may read."""
    if not match.is_over:
        return None
    number = match.state.ending
    clause = match.words.endings[number].clause
    return EndingInfo(clause, match.words.ending(number), match.scores(), match.winners())


def record_text(match: Match, viewer: int) -> str:
    """Return the record; while the game runs, without what the viewer may not know."""
    if match.is_over:
        return match.record().write()
    return match.record().write("" if viewer == SPECTATOR else match.seats[viewer])


def backdrop(match: Match) -> Table:
    """Return what stays whatever is decided, as a spectator knows it: it holds nobody's secret."""
    return match.backdrop()


def know_the_same(one: State, other: State) -> bool:
    """Say whether two redacted states of one position are the same."""
    names = ("step", "mover", "decider", "ending", "shown", *one.fields())
    return all(getattr(one, name) == getattr(other, name) for name in names)


class Gallery:
    """What the viewers of one position share, encoded once. Every position has its own."""

    def __init__(self, match: Match, times: Sequence[int], bys: Sequence[str]) -> None:
        self.match = match
        self.times = times
        self.bys = bys
        self.alike = not match.game.has_secrets
        self._sights: dict[int, Sight] = {}
        self._eyes: dict[int, int] = {SPECTATOR: SPECTATOR}
        self._parts: dict[tuple[str, int, int], Raw] = {}

    def sight(self, viewer: int) -> Sight:
        found = self._sights.get(viewer)
        if found is None:
            found = self._sights[viewer] = Sight(self.match, viewer)
        return found

    def eyes(self, viewer: int) -> int:
        """Return by whose eyes a viewer sees the table. A game without secrets shows everybody the
        same. In any other, those see what a spectator sees who know no more and are not on turn: a
        table may show what the seat on turn can do. (A test holds every game to both.)
        """
        if self.alike:
            return SPECTATOR
        found = self._eyes.get(viewer)
        if found is None:
            known, public = self.sight(viewer).known, self.sight(SPECTATOR).known
            on_turn = viewer in (known.mover, known.decider)
            shares = not on_turn and know_the_same(known, public)
            found = self._eyes[viewer] = SPECTATOR if shares else viewer
        return found

    def scene(self, viewer: int) -> Raw:
        """Return the table."""
        key = ("scene", self.eyes(viewer), 0)
        if key not in self._parts:
            self._parts[key] = Raw(encode(self.sight(key[1]).scene()))
        return self._parts[key]

    def facts(self, viewer: int) -> Raw:
        """Return the facts. Viewers who see the same table know the same facts."""
        key = ("facts", self.eyes(viewer), 0)
        if key not in self._parts:
            self._parts[key] = Raw(encode(self.sight(key[1]).facts()))
        return self._parts[key]

    def actions(self, viewer: int) -> Raw:
        key = ("actions", viewer, 0)
        if key not in self._parts:
            self._parts[key] = Raw(encode(self.sight(viewer).actions()))
        return self._parts[key]

    def news(self, viewer: int, since: int) -> Raw:
        """Return the lines since one. They are kept for viewers who looked a moment ago, which is
        nearly everybody. A stranger may ask for any line, and must not fill the memory.
        """
        key = ("news", SPECTATOR if self.alike else viewer, since)
        found = self._parts.get(key)
        if found is None:
            entries = self.match.entries[since:]
            found = Raw(encode(self.sight(key[1]).lines(entries, self.times, self.bys)))
            if len(entries) <= KEPT_NEWS:
                self._parts[key] = found
        return found
