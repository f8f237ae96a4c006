# compiled
"""Play games between bots."""

from typing import Final

from mypy_extensions import i64

from argosy.bots.bot import Bot
from argosy.bots.paired_chance import PairedChance
from argosy.core.contract import Game, Players, Rng, State
from argosy.core.play import Tally, buffer

STREAMS: Final = 64  # seeds that every deal has for its bots


class SeatedBots(Players):
    """A bot on every seat; each sees only what its seat knows."""

    bots: list[Bot]

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots

    def decide(self, game: Game[State], s: State, seat: i64, rng: Rng) -> i64:
        bot = self.bots[seat]
        known = s if bot.blind else game.redact(s, seat)
        return bot.choose(game, known, seat, rng)


class PairedBots(SeatedBots):
    """Bots that play a deal: each draws from a stream of its own, and chance depends on the deal alone."""

    streams: list[Rng]  # by seat
    chance: PairedChance

    def __init__(self, bots: list[Bot], deal: int) -> None:
        super().__init__(bots)
        self.streams = [Rng(deal * STREAMS + seat) for seat in range(len(bots))]
        self.chance = PairedChance(deal)

    def decide(self, game: Game[State], s: State, seat: i64, rng: Rng) -> i64:
        return super().decide(game, s, seat, self.streams[seat])

    def draw(self, game: Game[State], s: State, rng: Rng) -> i64:
        return self.chance.draw(game, s)


def play_between(
    game: Game[State], bots: list[Bot], rng: Rng, tally: Tally, moves: list[i64] | None = None
) -> State:
    """Play and count one game in which bots and chance share `rng`; return its last state.

    `moves` receives every action and every outcome in order.
    """
    s = game.setup()
    course = game.play_on(s, rng, buffer(game), game.bound, SeatedBots(bots), moves)
    tally.count(game, s, course)
    return s


def play_deal(game: Game[State], bots: list[Bot], deal: int, moves: list[i64]) -> State:
    """Play one deal and return its last state; the same deal brings the same dice to whoever plays it."""
    s = game.setup()
    game.play_on(s, Rng(deal), buffer(game), game.bound, PairedBots(bots, deal), moves)
    return s
