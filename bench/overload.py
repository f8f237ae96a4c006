"""Twice what a core can do: `python -m bench.overload [--tables 300] [--seconds 10] [--times 2]`

First the capacity: a few tables play as fast as they are answered. Then moves fall due at so many
times that rate, whether or not the last ones were answered, with a watcher at every table and
somebody who reads the list. Prints how many moves were answered within a second, how many were
told `busy`, and how long it takes until everything is as usual again.
"""

import asyncio
import base64
import contextlib
import itertools
import os
import statistics
import tempfile
import time
from collections import Counter, deque
from typing import Any

import httpx
import msgspec
from tests.server.crash import free_port

from bench.glance import Glance, glance
from bench.options import options
from bench.target import start, until_up

GAMES = ("sea_routes", "land_routes", "pirates", "ship_it")
ids = (f"over-{n:09d}" for n in itertools.count())


class RawSocket(asyncio.Protocol):
    """A websocket as small as can be: it answers pings and hands on texts."""

    def __init__(self, head: bytes) -> None:
        self.head = head
        self.data = bytearray()
        self.is_open = False
        self.views = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.is_open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.data[: end + 4]
            self.is_open = True
        while self._one():
            pass

    def _one(self) -> bool:
        """Take one frame off, if it is whole."""
        if len(self.data) < 2:
            return False
        size, start = self.data[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(self.data) < start:
                return False
            size = int.from_bytes(self.data[2:start], "big")
        if len(self.data) < start + size:
            return False
        kind, body = self.data[0] & 15, bytes(self.data[start : start + size])
        del self.data[: start + size]
        if kind == 9:
            self.send(body, 10)
        elif kind == 1:
            self.hear(body)
        return True

    def send(self, body: bytes, kind: int = 1) -> None:
        size = (
            bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        )
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def hear(self, body: bytes) -> None:
        self.views += body.startswith(b'{"type":"view"')


class Table(RawSocket):
    """One person on both seats."""

    def __init__(self, head: bytes, tally: "Tally") -> None:
        super().__init__(head)
        self.tally = tally
        self.last: Glance | None = None
        self.due = 0.0
        self.answered = asyncio.Event()
        self.shown = asyncio.Event()

    @property
    def is_free(self) -> bool:
        return not self.due and self.last is not None and bool(self.last.actions)

    def move(self, due: float) -> None:
        assert self.last is not None
        self.due = due
        self.answered.clear()
        text = self.last.actions[-1].text
        ask = {"type": "play", "id": next(ids), "at": self.last.number, "text": text}
        self.send(msgspec.json.encode(ask | {"seat": self.last.waiting}))
        self.tally.sent += 1

    def hear(self, body: bytes) -> None:
        found = glance.decode(body)
        if found.type == "view":
            self.last = found
            self.shown.set()
        elif found.type in ("played", "refused") and self.due:
            took, self.due = time.perf_counter() - self.due, 0.0
            if found.type == "played":
                self.tally.taken.append(took)
                self.last = None  # the view that it led to comes next
            else:
                self.tally.refused[found.code] += 1
            self.answered.set()


class Tally:
    def __init__(self) -> None:
        self.sent = 0
        self.skipped = 0
        self.taken: list[float] = []
        self.refused: Counter[str] = Counter()


class Bench:
    def __init__(self) -> None:
        self.port = free_port()
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        self.tally = Tally()
        self.tables: list[Table] = []
        self.watchers: list[RawSocket] = []
        self.lists: Counter[int] = Counter()

    async def seat(self, game: str) -> None:
        made = await self.http.post("/api/guests", json={"name": "Ann"})
        token = made.json()["token"]
        self.http.cookies.clear()
        body = {"game": game, "seats": ["me", "hot:Bea"], "visibility": "public"}
        headers = {"authorization": f"Bearer {token}"}
        answer = await self.http.post("/api/tables", json=body, headers=headers)
        table = answer.json()["table"]["id"]
        player = Table(self.head(table, token), self.tally)
        await self.connect(player)
        await asyncio.wait_for(player.shown.wait(), 30)
        self.tables.append(player)
        self.watchers.append(RawSocket(self.head(table)))
        await self.connect(self.watchers[-1])

    def head(self, table: str, token: str = "") -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/live?v=2 HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def connect(self, line: RawSocket) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: line, "127.0.0.1", self.port)

    # ── Playing ──

    async def capacity(self, seconds: float) -> float:
        """Moves a second of a few tables that play as fast as they are answered."""
        limit = time.perf_counter() + seconds

        async def one(table: Table) -> int:
            count = 0
            while time.perf_counter() < limit:
                if table.is_free:
                    table.move(time.perf_counter())
                    await table.answered.wait()
                    count += 1
                await asyncio.sleep(0.001)
            return count

        return sum(await asyncio.gather(*(one(table) for table in self.tables[:24]))) / seconds

    async def offer(self, rate: float, seconds: float) -> None:
        self.tally = Tally()
        for table in self.tables:
            table.tally = self.tally
        began = time.perf_counter()
        queue = deque(self.tables)
        for number in range(int(rate * seconds)):
            due = began + number / rate
            pause = due - time.perf_counter()
            if pause > 0 or number % 10 == 0:
                await asyncio.sleep(max(pause, 0))
            for _ in range(len(queue)):
                queue.rotate(-1)
                if queue[0].is_free:
                    queue[0].move(due)
                    break
            else:
                self.tally.skipped += 1

    async def read_lists(self) -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                self.lists[(await self.http.get("/api/tables")).status_code] += 1
            await asyncio.sleep(0.05)

    async def until_normal(self, usual: float) -> float:
        """Seconds until a move is about as fast as ever and the list is shown again."""
        began = time.perf_counter()
        while time.perf_counter() - began < 60:
            listed = (await self.http.get("/api/tables")).status_code == 200
            table = next((t for t in self.tables if t.is_free), None)
            if table is not None:
                taken = len(self.tally.taken)
                table.move(time.perf_counter())
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(table.answered.wait(), 5)
                quick = self.tally.taken[taken:] and self.tally.taken[-1] < 2 * usual + 0.05
                if listed and quick:
                    return time.perf_counter() - began
            await asyncio.sleep(0.1)
        return float("inf")


async def measure(tables: int, seconds: float, times: float) -> None:
    bench = Bench()
    with tempfile.TemporaryDirectory() as folder:
        process = start(bench.port, f"sqlite:///{folder}/over.db")
        try:
            async with bench.http:
                await until_up(bench.http)
                for n in range(tables):
                    await bench.seat(GAMES[n % len(GAMES)])
                await report(bench, seconds, times)
        finally:
            process.terminate()
            process.wait(20)


async def report(bench: Bench, seconds: float, times: float) -> None:
    capacity = await bench.capacity(5)
    await bench.offer(capacity / 5, 5)
    await asyncio.sleep(1)
    usual = statistics.median(bench.tally.taken)
    print(f"capacity {capacity:.0f} moves/s; usual {1000 * usual:.0f} ms", flush=True)
    lists = asyncio.create_task(bench.read_lists())
    before = sum(watcher.views for watcher in bench.watchers)
    await bench.offer(times * capacity, seconds)
    tally = bench.tally
    sent, in_time = tally.sent, sum(t <= 1 for t in tally.taken)
    busy, late = tally.refused["busy"], sum(t > 1 for t in tally.taken)
    open_ = sum(bool(table.due) for table in bench.tables)
    views = sum(watcher.views for watcher in bench.watchers) - before
    lists.cancel()
    normal = await bench.until_normal(usual)
    print(
        f"offered {times * capacity:.0f}/s for {seconds:.0f} s: sent {sent} (no table free {tally.skipped}), "
        f"within 1 s {100 * in_time / sent:.1f} %, busy {100 * busy / sent:.1f} %, "
        f"later {100 * late / sent:.1f} %, open at the end {100 * open_ / sent:.1f} %, "
        f"refused otherwise {dict(tally.refused)}"
    )
    slowest = sorted(tally.taken)
    print(
        f"acknowledged {len(slowest) / seconds:.0f}/s, p50 {1000 * slowest[len(slowest) // 2]:.0f} ms, "
        f"p99 {1000 * slowest[int(len(slowest) * 0.99)]:.0f} ms; lists {dict(bench.lists)}; "
        f"{views} views to watchers; normal again after {normal:.1f} s; load {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    asked = options("Twice what a core can do.", tables=300, seconds=10.0, times=2.0)
    asyncio.run(measure(asked.tables, asked.seconds, asked.times))


if __name__ == "__main__":
    main()
