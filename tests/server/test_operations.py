"""What a host relies on: restarts, old rules, backups, health, drains, a disk that fails, memory
that is bounded.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from argosy.core.contract import verb_of
from argosy.core.edition import BadInput
from argosy.core.language import Reader
from argosy.laws.interpreted import interpreted
from argosy.server.pages import Pages
from argosy.server.storage import queries, schema
from argosy.server.storage.backup import back_up, bring_back
from argosy.server.storage.store import engine_for
from argosy.server.storage.upgrade import upgrade, version
from argosy.server.tables.lobby import LobbySettings

from .conftest import Live, Person, ids, mover, plant, serving, two_at_a_table
from .crash import crash
from .waiting import wait_for

DATABASES = ("sqlite", "postgresql")


# ── Restarts ──


def test_a_restart_changes_nothing(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    for _ in range(3):
        person, view = mover(table, ann, ben)
        person.play(table, view["actions"][0]["text"], view["number"])
    keys = ("number", "scene", "actions", "waiting", "prompt", "news", "undo")
    before = {key: ann.view(table)[key] for key in keys}
    live.restart()
    again = Person(live, token=ann.token)
    assert {key: again.view(table)[key] for key in keys} == before


def test_a_full_table_begins_after_a_crash_before_its_first_line(live: Live) -> None:
    """Sitting down and beginning are two commits; the server may die between them."""
    ann = Person(live)
    table = ann.table(seats=("me", "hot:Bea"), start="owner")["table"]["id"]
    live.stop()
    engine = engine_for(live.settings.database)
    with engine.begin() as db:
        db.execute(update(schema.tables).where(schema.tables.c.id == table), {"start": "auto"})
    engine.dispose()
    live.start()
    assert Person(live, token=ann.token).view(table)["status"] == "playing"


def test_a_game_goes_on_under_the_rules_it_began_with(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted second version refuses what the first one allowed."""
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    text = view["actions"][0]["text"]
    verb = text.split()[0]
    person.play(table, text, view["number"])
    live.stop()
    with interpreted("sea_routes"):  # a compiled game admits no subclass
        from argosy.games.sea_routes import EDITION as FIRST
        from argosy.games.sea_routes.game import SeaRoutes
    refused_verb = verb_of(FIRST.words(FIRST.game()).read(text))

    class Second(SeaRoutes):
        def why_not(self, s: Any, seat: int, action: int) -> int:
            newer = self.options["rules"] == 2 and verb_of(action) == refused_verb
            return int(super().why_not(s, seat, 0 if newer else action))

    newer = replace(FIRST, rules=2, make=Second)
    plant(monkeypatch, newer)
    live.start()
    ann, ben = (Person(live, p.name, p.token) for p in (ann, ben))
    assert ann.get(f"/api/tables/{table}")["rules"] == 1
    person, view = mover(table, ann, ben)
    again = next(a["text"] for a in view["actions"] if a["text"].split()[0] == verb)
    person.play(table, again, view["number"])
    _, _, other = two_at_a_table(live)
    assert ann.get(f"/api/tables/{other}")["rules"] == 2
    why = ann.post(f"/api/tables/{other}/why", {"text": text, "seat": "red"})
    assert not why["answers"][0]["legal"]
    # Without the planted version nobody can read this table any more: a backup of it would be refused.
    live.do(lambda: live.context.lobby.rooms.pop(other))
    engine = engine_for(live.settings.database)
    with engine.begin() as db:
        db.execute(delete(schema.tables).where(schema.tables.c.id == other))
    engine.dispose()


def test_a_drain_tells_everybody_and_loses_nothing(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    socket = person.socket(table)
    socket.view()
    body = {
        "type": "play",
        "id": next(ids),
        "at": view["number"],
        "text": view["actions"][0]["text"],
    }
    played = socket.ask("played", **body)
    live.stop()
    assert socket.next("closing")
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.next()
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1012
    live.start()
    assert Person(live, token=person.token).view(table)["number"] == played["number"]


# ── The disk ──


def test_what_could_not_be_saved_has_not_happened(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    body = {"id": next(ids), "at": view["number"], "text": view["actions"][0]["text"]}

    def full(*_: Any, **__: Any) -> Callable[[Any], None]:
        def job(_: Any) -> None:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        return job

    with monkeypatch.context() as patch:
        patch.setattr(queries, "append", full)
        answer = person.post(f"/api/tables/{table}/moves", body, 503)
    assert answer["code"] == "not_saved" and "disk" not in answer["says"]
    wait_for(lambda: not live.context.lobby.rooms[table].game.stale)
    assert person.view(table)["number"] == view["number"]
    assert person.post(f"/api/tables/{table}/moves", body)["number"] > view["number"]


def test_a_second_writer_is_refused_and_the_table_is_read_again(live: Live) -> None:
    """History cannot fork: the primary key has the last word."""
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    socket = person.socket(table)
    socket.view()
    mine, theirs = view["actions"][0]["text"], view["actions"][1]["text"]
    row = {"table": table, "n": view["number"] + 1, "who": view["waiting"], "text": theirs}
    row |= {"at": 1, "by": "", "act": None, "count": 1}
    engine = engine_for(live.settings.database)
    with engine.begin() as db:
        db.execute(insert(schema.lines), row)
    engine.dispose()
    refused = socket.ask("refused", type="play", id=next(ids), at=view["number"], text=mine)
    assert refused["code"] == "stale"
    assert socket.view(view["number"] + 1)["news"][-1]["text"] == theirs


# ── Backups ──


def test_a_backup_of_a_running_server_is_restored(live: Live, tmp_path: Path) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])
    file = tmp_path / "backup.jsonl"
    assert "rows" in Reader().say(back_up(live.settings.database, file))
    with pytest.raises(BadInput):
        back_up(live.settings.database, file)
    assert ann.token not in file.read_text(encoding="utf-8")
    before = ann.view(table)
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    assert "checked" in Reader().say(bring_back(file, target))
    with pytest.raises(BadInput):
        bring_back(file, target)
    with serving(tmp_path, database=target) as other:
        after = Person(other, token=ann.token).view(table)
        for key in ("number", "scene", "news", "waiting"):
            assert after[key] == before[key]


def test_a_backup_that_is_cut_short_is_not_brought_back(live: Live, tmp_path: Path) -> None:
    two_at_a_table(live)
    file = tmp_path / "backup.jsonl"
    back_up(live.settings.database, file)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-5]), encoding="utf-8")
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    with pytest.raises(BadInput):
        bring_back(file, target)
    engine = engine_for(target)
    with engine.connect() as db:
        assert db.execute(schema.tables.select()).first() is None
    engine.dispose()


def test_the_commands_back_up_and_restore(tmp_path: Path) -> None:
    source, target = (f"sqlite:///{tmp_path / name}" for name in ("a.db", "b.db"))
    engine = engine_for(source)
    upgrade(engine)
    assert version(engine) == schema.HEAD
    engine.dispose()
    file = str(tmp_path / "x.jsonl")
    for command in (
        ["backup", file, "--database", source],
        ["restore", file, "--database", target],
    ):
        done = subprocess.run(
            [sys.executable, "-c", "from argosy.cli import main; main()", *command],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


# ── Health ──


def test_health_and_metrics(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])
    assert ann.get("/health") == {"status": "ok"}
    metrics = dict(line.rsplit(" ", 1) for line in ann.get("/metrics").splitlines())
    assert float(metrics['argosy_moves_total{game="sea_routes"}']) >= 1
    assert float(metrics["argosy_faults_total"]) == 0
    assert {"argosy_rooms", "argosy_sockets", "argosy_memory_bytes"} <= set(metrics)


def test_idle_rooms_are_forgotten_and_rebuilt(tmp_path: Path) -> None:
    with serving(
        tmp_path, lobby_settings=LobbySettings(idle_seconds=0.2, sweep_seconds=0.05)
    ) as live:
        ann, ben, table = two_at_a_table(live)
        before = ann.view(table)
        wait_for(lambda: not live.context.lobby.rooms)
        mine = next(t for t in ann.get("/api/guests/me/tables") if t["id"] == table)
        assert mine["waiting"] == before["waiting"] and mine["number"] == before["number"]
        assert not live.context.lobby.rooms  # lists open nothing
        after = ann.view(table)
        for key in ("number", "scene", "news", "waiting"):
            assert after[key] == before[key]
        socket = ben.socket(table)
        socket.view()
        live.do(lambda: None)
        assert table in live.context.lobby.rooms
        socket.close()
        wait_for(lambda: not live.context.lobby.rooms)


def test_a_client_is_served_with_its_routes(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>The client</title>", encoding="utf-8")
    (tmp_path / "assets" / "a.js").write_text("1", encoding="utf-8")
    pages = Pages(tmp_path)
    for path in ("/", "/t/abc", "/games/pirates/rules"):
        found = pages.find(path)
        assert found is not None and b"The client" in found.body and not found.lasts
    script = pages.find("/assets/a.js")
    assert script is not None and script.lasts and "javascript" in script.kind
    assert pages.find("/assets/b.js") is None
    assert pages.find("/../x") is None or b"The client" in (pages.find("/../x") or pages.index).body


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    code = (
        "from argosy.cli import main; main(['serve', '--port', '1', '--host', '256.0.0.1',"
        f" '--database', 'sqlite:///{tmp_path / 'x.db'}'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    events = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]
    assert events and events[0]["event"] == "serving"


# ── PostgreSQL, killed ──


def test_kills_on_postgresql(postgresql: Callable[[], str], seed: int) -> None:
    report = crash(postgresql(), 3, seed)
    assert report.kept_its_word, report


@pytest.mark.long
def test_more_kills_on_postgresql(postgresql: Callable[[], str], seed: int) -> None:
    report = crash(postgresql(), 25, seed)
    print(report)
    assert report.kept_its_word, report
