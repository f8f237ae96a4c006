"""A server in a process of its own, attacked from one address while people play from another.

What an attack costs the server is then not lost among what it costs the attacker, and the server
has the limits that it has in earnest.
"""

import os
import socket
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from .conftest import TLS, Person, mover, two_at_a_table
from .crash import free_port

HONEST = "127.0.0.2"
HOSTILE = "127.0.0.3"
NOISE = 0.5  # seconds that a busy machine may add to a move in any test,
STALL = 4.0  # and to the slowest of them


class Apart:
    """`argosy serve` as a host runs it."""

    module = "argosy"

    def __init__(self, folder: Path, *arguments: str, database: str = "") -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'argosy.db'}"
        self.arguments = arguments
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"

    def start(self, wait: bool = True) -> "Apart":
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self.arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        if wait:
            self.until_healthy()
        return self

    def until_healthy(self, seconds: float = 60) -> None:
        limit = time.monotonic() + seconds
        while time.monotonic() < limit and self.process.poll() is None:
            if self.health() == 200:
                return
            time.sleep(0.05)
        raise AssertionError("the server did not come up:\n" + self.log.read_text()[-3000:])

    def health(self, timeout: float = 5) -> int:
        """The status of /health, or 0 where nothing answers."""
        try:
            return httpx.get(self.url + "/health", timeout=timeout, verify=TLS).status_code
        except httpx.HTTPError:
            return 0

    def stop(self, seconds: float = 20) -> int:
        self.process.terminate()
        return self.process.wait(seconds)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """Bytes that it holds now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def seconds(self) -> float:
        """Processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Hurried(Apart):
    """The same, with less patience with its database."""

    module = "tests.server.hurried"


@contextmanager
def apart(
    folder: Path, *arguments: str, database: str = "", kind: type[Apart] = Apart
) -> Iterator[Apart]:
    server = kind(folder, *arguments, database=database).start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


BREATH = 0.03  # seconds


class Honest:
    """Two people at a table of their own, who notice when somebody else keeps the server busy."""

    def __init__(self, server: Any, address: str = HONEST) -> None:
        self.server = server
        self.address = address
        self.sit_down()
        self.usual = statistics.median(self.moves(10))

    def sit_down(self) -> None:
        self.ann, self.ben, self.table = two_at_a_table(self.server, address=self.address)

    def move(self) -> float:
        """Seconds until a move is acknowledged. Between moves they take breath: who asks on and on is told to wait."""
        time.sleep(BREATH)
        if self.ann.view(self.table)["status"] == "over":
            self.sit_down()
        person, view = mover(self.table, self.ann, self.ben)
        began = time.monotonic()
        person.play(self.table, view["actions"][0]["text"], view["number"])
        return time.monotonic() - began

    def moves(self, count: int) -> list[float]:
        return [self.move() for _ in range(count)]

    def as_usual(self, count: int = 10) -> None:
        """Moves are acknowledged about as fast as before the attack; noise of the machine aside."""
        taken = self.moves(count)
        usual, median, most = self.usual, statistics.median(taken), max(taken)
        assert median < 4 * usual + NOISE, f"{median:.2f} s a move, {usual:.3f} s before"
        assert most < 4 * usual + STALL, f"a move took {most:.2f} s, {usual:.3f} s is usual"

    def while_attacked(self, attack: Callable[[], object], count: int = 10) -> None:
        """They play while somebody attacks, and once more after it."""
        running = threading.Thread(target=attack)
        running.start()
        try:
            time.sleep(0.2)
            self.as_usual(count)
        finally:
            running.join()
        self.as_usual(count)


def connection(server: Any, address: str = HOSTILE, timeout: float = 10) -> socket.socket:
    """A bare connection to anything with a port, from an address of one's own."""
    return socket.create_connection(
        ("127.0.0.1", server.port), timeout=timeout, source_address=(address, 0)
    )


def stranger(server: Any, name: str = "Eve", address: str = HOSTILE) -> Person:
    return Person(server, name, address=address)
