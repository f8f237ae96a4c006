"""A server of its own for each worker, and one Chromium."""

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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.browser.player import Player

import argosy

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
CLIENT = Path(argosy.__file__).parent / "web" / "dist" / "index.html"
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    why = "no Chromium on this machine" if CHROMIUM is None else ""
    if not CLIENT.exists():
        why = "the client is not part of this build"
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


class Server:
    """`argosy serve` as its own process: it can be killed and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--bots", "1"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "argosy", *words),
                    *("--database", f"sqlite:///{self.folder / 'games.db'}"),
                ],
                stdout=log,
                stderr=log,
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
            self.process.wait()
            self.process = None

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return json.load(answer)

    def games(self) -> list[str]:
        return [game["id"] for game in self.get("/api/games")]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


class People:
    """Makes players, each with a browser profile of their own; what their pages complain of is kept."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def __call__(self, *, phone: bool = False, dark: bool = False) -> Player:
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.server.url)
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return Player(page, self.server.url, touch=phone)


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[People]:
    people = People(browser, server)
    yield people
    for context in people.contexts:
        context.close()
    assert not people.errors
