"""A room is one table while somebody looks at it: its game, its people, its bots and its clock."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from argosy.core.match import Chance, Match, drawn_by_system
from argosy.server import timing
from argosy.server.bots.pool import BotPool
from argosy.server.identity import Visitor
from argosy.server.messages import Hint, HintInfo, Play, Played, Release
from argosy.server.storage import queries
from argosy.server.storage.queries import Loaded, SeatRow
from argosy.server.storage.store import Store
from argosy.server.tables.access import Access
from argosy.server.tables.bot_turns import BotTurns
from argosy.server.tables.chat import ChatLog
from argosy.server.tables.clocks import Alarm
from argosy.server.tables.game import TableGame
from argosy.server.tables.grace import Grace
from argosy.server.tables.presence import Presence, Viewer
from argosy.server.tables.undo import UndoRequests
from argosy.server.views import Gallery


class Room:
    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        pool: BotPool,
        match: Match | None = None,
        broken: str = "",
        *,
        on_lost: Callable[["Room"], None] = lambda _: None,
        chance: Chance = drawn_by_system,
    ) -> None:
        """`on_lost` is called when the table must be loaded again."""
        self.id = loaded.table.id
        self.game = TableGame(loaded, store, self, match, broken, chance)
        self.access = Access(self.game, loaded)
        self.presence = Presence(self.game, self.access)
        self.chat = ChatLog(self.game, self.access, self.presence, loaded.chat)
        self.grace = Grace(self.game, self.presence.people_changed)
        self.bots = BotTurns(self.game, self.presence, self.grace, pool)
        self.undo = UndoRequests(self.game, self.access, self.presence.people_changed)
        self.gallery = self._new_gallery()
        self._timer: asyncio.TimerHandle | None = None
        self._on_lost = on_lost

    def _new_gallery(self) -> Gallery | None:
        game = self.game
        return Gallery(game.match, game.times, game.bys) if game.match else None

    # ── What people do ──

    async def play(self, visitor: Visitor, ask: Play) -> Played:
        seat = self.access.seat_of(visitor, ask.seat)
        await self.grace.passed(seat)
        return await self.game.alone(lambda: self._play(visitor, ask))

    async def _play(self, visitor: Visitor, ask: Play) -> Played:
        seat, before = self.access.seat_of(visitor, ask.seat), self.game.match
        played = await self.game.play(seat, ask)
        if ask.grace and self.game.match is not before:  # sent again, it does not begin again
            self.grace.begin(seat)
        return played

    def release(self, visitor: Visitor, ask: Release) -> None:
        """Let the others go on at once."""
        self.grace.release(self.access.seat_of(visitor, ask.seat))

    async def hint(self, visitor: Visitor, ask: Hint) -> HintInfo:
        seat = self.access.seat_of(visitor, ask.seat)
        if ask.line is not None:
            return await self.bots.explain(visitor, seat, ask, ask.line)
        return await self.bots.hint(visitor, seat, ask)

    def heard(self, visitor: Visitor) -> None:
        """Note a sign of life on every seat of a visitor."""
        self.presence.heard(self.access.held(visitor))

    def enter(self, viewer: Viewer) -> None:
        self.presence.add(viewer)
        asked = self.game.asked()
        if asked is not None and asked.bot:
            self.bots.play()

    async def set_seats(self, seats: list[SeatRow]) -> None:
        """Commit who sits where, then show it."""
        held = {viewer: self.access.held(viewer.visitor) for viewer in self.presence.viewers}
        await self.game.save(queries.set_seats(seats))
        heard = [s.number for s in seats if s.heard != self.game.seats[s.number].heard]
        self.presence.restart_silence(heard)
        self.game.put_seats(seats)
        self.attend()
        self.presence.people_changed()
        for viewer in self.presence.viewers & held.keys():
            if self.access.held(viewer.visitor) != held[viewer]:
                viewer.refresh(True)  # somebody who lost a seat or got one looks anew
        self.presence.check_viewers()

    # ── What the game tells ──

    def moved(self) -> None:
        """Show everyone the new position, and see to the seat that must decide next."""
        self.undo.clear()
        self.grace.end()
        self.presence.moved()
        self.gallery = self._new_gallery()
        self.attend()
        self.presence.look_again()

    def lost(self) -> None:
        self._on_lost(self)

    # ── Clock and bots ──

    def attend(self, resumed: bool = False) -> None:
        """Start the clock of the seat that must decide, or its bot. A resumed clock runs on."""
        self._stop_timer()
        game = self.game
        seat = game.asked()
        if not resumed:
            game.clock.run(seat)
        if seat is None:
            return
        if seat.bot:
            self.bots.play()
            return
        loop = asyncio.get_running_loop()
        number = len(game.playing().entries)
        if game.clock.running is not None:
            left = game.clock.left(seat) / 1000
            self._timer = loop.call_later(left, self.time_is_up, seat.number, number)
        else:
            silent = max(self.presence.silent_at(seat) - timing.ticks(), 0.0) + 0.05
            self._timer = loop.call_later(silent, self.presence.people_changed)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def time_is_up(self, seat: int, number: int) -> None:
        """Give a seat to a bot, unless the record has grown beyond `number` lines by then."""
        self.game.spawn(self.game.alone_at(number, lambda: self._give_to_bot(seat)))

    async def _give_to_bot(self, seat: int) -> None:
        row = self.game.seats[seat]
        if row.bot:
            return
        spent = replace(self.game.clock.stopped(row), stand_in="medium", why="time")
        await self.set_seats([spent])
        await self.chat.note("chat-out-of-time", seat=f"seat:{self.game.names[seat]}")

    # ── Going and coming back ──

    def is_idle(self, seconds: float) -> bool:
        """Say whether this room may be forgotten: it is rebuilt from its record."""
        is_busy = self.presence.viewers or self.game.is_busy
        return not is_busy and timing.ticks() - self.game.used > seconds

    def alarm(self) -> Alarm | None:
        """Return when the clock that runs here will run out, for when this room is forgotten."""
        clock = self.game.clock
        if clock.running is None:
            return None
        left = clock.left(self.game.seats[clock.running]) / 1000
        return Alarm(clock.since, timing.ticks() + left)

    def resume(self, alarm: Alarm) -> None:
        """Take over a clock that has been running while nobody had this table open."""
        if self.game.clock.running is not None:
            self.game.clock.resume(alarm.since)
            self.attend(resumed=True)

    def close(self) -> None:
        self._stop_timer()
        self.grace.end()
        self.bots.close()
