"""Measures how busy the server is, and decides who waits when it is too busy for everybody.

First to wait are those who only look: lists, newcomers, new tables, hints, views without a seat.
Next is what players ask beside their moves, and last their moves. Each is told at once: nothing is
queued that could not be answered soon.
"""

import asyncio
import math
from collections import Counter, deque
from typing import Literal

from argosy.server import timing
from argosy.server.http.limits import Limits
from argosy.server.metrics import Metrics
from argosy.server.problems import Problem

Kind = Literal["move", "player", "visitor", "hint", "poll", "operations"]
TICK = 0.05  # seconds
MEMORY = 1.0  # seconds over which lateness is averaged
RECENT = 5  # ticks of which the middle one counts: a single halt is no overload, however long
WORST = 2.0  # seconds of one lateness that count, so that one long halt is soon forgotten
# From which pressure on a kind is shed, and after how many seconds it may ask again.
SHED: dict[Kind, tuple[float, int]] = {
    "visitor": (0.5, 3),
    "hint": (0.5, 3),
    "player": (0.8, 2),
    "poll": (0.8, 2),
}
PAUSES = ((0.8, 3.0), (0.5, 1.0))  # seconds between two views of somebody without a seat


class LoadShedder:
    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.working: Counter[Kind] = Counter()
        self.lag = 0.0  # seconds, averaged
        self.recent: deque[float] = deque([0.0] * RECENT, RECENT)
        self.crowd = 0.0  # share of the places for players that is taken, averaged
        self.most: dict[Kind, int] = {
            "move": limits.moves_at_once,
            "player": limits.players_at_once,
            "visitor": limits.visitors_at_once,
        }

    async def watch(self) -> None:
        """Sleep, and note by how much it was too long: that is how late everybody is answered."""
        while True:
            began = timing.ticks()
            await asyncio.sleep(TICK)
            self.note(max(0.0, timing.ticks() - began - TICK))

    def note(self, late: float) -> None:
        late = min(late, WORST)
        self.metrics.lagged(late)
        self.recent.append(late)
        weight = 1 - math.exp(-(late + TICK) / MEMORY)
        self.lag += (sorted(self.recent)[RECENT // 2] - self.lag) * weight
        self.crowd += (self._taken() - self.crowd) * weight

    def _taken(self) -> float:
        """Return the share of the players' places that is taken. Visitors have places of their own:
        however many they are, no player waits for one.
        """
        return max(self.working[kind] / self.most[kind] for kind in ("move", "player"))

    @property
    def pressure(self) -> float:
        """How busy the server is; at 1 moves have to be refused."""
        return max(self.lag / self.limits.lag, self.crowd)

    def begin(self, kind: Kind) -> None:
        """Count some work of a kind that begins; raises Problem if it has to wait."""
        is_full = self.working[kind] >= self.most.get(kind, self.limits.waiting_requests)
        if kind == "move":
            if is_full or self.lag > 2 * self.limits.lag:
                raise self._busy(1)
        elif kind in SHED:
            pressure, retry = SHED[kind]
            if is_full or self.pressure >= pressure:
                raise self._busy(retry)
        self.working[kind] += 1

    def end(self, kind: Kind) -> None:
        self.working[kind] -= 1

    def _busy(self, retry: int) -> Problem:
        return Problem("busy", "problem-busy", retry=retry)

    def pause(self) -> float:
        """Return the seconds that a watcher waits between two views."""
        pressure = self.pressure
        return next((pause for most, pause in PAUSES if pressure >= most), 0.0)
