"""Opens databases without a server, and stores tables in the middle of play there."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Engine

from argosy.core.match import Match
from argosy.server.storage import queries
from argosy.server.storage.database import engine_for
from argosy.server.storage.queries import SeatRow, TableRow
from argosy.server.storage.upgrade import upgrade


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    engine = engine_for(database)
    try:
        yield engine
    finally:
        engine.dispose()


def stored(database: str, matches: Iterable[Match], **more: Any) -> list[str]:
    """Store public tables, with more columns as given; return their ids."""
    found = [(f"stored{n:08d}", match) for n, match in enumerate(matches)]
    with opened(database) as engine:
        upgrade(engine)
        with engine.begin() as db:
            for name, match in found:
                add(db, name, match, more)
    return [name for name, _ in found]


def add(db: Connection, name: str, match: Match, more: dict[str, Any]) -> None:
    now = int(time.time() * 1000)
    table = TableRow(
        id=name,
        game=match.edition.id,
        options=match.options,
        visibility="public",
        status="playing",
        owner="nobody",
        created=now,
        touched=now,
        waiting=match.waiting,
    )
    person = SeatRow(name, 0, kind="person", guest="nobody", name="Nobody", left_ms=3_600_000)
    seats = [replace(person, number=s) for s in range(len(match.seats))]
    lines = queries.line_rows(match.entries, now)
    queries.add_table(replace(table, **more), seats, lines, {"nobody"})(db)
