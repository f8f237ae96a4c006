"""The only way to the database: one thread, one connection, group commit.

Everything that waits is done in one transaction, and nobody is answered before it is committed and
flushed. One connection also keeps clear of the WAL-reset fault of SQLite before 3.51.3, which needs
two.

A database may fall silent. Nobody waits for it longer than `PATIENCE`. A caller that has stopped
waiting does not know whether its job was done, and reads again before it does anything else. That
reading comes after the job, whatever became of it.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from argosy.core.edition import bad
from argosy.core.phrase import verbatim
from argosy.server.http.cpu_accounting import on_account
from argosy.server.logs import log
from argosy.server.problems import Problem
from argosy.server.storage.connection import STALL, StoreConnection, Unended
from argosy.server.storage.database import called, engine_for, file_of, plainly, reason, tighten
from argosy.server.storage.upgrade import upgrade

__all__ = ["Conflict", "Full", "Job", "NotSaved", "Store", "T", "engine_for"]

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST = 64  # jobs in one transaction
GATHER = 0.002  # seconds to wait for company: a flush costs as much for one as for ten
PATIENCE = 5.0  # seconds that anybody waits for the answer to a job
WAITING = 2000  # jobs that wait; with more of them nobody at the end would be answered in time
FAREWELL = 2.0  # seconds that the jobs under way get when the server ends
PAUSE = 1.0  # seconds between two tries to reach the database at the start
# What PostgreSQL says of one job on a connection that is as good as before: it took too long, it
# waited too long for a lock, it got in another's way.
ONE_JOB = {"57014", "55P03", "40001", "40P01"}
# What SQLite says when it can go on reading: the disk is full, another writes. A new connection would
# have to write before it could read.
STILL_READS = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR_WRITE}


class NotSaved(Exception):
    """The database refused. Nothing of the job has happened, as far as anyone can know."""


class Conflict(NotSaved):
    """Somebody else has written this line: a second server, or a request with the same id."""


class Full(NotSaved):
    """More jobs wait than can be done in time. This one has not been begun."""


@dataclass(slots=True)
class Task:
    job: Job[Any]
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class Store:
    def __init__(self, url: str, wait: float = 60.0) -> None:
        """`wait`: seconds that a database on a server may take to appear at the start."""
        self.url = url
        self.wait = wait
        self.engine = engine_for(url)
        self.connection = StoreConnection(self.engine)
        self.tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.commits = 0
        self.failures = 0
        self.is_open = False

    def open(self) -> None:
        """Bring the database to its newest form, and get ready for jobs; raises BadInput. A second
        call does nothing.
        """
        if self.is_open:
            return
        with plainly(self.engine):
            self._await_database()
        path = file_of(self.engine)
        for name in tighten(path) if path is not None else ():
            log("file_tightened", file=name)
        self.is_open = True
        self.thread.start()

    def _await_database(self) -> None:
        """Wait for a database server that may be starting or recovering."""
        limit = time.monotonic() + self.wait
        while True:
            try:
                upgrade(self.engine)
                return
            except OperationalError as problem:
                if not self.connection.is_remote:
                    raise
                left = limit - time.monotonic()
                if left <= 0:
                    raise bad(
                        "database-away",
                        database=verbatim(called(self.engine)),
                        seconds=verbatim(f"{self.wait:g}"),
                        reason=verbatim(reason(problem)),
                    ) from None
                log("database_awaited", seconds_left=round(left), problem=reason(problem))
                time.sleep(min(PAUSE, left))

    def close(self) -> None:
        """Finish everything asked for so far, unless the database does not answer."""
        if self.thread.is_alive():
            self.tasks.put(None)
            self.thread.join(FAREWELL)
            if self.thread.is_alive():
                self.connection.cut(after=0.0)
                self.thread.join(FAREWELL / 4)
            if self.thread.is_alive():  # it ends with the process
                log("store_abandoned", waiting=self.tasks.qsize())
                return
        self.engine.dispose()

    async def run(self, job: Job[T]) -> T:
        """Return the job's answer once it is committed. Raises NotSaved."""
        if self.tasks.qsize() >= WAITING:
            raise Full("too many jobs wait")
        loop = asyncio.get_running_loop()
        task = Task(on_account(job), loop.create_future(), loop)
        self.tasks.put(task)
        limit = loop.call_later(PATIENCE, self._give_up, task)
        try:
            answer: T = await task.done
        finally:
            limit.cancel()
        return answer

    def _give_up(self, task: Task) -> None:
        """Stop waiting for the answer to a job."""
        if task.done.done():
            return
        task.done.set_exception(NotSaved("the database does not answer"))
        # Once more a little later, if what is under way is only beginning to stall.
        task.loop.call_later(STALL, self.connection.cut)
        self.connection.cut()

    async def run_or_refuse(self, job: Job[T]) -> T:
        """Run a job for a client: raises Problem where `run` raises NotSaved."""
        try:
            return await self.run(job)
        except Full as problem:
            raise refusal(problem) from None
        except NotSaved as problem:
            log("not_saved", problem=str(problem))
            raise refusal(problem, "problem-not-saved") from None

    # ── In the thread ──

    def _work(self) -> None:
        while batch := self._next_batch():
            wanted = [task for task in batch if is_wanted(task)]
            if not wanted:
                continue
            began = False
            try:
                connection = self.connection.connected()
                began = True
                self._together(connection, wanted)
            except Exception as problem:  # no job may end the thread: all tables depend on it
                self.failures += 1
                self.connection.drop(lost=began)
                fail(wanted, problem)
            self.connection.rest()
        self.connection.drop()

    def _next_batch(self) -> list[Task]:
        first = self.tasks.get()
        time.sleep(GATHER)
        batch: list[Task] = []
        task: Task | None = first
        while task is not None:
            batch.append(task)
            if len(batch) == MOST:
                return batch
            try:
                task = self.tasks.get_nowait()
            except queue.Empty:
                return batch
        if batch:
            self.tasks.put(None)  # finish these first, then stop
        return batch

    def _together(self, connection: Connection, batch: list[Task]) -> None:
        """Do all jobs in one transaction; if one of them fails, each on its own."""
        answers: list[tuple[Task, Any, Exception | None]] = []
        try:
            with connection.begin():
                for task in batch:
                    self.connection.working()
                    answers.append((task, task.job(connection), None))
                self.connection.working()
        except Exception as problem:
            if is_broken(problem):
                raise
            if len(batch) > 1:
                for task in filter(is_wanted, batch):
                    self._together(connection, [task])
                return
            self.failures += isinstance(problem, DBAPIError)
            answers = [(task, None, problem) for task in batch]
        else:
            self.commits += 1
        settle(answers)


def refusal(problem: NotSaved, says: str = "problem-database-silent") -> Problem:
    """Return what a client is told of a failure."""
    if isinstance(problem, Full):
        return Problem("busy", "problem-database-busy", retry=2)
    return Problem("not_saved", says, retry=2)


def is_wanted(task: Task) -> bool:
    """Say whether somebody still waits. Otherwise they were told that nothing has happened, and
    nothing shall.
    """
    return not task.done.done()


def is_broken(problem: Exception) -> bool:
    """Say whether the connection, not the job, is at fault."""
    if not isinstance(problem, DBAPIError):
        return False
    if problem.connection_invalidated:
        return True
    is_one_job = getattr(problem.orig, "sqlstate", None) in ONE_JOB
    code = getattr(problem.orig, "sqlite_errorcode", None)
    still_reads = code is not None and (code in STILL_READS or code & 0xFF in STILL_READS)
    return isinstance(problem, OperationalError) and not (is_one_job or still_reads)


def fail(batch: list[Task], problem: Exception) -> None:
    settle([(task, None, problem) for task in batch])


def settle(answers: list[tuple[Task, Any, Exception | None]]) -> None:
    """Deliver all answers of a batch with one call into the event loop."""

    def tell() -> None:
        for task, answer, problem in answers:
            if task.done.done():
                continue
            if problem is None:
                task.done.set_result(answer)
            else:
                task.done.set_exception(as_told(problem))

    with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
        answers[0][0].loop.call_soon_threadsafe(tell)


def as_told(problem: Exception) -> Exception:
    if isinstance(problem, IntegrityError):
        return Conflict(str(problem.orig))
    if isinstance(problem, DBAPIError):
        return NotSaved(str(problem.orig))
    if isinstance(problem, Unended):
        return NotSaved(str(problem))
    return problem
