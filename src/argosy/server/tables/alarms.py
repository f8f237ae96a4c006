"""Clocks of tables that nobody has open: a table is only opened again when its time is up."""

import asyncio
import heapq
from collections.abc import Callable
from dataclasses import dataclass

from argosy.server import timing


@dataclass(frozen=True, slots=True)
class Alarm:
    since: float  # ticks at which the clock of whoever is asked began to run
    due: float  # ticks at which it has run out


class Alarms:
    """A few hundred bytes for each table, where the table itself would take as many thousand."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self.ring = ring
        self.set_for: dict[str, Alarm] = {}
        self._queue: list[tuple[float, str]] = []
        self._timer: asyncio.TimerHandle | None = None

    def set(self, table: str, alarm: Alarm) -> None:
        self.set_for[table] = alarm
        heapq.heappush(self._queue, (alarm.due, table))
        if len(self._queue) > 2 * len(self.set_for) + 100:  # mostly alarms that were taken off
            self._queue = [(alarm.due, table) for table, alarm in self.set_for.items()]
            heapq.heapify(self._queue)
        self._wind()

    def take(self, table: str) -> Alarm | None:
        """Its alarm, off from now on: whoever opens the table minds its clock."""
        return self.set_for.pop(table, None)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.set_for.clear()

    def _wind(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._queue and not self._counts(*self._queue[0]):
            heapq.heappop(self._queue)
        if self._queue:
            wait = max(self._queue[0][0] - timing.ticks(), 0.0)
            self._timer = asyncio.get_running_loop().call_later(wait, self._due)

    def _counts(self, due: float, table: str) -> bool:
        alarm = self.set_for.get(table)
        return alarm is not None and alarm.due == due

    def _due(self) -> None:
        now = timing.ticks()
        while self._queue and self._queue[0][0] <= now:
            due, table = heapq.heappop(self._queue)
            if self._counts(due, table):
                self.ring(table)
        self._wind()
