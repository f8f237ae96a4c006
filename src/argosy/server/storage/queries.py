"""Reads and writes the database, as jobs for the store. Nothing here knows a rule.

A row is checked where it is read. One that cannot be true makes its table unreadable, and no other.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct, structs
from sqlalchemy import (
    Connection,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from argosy.core.edition import BadInput
from argosy.core.match import Entry
from argosy.core.phrase import Phrase
from argosy.core.registry import edition
from argosy.server.messages import Said, Status, Visibility
from argosy.server.storage import schema

LISTED = 100  # tables in one answer
PAGES = 10  # of so many rows a list looks at, to be full although some are unreadable
INVITATION = -1  # the seat of a key that is an invitation
T = TypeVar("T")


@dataclass(slots=True, kw_only=True)
class TableRow:
    id: str
    game: str
    options: dict[str, int]
    status: Status
    owner: str
    created: int = 0
    touched: int = 0
    visibility: Visibility = "unlisted"
    title: str = ""
    clock_kind: Literal["none", "move", "game"] = "none"
    clock_seconds: int = 60
    pace: Literal["live", "slow"] = "live"
    start: Literal["auto", "owner"] = "auto"
    hints: bool = True
    muted: bool = False
    waiting: int = -1  # the seat that is asked, for lists
    round: int = 0  # that is played, for lists
    rematch: str | None = None
    forked: str | None = None
    forked_at: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    table: str
    number: int
    kind: Literal["open", "person", "bot"] = "open"
    guest: str | None = None
    name: str = ""
    level: str = ""
    stand_in: str = ""
    why: str = ""
    muted: bool = False
    left_ms: int = 0
    heard: int = 0

    @property
    def has_left(self) -> bool:
        """Whether its person has left in the middle of the game, and is still known by name."""
        return self.why == "left" and not self.name.startswith("bot:")

    @property
    def player(self) -> str:
        """The name of who plays: a bot that somebody has left the seat to keeps their name for the log only."""
        return f"bot:{self.level}" if self.kind == "bot" else self.name

    @property
    def bot(self) -> str:
        """The level of the bot that decides for this seat now, or ""."""
        return self.level if self.kind == "bot" else self.stand_in


class LineRow(Struct, frozen=True):
    n: int
    who: str
    text: str
    at: int
    by: str = ""
    act: str | None = None
    count: int = 1


@dataclass(slots=True)
class Loaded:
    """All rows of one table."""

    table: TableRow
    seats: list[SeatRow]
    lines: list[LineRow]
    members: set[str] = field(default_factory=set)
    barred: set[str] = field(default_factory=set)  # guests who were sent away
    keys: dict[str, int] = field(default_factory=dict)  # digest -> seat
    chat: list[Said] = field(default_factory=list)
    owner_name: str = ""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A table whose rows cannot be true, or that is played by rules this program does not have."""

    id: str
    problem: str


@dataclass(slots=True)
class Listed:
    """What a list says of a table. Its game is not opened for that."""

    table: TableRow
    seats: list[SeatRow]
    owner_name: str
    number: int


# ── Guests ──


def add_guest(guest: str, token: str, name: str, now: int) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        row = {"id": guest, "token": token, "name": name, "created": now}
        db.execute(insert(schema.guests), row)

    return job


def find_guest(token: str) -> Callable[[Connection], tuple[str, str] | None]:
    def job(db: Connection) -> tuple[str, str] | None:
        g = schema.guests.c
        found = db.execute(select(g.id, g.name).where(g.token == token)).first()
        return (found.id, found.name) if found else None

    return job


def rename_guest(guest: str, name: str) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        db.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))

    return job


# ── Tables ──


def table_values(row: TableRow) -> dict[str, Any]:
    return {**asdict(row), "options": json.dumps(row.options, sort_keys=True)}


def table_row(found: Any) -> TableRow:
    """Read a row of `tables`, with every option it is played by; raises BadInput if it cannot be
    true.
    """
    values = named(found)
    try:
        options = msgspec.json.decode(values["options"], type=dict[str, int])
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadInput(f"Its options cannot be read: {problem}.") from None
    values["options"] = edition(str(values["game"])).stored(options)
    row = checked(values, TableRow)
    if not 0 <= row.waiting < row.options["seats"]:
        row.waiting = -1  # it is only for lists; the record knows who is asked
    return row


def seat_rows(table: TableRow, found: Sequence[Any]) -> list[SeatRow]:
    """Read the seats of a table in order; raises BadInput if they are not those of its game."""
    rows = [checked(named(row), SeatRow) for row in found]
    if [row.number for row in rows] != list(range(table.options["seats"])):
        raise BadInput(f"It has {table.options['seats']} seats, and other rows than these.")
    return rows


def named(row: Any) -> dict[str, Any]:
    """Return the values of a row by their plain names."""
    return {str(name): value for name, value in row._mapping.items()}


def checked(values: dict[str, Any], kind: type[T]) -> T:
    """Check the values of a row; raises BadInput. In SQLite the type of a column is only a wish."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as problem:
        raise BadInput(f"A row of its {kind.__name__} cannot be read: {problem}.") from None


def add_table(
    table: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow], members: Iterable[str]
) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        db.execute(insert(schema.tables), table_values(table))
        db.execute(insert(schema.seats), [asdict(seat) for seat in seats])
        write_lines(db, table.id, lines)
        rows = [{"table": table.id, "guest": guest} for guest in members]
        db.execute(insert(schema.members), rows)

    return job


def load_table(table: str) -> Callable[[Connection], Loaded | Unreadable | None]:
    def job(db: Connection) -> Loaded | Unreadable | None:
        found = db.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
        if found is None:
            return None
        try:
            row = table_row(found)
            seats = seat_rows(row, read_seats(db, [table])[table])
            lines = read_lines(db, table)
        except BadInput as problem:
            return Unreadable(table, str(problem))
        return Loaded(
            table=row,
            seats=seats,
            lines=lines,
            members=read_guests(db, schema.members, table),
            barred=read_guests(db, schema.barred, table),
            keys=read_keys(db, table),
            chat=read_chat(db, table, 0, 50),
            owner_name=guest_name(db, row.owner),
        )

    return job


def read_seats(db: Connection, tables: Sequence[str]) -> dict[str, list[Any]]:
    """Return the rows of the seats of each table, unchecked."""
    s = schema.seats.c
    found: dict[str, list[Any]] = {table: [] for table in tables}
    query = select(schema.seats).where(s.table.in_(tables)).order_by(s.table, s.number)
    for row in db.execute(query):
        found[row.table].append(row)
    return found


def read_lines(db: Connection, table: str) -> list[LineRow]:
    c = schema.lines.c
    query = select(c.n, c.who, c.text, c.at, c.by, c.act, c.count).where(c.table == table)
    found = db.execute(query.order_by(c.n))
    return [checked(named(row), LineRow) for row in found]


def read_guests(db: Connection, of: Table, table: str) -> set[str]:
    """Return the members of a table, or the guests who were sent away from it."""
    return set(db.execute(select(of.c.guest).where(of.c.table == table)).scalars())


def guest_names(guests: Iterable[str]) -> Callable[[Connection], dict[str, str]]:
    def job(db: Connection) -> dict[str, str]:
        g = schema.guests.c
        found = db.execute(select(g.id, g.name).where(g.id.in_(list(guests))))
        return {row.id: row.name for row in found}

    return job


def read_keys(db: Connection, table: str) -> dict[str, int]:
    k = schema.keys.c
    return {
        row.token: row.seat for row in db.execute(select(k.token, k.seat).where(k.table == table))
    }


def table_keys(table: str) -> Callable[[Connection], dict[str, int]]:
    return lambda db: read_keys(db, table)


def guest_name(db: Connection, guest: str) -> str:
    g = schema.guests.c
    return str(db.execute(select(g.name).where(g.id == guest)).scalar() or "")


def set_table(table: str, **values: Any) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        db.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))

    return job


def set_seats(seats: Sequence[SeatRow]) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        write_seats(db, seats)

    return job


def write_seats(db: Connection, seats: Sequence[SeatRow]) -> None:
    s = schema.seats.c
    for seat in seats:
        values = asdict(seat)
        del values["table"], values["number"]
        where = (s.table == seat.table) & (s.number == seat.number)
        db.execute(update(schema.seats).where(where).values(**values))


def add_member(table: str, guest: str) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        m = schema.members.c
        where = (m.table == table) & (m.guest == guest)
        if db.execute(select(m.guest).where(where)).first() is None:
            db.execute(insert(schema.members), {"table": table, "guest": guest})

    return job


def bar(table: str, guest: str) -> Callable[[Connection], None]:
    """Send a guest away for good, and void every invitation that they may still have."""

    def job(db: Connection) -> None:
        m, b, k = schema.members.c, schema.barred.c, schema.keys.c
        db.execute(delete(schema.members).where((m.table == table) & (m.guest == guest)))
        if (
            db.execute(select(b.guest).where((b.table == table) & (b.guest == guest))).first()
            is None
        ):
            db.execute(insert(schema.barred), {"table": table, "guest": guest})
        db.execute(delete(schema.keys).where((k.table == table) & (k.seat == INVITATION)))

    return job


def add_key(table: str, seat: int, token: str, now: int) -> Callable[[Connection], None]:
    """Add a key. A seat has one link at a time; of invitations the newest twenty count."""

    def job(db: Connection) -> None:
        k = schema.keys.c
        older = select(k.token).where((k.table == table) & (k.seat == seat))
        keep = 0 if seat >= 0 else 19
        gone = db.execute(older.order_by(k.made.desc()).offset(keep)).scalars().all()
        if gone:
            db.execute(delete(schema.keys).where(k.token.in_(gone)))
        row = {"token": token, "table": table, "seat": seat, "made": now}
        db.execute(insert(schema.keys), row)

    return job


def drop_keys(table: str, seat: int) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        k = schema.keys.c
        db.execute(delete(schema.keys).where((k.table == table) & (k.seat == seat)))

    return job


# ── Lines ──


class Statement:
    """A statement of every move, compiled once for each kind of database: that is most of its cost."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self.compiled: dict[str, tuple[str, Sequence[str] | None]] = {}

    def run(self, db: Connection, rows: Sequence[dict[str, Any]]) -> None:
        found = self.compiled.get(db.dialect.name)
        if found is None:
            made = self.statement.compile(dialect=db.dialect)
            found = self.compiled[db.dialect.name] = (str(made), made.positiontup)
        sql, order = found
        if order is None:
            db.exec_driver_sql(sql, list(rows))
        else:
            db.exec_driver_sql(sql, [tuple(row[name] for name in order) for row in rows])


INSERT_LINES = Statement(insert(schema.lines))
UPDATE_TABLE = Statement(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this"))
    .values({name: bindparam(name) for name in ("touched", "waiting", "round", "status")})
)


def line_rows(entries: Iterable[Entry], at: int, by: str = "") -> list[LineRow]:
    return [LineRow(e.number, e.line.who, e.line.text, at, by) for e in entries]


def write_lines(db: Connection, table: str, lines: Sequence[LineRow]) -> None:
    if lines:
        INSERT_LINES.run(db, [{"table": table, **structs.asdict(line)} for line in lines])


def append(
    table: str, lines: Sequence[LineRow], seats: Sequence[SeatRow], facts: dict[str, Any]
) -> Callable[[Connection], None]:
    """Write the lines of one move, the clocks it left and what lists say of the table: all or
    nothing.
    """

    def job(db: Connection) -> None:
        write_lines(db, table, lines)
        write_seats(db, seats)
        UPDATE_TABLE.run(db, [{"this": table, **facts}])

    return job


# ── Chat ──


def say(table: str, said: Said) -> Callable[[Connection], None]:
    def job(db: Connection) -> None:
        row = {"table": table, "n": said.n, "at": said.at, "name": said.name}
        text = msgspec.json.encode(said.note).decode() if said.note else said.text
        row |= {"seat": said.seat, "text": text, "kind": said.kind}
        db.execute(insert(schema.chat), row)

    return job


def read_chat(db: Connection, table: str, after: int, most: int) -> list[Said]:
    """Read the last lines of chat. One that cannot be read keeps its number and says so: no game
    depends on it.
    """
    c = schema.chat.c
    query = select(c.n, c.at, c.name, c.seat, c.text, c.kind)
    query = query.where((c.table == table) & (c.n > after)).order_by(c.n.desc()).limit(most)
    return [said_row(row) for row in db.execute(query)][::-1]


def said_row(row: Any) -> Said:
    try:
        said = checked(named(row), Said)
    except BadInput:
        lost = Phrase("chat-unreadable")
        return Said(n=row.n, at=0, name="", seat="", text="", kind="note", note=lost)
    return with_note(said) if said.kind == "note" else said


def with_note(said: Said) -> Said:
    """Read the phrase of a note. The notes of older versions are sentences, and stay as they are."""
    try:
        note = msgspec.json.decode(said.text, type=Phrase)
    except msgspec.DecodeError:
        return said
    return msgspec.structs.replace(said, text="", note=note)


def chat_after(table: str, after: int) -> Callable[[Connection], list[Said]]:
    return lambda db: read_chat(db, table, after, 200)


# ── Lists ──


def public_tables(since: int) -> Callable[[Connection], list[Listed | Unreadable]]:
    def job(db: Connection) -> list[Listed | Unreadable]:
        t = schema.tables.c
        where = (t.visibility == "public") & t.status.in_(("open", "playing")) & (t.touched > since)
        # "open" sorts before "playing"
        query = select(schema.tables).where(where).order_by(t.status, t.touched.desc(), t.id)
        return listed(db, query)

    return job


def tables_of(guest: str) -> Callable[[Connection], list[Listed | Unreadable]]:
    def job(db: Connection) -> list[Listed | Unreadable]:
        t, s = schema.tables.c, schema.seats.c
        mine = select(s.table).where(s.guest == guest)
        where = t.id.in_(mine) | (t.owner == guest)
        return listed(db, select(schema.tables).where(where).order_by(t.touched.desc(), t.id))

    return job


def listed(db: Connection, query: Select[Any]) -> list[Listed | Unreadable]:
    """Return the first tables of a query that can be read, and those among them that cannot."""
    found: list[Listed | Unreadable] = []
    room = LISTED
    for page in range(PAGES):
        rows = db.execute(query.limit(LISTED).offset(page * LISTED)).all()
        for entry in entries(db, rows):
            room -= isinstance(entry, Listed)
            if room < 0:
                return found
            found.append(entry)
        if len(rows) < LISTED or room == 0:
            break
    return found


def entries(db: Connection, rows: Sequence[Any]) -> list[Listed | Unreadable]:
    if not rows:
        return []
    ids = [row.id for row in rows]
    seats = read_seats(db, ids)
    c, g = schema.lines.c, schema.guests.c
    query = select(c.table, func.max(c.n)).where(c.table.in_(ids)).group_by(c.table)
    numbers = {row[0]: row[1] for row in db.execute(query)}
    owners = select(g.id, g.name).where(g.id.in_([row.owner for row in rows]))
    names = {row[0]: str(row[1]) for row in db.execute(owners)}

    def entry(found: Any) -> Listed | Unreadable:
        try:
            row = table_row(found)
            number = numbers.get(row.id, 0)
            if not isinstance(number, int):
                raise BadInput("Its lines have no numbers.")
            return Listed(row, seat_rows(row, seats[row.id]), names.get(row.owner, ""), number)
        except BadInput as problem:
            return Unreadable(str(found.id), str(problem))

    return [entry(row) for row in rows]


def count_tables(guest: str) -> Callable[[Connection], int]:
    """Count the tables of a guest that are not over."""

    def job(db: Connection) -> int:
        t = schema.tables.c
        query = select(func.count()).where((t.owner == guest) & (t.status != "over"))
        return int(db.execute(query).scalar_one())

    return job


def running_clocks() -> Callable[[Connection], list[tuple[str, int]]]:
    """Find the tables where a person's clock runs although nobody has looked since the start, with
    the milliseconds that are left on it.
    """

    def job(db: Connection) -> list[tuple[str, int]]:
        t, s = schema.tables.c, schema.seats.c
        asked = (s.table == t.id) & (s.number == t.waiting)
        runs = (t.status == "playing") & (t.clock_kind != "none")
        runs &= (s.kind == "person") & (s.stand_in == "")
        query = select(t.id, s.left_ms).select_from(schema.tables.join(schema.seats, asked))
        return [(row.id, row.left_ms) for row in db.execute(query.where(runs))]

    return job
