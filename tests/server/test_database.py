"""The database as it should not be: rows that cannot be true, starts that were killed, a server that
is silent, a disk that is full.
"""

import asyncio
import io
import json
import os
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, text, update
from websockets.exceptions import ConnectionClosed

import argosy
from argosy.cli import run
from argosy.core.edition import BadInput
from argosy.server import logs
from argosy.server.storage import schema, store
from argosy.server.storage.upgrade import upgrade, version

from .apart import HOSTILE, Apart, Honest, Hurried, apart
from .conftest import TLS, Live, Person, ids, mover, plant, two_at_a_table
from .hole import Hole, over_tcp
from .stored import opened
from .waiting import wait_for

DATABASES = ("sqlite", "postgresql")


def spoil(live: Live, table: str, **values: Any) -> None:
    """Write into the row of a table, behind the server's back; its room is forgotten."""
    with opened(live.settings.database) as engine, engine.begin() as db:
        db.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
    live.do(lambda: live.context.lobby.rooms.pop(table, None))


def argosy_command(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run a command as somebody types it: a server in a process of its own, which can be ended if it should start."""
    if words[0] == "serve":
        command = [sys.executable, "-m", "argosy", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=90)
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        code = run(words)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def said_plainly(done: "subprocess.CompletedProcess[str]") -> str:
    """What a command that fails says: one line for people, and exit code 2."""
    told = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert done.returncode == 2 and len(told) == 1, (done.returncode, done.stderr[-2000:])
    assert told[0].startswith("argosy: ")
    return told[0]


# ── Rows that cannot be true ──

OPTIONS = '{"rounds": 6, "rules": 1, "seats": 2}'
IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "no JSON": {"options": "{"},
    "another JSON": {"options": "[1, 2]"},
    "a word for a number": {"options": OPTIONS.replace("6", '"six"')},
    "no rules": {"options": '{"seats": 2}'},
    "no seats": {"options": '{"rules": 1}'},
    "rules of the future": {"options": OPTIONS.replace('"rules": 1', '"rules": 99')},
    "rules before the first": {"options": OPTIONS.replace('"rules": 1', '"rules": 0')},
    "an option that nobody knows": {"options": OPTIONS.replace("rounds", "sharks")},
    "a value out of range": {"options": OPTIONS.replace("6", "600000")},
    "other seats than it has": {"options": OPTIONS.replace('"seats": 2', '"seats": 3')},
    "no such game": {"game": "chess"},
    "no such pace": {"pace": "never"},
    "no such clock": {"clock_kind": "sundial"},
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_one_table_that_cannot_be_read_is_kept_apart(
    live: Live, case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = io.StringIO()
    monkeypatch.setattr(logs, "stream", told)
    ann, ben, table = two_at_a_table(live, visibility="public")
    _, _, other = two_at_a_table(live, visibility="public")
    person, view = mover(table, ann, ben)
    spoil(live, table, **IMPOSSIBLE[case])
    for _ in range(2):
        for path in ("/api/tables", "/api/guests/me/tables"):
            assert table not in [found["id"] for found in ann.get(path)]
        assert other in [found["id"] for found in ann.get("/api/tables")]
    for path in ("", "/view", "/log", "/chat", "/record", "/backdrop"):
        assert ann.get(f"/api/tables/{table}{path}", 409)["code"] == "not_now"
    assert person.play(table, "anything", view["number"], 409)["code"] == "not_now"
    socket = ann.socket(table)
    with pytest.raises(ConnectionClosed) as closed:
        socket.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.reason == "not_now"
    events = [json.loads(line) for line in told.getvalue().splitlines()]
    noted = [e for e in events if e["event"] == "table_unreadable" and e["table"] == table]
    assert len(noted) == 1 and noted[0]["problem"], noted
    assert live.context.metrics.faults == 0


def test_a_table_without_one_of_its_seats_is_kept_apart(live: Live) -> None:
    ann, _, table = two_at_a_table(live, visibility="public")
    seat = (schema.seats.c.table == table) & (schema.seats.c.number == 1)
    with opened(live.settings.database) as engine, engine.begin() as db:
        db.execute(delete(schema.seats).where(seat))
    live.do(lambda: live.context.lobby.rooms.pop(table))
    assert table not in [found["id"] for found in ann.get("/api/tables")]
    assert ann.get(f"/api/tables/{table}", 409)["code"] == "not_now"


@pytest.mark.parametrize("waiting", [99, -7, 2])
def test_who_is_asked_is_known_from_the_record(live: Live, waiting: int) -> None:
    """The column is for lists alone: one that cannot be true costs nobody their game."""
    ann, ben, table = two_at_a_table(live, visibility="public")
    spoil(live, table, waiting=waiting)
    for path in ("/api/tables", "/api/guests/me/tables"):
        assert next(t for t in ann.get(path) if t["id"] == table)["waiting"] is None
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])


def test_a_table_with_a_clock_that_cannot_be_read_does_not_stop_the_others_at_the_start(
    live: Live,
) -> None:
    clock = {"kind": "game", "seconds": 600}
    tables = [two_at_a_table(live, visibility="public", clock=clock)[2] for _ in range(3)]
    for table in tables[:2]:
        spoil(live, table, options="{")
    live.restart()
    wait_for(lambda: tables[2] in live.context.lobby.alarms.set_for)


def test_a_table_older_than_an_option_has_its_default(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, visibility="public", options={"rounds": 4})
    full = ann.get(f"/api/tables/{table}")["options"]
    older = {name: value for name, value in full.items() if name in ("rules", "seats", "rounds")}
    assert older.keys() < full.keys()
    spoil(live, table, options=json.dumps(older))
    for path in ("/api/tables", "/api/guests/me/tables"):
        assert next(t for t in ann.get(path) if t["id"] == table)["options"] == full
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])
    assert ann.get(f"/api/tables/{table}")["options"] == full


def test_a_default_is_that_of_the_rules_a_table_began_with(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules 2 bring an option: games of rules 1 go on as they were without it."""
    ann, _, table = two_at_a_table(live)
    first = argosy.edition("sea_routes")
    usual = first.choose({})["rounds"]
    newer = replace(first, rules=2, earlier={1: {"rounds": usual - 1}})
    plant(monkeypatch, newer)
    spoil(live, table, options='{"seats": 2, "rules": 1}')
    assert ann.get(f"/api/tables/{table}")["options"]["rounds"] == usual - 1
    assert newer.choose({})["rounds"] == usual
    for options in ({"rules": 1}, {"rules": 2}, {"rules": 1, "rounds": usual}):
        chosen = newer.choose(options)
        told = dict(pair.split("=") for pair in newer.differing(chosen))
        again = {name: int(value) for name, value in told.items()}
        assert newer.choose({**again, "rules": chosen["rules"]}) == chosen


def test_bytes_that_are_no_text_spoil_one_table(live: Live) -> None:
    """SQLite keeps whatever it is given."""
    if not live.settings.database.startswith("sqlite"):
        pytest.skip("PostgreSQL refuses them")
    ann, _, table = two_at_a_table(live, visibility="public")
    with opened(live.settings.database) as engine, engine.begin() as db:
        db.execute(
            text("UPDATE tables SET title = CAST(x'ff00fe' AS TEXT) WHERE id = :id"), {"id": table}
        )
    live.do(lambda: live.context.lobby.rooms.pop(table))
    assert table not in [found["id"] for found in ann.get("/api/tables")]
    assert ann.get(f"/api/tables/{table}", 409)["code"] == "not_now"


def test_a_line_of_chat_that_cannot_be_read_says_so(live: Live) -> None:
    ann, _, table = two_at_a_table(live)
    for word in ("one", "two"):
        ann.post(f"/api/tables/{table}/chat", {"text": word})
    with opened(live.settings.database) as engine, engine.begin() as db:
        last = schema.chat.c.text == "two"
        db.execute(update(schema.chat).where(last, schema.chat.c.table == table), {"kind": "song"})
    live.do(lambda: live.context.lobby.rooms.pop(table))
    ann.post(f"/api/tables/{table}/chat", {"text": "three"})
    said = [line["note"] or line["text"] for line in ann.get(f"/api/tables/{table}/chat")]
    assert said == ["one", {"id": "chat-unreadable"}, "three"]


# ── Characters that no database takes ──

NEVER = ("%00", "a%00b", "%01", "%0A", "%FF", "%ED%A0%80", "x%2Fy", "%F0%9F%8F%B4", "'--", "A" * 41)
ROUTES = (
    ("GET", "/api/tables/{}"),
    ("GET", "/api/tables/{}/view"),
    ("GET", "/api/tables/{}/view?seat={}"),
    ("GET", "/api/tables/{}/backdrop"),
    ("GET", "/api/tables/{}/chat"),
    ("GET", "/api/tables/{}/log"),
    ("GET", "/api/tables/{}/record"),
    ("GET", "/api/tables/{}/positions/1"),
    ("GET", "/api/games/{}"),
    ("GET", "/api/games/{}/rules"),
    ("POST", "/api/tables/{}/seats/red/open"),
    ("POST", "/api/tables/{}/seats/red/back"),
    ("POST", "/api/tables/{}/seats/red/link"),
    ("POST", "/api/tables/{}/invite"),
    ("GET", "/api/tables/{}/members"),
    ("POST", "/api/tables/{}/members/somebody/remove"),
    ("POST", "/api/tables/{}/rematch"),
)
BODIES = {
    "/api/tables/{}/enter": {"secret": "i_" + "a" * 43},
    "/api/tables/{}/join": {},
    "/api/tables/{}/leave": {},
    "/api/tables/{}/start": {},
    "/api/tables/{}/seats/red/bot": {},
    "/api/tables/{}/mute": {"muted": True},
    "/api/tables/{}/fork": {"at": 1, "seat": "red"},
    "/api/tables/{}/moves": {"id": "12345678", "at": 1, "text": "sail c4"},
    "/api/tables/{}/undo": {"id": "12345678"},
    "/api/tables/{}/undo/answer": {"agree": True},
    "/api/tables/{}/why": {"text": "sail c4"},
    "/api/tables/{}/hint": {},
    "/api/tables/{}/chat": {"text": "hello"},
}


def test_every_route_that_takes_an_id_is_tried(live: Live) -> None:
    schema_ = httpx.get(live.url + "/schema/openapi.json", verify=TLS).json()
    taking = {p.replace("{table}", "{}") for p in schema_["paths"] if "{table}" in p}
    tried = {path.partition("?")[0] for _, path in ROUTES} | set(BODIES)
    names = {"{seat}": "red", "{number}": "1", "{guest}": "somebody"}
    for name, example in names.items():
        taking = {path.replace(name, example) for path in taking}
    general = taking
    assert general <= tried, general - tried


@pytest.mark.parametrize("never", NEVER)
def test_an_id_that_cannot_be_is_unknown(live: Live, never: str) -> None:
    ann = Person(live)
    failures = live.context.store.failures
    asked: list[tuple[str, str, object]] = [(method, path, None) for method, path in ROUTES]
    asked += [("POST", path, body) for path, body in BODIES.items()]
    for method, path, body in asked:
        url = live.url + path.replace("{}", never)
        answer = ann.http.request(method, httpx.URL(url), json=body)
        assert (answer.status_code, answer.json()["code"]) in (
            (404, "unknown"),
            (400, "malformed"),
            (405, "no_method"),
            (401, "bad_token"),  # entering does not tell a wrong table from a wrong secret
        ), (method, path, answer.text)
    assert live.context.store.failures == failures


@pytest.mark.parametrize("never", NEVER)
def test_a_seat_that_cannot_be_is_unknown(live: Live, never: str) -> None:
    ann = Person(live)
    table = ann.table()["table"]["id"]
    for path in ("open", "back", "link"):
        answer = ann.http.post(httpx.URL(f"{live.url}/api/tables/{table}/seats/{never}/{path}"))
        assert answer.status_code in (400, 404, 405), answer.text
    for path in ("view", "log", "positions/1"):
        answer = ann.http.get(httpx.URL(f"{live.url}/api/tables/{table}/{path}?seat={never}"))
        assert answer.status_code in (400, 404, 409), answer.text
    assert ann.get(f"/api/tables/{table}")["id"] == table


@pytest.mark.parametrize("never", ["%00", "a%00b", "%FF"])
def test_a_socket_of_an_id_that_cannot_be_is_closed(live: Live, never: str) -> None:
    socket = Person(live).socket(never)
    with pytest.raises(ConnectionClosed) as closed:
        socket.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


@pytest.mark.parametrize("never", ["\0", "a\0b", "\ud800", "\u202e", "\n"])
def test_a_text_that_no_database_takes_is_refused(live: Live, never: str) -> None:
    ann = Person(live)
    table = ann.table()["table"]["id"]
    game = {"game": "sea_routes", "seats": ["me", "open"]}
    for path, body in (
        ("/api/guests", {"name": never}),
        (f"/api/tables/{table}/chat", {"text": never}),
        (f"/api/tables/{table}/join", {"name": never}),
        (f"/api/tables/{table}/join", {"seat": never}),
        (f"/api/tables/{table}/enter", {"secret": never * 45, "name": never}),
        ("/api/tables", {**game, "title": never}),
        ("/api/tables", {**game, "game": never}),
        ("/api/tables", {**game, "seats": ["me", f"hot:{never}"]}),
        ("/api/tables", {**game, "options": {never: 1}}),
    ):
        answer = ann.http.post(
            path, content=json.dumps(body), headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 404, 409), (path, answer.text)


# ── The first start, and later forms ──


def test_a_start_that_is_killed_can_be_made_again(tmp_path: Path, seed: int) -> None:
    """At any moment of the very first start: while the program still loads, and while the tables are
    made.
    """
    chance = random.Random(seed)
    folder = tmp_path
    for n in range(4):
        folder = tmp_path / str(n)
        folder.mkdir()
        server = Apart(folder).start(wait=False)
        wait_for((folder / "argosy.db").exists)
        if n:
            first_written(folder / "argosy.db-wal")
        time.sleep(chance.uniform(0, 0.03 if n else 0.5))
        server.kill()
        with opened(server.database) as engine:
            upgrade(engine)
            assert version(engine) == schema.HEAD
    with apart(folder) as server:
        Honest(server)


def first_written(file: Path) -> None:
    """Wait for its first byte, without a pause in which more could follow."""
    limit = time.monotonic() + 30
    while not (file.exists() and file.stat().st_size):
        assert time.monotonic() < limit


@pytest.mark.parametrize("count", range(len(schema.metadata.sorted_tables) + 1))
def test_what_an_older_version_left_half_made_is_made_anew(tmp_path: Path, count: int) -> None:
    with opened(f"sqlite:///{tmp_path / 'half.db'}") as engine:
        with engine.begin() as db:
            db.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
            schema.metadata.create_all(db, tables=schema.metadata.sorted_tables[:count])
        upgrade(engine)
        assert version(engine) == schema.HEAD
        with engine.connect() as db:
            for table in schema.metadata.sorted_tables:
                db.execute(select(table)).all()


def test_tables_of_somebody_else_are_left_alone(tmp_path: Path) -> None:
    for n, make in enumerate(
        (
            "CREATE TABLE guests (room INTEGER)",
            "CREATE TABLE guests (id TEXT, token TEXT, name TEXT, created INTEGER)",
        )
    ):
        database = f"sqlite:///{tmp_path / f'hotel{n}.db'}"
        with opened(database) as engine:
            with engine.begin() as db:
                db.execute(text(make))
                db.execute(text(f"INSERT INTO guests VALUES ({'7' if n == 0 else '1, 2, 3, 4'})"))
            with pytest.raises(BadInput, match="guests"):
                upgrade(engine)
            with engine.connect() as db:
                assert db.execute(text("SELECT count(*) FROM guests")).scalar() == 1


def test_the_forms_are_the_migrations() -> None:
    folder = Path(schema.__file__).parent / "migrations" / "versions"
    assert tuple(sorted(file.name[:4] for file in folder.glob("*.py"))) == schema.FORMS


@pytest.mark.parametrize("kind", DATABASES)
def test_a_database_of_a_newer_version_is_named(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'newer.db'}"
    if kind == "postgresql":
        database = request.getfixturevalue("postgresql")()
    with opened(database) as engine:
        upgrade(engine)
        with engine.begin() as db:
            db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    file = str(tmp_path / "file.jsonl")
    Path(tmp_path / "old.jsonl").write_text("{}")
    for words in (
        ("serve", "--port", "1"),
        ("backup", file),
        ("restore", str(tmp_path / "old.jsonl")),
    ):
        assert "“9999”" in said_plainly(argosy_command(*words, "--database", database))
    assert not Path(file).exists()


@pytest.mark.parametrize(
    "database",
    ["sqlite:///{}/no/such/folder/x.db", "sqlite:///{}/nonsense.db", "mysql://x/y", "nonsense"],
)
def test_a_database_that_cannot_be_used_is_named_in_one_line(tmp_path: Path, database: str) -> None:
    (tmp_path / "nonsense.db").write_bytes(b"This is no database. " * 500)
    address = database.format(tmp_path)
    file = str(tmp_path / "file.jsonl")
    for words in (("serve", "--port", "1"), ("backup", file)):
        assert "atabase" in said_plainly(argosy_command(*words, "--database", address))


def test_servers_that_start_at_once_upgrade_once(postgresql: Callable[[], str]) -> None:
    database = postgresql()
    code = (
        "import sys, alembic.command; from argosy.server.storage.store import engine_for\n"
        "from argosy.server.storage.upgrade import upgrade\n"
        "engine = engine_for(sys.argv[1]); print('ready', flush=True)\n"
        "sys.stdin.readline(); upgrade(engine)"
    )
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", code, database]
    starts = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(3)
    ]
    for start in starts:
        assert start.stdout is not None and start.stdout.readline() == "ready\n"
    for start in starts:
        assert start.stdin is not None
        start.stdin.write("\n")
        start.stdin.flush()
    said = [start.communicate(timeout=90)[1] for start in starts]
    assert [start.returncode for start in starts] == [0] * len(starts), said
    with opened(database) as engine:
        assert version(engine) == schema.HEAD


# ── PostgreSQL that is not there ──


def test_a_server_waits_for_its_database(postgresql: Callable[[], str], tmp_path: Path) -> None:
    database = postgresql()
    hole = Hole(database)
    hole.close()
    server = Apart(tmp_path, database=over_tcp(database, hole.port)).start(wait=False)
    try:
        wait_for(lambda: "database_awaited" in server.log.read_text())
        assert server.process.poll() is None, server.log.read_text()
        hole = Hole(database, hole.port)
        server.until_healthy()
        server.stop()
    finally:
        if server.process.poll() is None:
            server.kill()
        hole.close()


def test_a_server_does_not_wait_for_ever(postgresql: Callable[[], str]) -> None:
    hole = Hole(postgresql())
    hole.close()
    words = ("serve", "--port", "1", "--database", hole.database, "--database-wait", "2")
    done = argosy_command(*words)
    assert "within 2 seconds" in said_plainly(done)
    assert done.stderr.count("database_awaited") >= 2


# ── PostgreSQL that is silent ──


def backends(database: str) -> list[int]:
    """The processes of PostgreSQL that speak with the server."""
    query = (
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid()"
    )
    with opened(database) as engine, engine.connect() as db:
        return [int(pid) for pid in db.execute(text(query)).scalars()]


class Asked(Honest):
    """Two people at a table, and who of them was asked before the trouble, with what they saw."""

    asked: tuple[Person, dict[str, Any]]

    def remember(self) -> None:
        if self.ann.view(self.table)["status"] == "over":
            self.sit_down()
        self.asked = mover(self.table, self.ann, self.ben)


def refused_meanwhile(server: Apart, honest: Asked) -> dict[str, Any]:
    """What everybody gets from a server whose database is silent: an answer. The move to try again."""
    table = honest.table
    person, view = honest.asked
    body = {"id": next(ids), "at": view["number"], "text": view["actions"][0]["text"]}
    limit = 12.0  # seconds: generous, and less than what it once took
    until = time.monotonic() + 2 * limit
    while server.health(limit) != 503:  # a moment ago it was well
        assert time.monotonic() < until, "health is silent, or says that all is well"
    for path, content in (
        ("/health", None),
        (f"/api/tables/{table}/moves", body),
        ("/api/tables", None),
        ("/api/guests/me/tables", None),
    ):
        method = "GET" if content is None else "POST"
        answer = person.http.request(method, path, json=content, timeout=limit)
        assert answer.status_code == 503, (path, answer.text)
        assert answer.json()["code"] in ("not_saved", "busy"), answer.text
        assert int(answer.headers["retry-after"]) > 0
    assert server.process.poll() is None
    return body


def comes_back(server: Apart, honest: Asked, body: dict[str, Any]) -> None:
    """Once the database goes on: the same move is played once, and everything is as fast as ever."""
    limit = time.monotonic() + 20
    while server.health() != 200:
        assert time.monotonic() < limit, server.log.read_text()[-2000:]
        time.sleep(0.05)
    person, view = honest.asked
    path = f"/api/tables/{honest.table}/moves"
    first = person.post(path, body)
    assert first["number"] > view["number"]
    assert person.post(path, body) == first
    number = person.view(honest.table)["number"]
    assert number == first["number"]
    honest.as_usual()


@contextmanager
def remembering(folder: Path, database: str) -> Iterator[tuple[Apart, Asked]]:
    """A server apart, and somebody honest before a move."""
    with apart(folder, database=database, kind=Hurried) as server:
        honest = Asked(server)
        honest.remember()
        yield server, honest


@contextmanager
def stopped_backend(database: str) -> Iterator[int]:
    """The only process that serves this database stands still."""
    (pid,) = backends(database)
    os.kill(pid, signal.SIGSTOP)
    try:
        yield pid
    finally:
        os.kill(pid, signal.SIGCONT)


def test_a_backend_that_stops_stops_nobody_else(
    postgresql: Callable[[], str], tmp_path: Path
) -> None:
    database = postgresql()
    with remembering(tmp_path, database) as (server, honest):
        with stopped_backend(database) as pid:
            body = refused_meanwhile(server, honest)
        comes_back(server, honest, body)
        assert pid not in backends(database)


def test_a_black_hole_swallows_nobody_else(postgresql: Callable[[], str], tmp_path: Path) -> None:
    database = postgresql()
    hole = Hole(database)
    with remembering(tmp_path, hole.database) as (server, honest):
        (pid,) = backends(database)
        hole.passing.clear()
        try:
            body = refused_meanwhile(server, honest)
        finally:
            hole.passing.set()
        comes_back(server, honest, body)
        assert pid not in backends(database)
    hole.close()


def test_a_server_ends_whatever_its_database_does(
    postgresql: Callable[[], str], tmp_path: Path
) -> None:
    database = postgresql()
    with remembering(tmp_path, database) as (server, honest), stopped_backend(database):
        person, view = honest.asked
        body = {"id": next(ids), "at": view["number"], "text": view["actions"][0]["text"]}
        with pytest.raises(httpx.ReadTimeout):  # a move is under way while it ends
            person.http.post(f"/api/tables/{honest.table}/moves", json=body, timeout=0.5)
        server.process.terminate()
        server.process.wait(20)


def test_a_crowd_before_a_silent_database_is_answered_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits who would not be served, and nothing is done for those who have stopped waiting."""
    monkeypatch.setattr(store, "PATIENCE", 0.5)
    monkeypatch.setattr(store, "WAITING", 10)
    found = store.Store(f"sqlite:///{tmp_path / 'argosy.db'}")
    found.open()
    done: list[int] = []
    gate = threading.Event()

    def job(number: int) -> Callable[[Any], object]:
        return lambda _: done.append(number)

    async def crowd() -> list[object]:
        first = asyncio.create_task(found.run(lambda _: gate.wait(20)))
        await asyncio.sleep(0.1)  # it is under way
        jobs = [found.run(job(number)) for number in range(15)]
        answers: list[object] = await asyncio.gather(first, *jobs, return_exceptions=True)
        gate.set()
        while found.tasks.qsize():
            await asyncio.sleep(0.01)
        await found.run(job(99))
        return answers

    kinds = [type(problem).__name__ for problem in asyncio.run(crowd())]
    found.close()
    assert kinds == ["NotSaved"] * 11 + ["Full"] * 5
    assert done == [99]


# ── A disk that is full ──


@contextmanager
def full_disk(server: Apart) -> Iterator[None]:
    """No file of the server grows any more; what it reads it can still read."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_said_and_forgotten_when_there_is_room_again(tmp_path: Path) -> None:
    with apart(tmp_path) as server:
        honest = Asked(server)
        honest.remember()
        person, view = honest.asked
        body = {"id": next(ids), "at": view["number"], "text": view["actions"][0]["text"]}
        path = f"/api/tables/{honest.table}/moves"
        with full_disk(server):
            wait_for(lambda: server.health() == 503)
            assert person.post(path, body, 503)["code"] == "not_saved"
            assert person.get("/health", 503)["code"] == "not_saved"
            assert honest.ann.get("/api/tables") == []  # what is there can be read
            assert person.view(honest.table)["number"] == view["number"]
        comes_back(server, honest, body)


def test_health_is_tried_once_a_second_however_many_ask(live: Live) -> None:
    """From another address than the one that is measured."""
    eve = Person(live, "Eve", address=HOSTILE)
    commits = live.context.store.commits
    began = time.monotonic()
    for _ in range(200):
        assert eve.get("/health") == {"status": "ok"}
    tries = live.context.store.commits - commits
    assert 1 <= tries <= time.monotonic() - began + 2


# ── Who may read the files ──


def test_the_files_of_a_database_are_its_owners_alone(tmp_path: Path) -> None:
    with loose_umask(), apart(tmp_path) as server:
        Honest(server)
        files = [tmp_path / f"argosy.db{end}" for end in ("", "-wal", "-shm")]
        assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600"] * 3


def test_an_older_database_is_taken_from_everybody_else(tmp_path: Path) -> None:
    server = Apart(tmp_path)
    with opened(server.database) as engine:
        upgrade(engine)
    file = tmp_path / "argosy.db"
    file.chmod(0o644)
    server.start()
    server.stop()
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    assert "file_tightened" in server.log.read_text()


def test_the_folder_of_the_default_database_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from argosy.cli.server_commands import default_database

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with loose_umask():
        default_database()
    assert oct((tmp_path / "argosy").stat().st_mode & 0o777) == "0o700"


@contextmanager
def loose_umask() -> Iterator[None]:
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)
