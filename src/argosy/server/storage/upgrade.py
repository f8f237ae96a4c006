"""Brings a database to the newest form, all or nothing. Alembic is only loaded when there is
something to do, so that a restart is quick.
"""

from pathlib import Path

from sqlalchemy import Connection, Engine, func, inspect, select, text

from argosy.core.edition import bad
from argosy.core.phrase import verbatim
from argosy.server.storage.database import called
from argosy.server.storage.schema import FORMS, HEAD, metadata

VERSION = "alembic_version"
KEY = 7_233_128_915_104  # of the advisory lock: any number that nobody else takes
WAIT = 60  # seconds for another server that is upgrading the same database


def upgrade(engine: Engine) -> None:
    """Upgrade a database; raises BadInput if it is not ours, or of a newer program."""
    with engine.connect() as connection:
        if known_form(connection) == HEAD:
            return
    # SQLite takes its one lock for writing at once: what was read is still so when it is written.
    with engine.execution_options(begin="IMMEDIATE").begin() as connection:
        take_lock(connection)
        found = known_form(connection)  # another server may have been quicker
        if found == HEAD:
            return
        if found is None:
            clear_remains(connection)
        migrate(connection)


def migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def take_lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL lock_timeout = '{WAIT}s'"))
        connection.execute(select(func.pg_advisory_xact_lock(KEY)))


def clear_remains(connection: Connection) -> None:
    """Drop the empty tables of a first start that was killed, in versions that made them one by
    one. Raises BadInput for a table of that name that is not ours.
    """
    there = set(inspect(connection).get_table_names())
    remains = [table for table in metadata.sorted_tables if table.name in there]
    for table in remains:
        columns = {column["name"] for column in inspect(connection).get_columns(table.name)}
        is_ours = columns == set(table.c.keys())
        if not is_ours or connection.execute(select(1).select_from(table).limit(1)).first():
            raise bad(
                "database-taken",
                database=verbatim(called(connection.engine)),
                table=verbatim(table.name),
            )
    for table in reversed(remains):
        table.drop(connection)


def version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return form(connection)


def form(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()
    return str(found) if found is not None else None


def known_form(connection: Connection) -> str | None:
    """Return the form of a database, None if it has none yet; raises BadInput if this program does
    not know it.
    """
    found = form(connection)
    if found is not None and found not in FORMS:
        raise bad(
            "database-newer",
            database=verbatim(called(connection.engine)),
            form=verbatim(found),
            known=verbatim(HEAD),
        )
    return found
