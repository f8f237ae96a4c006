"""What stands between strangers and the tables: the limits, and how much of them is used."""

import asyncio

from argosy.server.budget import Budget
from argosy.server.chatter import Chatter
from argosy.server.doors import Doors
from argosy.server.limits import Limits
from argosy.server.load import Load
from argosy.server.metrics import Metrics
from argosy.server.proxies import Proxies

SWEEP = 1.0  # seconds


class Edge:
    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.metrics = Metrics()
        self.budget = Budget(limits)
        self.chatter = Chatter(limits)
        self.load = Load(limits, self.metrics)
        self.doors = Doors(limits, proxies)

    async def watch(self) -> None:
        """For as long as the server runs."""
        lag = asyncio.create_task(self.load.watch())
        try:
            while True:
                await asyncio.sleep(SWEEP)
                self.doors.sweep()
        finally:
            lag.cancel()

    def gauges(self) -> dict[str, float]:
        return {
            "connections": len(self.doors.inside),
            "bytes_waiting": self.budget.bytes.total,
            "loop_lag_seconds_now": round(self.load.lag, 4),
            "pressure": round(self.load.pressure, 3),
            "requests_under_way": max(0, self.load.working.total()),
        }
