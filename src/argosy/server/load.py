"""How busy the server is, and who has to wait when it is too busy for all.

First those who only look: lists, newcomers, new tables, hints, views without a seat. Then what
players ask beside their moves. Their moves last. Each is told so at once: nothing is queued that
could not be answered soon.
"""

import asyncio
import math
from collections import Counter
from typing import Literal

from argosy.server import times
from argosy.server.limits import Limits
from argosy.server.metrics import Metrics
from argosy.server.problems import Problem

Kind = Literal["move", "player", "visitor", "operations", "poll"]
TICK = 0.05  # seconds
MEMORY = 1.0  # seconds over which lateness is averaged: a single hiccup is no overload
WORST = 2.0  # seconds of one lateness that count, so that one long halt is soon forgotten
# From which pressure on a kind is shed, and after how many seconds it may ask again.
SHED: dict[Kind, tuple[float, int]] = {"visitor": (0.5, 3), "player": (0.8, 2), "poll": (0.8, 2)}
PAUSES = ((0.8, 3.0), (0.5, 1.0))  # seconds between two views of somebody without a seat


class Load:
    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.working: Counter[Kind] = Counter()
        self.lag = 0.0  # seconds, averaged
        self.crowd = 0.0  # share of the places for work that is taken, averaged

    async def watch(self) -> None:
        """Be late: that is how late everybody is answered."""
        while True:
            began = times.ticks()
            await asyncio.sleep(TICK)
            self.note(max(0.0, times.ticks() - began - TICK))

    def note(self, late: float) -> None:
        late = min(late, WORST)
        self.metrics.lagged(late)
        weight = 1 - math.exp(-(late + TICK) / MEMORY)
        self.lag += (late - self.lag) * weight
        self.crowd += (self._taken() - self.crowd) * weight

    def _taken(self) -> float:
        moves = self.working["move"]
        others = self.working["player"] + self.working["visitor"]
        return max(moves / self.limits.moves_at_once, (moves + others) / self.limits.work_at_once)

    @property
    def pressure(self) -> float:
        """1 where moves have to be refused."""
        return max(self.lag / self.limits.lag, self.crowd)

    def begin(self, kind: Kind) -> None:
        """Raises Problem where this has to wait."""
        if kind == "move":
            full = self.working["move"] >= self.limits.moves_at_once
            if full or self.lag > 2 * self.limits.lag:
                raise self._busy(1)
        elif kind in SHED:
            most, retry = SHED[kind]
            full = self.working["player"] + self.working["visitor"] >= self.limits.work_at_once
            if full or self.pressure >= most:
                raise self._busy(retry)
        self.working[kind] += 1

    def end(self, kind: Kind) -> None:
        self.working[kind] -= 1

    def _busy(self, retry: int) -> Problem:
        return Problem("busy", "The server has too much to do just now: try again.", retry=retry)

    def pause(self) -> float:
        """Seconds that a watcher waits between two views; the newest is not held back longer."""
        pressure = self.pressure
        return next((pause for most, pause in PAUSES if pressure >= most), 0.0)
