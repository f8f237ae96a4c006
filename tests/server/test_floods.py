"""Floods from one address: the server stays small and quick for everybody else.

The server runs in a process of its own with the limits that it has in earnest.
"""

import asyncio
import contextlib
import itertools
import json
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from argosy.server.http.limits import Limits

from .apart import Apart, Honest, apart, connection, stranger
from .conftest import Live, Person, opened, serving, upgrade_request
from .waiting import wait_for

MB = 1_000_000
HEAD = b"GET /api/levels HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    with apart(tmp_path_factory.mktemp("floods")) as found:
        yield found


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that waits for a body and for a goodbye as others do, but not for ten seconds."""
    limits = Limits(body_seconds=1.0, close_seconds=0.5)
    with serving(tmp_path_factory.mktemp("brief"), limits=limits) as found:
        yield found


homes = (f"127.0.2.{n}" for n in itertools.count(1))
hostile = (f"127.0.3.{n}" for n in itertools.count(1))


@pytest.fixture
def people(server: Apart) -> Honest:
    """From an address that has used nothing of its limits yet."""
    return Honest(server, next(homes))


def push(plain: socket.socket, piece: bytes, most: int, seconds: float = 6) -> int:
    """Send the same again and again until the other side has had enough; how much it took."""
    sent, limit = 0, time.monotonic() + seconds
    piece *= max(1, 65_536 // len(piece))
    with contextlib.suppress(OSError):
        while sent < most and time.monotonic() < limit:
            sent += plain.send(piece)
    return sent


def answer(plain: socket.socket) -> bytes:
    """All that comes until the end."""
    found = b""
    with contextlib.suppress(OSError):
        while data := plain.recv(65_536):
            found += data
    return found


def is_gone(plain: socket.socket) -> bool:
    plain.settimeout(0.01)
    try:
        while plain.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


# ── One request ──

ENDLESS = {
    "header lines": (HEAD, b"X-Filler: " + b"x" * 100 + b"\r\n"),
    "empty header lines": (HEAD, b"a:\r\n"),
    "one header": (HEAD + b"X-Filler: ", b"x" * 1000),
    "a header's name": (HEAD, b"x" * 1000),
    "an address": (b"GET /", b"x" * 1000),
    "blank lines": (b"", b"\r\n"),
    "chunks with long names": (POST, b"1;" + b"x" * 1000 + b"\r\nx\r\n"),
    "small chunks": (POST, b"1\r\nx\r\n"),
    "lines behind the body": (POST + b"0\r\n", b"X-Filler: " + b"x" * 100 + b"\r\n"),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS.keys())
def test_no_request_is_endless(server: Apart, begin: bytes, more: bytes) -> None:
    """One connection that sent header lines for eight seconds once took 1.2 GB."""
    before = server.memory()
    plain = connection(server)
    plain.sendall(begin)
    taken = push(plain, more, 60 * MB)
    held = server.memory() - before
    plain.close()
    assert taken < 30 * MB  # most of it lies in the system's buffers
    assert held < 20 * MB
    assert server.health() == 200


def test_headers_of_many_connections_come_back(server: Apart, people: Honest) -> None:
    before = server.memory()

    def attack() -> None:
        plain = [connection(server) for _ in range(40)]
        for one in plain:
            one.sendall(HEAD)
        threads = [
            threading.Thread(target=push, args=(one, b"X-F: y\r\n", 20 * MB, 3)) for one in plain
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for one in plain:
            one.close()

    people.while_attacked(attack)
    wait_for(lambda: server.memory() - before < 40 * MB)


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 414),
        (HEAD + b"a: b\r\n" * 150 + b"\r\n", 431),
        (HEAD + b"a: " + b"b" * 17_000 + b"\r\n\r\n", 431),
        (HEAD + b"a: " + b"b" * 10_000 + b"\r\n" + b"c: d\r\n" * 90 + b"\r\n", 200),
        (POST + (b"1\r\nx\r\n" * 70_000), 413),
    ],
    ids=["address", "lines", "bytes", "within", "chunks"],
)
def test_what_is_too_much_is_told(server: Apart, request_: bytes, status: int) -> None:
    plain = connection(server, "127.0.0.4")
    with contextlib.suppress(OSError):
        plain.sendall(request_)
    plain.settimeout(5)
    found = b""
    with contextlib.suppress(OSError):
        found = plain.recv(65_536)
    plain.close()
    assert int(found.split(b" ", 2)[1]) == status if found else status == 413
    if found and status != 200:
        assert json.loads(found.partition(b"\r\n\r\n")[2])["code"] == "too_large"


def test_requests_that_nobody_waits_for_are_not_kept(server: Apart, people: Honest) -> None:
    """A thousand requests in one packet were a thousand requests in memory."""
    eve = stranger(server, address="127.0.0.5")
    table = eve.table(seats=["me", "hot:Bea"])["table"]["id"]
    poll = (
        f"GET /api/tables/{table}/view?since=9999&wait=20 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {eve.token}\r\n\r\n"
    ).encode()
    before = server.memory()
    plain = [connection(server, "127.0.0.5") for _ in range(20)]
    for one in plain:
        with contextlib.suppress(OSError):
            one.sendall(poll + b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5000)
    people.as_usual()
    assert server.memory() - before < 20 * MB
    wait_for(lambda: all(is_gone(one) for one in plain), 10)
    for one in plain:
        one.close()


def test_a_dripping_body_ends_with_its_connection(brief: Live) -> None:
    """The refusal came, and the connection stayed open for as long as something dripped."""
    plain = connection(brief, "127.0.0.6", timeout=30)
    plain.sendall(POST.replace(b"Transfer-Encoding: chunked", b"Content-Length: 60000"))
    stop = threading.Event()

    def drip() -> None:
        with contextlib.suppress(OSError):
            while not stop.wait(0.2):
                plain.sendall(b"x")

    dripping = threading.Thread(target=drip)
    dripping.start()
    try:
        plain.settimeout(25)
        found = answer(plain)  # ends only when the connection does
    finally:
        stop.set()
        dripping.join()
        plain.close()
    assert b"429" in found.split(b"\r\n")[0] and b"connection: close" in found


def test_dripping_moves_take_nobodys_place(server: Apart, people: Honest) -> None:
    """There are only so many moves under way at once: one that has not come yet is none of them."""
    head = f"POST /api/tables/{people.table}/moves HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode()
    plain = []
    for n in range(4):
        for _ in range(30):
            one = connection(server, f"127.0.5.{n + 1}")
            one.sendall(head + b'Content-Length: 100\r\n\r\n{"id"')
            plain.append(one)
    people.as_usual()
    for one in plain:
        one.close()


def test_a_body_that_nobody_reads_is_not_waited_for(brief: Live) -> None:
    """An answer before the body's end: the rest may come, but soon."""
    plain = connection(brief, "127.0.0.6", timeout=30)
    plain.sendall(b"POST /nonsense HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n")
    assert plain.recv(65_536).startswith(b"HTTP/1.1 4")
    limit = time.monotonic() + 12
    with contextlib.suppress(OSError):
        while time.monotonic() < limit:
            plain.sendall(b"x")
            time.sleep(0.2)
    assert time.monotonic() < limit
    plain.close()


# ── Work ──


def fill(server: Apart) -> None:
    """A hundred public tables: their list is ten milliseconds of work."""
    for n in range(3):
        ann = stranger(server, "Ann", address=f"127.0.4.{n + 1}")
        for _ in range(34):
            ann.table("ship_it", ["me", "hot:Bea", "hot:Cid", "hot:Dan"], visibility="public")


def test_one_address_cannot_take_the_processor(server: Apart, people: Honest) -> None:
    """Its requests are within their number, but each of them is much work."""
    fill(server)
    crowd = Crowd(server, "/api/tables", ["127.0.0.7"], 4)
    before, began = server.seconds(), time.monotonic()
    people.while_attacked(lambda: crowd.run(6))
    used, lasted = server.seconds() - before, time.monotonic() - began
    assert crowd.statuses[200]
    assert used < 2 + 0.45 * lasted, (used, lasted, crowd.statuses)


def test_new_tables_of_one_address_are_counted(server: Apart) -> None:
    codes: Counter[int] = Counter()
    body = {"game": "sea_routes", "seats": ["me", "open"]}
    for _ in range(2):  # guests: none of them has too many
        eve = stranger(server, address="127.0.0.8")
        for _ in range(38):
            code = eve.http.post("/api/tables", json=body).status_code
            codes[code] += 1
            if code == 429:
                break
    assert codes[201] >= 60 and codes[429], codes


# ── Websockets ──


def handshake(server: Apart, person: Person, table: str, address: str) -> socket.socket:
    plain = connection(server, address, timeout=10)
    opened.append(plain)
    plain.sendall(upgrade_request(server.port, f"/api/tables/{table}/live?v=2", person.token))
    return plain


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    return bytes([opcode | (0x80 if final else 0), len(data) | 0x80]) + b"\0\0\0\0" + data


FLOODS = {
    "pings": frame(0x9),
    "pings with data": frame(0x9, b"x" * 125),
    "pongs": frame(0xA),
    "pieces": frame(0x1, b"", False) + frame(0x0, b"", False) * 8 + frame(0x0),
    "messages": frame(0x1, b'{"type":"ping"}'),
    "nonsense": frame(0x1, b"x"),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
def test_frames_of_every_kind_count(server: Apart, people: Honest, flood: bytes) -> None:
    """Twenty sockets that only pinged kept everybody else waiting for up to 23 seconds."""
    eve = stranger(server, address=next(hostile))
    table = eve.table(seats=["me", "hot:Bea"])["table"]["id"]
    codes: list[int] = []

    def one() -> None:
        plain = handshake(server, eve, table, str(eve.address))
        with contextlib.suppress(OSError):  # where the others' flood has kept it out
            plain.recv(65_536)
        push(plain, flood, 20 * MB, 3)
        codes.append(close_code(answer(plain)))
        plain.close()

    def attack() -> None:
        threads = [threading.Thread(target=one) for _ in range(15)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    before = server.seconds()
    people.while_attacked(attack)
    assert len(codes) == 15
    assert 4429 in codes and set(codes) <= {4429, 0}, codes  # 0: it did not get so far
    assert server.seconds() - before < 3


def close_code(data: bytes) -> int:
    """Of the last frame, if the connection did not end otherwise."""
    at = data.rfind(b"too_fast")
    return struct.unpack("!H", data[at - 2 : at])[0] if at > 2 else 0


def test_a_goodbye_that_is_not_answered_is_not_waited_for(server: Apart) -> None:
    """Closed sockets that stayed were neither counted nor dropped: there were six hundred."""
    address = "127.0.0.9"
    eve = stranger(server, address=address)
    table = eve.table(seats=["me", "hot:Bea"])["table"]["id"]
    eve.http.close()
    plain: list[socket.socket] = []
    hellos = 0
    for _ in range(120):
        one = handshake(server, eve, table, address)
        plain.append(one)
        with contextlib.suppress(OSError):
            found = one.recv(65_536)
            if found.endswith(b"\r\n\r\n"):
                found = one.recv(65_536)
            hellos += b'"hello"' in found
            one.sendall(frame(0x2, b"no text"))  # the server says goodbye; nobody answers
    assert hellos < 120  # those that are not gone yet are counted
    assert held(server, address) > 1  # the system tells what is open
    wait_for(lambda: held(server, address) == 0, 12)
    for one in plain:
        one.close()


def held(server: Apart, address: str) -> int:
    """Connections from an address that the server itself has open."""
    number = "".join(f"{int(part):02X}" for part in reversed(address.split(".")))
    found = 0
    for line in Path(f"/proc/{server.process.pid}/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, state, *_ = line.split()
        ours = int(local.partition(":")[2], 16) == server.port
        found += ours and remote.startswith(number) and state in ("01", "08")
    return found


def test_sockets_that_never_read_are_let_go(server: Apart, people: Honest) -> None:
    address = "127.0.0.10"
    eve = stranger(server, address=address)
    table = eve.table("ship_it", seats=["me", "hot:Bea"], visibility="public")["table"]["id"]
    before = server.memory()
    plain = []
    for _ in range(15):
        one = handshake(server, eve, table, address)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        plain.append(one)
    for n in range(20):
        for one in plain:
            with contextlib.suppress(OSError):
                one.sendall(frame(0x1, json.dumps({"type": "look", "seat": "red"}).encode()))
        if n == 10:
            people.as_usual()
    assert server.memory() - before < 30 * MB
    for one in plain:
        one.close()


# ── More than the server can do ──


def test_too_much_for_all_is_told_and_moves_go_on(tmp_path: Path) -> None:
    """Forty addresses read the list as fast as they may: they are told to wait, players play."""
    with apart(tmp_path) as server:
        fill(server)
        people = Honest(server)
        crowd = Crowd(server, "/api/tables", [f"127.0.1.{n}" for n in range(1, 41)], 8)
        thread = threading.Thread(target=crowd.run)
        thread.start()
        try:
            wait_for(lambda: crowd.statuses[503])
            threading.Timer(3, crowd.enough.set).start()  # twenty moves take less
            seconds = people.moves(20)
            health = [server.health() for _ in range(5)]
        finally:
            crowd.enough.set()
            thread.join()
        assert health == [200] * 5
        assert crowd.statuses[503] and crowd.retries
        assert sorted(seconds)[len(seconds) // 2] < 4 * people.usual + 1
        began = time.monotonic()
        visitor = Person(server, "Vic", address="127.0.0.11")
        wait_for(lambda: visitor.http.get("/api/tables").status_code == 200, 5)
        print(f"{dict(crowd.statuses)}, normal after {time.monotonic() - began:.1f} s")
        people.as_usual()


class Crowd:
    """Visitors without a seat, each with so many connections, as fast as they are answered."""

    def __init__(self, server: Apart, path: str, addresses: list[str], each: int) -> None:
        self.server = server
        self.addresses = addresses * each
        self.ask = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        self.statuses: Counter[int] = Counter()
        self.retries = 0
        self.enough = threading.Event()

    def run(self, seconds: float = 60) -> None:
        """Ask for so long, or until it is enough."""
        asyncio.run(self._all(seconds))

    async def _all(self, seconds: float) -> None:
        limit = time.monotonic() + seconds
        await asyncio.gather(*(self._one(address, limit) for address in self.addresses))

    def _goes_on(self, limit: float) -> bool:
        return time.monotonic() < limit and not self.enough.is_set()

    async def _one(self, address: str, limit: float) -> None:
        while self._goes_on(limit):
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.server.port, local_addr=(address, 0)
                )
                try:
                    while self._goes_on(limit):
                        writer.write(self.ask)
                        if not await self._read(reader):
                            break
                        await asyncio.sleep(0.01)
                finally:
                    writer.close()

    async def _read(self, reader: asyncio.StreamReader) -> bool:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        self.statuses[int(head.split(b" ", 2)[1])] += 1
        self.retries += b"retry-after" in head
        if b"connection: close" in head:
            await asyncio.sleep(0.1)
            return False
        length = next(
            int(line.partition(b":")[2])
            for line in head.split(b"\r\n")
            if line.startswith(b"content-length")
        )
        await reader.readexactly(length)
        return True
