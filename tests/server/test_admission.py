"""Admission in small: whose limits count, what is metered, what is shed first, what is told of it."""

import asyncio
import contextlib
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from argosy.core.edition import BadInput
from argosy.server import logs
from argosy.server.http.cpu_accounting import paid, start_task
from argosy.server.http.limits import Bucket, Limits, Rate, Tally
from argosy.server.http.load_shedding import TICK, LoadShedder
from argosy.server.http.proxies import Proxies, key
from argosy.server.http.quotas import Quotas
from argosy.server.metrics import Metrics
from argosy.server.problems import Problem

from .apart import apart, connection
from .conftest import PATIENT, Live, Person, fetch, mover, opened, serving, two_at_a_table

# ── Whose limits count ──


@pytest.mark.parametrize(
    ("written", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_addresses_are_counted(written: str, counted: str) -> None:
    assert key(written) == counted


HERE = "10.0.0.1"  # our proxy
CHAINS: list[tuple[list[str], str]] = [
    ([], HERE),
    (["203.0.113.9"], "203.0.113.9"),
    (["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
    (["1.1.1.1", "203.0.113.9"], "203.0.113.9"),
    (["1.1.1.1", "203.0.113.9", "10.0.0.7"], "203.0.113.9"),
    (["1.1.1.1, 203.0.113.9, 10.0.0.7, 10.0.0.8"], "203.0.113.9"),
    (["203.0.113.9:4711"], "203.0.113.9"),
    (["[2001:db8::1]:4711"], "2001:db8::/64"),
    (["10.0.0.9"], "10.0.0.9"),
    (["nonsense"], HERE),
    (["1.1.1.1, "], HERE),
    (["1.1.1.1, <script>, 10.0.0.7"], "10.0.0.7"),
    (["9" * 5000], HERE),
]


@pytest.mark.parametrize(("lines", "counted"), CHAINS, ids=lambda value: str(value)[:40])
def test_only_what_our_proxies_appended_counts(lines: list[str], counted: str) -> None:
    assert Proxies(["10.0.0.0/8"]).client(HERE, lines) == counted


def test_a_stranger_is_not_believed() -> None:
    proxies = Proxies(["10.0.0.0/8"])
    assert proxies.client("192.0.2.1", ["203.0.113.9"]) == "192.0.2.1"
    assert not proxies.trusts("192.0.2.1") and proxies.trusts("::ffff:10.1.2.3")
    assert not Proxies().trusts("127.0.0.1")


def test_behind_a_proxy_is_one_hop() -> None:
    proxies = Proxies(behind=True)
    assert proxies.client("192.0.2.1", ["1.1.1.1, 203.0.113.9"]) == "203.0.113.9"
    assert proxies.client("192.0.2.1", ["1.1.1.1", "203.0.113.9"]) == "203.0.113.9"


def test_a_network_that_is_none_is_told() -> None:
    with pytest.raises(BadInput):
        Proxies(["10.0.0.0/99"])


def test_a_forged_address_does_not_help_behind_a_proxy(tmp_path: Path) -> None:
    """A line before the proxy's own passed every limit: 600 requests of 600."""
    limits = replace(PATIENT, requests=Rate(20, 0.1))
    with serving(tmp_path, limits=limits, behind_proxy=True) as live:
        codes = []
        for n in range(40):
            headers = [("x-forwarded-for", f"1.1.1.{n}"), ("x-forwarded-for", "203.0.113.9")]
            codes.append(fetch("GET", live.url + "/api/levels", headers=headers).status_code)
        assert codes[0] == 200 and codes[-1] == 429
        other = {"x-forwarded-for": "203.0.113.10"}
        assert fetch("GET", live.url + "/api/levels", headers=other).status_code == 200


def test_a_proxy_may_have_any_number_of_connections(tmp_path: Path) -> None:
    limits = replace(PATIENT, connections_per_address=10, sockets_per_address=5)
    for behind, most in ((True, 60), (False, 15)):
        with serving(tmp_path, limits=limits, behind_proxy=behind) as live:
            plain = [connection(live, "127.0.0.1") for _ in range(60)]
            time.sleep(0.3)
            assert len(live.context.admission.connections.open) == most
            for one in plain:
                one.close()


def test_the_command_takes_networks(tmp_path: Path) -> None:
    with apart(tmp_path, "--proxy", "127.0.0.0/8") as server:
        guess = {"authorization": "Bearer g_" + "x" * 43}
        url = server.url + "/api/guests/me"
        codes = [
            fetch("GET", url, headers=guess | {"x-forwarded-for": "203.0.113.9"}).status_code
            for _ in range(40)
        ]
        assert codes[0] == 401 and codes[-1] == 429
        assert fetch("GET", url, headers=guess).status_code == 401  # the proxy itself did nothing


# ── Time ──


def test_time_is_paid_by_the_address_that_asked_for_it() -> None:
    bucket = Bucket(Rate(10, 1e-9))

    def work(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def later() -> None:
        await asyncio.sleep(0)
        work(0.05)

    async def request() -> str:
        work(0.05)
        task = asyncio.create_task(later())
        await asyncio.sleep(0.2)  # waiting costs nothing
        await task
        return "done"

    async def main() -> None:
        asyncio.get_running_loop().set_task_factory(start_task)
        assert await paid(request(), bucket) == "done"
        await asyncio.create_task(later())  # nobody's

    asyncio.run(main())
    assert 0.1 <= 10 - bucket.level < 0.15


def test_a_task_that_is_cancelled_ends() -> None:
    async def main() -> None:
        asyncio.get_running_loop().set_task_factory(start_task)

        async def request() -> None:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.01):
                    await asyncio.create_task(asyncio.sleep(10))

        await paid(request(), Bucket(Rate(1, 1)))

    asyncio.run(main())


def test_who_owes_time_waits(tmp_path: Path) -> None:
    limits = replace(PATIENT, processor=Rate(0.15, 0.01))
    with serving(tmp_path, limits=limits) as live:
        eve = Person(live, "Eve")
        last = eve.http.get("/api/games")
        assert last.status_code == 200
        for _ in range(5000):
            last = eve.http.get("/api/games")
            if last.status_code != 200:
                break
        assert last.status_code == 429
        assert last.json()["code"] == "too_fast" and int(last.headers["retry-after"]) >= 1
        ann = Person(live, "Ann", address="127.0.0.2")
        assert ann.get("/api/levels")
        assert fetch("GET", live.url + "/health").status_code == 200  # asked by anybody


def test_who_owes_time_is_refused_on_the_socket_too(tmp_path: Path) -> None:
    limits = replace(PATIENT, processor=Rate(0.3, 0.01))
    with serving(tmp_path, limits=limits) as live:
        ann, _, table = two_at_a_table(live)
        socket = ann.socket(table)
        socket.view()
        found: dict[str, Any] = {}
        for n in range(50_000):
            found = socket.ask("pong", "refused", type="ping", id=str(n))
            if found["type"] == "refused":
                break
        assert found.get("code") == "too_fast"


# ── Bytes ──


def test_bytes_are_kept_for_one_address_and_for_all() -> None:
    quotas = Quotas(Limits(bytes_per_address=100, bytes=150))
    assert quotas.hold("a", 80) and not quotas.hold("a", 30)
    assert quotas.hold("b", 60) and not quotas.hold("c", 20)
    quotas.drop("a", 80)
    assert quotas.hold("c", 20)
    quotas.drop("b", 60)
    quotas.drop("c", 20)
    assert not quotas.bytes and quotas.bytes.total == 0


def test_a_slow_reader_is_measured_in_bytes(tmp_path: Path) -> None:
    """256 messages could be 10 MB, and there may be fifty such sockets."""
    limits = replace(PATIENT, queue_bytes=100_000)
    with serving(tmp_path, limits=limits) as live:
        ann, _, table = two_at_a_table(live)
        socket = ann.socket(table)
        socket.view()
        room = live.context.lobby.rooms[table]

        def flood() -> None:
            for viewer in room.presence.viewers:
                for _ in range(20):
                    viewer.tell(b'"' + b"x" * 10_000 + b'"')

        live.do(flood)
        wait_until(lambda: not live.context.sockets.all)
        assert not live.context.admission.quotas.bytes


def test_an_answer_that_nobody_fetches_is_not_kept(tmp_path: Path) -> None:
    limits = replace(PATIENT, send_seconds=1.0, close_seconds=1.0, pipelined=1000)
    with serving(tmp_path, limits=limits) as live:
        plain = connection(live, "127.0.0.1")
        opened.append(plain)
        with contextlib.suppress(OSError):  # it may be let go before it has asked for all
            for _ in range(400):
                plain.sendall(b"GET /api/games/pirates/rules HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                time.sleep(0.01)
        wait_until(lambda: not live.context.admission.connections.open)


def wait_until(true: Any, seconds: float = 15) -> None:
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit, "it did not happen"
        time.sleep(0.02)


def test_a_tally_forgets_who_has_nothing() -> None:
    tally = Tally()
    tally.add("a", 3)
    tally.remove("a", 3)
    assert not tally and tally.total == 0 and tally["a"] == 0 and not tally


# ── Too much for all ──


def late(load: LoadShedder, seconds: float, times: int = 100) -> None:
    for _ in range(times):
        load.note(seconds)


def sheds(load: LoadShedder, kind: Any) -> bool:
    try:
        load.begin(kind)
    except Problem as problem:
        assert problem.code == "busy" and problem.retry
        return True
    load.end(kind)
    return False


def test_watchers_wait_first_and_moves_last() -> None:
    load = LoadShedder(Limits(lag=0.5), Metrics())
    order = ("visitor", "player", "move", "operations")
    for seconds, shed in ((0.1, 0), (0.3, 1), (0.45, 2), (1.5, 3)):
        late(load, seconds)
        assert [sheds(load, kind) for kind in order] == [n < shed for n in range(4)]
    late(load, 0.0, int(5 / TICK))
    assert not any(sheds(load, kind) for kind in order)  # five seconds later


def test_a_single_halt_is_no_overload() -> None:
    load = LoadShedder(Limits(lag=0.5), Metrics())
    for seconds in (0.0, 3.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0):
        load.note(seconds)
        assert not sheds(load, "visitor")


def test_moves_under_way_are_bounded() -> None:
    load = LoadShedder(Limits(moves_at_once=10, visitors_at_once=3), Metrics())
    for _ in range(3):
        load.begin("visitor")
    late(load, 0.0)
    assert sheds(load, "visitor") and not sheds(load, "player") and not sheds(load, "move")
    for _ in range(3):
        load.end("visitor")
    for _ in range(10):
        load.begin("move")
    assert sheds(load, "move")
    late(load, 0.0)
    assert sheds(load, "visitor") and sheds(load, "player") and not sheds(load, "operations")
    load.end("move")
    assert not sheds(load, "move")


def test_while_there_is_too_much_to_do(tmp_path: Path) -> None:
    """A real server: who has a seat plays on, who has none is told to wait."""
    with serving(tmp_path) as live:
        ann, ben, table = two_at_a_table(live, visibility="public")
        vic = Person(live, "Vic")
        load = live.context.admission.load
        live.do(lambda: setattr(load, "note", lambda late: None))
        live.do(lambda: setattr(load, "lag", 0.6))
        for path in ("/api/tables", f"/api/tables/{table}/view", "/api/games"):
            answer = vic.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "busy"), path
            assert int(answer.headers["retry-after"]) > 0
        body = {"game": "sea_routes", "seats": ["me", "open"]}
        assert vic.http.post("/api/tables", json=body).status_code == 503
        socket = vic.socket(table)
        with pytest.raises(Exception, match="1013"):
            socket.next()
        person, view = mover(table, ann, ben)
        person.play(table, view["actions"][0]["text"], view["number"])
        player = person.socket(table)
        assert player.view()["number"]
        assert fetch("GET", live.url + "/health").status_code == 200
        live.do(lambda: setattr(load, "lag", 0.0))
        assert vic.http.get("/api/tables").status_code == 200


def test_watchers_get_fewer_views_and_the_newest(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        ann, ben, table = two_at_a_table(live, visibility="public")
        watcher = Person(live, "Vic").socket(table)
        first = watcher.view()["number"]
        load = live.context.admission.load
        live.do(lambda: setattr(load, "note", lambda late: None))
        live.do(lambda: setattr(load, "lag", 0.6))
        number = first
        for _ in range(8):
            person, view = mover(table, ann, ben)
            number = person.play(table, view["actions"][0]["text"], view["number"])["number"]
        views = [watcher.view()]
        while views[-1]["number"] < number:
            views.append(watcher.view())
        assert len(views) < 8
        lines = [line["line"] for view in views for line in view["news"]]
        assert lines == list(range(first + 1, number + 1))  # none is missing, none comes twice


# ── Who asks ──


@pytest.mark.parametrize("scheme", ["Basic eDp5", "Bearer", "Digest x", "x"])
def test_another_authorization_does_not_hide_the_cookie(live: Live, scheme: str) -> None:
    """It was the cookie that said who asks, and nobody had looked where the request came from."""
    ann, _, table = two_at_a_table(live)
    headers = {"cookie": f"argosy_guest={ann.token}", "authorization": scheme}
    answer = fetch(
        "POST", live.url + f"/api/tables/{table}/chat", json={"text": "hello"}, headers=headers
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")


# ── What the host is told ──


def test_metrics_are_for_the_host(tmp_path: Path) -> None:
    def status(live: Live, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return fetch("GET", live.url + "/metrics", headers=named).status_code

    with serving(tmp_path) as live:
        assert status(live) == 200
        assert status(live, x_forwarded_for="203.0.113.9") == 404
    with serving(tmp_path, behind_proxy=True) as live:
        assert status(live) == 404
    with serving(tmp_path, metrics_token="open sesame", behind_proxy=True) as live:
        assert status(live) == 404
        assert status(live, authorization="Bearer open") == 404
        assert status(live, authorization="Bearer open sesame") == 200


def test_metrics_tell_how_long_it_took(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])
    text = ann.get("/metrics")
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    for name in ("argosy_move_seconds", "argosy_loop_lag_seconds"):
        count = float(lines[f"{name}_count"])
        assert count >= 1 and float(lines[f'{name}_bucket{{le="+Inf"}}']) == count
        buckets = [float(n) for key, n in lines.items() if key.startswith(f"{name}_bucket")]
        assert buckets == sorted(buckets) and len(buckets) == 12
    assert float(lines['argosy_request_seconds_count{kind="move"}']) >= 1
    assert float(lines["argosy_pressure"]) < 1
    assert "# TYPE argosy_move_seconds histogram" in text


def test_a_fault_is_found_again_by_its_number(
    live: Live, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def broken(*_: Any) -> None:
        secret = "g_" + "x" * 43
        raise RuntimeError(f"the secret is {secret}")

    ann = Person(live)
    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as stream, monkeypatch.context() as patch:
        patch.setattr(logs, "stream", stream)
        patch.setattr(live.context.lobby, "mine", broken)
        answer: httpx.Response = ann.http.get("/api/guests/me/tables")
    said = answer.json()["says"]
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    fault = next(line for line in lines if line["event"] == "fault")
    assert fault["id"] in said and len(fault["id"]) == 8
    assert fault["frames"][-1].endswith("in broken")
    assert any("argosy/server/routes.py:" in frame for frame in fault["frames"])
    assert not any(frame.startswith("/") for frame in fault["frames"])
    assert "xxxx" not in log.read_text(encoding="utf-8") and "RuntimeError" in fault["problem"]
    assert "frames" not in answer.text and "routes" not in answer.text
