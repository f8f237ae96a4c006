"""Kill a server again and again under load, and see whether it kept its word.

Clients play and remember every acknowledgement and every line they were shown; after each kill
they come back and send
what was not answered again. In the end the database must have it all: once, in order, without a
hole.
"""

import asyncio
import contextlib
import itertools
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from argosy.core.match import Match
from argosy.core.record import Line, Record
from argosy.server.storage import queries, schema
from argosy.server.storage.store import engine_for

TARGET = Path(__file__).with_name("target.py")
AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


@dataclass
class Seen:
    """What a table's clients were told."""

    acked: dict[str, tuple[str, int, int]] = field(default_factory=dict)  # id: text, number, lines
    shown: dict[int, str] = field(default_factory=dict)  # line: text
    contradictions: int = 0


@dataclass
class Report:
    kills: int = 0
    acked: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    vanished: int = 0  # lines that were shown and are not there
    tables: int = 0
    intact: bool = True
    recovery: list[float] = field(default_factory=list)  # seconds to the first acknowledged move

    @property
    def kept_its_word(self) -> bool:
        faults = self.lost + self.doubled + self.gaps + self.vanished
        return faults == 0 and self.intact and self.acked > 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Crash:
    def __init__(self, database: str, seed: int, tables: int = 6, control: bool = False) -> None:
        self.database = database
        self.port = free_port()
        self.control = control
        self.tables = tables
        self.dice = random.Random(seed)
        self.seen: dict[str, Seen] = {}
        self.process: subprocess.Popen[bytes] | None = None
        self.stop = False
        self.last_ack = 0.0
        self.ids = (f"crash-{os.getpid()}-{n:07d}" for n in itertools.count())

    # ── The server ──

    def start(self) -> None:
        command = [sys.executable, str(TARGET), str(self.port), self.database]
        command += ["early"] if self.control else []
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def up(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(1200):
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"http://127.0.0.1:{self.port}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not come up")

    # ── The load ──

    async def guest(self) -> str:
        async with httpx.AsyncClient() as http:
            url = f"http://127.0.0.1:{self.port}/api/guests"
            return str((await http.post(url, json={"name": "Crash"})).json()["token"])

    async def table(self, token: str) -> str:
        body = {"game": "sea_routes", "seats": ["me", "hot:Bea"]}
        headers = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(headers=headers) as http:
            url = f"http://127.0.0.1:{self.port}/api/tables"
            table = str((await http.post(url, json=body)).json()["table"]["id"])
        self.seen[table] = Seen()
        return table

    async def player(self) -> None:
        """Plays one table after another, through every crash."""
        token = ""
        table = ""
        pending: dict[str, Any] | None = None
        while not self.stop:
            try:
                token = token or await self.guest()
                table = table or await self.table(token)
                done, pending = await self.session(token, table, pending)
                table = "" if done else table
            except AWAY:
                await asyncio.sleep(0.05)
            except Interrupted as interrupted:
                pending = interrupted.pending
                await asyncio.sleep(0.05)
            except KeyError:  # a table that was answered and is not there any more: a lie
                table, pending = "", None

    async def session(
        self, token: str, table: str, pending: dict[str, Any] | None
    ) -> tuple[bool, dict[str, Any] | None]:
        seen = self.seen[table]
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?v=2"
        headers = {"authorization": f"Bearer {token}"}
        try:
            async with connect(url, additional_headers=headers, max_size=None) as socket_:
                if pending is not None:  # the answer was lost: ask again, with the same id
                    await socket_.send(msgspec.json.encode(pending).decode())
                while not self.stop:
                    message = msgspec.json.decode(await asyncio.wait_for(socket_.recv(), 10))
                    kind = message["type"]
                    if kind == "view":
                        self.note_lines(seen, message)
                        if message["status"] == "over":
                            return True, None
                        if pending is None and message["actions"]:
                            pending = self.choice(message)
                            await socket_.send(msgspec.json.encode(pending).decode())
                    elif kind == "played" and pending is not None:
                        answer = (pending["text"], message["number"], message["lines"])
                        self.note_ack(seen, message["id"], answer)
                        pending = None
                    elif kind == "refused" and pending is not None:
                        pending = None
            return False, pending
        except AWAY:
            raise Interrupted(pending) from None

    def choice(self, view: dict[str, Any]) -> dict[str, Any]:
        text = self.dice.choice(view["actions"])["text"]
        return {"type": "play", "id": next(self.ids), "at": view["number"], "text": text}

    def note_lines(self, seen: Seen, view: dict[str, Any]) -> None:
        for line in view["news"]:
            text = f"{line['who']} {line['text']}"
            if seen.shown.setdefault(line["line"], text) != text:
                seen.contradictions += 1

    def note_ack(self, seen: Seen, act: str, answer: tuple[str, int, int]) -> None:
        self.last_ack = time.monotonic()
        if seen.acked.setdefault(act, answer) != answer:
            seen.contradictions += 1

    # ── The test ──

    async def first_ack(self, since: float = 0.0) -> None:
        limit = time.monotonic() + 60
        while self.last_ack <= since:
            assert time.monotonic() < limit, "no move was acknowledged for a minute"
            await asyncio.sleep(0.01)

    async def run(self, kills: int) -> Report:
        report = Report()
        self.start()
        await self.up()
        players = [asyncio.create_task(self.player()) for _ in range(self.tables)]
        try:
            await self.first_ack()
            for _ in range(kills):
                await asyncio.sleep(self.dice.uniform(0.2, 0.9))
                self.kill()
                began = time.monotonic()
                self.start()
                await self.up()
                await self.first_ack(began)
                report.recovery.append(self.last_ack - began)
                report.kills += 1
            await asyncio.sleep(0.5)
            self.kill()
        finally:
            self.stop = True
            if self.process is not None and self.process.poll() is None:
                self.kill()
            await asyncio.gather(*players, return_exceptions=True)
        self.judge(report)
        return report

    def judge(self, report: Report) -> None:
        engine = engine_for(self.database)
        with engine.connect() as db:
            for table, seen in self.seen.items():
                found = db.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
                lines = queries.read_lines(db, table)
                self.judge_table(report, seen, found, lines)
        engine.dispose()
        if self.database.startswith("sqlite"):
            path = self.database.removeprefix("sqlite:///")
            with contextlib.closing(sqlite3.connect(path)) as file:
                report.intact = file.execute("PRAGMA integrity_check").fetchone()[0] == "ok"

    def judge_table(
        self, report: Report, seen: Seen, found: Any, lines: list[queries.LineRow]
    ) -> None:
        report.tables += 1
        report.acked += len(seen.acked)
        by_number = {line.n: line for line in lines}
        report.gaps += [line.n for line in lines] != list(range(1, len(lines) + 1))
        acts = [line.act.partition(":")[2] for line in lines if line.act]
        report.doubled += len(acts) - len(set(acts))
        report.doubled += seen.contradictions
        first = {line.act.partition(":")[2]: line for line in lines if line.act}
        for act, (text, number, count) in seen.acked.items():
            line = first.get(act)
            kept = line is not None and line.text == text and line.n + line.count - 1 == number
            report.lost += not (kept and line is not None and line.count == count)
        for number, text in seen.shown.items():
            row = by_number.get(number)
            report.vanished += row is None or f"{row.who} {row.text}" != text
        if lines and not report.gaps:
            table = queries.table_row(found)
            record = Record(
                table.game,
                table.options["rules"],
                table.options,
                {},
                [Line(line.who, line.text) for line in lines],
            )
            Match.replay(record, whole=False)


class Interrupted(Exception):
    def __init__(self, pending: dict[str, Any] | None) -> None:
        super().__init__()
        self.pending = pending


def crash(database: str, kills: int, seed: int, control: bool = False) -> Report:
    return asyncio.run(Crash(database, seed, control=control).run(kills))
