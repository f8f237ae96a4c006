"""Holds the store's connection. It can be cut from outside while the database is silent, and what
was cut off cannot be committed afterwards.
"""

import contextlib
import socket
import threading
import time
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, text

STALL = 3.0  # seconds that one job may take at the database
FENCE = 1.0  # seconds to wait for the end of a session that was cut off


class Unended(Exception):
    """A session that was cut off has not ended: what it was doing may still happen."""


@dataclass(frozen=True, slots=True)
class Session:
    """One connection as PostgreSQL knows it. A process number alone may be used again."""

    pid: int
    since: datetime


class StoreConnection:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_remote = engine.dialect.name == "postgresql"
        self.connection: Connection | None = None
        self.session: Session | None = None
        self.lost: list[Session] = []  # cut off, and not yet known to have ended
        self.lock = threading.Lock()
        self.plug: socket.socket | None = None  # another handle of the connection's socket
        self.began: float | None = None  # when the job under way began

    # ── In the store's thread ──

    def connected(self) -> Connection:
        """Return a connection that no earlier one can get ahead of; raises what the driver raises,
        or Unended.
        """
        found = self.connection
        if found is None or found.closed or found.invalidated:
            self.drop()
            found = self.connection = self.engine.connect()
            if self.is_remote:
                self._introduce(found)
        return found

    def _introduce(self, db: Connection) -> None:
        driver: Any = db.connection.dbapi_connection
        with self.lock:
            self.plug = socket.socket(fileno=socket.dup(driver.fileno()))
        self.working()
        limits = {
            "statement_timeout": int(STALL * 1000),
            "lock_timeout": int(STALL * 1000),
            "idle_in_transaction_session_timeout": 10_000,  # the far end gives up as well
        }
        with db.begin():
            for name, milliseconds in limits.items():
                db.execute(text(f"SET SESSION {name} = {milliseconds}"))
            who = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
            row = db.execute(text(who)).one()
        self.session = Session(row.pid, row.backend_start)
        self._fence(db)

    def _fence(self, db: Connection) -> None:
        """End what was cut off: a commit that was on its way is done now, or never."""
        end = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid = :pid AND backend_start = :since"
        )
        limit = time.monotonic() + FENCE
        while self.lost:
            self.working()
            one = self.lost[0]
            with db.begin():
                ended = db.execute(end, {"pid": one.pid, "since": one.since}).first() is None
            if ended:
                self.lost.pop(0)
            elif time.monotonic() > limit:
                raise Unended("an earlier session of ours has not ended")
            else:
                time.sleep(0.05)

    def working(self) -> None:
        """Note that a job begins: its time counts from now."""
        self.began = time.monotonic()

    def rest(self) -> None:
        self.began = None

    def drop(self, lost: bool = False) -> None:
        """Let go of the connection; `lost` if something was under way on it."""
        self.rest()
        if lost and self.session is not None:
            self.lost.append(self.session)
        self.session = None
        with self.lock:
            if self.plug is not None:
                self.plug.close()
                self.plug = None
        if self.connection is not None:
            with contextlib.suppress(Exception):
                if lost:
                    self.connection.invalidate()
                self.connection.close()
            self.connection = None

    # ── From any thread ──

    def cut(self, after: float = STALL) -> None:
        """End a job that has taken too long: its thread is told that the server is gone."""
        began = self.began
        if began is None or time.monotonic() - began < after:
            return
        with self.lock, contextlib.suppress(OSError):
            if self.plug is not None:
                self.plug.shutdown(socket.SHUT_RDWR)
