"""Takes moves back: freely while nothing was learnt by them, otherwise when the other people agree.

Bots agree about what bots decided, and so do people at the same screen. Nobody agrees for a person:
neither the bot that stands in for them, nor the one that has had their seat since they left.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence

from argosy.core.contract import SPECTATOR
from argosy.core.match import Entry, Match, Refused
from argosy.server.identity import Visitor
from argosy.server.messages import Answer, Played, Undo, UndoInfo, UndoRequest
from argosy.server.problems import Problem
from argosy.server.problems import refused as refusal_of
from argosy.server.tables.access import Access
from argosy.server.tables.game import TableGame

MOST_UNDOS = 300  # of one seat in one game
MOST_TAKEN_BACK = 3_000  # lines of one game: a record stays short enough to be read in no time
REMEMBERED = 100  # ids of requests


class UndoRequests:
    def __init__(self, game: TableGame, access: Access, changed: Callable[[], None]) -> None:
        """`changed` is called when a request is made or answered."""
        self.request: UndoRequest | None = None
        self._act: str | None = None  # the action id of the request
        self._seen: OrderedDict[str, None] = OrderedDict()  # ids that have asked the others
        self._game = game
        self._access = access
        self._changed = changed

    def clear(self) -> None:
        """Forget the request: the game has moved on."""
        self.request = self._act = None

    async def ask(self, visitor: Visitor, ask: Undo) -> Played:
        """Take back a move, or ask the others to agree."""
        return await self._game.alone(
            lambda: self._ask(self._access.seat_of(visitor, ask.seat), ask)
        )

    async def answer(self, visitor: Visitor, ask: Answer) -> Played:
        """Agree to the request of another seat, or decline it."""
        return await self._game.alone(
            lambda: self._answer(self._access.seat_of(visitor, ask.seat), ask)
        )

    async def _ask(self, seat: int, ask: Undo) -> Played:
        act = f"{seat}:{ask.id}"
        done = self._game.done_before(act)
        if done is not None:
            return done
        match, names = self._game.playing(), self._game.names
        if act in self._seen:  # sent again after a lost answer: the others have been asked once
            return Played(ask.id, len(match.entries), 0, False)
        line = ask.line or match.latest_decision(seat)
        self._check(match, seat, line)
        agreed = self._agreeable(seat)
        if match.why_not_undo(names[seat], line, agreed) is None:
            return await self._take_back(seat, line, agreed, act)
        missing = [n for n in names if n not in agreed and n != names[seat]]
        self._set(UndoRequest(names[seat], line, sorted(agreed), missing), act)
        return Played(ask.id, len(match.entries), 0, False)

    async def _answer(self, seat: int, ask: Answer) -> Played:
        match, request, name = self._game.playing(), self.request, self._game.names[seat]
        if request is None or name not in request.missing:
            raise Problem("not_now", "problem-no-undo-asked")
        if not ask.agree:
            self._set(None, None)
            return Played(ask.id, len(match.entries), 0, False)
        agreed = [*request.agreed, name]
        missing = [n for n in request.missing if n != name]
        if missing:
            self._set(UndoRequest(request.seat, request.line, agreed, missing), self._act)
            return Played(ask.id, len(match.entries), 0, False)
        asking = self._game.seat_number(request.seat)
        self._check(match, asking, request.line)
        done = await self._take_back(asking, request.line, agreed, self._act)
        return Played(ask.id, done.number, done.lines)

    def _set(self, request: UndoRequest | None, act: str | None) -> None:
        self.request, self._act = request, act
        if act is not None:
            self._seen[act] = None
            while len(self._seen) > REMEMBERED:
                self._seen.popitem(last=False)
        self._changed()

    async def _take_back(self, seat: int, line: int, agreed: list[str], act: str | None) -> Played:
        twin = self._game.playing().twin()
        try:
            entry = twin.undo(line, self._game.names[seat], agreed)
        except Refused as refused:
            raise refusal_of("not_now", refused.refusal) from None
        await self._game.commit(twin, [entry], act, "")
        return Played(act.partition(":")[2] if act else "", len(twin.entries), 1)

    # ── What may be taken back ──

    def _check(self, match: Match, seat: int, line: int) -> None:
        """Raise Problem for what nobody could agree to."""
        names = self._game.names
        if self._game.seats[seat].stand_in:
            raise Problem("not_now", "problem-bot-plays")
        if not line:
            raise Problem("not_now", "problem-undo-nothing")
        refusal = match.why_not_undo(names[seat], line, names)
        if refusal is not None:
            raise refusal_of("not_now", refusal)
        since = match.since(line)
        gone = self._departed(since)
        if gone:
            raise Problem("not_now", "problem-undo-departed", seat=f"seat:{gone}")
        undos = sum(e.code < 0 and e.seat == seat for e in match.entries)
        taken = sum(e.taken_back > 0 for e in match.entries) + len(since)
        if undos >= MOST_UNDOS or taken > MOST_TAKEN_BACK:
            raise Problem("too_many", "problem-undone-enough")

    def _departed(self, since: Sequence[Entry]) -> str:
        """Return the seat of a person who has left, if one of these lines is their decision."""
        seats = self._game.seats
        for entry in since:
            if entry.seat >= 0 and seats[entry.seat].why == "left" and not self._game.by_bot(entry):
                return self._game.names[entry.seat]
        return ""

    def _agreeable(self, seat: int) -> list[str]:
        """Return the bots that sit there for good, and the people at the same screen."""
        seats = self._game.seats
        mine = seats[seat].guest
        return [
            self._game.names[s.number]
            for s in seats
            if s.number != seat and (s.kind == "bot" or (mine is not None and s.guest == mine))
        ]

    def info(self, viewer: int) -> UndoInfo:
        """Return what a viewer could take back, and what the others would have to say to it."""
        match, names = self._game.match, self._game.names
        if match is None or viewer == SPECTATOR or match.is_over:
            return UndoInfo(request=self.request)
        since = match.since_latest(viewer)
        if not since or self._departed(since):
            return UndoInfo(request=self.request)
        obstacle = match.obstacle(since[0], since, viewer)
        seats = [entry.seat for entry in since if entry.seat >= 0]
        agreed = {*self._agreeable(viewer), names[viewer]}
        return UndoInfo(
            line=since[0].number,
            free=not obstacle,
            obstacle=obstacle,
            request=self.request,
            decisions=len(seats),
            drawn=len(since) - len(seats),
            others=[name for n, name in enumerate(names) if n in seats and n != viewer],
            asks=[name for name in names if name not in agreed] if obstacle else [],
        )
