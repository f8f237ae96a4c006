"""Checks that the database takes writes. It is tried when somebody asks, once a second at most."""

import asyncio

from sqlalchemy import Connection, update

from argosy.server import timing
from argosy.server.storage import schema
from argosy.server.storage.store import NotSaved, Store

FRESH = 1.0  # seconds after which it is tried again,
TRUST = 4.0  # seconds that the last answer counts meanwhile
PATIENCE = 3.0  # seconds without an answer after which it counts as dead


class HealthCheck:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.trying: asyncio.Task[None] | None = None
        self.problem = ""
        self.at = -TRUST

    async def check(self) -> None:
        """Raise NotSaved if the database takes no writes. Answers at once, from the last try, while
        that is recent.
        """
        age = timing.ticks() - self.at
        if self.trying is None and age >= FRESH:
            self.trying = asyncio.create_task(self._try())
        if self.trying is not None and (age >= TRUST or self.problem):
            done, _ = await asyncio.wait({self.trying}, timeout=PATIENCE)
            if not done:
                raise NotSaved("the database does not answer")
        if self.problem:
            raise NotSaved(self.problem)

    async def _try(self) -> None:
        problem = ""
        try:
            await self.store.run(write)
        except NotSaved as refused:
            problem = str(refused) or type(refused).__name__
        finally:
            self.problem, self.at, self.trying = problem, timing.ticks(), None


def write(db: Connection) -> None:
    """Write something: a database that can be read may be full all the same."""
    db.execute(update(schema.health).values(at=timing.now()))
