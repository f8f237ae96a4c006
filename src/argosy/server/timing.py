"""What time it is, in one place, so that tests can move it."""

import time


def now() -> int:
    """Milliseconds since 1970, for records and screens."""
    return time.time_ns() // 1_000_000


def ticks() -> float:
    """Seconds that only go forward, for clocks: nobody's wall clock can cheat."""
    return time.monotonic()
