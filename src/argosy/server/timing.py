"""Tells the time, in one place, so that tests can move it."""

import time


def now() -> int:
    """Return milliseconds since 1970, for records and screens."""
    return time.time_ns() // 1_000_000


def ticks() -> float:
    """Return seconds that only go forward, for clocks: nobody's wall clock can cheat."""
    return time.monotonic()
