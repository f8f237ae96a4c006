# compiled
"""Ask a network about a table: what the seat that decides knows, turned into numbers and back into actions."""

from abc import ABC, abstractmethod
from math import exp, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.bots.bot import Bot
from argosy.bots.greedy import GreedyBot
from argosy.bots.network import Network
from argosy.core.contract import Game, Rng, State
from argosy.encoding.encoder import Encoder
from argosy.encoding.numbers import Numbers

FAINT: Final = -12.0  # a logit that is further below the best than this counts as so far


class Mind:
    """A network that has learnt one game with its seats and options."""

    seats: i64
    network: Network
    encoder: Encoder
    numbers: Numbers
    seen: vec[i64]

    def __init__(self, network: Network, encoder: Encoder, numbers: Numbers) -> None:
        self.seats = encoder.game.seats
        self.network = network
        self.encoder = encoder
        self.numbers = numbers
        self.seen = vec[i64]([0] * encoder.words)

    def look(self, s: State, seat: i64) -> None:
        """Look at a table as a seat that is to decide sees it; what follows asks about this look."""
        self.encoder.write(s, seat, self.seen, 0)
        self.network.look(self.seen)

    def standing(self, who: i64, seat: i64) -> float:
        """Return what `seat` may expect, as far as `who` can tell who looked."""
        return tanh(self.network.worth((seat - who + self.seats) % self.seats))

    def weigh(self, s: State, actions: vec[i64], count: i64, weights: vec[float]) -> None:
        """Weigh legal actions of the seat that looked: the best has 1."""
        best = -1e9
        for i in range(count):
            weights[i] = self.network.urge(self.numbers.number(s, actions[i]))
            if weights[i] > best:
                best = weights[i]
        for i in range(count):
            weights[i] = exp(max(FAINT, weights[i] - best))


@mypyc_attr(allow_interpreted_subclasses=True)
class Minds(ABC):
    """Where minds come from."""

    @abstractmethod
    def of(self, game: Game[State]) -> Mind | None:
        """Return the mind that has learnt this game with its seats and options; None if nobody has taught it."""


class HunchBot(Bot):
    """Plays what a network likes best, without any search; where there is none, like greedy."""

    minds: Minds
    other: Bot

    def __init__(self, minds: Minds) -> None:
        super().__init__()
        self.minds = minds
        self.other = GreedyBot()

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        mind = self.minds.of(game)
        if mind is None:
            self.other.filter = self.filter
            return self.other.choose(game, known, seat, rng)
        out = vec[i64]([0] * game.room)
        count = self.legal(game, known, seat, out)
        if count == 1:
            return out[0]
        weights = vec[float]([0.0] * count)
        mind.look(known, seat)
        mind.weigh(known, out, count, weights)
        best: i64 = 0
        for i in range(count):
            if weights[i] > weights[best]:
                best = i
        return out[best]
