"""Many games at once, stepped in compiled code, as NumPy arrays that are never copied.

>>> import argosy, numpy as np
>>> games = argosy.vector("sea_routes", n=256, seats=2, seed=1)
>>> games.observations.shape, games.masks.shape
((256, 714), (256, 441))
>>> for _ in range(100):
...     choice = np.where(games.masks, np.random.rand(*games.masks.shape), -1).argmax(1)
...     games.step(choice)                      # one decision in every game
>>> ended = games.dones                         # these have just begun anew, on their own seeds
>>> bool((games.rewards[ended].sum(1) == 0).all())
True

Every array is written in place by the next `step`: copy what you keep. They have DLPack, so `torch.from_numpy` or
`jax.dlpack.from_dlpack` share them too.
"""

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Self

import numpy as np

from argosy.bots.bot import Bot
from argosy.bots.names import bot as bot_named
from argosy.core.contract import Rng, State
from argosy.core.registry import edition as find_edition
from argosy.encoding.numbering import numbering
from argosy.encoding.observation import observer
from argosy.envs.batch import Batch, Illegal

__all__ = ["Illegal", "Vector", "vector"]

Array = Any  # of NumPy: where types are checked it may not be installed
Bots = str | Bot | Mapping[int, str | Bot] | None
Made = tuple[str, int, int, Bots, bool, bool, bool, Mapping[str, int]]  # what `Vector` takes


def vector(
    name: str,
    n: int = 1024,
    *,
    seed: int = 0,
    bots: Bots = None,
    observations: bool = True,
    masks: bool = True,
    autoreset: bool = True,
    workers: int = 1,
    **options: int,
) -> "Games":
    """Begin `n` games with these seats and options.

    bots            by seat, who plays there inside the compiled loop: `{1: "greedy"}`; our seats are the others
    observations    whether `observations` is written
    masks           whether `masks` is written; `legal` and `counts` always are
    autoreset       whether a game that has ended begins anew in the same step
    workers         how many processes share the games; `close` ends them
    """
    made = name, n, seed, bots, observations, masks, autoreset, options
    if workers == 1:
        return Vector(*made)
    from argosy.envs.workers import Workers

    return Workers(made, workers)


class Games(ABC):
    """Games side by side.

    observations    (n, entries) uint8: what the seat that is asked knows; `names` and `bounds` say what they mean
    masks           (n, actions) bool: what it may do, by the numbers of `numbering`
    legal, counts   (n, room) int32, (n,) int32: the same as lists of numbers
    deciders        (n,) int32: the seat that is asked
    rewards, dones  (n, seats) float64, (n,) bool: of games that ended in this step
    lengths         (n,) int32: decisions of ours so far
    """

    observations: Array
    masks: Array
    legal: Array
    counts: Array
    deciders: Array
    actions: Array
    rewards: Array
    dones: Array
    lengths: Array

    def __init__(self, name: str, n: int, options: Mapping[str, int]) -> None:
        self.edition = find_edition(name)
        self.game = self.edition.game(**options)
        self.numbering = numbering(self.edition, self.game)
        self.observer = observer(self.edition, self.game)
        self.names, self.bounds = self.observer.names, np.array(self.observer.bounds, np.uint8)
        self.n, self.seats = n, int(self.game.seats)
        self.seat_names = self.numbering.words.seats

    @abstractmethod
    def seed(self, seed: int | Sequence[int]) -> None:
        """Begin every game anew: number i from seed + i, or each from its own."""

    @abstractmethod
    def step(self, actions: Any) -> None:
        """Take one decision in each game, by number. Raises Illegal, and then no game has gone on."""

    @abstractmethod
    def sample(self, rng: Rng) -> Array:
        """Return a legal number for each game, all equally likely; it is the array `actions`."""

    @abstractmethod
    def state(self, n: int) -> State:
        """Return a copy of the whole truth of one game."""

    @abstractmethod
    def load(self, states: Sequence[State]) -> None:
        """Put positions into the first games, for a search that wants many looked at together."""

    @abstractmethod
    def looks(self) -> Array:
        """Return (n, room) float64: what each legal action looks like at first sight, in the order of `legal`.

        It is what the bot greedy goes by: the game's own `appraise` one step ahead, for the seat that is asked and
        from what it knows. Needs the observations. Where there is one action it has no meaning.
        """

    def view(self, n: int, seat: int) -> Array:
        """Return what any seat knows of a game, whoever is asked."""
        return np.frombuffer(self.observer.write(self.state(n), seat), np.uint8)

    def text(self, n: int, number: int) -> str:
        """Say an action in the words of its game."""
        return self.numbering.words.write(self.numbering.action(self.state(n), number))

    @abstractmethod
    def close(self) -> None:
        """End what runs beside this process."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


class Vector(Games):
    """Games in this process."""

    def __init__(
        self,
        name: str,
        n: int,
        seed: int,
        bots: Bots,
        observations: bool,
        masks: bool,
        autoreset: bool,
        options: Mapping[str, int],
    ) -> None:
        super().__init__(name, n, options)
        self._made = name, n, seed, bots, observations, masks, autoreset, dict(options)
        seats = self.seats
        self.batch = batch = Batch(
            self.game,
            n,
            self.numbering.tables,
            self.observer.encoder,
            seated(bots, seats),
            observations,
            masks,
            autoreset,
        )
        width = int(batch.words) * 8
        entries = shared(batch.observations, np.uint8)
        self.observations = (
            entries.reshape(n, width)[:, : len(self.names)] if observations else None
        )
        flags = shared(batch.masks, np.uint8).view(np.bool_)
        self.masks = flags.reshape(n, len(self.numbering)) if masks else None
        self.legal = shared(batch.legal, np.int32).reshape(n, int(self.game.room))
        self.counts = shared(batch.counts, np.int32)
        self.deciders = shared(batch.deciders, np.int32)
        self.actions = shared(batch.actions, np.int32)
        self.rewards = shared(batch.rewards, np.float64).reshape(n, seats)
        self.dones = shared(batch.dones, np.uint8).view(np.bool_)
        self.lengths = shared(batch.lengths, np.int32)
        self.seed(seed)

    def seed(self, seed: int | Sequence[int]) -> None:
        seeds = range(seed, seed + self.n) if isinstance(seed, int) else seed
        for n, one in enumerate(seeds):
            self.batch.begin(n, Rng(one))

    def step(self, actions: Any) -> None:
        self.actions[:] = actions
        self.batch.step()

    def sample(self, rng: Rng) -> Array:
        self.batch.sample(rng)
        return self.actions

    def looks(self) -> Array:
        self.batch.look()
        return shared(self.batch.looks, np.float64).reshape(self.legal.shape)

    # ── Positions ──

    def state(self, n: int) -> State:
        return self.batch.states[n].clone()

    def load(self, states: Sequence[State]) -> None:
        for n, s in enumerate(states):
            self.batch.load(n, s)

    def view(self, n: int, seat: int) -> Array:
        return np.frombuffer(self.observer.write(self.batch.states[n], seat), np.uint8)

    def close(self) -> None:
        """Nothing does."""

    # ── Copies ──

    def __reduce__(self) -> tuple[Any, ...]:
        """What it was made from, and where its games stand."""
        batch = self.batch
        kept = {name: getattr(self, name).copy() for name in ("rewards", "dones", "lengths")}
        return restored, (self._made, list(batch.states), list(batch.rngs), kept)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Vector":
        made, (given, states, rngs, kept) = self.__reduce__()
        twin: Vector = made(given, states, [copy(rng) for rng in rngs], kept)
        return twin


def restored(
    made: tuple[Any, ...], states: list[State], rngs: list[Rng], kept: dict[str, Array]
) -> Vector:
    """Return the games of a pickled vector, each where it stood."""
    found = Vector(*made)
    for n, (s, rng) in enumerate(zip(states, rngs, strict=True)):
        found.batch.restore(n, s, rng)
    for name, values in kept.items():
        getattr(found, name)[:] = values
    return found


def seated(bots: Bots, seats: int) -> list[Bot | None]:
    """Return who plays each seat. One bot alone takes all seats but the first."""
    if bots is None:
        return [None] * seats
    given = bots if isinstance(bots, Mapping) else dict.fromkeys(range(1, seats), bots)
    found: list[Bot | None] = [None] * seats
    for seat, one in given.items():
        found[seat] = bot_named(one) if isinstance(one, str) else one
    if None not in found:
        raise ValueError("no seat is left to decide for")
    return found


def shared(values: Any, kind: Any) -> Any:
    """Return a NumPy array over the memory of a vector, which is never made larger; it keeps the vector alive."""
    view = np.frombuffer(values, kind)
    memory = (ctypes.c_ubyte * view.nbytes).from_address(view.ctypes.data)
    setattr(memory, "keeps", values)  # noqa: B010
    return np.frombuffer(memory, kind)
