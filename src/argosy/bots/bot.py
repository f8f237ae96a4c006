# compiled
"""Say what a bot is. Like a person, it is told only what its seat knows."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import Game, Rng, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Decides for a seat."""

    blind: bool  # whether it never looks at the state, so that nothing needs to be redacted for it

    def __init__(self) -> None:
        self.blind = False

    @abstractmethod
    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        """Choose one of the seat's legal actions, of which there is at least one.

        `known` is what the seat knows: `game.redact(state, seat)`.
        """
