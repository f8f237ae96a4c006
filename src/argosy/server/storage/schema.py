"""Describes the database. A record is its lines, exactly as in the file format; the rest says whose
they are.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

FORMS = ("0001", "0002", "0003", "0004")  # the migrations there are, oldest first
HEAD = FORMS[-1]  # a database that has it needs no other

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # a digest
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON, all of them, rules included
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("title", String(60), nullable=False),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("start", String(8), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("rematch", String(32)),
    Column("forked", String(32)),
    Column("forked_at", Integer),
    Index("tables_by_status", "status", "visibility", "touched"),
    Index("tables_by_owner", "owner", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("guest", String(32)),
    Column("name", String(44), nullable=False),
    Column("level", String(8), nullable=False),  # of a bot that sits there for good
    Column("stand_in", String(8), nullable=False),  # of a bot that plays for its person
    Column("why", String(8), nullable=False),  # handed, time, silent, left
    Column("muted", Boolean, nullable=False),
    Column("left_ms", BigInteger, nullable=False),  # on the clock at the latest line
    Column("heard", BigInteger, nullable=False),  # last sign of life
    Index("seats_by_guest", "guest"),
)

lines = Table(
    "lines",
    metadata,
    # The primary key refuses a second writer: history cannot fork.
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("who", String(24), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(8), nullable=False),  # "" its person, "bot" a stand-in
    Column("act", String(96)),  # the client's action id, on the first line of the move
    Column("count", Integer, nullable=False),  # lines of the move, on its first line
    UniqueConstraint("table", "act", name="lines_act"),
)

members = Table(
    "members",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

barred = Table(  # guests who were sent away, and whom no invitation lets in again
    "barred",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

keys = Table(
    "keys",
    metadata,
    Column("token", String(64), primary_key=True),  # a digest
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),  # -1 for an invitation
    Column("made", BigInteger, nullable=False),
    Index("keys_by_table", "table"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("name", String(44), nullable=False),
    Column("seat", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("kind", String(8), nullable=False),
)

health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # when somebody last saw that writing works
)

KEPT = [table for table in metadata.sorted_tables if table is not health]  # what a backup has
