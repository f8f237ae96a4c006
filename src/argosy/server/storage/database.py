"""Reaches a database by its address, and keeps its files from others."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from argosy.core.edition import bad
from argosy.core.phrase import verbatim

OTHERS = stat.S_IRWXG | stat.S_IRWXO  # what a file of ours grants nobody
BUSY = 4  # seconds that SQLite waits for another writer
# The system notices a silent server, and not only we do. What the address itself says comes first.
POSTGRESQL = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,  # ms
    "application_name": "argosy",
}


def engine_for(database: str) -> Engine:
    """Return the engine for an address; raises BadInput if it is not one."""
    try:
        url = make_url(database)
        if url.drivername in ("postgres", "postgresql"):
            url = url.set(drivername="postgresql+psycopg")
        if url.get_backend_name() == "postgresql":
            chosen = {name: value for name, value in POSTGRESQL.items() if name not in url.query}
            return create_engine(url, poolclass=NullPool, connect_args=chosen)
        if url.get_backend_name() == "sqlite":
            return sqlite_engine(url)
    except ArgumentError:
        pass
    except ModuleNotFoundError as problem:
        raise bad("no-driver", module=verbatim(problem.name)) from None
    raise bad("database-address")


# ── SQLite ──


def sqlite_engine(url: URL) -> Engine:
    arguments = {"check_same_thread": False, "timeout": BUSY}
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=arguments)
    event.listen(engine, "do_connect", make_file)
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_file(_: Any, __: Any, arguments: list[Any], ___: Any) -> None:
    """Make the file before the driver does, which would make it readable by everyone. The journals
    get the same mode.
    """
    path = file_at(str(arguments[0]))
    if path is not None:
        with suppress(OSError):  # it is there, or cannot be: SQLite says which
            os.close(created(path))


def set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver would commit before every change of the schema
    connection.text_factory = as_text
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # a commit is on the disk, not only in the system's cache
        "foreign_keys=ON",
        "cache_size=-8000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction, since the driver no longer does: a change of the schema is part of ours."""
    how = connection.get_execution_options().get("begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {how}")


def as_text(data: bytes) -> str | bytes:
    """Decode text. Bytes that are not text stay bytes, so that only their own reader fails."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


# ── Files ──


def file_of(engine: Engine) -> Path | None:
    """Return where SQLite keeps the database, if it is in a file."""
    is_sqlite = engine.dialect.name == "sqlite"
    return file_at(engine.url.database or "") if is_sqlite else None


def file_at(database: str) -> Path | None:
    special = not database or database == ":memory:" or database.startswith("file:")
    return None if special else Path(database)


def created(path: Path) -> int:
    """Create a file that only we can read, from its first byte and whatever the umask."""
    file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    if hasattr(os, "fchmod"):
        os.fchmod(file, 0o600)
    return file


def tighten(path: Path) -> list[str]:
    """Take the database and its journals away from everybody else. Return those that were open to
    them.
    """
    found = []
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        file = path.with_name(name)
        with suppress(OSError):  # it is not there, or another's: then it is not ours to change
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & OTHERS:
                file.chmod(mode & ~OTHERS)
                found.append(name)
    return found


# ── Errors ──


def called(engine: Engine) -> str:
    """Return the address as it may be shown."""
    return engine.url.render_as_string(hide_password=True)


def reason(problem: Exception) -> str:
    """Return what the driver says, in one line."""
    told = str(problem.orig if isinstance(problem, DBAPIError) else problem).strip()
    return told.splitlines()[0] if told else type(problem).__name__


@contextmanager
def plainly(engine: Engine) -> Iterator[None]:
    """Turn a failure of the database into a sentence; raises BadInput."""
    try:
        yield
    except DBAPIError as problem:
        raise bad(
            "database-unusable",
            database=verbatim(called(engine)),
            reason=verbatim(reason(problem)),
        ) from None
