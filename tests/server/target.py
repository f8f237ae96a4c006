"""A server to be killed: `python target.py PORT DATABASE [early]`.

`early` is the control: it acknowledges before the write is safe, as most servers of this kind do.
"""

import sys
import time
from dataclasses import fields
from typing import Any

from argosy.server.context import Context, Settings
from argosy.server.http.limits import Limits, Rate
from argosy.server.runner import make
from argosy.server.storage.store import Job, Store, T

PLENTY = Rate(1e9, 1e9)
RATES: dict[str, Any] = {each.name: PLENTY for each in fields(Limits) if each.type is Rate}
GENEROUS = Limits(
    **RATES,
    requests_at_once=10_000,
    sockets_per_address=10_000,
    sockets_per_guest=10_000,
    connections_per_address=10_000,
)


class EarlyStore(Store):
    """Says that lines are written when they are only about to be."""

    async def run(self, job: Job[T]) -> T:
        if "append" not in job.__qualname__:
            return await super().run(job)

        def slow(db: Any) -> T:
            time.sleep(0.005)
            return job(db)

        self._promise = super().run(slow)
        import asyncio

        task = asyncio.ensure_future(self._promise)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return None  # type: ignore[return-value]


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    settings = Settings(database=database, limits=GENEROUS)
    context = Context(settings)
    if "early" in sys.argv:
        context.store.__class__ = EarlyStore
    make(settings, "127.0.0.1", port, context).run()


if __name__ == "__main__":
    main()
