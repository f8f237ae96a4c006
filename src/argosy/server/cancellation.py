"""Does work that is only wanted until something else happens."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def unless(end: Coroutine[Any, Any, object], work: Coroutine[Any, Any, T]) -> T | None:
    """Return what the work comes to. If the end comes first, cancel the work and return None."""
    task = asyncio.create_task(work)
    ending = asyncio.create_task(end)
    try:
        await asyncio.wait({task, ending}, return_when=asyncio.FIRST_COMPLETED)
        return None if ending.done() else await task
    finally:
        task.cancel()
        ending.cancel()
        await asyncio.gather(task, ending, return_exceptions=True)
