"""Whether the database lives. It is asked now and then, so that asking the server costs nothing."""

import asyncio

from argosy.server import times
from argosy.server.problems import Problem
from argosy.server.store import Store, alive

EVERY = 1.0  # seconds
PATIENCE = 5.0  # seconds without an answer after which it counts as dead


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard = times.ticks()
        self.failed = False

    async def beat(self) -> None:
        while True:
            try:
                await self.store.run(alive)
            except Exception:  # whatever it is: the next beat asks again
                self.failed = True
            else:
                self.failed = False
                self.heard = times.ticks()
            await asyncio.sleep(EVERY)

    def check(self) -> None:
        """Raises Problem."""
        if self.failed or times.ticks() - self.heard > EVERY + PATIENCE:
            raise Problem("not_saved", "The database does not answer.", retry=2)
