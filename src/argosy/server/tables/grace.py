"""The grace after a turn, in which it can still be taken back: bots and the other people wait until it is over.

Nothing of it is kept. A server that starts again has none, and the game goes on at once.
"""

import asyncio
from collections.abc import Callable

from argosy.core.contract import verb_of
from argosy.server import timing
from argosy.server.messages import GraceInfo
from argosy.server.tables.game import TableGame

SECONDS = 3.0


class Grace:
    """That of one table: one seat has it at a time."""

    def __init__(self, game: TableGame, ended: Callable[[], None]) -> None:
        """`ended` is called when it is over without the position having changed."""
        self._game = game
        self._ended = ended
        self._seat: int | None = None  # whose it is
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._over = asyncio.Event()
        self._over.set()

    def begin(self, seat: int) -> None:
        """Begin if the decision of this seat has just ended its turn without saying so."""
        if not self._ends_a_turn(seat):
            return
        self._seat = seat
        self._until = timing.ticks() + SECONDS
        self._over.clear()
        self._timer = asyncio.get_running_loop().call_later(SECONDS, self.release, seat)

    def release(self, seat: int) -> None:
        """End that of this seat: by its own wish, or because its time is over."""
        if self._seat == seat:
            self.end()
            self._ended()

    def end(self) -> None:
        """End it, whoever has it: the position is another one now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._seat = None
        self._over.set()

    async def passed(self, seat: int | None = None) -> None:
        """Wait until nobody but this seat has it."""
        while self._seat is not None and self._seat != seat:
            await self._over.wait()

    def info(self) -> GraceInfo | None:
        if self._seat is None:
            return None
        left = max(self._until - timing.ticks(), 0.0)
        return GraceInfo(self._game.names[self._seat], int(left * 1000), int(SECONDS * 1000))

    def _ends_a_turn(self, seat: int) -> bool:
        """Say whether somebody elsewhere is asked now, who could not have learnt anything yet."""
        game, asked = self._game, self._game.asked()
        if asked is None or asked.number == seat or game.clock.kind != "none":
            return False
        mine = game.seats[seat].guest
        if mine is not None and asked.guest == mine and not asked.bot:
            return False  # they sit at the same screen
        match = game.playing()
        since = match.since_latest(seat)
        if not since or match.words.actions[verb_of(since[0].code)].yields:
            return False
        return match.obstacle(since[0], since, seat) is None
