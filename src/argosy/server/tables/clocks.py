"""Clocks: server time only. What is stored is what was left at the latest line, so they stand
still while the server does.
"""

from dataclasses import replace

from argosy.server import timing
from argosy.server.messages import ClockInfo
from argosy.server.storage.queries import SeatRow, TableRow

GRACE = 30_000  # ms that a seat gets at least when its owner comes back
SILENT = {"live": 600_000, "slow": 86_400_000}  # ms without a sign of life


class Clock:
    """Runs for one seat at a time; bots and stand-ins have none."""

    def __init__(self, table: TableRow) -> None:
        self.kind = table.clock_kind
        self.whole = table.clock_seconds * 1000
        self.running: int | None = None
        self.since = 0.0

    def run(self, seat: SeatRow | None) -> None:
        """From now on this seat's time passes."""
        on = self.kind != "none" and seat is not None and seat.kind == "person" and not seat.bot
        self.running = seat.number if seat is not None and on else None
        self.since = timing.ticks()

    def left(self, seat: SeatRow) -> int:
        passed = int((timing.ticks() - self.since) * 1000) if self.running == seat.number else 0
        return max(seat.left_ms - passed, 0)

    def stopped(self, seat: SeatRow) -> SeatRow:
        """The seat as it is after its decision: what is stored with the line."""
        if self.kind == "move":
            return replace(seat, left_ms=self.whole)
        return replace(seat, left_ms=self.left(seat))

    def returned(self, seat: SeatRow) -> SeatRow:
        """The seat when its owner is back: he gets time to decide at all."""
        least = self.whole if self.kind == "move" else min(GRACE, self.whole)
        return replace(seat, left_ms=max(seat.left_ms, least))

    def told(self, seats: list[SeatRow], names: tuple[str, ...]) -> ClockInfo:
        info = ClockInfo(self.kind, self.whole // 1000)
        if self.kind != "none":
            info.running = None if self.running is None else names[self.running]
            info.left = {names[s.number]: self.left(s) for s in seats if s.kind == "person"}
        return info
