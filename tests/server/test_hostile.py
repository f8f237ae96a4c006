"""Hostile clients: whatever they send is refused with a defined code, nothing changes, and the
others play on.
"""

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from argosy.core.language import Reader
from argosy.server import logs
from argosy.server.http.limits import Rate
from argosy.server.identity import person_name
from argosy.server.messages import ProblemInfo
from argosy.server.tables.lobby import LobbySettings
from argosy.server.tokens import digest

from .conftest import (
    PATIENT,
    TLS,
    Live,
    Person,
    Socket,
    fetch,
    ids,
    mover,
    opened,
    serving,
    two_at_a_table,
    upgrade_request,
)
from .waiting import wait_for

OTHER = "x" * 43


@dataclass
class Scene:
    """Two tables: one is attacked, at the other people go on playing."""

    live: Live
    ann: Person
    ben: Person
    table: str
    eve: Person
    honest: tuple[Person, Person, str]

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.table}{rest}"


@pytest.fixture(scope="module")
def stage(live: Live) -> Iterator[Scene]:
    ann, ben, table = two_at_a_table(live, hints=True)
    eve = Person(live, "Eve")
    yield Scene(live, ann, ben, table, eve, two_at_a_table(live))
    for person in (ann, ben, eve):
        person.http.close()


@pytest.fixture
def scene(stage: Scene) -> Iterator[Scene]:
    """Afterwards nothing has changed, nothing has gone wrong, and the other table still works."""
    stage.ann, stage.ben, stage.eve = (
        Person(stage.live, p.name, p.token) for p in (stage.ann, stage.ben, stage.eve)
    )
    room = stage.live.context.lobby.rooms[stage.table]
    before = (len(room.game.times), room.game.seats, room.access.keys and len(room.game.times))
    faults = stage.live.context.metrics.faults
    yield stage
    room = stage.live.context.lobby.rooms[stage.table]
    assert (
        len(room.game.times),
        room.game.seats,
        room.access.keys and len(room.game.times),
    ) == before
    assert stage.live.context.metrics.faults == faults
    play_on(stage)


def play_on(stage: Scene) -> None:
    one, two, other = stage.honest
    one, two = Person(stage.live, one.name, one.token), Person(stage.live, two.name, two.token)
    if stage.live.context.lobby.rooms[other].game.table.status == "over":
        stage.honest = one, two, other = two_at_a_table(stage.live)
    person, view = mover(other, one, two)
    person.play(other, view["actions"][0]["text"], view["number"])


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    told = msgspec.json.decode(answer.content, type=ProblemInfo)
    assert set(answer.json()) == {"code", "problem", "says", "clause"}
    assert Reader("en", "sea_routes").knows(told.problem.id) and told.says[0].isupper()
    assert "Traceback" not in answer.text and ".py" not in answer.text


# ── Seats and identity ──


def move(scene: Scene, person: Person | None = None, **more: Any) -> dict[str, Any]:
    _, view = mover(scene.table, scene.ann, scene.ben)
    body = {"id": next(ids), "at": view["number"], "text": view["actions"][0]["text"]}
    return body | {"seat": view["waiting"]} | more


@pytest.mark.parametrize(
    ("token", "code"),
    [
        (None, "not_yours"),
        ("g_" + OTHER, "bad_token"),
        ("s_" + OTHER, "bad_token"),
        ("i_" + OTHER, "bad_token"),
        ("g_short", "bad_token"),
        ("x" * 45, "bad_token"),
        ("g_" + "x" * 10_000, "bad_token"),
        ("g_' OR 1=1 --" + "x" * 32, "bad_token"),
    ],
)
def test_a_move_needs_the_seats_token(scene: Scene, token: str | None, code: str) -> None:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    url = scene.live.url + scene.path("/moves")
    answer = fetch("POST", url, json=move(scene), headers=headers)
    refused(answer, 403 if token is None else 401, code)


def test_a_spectator_cannot_act(scene: Scene) -> None:
    refused(scene.eve.http.post(scene.path("/moves"), json=move(scene)), 403, "not_yours")


def test_a_player_cannot_act_for_another_seat(scene: Scene) -> None:
    asked, _ = mover(scene.table, scene.ann, scene.ben)
    other = scene.ben if asked is scene.ann else scene.ann
    refused(other.http.post(scene.path("/moves"), json=move(scene)), 403, "not_yours")


def test_a_seat_token_is_good_at_its_own_table_only(scene: Scene) -> None:
    one, _, other = scene.honest
    one = Person(scene.live, token=one.token)
    secret = one.post(f"/api/tables/{other}/seats/red/link")["secret"]
    thief = Person(scene.live, token=secret)
    refused(thief.http.post(scene.path("/moves"), json=move(scene)), 401, "bad_token")


def test_a_truncated_token_is_none(scene: Scene) -> None:
    headers = {"authorization": f"Bearer {scene.ann.token[:-1]}"}
    answer = fetch("POST", scene.live.url + scene.path("/moves"), json=move(scene), headers=headers)
    refused(answer, 401, "bad_token")


def test_an_old_link_is_revoked_by_a_new_one(scene: Scene) -> None:
    old = scene.ann.post(scene.path("/seats/red/link"))["secret"]
    scene.ann.post(scene.path("/seats/red/link"))
    thief = Person(scene.live, token=old)
    refused(thief.http.post(scene.path("/moves"), json=move(scene)), 401, "bad_token")
    refused(scene.eve.http.post(scene.path("/enter"), json={"secret": old}), 401, "bad_token")


def test_a_link_dies_with_the_seat(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    secret = ben.post(f"/api/tables/{table}/seats/blue/link")["secret"]
    ben.post(f"/api/tables/{table}/leave", {})
    thief = Person(live, token=secret)
    answer = thief.http.get(f"/api/tables/{table}/view")
    refused(answer, 401, "bad_token")
    refused(ben.http.post(f"/api/tables/{table}/seats/blue/back"), 403, "not_yours")
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def test_a_token_in_the_address_is_nobodys(scene: Scene) -> None:
    url = scene.live.url + scene.path(f"/moves?token={scene.ann.token}")
    refused(fetch("POST", url, json=move(scene)), 403, "not_yours")


def test_tokens_are_long_and_only_their_digest_is_kept(scene: Scene) -> None:
    assert len(scene.ann.token) == 45  # 256 bits
    path = scene.live.settings.database.removeprefix("sqlite:///")
    stored = Path(path).read_bytes() + Path(path + "-wal").read_bytes()
    assert digest(scene.ann.token).encode() in stored
    assert scene.ann.token.encode() not in stored and scene.ann.token[2:].encode() not in stored


def test_an_invitation_is_no_seat(live: Live) -> None:
    ann = Person(live)
    made = ann.table()
    thief = Person(live, token=made["invitation"])
    answer = thief.http.post(f"/api/tables/{made['table']['id']}/start", json={"fill": "easy"})
    refused(answer, 401, "bad_token")


def test_an_invitation_to_another_table_opens_nothing(scene: Scene) -> None:
    other = scene.ann.table(visibility="private")
    private = scene.ann.table(visibility="private")["table"]["id"]
    answer = scene.eve.http.post(
        f"/api/tables/{private}/enter", json={"secret": other["invitation"]}
    )
    refused(answer, 401, "bad_token")
    refused(scene.eve.http.get(f"/api/tables/{private}"), 404, "unknown")


# ── Actions ──


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"at": 0}, 409, "stale"),
        ({"at": 9999}, 409, "stale"),
        ({"text": "sail ?"}, 409, "not_legal"),
        ({"text": "blue sail c4"}, 409, "not_legal"),
        ({"text": "? tile suns.2 a1"}, 409, "not_legal"),
        ({"text": "undo 3"}, 409, "not_legal"),
        ({"text": "sail c4 c4 c4 c4"}, 409, "not_legal"),
        ({"text": "SAIL C4"}, 409, "not_legal"),
        ({"text": "sail  c4"}, 409, "not_legal"),
        ({"text": "sail\tc4"}, 409, "not_legal"),
        ({"text": "sail c4\nred pass"}, 409, "not_legal"),
        ({"text": "'; DROP TABLE lines; --"}, 409, "not_legal"),
        ({"text": "<script>alert(1)</script>"}, 409, "not_legal"),
        ({"text": "sail \u0000"}, 409, "not_legal"),
        ({"seat": "purple"}, 404, "unknown"),
        ({"text": ""}, 400, "malformed"),
        ({"text": "x" * 201}, 400, "malformed"),
        ({"id": "short"}, 400, "malformed"),
        ({"id": "with blanks in it"}, 400, "malformed"),
        ({"id": "!12345678"}, 400, "malformed"),
        ({"at": -1}, 400, "malformed"),
        ({"at": True}, 400, "malformed"),
        ({"at": 1.5}, 400, "malformed"),
        ({"at": "17"}, 400, "malformed"),
        ({"at": 2**80}, 400, "malformed"),
        ({"at": None}, 400, "malformed"),
        ({"extra": 1}, 400, "malformed"),
        ({"text": ["sail c4"]}, 400, "malformed"),
        ({"id": {"$ne": ""}}, 400, "malformed"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_bad_moves(scene: Scene, more: dict[str, Any], status: int, code: str) -> None:
    asked, _ = mover(scene.table, scene.ann, scene.ben)
    answer = asked.http.post(scene.path("/moves"), json=move(scene) | more)
    refused(answer, status, code)


def test_out_of_turn(scene: Scene) -> None:
    asked, _ = mover(scene.table, scene.ann, scene.ben)
    other = scene.ben if asked is scene.ann else scene.ann
    body = move(scene) | {"seat": None}
    refused(other.http.post(scene.path("/moves"), json=body), 409, "not_legal")


def test_before_the_start_and_after_the_end(live: Live) -> None:
    ann = Person(live)
    table = ann.table()["table"]["id"]
    body = {"id": next(ids), "at": 0, "text": "pass"}
    refused(ann.http.post(f"/api/tables/{table}/moves", json=body), 409, "not_now")
    refused(ann.http.get(f"/api/tables/{table}/view"), 409, "not_now")
    refused(ann.http.post(f"/api/tables/{table}/undo", json={"id": next(ids)}), 409, "not_now")


def test_two_moves_at_once_are_one(live: Live) -> None:
    """Two tabs click two different things in the same view: one counts, one is stale."""
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)

    async def both() -> list[httpx.Response]:
        headers = {"authorization": f"Bearer {person.token}"}
        async with httpx.AsyncClient(base_url=live.url, headers=headers, verify=TLS) as http:
            bodies = [
                {"id": next(ids), "at": view["number"], "text": action["text"]}
                for action in view["actions"][:2]
            ]
            calls = [http.post(f"/api/tables/{table}/moves", json=body) for body in bodies]
            return list(await asyncio.gather(*calls))

    answers = asyncio.run(both())
    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_the_same_id_at_the_same_time_is_one_move(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    body = {"id": next(ids), "at": view["number"], "text": view["actions"][0]["text"]}

    async def many() -> list[Any]:
        headers = {"authorization": f"Bearer {person.token}"}
        async with httpx.AsyncClient(base_url=live.url, headers=headers, verify=TLS) as http:
            calls = [http.post(f"/api/tables/{table}/moves", json=body) for _ in range(8)]
            return [answer.json() for answer in await asyncio.gather(*calls)]

    answers = asyncio.run(many())
    assert all(answer == answers[0] for answer in answers) and "number" in answers[0]
    assert ann.view(table)["number"] == answers[0]["number"]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/undo", {"id": "undo-nothing", "line": 1}, 409, "not_now"),
        ("/undo", {"id": "undo-nothing", "line": 99999}, 409, "not_now"),
        ("/undo", {"id": "undo-nothing"}, 409, "not_now"),
        ("/undo/answer", {"agree": True}, 409, "not_now"),
        ("/rematch", None, 409, "not_now"),
        ("/start", {}, 409, "not_now"),
        ("/seats/blue/open", None, 409, "not_now"),
        ("/seats/red/back", None, 409, "not_now"),
        ("/join", {}, 409, "not_now"),
        ("/fork", {"at": 99999, "seat": "red"}, 404, "unknown"),
        ("/fork", {"at": 1, "seat": "purple"}, 404, "unknown"),
        ("/why", {}, 400, "bad_input"),
        ("/why", {"text": "a", "place": "b"}, 400, "bad_input"),
        ("/chat", {"text": "   "}, 400, "bad_input"),
        ("/chat", {"text": "a\u202eb"}, 400, "bad_input"),
        ("/chat", {"text": "x" * 501}, 400, "malformed"),
        ("/seats/purple/link", None, 404, "unknown"),
        ("/nonsense", {}, 404, "unknown"),
    ],
    ids=str,
)
def test_what_is_not_now(scene: Scene, path: str, body: Any, status: int, code: str) -> None:
    person = scene.ann
    answer = (
        person.http.post(scene.path(path), json=body)
        if body is not None
        else person.http.post(scene.path(path))
    )
    refused(answer, status, code)


# ── Access ──


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/start", {"fill": "easy"}),
        ("/invite", None),
        ("/mute", {"muted": True}),
        ("/seats/red/open", None),
        ("/seats/red/link", None),
        ("/seats/red/bot", {"level": "easy"}),
        ("/seats/red/back", None),
        ("/leave", {"seat": "red"}),
        ("/hint", {"seat": "red"}),
        ("/undo", {"id": "undo-others", "seat": "red"}),
        ("/undo/answer", {"agree": True, "seat": "red"}),
        ("/rematch", None),
        ("/chat", {"text": "hello"}),
        ("/join", {}),
    ],
    ids=str,
)
def test_a_stranger_may_only_watch(live: Live, path: str, body: Any) -> None:
    ann, eve = Person(live), Person(live, "Eve")
    table = ann.table()["table"]["id"]
    url = f"/api/tables/{table}{path}"
    answer = eve.http.post(url, json=body) if body is not None else eve.http.post(url)
    assert answer.status_code == 403 and answer.json()["code"] in ("not_yours", "not_invited")
    assert ann.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ann"


def test_through_anothers_eyes(scene: Scene) -> None:
    for path in ("/view?seat=red", "/log?seat=red"):
        refused(scene.eve.http.get(scene.path(path)), 403, "not_yours")
    refused(scene.eve.http.get(scene.path("/positions/1?seat=red")), 403, "not_yours")
    refused(scene.ben.http.get(scene.path("/view?seat=red")), 403, "not_yours")


def test_a_private_table_has_no_socket_for_strangers(live: Live) -> None:
    ann = Person(live)
    table = ann.table(visibility="private")["table"]["id"]
    eve = Person(live, "Eve")
    assert closed_with(eve.socket(table)) == 4404
    assert closed_with(Person(live, "Eve").socket("nosuchtable")) == 4404


def closed_with(connection: Socket) -> int:
    try:
        while True:
            connection.raw.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_made_up_tables_leave_nothing_behind(scene: Scene) -> None:
    rooms = len(scene.live.context.lobby.rooms)
    for n in range(30):
        refused(scene.eve.http.get(f"/api/tables/made-up-{n}/view"), 404, "unknown")
    assert len(scene.live.context.lobby.rooms) == rooms and not scene.live.context.lobby.opening


# ── Payloads ──

BODIES = {
    "not json": b"seats=me",
    "empty": b"",
    "cut": b'{"name": "Ann"',
    "deep": b"[" * 30_000,
    "deep in a field": b'{"name": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}",
    "nan": b'{"name": NaN}',
    "infinity": b'{"name": Infinity}',
    "five thousand digits": b'{"name": ' + b"9" * 5000 + b"}",
    "list": b"[]",
    "null": b"null",
    "string": b'"Ann"',
    "lone surrogate": b'{"name": "\\ud800"}',
    "bad utf-8": b'{"name": "\xff\xfe"}',
    "utf-16": '{"name": "Ann"}'.encode("utf-16"),
    "nul": b'{"name": "a\\u0000b"}',
    "bidi": '{"name": "a\u202eb"}'.encode(),
    "zero width": '{"name": "a\u200bb"}'.encode(),
    "newline": b'{"name": "a\\nb"}',
    "only blanks": b'{"name": "   "}',
    "too long": b'{"name": "' + b"x" * 41 + b'"}',
    "a bot's": b'{"name": "bot:hard"}',
    "a bot's in capitals": b'{"name": "BOT:hard"}',
    "number": b'{"name": 5}',
    "extra field": b'{"name": "Ann", "admin": true}',
}


def test_a_missing_field(scene: Scene) -> None:
    answer = scene.eve.http.patch("/api/guests/me", json={})
    refused(answer, 400, "malformed")


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_bad_bodies(scene: Scene, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = scene.eve.http.post("/api/guests", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("malformed", "bad_input")


def test_doubled_keys_are_read_once(scene: Scene) -> None:
    answer = scene.eve.http.post("/api/guests", content=b'{"name": "bot:a", "name": "Ann"}')
    assert answer.status_code in (201, 400)
    assert answer.status_code == 400 or answer.json()["name"] == "Ann"


@pytest.mark.parametrize("size", [65_537, 16_777_216])
def test_a_body_that_is_too_large(scene: Scene, size: int) -> None:
    with contextlib.suppress(httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
        refused(scene.eve.http.post("/api/guests", content=b"x" * size), 413, "too_large")


def test_a_body_without_a_length_that_is_too_large(scene: Scene) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 4096

    with contextlib.suppress(httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
        refused(scene.eve.http.post("/api/guests", content=endless()), 413, "too_large")


TABLES: dict[str, dict[str, Any]] = {
    "no such game": {"game": "chess"},
    "path as a game": {"game": "../pirates"},
    "no seats": {"seats": []},
    "too many seats": {"seats": ["me"] * 9},
    "one seat": {"seats": ["me"]},
    "bots alone": {"seats": ["bot:easy", "bot:easy"]},
    "no such bot": {"seats": ["me", "bot:god"]},
    "no such seat": {"seats": ["me", "throne"]},
    "a hot seat for a bot": {"seats": ["me", "hot:bot:x"]},
    "no such option": {"options": {"cheat": 1}},
    "an option out of range": {"options": {"rounds": 0}},
    "an option far out of range": {"options": {"rounds": 10**30}},
    "an option of the wrong type": {"options": {"rounds": "6"}},
    "rules of the future": {"options": {"rules": 99}},
    "seats as an option": {"options": {"seats": 4}, "seats": ["me", "open", "x"]},
    "many options": {"options": {f"o{n}": 1 for n in range(100)}},
    "no such visibility": {"visibility": "secret"},
    "a clock of no time": {"clock": {"kind": "move", "seconds": 0}},
    "a clock of the wrong kind": {"clock": {"kind": "hourglass", "seconds": 60}},
    "a title with control characters": {"title": "a\u0007b"},
    "a long title": {"title": "x" * 61},
}


@pytest.mark.parametrize("more", TABLES.values(), ids=TABLES.keys())
def test_bad_tables(scene: Scene, more: dict[str, Any]) -> None:
    body = {"game": "sea_routes", "seats": ["me", "open"]} | more
    answer = scene.eve.http.post("/api/tables", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("malformed", "bad_input")


FRAMES = {
    "not json": "hello",
    "empty": "",
    "no type": "{}",
    "no such type": '{"type": "cheat"}',
    "list": "[]",
    "deep": "[" * 8_000,
    "wrong field": '{"type": "play", "id": 5, "at": 1, "text": "pass"}',
    "extra field": '{"type": "ping", "admin": true}',
    "nan": '{"type": "ping", "id": NaN}',
    "missing field": '{"type": "play"}',
    "an outbound type": '{"type": "view"}',
    "lone surrogate": '{"type": "chat", "text": "\\ud800"}',
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_bad_frames(scene: Scene, frame: str) -> None:
    connection = scene.ann.socket(scene.table)
    connection.raw.send(frame)
    assert connection.next("refused")["code"] == "malformed"
    assert connection.ask("pong", type="ping", id="still there")["id"] == "still there"


def test_a_frame_that_is_too_large(scene: Scene) -> None:
    connection = scene.ann.socket(scene.table)
    connection.raw.send('{"type": "ping", "id": "' + "x" * 9000 + '"}')
    assert closed_with(connection) == 1009


def test_a_binary_frame(scene: Scene) -> None:
    connection = scene.ann.socket(scene.table)
    connection.raw.send(b'{"type": "ping"}')
    assert closed_with(connection) == 1003


def raw_socket(scene: Scene, *extra: str) -> socket.socket:
    """A websocket by hand, to send what no library would."""
    plain = socket.create_connection(("127.0.0.1", scene.live.port), timeout=10)
    opened.append(plain)
    token = scene.ann.token
    plain.sendall(upgrade_request(scene.live.port, scene.path("/live?v=2"), token, *extra))
    return plain


def frame(opcode: int, data: bytes, final: bool = True, masked: bool = True) -> bytes:
    head = bytes([opcode | (0x80 if final else 0), len(data) | (0x80 if masked else 0)])
    return head + (b"\0\0\0\0" if masked else b"") + data


def ends(plain: socket.socket) -> bytes:
    """All that comes until the server has had enough."""
    found = b""
    try:
        while data := plain.recv(65536):
            found += data
    except OSError:
        pass
    return found


@pytest.mark.parametrize(
    "bytes_",
    [
        frame(0x1, b"", final=False) + frame(0x0, b"", final=False) * 100_000,
        frame(0x1, b"{}", masked=False),
        frame(0x3, b"{}"),
        frame(0x0, b"{}"),
        frame(0x1, b"\xff\xfe"),
        struct.pack("!BBQ", 0x81, 0xFF, 2**62) + b"\0\0\0\0",
        frame(0x9, b"x" * 125) * 50 + frame(0x8, struct.pack("!H", 1000)),
        b"\r\n" * 1000,
    ],
    ids=["fragments", "unmasked", "opcode", "continuation", "utf8", "huge", "pings", "nonsense"],
)
def test_broken_websocket_traffic(scene: Scene, bytes_: bytes) -> None:
    plain = raw_socket(scene)
    assert b"101" in plain.recv(4096)
    with contextlib.suppress(OSError):
        plain.sendall(bytes_)
    ends(plain)
    plain.close()


def test_compression_is_not_offered(scene: Scene) -> None:
    """So there is no bomb to inflate."""
    plain = raw_socket(scene, "Sec-WebSocket-Extensions: permessage-deflate")
    assert b"deflate" not in plain.recv(4096).lower()
    plain.close()


# ── Browsers ──


def cookie(person: Person) -> dict[str, str]:
    return {"cookie": f"argosy_guest={person.token}"}


FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "http://localhost",
    "file://",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_cannot_post(scene: Scene, origin: str) -> None:
    for credentials in (cookie(scene.ann), {"authorization": f"Bearer {scene.ann.token}"}):
        headers = {"origin": origin, **credentials}
        url = scene.live.url + scene.path("/moves")
        refused(fetch("POST", url, json=move(scene), headers=headers), 403, "foreign")


@pytest.mark.parametrize("origin", [*FOREIGN, ""])
def test_a_foreign_page_gets_no_socket(scene: Scene, origin: str) -> None:
    headers = cookie(scene.ann) | ({"origin": origin} if origin else {})
    url = scene.live.url.replace("http", "ws") + scene.path("/live?v=2")
    with pytest.raises(InvalidStatus) as caught:
        connect(url, additional_headers=headers, legacy=True)
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize(
    "path",
    ["/moves", "/leave", "/chat", "/start", "/invite", "/rematch", "/seats/red/bot", "/mute"],
)
def test_a_cookie_alone_moves_nothing(scene: Scene, path: str) -> None:
    """A form of another site sends the cookie but neither our origin nor our header."""
    url = scene.live.url + scene.path(path)
    refused(fetch("POST", url, json={}, headers=cookie(scene.ann)), 403, "foreign")


def test_our_own_page_may(scene: Scene) -> None:
    origin = {"origin": scene.live.url, **cookie(scene.ann)}
    url = scene.live.url + scene.path("/chat")
    assert fetch("POST", url, json={"text": "hello"}, headers=origin).status_code == 201
    ours = {"x-argosy": "1", **cookie(scene.ann)}
    assert fetch("POST", url, json={"text": "hello"}, headers=ours).status_code == 201
    ws = scene.live.url.replace("http", "ws") + scene.path("/live?v=2")
    page = connect(ws, additional_headers=origin, legacy=True)
    assert "hello" in page.recv(timeout=10)
    page.close()


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "["]
)
def test_a_rebound_name_is_not_ours(scene: Scene, host: str) -> None:
    answer = fetch("GET", scene.live.url + "/api/tables", headers={"host": host})
    assert answer.status_code in (400, 403)


def test_cookies_are_out_of_reach_of_scripts(live: Live) -> None:
    answer = fetch("POST", live.url + "/api/guests", json={"name": "Ann"})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags and "samesite=lax" in flags and "path=/" in flags


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</script>"]
)
def test_names_titles_and_chat_are_text_and_nothing_else(live: Live, text: str) -> None:
    ann = Person(live, text[:40])
    made = ann.table(title=text, visibility="public")
    table = made["table"]["id"]
    ann.post(f"/api/tables/{table}/chat", {"text": text})
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/chat"):
        answer = ann.http.get(path)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert text in json.dumps(answer.json(), ensure_ascii=False).replace('\\"', '"')


@pytest.mark.parametrize("path", ["/", "/t/sometable", "/api/games", "/health", "/nonsense.html"])
def test_every_answer_has_its_guards(live: Live, path: str) -> None:
    headers = fetch("GET", live.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src" not in policy and "unsafe-eval" not in policy
    assert headers["x-frame-options"] == "DENY" and headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_the_built_in_page_has_no_script(live: Live) -> None:
    assert "<script" not in live.context.pages.index.body.decode() or live.context.pages.pages.get(
        "index.html"
    )


# ── The server itself ──


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/....//....//etc/passwd",
        "//etc/passwd",
        "/assets/../../../setup.py",
        "/assets/%00.html",
        "/argosy.db",
        "/.git/config",
        "/api/games/..%2f..%2fcore/rules",
        "/api/games/%2e%2e/rules",
        "/api/tables/..%2f..%2f/record",
    ],
)
def test_no_path_leads_out(live: Live, path: str) -> None:
    plain = socket.create_connection(("127.0.0.1", live.port), timeout=10)
    plain.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nConnection: close\r\n\r\n".encode()
    )
    answer = ends(plain)
    plain.close()
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404) or (status == 200 and b"<title>Argosy</title>" in answer)
    assert b"root:" not in answer and b"mypycify" not in answer and b"SQLite" not in answer


@pytest.mark.parametrize(
    "text", ["' OR '1'='1", '"; DROP TABLE guests; --', "%", "_", "\\", "a' || (SELECT 1) || '"]
)
def test_sql_in_every_field_is_text(live: Live, text: str) -> None:
    ann = Person(live, text)
    assert ann.get("/api/guests/me")["name"] == text.strip()
    for path in (f"/api/tables/{text}", f"/api/games/{text}"):
        assert ann.http.get(httpx.URL(live.url).copy_with(path=path)).status_code == 404


def test_a_huge_range_is_ignored(live: Live) -> None:
    ranges = ",".join(f"{n}-{n + 1}" for n in range(0, 2000, 2))
    answer = fetch("GET", live.url + "/", headers={"range": f"bytes={ranges}"})
    assert answer.status_code == 200


def test_logs_cannot_be_forged_and_keep_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    logs.stream, before = __import__("sys").stderr, logs.stream
    try:
        logs.log("test", text='a\n{"event": "forged"}', token="Bearer g_" + OTHER)
    finally:
        logs.stream = before
    line = capsys.readouterr().err
    assert line.count("\n") == 1 and OTHER not in line


@pytest.mark.parametrize(
    "path", ["/docs", "/redoc", "/debug", "/schema/swagger", "/admin", "/.env"]
)
def test_there_are_no_back_doors(live: Live, path: str) -> None:
    answer = fetch("GET", live.url + path)
    assert answer.status_code == 404 or "<title>Argosy</title>" in answer.text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"])
def test_other_methods(live: Live, method: str) -> None:
    answer = fetch(method, live.url + "/api/tables")
    assert answer.status_code in (400, 405)


def test_a_fault_inside_tells_nothing(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("the secret is g_" + OTHER)

    ann = Person(live)
    with monkeypatch.context() as patch:
        patch.setattr(live.context.lobby, "mine", broken)
        answer = ann.http.get("/api/guests/me/tables")
    assert answer.status_code == 500 and answer.json()["code"] == "fault"
    assert "secret" not in answer.text and "RuntimeError" not in answer.text


def test_one_broken_record_leaves_the_lobby_and_the_others_alone(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, visibility="public")
    live.do(lambda: live.context.lobby.rooms.pop(table))

    def spoil(db: Any) -> None:
        from sqlalchemy import update

        from argosy.server.storage import schema

        where = (schema.lines.c.table == table) & (schema.lines.c.n == 5)
        db.execute(update(schema.lines).where(where).values(text="nonsense"))

    asyncio.run_coroutine_threadsafe(live.context.store.run(spoil), live.loop).result(10)
    refused(ann.http.get(f"/api/tables/{table}/view"), 409, "not_now")
    assert table in [t["id"] for t in ben.get("/api/tables")]
    assert ann.get(f"/api/tables/{table}")["id"] == table


def test_names(live: Live) -> None:
    assert person_name(" Ann ") == "Ann"
    assert person_name("Åsa 日本") == "Åsa 日本"


# ── Floods: a server with its real limits ──


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    limits = replace(
        PATIENT,
        header_seconds=0.5,
        body_seconds=0.5,
        messages=Rate(20, 5),
        chat=Rate(3, 0.1),
        wrong_tokens=Rate(5, 0.01),
        sockets_per_address=6,
        sockets_per_guest=4,
        connections_per_address=30,
        send_seconds=1.0,
        queue=64,
    )
    lobby_settings = LobbySettings(tables_per_guest=3)
    path = tmp_path_factory.mktemp("strict")
    with serving(path, limits=limits, lobby_settings=lobby_settings) as found:
        yield found


def test_half_a_header_is_not_waited_for(strict: Live) -> None:
    sockets = [socket.create_connection(("127.0.0.1", strict.port), timeout=10) for _ in range(10)]
    for plain in sockets:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    for plain in sockets:
        assert ends(plain) == b""
        plain.close()


def test_nothing_at_all_is_not_waited_for(strict: Live) -> None:
    plain = socket.create_connection(("127.0.0.1", strict.port), timeout=10)
    assert ends(plain) == b""
    plain.close()


def test_half_a_body_is_not_waited_for(strict: Live) -> None:
    plain = socket.create_connection(("127.0.0.1", strict.port), timeout=10)
    head = (
        f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nContent-Length: 100\r\n\r\n"
    )
    plain.sendall(head.encode() + b'{"name"')
    answer = plain.recv(65536)
    assert answer.split(b" ", 2)[1] in (b"408", b"429", b"400")
    plain.close()


def test_a_flood_of_messages_is_cut_off(strict: Live) -> None:
    ann, _, table = two_at_a_table(strict)
    connection = ann.socket(table)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(200):
            connection.send(type="ping")
    assert closed_with(connection) == 4429


def test_chat_is_slow(strict: Live) -> None:
    ann, _, table = two_at_a_table(strict)
    codes = [
        ann.http.post(f"/api/tables/{table}/chat", json={"text": "x"}).status_code for _ in range(5)
    ]
    assert codes == [201, 201, 201, 429, 429]


def test_sockets_are_counted(strict: Live) -> None:
    ann, ben, table = two_at_a_table(strict)
    mine = [ann.socket(table) for _ in range(4)]
    for connection in mine:
        connection.next("hello")
    assert closed_with(ann.socket(table)) == 1013
    others = [ben.socket(table) for _ in range(2)]
    for connection in others:
        connection.next("hello")
    assert closed_with(ben.socket(table)) == 1013
    for connection in mine + others:
        connection.close()
    wait_for(lambda: not strict.context.sockets.all)


def test_a_forged_address_does_not_help(strict: Live) -> None:
    """Wrong tokens are counted by the address that the connection has."""
    codes = []
    for n in range(12):
        headers = {"authorization": "Bearer g_" + OTHER, "x-forwarded-for": f"10.0.0.{n}"}
        codes.append(fetch("GET", strict.url + "/api/guests/me", headers=headers).status_code)
    assert codes[0] == 401 and codes[-1] == 429


def test_a_guest_has_so_many_tables_and_no_more(strict: Live) -> None:
    ann = Person(strict)
    for _ in range(3):
        ann.table()
    answer = ann.http.post("/api/tables", json={"game": "sea_routes", "seats": ["me", "open"]})
    refused(answer, 429, "too_many")
    assert int(answer.headers["retry-after"]) > 0


def test_a_slow_reader_is_let_go_and_nobody_waits_for_it(strict: Live) -> None:
    ann, ben, table = two_at_a_table(strict)
    slow = raw_socket(Scene(strict, ann, ben, table, ann, (ann, ben, table)))
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    wait_for(lambda: len(strict.context.sockets.all) == 1)

    def flood() -> None:
        room = strict.context.lobby.rooms[table]
        for viewer in room.presence.viewers:
            for _ in range(400):
                viewer.tell(b'"' + b"x" * 60_000 + b'"')

    strict.do(flood)
    wait_for(lambda: not strict.context.sockets.all)
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])
    slow.close()


def test_connections_of_one_address_are_counted(strict: Live) -> None:
    plain = []
    for _ in range(60):
        with contextlib.suppress(OSError):
            plain.append(socket.create_connection(("127.0.0.1", strict.port), timeout=5))
    for connection in plain:
        ends(connection)
        connection.close()
    assert fetch("GET", strict.url + "/health").status_code == 200


def test_connecting_and_leaving_a_hundred_times_leaves_nothing(strict: Live) -> None:
    ann, _, table = two_at_a_table(strict)
    for _ in range(100):
        plain = raw_socket(Scene(strict, ann, ann, table, ann, (ann, ann, table)))
        plain.close()
    sockets = strict.context.sockets
    wait_for(lambda: not sockets.all and not sockets.addresses)  # counted from the handshake on
    assert not sockets.guests
    assert not strict.context.lobby.rooms[table].presence.viewers


def test_a_flood_of_requests_is_slowed(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(PATIENT, requests=Rate(20, 1))) as live:
        codes = [fetch("GET", live.url + "/api/levels").status_code for _ in range(40)]
    assert codes[0] == 200 and 429 in codes
