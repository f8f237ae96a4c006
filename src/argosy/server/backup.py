"""Backups: every row of every table in one file, whatever the database is; brought back into an
empty one.

The file is lines of JSON in one consistent reading of the database, so it moves between SQLite
and PostgreSQL too.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, func, insert, select, text

from argosy.core.edition import BadInput
from argosy.core.match import Match
from argosy.core.record import Line, Record
from argosy.server import ledger, schema
from argosy.server.store import engine_for
from argosy.server.upgrade import upgrade

FORMAT = "argosy backup 1"
CHUNK = 500


def back_up(database: str, to: Path) -> str:
    if to.exists():
        raise BadInput(f"{to} exists; a backup never replaces a file.")
    engine = engine_for(database)
    rows = 0
    part = to.with_name(to.name + ".part")
    try:
        with engine.connect() as db, part.open("w", encoding="utf-8") as file:
            freeze(db)
            write_line(file, {"format": FORMAT, "schema": schema.HEAD})
            for table in schema.metadata.sorted_tables:
                for row in db.execute(select(table)):
                    write_line(file, {"table": table.name, "row": dict(row._mapping)})
                    rows += 1
            write_line(file, {"end": rows})
        part.replace(to)  # a backup that is there is whole
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return f"Backed up {rows} rows into {to}."


def freeze(db: Connection) -> None:
    """All reading sees one moment, while the server goes on writing."""
    if db.dialect.name == "postgresql":
        db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    else:
        db.exec_driver_sql("PRAGMA query_only=ON")
        db.exec_driver_sql("BEGIN")


def write_line(file: IO[str], what: dict[str, Any]) -> None:
    file.write(json.dumps(what, ensure_ascii=False) + "\n")


def bring_back(source: Path, database: str) -> str:
    """Nothing is kept unless all of it is there and every record follows the rules it was played
    by.
    """
    if not source.is_file():
        raise BadInput(f"There is no file {source}.")
    engine = engine_for(database)
    try:
        upgrade(engine)
        with engine.begin() as db:
            if any(
                db.execute(select(func.count()).select_from(t)).scalar()
                for t in schema.metadata.sorted_tables
            ):
                raise BadInput("A backup is only brought back into an empty database.")
            rows = fill(db, read(source))
            games = verify(db)
    finally:
        engine.dispose()
    return f"Brought back {rows} rows and checked {games} records."


def read(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    rows = 0
    with source.open(encoding="utf-8") as file:
        head = json.loads(file.readline() or "{}")
        if head.get("format") != FORMAT or head.get("schema") != schema.HEAD:
            raise BadInput(f"{source} is no backup that this version reads.")
        for line in file:
            found = json.loads(line)
            if "end" in found:
                if found["end"] != rows:
                    raise BadInput(f"{source} has {rows} rows and should have {found['end']}.")
                return
            rows += 1
            yield found["table"], found["row"]
    raise BadInput(f"{source} is cut short.")


def fill(db: Connection, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    count = 0
    waiting: list[dict[str, Any]] = []
    current = ""
    for name, row in rows:
        if name != current or len(waiting) == CHUNK:
            put(db, current, waiting)
            current, waiting = name, []
        waiting.append(row)
        count += 1
    put(db, current, waiting)
    return count


def put(db: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        db.execute(insert(schema.metadata.tables[name]), rows)


def verify(db: Connection) -> int:
    """Every record is played again, under the rules it began with."""
    games = 0
    for found in db.execute(select(schema.tables)).all():
        row = ledger.table_row(found)
        lines = [Line(line.who, line.text) for line in ledger.read_lines(db, row.id)]
        if lines:
            Match.replay(
                Record(row.game, row.options["rules"], row.options, {}, lines), whole=False
            )
            games += 1
    return games
