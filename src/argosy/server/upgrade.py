"""Brings a database to the newest form. Alembic is only loaded when there is something to do: a
restart is quick.
"""

from pathlib import Path

from sqlalchemy import Engine, inspect, text

from argosy.server.schema import HEAD


def upgrade(engine: Engine) -> None:
    if version(engine) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return str(found) if found is not None else None
