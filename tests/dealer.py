"""Chance for servers under test: every outcome is drawn from a seed and the position."""

from collections import Counter
from hashlib import blake2b

from argosy.core.contract import Game, Rng, State


class Dealer:
    """Draw the same outcome in the same position from the same seed, whatever other tables draw
    meanwhile and however often the server was started again. A position that is met once more,
    such as the set-up of a second table, has its own outcome.
    """

    def __init__(self, seed: int = 0) -> None:
        self.shuffle(seed)

    def shuffle(self, seed: int) -> None:
        self.seed = seed
        self.met: Counter[int] = Counter()

    def __call__(self, game: Game[State], s: State) -> int:
        position = number_of(type(game).__name__, s.dump())
        self.met[position] += 1
        return game.chance(s, Rng(number_of(self.seed, position, self.met[position])))


def number_of(*things: object) -> int:
    """Return a number that things of the same text always have, in every process."""
    return int.from_bytes(blake2b(repr(things).encode(), digest_size=7).digest())


DEALER = Dealer()  # of every server in this process; each test shuffles it
