"""The bots' processes: a fair queue before them, a time limit over them."""

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from argosy.server.logs import log
from argosy.server.thinker import Choice, Question

HARD_LIMIT = 5.0  # seconds beyond the budget after which a bot is stopped
SECONDS = {"easy": 0.2, "medium": 0.6, "hard": 1.5}
COMMAND = (sys.executable, "-m", "argosy.server.thinker")


class NoChoice(Exception):
    """The bot hung, crashed or raised; somebody has to play a safe move for it."""


@dataclass
class Asked:
    question: Question
    table: str
    answer: "asyncio.Future[Choice]" = field(repr=False)


class Thinkers:
    """So many processes, and one question of a table at a time: no table can crowd out another."""

    def __init__(
        self, count: int, command: Sequence[str] = COMMAND, limit: float = HARD_LIMIT
    ) -> None:
        self.count = count
        self.command = command
        self.limit = limit
        self.waiting: deque[Asked] = deque()
        self.ready = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []
        self.answered = 0
        self.failed = 0

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self._serve(n)) for n in range(self.count)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for asked in self.waiting:
            asked.answer.cancel()

    async def choose(self, table: str, question: Question) -> Choice:
        """The action, and why if that was asked; raises NoChoice."""
        asked = Asked(question, table, asyncio.get_running_loop().create_future())
        async with self.ready:
            self.waiting.append(asked)
            self.ready.notify()
        return await asked.answer

    async def _serve(self, number: int) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                async with self.ready:
                    await self.ready.wait_for(lambda: self.waiting)
                    asked = self.waiting.popleft()
                if asked.answer.done():
                    continue
                process = await self._answer(process, asked)
        finally:
            await stop(process)

    async def _answer(
        self, process: asyncio.subprocess.Process | None, asked: Asked
    ) -> asyncio.subprocess.Process | None:
        """Ask a process, a new one if need be; one that fails is not asked again."""
        try:
            if process is None or process.returncode is not None:
                process = await start(self.command)
            limit = asked.question.seconds + self.limit
            choice = await asyncio.wait_for(ask(process, asked.question), limit)
            if choice.problem:
                raise NoChoice(choice.problem)
        except asyncio.CancelledError:
            asked.answer.cancel()
            await stop(process)
            raise
        except Exception as problem:
            self.failed += 1
            says = str(problem) or type(problem).__name__
            log("bot_failed", table=asked.table, level=asked.question.level, problem=says)
            if not asked.answer.done():
                asked.answer.set_exception(NoChoice(says))
            await stop(process)
            return None
        self.answered += 1
        if not asked.answer.done():
            asked.answer.set_result(choice)
        return process


async def start(command: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20
    )


async def ask(process: asyncio.subprocess.Process, question: Question) -> Choice:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise NoChoice("the process ended")
    return msgspec.json.decode(line, type=Choice)


async def stop(process: asyncio.subprocess.Process | None) -> None:
    if process is None or process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    with contextlib.suppress(Exception):
        await process.wait()
