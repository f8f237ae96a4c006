"""A bot in a process of its own, below everybody else's priority: whatever it does, the game goes on.

A bot that hangs, crashes or answers illegally is replaced for this decision by a safe legal move, which is logged, and
by a new process for the next.
"""

import contextlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from mypy_extensions import i64

from argosy.bots.bot import Bot
from argosy.bots.greedy import GreedyBot
from argosy.bots.names import bot
from argosy.core.contract import LEGAL, Game, Rng, State
from argosy.core.registry import edition

NICE = 10
STARTING = 20.0  # seconds that a new process may take on a busy machine, beyond the limit
log = logging.getLogger("argosy.bots")

Question = tuple[str, dict[str, int], dict[str, list[int]], int, int]


def safe_move(game: Game[State], known: State, seat: int, rng: Rng) -> int:
    """A sensible legal action that takes no time; any legal one if even that fails."""
    with contextlib.suppress(Exception):
        return int(GreedyBot().choose(game, known, seat, rng))
    return int(game.actions(known, seat)[0])


def serve(maker: Callable[[], Bot], questions: Connection) -> None:
    """In the process: answer with an action, or with a sentence about what went wrong."""
    os.nice(NICE)
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        player = maker()
        while True:
            name, options, dump, seat, seed = questions.recv()
            try:
                game: Game[State] = edition(name).make(options)
                answer: int | str = int(player.choose(game, game.load(dump), seat, Rng(seed)))
            except Exception as problem:
                answer = f"{type(problem).__name__}: {problem}"
            questions.send(answer)


class KeptBot(Bot):
    """`KeptBot("sea_routes", "hard")` decides like `bot("hard")`, and nothing it does can stop a game."""

    def __init__(
        self,
        game: str,
        name: str,
        *,
        limit: float = 10.0,
        maker: Callable[[], Bot] | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.name = name
        self.limit = limit
        self.maker = maker or partial(bot, name)
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.replaced = 0

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        legal = game.actions(known, seat)
        if len(legal) == 1:
            return legal[0]
        seed = int(rng.word())
        question = (self.game, dict(game.options), known.dump(), int(seat), seed)
        answer = self.answer(question)
        if isinstance(answer, int) and game.why_not(known, seat, answer) == LEGAL:
            return answer
        if isinstance(answer, int):
            answer = f"illegal action {answer}"
        self.replaced += 1
        log.warning("bot %s on seat %d of %s replaced: %s", self.name, seat, self.game, answer)
        return safe_move(game, known, int(seat), Rng(seed))

    def answer(self, question: Question) -> int | str:
        try:
            limit = self.limit
            if self.process is None or not self.process.is_alive() or self.line is None:
                self.start()
                limit += STARTING
            assert self.line is not None
            self.line.send(question)
            if not self.line.poll(limit):
                self.stop()
                return f"no answer within {limit:g} seconds"
            found: int | str = self.line.recv()
            return found
        except (EOFError, OSError) as problem:
            self.stop()
            return f"its process ended ({type(problem).__name__})"

    def start(self) -> None:
        self.stop()
        context = multiprocessing.get_context("forkserver")
        self.line, far = context.Pipe()
        self.process = context.Process(target=serve, args=(self.maker, far), daemon=True)
        self.process.start()
        far.close()

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.line is not None:
            self.line.close()
            self.line = None
