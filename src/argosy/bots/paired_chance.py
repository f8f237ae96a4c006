# compiled
"""Draw chance so that games can be compared: every step of play has dice of its own.

The third die rolled in a step is the same whoever plays and whatever was played before. So a deal can be played again
with the seats exchanged, and a search can try every action against the same dice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.bots.tree import mix
from argosy.core.contract import Game, Rng, State

STEPS: Final = 64  # steps of play that are told apart


class PairedChance:
    """The dice of one deal, or of one imagined world."""

    seed: i64
    drawn: vec[i64]  # by step: how many outcomes so far
    reach: i64  # the steps from here on have drawn nothing
    rng: Rng

    def __init__(self, seed: i64) -> None:
        self.seed = seed
        self.drawn = vec[i64]([0] * STEPS)
        self.reach = 0
        self.rng = Rng(0)

    def begin(self, seed: i64) -> Rng:
        """Start again with another seed; return random numbers for what is decided before the first draw."""
        self.seed = seed
        for step in range(self.reach):
            self.drawn[step] = 0
        self.reach = 0
        self.rng.state = mix(seed, STEPS)
        return self.rng

    def draw(self, game: Game[State], s: State) -> i64:
        """Draw the next outcome of the step at hand."""
        step = s.step % STEPS
        self.rng.state = mix(mix(self.seed, step), self.drawn[step])
        self.drawn[step] += 1
        if step >= self.reach:
            self.reach = step + 1
        return game.chance(s, self.rng)
