"""All the rooms: opened when somebody asks for a table, forgotten when nobody does."""

import asyncio
import contextlib
import gc
import heapq
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import TypeVar

from argosy.core.edition import BadInput, Edition
from argosy.core.match import Chance, Match, drawn_by_system
from argosy.core.registry import edition
from argosy.server import responses, timing, tokens, views
from argosy.server.bots.pool import BotPool
from argosy.server.identity import Visitor
from argosy.server.logs import log
from argosy.server.messages import (
    LEVELS,
    AskFork,
    AskTable,
    Play,
    Played,
    TableInfo,
)
from argosy.server.metrics import Metrics
from argosy.server.problems import Problem, unknown
from argosy.server.storage import queries
from argosy.server.storage.queries import LineRow, Listed, Loaded, SeatRow, TableRow, Unreadable
from argosy.server.storage.store import Full, Job, NotSaved, Store
from argosy.server.tables import loading, seating
from argosy.server.tables.alarms import Alarm, Alarms
from argosy.server.tables.rooms import Room, called
from argosy.server.tables.unreadable import UnreadableTables

T = TypeVar("T")
JUST_NOW = 30.0  # seconds in which a room is not forgotten: a long poll may still wait for it
QUIET = 2.0  # seconds in which nobody touches any table
MUCH = 200  # rooms
KNOWN_GUESTS = 10_000  # remembered without asking the database
RECENT = 7 * 86_400_000  # ms that a public table stays listed after its last move


@dataclass(frozen=True, slots=True)
class LobbySettings:
    """Limits that a host may set."""

    tables_per_guest: int = 40
    rooms: int = 2_000  # kept in memory; beyond, those that nobody looks at go at once
    idle_seconds: float = 120.0
    sweep_seconds: float = 15.0


class Lobby:
    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        metrics: Metrics,
        lobby_settings: LobbySettings | None = None,
        chance: Chance = drawn_by_system,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.bot_pool = bot_pool
        self.lobby_settings = lobby_settings or LobbySettings()
        self.chance = chance
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.loading = asyncio.Semaphore(4)  # tables that are fetched at once,
        self.reading = asyncio.Semaphore(1)  # records, one after the other,
        self.arrivals = asyncio.Semaphore(
            2
        )  # and first views, so that others are answered meanwhile
        self.alarms = Alarms(self._ring)
        self.guests: OrderedDict[str, Visitor] = OrderedDict()
        self.unreadable = UnreadableTables()
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        # A full collection walks every table there is, and nobody is answered meanwhile (0.4 s with 500
        # of them): `_sweep` says when.
        gc.set_threshold(10_000, 20, 1_000_000)
        self.bot_pool.open()
        for work in (self._sweep(), self._wind_clocks()):
            self._keep(asyncio.create_task(work))

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Nothing new; what is under way is still committed."""
        self.closing = True
        self.alarms.close()
        for task in list(self.tasks):
            task.cancel()
        for room in self.rooms.values():
            room.close()
        await self.bot_pool.close()
        under_way = [task for room in self.rooms.values() for task in room.tasks]
        if under_way:
            await asyncio.wait(under_way, timeout=4)

    # ── Rooms ──

    async def room(self, table: str) -> Room:
        """Raises Problem if there is none: a made-up id leaves nothing behind."""
        if not tokens.is_table_id(table):
            raise unknown("table")
        found = self.rooms.get(table)
        if found is not None and not found.stale:
            found.used = timing.ticks()
            return found
        task = self.opening.get(table)
        if task is None:
            task = asyncio.create_task(self._open_room(table))
            self.opening[table] = task
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(task)

    @contextlib.asynccontextmanager
    async def in_turn(self) -> AsyncIterator[None]:
        """A few at a time do what takes milliseconds: after a restart a thousand come at once, and
        whoever comes with something small must not wait for all of them.
        """
        async with self.arrivals:
            await asyncio.sleep(0)
            yield

    async def visible(self, table: str, visitor: Visitor) -> Room:
        room = await self.room(table)
        room.admit(visitor)
        return room

    async def play(self, room: Room, visitor: Visitor, ask: Play) -> Played:
        """Make a move at a table, unless the server is about to close."""
        if self.closing:
            raise Problem("closing", "The server is being restarted: try again.", retry=3)
        began = timing.ticks()
        played = await room.play(visitor, ask)
        self.metrics.moved(room.table.game, timing.ticks() - began)
        return played

    async def _open_room(self, table: str) -> Room:
        try:
            async with self.loading:
                loaded = await self.store.run(queries.load_table(table))
        except NotSaved as problem:
            raise silent(problem) from None
        if loaded is None:
            raise unknown("table")
        if isinstance(loaded, Unreadable):
            raise self.unreadable.refused(loaded)
        async with self.reading:
            match, broken = await loading.opened(loaded, self._match(loaded), self.chance)
        room = self._house(loaded, match, broken)
        await room.alone(lambda: seating.begin_if_full(room))  # if the server died just before
        return room

    def _match(self, loaded: Loaded) -> Match:
        """The match before its first line. Raises Problem."""
        try:
            found, options = edition(loaded.table.game), loaded.table.options
            names = called(found.seat_names(options), loaded.seats)
            return Match(found, options, names=names)
        except BadInput as problem:
            bad = Unreadable(loaded.table.id, str(problem))
            raise self.unreadable.refused(bad) from None

    def _house(self, loaded: Loaded, match: Match | None = None, broken: str = "") -> Room:
        room = Room(loaded, self.store, self.bot_pool, match, broken, self.chance)
        room.on_stale = lambda: self._keep(asyncio.create_task(self._open_again(room)))
        old = self.rooms.get(room.id)
        self.rooms[room.id] = room
        if old is not None:
            old.close()
            room.viewers |= old.viewers
        room.attend()
        alarm = self.alarms.take(room.id)
        if alarm is not None:
            room.resume(alarm)
        self._make_space()
        for viewer in room.viewers:
            viewer.refresh(True)
        return room

    async def _open_again(self, room: Room) -> None:
        """After a failed write: what the database has is what counts, as soon as it answers again."""
        pause = 0.2
        while self.rooms.get(room.id) is room and not self.closing:
            with contextlib.suppress(Problem):
                await self.room(room.id)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)

    async def _sweep(self) -> None:
        """Forget idle rooms, and clear away what they left: in a quiet moment, or when it is much."""
        forgotten = 0
        while True:
            await asyncio.sleep(self.lobby_settings.sweep_seconds)
            for room in list(self.rooms.values()):
                if room.is_idle(self.lobby_settings.idle_seconds):
                    self._forget(room)
                    forgotten += 1
            is_quiet = all(timing.ticks() - room.used > QUIET for room in self.rooms.values())
            if forgotten >= MUCH or (forgotten and is_quiet):
                gc.collect()
                forgotten = 0

    def _forget(self, room: Room) -> None:
        """It is rebuilt from its record when somebody asks for it, or when its clock runs out."""
        alarm = room.alarm()
        if alarm is not None:
            self.alarms.set(room.id, alarm)
        room.close()
        del self.rooms[room.id]

    def _make_space(self) -> None:
        """Forget those that nobody looks at, the longest unused first, where there are too many."""
        over = len(self.rooms) - self.lobby_settings.rooms
        if over <= 0:
            return
        idle = [room for room in self.rooms.values() if room.is_idle(JUST_NOW)]
        for room in heapq.nsmallest(
            over + self.lobby_settings.rooms // 20, idle, key=lambda r: r.used
        ):
            self._forget(room)

    def _ring(self, table: str) -> None:
        self._keep(asyncio.create_task(self._time_is_up(table)))

    async def _time_is_up(self, table: str) -> None:
        """Open it: its room sees that the clock has run out. A database that is away is waited for."""
        while True:
            try:
                await self.room(table)
                return
            except Problem as problem:
                if problem.status != 503:
                    return
            await asyncio.sleep(1.0)

    async def _wind_clocks(self) -> None:
        """Tables with a clock run on after a restart, whether anybody looks or not."""
        now = timing.ticks()
        running: list[tuple[str, int]] | None = None
        while running is None:
            try:
                running = await self.store.run(queries.running_clocks())
            except NotSaved:
                await asyncio.sleep(1.0)  # the database is away: a clock still has to run
        for table, left in running:
            if table not in self.rooms:
                self.alarms.set(table, Alarm(now, now + left / 1000))

    # ── Guests ──

    async def new_guest(self, name: str, address: str = "") -> tuple[Visitor, str]:
        name = seating.person_name(name)
        secret = tokens.mint(tokens.GUEST)
        guest = tokens.guest_id()
        token = tokens.digest(secret)
        await self.run(queries.add_guest(guest, token, name, timing.now()))
        visitor = Visitor(guest, name, None, address)
        self._remember(token, visitor)
        return visitor, secret

    async def guest(self, secret: str) -> Visitor | None:
        token = tokens.digest(secret)
        found = self.guests.get(token)
        if found is not None:
            self.guests.move_to_end(token)
            return found
        row = await self.run(queries.find_guest(token))
        if row is None:
            return None
        visitor = Visitor(*row)
        self._remember(token, visitor)
        return visitor

    def _remember(self, token: str, visitor: Visitor) -> None:
        self.guests[token] = visitor
        while len(self.guests) > KNOWN_GUESTS:
            self.guests.popitem(last=False)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        assert visitor.guest is not None
        name = seating.person_name(name)
        await self.run(queries.rename_guest(visitor.guest, name))
        for token, known in list(self.guests.items()):
            if known.guest == visitor.guest:
                self.guests[token] = replace(known, name=name)
        return replace(visitor, name=name)

    async def run(self, job: Job[T]) -> T:
        try:
            return await self.store.run(job)
        except Full as problem:
            raise silent(problem) from None
        except NotSaved as problem:
            log("not_saved", problem=str(problem))
            raise Problem(
                "not_saved", "It could not be saved; nothing has happened.", retry=2
            ) from None

    # ── New tables ──

    async def create(self, visitor: Visitor, ask: AskTable) -> tuple[Room, str]:
        assert visitor.guest is not None
        try:
            game = edition(ask.game)
            options = game.choose({**ask.options, "seats": len(ask.seats)})
        except BadInput as problem:
            raise Problem("bad_input", str(problem)) from None
        await self._check_room_for(visitor.guest)
        table = new_table(game, options, ask, visitor.guest)
        seats = [seated(table.id, n, who, visitor) for n, who in enumerate(ask.seats)]
        if all(seat.kind == "bot" for seat in seats):
            raise Problem("bad_input", "At least one seat is for a person.")
        room = await self._furnish(table, seats, [], visitor)
        secret = await room.alone(lambda: seating.invite(room, visitor))
        await room.alone(lambda: seating.begin_if_full(room))
        log("created", table=table.id, game=table.game, seats=len(seats))
        return room, secret

    async def _check_room_for(self, guest: str) -> None:
        count = await self.run(queries.count_tables(guest))
        if count >= self.lobby_settings.tables_per_guest:
            raise Problem(
                "too_many",
                f"You have {count} tables that are not over: finish one first.",
                retry=60,
            )

    async def _furnish(
        self, table: TableRow, seats: list[SeatRow], lines: list[LineRow], visitor: Visitor
    ) -> Room:
        guests = {s.guest for s in seats if s.guest} | {table.owner}
        await self.run(queries.add_table(table, seats, lines, guests))
        loaded = Loaded(table, seats, lines, guests, owner_name=visitor.name)
        match = None
        if lines:
            async with self.reading:
                match, _ = await loading.opened(loaded, self._match(loaded), self.chance)
        return self._house(loaded, match)

    async def rematch(self, room: Room, visitor: Visitor) -> Room:
        """The same table once more; whoever asks second gets the one that is there."""
        if not room.held(visitor):
            raise Problem("not_yours", "Only those who sat here may ask for a rematch.")
        return await room.alone(lambda: self._rematch(room, visitor))

    async def _rematch(self, room: Room, visitor: Visitor) -> Room:
        if room.table.status != "over":
            raise Problem("not_now", "The game is not over.")
        if room.table.rematch is not None:
            return await self.room(room.table.rematch)
        now = timing.now()
        table = replace(
            room.table,
            id=tokens.table_id(),
            status="open",
            created=now,
            touched=now,
            waiting=-1,
            rematch=None,
            forked=None,
            forked_at=None,
        )
        table.options = renewed(table)
        seats = [again(table.id, seat) for seat in room.seats]
        other = await self._furnish(table, seats, [], visitor)
        await room.save(queries.set_table(room.id, rematch=other.id))
        room.table.rematch = other.id
        room.people_changed()
        await other.alone(lambda: seating.begin_if_full(other))
        return other

    async def fork(self, room: Room, visitor: Visitor, ask: AskFork) -> Room:
        """Play on from a position against bots: from games that are over, or that have nothing to
        hide.
        """
        assert visitor.guest is not None
        match = room.playing()
        if not match.is_over and views.has_secrets(match.game):
            raise Problem("not_now", "This game has secrets: wait until it is over.")
        if not match.is_over and not room.table.hints:
            raise Problem("not_now", "This table is played without hints: wait until it is over.")
        number = room.seat_number(ask.seat)
        if ask.at > len(match.entries) + 1:
            raise Problem("unknown", f"There are positions 1 to {len(match.entries) + 1}.")
        await self._check_room_for(visitor.guest)
        now = timing.now()
        twin = await self._settled(match, ask.at)
        if twin.is_over:
            raise Problem("not_now", "The game is over in this position.")
        table = replace(
            room.table,
            id=tokens.table_id(),
            visibility="private",
            status="playing",
            owner=visitor.guest,
            created=now,
            touched=now,
            clock_kind="none",
            hints=True,
            muted=False,
            waiting=twin.waiting,
            rematch=None,
            forked=room.id,
            forked_at=ask.at,
        )
        lines = [LineRow(e.number, e.line.who, e.line.text, now) for e in twin.entries]
        seats = [
            SeatRow(table.id, n, "person", visitor.guest, visitor.name, heard=now)
            if n == number
            else SeatRow(table.id, n, "bot", None, f"bot:{ask.level}", ask.level)
            for n in range(len(room.seats))
        ]
        return await self._furnish(table, seats, lines, visitor)

    async def _settled(self, match: Match, at: int) -> Match:
        """The match as it stood at a position, with chance drawn on where it was chance's turn."""
        twin = Match(match.edition, match.options, names=match.names)
        async with self.reading:
            await loading.follow(twin, [entry.line for entry in match.entries[: at - 1]])
        twin.go_on(self.chance)
        return twin

    # ── Lists ──

    async def public(self, visitor: Visitor) -> list[TableInfo]:
        rows = await self.run(queries.public_tables(timing.now() - RECENT))
        return [self._listed(row, visitor) for row in self.unreadable.sift(rows)]

    async def mine(self, visitor: Visitor) -> list[TableInfo]:
        assert visitor.guest is not None
        rows = await self.run(queries.tables_of(visitor.guest))
        infos = [self._listed(row, visitor) for row in self.unreadable.sift(rows)]
        order = {"playing": 1, "open": 2, "over": 3}
        infos.sort(key=lambda t: 0 if t.waiting in t.you.seats else order[t.status])
        return infos

    def _listed(self, row: Listed, visitor: Visitor) -> TableInfo:
        """From its room if it is open, otherwise what the rows say."""
        room = self.rooms.get(row.table.id)
        return responses.info(room, visitor) if room is not None else responses.listed(row, visitor)


def silent(problem: NotSaved) -> Problem:
    """A database that does not answer, or has more to do than it can."""
    if isinstance(problem, Full):
        return Problem("busy", "The database has too much to do.", retry=2)
    return Problem("not_saved", "The database does not answer.", retry=2)


def renewed(table: TableRow) -> dict[str, int]:
    """The same options under the newest rules: what came since then has its default."""
    found = edition(table.game)
    known = ["seats", *(option.name for option in found.options)]
    try:
        return found.choose({name: table.options[name] for name in known if name in table.options})
    except BadInput as problem:
        raise Problem("not_now", str(problem)) from None


def new_table(game: Edition, options: dict[str, int], ask: AskTable, owner: str) -> TableRow:
    if ask.title and not ask.title.isprintable():
        raise Problem("bad_input", "A title may not hold control characters.")
    now = timing.now()
    return TableRow(
        id=tokens.table_id(),
        game=game.id,
        options=options,
        visibility=ask.visibility,
        status="open",
        owner=owner,
        title=ask.title,
        clock_kind=ask.clock.kind,
        clock_seconds=ask.clock.seconds,
        pace=ask.pace,
        start=ask.start,
        hints=ask.hints,
        created=now,
        touched=now,
    )


def seated(table: str, number: int, who: str, visitor: Visitor) -> SeatRow:
    """`me`, `open`, `bot:hard`, `hot:Bea`."""
    kind, _, rest = who.partition(":")
    if who == "open":
        return SeatRow(table, number)
    if who == "me":
        return SeatRow(table, number, "person", visitor.guest, visitor.name, heard=timing.now())
    if kind == "hot" and rest:
        name = seating.person_name(rest)
        return SeatRow(table, number, "person", visitor.guest, name, heard=timing.now())
    if kind == "bot" and rest in LEVELS:
        return SeatRow(table, number, "bot", None, who, rest)
    raise Problem("bad_input", f"A seat is me, open, hot:NAME or bot:LEVEL ({', '.join(LEVELS)}).")


def again(table: str, seat: SeatRow) -> SeatRow:
    """The same seat at another table; who has left stays away."""
    if seat.kind == "bot" and seat.why == "left":
        return SeatRow(table, seat.number)
    return replace(seat, table=table, stand_in="", why="", left_ms=0, heard=timing.now())
