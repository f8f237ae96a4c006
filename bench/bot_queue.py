"""How long people wait for bots when many ask: `python -m bench.bot_queue [--tables 200] [--seconds 60]`

One server as a host runs it, with one process for bots, on this machine beside those who play.

a) One guest asks for hints as fast as the limits allow, over twenty sockets; four people at tables of
   their own wait for their bots.
b) Many tables, each with a person of its own address and a hard bot.

Counts seconds from a person's move to the bot's first line, and until the person is asked again.
A person who still waits at the end counts with the time waited so far.
"""

import asyncio
import itertools
import math
import os
import random
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.apart import HONEST, HOSTILE, Apart
from tests.server.conftest import TLS
from websockets.asyncio.client import ClientConnection, connect

from bench.glance import glance
from bench.options import options

PAUSE = 0.5  # seconds that a person thinks
HINTS = 20  # sockets of the guest who asks for hints: as many as one may have


ids = (f"bench-{n:08d}" for n in itertools.count())


@dataclass
class Waits:
    first: list[float] = field(default_factory=list)  # until the bot's first line
    whole: list[float] = field(default_factory=list)  # until the person is asked again

    def told(self, name: str) -> str:
        return f"{name}: first line {spread(self.first)}; asked again {spread(self.whole)}"


def spread(taken: list[float]) -> str:
    if not taken:
        return "nothing"
    ordered = sorted(taken)
    p95 = ordered[math.ceil(0.95 * len(ordered)) - 1]
    return (
        f"median {statistics.median(ordered):.2f} s, p95 {p95:.2f} s, "
        f"longest {ordered[-1]:.2f} s ({len(ordered)} moves)"
    )


class Guest:
    def __init__(self, server: Apart, address: str) -> None:
        self.server = server
        self.address = address
        transport = httpx.AsyncHTTPTransport(verify=TLS, local_address=address)
        self.http = httpx.AsyncClient(base_url=server.url, transport=transport, timeout=60)

    async def enter(self) -> "Guest":
        made = await self.http.post("/api/guests", json={"name": "Guest"})
        made.raise_for_status()
        self.token = made.json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def table(self, game: str, *seats: str) -> str:
        made = await self.http.post("/api/tables", json={"game": game, "seats": list(seats)})
        made.raise_for_status()
        return str(made.json()["table"]["id"])

    async def socket(self, table: str) -> ClientConnection:
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live?v=2"
        headers = {"authorization": f"Bearer {self.token}"}
        return await connect(
            url, additional_headers=headers, max_size=None, local_addr=(self.address, 0)
        )


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def play(guest: Guest, game: str, level: str, waits: Waits, rng: random.Random) -> None:
    """Game after game against one bot."""
    while True:
        table = await guest.table(game, "me", f"bot:{level}")
        socket = await guest.socket(table)
        try:
            await play_one(socket, waits, rng)
        finally:
            await socket.close()


async def play_one(socket: ClientConnection, waits: Waits, rng: random.Random) -> None:
    moved, answered = 0.0, True
    try:
        async for text in socket:
            seen = glance.decode(text)
            if seen.type != "view":
                continue
            now = time.monotonic()
            if moved and not answered and any(line.who == "blue" for line in seen.news):
                waits.first.append(now - moved)
                answered = True
            if seen.status == "over":
                return
            if seen.waiting != "red" or not seen.actions:
                continue
            if moved and answered:
                waits.whole.append(now - moved)
            await asyncio.sleep(PAUSE * rng.uniform(0.5, 1.5))
            move = rng.choice(seen.actions).text
            moved, answered = time.monotonic(), False
            await send(socket, type="play", id=next(ids), at=seen.number, text=move)
    except asyncio.CancelledError:
        if moved and not answered and time.monotonic() - moved > PAUSE * 3:
            waits.first.append(time.monotonic() - moved)
        raise


async def ask_hints(guest: Guest, counts: dict[str, int]) -> None:
    """One socket, asking again as soon as it is answered or allowed to."""
    table = await guest.table("sea_routes", "me", "hot:Bea")
    socket = await guest.socket(table)
    await send(socket, type="hint", id=next(ids))
    async for text in socket:
        seen = glance.decode(text)
        if seen.type not in ("hint", "refused"):
            continue
        counts[seen.code or "answered"] = counts.get(seen.code or "answered", 0) + 1
        await asyncio.sleep(0.2 if seen.type == "refused" else 0.0)
        await send(socket, type="hint", id=next(ids))


async def until(seconds: float, *work: Any) -> None:
    tasks = [asyncio.create_task(each) for each in work]
    done, _ = await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def hinted(server: Apart, seconds: float, attack: bool) -> None:
    rng = random.Random(1)
    waits, counts = Waits(), dict[str, int]()
    people = [await Guest(server, HONEST).enter() for _ in range(4)]
    work = [play(person, "sea_routes", "hard", waits, rng) for person in people]
    if attack:
        eve = await Guest(server, HOSTILE).enter()
        work += [ask_hints(eve, counts) for _ in range(HINTS)]
    await until(seconds, *work)
    print(waits.told("a) hints asked" if attack else "a) nobody asks"), counts or "", flush=True)


async def crowded(server: Apart, seconds: float, tables: int) -> None:
    rng = random.Random(2)
    waits = Waits()
    people = [
        await Guest(server, f"127.0.{10 + n // 200}.{1 + n % 200}").enter() for n in range(tables)
    ]
    await until(seconds, *(play(each, "sea_routes", "hard", waits, rng) for each in people))
    print(waits.told(f"b) {tables} tables"), flush=True)


def bots_metrics(server: Apart) -> str:
    text = httpx.get(server.url + "/metrics", verify=TLS).text
    return ", ".join(re.findall(r"argosy_(bot_\S+ \S+)", text))


def main() -> None:
    asked = options("How long people wait for bots.", tables=200, seconds=60.0)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    scenes: list[Callable[[Apart], Coroutine[Any, Any, None]]] = [
        lambda server: hinted(server, asked.seconds / 2, False),
        lambda server: hinted(server, asked.seconds, True),
        lambda server: crowded(server, asked.seconds, asked.tables),
    ]
    for scene in scenes:
        with tempfile.TemporaryDirectory() as folder:
            server = Apart(Path(folder), "--bots", "1").start()
            try:
                asyncio.run(scene(server))
                print("  ", bots_metrics(server), flush=True)
            finally:
                server.kill()
    print(f"load {os.getloadavg()[0]:.1f} after")


if __name__ == "__main__":
    main()
