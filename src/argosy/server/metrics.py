"""Counts of what happens, in the form that Prometheus reads."""

import resource
import time
from collections import Counter
from pathlib import Path


class Metrics:
    def __init__(self) -> None:
        self.began = time.monotonic()
        self.moves: Counter[str] = Counter()  # by game
        self.refusals: Counter[str] = Counter()  # by code
        self.faults = 0

    def moved(self, game: str) -> None:
        self.moves[game] += 1

    def refused(self, code: str) -> None:
        self.refusals[code] += 1

    def text(self, gauges: dict[str, float]) -> str:
        usage = resource.getrusage(resource.RUSAGE_SELF)
        lines = [f"argosy_{name} {value:g}" for name, value in gauges.items()]
        lines += [f'argosy_moves_total{{game="{g}"}} {n}' for g, n in sorted(self.moves.items())]
        lines += [
            f'argosy_refusals_total{{code="{c}"}} {n}' for c, n in sorted(self.refusals.items())
        ]
        lines += [
            f"argosy_faults_total {self.faults}",
            f"argosy_cpu_seconds_total {usage.ru_utime + usage.ru_stime:.3f}",
            f"argosy_memory_bytes {resident()}",
            f"argosy_up_seconds {time.monotonic() - self.began:.0f}",
        ]
        return "\n".join(lines) + "\n"


def resident() -> int:
    """Bytes in memory now; the largest ever where the system does not say."""
    try:
        with Path("/proc/self/statm").open(encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
