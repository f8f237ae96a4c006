"""The game of one table: decides on a twin, commits, swaps.

Nothing is acknowledged or shown before it is safe on disk.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from msgspec import structs

from argosy.core.contract import SPECTATOR
from argosy.core.match import Chance, Entry, Match, Refused
from argosy.core.registry import edition
from argosy.server import timing
from argosy.server.logs import log
from argosy.server.messages import Play, Played, Status
from argosy.server.problems import Problem, unknown
from argosy.server.problems import refused as refusal_of
from argosy.server.storage import queries
from argosy.server.storage.queries import LineRow, Loaded, SeatRow
from argosy.server.storage.store import Conflict, Job, NotSaved, Store
from argosy.server.tables.clocks import Clock

T = TypeVar("T")


class Listener(Protocol):
    """The room around a game."""

    def moved(self) -> None:
        """Hear that the position has changed, and is on disk."""

    def lost(self) -> None:
        """Hear that the database may know better: the table must be loaded again."""


class TableGame:
    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        listener: Listener,
        match: Match | None,
        broken: str,
        chance: Chance,
    ) -> None:
        """`match` is what the lines come to; `broken` says why they come to nothing."""
        self.id = loaded.table.id
        self.table = loaded.table
        self.seats = loaded.seats
        self.edition = edition(loaded.table.game)
        self.names = self.edition.seat_names(loaded.table.options)
        self.match = match
        self.broken = broken
        self.times = [row.at for row in loaded.lines]
        self.bys = [row.by for row in loaded.lines]
        self.clock = Clock(loaded.table)
        self.changed = asyncio.Event()  # set once, when the position changes
        self.stale = False  # the database may know better: to be loaded again
        self.tasks: set[asyncio.Task[Any]] = set()
        self.used = timing.ticks()
        self._acts = {row.act: row for row in loaded.lines if row.act}
        self._store = store
        self._chance = chance
        self._listener = listener
        self._lock = asyncio.Lock()

    # ── How it stands ──

    @property
    def is_open(self) -> bool:
        """Whether it has yet to begin."""
        return self.table.status == "open"

    @property
    def is_busy(self) -> bool:
        return bool(self.tasks) or self._lock.locked()

    def playing(self) -> Match:
        """Return the match; raises Problem if there is none to play."""
        if self.broken:
            raise Problem("not_now", "problem-record-unreadable")
        if self.match is None:
            raise Problem("not_now", "problem-not-begun")
        return self.match

    def waiting_seat(self) -> int:
        return self.match.waiting if self.match else SPECTATOR

    def asked(self) -> SeatRow | None:
        """Return the seat that must decide now."""
        waiting = self.waiting_seat()
        return self.seats[waiting] if waiting >= 0 and self.table.status == "playing" else None

    def seat_number(self, name: str) -> int:
        if name not in self.names:
            raise unknown("seat")
        return self.names.index(name)

    def by_bot(self, entry: Entry) -> bool:
        """Say whether a bot decided it in a person's place."""
        return self.bys[entry.number - 1] == "bot"

    def is_bots(self, entry: Entry) -> bool:
        """Say whether a bot decided it, in a person's place or on a seat of its own."""
        if entry.seat < 0 or entry.code < 0:
            return False
        row = self.seats[entry.seat]
        return self.by_bot(entry) or (row.kind == "bot" and row.why != "left")

    # ── One thing at a time ──

    async def alone(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do something when its turn comes. It is done to the end, even if the client has gone."""

        async def turn() -> T:
            async with self._lock:
                if self.stale:
                    raise Problem("busy", "problem-reopening", retry=1)
                return await act()

        self.touch()
        return await asyncio.shield(self.spawn(turn()))

    async def alone_at(self, number: int, act: Callable[[], Awaitable[None]]) -> None:
        """Do something when its turn comes, if the record still has `number` lines by then."""
        async with self._lock:
            if not self.stale and len(self.playing().entries) == number:
                await act()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has it; otherwise it was logged where it arose

    def touch(self) -> None:
        """Note that somebody has just used this table."""
        self.used = timing.ticks()

    async def save(self, job: Job[T]) -> T:
        """Commit or refuse. After a failure nobody knows what is on disk, so the table is read
        again before anything else happens.
        """
        try:
            return await self._store.run(job)
        except Conflict as problem:
            self._lose("conflict", problem)
            raise Problem("stale", "problem-stale") from None
        except NotSaved as problem:
            self._lose("not_saved", problem)
            raise Problem("not_saved", "problem-not-saved", retry=2) from None

    def _lose(self, event: str, problem: NotSaved) -> None:
        self.stale = True
        self._listener.lost()
        log(event, table=self.id, problem=str(problem))

    # ── Moves ──

    async def play(self, seat: int, ask: Play, is_bot: bool = False) -> Played:
        act = f"{seat}:{ask.id}"
        done = self.done_before(act, ask.text)
        if done is not None:
            return done
        match = self.playing()
        if bool(self.seats[seat].bot) != is_bot:
            raise Problem("not_now", "problem-bot-plays")
        if match.is_over:
            raise Problem("not_now", "problem-over")
        if ask.at != len(match.entries):
            raise Problem("stale", "problem-stale")
        twin = match.twin()
        try:
            entries = twin.play(ask.text, self.names[seat])
        except Refused as refused:
            raise refusal_of("not_legal", refused.refusal) from None
        row = self.seats[seat]
        by = "bot" if is_bot and (row.kind == "person" or row.why == "left") else ""
        await self.commit(twin, entries, act, by)
        return Played(ask.id, len(twin.entries), len(entries))

    def done_before(self, act: str, text: str | None = None) -> Played | None:
        """Return the stored answer to an action id that was used before: nothing happens twice."""
        line = self._acts.get(act)
        if line is None:
            return None
        if text is not None and line.text != text:
            raise Problem("id_reused", "problem-id-reused")
        return Played(act.partition(":")[2], line.n + line.count - 1, line.count)

    async def commit(self, twin: Match, entries: list[Entry], act: str | None, by: str) -> None:
        """Write the new lines of a twin to disk, then put the twin in the place of the match."""
        now = timing.now()
        rows = queries.line_rows(entries, now, by)
        rows[0] = structs.replace(rows[0], act=act, count=len(rows))
        running = self.clock.running
        seats = [] if running is None else [self.clock.stopped(self.seats[running])]
        await self._append(twin, rows, seats, now)
        assert rows[0].n == len(self.times) + 1
        self._swap(twin, rows, seats)
        if act is not None:
            self._acts[act] = rows[0]
        self._tell()

    async def start(self) -> None:
        """Set up the game: what chance brings is the first part of the record."""
        options, names = self.table.options, called(self.names, self.seats)
        match = Match(self.edition, options, chance=self._chance, names=names)
        now = timing.now()
        rows = queries.line_rows(match.entries, now)
        seats = [replace(s, left_ms=self.clock.whole, heard=now) for s in self.seats]
        await self._append(match, rows, seats, now)
        self._swap(match, rows, seats)
        log("started", table=self.id, game=self.table.game, seats=len(seats))
        self._tell()

    async def _append(
        self, match: Match, rows: list[LineRow], seats: list[SeatRow], now: int
    ) -> None:
        facts = {"touched": now, "waiting": match.waiting, "round": match.round}
        facts["status"] = status_of(match)
        await self.save(queries.append(self.id, rows, seats, facts))

    def _swap(self, match: Match, rows: list[LineRow], seats: list[SeatRow]) -> None:
        for seat in seats:
            self.seats[seat.number] = seat
        self.match = match
        self.times += [row.at for row in rows]
        self.bys += [row.by for row in rows]
        self.table = replace(self.table, status=status_of(match), round=match.round)

    def _tell(self) -> None:
        self._listener.moved()
        self.changed.set()
        self.changed = asyncio.Event()

    # ── Seats and facts ──

    def put_seats(self, seats: Sequence[SeatRow]) -> None:
        """Take over seats that are on disk."""
        for seat in seats:
            self.seats[seat.number] = seat
        if self.match is not None:
            self.match.names = called(self.names, self.seats)

    def mark_heard(self, numbers: Sequence[int]) -> None:
        """Note a sign of life, which is kept with the next thing that is written of the seat."""
        now = timing.now()
        for number in numbers:
            self.seats[number] = replace(self.seats[number], heard=now)

    async def set_facts(self, **values: Any) -> None:
        """Change columns of the table's row."""
        await self.save(queries.set_table(self.id, **values))
        self.table = replace(self.table, **values)


def status_of(match: Match) -> Status:
    return "over" if match.is_over else "playing"


def called(names: Sequence[str], seats: Sequence[SeatRow]) -> dict[str, str]:
    """Return the names of the players by the names of their seats: a bot's even where somebody has left."""
    return {names[seat.number]: seat.player for seat in seats if seat.player}
