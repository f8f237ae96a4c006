"""Runs the bots' processes, with a fair queue before them and a time limit over them.

The time limit counts from the moment of asking. All questions that wait share what the processes
can think until then, so with many tables bots answer as soon as ever, and think less. Of N
questions asked at once of W processes each gets a share of W * WITHIN seconds, and all together no
more than that. A question whose share is too small for a first look gets a first look all the same.
The last one is answered after WITHIN + N * (first look) / W.
"""

import asyncio
import contextlib
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from argosy.server import timing
from argosy.server.bots.schedule import (
    Account,
    Asker,
    AskerPath,
    GuestAddresses,
    Schedule,
    WaitTimes,
)
from argosy.server.bots.worker import Choice, Question
from argosy.server.logs import log

HARD_LIMIT = 5.0  # seconds beyond the budget after which a bot is stopped
WITHIN = 1.5  # seconds from asking in which everybody is to be answered
TURN = 4.0  # seconds in which a bot is to make all the decisions of its turn, if others wait
PATIENCE = 4.0  # seconds that a decision waits at most
SKIM = 0.005  # seconds: a part smaller than that is a first look, by the bot GLANCE
GLANCE = "greedy"
ABOUT = 0.9  # of its time is about all of it
MOST = 256  # bots' turns that wait at once,
MOST_EACH = 128  # and of one address

HINT_LEAST = 0.2  # seconds that a hint is worth even if others wait
HINT_WAIT = 2.0  # seconds after which a hint goes before bots' turns,
HINT_EVERY = 1.0  # if there was none for so long
HINT_PATIENCE = 10.0
HINTS = 32  # that wait or are thought about at once,
HINTS_EACH = 4  # and of one address; one of a guest

COMMAND = (sys.executable, "-m", "argosy.server.bots.worker")
ANYBODY = Asker()


class NoChoice(Exception):
    """The bot hung, crashed or raised: somebody has to play a safe move for it."""


class Crowded(Exception):
    """Too many questions wait. A bot's turn is played without thinking; a hint may be asked for
    again.
    """

    retry = 3  # seconds


class OneAtATime(Exception):
    """The person who asks for a hint is still waiting for another one."""


@dataclass(eq=False)
class PendingQuestion:
    question: Question
    path: AskerPath
    at: float
    since: float  # when the turn began of which this is a decision
    answer: "asyncio.Future[Choice]" = field(repr=False)
    process: asyncio.subprocess.Process | None = None
    began: float = 0.0
    limit: float = 0.0  # seconds since it began

    @property
    def is_hint(self) -> bool:
        return self.question.why

    def left(self, now: float, alone: bool = False) -> float:
        """Return the seconds until it should be answered."""
        until = self.at + WITHIN
        return max(0.0, (until if alone else min(until, self.since + TURN)) - now)

    def hurry(self, limit: float) -> None:
        """Tell the process to finish `limit` seconds after it began, if that is sooner than it was
        told.
        """
        if self.process is None or self.process.stdin is None or limit >= self.limit:
            return
        self.limit = limit
        if not self.process.stdin.is_closing():
            self.process.stdin.write(msgspec.json.encode(limit) + b"\n")


class BotPool:
    """A number of processes, and the questions that wait for them."""

    def __init__(
        self, count: int, command: Sequence[str] = COMMAND, limit: float = HARD_LIMIT
    ) -> None:
        self.count = count
        self.command = command
        self.limit = limit
        self.addresses = GuestAddresses()
        account = Account()
        self.turns: Schedule[PendingQuestion] = Schedule(account)
        self.hints: Schedule[PendingQuestion] = Schedule(account)
        self.account = account
        self.last_hint = (
            -math.inf
        )  # none yet: a clock that counts from the start of the machine may be near 0
        self.was_late = False
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.answered = 0
        self.failed = 0
        self.shortened = 0  # had less time than their level has,
        self.degraded = 0  # or only a first look, or not even that
        self.waited = WaitTimes()

    @property
    def waiting(self) -> list[PendingQuestion]:
        return [*self.turns.waiting.values(), *self.hints.waiting.values()]

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self._serve()) for _ in range(self.count)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for asked in self.waiting:
            asked.answer.cancel()

    # ── Asking ──

    async def choose(
        self,
        table: str,
        question: Question,
        asker: Asker = ANYBODY,
        since: float | None = None,
    ) -> Choice:
        """Return the action, and its reasons if they were asked for; raises NoChoice, Crowded or
        OneAtATime.

        A caller that is cancelled while it waits gives up the question: nobody else waits for it.
        """
        loop = asyncio.get_running_loop()
        path = AskerPath(asker.address, asker.guest, table)
        now = timing.ticks()
        asked = PendingQuestion(
            question, path, now, now if since is None else since, loop.create_future()
        )
        schedule = self._schedule(asked)
        self._admit(asked)
        schedule.add(asked)
        self.wake.set()
        self._hurry_others()
        patience = HINT_PATIENCE if asked.is_hint else PATIENCE
        timer = loop.call_later(patience, self._give_up, asked)
        try:
            return await asked.answer
        finally:
            timer.cancel()
            if not schedule.drop(asked):
                asked.hurry(0.0)

    def _schedule(self, asked: PendingQuestion) -> Schedule[PendingQuestion]:
        return self.hints if asked.is_hint else self.turns

    def _admit(self, asked: PendingQuestion) -> None:
        address = asked.path.address
        if not asked.is_hint:
            if len(self.turns) >= MOST or self.turns.count(address) >= MOST_EACH:
                self.degraded += 1
                raise Crowded
            return
        hints = list(self.hints)
        if any(hint.path.guest == asked.path.guest for hint in hints):
            raise OneAtATime
        if len(hints) >= HINTS or self.hints.count(address) >= HINTS_EACH:
            raise Crowded

    def _give_up(self, asked: PendingQuestion) -> None:
        """Stop waiting for a process: all of them hang, or there are very many questions."""
        if self._schedule(asked).drop(asked) and not asked.answer.done():
            self.degraded += not asked.is_hint
            asked.answer.set_exception(Crowded())

    # ── Whose turn it is, and for how long ──

    def _next(self, now: float) -> PendingQuestion:
        """Return the question to think about next.

        Bots' turns come before hints, but a hint does not wait for ever. Every other turn may be
        one that is late, no matter who asked: it gets a first look.
        """
        if self.hints and (not self.turns or self._is_hint_due(now)):
            self.last_hint = now
            return self.hints.take()
        self.was_late = not self.was_late and not self.turns.oldest().left(now)
        return self.turns.take(oldest=self.was_late)

    def _is_hint_due(self, now: float) -> bool:
        return now - self.hints.oldest().at >= HINT_WAIT and now - self.last_hint >= HINT_EVERY

    def _allowance(self, asked: PendingQuestion, now: float) -> float:
        """Return the seconds for a question, so that all that wait can be answered in time."""
        schedule = self._schedule(asked)
        if asked.is_hint and self.turns:
            return HINT_LEAST
        together = list(schedule)
        alone = len(together) == 1
        left = sum(each.left(now, alone) for each in together) / len(together)
        part = min(asked.question.seconds, self.count * left * schedule.part(asked))
        return max(HINT_LEAST, part) if asked.is_hint else min(part, asked.left(now, alone))

    def _hurry_others(self) -> None:
        """Make the questions under way share with one that has just come."""
        now = timing.ticks()
        for schedule in (self.turns, self.hints):
            for asked in schedule.busy.values():
                if asked.limit > (HINT_LEAST if asked.is_hint else SKIM):
                    asked.hurry(self._allowance(asked, now))

    def _given(self, asked: PendingQuestion, now: float) -> Question:
        """Return the question as a process is asked it, with the time that there is."""
        question = asked.question
        seconds = self._allowance(asked, now)
        level = question.level
        if seconds < min(SKIM, question.seconds):
            level, seconds = GLANCE, SKIM
            self.degraded += 1
        elif seconds < ABOUT * question.seconds:
            self.shortened += 1
        return msgspec.structs.replace(question, level=level, seconds=seconds)

    # ── The processes ──

    async def _serve(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                process = await self._warm(process)
                while not self.turns and not self.hints:
                    self.wake.clear()
                    await self.wake.wait()
                process = await self._answer(process, self._next(timing.ticks()))
        finally:
            await stop(process)

    async def _warm(
        self, process: asyncio.subprocess.Process | None
    ) -> asyncio.subprocess.Process | None:
        """Return a process that reads the games before anybody asks. If none can be started, the
        next question tries again.
        """
        if process is None:
            with contextlib.suppress(OSError):
                return await start(self.command)
        return process

    async def _answer(
        self, process: asyncio.subprocess.Process | None, asked: PendingQuestion
    ) -> asyncio.subprocess.Process | None:
        """Ask a process, a new one if need be. One that fails is not asked again."""
        try:
            if process is None or process.returncode is not None:
                process = await start(self.command)
            choice = await self._ask(process, asked)
            if choice.problem:
                raise NoChoice(choice.problem)
        except asyncio.CancelledError:
            asked.answer.cancel()
            await stop(process)
            raise
        except Exception as problem:
            self.failed += 1
            says = str(problem) or type(problem).__name__
            log("bot_failed", table=asked.path.table, level=asked.question.level, problem=says)
            if not asked.answer.done():
                asked.answer.set_exception(NoChoice(says))
            await stop(process)
            return None
        finally:
            self._schedule(asked).done(asked)
        self.answered += 1
        if not asked.answer.done():
            asked.answer.set_result(choice)
        return process

    async def _ask(self, process: asyncio.subprocess.Process, asked: PendingQuestion) -> Choice:
        now = asked.began = timing.ticks()
        self.waited.add(now - asked.at)
        question = self._given(asked, now)
        asked.process, asked.limit = process, question.seconds
        try:
            return await asyncio.wait_for(ask(process, question), question.seconds + self.limit)
        finally:
            asked.process = None
            done = timing.ticks()
            self.account.charge(asked.path, done - now, done)


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
