"""The round that a table plays, for lists: they do not open its game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
