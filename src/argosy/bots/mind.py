# compiled
"""Ask a network about a table: what the seat that decides knows, turned into numbers and back into actions."""

from abc import ABC, abstractmethod
from math import exp, sqrt, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.bots.bot import Bot
from argosy.bots.greedy import GreedyBot, first_looks
from argosy.bots.network import Network
from argosy.core.contract import Game, Rng, State
from argosy.encoding.encoder import Encoder
from argosy.encoding.numbers import Numbers

FAINT: Final = -12.0  # a logit that is further below the best than this counts as so far


class Mind:
    """A network that has learnt one game with its seats and options.

    It may have been taught what the game's own sense lacks: then first looks count as well (`trusts`), or the guess of
    `appraise` is where its value begins (`guesses`).
    """

    seats: i64
    trusts: bool
    guesses: bool
    guess: float  # of who looked last
    network: Network
    encoder: Encoder
    numbers: Numbers
    seen: vec[i64]

    def __init__(
        self, network: Network, encoder: Encoder, numbers: Numbers, guesses: bool = False
    ) -> None:
        self.seats = encoder.game.seats
        self.trusts = len(network.trust) > 0
        self.guesses = guesses
        self.guess = 0.0
        self.network = network
        self.encoder = encoder
        self.numbers = numbers
        self.seen = vec[i64]([0] * encoder.words)

    def look(self, s: State, seat: i64) -> None:
        """Look at a table as a seat that is to decide sees it; what follows asks about this look."""
        self.encoder.write(s, seat, self.seen, 0)
        self.network.look(self.seen)

    def take_guess(self, game: Game[State], world: State, seat: i64) -> None:
        """Take what the game guesses in a whole world for the seat that looks; `standing` counts from there."""
        self.guess = game.appraise_for(world, seat) if self.guesses else 0.0

    def standing(self, who: i64, seat: i64) -> float:
        """Return what `seat` may expect, as far as `who` can tell who looked."""
        guess = self.guess if seat == who else -self.guess / float(max(1, self.seats - 1))
        return guess + tanh(self.network.worth((seat - who + self.seats) % self.seats))

    def weigh(
        self, s: State, actions: vec[i64], count: i64, looks: vec[float], weights: vec[float]
    ) -> None:
        """Weigh legal actions of the seat that looked: the best has 1. `looks` has first looks if it `trusts` them."""
        if self.trusts:
            self.lean(looks, count, weights)
        else:
            for i in range(count):
                weights[i] = 0.0
        best = -1e9
        for i in range(count):
            weights[i] += self.network.urge(self.numbers.number(s, actions[i]))
            if weights[i] > best:
                best = weights[i]
        for i in range(count):
            weights[i] = exp(max(FAINT, weights[i] - best))

    def lean(self, looks: vec[float], count: i64, weights: vec[float]) -> None:
        """Begin with how far below the best each action looks, in units of how far they are apart."""
        total = 0.0
        squares = 0.0
        best = looks[0]
        for i in range(count):
            total += looks[i]
            squares += looks[i] * looks[i]
            best = max(best, looks[i])
        mean = total / float(count)
        spread = sqrt(max(0.0, squares / float(count) - mean * mean)) + 1e-6
        trust = self.network.trusting()
        for i in range(count):
            weights[i] = trust * max(FAINT, (looks[i] - best) / spread)


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
        looks = vec[float]([0.0] * count)
        weights = vec[float]([0.0] * count)
        mind.look(known, seat)
        if mind.trusts:
            world = game.imagine(known, seat, rng)
            first_looks(game, world, seat, out, count, rng, looks, 0)
        mind.weigh(known, out, count, looks, weights)
        best: i64 = 0
        for i in range(count):
            if weights[i] > weights[best]:
                best = i
        return out[best]
