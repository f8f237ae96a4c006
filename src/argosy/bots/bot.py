# compiled
"""What a bot is. It gets only what its seat knows, the way a person does."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import Game, Rng, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    blind: bool  # chooses without looking at the state, so nothing needs to be redacted for it

    def __init__(self) -> None:
        self.blind = False

    @abstractmethod
    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        """One of the seat's legal actions; `known` is `game.redact(state, seat)`. There is at least one."""
