"""Tells what a build is doing and for how long: `3 of 8 compiling pirates ... 41 s`.

On a terminal that is one line which counts the seconds; elsewhere every stage gets a line when it begins.
"""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

TICK = 1.0  # seconds
REWRITE = "\r\x1b[K"


class Progress:
    """The stages of one build. Several may be under way at once: the C compiler runs on every core."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out
        self.stages = 0
        self.begun = 0
        self.verb = ""
        self.active: list[str] = []
        self.start = time.monotonic()
        self.lock = threading.Lock()

    def expect(self, stages: int) -> None:
        """Begin a build of so many stages."""
        self.stages, self.begun, self.start = stages, 0, time.monotonic()

    @contextmanager
    def stage(self, verb: str, what: str) -> Iterator[None]:
        """Tell that this is being done, until it is. Stages under way at once have the same verb."""
        with self.lock:
            self.begun += 1
            self.verb = verb
            self.active.append(what)
            self.tell()
        done = threading.Event()
        clock = threading.Thread(target=self.tick, args=[done], daemon=True)
        if self.is_terminal:
            clock.start()
        try:
            yield
        finally:
            done.set()
            with self.lock:
                self.active.remove(what)
                if self.begun == self.stages and not self.active:
                    self.finish()

    @property
    def is_terminal(self) -> bool:
        return (self.out or sys.stdout).isatty()

    def tick(self, done: threading.Event) -> None:
        while not done.wait(TICK):
            with self.lock:
                if self.active:
                    self.tell()

    def tell(self) -> None:
        self.write(
            f"{self.begun} of {self.stages} {self.verb} {', '.join(self.active)} ... {self.seconds} s",
            end="" if self.is_terminal else "\n",
        )

    def finish(self) -> None:
        self.write(f"Done in {self.seconds} s", end="\n")

    @property
    def seconds(self) -> int:
        return round(time.monotonic() - self.start)

    def write(self, line: str, end: str) -> None:
        before = REWRITE if self.is_terminal else ""
        print(f"{before}{line}", end=end, file=self.out or sys.stdout, flush=True)


shown = Progress()  # of the build that this process does
