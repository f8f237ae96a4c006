"""Everybody comes back after a restart: `python -m bench.restart [--tables 500] [--each 3]`

Tables of all games in the middle of play are laid into a database, a server is started on it, and
all sockets of all tables connect at once, as they do after a restart. Prints how long it takes until
each of them has its view, how long /health takes to answer meanwhile, and the server's CPU time.
"""

import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from tests.server.stored import stored
from websockets.asyncio.client import ClientConnection, connect

import argosy
from argosy.core.match import Match
from argosy.core.registry import editions
from bench.options import options

LINES = 250
PER_ADDRESS = 40  # sockets: fewer than one address may have


def middle_of(game: str, seed: int) -> Match:
    rng, match = random.Random(seed), argosy.new(game, seed=seed)
    while len(match.entries) < LINES and not match.is_over:
        match.play(rng.choice(match.legal()))
    return match


def lay(database: str, tables: int) -> list[str]:
    games = list(editions())
    matches = [middle_of(games[n % len(games)], n) for n in range(25)]
    return stored(database, [matches[n % len(matches)] for n in range(tables)])


async def come_back(port: int, table: str, number: int, kept: list[ClientConnection]) -> float:
    """Seconds until one socket has its view; it stays there, as a browser does."""
    address = f"127.0.1.{1 + number // PER_ADDRESS}"
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live?v=2"
    began = time.monotonic()
    while True:
        try:
            socket = await connect(
                url, local_addr=(address, 0), max_size=None, open_timeout=60, compression=None
            )
            while '"type":"view"' not in str(await socket.recv())[:40]:
                pass
            kept.append(socket)
            return time.monotonic() - began
        except Exception:  # told to come back later, as a browser is
            await asyncio.sleep(0.5 + random.random())


async def probe(port: int, waits: list[float]) -> None:
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            began = time.monotonic()
            await http.get(f"http://127.0.0.1:{port}/health")
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.1)


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(tables: int, each: int, port: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/argosy.db"
        names = lay(database, tables)
        command = [sys.executable, "-m", "argosy", "serve", "--port", str(port)]
        began = time.monotonic()
        with Path(folder, "log").open("wb") as log:
            server = subprocess.Popen([*command, "--database", database], stdout=log, stderr=log)
        try:
            async with httpx.AsyncClient() as http:
                while True:
                    try:
                        await http.get(f"http://127.0.0.1:{port}/health")
                        break
                    except httpx.HTTPError:
                        await asyncio.sleep(0.02)
            print(f"healthy after {time.monotonic() - began:.2f} s")
            waits: list[float] = []
            probing = asyncio.create_task(probe(port, waits))
            began = time.monotonic()
            kept: list[ClientConnection] = []
            jobs = [
                come_back(port, name, n * each + k, kept)
                for n, name in enumerate(names)
                for k in range(each)
            ]
            taken = await asyncio.gather(*jobs)
            whole = time.monotonic() - began
            probing.cancel()
            print(
                f"{tables} tables, {len(jobs)} sockets: all back after {whole:.1f} s, half of them "
                f"after {statistics.median(taken):.1f} s; server CPU {cpu(server.pid):.1f} s"
            )
            print(f"/health: median {statistics.median(waits):.3f} s, longest {max(waits):.2f} s")
        finally:
            server.kill()
            server.wait()


def main() -> None:
    asked = options(__doc__, tables=500, each=3, port=8765)
    asyncio.run(run(asked.tables, asked.each, asked.port))


if __name__ == "__main__":
    main()
