"""A table for tests and tutorials: lines are written as in a record, and chance brings what a test wishes.

>>> t = tabletop("sea_routes", "first red", seats="red blue")
>>> t.lines("red sail c4", "blue sail b3").turn
'red'
>>> t.refuses("red sail c3")
'SR-R8'

An outcome is written after the decision that asks for it, and must come:

>>> t = tabletop("land_routes", "roll 6", "roll 1", seats=2)
>>> t.lines("red start a", "blue start b", "red roll", "? roll 3").said()[-1]
'Red rolled 3.'
>>> t.lines("? roll 4")
Traceback (most recent call last):
AssertionError: '? roll 4' did not come: chance brought nothing more.
"""

from copy import copy
from dataclasses import dataclass
from itertools import takewhile, zip_longest
from typing import Any, Generic, TypeVar, cast

from argosy.core.contract import CHANCE, SPECTATOR, Game, Rng, State
from argosy.core.edition import BadInput, Edition
from argosy.core.match import Match, Refused
from argosy.core.registry import edition as find_edition

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Game[Any])


@dataclass(eq=False)
class WishedChance:
    """Draws what a test wishes as soon as it is possible, and anything else from a source.

    A wish is the text of an outcome ("tile moons.5 c4", "first red"). It is used up when it comes true. While none is
    possible, an outcome is drawn that spoils none: one whose first noun is not that of a wish.
    """

    edition: Edition
    options: dict[str, int]
    wishes: list[str]
    rng: Rng

    def __call__(self, game: Game[State], s: State) -> int:
        words = self.edition.rulebook(self.options)[1]
        found = {words.write_outcome(outcome): outcome for outcome in game.outcomes(s)}
        for wish in self.wishes:
            if wish in found:
                self.wishes.remove(wish)
                return found[wish]
        spoiling = {" ".join(wish.split(" ")[:2]) for wish in self.wishes}
        for _ in range(100):
            outcome = int(game.chance(s, self.rng))
            if " ".join(words.write_outcome(outcome).split(" ")[:2]) not in spoiling:
                return outcome
        return int(game.chance(s, self.rng))

    def __copy__(self) -> "WishedChance":
        return WishedChance(self.edition, self.options, list(self.wishes), copy(self.rng))


class Tabletop(Match):
    """A match for tests: its chance follows wishes where it can, and a fixed seed elsewhere. See `tabletop`.

    Without a list of wishes nothing is drawn: every outcome is played as a line.
    """

    def __init__(
        self, name: str, options: dict[str, int], wishes: list[str] | None, seed: int = 1
    ) -> None:
        edition = find_edition(name)
        chosen = edition.choose(options)
        wished = None if wishes is None else WishedChance(edition, chosen, wishes, Rng(seed))
        super().__init__(edition, chosen, chance=wished)

    @property
    def wishes(self) -> list[str]:
        """What chance shall still bring; nothing where a test has taken chance into its own hands."""
        return self.chance.wishes if isinstance(self.chance, WishedChance) else []

    def lines(self, *lines: str) -> "Tabletop":
        """Play lines as in a record. "? ..." after a decision is what chance brings next; fails if it does not come.

        What chance brings beyond the lines need not be written, and may be anything.
        """
        at = 0
        while at < len(lines):
            decisions = lines[at : at + 1] if not lines[at].startswith("?") else ()
            at += len(decisions)
            expected = list(takewhile(lambda line: line.startswith("?"), lines[at:]))
            at += len(expected)
            before = len(self.entries) + len(decisions)
            self.wishes[:0] = [line.partition(" ")[2] for line in expected]
            try:
                for decision in decisions:
                    self.play(decision)
            except Refused:
                del self.wishes[: len(expected)]  # nothing was drawn
                raise
            self._settle()
            self._check_came(expected, [str(entry.line) for entry in self.entries[before:]])
        return self

    def _check_came(self, expected: list[str], came: list[str]) -> None:
        for line, drawn in zip_longest(expected, came[: len(expected)], fillvalue=""):
            brought = f"'{drawn}'" if drawn else "nothing more"
            assert line == drawn, f"'{line}' did not come: chance brought {brought}."

    def wish(self, *wishes: str) -> None:
        """Wish for what chance brings next; if chance is asked now, it comes at once."""
        self.wishes[:0] = wishes
        self._settle()

    def refuses(self, text: str) -> str:
        """Return the clause by which an action is refused, "" if the text is no action; fails if it is allowed."""
        refusal = self.why(text)
        assert refusal is not None, f"{text!r} is allowed"
        return refusal.clause

    def said(self) -> list[str]:
        """Return the sentences of everything that has happened, as a spectator hears them in English."""
        events = (event for entry in self.entries for event in entry.events)
        return [self.words.say(self.words.event(event, SPECTATOR)) for event in events]


class Arranged(Tabletop, Generic[S, T]):
    """A table of one game, whose state a test may look at and change: for subclasses with the words of that game."""

    @property
    def s(self) -> S:
        return cast(S, self.state)

    @property
    def tables(self) -> T:
        return cast(T, self.game)


def tabletop(
    name: str, *wishes: str, seats: int | str | None = None, seed: int = 1, **options: int
) -> Tabletop:
    """Lay a table: `tabletop("sea_routes", "first red", seats=2, rounds=3)`.

    Chance brings each wish as soon as it can, and draws the rest from the seed. `seats` is a number or "red blue".
    """
    if isinstance(seats, str):
        seats = len(seats.split())
    if seats is not None:
        options["seats"] = seats
    return Tabletop(name, options, list(wishes), seed)


__all__ = ["CHANCE", "Arranged", "BadInput", "Refused", "Tabletop", "tabletop"]
