"""Guests who were sent away from a table, and whom no invitation lets in again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "barred",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
