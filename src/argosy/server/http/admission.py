"""Brings together what stands between strangers and the tables: the limits, and how much of them is
used.
"""

import asyncio

from argosy.server.http.connections import Connections
from argosy.server.http.limits import Limits
from argosy.server.http.load_shedding import LoadShedder
from argosy.server.http.proxies import Proxies
from argosy.server.http.quotas import Quotas
from argosy.server.metrics import Metrics

SWEEP = 1.0  # seconds


class Admission:
    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.metrics = Metrics()
        self.quotas = Quotas(limits)
        self.load = LoadShedder(limits, self.metrics)
        self.connections = Connections(limits, proxies)

    async def watch(self) -> None:
        """Drop connections that hang and measure the lag, for as long as the server runs."""
        lag = asyncio.create_task(self.load.watch())
        try:
            while True:
                await asyncio.sleep(SWEEP)
                self.connections.sweep()
        finally:
            lag.cancel()

    def gauges(self) -> dict[str, float]:
        return {
            "connections": len(self.connections.open),
            "bytes_waiting": self.quotas.bytes.total,
            "loop_lag_seconds_now": round(self.load.lag, 4),
            "pressure": round(self.load.pressure, 3),
            "requests_under_way": max(0, self.load.working.total()),
        }
