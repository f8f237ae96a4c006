"""Waits until something is true of a server that works beside the test."""

import time
from collections.abc import Callable


def wait_for(true: Callable[[], object], seconds: float = 30) -> None:
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit, "it did not happen"
        time.sleep(0.02)
