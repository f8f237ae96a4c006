"""A server of its own, and how Chromium is started."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def tempo(speed: float) -> str:
    """A script for pages of a device: the speed that was chosen there, unless another one was. 0 is off."""
    return (
        f"localStorage.getItem('argosy.speed') ?? localStorage.setItem('argosy.speed', '{speed:g}')"
    )


class Server:
    """`argosy serve` as its own process: it can be killed and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'games.db'}"
        self.process: subprocess.Popen[str] | None = None

    def command(self) -> list[str]:
        return [
            *("-m", "argosy", "serve", "--port", str(self.port)),
            *("--bots", "1", "--database", self.database),
        ]

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.command()],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                self.get("/health")
            except (OSError, urllib.error.URLError):
                time.sleep(0.1)
            else:
                return
        raise TimeoutError((self.folder / "log").read_text()[-2000:])

    def kill(self) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()
            self.process = None

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return json.load(answer)


class SeededServer(Server):
    """A server whose tables are dealt from a seed, and whose bots think of it: `tests.browser.seeded`."""

    seed = 0

    def command(self) -> list[str]:
        return [
            *("-m", "tests.browser.seeded", str(self.port)),
            *(self.database, str(self.folder / "seed")),
        ]

    def start(self) -> None:
        super().start()
        self.deal_from(self.seed)

    def deal_from(self, seed: int) -> None:
        """Whatever is drawn from now on comes from this seed, after a restart too."""
        self.seed = seed
        assert self.process and self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{seed}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == f"{seed}\n"
