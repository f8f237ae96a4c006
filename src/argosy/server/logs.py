"""Writes structured logs, one JSON object a line. Of what a client sends, only ids, codes and
numbers are written.
"""

import contextlib
import logging
import re
import secrets
import sys
import traceback
from pathlib import Path
from typing import TextIO

import msgspec

from argosy.server import timing

SECRET = re.compile(r"\b[gsi]_[A-Za-z0-9_-]{20,}")
LONGEST = 300
FRAMES = 30  # of a traceback, the innermost
stream: TextIO = sys.stderr


def log(event: str, **facts: object) -> None:
    """Write a line. Anything that looks like a secret is struck out."""
    line: dict[str, object] = {"at": timing.now(), "event": event}
    line |= {name: clean(value) for name, value in facts.items()}
    with contextlib.suppress(OSError):  # a disk that is full for logs must not be so for games
        print(msgspec.json.encode(line).decode(), file=stream, flush=True)


def clean(value: object) -> object:
    if isinstance(value, bool | int | float) or value is None:
        return value
    if isinstance(value, list):
        return [clean(one) for one in value]
    return SECRET.sub("***", str(value))[:LONGEST]


def log_fault(problem: BaseException, **facts: object) -> str:
    """Log what should not happen with its way through the code, and return the id to find it by."""
    id = secrets.token_hex(4)
    says = f"{type(problem).__name__}: {problem}"
    log("fault", id=id, problem=says, frames=frames_of(problem), **facts)
    return id


def frames_of(problem: BaseException) -> list[str]:
    """Return file, line and function of each step, without any value; a cause before its effect."""
    found: list[str] = []
    seen: set[int] = set()
    one: BaseException | None = problem
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        steps = traceback.extract_tb(one.__traceback__)
        found = [f"{short(step.filename)}:{step.lineno} in {step.name}" for step in steps] + found
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return found[-FRAMES:]


def short(filename: str) -> str:
    """Return a path from the package on: where it is installed is nobody's business."""
    parts = Path(filename).parts
    for root in ("site-packages", "src"):
        if root in parts:
            return "/".join(parts[parts.index(root) + 1 :])
    return "/".join(parts[-2:])


class Lines(logging.Handler):
    """Writes what libraries say as lines of the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        if problem is not None:
            log_fault(problem, source=record.name)
        else:
            log("warning", source=record.name, says=record.getMessage())
