"""A room: one table while somebody looks at it. It works through what reaches it one thing at a
time.

Decide on a twin, commit, swap, then tell everyone: nothing is acknowledged or shown before it is
safe on disk.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from msgspec import Raw, structs

from argosy.core.contract import SPECTATOR
from argosy.core.match import Chance, Entry, Match, Refused, drawn_by_system
from argosy.core.registry import edition
from argosy.server import timing, views
from argosy.server.bots.pool import BotPool, Crowded, NoChoice, OneAtATime
from argosy.server.bots.schedule import Asker
from argosy.server.bots.worker import SECONDS, Choice, Question
from argosy.server.cancellation import unless
from argosy.server.identity import Visitor
from argosy.server.logs import log
from argosy.server.messages import (
    Hint,
    HintInfo,
    Play,
    Played,
    Said,
    UndoRequest,
)
from argosy.server.problems import Problem, unknown
from argosy.server.storage import queries
from argosy.server.storage.queries import INVITATION, LineRow, Loaded, SeatRow
from argosy.server.storage.store import Conflict, NotSaved, Store
from argosy.server.tables.alarms import Alarm
from argosy.server.tables.clocks import SILENT, Clock
from argosy.server.views import Gallery, encode

T = TypeVar("T")
BOT_TIME = 1200.0  # seconds of thinking that one table gets; beyond, its bots answer at once


UNDOS_REMEMBERED = 100  # ids of requests for an undo


class Viewer(Protocol):
    """Somebody who is told what changes. `tell` never waits."""

    visitor: Visitor
    seat: int | None

    def tell(self, message: bytes) -> None: ...
    def refresh(self, view: bool) -> None: ...
    def dismiss(self, code: str) -> None: ...


class Room:
    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        bot_pool: BotPool,
        match: Match | None = None,
        broken: str = "",
        chance: Chance = drawn_by_system,
    ) -> None:
        """`match` is what the lines come to; `broken` says why they come to nothing."""
        self.table = loaded.table
        self.id = loaded.table.id
        self.seats = loaded.seats
        self.members = loaded.members
        self.barred = loaded.barred
        self.silenced: set[str] = set()  # addresses of those who were muted
        self.keys = loaded.keys
        self.owner_name = loaded.owner_name
        self.chat = loaded.chat
        self.said = loaded.chat[-1].n if loaded.chat else 0
        self.store = store
        self.bot_pool = bot_pool
        self.chance = chance
        self.edition = edition(loaded.table.game)
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.stale = False  # the database may know better: to be loaded again
        self.on_stale: Callable[[], None] = lambda: None
        self.used = timing.ticks()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_time = 0.0
        self.request: UndoRequest | None = None
        self.request_act: str | None = None
        self._undos_asked: OrderedDict[str, None] = OrderedDict()
        self.clock = Clock(loaded.table)
        self.times: list[int] = [row.at for row in loaded.lines]
        self.bys: list[str] = [row.by for row in loaded.lines]
        self.acts: dict[str, LineRow] = {row.act: row for row in loaded.lines if row.act}
        self.broken = broken
        self.names = self.edition.seat_names(loaded.table.options)
        self.match = match
        # Silence is counted in ticks: a wall clock that is set must not hand a seat to a bot.
        self._heard = [ticks_at(seat.heard) for seat in self.seats]
        self._moved_at = ticks_at(self.times[-1] if self.times else 0)
        self.gallery = self._new_gallery()
        self.people: Raw | None = None  # as last told, until it changes

    def _new_gallery(self) -> Gallery | None:
        return Gallery(self.match, self.times, self.bys) if self.match else None

    # ── Who is who ──

    def _called(self) -> dict[str, str]:
        return called(self.names, self.seats)

    def held(self, visitor: Visitor) -> list[int]:
        """The seats that a visitor may decide for."""
        if visitor.key is not None:
            seat = self.keys.get(visitor.key, INVITATION)
            return [] if seat == INVITATION else [seat]
        if visitor.guest is None:
            return []
        return [s.number for s in self.seats if s.guest == visitor.guest]

    def is_owner(self, visitor: Visitor) -> bool:
        return visitor.guest is not None and visitor.guest == self.table.owner

    def is_member(self, visitor: Visitor) -> bool:
        return self.is_owner(visitor) or bool(self.held(visitor)) or visitor.guest in self.members

    def admit(self, visitor: Visitor) -> None:
        """Whoever may not watch does not learn that the table exists."""
        if self.table.visibility == "private" and not self.is_member(visitor):
            raise unknown("table")

    def seat_of(self, visitor: Visitor, name: str | None) -> int:
        """The seat a visitor speaks for; raises Problem."""
        mine = self.held(visitor)
        if name is None:
            if len(mine) == 1:
                return mine[0]
            waiting = self.waiting_seat()
            if waiting in mine:
                return waiting
            raise Problem("not_yours", "Say which seat." if mine else "You have no seat here.")
        number = self.seat_number(name)
        if number not in mine:
            raise Problem("not_yours", f"The seat {name} is not yours.")
        return number

    def seat_number(self, name: str) -> int:
        if name not in self.names:
            raise unknown("seat")
        return self.names.index(name)

    def looks_as(self, visitor: Visitor, seat: int | None) -> int:
        """Through whose eyes a visitor looks: a seat of his own, the one that is asked first."""
        mine = self.held(visitor)
        if seat is not None and seat in mine:
            return seat
        if not mine:
            return SPECTATOR
        waiting = self.waiting_seat()
        return waiting if waiting in mine else mine[0]

    def waiting_seat(self) -> int:
        return self.match.waiting if self.match else SPECTATOR

    def playing(self) -> Match:
        if self.broken:
            raise Problem("not_now", "The record of this table cannot be read.")
        if self.match is None:
            raise Problem("not_now", "The game has not begun.")
        return self.match

    # ── One thing at a time ──

    async def alone(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do it when its turn comes, to the end, even if whoever asked has gone."""

        async def turn() -> T:
            async with self.lock:
                if self.stale:
                    raise Problem(
                        "busy", "The table is being opened again: try once more.", retry=1
                    )
                return await act()

        self.used = timing.ticks()
        return await asyncio.shield(self.spawn(turn()))

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits has it; otherwise it was logged where it arose

    async def save(self, job: Callable[[Any], T]) -> T:
        """Commit, or refuse: what may or may not be on disk is read again before anything else
        happens.
        """
        try:
            return await self.store.run(job)
        except Conflict as problem:
            self._forget()
            log("conflict", table=self.id, problem=str(problem))
            raise Problem("stale", "The table has moved on: look again.") from None
        except NotSaved as problem:
            self._forget()
            log("not_saved", table=self.id, problem=str(problem))
            raise Problem(
                "not_saved", "It could not be saved; nothing has happened.", retry=2
            ) from None

    def _forget(self) -> None:
        self.stale = True
        self.on_stale()

    # ── Moves ──

    async def play(self, visitor: Visitor, ask: Play) -> Played:
        return await self.alone(lambda: self._play(self.seat_of(visitor, ask.seat), ask))

    async def _play(self, seat: int, ask: Play, is_bot: bool = False) -> Played:
        act = f"{seat}:{ask.id}"
        done = self.done_before(act, ask.text)
        if done is not None:
            return done
        match = self.playing()
        if bool(self.seats[seat].bot) != is_bot:
            raise Problem("not_now", "A bot plays for you: come back first.")
        if match.is_over:
            raise Problem("not_now", "The game is over.")
        if ask.at != len(match.entries):
            raise Problem("stale", "The table has moved on: look again.")
        twin = match.twin()
        try:
            entries = twin.play(ask.text, self.names[seat])
        except Refused as refused:
            raise Problem("not_legal", refused.refusal.sentence, refused.refusal.clause) from None
        row = self.seats[seat]
        by = "bot" if is_bot and (row.kind == "person" or row.why == "left") else ""
        await self.commit(twin, entries, act, by)
        return Played(ask.id, len(twin.entries), len(entries))

    def done_before(self, act: str, text: str) -> Played | None:
        """The stored answer to an action id that has been here before: nothing happens twice."""
        line = self.acts.get(act)
        if line is None:
            return None
        if line.text != text:
            raise Problem("id_reused", "This id belongs to another action.")
        return Played(act.partition(":")[2], line.n + line.count - 1, line.count)

    async def commit(self, twin: Match, entries: list[Entry], act: str | None, by: str) -> None:
        now = timing.now()
        first = entries[0].number
        rows = [LineRow(e.number, e.line.who, e.line.text, now, by) for e in entries]
        rows[0] = structs.replace(rows[0], act=act, count=len(rows))
        seats = self._clocked(entries[0].seat)
        over = twin.is_over
        facts = {"touched": now, "waiting": twin.waiting, "status": "over" if over else "playing"}
        await self.save(queries.append(self.id, rows, seats, facts))
        assert first == len(self.times) + 1
        for seat in seats:
            self.seats[seat.number] = seat
        self.match = twin
        self.times += [row.at for row in rows]
        self.bys += [row.by for row in rows]
        if act is not None:
            self.acts[act] = rows[0]
        if over:
            self.table.status = "over"
        self.request = self.request_act = None
        self._moved()

    def _clocked(self, seat: int) -> list[SeatRow]:
        """The seats whose time the move has changed."""
        running = self.clock.running
        if running is None:
            return []
        return [self.clock.stopped(self.seats[running])]

    def _moved(self) -> None:
        """The position has changed: look again, all of you, and whoever is asked next."""
        self._moved_at = timing.ticks()
        self.gallery = self._new_gallery()
        self.people = None
        self.attend()
        for viewer in self.viewers:
            viewer.refresh(True)
        self._wake()

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def start(self) -> None:
        """Set up the game: what chance brings is the first part of the record."""
        match = Match(self.edition, self.table.options, chance=self.chance, names=self._called())
        now = timing.now()
        rows = [LineRow(e.number, e.line.who, e.line.text, now) for e in match.entries]
        whole = self.clock.whole
        seats = [replace(s, left_ms=whole, heard=now) for s in self.seats]
        facts = {"touched": now, "waiting": match.waiting, "status": "playing"}
        await self.save(queries.append(self.id, rows, seats, facts))
        self.seats = seats
        self._heard = [timing.ticks()] * len(seats)
        self.match = match
        self.times = [now] * len(rows)
        self.bys = [""] * len(rows)
        self.table.status = "playing"
        log("started", table=self.id, game=self.table.game, seats=len(seats))
        self._moved()

    # ── Asking for an undo ──

    def ask_undo(self, request: UndoRequest | None, act: str | None = None) -> None:
        """Somebody asks the others, or nobody does any more."""
        self.request, self.request_act = request, act if request else None
        if act is not None:
            self._undos_asked[act] = None
            while len(self._undos_asked) > UNDOS_REMEMBERED:
                self._undos_asked.popitem(last=False)
        self.people_changed()

    def has_asked(self, act: str) -> bool:
        """Whether this id has asked the others before, whatever they said."""
        return act in self._undos_asked

    def by_bot(self, entry: Entry) -> bool:
        """Whether a bot decided it in a person's place."""
        return self.bys[entry.number - 1] == "bot"

    # ── Whoever is asked next ──

    def attend(self, resumed: bool = False) -> None:
        """Start the clock of whoever is asked, or their bot; a clock that is resumed runs on."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        seat = self._asked()
        if not resumed:
            self.clock.run(seat)
        if seat is None:
            return
        if seat.bot:
            self._ask_bot()
            return
        loop = asyncio.get_running_loop()
        number = len(self.playing().entries)
        if self.clock.running is not None:
            left = self.clock.left(seat) / 1000
            self.timer = loop.call_later(left, self._time_is_up, seat.number, number)
        else:
            silent = max(self._silent_at(seat) - timing.ticks(), 0.0) + 0.05
            self.timer = loop.call_later(silent, self.people_changed)

    def _asked(self) -> SeatRow | None:
        waiting = self.waiting_seat()
        return self.seats[waiting] if waiting >= 0 and self.table.status == "playing" else None

    def _time_is_up(self, seat: int, number: int) -> None:
        self.spawn(self._give_to_bot(seat, number))

    async def _give_to_bot(self, seat: int, number: int) -> None:
        async with self.lock:
            row = self.seats[seat]
            if self.stale or len(self.playing().entries) != number or row.bot:
                return
            spent = replace(self.clock.stopped(row), stand_in="medium", why="time")
            await self.set_seats([spent])
            await self.note(
                f"{self.names[seat]} is out of time: a bot plays until its person is back."
            )

    def _silent_at(self, seat: SeatRow) -> float:
        """When, in ticks, the others may give this seat to a bot if it is asked and stays silent."""
        return max(self._heard[seat.number], self._moved_at) + SILENT[self.table.pace] / 1000

    def is_silent(self, seat: SeatRow) -> bool:
        asked = self._asked()
        if asked is None or asked.number != seat.number or seat.bot or self.clock.kind != "none":
            return False
        return timing.ticks() >= self._silent_at(seat)

    def heard(self, seats: list[int]) -> None:
        """A sign of life, kept with the next thing that is written of the seat."""
        now = timing.now()
        for number in seats:
            self.seats[number] = replace(self.seats[number], heard=now)
            self._heard[number] = timing.ticks()

    def _ask_bot(self) -> None:
        if self.bot_task is None or self.bot_task.done():
            self.bot_task = self.spawn(self._bots_play())

    def someone_cares(self) -> bool:
        """Bots do not play on among themselves: a person must sit there, or be looking."""
        if any(s.kind == "person" and not s.bot for s in self.seats):
            return True
        return any(self.held(viewer.visitor) for viewer in self.viewers)

    async def _bots_play(self) -> None:
        try:
            await self._bots_go_on()
        except Exception as problem:  # a fault in one table stays there
            log("bot_stopped", table=self.id, problem=f"{type(problem).__name__}: {problem}")

    async def _bots_go_on(self) -> None:
        since = timing.ticks()
        while True:
            seat = self._asked()
            if seat is None or not seat.bot or self.stale or not self.someone_cares():
                return
            number = len(self.playing().entries)
            text = await self._while_it_stands(self._bot_choice(seat, since))
            if text is None:
                since = timing.ticks()
            else:
                await self._bot_decides(seat.number, number, text)

    async def _while_it_stands(self, work: Coroutine[Any, Any, T]) -> T | None:
        """What comes of it; nothing once the position has changed, for it is not asked any more."""
        return await unless(self.changed.wait(), work)

    async def _bot_choice(self, seat: SeatRow, since: float) -> str:
        """What the bot would do; the first legal action if it hangs, crashes or talks nonsense."""
        sight = views.Sight(self.playing(), seat.number)
        codes = sight.codes()
        began = timing.ticks()
        try:
            asker = self.bot_pool.addresses.asker(self.table.owner)
            one = Choice(codes[0])
            choice = one if len(codes) == 1 else await self._think(sight, seat.bot, asker, since)
            code = choice.action
            self.bot_time += choice.seconds
        except Crowded:  # at once, and without thinking, rather than after a long time
            code = secrets.choice(codes)
        except NoChoice:
            code = 0
            self.bot_time += timing.ticks() - began
        if code not in codes:
            log("bot_replaced", table=self.id, level=seat.bot, seat=seat.number)
            code = codes[0]
        return sight.words.write(code)

    async def _think(
        self, sight: views.Sight, level: str, asker: Asker, since: float | None = None
    ) -> Choice:
        """Of a bot whose turn began then, or for a hint."""
        seconds = SECONDS.get(level, 0.5) if self.bot_time < BOT_TIME else 0.05
        question = Question(
            game=self.table.game,
            options=self.table.options,
            seat=sight.viewer,
            level=level,
            seconds=seconds,
            known=sight.known.dump(),
            why=since is None,
        )
        return await self.bot_pool.choose(self.id, question, asker, since)

    async def _bot_decides(self, seat: int, number: int, text: str) -> None:
        """Through the same door as everybody's move."""
        ask = Play(f"!{number}", number, text)  # no client can write such an id
        async with self.lock:
            asked = self._asked()
            if self.stale or asked is None or asked.number != seat or not asked.bot:
                return
            if len(self.playing().entries) != number:
                return
            try:
                await self._play(seat, ask, is_bot=True)
            except Problem as problem:
                log("bot_refused", table=self.id, code=problem.code)
                raise

    async def hint(self, visitor: Visitor, ask: Hint) -> HintInfo:
        """What the hardest bot would do on this seat, and its best lines."""
        seat = self.seat_of(visitor, ask.seat)
        match = self.playing()
        if not self.table.hints:
            raise Problem("not_now", "This table is played without hints.")
        sight = views.Sight(match, seat)
        codes = sight.codes()
        if not codes:
            raise Problem("not_now", "There is nothing for you to decide.")
        if len(codes) == 1:
            return sight.hint(codes[0], [], ask.id)
        who = visitor.guest or visitor.key or visitor.address
        thinking = self._think(sight, "hard", Asker(visitor.address, who))
        try:
            choice = await self._while_it_stands(thinking)
        except OneAtATime:
            raise Problem("too_fast", "One hint at a time.", retry=2) from None
        except Crowded as problem:
            raise Problem("busy", "Too many ask for hints.", retry=problem.retry) from None
        except NoChoice:
            choice = Choice(0)
        if choice is None or self.match is not match:
            raise Problem("stale", "The table has moved on: look again.")
        if choice.action not in codes:
            raise Problem("busy", "The bot has no answer: try again.", retry=2)
        return sight.hint(choice.action, choice.lines, ask.id)

    # ── Seats and chat ──

    async def set_seats(self, seats: list[SeatRow]) -> None:
        held = {viewer: self.held(viewer.visitor) for viewer in self.viewers}
        await self.save(queries.set_seats(seats))
        for seat in seats:
            if seat.heard != self.seats[seat.number].heard:
                self._heard[seat.number] = timing.ticks()
            self.seats[seat.number] = seat
        if self.match is not None:
            self.match.names = self._called()
        self.attend()
        self.people_changed()
        for viewer in self.viewers & held.keys():
            if self.held(viewer.visitor) != held[viewer]:
                viewer.refresh(True)  # whoever lost a seat or got one looks anew
        self.check_viewers()

    def check_viewers(self) -> None:
        """Show out whoever may no longer look."""
        for viewer in list(self.viewers):
            visitor = viewer.visitor
            if visitor.key is not None and visitor.key not in self.keys:
                viewer.dismiss("bad_token")
            elif self.table.visibility == "private" and not self.is_member(visitor):
                viewer.dismiss("unknown")

    async def note(self, text: str) -> None:
        await self.say("", "", text, "note")

    async def say(self, name: str, seat: str, text: str, kind: str = "chat") -> Said:
        said = Said(
            n=self.said + 1,
            at=timing.now(),
            name=name,
            seat=seat,
            text=text,
            kind="note" if kind == "note" else "chat",
        )
        await self.save(queries.say(self.id, said))
        self.said = said.n
        self.chat = [*self.chat[-49:], said]
        message = encode(said)
        for viewer in self.viewers:
            viewer.tell(message)
        return said

    def people_changed(self) -> None:
        self.people = None
        for viewer in self.viewers:
            viewer.refresh(False)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.used = timing.ticks()
        self.heard(self.held(viewer.visitor))
        self.people_changed()
        asked = self._asked()
        if asked is not None and asked.bot:
            self._ask_bot()

    def go(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = timing.ticks()
        self.people_changed()

    # ── Going ──

    def is_idle(self, seconds: float) -> bool:
        """Whether nothing is lost by forgetting this room: it is rebuilt from its record."""
        busy = self.viewers or self.tasks or self.lock.locked()
        return not busy and timing.ticks() - self.used > seconds

    def alarm(self) -> Alarm | None:
        """When the clock that runs here has run out, for when this room is forgotten."""
        if self.clock.running is None:
            return None
        left = self.clock.left(self.seats[self.clock.running]) / 1000
        return Alarm(self.clock.since, timing.ticks() + left)

    def resume(self, alarm: Alarm) -> None:
        """The clock has been running while nobody had this table open."""
        if self.clock.running is not None:
            self.clock.since = alarm.since
            self.attend(resumed=True)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.tasks):
            if task is self.bot_task:
                task.cancel()


def called(names: Sequence[str], seats: Sequence[SeatRow]) -> dict[str, str]:
    """Who sits where, by the names of the seats."""
    return {names[seat.number]: seat.name for seat in seats if seat.name}


def ticks_at(milliseconds: int) -> float:
    """The tick of a moment that was noted by the wall clock; never later than now."""
    return timing.ticks() - max(timing.now() - milliseconds, 0) / 1000
