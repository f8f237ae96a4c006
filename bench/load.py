"""Load on one server: `python -m bench.load [--tables 500] [--rate 200] [--seconds 120]`

Live tables of all games, people only, two players and one spectator each, on this machine beside the
load generator. Open loop: moves are due at fixed times, whether or not the last ones were answered.
Latency counts from when a move was due to when the opponent has the view. Prints server CPU per
acknowledged move by game, latency, memory and what else the machine was doing.
"""

import argparse
import asyncio
import itertools
import os
import random
import subprocess
import tempfile
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tests.server.crash import free_port

import argosy
from argosy.core.match import Match, drawn_by_system
from argosy.core.registry import editions
from argosy.server.storage.queries import Loaded, SeatRow, TableRow, line_rows
from argosy.server.tables.loading import replay
from argosy.server.tables.rooms import Room
from bench.glance import Glance, glance
from bench.target import start, until_up


@dataclass
class Table:
    id: str
    game: str
    seats: list[str]
    players: list["Player"] = field(default_factory=list)
    due: float = 0.0  # when the move under way was due; 0 if none is
    asked: float = 0.0  # when the latest one was
    answered: int = 0
    shown: int = 0
    over: bool = False

    def is_seen_alike(self) -> bool:
        """Whether both players have the newest view, so that neither clicks on an old one."""
        one, two = (player.last for player in self.players)
        return one is not None and two is not None and one.number == two.number


@dataclass
class Tally:
    sent: int = 0
    acked: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    skipped: int = 0  # moves that were due when no table was free
    acks: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)
    bytes: int = 0


class Player(WSListener):
    def __init__(self, table: Table, seat: int, tally: Tally) -> None:
        self.table = table
        self.seat = seat
        self.tally = tally
        self.transport: Any = None
        self.last: Glance | None = None
        self.ready = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_memoryview()
        self.tally.bytes += len(payload)
        if self.seat < 0:
            self.ready.set()
            return
        seen = glance.decode(payload)
        if seen.type == "view":
            self.on_view(seen)
        elif seen.type == "played":
            self.table.answered += 1
            self.tally.acked += 1
            self.tally.acks.append(time.perf_counter() - self.table.asked)
        elif seen.type == "refused":
            self.tally.refused[seen.code] += 1
            self.table.due = 0.0

    def on_view(self, seen: Glance) -> None:
        newer = self.last is None or seen.number > self.last.number
        self.last = seen
        self.ready.set()
        table = self.table
        table.over |= seen.status == "over"
        mover = table.players[0] if table.players[1] is self else table.players[1]
        if newer and table.due and mover.moving:
            self.tally.views.append(time.perf_counter() - table.due)
            table.due = 0.0
            mover.moving = False

    moving = False

    def may_move(self) -> bool:
        seen = self.last
        return (
            seen is not None and bool(seen.actions) and seen.waiting == self.table.seats[self.seat]
        )

    def move(self, due: float, id: str) -> None:
        assert self.last is not None
        text = random.choice(self.last.actions).text
        self.table.due = self.table.asked = due
        self.moving = True
        message = {"type": "play", "id": id, "at": self.last.number, "text": text}
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))
        self.tally.sent += 1


class Bench:
    def __init__(self, tables: int, games: list[str]) -> None:
        self.count = tables
        self.games = games
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.tally = Tally()
        self.tables: list[Table] = []
        self.ids = (f"load-{n:09d}" for n in itertools.count())
        self.folder = tempfile.TemporaryDirectory()
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        database = f"sqlite:///{self.folder.name}/load.db"
        self.process = start(self.port, database)
        headers = {"x-argosy": "1"}
        self.http = httpx.AsyncClient(base_url=self.url, timeout=60, headers=headers)
        await until_up(self.http)

    async def stop(self) -> None:
        await self.http.aclose()
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
        self.folder.cleanup()

    async def metrics(self) -> dict[str, float]:
        text = (await self.http.get("/metrics")).text
        return {
            name: float(value)
            for name, value in (
                line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")
            )
        }

    # ── Sitting down ──

    async def seat_everybody(self) -> None:
        gate = asyncio.Semaphore(8)

        async def one(number: int) -> None:
            async with gate:
                await self.seat(self.games[number % len(self.games)])

        await asyncio.gather(*(one(n) for n in range(self.count)))

    async def seat(self, game: str) -> None:
        tokens = []
        for name in ("Ann", "Ben"):
            answer = await self.http.post("/api/guests", json={"name": name})
            tokens.append(answer.json()["token"])
            self.http.cookies.clear()
        body = {"game": game, "seats": ["me", "open"], "visibility": "public"}
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        made = (await self.http.post("/api/tables", json=body, headers=headers[0])).json()["table"]
        table = Table(made["id"], game, [seat["seat"] for seat in made["seats"]])
        await self.http.post(f"/api/tables/{table.id}/join", json={}, headers=headers[1])
        table.players = [Player(table, n, self.tally) for n in (0, 1)]
        self.tables.append(table)
        for player, credentials in zip(table.players, headers, strict=True):
            await self.connect(player, credentials)
        await self.connect(Player(table, -1, self.tally), {})

    async def connect(self, player: Player, headers: dict[str, str]) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{player.table.id}/live?v=2"
        await ws_connect(lambda: player, url, extra_headers=headers)
        await asyncio.wait_for(player.ready.wait(), 60)

    # ── Playing ──

    async def play(self, rate: float, seconds: float) -> None:
        """Moves fall due at fixed times, table after table."""
        began = time.perf_counter()
        queue = deque(random.sample(self.tables, len(self.tables)))
        for number in range(int(rate * seconds)):
            due = began + number / rate
            pause = due - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            elif number % 20 == 0:
                await asyncio.sleep(0)
            self.make_move(queue, due)

    def make_move(self, queue: deque[Table], due: float) -> None:
        for _ in range(len(queue)):
            table = queue[0]
            queue.rotate(-1)
            if table.due or table.over or not table.is_seen_alike():
                continue
            player = next((p for p in table.players if p.may_move()), None)
            if player is not None:
                player.move(due, next(self.ids))
                return
        self.tally.skipped += 1

    async def settle(self, seconds: float = 5) -> int:
        """How many moves are still unanswered so long after the last was due."""
        limit = time.perf_counter() + seconds
        while (
            time.perf_counter() < limit
            and self.tally.acked + self.tally.refused.total() < self.tally.sent
        ):
            await asyncio.sleep(0.02)
        return self.tally.sent - self.tally.acked - self.tally.refused.total()


def quantile(values: list[float], part: float) -> float:
    found = sorted(values)
    return 1000 * found[min(int(len(found) * part), len(found) - 1)] if found else 0.0


def machine() -> tuple[float, float]:
    """Seconds that all processors were busy, and that they had."""
    with Path("/proc/stat").open(encoding="ascii") as file:
        numbers = [int(n) for n in file.readline().split()[1:9]]
    ticks = os.sysconf("SC_CLK_TCK")
    idle = numbers[3] + numbers[4]
    return (sum(numbers) - idle) / ticks, sum(numbers) / ticks


async def by_game(game: str, rate: float, seconds: float) -> float:
    """Milliseconds of server CPU per acknowledged move of one game."""
    bench = Bench(20, [game])
    await bench.start()
    try:
        await bench.seat_everybody()
        before = await bench.metrics()
        await bench.play(rate, seconds)
        await bench.settle()
        after = await bench.metrics()
    finally:
        await bench.stop()
    spent = after["argosy_cpu_seconds_total"] - before["argosy_cpu_seconds_total"]
    return 1000 * spent / max(bench.tally.acked, 1)


def opening(games: list[str]) -> None:
    """CPU to open a table of a thousand lines and more from its record."""
    for game in games:
        match = argosy.new(game, seed=1)
        while len(match.entries) < 1000 and not match.is_over:
            match.play(random.choice(match.legal()))
        rows = line_rows(match.entries, 0)
        table = TableRow(
            id="t",
            game=game,
            options=match.options,
            visibility="public",
            status="playing",
            owner="o",
        )
        seats = [SeatRow("t", n, "person", f"g{n}", f"P{n}") for n in range(len(match.seats))]
        loaded = Loaded(table, seats, rows)
        times = []
        for _ in range(5):
            began = time.process_time()
            fresh = Match(match.edition, match.options)
            found, broken = asyncio.run(replay(loaded, fresh, drawn_by_system))
            Room(loaded, None, None, found, broken)  # type: ignore[arg-type]
            times.append(1000 * (time.process_time() - began))
        each = 1000 * min(times) / len(rows)
        print(f"{game}: {len(rows)} lines open in {min(times):.1f} ms of CPU, {each:.1f} us a line")


async def mixed(tables: int, games: list[str], rate: float, seconds: float) -> None:
    bench = Bench(tables, games)
    await bench.start()
    try:
        began = time.perf_counter()
        await bench.seat_everybody()
        print(f"{tables} tables, {3 * tables} sockets in {time.perf_counter() - began:.1f} s")
        before, busy = await bench.metrics(), machine()
        mine = time.process_time()
        bench.tally.bytes = 0
        await bench.play(rate, seconds)
        backlog = await bench.settle()
        after, later = await bench.metrics(), machine()
    finally:
        await bench.stop()
    tally = bench.tally
    server = after["argosy_cpu_seconds_total"] - before["argosy_cpu_seconds_total"]
    generator = time.process_time() - mine
    others = later[0] - busy[0] - server - generator
    print(
        f"sent {tally.sent}, acknowledged {tally.acked}, refused {dict(tally.refused)}, "
        f"no table free {tally.skipped}, unanswered at the end {backlog}"
    )
    print(f"server CPU per acknowledged move {1000 * server / max(tally.acked, 1):.2f} ms")
    for name, values in (("acknowledged", tally.acks), ("opponent's view", tally.views)):
        print(
            f"{name}: p50 {quantile(values, 0.5):.0f} ms, p99 {quantile(values, 0.99):.0f} ms, "
            f"most {quantile(values, 1):.0f} ms ({len(values)})"
        )
    print(
        f"memory {after['argosy_memory_bytes'] / 1e6:.0f} MB, {tally.bytes / seconds / 1e6:.1f} MB/s sent"
    )
    whole = later[1] - busy[1]
    print(
        f"processors: server {100 * server / whole:.0f} %, generator {100 * generator / whole:.0f} %, "
        f"others {100 * others / whole:.0f} % of all; load average {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    asks = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    asks.add_argument("--tables", type=int, default=500)
    asks.add_argument("--rate", type=float, default=200)
    asks.add_argument("--seconds", type=float, default=120)
    asks.add_argument("--games", default="")
    asks.add_argument(
        "--alone", type=float, default=10, help="seconds for each game alone; 0 for none"
    )
    given = asks.parse_args()
    games = (
        given.games.split(",")
        if given.games
        else [e.id for e in editions().values() if 2 in e.seats]
    )
    if given.alone:
        opening(games)
        for game in games:
            spent = asyncio.run(by_game(game, 60, given.alone))
            print(f"{game}: {spent:.2f} ms of server CPU per acknowledged move", flush=True)
    if given.tables:
        asyncio.run(mixed(given.tables, games, given.rate, given.seconds))


if __name__ == "__main__":
    main()
