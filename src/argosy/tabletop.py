"""A table for tests and tutorials: lines as in a record, chance as the test wishes it.

t = tabletop("sea_routes", seats="red blue")
t.play("red sail c4", "blue sail b3")
assert t.refuses("red sail c4") == "SR-R8"
"""

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
        """Play several lines in order; "? ..." wishes the next outcome and checks that it comes true."""
        for line in lines:
            if line.startswith("?"):
                self.wish(line.split(" ", 1)[1])
            else:
                self.play(line)
        return self

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
