"""Backs up every row of every table into one file, and brings it back into an empty database.

The file is lines of JSON from one consistent reading, so it moves between SQLite and PostgreSQL
too. Its last line has the SHA-256 of all lines before it.
"""

import base64
import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DBAPIError

from argosy.core.edition import BadInput, bad, bad_file
from argosy.core.match import Match
from argosy.core.phrase import Phrase, Value, verbatim
from argosy.core.record import Line, Record
from argosy.server.storage import queries, schema
from argosy.server.storage.database import called, created, engine_for, file_of, plainly, reason
from argosy.server.storage.upgrade import known_form, upgrade

FORMAT = "argosy backup 2"
OLDER = "argosy backup 1"  # without a checksum
BYTES = "bytes in base64"  # the key of a value that is no JSON
CHUNK = 500
NAMED = 10  # unreadable tables that a refusal names


# ── Out ──


def back_up(database: str, to: Path) -> Phrase:
    """Copy a database into a file, and return what was done. Raises BadInput."""
    if to.exists():
        raise bad("backup-exists", file=verbatim(to))
    engine = engine_for(database)
    path = file_of(engine)
    if path is not None and not path.is_file():
        raise bad("no-database", file=verbatim(path))
    part = to.with_name(to.name + ".part")
    try:
        with plainly(engine), engine.connect() as db, written(part) as file:
            rows = write_all(db, file)
        part.replace(to)  # a backup that is there is whole
    except OSError as problem:
        raise bad_file("write", to, problem) from None
    finally:
        engine.dispose()
    return Phrase("backup-done", {"rows": rows, "file": verbatim(to)})


@contextmanager
def written(part: Path) -> Iterator[IO[bytes]]:
    """Open a file that nobody else can read. It is on the disk when it is done, and gone if it is
    not.
    """
    part.unlink(missing_ok=True)  # of a backup that was killed
    with os.fdopen(created(part), "wb") as file:
        try:
            yield file
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            part.unlink(missing_ok=True)
            raise


def write_all(db: Connection, file: IO[bytes]) -> int:
    freeze(db)
    form = known_form(db)
    if form is None:
        raise bad("database-not-ours", database=verbatim(called(db.engine)))
    digest = hashlib.sha256()
    rows = 0

    def write(what: dict[str, Any]) -> None:
        line = json.dumps(what, ensure_ascii=False, default=as_json).encode() + b"\n"
        digest.update(line)
        file.write(line)

    write({"format": FORMAT, "schema": form})
    for table in schema.KEPT:  # every form there has been has these
        for row in db.execute(select(table)):
            write({"table": table.name, "row": queries.named(row)})
            rows += 1
    write({"end": rows, "sha256": digest.hexdigest()})
    return rows


def freeze(db: Connection) -> None:
    """Let all reading see one moment, while the server goes on writing."""
    if db.dialect.name == "postgresql":
        db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    else:
        db.exec_driver_sql("PRAGMA query_only=ON")


def as_json(value: Any) -> dict[str, str]:
    """Encode bytes, which SQLite keeps in a column of text if somebody puts them there."""
    return {BYTES: base64.b64encode(bytes(value)).decode()}


def from_json(value: Any) -> Any:
    return base64.b64decode(value[BYTES]) if isinstance(value, dict) else value


# ── In ──


def bring_back(source: Path, database: str, keep_unreadable: bool = False) -> Phrase:
    """Bring back a backup, all of it or nothing: every record has to follow the rules it was played
    by. With `keep_unreadable`, tables that do not are kept all the same. Returns what was done; raises BadInput.
    """
    if not source.is_file():
        raise bad("no-file", file=verbatim(source))
    engine = engine_for(database)
    try:
        with plainly(engine):
            upgrade(engine)
            check(source)
            with engine.begin() as db:
                if any(db.execute(select(1).select_from(t).limit(1)).first() for t in schema.KEPT):
                    raise bad("restore-empty")
                rows = fill(db, source, keep_unreadable)
                found = verify(db)
                if found.unreadable and not keep_unreadable:
                    raise refusal(source, found.unreadable)
    finally:
        engine.dispose()
    done: dict[str, Value] = {"rows": rows, "tables": found.tables}
    if not found.unreadable:
        return Phrase("restore-done", done)
    return Phrase("restore-done-unreadable", {**done, "unreadable": len(found.unreadable)})


def refusal(source: Path, unreadable: list[queries.Unreadable]) -> BadInput:
    named = [f"{table.id}: {table.problem}" for table in unreadable[:NAMED]]
    more = ["..."] if len(unreadable) > NAMED else []
    return bad(
        "restore-unreadable",
        file=verbatim(source),
        count=len(unreadable),
        tables="text:" + "".join(f"\n  {line}" for line in (*named, *more)),
    )


def damaged(source: Path, id: str, **nouns: Value) -> BadInput:
    return bad("damaged", file=verbatim(source), damage=Phrase(id, {**nouns}))


def parsed(source: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
        if isinstance(found, dict) and line.endswith(b"\n"):
            return found
    except (ValueError, RecursionError):
        pass
    raise damaged(source, "damage-line", line=verbatim(number))


def check(source: Path) -> None:
    """Check that the file is whole and as it was written, before anything is done with it."""
    digest = hashlib.sha256()
    with source.open("rb") as file:
        first = file.readline()
        head = parsed(source, 1, first) if first.startswith(b"{") else {}
        form = head.get("format")
        if form not in (FORMAT, OLDER) or head.get("schema") not in schema.FORMS:
            raise bad("no-backup", file=verbatim(source))
        digest.update(first)
        for number, line in enumerate(file, 2):
            found = parsed(source, number, line)
            if "end" not in found:
                check_row(source, number, found)
                digest.update(line)
                continue
            if found["end"] != number - 2:
                raise damaged(source, "damage-rows", rows=number - 2, end=verbatim(found["end"]))
            if form == FORMAT and found.get("sha256") != digest.hexdigest():
                raise damaged(source, "damage-digest")
            if file.read(1):
                raise damaged(source, "damage-more")
            return
    raise bad("backup-short", file=verbatim(source))


def check_row(source: Path, number: int, found: dict[str, Any]) -> None:
    table = schema.metadata.tables.get(str(found.get("table")))
    row = found.get("row")
    if table is None or not isinstance(row, dict) or set(row) != set(table.c.keys()):
        raise damaged(source, "damage-row", line=verbatim(number))
    for value in row.values():
        if isinstance(value, list) or (isinstance(value, dict) and set(value) != {BYTES}):
            raise damaged(source, "damage-value", line=verbatim(number))


def fill(db: Connection, source: Path, keep_unreadable: bool) -> int:
    """Insert all rows of a file that is known to be whole."""
    text_only = db.dialect.name == "postgresql"
    count = 0
    waiting: list[dict[str, Any]] = []
    current = ""
    for name, row in read(source):
        for column, value in row.items():
            if text_only and isinstance(value, bytes):
                if not keep_unreadable:
                    column_of = verbatim(f"{name}.{column}")
                    raise bad("restore-bytes", file=verbatim(source), column=column_of)
                row[column] = f"\\x{value.hex()}"
        if name != current or len(waiting) == CHUNK:
            put(db, current, waiting)
            current, waiting = name, []
        waiting.append(row)
        count += 1
    put(db, current, waiting)
    return count


def read(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with source.open("rb") as file:
        file.readline()
        for line in file:
            found = json.loads(line)
            if "end" in found:
                return
            yield found["table"], {name: from_json(v) for name, v in found["row"].items()}


def put(db: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    try:
        db.execute(insert(schema.metadata.tables[name]), rows)
    except DBAPIError as problem:
        raise bad(
            "restore-rows",
            table=verbatim(name),
            database=verbatim(called(db.engine)),
            reason=verbatim(reason(problem)),
        ) from None


@dataclass(frozen=True, slots=True)
class Verified:
    tables: int
    unreadable: list[queries.Unreadable]


def verify(db: Connection) -> Verified:
    """Play every record again, under the rules it began with."""
    ids = db.execute(select(schema.tables.c.id)).scalars().all()
    found = [verified(db, table) for table in ids]
    return Verified(len(ids), [table for table in found if table is not None])


def verified(db: Connection, table: str) -> queries.Unreadable | None:
    loaded = queries.load_table(table)(db)
    if not isinstance(loaded, queries.Loaded):
        return loaded
    row = loaded.table
    lines = [Line(line.who, line.text) for line in loaded.lines]
    try:
        Match.replay(Record(row.game, row.options["rules"], row.options, {}, lines), whole=False)
    except BadInput as problem:
        return queries.Unreadable(str(table), str(problem))
    return None
