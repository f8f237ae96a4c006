"""A table for tests and tutorials: lines as in a record, chance as the test wishes it.

>>> t = tabletop("sea_routes", "first red", seats="red blue")
>>> t.lines("red sail c4", "blue sail b3").turn
'red'
>>> t.refuses("red sail c3")
'SR-R8'

What chance shall bring stands after the decision that asks it, and must come:

>>> t = tabletop("land_routes", "roll 6", "roll 1", seats=2)
>>> t.lines("red start a", "blue start b", "red roll", "? roll 3").said()[-1]
'Red rolled 3.'
>>> t.lines("? roll 4")
Traceback (most recent call last):
AssertionError: '? roll 4' did not come: chance brought nothing more.
"""

from itertools import takewhile, zip_longest
from typing import Any

from argosy.core.contract import CHANCE, Game, Rng, State
from argosy.core.edition import BadInput
from argosy.core.match import Match, Refused
from argosy.core.registry import edition as find_edition
from argosy.core.words import Refusal


class Tabletop(Match):
    """A match whose chance follows wishes where it can, and a fixed seed elsewhere.

    A wish is the text of an outcome ("tile moons.5 c4", "first red"). When chance is asked and a wish is possible it
    comes true and is used up; otherwise one is drawn that does not spoil a wish (it shares no first noun with one).
    """

    s: Any

    def __init__(self, name: str, options: dict[str, int], wishes: list[str], seed: int) -> None:
        self.wishes = wishes
        self.rng = Rng(seed)
        edition = find_edition(name)
        super().__init__(edition, edition.choose(options), chance=self._wished)

    def _wished(self, game: Game[State], s: State) -> int:
        found = {self.words.write_outcome(outcome): outcome for outcome in game.outcomes(s)}
        for wish in self.wishes:
            if wish in found:
                self.wishes.remove(wish)
                return found[wish]
        spoiling = {" ".join(wish.split(" ")[:2]) for wish in self.wishes}
        for _ in range(100):
            outcome = int(game.chance(s, self.rng))
            if " ".join(self.words.write_outcome(outcome).split(" ")[:2]) not in spoiling:
                return outcome
        return int(game.chance(s, self.rng))

    def lines(self, *lines: str) -> "Tabletop":
        """Play lines as they stand in a record: after a decision, "? ..." is what chance brings next.

        Fails if it does not come. What chance brings beyond the lines is not written down and may be anything.
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
        """What chance shall bring next; if it is asked right now, at once."""
        self.wishes[:0] = wishes
        self._settle()

    def refuses(self, text: str) -> str:
        """The clause of the refusal ("" for a text that is none); fails if it is allowed."""
        refusal = self.refusal(text)
        assert refusal is not None, f"{text!r} is allowed"
        return refusal.clause

    def refusal(self, text: str) -> Refusal | None:
        return self.why(text)

    def said(self) -> list[str]:
        """Everything that was told so far, in words, as a spectator hears it."""
        return [self.words.event(event, -1) for entry in self.entries for event in entry.events]


def tabletop(
    name: str, *wishes: str, seats: int | str | None = None, seed: int = 1, **options: int
) -> Tabletop:
    """`tabletop("sea_routes", "first red", seats=2, rounds=3)`; seats as a number or as "red blue"."""
    if isinstance(seats, str):
        seats = len(seats.split())
    if seats is not None:
        options["seats"] = seats
    return Tabletop(name, options, list(wishes), seed)


__all__ = ["CHANCE", "BadInput", "Refused", "Tabletop", "tabletop"]
