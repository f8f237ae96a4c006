"""Counts what happens, in the form that Prometheus reads."""

import resource
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How often something took up to a number of seconds."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, label: str = "") -> Iterator[str]:
        count = 0
        before = label + "," if label else ""
        for most, here in zip((*(f"{s:g}" for s in SECONDS), "+Inf"), self.counts, strict=True):
            count += here
            yield f'{name}_bucket{{{before}le="{most}"}} {count}'
        labels = f"{{{label}}}" if label else ""
        yield f"{name}_sum{labels} {self.total:.6f}"
        yield f"{name}_count{labels} {count}"


class Metrics:
    def __init__(self) -> None:
        self.began = time.monotonic()
        self.moves: Counter[str] = Counter()  # by game
        self.refusals: Counter[str] = Counter()  # by code
        self.faults = 0
        self.move_seconds = Histogram()
        self.request_seconds: dict[str, Histogram] = {}  # by kind
        self.lag_seconds = Histogram()

    def moved(self, game: str, seconds: float) -> None:
        self.moves[game] += 1
        self.move_seconds.observe(seconds)

    def refused(self, code: str) -> None:
        self.refusals[code] += 1

    def failed(self) -> None:
        self.faults += 1

    def answered(self, kind: str, seconds: float) -> None:
        found = self.request_seconds.get(kind)
        if found is None:
            found = self.request_seconds[kind] = Histogram()
        found.observe(seconds)

    def lagged(self, seconds: float) -> None:
        self.lag_seconds.observe(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        return "\n".join(self._lines(gauges)) + "\n"

    def _lines(self, gauges: dict[str, float]) -> Iterator[str]:
        usage = resource.getrusage(resource.RUSAGE_SELF)
        gauges = gauges | {
            "faults_total": self.faults,
            "cpu_seconds_total": round(usage.ru_utime + usage.ru_stime, 3),
            "memory_bytes": resident(),
            "up_seconds": round(time.monotonic() - self.began),
        }
        for name, value in gauges.items():
            yield f"# TYPE argosy_{name} {'counter' if name.endswith('_total') else 'gauge'}"
            yield f"argosy_{name} {value}"
        yield "# TYPE argosy_moves_total counter"
        for game, count in sorted(self.moves.items()):
            yield f'argosy_moves_total{{game="{game}"}} {count}'
        yield "# TYPE argosy_refusals_total counter"
        for code, count in sorted(self.refusals.items()):
            yield f'argosy_refusals_total{{code="{code}"}} {count}'
        yield "# TYPE argosy_move_seconds histogram"
        yield from self.move_seconds.lines("argosy_move_seconds")
        yield "# TYPE argosy_request_seconds histogram"
        for kind, found in sorted(self.request_seconds.items()):
            yield from found.lines("argosy_request_seconds", f'kind="{kind}"')
        yield "# TYPE argosy_loop_lag_seconds histogram"
        yield from self.lag_seconds.lines("argosy_loop_lag_seconds")


def resident() -> int:
    """Return the bytes in memory now, or the most there ever were where the system does not say."""
    try:
        with Path("/proc/self/statm").open(encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
