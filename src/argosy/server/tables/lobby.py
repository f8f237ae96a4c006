"""All the rooms: opened when somebody asks for a table, forgotten when nobody does."""

import asyncio
import contextlib
import gc
import heapq
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass

from argosy.core.edition import BadInput
from argosy.core.match import Chance, Match, drawn_by_system
from argosy.core.record import Line
from argosy.core.registry import edition
from argosy.server import responses, timing, tokens
from argosy.server.bots.pool import BotPool
from argosy.server.identity import Visitor
from argosy.server.messages import Play, Played, TableInfo
from argosy.server.metrics import Metrics
from argosy.server.problems import Problem, unknown
from argosy.server.storage import queries
from argosy.server.storage.queries import LineRow, Listed, Loaded, SeatRow, TableRow, Unreadable
from argosy.server.storage.store import NotSaved, Store, refusal
from argosy.server.tables import loading, seating
from argosy.server.tables.clocks import Alarm, Alarms
from argosy.server.tables.game import called
from argosy.server.tables.loading import UnreadableTables
from argosy.server.tables.rooms import Room

JUST_NOW = 30.0  # seconds in which a room is not forgotten: a long poll may still wait for it
QUIET = 2.0  # seconds in which nobody touches any table
MANY = 200  # rooms
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
        pool: BotPool,
        metrics: Metrics,
        settings: LobbySettings | None = None,
        chance: Chance = drawn_by_system,
    ) -> None:
        self.store = store
        self.chance = chance
        self.settings = settings or LobbySettings()
        self.rooms: dict[str, Room] = {}
        self.alarms = Alarms(self._ring)
        self.closing = False
        self._pool = pool
        self._metrics = metrics
        self._unreadable = UnreadableTables()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        # A few tables are fetched at once, records are read one after the other, and few first views
        # are made at a time, so that others are answered meanwhile.
        self._loading = asyncio.Semaphore(4)
        self._reading = asyncio.Semaphore(1)
        self._arrivals = asyncio.Semaphore(2)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        # A full collection walks every table there is, and nobody is answered meanwhile (0.4 s with 500
        # of them): `_sweep` says when.
        gc.set_threshold(10_000, 20, 1_000_000)
        self._pool.open()
        for work in (self._sweep(), self._wind_clocks()):
            self._keep(asyncio.create_task(work))

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin_closing(self) -> None:
        """Take no more moves: the server is about to end."""
        self.closing = True

    async def close(self) -> None:
        """Begin nothing new; what is under way is still committed."""
        self.begin_closing()
        self.alarms.close()
        for task in list(self._tasks):
            task.cancel()
        for room in self.rooms.values():
            room.close()
        await self._pool.close()
        under_way = [task for room in self.rooms.values() for task in room.game.tasks]
        if under_way:
            await asyncio.wait(under_way, timeout=4)

    # ── Rooms ──

    async def room(self, table: str) -> Room:
        """Return the room of a table, opened if need be. Raises Problem if there is no such table:
        a made-up id leaves nothing behind.
        """
        if not tokens.is_table_id(table):
            raise unknown("table")
        found = self.rooms.get(table)
        if found is not None and not found.game.stale:
            found.game.touch()
            return found
        task = self.opening.get(table)
        if task is None:
            task = asyncio.create_task(self._open_room(table))
            self.opening[table] = task
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(task)

    @contextlib.asynccontextmanager
    async def in_turn(self) -> AsyncIterator[None]:
        """Let a few at a time do what takes milliseconds. After a restart a thousand come at once,
        and nobody who asks for something small must wait for all of them.
        """
        async with self._arrivals:
            await asyncio.sleep(0)
            yield

    async def visible(self, table: str, visitor: Visitor) -> Room:
        room = await self.room(table)
        room.access.admit(visitor)
        return room

    async def play(self, room: Room, visitor: Visitor, ask: Play) -> Played:
        """Make a move at a table, unless the server is about to close."""
        if self.closing:
            raise Problem("closing", "problem-closing", retry=3)
        began = timing.ticks()
        played = await room.play(visitor, ask)
        self._metrics.moved(room.game.table.game, timing.ticks() - began)
        return played

    async def _open_room(self, table: str) -> Room:
        try:
            async with self._loading:
                loaded = await self.store.run(queries.load_table(table))
        except NotSaved as problem:
            raise refusal(problem) from None
        if loaded is None:
            raise unknown("table")
        if isinstance(loaded, Unreadable):
            raise self._unreadable.refused(loaded)
        room = await self._furnish(loaded)
        # If the server died just before the game began, it begins now.
        await room.game.alone(lambda: seating.begin_if_full(room))
        return room

    async def add(
        self,
        table: TableRow,
        seats: list[SeatRow],
        visitor: Visitor,
        lines: Sequence[LineRow] = (),
    ) -> Room:
        """Write a new table to the database, and open its room."""
        guests = {s.guest for s in seats if s.guest} | {table.owner}
        await self.store.run_or_refuse(queries.add_table(table, seats, lines, guests))
        return await self._furnish(
            Loaded(table, seats, list(lines), guests, owner_name=visitor.name)
        )

    async def follow(self, match: Match, lines: Iterable[Line]) -> None:
        """Play the lines of a record on a match, after the records that wait before it."""
        async with self._reading:
            await loading.follow(match, lines)

    async def _furnish(self, loaded: Loaded) -> Room:
        """Make the room of a table, in the place of one that was loaded before."""
        fresh = self._new_match(loaded)
        match, broken = None, ""
        if loaded.lines:
            async with self._reading:
                match, broken = await loading.replay(loaded, fresh, self.chance)
        room = Room(
            loaded, self.store, self._pool, match, broken, on_lost=self._reopen, chance=self.chance
        )
        old = self.rooms.get(room.id)
        self.rooms[room.id] = room
        if old is not None:
            old.close()
            room.presence.take_over(old.presence)
        room.attend()
        alarm = self.alarms.take(room.id)
        if alarm is not None:
            room.resume(alarm)
        self._make_space()
        room.presence.look_again()
        return room

    def _new_match(self, loaded: Loaded) -> Match:
        """Return the match before its first line; raises Problem."""
        try:
            found, options = edition(loaded.table.game), loaded.table.options
            names = called(found.seat_names(options), loaded.seats)
            return Match(found, options, names=names)
        except BadInput as problem:
            bad = Unreadable(loaded.table.id, str(problem))
            raise self._unreadable.refused(bad) from None

    def _reopen(self, room: Room) -> None:
        self._keep(asyncio.create_task(self._open_again(room)))

    async def _open_again(self, room: Room) -> None:
        """Read a table again after a failed write, as soon as the database answers."""
        pause = 0.2
        while self.rooms.get(room.id) is room and not self.closing:
            with contextlib.suppress(Problem):
                await self.room(room.id)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)

    # ── Forgetting ──

    async def _sweep(self) -> None:
        """Forget idle rooms. Clear away what they left in a quiet moment, or when there are many."""
        forgotten = 0
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            for room in list(self.rooms.values()):
                if room.is_idle(self.settings.idle_seconds):
                    self._forget(room)
                    forgotten += 1
            is_quiet = all(timing.ticks() - r.game.used > QUIET for r in self.rooms.values())
            if forgotten >= MANY or (forgotten and is_quiet):
                gc.collect()
                forgotten = 0

    def _forget(self, room: Room) -> None:
        """Close a room. It is rebuilt when somebody asks for it, or when its clock runs out."""
        alarm = room.alarm()
        if alarm is not None:
            self.alarms.set(room.id, alarm)
        room.close()
        del self.rooms[room.id]

    def _make_space(self) -> None:
        """Forget rooms that nobody looks at, the longest unused first, where there are too many."""
        over = len(self.rooms) - self.settings.rooms
        if over <= 0:
            return
        idle = [room for room in self.rooms.values() if room.is_idle(JUST_NOW)]
        count = over + self.settings.rooms // 20
        for room in heapq.nsmallest(count, idle, key=lambda r: r.game.used):
            self._forget(room)

    # ── Clocks of tables that are not open ──

    def _ring(self, table: str) -> None:
        self._keep(asyncio.create_task(self._time_is_up(table)))

    async def _time_is_up(self, table: str) -> None:
        """Open a table: its room sees that the clock has run out. Wait for a database that is away."""
        while True:
            try:
                await self.room(table)
                return
            except Problem as problem:
                if problem.status != 503:
                    return
            await asyncio.sleep(1.0)

    async def _wind_clocks(self) -> None:
        """Let the clocks of tables run on after a restart, whether anybody looks or not."""
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

    # ── Lists ──

    async def public(self, visitor: Visitor) -> list[TableInfo]:
        rows = await self.store.run_or_refuse(queries.public_tables(timing.now() - RECENT))
        return [self._listed(row, visitor) for row in self._unreadable.sift(rows)]

    async def mine(self, visitor: Visitor) -> list[TableInfo]:
        assert visitor.guest is not None
        rows = await self.store.run_or_refuse(queries.tables_of(visitor.guest))
        infos = [self._listed(row, visitor) for row in self._unreadable.sift(rows)]
        order = {"playing": 1, "open": 2, "over": 3}
        infos.sort(key=lambda t: 0 if t.waiting in t.you.seats else order[t.status])
        return infos

    def _listed(self, row: Listed, visitor: Visitor) -> TableInfo:
        """Describe a table by its room if that is open, otherwise by its rows."""
        room = self.rooms.get(row.table.id)
        return responses.info(room, visitor) if room else responses.listed(row, visitor)
