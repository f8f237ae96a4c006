# compiled
"""Say what a bot is. Like a person, it is told only what its seat knows."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import Game, Rng, State, verb_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(ABC):
    """What a bot may do, of all that is legal: to learn what the rest is worth.

    It is shown the action alone, which the seat may name anyway: no filter can tell a bot more than its seat knows.
    """

    @abstractmethod
    def allows(self, action: i64) -> bool:
        """Tell whether the bot may do it."""

    def sift(self, out: vec[i64], count: i64) -> i64:
        """Move what is allowed to the front, in order; return how many. If nothing is, all are left."""
        kept: i64 = 0
        for n in range(count):
            if self.allows(out[n]):
                out[kept] = out[n]  # never beyond n: nothing is lost that was not looked at
                kept += 1
        return kept if kept > 0 else count


class Without(Filter):
    """Allows everything but some verbs."""

    verbs: vec[i64]  # by verb: 1 if it is left out

    def __init__(self, verbs: Iterable[int]) -> None:
        self.verbs = vec[i64]([0] * 256)
        for verb in verbs:
            self.verbs[verb] = 1

    def allows(self, action: i64) -> bool:
        return self.verbs[verb_of(action)] == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Another evaluation than the game has."""

    @abstractmethod
    def of(self, game: Game[State]) -> Game[State]:
        """Return the game with this evaluation: its states are the same, what they look like is not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Decides for a seat."""

    blind: bool  # whether it never looks at the state, so that nothing needs to be redacted for it
    filter: Filter | None  # what it may do, unless nothing else is legal; None: anything
    judge: Judge | None  # by whose evaluation it thinks, if it has one; None: by that of the game

    def __init__(self) -> None:
        self.blind = False
        self.filter = None
        self.judge = None

    @abstractmethod
    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        """Choose one of the seat's legal actions, of which there is at least one.

        `known` is what the seat knows: `game.redact(state, seat)`.
        """

    def judged(self, game: Game[State]) -> Game[State]:
        """Return the game in which this bot thinks."""
        judge = self.judge
        return game if judge is None else judge.of(game)

    def legal(self, game: Game[State], known: State, seat: i64, out: vec[i64]) -> i64:
        """`Game.legal`, and of that only what the filter allows."""
        count = game.legal(known, seat, out)
        allowed = self.filter
        return count if allowed is None else allowed.sift(out, count)
