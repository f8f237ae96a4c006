# compiled
"""Choose any legal action, each with the same chance."""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.bots.bot import Bot
from argosy.core.contract import Game, Rng, State


class RandomBot(Bot):
    """Plays without thinking."""

    def __init__(self) -> None:
        super().__init__()
        self.blind = True

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        out = vec[i64]([0] * game.room)
        return out[rng.below(self.legal(game, known, seat, out))]
