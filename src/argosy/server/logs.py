"""Structured logs: one JSON object per line. Nothing that a client sent is written but ids, codes
and numbers.
"""

import contextlib
import re
import sys
from typing import TextIO

import msgspec

from argosy.server import times

SECRET = re.compile(r"\b[gsi]_[A-Za-z0-9_-]{20,}")
LONGEST = 300
stream: TextIO = sys.stderr


def log(event: str, **facts: object) -> None:
    """Secrets cannot get in: whatever looks like one is struck out, whoever passed it."""
    line: dict[str, object] = {"at": times.now(), "event": event}
    line |= {name: clean(value) for name, value in facts.items()}
    with contextlib.suppress(OSError):  # a disk that is full for logs must not be so for games
        print(msgspec.json.encode(line).decode(), file=stream, flush=True)


def clean(value: object) -> object:
    if isinstance(value, bool | int | float) or value is None:
        return value
    return SECRET.sub("***", str(value))[:LONGEST]
