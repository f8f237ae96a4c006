"""The bots of one table: plays their turns, asks the hardest of them for hints, and has them explained."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, TypeVar

from argosy.server import timing
from argosy.server.bots.pool import BotPool, Crowded, NoChoice, OneAtATime
from argosy.server.bots.schedule import Asker
from argosy.server.bots.worker import SECONDS, Choice, Question
from argosy.server.cancellation import unless
from argosy.server.identity import Visitor
from argosy.server.logs import log
from argosy.server.messages import Hint, HintInfo, Play
from argosy.server.problems import Problem
from argosy.server.storage.queries import SeatRow
from argosy.server.tables.game import TableGame
from argosy.server.tables.grace import Grace
from argosy.server.tables.presence import Presence
from argosy.server.views import Sight, earlier

T = TypeVar("T")
BOT_TIME = 1200.0  # seconds of thinking that one table gets; beyond, its bots answer at once


class BotTurns:
    def __init__(self, game: TableGame, presence: Presence, grace: Grace, pool: BotPool) -> None:
        self._game = game
        self._presence = presence
        self._grace = grace
        self._pool = pool
        self._task: asyncio.Task[None] | None = None
        self._spent = 0.0  # seconds of thinking so far

    def play(self) -> None:
        """Start playing for the bots, unless that is under way. It ends when a person is asked."""
        if not self.are_playing:
            self._task = self._game.spawn(self._play())

    @property
    def are_playing(self) -> bool:
        return self._task is not None and not self._task.done()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        try:
            await self._go_on()
        except Exception as problem:  # a fault in one table stays there
            log("bot_stopped", table=self._game.id, problem=f"{type(problem).__name__}: {problem}")

    async def _go_on(self) -> None:
        since = timing.ticks()
        while True:
            seat = self._game.asked()
            if seat is None or not seat.bot or self._game.stale or not self._someone_cares():
                return
            number = len(self._game.playing().entries)
            text = await self._while_it_stands(self._choice_in_turn(seat, since))
            if text is None:
                since = timing.ticks()
            else:
                await self._decide(seat.number, number, text)

    def _someone_cares(self) -> bool:
        """Bots do not play on among themselves: a person must sit there, or be looking."""
        if any(s.kind == "person" and not s.bot for s in self._game.seats):
            return True
        return bool(self._presence.seated())

    async def _while_it_stands(self, work: Coroutine[Any, Any, T]) -> T | None:
        """Return what the work comes to, or None once the position has changed."""
        return await unless(self._game.changed.wait(), work)

    async def _choice_in_turn(self, seat: SeatRow, since: float) -> str:
        """Think while a turn may still be taken back, and answer when it stands."""
        text = await self._choice(seat, since)
        await self._grace.passed()
        return text

    async def _choice(self, seat: SeatRow, since: float) -> str:
        """Ask the bot; play the first legal action if it hangs, crashes or talks nonsense."""
        sight = Sight(self._game.playing(), seat.number)
        codes = sight.codes()
        began = timing.ticks()
        try:
            asker = self._pool.addresses.asker(self._game.table.owner)
            choice = Choice(codes[0])
            if len(codes) > 1:
                question = self._question(sight, seat.number, seat.bot)
                choice = await self._pool.choose(self._game.id, question, asker, since)
            code = choice.action
            self._spent += choice.seconds
        except Crowded:  # at once, and without thinking, rather than after a long time
            code = secrets.choice(codes)
        except NoChoice:
            code = 0
            self._spent += timing.ticks() - began
        if code not in codes:
            log("bot_replaced", table=self._game.id, level=seat.bot, seat=seat.number)
            code = codes[0]
        return sight.words.write(code)

    def _question(
        self, sight: Sight, seat: int, level: str, played: int | None = None, *, why: bool = False
    ) -> Question:
        seconds = SECONDS.get(level, 0.5) if self._spent < BOT_TIME else 0.05
        return Question(
            game=self._game.table.game,
            options=self._game.table.options,
            seat=seat,
            level=level,
            seconds=seconds,
            known=sight.known.dump(),
            why=why,
            played=played,
        )

    async def _decide(self, seat: int, number: int, text: str) -> None:
        await self._game.alone_at(number, lambda: self._play_for(seat, number, text))

    async def _play_for(self, seat: int, number: int, text: str) -> None:
        """Play as everybody plays, with an id that no client can write."""
        asked = self._game.asked()
        if asked is None or asked.number != seat or not asked.bot:
            return
        try:
            await self._game.play(seat, Play(f"!{number}", number, text), is_bot=True)
        except Problem as problem:
            log("bot_refused", table=self._game.id, code=problem.code)
            raise

    async def hint(self, visitor: Visitor, seat: int, ask: Hint) -> HintInfo:
        """Return what the hardest bot would do on this seat, and its best lines."""
        match = self._game.playing()
        if not self._game.table.hints:
            raise Problem("not_now", "problem-no-hints")
        sight = Sight(match, seat)
        codes = sight.codes()
        if not codes:
            raise Problem("not_now", "problem-nothing-to-decide")
        if len(codes) == 1:
            return sight.hint(codes[0], [], ask.id)
        choice = await self._advice(visitor, sight, seat, "hard")
        if self._game.match is not match:
            raise Problem("stale", "problem-stale")
        if choice.action not in codes:
            raise Problem("busy", "problem-bot-silent", retry=2)
        return sight.hint(choice.action, choice.lines, ask.id)

    async def explain(self, visitor: Visitor, viewer: int, ask: Hint, line: int) -> HintInfo:
        """Return what a bot of the same strength sees in the position of a bot's decision.

        It thinks once more, and from what the viewer knows: so it gives away nothing of what the bot alone knew.
        """
        if not self._game.table.hints:
            raise Problem("not_now", "problem-no-hints")
        match = self._game.playing()
        entry = match.entries[line - 1] if line <= len(match.entries) else None
        if entry is None or not self._game.is_bots(entry):
            raise Problem("not_now", "problem-no-bot-decision")
        sight = earlier(match, viewer, line)
        codes = sight.codes_of(entry.seat)
        if entry.code not in codes or len(codes) == 1:
            return sight.explanation(entry.code, [], ask.id)
        level = self._game.seats[entry.seat].bot
        thinks = level if level in SECONDS else "medium"  # a plain bot weighs nothing up
        choice = await self._advice(visitor, sight, entry.seat, thinks, entry.code)
        return sight.explanation(entry.code, choice.lines, ask.id)

    async def _advice(
        self, visitor: Visitor, sight: Sight, seat: int, level: str, played: int | None = None
    ) -> Choice:
        """Think for a person who wants to know."""
        who = visitor.guest or visitor.key or visitor.address
        question = self._question(sight, seat, level, played, why=True)
        thinking = self._pool.choose(self._game.id, question, Asker(visitor.address, who), None)
        try:
            choice = await self._while_it_stands(thinking)
        except OneAtATime:
            raise Problem("too_fast", "problem-one-hint", retry=2) from None
        except Crowded as problem:
            raise Problem("busy", "problem-many-hints", retry=problem.retry) from None
        except NoChoice:
            return Choice(0)
        if choice is None:
            raise Problem("stale", "problem-stale")
        return choice
