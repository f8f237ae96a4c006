"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("clock_kind", sa.String(8), nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("start", sa.String(8), nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("forked", sa.String(32)),
        sa.Column("forked_at", sa.Integer),
    )
    op.create_index("tables_by_status", "tables", ["status", "visibility", "touched"])
    op.create_index("tables_by_owner", "tables", ["owner", "status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(44), nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("stand_in", sa.String(8), nullable=False),
        sa.Column("why", sa.String(8), nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("left_ms", sa.BigInteger, nullable=False),
        sa.Column("heard", sa.BigInteger, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "lines",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("act", sa.String(96)),
        sa.Column("count", sa.Integer, nullable=False),
        sa.UniqueConstraint("table", "act", name="lines_act"),
    )
    op.create_table(
        "members",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_table(
        "keys",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("keys_by_table", "keys", ["table"])
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(44), nullable=False),
        sa.Column("seat", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
    )
