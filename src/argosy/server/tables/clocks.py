"""Clocks of tables, by the time of the server. What is stored is what was left at the latest line,
so they stand still while the server does.
"""

import asyncio
import heapq
from collections.abc import Callable
from dataclasses import dataclass, replace

from argosy.server import timing
from argosy.server.messages import ClockInfo
from argosy.server.storage.queries import SeatRow, TableRow

GRACE = 30_000  # ms that a seat gets at least when its person comes back
SILENT = {"live": 600_000, "slow": 86_400_000}  # ms without a sign of life


class Clock:
    """Runs for one seat at a time; bots and stand-ins have none."""

    def __init__(self, table: TableRow) -> None:
        self.kind = table.clock_kind
        self.whole = table.clock_seconds * 1000
        self.running: int | None = None
        self.since = 0.0

    def run(self, seat: SeatRow | None) -> None:
        """Let this seat's time pass from now on."""
        on = self.kind != "none" and seat is not None and seat.kind == "person" and not seat.bot
        self.running = seat.number if seat is not None and on else None
        self.since = timing.ticks()

    def resume(self, since: float) -> None:
        """Let the clock that runs have run since an earlier tick."""
        self.since = since

    def left(self, seat: SeatRow) -> int:
        passed = int((timing.ticks() - self.since) * 1000) if self.running == seat.number else 0
        return max(seat.left_ms - passed, 0)

    def stopped(self, seat: SeatRow) -> SeatRow:
        """Return the seat as it is after its decision, which is stored with the line."""
        if self.kind == "move":
            return replace(seat, left_ms=self.whole)
        return replace(seat, left_ms=self.left(seat))

    def returned(self, seat: SeatRow) -> SeatRow:
        """Return the seat when its person is back, with enough time to decide at all."""
        least = self.whole if self.kind == "move" else min(GRACE, self.whole)
        return replace(seat, left_ms=max(seat.left_ms, least))

    def info(self, seats: list[SeatRow], names: tuple[str, ...]) -> ClockInfo:
        info = ClockInfo(self.kind, self.whole // 1000)
        if self.kind != "none":
            info.running = None if self.running is None else names[self.running]
            info.left = {names[s.number]: self.left(s) for s in seats if s.kind == "person"}
        return info


@dataclass(frozen=True, slots=True)
class Alarm:
    since: float  # tick at which the clock of the seat that must decide began to run
    due: float  # tick at which it runs out


class Alarms:
    """The clocks of tables that nobody has open. A table is opened again when its time is up.

    An alarm takes a few hundred bytes, where the table would take as many thousand.
    """

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
        """Return the alarm of a table, and turn it off: its room minds the clock from now on."""
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
