"""Charges each address for the processor time that it causes. Nobody else is answered meanwhile.

The time is taken step by step, and of everything that a request starts: its tasks inherit who pays.
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
    """A coroutine whose steps somebody pays for."""

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
    """Do some work at the expense of a bucket, with all the tasks that it starts."""
    token = payer.set(bucket)
    try:
        return await Metered(work, bucket)
    finally:
        payer.reset(token)


def on_account(job: Callable[[C], T]) -> Callable[[C], T]:
    """Return a job for another thread that is charged to the payer of this one. It takes its time
    from the event loop all the same.
    """
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
    """Start a task that inherits who pays. This is the loop's task factory."""
    bucket = payer.get()
    if bucket is not None:
        work = Metered(work, bucket)
    return asyncio.Task(work, loop=loop, **more)
