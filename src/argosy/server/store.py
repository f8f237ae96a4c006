"""The one door to the database: one thread, one connection, group commit.

Whatever waits is done in one transaction, and nobody is answered before it is committed and
flushed. One connection
also keeps clear of the WAL-reset fault of SQLite before 3.51.3, which needs two.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from argosy.server.meter import on_account

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST = 64  # jobs in one transaction
GATHER = 0.002  # seconds to wait for company: a flush costs as much for one as for ten


class NotSaved(Exception):
    """The database refused; nothing of the job has happened, as far as anyone can know."""


class Conflict(NotSaved):
    """Somebody else has written this line: a second server, or a doubled id."""


@dataclass(slots=True)
class Task:
    job: Job[Any]
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


def engine_for(url: str) -> Engine:
    if url.startswith("postgres"):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
        return create_engine(url, pool_pre_ping=True, pool_size=1, max_overflow=0)
    engine = create_engine(
        url, pool_size=1, max_overflow=0, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # a commit is on the disk, not only in the system's cache
        "foreign_keys=ON",
        "busy_timeout=10000",
        "cache_size=-8000",
    ):
        connection.execute(f"PRAGMA {pragma}")


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.commits = 0
        self.failures = 0

    def open(self) -> None:
        from argosy.server.upgrade import upgrade

        upgrade(self.engine)
        self.thread.start()

    def close(self) -> None:
        """Everything asked for so far is still done."""
        if self.thread.is_alive():
            self.tasks.put(None)
            self.thread.join()
        self.engine.dispose()

    async def run(self, job: Job[T]) -> T:
        """The job's answer, once it is committed. Raises NotSaved."""
        loop = asyncio.get_running_loop()
        task = Task(on_account(job), loop.create_future(), loop)
        self.tasks.put(task)
        answer: T = await task.done
        return answer

    # ── In the thread ──

    def _work(self) -> None:
        connection: Connection | None = None
        while True:
            batch = self._next_batch()
            if not batch:
                break
            try:
                if connection is None or connection.closed or connection.invalidated:
                    connection = self.engine.connect()
                self._together(connection, batch)
            except Exception as problem:  # no job may end the thread: all tables depend on it
                self.failures += 1
                fail(batch, problem)
                put_away(connection)
                connection = None
        put_away(connection)

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
        """All in one transaction; if one of them fails, each on its own."""
        answers: list[tuple[Task, Any, Exception | None]] = []
        try:
            with connection.begin():
                answers = [(task, task.job(connection), None) for task in batch]
        except Exception as problem:
            if len(batch) > 1 and not is_broken(problem):
                for task in batch:
                    self._together(connection, [task])
                return
            if is_broken(problem):
                raise
            answers = [(task, None, problem) for task in batch]
        else:
            self.commits += 1
        settle(answers)


def is_broken(problem: Exception) -> bool:
    """Whether the connection, not the job, is at fault."""
    return isinstance(problem, OperationalError) or (
        isinstance(problem, DBAPIError) and problem.connection_invalidated
    )


def put_away(connection: Connection | None) -> None:
    if connection is not None:
        with contextlib.suppress(Exception):
            connection.close()


def fail(batch: list[Task], problem: Exception) -> None:
    settle([(task, None, problem) for task in batch])


def settle(answers: list[tuple[Task, Any, Exception | None]]) -> None:
    """One call into the event loop for all answers of a batch."""

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
    return problem


def alive(connection: Connection) -> bool:
    connection.execute(text("SELECT 1"))
    return True
