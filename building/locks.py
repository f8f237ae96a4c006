"""Keeps two builds, or two who set up one folder, out of each other's way. A lock ends with its process."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(file: Path, waiting: str) -> Iterator[None]:
    """Hold a lock within a block. Says `waiting` if somebody else has it, and waits."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(waiting, flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


@contextmanager
def in_use(file: Path) -> Iterator[None]:
    """Keep others from replacing something within a block; several may use it at once."""
    with file.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_SH)
        yield


def is_in_use(file: Path) -> bool:
    with file.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False
