"""A server of generous limits to put load on, on this machine."""

import asyncio
import contextlib
import subprocess
import sys

import httpx
from tests.server.crash import TARGET


def start(port: int, database: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, str(TARGET), str(port), database]
    return subprocess.Popen(command, stderr=subprocess.DEVNULL)


async def until_up(http: httpx.AsyncClient) -> None:
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if (await http.get("/health")).status_code == 200:
                return
        await asyncio.sleep(0.05)
    raise SystemExit("the server did not come up")
