"""Who pays for the event loop's time. Nobody else is answered while it works for one of them.

The time is that of the processor, taken step by step, and of all that a request starts: its tasks
inherit who pays.
"""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import wraps
from time import thread_time
from typing import Any, TypeVar

from argosy.server.http.limits import Bucket

C = TypeVar("C")
T = TypeVar("T")
payer: ContextVar[Bucket | None] = ContextVar("payer", default=None)


class Metered(Coroutine[Any, Any, T]):
    """A coroutine whose steps are paid for."""

    __slots__ = ("bucket", "work")

    def __init__(self, work: Coroutine[Any, Any, T], bucket: Bucket) -> None:
        self.work = work
        self.bucket = bucket

    def __await__(self) -> Generator[Any, Any, T]:
        return self

    def __iter__(self) -> "Metered[T]":
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def send(self, value: Any) -> Any:
        began = thread_time()
        try:
            return self.work.send(value)
        finally:
            self.bucket.spend(thread_time() - began)

    def throw(self, *problem: Any) -> Any:
        began = thread_time()
        try:
            return self.work.throw(*problem)
        finally:
            self.bucket.spend(thread_time() - began)

    def close(self) -> None:
        self.work.close()


async def paid(work: Coroutine[Any, Any, T], bucket: Bucket) -> T:
    """Do it at somebody's expense, with all the tasks that it starts."""
    token = payer.set(bucket)
    try:
        return await Metered(work, bucket)
    finally:
        payer.reset(token)


def on_account(job: Callable[[C], T]) -> Callable[[C], T]:
    """A job for another thread, which takes its time from the event loop all the same."""
    bucket = payer.get()
    if bucket is None:
        return job

    @wraps(job)
    def metered(argument: C) -> T:
        began = thread_time()
        try:
            return job(argument)
        finally:
            bucket.spend(thread_time() - began)

    return metered


def start_task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> "asyncio.Task[Any]":
    """The loop's task factory."""
    bucket = payer.get()
    if bucket is not None:
        work = Metered(work, bucket)
    return asyncio.Task(work, loop=loop, **more)
