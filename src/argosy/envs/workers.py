"""The games of a vector in several processes, which write into the same arrays.

Compiled code holds the interpreter's lock, so threads would wait for each other. Each process steps some of the games
and copies what it shows into memory that all share. The games are those of one process with the same seeds.
"""

import multiprocessing
import traceback
import weakref
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from argosy.core.contract import Rng, State
from argosy.envs.batch import Illegal
from argosy.envs.vector import Array, Games, Made, Vector

SHOWN = ("observations", "masks", "legal", "counts", "deciders", "rewards", "dones", "lengths")
PATIENCE = 5.0  # seconds that a process may take to end by itself

Kept = tuple[Any, str, tuple[int, ...]]  # memory, the kind of its numbers, and its shape


class Workers(Games):
    """Games that several processes share. It ends them when it is closed or nobody needs it any more."""

    def __init__(self, made: Made, workers: int) -> None:
        name, n, seed, bots, observations, masks, autoreset, options = made
        super().__init__(name, n, options)
        if not 1 <= workers <= n:
            raise ValueError(f"workers are from 1 to the number of games, {n}")
        self._resets = autoreset
        context = multiprocessing.get_context("spawn")
        shapes: dict[str, tuple[str, tuple[int, ...]]] = {
            "observations": ("u1", (n, len(self.names) if observations else 0)),
            "masks": ("?", (n, len(self.numbering) if masks else 0)),
            "legal": ("i4", (n, int(self.game.room))),
            "counts": ("i4", (n,)),
            "deciders": ("i4", (n,)),
            "actions": ("i4", (n,)),
            "rewards": ("f8", (n, self.seats)),
            "dones": ("?", (n,)),
            "lengths": ("i4", (n,)),
        }
        kept: dict[str, Kept] = {}
        for each, (kind, shape) in shapes.items():
            size = int(np.dtype(kind).itemsize * np.prod(shape))
            kept[each] = (context.RawArray("b", max(1, size)), kind, shape)
            setattr(self, each, array(kept[each]) if size else None)
        self._firsts = [
            n * k // workers for k in range(workers + 1)
        ]  # where each one's games begin
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        # Whoever forgets to close it: the processes end with this object, or with the program.
        self._end = weakref.finalize(self, end, self._pipes, self._processes)
        for k in range(workers):
            first, beyond = self._firsts[k], self._firsts[k + 1]
            share = (name, beyond - first, 0, bots, observations, masks, autoreset, options)
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, share, kept, first), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self.seed(seed)

    def seed(self, seed: int | Sequence[int]) -> None:
        seeds = list(range(seed, seed + self.n) if isinstance(seed, int) else seed)
        self._ask("seed", [seeds[a:b] for a, b in self._shares()])

    def step(self, actions: Any) -> None:
        self.actions[:] = actions
        legal = self._are_legal(self.actions)
        if not self._resets:
            legal |= self.dones
        if not legal.all():
            n = int(np.flatnonzero(~legal)[0])
            raise Illegal(f"game {n}: action {self.actions[n]} is not legal")
        self._ask("step", [None] * len(self._pipes))

    def _are_legal(self, actions: Array) -> Array:
        """By game: whether its action is legal. Asked here, so that no process goes on if one may not."""
        if self.masks is not None:
            inside = (actions >= 0) & (actions < self.masks.shape[1])
            return inside & self.masks[np.arange(self.n), np.where(inside, actions, 0)]
        found = self.legal == actions[:, None]
        return (found & (np.arange(self.legal.shape[1]) < self.counts[:, None])).any(1)

    def sample(self, rng: Rng) -> Array:
        for n in np.flatnonzero(self.counts):
            self.actions[n] = self.legal[n, rng.below(int(self.counts[n]))]
        return self.actions

    def state(self, n: int) -> State:
        k = next(k for k, (_, beyond) in enumerate(self._shares()) if n < beyond)
        found: State = self._ask_one(k, "state", n - self._firsts[k])
        return found

    def load(self, states: Sequence[State]) -> None:
        self._ask("load", [list(states[a:b]) for a, b in self._shares()])

    def looks(self) -> Array:
        return np.concatenate(self._ask("looks", [None] * len(self._pipes)))

    def close(self) -> None:
        self._end()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("games in several processes cannot be copied: use workers=1")

    # ── Asking ──

    def _shares(self) -> list[tuple[int, int]]:
        return list(zip(self._firsts, self._firsts[1:], strict=False))

    def _ask(self, what: str, given: list[Any]) -> list[Any]:
        """Ask all, then wait for the answers of all."""
        self._begin()
        for pipe, each in zip(self._pipes, given, strict=True):
            self._send(pipe, what, each)
        return [self._answer(k) for k in range(len(self._pipes))]

    def _ask_one(self, k: int, what: str, given: Any) -> Any:
        self._begin()
        self._send(self._pipes[k], what, given)
        return self._answer(k)

    def _begin(self) -> None:
        if not self._end.alive:
            raise RuntimeError("these games were closed")

    def _send(self, pipe: Connection, what: str, given: Any) -> None:
        with suppress(OSError):  # it has ended: `_answer` says so
            pipe.send((what, given))

    def _answer(self, k: int) -> Any:
        """Return what a worker answers. If it has failed, all end, and whoever asked is told why."""
        try:
            problem, found = self._pipes[k].recv()
        except (EOFError, OSError):
            process = self._processes[k]
            process.join(PATIENCE)
            code = process.exitcode
            self.close()
            raise RuntimeError(f"worker {k} has ended (exit code {code})") from None
        if problem:
            self.close()
            raise RuntimeError(f"worker {k} has failed:\n{problem}")
        return found


def end(pipes: list[Connection], processes: list[Any]) -> None:
    """A pipe that is closed tells its worker to end; one that does not is ended."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()


def array(kept: Kept) -> Array:
    memory, kind, shape = kept
    return np.frombuffer(memory, kind, int(np.prod(shape))).reshape(shape)


# ── In a worker ───────────────────────────────────────────────────────────────────────────────────


def serve(pipe: Connection, made: Made, kept: dict[str, Kept], first: int) -> None:
    """Step some of the games, until the pipe is closed."""
    try:
        games = Vector(*made)
        mine = slice(first, first + games.n)
        actions = array(kept["actions"])[mine]
        shown = {
            name: array(kept[name])[mine] for name in SHOWN if getattr(games, name) is not None
        }
        while True:
            what, given = pipe.recv()
            answer = done(games, actions, what, given)
            for name, values in shown.items():
                values[:] = getattr(games, name)
            pipe.send(("", answer))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception:
        pipe.send((traceback.format_exc(), None))


def done(games: Vector, actions: Array, what: str, given: Any) -> State | Array | None:
    """Do what was asked."""
    if what == "state":
        return games.state(given)
    if what == "looks":
        return games.looks()
    if what == "step":
        games.step(actions)
    elif what == "seed":
        games.seed(given)
    else:
        games.load(given)
    return None
